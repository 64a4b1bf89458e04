//! A person's turn: where the tile goes, how it is turned, and who goes on it.

use super::ask::{Answer, ask};
use super::{Stop, Table, YOU};
use crate::language::Speaker;
use crate::output::Output;
use crate::text_board::{self, Choices};
use bastide_engine::action::Action;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::pieces::{Piece, Role};
use bastide_engine::position::Actor;
use bastide_engine::question::Question;
use bastide_engine::state::State;
use bastide_engine::tiles::TileType;

/// The board without anything to choose.
pub(super) fn board(state: &State, output: &Output) -> String {
    text_board::board(state, &Choices::default(), output.colours())
}

/// A turn as planned, before it is played.
struct Plan {
    lay: Action,
    follower: Option<Action>,
}

impl Table {
    /// Asks for a whole turn; nothing is played before it is confirmed.
    pub(super) fn your_turn(&mut self, output: &mut Output) -> Result<(), Stop> {
        if self.course.state().drawn().is_none() {
            return self.your_choice(output);
        }
        let plan = loop {
            if let Some(plan) = self.plan(output)? {
                break plan;
            }
        };
        self.commit(Some(YOU), &plan.lay, output)?;
        if let Some(follower) = plan.follower {
            self.commit(Some(YOU), &follower, output)?;
        }
        Ok(())
    }

    /// Asks what is to be decided besides laying and placing.
    fn your_choice(&mut self, output: &mut Output) -> Result<(), Stop> {
        let lang = output.lang();
        let state = self.course.state();
        let Some(Question { said, answers, .. }) = state.question() else {
            panic!("whoever has no tile to lay is asked something")
        };
        let sides = answers.iter().zip(1..).filter_map(|(answer, number)| match answer.action {
            // A guard or tower comes where a wall stands already.
            Action::Gate { .. } | Action::Wall { .. } => answer.sides.first().map(|&side| (side, number)),
            _ => None,
        });
        let choices = Choices { sides: sides.collect(), ..Choices::default() };
        output.line("")?;
        output.line(text_board::board(state, &choices, output.colours()))?;
        output.line(self.standings(lang))?;
        for (answer, number) in answers.iter().zip(1..) {
            output.line(format_args!("  [{number}] {}", answer.said.get(lang)))?;
        }
        let asked = |a| matches!(a, Answer::Number(n) if (1..=answers.len()).contains(&n));
        let Answer::Number(number) = ask(said.get(lang), asked, output)? else { return Ok(()) };
        self.commit(Some(YOU), &answers[number - 1].action, output)?;
        Ok(())
    }

    /// A whole turn, or nothing if the tile was taken up again.
    fn plan(&mut self, output: &mut Output) -> Result<Option<Plan>, Stop> {
        let t = Speaker(output.lang());
        let state = self.course.state().clone();
        let placements: Vec<(Pos, Rotation, Action)> = (state.legal_actions().into_iter())
            .filter_map(|action| match action {
                Action::Lay { pos, rotation, .. } => Some((pos, rotation, action)),
                _ => None,
            })
            .collect();
        let mut squares: Vec<Pos> = placements.iter().map(|&(pos, ..)| pos).collect();
        squares.dedup();
        let numbered = squares.iter().zip(1..).map(|(&pos, number)| (pos, number)).collect();
        let choices = Choices { squares: numbered, ..Choices::default() };
        output.line("")?;
        output.line(text_board::board(&state, &choices, output.colours()))?;
        output.line(self.standings(output.lang()))?;
        let tile = state.table().tile(state.drawn().expect("a tile was drawn for you"));
        output.line(format_args!("{} {}", t.say("Your tile:", "Votre tuile :"), tile.name))?;
        output.line(text_board::tiles(tile, &[(String::new(), Rotation::NONE)], output.colours()))?;

        let question = t.say("On which square? (number)", "Sur quelle case ? (numéro)");
        let asked =
            |a| matches!(a, Answer::Number(n) if (1..=squares.len()).contains(&n)) || a == Answer::Remaining;
        let square = match ask(question, asked, output)? {
            Answer::Number(number) => squares[number - 1],
            _ => {
                output.line(remaining(&state))?;
                return Ok(None);
            }
        };
        let turns: Vec<&(Pos, Rotation, Action)> =
            placements.iter().filter(|(pos, ..)| *pos == square).collect();
        let Some(lay) = self.choose_rotation(&turns, tile, output)? else { return Ok(None) };
        self.choose_follower(state, lay, output)
    }

    fn choose_rotation(
        &self,
        turns: &[&(Pos, Rotation, Action)],
        tile: &TileType,
        output: &mut Output,
    ) -> Result<Option<Action>, Stop> {
        if let [only] = turns {
            return Ok(Some(only.2.clone()));
        }
        let t = Speaker(output.lang());
        let labelled: Vec<(String, Rotation)> =
            turns.iter().zip(1..).map(|(turn, n)| (format!("[{n}]"), turn.1)).collect();
        output.line(text_board::tiles(tile, &labelled, output.colours()))?;
        let question = t.say(
            "Turned how? (number, u to take it up again)",
            "Dans quel sens ? (numéro, u pour la reprendre)",
        );
        let asked = |a| matches!(a, Answer::Number(n) if (1..=turns.len()).contains(&n)) || a == Answer::Undo;
        Ok(match ask(question, asked, output)? {
            Answer::Number(number) => Some(turns[number - 1].2.clone()),
            _ => None,
        })
    }

    fn choose_follower(
        &mut self,
        mut after: State,
        lay: Action,
        output: &mut Output,
    ) -> Result<Option<Plan>, Stop> {
        let t = Speaker(output.lang());
        after.play(&lay).expect("it was among the legal actions");
        output.line(board(&after, output))?;
        let spots: Vec<Action> = match after.actor() {
            Actor::Player(YOU) => {
                let places = |action: &Action| matches!(action, Action::Place { .. });
                after.legal_actions().into_iter().filter(places).collect()
            }
            _ => Vec::new(),
        };
        if spots.is_empty() {
            let question =
                t.say("Enter to play this, u to take it up again", "Entrée pour jouer, u pour reprendre");
            let answer = ask(question, |a| matches!(a, Answer::Enter | Answer::Undo), output)?;
            return Ok((answer == Answer::Enter).then_some(Plan { lay, follower: None }));
        }
        output.line(format_args!("  [0] {}", t.say("nothing", "rien")))?;
        for (spot, number) in spots.iter().zip(1..) {
            if let Action::Place { piece, spot, .. } = spot {
                let role = match piece {
                    Piece::Follower | Piece::Big | Piece::Good => Role::of(after.game(), spot.kind),
                    Piece::Hut => Role::Hut,
                };
                let role = role.text().get(output.lang());
                output.line(format_args!("  [{number}] {role} ({spot})"))?;
            }
        }
        let question = t.say(
            "Place what? (number, u to take the tile up again)",
            "Que placer ? (numéro, u pour reprendre la tuile)",
        );
        let asked = |a| matches!(a, Answer::Number(n) if n <= spots.len()) || a == Answer::Undo;
        Ok(match ask(question, asked, output)? {
            Answer::Number(0) => Some(Plan { lay, follower: Some(Action::Pass) }),
            Answer::Number(number) => Some(Plan { lay, follower: Some(spots[number - 1].clone()) }),
            _ => None,
        })
    }
}

/// The tiles still to come, by kind.
fn remaining(state: &State) -> String {
    let kinds = state.table().types().iter().zip(state.unseen()).filter(|(_, count)| **count > 0);
    kinds.map(|(tile, count)| format!("{count} × {}", tile.name)).collect::<Vec<_>>().join(", ")
}
