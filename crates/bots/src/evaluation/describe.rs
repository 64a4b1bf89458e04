//! How positions are described to experience: feature by feature, and what else counts, each by a few numbers of about
//! one.

use super::chances::Opening;
use super::experience::{Experience, INPUTS, Subject, Term};
use super::outlook::{BySeat, Completion, Joining, Outlook, joined, pay_leaders};
use bastide_engine::board::{Player, Presence, SegmentId};
use bastide_engine::geometry::{Pos, Side};
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind};

/// A claimed feature, to be described once all are known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sketch {
    root: SegmentId,
    kind: FeatureKind,
    presence: Presence,
    pub(crate) points: f64,
    pub(crate) completion: Completion,
    /// Where it is open: a range of [`Outlook::sketched`] …
    openings: (usize, usize),
    /// … and about where that is.
    extent: Extent,
}

/// About where some squares are: their least and their greatest coordinates, and a bit for each of them, which it may
/// share with others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    least: Pos,
    most: Pos,
    bits: u64,
}

impl Extent {
    pub(crate) fn of(cells: &[Opening]) -> Self {
        let (least, most) = (Pos::new(i16::MAX, i16::MAX), Pos::new(i16::MIN, i16::MIN));
        let mut extent = Self { least, most, bits: 0 };
        for Opening { pos, .. } in cells {
            extent.least = Pos::new(extent.least.x.min(pos.x), extent.least.y.min(pos.y));
            extent.most = Pos::new(extent.most.x.max(pos.x), extent.most.y.max(pos.y));
            extent.bits |= 1 << ((pos.x & 7) + 8 * (pos.y & 7));
        }
        extent
    }

    /// Whether some square may lie in both.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        self.bits & other.bits != 0
            && self.least.x <= other.most.x
            && other.least.x <= self.most.x
            && self.least.y <= other.most.y
            && other.least.y <= self.most.y
    }
}

/// What others are open at a feature's cells, as one of its players sees it.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Neighbours {
    /// At how many cells features are open that rivals lead …
    rivals: u8,
    /// … and the player's own.
    own: u8,
    /// Where land meets land: what the player and what rivals would gain if it were joined with that neighbour with
    /// which this makes most difference.
    gains: [f64; 2],
}

/// What others are open at a feature's cells, by seat.
type Shared = [Neighbours; Player::MAX];

/// What a feature looks like, apart from the tiles around it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Looks {
    /// Whose turn is next.
    next: Player,
    root: SegmentId,
    presence: Presence,
    points: f64,
    completion: Completion,
    shared: Shared,
}

/// What counts for those on a feature …
pub(crate) const GOOD: [Attr; 6] =
    [Attr::Shield, Attr::Well, Attr::Market, Attr::Gold, Attr::Deer, Attr::Fish];

/// … and what makes it special.
pub(crate) const SPECIAL: [Attr; 10] = [
    Attr::Inn,
    Attr::Cathedral,
    Attr::Square,
    Attr::Tiger,
    Attr::Mushrooms,
    Attr::Grain,
    Attr::Cattle,
    Attr::Mammoth,
    Attr::Aurochs,
    Attr::Fire,
];

impl Outlook {
    /// Forgets what was described.
    pub(crate) fn begin_description(&mut self) {
        self.terms.clear();
        self.sketches.clear();
        self.sketched.clear();
    }

    /// Keeps a claimed feature in mind.
    pub(crate) fn sketch(
        &mut self,
        root: SegmentId,
        kind: FeatureKind,
        presence: Presence,
        (points, completion): (f64, Completion),
        list: &[Opening],
    ) {
        if self.experience.is_none() {
            return;
        }
        let begin = self.sketched.len();
        self.sketched.extend_from_slice(list);
        let openings = (begin, self.sketched.len());
        let extent = Extent::of(list);
        self.sketches.push(Sketch { root, kind, presence, points, completion, openings, extent });
    }

    /// Adds what experience has to say about all claimed features. What it said about those that a decision leaves as
    /// they are serves every position that the decision can lead to.
    pub(crate) fn add_features<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        value: &mut BySeat,
    ) {
        self.spoken.clear();
        for number in 0..self.sketches.len() {
            let Sketch { root, openings, presence, points, completion, .. } = self.sketches[number];
            let shared = self.shared_cells(number);
            let looks = Looks { next: self.next, root, presence, points, completion, shared };
            let cells = &self.sketched[openings.0..openings.1];
            let lasts = !self.is_recording
                // A river system goes by one of its segments.
                && self.memo.is_kept(position.board().features().root(root))
                && !cells.iter().any(|cell| self.memo.is_beside(cell.pos));
            let known = self.said.iter().find(|(known, _)| lasts && *known == looks);
            let said = match known {
                Some(&(_, said)) => said,
                None => {
                    let said = self.say(position, experience, number, &shared);
                    if lasts {
                        self.said.push((looks, said));
                    }
                    said
                }
            };
            self.spoken.push(said);
            value.iter_mut().zip(said).for_each(|(value, said)| *value += said);
        }
    }

    /// The number of a claimed feature among those kept in mind.
    pub(crate) fn sketch_of(&self, root: SegmentId) -> Option<usize> {
        self.sketches.iter().position(|sketch| sketch.root == root)
    }

    /// What experience has to say about one of them.
    fn say<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        number: usize,
        shared: &Shared,
    ) -> BySeat {
        let (mut said, begin) = ([0.0; Player::MAX], self.terms.len());
        self.describe(position, number, shared);
        experience.add(&self.terms[begin..], &mut said);
        said
    }

    /// Adds what experience has to say about features that were claimed since, and what it says otherwise about those
    /// that share cells with them or look different now.
    pub(crate) fn add_changes<P: Position>(
        &mut self,
        position: &P,
        experience: &Experience,
        changed: &[(usize, Sketch)],
        value: &mut BySeat,
    ) {
        let before = self.spoken.len();
        for number in 0..self.sketches.len() {
            let is_changed = changed.iter().any(|(other, _)| *other == number);
            let meets = |other: usize| other != number && self.meet(number, other) > 0;
            let others = (before..self.sketches.len()).chain(changed.iter().map(|(other, _)| *other));
            if number < before && !is_changed && !others.into_iter().any(meets) {
                continue;
            }
            let shared = self.shared_cells(number);
            let said = self.say(position, experience, number, &shared);
            let known = self.spoken.get(number).copied().unwrap_or([0.0; Player::MAX]);
            for (value, (said, known)) in value.iter_mut().zip(said.iter().zip(known)) {
                *value += said - known;
            }
        }
    }

    /// Forgets the claimed features from this number on, and the description from that one on, and puts back what was
    /// changed.
    pub(crate) fn go_back(&mut self, sketches: usize, terms: usize, changed: &[(usize, Sketch)]) {
        if let Some(sketch) = self.sketches.get(sketches) {
            self.sketched.truncate(sketch.openings.0);
        }
        self.sketches.truncate(sketches);
        self.terms.truncate(terms);
        changed.iter().for_each(|&(number, sketch)| self.sketches[number] = sketch);
    }

    /// Describes a feature, once for each player who stands there.
    fn describe<P: Position>(&mut self, position: &P, number: usize, shared: &Shared) {
        let Sketch { root, kind, presence, points, completion, openings, .. } = self.sketches[number];
        let features = position.board().features();
        let total = self.chances.total().max(1.0);
        // The three cells that are hardest to fill.
        let mut hardest = [1.0f64; 3];
        // How many tiles lie around its cells: others can spoil a cell in the open, but not a hole.
        let (mut around, mut lonely) = (0.0, 0.0);
        if !kind.is_land() {
            for cell in openings.0..openings.1 {
                let pos = self.sketched[cell].pos;
                let beside = |side: &Side| position.board().tile_at(pos.step(*side)).is_some();
                let tiles = Side::ALL.iter().filter(|side| beside(side)).count();
                around += tiles as f64;
                lonely += f64::from(u8::from(tiles == 1));
                let helping = self.chances.helping(position, Some(kind), self.sketched[cell]) / total;
                let after = hardest.iter().position(|&other| helping < other);
                if let Some(after) = after {
                    hardest[after..].rotate_right(1);
                    hardest[after] = helping;
                }
            }
        }
        let attrs = features.attrs(root);
        let count = |list: &[Attr]| list.iter().map(|&attr| f64::from(attrs.get(attr))).sum::<f64>();
        let (good, special) = (count(&GOOD), count(&SPECIAL));
        for (player, own) in presence.iter() {
            let others = presence.iter().filter(|&(other, _)| other != player);
            let others = others.map(|(_, weight)| weight).max().unwrap_or(0);
            let lead = f64::from(own) - f64::from(others);
            let Neighbours { rivals, own: own_cells, gains } = shared[player.seat()];
            let (rival_cells, own_cells) = (f64::from(rivals), f64::from(own_cells));
            let turns = f64::from(self.turns[player.seat()]);
            let cells = (openings.1 - openings.0) as f64;
            let if_leading = |number: f64| if lead > 0.0 { number } else { 0.0 };
            let numbers = [
                f64::from(own) / 2.0,
                f64::from(others) / 2.0,
                lead.clamp(-1.0, 1.0),
                f64::from(features.tiles(root)) / 8.0,
                cells / 4.0,
                completion.cells / 4.0,
                completion.ever,
                completion.soon,
                points / 10.0,
                completion.ever * points / 10.0,
                (6.0 * hardest[0]).min(2.0),
                (6.0 * hardest[1]).min(2.0),
                (6.0 * hardest[2]).min(2.0),
                turns / 20.0,
                4.0 / (4.0 + turns),
                f64::from(u8::from(player == self.next)),
                f64::from(features.open(root)) / 8.0,
                good / 2.0,
                special / 2.0,
                if_leading(points / 10.0),
                if_leading(completion.soon),
                rival_cells / 3.0,
                own_cells / 3.0,
                if_leading(rival_cells * points / 20.0),
                if cells > 0.0 { around / cells / 2.0 } else { 0.0 },
                lonely / 2.0,
                gains[0] / 10.0,
                gains[1] / 10.0,
            ];
            self.note(Subject::Feature(kind), player, numbers);
        }
    }

    /// What others are open at a feature's cells, for each player who stands there.
    fn shared_cells(&self, number: usize) -> Shared {
        let mut all = [Neighbours::default(); Player::MAX];
        let sketch = &self.sketches[number];
        for other in (0..self.sketches.len()).filter(|&other| other != number) {
            let cells = self.meet(number, other);
            if cells == 0 {
                continue;
            }
            let other = &self.sketches[other];
            let leaders = other.presence.leaders();
            let sides = [sketch.presence, other.presence];
            let change =
                sketch.kind.is_land().then(|| joined(sides, [sketch.points, other.points], pay_leaders));
            for (player, _) in sketch.presence.iter() {
                let Neighbours { rivals, own, gains } = &mut all[player.seat()];
                let is_own = leaders.iter().any(|leader| leader == player);
                *(if is_own { own } else { rivals }) += cells;
                if let Some(change) = change {
                    let others = change.iter().sum::<f64>() - change[player.seat()];
                    let new = [change[player.seat()], others / (self.players - 1) as f64];
                    if (new[0] - new[1]).abs() > (gains[0] - gains[1]).abs() {
                        *gains = new;
                    }
                }
            }
        }
        all
    }

    /// At how many cells two features are both open. Fields meet fields only.
    fn meet(&self, one: usize, other: usize) -> u8 {
        let [one, other] = [&self.sketches[one], &self.sketches[other]];
        if one.kind.is_land() != other.kind.is_land() || !one.extent.overlaps(&other.extent) {
            return 0;
        }
        let [one, other] = [one, other].map(|sketch| &self.sketched[sketch.openings.0..sketch.openings.1]);
        other.iter().filter(|cell| one.iter().any(|own| own.pos == cell.pos)).count() as u8
    }

    /// Describes two features that may be joined.
    pub(crate) fn describe_joining(&mut self, sides: [Presence; 2], joining: &Joining) {
        let Joining { change, chance, helping, points } = *joining;
        let mut together = sides[0];
        together += sides[1];
        let share = helping / self.chances.total().max(1.0);
        for (player, own) in together.iter() {
            let rivals = together.iter().filter(|&(other, _)| other != player);
            let others = rivals.map(|(_, weight)| weight).max().unwrap_or(0);
            let led = |side: usize| sides[side].leaders().iter().any(|leader| leader == player);
            let own_points: f64 = (0..2).filter(|&side| led(side)).map(|side| points[side]).sum();
            let (turns, change) = (f64::from(self.turns[player.seat()]), change[player.seat()]);
            let mut numbers = [0.0; INPUTS];
            numbers[..13].copy_from_slice(&[
                chance,
                change / 10.0,
                chance * change / 10.0,
                8.0 * share,
                f64::from(own) / 2.0,
                f64::from(others) / 2.0,
                (f64::from(own) - f64::from(others)).clamp(-1.0, 1.0),
                own_points / 10.0,
                (points[0] + points[1]) / 10.0,
                turns / 20.0,
                4.0 / (4.0 + turns),
                f64::from(u8::from(player == self.next)),
                share * change,
            ]);
            self.note(Subject::Joining, player, numbers);
        }
    }

    /// Describes something that a game has besides features.
    pub(crate) fn note_besides(&mut self, player: Player, own: &[f64]) {
        let turns = f64::from(self.turns[player.seat()]);
        let mut numbers = [0.0; INPUTS];
        numbers[..own.len()].copy_from_slice(own);
        numbers[INPUTS - 3..].copy_from_slice(&[
            turns / 20.0,
            4.0 / (4.0 + turns),
            f64::from(u8::from(player == self.next)),
        ]);
        self.note(Subject::Besides, player, numbers);
    }

    pub(crate) fn note(&mut self, subject: Subject, player: Player, numbers: [f64; INPUTS]) {
        let (subject, seat) = (subject.index() as u8, player.seat() as u8);
        self.terms.push(Term { subject, seat, inputs: numbers.map(|number| number as f32) });
    }

    /// Describes what each player has in the supply and will get back.
    pub(crate) fn describe_supply(&mut self, supply: &BySeat, back: &BySeat) {
        for player in Player::all(self.players) {
            let seat = player.seat();
            let others = Player::all(self.players).filter(|&other| other != player);
            let strongest = others
                .reduce(|most, other| if supply[other.seat()] > supply[most.seat()] { other } else { most });
            let strongest = strongest.unwrap_or(player).seat();
            let (own, other, back_own) = (supply[seat], supply[strongest], back[seat]);
            let turns = f64::from(self.turns[seat]);
            let few = |limit: f64| (limit - own).max(0.0) / limit;
            let mut numbers = [0.0; INPUTS];
            numbers[..14].copy_from_slice(&[
                own / 7.0,
                few(1.0),
                few(2.0),
                few(3.0),
                back_own / 3.0,
                few(2.0) * back_own / 3.0,
                other / 7.0,
                back[strongest] / 3.0,
                (own - other) / 4.0,
                turns / 20.0,
                4.0 / (4.0 + turns),
                own / 7.0 * turns / 20.0,
                (own - turns).max(0.0) / 3.0,
                f64::from(u8::from(player == self.next)),
            ]);
            self.note(Subject::Supply, player, numbers);
        }
    }

    /// Adds what experience has to say about a position whose claimed features are all known, with this supply and
    /// these followers to come back.
    pub(crate) fn add_experience<P: Position>(
        &mut self,
        position: &P,
        supply: &BySeat,
        back: &BySeat,
        value: &mut BySeat,
    ) {
        let Some(experience) = self.experience.clone() else { return };
        // So far joinings are described, and what the game has besides.
        experience.add(&self.terms, value);
        self.add_features(position, &experience, value);
        self.add_free(position, &experience, supply, value);
        let described = self.terms.len();
        self.describe_supply(supply, back);
        experience.add(&self.terms[described..], value);
    }
}
