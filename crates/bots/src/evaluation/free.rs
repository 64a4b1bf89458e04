//! What nobody has claimed yet: whoever comes first may have it.

use super::chances::{Opening, openings};
use super::describe::{GOOD, SPECIAL};
use super::experience::{Experience, INPUTS, Subject};
use super::outlook::{BySeat, Outlook};
use bastide_engine::board::{Player, SegmentId};
use bastide_engine::geometry::Side;
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

/// A feature that nobody had claimed when the decision was asked.
#[derive(Clone, Copy, Debug)]
struct Known {
    root: SegmentId,
    is_land: bool,
    /// Where it is open: a range of [`Free::cells`].
    cells: (usize, usize),
    /// What experience says about it if this player is next and that one may claim it, once it was asked.
    said: Option<([Player; 2], f64)>,
}

/// What experience says about features that nobody has claimed, in the position that is judged. It says so to the first
/// who has a follower to send there.
#[derive(Debug, Default)]
pub(crate) struct Free {
    /// Those there were when the decision was asked.
    known: Vec<Known>,
    cells: Vec<Opening>,
    /// A list that is filled anew for each feature, kept for its memory.
    list: Vec<Opening>,
    /// Who may claim them.
    claimant: Option<Player>,
    /// Those that were not there before the tile just laid …
    new: Vec<(SegmentId, f64)>,
    /// … and what was said about all of them together.
    sum: f64,
}

/// Whether nobody has claimed a feature, and somebody may still come to it.
fn is_free<P: Position>(position: &P, root: SegmentId) -> bool {
    let features = position.board().features();
    features.open(root) > 0 && features.presence(root).is_empty()
}

/// Whether it would be worth claiming. Most of what lies about is not.
fn is_worth_it<P: Position>(position: &P, root: SegmentId) -> bool {
    let features = position.board().features();
    let attrs = features.attrs(root);
    match features.kind(root) {
        FeatureKind::Monastery | FeatureKind::Mountain => false,
        FeatureKind::City => true,
        land if land.is_land() => {
            GOOD.iter().any(|&attr| attrs.get(attr) > 0) || cities_beside(position, root) > 0
        }
        _ => features.tiles(root) > 1,
    }
}

/// Completed cities beside a piece of land, each once. The engine tells for a city which fields touch it, by walking
/// around the city; here that is asked for one field, in every position that is judged, and to go around all cities for
/// it would cost too much. A test of the game that has fields holds this to the engine's answer.
pub(crate) fn cities_beside<P: Position>(position: &P, land: SegmentId) -> u32 {
    let (board, table) = (position.board(), position.table());
    let features = board.features();
    let mut cities: Vec<SegmentId> = Vec::new();
    for segment in features.ring(land) {
        let (number, place) = features.place(segment);
        let laid = &board.laid()[number];
        let mut touches = table.tile(laid.tile).segments[place].touches;
        while touches != 0 {
            let root = features.root(laid.segment(touches.trailing_zeros() as usize));
            touches &= touches - 1;
            let pays = features.kind(root) == FeatureKind::City && features.open(root) == 0;
            if pays && !cities.contains(&root) {
                cities.push(root);
            }
        }
    }
    cities.len() as u32
}

impl Outlook {
    /// Notes what nobody has claimed as a decision is asked.
    pub(crate) fn survey_free<P: Position>(&mut self, position: &P) {
        self.free.known.clear();
        self.free.cells.clear();
        let knows = self.experience.as_ref().is_some_and(|experience| experience.knows_free());
        if !knows && !self.is_recording {
            return;
        }
        let features = position.board().features();
        let mut list = std::mem::take(&mut self.openings);
        for root in features.roots().filter(|&root| is_free(position, root)) {
            let is_land = features.kind(root).is_land();
            // A city that is completed may make land worth it.
            if !is_land && !is_worth_it(position, root) {
                continue;
            }
            list.clear();
            if !is_land {
                openings(position, root, &mut list);
            }
            let begin = self.free.cells.len();
            self.free.cells.extend_from_slice(&list);
            let cells = (begin, self.free.cells.len());
            self.free.known.push(Known { root, is_land, cells, said: None });
        }
        self.openings = list;
    }

    /// The next player who has a follower in the supply.
    fn claimant(&self, supply: &BySeat) -> Option<Player> {
        let turns = std::iter::successors(Some(self.next), |turn| Some(turn.next(self.players)));
        turns.take(self.players).find(|turn| supply[turn.seat()] > 0.0)
    }

    /// Adds what experience has to say about features that nobody has claimed.
    pub(crate) fn add_free<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        supply: &BySeat,
        value: &mut BySeat,
    ) {
        self.free.new.clear();
        self.free.sum = 0.0;
        self.free.claimant = self.claimant(supply);
        let Some(claimant) = self.free.claimant else { return };
        if !self.is_recording && !experience.knows_free() {
            return;
        }
        let features = position.board().features();
        if self.memo.is_on() {
            // A city that is completed makes fields richer that lie elsewhere.
            let is_completed =
                |&root: &SegmentId| features.kind(root) == FeatureKind::City && features.open(root) == 0;
            let completes = self.memo.touched().iter().any(is_completed);
            for number in 0..self.free.known.len() {
                let Known { root, is_land, cells: range, said } = self.free.known[number];
                if !self.memo.is_kept(features.root(root)) || !is_free(position, root) {
                    continue;
                }
                let mut cells = self.free.cells[range.0..range.1].iter();
                let lasts = !self.is_recording
                    && if is_land { !completes } else { !cells.any(|cell| self.memo.is_beside(cell.pos)) };
                let players = [self.next, claimant];
                self.free.sum += match said {
                    Some((known, said)) if lasts && known == players => said,
                    _ => {
                        let mut list = std::mem::take(&mut self.free.list);
                        list.clear();
                        list.extend_from_slice(&self.free.cells[range.0..range.1]);
                        let said = self.say_free(position, experience, (root, &list), claimant);
                        self.free.list = list;
                        if lasts {
                            self.free.known[number].said = Some((players, said));
                        }
                        said
                    }
                };
            }
            for number in 0..self.memo.touched().len() {
                let root = self.memo.touched()[number];
                if !self.free.new.iter().any(|(known, _)| *known == root) {
                    self.add_new_free(position, experience, root, claimant);
                }
            }
        } else {
            features.roots().for_each(|root| self.add_new_free(position, experience, root, claimant));
        }
        value[claimant.seat()] += self.free.sum;
    }

    fn add_new_free<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        root: SegmentId,
        claimant: Player,
    ) {
        if is_free(position, root) {
            let mut list = std::mem::take(&mut self.free.list);
            list.clear();
            if !position.board().features().kind(root).is_land() {
                openings(position, root, &mut list);
            }
            let said = self.say_free(position, experience, (root, &list), claimant);
            self.free.list = list;
            self.free.new.push((root, said));
            self.free.sum += said;
        }
    }

    /// Takes back what was said about a feature of the tile just laid, which somebody claims; or about all of them, if
    /// with this supply nobody is left to be sent there.
    pub(crate) fn take_free(&self, root: SegmentId, supply: &BySeat, value: &mut BySeat) {
        let Some(claimant) = self.free.claimant else { return };
        let said = self.free.new.iter().find(|(known, _)| *known == root).map_or(0.0, |&(_, said)| said);
        let is_left = supply[claimant.seat()] > 0.0;
        value[claimant.seat()] -= if is_left { said } else { self.free.sum };
    }

    /// What experience has to say about one of them, which is open at these cells, to whoever may claim it. Land is
    /// open at too many cells to look at.
    fn say_free<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        (root, list): (SegmentId, &[Opening]),
        claimant: Player,
    ) -> f64 {
        if !is_worth_it(position, root) {
            return 0.0;
        }
        let features = position.board().features();
        let kind = features.kind(root);
        let total = self.chances.total().max(1.0);
        // The two cells that are hardest to fill, the chance that all are at once, and the tiles around them.
        let (mut hardest, mut all, mut around) = ([1.0f64; 2], 1.0, 0.0);
        for &cell in list {
            let beside = |side: &&Side| position.board().tile_at(cell.pos.step(**side)).is_some();
            around += Side::ALL.iter().filter(beside).count() as f64;
            let helping = self.chances.helping(position, Some(kind), cell) / total;
            all *= helping;
            if helping < hardest[0] {
                hardest = [helping, hardest[0]];
            } else if helping < hardest[1] {
                hardest[1] = helping;
            }
        }
        let cities = if kind.is_land() { f64::from(cities_beside(position, root)) } else { 0.0 };
        let attrs = features.attrs(root);
        let count = |list: &[Attr]| list.iter().map(|&attr| f64::from(attrs.get(attr))).sum::<f64>();
        let (good, special) = (count(&GOOD), count(&SPECIAL));
        let (tiles, cells) = (f64::from(features.tiles(root)), list.len() as f64);
        let turns = f64::from(self.turns[claimant.seat()]);
        let is_next = f64::from(u8::from(claimant == self.next));
        let mut numbers = [0.0; INPUTS];
        numbers[..17].copy_from_slice(&[
            is_next,
            tiles / 8.0,
            cells / 4.0,
            f64::from(features.open(root)) / 8.0,
            good / 2.0,
            special / 2.0,
            (6.0 * hardest[0]).min(2.0),
            (6.0 * hardest[1]).min(2.0),
            (6.0 * all).min(2.0),
            (all * (tiles + cells + good)).min(4.0),
            if cells > 0.0 { around / cells / 2.0 } else { 0.0 },
            cities / 2.0,
            turns / 20.0,
            4.0 / (4.0 + turns),
            is_next * cities / 2.0,
            is_next * (tiles + good) / 8.0,
            is_next * (6.0 * all).min(2.0),
        ]);
        let begin = self.terms.len();
        self.note(Subject::Free(kind), claimant, numbers);
        let mut said = [0.0; Player::MAX];
        experience.add(&self.terms[begin..], &mut said);
        if !self.is_recording {
            self.terms.truncate(begin);
        }
        said[claimant.seat()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::CommonWeights;
    use crate::evaluation::experience::{NUMBERS, Net};
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::{Game, Match, State, whichever};

    /// A game with cities and fields, after some actions.
    fn game(actions: &[&str]) -> Match {
        let setup = Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap();
        let mut game = Match::forced(&Game::new(&setup));
        for action in actions {
            let actor = match game.state().actor() {
                bastide_engine::position::Actor::Player(player) => Some(player),
                _ => None,
            };
            game.play(actor, &action.parse().unwrap()).unwrap();
        }
        game
    }

    /// Somebody to whom every free city is worth a point.
    fn outlook(state: &State) -> Outlook {
        let mut experience = Experience::none(state.game());
        let mut numbers = vec![0.0; NUMBERS];
        numbers[NUMBERS - 1] = 1.0;
        experience.nets[Subject::Free(FeatureKind::City).index()] = Some(Net { numbers });
        let mut outlook = Outlook::new(CommonWeights::SOME);
        outlook.experience = Some(experience.into());
        outlook
    }

    #[test]
    fn a_free_city_is_there_for_the_first_who_has_a_follower() {
        let game = game(&[]);
        let mut outlook = outlook(game.state());
        whichever!(game.state(), position => outlook.prepare(position, Player::new(0)));
        outlook.share_turns(Player::new(1));
        let experience = outlook.experience.clone().unwrap();
        let mut told = |supply: [f64; 2]| {
            let (mut all, mut value) = ([0.0; Player::MAX], [0.0; Player::MAX]);
            all[..2].copy_from_slice(&supply);
            whichever!(game.state(), position => {
                outlook.add_free(position, &experience, &all, &mut value);
            });
            [value[0], value[1]]
        };
        assert_eq!(told([7.0, 7.0]), [0.0, 1.0]);
        assert_eq!(told([7.0, 0.0]), [1.0, 0.0]);
        assert_eq!(told([0.0, 0.0]), [0.0, 0.0]);
    }

    #[test]
    fn fields_count_the_completed_cities_beside_them_once_each() {
        let begun = game(&["draw city-side"]);
        let closed = game(&["draw city-side", "lay city-side 0,-1 180", "pass"]);
        let most = |game: &Match| {
            let features = game.state().board().features();
            let fields = features.roots().filter(|&root| features.kind(root) == FeatureKind::Field);
            let cities = |field| whichever!(game.state(), position => cities_beside(position, field));
            fields.map(cities).max()
        };
        assert_eq!((most(&begun), most(&closed)), (Some(0), Some(1)));
    }
}
