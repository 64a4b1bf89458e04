//! What happens in every game, in words.

use super::{Counted, Event, Occasion, RuleId, Scoring, joined};
use crate::board::Player;
use crate::vocabulary::lang::{self, Lang, Say, Text};
use crate::vocabulary::pieces::{Piece, Role};

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        impl Event {
            /// What happened, as a sentence in which players go by these names.
            pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
                let role = |role: &Role| role.text().get(lang);
                match (self, lang) {
                    (Self::Drawn { player, tile, left }, Lang::En) => {
                        format!(
                            "{} draws {tile} ({} left).",
                            names(*player),
                            lang::count(*left, "tile", "tiles", lang)
                        )
                    }
                    (Self::Drawn { player, tile, left }, Lang::Fr) => {
                        let left = lang::count(*left, "tuile restante", "tuiles restantes", lang);
                        format!("{} pioche {tile} ({left}).", names(*player))
                    }
                    (Self::SetAside { tile, rule, .. }, Lang::En) => {
                        format!("The tile {tile} fits nowhere and leaves the game [{rule}].")
                    }
                    (Self::SetAside { tile, rule, .. }, Lang::Fr) => {
                        format!("La tuile {tile} ne peut être posée nulle part et quitte le jeu [{rule}].")
                    }
                    (Self::Laid { player, pos, .. }, Lang::En) => {
                        format!("{} lays the tile on {pos}.", names(*player))
                    }
                    (Self::Laid { player, pos, .. }, Lang::Fr) => {
                        format!("{} pose la tuile en {pos}.", names(*player))
                    }
                    (Self::Placed { player, piece, role: as_, pos, spot }, Lang::En) => {
                        let a = if *piece == Piece::Big { "a big" } else { "a" };
                        format!("{} places {a} {} on {pos} ({}).", names(*player), role(as_), spot.whereabouts(lang))
                    }
                    (Self::Placed { player, piece, role: as_, pos, spot }, Lang::Fr) => {
                        let a = match piece {
                            Piece::Big => "un gros",
                            _ if as_.is_feminine() => "une",
                            _ => "un",
                        };
                        format!("{} place {a} {} en {pos} ({}).", names(*player), role(as_), spot.whereabouts(lang))
                    }
                    (Self::Scored(scoring), _) => scoring.tell(lang, names),
                    (Self::Returned { player, piece, role: as_, pos, .. }, Lang::En) => {
                        let big = if *piece == Piece::Big { "big " } else { "" };
                        format!("{} takes the {big}{} on {pos} back.", names(*player), role(as_))
                    }
                    (Self::Returned { player, piece, role: as_, pos, .. }, Lang::Fr) => {
                        let big = if *piece == Piece::Big { "gros " } else { "" };
                        format!("{} reprend le {big}{} en {pos}.", names(*player), role(as_))
                    }
                    (Self::FinalScoring { rule }, Lang::En) => format!("No tile is left: final scoring [{rule}]."),
                    (Self::FinalScoring { rule }, Lang::Fr) => {
                        format!("Il ne reste aucune tuile : évaluation finale [{rule}].")
                    }
                    (Self::Over { scores, winners, rule }, _) => tell_over(scores, winners, *rule, lang, names),
                    $((Self::$Game(event), _) => event.tell(lang, names),)*
                }
            }
        }
    };
}

crate::each_game!(define);

/// Players go by their numbers.
impl Say for Event {
    fn say(&self, lang: Lang) -> String {
        self.tell(lang, &|player| numbered(player, lang))
    }
}

/// What to call a player without a name.
pub fn numbered(player: Player, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Player {player}"),
        Lang::Fr => format!("Joueur {player}"),
    }
}

fn tell_over(
    scores: &[u32],
    winners: &[Player],
    rule: RuleId,
    lang: Lang,
    names: &dyn Fn(Player) -> String,
) -> String {
    let winning: Vec<String> = winners.iter().map(|&player| names(player)).collect();
    let (scores, who) = (joined(scores, " – "), lang::list(&winning, lang));
    match (lang, winners.len()) {
        (Lang::En, 1) => format!("The game is over, {scores}: {who} wins [{rule}]."),
        (Lang::En, _) => format!("The game is over, {scores}: {who} share the win [{rule}]."),
        (Lang::Fr, 1) => format!("La partie est finie, {scores} : {who} gagne [{rule}]."),
        (Lang::Fr, _) => format!("La partie est finie, {scores} : {who} se partagent la victoire [{rule}]."),
    }
}

impl Counted {
    pub(super) fn text(self, n: u32, lang: Lang) -> String {
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

/// How a game tells a scoring in its own words; the rest of the sentence is the same in all games.
pub(crate) struct Wording {
    /// What is scored, where it is not just the feature.
    pub(crate) what: Option<String>,
    /// What happens to it, where that is not just completion or the end of the game.
    pub(crate) occasion: Option<Text>,
    /// What majorities are counted in: followers, in the game's own word.
    pub(crate) shares: Text,
}

impl Scoring {
    /// The scoring as a sentence in a game's own words.
    pub(crate) fn tell_as(&self, wording: Wording, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let at = self.segments.first();
        let what =
            wording.what.or_else(|| at.map(|at| lang::capitalised(&at.describe(lang)))).unwrap_or_default();
        let occasion = wording.occasion.unwrap_or(match (self.occasion, self.kind.is_feminine()) {
            (Occasion::Completed, true) => Text { en: "is completed", fr: "est achevée" },
            (Occasion::Completed, false) => Text { en: "is completed", fr: "est achevé" },
            (Occasion::Unfinished, true) => Text { en: "is unfinished", fr: "est inachevée" },
            (Occasion::Unfinished, false) => Text { en: "is unfinished", fr: "est inachevé" },
            (_, true) => Text { en: "is scored at the end", fr: "est évaluée à la fin" },
            (_, false) => Text { en: "is scored at the end", fr: "est évalué à la fin" },
        });
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
        let remark = self.detail.as_ref().and_then(|detail| detail.remark(lang));
        let arithmetic = self.arithmetic(lang) + &remark.map_or(String::new(), |told| format!(" ({told})"));
        let majority = self.majority(wording.shares.get(lang), lang, names);
        match lang {
            Lang::En => format!("{what} {occasion}: {arithmetic}; {verdict}{majority} [{rules}]."),
            Lang::Fr => format!("{what} {occasion} : {arithmetic} ; {verdict}{majority} [{rules}]."),
        }
    }

    /// ` (followers: Anna 2, Ben 1)` when more than one player is there.
    fn majority(&self, of: &str, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        if self.followers.len() < 2 {
            return String::new();
        }
        let shares: Vec<String> =
            self.followers.iter().map(|s| format!("{} {}", names(s.player), s.followers)).collect();
        let shares = shares.join(", ");
        match lang {
            Lang::En => format!(" ({of}: {shares})"),
            Lang::Fr => format!(" ({of} : {shares})"),
        }
    }
}
