//! A lesson as its file has it.

use super::script::{Fault, Stage, action_of, lines};
use crate::board::Player;
use crate::games::GameId;
use crate::play::action::Action;
use crate::setup::{Request, Setup, SetupError};
use crate::vocabulary::lang::Lang;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A sentence in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Told {
    /// The sentence in this language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// What a lesson or an example is played with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct With {
    pub(super) players: Option<usize>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    expansions: Vec<String>,
    #[serde(default)]
    variants: Vec<String>,
}

impl With {
    pub(super) fn setup(&self, game: GameId) -> Result<Setup, SetupError> {
        fn words(all: &[String]) -> Vec<&str> {
            all.iter().map(String::as_str).collect()
        }
        Setup::new(&Request {
            game: game.info().id,
            players: self.players.unwrap_or(2),
            options: self.options.iter().map(|(option, value)| (option.as_str(), value.as_str())).collect(),
            expansions: words(&self.expansions),
            variants: words(&self.variants),
            ..Request::default()
        })
    }
}

/// A lesson: a few scenes on one growing board. The learner has the first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in addresses.
    pub id: String,
    /// The game it is about.
    pub game: GameId,
    /// The expansions and variants it is about; none if it is about the game itself.
    pub add_ons: Vec<String>,
    /// Its title.
    pub title: Told,
    /// What it shows, in one line.
    pub about: Told,
    /// How many minutes it takes.
    pub minutes: u32,
    /// Whether a real game can be played on from its last position.
    pub plays_on: bool,
    /// Its scenes, in order.
    pub scenes: Vec<Scene>,
    with: With,
    before: String,
}

/// One action by the learner.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// What it is about, in a few words.
    pub title: Told,
    /// What to do, in a sentence.
    pub say: Told,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// What the learner does, and what others do meanwhile.
    #[serde(rename = "do")]
    pub(super) moves: String,
    /// What happens before the next scene.
    #[serde(default)]
    pub(super) then: String,
    /// What to say when something else is done, by the beginning of the action; the first that fits is told.
    #[serde(default, rename = "hint")]
    pub hints: Vec<Hint>,
    /// What to notice once it is done; what was scored is told by the game itself.
    pub after: Option<Told>,
    /// The points of all players once it is done.
    pub points: Vec<u32>,
}

/// What to say to whoever does something else.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// How the action begins; nothing fits all.
    #[serde(default)]
    pub when: String,
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    #[serde(default)]
    add_ons: Vec<String>,
    title: Told,
    about: Told,
    #[serde(default = "two")]
    minutes: u32,
    #[serde(default)]
    plays_on: bool,
    #[serde(default)]
    with: With,
    #[serde(default)]
    before: String,
    #[serde(rename = "scene")]
    scenes: Vec<Scene>,
}

fn two() -> u32 {
    2
}

/// All lessons, those of one game after those of another.
///
/// ```
/// let lessons = bastide_engine::lessons::all();
/// assert!(lessons.iter().any(|lesson| lesson.plays_on && lesson.minutes == 5));
/// ```
pub fn all() -> Vec<Lesson> {
    let read = |game: GameId| {
        let files = game.info().lessons.iter();
        files.map(move |text| Lesson::read(game, text))
    };
    let good = |lesson: Result<_, String>| {
        lesson.unwrap_or_else(|error| panic!("the lessons are part of the program: {error}"))
    };
    GameId::ALL.into_iter().flat_map(read).map(good).collect()
}

/// The lesson with this name.
pub fn find(id: &str) -> Option<Lesson> {
    all().into_iter().find(|lesson| lesson.id == id)
}

impl Lesson {
    /// Reads the file of a lesson about this game, or says what is wrong with it.
    pub fn read(game: GameId, text: &str) -> Result<Self, String> {
        let File { id, add_ons, title, about, minutes, plays_on, with, before, scenes } =
            toml::from_str(text).map_err(|error| error.to_string())?;
        Ok(Self { id, game, add_ons, title, about, minutes, plays_on, scenes, with, before })
    }

    /// What is played in it.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        self.with.setup(self.game)
    }

    /// Where its scene with this number begins, counted from zero. After the last one it is where the lesson ends.
    pub fn stage(&self, scene: usize) -> Result<Stage, Fault> {
        let setup = self.setup().map_err(|error| Fault::new("[with]", error.to_string()))?;
        let mut stage = Stage::start(&setup);
        stage.script(&self.before)?;
        for scene in self.scenes.iter().take(scene) {
            stage.script(&scene.moves)?;
            stage.script(&scene.then)?;
        }
        Ok(stage)
    }

    /// What is played in it until the learner's last action: a real game can go on from there.
    pub fn opening(&self) -> Result<Vec<(Option<Player>, Action)>, Fault> {
        let last = self.scenes.len().saturating_sub(1);
        let mut stage = self.stage(last)?;
        if let Some(scene) = self.scenes.get(last) {
            lines(&scene.moves).filter(|&line| line != "end").try_for_each(|line| stage.line(line))?;
        }
        Ok(stage.log.into_iter().map(|played| (played.player, played.action)).collect())
    }
}

impl Scene {
    /// What the learner does in it, in order.
    pub fn shown(&self) -> Result<Vec<Action>, Fault> {
        let mut shown = Vec::new();
        for line in lines(&self.moves).filter(|&line| line != "end") {
            let (player, action) = action_of(line)?;
            if player == Some(LEARNER) {
                shown.push(action);
            }
        }
        Ok(shown)
    }
}

/// The seat of whoever takes a lesson.
pub(super) const LEARNER: Player = Player::new(0);
