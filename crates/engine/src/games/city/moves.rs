//! Which moves there are, how they are written, and why others can't be played.

use super::turn::claimable;
use super::{MIDDLE, Move, Phase, State};
use crate::board::Placement;
use crate::games::city::CityRefusal;
use crate::games::city::End;
use crate::play::action::Action;
use crate::play::chance::below;
use crate::play::core::{bits, random_bit};
use crate::play::crew::SpotRules;
use crate::play::event::RuleId;
use crate::play::refusal::Refusal;
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::pieces::{Piece, Spot};
use crate::vocabulary::tiles::{TileId, TileName};
use rand_core::Rng;

impl State {
    pub(super) fn list_moves(&self) -> Vec<Move> {
        match self.phase {
            Phase::Draw => self.core.bag.kinds(&self.rules.table).map(Move::Draw).collect(),
            Phase::Lay(tile) => {
                let open = |at: &Placement| !self.walls.locked_in_by(&self.core.board, at.pos);
                self.core.placements(tile).into_iter().filter(open).map(Move::Lay).collect()
            }
            Phase::Follow => bits(self.free_spots().into()).map(Move::Follow).chain([Move::Pass]).collect(),
            Phase::Gate => self.walls.free(&self.core.board).map(Move::Gate).collect(),
            Phase::Wall => self.wall_ends().map(Move::Wall).collect(),
            Phase::Guard { .. } => vec![Move::Guard, Move::Pass],
            Phase::Tower => self.tower_ends().map(Move::Tower).chain([Move::Pass]).collect(),
            Phase::Over => Vec::new(),
        }
    }

    /// C14: the ends at which a wall can be set. The last free side belongs to both; it is called the right one.
    pub(super) fn wall_ends(&self) -> impl Iterator<Item = End> {
        let next = |end| self.walls.next(&self.core.board, end);
        let one_side = next(End::Left) == next(End::Right);
        End::ALL.into_iter().filter(move |&end| !one_side || end == End::Right)
    }

    #[inline]
    pub(super) fn pick_move(&self, rng: &mut impl Rng) -> Move {
        match self.phase {
            Phase::Draw => Move::Draw(self.core.bag.random(&self.rules.table, rng)),
            Phase::Lay(tile) => {
                let allowed = |pos| !self.walls.locked_in_by(&self.core.board, pos);
                Move::Lay(self.core.board.random_placement(tile, allowed, rng))
            }
            Phase::Follow => random_bit(self.free_spots().into(), true, rng).map_or(Move::Pass, Move::Follow),
            Phase::Gate => {
                let sides = || self.walls.free(&self.core.board);
                let chosen = below(rng, sides().count() as u32);
                Move::Gate(sides().nth(chosen as usize).expect("it was counted"))
            }
            Phase::Wall => {
                let ends = self.wall_ends().fold(0, |set, end| set | 1 << end.index());
                let end = random_bit(ends, false, rng).expect("walls are set while the ring is open");
                Move::Wall(End::ALL[end as usize])
            }
            Phase::Guard { .. } => [Move::Guard, Move::Pass][below(rng, 2) as usize],
            Phase::Tower => {
                let ends = self.tower_ends().fold(0, |set, end| set | 1 << end.index());
                random_bit(ends, true, rng).map_or(Move::Pass, |end| Move::Tower(End::ALL[end as usize]))
            }
            Phase::Over => panic!("nobody moves in a game that is over"),
        }
    }

    /// How many of the equally likely cases of chance lead to this move.
    pub(super) fn odds_of(&self, mv: Move) -> u32 {
        match (self.phase, mv) {
            (Phase::Draw, Move::Draw(tile)) => self.core.bag.count(tile).into(),
            _ => 0,
        }
    }

    pub(super) fn action_of(&self, mv: Move) -> Action {
        let table = &self.rules.table;
        match (mv, self.phase) {
            (Move::Draw(tile), _) => Action::Draw { tile: table.name(tile) },
            (Move::Lay(at), Phase::Lay(tile)) => {
                Action::Lay { tile: table.name(tile), pos: at.pos, rotation: at.rotation }
            }
            (Move::Lay(_), _) => panic!("no tile is drawn"),
            (Move::Follow(place), _) => self.core.follow_action(table, place),
            (Move::Gate(edge), _) => Action::Gate { edge },
            (Move::Wall(end), _) => Action::Wall { end },
            (Move::Guard, _) => Action::Guard,
            (Move::Tower(end), _) => Action::Tower { end },
            (Move::Pass, _) => Action::Pass,
        }
    }

    pub(super) fn find_move(&self, action: &Action) -> Result<Move, Refusal> {
        match (action, self.phase) {
            (Action::Draw { tile }, Phase::Draw) => {
                self.core.bag.find(&self.rules.table, tile).map(Move::Draw)
            }
            (Action::Lay { tile, pos, rotation }, Phase::Lay(drawn)) => {
                self.find_lay(drawn, tile, Placement { pos: *pos, rotation: *rotation })
            }
            (Action::Place { piece: Piece::Follower, pos, spot }, Phase::Follow) => {
                self.find_follow(*pos, *spot)
            }
            (Action::Gate { edge }, Phase::Gate) => self.find_gate(*edge),
            (Action::Wall { end }, Phase::Wall) => {
                let possible = self.wall_ends().any(|other| other == *end);
                if possible { Ok(Move::Wall(*end)) } else { Err(Refusal::City(CityRefusal::OneSideLeft)) }
            }
            (Action::Guard, Phase::Guard { .. }) => Ok(Move::Guard),
            (Action::Tower { end }, Phase::Tower) => {
                let possible = self.tower_ends().any(|other| other == *end);
                if possible {
                    Ok(Move::Tower(*end))
                } else {
                    Err(Refusal::City(CityRefusal::NoWallsForTower(*end)))
                }
            }
            (Action::Pass, Phase::Follow | Phase::Guard { .. } | Phase::Tower) => Ok(Move::Pass),
            _ => Err(self.step().map_or(Refusal::Over, Refusal::unexpected)),
        }
    }

    fn find_lay(&self, drawn: TileId, name: &TileName, at: Placement) -> Result<Move, Refusal> {
        let (board, table) = (&self.core.board, &self.rules.table);
        self.core.check_lay(table, drawn, name, at.pos)?;
        // C2
        if board.laid().is_empty() && at.pos != MIDDLE {
            return Err(Refusal::City(CityRefusal::NotInTheMiddle(MIDDLE)));
        }
        // C4
        if !board.laid().is_empty() && !self.core.has_neighbour(at.pos) {
            return Err(Refusal::Alone { pos: at.pos, rule: RuleId("C4") });
        }
        // C15
        if self.walls.blocks(at.pos) {
            return Err(Refusal::City(CityRefusal::BeyondWalls(at.pos)));
        }
        if self.walls.locked_in_by(board, at.pos) {
            return Err(Refusal::City(CityRefusal::LocksWallsIn(at.pos)));
        }
        if board.fits(drawn, at) {
            return Ok(Move::Lay(at));
        }
        // C4
        Err(self.core.why_road_broken(table, drawn, at, RuleId("C4")))
    }

    fn find_follow(&self, pos: Pos, spot: Spot) -> Result<Move, Refusal> {
        let rules = SpotRules { just_laid: RuleId("C5"), occupied: RuleId("C5") };
        let place = self.core.find_follow(&self.rules.table, pos, spot, claimable, rules)?;
        if self.free_spots() >> place & 1 == 0 {
            return Err(Refusal::JustCompleted { spot, rule: RuleId("C5") });
        }
        Ok(Move::Follow(place))
    }

    fn find_gate(&self, edge: Edge) -> Result<Move, Refusal> {
        let outer = self.walls.free(&self.core.board).any(|side| side == edge);
        if outer { Ok(Move::Gate(edge)) } else { Err(Refusal::City(CityRefusal::NotOuter(edge))) }
    }
}
