//! What a decision leaves as it is.
//!
//! Of all features of a board a tile touches two or three. Where the others are open, and how likely they are to be
//! completed, is the same whatever the decision, so it is worked out once for all positions that it can lead to.

use super::chances::{Opening, openings};
use super::outlook::Completion;
use bastide_engine::board::SegmentId;
use bastide_engine::geometry::{PortSet, Pos, Side};
use bastide_engine::position::Position;

/// One feature that was left as it is.
#[derive(Debug)]
struct Entry {
    root: SegmentId,
    /// Where it is open: a range of [`Memo::openings`].
    openings: (usize, usize),
    /// How it will fare if it is worked on for so many turns; two ways of asking are kept.
    fares: [Option<(u32, Completion)>; 2],
}

/// What is known about the features that a decision leaves as they are.
#[derive(Debug, Default)]
pub(super) struct Memo {
    /// Whether anything may be kept at all …
    may_keep: bool,
    /// … and whether it holds in the position that is looked at.
    is_on: bool,
    /// Whether features end beside anything, as in The Castle.
    pub(super) ends_anywhere: bool,
    /// Tiles that lay there when the decision was asked.
    laid: usize,
    /// The tile laid since, and the features it belongs to, in the position that is looked at.
    new: Option<Pos>,
    touched: Vec<SegmentId>,
    entries: Vec<Entry>,
    openings: Vec<Opening>,
    /// For tests: what is known is worked out again all the same.
    #[cfg(test)]
    pub(super) is_forbidden: bool,
}

impl Memo {
    /// Forgets everything, as another decision is asked. It keeps nothing where turns do more to features than a
    /// tile does.
    pub(super) fn begin<P: Position>(&mut self, position: &P, is_on: bool) {
        self.may_keep = is_on;
        #[cfg(test)]
        if self.is_forbidden {
            self.may_keep = false;
        }
        self.is_on = self.may_keep;
        self.laid = position.board().laid().len();
        self.entries.clear();
        self.openings.clear();
    }

    /// Turns to one of the positions that the decision can lead to.
    pub(super) fn look_at<P: Position>(&mut self, position: &P) {
        let board = position.board();
        self.is_on = self.may_keep;
        self.touched.clear();
        self.new = None;
        if let [tile] = board.laid()[self.laid.min(board.laid().len())..] {
            self.new = Some(tile.pos);
            let segments = position.table().tile(tile.tile).segments.len();
            let roots = (0..segments).map(|place| board.features().root(tile.segment(place)));
            self.touched.extend(roots);
            // Where sides need not match, what lay beside it may have ended without being joined (X5).
            for side in Side::ALL.into_iter().filter(|_| self.ends_anywhere) {
                let Some(beside) = board.tile_at(tile.pos.step(side)) else { continue };
                for (place, segment) in position.table().tile(beside.tile).segments.iter().enumerate() {
                    let ports = segment.ports.turned(beside.rotation);
                    if !ports.intersection(PortSet::whole(side.opposite())).is_empty() {
                        self.touched.push(board.features().root(beside.segment(place)));
                    }
                }
            }
        } else if board.laid().len() != self.laid {
            self.is_on = false;
        }
    }

    /// Nothing of what is kept holds in the position that is looked at: more was done to its features.
    pub(super) fn leave_out(&mut self) {
        self.is_on = false;
    }

    /// Whether anything may be kept in this decision.
    pub(super) fn may_keep(&self) -> bool {
        self.may_keep
    }

    /// Whether what is kept holds in the position that is looked at.
    pub(super) fn is_on(&self) -> bool {
        self.is_on
    }

    /// The features that the new tile belongs to; some of them more than once.
    pub(super) fn touched(&self) -> &[SegmentId] {
        &self.touched
    }

    /// Whether a feature is as it was when the decision was asked.
    pub(super) fn is_kept(&self, root: SegmentId) -> bool {
        self.is_on && !self.touched.contains(&root)
    }

    /// Whether the new tile lies so near a square that other tiles fit there than before.
    pub(super) fn is_beside(&self, pos: Pos) -> bool {
        self.new.is_some_and(|new| (new.x - pos.x).abs() + (new.y - pos.y).abs() <= 1)
    }

    /// The empty cells at which a feature is open.
    pub(super) fn openings<P: Position>(&mut self, position: &P, root: SegmentId, into: &mut Vec<Opening>) {
        if !self.is_kept(root) {
            return openings(position, root, into);
        }
        if let Some(entry) = self.entries.iter().find(|entry| entry.root == root) {
            into.clear();
            into.extend_from_slice(&self.openings[entry.openings.0..entry.openings.1]);
            return;
        }
        openings(position, root, into);
        let begin = self.openings.len();
        self.openings.extend_from_slice(into);
        let openings = (begin, self.openings.len());
        self.entries.push(Entry { root, openings, fares: [None; 2] });
    }

    /// How a feature will fare, which is open at these cells; worked out unless it is known.
    pub(super) fn completion(
        &mut self,
        root: SegmentId,
        list: &[Opening],
        turns: u32,
        work_out: impl FnOnce() -> Completion,
    ) -> Completion {
        if !self.is_kept(root) || list.iter().any(|opening| self.is_beside(opening.pos)) {
            return work_out();
        }
        let Some(entry) = self.entries.iter_mut().find(|entry| entry.root == root) else { return work_out() };
        if let Some((_, known)) = entry.fares.iter().flatten().find(|(known, _)| *known == turns) {
            return *known;
        }
        let fares = work_out();
        if let Some(free) = entry.fares.iter_mut().find(|fares| fares.is_none()) {
            *free = Some((turns, fares));
        }
        fares
    }
}

#[cfg(test)]
mod tests {
    use crate::greedy::search::{Search, Sense};
    use crate::greedy::{
        BaseJudge, CastleJudge, CastleWeights, CityJudge, CityWeights, Experience, HuntersJudge,
        HuntersWeights, Weights,
    };
    use crate::search::Guide;
    use bastide_engine::chance::Seed;
    use bastide_engine::event::Silent;
    use bastide_engine::position::{Actor, Position};
    use bastide_engine::{Game, State};
    use bastide_engine::{
        GameId,
        setup::{Request, Setup},
    };

    /// Plays a game by a greedy bot that remembers, and asks one that does not about every decision.
    fn compare<S: Sense>(mut position: S::Position, judges: [Search<S>; 2], seed: u64) -> u32 {
        let [mut quick, mut slow] = judges;
        let (mut rng, mut compared) = (Seed::from(seed).rng(), 0);
        loop {
            let mv = match position.actor() {
                Actor::Nobody => return compared,
                Actor::Chance => position.random_move(&mut rng),
                Actor::Player(player) => {
                    let ranked: [Vec<(_, f64)>; 2] =
                        [quick.rank(&position, player), slow.rank(&position, player)];
                    for ((mv, known), (other, fresh)) in ranked[0].iter().zip(&ranked[1]) {
                        assert!(mv == other && (known - fresh).abs() < 1e-9, "{mv:?}: {known} {fresh}");
                        compared += 1;
                    }
                    quick.choose(&position, player, &mut rng)
                }
            };
            position.apply(mv, &mut Silent);
        }
    }

    /// How far what is told of decisions with memory is from what is told without, on average, and by how much the move
    /// that looks best with it looks worse without.
    fn compare_roughly<S: Sense>(mut position: S::Position, judges: [Search<S>; 2], seed: u64) -> [f64; 2] {
        let [mut quick, mut slow] = judges;
        let (mut rng, mut decisions, mut moves) = (Seed::from(seed).rng(), 0.0, 0.0);
        let (mut off, mut lost) = (0.0, 0.0);
        loop {
            let mv = match position.actor() {
                Actor::Nobody => return [off / moves, lost / decisions],
                Actor::Chance => position.random_move(&mut rng),
                Actor::Player(player) => {
                    let [known, fresh] = [quick.rank(&position, player), slow.rank(&position, player)];
                    let (mut best, mut most) = ((f64::NEG_INFINITY, 0.0), f64::NEG_INFINITY);
                    for (&(mv, known), &(other, fresh)) in known.iter().zip(&fresh) {
                        assert_eq!(mv, other);
                        off += (known - fresh).abs();
                        moves += 1.0;
                        most = most.max(fresh);
                        if known > best.0 {
                            best = (known, fresh);
                        }
                    }
                    lost += most - best.1;
                    decisions += 1.0;
                    quick.choose(&position, player, &mut rng)
                }
            };
            position.apply(mv, &mut Silent);
        }
    }

    /// One that remembers and one that does not, with the experience of this game or without any.
    fn judges<S: Sense>(weights: S::Weights, learnt: Option<GameId>) -> [Search<S>; 2] {
        let mut judges = [0; 2].map(|_| Search::<S>::new(weights));
        if let Some(game) = learnt {
            judges.iter_mut().for_each(|judge| judge.learn(Experience::of(game)));
        }
        judges[1].sense.outlook().memo.is_forbidden = true;
        judges
    }

    fn start(request: &Request<'_>) -> State {
        Game::new(&Setup::new(request).unwrap()).start()
    }

    /// In The Castle a feature may end beside a tile that it is not joined to, which is not always noticed.
    #[test]
    fn what_experience_has_said_is_what_it_would_say_again() {
        let base = Request { preset: Some("competition"), ..Request::default() };
        let others = ["castle", "hunters", "city"].map(|game| Request { game, ..Request::default() });
        for (request, seed) in [&base, &base, &base].into_iter().chain(&others).zip(0..) {
            let [off, lost] = match start(request) {
                State::Base(position) => {
                    compare_roughly(position, judges::<BaseJudge>(Weights::TUNED, Some(GameId::Base)), seed)
                }
                State::Castle(position) => {
                    let judges = judges::<CastleJudge>(CastleWeights::TUNED, Some(GameId::Castle));
                    compare_roughly(position, judges, seed)
                }
                State::Hunters(position) => {
                    let judges = judges::<HuntersJudge>(HuntersWeights::TUNED, Some(GameId::Hunters));
                    compare_roughly(position, judges, seed)
                }
                State::City(position) => {
                    let judges = judges::<CityJudge>(CityWeights::TUNED, Some(GameId::City));
                    compare_roughly(position, judges, seed)
                }
            };
            assert!(off < 1e-3 && lost < 1e-3, "{}: {off} {lost}", request.game);
        }
    }

    #[test]
    fn what_is_remembered_is_what_would_be_found_again() {
        let base = [("competition", 2), ("rulebook", 3), ("competition", 4), ("rulebook", 2)];
        let base =
            base.map(|(preset, players)| Request { preset: Some(preset), players, ..Request::default() });
        let others = ["castle", "hunters", "city"].map(|game| Request { game, ..Request::default() });
        for (request, seed) in base.iter().chain(&others).zip(0..) {
            let compared = match start(request) {
                State::Base(position) => compare(position, judges::<BaseJudge>(Weights::TUNED, None), seed),
                State::Castle(position) => {
                    compare(position, judges::<CastleJudge>(CastleWeights::TUNED, None), seed)
                }
                State::Hunters(position) => {
                    compare(position, judges::<HuntersJudge>(HuntersWeights::TUNED, None), seed)
                }
                State::City(position) => {
                    compare(position, judges::<CityJudge>(CityWeights::TUNED, None), seed)
                }
            };
            assert!(compared > 500, "{}: {compared}", request.game);
        }
    }
}
