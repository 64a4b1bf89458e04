//! Positions that show what a rule means.

use super::file::{Told, With};
use super::script::{Fault, Stage, lines};
use crate::games::{GameId, State};
use crate::geometry::Pos;
use crate::play::action::Action;
use crate::play::event::Event;
use crate::vocabulary::lang::{Lang, Say};
use serde::Deserialize;

/// A position that shows what a rule means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The game it is about.
    pub game: GameId,
    /// The rule that it shows: `B12`.
    pub rule: String,
    /// What is to be seen, in a sentence.
    pub say: Told,
    /// What can't be played in it, whose refusal is part of what is told.
    refused: Option<String>,
    with: With,
    script: String,
}

/// An example played through.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What is drawn: the last tile lies, and nobody has gone home yet.
    pub state: State,
    /// What the game itself says, in the order it was said, in both languages.
    pub said: Vec<Told>,
    /// The square of the tile that can't be laid, if that is what is told.
    pub refused: Option<Pos>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default, rename = "example")]
    examples: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    rule: String,
    say: Told,
    refused: Option<String>,
    #[serde(default)]
    with: With,
    script: String,
}

/// The examples of a game with its expansions and variants, in the order of their file.
pub fn examples_of(game: GameId) -> Vec<Example> {
    let read = read_examples(game, game.info().examples);
    read.unwrap_or_else(|error| panic!("the examples are part of the program: {error}"))
}

/// Reads the file of the examples of a game, or says what is wrong with it.
pub fn read_examples(game: GameId, text: &str) -> Result<Vec<Example>, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let example =
        |Entry { rule, say, refused, with, script }| Example { game, rule, say, refused, with, script };
    Ok(file.examples.into_iter().map(example).collect())
}

/// All examples of all games.
pub fn examples() -> Vec<Example> {
    GameId::ALL.into_iter().flat_map(examples_of).collect()
}

impl Example {
    /// Plays it.
    pub fn show(&self) -> Result<Shown, Fault> {
        let setup = self.with.setup(self.game).map_err(|error| Fault::new(&self.rule, error.to_string()))?;
        let mut stage = Stage::start(&setup);
        stage.script(&self.script)?;
        let told = |event: &Event| Told { en: event.say(Lang::En), fr: event.say(Lang::Fr) };
        let events = stage.log.iter().flat_map(|played| &played.events);
        let mut said: Vec<Told> = events.map(told).filter(|told| names(&told.en, &self.rule)).collect();
        if said.is_empty() {
            // What it led to explains a rule that scores nothing by itself.
            let last = stage.log.iter().rev().take(1).flat_map(|played| &played.events);
            said.extend(last.filter(|event| matches!(event, Event::Scored(_))).map(told));
        }
        let mut refused = None;
        if let Some(text) = &self.refused {
            let action: Action = text.parse().map_err(|_| Fault::new(text, "no action"))?;
            let Err(refusal) = stage.state.check(&action) else {
                return Err(Fault::new(text, "this can be played"));
            };
            said.push(Told { en: refusal.say(Lang::En), fr: refusal.say(Lang::Fr) });
            if let Action::Lay { pos, .. } = action {
                refused = Some(pos);
            }
        }
        Ok(Shown { state: self.before_the_scoring(&setup, &stage)?, said, refused })
    }

    /// The position before the last action, if that is what brought the points: followers stand where they scored.
    fn before_the_scoring(&self, setup: &crate::setup::Setup, played: &Stage) -> Result<State, Fault> {
        let scored = |stage: &Stage| stage.state.scores().iter().sum::<u32>();
        let mut stage = Stage::start(setup);
        let ends = lines(&self.script).last() == Some("end");
        let all = played.log.len();
        for (number, action) in played.log.iter().enumerate() {
            let before = stage.clone();
            let again = stage.play(action.player, action.action.clone());
            again.map_err(|refusal| Fault::new(&self.rule, refusal.say(Lang::En)))?;
            if number + 1 == all && !ends && scored(&stage) > scored(&before) && !places(&action.action) {
                return Ok(before.state);
            }
        }
        // The final scoring takes nobody off the board that is to be seen.
        Ok(if ends { stage.state } else { played.state.clone() })
    }
}

fn places(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::Lay { .. })
}

/// Whether a sentence names this rule among those in brackets at its end.
fn names(said: &str, rule: &str) -> bool {
    let Some((_, rules)) = said.rsplit_once('[') else { return false };
    rules.trim_end_matches(['.', ']']).split(' ').any(|id| id == rule)
}
