use super::{
    Picture, PictureCarcassonne, PictureCastle, PictureCitizen, PictureCity, PictureFamily, PictureHunters,
    PicturePiece, PicturePlayer, PictureTile,
};
use crate::castle::CastleWalls;
use crate::city::CityWalls;
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::base::Quarter;
use bastide_engine::games::{base, castle};
use bastide_engine::geometry::Pos;
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
        let players = || Player::all(state.players());
        let is_tile = |index: usize| !matches!(state, State::Castle(position) if position.is_start(index));
        let tiles = (state.board().laid().iter().enumerate())
            // Start spaces are part of the walls.
            .filter(|(index, _)| is_tile(*index))
            .map(|(index, laid)| PictureTile {
                tile: state.table().tile(laid.tile),
                pos: laid.pos,
                rotation: laid.rotation,
                variant: index as u32,
                last_by: players().find(|&player| state.last_laid(player) == Some(index)).map(Player::seat),
            })
            .collect();
        let piece = |player: Player, place: Place| {
            let laid = state.board().tile_at(place.pos)?;
            let segments = &state.table().tile(laid.tile).segments;
            let segment = segments.iter().position(|s| place.spot.lies_in(s, laid.rotation))?;
            Some(PicturePiece { player: player.seat(), pos: laid.pos, segment })
        };
        let standing = state.standing();
        let pieces = |kind: Piece| -> Vec<PicturePiece> {
            let of_kind = standing.iter().filter(|standing| standing.piece == kind);
            of_kind.filter_map(|standing| piece(standing.player, standing.place)).collect()
        };
        let castle = match state {
            State::Base(_) | State::City(_) | State::Hunters(_) => None,
            State::Castle(position) => Some(PictureCastle {
                walls: CastleWalls::from(position.enclosure()),
                keeps: (Player::all(2))
                    .filter_map(|player| piece(player, position.keep(player)?.place))
                    .collect(),
                wall_tiles: (0..position.enclosure().towers().len())
                    .filter(|&tower| position.holds_tile(tower))
                    .collect(),
                held: Player::all(2).map(|player| held(position, player)).collect(),
            }),
        };
        let city = match state {
            State::Base(_) | State::Castle(_) | State::Hunters(_) => None,
            State::City(position) => Some(PictureCity {
                walls: CityWalls::from(position.walls()),
                pile: position.pile(),
                pile_left: position.left_in_pile(),
                // C21: what closed the ring came from the supply, as far as it went.
                walls_left: position.walls().supply().saturating_sub(position.walls().closing().len() as u32),
                towers: players().map(|player| position.towers(player)).collect(),
            }),
        };
        let hunters = match state {
            State::Base(_) | State::Castle(_) | State::City(_) => None,
            State::Hunters(position) => Some(PictureHunters {
                huts: pieces(Piece::Hut),
                huts_left: players().map(|player| position.huts_left(player)).collect(),
                bonus_left: position.bonus_left(),
            }),
        };
        let family = match state {
            State::Castle(_) | State::City(_) | State::Hunters(_) => PictureFamily::default(),
            State::Base(position) => PictureFamily {
                big: pieces(Piece::Big),
                goods: pieces(Piece::Good),
                big_left: match position.rules().inns() {
                    true => players().map(|player| position.big_left(player)).collect(),
                    false => Vec::new(),
                },
                goods_left: match position.rules().ports() {
                    true => players().map(|player| position.goods_left(player)).collect(),
                    false => Vec::new(),
                },
                carcassonne: carcassonne(position),
            },
        };
        let pieces = pieces(Piece::Follower);
        let players = players()
            .map(|player| PicturePlayer {
                name: names.get(player.seat()).cloned().unwrap_or_default(),
                score: state.scores()[player.seat()],
                followers: state.supply(player),
                to_move: state.actor() == Actor::Player(player),
            })
            .collect();
        Self { tiles, pieces, players, caption, lang, castle, city, hunters, family }
    }
}

/// Carcassonne, with the Count and all who wait in its quarters. // K1
fn carcassonne(position: &base::State) -> Option<PictureCarcassonne> {
    let cells = || position.carcassonne().iter().map(|cell| cell.pos);
    let corner = Pos::new(cells().map(|pos| pos.x).min()?, cells().map(|pos| pos.y).min()?);
    let mut followers = Vec::new();
    for quarter in Quarter::ALL {
        for player in Player::all(position.players()) {
            for piece in Piece::FOLLOWERS {
                let waiting = position.in_quarter(quarter, player, piece) as usize;
                let (player, big) = (player.seat(), piece == Piece::Big);
                let citizen = PictureCitizen { player, quarter: quarter.index(), big };
                followers.extend(std::iter::repeat_n(citizen, waiting));
            }
        }
    }
    Some(PictureCarcassonne { corner, count: position.count()?.index(), followers })
}

/// The wall tiles that lie face up before a player.
fn held(position: &castle::State, player: Player) -> Vec<Option<u8>> {
    let kinds = position.wall_tiles(player);
    let of_a_kind =
        |held: castle::Held| std::iter::repeat_n(Some(held.tile.number() as u8), held.count as usize);
    kinds.into_iter().flat_map(of_a_kind).collect()
}
