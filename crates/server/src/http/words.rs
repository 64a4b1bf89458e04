//! What is said to those who ask over HTTP.

use crate::protocol::{Code, Refused};
use crate::store::storage::StoreError;
use bastide_engine::lessons::Told;

impl Refused {
    /// To whoever runs the server.
    pub(super) fn not_writable(error: &StoreError) -> Self {
        Self::new(
            Code::NotKept,
            format!(
                "moves can't be written down ({error}); make room or put the database back, and look at the log; nothing that was acknowledged is lost"
            ),
            format!(
                "les coups ne peuvent être enregistrés ({error}) ; libérez de la place ou remettez la base, et consultez le journal ; rien de ce qui a été confirmé n'est perdu"
            ),
        )
    }

    pub(super) fn unknown_tile(name: &str) -> Self {
        Self::new(
            Code::BadSetup,
            format!("there is no tile {name} in this game"),
            format!("il n'y a pas de tuile {name} dans ce jeu"),
        )
    }

    pub(super) fn unknown_lesson() -> Self {
        Self::new(
            Code::UnknownLesson,
            "there is no such lesson; the page Learn lists them all",
            "il n'y a pas de telle leçon ; la page Apprendre les montre toutes",
        )
    }

    /// To a learner who does something that is allowed, but not what the scene is about.
    pub(super) fn astray(told: Option<Told>) -> Self {
        match told {
            Some(Told { en, fr }) => Self::new(Code::Astray, en, fr),
            None => Self::new(
                Code::Astray,
                "that is allowed, too, but this scene is about something else; press Undo and do what it says, or go on to the next scene",
                "c'est permis aussi, mais cette scène montre autre chose ; choisissez Annuler et suivez la consigne, ou passez à la scène suivante",
            ),
        }
    }

    pub(super) fn no_record_yet() -> Self {
        Self::new(
            Code::NotOver,
            "the game is not over; its record can be had then",
            "la partie n'est pas finie ; elle pourra être téléchargée ensuite",
        )
    }
}
