//! Which moves there are, how they are written, and why others can't be played.

use super::followers::claimable;
use super::{Move, Phase, State};
use crate::board::{Placement, SegmentId};
use crate::games::castle::CastleRefusal;
use crate::games::castle::WallTile;
use crate::play::action::Action;
use crate::play::chance::below;
use crate::play::core::{bits, random_bit};
use crate::play::crew::SpotRules;
use crate::play::event::RuleId;
use crate::play::refusal::Refusal;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Piece, Place, Spot};
use crate::vocabulary::tiles::{TileId, TileName};
use rand_core::Rng;

impl State {
    pub(super) fn list_moves(&self) -> Vec<Move> {
        let table = &self.rules.table;
        match self.phase {
            Phase::Draw => self.core.bag.kinds(table).map(Move::Draw).collect(),
            Phase::Lay(tile) => self.core.placements(tile).into_iter().map(Move::Lay).collect(),
            Phase::Follow => bits(self.free_spots().into()).map(Move::Follow).chain([Move::Pass]).collect(),
            Phase::Double => bits(self.doubling_choices()).map(Move::Double).chain([Move::Pass]).collect(),
            Phase::Score => bits(self.order_choices()).map(Move::Score).collect(),
            Phase::Reveal => {
                let hidden = |tile: &WallTile| self.unseen_walls[tile.index()] > 0;
                WallTile::ALL.into_iter().filter(hidden).map(Move::Reveal).collect()
            }
            Phase::ExtraTurn => vec![Move::ExtraTurn, Move::Pass],
            Phase::Unfinished(player, tile) => {
                let choices = self.unfinished_choices(player, tile);
                choices.as_slice().iter().copied().map(Move::Unfinished).collect()
            }
            Phase::Over => Vec::new(),
        }
    }

    #[inline]
    pub(super) fn pick_move(&self, rng: &mut impl Rng) -> Move {
        match self.phase {
            Phase::Draw => Move::Draw(self.core.bag.random(&self.rules.table, rng)),
            Phase::Lay(tile) => Move::Lay(self.core.board.random_placement(tile, |_| true, rng)),
            Phase::Follow => random_bit(self.free_spots().into(), true, rng).map_or(Move::Pass, Move::Follow),
            Phase::Double => random_bit(self.doubling_choices(), true, rng).map_or(Move::Pass, Move::Double),
            Phase::Score => {
                let next = random_bit(self.order_choices(), false, rng);
                Move::Score(next.expect("the mover is only asked when there is a choice"))
            }
            Phase::Reveal => {
                let unseen: u32 = self.unseen_walls.iter().map(|&n| u32::from(n)).sum();
                let mut n = below(rng, unseen);
                let tile = WallTile::ALL.into_iter().find(|tile| {
                    let copies = u32::from(self.unseen_walls[tile.index()]);
                    let here = n < copies;
                    n = n.wrapping_sub(copies);
                    here
                });
                Move::Reveal(tile.expect("the kinds add up to the total"))
            }
            Phase::ExtraTurn => [Move::ExtraTurn, Move::Pass][below(rng, 2) as usize],
            Phase::Unfinished(player, tile) => {
                let choices = self.unfinished_choices(player, tile);
                let choices = choices.as_slice();
                Move::Unfinished(choices[below(rng, choices.len() as u32) as usize])
            }
            Phase::Over => panic!("nobody moves in a game that is over"),
        }
    }

    /// How many of the equally likely cases of chance lead to this move.
    pub(super) fn odds_of(&self, mv: Move) -> u32 {
        match (self.phase, mv) {
            (Phase::Draw, Move::Draw(tile)) => self.core.bag.count(tile).into(),
            (Phase::Reveal, Move::Reveal(tile)) => self.unseen_walls[tile.index()].into(),
            _ => 0,
        }
    }

    pub(super) fn action_of(&self, mv: Move) -> Action {
        let table = &self.rules.table;
        let done = |number: u8| &self.completed.as_slice()[number as usize];
        match (mv, self.phase) {
            (Move::Draw(tile), _) => Action::Draw { tile: table.name(tile) },
            (Move::Lay(at), Phase::Lay(tile)) => {
                Action::Lay { tile: table.name(tile), pos: at.pos, rotation: at.rotation }
            }
            (Move::Lay(_), _) => panic!("no tile is drawn"),
            (Move::Follow(place), _) => self.core.follow_action(table, place),
            (Move::Double(number), _) => Action::Use {
                tile: self.doubling_tile(done(number)).expect("only towers and houses are doubled"),
                place: Some(self.place_of(done(number).feature)),
            },
            (Move::Score(number), _) => Action::Score { place: self.place_of(done(number).feature) },
            (Move::Reveal(tile), _) => Action::Reveal { tile },
            (Move::ExtraTurn, _) => Action::Use { tile: WallTile::ExtraTurn, place: None },
            (Move::Unfinished(feature), Phase::Unfinished(_, tile)) => {
                Action::Use { tile, place: Some(self.place_of(feature)) }
            }
            (Move::Unfinished(_), _) => panic!("nothing unfinished is chosen now"),
            (Move::Pass, _) => Action::Pass,
        }
    }

    pub(super) fn find_move(&self, action: &Action) -> Result<Move, Refusal> {
        match (action, self.phase) {
            (Action::Draw { tile }, Phase::Draw) => self.find_draw(tile),
            (Action::Lay { tile, pos, rotation }, Phase::Lay(drawn)) => {
                self.find_lay(drawn, tile, Placement { pos: *pos, rotation: *rotation })
            }
            (Action::Place { piece: Piece::Follower, pos, spot }, Phase::Follow) => {
                self.find_follow(*pos, *spot)
            }
            (Action::Use { tile, place }, Phase::Double) => self.find_double(*tile, *place),
            (Action::Score { place }, Phase::Score) => {
                let choices = bits(self.order_choices());
                self.choose(*place, choices.map(|n| (Move::Score(n), self.completed_feature(n))))
            }
            (Action::Reveal { tile }, Phase::Reveal) if self.unseen_walls[tile.index()] > 0 => {
                Ok(Move::Reveal(*tile))
            }
            (Action::Reveal { tile }, Phase::Reveal) => Err(Refusal::Castle(CastleRefusal::NotHidden(*tile))),
            (Action::Use { tile: WallTile::ExtraTurn, .. }, Phase::ExtraTurn) => Ok(Move::ExtraTurn),
            (Action::Use { tile, place: Some(place) }, Phase::Unfinished(player, due)) if *tile == due => {
                let choices = self.unfinished_choices(player, due);
                let choices = choices.as_slice().iter();
                self.choose(*place, choices.map(|&feature| (Move::Unfinished(feature), feature)))
            }
            (Action::Use { tile, .. }, Phase::ExtraTurn) => Err(self.why_not(*tile)),
            (Action::Pass, Phase::Follow | Phase::Double | Phase::ExtraTurn) => Ok(Move::Pass),
            _ => Err(self.step().map_or(Refusal::Over, Refusal::unexpected)),
        }
    }

    fn completed_feature(&self, number: u8) -> SegmentId {
        self.completed.as_slice()[number as usize].feature
    }

    /// The one of these moves whose feature is named like this.
    fn choose(
        &self,
        place: Place,
        choices: impl Iterator<Item = (Move, SegmentId)>,
    ) -> Result<Move, Refusal> {
        let choices: Vec<_> = choices.map(|(mv, feature)| (mv, self.place_of(feature))).collect();
        let meant = choices.iter().find(|(_, name)| *name == place);
        meant.map(|&(mv, _)| mv).ok_or_else(|| Refusal::NotAChoice {
            place,
            choices: choices.iter().map(|&(_, name)| name).collect(),
        })
    }

    fn find_draw(&self, name: &TileName) -> Result<Move, Refusal> {
        self.core.bag.find(&self.rules.table, name).map(Move::Draw)
    }

    fn find_lay(&self, drawn: TileId, name: &TileName, at: Placement) -> Result<Move, Refusal> {
        let table = &self.rules.table;
        // X2: start spaces lie on the board as tiles, outside.
        if !self.enclosure().contains(at.pos) {
            return Err(Refusal::Castle(CastleRefusal::Outside(at.pos)));
        }
        self.core.check_lay(table, drawn, name, at.pos)?;
        // X4
        if !self.core.has_neighbour(at.pos) {
            return Err(Refusal::Castle(CastleRefusal::Apart(at.pos)));
        }
        if self.core.board.fits(drawn, at) {
            return Ok(Move::Lay(at));
        }
        // X5
        Err(self.core.why_road_broken(table, drawn, at, RuleId("X5")))
    }

    fn find_follow(&self, pos: Pos, spot: Spot) -> Result<Move, Refusal> {
        let rules = SpotRules { just_laid: RuleId("X7"), occupied: RuleId("X7") };
        let found = self.core.find_follow(&self.rules.table, pos, spot, claimable, rules);
        found.map(Move::Follow)
    }

    fn find_double(&self, tile: WallTile, place: Option<Place>) -> Result<Move, Refusal> {
        let for_it =
            |number: &u8| self.doubling_tile(&self.completed.as_slice()[*number as usize]) == Some(tile);
        let choices: Vec<u8> = bits(self.doubling_choices()).filter(for_it).collect();
        match place {
            Some(place) if !choices.is_empty() => {
                self.choose(place, choices.into_iter().map(|n| (Move::Double(n), self.completed_feature(n))))
            }
            _ => Err(self.why_not(tile)),
        }
    }

    /// Why the player in turn can't use such a wall tile now, whatever on.
    fn why_not(&self, tile: WallTile) -> Refusal {
        let hand = &self.hands[self.core.player.seat()];
        match (hand.held(tile), hand.usable(tile)) {
            (0, _) => Refusal::Castle(CastleRefusal::NotHeld(tile)),
            (_, 0) => Refusal::Castle(CastleRefusal::WonThisTurn(tile)),
            _ => Refusal::Castle(CastleRefusal::NotNow(tile)),
        }
    }
}
