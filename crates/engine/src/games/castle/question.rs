//! What a player is asked beyond laying and placing, in words (X14 to X17, X20).

use super::features::{Done, majority};
use super::{Move, Phase, Stage, State};
use crate::board::SegmentId;
use crate::play::position::Position;
use crate::play::question::{Answer, Question, Sentence};
use crate::vocabulary::lang::{self, Lang};

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let said = match self.phase {
            Phase::Double => Sentence::new(|lang| match lang {
                Lang::En => "Use a wall tile on what you have completed?".to_owned(),
                Lang::Fr => "Utiliser une tuile Mur pour ce que vous venez d'achever ?".to_owned(),
            }),
            Phase::Score => Sentence::new(|lang| match lang {
                Lang::En => "The order decides which corner towers are hit. What is scored next?".to_owned(),
                Lang::Fr => {
                    "L'ordre décide des tours de coin atteintes. Que décompte-t-on ensuite ?".to_owned()
                }
            }),
            Phase::ExtraTurn => Sentence::new(|lang| match lang {
                Lang::En => "Use your wall tile and take a second turn?".to_owned(),
                Lang::Fr => "Utiliser votre tuile Mur et jouer un second tour ?".to_owned(),
            }),
            Phase::Unfinished(_, tile) => Sentence::new(|lang| match lang {
                Lang::En => format!("What shall your wall tile “{}” score?", tile.name(lang)),
                Lang::Fr => format!("Que doit rapporter votre tuile Mur « {} » ?", tile.name(lang)),
            }),
            Phase::Draw | Phase::Lay(_) | Phase::Follow | Phase::Reveal | Phase::Over => return None,
        };
        let answers = self.list_moves().into_iter().map(|mv| self.answer(mv)).collect();
        Some(Question { said, about: None, answers })
    }

    fn answer(&self, mv: Move) -> Answer {
        let (said, segments) = match (mv, self.phase) {
            (Move::Double(number), _) => {
                let done = self.completed.as_slice()[number as usize];
                let feature = done.feature;
                let tile = self.doubling_tile(&done).expect("only towers and houses are doubled");
                let plain = self.tally(feature, Stage::Completed).points();
                let doubled = self.tally(feature, Stage::Raised).points();
                let said = Sentence::new(|lang| {
                    let what = self.describe(feature, lang);
                    match lang {
                        Lang::En => {
                            format!("{}: {what}, {doubled} points instead of {plain}", tile.name(lang))
                        }
                        Lang::Fr => {
                            format!("{} : {what}, {doubled} points au lieu de {plain}", tile.name(lang))
                        }
                    }
                });
                (said, self.segments_of(feature))
            }
            (Move::Score(number), _) => {
                let done = self.completed.as_slice()[number as usize];
                (Sentence::new(|lang| self.next_scored(done, lang)), self.segments_of(done.feature))
            }
            (Move::ExtraTurn, _) => {
                let said = Sentence::new(|lang| match lang {
                    Lang::En => "Take a second turn".to_owned(),
                    Lang::Fr => "Jouer un second tour".to_owned(),
                });
                (said, Vec::new())
            }
            (Move::Unfinished(feature), _) => {
                let points = self.tally(feature, Stage::Unfinished).points();
                let said = Sentence::new(|lang| {
                    format!(
                        "{}, {}",
                        self.describe(feature, lang),
                        lang::count(points, "point", "points", lang)
                    )
                });
                (said, self.segments_of(feature))
            }
            (_, Phase::ExtraTurn) => {
                let said = Sentence::new(|lang| match lang {
                    Lang::En => "Keep the wall tile and end the turn".to_owned(),
                    Lang::Fr => "Garder la tuile Mur et finir le tour".to_owned(),
                });
                (said, Vec::new())
            }
            _ => {
                let said = Sentence::new(|lang| match lang {
                    Lang::En => "Keep the wall tile for later".to_owned(),
                    Lang::Fr => "Garder la tuile Mur pour plus tard".to_owned(),
                });
                (said, Vec::new())
            }
        };
        Answer { action: self.action(mv), said, segments, sides: Vec::new(), tiles: Vec::new() }
    }

    fn describe(&self, feature: SegmentId, lang: Lang) -> String {
        self.place_of(feature).describe(lang)
    }

    /// `the tower on 3,2: 8 points for you`
    fn next_scored(&self, done: Done, lang: Lang) -> String {
        let stage = if done.doubled { Stage::Raised } else { Stage::Completed };
        let points = self.tally(done.feature, stage).points();
        let points = lang::count(points, "point", "points", lang);
        let what = self.describe(done.feature, lang);
        let own = majority(self.core.board.features().presence(done.feature)) == Some(self.core.player);
        match (lang, own) {
            (Lang::En, true) => format!("{what}: {points} for you"),
            (Lang::En, false) => format!("{what}: {points} for your opponent"),
            (Lang::Fr, true) => format!("{what} : {points} pour vous"),
            (Lang::Fr, false) => format!("{what} : {points} pour votre adversaire"),
        }
    }
}
