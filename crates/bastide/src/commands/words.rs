//! What the commands say that are one file each, in both languages.

use crate::failure::Failure;
use bastide_engine::GameId;
use bastide_engine::lang::{Lang, Text, count, quoted};

// bench
pub(super) const MEASURING: Text = Text { en: "measuring", fr: "mesure en cours" };

pub(super) fn speed(game: GameId, games: f64, nodes: f64, lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "{game}: {games:.0} random games per second on one core, {nodes:.0} nodes per second of search"
        ),
        Lang::Fr => format!(
            "{game} : {games:.0} parties aléatoires par seconde sur un cœur, {nodes:.0} nœuds de recherche par seconde"
        ),
    }
}

// render
pub(super) const DRAWING: Text = Text { en: "drawing", fr: "dessin en cours" };
pub(super) const FINAL_BOARD: Text = Text { en: "final board", fr: "plateau final" };

pub(super) fn tiles_left(left: u32, lang: Lang) -> String {
    match lang {
        Lang::En => count(left, "tile left", "tiles left", lang),
        Lang::Fr => count(left, "tuile restante", "tuiles restantes", lang),
    }
}

// replay
pub(super) const POINTS: Text = Text { en: "points", fr: "points" };

pub(super) fn not_over(actions: usize, lang: Lang) -> String {
    match lang {
        Lang::En => format!("After {actions} actions the game is not over."),
        Lang::Fr => format!("Après {actions} actions, la partie n'est pas finie."),
    }
}

// rules
pub(super) fn no_rule(id: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("there is no rule {id:?}; `bastide rules` lists them"),
        format!("il n'y a pas de règle « {id} » ; `bastide rules` en donne la liste"),
    )
}

// tiles
pub(super) fn tiles_of_kinds(title: &str, tiles: u32, kinds: u32, lang: Lang) -> String {
    match lang {
        Lang::En => {
            let kinds = count(kinds, "kind", "kinds", lang);
            format!("{title}: {} of {kinds}", count(tiles, "tile", "tiles", lang))
        }
        Lang::Fr => {
            let kinds = count(kinds, "sorte", "sortes", lang);
            format!("{title} : {} de {kinds}", count(tiles, "tuile", "tuiles", lang))
        }
    }
}

pub(super) fn listed_as_it_is(name: &str, lang: Lang) -> Failure {
    Failure::new(
        lang,
        format!("{name} is listed as it is; --expansion, --variant and --tiles are for checking a file"),
        format!("{name} se liste tel quel ; --expansion, --variant et --tiles servent à vérifier un fichier"),
    )
}

pub(super) fn no_set(name: &str, known: &str, lang: Lang) -> Failure {
    let name = quoted(name, lang);
    Failure::new(
        lang,
        format!("there is no tile set {name}; there are {known}, or name a file that ends in .toml"),
        format!("il n'y a pas de tuiles {name} ; il y a {known}, ou nommez un fichier qui finit en .toml"),
    )
}
