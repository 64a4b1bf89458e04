use super::{Picture, PicturePiece, PicturePlayer, PictureTile};
use crate::games::{self, Pictured};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::{Piece, Place};
use bastide_engine::position::{Actor, Position};

impl<'t> Picture<'t> {
    /// The board as it stands, with everybody's points and followers.
    ///
    /// ```
    /// use bastide_engine::{lang::Lang, setup::{Request, Setup}, Game};
    /// use bastide_render::{Picture, board_svg};
    ///
    /// let state = Game::new(&Setup::new(&Request::default()).unwrap()).start();
    /// let names = ["Anna".to_owned(), "Ben".to_owned()];
    /// let picture = Picture::of(&state, &names, String::new(), Lang::En);
    /// assert_eq!(picture.tiles.len(), 1, "the start tile");
    /// assert!(board_svg(&picture).contains("Anna"));
    /// ```
    pub fn of(state: &'t State, names: &[String], caption: String, lang: Lang) -> Self {
        games::picture(state, names, caption, lang)
    }

    pub(crate) fn of_position<P: Pictured>(
        position: &'t P,
        names: &[String],
        caption: String,
        lang: Lang,
    ) -> Self {
        let players = || Player::all(position.players());
        let tiles = (position.board().laid().iter().enumerate())
            .filter(|(index, _)| !position.is_around(*index))
            .map(|(index, laid)| PictureTile {
                tile: position.table().tile(laid.tile),
                pos: laid.pos,
                rotation: laid.rotation,
                variant: index as u32,
                last_by: players()
                    .find(|&player| position.last_laid(player) == Some(index))
                    .map(Player::seat),
            })
            .collect();
        let shown = players()
            .map(|player| PicturePlayer {
                name: names.get(player.seat()).cloned().unwrap_or_default(),
                score: position.scores()[player.seat()],
                followers: position.supply(player),
                to_move: position.actor() == Actor::Player(player),
            })
            .collect();
        Self {
            tiles,
            pieces: pieces_of(position, Piece::Follower),
            players: shown,
            caption,
            lang,
            game: position.beyond(),
        }
    }
}

/// The piece of a player at this place, if a tile lies there.
pub(crate) fn piece_at(position: &impl Position, player: Player, place: Place) -> Option<PicturePiece> {
    let laid = position.board().tile_at(place.pos)?;
    let segments = &position.table().tile(laid.tile).segments;
    let segment = segments.iter().position(|s| place.spot.lies_in(s, laid.rotation))?;
    Some(PicturePiece { player: player.seat(), pos: laid.pos, segment })
}

/// The pieces of one kind on the board, in the order they came.
pub(crate) fn pieces_of(position: &impl Position, kind: Piece) -> Vec<PicturePiece> {
    let standing = position.standing();
    let of_kind = standing.iter().filter(|standing| standing.piece == kind);
    of_kind.filter_map(|standing| piece_at(position, standing.player, standing.place)).collect()
}
