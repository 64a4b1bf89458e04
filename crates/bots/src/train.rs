//! Learning the weights of an evaluation from games that it plays against itself.
//!
//! In each round of games every weight is raised or lowered a little, by lot; whoever believes in the changed weights
//! plays against whoever believes in the opposite changes. The margin says something about all weights at once: over
//! many rounds the lots of the others cancel out, and what is left for each weight is whether raising it wins points.
//! (This is known as simultaneous perturbation.) A lesson is a number of rounds; the next one is played with the
//! weights as they were learnt so far.

use crate::arena::play_round;
use crate::greedy::{BaseJudge, Beliefs, CastleJudge, CityJudge, HuntersJudge, Sense};
use crate::{Bot, BotKind, Budget};
use bastide_engine::chance::{Seed, below};
use bastide_engine::position::Actor;
use bastide_engine::state::{Game, Match, State};
use std::ops::Range;

/// How training goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Teaching {
    /// By which share weights are raised and lowered to see what it does.
    pub share: f64,
    /// By which share a weight is raised for a point that this would win in each game, at the beginning …
    pub gain: f64,
    /// … and in the end, as a share of that.
    pub gain_at_end: f64,
}

impl Teaching {
    /// What the weights were made with.
    pub const USUAL: Self = Self { share: 0.15, gain: 0.004, gain_at_end: 0.2 };

    /// No lesson changes a weight by a larger share.
    const MOST: f64 = 0.1;
}

/// What a number of rounds have taught: sums, which can be added up in any number of parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// For each weight, the margins of those who had it raised less those who had it lowered.
    slopes: Vec<f64>,
    /// Rounds that were played.
    pub rounds: u64,
}

impl Lesson {
    fn new(weights: usize) -> Self {
        Self { slopes: vec![0.0; weights], rounds: 0 }
    }

    /// Adds what other rounds have taught.
    pub fn merge(&mut self, other: &Self) {
        self.slopes.iter_mut().zip(&other.slopes).for_each(|(own, other)| *own += other);
        self.rounds += other.rounds;
    }
}

/// The way from some weights to better ones.
#[derive(Clone, Debug)]
pub struct Course {
    game: Game,
    seed: Seed,
    teaching: Teaching,
    lessons: u64,
    /// The weights that are learnt; the others make no difference in this game.
    taught: Vec<&'static str>,
    now: Beliefs,
    done: u64,
    /// The sum of what was believed after each lesson of the second half, by weight.
    late: Vec<f64>,
}

impl Course {
    /// So many lessons, from these weights on.
    pub fn new(game: &Game, start: Beliefs, seed: Seed, lessons: u64, teaching: Teaching) -> Self {
        let taught = that_matter(game, start, seed);
        let late = vec![0.0; taught.len()];
        Self { game: game.clone(), seed, teaching, lessons, taught, now: start, done: 0, late }
    }

    /// The weights that are learnt.
    pub fn taught(&self) -> &[&'static str] {
        &self.taught
    }

    /// Plays the rounds of these numbers in the lesson that is due.
    pub fn lesson(&self, rounds: Range<u64>) -> Lesson {
        let mut lesson = Lesson::new(self.taught.len());
        for round in rounds {
            let seed = self.seed.child(1 + self.done).child(round);
            let mut lots = seed.rng();
            let raised: Vec<bool> = self.taught.iter().map(|_| below(&mut lots, 2) == 1).collect();
            let opposite: Vec<bool> = raised.iter().map(|raised| !raised).collect();
            let [one, other] = [&raised, &opposite].map(|raised| self.changed(raised));
            let bots = |bot: usize| -> Box<dyn Bot + Send> {
                let own = if bot == 0 { one } else { other };
                Box::new(own.greedy(seed.child(bot as u64)))
            };
            let games = play_round(&self.game, seed, bots, Budget::default())
                .expect("the greedy bot keeps to the rules");
            let margin = games.scores.iter().map(|scores| margin(scores)).sum::<f64>();
            let margin = margin / games.scores.len() as f64;
            for (slope, raised) in lesson.slopes.iter_mut().zip(raised) {
                *slope += if raised { margin } else { -margin };
            }
            lesson.rounds += 1;
        }
        lesson
    }

    fn changed(&self, raised: &[bool]) -> Beliefs {
        let mut beliefs = self.now;
        for (name, &raised) in self.taught.iter().zip(raised) {
            let share = if raised { self.teaching.share } else { -self.teaching.share };
            *beliefs.named(name).expect("weights have the names they have") *= 1.0 + share;
        }
        beliefs
    }

    /// Takes in what the lesson that was due has taught.
    pub fn take_in(&mut self, lesson: &Lesson) {
        let Teaching { share, gain, gain_at_end } = self.teaching;
        let passed = self.done as f64 / self.lessons as f64;
        let gain = gain * (1.0 - passed * (1.0 - gain_at_end));
        self.done += 1;
        let is_late = 2 * self.done > self.lessons;
        for (number, name) in self.taught.iter().enumerate() {
            // The points that raising it by the whole of itself would win, if they grew so far.
            let slope = lesson.slopes[number] / lesson.rounds as f64 / (2.0 * share);
            let weight = self.now.named(name).expect("weights have the names they have");
            *weight *= 1.0 + (gain * slope).clamp(-Teaching::MOST, Teaching::MOST);
            if is_late {
                self.late[number] += *weight;
            }
        }
    }

    /// What was learnt: the mean over the second half of the lessons, which is nearer to the truth than the last.
    pub fn learnt(&self) -> Beliefs {
        let late = self.done.saturating_sub(self.lessons / 2);
        let mut beliefs = self.now;
        if late > 0 {
            for (name, sum) in self.taught.iter().zip(&self.late) {
                *beliefs.named(name).expect("weights have the names they have") = sum / late as f64;
            }
        }
        beliefs
    }
}

/// What the first has more than the others on average.
fn margin(scores: &[u32]) -> f64 {
    let others: u32 = scores[1..].iter().sum();
    f64::from(scores[0]) - f64::from(others) / (scores.len() - 1) as f64
}

/// Games that are looked at to find out which weights matter.
const LOOKED_AT: u64 = 4;

/// The weights that change what somebody can expect, in some position of some game. Most games do without most parts.
fn that_matter(game: &Game, beliefs: Beliefs, seed: Seed) -> Vec<&'static str> {
    let mut seen = Vec::new();
    for number in 0..LOOKED_AT {
        let mut game = Match::seeded(game, seed.child(0).child(number));
        let mut bot = BotKind::Greedy.build(seed);
        loop {
            let (player, action) = match game.state().actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    if !game.state().board().laid().is_empty() {
                        seen.push(game.state().clone());
                    }
                    (None, game.deal().expect("chance has a move"))
                }
                Actor::Player(player) => {
                    (Some(player), bot.choose(&game.state().view(Some(player)), Budget::default()))
                }
            };
            game.play(player, &action).expect("the greedy bot keeps to the rules");
        }
    }
    let matters = |name: &&'static str| {
        let mut changed = beliefs;
        *changed.named(name).expect("weights have the names they have") *= 1.5;
        match (beliefs, changed) {
            (Beliefs::Base(one), Beliefs::Base(other)) => {
                differ::<BaseJudge>(one, other, &seen, |seen| match seen {
                    State::Base(position) => Some(position),
                    _ => None,
                })
            }
            (Beliefs::Castle(one), Beliefs::Castle(other)) => {
                differ::<CastleJudge>(one, other, &seen, |seen| match seen {
                    State::Castle(position) => Some(position),
                    _ => None,
                })
            }
            (Beliefs::City(one), Beliefs::City(other)) => {
                differ::<CityJudge>(one, other, &seen, |seen| match seen {
                    State::City(position) => Some(position),
                    _ => None,
                })
            }
            (Beliefs::Hunters(one), Beliefs::Hunters(other)) => {
                differ::<HuntersJudge>(one, other, &seen, |seen| match seen {
                    State::Hunters(position) => Some(position),
                    _ => None,
                })
            }
            _ => unreachable!("a changed weight does not change the game"),
        }
    };
    beliefs.names().into_iter().filter(matters).collect()
}

/// Whether two judges expect something else in any of these positions.
fn differ<S: Sense>(
    one: S::Weights,
    other: S::Weights,
    seen: &[State],
    own: impl Fn(&State) -> Option<&S::Position>,
) -> bool {
    let mut judges = [S::believing(one), S::believing(other)];
    seen.iter().filter_map(own).any(|position| {
        let [one, other] = judges.each_mut().map(|judge| {
            judge.prepare_between(position);
            judge.values(position)
        });
        one != other
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::setup::{GameId, Request, Setup};

    fn course(lessons: u64) -> Course {
        let game = Game::new(&Setup::new(&Request::default()).unwrap());
        Course::new(&game, Beliefs::tuned(GameId::Base), Seed::from(1), lessons, Teaching::USUAL)
    }

    #[test]
    fn only_weights_that_matter_in_the_game_are_taught() {
        let course = course(1);
        assert!(course.taught().contains(&"follower") && course.taught().contains(&"field_growth"));
        for unused in ["big_follower", "boat", "quarter", "strongest"] {
            assert!(!course.taught().contains(&unused), "{unused}");
        }
    }

    #[test]
    fn rounds_can_be_played_in_parts() {
        let course = course(1);
        let mut parts = course.lesson(0..1);
        parts.merge(&course.lesson(1..3));
        assert_eq!(parts, course.lesson(0..3));
    }

    #[test]
    fn a_weight_whose_raising_wins_is_raised() {
        let mut course = course(2);
        let before = course.learnt();
        let mut slopes = vec![0.0; course.taught().len()];
        (slopes[0], slopes[1]) = (10.0, -10.0);
        course.take_in(&Lesson { slopes, rounds: 10 });
        let weight = |mut beliefs: Beliefs, number: usize| *beliefs.named(course.taught()[number]).unwrap();
        let after = course.learnt();
        assert!(weight(after, 0) > weight(before, 0) && weight(after, 1) < weight(before, 1));
        assert_eq!(weight(after, 2), weight(before, 2));
    }

    #[test]
    fn what_is_learnt_is_the_mean_of_the_second_half() {
        let mut course = course(2);
        let flat = Lesson { slopes: vec![0.0; course.taught().len()], rounds: 1 };
        let steep = Lesson { slopes: vec![5.0; course.taught().len()], rounds: 1 };
        course.take_in(&steep);
        let halfway = course.now;
        course.take_in(&flat);
        assert_eq!(course.learnt(), halfway);
    }
}
