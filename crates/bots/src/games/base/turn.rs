//! What a decision can lead to within the turn: one more decision of the same player is looked at, whatever comes
//! after that is left out or, where others are asked, answered by a simple rule.

use super::Weights;
use super::evaluate::Judge;
use crate::evaluation::Luck;
use crate::evaluation::planner::{Planner, Sense};
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::games::base::Step;
use bastide_engine::games::base::{Move, State};
use bastide_engine::position::Position;
use bastide_engine::tiles::TileId;

/// How many positions a decision may be worth looking at. Where there are more, moves are first tried without
/// anything that could follow, and only the best of them again with it.
const LIMIT: usize = 8000;

/// As many positions are not worth more than one that ends the game with The Count, where all features of the
/// board are scored in turn.
const CLOSING: usize = 20;

/// A blind draw is weighed by so many tiles, spread over all that may come.
const DRAWS: u32 = 8;

/// With more follow-ups than these, only so many placements of such a tile are looked at with them.
const FEW: usize = 12;
const BEST: usize = 4;

impl Sense for Judge {
    answers_of_judge!();

    const LUCK: Luck = Luck(2.6);

    fn prepare_between(&mut self, position: &State) {
        self.look_ahead(position, position.player());
    }

    fn candidates(planner: &mut Planner<Self>, position: &State, player: Player) -> Vec<Move> {
        let mut moves = planner.sense.distinct(position);
        // What one of them leads to tells how much there is to look at.
        let Some(&sample) = moves.get(moves.len() / 2) else { return moves };
        let after = planner.with(position, sample, |planner, next| planner.sense.follow_ups(next).len());
        let closing = position.count().is_some() && position.left() == 0;
        let limit = if closing { LIMIT / CLOSING } else { LIMIT };
        let most = (limit / after.max(1)).max(BEST);
        if moves.len() > most {
            planner.keep_best(position, player, &mut moves, most);
        }
        moves
    }

    fn doubt(&self, position: &State, mv: Move) -> f64 {
        match mv {
            Move::Place(..) | Move::Shift(_) | Move::War(_) if position.costs() => self.weights.paying,
            _ => 0.0,
        }
    }

    /// What a position within the turn is worth to the player.
    fn worth(planner: &mut Planner<Self>, position: &mut State, player: Player) -> f64 {
        if planner.sense.decision == Some(Step::Give) {
            return planner.worth_of_gifts(position, player);
        }
        if planner.sense.decision == Some(Step::Begin) && position.step() == Some(Step::Draw) {
            return planner.worth_of_draw(position, player);
        }
        planner.worth_of_rest(position)
    }
}

impl Judge {
    /// The moves there are, one of those that lead to the same.
    fn distinct(&self, position: &State) -> Vec<Move> {
        let mut moves = position.moves();
        let features = position.board().features();
        let mut known = Vec::new();
        if position.rules().mountains() {
            only_worst_face_down(position, &mut moves);
        }
        if position.step() == Some(Step::Follower) {
            moves.retain(|mv| {
                let what = match mv {
                    Move::Place(piece, to) => (u8::MAX - piece.weight(), features.root(*to)),
                    Move::Shift(shift) => {
                        let (who, to) = shift.who_and_where();
                        (who, features.root(to))
                    }
                    _ => return true,
                };
                let new = !known.contains(&what);
                if new {
                    known.push(what);
                }
                new
            });
        }
        moves
    }

    /// What the same player may do next, once tiles are where they should be.
    fn follow_ups(&self, position: &mut State) -> Vec<Move> {
        if position.step() == Some(Step::Rebuild) {
            position.apply(Move::Pass, &mut Silent);
        }
        match position.step() {
            Some(Step::Follower | Step::MoveCount) => self.distinct(position),
            _ => Vec::new(),
        }
    }

    /// Goes on until somebody may be sent to Carcassonne, or to the end of the turn: nothing more is done, and
    /// those who are asked to leave Carcassonne do so if it pays.
    pub(super) fn settle(&self, position: &mut State) {
        loop {
            let mv = match position.step() {
                Some(Step::Rebuild | Step::Follower | Step::MoveCount) => Move::Pass,
                Some(Step::Join) => self.answer_to_join(position),
                _ => return,
            };
            position.apply(mv, &mut Silent);
        }
    }
}

impl Planner<Judge> {
    /// What a move is worth if nothing more is done in the turn.
    fn alone(&mut self, position: &State, mv: Move) -> f64 {
        self.with(position, mv, |planner, next| planner.worth_at_end(next))
    }

    /// What a position is worth if nothing more is done in the turn, but for somebody who is sent to Carcassonne.
    fn worth_at_end(&mut self, position: &mut State) -> f64 {
        self.sense.settle(position);
        if position.step() != Some(Step::Send) {
            return self.sense.judge(position);
        }
        let moves = position.moves();
        moves.iter().map(|&mv| self.alone(position, mv)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Keeps the moves that are best without what could follow; passing always.
    fn keep_best(&mut self, position: &State, player: Player, moves: &mut Vec<Move>, most: usize) {
        let mut ranked: Vec<(f64, Move)> = Vec::with_capacity(moves.len());
        for &mv in &*moves {
            let value = match mv {
                Move::Pass | Move::Blind => f64::INFINITY,
                Move::Give(_) => self.after(position, mv, player),
                _ => self.alone(position, mv),
            };
            ranked.push((value, mv));
        }
        ranked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        moves.clear();
        moves.extend(ranked.into_iter().take(most).map(|(_, mv)| mv));
    }

    /// What a position is worth after a move: that of the best the player can do next.
    fn worth_of_rest(&mut self, position: &mut State) -> f64 {
        let moves = self.sense.follow_ups(position);
        // Unless the game ends now, in which case everything is scored.
        let differ_in_one_feature = self.sense.outlook.memo.may_keep() && !position.rules().inns();
        if differ_in_one_feature && position.left() > 0 && moves.last() == Some(&Move::Pass) {
            position.apply(Move::Pass, &mut Silent);
            let tried = self.sense.with_followers(position, &moves);
            return self.plan(tried);
        }
        let mut best = f64::NEG_INFINITY;
        for mv in moves {
            best = best.max(self.alone(position, mv));
        }
        if best == f64::NEG_INFINITY { self.worth_at_end(position) } else { best }
    }

    /// What the best placement of the tile to be laid is worth; nothing if it fits nowhere.
    pub(super) fn worth_of_laying(&mut self, position: &State) -> Option<f64> {
        let mut moves = position.moves();
        let &first = moves.first()?;
        let after = self.with(position, first, |planner, next| planner.sense.follow_ups(next).len());
        if after > FEW {
            self.keep_best(position, position.player(), &mut moves, BEST);
        }
        let worth = |&mv: &Move| self.with(position, mv, |planner, next| planner.worth_of_rest(next));
        moves.iter().map(worth).reduce(f64::max)
    }

    /// What drawing blindly is worth: tiles from all over the bag, each laid as well as possible.
    fn worth_of_draw(&mut self, position: &mut State, player: Player) -> f64 {
        let draws = spread(position);
        let (mut sum, mut total) = (0.0, 0.0);
        for tile in draws {
            let worth = self.with(position, Move::Draw(tile), |planner, next| match next.step() {
                Some(Step::Lay) if next.player() == player => planner.worth_of_laying(next),
                _ => None,
            });
            if let Some(worth) = worth {
                sum += worth;
                total += 1.0;
            }
        }
        if total > 0.0 { sum / total } else { self.sense.judge(position) }
    }
}

/// V9: a tile laid face down is lost, so of several it is the one with fewest places to lie elsewhere.
fn only_worst_face_down(position: &State, moves: &mut Vec<Move>) {
    let mut tiles = moves.iter().filter_map(|mv| match mv {
        Move::Mountain(tile, _) => Some(*tile),
        _ => None,
    });
    let Some(first) = tiles.next() else { return };
    let places = |tile: TileId| (position.board().count_placements(tile), tile);
    let worst = tiles.fold(first, |worst, tile| if places(tile) < places(worst) { tile } else { worst });
    moves.retain(|mv| !matches!(mv, Move::Mountain(tile, _) if *tile != worst));
}

/// Tiles that stand for all that may be drawn: as many of each kind as their share, from first to last.
fn spread(position: &State) -> Vec<TileId> {
    let all: u32 = position.unseen().iter().map(|&n| u32::from(n)).sum();
    let wanted = DRAWS.min(all);
    let mut tiles = Vec::with_capacity(wanted as usize);
    let mut seen = 0;
    for (tile, &copies) in position.table().ids().zip(position.unseen()) {
        seen += u32::from(copies);
        // The middle of each share, by which all copies up to here were counted.
        while (tiles.len() as u32) < wanted && (2 * tiles.len() as u32 + 1) * all < 2 * wanted * seen {
            tiles.push(tile);
        }
    }
    tiles
}
