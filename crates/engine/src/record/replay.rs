use super::{Record, RecordError, RecordFault};
use crate::games::{Game, Match, State};
use crate::play::event::Event;
use crate::play::position::Actor;

/// A record played through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Where the game stands after the last step.
    pub state: State,
    /// What each action brought about, in the order of the record.
    pub steps: Vec<Step>,
}

/// What one action brought about.
#[derive(Clone, Debug)]
pub struct Step {
    /// The events, in order.
    pub events: Vec<Event>,
}

/// A record read from text and played through.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The record.
    pub record: Record,
    /// How it went.
    pub replay: Replay,
}

/// Which part of a record a fault lies in.
enum Part {
    Seed,
    Entry(usize),
    Scores,
}

impl Record {
    /// Reads a record and plays it through: every action must be legal, draws must follow from the
    /// seed if there is one, and the scores must be those the game came to.
    pub fn read(text: &str) -> Result<Checked, RecordError> {
        let (record, lines) = Self::parse_located(text)?;
        match record.play_through(usize::MAX) {
            Ok(replay) => Ok(Checked { record, replay }),
            Err((part, fault)) => {
                let line = match part {
                    Part::Seed => lines.seed,
                    Part::Entry(index) => lines.entries[index],
                    Part::Scores => lines.scores,
                };
                let former = record.setup.game().info().former.filter(|_| !lines.names_options);
                let fault = match former {
                    Some(more) => RecordFault::Former(Box::new(fault), more),
                    None => fault,
                };
                Err(RecordError { line, column: 1, fault })
            }
        }
    }

    /// Plays the first `until` actions.
    pub fn replay(&self, until: usize) -> Result<Replay, RecordFault> {
        self.play_through(until).map_err(|(_, fault)| fault)
    }

    fn play_through(&self, until: usize) -> Result<Replay, (Part, RecordFault)> {
        if let (Some(seed), Some(commitment)) = (self.seed, self.commitment)
            && seed.commitment() != commitment
        {
            return Err((Part::Seed, RecordFault::WrongSeed));
        }
        let game = Game::new(&self.setup);
        let mut played = match self.seed {
            Some(seed) => Match::seeded(&game, seed),
            None => Match::forced(&game),
        };
        let mut steps = Vec::new();
        for (index, entry) in self.entries.iter().enumerate().take(until) {
            let fault = |fault| (Part::Entry(index), fault);
            let forced = index < self.forced as usize;
            // Dealt all the same, so that the dealer comes along.
            if let Some(dealt) = played.deal().filter(|dealt| !forced && *dealt != entry.action) {
                return Err(fault(RecordFault::SeedDeals(dealt)));
            }
            let events = played
                .play(entry.player, &entry.action)
                .map_err(|refusal| fault(RecordFault::Refused(refusal)))?;
            steps.push(Step { events });
        }
        let state = played.state().clone();
        if let Some(scores) = self.scores.as_ref().filter(|_| until >= self.entries.len()) {
            if state.actor() != Actor::Nobody {
                return Err((Part::Scores, RecordFault::NotOver));
            }
            if *scores != state.scores() {
                return Err((Part::Scores, RecordFault::WrongScores(state.scores().to_vec())));
            }
        }
        Ok(Replay { state, steps })
    }
}
