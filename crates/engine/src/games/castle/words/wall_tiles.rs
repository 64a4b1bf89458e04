//! The wall tiles by name, and what each does.

use crate::games::castle::WallTile;
use crate::vocabulary::lang::{Lang, Text};

impl WallTile {
    /// What to call it in a sentence.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::ExtraTurn => Text { en: "Extra turn", fr: "Tour supplémentaire" },
            Self::TowerDouble => Text { en: "Double tower", fr: "Tour double" },
            Self::HouseDouble => Text { en: "Double house", fr: "Maison double" },
            Self::UnfinishedPath => Text { en: "Unfinished road", fr: "Chemin inachevé" },
            Self::UnfinishedTower => Text { en: "Unfinished tower", fr: "Tour inachevée" },
            Self::UnfinishedHouse => Text { en: "Unfinished house", fr: "Maison inachevée" },
            Self::MarketFour => Text { en: "Rich markets", fr: "Marchés prospères" },
            Self::KeepPlusTwo => Text { en: "Larger keep", fr: "Palais agrandi" },
            Self::FivePoints => Text { en: "Five points", fr: "Cinq points" },
        };
        text.get(lang)
    }

    /// What it does, in one sentence.
    pub const fn effect(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::ExtraTurn => Text {
                en: "Take a second turn directly after your own.",
                fr: "Jouez un second tour juste après le vôtre.",
            },
            Self::TowerDouble => Text {
                en: "A tower you complete in your turn scores you 4 points per tile instead of 2.",
                fr: "Une tour achevée à votre tour vous rapporte 4 points par tuile au lieu de 2.",
            },
            Self::HouseDouble => Text {
                en: "A house you complete in your turn scores you 2 points per tile instead of 1.",
                fr: "Une maison achevée à votre tour vous rapporte 2 points par tuile au lieu de 1.",
            },
            Self::UnfinishedPath => Text {
                en: "In the final scoring one unfinished road of yours scores 1 point per tile.",
                fr: "Au décompte final, un de vos chemins inachevés rapporte 1 point par tuile.",
            },
            Self::UnfinishedTower => Text {
                en: "In the final scoring one unfinished tower of yours scores 2 points per tile.",
                fr: "Au décompte final, une de vos tours inachevées rapporte 2 points par tuile.",
            },
            Self::UnfinishedHouse => Text {
                en: "In the final scoring one unfinished house of yours scores 1 point per tile.",
                fr: "Au décompte final, une de vos maisons inachevées rapporte 1 point par tuile.",
            },
            Self::MarketFour => Text {
                en: "In the final scoring each market in the largest court you hold scores 4 points instead of 3.",
                fr: "Au décompte final, chaque marché de votre plus grande cour rapporte 4 points au lieu de 3.",
            },
            Self::KeepPlusTwo => Text {
                en: "Your keep counts 2 tiles larger when the keeps are compared.",
                fr: "Votre palais compte 2 tuiles de plus lorsqu'on compare les palais.",
            },
            Self::FivePoints => {
                Text { en: "5 points in the final scoring.", fr: "5 points au décompte final." }
            }
        };
        text.get(lang)
    }
}
