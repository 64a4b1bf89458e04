//! What the server tells of the base game: hands, big followers, goods, and who waits in Carcassonne.

mod art;

use super::{Room, Tiles, Told};
use crate::protocol::convert::{figure, number};
use crate::protocol::{
    BaseEventKind as Kind, BaseInfo, CarcassonneInfo, CommonEventKind, GamesArt, GamesInfo, HandInfo,
    PieceKind, WaitingInfo,
};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::base::{self, BaseEvent, Draws, Quarter};
use bastide_engine::geometry::Rotation;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Position;
use bastide_engine::tiles::{FeatureKind, TileId, TileSet, TileType};
use bastide_render::quarter_spot;

/// So many kinds of tile to choose from are still few.
const FEW: usize = 4;

impl Room for base::State {
    fn describe(&self, _: &State) -> GamesInfo {
        GamesInfo { base: describe(self), ..GamesInfo::default() }
    }

    fn interrupted(&self) -> Option<Player> {
        self.interrupts().map(|_| self.whose_turn())
    }

    /// Where more than one of the supply on a tile may come next, that is asked when the tile lies. So it is with a
    /// large hand, of which there are too many ways to lay a tile to look beyond each.
    fn asks_after_laying(&self) -> bool {
        self.rules().asks_after_laying() || self.offered().len() > FEW
    }

    fn usual_sets() -> Vec<TileSet> {
        vec![TileSet::base()]
    }

    /// Expansions and own tiles bring others than usual.
    fn tiles(&self) -> Vec<TileType> {
        self.table().types().to_vec()
    }

    fn symbols(tiles: Tiles<'_>) -> String {
        art::symbols(tiles)
    }

    fn art(tiles: Tiles<'_>) -> GamesArt {
        GamesArt { base: art::art(tiles), ..GamesArt::default() }
    }
}

/// What an event is about, besides its sentence.
pub(super) fn told(event: &BaseEvent) -> Told {
    match event {
        BaseEvent::Dealt { .. } => Told::new(Kind::Dealt),
        BaseEvent::Opened { .. } => Told::new(Kind::Opened),
        BaseEvent::Given { .. } => Told::new(Kind::Given),
        BaseEvent::PutBack { .. } => Told::new(Kind::PutBack),
        BaseEvent::NoMountain { .. } => Told::new(CommonEventKind::SetAside),
        BaseEvent::Discarded { .. } => Told::new(Kind::Discarded),
        BaseEvent::PassedOver { .. } => Told::new(Kind::PassedOver),
        BaseEvent::MountainRaised { pos, .. } => Told {
            laid: "mountain".parse().ok().map(|tile| (tile, *pos, Rotation::NONE)),
            ..Told::new(Kind::MountainRaised).on(*pos)
        },
        BaseEvent::Paid { .. } => Told::new(Kind::Paid),
        BaseEvent::Rebuilt { tile, pos, rotation, .. } => {
            Told::new(Kind::Rebuilt).on(*pos).laying(tile, *pos, *rotation)
        }
        BaseEvent::Moved { to, .. } => Told::new(Kind::Moved).on(to.pos),
        BaseEvent::SentToQuarter { .. } => Told::new(Kind::SentToQuarter),
        BaseEvent::CountMoved { .. } => Told::new(Kind::CountMoved),
        BaseEvent::LeftQuarter { .. } => Told::new(Kind::LeftQuarter).explaining(),
        BaseEvent::RiverEnded { player, points, pos, .. } => {
            Told::new(Kind::RiverEnded).on(*pos).bringing(*player, *points)
        }
        BaseEvent::TradeOpened { place, .. } => Told::new(Kind::TradeOpened).on(place.pos),
        BaseEvent::GoodsScored { player, points, place, .. } => {
            Told::new(Kind::GoodsScored).on(place.pos).bringing(*player, *points)
        }
    }
}

/// What expansions or variants bring, where there are any.
fn describe(position: &base::State) -> Option<BaseInfo> {
    let players = || Player::all(position.players());
    let name = |id: TileId| position.table().tile(id).name.to_string();
    let hand = |(tiles, hidden): (&[TileId], u32)| HandInfo {
        tiles: tiles.iter().map(|&id| name(id)).collect(),
        hidden,
    };
    let rules = position.rules();
    let with_hands = matches!(rules.draws(), Draws::Hand | Draws::Architects | Draws::Given { .. });
    let with_row = matches!(rules.draws(), Draws::Row | Draws::Given { .. });
    rules.has_more().then(|| BaseInfo {
        big: if rules.inns() {
            players().map(|player| position.big_left(player)).collect()
        } else {
            Vec::new()
        },
        hands: if with_hands {
            players().map(|player| hand(position.hand(player))).collect()
        } else {
            Vec::new()
        },
        row: with_row.then(|| hand(position.row())),
        kept: if rules.monasteries_for_all() {
            players().map(|player| position.kept(player).map(name)).collect()
        } else {
            Vec::new()
        },
        marker: position.marker().map(number),
        river_left: position.river_left(),
        carcassonne: position
            .count()
            .map(|count| CarcassonneInfo { count: count.into(), waiting: waiting(position) }),
        goods: if rules.ports() {
            players().map(|player| position.goods_left(player)).collect()
        } else {
            Vec::new()
        },
        costs: position.costs(),
        hides: position.hides_tiles(),
    })
}

/// The followers in the quarters, each with a place of its own.
fn waiting(position: &base::State) -> Vec<WaitingInfo> {
    let mut waiting = Vec::new();
    for quarter in Quarter::ALL {
        let mut place = 0;
        for player in Player::all(position.players()) {
            for piece in Piece::FOLLOWERS {
                for _ in 0..position.in_quarter(quarter, player, piece) {
                    let at = quarter_spot(quarter.index(), place);
                    place += 1;
                    waiting.push(WaitingInfo {
                        player: number(player),
                        quarter: quarter.into(),
                        symbol: figure(player, piece, FeatureKind::City),
                        piece: PieceKind::other(piece),
                        at: [at.x, at.y],
                    });
                }
            }
        }
    }
    waiting
}
