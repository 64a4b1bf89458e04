//! What a learner tries in a scene, and what comes of it.

use super::file::{LEARNER, Lesson, Scene, Told};
use super::script::{Fault, Stage, action_of, lines};
use crate::play::action::Action;
use crate::play::refusal::Refusal;
use crate::vocabulary::lang::{Lang, Say};

/// What comes of something that was tried.
#[derive(Clone, Debug)]
pub enum Attempt {
    /// The rules do not allow it.
    Refused(Refusal),
    /// It is allowed, and not what the scene is about. If the scene has words for it, these.
    Astray(Option<Told>),
    /// It is what the scene is about, as far as it goes.
    Partly(Box<Stage>),
    /// That was it.
    Done {
        /// Until somebody else is to decide.
        did: Box<Stage>,
        /// Until the next scene begins, or the lesson ends.
        then: Box<Stage>,
    },
}

impl Lesson {
    /// Plays these actions of the learner in a scene. Whatever comes to the same position is as good as what the scene shows.
    pub fn attempt(&self, number: usize, actions: &[Action]) -> Result<Attempt, Fault> {
        let Some(scene) = self.scenes.get(number) else { return Err(Fault::new("", "no such scene")) };
        let mut stage = self.stage(number)?;
        let mut script = lines(&scene.moves).peekable();
        for action in actions {
            let (mut tried, mut shown) = (stage.clone(), stage);
            if let Err(refusal) = tried.play(Some(LEARNER), action.clone()) {
                return Ok(Attempt::Refused(refusal));
            }
            let Some(line) = script.next() else { return Ok(scene.astray(action)) };
            shown.line(line)?;
            if tried.state != shown.state {
                return Ok(scene.astray(action));
            }
            // What others do meanwhile.
            while let Some(line) = script.next_if(|line| !is_learners(line)) {
                tried.line(line)?;
            }
            stage = tried;
        }
        if script.peek().is_some() {
            return Ok(Attempt::Partly(Box::new(stage)));
        }
        let mut then = stage.clone();
        then.script(&scene.then)?;
        // Nobody waits for chance: what it does next is part of this.
        for played in then.log[stage.log.len()..].iter().take_while(|played| played.player.is_none()) {
            let again = stage.play(None, played.action.clone());
            again.map_err(|refusal| Fault::new(&scene.then, refusal.say(Lang::En)))?;
        }
        Ok(Attempt::Done { did: Box::new(stage), then: Box::new(then) })
    }
}

fn is_learners(line: &str) -> bool {
    line != "end" && action_of(line).is_ok_and(|(player, _)| player == Some(LEARNER))
}

impl Scene {
    fn astray(&self, action: &Action) -> Attempt {
        let text = action.to_string();
        let hint = self.hints.iter().find(|hint| text.starts_with(&hint.when));
        Attempt::Astray(hint.map(|hint| Told { en: hint.en.clone(), fr: hint.fr.clone() }))
    }
}
