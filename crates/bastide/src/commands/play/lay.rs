//! Where a tile goes: which of those there are, on which square, and how it is turned.

use super::ask::{Answer, ask};
use super::{Stop, Table, words};
use crate::games::room;
use crate::output::Output;
use crate::text_board::{self, Choices};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::lang::Lang;
use bastide_engine::question::Question;
use bastide_engine::tiles::{TileId, TileType};

/// One way to lay a tile.
#[derive(Clone)]
pub(super) struct Way {
    pos: Pos,
    /// What lies there then: the tile, or a mountain.
    shows: TileId,
    rotation: Rotation,
    face_down: bool,
    action: Action,
}

impl Way {
    /// The way that an action is, if it lays a tile.
    pub(super) fn of(state: &State, action: Action) -> Option<Self> {
        let (pos, rotation, shows, face_down) = match &action {
            Action::Lay { tile, pos, rotation } => (*pos, *rotation, state.table().find(tile)?, false),
            Action::Mountain { pos, .. } => (*pos, Rotation::NONE, state.table().find("mountain")?, true),
            Action::Rebuild { from, pos, rotation } => {
                (*pos, *rotation, state.board().tile_at(*from)?.tile, false)
            }
            _ => return None,
        };
        Some(Self { pos, shows, rotation, face_down, action })
    }

    /// The tile it lays, before it is turned over.
    fn tile(&self, state: &State) -> Option<TileId> {
        match &self.action {
            Action::Mountain { tile, .. } => state.table().find(tile),
            _ => Some(self.shows),
        }
    }
}

/// What a person wants to begin with.
pub(super) enum Beginning {
    /// This tile is laid.
    Tile(TileId),
    /// This is done instead.
    Else(Action),
}

impl Table {
    /// Which tile, where there are several, or what is done instead. Nothing if the question is to be asked again.
    pub(super) fn choose_tile(
        &self,
        state: &State,
        ways: &[Way],
        who: Player,
        output: &mut Output,
    ) -> Result<Option<Beginning>, Stop> {
        let lang = output.lang();
        let mut offered: Vec<TileId> = ways.iter().filter_map(|way| way.tile(state)).collect();
        offered.sort();
        offered.dedup();
        let question = state.question();
        let answers = question.as_ref().map_or(&[][..], |Question { answers, .. }| answers);
        if let ([only], []) = (&offered[..], answers) {
            return Ok(Some(Beginning::Tile(*only)));
        }
        output.line("")?;
        output.line(super::turn::board(state, output))?;
        output.line(self.standings(lang))?;
        output.line(self.addressed(who, words::YOUR_TILES.get(lang), lang))?;
        let tile = |id: TileId| state.table().tile(id);
        let numbered = offered.iter().zip(1..).map(|(&id, n)| (format!("[{n}]"), tile(id), Rotation::NONE));
        let useless = useless(state, &offered, who);
        let others = useless.iter().map(|&id| ("–".to_owned(), tile(id), Rotation::NONE));
        let shown: Vec<_> = numbered.chain(others).collect();
        output.line(text_board::tiles(&shown, output.colours()))?;
        for (&id, number) in offered.iter().zip(1..) {
            let note = room(state).tile_note(id, who, lang);
            output.line(format_args!("  [{number}] {}{note}", tile(id).describe(lang)))?;
        }
        for &id in &useless {
            let nowhere = words::FITS_NOWHERE.get(lang);
            output.line(format_args!("   –  {}: {nowhere}", tile(id).describe(lang)))?;
        }
        for (answer, number) in answers.iter().zip(offered.len() + 1..) {
            output.line(format_args!("  [{number}] {}", answer.said.get(lang)))?;
        }
        let said = question.as_ref().map_or(words::WHICH_TILE.get(lang), |question| question.said.get(lang));
        let question = format!("{said} {}", words::NUMBER.get(lang));
        let all = offered.len() + answers.len();
        let asked = |a| matches!(a, Answer::Number(n) if (1..=all).contains(&n)) || a == Answer::Remaining;
        Ok(match ask(&question, asked, output)? {
            Answer::Number(number) if number <= offered.len() => Some(Beginning::Tile(offered[number - 1])),
            Answer::Number(number) => {
                Some(Beginning::Else(answers[number - 1 - offered.len()].action.clone()))
            }
            _ => {
                output.line(self.remaining(who))?;
                None
            }
        })
    }

    /// The ways that lay this tile.
    pub(super) fn ways_of(state: &State, ways: &[Way], tile: TileId) -> Vec<Way> {
        ways.iter().filter(|way| way.tile(state) == Some(tile)).cloned().collect()
    }

    /// Where, and how it is turned. Nothing if that is to be asked again.
    pub(super) fn choose_way(
        &self,
        state: &State,
        ways: &[Way],
        tile: &TileType,
        who: Player,
        output: &mut Output,
    ) -> Result<Option<Action>, Stop> {
        let lang = output.lang();
        let mut squares: Vec<Pos> = Vec::new();
        for way in ways {
            if !squares.contains(&way.pos) {
                squares.push(way.pos);
            }
        }
        let numbered = squares.iter().zip(1..).map(|(&pos, number)| (pos, number)).collect();
        let choices = Choices { squares: numbered, ..Choices::default() };
        output.line("")?;
        output.line(text_board::board(state, &choices, output.colours()))?;
        output.line(self.standings(lang))?;
        let yours = self.addressed(who, words::YOUR_TILE.get(lang), lang);
        output.line(format_args!("{yours} {}", tile.name))?;
        output.line(text_board::tiles(&[(String::new(), tile, Rotation::NONE)], output.colours()))?;
        let question = match state.drawn() {
            Some(_) => words::WHICH_SQUARE,
            None => words::WHICH_SQUARE_OR_ANOTHER_TILE,
        };
        let asked = |a| match a {
            Answer::Number(n) => (1..=squares.len()).contains(&n),
            Answer::Remaining | Answer::Undo => true,
            Answer::Enter => false,
        };
        let square = match ask(question.get(lang), asked, output)? {
            Answer::Number(number) => squares[number - 1],
            Answer::Remaining => {
                output.line(self.remaining(who))?;
                return Ok(None);
            }
            _ => return Ok(None),
        };
        let turns: Vec<&Way> = ways.iter().filter(|way| way.pos == square).collect();
        choose_turn(state, &turns, output)
    }

    /// The tiles that this person can't see, by kind.
    fn remaining(&self, who: Player) -> String {
        let view = self.game.state().view(Some(who));
        let state = view.seen();
        let kinds = state.table().types().iter().zip(state.unseen()).filter(|(_, count)| **count > 0);
        kinds.map(|(tile, count)| format!("{count} × {}", tile.name)).collect::<Vec<_>>().join(", ")
    }

    /// A sentence to a person; by name where there are several.
    pub(super) fn addressed(&self, who: Player, said: &str, lang: Lang) -> String {
        match self.people {
            1 => said.to_owned(),
            _ => words::addressed(self.name(who), said, lang),
        }
    }
}

fn choose_turn(state: &State, turns: &[&Way], output: &mut Output) -> Result<Option<Action>, Stop> {
    if let [only] = turns {
        return Ok(Some(only.action.clone()));
    }
    let lang = output.lang();
    let labelled: Vec<(String, &TileType, Rotation)> = (turns.iter().zip(1..))
        .map(|(way, n)| (format!("[{n}]"), state.table().tile(way.shows), way.rotation))
        .collect();
    output.line(text_board::tiles(&labelled, output.colours()))?;
    if turns.iter().any(|way| way.face_down) {
        output.line(room(state).face_down_note(lang))?;
    }
    let asked = |a| matches!(a, Answer::Number(n) if (1..=turns.len()).contains(&n)) || a == Answer::Undo;
    Ok(match ask(words::TURNED_HOW.get(lang), asked, output)? {
        Answer::Number(number) => Some(turns[number - 1].action.clone()),
        _ => None,
    })
}

/// The tiles before a player that can't be laid now.
fn useless(state: &State, offered: &[TileId], who: Player) -> Vec<TileId> {
    room(state).tiles_of(who).iter().copied().filter(|tile| !offered.contains(tile)).collect()
}
