//! Rivers and ports: V13.

use crate::board::{Laid, Player, PlayerSet, Presence, SegmentId};
use crate::crew::Follower;
use crate::event::{BaseEvent, Event, RuleId, Sink};
use crate::games::base::State;
use crate::lang::Text;
use crate::pieces::{Piece, Place, Role};
use crate::setup::Part;
use crate::source::Source;
use crate::tiles::{Attr, FeatureKind, Mark};

/// What it is to those who choose it.
pub(super) const PART: Part = Part {
    id: "rivers-ports",
    title: Text { en: "Rivers and ports", fr: "Rivières et ports" },
    about: Text {
        en: "30 tiles with rivers for boats, ports and markets; goods are laid beside ports",
        fr: "30 tuiles avec des rivières pour bateaux, des ports et des marchés ; on pose des marchandises près des ports",
    },
    rules: &["V13"],
    excludes: &[],
    sources: &[Source::Rivers, Source::Goods],
};

/// A port, and who may trade there.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Port {
    /// The part of the city that is the port.
    city: SegmentId,
    /// Those who had a boat on its river when it was that river's first port.
    traders: PlayerSet,
}

/// A good that lies in a field of a port.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Good {
    player: Player,
    segment: SegmentId,
    port: u8,
}

/// Ports and goods.
#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::games::base) struct Trade {
    ports: Vec<Port>,
    goods: Vec<Good>,
}

/// Goods that each player has.
pub const GOODS: u32 = 10;

/// What a good is worth at the end, and most of them in a port besides.
const WORTH: u32 = 2;
const MOST: u32 = 3;

/// What farmers get for a completed city.
pub(in crate::games::base) const FARMERS: u32 = 2;

/// What ending a river brings.
const PORT: u32 = 2;
const MARKET: u32 = 3;

/// What a river ends at on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Port,
    Market,
}

impl State {
    fn end_on(&self, laid: Laid) -> Option<(End, SegmentId)> {
        let segments = &self.rules.table.tile(laid.tile).segments;
        let stream = segments.iter().position(|segment| segment.kind == FeatureKind::Stream)?;
        let port = segments.iter().any(|segment| segment.mark == Some(Mark::Port));
        let market = segments.iter().any(|segment| segment.kind == FeatureKind::Marketplace);
        let end = match (port, market) {
            (true, _) => End::Port,
            (_, true) => End::Market,
            _ => return None,
        };
        Some((end, laid.segment(stream)))
    }

    /// Who ends a river that is there with a port or a market scores at once.
    pub(in crate::games::base) fn end_river<S: Sink>(&mut self, laid: Laid, sink: &mut S) {
        let Some((end, stream)) = self.end_on(laid) else { return };
        if self.core.board.features().segment_count(stream) == 1 {
            return;
        }
        let points = if end == End::Port { PORT } else { MARKET };
        let player = self.core.player;
        self.core.scores[player.seat()] += points;
        if let Some(parts) = &mut self.parts {
            parts.scored.insert(player);
        }
        sink.tell(|| {
            let (port, pos) = (end == End::Port, laid.pos);
            Event::Base(BaseEvent::RiverEnded { player, port, points, pos, rule: RuleId("V13") })
        });
    }

    /// The river's first port: those with a boat on it may trade there from their next turn on.
    pub(in crate::games::base) fn open_trade<S: Sink>(&mut self, laid: Laid, sink: &mut S) {
        let Some((End::Port, stream)) = self.end_on(laid) else { return };
        let features = self.core.board.features();
        let others = self.core.board.laid().iter().filter(|other| other.pos != laid.pos);
        let mut ends = others.filter_map(|&other| self.end_on(other));
        let is_first =
            !ends.any(|(end, other)| end == End::Port && features.root(other) == features.root(stream));
        let mut traders = PlayerSet::default();
        if is_first {
            features.presence(stream).iter().for_each(|(player, _)| traders.insert(player));
        }
        let segments = &self.rules.table.tile(laid.tile).segments;
        let port = segments.iter().position(|segment| segment.mark == Some(Mark::Port)).unwrap_or(0);
        let city = laid.segment(port);
        if let Some(parts) = &mut self.parts {
            parts.trade.ports.push(Port { city, traders });
        }
        if !traders.is_empty() {
            sink.tell(|| {
                let players = traders.iter().collect();
                let place = self.place_of(city);
                Event::Base(BaseEvent::TradeOpened { players, place, rule: RuleId("V13") })
            });
        }
    }

    /// Every good on the board: whose, and where.
    pub fn goods(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        let goods = self.parts.iter().flat_map(|parts| &parts.trade.goods);
        goods.map(|good| (good.player, good.segment))
    }

    /// Goods a player can still lay.
    pub fn goods_left(&self, player: Player) -> u32 {
        if self.rules.ports {
            GOODS - self.goods().filter(|(owner, _)| *owner == player).count() as u32
        } else {
            0
        }
    }

    /// Where the player in turn may lay a good: free fields on the tiles of ports where they may trade, each
    /// with the port.
    fn free_for_goods(&self) -> Vec<(SegmentId, u8)> {
        let player = self.core.player;
        let Some(parts) = &self.parts else { return Vec::new() };
        if self.goods_left(player) == 0 {
            return Vec::new();
        }
        let features = self.core.board.features();
        let mut free: Vec<(SegmentId, u8)> = Vec::new();
        for (number, port) in
            parts.trade.ports.iter().enumerate().filter(|(_, port)| port.traders.contains(player))
        {
            for part in features.ring(port.city) {
                let laid = self.core.board.laid()[features.place(part).0];
                for place in 0..self.rules.table.tile(laid.tile).segments.len() {
                    let segment = laid.segment(place);
                    let taken = self.goods().any(|(_, other)| other == segment)
                        || self.core.crew.standing().iter().any(|follower| follower.segment == segment)
                        || free.iter().any(|(other, _)| *other == segment);
                    if features.kind(segment) == FeatureKind::Field && !taken {
                        free.push((segment, number as u8));
                    }
                }
            }
        }
        free.sort();
        free
    }

    /// The same without the ports.
    pub(in crate::games::base) fn good_spots(&self) -> Vec<SegmentId> {
        self.free_for_goods().into_iter().map(|(segment, _)| segment).collect()
    }

    /// The player lays a good instead of drawing.
    pub(in crate::games::base) fn lay_good<S: Sink>(&mut self, segment: SegmentId, sink: &mut S) {
        let player = self.core.player;
        let found = self.free_for_goods().into_iter().find(|(free, _)| *free == segment);
        let (_, port) = found.expect("a good goes where it may");
        if let Some(parts) = &mut self.parts {
            parts.trade.goods.push(Good { player, segment, port });
        }
        sink.tell(|| {
            let Place { pos, spot } = self.place_of(segment);
            Event::Placed { player, piece: Piece::Good, role: Role::Good, pos, spot }
        });
        self.end_tile(sink);
    }

    /// Whether a river counts as a road: it ends at no port and no market.
    #[inline]
    pub(in crate::games::base) fn counts_as_road(&self, river: SegmentId) -> bool {
        let features = self.core.board.features();
        !features.ring(river).any(|part| {
            let laid = self.core.board.laid()[features.place(part).0];
            self.end_on(laid).is_some_and(|(_, stream)| stream == part)
        })
    }

    /// Tiles of a city that are ports, which score nothing for knights, and the shields on them.
    pub(in crate::games::base) fn ports_in(&self, city: SegmentId) -> (u32, u32) {
        let features = self.core.board.features();
        let parts = features.ring(city).map(|part| {
            let (tile, place) = features.place(part);
            let laid = self.core.board.laid()[tile];
            &self.rules.table.tile(laid.tile).segments[place]
        });
        let ports = parts.filter(|part| part.mark == Some(Mark::Port));
        ports.fold((0, 0), |(tiles, shields), port| (tiles + 1, shields + port.attrs.get(Attr::Shield)))
    }

    /// Whether a boat can be put here: rivers are free to all, but for one boat a tile.
    pub(in crate::games::base) fn is_free_for_boat(&self, segment: SegmentId) -> bool {
        let features = self.core.board.features();
        let tile = features.place(segment).0;
        let is_boat = |follower: &Follower| {
            let there = follower.segment;
            features.kind(there) == FeatureKind::Stream && features.place(there).0 == tile
        };
        !self.core.crew.standing().iter().any(is_boat)
    }

    /// The ports that count for themselves: of those that have grown together, the first.
    fn ports_apart(&self) -> Vec<SegmentId> {
        let features = self.core.board.features();
        let mut apart: Vec<SegmentId> = Vec::new();
        for port in self.parts.iter().flat_map(|parts| &parts.trade.ports) {
            if apart.iter().all(|&other| features.root(other) != features.root(port.city)) {
                apart.push(port.city);
            }
        }
        apart
    }

    /// The goods in a port.
    fn goods_in(&self, port: SegmentId) -> Presence {
        let features = self.core.board.features();
        let mut presence = Presence::default();
        if let Some(parts) = &self.parts {
            let there = |good: &&Good| {
                let city = parts.trade.ports[usize::from(good.port)].city;
                features.root(city) == features.root(port)
            };
            parts.trade.goods.iter().filter(there).for_each(|good| presence += Presence::of(good.player, 1));
        }
        presence
    }

    /// What a player's goods would bring if the game ended now.
    pub fn worth_of_goods(&self, player: Player) -> u32 {
        let worth = |&port: &SegmentId| worth_in_port(self.goods_in(port), player).1;
        self.ports_apart().iter().map(worth).sum()
    }

    /// Whether a player may lay goods in a port.
    pub fn may_trade(&self, player: Player) -> bool {
        let mut ports = self.parts.iter().flat_map(|parts| &parts.trade.ports);
        ports.any(|port| port.traders.contains(player))
    }

    /// At the end each good is worth 2, and most goods in a port 3 more. Ports that have grown together are one.
    pub(in crate::games::base) fn score_goods<S: Sink>(&mut self, sink: &mut S) {
        for port in self.ports_apart() {
            let presence = self.goods_in(port);
            for (player, goods) in presence.iter() {
                let (goods, (bonus, points)) = (u32::from(goods), worth_in_port(presence, player));
                self.core.scores[player.seat()] += points;
                sink.tell(|| {
                    let (place, rule) = (self.place_of(port), RuleId("V13"));
                    Event::Base(BaseEvent::GoodsScored { player, place, goods, bonus, points, rule })
                });
            }
        }
    }
}

/// What a player has for most goods in a port, and for all goods there.
fn worth_in_port(goods: Presence, player: Player) -> (u32, u32) {
    let bonus = if goods.leaders().contains(player) { MOST } else { 0 };
    (bonus, u32::from(goods.get(player)) * WORTH + bonus)
}
