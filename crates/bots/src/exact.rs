//! The end of a game, played out to the last leaf: what every move is worth, without guessing.

use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};

/// By seat: the points by which each ends ahead of the best of the others, and the chance to win, a tie shared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth {
    pub(crate) margins: [f64; Player::MAX],
    pub(crate) wins: [f64; Player::MAX],
}

impl Worth {
    const NOTHING: Self = Self { margins: [0.0; Player::MAX], wins: [0.0; Player::MAX] };

    /// What a game that is over came to.
    fn of_end(scores: &[u32]) -> Self {
        let mut worth = Self::NOTHING;
        let most = scores.iter().max().copied().unwrap_or(0);
        let winners = scores.iter().filter(|&&score| score == most).count() as f64;
        for (seat, &score) in scores.iter().enumerate() {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, &score)| score).max().unwrap_or(0);
            worth.margins[seat] = f64::from(score) - f64::from(best);
            worth.wins[seat] = if score == most { 1.0 / winners } else { 0.0 };
        }
        worth
    }

    fn add(&mut self, other: &Self, share: f64) {
        for seat in 0..Player::MAX {
            self.margins[seat] += share * other.margins[seat];
            self.wins[seat] += share * other.wins[seat];
        }
    }
}

/// An end that was played out.
pub(crate) struct Solved<M> {
    /// What each move is worth, in the order in which the position lists them.
    pub(crate) moves: Vec<(M, Worth)>,
    /// How many moves were played for that.
    pub(crate) played: u64,
}

/// What each move of the player in turn is worth if everybody goes by the margin to expect, and draws come by their true odds. Nothing if that takes more moves than `limit`, or `is_late` says so before it is done. The
/// position must hide nothing: it is taken as it is.
///
/// Between two players nothing is looked at that can't change the result; among more, everything is.
pub(crate) fn solve<P: Position>(
    position: &P,
    limit: u64,
    is_late: &dyn Fn() -> bool,
) -> Option<Solved<P::Move>> {
    let mut solver = Solver { spare: Vec::new(), killers: Vec::new(), left: limit, is_late };
    let moves = position.moves();
    let mut solved = Vec::with_capacity(moves.len());
    for mv in moves {
        let mut after = solver.copy(position);
        after.apply(mv, &mut Silent);
        let worth = solver.worth(&after, 1, f64::NEG_INFINITY, f64::INFINITY);
        solver.spare.push(after);
        solved.push((mv, worth?));
    }
    Some(Solved { moves: solved, played: limit - solver.left })
}

struct Solver<'a, P: Position> {
    /// Positions kept for their memory.
    spare: Vec<P>,
    /// By depth, what was best there last: it is often best again, and tried first.
    killers: Vec<Option<P::Move>>,
    /// Moves that may still be tried.
    left: u64,
    is_late: &'a dyn Fn() -> bool,
}

impl<P: Position> Solver<'_, P> {
    fn copy(&mut self, position: &P) -> P {
        match self.spare.pop() {
            Some(mut spare) => {
                spare.clone_from(position);
                spare
            }
            None => position.clone(),
        }
    }

    /// What a position is worth. Between two players that is exact if the first player's margin is between `low` and `high`; else it is
    /// only on the same side of them.
    fn worth(&mut self, position: &P, depth: usize, low: f64, high: f64) -> Option<Worth> {
        match position.actor() {
            Actor::Nobody => Some(Worth::of_end(position.scores())),
            Actor::Chance => self.expected(position, depth, low, high),
            Actor::Player(player) => self.best(position, player, depth, low, high),
        }
    }

    /// The mean over what chance may do.
    fn expected(&mut self, position: &P, depth: usize, low: f64, high: f64) -> Option<Worth> {
        let moves = position.moves();
        let cases: f64 = moves.iter().map(|&mv| f64::from(position.odds(mv))).sum();
        let mut mean = Worth::NOTHING;
        for (number, &mv) in moves.iter().enumerate() {
            let share = f64::from(position.odds(mv)) / cases;
            // Of the last case is known what it must come to, for the mean to be of interest.
            let is_last = number + 1 == moves.len();
            let bound = |bound: f64, any: f64| if is_last { (bound - mean.margins[0]) / share } else { any };
            let (low, high) = (bound(low, f64::NEG_INFINITY), bound(high, f64::INFINITY));
            let worth = self.after(position, mv, depth, low, high)?;
            mean.add(&worth, share);
        }
        Some(mean)
    }

    /// What is best for the player in turn.
    fn best(
        &mut self,
        position: &P,
        player: Player,
        depth: usize,
        mut low: f64,
        mut high: f64,
    ) -> Option<Worth> {
        let prunes = position.players() == 2;
        let seat = player.seat();
        let mut moves = position.moves();
        if self.killers.len() <= depth {
            self.killers.resize(depth + 1, None);
        }
        if let Some(first) = self.killers[depth].and_then(|best| moves.iter().position(|&mv| mv == best)) {
            moves.swap(0, first);
        }
        let mut best: Option<Worth> = None;
        for mv in moves {
            let (from, to) = if prunes { (low, high) } else { (f64::NEG_INFINITY, f64::INFINITY) };
            let worth = self.after(position, mv, depth, from, to)?;
            if best.is_none_or(|best| worth.margins[seat] > best.margins[seat]) {
                best = Some(worth);
                self.killers[depth] = Some(mv);
            }
            if seat == 0 {
                low = low.max(worth.margins[0]);
            } else {
                high = high.min(worth.margins[0]);
            }
            if prunes && low >= high {
                break;
            }
        }
        best
    }

    fn after(&mut self, position: &P, mv: P::Move, depth: usize, low: f64, high: f64) -> Option<Worth> {
        self.left = self.left.checked_sub(1)?;
        if self.left.is_multiple_of(1024) && (self.is_late)() {
            return None;
        }
        let mut after = self.copy(position);
        after.apply(mv, &mut Silent);
        let worth = self.worth(&after, depth + 1, low, high);
        self.spare.push(after);
        worth
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotKind, Budget};
    use bastide_engine::chance::Seed;
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::{Game, GameId, Match, State, whichever};

    /// The position of a greedy game, if there is one, in which somebody has a tile to lay and so many are to come.
    fn reach(request: &Request<'_>, seed: u64, left: u32) -> Option<State> {
        let game = Game::new(&Setup::new(request).unwrap());
        let mut bots: Vec<_> =
            (0..request.players as u64).map(|seat| BotKind::Greedy.build(Seed::from(seat))).collect();
        let mut played = Match::seeded(&game, Seed::from(seed));
        loop {
            if let Some(draw) = played.deal() {
                played.play(None, &draw).unwrap();
                continue;
            }
            let state = played.state();
            let Actor::Player(player) = state.actor() else { return None };
            if (state.left(), state.drawn().is_some()) == (left, true) {
                return Some(state.clone());
            }
            let action = bots[player.seat()].choose(&state.view(Some(player)), Budget::default());
            played.play(Some(player), &action).unwrap();
        }
    }

    /// The same as the solver finds, by looking at everything.
    fn plain<P: Position>(position: &P) -> Worth {
        let after = |mv| {
            let mut after = position.clone();
            after.apply(mv, &mut Silent);
            plain(&after)
        };
        match position.actor() {
            Actor::Nobody => Worth::of_end(position.scores()),
            Actor::Player(player) => {
                let all = position.moves().into_iter().map(after);
                let better = |best: Worth, other: Worth| {
                    if other.margins[player.seat()] > best.margins[player.seat()] { other } else { best }
                };
                all.reduce(better).unwrap()
            }
            Actor::Chance => {
                let cases: u32 = position.moves().into_iter().map(|mv| position.odds(mv)).sum();
                let mut mean = Worth::NOTHING;
                for mv in position.moves() {
                    mean.add(&after(mv), f64::from(position.odds(mv)) / f64::from(cases));
                }
                mean
            }
        }
    }

    fn agrees<P: Position>(position: &P, name: &str) -> u64 {
        let solved = solve(position, u64::MAX, &|| false).unwrap();
        assert_eq!(solved.moves.len(), position.moves().len());
        for (mv, worth) in solved.moves {
            let mut after = position.clone();
            after.apply(mv, &mut Silent);
            let (found, true_worth) = (worth.margins, plain(&after).margins);
            for seat in 0..position.players() {
                assert!(
                    (found[seat] - true_worth[seat]).abs() < 1e-9,
                    "{name}: {mv:?} {found:?} {true_worth:?}"
                );
            }
        }
        solved.played
    }

    #[test]
    fn an_end_is_worth_what_a_plain_look_at_everything_says() {
        let inns = Request { expansions: vec!["inns-cathedrals"], ..Request::default() };
        let all = GameId::ALL.map(|game| Request { game: game.info().id, ..Request::default() });
        for request in all.into_iter().chain([inns]) {
            // Some games mostly end before their last tiles are drawn.
            let ends: Vec<State> = (1..60).filter_map(|seed| reach(&request, seed, 1)).take(2).collect();
            assert!(!ends.is_empty(), "{} ends otherwise", request.game);
            for state in &ends {
                whichever!(state, position => agrees(position, request.game));
            }
        }
    }

    #[test]
    fn among_three_each_goes_by_the_own_margin() {
        let request = Request { players: 3, ..Request::default() };
        let state = reach(&request, 3, 1).unwrap();
        whichever!(&state, position => agrees(position, "three players"));
    }

    #[test]
    fn with_two_tiles_to_come_much_is_left_out_and_the_result_is_the_same() {
        let state = reach(&Request { preset: Some("competition"), ..Request::default() }, 5, 2).unwrap();
        let played = whichever!(&state, position => agrees(position, "two tiles"));
        assert!(played < 300_000, "{played} moves");
    }

    #[test]
    fn what_takes_too_long_is_given_up() {
        let state = reach(&Request::default(), 1, 2).unwrap();
        whichever!(&state, position => {
            assert!(solve(position, 1_000, &|| false).is_none());
            assert!(solve(position, u64::MAX, &|| true).is_none());
        });
    }
}
