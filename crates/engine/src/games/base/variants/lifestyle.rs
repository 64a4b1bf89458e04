//! Lifestyle: V7.

use crate::board::{Laid, SegmentId};
use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::BaseRefusal;
use crate::games::base::State;
use crate::play::action::Action;
use crate::play::crew::{Follower, find_segment_on};
use crate::play::event::{Event, RuleId, Sink};
use crate::play::refusal::Refusal;
use crate::setup::AddOn;
use crate::vocabulary::geometry::{Pos, Side};
use crate::vocabulary::lang::Text;
use crate::vocabulary::pieces::{Piece, Place};
use crate::vocabulary::tiles::FeatureKind;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "lifestyle",
    title: Text { en: "Lifestyle", fr: "Style de vie" },
    about: Text {
        en: "instead of placing a follower, move some: into a field, a city, onto a road, into a monastery",
        fr: "au lieu de placer un partisan, on en déplace : vers un pré, une ville, un chemin, une abbaye",
    },
    changes: Changes::Followers,
    rules: &["V7"],
    excludes: &[],
    sources: &[],
};

/// One own follower goes elsewhere: a number among those on the board, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift {
    pub(in crate::games::base) follower: u8,
    pub(in crate::games::base) to: SegmentId,
    pub(in crate::games::base) rule: RuleId,
}

impl Shift {
    /// Who goes, as a number among those on the board, and where to.
    pub fn who_and_where(&self) -> (u8, SegmentId) {
        (self.follower, self.to)
    }
}

/// Two own knights go into a monastery that an opponent holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct War {
    pub(in crate::games::base) knights: [u8; 2],
    pub(in crate::games::base) monastery: SegmentId,
}

impl State {
    /// The numbers of the player's followers on the board, one of those that are alike and stand together.
    fn own_followers(&self) -> impl Iterator<Item = (u8, Follower)> {
        let standing = self.core.crew.standing();
        let player = self.core.player;
        let alike = move |(number, follower): &(usize, &Follower)| {
            follower.player == player && !standing[..*number].contains(follower)
        };
        standing.iter().enumerate().filter(alike).map(|(number, follower)| (number as u8, *follower))
    }

    fn segments_on(&self, laid: Laid) -> impl Iterator<Item = SegmentId> {
        (0..self.rules.table.tile(laid.tile).segments.len()).map(move |place| laid.segment(place))
    }

    /// V7 a, b, c: every way to move one follower.
    pub(in crate::games::base) fn shifts(&self) -> Vec<Shift> {
        let features = self.core.board.features();
        let mut shifts = Vec::new();
        for (number, follower) in self.own_followers() {
            let kind = features.kind(follower.segment);
            let (tile, place) = features.place(follower.segment);
            let here = self.core.board.laid()[tile];
            let mut add = |to, rule| shifts.push(Shift { follower: number, to, rule: RuleId(rule) });
            // Miners stay (V9).
            if kind == FeatureKind::Mountain {
                continue;
            }
            let beside =
                Side::ALL.into_iter().filter_map(|side| self.core.board.tile_at(here.pos.step(side)));
            for segment in [here].iter().chain(beside).flat_map(|&laid| self.segments_on(laid)) {
                if features.kind(segment) == FeatureKind::Field && self.is_free(segment) {
                    add(segment, "V7a");
                }
            }
            let touches = self.rules.table.tile(here.tile).segments[place].touches;
            for (other, segment) in self.segments_on(here).enumerate() {
                match (kind, features.kind(segment)) {
                    (FeatureKind::Field, FeatureKind::City)
                        if touches >> other & 1 == 1 && !self.is_completed(segment) =>
                    {
                        add(segment, "V7b");
                    }
                    (FeatureKind::City, FeatureKind::Road) if !self.was_completed(segment) => {
                        add(segment, "V7c");
                    }
                    _ => {}
                }
            }
        }
        shifts
    }

    /// V7 d: every way to take a monastery by force.
    pub(in crate::games::base) fn wars(&self) -> Vec<War> {
        let features = self.core.board.features();
        let player = self.core.player;
        let standing = self.core.crew.standing();
        let knights: Vec<u8> = (0..standing.len())
            .filter(|&i| {
                standing[i].player == player && features.kind(standing[i].segment) == FeatureKind::City
            })
            .map(|number| number as u8)
            .collect();
        let held =
            |segment: &SegmentId| features.presence(*segment).iter().any(|(holder, _)| holder != player);
        let monasteries: Vec<SegmentId> =
            self.monasteries.iter().map(|monastery| monastery.segment).filter(held).collect();
        let mut wars: Vec<War> = Vec::new();
        for (i, &first) in knights.iter().enumerate() {
            for &second in &knights[i + 1..] {
                for &monastery in &monasteries {
                    let war = War { knights: [first, second], monastery };
                    let same = |other: &War| {
                        let pair = |war: &War| war.knights.map(|number| standing[usize::from(number)]);
                        let ([a, b], [c, d]) = (pair(other), pair(&war));
                        other.monastery == monastery && ((a, b) == (c, d) || (a, b) == (d, c))
                    };
                    if !wars.iter().any(same) {
                        wars.push(war);
                    }
                }
            }
        }
        wars
    }

    /// Why followers can't move like this.
    pub(in crate::games::base) fn why_no_shift(&self, action: &Action) -> Refusal {
        let is_knight_there = |piece: Piece, from: Place, pos: Pos| {
            let stands =
                |follower: Follower| follower.piece == piece && self.place_of(follower.segment) == from;
            let is_knight = from.pos == pos && from.spot.kind == FeatureKind::City;
            is_knight && self.own_followers().any(|(_, follower)| stands(follower))
        };
        let road = match action {
            // Others could not go to a road of this tile anyway.
            Action::Shift { piece, from, to: Place { pos, spot } }
                if spot.kind == FeatureKind::Road && is_knight_there(*piece, *from, *pos) =>
            {
                let laid = self.core.board.tile_at(*pos);
                let place = laid.and_then(|laid| find_segment_on(&self.rules.table, laid, *spot).ok());
                laid.zip(place).map(|(laid, place)| (*spot, laid.segment(place.into())))
            }
            _ => None,
        };
        match road {
            Some((spot, road)) if self.was_completed(road) => {
                Refusal::JustCompleted { spot, rule: RuleId("V7c") }
            }
            _ => Refusal::Base(BaseRefusal::NoSuchMove),
        }
    }

    /// A follower moves; what the tile has completed is scored after it.
    pub(in crate::games::base) fn shift<S: Sink>(&mut self, shift: Shift, sink: &mut S) {
        self.move_follower(usize::from(shift.follower), shift.to, shift.rule, sink);
        self.acted(sink);
    }

    /// Two knights become monks, and the opponents' monks go back.
    pub(in crate::games::base) fn wage_war<S: Sink>(&mut self, war: War, sink: &mut S) {
        let (player, table) = (self.core.player, &self.rules.table);
        let (board, crew) = (&mut self.core.board, &mut self.core.crew);
        let knights = war.knights.map(|number| crew.standing()[usize::from(number)]);
        crew.recall_from(board, table, war.monastery, |other| other != player, sink);
        for knight in knights {
            // Their numbers have changed with those who went.
            let number = self.core.crew.standing().iter().position(|other| *other == knight);
            self.move_follower(number.expect("a knight is no monk"), war.monastery, RuleId("V7d"), sink);
        }
        self.acted(sink);
    }

    fn move_follower<S: Sink>(&mut self, number: usize, to: SegmentId, rule: RuleId, sink: &mut S) {
        let Follower { player, segment: from, piece } = self.core.crew.standing()[number];
        self.core.crew.shift(&mut self.core.board, number, to);
        sink.tell(|| {
            let [from, to] = [from, to].map(|segment| self.place_of(segment));
            let [was, is] = [from, to].map(|place| self.core.crew.role(place.spot.kind));
            Event::Base(BaseEvent::Moved { player, piece, was, is, from, to, rule })
        });
    }
}
