//! A person's turn: a tile and what is done right after it, and everything else there is to decide.

use super::ask::{Answer, ask};
use super::lay::{Beginning, Way};
use super::menu::{Choice, Menu, place_said};
use super::{Stop, Table, words};
use crate::games::room;
use crate::output::Output;
use crate::text_board::{self, Choices};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::geometry::Rotation;
use bastide_engine::position::Actor;

/// The board without anything to choose.
pub(super) fn board(state: &State, output: &Output) -> String {
    text_board::board(state, &Choices::default(), output.colours())
}

impl Table {
    /// Asks a person for what is due. A tile is not laid before what follows on it is decided.
    pub(super) fn turn(&mut self, who: Player, output: &mut Output) -> Result<(), Stop> {
        let plan = loop {
            if let Some(plan) = self.plan(who, output)? {
                break plan;
            }
        };
        for action in plan {
            self.commit(Some(who), &action, output)?;
        }
        Ok(())
    }

    /// What to play, or nothing if a tile was taken up again.
    fn plan(&self, who: Player, output: &mut Output) -> Result<Option<Vec<Action>>, Stop> {
        let state = self.game.state();
        let lays = |action: &Action| matches!(action, Action::Lay { .. } | Action::Mountain { .. });
        let ways: Vec<Way> = (state.legal_actions().into_iter())
            .filter(lays)
            .filter_map(|action| Way::of(state, action))
            .collect();
        if ways.is_empty() {
            output.line("")?;
            let decided = self.decide(state, who, None, output)?;
            return Ok(decided.map(|action| vec![action]));
        }
        let tile = match self.choose_tile(state, &ways, who, output)? {
            Some(Beginning::Tile(tile)) => tile,
            Some(Beginning::Else(action)) => return Ok(Some(vec![action])),
            None => return Ok(None),
        };
        let ways = Self::ways_of(state, &ways, tile);
        let Some(lay) = self.choose_way(state, &ways, state.table().tile(tile), who, output)? else {
            return Ok(None);
        };
        self.follow_up(state.clone(), lay, who, output)
    }

    /// The tile lies there for a look: what follows is decided, or it is taken up again.
    fn follow_up(
        &self,
        mut after: State,
        lay: Action,
        who: Player,
        output: &mut Output,
    ) -> Result<Option<Vec<Action>>, Stop> {
        after.play(&lay).expect("it was among the legal actions");
        let mine = after.actor() == Actor::Player(who);
        if mine && room(&after).goes_on(&after.legal_actions()) {
            let decided = self.decide(&after, who, Some(&lay), output)?;
            return Ok(decided.map(|next| vec![lay, next]));
        }
        output.line(board(&after, output))?;
        let question = words::CONFIRM.get(output.lang());
        let answer = ask(question, |a| matches!(a, Answer::Enter | Answer::Undo), output)?;
        Ok((answer == Answer::Enter).then(|| vec![lay]))
    }

    /// Asks what is to be decided besides where a tile goes. Until then a tile that was laid for it can be taken up
    /// again; nothing is the answer then, or if the question is to be asked again.
    fn decide(
        &self,
        state: &State,
        who: Player,
        laid: Option<&Action>,
        output: &mut Output,
    ) -> Result<Option<Action>, Stop> {
        let lang = output.lang();
        let menu = Menu::of(state, lang);
        output.line(text_board::board(state, &menu.marks, output.colours()))?;
        if laid.is_none() {
            output.line(self.standings(lang))?;
        }
        if !menu.tiles.is_empty() {
            let shown = menu
                .tiles
                .iter()
                .map(|(number, tile)| (format!("[{number}]"), state.table().tile(*tile), Rotation::NONE));
            output.line(text_board::tiles(&shown.collect::<Vec<_>>(), output.colours()))?;
        }
        for entry in &menu.entries {
            output.line(format_args!("  [{}] {}", entry.number, entry.said))?;
        }
        let said = menu.said.as_deref().unwrap_or(words::PLACE_WHAT.get(lang));
        let how = match laid {
            Some(_) => words::NUMBER_OR_TAKE_UP.get(lang),
            None => words::NUMBER.get(lang),
        };
        let about = menu.about.filter(|&other| other != who);
        let about = about.map(|other| format!(" → {}", self.name(other))).unwrap_or_default();
        let question = format!("{}{about} {how}", self.addressed(who, said, lang));
        let asked = |a| match a {
            Answer::Number(number) => menu.entry(number).is_some(),
            Answer::Undo => laid.is_some(),
            _ => false,
        };
        let Answer::Number(number) = ask(&question, asked, output)? else { return Ok(None) };
        let entry = menu.entry(number).expect("it was among the numbers");
        match &entry.choice {
            Choice::Play(action) => Ok(Some(action.clone())),
            Choice::Place(places) => choose_place(state, places, output),
            Choice::Rebuild(from, ways) => {
                let tile = state.board().tile_at(*from).expect("a tile lies where one is taken up").tile;
                let ways: Vec<Way> =
                    ways.iter().filter_map(|action| Way::of(state, action.clone())).collect();
                self.choose_way(state, &ways, state.table().tile(tile), who, output)
            }
        }
    }
}

/// Who stands where on the tile that was chosen.
fn choose_place(state: &State, places: &[Action], output: &mut Output) -> Result<Option<Action>, Stop> {
    let lang = output.lang();
    for (place, number) in places.iter().zip(1..) {
        output.line(format_args!("  [{number}] {}", place_said(state, place, lang)))?;
    }
    let question = words::PLACE_WHAT_OR_BACK.get(lang);
    let asked = |a| matches!(a, Answer::Number(n) if (1..=places.len()).contains(&n)) || a == Answer::Undo;
    Ok(match ask(question, asked, output)? {
        Answer::Number(number) => Some(places[number - 1].clone()),
        _ => None,
    })
}
