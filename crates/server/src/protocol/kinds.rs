//! The closed lists of words: each is one JSON string of a few.

use serde::{Deserialize, Serialize};
use std::fmt;
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

/// Writes a value as the word that it is in messages.
pub(crate) fn write_word(value: &impl Serialize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => f.write_str(&word),
        _ => Err(fmt::Error),
    }
}

mirror! {
    /// What matters most about a move.
    Touch of bastide_engine::touch::Touch {
        /// It completes something.
        Completes,
        /// It continues what is the player's own.
        Own,
        /// It touches what is another's.
        Others,
        /// It continues what nobody has claimed.
        Free,
        /// None of these.
        Nothing,
    }
}

mirror! {
    /// What a part of a tile, and the feature it belongs to, is.
    FeatureKind of bastide_engine::tiles::FeatureKind {
        /// A road.
        Road,
        /// A city.
        City,
        /// A field.
        Field,
        /// A monastery.
        Monastery,
        /// Where roads end in the middle of a tile; nobody stands there.
        Crossroads,
        /// A tower.
        Tower,
        /// A house.
        House,
        /// A court.
        Court,
        /// A market.
        Market,
        /// A residential area.
        Residential,
        /// A forest.
        Forest,
        /// A river that is fished in.
        River,
        /// A meadow.
        Meadow,
        /// A lake.
        Lake,
        /// The spring a river begins at; nobody stands there.
        Source,
        /// A cell of the city of Carcassonne.
        Carcassonne,
        /// A tile laid face down.
        Mountain,
        /// A river that boats go on.
        Stream,
        /// A market that such a river ends at; nobody stands there.
        Marketplace,
    }
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Source {
    /// Roads.
    Roads,
    /// Cities.
    Cities,
    /// Monasteries.
    Monasteries,
    /// Fields.
    Fields,
    /// Towers that were laid.
    Towers,
    /// Houses.
    Houses,
    /// Courts.
    Courts,
    /// The larger keep.
    Keep,
    /// Wall tiles with points of their own.
    WallTiles,
    /// Markets.
    Markets,
    /// Towers on walls.
    WallTowers,
    /// Residential areas.
    Residents,
    /// Guards on walls.
    Guards,
    /// Forests.
    Forests,
    /// Rivers.
    Rivers,
    /// Huts.
    Huts,
    /// Meadows.
    Meadows,
    /// Goods at ports.
    Goods,
    /// Points that were paid: less than nothing.
    Paid,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_word(self, f)
    }
}

mirror! {
    /// Why a feature is scored.
    Occasion of bastide_engine::event::Occasion {
        /// It was completed.
        Completed,
        /// The game ended before it was completed.
        Unfinished,
        /// Farmers are paid for the cities that they supply.
        Farmers,
        /// The game has ended, when this kind of feature is always scored.
        Final,
        /// The larger keep is paid for the largest empty area.
        Keep,
        /// Huts are paid for the fish of a river system.
        Huts,
    }
}

/// A piece that is not an ordinary follower. Where one may stand, no word means an ordinary follower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum PieceKind {
    /// A hut.
    Hut,
    /// A big follower.
    Big,
    /// A good at a port.
    Good,
}

/// A side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum Side {
    /// Up on the page.
    #[serde(rename = "n")]
    North,
    /// Right on the page.
    #[serde(rename = "e")]
    East,
    /// Down on the page.
    #[serde(rename = "s")]
    South,
    /// Left on the page.
    #[serde(rename = "w")]
    West,
}

/// What an answer does: the first word of its action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum AnswerKind {
    /// Lays a tile.
    Lay,
    /// Lays a tile face down.
    Mountain,
    /// Places an ordinary follower.
    Follower,
    /// Places a big follower.
    Big,
    /// Places a hut.
    Hut,
    /// Lays a good at a port.
    Good,
    /// Has a completed feature scored next.
    Score,
    /// Uses a wall tile.
    Use,
    /// Sets the city gate.
    Gate,
    /// Sets a wall.
    Wall,
    /// Puts a guard on the wall set last.
    Guard,
    /// Sets a tower on the walls.
    Tower,
    /// Gives a tile to somebody.
    Give,
    /// Draws from the bag rather than lay a tile there is.
    Blind,
    /// Gives up a tile that fits nowhere.
    Discard,
    /// Takes a tile up and lays it elsewhere.
    Rebuild,
    /// Moves a follower on the board.
    Move,
    /// Moves two knights into a monastery.
    War,
    /// Moves a follower from Carcassonne to what is scored.
    Join,
    /// Puts a follower in a quarter of Carcassonne.
    Quarter,
    /// Moves the Count.
    Count,
    /// Leaves out what may be left out.
    Pass,
}

/// What kinds of events there are in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(TS), ts(export))]
pub enum CommonEventKind {
    /// A tile was drawn.
    Drawn,
    /// A tile fits nowhere and leaves the game.
    SetAside,
    /// A tile was laid.
    Laid,
    /// A piece was placed.
    Placed,
    /// A feature was scored.
    Scored,
    /// A piece went back to its owner.
    Returned,
    /// No tile is left: the final scoring begins.
    FinalScoring,
    /// The game is over.
    Over,
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::GameId;
    use bastide_engine::action::Action;
    use bastide_engine::geometry;
    use bastide_engine::pieces::Piece;
    use bastide_engine::tiles;

    fn word(value: impl Serialize) -> String {
        serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
    }

    #[test]
    fn words_of_messages_are_the_words_of_notations() {
        for kind in tiles::FeatureKind::ALL {
            assert_eq!(FeatureKind::from(kind).to_string(), kind.to_string());
        }
        for side in geometry::Side::ALL {
            assert_eq!(word(Side::from(side)), side.to_string());
        }
        for piece in Piece::ALL {
            let told = PieceKind::other(piece).map(word);
            assert_eq!(told, (piece != Piece::Follower).then(|| piece.to_string()));
        }
        for info in GameId::ALL.iter().map(|game| game.info()) {
            let add_ons = info.expansions.iter().chain(info.variants).flat_map(|add_on| add_on.sources);
            for source in info.sources.iter().chain(add_ons) {
                assert_eq!(Source::from(*source).to_string(), source.word());
            }
        }
    }

    /// What answers do is the first word of what is sent.
    #[test]
    fn an_answer_does_what_its_action_begins_with() {
        let all = [
            "lay city-side 1,0 270",
            "mountain city-side 1,0",
            "follower 1,0 city n",
            "big 1,0 city n",
            "hut 1,0 river n",
            "good 1,0 city n",
            "score 1,0 city n",
            "use tower-double 1,0 tower n",
            "gate 1,0 n",
            "wall left",
            "guard",
            "tower right",
            "give 2 city-side",
            "blind",
            "discard city-side",
            "rebuild 1,0 2,0 90",
            "move follower 1,0 city n to 2,0 city n",
            "war follower 1,0 city n and big 1,0 city n at 2,0",
            "join follower",
            "quarter big castle",
            "count market",
            "pass",
        ];
        for text in all {
            let action: Action = text.parse().unwrap();
            let does = AnswerKind::of(&action).unwrap();
            assert_eq!(Some(word(does).as_str()), text.split(' ').next());
        }
        for text in ["draw city-side", "reveal tower-double", "deal 1 city-side", "open city-side"] {
            assert_eq!(AnswerKind::of(&text.parse().unwrap()), None, "chance is not asked");
        }
    }
}
