//! What can be decided besides where a tile goes, as a numbered list.

use super::words;
use crate::text_board::Choices;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::geometry::Pos;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::{Piece, Place, Role};
use bastide_engine::question::{Answer, Question};
use bastide_engine::tiles::TileId;

/// Everything there is to choose from.
pub(super) struct Menu {
    /// The question, where the engine asks one.
    pub(super) said: Option<String>,
    /// The other player it is about.
    pub(super) about: Option<Player>,
    pub(super) entries: Vec<Entry>,
    /// The tiles among which one is chosen, by number.
    pub(super) tiles: Vec<(usize, TileId)>,
    /// Where the numbers stand on the board.
    pub(super) marks: Choices,
}

/// One line to choose.
pub(super) struct Entry {
    pub(super) number: usize,
    pub(super) said: String,
    pub(super) choice: Choice,
}

/// What follows from choosing a line.
pub(super) enum Choice {
    /// It is played.
    Play(Action),
    /// One of these placements on one tile is chosen next.
    Place(Vec<Action>),
    /// One of these ways to lay a tile that is taken up is chosen next.
    Rebuild(Pos, Vec<Action>),
}

impl Menu {
    /// What the player in turn can decide now.
    pub(super) fn of(state: &State, lang: Lang) -> Self {
        let question = state.question();
        let (said, about, answers) = match question {
            Some(Question { said, about, answers }) => (Some(said.get(lang).to_owned()), about, answers),
            None => (None, None, Vec::new()),
        };
        let (entries, tiles, marks) = (Vec::new(), Vec::new(), Choices::default());
        let mut menu = Self { said, about, entries, tiles, marks };
        let legal = state.legal_actions();
        let asked = |action: &Action| answers.iter().any(|answer| answer.action == *action);
        if legal.contains(&Action::Pass) && !asked(&Action::Pass) {
            let choice = Choice::Play(Action::Pass);
            menu.entries.push(Entry { number: 0, said: words::NOTHING.get(lang).to_owned(), choice });
        }
        let places: Vec<Action> = (legal.into_iter())
            .filter(|action| matches!(action, Action::Place { .. }) && !asked(action))
            .collect();
        menu.add_places(state, places, lang);
        menu.add_answers(state, answers, lang);
        menu
    }

    /// The line with this number.
    pub(super) fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.number == number)
    }

    fn add(&mut self, said: String, choice: Choice) -> usize {
        let number = self.entries.last().map_or(1, |entry| entry.number + 1);
        self.entries.push(Entry { number, said, choice });
        number
    }

    /// Pieces for one tile are listed at once; where there are several tiles, the tile is chosen first.
    fn add_places(&mut self, state: &State, places: Vec<Action>, lang: Lang) {
        let by_square = grouped(places, |action| match action {
            Action::Place { pos, .. } => Some(*pos),
            _ => None,
        });
        if let [(_, places)] = &by_square[..] {
            for place in places {
                self.add(place_said(state, place, lang), Choice::Play(place.clone()));
            }
            return;
        }
        for (pos, places) in by_square {
            let number = self.add(words::somebody_on(pos, lang), Choice::Place(places));
            self.marks.squares.insert(pos, number);
        }
    }

    fn add_answers(&mut self, state: &State, answers: Vec<Answer>, lang: Lang) {
        let (rebuilds, others): (Vec<Answer>, Vec<Answer>) =
            answers.into_iter().partition(|answer| matches!(answer.action, Action::Rebuild { .. }));
        let rebuilds = rebuilds.into_iter().map(|answer| answer.action).collect();
        let by_tile = grouped(rebuilds, |action| match action {
            Action::Rebuild { from, .. } => Some(*from),
            _ => None,
        });
        for (from, ways) in by_tile {
            let tile = state.board().tile_at(from).map(|laid| state.table().tile(laid.tile).describe(lang));
            let said = words::take_up(from, &tile.unwrap_or_default(), lang);
            let number = self.add(said, Choice::Rebuild(from, ways));
            self.marks.squares.insert(from, number);
        }
        for answer in others {
            // A guard or tower comes where a wall stands already.
            let side = match answer.action {
                Action::Gate { .. } | Action::Wall { .. } => answer.sides.first().copied(),
                _ => None,
            };
            let tile = match &answer.action {
                Action::Give { tile: Some(tile), .. } | Action::Discard { tile } => state.table().find(tile),
                _ => None,
            };
            let number = self.add(answer.said.get(lang).to_owned(), Choice::Play(answer.action));
            self.tiles.extend(tile.map(|tile| (number, tile)));
            self.marks.sides.extend(side.map(|side| (side, number)));
        }
    }
}

/// The actions on each square, in the order in which squares come up.
fn grouped(actions: Vec<Action>, square: impl Fn(&Action) -> Option<Pos>) -> Vec<(Pos, Vec<Action>)> {
    let mut groups: Vec<(Pos, Vec<Action>)> = Vec::new();
    for action in actions {
        let Some(pos) = square(&action) else { continue };
        match groups.iter_mut().find(|(other, _)| *other == pos) {
            Some((_, group)) => group.push(action),
            None => groups.push((pos, vec![action])),
        }
    }
    groups
}

/// Who would stand where.
pub(super) fn place_said(state: &State, place: &Action, lang: Lang) -> String {
    let Action::Place { piece, pos, spot } = place else { return String::new() };
    let role = match piece {
        Piece::Follower | Piece::Big => Role::of(state.game(), spot.kind),
        Piece::Hut => Role::Hut,
        Piece::Good => Role::Good,
    };
    let role = role.text().get(lang);
    let role = if *piece == Piece::Big { words::big(role, lang) } else { role.to_owned() };
    // On the tile just laid the square goes without saying.
    let just_laid = state.board().laid().last().is_some_and(|laid| laid.pos == *pos);
    match just_laid {
        true => format!("{role} ({spot})"),
        false => format!("{role} ({})", Place { pos: *pos, spot: *spot }),
    }
}
