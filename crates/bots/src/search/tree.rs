//! The tree: decisions of players and draws of chance, each with what is known about it so far.

use super::guide::Guide;
use super::reward::{BySeat, Reward};
use bastide_engine::board::Player;
use bastide_engine::event::Silent;
use bastide_engine::position::{Actor, Position};
use rand_core::Rng;

/// How a tree is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a move that looks good at once is tried before others.
    pub exploration: f64,
    /// Points by which a move may look worse than the best and still be half as likely to be tried.
    pub patience: f64,
    /// As many visits count as what a move looked like at once.
    pub first_look: f64,
    /// How a margin becomes a reward.
    pub reward: Reward,
    /// Turns played on beyond the tree before the position is judged.
    pub playout: u32,
}

impl Settings {
    /// What the bot plays with.
    pub const TUNED: Self =
        Self { exploration: 0.35, patience: 3.0, first_look: 1.0, reward: Reward::TUNED, playout: 0 };
}

/// Something that can be done at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    /// How likely it is to be tried, among its like.
    prior: f64,
    /// What it looked like at once, to whoever decides.
    look: f64,
    pub(super) visits: u32,
    /// The sum of rewards of those visits, to whoever decides.
    pub(super) sum: f64,
    /// Where it leads, once that was visited.
    child: Option<usize>,
}

impl<M> Edge<M> {
    /// The reward to expect.
    pub(super) fn expected(&self, first_look: f64) -> f64 {
        (first_look * self.look + self.sum) / (first_look + f64::from(self.visits))
    }
}

#[derive(Debug)]
struct Node<M> {
    visits: u32,
    edges: Vec<Edge<M>>,
}

/// One tree, from one position.
pub(super) struct Tree<'a, G: Guide> {
    guide: &'a mut G,
    settings: Settings,
    root: G::Position,
    /// Where the present walk has got to, kept for its memory.
    walker: G::Position,
    nodes: Vec<Node<<G::Position as Position>::Move>>,
    /// The walk: nodes, the edges taken from them, and who decided.
    path: Vec<(usize, usize, Player)>,
}

impl<'a, G: Guide> Tree<'a, G> {
    pub(super) fn new(guide: &'a mut G, settings: Settings, root: G::Position) -> Self {
        let walker = root.clone();
        let mut tree = Self { guide, settings, root, walker, nodes: Vec::new(), path: Vec::new() };
        tree.grow();
        tree
    }

    /// What can be done in the position the tree grows from.
    pub(super) fn root(&self) -> &[Edge<<G::Position as Position>::Move>] {
        &self.nodes[0].edges
    }

    /// Walks down once, adds the position it gets to, and tells those on the way what it is worth.
    pub(super) fn visit(&mut self, rng: &mut impl Rng) {
        self.walker.clone_from(&self.root);
        self.path.clear();
        let mut node = 0;
        let rewards = loop {
            match self.walker.actor() {
                Actor::Nobody => break self.rewards(),
                Actor::Chance => node = self.draw(node, rng),
                Actor::Player(_) if self.nodes[node].edges.is_empty() => {
                    break self.open(node, rng);
                }
                Actor::Player(player) => {
                    let edge = self.select(node);
                    self.path.push((node, edge, player));
                    self.walker.apply(self.nodes[node].edges[edge].mv, &mut Silent);
                    node = self.child(node, edge);
                }
            }
        };
        for &(node, edge, player) in &self.path {
            self.nodes[node].visits += 1;
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.sum += rewards[player.seat()];
        }
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
        let mv = self.walker.random_move(rng);
        self.walker.apply(mv, &mut Silent);
        let edges = &mut self.nodes[node].edges;
        let known = edges.iter().position(|edge| edge.mv == mv);
        let edge = known.unwrap_or_else(|| {
            edges.push(Edge { mv, prior: 0.0, look: 0.0, visits: 0, sum: 0.0, child: None });
            edges.len() - 1
        });
        edges[edge].visits += 1;
        self.child(node, edge)
    }

    /// The edge with the best reward to expect, raised where little was tried yet.
    fn select(&self, node: usize) -> usize {
        let Node { visits, edges } = &self.nodes[node];
        let reach = self.settings.exploration * f64::from(visits + 1).sqrt();
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

    /// Lists what can be done at a node reached for the first time, and judges where its best leads.
    fn open(&mut self, node: usize, rng: &mut impl Rng) -> BySeat {
        let Actor::Player(player) = self.walker.actor() else { unreachable!("somebody decides here") };
        let left = self.walker.left();
        let ranked = self.guide.rank(&self.walker, player);
        let most = ranked.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
        let prior = |value: f64| {
            let behind = (most - value) / self.settings.patience;
            1.0 / (1.0 + behind * behind)
        };
        let all: f64 = ranked.iter().map(|&(_, value)| prior(value)).sum();
        let reward = self.settings.reward;
        self.nodes[node].edges = ranked
            .iter()
            .map(|&(mv, value)| Edge {
                mv,
                prior: prior(value) / all,
                look: reward.of_margin(value, left),
                visits: 0,
                sum: 0.0,
                child: None,
            })
            .collect();
        if self.walker.players() == 2 && self.settings.playout == 0 {
            let own = reward.of_margin(most, left);
            let mut rewards = [0.0; Player::MAX];
            rewards[player.seat()] = own;
            rewards[1 - player.seat()] = 1.0 - own;
            return rewards;
        }
        self.guide.play_on(&mut self.walker, self.settings.playout, rng);
        self.rewards()
    }

    /// What the position of the walk is worth to each.
    fn rewards(&mut self) -> BySeat {
        let values = self.guide.values(&self.walker);
        self.settings.reward.of_values(&values, self.walker.players(), self.walker.left())
    }
}
