//! What is said to whoever comes: to those who come too often, too slowly, or with what can't be read.

use super::daily::{BOT_GAMES, TILE_BYTES};
use crate::protocol::{Code, Refused};
use bastide_engine::lang::Say;
use std::time::Duration;

impl Refused {
    pub(crate) fn malformed(why: &str) -> Self {
        Self::new(
            Code::Malformed,
            format!("this message can't be read: {why}"),
            format!("ce message est illisible : {why}"),
        )
    }

    pub(crate) fn unreadable(error: &impl Say) -> Self {
        Self::told(Code::Malformed, error)
    }

    pub(crate) fn too_large(most: usize) -> Self {
        Self::new(
            Code::TooLarge,
            format!("this message is larger than {most} bytes"),
            format!("ce message dépasse {most} octets"),
        )
    }

    pub(crate) fn too_slow() -> Self {
        Self::new(
            Code::TooSlow,
            "the request took too long to arrive or to be answered; try again",
            "la demande a mis trop de temps à arriver ou à être traitée ; réessayez",
        )
    }

    pub(crate) fn too_many() -> Self {
        Self::new(
            Code::TooMany,
            "too many requests; wait a moment and try again",
            "trop de demandes ; attendez un instant et réessayez",
        )
        .after(Duration::from_secs(1))
    }

    pub(crate) fn internal() -> Self {
        Self::new(
            Code::Internal,
            "something went wrong here; nothing was lost, try again",
            "une erreur s'est produite ici ; rien n'est perdu, réessayez",
        )
    }

    pub(super) fn not_json() -> Self {
        Self::new(
            Code::NotJson,
            "only JSON is read here; send it with the header content-type: application/json",
            "seul du JSON est lu ici ; envoyez-le avec l'en-tête content-type: application/json",
        )
    }

    pub(super) fn other_site() -> Self {
        Self::new(
            Code::OtherSite,
            "this page belongs to another site and may not play here; open the game's own address",
            "cette page appartient à un autre site et ne peut pas jouer ici ; ouvrez l'adresse du jeu",
        )
    }
}

pub(super) fn too_many_bot_games(left: Duration) -> Refused {
    let (en, fr) = in_words(left);
    let refused = Refused::new(
        Code::TooMany,
        format!(
            "{BOT_GAMES} games a day can be played by bots alone; come back in {en}, or take a seat yourself"
        ),
        format!(
            "{BOT_GAMES} parties par jour peuvent être jouées par des robots seuls ; revenez dans {fr}, ou prenez \
             une place vous-même"
        ),
    );
    refused.after(left)
}

pub(super) fn too_many_tiles(left: Duration) -> Refused {
    let (en, fr) = in_words(left);
    let most = TILE_BYTES / 1_000_000;
    let refused = Refused::new(
        Code::TooMany,
        format!(
            "{most} MB of own tiles can be played with in a day; come back in {en}, or play without them"
        ),
        format!(
            "{most} Mo de tuiles personnelles peuvent être jouées par jour ; revenez dans {fr}, ou jouez sans elles"
        ),
    );
    refused.after(left)
}

/// How long something takes, no shorter than it is.
pub(super) fn in_words(time: Duration) -> (String, String) {
    let minutes = time.as_secs().div_ceil(60).max(1);
    let (number, en, fr) =
        if minutes > 60 { (minutes.div_ceil(60), "hour", "heure") } else { (minutes, "minute", "minute") };
    let many = if number > 1 { "s" } else { "" };
    (format!("{number} {en}{many}"), format!("{number} {fr}{many}"))
}
