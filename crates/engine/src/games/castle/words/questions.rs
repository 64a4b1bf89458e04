//! What players of The Castle are asked beyond laying and placing, and the answers (X14 to X17, X20).

use crate::games::castle::WallTile;
use crate::play::question::Sentence;
use crate::vocabulary::lang::{self, Lang, Text};
use crate::vocabulary::pieces::Place;

pub(crate) const USE_ON_COMPLETED: Text = Text {
    en: "Use a wall tile on what you have completed?",
    fr: "Utiliser une tuile Mur pour ce que vous venez d'achever ?",
};

pub(crate) const SCORED_NEXT: Text = Text {
    en: "The order decides which corner towers are hit. What is scored next?",
    fr: "L'ordre décide des tours de coin atteintes. Que décompte-t-on ensuite ?",
};

pub(crate) const TAKE_SECOND_TURN: Text = Text {
    en: "Use your wall tile and take a second turn?",
    fr: "Utiliser votre tuile Mur et jouer un second tour ?",
};

pub(crate) const SECOND_TURN: Text = Text { en: "Take a second turn", fr: "Jouer un second tour" };

pub(crate) const END_TURN: Text =
    Text { en: "Keep the wall tile and end the turn", fr: "Garder la tuile Mur et finir le tour" };

pub(crate) const KEEP_FOR_LATER: Text =
    Text { en: "Keep the wall tile for later", fr: "Garder la tuile Mur pour plus tard" };

/// Which unfinished feature this wall tile shall score.
pub(crate) fn use_on_unfinished(tile: WallTile) -> Sentence {
    Sentence::new(|lang| match lang {
        Lang::En => format!("What shall your wall tile “{}” score?", tile.name(lang)),
        Lang::Fr => format!("Que doit rapporter votre tuile Mur « {} » ?", tile.name(lang)),
    })
}

/// What this wall tile does to the points of a completed feature.
pub(crate) fn double(tile: WallTile, at: Place, doubled: u32, plain: u32) -> Sentence {
    Sentence::new(|lang| {
        let (tile, what) = (tile.name(lang), at.describe(lang));
        match lang {
            Lang::En => format!("{tile}: {what}, {doubled} points instead of {plain}"),
            Lang::Fr => format!("{tile} : {what}, {doubled} points au lieu de {plain}"),
        }
    })
}

/// An unfinished feature and what it would score.
pub(crate) fn unfinished(at: Place, points: u32) -> Sentence {
    Sentence::new(|lang| format!("{}, {}", at.describe(lang), lang::count(points, "point", "points", lang)))
}

/// `the tower on 3,2: 8 points for you`
pub(crate) fn scored(at: Place, points: u32, own: bool) -> Sentence {
    Sentence::new(|lang| {
        let (what, points) = (at.describe(lang), lang::count(points, "point", "points", lang));
        match (lang, own) {
            (Lang::En, true) => format!("{what}: {points} for you"),
            (Lang::En, false) => format!("{what}: {points} for your opponent"),
            (Lang::Fr, true) => format!("{what} : {points} pour vous"),
            (Lang::Fr, false) => format!("{what} : {points} pour votre adversaire"),
        }
    })
}
