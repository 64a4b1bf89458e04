use crate::games::{GameInfo, Preset};
use crate::mix::Mixing;
use crate::play::source::Source;
use crate::vocabulary::lang::{Noun, Text};

/// What there is to choose in Hunters and Gatherers.
pub static INFO: GameInfo = GameInfo {
    id: "hunters",
    title: Text { en: "Hunters and Gatherers", fr: "Chasseurs et Cueilleurs" },
    about: Text {
        en: "The Stone Age: forests with gold, rivers and lakes full of fish, game and tigers; 79 tiles and 12 bonus tiles, two to five players",
        fr: "L'âge de pierre : forêts et pépites d'or, rivières et lacs poissonneux, gibier et tigres ; 79 tuiles et 12 tuiles bonus, de deux à cinq joueurs",
    },
    pitch: Text {
        en: "The Stone Age: gather in forests, fish in rivers, hunt in the meadows, and mind the tigers",
        fr: "L'âge de pierre : cueillez en forêt, pêchez dans les rivières, chassez dans les prés, et gare aux tigres",
    },
    minutes: 35..=45,
    notice: None,
    // H1
    players: 2..=5,
    role: super::roles::role,
    track: 50,
    rules: &[include_str!("rules.toml")],
    lessons: &[include_str!("lessons/hunters.toml")],
    examples: include_str!("examples.toml"),
    rule_letters: &['H'],
    follower: Noun {
        one: Text { en: "follower", fr: "partisan" },
        many: Text { en: "followers", fr: "partisans" },
    },
    sets: super::tiles::SETS,
    mix: &[],
    mixing: Mixing::NONE,
    former: None,
    sources: &[Source::FORESTS, Source::RIVERS, Source::HUTS, Source::MEADOWS],
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
