//! One feature's scoring, with everything that explains it.

use super::{RuleId, joined};
use crate::board::{Player, Presence};
use crate::games::{self, GameId};
use crate::play::source::Source;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::lang::Lang;
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::FeatureKind;
use serde::Serialize;
use std::fmt;
use strum::IntoStaticStr;

/// On what occasion something is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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

impl Occasion {
    /// The word for it between programs.
    pub fn word(self) -> &'static str {
        self.into()
    }
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
    /// What one game alone tells about it, if there is something.
    #[serde(flatten)]
    pub detail: Option<Detail>,
    /// Those who get the points, each of them in full. Nobody, if no follower is there, or where a tie
    /// scores nobody.
    pub winners: Vec<Player>,
    /// The rules it follows from.
    pub rules: Vec<RuleId>,
}

/// A player's followers on a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Share {
    /// Whose followers these are.
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

/// The detail of games that tell nothing of their own about scorings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum NoDetail {}

impl NoDetail {
    pub(crate) fn remark(&self, _lang: Lang) -> Option<String> {
        match *self {}
    }

    pub(crate) fn shares(&self) -> Vec<String> {
        match *self {}
    }
}

macro_rules! define {
    ($(($Game:ident, $room:ident, $doc:literal))*) => {
        /// What one game alone tells about a scoring.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum Detail {
            $(#[doc = $doc] $Game(games::$room::words::Detail),)*
        }

        impl Detail {
            /// What there is to say beside the arithmetic, if there is something.
            pub(super) fn remark(&self, lang: Lang) -> Option<String> {
                match self {
                    $(Self::$Game(detail) => detail.remark(lang),)*
                }
            }

            /// What each player has there besides followers, in the notation: `1:4+2`.
            fn shares(&self) -> Vec<String> {
                match self {
                    $(Self::$Game(detail) => detail.shares(),)*
                }
            }
        }

        impl Scoring {
            /// The scoring as a sentence: what, the arithmetic, who gets it and by which rules.
            pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
                match self.game() {
                    $(GameId::$Game => games::$room::words::tell_scoring(self, lang, names),)*
                }
            }

            /// Where its points come from.
            pub fn source(&self) -> Source {
                match self.game() {
                    $(GameId::$Game => games::$room::words::source(self),)*
                }
            }
        }
    };
}

crate::each_game!(define);

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
            detail: None,
            winners: Vec::new(),
            rules: Vec::new(),
        }
    }

    /// The game it is a scoring of; the base game, if no rule says.
    pub fn game(&self) -> GameId {
        self.rules.first().and_then(|rule| rule.game()).unwrap_or(GameId::Base)
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
            Occasion::Farmers => "supplied",
            other => other.word(),
        };
        f.write_str(occasion)?;
        if let Some(at) = self.segments.first() {
            write!(f, " {at}")?;
        }
        write!(f, ": {}", self.arithmetic(Lang::En))?;
        if let Some(told) = self.detail.as_ref().and_then(|detail| detail.remark(Lang::En)) {
            write!(f, ", {told}")?;
        }
        if self.winners.is_empty() {
            write!(f, " for nobody")?;
        } else {
            write!(f, " for {}", joined(&self.winners, " "))?;
        }
        let followers = self.followers.iter().map(|s| format!("{}:{}", s.player, s.followers));
        let others = self.detail.as_ref().map_or(Vec::new(), Detail::shares);
        let shares: Vec<String> = followers.chain(others).collect();
        if !shares.is_empty() {
            write!(f, " ({})", shares.join(" "))?;
        }
        write!(f, " [{}]", self.rule_list())
    }
}
