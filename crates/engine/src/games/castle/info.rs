use crate::games::{GameInfo, Preset};
use crate::mix::Mixing;
use crate::play::source::Source;
use crate::vocabulary::lang::{Noun, Text};

/// What there is to choose in The Castle.
pub static INFO: GameInfo = GameInfo {
    id: "castle",
    title: Text { en: "The Castle", fr: "Le Château" },
    about: Text {
        en: "Roads, towers, houses and courts within castle walls: 60 tiles, two players",
        fr: "Chemins, tours, maisons et cours entre les murs d'un château : 60 tuiles, deux joueurs",
    },
    pitch: Text {
        en: "A duel within castle walls: link houses, towers and courts, and win wall tiles on the way",
        fr: "Un duel entre les murs d'un château : reliez maisons, tours et cours, et gagnez des tuiles Mur en chemin",
    },
    minutes: 30..=45,
    notice: Some(Text {
        en: "No published list of the tiles and no plan of the walls is known. The list of tiles, the outline of the \
             walls, the numbers of the corner towers (all but 0/1, 12/13 and the 33), and where the start spaces lie and \
             what each of them shows are our own reconstruction. Known are the rules, the 18 wall tiles, and that \
             there are 60 tiles, 76 cells, 7 start spaces and 14 corner towers.",
        fr: "On ne connaît ni liste publiée des tuiles ni plan des murs. La liste des tuiles, le tracé des murs, les \
             numéros des tours de coin (sauf 0/1, 12/13 et le 33), la place des cases de départ et ce que montre \
             chacune sont notre propre reconstitution. Sont connus les règles, les 18 tuiles Mur, et le compte : \
             60 tuiles, 76 cases, 7 cases de départ et 14 tours de coin.",
    }),
    // X1
    players: 2..=2,
    role: super::roles::role,
    // X21
    track: 100,
    rules: &[include_str!("rules.toml")],
    lessons: &[include_str!("lessons/castle.toml")],
    examples: include_str!("examples.toml"),
    rule_letters: &['X'],
    follower: Noun {
        one: Text { en: "follower", fr: "sujet" },
        many: Text { en: "followers", fr: "sujets" },
    },
    sets: super::tiles::SETS,
    mix: &[],
    mixing: Mixing::NONE,
    former: None,
    sources: &[
        Source::ROADS,
        Source::TOWERS,
        Source::HOUSES,
        Source::KEEP,
        Source::COURTS,
        Source::WALL_TILES,
    ],
    expansions: &[],
    variants: &[],
    options: &[],
    presets: &[Preset {
        id: "rulebook",
        title: Text { en: "Rulebook", fr: "Livret de règles" },
        about: Text { en: "as the rulebook has it", fr: "selon le livret de règles" },
        options: &[],
    }],
};
