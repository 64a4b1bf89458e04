//! What players and chance can do, in all games, with its text form.

use crate::geometry::{Edge, Pos, Rotation};
use crate::lang::{Lang, Say, Text};
use crate::pieces::{Piece, Place, Spot};
use crate::rampart::End;
use crate::tiles::TileName;
use crate::wall_tile::WallTile;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// One thing somebody does. The text form is what records, servers and bots exchange.
///
/// ```
/// use bastide_engine::action::Action;
///
/// for text in ["draw city-side", "lay city-side 1,0 270", "follower 1,0 city n", "pass"] {
///     let action: Action = text.parse().unwrap();
///     assert_eq!(action.to_string(), text);
/// }
/// let error = "lay city-side 1;0 270".parse::<Action>().unwrap_err();
/// assert_eq!(error.to_string(), "column 15: expected a square such as 1,-2, found \"1;0\"");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance draws this tile for the player in turn.
    Draw {
        /// The tile.
        tile: TileName,
    },
    /// The player lays the drawn tile.
    Lay {
        /// The tile.
        tile: TileName,
        /// Where.
        pos: Pos,
        /// How it is turned, clockwise from the tile file's drawing.
        rotation: Rotation,
    },
    /// The player puts a piece on the board.
    Place {
        /// Which kind of piece.
        piece: Piece,
        /// On which tile.
        pos: Pos,
        /// On which segment of it.
        spot: Spot,
    },
    /// The player has this completed feature scored next.
    Score {
        /// A segment of it.
        place: Place,
    },
    /// The player uses a wall tile.
    Use {
        /// Which.
        tile: WallTile,
        /// A segment of the feature it is used on, for those that are used on one.
        place: Option<Place>,
    },
    /// Chance turns up the wall tile that was taken.
    Reveal {
        /// What it is.
        tile: WallTile,
    },
    /// The player sets the gate of the city.
    Gate {
        /// Against which side of which tile.
        edge: Edge,
    },
    /// The player sets a wall.
    Wall {
        /// At which end of the line.
        end: End,
    },
    /// The player puts a guard on the wall just set.
    Guard,
    /// The player sets a tower.
    Tower {
        /// At which end of the line.
        end: End,
    },
    /// The player leaves out what the rules merely allow.
    Pass,
}

impl Action {
    /// Whether chance does it, not a player.
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Draw { .. } | Self::Reveal { .. })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw { tile } => write!(f, "draw {tile}"),
            Self::Lay { tile, pos, rotation } => write!(f, "lay {tile} {pos} {rotation}"),
            Self::Place { piece, pos, spot } => write!(f, "{piece} {pos} {spot}"),
            Self::Score { place } => write!(f, "score {place}"),
            Self::Use { tile, place: None } => write!(f, "use {tile}"),
            Self::Use { tile, place: Some(place) } => write!(f, "use {tile} {place}"),
            Self::Reveal { tile } => write!(f, "reveal {tile}"),
            Self::Gate { edge } => write!(f, "gate {edge}"),
            Self::Wall { end } => write!(f, "wall {end}"),
            Self::Guard => f.write_str("guard"),
            Self::Tower { end } => write!(f, "tower {end}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// Why a text is no action, and at which character of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionError {
    /// The column, counted from one.
    pub column: usize,
    /// What should have been there.
    pub expected: Expected,
    /// What was there instead; empty at the end of the text.
    pub found: String,
}

/// What a reader of notations was looking for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The first word of an action.
    Action,
    /// A tile's name.
    Tile,
    /// A square.
    Square,
    /// A rotation.
    Rotation,
    /// A kind of feature with the port it is named after.
    Spot,
    /// The name of a wall tile.
    WallTile,
    /// A side of a tile.
    Side,
    /// An end of the line of walls.
    End,
    /// Nothing more.
    Nothing,
}

impl Expected {
    /// It in words.
    pub const fn text(self) -> Text {
        match self {
            Self::Action => Text {
                en: "an action: draw, lay, follower, score, use, reveal, gate, wall, guard, tower or pass",
                fr: "une action : draw, lay, follower, score, use, reveal, gate, wall, guard, tower ou pass",
            },
            Self::Tile => {
                Text { en: "a tile's name such as road-bend", fr: "un nom de tuile comme road-bend" }
            }
            Self::Square => Text { en: "a square such as 1,-2", fr: "une case comme 1,-2" },
            Self::Rotation => {
                Text { en: "a rotation: 0, 90, 180 or 270", fr: "une rotation : 0, 90, 180 ou 270" }
            }
            Self::Spot => Text {
                en: "a spot such as city n, field e3 or monastery",
                fr: "un emplacement comme city n, field e3 ou monastery",
            },
            Self::WallTile => {
                Text { en: "a wall tile such as tower-double", fr: "une tuile Mur comme tower-double" }
            }
            Self::Side => Text { en: "a side: n, e, s or w", fr: "un côté : n, e, s ou w" },
            Self::End => Text { en: "an end: left or right", fr: "un bout : left ou right" },
            Self::Nothing => Text { en: "nothing more", fr: "rien de plus" },
        }
    }
}

impl ActionError {
    /// What was expected and found, without the column.
    pub fn say_without_column(&self, lang: Lang) -> String {
        let expected = self.expected.text().get(lang);
        match (lang, self.found.is_empty()) {
            (Lang::En, false) => format!("expected {expected}, found {:?}", self.found),
            (Lang::En, true) => format!("expected {expected}, found the end of the line"),
            (Lang::Fr, false) => format!("attendu : {expected} ; trouvé : « {} »", self.found),
            (Lang::Fr, true) => format!("attendu : {expected} ; trouvé : la fin de la ligne"),
        }
    }
}

impl Say for ActionError {
    fn say(&self, lang: Lang) -> String {
        let column = match lang {
            Lang::En => "column",
            Lang::Fr => "colonne",
        };
        format!("{column} {}: {}", self.column, self.say_without_column(lang))
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for ActionError {}

/// Reads a text word by word, one space between words, and knows the column.
struct Words<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> (usize, &'a str) {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        let at = self.column;
        self.column += word.chars().count() + usize::from(word.len() < self.rest.len());
        self.rest = rest;
        (at, word)
    }

    fn read<T: FromStr>(&mut self, expected: Expected) -> Result<T, ActionError> {
        let (column, word) = self.next();
        word.parse().map_err(|_| ActionError { column, expected, found: word.to_owned() })
    }

    /// A square and, to the end of the text, a spot on it.
    fn read_place(&mut self) -> Result<Place, ActionError> {
        Ok(Place { pos: self.read(Expected::Square)?, spot: self.read_rest(Expected::Spot)? })
    }

    fn read_rest<T: FromStr>(&mut self, expected: Expected) -> Result<T, ActionError> {
        let (column, rest) = (self.column, std::mem::take(&mut self.rest));
        rest.parse().map_err(|_| ActionError { column, expected, found: rest.to_owned() })
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        let mut words = Words { rest: text, column: 1 };
        let (column, first) = words.next();
        let action = match first {
            "draw" => Self::Draw { tile: words.read(Expected::Tile)? },
            "lay" => Self::Lay {
                tile: words.read(Expected::Tile)?,
                pos: words.read(Expected::Square)?,
                rotation: words.read(Expected::Rotation)?,
            },
            "score" => Self::Score { place: words.read_place()? },
            "use" => {
                let tile: WallTile = words.read(Expected::WallTile)?;
                let place = tile.target().map(|_| words.read_place()).transpose()?;
                Self::Use { tile, place }
            }
            "reveal" => Self::Reveal { tile: words.read(Expected::WallTile)? },
            "gate" => Self::Gate {
                edge: Edge { pos: words.read(Expected::Square)?, side: words.read(Expected::Side)? },
            },
            "wall" => Self::Wall { end: words.read(Expected::End)? },
            "guard" => Self::Guard,
            "tower" => Self::Tower { end: words.read(Expected::End)? },
            "pass" => Self::Pass,
            word => match Piece::ALL.into_iter().find(|piece| piece.word() == word) {
                Some(piece) => Self::Place {
                    piece,
                    pos: words.read(Expected::Square)?,
                    spot: words.read_rest(Expected::Spot)?,
                },
                None => {
                    return Err(ActionError { column, expected: Expected::Action, found: word.to_owned() });
                }
            },
        };
        // A space at the end is something more as well.
        if action.to_string().len() < text.len() {
            let found = if words.rest.is_empty() { " " } else { words.rest };
            return Err(ActionError {
                column: words.column,
                expected: Expected::Nothing,
                found: found.to_owned(),
            });
        }
        Ok(action)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_the_column_and_what_was_expected() {
        let error = |text: &str| {
            let error = text.parse::<Action>().unwrap_err();
            (error.column, error.expected, error.found)
        };
        assert_eq!(error(""), (1, Expected::Action, "".into()));
        assert_eq!(error("jump 1,1"), (1, Expected::Action, "jump".into()));
        assert_eq!(error("draw"), (5, Expected::Tile, "".into()));
        assert_eq!(error("draw City"), (6, Expected::Tile, "City".into()));
        assert_eq!(error("lay road-bend 1,+2 0"), (15, Expected::Square, "1,+2".into()));
        assert_eq!(error("lay road-bend 1,2 45"), (19, Expected::Rotation, "45".into()));
        assert_eq!(error("follower 0,0 city q"), (14, Expected::Spot, "city q".into()));
        assert_eq!(error("follower 0,0"), (13, Expected::Spot, "".into()));
        assert_eq!(error("score 3;4 road e"), (7, Expected::Square, "3;4".into()));
        assert_eq!(error("use dragon"), (5, Expected::WallTile, "dragon".into()));
        assert_eq!(error("use tower-double"), (17, Expected::Square, "".into()));
        assert_eq!(error("use extra-turn 3,4 road e"), (16, Expected::Nothing, "3,4 road e".into()));
        assert_eq!(error("reveal"), (7, Expected::WallTile, "".into()));
        assert_eq!(error("gate 1,1"), (9, Expected::Side, "".into()));
        assert_eq!(error("gate 1,1 north"), (10, Expected::Side, "north".into()));
        assert_eq!(error("wall up"), (6, Expected::End, "up".into()));
        assert_eq!(error("guard left"), (7, Expected::Nothing, "left".into()));
        assert_eq!(error("tower"), (6, Expected::End, "".into()));
        assert_eq!(error("pass now"), (6, Expected::Nothing, "now".into()));
        assert_eq!(error("pass "), (6, Expected::Nothing, " ".into()));
    }
}
