//! What happens in a game, told so that every point is explained.

use crate::board::Player;
use crate::geometry::{Pos, Rotation};
use crate::lang::{self, Lang, Say, Text};
use crate::pieces::{Piece, Place, Spot};
use crate::tiles::{FeatureKind, TileName};
use serde::Serialize;
use std::fmt;

/// Something that happened. `Display` is the stable notation of records and tests; [`Say`] tells it to people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A tile was drawn for the player in turn.
    Drawn {
        /// For whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// How many remain after it.
        left: u32,
    },
    /// The drawn tile fits nowhere and leaves the game; another is drawn if there is one.
    SetAside {
        /// Who drew it.
        player: Player,
        /// The tile.
        tile: TileName,
    },
    /// A tile was laid.
    Laid {
        /// By whom.
        player: Player,
        /// The tile.
        tile: TileName,
        /// Where.
        pos: Pos,
        /// How it is turned.
        #[serde(serialize_with = "in_degrees")]
        rotation: Rotation,
    },
    /// A piece was put on the board.
    Placed {
        /// By whom.
        player: Player,
        /// What.
        piece: Piece,
        /// On which tile.
        pos: Pos,
        /// On which part of it.
        spot: Spot,
    },
    /// A feature was scored.
    Scored(Scoring),
    /// A piece went back to its owner.
    Returned {
        /// To whom.
        player: Player,
        /// What.
        piece: Piece,
        /// From which tile.
        pos: Pos,
        /// From which part of it.
        spot: Spot,
    },
    /// No tile is left: what follows is the final scoring.
    FinalScoring,
    /// The game is over.
    Over {
        /// Points, by seat.
        scores: Vec<u32>,
        /// Who has most of them.
        winners: Vec<Player>,
    },
}

fn in_degrees<S: serde::Serializer>(rotation: &Rotation, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u16(rotation.degrees())
}

/// The number of a rule: `B12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

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
    /// The segments it consists of, in reading order.
    pub segments: Vec<Place>,
    /// The tiles it counts, in reading order; for a monastery those around it too.
    pub tiles: Vec<Pos>,
    /// Features beside it that matter: the fields of a city's farmers, or the cities a field supplies.
    pub touching: Vec<Vec<Place>>,
    /// The arithmetic.
    pub terms: Vec<Term>,
    /// What it adds up to.
    pub points: u32,
    /// How many followers each player has there.
    pub followers: Vec<Share>,
    /// Those with the majority: each gets the points. Nobody, if no follower is there.
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

impl Scoring {
    /// The arithmetic as people write it: `3 tiles × 2 + 1 shield × 2 = 8`.
    pub fn arithmetic(&self, lang: Lang) -> String {
        arithmetic(&self.terms, self.points, lang)
    }

    /// The numbers of the rules: `B11 B14`.
    pub fn rule_list(&self) -> String {
        self.rules.iter().map(RuleId::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drawn { player, tile, left } => write!(f, "drawn {player} {tile} left {left}"),
            Self::SetAside { player, tile } => write!(f, "set-aside {player} {tile}"),
            Self::Laid { player, tile, pos, rotation } => write!(f, "laid {player} {tile} {pos} {rotation}"),
            Self::Placed { player, piece, pos, spot } => write!(f, "placed {player} {piece} {pos} {spot}"),
            Self::Scored(scoring) => write!(f, "scored {scoring}"),
            Self::Returned { player, piece, pos, spot } => {
                write!(f, "returned {player} {piece} {pos} {spot}")
            }
            Self::FinalScoring => f.write_str("final-scoring"),
            Self::Over { scores, winners } => {
                write!(f, "over {} won by {}", joined(scores, " "), joined(winners, " "))
            }
        }
    }
}

impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let occasion = match self.occasion {
            Occasion::Completed => "completed",
            Occasion::Unfinished => "unfinished",
            Occasion::Farmers => "supplied",
        };
        let at = self.segments.first().map_or(String::new(), Place::to_string);
        write!(f, "{occasion} {at}: {}", self.arithmetic(Lang::En))?;
        if self.winners.is_empty() {
            write!(f, " for nobody")?;
        } else {
            write!(f, " for {}", joined(&self.winners, " "))?;
            let shares = self.followers.iter().map(|s| format!("{}:{}", s.player, s.followers));
            write!(f, " ({})", shares.collect::<Vec<_>>().join(" "))?;
        }
        write!(f, " [{}]", self.rule_list())
    }
}

fn joined<T: fmt::Display>(items: &[T], gap: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(gap)
}

impl Event {
    /// What happened, as a sentence in which players go by these names.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let role = |piece: &Piece, spot: &Spot| piece.role(spot.kind).get(lang);
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
            (Self::SetAside { tile, .. }, Lang::En) => {
                format!("{tile} fits nowhere and leaves the game [B6].")
            }
            (Self::SetAside { tile, .. }, Lang::Fr) => {
                format!(
                    "{tile} ne peut être posée nulle part et quitte le jeu ; on pioche une autre tuile [B6]."
                )
            }
            (Self::Laid { player, tile, pos, rotation }, Lang::En) => {
                format!("{} lays {tile} on {pos}, turned by {rotation}°.", names(*player))
            }
            (Self::Laid { player, tile, pos, rotation }, Lang::Fr) => {
                format!("{} pose {tile} en {pos}, tournée de {rotation}°.", names(*player))
            }
            (Self::Placed { player, piece, pos, spot }, Lang::En) => {
                format!("{} places a {} on {pos} ({spot}).", names(*player), role(piece, spot))
            }
            (Self::Placed { player, piece, pos, spot }, Lang::Fr) => {
                format!("{} place un {} en {pos} ({spot}).", names(*player), role(piece, spot))
            }
            (Self::Scored(scoring), _) => scoring.tell(lang, names),
            (Self::Returned { player, piece, pos, spot }, Lang::En) => {
                format!("{} takes the {} on {pos} back.", names(*player), role(piece, spot))
            }
            (Self::Returned { player, piece, pos, spot }, Lang::Fr) => {
                format!("{} reprend le {} en {pos}.", names(*player), role(piece, spot))
            }
            (Self::FinalScoring, Lang::En) => "No tile is left: final scoring [B19].".into(),
            (Self::FinalScoring, Lang::Fr) => "Il ne reste aucune tuile : évaluation finale [B19].".into(),
            (Self::Over { scores, winners }, _) => tell_over(scores, winners, lang, names),
        }
    }
}

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

fn tell_over(scores: &[u32], winners: &[Player], lang: Lang, names: &dyn Fn(Player) -> String) -> String {
    let winning: Vec<String> = winners.iter().map(|&player| names(player)).collect();
    let (scores, who) = (joined(scores, " – "), lang::list(&winning, lang));
    match (lang, winners.len()) {
        (Lang::En, 1) => format!("The game is over, {scores}: {who} wins [B22]."),
        (Lang::En, _) => format!("The game is over, {scores}: {who} share the win [B22]."),
        (Lang::Fr, 1) => format!("La partie est finie, {scores} : {who} gagne [B22]."),
        (Lang::Fr, _) => format!("La partie est finie, {scores} : {who} se partagent la victoire [B22]."),
    }
}

impl Scoring {
    /// The scoring as a sentence: what, the arithmetic, who gets it and by which rules.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let what =
            lang::capitalised(&self.segments.first().map_or(String::new(), |place| place.describe(lang)));
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
        };
        let winning: Vec<String> = self.winners.iter().map(|&player| names(player)).collect();
        let who = lang::list(&winning, lang);
        let verdict = match (lang, winning.len()) {
            (Lang::En, 0) => "nobody is there, nobody scores".to_owned(),
            (Lang::En, 1) => format!("{who} scores {}", self.points),
            (Lang::En, _) => format!("{who} score {} each", self.points),
            (Lang::Fr, 0) => "personne n'y est, personne ne marque".to_owned(),
            (Lang::Fr, 1) => format!("{who} marque {}", self.points),
            (Lang::Fr, _) => format!("{who} marquent chacun {}", self.points),
        };
        let (occasion, arithmetic, rules) = (occasion.get(lang), self.arithmetic(lang), self.rule_list());
        let majority = self.majority(lang, names);
        match lang {
            Lang::En => format!("{what} {occasion}: {arithmetic}; {verdict}{majority} [{rules}]."),
            Lang::Fr => format!("{what} {occasion} : {arithmetic} ; {verdict}{majority} [{rules}]."),
        }
    }

    /// ` (followers: Anna 2, Ben 1)` when more than one player is there.
    fn majority(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        if self.followers.len() < 2 {
            return String::new();
        }
        let shares: Vec<String> =
            self.followers.iter().map(|s| format!("{} {}", names(s.player), s.followers)).collect();
        match lang {
            Lang::En => format!(" (followers: {})", shares.join(", ")),
            Lang::Fr => format!(" (partisans : {})", shares.join(", ")),
        }
    }
}

/// Where the events of a move go.
pub trait Sink {
    /// Takes an event. A sink that does not listen never calls `make`, so it costs nothing.
    fn tell(&mut self, make: impl FnOnce() -> Event);
}

/// Listens to nothing: for rollouts.
pub struct Silent;

impl Sink for Silent {
    #[inline(always)]
    fn tell(&mut self, _make: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        self.push(make());
    }
}
