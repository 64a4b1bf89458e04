//! What the base game has beyond tiles and followers, in the words of the protocol.

use crate::describe::{Told, number, other_piece};
use crate::protocol::{
    CarcassonneArt, CarcassonneInfo, FamilyArt, FamilyInfo, HandInfo, QuarterArt, WaitingInfo, Words,
};
use bastide_engine::board::Player;
use bastide_engine::games::base::BaseEvent;
use bastide_engine::games::base::Quarter;
use bastide_engine::games::base::{self, Draws};
use bastide_engine::geometry::Pos;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Position;
use bastide_engine::tiles::{FeatureKind, TileId};
use bastide_render::{
    CARCASSONNE, PLAYERS, big_figure_id, boat_id, carcassonne_id, count_id, count_spot, figure_id, good_id,
    hut_id, quarter_region, quarter_spot,
};

/// What an event is about, besides its sentence.
pub(crate) fn event(event: &BaseEvent) -> Told {
    let told = |kind| Told { kind, ..Told::default() };
    let at = |kind, pos: Pos| Told { tiles: vec![pos], ..told(kind) };
    match event {
        BaseEvent::Dealt { .. } => told("dealt"),
        BaseEvent::Opened { .. } => told("opened"),
        BaseEvent::Given { .. } => told("given"),
        BaseEvent::PutBack { .. } => told("put-back"),
        BaseEvent::Discarded { .. } => told("discarded"),
        BaseEvent::PassedOver { .. } => told("passed-over"),
        BaseEvent::MountainRaised { pos, .. } => at("mountain-raised", *pos),
        BaseEvent::Paid { .. } => told("paid"),
        BaseEvent::Rebuilt { pos, .. } => at("rebuilt", *pos),
        BaseEvent::Moved { to, .. } => at("moved", to.pos),
        BaseEvent::SentToQuarter { .. } => told("sent-to-quarter"),
        BaseEvent::CountMoved { .. } => told("count-moved"),
        BaseEvent::LeftQuarter { .. } => told("left-quarter"),
        BaseEvent::RiverEnded { player, points, pos, .. } => {
            Told { points: Some((*player, *points)), ..at("river-ended", *pos) }
        }
        BaseEvent::TradeOpened { place, .. } => at("trade-opened", place.pos),
        BaseEvent::GoodsScored { player, points, place, .. } => {
            Told { points: Some((*player, *points)), ..at("goods-scored", place.pos) }
        }
    }
}

/// What the base game has beyond tiles and followers, where expansions or variants bring something.
pub(crate) fn describe(position: &base::State) -> Option<FamilyInfo> {
    let players = || Player::all(position.players());
    let name = |id: TileId| position.table().tile(id).name.to_string();
    let hand = |(tiles, hidden): (&[TileId], u32)| HandInfo {
        tiles: tiles.iter().map(|&id| name(id)).collect(),
        hidden,
    };
    let rules = position.rules();
    let with_hands = matches!(rules.draws(), Draws::Hand | Draws::Architects | Draws::Given { .. });
    let with_row = matches!(rules.draws(), Draws::Row | Draws::Given { .. });
    rules.has_more().then(|| FamilyInfo {
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
            .map(|count| CarcassonneInfo { count: count.to_string(), waiting: waiting(position) }),
        goods: if rules.ports() {
            players().map(|player| position.goods_left(player)).collect()
        } else {
            Vec::new()
        },
        costs: position.costs(),
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
                        quarter: quarter.to_string(),
                        symbol: figure(player, piece, FeatureKind::City),
                        piece: other_piece(piece),
                        at: [at.x, at.y],
                    });
                }
            }
        }
    }
    waiting
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

/// The drawings that expansions and variants need, with Carcassonne where it is in the game.
pub(crate) fn art(with_carcassonne: bool) -> FamilyArt {
    let each = |id: &dyn Fn(usize) -> String| (0..PLAYERS).map(id).collect::<Vec<String>>();
    let quarter = |quarter: Quarter| {
        let count = count_spot(quarter.index());
        QuarterArt {
            id: quarter.to_string(),
            said: Words { en: quarter.name(Lang::En).to_owned(), fr: quarter.name(Lang::Fr).to_owned() },
            path: quarter_region(quarter.index()).path(),
            count: [count.x, count.y],
        }
    };
    FamilyArt {
        big: each(&|seat| big_figure_id(seat, false)),
        big_lying: each(&|seat| big_figure_id(seat, true)),
        boats: each(&boat_id),
        goods: each(&good_id),
        carcassonne: with_carcassonne.then(|| CarcassonneArt {
            symbol: carcassonne_id().to_owned(),
            size: [CARCASSONNE.0, CARCASSONNE.1],
            count: count_id().to_owned(),
            quarters: Quarter::ALL.map(quarter).to_vec(),
        }),
    }
}
