//! Reconstruction: V10.

use crate::board::{Placement, SegmentId};
use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::BaseRefusal;
use crate::games::base::Hold;
use crate::games::base::{Phase, State};
use crate::play::chance::below;
use crate::play::event::{Event, RuleId, Sink};
use crate::play::refusal::Refusal;
use crate::play::source::Source;
use crate::setup::AddOn;
use crate::vocabulary::geometry::{Pos, Side};
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::FeatureKind;
use rand_core::Rng;
use std::collections::HashSet;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "reconstruction",
    title: Text { en: "Reconstruction", fr: "Reconstruction" },
    about: Text {
        en: "for a point each, take up loose tiles and lay them elsewhere; what is completed stays",
        fr: "pour un point chacune, on déplace des tuiles peu reliées ; ce qui est achevé reste en place",
    },
    changes: Changes::Laying,
    rules: &["V10"],
    excludes: &[],
    sources: &[Source::PAID],
};

impl State {
    /// The tiles that may be taken up, by number.
    fn loose_tiles(&self) -> impl Iterator<Item = usize> {
        (0..self.core.board.laid().len()).filter(|&number| self.held_by(number).is_none())
    }

    /// What keeps a tile where it lies, if something does. What is completed stays as it is, so that it can't be
    /// completed, and scored, once more.
    fn held_by(&self, number: usize) -> Option<Hold> {
        let board = &self.core.board;
        let tile = board.laid()[number];
        if number + 1 == board.laid().len() {
            return Some(Hold::JustLaid);
        }
        let kinds = self.rules.table.tile(tile.tile).segments.iter().map(|segment| segment.kind);
        let stays = |kind: &FeatureKind| {
            matches!(kind, FeatureKind::Carcassonne | FeatureKind::Mountain | FeatureKind::River)
        };
        if let Some(kind) = kinds.clone().find(stays) {
            return Some(Hold::Stays(kind));
        }
        if self.is_occupied(number) {
            return Some(Hold::Occupied);
        }
        let beside = Side::ALL.into_iter().filter(|&side| board.tile_at(tile.pos.step(side)).is_some());
        if beside.count() > 2 {
            return Some(Hold::Neighbours);
        }
        for (place, kind) in kinds.enumerate() {
            let segment = tile.segment(place);
            if self.is_grown(segment) || self.is_completed_monastery(segment) {
                return Some(Hold::Completed(kind));
            }
        }
        if let Some(pos) = tile.pos.surrounding().into_iter().find(|&pos| self.has_completed_monastery(pos)) {
            return Some(Hold::Beside(pos));
        }
        (!self.stays_in_one_piece(tile.pos)).then_some(Hold::Link)
    }

    fn is_completed_monastery(&self, segment: SegmentId) -> bool {
        let features = self.core.board.features();
        features.kind(segment) == FeatureKind::Monastery && features.open(segment) == 0
    }

    fn has_completed_monastery(&self, pos: Pos) -> bool {
        self.core.board.tile_at(pos).is_some_and(|laid| {
            let segments = 0..self.rules.table.tile(laid.tile).segments.len();
            segments.into_iter().any(|place| self.is_completed_monastery(laid.segment(place)))
        })
    }

    /// Whether somebody or something stands on a tile.
    fn is_occupied(&self, number: usize) -> bool {
        let features = self.core.board.features();
        let on = |segment: SegmentId| features.place(segment).0 == number;
        self.core.crew.standing().iter().any(|follower| on(follower.segment))
            || self.goods().any(|(_, segment)| on(segment))
    }

    /// Whether the other tiles hang together by their sides without the one on this square.
    fn stays_in_one_piece(&self, without: Pos) -> bool {
        let board = &self.core.board;
        let is_filled = |pos: Pos| board.tile_at(pos).is_some();
        let beside: Vec<Side> = Side::ALL.into_iter().filter(|&side| is_filled(without.step(side))).collect();
        // Mostly it is plain: a tile at the end of others, or at a corner that a third fills.
        match beside[..] {
            [_] => return true,
            [a, b] if a.opposite() != b && is_filled(without.step(a).step(b)) => return true,
            _ => {}
        }
        let others = board.laid().len() - 1;
        let Some(first) = board.laid().iter().map(|laid| laid.pos).find(|&pos| pos != without) else {
            return false;
        };
        let mut reached = HashSet::from([first]);
        let mut open = vec![first];
        while let Some(pos) = open.pop() {
            for beside in Side::ALL.map(|side| pos.step(side)) {
                if beside != without && board.tile_at(beside).is_some() && reached.insert(beside) {
                    open.push(beside);
                }
            }
        }
        reached.len() == others
    }

    /// Whether there is a tile to be taken up and somewhere else to lay it, for a player who has a point.
    pub(in crate::games::base) fn can_rebuild(&self) -> bool {
        self.rules.reconstruction
            && self.core.scores[self.core.player.seat()] > 0
            && self.loose_tiles().any(|number| self.has_place_elsewhere(number))
    }

    fn has_place_elsewhere(&self, number: usize) -> bool {
        let tile = self.core.board.laid()[number];
        let is_apart = |pos: Pos| pos.x.abs_diff(tile.pos.x) + pos.y.abs_diff(tile.pos.y) > 1;
        // Where it fits now and would not lie beside itself, it fits when it is taken up.
        self.core.board.placements(tile.tile).any(|at| is_apart(at.pos))
            || !self.places_elsewhere(number).is_empty()
    }

    /// Everywhere else a tile that was taken up may be laid.
    pub(in crate::games::base) fn places_elsewhere(&self, number: usize) -> Vec<Placement> {
        let tile = self.core.board.laid()[number];
        let without = self.core.board.without(&self.rules.table, number);
        let mut places: Vec<_> = without.placements(tile.tile).filter(|at| at.pos != tile.pos).collect();
        places.sort_by_key(|at| (at.pos, at.rotation));
        places
    }

    /// Every tile that may be taken up with every place for it.
    pub(in crate::games::base) fn rebuilds(&self) -> Vec<(u16, Placement)> {
        self.loose_tiles()
            .flat_map(|number| self.places_elsewhere(number).into_iter().map(move |at| (number as u16, at)))
            .collect()
    }

    /// One of them: first which tile, then where.
    pub(in crate::games::base) fn random_rebuild(&self, rng: &mut impl Rng) -> Option<(u16, Placement)> {
        let mut loose: Vec<usize> = self.loose_tiles().collect();
        while !loose.is_empty() {
            let number = loose.swap_remove(below(rng, loose.len() as u32) as usize);
            let places = self.places_elsewhere(number);
            if !places.is_empty() {
                return Some((number as u16, places[below(rng, places.len() as u32) as usize]));
            }
        }
        None
    }

    /// The tile to be taken up and where it goes, or why not.
    pub(in crate::games::base) fn find_rebuild(
        &self,
        from: Pos,
        at: Placement,
    ) -> Result<(u16, Placement), Refusal> {
        let laid = self.core.board.laid();
        let number =
            laid.iter().position(|laid| laid.pos == from).ok_or(Refusal::Base(BaseRefusal::NoTile(from)))?;
        if let Some(why) = self.held_by(number) {
            return Err(Refusal::Base(BaseRefusal::NotLoose { pos: from, why }));
        }
        if self.places_elsewhere(number).contains(&at) {
            Ok((number as u16, at))
        } else {
            Err(Refusal::Base(BaseRefusal::NotElsewhere { from, pos: at.pos }))
        }
    }

    /// A tile is taken up for a point and laid elsewhere: the board is laid anew, so that nothing is left of
    /// where it was.
    pub(in crate::games::base) fn rebuild<S: Sink>(&mut self, number: u16, at: Placement, sink: &mut S) {
        let (player, table, number) = (self.core.player, &self.rules.table, usize::from(number));
        let from = self.core.board.laid()[number].pos;
        self.core.board = self.core.board.relaid(table, number, at);
        self.core.crew.stand_again(&mut self.core.board);
        self.surround_again();
        let laid = self.core.board.laid()[number];
        if let Some(add_ons) = &mut self.add_ons {
            let segments = 0..self.rules.table.tile(laid.tile).segments.len();
            add_ons.relaid.extend(segments.map(|place| laid.segment(place)));
        }
        self.pay_point(RuleId("V10"), sink);
        sink.tell(|| {
            let Placement { pos, rotation } = at;
            let tile = self.rules.table.name(laid.tile);
            Event::Base(BaseEvent::Rebuilt { player, tile, from, pos, rotation, rule: RuleId("V10") })
        });
        if self.rules.ports {
            self.void_landing(laid);
            self.meet_landings(laid, sink);
        }
        self.rebuild_or_follow(sink);
    }

    /// Asks whether to take a tile up, where that is possible, and else goes on.
    pub(in crate::games::base) fn rebuild_or_follow<S: Sink>(&mut self, sink: &mut S) {
        if self.can_rebuild() {
            self.phase = Phase::Rebuild;
        } else {
            self.follow_or_score(sink);
        }
    }
}
