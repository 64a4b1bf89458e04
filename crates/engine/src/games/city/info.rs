use super::Guards;
use crate::lang::Text;
use crate::setup::{GameInfo, Preset};
use crate::source::Source;

/// What there is to choose in The City.
pub static INFO: GameInfo = GameInfo {
    id: "city",
    title: Text { en: "The City", fr: "La Cité" },
    about: Text {
        en: "Markets, streets and residents, and a wall that grows around them: 75 tiles, two to four players",
        fr: "Marchés, rues et habitants, et un rempart qui grandit autour : 75 tuiles, de deux à quatre joueurs",
    },
    notice: Some(Text {
        en: "The list of tiles is our own faithful reconstruction: no published listing is known. How many tiles, \
             buildings and piles there are, and the rules, are those of the game.",
        fr: "La liste des tuiles est une reconstitution fidèle : aucune liste publiée n'est connue. Le nombre de \
             tuiles, de bâtiments et de piles, ainsi que les règles, sont ceux du jeu.",
    }),
    // C1
    players: 2..=4,
    sources: &[Source::Roads, Source::Markets, Source::WallTowers, Source::Residents, Source::Guards],
    expansions: &[],
    variants: &[],
    options: &[Guards::OPTION],
    presets: &[Preset {
        id: "rulebook",
        about: Text { en: "as the rulebook has it", fr: "selon le livret de règles" },
        options: &[],
    }],
};
