//! What a hint says, in both languages.

use bastide_engine::board::Player;
use bastide_engine::lang::{Lang, Text, count};

pub(super) const THINKING: Text = Text { en: "thinking", fr: "réflexion en cours" };

pub(super) const NOTHING_ELSE: Text =
    Text { en: "nothing else is worth a look", fr: "rien d'autre ne mérite qu'on s'y arrête" };

// The heads of the columns.
pub(super) const ACTION: Text = Text { en: "action", fr: "action" };
pub(super) const MARGIN: Text = Text { en: "margin", fr: "écart" };
pub(super) const WINS: Text = Text { en: "wins", fr: "gagne" };
pub(super) const IS_BEST: Text = Text { en: "is best", fr: "meilleur" };
pub(super) const PLAYOUTS: Text = Text { en: "playouts", fr: "essais" };

/// How far the game has come, at the beginning of a sentence that goes on.
pub(super) fn after(actions: usize, lang: Lang) -> String {
    let actions = count(u32::try_from(actions).unwrap_or(u32::MAX), "action", "actions", lang);
    match lang {
        Lang::En => format!("after {actions}"),
        Lang::Fr => format!("après {actions}"),
    }
}

/// Whose decision it is.
pub(super) fn to_play(
    name: &str,
    player: Player,
    actions: usize,
    tile: Option<String>,
    lang: Lang,
) -> String {
    let after = after(actions, lang);
    match (lang, tile) {
        (Lang::En, Some(tile)) => format!("{name} (player {player}) is to play, {after}, with {tile} drawn:"),
        (Lang::En, None) => format!("{name} (player {player}) is to play, {after}:"),
        (Lang::Fr, Some(tile)) => {
            format!("C'est à {name} (joueur {player}) de jouer, {after}, avec la tuile {tile} :")
        }
        (Lang::Fr, None) => format!("C'est à {name} (joueur {player}) de jouer, {after} :"),
    }
}

/// That a hint is about the next decision, as chance is to move where it was asked for.
pub(super) fn goes_on(asked: usize, lang: Lang) -> String {
    let after = after(asked, lang);
    match lang {
        Lang::En => format!("It is for chance to draw or deal a tile {after}; this is the next decision."),
        Lang::Fr => format!("C'est au hasard de tirer une tuile {after} ; voici la décision suivante."),
    }
}

/// Why there is nothing to decide in a game that is over, and where there was.
pub(super) fn over(actions: usize, decision: Option<usize>, lang: Lang) -> String {
    let after = after(actions, lang);
    match (lang, decision) {
        (Lang::En, Some(until)) => format!("{after} the game is over; somebody has at --until {until}"),
        (Lang::En, None) => format!("{after} the game is over"),
        (Lang::Fr, Some(until)) => {
            format!("{after}, la partie est finie ; il y a une décision à --until {until}")
        }
        (Lang::Fr, None) => format!("{after}, la partie est finie"),
    }
}

/// Why there is nothing to decide where a record ends before chance has drawn.
pub(super) fn not_drawn(actions: usize, decision: Option<usize>, lang: Lang) -> String {
    let after = after(actions, lang);
    let why = match lang {
        Lang::En => format!("{after} it is for chance to draw or deal a tile, and nobody has to decide"),
        Lang::Fr => format!("{after}, c'est au hasard de tirer une tuile, et personne n'a à décider"),
    };
    match (lang, decision) {
        (Lang::En, Some(until)) => format!("{why}; somebody has at --until {until}"),
        (Lang::En, None) => format!("{why}; write the draw into the record first"),
        (Lang::Fr, Some(until)) => format!("{why} ; il y a une décision à --until {until}"),
        (Lang::Fr, None) => format!("{why} ; notez d'abord le tirage"),
    }
}

/// How much was looked at.
pub(super) fn effort(playouts: u64, nodes: u64, seconds: f64, lang: Lang) -> String {
    let per_second = super::per_second(nodes, seconds);
    match lang {
        Lang::En => format!(
            "{playouts} times played on, {nodes} positions seen in {seconds:.2} s: {per_second:.0} nodes per second"
        ),
        Lang::Fr => format!(
            "{playouts} suites essayées, {nodes} positions vues en {seconds:.2} s : {per_second:.0} nœuds par seconde"
        ),
    }
}

/// That nothing is guessed.
pub(super) fn exact(moves: u64, seconds: f64, lang: Lang) -> String {
    match lang {
        Lang::En => {
            format!("Exact: all that may still come was played out, by {moves} moves in {seconds:.2} s.")
        }
        Lang::Fr => {
            format!("Exact : tout ce qui peut encore venir a été joué, en {moves} coups et {seconds:.2} s.")
        }
    }
}
