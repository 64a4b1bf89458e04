//! Hunters and Gatherers in a terminal.

use super::Room;
use bastide_engine::games::hunters::State;
use bastide_engine::lang::{Lang, Text};

const LEGEND: Text = Text {
    en: "F forest  G gold  p mushrooms  ~ river  o lake  . meadow  d deer  m mammoth  t tiger  a aurochs  * fire  + shrine\n1 2 … followers by player  h1 h2 … huts",
    fr: "F forêt  G or  p champignons  ~ rivière  o lac  . prairie  d gibier  m mammouth  t tigre  a aurochs  * feu  + lieu de culte\n1 2 … partisans par joueur  h1 h2 … huttes",
};

impl Room for State {
    /// Shorter than the id, which has the whole title in it.
    fn set_name(id: &'static str) -> &'static str {
        match id {
            "hunters-gatherers" => "hunters",
            "hunters-gatherers-bonus" => "hunters-bonus",
            other => other,
        }
    }

    fn legend(&self, lang: Lang) -> String {
        LEGEND.get(lang).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use crate::text_board::drawn_from;
    use bastide_engine::tiles::TileSet;

    #[test]
    fn tiles_show_what_lives_there() {
        let drawn = |name: &str, degrees: &str| drawn_from(&TileSet::hunters(), name, degrees);
        assert_eq!(drawn("open-deer", "0"), "\n ...d...\n .......\n .......\n");
        assert_eq!(drawn("forest1-mammoth", "0"), "\n ...m..F\n ......F\n ......F\n");
        assert_eq!(drawn("start-volcano", "0"), "\n ...m..F\n ~~~oFGF\n FFFFFFF\n");
        let bonus = drawn_from(&TileSet::hunters_bonus(), "bonus-fire", "0");
        assert_eq!(bonus, "\n ...t*..\n .......\n .......\n");
    }
}
