//! What players and chance can do, in all games, with its text form.

use crate::board::Player;
use crate::games::base::Quarter;
use crate::games::castle::WallTile;
use crate::games::city::End;
use crate::vocabulary::geometry::{Edge, Pos, Rotation};
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::pieces::{Piece, Place, Spot};
use crate::vocabulary::tiles::TileName;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// One thing somebody does. The text form is what records, servers and bots exchange.
///
/// ```
/// use bastide_engine::Action;
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
        /// The square it goes on, which must be empty.
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
        /// One that the player holds.
        tile: WallTile,
        /// A segment of the feature it is used on, for those that are used on one.
        place: Option<Place>,
    },
    /// Chance turns up the wall tile that was taken.
    Reveal {
        /// Its kind, unknown until now.
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
    /// The player puts a guard on the last wall they set.
    Guard,
    /// The player sets a tower.
    Tower {
        /// At which end of the line.
        end: End,
    },
    /// Chance deals a tile into a hand.
    Deal {
        /// Whose.
        to: Player,
        /// The tile; nothing where it is written down for those who may not know it.
        tile: Option<TileName>,
    },
    /// Chance turns a tile up for all.
    Open {
        /// The tile.
        tile: TileName,
    },
    /// The player gives a tile to another, or to themselves.
    Give {
        /// To whom.
        to: Player,
        /// The tile; nothing where it is written down for those who may not know it.
        tile: Option<TileName>,
    },
    /// The player draws from the bag rather than lay a tile there is.
    Blind,
    /// The player gives up a tile of a hand none of which fits.
    Discard {
        /// The tile.
        tile: TileName,
    },
    /// The player lays the tile face down, as a mountain.
    Mountain {
        /// The tile.
        tile: TileName,
        /// The square it goes on, which must be empty.
        pos: Pos,
    },
    /// The player takes up a tile for a point and lays it elsewhere.
    Rebuild {
        /// Where it lies.
        from: Pos,
        /// Where it goes.
        pos: Pos,
        /// How it is turned there.
        rotation: Rotation,
    },
    /// The player moves a follower on the board.
    Shift {
        /// Which kind of follower.
        piece: Piece,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// The player moves two knights into a monastery that an opponent holds.
    War {
        /// The knights.
        knights: [(Piece, Place); 2],
        /// Where the monastery is.
        pos: Pos,
    },
    /// The player moves a follower out of Carcassonne to the feature that is scored.
    Join {
        /// Which kind of follower.
        piece: Piece,
    },
    /// The player puts a follower in a quarter of Carcassonne.
    Quarter {
        /// Which kind of follower.
        piece: Piece,
        /// Which quarter.
        quarter: Quarter,
    },
    /// The player moves the Count.
    Count {
        /// To which quarter.
        quarter: Quarter,
    },
    /// The player leaves out what the rules merely allow.
    Pass,
}

impl Action {
    /// Stands for a tile that may not be known yet.
    pub const UNKNOWN: &str = "?";

    /// Whether chance does it, not a player.
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Draw { .. } | Self::Reveal { .. } | Self::Deal { .. } | Self::Open { .. })
    }

    /// The first words of what chance does.
    pub const CHANCE: [&'static str; 4] = ["draw", "reveal", "deal", "open"];
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
            Self::Deal { to, tile } => write!(f, "deal {to} {}", known(tile)),
            Self::Open { tile } => write!(f, "open {tile}"),
            Self::Give { to, tile } => write!(f, "give {to} {}", known(tile)),
            Self::Blind => f.write_str("blind"),
            Self::Discard { tile } => write!(f, "discard {tile}"),
            Self::Mountain { tile, pos } => write!(f, "mountain {tile} {pos}"),
            Self::Rebuild { from, pos, rotation } => write!(f, "rebuild {from} {pos} {rotation}"),
            Self::Shift { piece, from, to } => write!(f, "move {piece} {from} to {to}"),
            Self::War { knights: [(first, from), (second, also_from)], pos } => {
                write!(f, "war {first} {from} and {second} {also_from} at {pos}")
            }
            Self::Join { piece } => write!(f, "join {piece}"),
            Self::Quarter { piece, quarter } => write!(f, "quarter {piece} {quarter}"),
            Self::Count { quarter } => write!(f, "count {quarter}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A tile's name, or the sign for one that may not be known.
fn known(tile: &Option<TileName>) -> &str {
    tile.as_deref().unwrap_or(Action::UNKNOWN)
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
    /// A player's number.
    Player,
    /// A follower.
    Piece,
    /// A quarter of Carcassonne.
    Quarter,
    /// A word between two places.
    Between(&'static str),
    /// Nothing more.
    Nothing,
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for ActionError {}

/// Reads a text word by word, one space between words, and knows the column.
#[derive(Clone, Copy)]
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

    /// A square and a spot on it, up to this word.
    fn read_place_until(&mut self, word: &'static str) -> Result<Place, ActionError> {
        let pos = self.read(Expected::Square)?;
        let Some(end) = self.rest.find(&format!(" {word} ")) else {
            let (column, found) = (self.column, self.rest.to_owned());
            return Err(ActionError { column, expected: Expected::Between(word), found });
        };
        let (spot, rest) = self.rest.split_at(end);
        let spot = spot.parse().map_err(|()| ActionError {
            column: self.column,
            expected: Expected::Spot,
            found: spot.to_owned(),
        })?;
        let over = word.len() + 2;
        self.column += self.rest[..end].chars().count() + over;
        self.rest = &rest[over..];
        Ok(Place { pos, spot })
    }

    /// A player, counted from one.
    fn read_player(&mut self) -> Result<Player, ActionError> {
        let (column, word) = self.next();
        let number = word.parse().ok().filter(|number| (1..=Player::MAX).contains(number));
        let number: usize = number.ok_or_else(|| ActionError {
            column,
            expected: Expected::Player,
            found: word.to_owned(),
        })?;
        Ok(Player::new(number - 1))
    }

    /// A follower of either size; no other piece moves about.
    fn read_follower(&mut self) -> Result<Piece, ActionError> {
        let (column, word) = self.next();
        let found = Piece::FOLLOWERS.into_iter().find(|piece| piece.word() == word);
        found.ok_or_else(|| ActionError { column, expected: Expected::Piece, found: word.to_owned() })
    }

    /// A tile, or the sign for one that may not be known.
    fn read_known(&mut self) -> Result<Option<TileName>, ActionError> {
        let mut ahead = *self;
        if ahead.next().1 == Action::UNKNOWN {
            *self = ahead;
            return Ok(None);
        }
        self.read(Expected::Tile).map(Some)
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
            "deal" => Self::Deal { to: words.read_player()?, tile: words.read_known()? },
            "open" => Self::Open { tile: words.read(Expected::Tile)? },
            "give" => Self::Give { to: words.read_player()?, tile: words.read_known()? },
            "blind" => Self::Blind,
            "discard" => Self::Discard { tile: words.read(Expected::Tile)? },
            "mountain" => {
                Self::Mountain { tile: words.read(Expected::Tile)?, pos: words.read(Expected::Square)? }
            }
            "rebuild" => Self::Rebuild {
                from: words.read(Expected::Square)?,
                pos: words.read(Expected::Square)?,
                rotation: words.read(Expected::Rotation)?,
            },
            "move" => Self::Shift {
                piece: words.read_follower()?,
                from: words.read_place_until("to")?,
                to: words.read_place()?,
            },
            "war" => Self::War {
                knights: [
                    (words.read_follower()?, words.read_place_until("and")?),
                    (words.read_follower()?, words.read_place_until("at")?),
                ],
                pos: words.read(Expected::Square)?,
            },
            "join" => Self::Join { piece: words.read_follower()? },
            "quarter" => {
                Self::Quarter { piece: words.read_follower()?, quarter: words.read(Expected::Quarter)? }
            }
            "count" => Self::Count { quarter: words.read(Expected::Quarter)? },
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
