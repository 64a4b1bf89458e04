use super::{Picture, PicturePiece, PicturePlayer, PictureTile};
use bastide_engine::board::Player;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::state::State;

impl<'t> Picture<'t> {
    /// The board as it stands, with everybody's points and followers.
    ///
    /// ```
    /// use bastide_engine::{lang::Lang, setup::{Request, Setup}, state::Game};
    /// use bastide_render::{Picture, board_svg};
    ///
    /// let state = Game::new(&Setup::new(&Request::default()).unwrap()).start();
    /// let names = ["Anna".to_owned(), "Ben".to_owned()];
    /// let picture = Picture::of(&state, &names, String::new(), Lang::En);
    /// assert_eq!(picture.tiles.len(), 1, "the start tile");
    /// assert!(board_svg(&picture).contains("Anna"));
    /// ```
    pub fn of(state: &'t State, names: &[String], caption: String, lang: Lang) -> Self {
        let players = || Player::all(state.players());
        let tiles = (state.board().laid().iter().enumerate())
            .map(|(index, laid)| PictureTile {
                tile: state.table().tile(laid.tile),
                pos: laid.pos,
                rotation: laid.rotation,
                variant: index as u32,
                last_by: players().find(|&player| state.last_laid(player) == Some(index)).map(Player::seat),
            })
            .collect();
        let pieces = (state.standing().iter())
            .filter_map(|standing| {
                let laid = state.board().tile_at(standing.place.pos)?;
                let segments = &state.table().tile(laid.tile).segments;
                let spot = standing.place.spot;
                let segment =
                    segments.iter().position(|s| spot.lies_in(s.kind, s.ports.turned(laid.rotation)))?;
                Some(PicturePiece { player: standing.player.seat(), pos: laid.pos, segment })
            })
            .collect();
        let players = players()
            .map(|player| PicturePlayer {
                name: names.get(player.seat()).cloned().unwrap_or_default(),
                score: state.scores()[player.seat()],
                followers: state.supply(player),
                to_move: state.actor() == Actor::Player(player),
            })
            .collect();
        Self { tiles, pieces, players, caption, lang, castle: None }
    }
}
