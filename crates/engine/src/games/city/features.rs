//! What roads, markets and residential areas score, and for whom (C6 to C9, C22).

use super::State;
use crate::board::SegmentId;
use crate::play::event::{Counted, Event, Occasion, RuleId, Scoring, Sink};
use crate::play::summary::Summary;
use crate::play::tally::Tally;
use crate::vocabulary::geometry::{PortSet, Side};
use crate::vocabulary::tiles::{Attr, Attrs, FeatureKind};

/// C7: how many different goods are sold.
#[inline]
fn goods(attrs: Attrs) -> u32 {
    Attr::GOODS.into_iter().map(|goods| u32::from(attrs.get(goods) > 0)).sum()
}

impl State {
    /// What a road or market scores once completed as large as it is; a residential area at the end.
    #[inline]
    pub fn tally(&self, feature: SegmentId) -> Tally {
        let features = self.core.board.features();
        match features.kind(feature) {
            FeatureKind::Residential => {
                let mut markets = Vec::new();
                self.find_markets(feature, &mut markets);
                let count = markets.len() as u32;
                Tally { count, of: Counted::Markets, each: 2, rule: RuleId("C22") }
            }
            FeatureKind::Market => Tally {
                count: features.tiles(feature),
                of: Counted::Tiles,
                each: goods(features.attrs(feature)),
                rule: RuleId("C7"),
            },
            // C6
            _ => {
                let tiles = features.tiles(feature);
                let each = if tiles <= 3 { 1 } else { 2 };
                Tally { count: tiles, of: Counted::Tiles, each, rule: RuleId("C6") }
            }
        }
    }

    /// C22: the markets that touch a residential area, on a tile or across a side, each once, in the order of
    /// their roots.
    pub fn markets_around(&self, area: SegmentId) -> Vec<SegmentId> {
        let mut markets = Vec::new();
        self.find_markets(area, &mut markets);
        markets.sort_unstable();
        markets
    }

    /// Lists them in no order. Bots ask for it again and again.
    fn find_markets(&self, area: SegmentId, markets: &mut Vec<SegmentId>) {
        let (board, table) = (&self.core.board, &self.rules.table);
        let features = board.features();
        let mut found = |root: SegmentId| {
            if !markets.contains(&root) {
                markets.push(root);
            }
        };
        for segment in features.ring(area) {
            let (number, place) = features.place(segment);
            let laid = board.laid()[number];
            let own = &table.tile(laid.tile).segments[place];
            let mut beside = own.touches;
            while beside != 0 {
                found(features.root(laid.segment(beside.trailing_zeros() as usize)));
                beside &= beside - 1;
            }
            let ports = own.ports.turned(laid.rotation);
            for side in Side::ALL {
                let ports = ports.intersection(PortSet::whole(side));
                if ports.is_empty() {
                    continue;
                }
                let Some(other) = board.tile_at(laid.pos.step(side)) else { continue };
                for port in ports.iter() {
                    let facing = other.segment(table.segment_at(other.tile, other.rotation, port.facing()));
                    if features.kind(facing) == FeatureKind::Market {
                        found(features.root(facing));
                    }
                }
            }
        }
    }

    /// Scores a completed road or market and gives its followers back (C9). Answers whether somebody held it:
    /// what nobody holds is not scored.
    pub(super) fn score_completed<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) -> bool {
        let presence = self.core.board.features().presence(feature);
        if presence.is_empty() {
            return false;
        }
        self.score(feature, Occasion::Completed, sink);
        for (player, followers) in presence.iter() {
            self.returned[player.seat()] += followers;
        }
        self.core.return_followers(&self.rules.table, feature, sink);
        true
    }

    /// C9: those with most followers get the points, each of them in full.
    pub(super) fn score<S: Sink>(&mut self, feature: SegmentId, occasion: Occasion, sink: &mut S) {
        let presence = self.core.board.features().presence(feature);
        sink.tell(|| {
            let tally = self.tally(feature);
            let kind = self.core.board.features().kind(feature);
            let markets =
                if kind == FeatureKind::Residential { self.markets_around(feature) } else { vec![] };
            let places = |market: SegmentId| self.core.board.places_of(&self.rules.table, market);
            Event::Scored(Scoring {
                touching: markets.into_iter().map(places).collect(),
                terms: vec![tally.term()],
                points: tally.points(),
                rules: vec![tally.rule, RuleId("C9")],
                ..self.core.scoring(&self.rules.table, feature, occasion)
            })
        });
        self.core.award(presence, self.tally(feature).points());
    }

    /// Any feature as it stands. Roads and markets are worth nothing before they are completed (C21).
    pub(super) fn summarise(&self, feature: SegmentId) -> Summary {
        let features = self.core.board.features();
        let kind = features.kind(feature);
        let completed = self.is_completed(feature);
        let tally = self.tally(feature);
        let lasting = kind == FeatureKind::Residential;
        let now = ((lasting || completed) && tally.points() > 0).then(|| tally.term());
        Summary {
            completed,
            terms: now.into_iter().collect(),
            points: now.map_or(0, |term| term.count * term.each),
            if_completed: (!lasting && !completed).then(|| tally.points()),
            ..self.core.summary(&self.rules.table, feature)
        }
    }
}
