//! The tree: decisions of players and draws of chance, each with what is known about it so far.

use super::deals::Deal;
use super::reward::{Reward, margins};
use crate::evaluation::outlook::BySeat;
use crate::evaluation::planner::{Planner, Sense};
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use rand_core::Rng;

/// How a tree is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Moves that are tried at most.
    pub candidates: usize,
    /// Moves that look worse than the best by more points than this are not tried.
    pub patience: f64,
    /// As many playouts count as what a move looked like at once.
    pub first_look: f64,
    /// A move is given up once it is worse than the best by so many standard errors.
    pub doubt: f64,
    /// How much a move that looks good at once is tried before others, beyond the first decision.
    pub exploration: f64,
    /// How a margin becomes a reward.
    pub reward: Reward,
    /// How many draws are looked ahead.
    pub horizon: u32,
    /// A playout is worth the mean of what its positions are, after each round of turns of this last share of these draws:
    /// one of them alone owes more to luck.
    pub judged: f64,
    /// With at most so many tiles to come the game is played out to its last leaf, if that can be done in about the time that the
    /// search would take.
    pub exact: u32,
}

impl Settings {
    /// What the bot plays with.
    pub const TUNED: Self = Self {
        candidates: 8,
        patience: 6.0,
        first_look: 8.0,
        doubt: 3.0,
        exploration: 0.05,
        reward: Reward::TUNED,
        horizon: 6,
        judged: 0.67,
        exact: 3,
    };
}

/// Something that can be done at a node.
#[derive(Clone, Copy, Debug)]
struct Edge<M> {
    mv: M,
    /// The margin it promised at once, to whoever decides …
    promise: f64,
    /// … and the reward for that.
    look: f64,
    /// How likely it is to be tried, among its like.
    prior: f64,
    visits: u32,
    /// The sum of rewards of those visits, to whoever decides.
    sum: f64,
    /// Where it leads, once that was visited.
    child: Option<usize>,
}

impl<M> Edge<M> {
    /// The reward to expect.
    fn expected(&self, first_look: f64) -> f64 {
        (first_look * self.look + self.sum) / (first_look + f64::from(self.visits))
    }
}

/// What the player who decides first may do until chance or somebody else moves: a move, and mostly another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Line<M> {
    pub(super) mv: M,
    pub(super) then: Option<M>,
    /// The margin it promised at once …
    pub(super) promise: f64,
    /// … the reward for that …
    pub(super) look: f64,
    /// … and the chance to win.
    pub(super) chance: f64,
}

#[derive(Debug)]
struct Node<M> {
    visits: u32,
    edges: Vec<Edge<M>>,
}

/// What a playout came to, by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playout {
    /// What the search goes by.
    pub(super) rewards: BySeat,
    /// By how much each is ahead of the best of the others.
    pub(super) margins: BySeat,
    /// How likely each is to win.
    pub(super) chances: BySeat,
}

impl Playout {
    const NOTHING: Self =
        Self { rewards: [0.0; Player::MAX], margins: [0.0; Player::MAX], chances: [0.0; Player::MAX] };

    fn plus(&self, other: &Self) -> Self {
        let add = |own: BySeat, other: BySeat| std::array::from_fn(|seat| own[seat] + other[seat]);
        Self {
            rewards: add(self.rewards, other.rewards),
            margins: add(self.margins, other.margins),
            chances: add(self.chances, other.chances),
        }
    }

    fn over(&self, number: f64) -> Self {
        let divide = |numbers: BySeat| numbers.map(|own| own / number);
        Self { rewards: divide(self.rewards), margins: divide(self.margins), chances: divide(self.chances) }
    }
}

/// One tree, from one position.
pub(super) struct Tree<P: Position> {
    settings: Settings,
    /// What the draws of its playouts follow from.
    seed: Seed,
    root: P,
    /// Where the present playout has got to, kept for its memory.
    current: P,
    nodes: Vec<Node<P::Move>>,
    /// The playout: nodes, the edges taken from them, and who decided.
    path: Vec<(usize, usize, Player)>,
    /// Positions looked at.
    pub(super) looked_at: u64,
}

impl<P: Position> Tree<P> {
    /// A tree with what can be done first, best first.
    pub(super) fn new<S: Sense<Position = P>>(
        planner: &mut Planner<S>,
        settings: Settings,
        root: P,
        seed: Seed,
    ) -> Self {
        let current = root.clone();
        let mut tree =
            Self { settings, seed, root, current, nodes: Vec::new(), path: Vec::new(), looked_at: 0 };
        tree.grow();
        tree.open(planner, 0);
        tree.nodes[0].edges.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        tree
    }

    /// What the player can do who decides first, as far as it looks good enough, best first. A tile and the follower
    /// on it are two decisions and one line: which tile is best depends on who stands on it. Once it is late, the second
    /// is left open.
    pub(super) fn lines<S: Sense<Position = P>>(
        &mut self,
        planner: &mut Planner<S>,
        is_late: &impl Fn() -> bool,
    ) -> Vec<Line<P::Move>> {
        let Settings { candidates, patience, .. } = self.settings;
        let decides = self.root.actor();
        let most = self.nodes[0].edges.first().map_or(0.0, |edge| edge.promise);
        let is_near = |edge: &&Edge<P::Move>| edge.promise >= most - patience;
        let near = self.nodes[0].edges.iter().take(candidates).take_while(is_near).count();
        let (left, players) = (self.root.left(), self.root.players());
        let chance = |margin| {
            let mut values = [0.0; Player::MAX];
            values[0] = margin;
            S::LUCK.chances(&values, players, left)[0]
        };
        let mut lines = Vec::new();
        for first in 0..near {
            self.current.clone_from(&self.root);
            self.path.clear();
            let node = self.follow(0, first);
            let Edge { mv, promise, look, .. } = self.nodes[0].edges[first];
            if self.current.actor() != decides || is_late() {
                lines.push(Line { mv, then: None, promise, look, chance: chance(promise) });
                continue;
            }
            self.open(planner, node);
            let then = |edge: &Edge<P::Move>| Line {
                mv,
                then: Some(edge.mv),
                promise: edge.promise,
                look: edge.look,
                chance: chance(edge.promise),
            };
            lines.extend(self.nodes[node].edges.iter().map(then));
        }
        lines.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        let most = lines.first().map_or(0.0, |line| line.promise);
        lines.retain(|line| line.promise >= most - patience);
        lines.truncate(candidates);
        lines
    }

    /// Goes down once along this line, adds the first position that is new to the tree, and tells those on the way
    /// what it came to. The draws follow from the number of the deal: lines are compared by the same deals. Nothing
    /// comes of a line that can't be played in this tree's guess at what is hidden, nor of one that is not done before
    /// it is late.
    pub(super) fn visit<S: Sense<Position = P>>(
        &mut self,
        planner: &mut Planner<S>,
        line: &Line<P::Move>,
        deal: u64,
        is_late: &impl Fn() -> bool,
    ) -> Option<Playout> {
        let mut draws = Deal::new(self.seed.child(0), deal);
        let mut ties = self.seed.child(1).child(deal).rng();
        self.current.clone_from(&self.root);
        self.path.clear();
        let mut node = 0;
        for mv in [Some(line.mv), line.then].into_iter().flatten() {
            if self.nodes[node].edges.is_empty() {
                if is_late() {
                    return None;
                }
                self.open(planner, node);
            }
            let edge = self.nodes[node].edges.iter().position(|edge| edge.mv == mv)?;
            node = self.follow(node, edge);
        }
        let mut drawn = 0;
        loop {
            match self.current.actor() {
                Actor::Nobody => break,
                Actor::Chance if drawn >= self.settings.horizon => break,
                Actor::Player(_) if is_late() => return None,
                Actor::Chance => {
                    drawn += 1;
                    node = self.draw(node, &mut draws);
                }
                Actor::Player(_) if self.nodes[node].edges.is_empty() => {
                    let best = self.open(planner, node);
                    self.follow(node, best);
                    break;
                }
                Actor::Player(_) => {
                    let edge = self.select(node);
                    node = self.follow(node, edge);
                }
            }
        }
        let playout = self.play_on(planner, drawn, &mut draws, &mut ties, is_late)?;
        for &(node, edge, player) in &self.path {
            self.nodes[node].visits += 1;
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.sum += playout.rewards[player.seat()];
        }
        Some(playout)
    }

    /// Plays on from outside the tree, after so many draws, and judges what it comes to, unless it is late.
    fn play_on<S: Sense<Position = P>>(
        &mut self,
        planner: &mut Planner<S>,
        mut drawn: u32,
        draws: &mut Deal,
        ties: &mut impl Rng,
        is_late: &impl Fn() -> bool,
    ) -> Option<Playout> {
        let Settings { horizon, judged, .. } = self.settings;
        let players = self.current.players() as u32;
        let rounds = ((f64::from(horizon) * judged) as u32).div_ceil(players).max(1);
        let mut sum = Playout::NOTHING;
        for to_come in (0..rounds).rev() {
            let until = horizon.saturating_sub(to_come * players);
            let left = until.saturating_sub(drawn);
            self.looked_at += planner.play_on(&mut self.current, left, draws, ties, is_late);
            if is_late() {
                return None;
            }
            drawn = drawn.max(until);
            sum = sum.plus(&self.judge(planner));
        }
        Some(sum.over(f64::from(rounds)))
    }

    /// Does what an edge stands for; answers with the node it leads to.
    fn follow(&mut self, node: usize, edge: usize) -> usize {
        if let Actor::Player(player) = self.current.actor() {
            self.path.push((node, edge, player));
        }
        self.current.apply(self.nodes[node].edges[edge].mv, &mut Silent);
        self.child(node, edge)
    }

    /// The node an edge leads to.
    fn child(&mut self, node: usize, edge: usize) -> usize {
        if let Some(child) = self.nodes[node].edges[edge].child {
            return child;
        }
        let child = self.grow();
        self.nodes[node].edges[edge].child = Some(child);
        child
    }

    fn grow(&mut self) -> usize {
        self.nodes.push(Node { visits: 0, edges: Vec::new() });
        self.nodes.len() - 1
    }

    /// Chance moves by its true odds; what it has drawn before has a node already.
    fn draw(&mut self, node: usize, rng: &mut impl Rng) -> usize {
        let mv = self.current.random_move(rng);
        self.current.apply(mv, &mut Silent);
        let edges = &mut self.nodes[node].edges;
        let known = edges.iter().position(|edge| edge.mv == mv);
        let edge = known.unwrap_or_else(|| {
            edges.push(Edge { mv, promise: 0.0, look: 0.0, prior: 0.0, visits: 0, sum: 0.0, child: None });
            edges.len() - 1
        });
        self.child(node, edge)
    }

    /// The edge with the best reward to expect, raised where little was tried yet.
    fn select(&self, node: usize) -> usize {
        let Node { visits, edges } = &self.nodes[node];
        let reach = self.settings.exploration * f64::from(*visits).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (number, edge) in edges.iter().enumerate() {
            let hope = reach * edge.prior / f64::from(1 + edge.visits);
            let value = edge.expected(self.settings.first_look) + hope;
            if value > best.1 {
                best = (number, value);
            }
        }
        best.0
    }

    /// Lists what can be done at a node reached for the first time; answers with what looks best.
    fn open<S: Sense<Position = P>>(&mut self, planner: &mut Planner<S>, node: usize) -> usize {
        let Actor::Player(player) = self.current.actor() else { unreachable!("somebody decides here") };
        let left = self.current.left();
        let ranked = planner.rank(&self.current, player);
        self.looked_at += ranked.len() as u64;
        let most = ranked.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
        let prior = |value: f64| {
            let behind = most - value;
            1.0 / (1.0 + behind * behind)
        };
        let all: f64 = ranked.iter().map(|&(_, value)| prior(value)).sum();
        let (reward, opponents) = (self.settings.reward, self.current.players() - 1);
        let edge = |&(mv, value): &(P::Move, f64)| Edge {
            mv,
            promise: value,
            look: Reward::against_all(reward.of_margin(value, S::LUCK, left), opponents),
            prior: prior(value) / all,
            visits: 0,
            sum: 0.0,
            child: None,
        };
        self.nodes[node].edges = ranked.iter().map(edge).collect();
        ranked.iter().position(|&(_, value)| value == most).unwrap_or(0)
    }

    /// What the position of the playout is worth to each.
    fn judge<S: Sense<Position = P>>(&mut self, planner: &mut Planner<S>) -> Playout {
        let values = planner.values(&self.current);
        self.looked_at += 1;
        let (players, left) = (self.current.players(), self.current.left());
        Playout {
            rewards: self.settings.reward.of_values(&values, players, S::LUCK, left),
            margins: margins(&values, players),
            chances: S::LUCK.chances(&values, players, left),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Judged, Judges};
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::{Game, whichever};
    use std::cell::Cell;

    #[test]
    fn a_playout_is_given_up_in_the_middle_when_it_is_late() {
        let setup = Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap();
        whichever!(Game::new(&setup).start(), start => give_up_in_the_middle(start));
    }

    fn give_up_in_the_middle<P: Judged>(mut root: P) {
        let mut rng = Seed::from(1).rng();
        let draw = root.random_move(&mut rng);
        root.apply(draw, &mut Silent);
        let mut judges = Judges::taught();
        let planner = root.planner(&mut judges);
        let mut tree = Tree::new(planner, Settings::TUNED, root, Seed::from(2));
        let line = tree.lines(planner, &|| false)[0];
        assert!(line.then.is_some() && tree.lines(planner, &|| true).iter().all(|line| line.then.is_none()));
        // Asked at each decision of the playout.
        let asked = Cell::new(0);
        let is_late = |after: u32| {
            asked.set(0);
            let asked = &asked;
            move || {
                asked.set(asked.get() + 1);
                asked.get() > after
            }
        };
        assert!(tree.visit(planner, &line, 0, &is_late(u32::MAX)).is_some());
        let all = asked.get();
        assert!(all >= Settings::TUNED.horizon, "{all}");
        let visits = tree.nodes[0].visits;
        for after in [0, 1, all / 2, all - 1] {
            assert!(tree.visit(planner, &line, 1, &is_late(after)).is_none(), "{after} of {all}");
            assert!(asked.get() <= after + 2, "nothing more is decided");
        }
        assert_eq!(tree.nodes[0].visits, visits, "it counts for nothing");
    }
}
