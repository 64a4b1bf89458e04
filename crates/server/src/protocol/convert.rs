//! What the engine knows, in the words of the protocol.

use super::{
    AnswerKind, Area, Changes, Code, EdgeInfo, FilePlace, PieceKind, Refused, Side, SideInfo, Source, Words,
};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::games;
use bastide_engine::geometry::{self, Edge, Pos};
use bastide_engine::lang::{Lang, Say, Text};
use bastide_engine::mix::MixError;
use bastide_engine::pieces::{Piece, Place, Spot};
use bastide_engine::question::Sentence;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::SetupError;
use bastide_engine::tiles::{FeatureKind, TileFileError};
use bastide_render::{Border, big_figure_id, boat_id, figure_id, good_id, hut_id};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::StrDeserializer;

impl Words {
    /// What `say` says in each language.
    pub(crate) fn new(say: impl Fn(Lang) -> String) -> Self {
        Self { en: say(Lang::En), fr: say(Lang::Fr) }
    }

    /// Something that has words for itself.
    pub(crate) fn said(said: &impl Say) -> Self {
        Self::new(|lang| said.say(lang))
    }

    /// The text in this language.
    pub(crate) fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

impl From<Text> for Words {
    fn from(text: Text) -> Self {
        Self { en: text.en.to_owned(), fr: text.fr.to_owned() }
    }
}

impl From<&Sentence> for Words {
    fn from(said: &Sentence) -> Self {
        Self { en: said.en.clone(), fr: said.fr.clone() }
    }
}

impl From<games::Changes> for Changes {
    fn from(changes: games::Changes) -> Self {
        match changes {
            games::Changes::Tiles => Self::Tiles,
            games::Changes::Drawing => Self::Drawing,
            games::Changes::Laying => Self::Laying,
            games::Changes::Followers => Self::Followers,
            games::Changes::Scoring => Self::Scoring,
        }
    }
}

impl From<geometry::Side> for Side {
    fn from(side: geometry::Side) -> Self {
        match side {
            geometry::Side::North => Self::North,
            geometry::Side::East => Self::East,
            geometry::Side::South => Self::South,
            geometry::Side::West => Self::West,
        }
    }
}

impl From<bastide_engine::Source> for Source {
    /// By its word: each game lists its own sources.
    fn from(source: bastide_engine::Source) -> Self {
        let word: StrDeserializer<'_, serde::de::value::Error> = source.word().into_deserializer();
        Self::deserialize(word).expect("a test goes through the sources of all games")
    }
}

impl PieceKind {
    /// What a piece is, if it is not an ordinary follower.
    pub(crate) fn other(piece: Piece) -> Option<Self> {
        match piece {
            Piece::Follower => None,
            Piece::Hut => Some(Self::Hut),
            Piece::Big => Some(Self::Big),
            Piece::Good => Some(Self::Good),
        }
    }
}

impl AnswerKind {
    /// What an action of a player does; nothing for those of chance, which answers no questions.
    pub(crate) fn of(action: &Action) -> Option<Self> {
        Some(match action {
            Action::Draw { .. } | Action::Reveal { .. } | Action::Deal { .. } | Action::Open { .. } => {
                return None;
            }
            Action::Lay { .. } => Self::Lay,
            Action::Mountain { .. } => Self::Mountain,
            Action::Place { piece: Piece::Follower, .. } => Self::Follower,
            Action::Place { piece: Piece::Big, .. } => Self::Big,
            Action::Place { piece: Piece::Hut, .. } => Self::Hut,
            Action::Place { piece: Piece::Good, .. } => Self::Good,
            Action::Score { .. } => Self::Score,
            Action::Use { .. } => Self::Use,
            Action::Gate { .. } => Self::Gate,
            Action::Wall { .. } => Self::Wall,
            Action::Guard => Self::Guard,
            Action::Tower { .. } => Self::Tower,
            Action::Give { .. } => Self::Give,
            Action::Blind => Self::Blind,
            Action::Discard { .. } => Self::Discard,
            Action::Rebuild { .. } => Self::Rebuild,
            Action::Shift { .. } => Self::Move,
            Action::War { .. } => Self::War,
            Action::Join { .. } => Self::Join,
            Action::Quarter { .. } => Self::Quarter,
            Action::Count { .. } => Self::Count,
            Action::Pass => Self::Pass,
        })
    }
}

/// A player's number, counted from one.
pub(crate) fn number(player: Player) -> u32 {
    player.number() as u32
}

pub(crate) fn side(edge: Edge) -> SideInfo {
    let [x, y] = square(edge.pos);
    SideInfo { x, y, side: edge.side.into() }
}

/// Column and row.
pub(crate) fn square(pos: Pos) -> [i32; 2] {
    [pos.x.into(), pos.y.into()]
}

pub(crate) fn squares(tiles: impl IntoIterator<Item = Pos>) -> Vec<[i32; 2]> {
    tiles.into_iter().map(square).collect()
}

/// The number of the part that `spot` names on the tile that lies on `pos`.
pub(crate) fn part(state: &State, pos: Pos, spot: Spot) -> Option<u32> {
    let laid = state.board().tile_at(pos)?;
    let segments = &state.table().tile(laid.tile).segments;
    let part = segments.iter().position(|s| spot.lies_in(s, laid.rotation))?;
    Some(part as u32)
}

/// The part of a tile that a place is; nothing where no such tile lies.
pub(crate) fn area(state: &State, place: Place) -> Option<Area> {
    let [x, y] = square(place.pos);
    Some(Area { x, y, part: part(state, place.pos, place.spot)? })
}

pub(crate) fn areas(state: &State, places: &[Place]) -> Vec<Area> {
    places.iter().filter_map(|&place| area(state, place)).collect()
}

/// The edges of what ends at the rim of its tile.
pub(crate) fn edges(state: &State) -> Vec<EdgeInfo> {
    let edge = |edge: &Border| {
        let [x, y] = square(edge.pos);
        EdgeInfo { x, y, symbol: edge.id() }
    };
    bastide_render::edges(state).iter().map(edge).collect()
}

/// The id of the drawing of a piece on such a part of a tile.
pub(crate) fn figure(player: Player, piece: Piece, on: FeatureKind) -> String {
    let seat = player.seat();
    match piece {
        Piece::Hut => hut_id(seat),
        Piece::Good => good_id(seat),
        Piece::Big if on != FeatureKind::Stream => big_figure_id(seat, on.lies_down()),
        Piece::Follower | Piece::Big if on == FeatureKind::Stream => boat_id(seat),
        Piece::Follower | Piece::Big => figure_id(seat, on.lies_down()),
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::NotYourTurn { .. } => Code::NotYourTurn,
            _ => Code::Illegal,
        };
        Self::told(code, &refusal)
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        let at = match &error {
            SetupError::Mix(mix) => match &**mix {
                MixError::File(TileFileError { file, line, tile, .. }) => {
                    Some(FilePlace { file: file.clone(), line: Some(*line as u32), tile: tile.clone() })
                }
                MixError::FileTwice(file)
                | MixError::BadFileName(file)
                | MixError::FileTooLarge { file, .. } => {
                    Some(FilePlace { file: file.clone(), line: None, tile: None })
                }
                _ => None,
            },
            _ => None,
        };
        Self { at, ..Self::told(Code::BadSetup, &error) }
    }
}
