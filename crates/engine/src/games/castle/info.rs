use crate::lang::Text;
use crate::setup::{GameInfo, Preset};
use crate::source::Source;

/// What there is to choose in The Castle.
pub static INFO: GameInfo = GameInfo {
    id: "castle",
    title: Text { en: "The Castle", fr: "Le Château" },
    about: Text {
        en: "Roads, towers, houses and courts within castle walls: 60 tiles, two players",
        fr: "Chemins, tours, maisons et cours entre les murs d'un château : 60 tuiles, deux joueurs",
    },
    notice: Some(Text {
        en: "The list of tiles, the outline of the walls and the places of the start spaces are our own faithful \
             reconstruction: no published listing is known. The rules and the wall tiles are those of the game.",
        fr: "La liste des tuiles, le tracé des murs et la place des cases de départ sont une reconstitution \
             fidèle : aucune liste publiée n'est connue. Les règles et les tuiles Mur sont celles du jeu.",
    }),
    // X1
    players: 2..=2,
    sources: &[
        Source::Roads,
        Source::Towers,
        Source::Houses,
        Source::Keep,
        Source::Courts,
        Source::WallTiles,
    ],
    expansions: &[],
    variants: &[],
    options: &[],
    presets: &[Preset {
        id: "rulebook",
        about: Text { en: "as the rulebook has it", fr: "selon le livret de règles" },
        options: &[],
    }],
};
