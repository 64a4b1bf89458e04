use super::Guards;
use crate::games::{GameInfo, Preset};
use crate::mix::Mixing;
use crate::play::source::Source;
use crate::vocabulary::lang::{Noun, Text};

/// What there is to choose in The City.
pub static INFO: GameInfo = GameInfo {
    id: "city",
    title: Text { en: "The City", fr: "La Cité" },
    about: Text {
        en: "Markets, streets and residents, and a wall that grows around them: 75 tiles, two to four players",
        fr: "Marchés, rues et habitants, et un rempart qui grandit autour : 75 tuiles, de deux à quatre joueurs",
    },
    pitch: Text {
        en: "Build a city of markets and streets, then the wall around it, and post guards on top",
        fr: "Bâtissez une cité de marchés et de rues, puis le rempart qui l'entoure, et postez-y des gardes",
    },
    minutes: 45..=60,
    notice: Some(Text {
        en: "No published list of the tiles is known. The list is our own reconstruction: which shapes there are, how \
             many of each, and which tile has which building and goods. Known are the rules, and that there are 75 \
             tiles in piles of 30, 25 and 20, 32 public and 7 historic buildings, and three kinds of market.",
        fr: "On ne connaît pas de liste publiée des tuiles. La liste est notre propre reconstitution : les formes, le \
             nombre d'exemplaires de chacune, et quelle tuile porte quel bâtiment et quelles marchandises. Sont connus \
             les règles et le compte : 75 tuiles en piles de 30, 25 et 20, 32 bâtiments publics, 7 bâtiments \
             historiques et trois sortes de marché.",
    }),
    // C1
    players: 2..=4,
    role: super::roles::role,
    track: 50,
    rules: &[include_str!("rules.toml")],
    lessons: &[include_str!("lessons/city.toml")],
    examples: include_str!("examples.toml"),
    rule_letters: &['C'],
    follower: Noun {
        one: Text { en: "follower", fr: "sujet" },
        many: Text { en: "followers", fr: "sujets" },
    },
    sets: super::tiles::SETS,
    mix: &[],
    mixing: Mixing::NONE,
    former: Some(Text {
        en: "; the record names no option guards: if it is from before there was one, the game was played by \
             other rules (C9, C16, C20), and only what comes before this line can be played again",
        fr: " ; la partie ne nomme pas l'option guards : si elle date d'avant cette option, elle a été jouée \
             selon d'autres règles (C9, C16, C20), et seul ce qui précède cette ligne peut être rejoué",
    }),
    sources: &[Source::ROADS, Source::MARKETS, Source::WALL_TOWERS, Source::RESIDENTS, Source::GUARDS],
    expansions: &[],
    variants: &[],
    options: &[Guards::OPTION],
    presets: &[Preset {
        id: "rulebook",
        title: Text { en: "Rulebook", fr: "Livret de règles" },
        about: Text { en: "as the rulebook has it", fr: "selon le livret de règles" },
        options: &[],
    }],
};
