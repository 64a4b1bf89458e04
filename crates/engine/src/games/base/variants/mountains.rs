//! Mountains: V9.

use crate::board::{Placement, Presence, SegmentId};
use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::State;
use crate::play::event::{Event, RuleId, Sink};
use crate::setup::AddOn;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::{Attr, FeatureKind, SegmentType, TileId, TileName, TileSet, TileType};

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "mountains",
    title: Text { en: "Mountains", fr: "Montagnes" },
    about: Text {
        en: "a tile may be laid face down as a mountain; its miner counts in cities with a shield nearby",
        fr: "une tuile peut être posée à l'envers comme montagne ; son mineur compte dans les villes dont un blason est proche",
    },
    changes: Changes::Laying,
    rules: &["V9"],
    excludes: &[],
    sources: &[],
};

/// A set with the one kind of tile that every tile laid face down is. Nobody draws it.
pub(in crate::games::base) fn set() -> TileSet {
    let rock = SegmentType::read("mountain n e s w").expect("it is a feature line");
    let name: TileName = "mountain".parse().expect("it is a name");
    let tile = TileType { name, letter: None, count: 0, start: false, segments: vec![rock] };
    TileSet {
        id: "mountains".to_owned(),
        title: "Mountains".to_owned(),
        title_fr: Some("Montagnes".to_owned()),
        tiles: vec![tile],
    }
}

/// A mountain lies beside fields without a road.
pub(in crate::games::base) fn meets(own: [FeatureKind; 3], other: [FeatureKind; 3]) -> bool {
    own == [FeatureKind::Mountain; 3] && other == [FeatureKind::Field; 3]
}

/// How far from a miner a shield can be to be a forge, in steps over sides.
const REACH: u16 = 2;

impl State {
    /// Where a tile may be laid face down: beside fields without a road, and beside mountains.
    pub(in crate::games::base) fn mountain_squares(&self) -> Vec<Pos> {
        let Some(mountain) = self.rules.mountain else { return Vec::new() };
        if self.course().is_some() {
            return Vec::new();
        }
        self.core.placements(mountain).into_iter().map(|at| at.pos).collect()
    }

    /// Whether what fits nowhere face up could be laid all the same.
    pub(in crate::games::base) fn could_be_mountain(&self) -> bool {
        !self.mountain_squares().is_empty()
    }

    /// The tile is laid face down.
    pub(in crate::games::base) fn raise<S: Sink>(&mut self, tile: TileId, pos: Pos, sink: &mut S) {
        let Some(mountain) = self.rules.mountain else { return };
        self.take_offered(tile, sink);
        let laid =
            self.core.lay_unsaid(&self.rules.table, mountain, Placement { pos, rotation: Rotation::NONE });
        let player = self.core.player;
        sink.tell(|| {
            let tile = self.rules.table.name(tile);
            Event::Base(BaseEvent::MountainRaised { player, tile, pos, rule: RuleId("V9") })
        });
        self.after_laying(laid, sink);
    }

    /// The miners who count in a city: those with one of its shields within reach.
    pub fn miners(&self, city: SegmentId) -> Presence {
        let mut presence = Presence::default();
        let features = self.core.board.features();
        if self.rules.mountain.is_none() || features.attrs(city).get(Attr::Shield) == 0 {
            return presence;
        }
        let pos = |segment: SegmentId| self.core.board.laid()[features.place(segment).0].pos;
        for follower in self.core.crew.standing() {
            if features.kind(follower.segment) != FeatureKind::Mountain {
                continue;
            }
            let mine = pos(follower.segment);
            let forge = features.ring(city).any(|segment| {
                let (tile, place) = features.place(segment);
                let laid = self.core.board.laid()[tile];
                let steps = mine.x.abs_diff(laid.pos.x) + mine.y.abs_diff(laid.pos.y);
                let shields = self.rules.table.tile(laid.tile).segments[place].attrs.get(Attr::Shield);
                steps <= REACH && shields > 0
            });
            if forge {
                presence += Presence::of(follower.player, follower.piece.weight());
            }
        }
        presence
    }
}
