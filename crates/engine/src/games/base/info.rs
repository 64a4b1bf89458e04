use super::{expansions, variants};
use crate::games::{Changes, Choice, GameInfo, OptionInfo, Preset};
use crate::play::source::Source;
use crate::vocabulary::lang::{Noun, Text};

/// What there is to choose in the base game.
pub static INFO: GameInfo = GameInfo {
    id: "base",
    title: Text { en: "Base game", fr: "Jeu de base" },
    about: Text {
        en: "Roads, cities, monasteries and fields: 72 tiles, seven followers each",
        fr: "Chemins, villes, abbayes et prés : 72 tuiles, sept partisans chacun",
    },
    pitch: Text {
        en: "Build cities, roads and fields tile by tile, and claim them with your followers",
        fr: "Construisez villes, chemins et prés tuile par tuile, et prenez-en possession avec vos partisans",
    },
    minutes: 30..=45,
    notice: None,
    // B1
    players: 2..=6,
    role: super::roles::role,
    // B23
    track: 50,
    rules: &[
        include_str!("rules.toml"),
        include_str!("expansions/inns-cathedrals.rules.toml"),
        include_str!("expansions/river.rules.toml"),
        include_str!("expansions/count.rules.toml"),
        include_str!("variants/rules.toml"),
    ],
    lessons: &[
        include_str!("lessons/first-game.toml"),
        include_str!("lessons/inns-cathedrals.toml"),
        include_str!("lessons/river.toml"),
        include_str!("lessons/count.toml"),
        include_str!("lessons/v1.toml"),
        include_str!("lessons/v2.toml"),
        include_str!("lessons/v3.toml"),
        include_str!("lessons/v4.toml"),
        include_str!("lessons/v5.toml"),
        include_str!("lessons/v6.toml"),
        include_str!("lessons/v7.toml"),
        include_str!("lessons/v8.toml"),
        include_str!("lessons/v9.toml"),
        include_str!("lessons/v10.toml"),
        include_str!("lessons/v11.toml"),
        include_str!("lessons/v12.toml"),
        include_str!("lessons/v13.toml"),
        include_str!("lessons/v14.toml"),
    ],
    examples: include_str!("examples.toml"),
    rule_letters: &['B', 'I', 'R', 'K', 'V'],
    follower: Noun {
        one: Text { en: "follower", fr: "partisan" },
        many: Text { en: "followers", fr: "partisans" },
    },
    sets: super::tiles::SETS,
    mix: super::tiles::MIX,
    mixing: super::mixing::MIXING,
    former: None,
    sources: &[Source::ROADS, Source::CITIES, Source::MONASTERIES, Source::FIELDS],
    expansions: expansions::ALL,
    variants: variants::ALL,
    options: &[
        OptionInfo {
            id: "farmers",
            about: Text {
                en: "How farmers score at the end (B21, B24)",
                fr: "Ce que rapportent les paysans à la fin (B21, B24)",
            },
            changes: Changes::Scoring,
            values: &[
                Choice {
                    id: "first-edition",
                    about: Text {
                        en: "4 points per completed city to whoever has most farmers in all fields touching it",
                        fr: "4 points par ville achevée à qui a le plus de paysans dans tous les prés qui la touchent",
                    },
                },
                Choice {
                    id: "third-edition",
                    about: Text {
                        en: "3 points per completed city a field touches, to the majority in that field",
                        fr: "3 points par ville achevée qu'un pré touche, à la majorité dans ce pré",
                    },
                },
                Choice {
                    id: "none",
                    about: Text { en: "no farmers are placed", fr: "on ne place pas de paysans" },
                },
            ],
        },
        OptionInfo {
            id: "small-city",
            about: Text {
                en: "What a completed city of two tiles scores (B12, B24)",
                fr: "Ce que rapporte une ville achevée de deux tuiles (B12, B24)",
            },
            changes: Changes::Scoring,
            values: &[
                Choice {
                    id: "2",
                    about: Text { en: "1 per tile and 1 per shield", fr: "1 par tuile et 1 par blason" },
                },
                Choice {
                    id: "4",
                    about: Text {
                        en: "2 per tile and 2 per shield, as any other city",
                        fr: "2 par tuile et 2 par blason, comme toute autre ville",
                    },
                },
            ],
        },
    ],
    presets: &[
        Preset {
            id: "rulebook",
            title: Text { en: "First edition (this rulebook)", fr: "Première édition (ce livret)" },
            about: Text {
                en: "small cities score 2; each completed city is worth 4 points to whoever has most farmers around it",
                fr: "petites villes à 2 points ; chaque ville achevée rapporte 4 points à qui a le plus de paysans autour",
            },
            options: &[],
        },
        Preset {
            id: "competition",
            title: Text {
                en: "Current rules (third edition)", fr: "Règles actuelles (troisième édition)"
            },
            about: Text {
                en: "as tournaments play: small cities score 4; each field is worth 3 points per completed city it touches",
                fr: "comme en tournoi : petites villes à 4 points ; chaque pré rapporte 3 points par ville achevée qu'il touche",
            },
            options: &[("farmers", "third-edition"), ("small-city", "4")],
        },
    ],
};
