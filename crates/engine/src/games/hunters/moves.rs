//! Moves: which there are, and what they are called.

use super::turn::claimable;
use super::{Half, Move, Phase, State};
use crate::board::Placement;
use crate::games::hunters::HuntersRefusal;
use crate::games::hunters::Step;
use crate::play::action::Action;
use crate::play::core::{StrictRules, bits, random_bit};
use crate::play::crew::SpotRules;
use crate::play::event::RuleId;
use crate::play::refusal::Refusal;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Piece, Spot};
use crate::vocabulary::tiles::{FeatureKind, TileId, TileName};
use rand_core::Rng;

/// Where huts begin among the places of [`State::free_pieces`].
const HUTS: u8 = 16;

fn placed(bit: u8) -> Move {
    if bit < HUTS { Move::Follow(bit) } else { Move::Hut(bit - HUTS) }
}

impl State {
    pub(super) fn list_moves(&self) -> Vec<Move> {
        let table = &self.rules.table;
        match self.phase {
            Phase::Draw => self.pile().kinds(table).map(Move::Draw).collect(),
            Phase::Lay(tile) => self.core.placements(tile).into_iter().map(Move::Lay).collect(),
            Phase::Place => bits(self.free_pieces()).map(placed).chain([Move::Pass]).collect(),
            Phase::Over => Vec::new(),
        }
    }

    /// The pile that is drawn from.
    #[inline]
    fn pile(&self) -> &crate::play::bag::Bag {
        match self.half {
            Half::Land => &self.core.bag,
            Half::Bonus => &self.bonus,
        }
    }

    #[inline]
    pub(super) fn pick_move(&self, rng: &mut impl Rng) -> Move {
        match self.phase {
            Phase::Draw => Move::Draw(self.pile().random(&self.rules.table, rng)),
            Phase::Lay(tile) => Move::Lay(self.core.board.random_placement(tile, |_| true, rng)),
            Phase::Place => random_bit(self.free_pieces(), true, rng).map_or(Move::Pass, placed),
            Phase::Over => panic!("nobody moves in a game that is over"),
        }
    }

    /// How many of the equally likely cases of chance lead to this move.
    pub(super) fn odds_of(&self, mv: Move) -> u32 {
        match (self.phase, mv) {
            (Phase::Draw, Move::Draw(tile)) => self.pile().count(tile).into(),
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
            (Move::Follow(place), _) => self.core.place_action(table, Piece::Follower, place),
            (Move::Hut(place), _) => self.core.place_action(table, Piece::Hut, place),
            (Move::Pass, _) => Action::Pass,
        }
    }

    pub(super) fn find_move(&self, action: &Action) -> Result<Move, Refusal> {
        match (action, self.phase) {
            (Action::Draw { tile }, Phase::Draw) => self.pile().find(&self.rules.table, tile).map(Move::Draw),
            (Action::Lay { tile, pos, rotation }, Phase::Lay(drawn)) => {
                self.find_lay(drawn, tile, Placement { pos: *pos, rotation: *rotation })
            }
            (Action::Place { piece: Piece::Follower, pos, spot }, Phase::Place) => {
                self.find_follow(*pos, *spot)
            }
            (Action::Place { piece: Piece::Hut, pos, spot }, Phase::Place) => self.find_hut(*pos, *spot),
            (Action::Pass, Phase::Place) => Ok(Move::Pass),
            _ => Err(self.due()),
        }
    }

    fn due(&self) -> Refusal {
        match self.phase {
            Phase::Draw => Refusal::Unexpected { due: Step::Draw.into() },
            Phase::Lay(_) => Refusal::Unexpected { due: Step::Lay.into() },
            Phase::Place => Refusal::Unexpected { due: Step::Piece.into() },
            Phase::Over => Refusal::Over,
        }
    }

    fn find_lay(&self, drawn: TileId, name: &TileName, at: Placement) -> Result<Move, Refusal> {
        // H4
        let rules = StrictRules { alone: RuleId("H4"), mismatch: RuleId("H4") };
        self.core.find_strict(&self.rules.table, drawn, name, at, rules).map(Move::Lay)
    }

    fn find_follow(&self, pos: Pos, spot: Spot) -> Result<Move, Refusal> {
        let rules = SpotRules { just_laid: RuleId("H5"), occupied: RuleId("H6") };
        let place = self.core.find_follow(&self.rules.table, pos, spot, claimable, rules)?;
        match self.core.crew.supply(self.core.player) {
            0 => Err(Refusal::NoneLeft(Piece::Follower)),
            _ => Ok(Move::Follow(place)),
        }
    }

    fn find_hut(&self, pos: Pos, spot: Spot) -> Result<Move, Refusal> {
        let table = &self.rules.table;
        let just_laid = RuleId("H5");
        let place = self.core.find_segment(table, pos, spot, just_laid)?;
        if !matches!(spot.kind, FeatureKind::River | FeatureKind::Lake) {
            return Err(Refusal::Hunters(HuntersRefusal::NotForHuts(spot.kind)));
        }
        let laid = self.core.just_laid();
        let system = self.systems.root(laid.segment(place.into()));
        if !self.systems.presence(system).is_empty() {
            return Err(Refusal::Hunters(HuntersRefusal::HutThere));
        }
        if self.huts.supply(self.core.player) == 0 {
            return Err(Refusal::NoneLeft(Piece::Hut));
        }
        let chosen = bits(self.hut_spots().into())
            .find(|&other| self.systems.root(laid.segment(other.into())) == system);
        match chosen {
            Some(chosen) if chosen != place => {
                let instead = Spot::of(&table.tile(laid.tile).segments[usize::from(chosen)], laid.rotation);
                Err(Refusal::NoSuchSpot { spot, instead: Some(instead) })
            }
            _ => Ok(Move::Hut(place)),
        }
    }
}
