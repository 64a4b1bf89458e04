//! One feature's scoring, with everything that explains it.

use super::{Hunt, RuleId, joined};
use crate::board::{Player, Presence};
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::lang::{self, Lang, Text};
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::FeatureKind;
use serde::Serialize;
use std::fmt;

/// On what occasion something is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// It was completed.
    Completed,
    /// The game ended before it was completed.
    Unfinished,
    /// Farmers are paid for the cities they supply.
    Farmers,
    /// The game has ended, when this kind of feature is always scored: courts.
    Final,
    /// The larger keep is paid for the largest empty area.
    Keep,
    /// Huts are paid for the fish of a river system.
    Huts,
}

/// What a term of a scoring counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Tiles of the feature.
    Tiles,
    /// Shields in it.
    Shields,
    /// Completed cities.
    Cities,
    /// Markets in a court.
    Markets,
    /// Cells of an empty area.
    Cells,
    /// Public buildings.
    Public,
    /// Historic buildings.
    Historic,
    /// Segments of the feature.
    Segments,
    /// Mushroom patches in a forest.
    Mushrooms,
    /// Fish in lakes.
    Fish,
    /// Deer that the tigers leave.
    Deer,
    /// Mammoths.
    Mammoths,
    /// Aurochs.
    Aurochs,
}

impl Counted {
    fn text(self, n: u32, lang: Lang) -> String {
        match (self, lang) {
            (Self::Tiles, Lang::En) => lang::count(n, "tile", "tiles", lang),
            (Self::Tiles, Lang::Fr) => lang::count(n, "tuile", "tuiles", lang),
            (Self::Shields, Lang::En) => lang::count(n, "shield", "shields", lang),
            (Self::Shields, Lang::Fr) => lang::count(n, "blason", "blasons", lang),
            (Self::Cities, Lang::En) => lang::count(n, "completed city", "completed cities", lang),
            (Self::Cities, Lang::Fr) => lang::count(n, "ville achevée", "villes achevées", lang),
            (Self::Markets, Lang::En) => lang::count(n, "market", "markets", lang),
            (Self::Markets, Lang::Fr) => lang::count(n, "marché", "marchés", lang),
            (Self::Cells, Lang::En) => lang::count(n, "empty cell", "empty cells", lang),
            (Self::Cells, Lang::Fr) => lang::count(n, "case vide", "cases vides", lang),
            (Self::Public, Lang::En) => lang::count(n, "public building", "public buildings", lang),
            (Self::Public, Lang::Fr) => lang::count(n, "bâtiment public", "bâtiments publics", lang),
            (Self::Historic, Lang::En) => lang::count(n, "historic building", "historic buildings", lang),
            (Self::Historic, Lang::Fr) => {
                lang::count(n, "bâtiment historique", "bâtiments historiques", lang)
            }
            (Self::Segments, Lang::En) => lang::count(n, "segment", "segments", lang),
            (Self::Segments, Lang::Fr) => lang::count(n, "section", "sections", lang),
            (Self::Mushrooms, Lang::En) => lang::count(n, "mushroom patch", "mushroom patches", lang),
            (Self::Mushrooms, Lang::Fr) => lang::count(n, "coin à champignons", "coins à champignons", lang),
            (Self::Fish, Lang::En) => lang::count(n, "fish", "fish", lang),
            (Self::Fish, Lang::Fr) => lang::count(n, "poisson", "poissons", lang),
            (Self::Deer, Lang::En) => lang::count(n, "deer", "deer", lang),
            (Self::Deer, Lang::Fr) => lang::count(n, "gibier", "gibiers", lang),
            (Self::Mammoths, Lang::En) => lang::count(n, "mammoth", "mammoths", lang),
            (Self::Mammoths, Lang::Fr) => lang::count(n, "mammouth", "mammouths", lang),
            (Self::Aurochs, _) => lang::count(n, "aurochs", "aurochs", lang),
        }
    }
}

/// One product of a scoring's arithmetic: so many of something at so many points each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Term {
    /// How many.
    pub count: u32,
    /// Of what.
    pub of: Counted,
    /// At how many points each.
    pub each: u32,
}

/// One feature's scoring with everything that explains it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scoring {
    /// What is scored: a feature, or a city that farmers supply.
    pub kind: FeatureKind,
    /// Why now.
    pub occasion: Occasion,
    /// The segments it consists of, in reading order; what lies outside the board, as start spaces do, last.
    pub segments: Vec<Place>,
    /// The squares it counts, in reading order; for a monastery those around it too, for a keep the empty
    /// ones.
    pub tiles: Vec<Pos>,
    /// Features beside it that matter: the fields of a city's farmers, or the cities a field supplies.
    pub touching: Vec<Vec<Place>>,
    /// The arithmetic.
    pub terms: Vec<Term>,
    /// What it adds up to.
    pub points: u32,
    /// How many followers each player has there.
    pub followers: Vec<Share>,
    /// The keeps that are compared; for the scoring of the keep only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keeps: Vec<KeepSize>,
    /// What tigers, fire and shrine have to do with it; for meadows only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hunt: Option<Hunt>,
    /// Those who get the points, each of them in full. Nobody, if no follower is there, or where a tie
    /// scores nobody.
    pub winners: Vec<Player>,
    /// The rules it follows from.
    pub rules: Vec<RuleId>,
}

/// A player's followers on a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Share {
    /// Who.
    pub player: Player,
    /// How many.
    pub followers: u32,
}

/// Terms and what they add up to, as people write it.
pub(crate) fn arithmetic(terms: &[Term], points: u32, lang: Lang) -> String {
    let terms: Vec<String> =
        terms.iter().map(|t| format!("{} × {}", t.of.text(t.count, lang), t.each)).collect();
    format!("{} = {points}", terms.join(" + "))
}

impl Share {
    /// Everybody's who is there.
    pub(crate) fn all(presence: Presence) -> Vec<Self> {
        presence.iter().map(|(player, weight)| Self { player, followers: u32::from(weight) }).collect()
    }
}

/// How large a player's keep counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct KeepSize {
    /// Whose.
    pub player: Player,
    /// Tiles of the house it stands on.
    pub tiles: u32,
    /// Tiles it counts more by wall tiles.
    pub bonus: u32,
}

impl fmt::Display for KeepSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.tiles)?;
        if self.bonus > 0 { write!(f, "+{}", self.bonus) } else { Ok(()) }
    }
}

impl Scoring {
    /// The scoring of these parts on these squares, with everything else still to be said.
    pub(crate) fn of(kind: FeatureKind, occasion: Occasion, segments: Vec<Place>, tiles: Vec<Pos>) -> Self {
        Self {
            kind,
            occasion,
            segments,
            tiles,
            touching: Vec::new(),
            terms: Vec::new(),
            points: 0,
            followers: Vec::new(),
            keeps: Vec::new(),
            hunt: None,
            winners: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// The arithmetic as people write it: `3 tiles × 2 + 1 shield × 2 = 8`.
    pub fn arithmetic(&self, lang: Lang) -> String {
        arithmetic(&self.terms, self.points, lang)
    }

    /// The numbers of the rules: `B11 B14`.
    pub fn rule_list(&self) -> String {
        self.rules.iter().map(RuleId::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let occasion = match self.occasion {
            Occasion::Completed => "completed",
            Occasion::Unfinished => "unfinished",
            Occasion::Farmers => "supplied",
            Occasion::Final => "final",
            Occasion::Keep => "keep",
            Occasion::Huts => "huts",
        };
        f.write_str(occasion)?;
        if let Some(at) = self.segments.first() {
            write!(f, " {at}")?;
        }
        write!(f, ": {}", self.arithmetic(Lang::En))?;
        if let Some(told) = self.hunt.as_ref().and_then(|hunt| hunt.tell(Lang::En)) {
            write!(f, ", {told}")?;
        }
        if self.winners.is_empty() {
            write!(f, " for nobody")?;
        } else {
            write!(f, " for {}", joined(&self.winners, " "))?;
        }
        let followers = self.followers.iter().map(|s| format!("{}:{}", s.player, s.followers));
        let keeps = self.keeps.iter().map(|keep| format!("{}:{keep}", keep.player));
        let shares: Vec<String> = followers.chain(keeps).collect();
        if !shares.is_empty() {
            write!(f, " ({})", shares.join(" "))?;
        }
        write!(f, " [{}]", self.rule_list())
    }
}

impl Scoring {
    /// The scoring as a sentence: what, the arithmetic, who gets it and by which rules.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        if self.occasion == Occasion::Keep {
            return self.tell_keep(lang, names);
        }
        let what = match (self.segments.first(), self.occasion, lang) {
            (None, ..) => String::new(),
            (Some(at), Occasion::Huts, Lang::En) => format!("The river system on {}", at.pos),
            (Some(at), Occasion::Huts, Lang::Fr) => format!("Le réseau de rivières en {}", at.pos),
            (Some(at), ..) => lang::capitalised(&at.describe(lang)),
        };
        let feminine = self.kind.is_feminine();
        let occasion = match (self.occasion, feminine) {
            (Occasion::Completed, true) => Text { en: "is completed", fr: "est achevée" },
            (Occasion::Completed, false) => Text { en: "is completed", fr: "est achevé" },
            (Occasion::Unfinished, true) => Text { en: "is unfinished", fr: "est inachevée" },
            (Occasion::Unfinished, false) => Text { en: "is unfinished", fr: "est inachevé" },
            (Occasion::Farmers, true) => {
                Text { en: "is supplied by farmers", fr: "est approvisionnée par des paysans" }
            }
            (Occasion::Farmers, false) => Text { en: "supplies cities", fr: "approvisionne des villes" },
            (Occasion::Huts, _) => Text { en: "is scored for its huts", fr: "est évalué pour ses huttes" },
            (Occasion::Final | Occasion::Keep, true) => {
                Text { en: "is scored at the end", fr: "est évaluée à la fin" }
            }
            (Occasion::Final | Occasion::Keep, false) => {
                Text { en: "is scored at the end", fr: "est évalué à la fin" }
            }
        };
        let winning: Vec<String> = self.winners.iter().map(|&player| names(player)).collect();
        let who = lang::list(&winning, lang);
        let tie = !self.followers.is_empty();
        let verdict = match (lang, winning.len()) {
            (Lang::En, 0) if tie => "nobody has the majority, nobody scores".to_owned(),
            (Lang::Fr, 0) if tie => "personne n'a la majorité, personne ne marque".to_owned(),
            (Lang::En, 0) => "nobody is there, nobody scores".to_owned(),
            (Lang::En, 1) => format!("{who} scores {}", self.points),
            (Lang::En, _) => format!("{who} score {} each", self.points),
            (Lang::Fr, 0) => "personne n'y est, personne ne marque".to_owned(),
            (Lang::Fr, 1) => format!("{who} marque {}", self.points),
            (Lang::Fr, _) => format!("{who} marquent chacun {}", self.points),
        };
        let (occasion, rules) = (occasion.get(lang), self.rule_list());
        let hunt = self.hunt.as_ref().and_then(|hunt| hunt.tell(lang));
        let arithmetic = self.arithmetic(lang) + &hunt.map_or(String::new(), |told| format!(" ({told})"));
        let majority = self.majority(lang, names);
        match lang {
            Lang::En => format!("{what} {occasion}: {arithmetic}; {verdict}{majority} [{rules}]."),
            Lang::Fr => format!("{what} {occasion} : {arithmetic} ; {verdict}{majority} [{rules}]."),
        }
    }

    /// The keep's scoring as a sentence: whose keep is larger, and what the empty area pays.
    fn tell_keep(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let keeps: Vec<String> =
            self.keeps.iter().map(|keep| format!("{} {keep}", names(keep.player))).collect();
        let (keeps, arithmetic, rules) = (keeps.join(", "), self.arithmetic(lang), self.rule_list());
        match (lang, self.winners.first()) {
            (Lang::En, Some(&winner)) => {
                let (who, points) = (names(winner), self.points);
                format!(
                    "{who} has the largest keep and is paid for the largest empty area: {arithmetic}; {who} scores {points} (keeps: {keeps}) [{rules}]."
                )
            }
            (Lang::Fr, Some(&winner)) => {
                let (who, points) = (names(winner), self.points);
                format!(
                    "{who} a le plus grand palais et reçoit les points de la plus grande zone vide : {arithmetic} ; {who} marque {points} (palais : {keeps}) [{rules}]."
                )
            }
            (Lang::En, None) => {
                format!(
                    "The keeps are equally large (keeps: {keeps}): nobody scores the largest empty area, {arithmetic} [{rules}]."
                )
            }
            (Lang::Fr, None) => {
                format!(
                    "Les palais sont de même taille (palais : {keeps}) : personne ne marque la plus grande zone vide, {arithmetic} [{rules}]."
                )
            }
        }
    }

    /// ` (followers: Anna 2, Ben 1)` when more than one player is there.
    fn majority(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        if self.followers.len() < 2 {
            return String::new();
        }
        let shares: Vec<String> =
            self.followers.iter().map(|s| format!("{} {}", names(s.player), s.followers)).collect();
        let shares = shares.join(", ");
        match (lang, self.occasion) {
            (Lang::En, Occasion::Huts) => format!(" (huts: {shares})"),
            (Lang::Fr, Occasion::Huts) => format!(" (huttes : {shares})"),
            (Lang::En, _) => format!(" (followers: {shares})"),
            (Lang::Fr, _) => format!(" (partisans : {shares})"),
        }
    }
}
