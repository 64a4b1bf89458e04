//! Rivers and ports: V13.

use crate::board::{Laid, Player, PlayerSet, Presence, SegmentId};
use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::{Stage, State};
use crate::play::crew::Follower;
use crate::play::event::{Event, RuleId, Sink};
use crate::play::source::Source;
use crate::setup::AddOn;
use crate::vocabulary::geometry::Side;
use crate::vocabulary::lang::Text;
use crate::vocabulary::pieces::{Piece, Place, Role};
use crate::vocabulary::tiles::{Attr, FeatureKind, Mark};

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "rivers-ports",
    title: Text { en: "Rivers and ports", fr: "Rivières et ports" },
    about: Text {
        en: "30 tiles with rivers for boats, ports and markets; goods are laid beside ports",
        fr: "30 tuiles avec des rivières pour bateaux, des ports et des marchés ; on pose des marchandises près des ports",
    },
    changes: Changes::Tiles,
    rules: &["V13"],
    excludes: &[],
    sources: &[Source::RIVERS, Source::GOODS],
};

/// A tile at which a river ends: a port or a market.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Landing {
    end: End,
    /// The river's part on the tile.
    stream: SegmentId,
    layer: Player,
    /// Whether the layer still gets the points for it.
    due: bool,
}

/// A port, and who may trade there.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Port {
    /// The part of the city that is the port.
    city: SegmentId,
    /// The river's part on the tile.
    stream: SegmentId,
    /// Those who had a boat on a river when this became its first port …
    traders: PlayerSet,
    /// … and those of whom that is true since this turn: they may trade in later ones.
    newcomers: PlayerSet,
}

/// A good that lies in a field of a port.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Good {
    player: Player,
    segment: SegmentId,
    port: u8,
}

/// Ports, markets and goods.
#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::games::base) struct Trade {
    landings: Vec<Landing>,
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

    /// A port or market is laid, if this tile is one.
    pub(in crate::games::base) fn found_landing(&mut self, laid: Laid) {
        let Some((end, stream)) = self.end_on(laid) else { return };
        let segments = &self.rules.table.tile(laid.tile).segments;
        let port = segments.iter().position(|segment| segment.mark == Some(Mark::Port));
        let layer = self.core.player;
        if let Some(add_ons) = &mut self.add_ons {
            add_ons.trade.landings.push(Landing { end, stream, layer, due: true });
            if let Some(place) = port {
                let (city, nobody) = (laid.segment(place), PlayerSet::default());
                add_ons.trade.ports.push(Port { city, stream, traders: nobody, newcomers: nobody });
            }
        }
    }

    /// V10: a port or market that is laid elsewhere brings its layer nothing.
    pub(in crate::games::base) fn void_landing(&mut self, laid: Laid) {
        let Some((_, stream)) = self.end_on(laid) else { return };
        let landings = self.add_ons.iter_mut().flat_map(|add_ons| &mut add_ons.trade.landings);
        landings.filter(|landing| landing.stream == stream).for_each(|landing| landing.due = false);
    }

    /// A tile lies where none was: rivers may have come to ports and markets by it, or these to rivers.
    pub(in crate::games::base) fn meet_landings<S: Sink>(&mut self, laid: Laid, sink: &mut S) {
        self.pay_landings(sink);
        self.open_trade(laid, sink);
    }

    /// Whoever laid a port or market that a river has come to scores at once, and only once for each.
    fn pay_landings<S: Sink>(&mut self, sink: &mut S) {
        let Some(add_ons) = &mut self.add_ons else { return };
        let (board, scores) = (&self.core.board, &mut self.core.scores);
        let is_met =
            |landing: &&mut Landing| landing.due && board.features().segment_count(landing.stream) > 1;
        for landing in add_ons.trade.landings.iter_mut().filter(is_met) {
            landing.due = false;
            let Landing { end, stream, layer: player, .. } = *landing;
            let points = if end == End::Port { PORT } else { MARKET };
            scores[player.seat()] += points;
            add_ons.scored.insert(player);
            sink.tell(|| {
                let pos = board.laid()[board.features().place(stream).0].pos;
                let port = end == End::Port;
                Event::Base(BaseEvent::RiverEnded { player, port, points, pos, rule: RuleId("V13") })
            });
        }
    }

    /// Those with a boat on a river that comes to its first port by this tile may trade there, from their next turn
    /// on.
    fn open_trade<S: Sink>(&mut self, laid: Laid, sink: &mut S) {
        let Some(add_ons) = &self.add_ons else { return };
        let ports = &add_ons.trade.ports;
        let port_on = |arm: &[SegmentId]| ports.iter().position(|port| arm.contains(&port.stream));
        let mut opened: Vec<(usize, PlayerSet)> = Vec::new();
        for river in self.rivers_on(laid) {
            let arms = self.arms(laid, &river);
            // A river that had a port before has its first.
            for arm in arms.iter().filter(|arm| port_on(arm).is_none()) {
                let others = arms.iter().find_map(|other| port_on(other));
                let Some(port) = port_on(&river).or(others) else { continue };
                let mut traders = PlayerSet::default();
                for boat in self.core.crew.standing().iter().filter(|boat| arm.contains(&boat.segment)) {
                    traders.insert(boat.player);
                }
                opened.push((port, traders));
            }
        }
        for (port, traders) in opened.into_iter().filter(|(_, traders)| !traders.is_empty()) {
            let Some(add_ons) = &mut self.add_ons else { return };
            let Port { city, newcomers, .. } = &mut add_ons.trade.ports[port];
            newcomers.extend(traders);
            let city = *city;
            sink.tell(|| {
                let players = traders.iter().collect();
                let place = self.place_of(city);
                Event::Base(BaseEvent::TradeOpened { players, place, rule: RuleId("V13") })
            });
        }
    }

    /// The rivers on a tile, each with its parts there: one river may run over the tile twice.
    fn rivers_on(&self, laid: Laid) -> Vec<Vec<SegmentId>> {
        let features = self.core.board.features();
        let segments = (0..self.rules.table.tile(laid.tile).segments.len()).map(|place| laid.segment(place));
        let mut rivers: Vec<Vec<SegmentId>> = Vec::new();
        for part in segments.filter(|&part| features.kind(part) == FeatureKind::Stream) {
            match rivers.iter_mut().find(|river| features.root(river[0]) == features.root(part)) {
                Some(river) => river.push(part),
                None => rivers.push(vec![part]),
            }
        }
        rivers
    }

    /// The stretches of a river that lead away from its parts on this tile, each without the tile itself.
    fn arms(&self, laid: Laid, river: &[SegmentId]) -> Vec<Vec<SegmentId>> {
        let features = self.core.board.features();
        let here = features.place(river[0]).0;
        let stretch = |first: SegmentId| {
            let mut found = vec![first];
            let mut next = 0;
            while let Some(&part) = found.get(next) {
                next += 1;
                let (tile, place) = features.place(part);
                let beyond = self.beyond(self.core.board.laid()[tile], place);
                let further = beyond.filter(|&other| features.place(other).0 != here);
                let further: Vec<SegmentId> = further.filter(|other| !found.contains(other)).collect();
                found.extend(further);
            }
            found
        };
        let mut arms: Vec<Vec<SegmentId>> = Vec::new();
        for first in river.iter().flat_map(|&part| self.beyond(laid, features.place(part).1)) {
            // A stretch may lead back to the tile.
            if !arms.iter().any(|arm| arm.contains(&first)) {
                arms.push(stretch(first));
            }
        }
        arms
    }

    /// What a segment runs on into over the middle of its tile's sides.
    fn beyond(&self, laid: Laid, place: usize) -> impl Iterator<Item = SegmentId> {
        let (board, table) = (&self.core.board, &self.rules.table);
        let at = move |laid: &Laid, side: Side| table.segment_at(laid.tile, laid.rotation, side.middle());
        let sides = Side::ALL.into_iter().filter(move |&side| at(&laid, side) == place);
        sides.filter_map(move |side| {
            let beside = board.tile_at(laid.pos.step(side))?;
            Some(beside.segment(at(beside, side.opposite())))
        })
    }

    /// The turn is over: who came to trade in it may do so from now on.
    pub(in crate::games::base) fn admit_traders(&mut self) {
        for port in self.add_ons.iter_mut().flat_map(|add_ons| &mut add_ons.trade.ports) {
            port.traders.extend(std::mem::take(&mut port.newcomers));
        }
    }

    /// Every good on the board: whose, and where.
    pub fn goods(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        let goods = self.add_ons.iter().flat_map(|add_ons| &add_ons.trade.goods);
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
        let Some(add_ons) = &self.add_ons else { return Vec::new() };
        if self.goods_left(player) == 0 || !self.may_play_instead() {
            return Vec::new();
        }
        let features = self.core.board.features();
        let mut free: Vec<(SegmentId, u8)> = Vec::new();
        for (number, port) in
            add_ons.trade.ports.iter().enumerate().filter(|(_, port)| port.traders.contains(player))
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

    /// The segments on which the player may lay a good, in order.
    pub(in crate::games::base) fn good_spots(&self) -> Vec<SegmentId> {
        self.free_for_goods().into_iter().map(|(segment, _)| segment).collect()
    }

    /// The player lays a good instead of drawing.
    pub(in crate::games::base) fn lay_good<S: Sink>(&mut self, segment: SegmentId, sink: &mut S) {
        let player = self.core.player;
        let found = self.free_for_goods().into_iter().find(|(free, _)| *free == segment);
        let (_, port) = found.expect("a good goes where it may");
        if let Some(add_ons) = &mut self.add_ons {
            add_ons.trade.goods.push(Good { player, segment, port });
        }
        self.put_given_back(RuleId("V13"), sink);
        sink.tell(|| {
            let Place { pos, spot } = self.place_of(segment);
            Event::Placed { player, piece: Piece::Good, role: Role::Good, pos, spot }
        });
        self.end_tile(sink);
    }

    /// Whether a river scores as a road does: unfinished at the end, or completed with no port and no market at an
    /// end.
    #[inline]
    pub(in crate::games::base) fn scores_like_road(&self, river: SegmentId, stage: Stage) -> bool {
        let features = self.core.board.features();
        let is_landing = |part: SegmentId| {
            let laid = self.core.board.laid()[features.place(part).0];
            self.end_on(laid).is_some_and(|(_, stream)| stream == part)
        };
        // Without V13 a river is nothing but a picture.
        self.rules.ports && (stage == Stage::Unfinished || !features.ring(river).any(is_landing))
    }

    /// Tiles of a city that are ports, which score nothing for knights, and the shields on them.
    pub(in crate::games::base) fn ports_in(&self, city: SegmentId) -> (u32, u32) {
        let features = self.core.board.features();
        let segments = || {
            features.ring(city).map(|part| {
                let (tile, place) = features.place(part);
                let laid = self.core.board.laid()[tile];
                (tile, &self.rules.table.tile(laid.tile).segments[place])
            })
        };
        let ports = segments().filter(|(_, part)| part.mark == Some(Mark::Port));
        // B11: a tile with two parts of the city counts once, so it is left out once.
        let mut tiles: Vec<usize> = ports.map(|(tile, _)| tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        let on_ports = segments().filter(|(tile, _)| tiles.contains(tile));
        (tiles.len() as u32, on_ports.map(|(_, part)| part.attrs.get(Attr::Shield)).sum())
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
        for port in self.add_ons.iter().flat_map(|add_ons| &add_ons.trade.ports) {
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
        if let Some(add_ons) = &self.add_ons {
            let there = |good: &&Good| {
                let city = add_ons.trade.ports[usize::from(good.port)].city;
                features.root(city) == features.root(port)
            };
            add_ons
                .trade
                .goods
                .iter()
                .filter(there)
                .for_each(|good| presence += Presence::of(good.player, 1));
        }
        presence
    }

    /// What a player's goods would bring if the game ended now.
    pub fn worth_of_goods(&self, player: Player) -> u32 {
        let worth = |&port: &SegmentId| worth_in_port(self.goods_in(port), player).1;
        self.ports_apart().iter().map(worth).sum()
    }

    /// Whether a player may lay goods in a port, now or in later turns.
    pub fn may_trade(&self, player: Player) -> bool {
        let mut ports = self.add_ons.iter().flat_map(|add_ons| &add_ons.trade.ports);
        ports.any(|port| port.traders.contains(player) || port.newcomers.contains(player))
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
