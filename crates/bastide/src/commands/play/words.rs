//! What is said to people at the terminal, in both languages.

use crate::failure::Failure;
use bastide_engine::board::Player;
use bastide_engine::geometry::Pos;
use bastide_engine::lang::{Lang, Noun, Text};
use bastide_engine::record::Name;
use std::fmt::Display;
use std::path::Path;

pub(super) const PLAYER: Text = Text { en: "Player", fr: "Joueur" };

/// What to do, in a game whose followers are called so.
pub(super) fn welcome(follower: Noun, lang: Lang) -> String {
    let one = follower.one.get(lang);
    match lang {
        Lang::En => {
            format!("Bastide. Lay each drawn tile on a numbered square, then place a {one} or none.")
        }
        Lang::Fr => {
            format!(
                "Bastide. Posez chaque tuile piochée sur une case numérotée, puis placez un {one} ou aucun."
            )
        }
    }
}

pub(super) const LEFT: Text = Text { en: "You have left the game.", fr: "Vous avez quitté la partie." };

pub(super) fn kept_in(path: &Path, lang: Lang) -> String {
    let path = path.display();
    match lang {
        Lang::En => format!("What was played is in {path}."),
        Lang::Fr => format!("Ce qui a été joué est dans {path}."),
    }
}

/// Instead of an answer that makes no sense.
pub(super) const HELP: Text = Text {
    en: "Type one of the numbers. Also: u take the tile up again, r tiles that remain, q quit.",
    fr: "Tapez l'un des numéros. Et aussi : u reprendre la tuile, r tuiles restantes, q quitter.",
};

pub(super) fn pass_keyboard(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Pass the keyboard to {name}. {name}: press Enter when nobody else looks."),
        Lang::Fr => {
            format!("Passez le clavier à {name}. {name} : appuyez sur Entrée quand personne ne regarde.")
        }
    }
}

/// To one of several people.
pub(super) fn addressed(name: &str, words: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{name}: {words}"),
        Lang::Fr => format!("{name} : {words}"),
    }
}

// Where a tile goes.
pub(super) const YOUR_TILES: Text = Text { en: "Your tiles:", fr: "Vos tuiles :" };
pub(super) const YOUR_TILE: Text = Text { en: "Your tile:", fr: "Votre tuile :" };
pub(super) const FITS_NOWHERE: Text = Text { en: "fits nowhere now", fr: "ne peut être posée nulle part" };
pub(super) const WHICH_TILE: Text = Text { en: "Which tile do you lay?", fr: "Quelle tuile posez-vous ?" };
pub(super) const WHICH_SQUARE: Text =
    Text { en: "On which square? (number)", fr: "Sur quelle case ? (numéro)" };
pub(super) const WHICH_SQUARE_OR_ANOTHER_TILE: Text = Text {
    en: "On which square? (number, u for another tile)",
    fr: "Sur quelle case ? (numéro, u pour une autre tuile)",
};
pub(super) const TURNED_HOW: Text = Text {
    en: "Turned how? (number, u to take it up again)",
    fr: "Dans quel sens ? (numéro, u pour la reprendre)",
};
pub(super) const CONFIRM: Text =
    Text { en: "Enter to play this, u to take it up again", fr: "Entrée pour jouer, u pour reprendre" };

// What else is decided.
pub(super) const NOTHING: Text = Text { en: "nothing", fr: "rien" };
pub(super) const PLACE_WHAT: Text = Text { en: "Place what?", fr: "Que placer ?" };
pub(super) const PLACE_WHAT_OR_BACK: Text =
    Text { en: "Place what? (number, u to go back)", fr: "Que placer ? (numéro, u pour revenir)" };
pub(super) const NUMBER: Text = Text { en: "(number)", fr: "(numéro)" };
pub(super) const NUMBER_OR_TAKE_UP: Text =
    Text { en: "(number, u to take the tile up again)", fr: "(numéro, u pour reprendre la tuile)" };

pub(super) fn somebody_on(pos: Pos, lang: Lang) -> String {
    match lang {
        Lang::En => format!("somebody on {pos}"),
        Lang::Fr => format!("quelqu'un en {pos}"),
    }
}

pub(super) fn take_up(from: Pos, tile: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("take up {from} ({tile})"),
        Lang::Fr => format!("reprendre {from} ({tile})"),
    }
}

pub(super) fn big(role: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("big {role}"),
        Lang::Fr => format!("gros {role}"),
    }
}

// Where everybody stands.
/// A player's points, and followers not on the board.
pub(super) fn points(
    player: Player,
    name: &str,
    score: u32,
    left: u32,
    follower: Noun,
    lang: Lang,
) -> String {
    let many = follower.many.get(lang);
    match lang {
        Lang::En => format!("{player} {name}: {score} points, {left} {many} left"),
        Lang::Fr => format!("{player} {name} : {score} points, {left} {many} en réserve"),
    }
}

// Why a game can't begin, or go on.
pub(super) fn no_name(asked: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("{asked:?} is no name; it has 1 to {} characters", Name::MAX),
        format!("« {asked} » n'est pas un nom ; il compte 1 à {} caractères", Name::MAX),
    )
}

pub(super) fn file_exists(path: &Path, lang: Lang) -> Failure {
    let path = path.display();
    Failure::new(
        lang,
        format!("{path} exists already; name a new file for the record"),
        format!("{path} existe déjà ; nommez un nouveau fichier pour noter la partie"),
    )
}

pub(super) fn no_randomness(error: &dyn Display, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("the system gives no random numbers ({error}); name a --seed"),
        format!("le système ne donne pas de hasard ({error}) ; donnez une --seed"),
    )
}

pub(super) fn no_answer(error: &dyn Display, lang: Lang) -> Failure {
    Failure::new(lang, format!("can't read your answer: {error}"), format!("réponse illisible : {error}"))
}
