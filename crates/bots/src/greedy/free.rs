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
    said: Option<((Player, Player), BySeat)>,
}

/// What experience says about features that nobody has claimed.
#[derive(Debug, Default)]
pub(super) struct Free {
    /// Those there were when the decision was asked.
    known: Vec<Known>,
    cells: Vec<Opening>,
    /// Those of the position that is judged which are new or not as they were …
    changed: Vec<(SegmentId, BySeat)>,
    /// … and what was said about all of them together, whether old or new.
    sum: BySeat,
}

impl Free {
    fn add(&mut self, said: BySeat) {
        self.sum.iter_mut().zip(said).for_each(|(sum, said)| *sum += said);
    }
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

/// Completed cities beside a piece of land.
fn cities_beside<P: Position>(position: &P, land: SegmentId) -> u32 {
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
    pub(super) fn survey_free<P: Position>(&mut self, position: &P) {
        self.free.known.clear();
        self.free.cells.clear();
        let knows = self.experience.as_ref().is_some_and(|experience| experience.knows_free());
        if !knows && !self.is_recording {
            return;
        }
        let features = position.board().features();
        let mut list = std::mem::take(&mut self.openings);
        for root in features.roots().filter(|&root| is_free(position, root)) {
            if !is_worth_it(position, root) && !features.kind(root).is_land() {
                continue;
            }
            let is_land = features.kind(root).is_land();
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

    /// Adds what experience has to say about features that nobody has claimed, to those who have a follower for them.
    pub(super) fn add_free<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        supply: &BySeat,
        value: &mut BySeat,
    ) {
        self.free.changed.clear();
        self.free.sum = [0.0; Player::MAX];
        if !self.is_recording && !experience.knows_free() {
            return;
        }
        // It is there for the first who has somebody to send.
        let mut turn = self.next;
        let claimant = loop {
            if supply[turn.seat()] > 0.0 {
                break turn;
            }
            turn = turn.next(self.players);
            if turn == self.next {
                return;
            }
        };
        let features = position.board().features();
        if self.memo.is_on() {
            // A city that is completed makes fields richer that lie elsewhere.
            let completes = self.memo.touched().iter().any(|&root| features.open(root) == 0);
            for number in 0..self.free.known.len() {
                let Known { root, is_land, cells, said } = self.free.known[number];
                if !self.memo.is_kept(features.root(root)) || !is_free(position, root) {
                    continue;
                }
                let cells = &self.free.cells[cells.0..cells.1];
                let lasts = if is_land {
                    !completes
                } else {
                    !cells.iter().any(|cell| self.memo.is_beside(cell.pos))
                };
                let said = match said {
                    Some((known, said)) if lasts && known == (self.next, claimant) && !self.is_recording => {
                        said
                    }
                    _ => {
                        let said = self.say_free(position, experience, root, claimant);
                        if lasts {
                            self.free.known[number].said = Some(((self.next, claimant), said));
                        }
                        said
                    }
                };
                self.free.add(said);
            }
            for number in 0..self.memo.touched().len() {
                let root = self.memo.touched()[number];
                let is_known = self.free.changed.iter().any(|(known, _)| *known == root);
                if !is_known && is_free(position, root) {
                    let said = self.say_free(position, experience, root, claimant);
                    self.free.changed.push((root, said));
                    self.free.add(said);
                }
            }
        } else {
            for root in features.roots().filter(|&root| is_free(position, root)) {
                let said = self.say_free(position, experience, root, claimant);
                self.free.changed.push((root, said));
                self.free.add(said);
            }
        }
        value[claimant.seat()] += self.free.sum[claimant.seat()];
    }

    /// Takes back what was said about a feature of the tile just laid, which somebody claims; and all that was said to
    /// those who then have no follower left for the others, with this supply.
    pub(super) fn take_free(&self, root: SegmentId, before: &BySeat, after: &BySeat, value: &mut BySeat) {
        let said = self.free.changed.iter().find(|(known, _)| *known == root);
        let said = said.map_or([0.0; Player::MAX], |&(_, said)| said);
        for player in Player::all(self.players) {
            let seat = player.seat();
            if before[seat] > 0.0 {
                value[seat] -= if after[seat] > 0.0 { said[seat] } else { self.free.sum[seat] };
            }
        }
    }

    /// What experience has to say about one of them, to each player.
    fn say_free<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        root: SegmentId,
        claimant: Player,
    ) -> BySeat {
        if !is_worth_it(position, root) {
            return [0.0; Player::MAX];
        }
        let features = position.board().features();
        let kind = features.kind(root);
        let mut list = std::mem::take(&mut self.free_cells);
        list.clear();
        if !kind.is_land() {
            openings(position, root, &mut list);
        }
        let total = self.chances.total().max(1.0);
        let (mut hardest, mut around) = ([1.0f64; 2], 0.0);
        let mut all = 1.0;
        for &cell in &list {
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
        let begin = self.terms.len();
        {
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
            self.note(Subject::Free(kind), claimant, numbers);
        }
        self.free_cells = list;
        let mut said = [0.0; Player::MAX];
        experience.add(&self.terms[begin..], &mut said);
        if !self.is_recording {
            self.terms.truncate(begin);
        }
        said
    }
}
