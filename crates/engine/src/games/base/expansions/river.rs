//! The River: rules R1 to R6.

use crate::board::{Board, Placement};
use crate::games::Changes;
use crate::games::base::BaseRefusal;
use crate::games::base::{Rules, State};
use crate::play::bag::Bag;
use crate::play::core::StrictRules;
use crate::play::event::{Event, RuleId, Sink};
use crate::play::refusal::Refusal;
use crate::setup::AddOn;
use crate::vocabulary::geometry::{Pos, Rotation, Side};
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::{FeatureKind, TileId, TileSet, TileTable};
use rand_core::Rng;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "river",
    title: Text { en: "The River", fr: "La Rivière" },
    about: Text {
        en: "12 river tiles are laid first, from the spring to the lake",
        fr: "12 tuiles de rivière sont posées d'abord, de la source au lac",
    },
    changes: Changes::Tiles,
    rules: &["R"],
    excludes: &[],
    sources: &[],
};

/// The tiles of the river in the table of a game.
#[derive(Debug)]
pub(in crate::games::base) struct Tiles {
    pub(super) source: TileId,
    pub(super) lake: TileId,
    /// The ten between them, as a full bag.
    pub(super) others: Bag,
    all: Vec<TileId>,
}

impl Tiles {
    /// Finds the tiles of this set.
    pub(in crate::games::base) fn find(table: &TileTable, set: &TileSet) -> Self {
        let of_set: Vec<TileId> = set.tiles.iter().filter_map(|tile| table.find(&tile.name)).collect();
        let with = |kind: FeatureKind| {
            let has = |id: &&TileId| table.tile(**id).segments.iter().any(|segment| segment.kind == kind);
            *of_set.iter().find(has).expect("the river has a spring and a lake")
        };
        let (source, lake) = (with(FeatureKind::Source), with(FeatureKind::Lake));
        let others = Bag::kinds_of(table, |id| of_set.contains(&id) && id != source && id != lake);
        Self { source, lake, others, all: of_set }
    }

    /// Whether this tile is one of the river's.
    pub(in crate::games::base) fn contains(&self, tile: TileId) -> bool {
        self.all.contains(&tile)
    }
}

/// A way the river turns on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    Straight,
    Left,
    Right,
}

/// How far the river has come.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::games::base) struct Course {
    /// The ten tiles between spring and lake that are not drawn yet.
    bag: Bag,
    /// Whether the lake is still to be drawn.
    lake: bool,
    /// The square it runs into …
    next: Pos,
    /// … and in which direction.
    flow: Side,
    /// How it turned on the last tile.
    turned: Turn,
}

impl Course {
    /// The river at its spring; its other tiles are set apart from those in the bag.
    pub(in crate::games::base) fn new(rules: &Rules, tiles: &Tiles, land: &mut Bag) -> Self {
        let Placement { pos, .. } = spring(rules);
        let flow = Side::East;
        let bag = tiles.others.clone();
        land.set_apart(&rules.table, |id| bag.count(id) + u16::from(id == tiles.lake));
        Self { bag, lake: true, next: pos.step(flow), flow, turned: Turn::Straight }
    }

    /// Tiles of the river still to be drawn, the lake among them.
    pub(in crate::games::base) fn left(&self) -> u32 {
        self.bag.left() + u32::from(self.lake)
    }

    /// Where it leaves a tile that lies in its way, and how it turns on it; nothing on the lake.
    fn leaves(&self, table: &TileTable, tile: TileId, rotation: Rotation) -> Option<(Side, Turn)> {
        let river = |side: &Side| {
            *side != self.flow.opposite() && kind_at(table, tile, rotation, *side) == FeatureKind::River
        };
        let out = Side::ALL.into_iter().find(river)?;
        let turn = match out {
            out if out == self.flow => Turn::Straight,
            out if out == self.flow.turned(Rotation::from_quarters(1)) => Turn::Right,
            _ => Turn::Left,
        };
        Some((out, turn))
    }
}

/// What a tile turned like this shows in the middle of a side.
fn kind_at(table: &TileTable, tile: TileId, rotation: Rotation, side: Side) -> FeatureKind {
    table.tile(tile).segments[table.segment_at(tile, rotation, side.middle())].kind
}

/// Where the spring lies: in the middle, or at the edge of Carcassonne so that the river runs away from it (K12).
fn spring(rules: &Rules) -> Placement {
    let pos = rules.count.as_ref().map_or(Pos::new(0, 0), |plan| plan.spring());
    Placement { pos, rotation: Rotation::NONE }
}

impl State {
    /// R1: the spring is laid first.
    pub(in crate::games::base) fn lay_spring(rules: &Rules, board: &mut Board) {
        if let Some(tiles) = &rules.river {
            board.lay(&rules.table, tiles.source, spring(rules));
        }
    }

    /// The river, while it has not come to its lake.
    #[inline]
    pub(in crate::games::base) fn course(&self) -> Option<&Course> {
        self.add_ons.as_ref()?.course.as_ref()
    }

    /// Tiles of the river still to be laid.
    pub fn river_left(&self) -> u32 {
        self.course().map_or(0, Course::left)
    }

    /// R1, R5: what can be drawn while the river runs: one of the ten, then the lake.
    pub(in crate::games::base) fn river_draws(&self, course: &Course) -> Vec<TileId> {
        match course.bag.left() {
            0 => self.rules.river.iter().map(|tiles| tiles.lake).collect(),
            _ => course.bag.kinds(&self.rules.table).collect(),
        }
    }

    /// One of them, by chance.
    pub(in crate::games::base) fn random_river(&self, course: &Course, rng: &mut impl Rng) -> TileId {
        match &self.rules.river {
            Some(tiles) if course.bag.left() == 0 => tiles.lake,
            _ => course.bag.random(&self.rules.table, rng),
        }
    }

    /// How many of the equally likely cases lead to this one of them.
    pub(in crate::games::base) fn river_odds(&self, course: &Course, tile: TileId) -> u32 {
        match course.bag.left() {
            0 => self.river_draws(course).contains(&tile).into(),
            _ => course.bag.count(tile).into(),
        }
    }

    /// The player in turn draws a tile of the river.
    pub(in crate::games::base) fn draw_river<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        let add_ons = self.add_ons.as_mut().expect("the river is an add-on");
        let course = add_ons.course.as_mut().expect("the river runs");
        if course.bag.left() > 0 {
            course.bag.take(tile);
        } else {
            course.lake = false;
        }
        self.core.progress.begin_turn();
        self.core.bag.draw_apart(tile);
        let (player, left) = (self.core.player, self.core.bag.left() + course.left());
        sink.tell(|| Event::Drawn { player, tile: self.rules.table.name(tile), left });
    }

    /// R2, R4: everywhere a tile of the river may be laid: at its open end, not so that it turns twice in the
    /// same direction one right after the other, nor so that a tile blocks its way.
    pub(in crate::games::base) fn river_placements(&self, course: &Course, tile: TileId) -> Vec<Placement> {
        let at = |rotation| Placement { pos: course.next, rotation };
        let turns = Rotation::ALL.into_iter().map(at);
        turns.filter(|&at| self.check_river(course, tile, at).is_ok()).collect()
    }

    /// Whether a tile of the river may be laid like this.
    pub(in crate::games::base) fn check_river(
        &self,
        course: &Course,
        tile: TileId,
        at: Placement,
    ) -> Result<(), Refusal> {
        if at.pos != course.next {
            return Err(Refusal::Base(BaseRefusal::OffRiver(course.next)));
        }
        // Before what holds for all tiles, so that a river that would turn back or be blocked is told as that.
        self.check_course(course, tile, at)?;
        let rules = StrictRules { alone: RuleId("B4"), mismatch: RuleId("R2") };
        self.core.check_strict(&self.rules.table, tile, at, rules).map_err(|refusal| match refusal {
            // Where no river is broken it is the rule for all tiles.
            Refusal::Mismatch { pos, side, shows, neighbour, .. }
                if ![shows, neighbour].contains(&FeatureKind::River) =>
            {
                Refusal::Mismatch { pos, side, shows, neighbour, rule: RuleId("B5") }
            }
            other => other,
        })
    }

    /// R2, R4: whether the river runs into the tile and goes on from it.
    fn check_course(&self, course: &Course, tile: TileId, at: Placement) -> Result<(), Refusal> {
        let (table, side) = (&self.rules.table, course.flow.opposite());
        let shows = kind_at(table, tile, at.rotation, side);
        if shows != FeatureKind::River {
            let (neighbour, rule) = (FeatureKind::River, RuleId("R2"));
            return Err(Refusal::Mismatch { pos: at.pos, side, shows, neighbour, rule });
        }
        let Some((out, turn)) = course.leaves(table, tile, at.rotation) else { return Ok(()) };
        if turn != Turn::Straight && turn == course.turned {
            return Err(Refusal::Base(BaseRefusal::RiverTurnsBack));
        }
        match self.core.board.tile_at(at.pos.step(out)) {
            Some(_) => Err(Refusal::Base(BaseRefusal::RiverBlocked(at.pos.step(out)))),
            None => Ok(()),
        }
    }

    /// The river goes on over the tile just laid; at the lake it ends (R5).
    pub(in crate::games::base) fn flow_on(&mut self, tile: TileId, at: Placement) {
        let Some(add_ons) = &mut self.add_ons else { return };
        let Some(course) = &mut add_ons.course else { return };
        match course.leaves(&self.rules.table, tile, at.rotation) {
            Some((out, turn)) => {
                course.next = at.pos.step(out);
                course.flow = out;
                course.turned = turn;
            }
            None => add_ons.course = None,
        }
    }

    /// A tile of the river that fits nowhere is out; if it was the lake, the river stays open.
    pub(in crate::games::base) fn lose_river(&mut self, tile: TileId) {
        let is_lake = self.rules.river.as_ref().is_some_and(|tiles| tiles.lake == tile);
        if let (true, Some(add_ons)) = (is_lake, &mut self.add_ons) {
            add_ons.course = None;
        }
    }
}
