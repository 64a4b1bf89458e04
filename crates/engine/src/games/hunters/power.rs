//! What bonus tiles can do (H21).

use crate::vocabulary::lang::{self, Lang, Say};
use crate::vocabulary::tiles::{Attr, FeatureKind, Mark, TileType};
use serde::Serialize;

/// What makes a bonus tile special.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "power")]
pub enum Power {
    /// H17
    Fire,
    /// H9
    Mushrooms,
    /// H18
    Aurochs,
    /// H19
    Shrine,
    /// More mammoths than a land tile has.
    Mammoths {
        /// How many.
        count: u32,
    },
    /// More fish than most land tiles have.
    Fish {
        /// How many, in all its lakes.
        count: u32,
    },
}

impl Power {
    /// What a tile can do, in the order in which it is told.
    pub fn of(tile: &TileType) -> Vec<Self> {
        let sum = |attr: Attr| tile.segments.iter().map(|segment| segment.attrs.get(attr)).sum::<u32>();
        let lakes = tile.segments.iter().filter(|segment| segment.kind == FeatureKind::Lake);
        let fish: u32 = lakes.map(|lake| lake.attrs.get(Attr::Fish)).sum();
        let shrine = tile.segments.iter().any(|segment| segment.mark == Some(Mark::Shrine));
        [
            (sum(Attr::Fire) > 0, Self::Fire),
            (shrine, Self::Shrine),
            (sum(Attr::Mushrooms) > 0, Self::Mushrooms),
            (sum(Attr::Aurochs) > 0, Self::Aurochs),
            (sum(Attr::Mammoth) > 1, Self::Mammoths { count: sum(Attr::Mammoth) }),
            (fish > 1, Self::Fish { count: fish }),
        ]
        .into_iter()
        .filter_map(|(has, power)| has.then_some(power))
        .collect()
    }
}

impl Say for Power {
    fn say(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::Fire, Lang::En) => {
                "Fire: all tigers of its meadow are gone at the end, and the deer there count in full".into()
            }
            (Self::Fire, Lang::Fr) => {
                "Incendie : à la fin, tous les tigres de sa prairie ont fui et le gibier y compte en entier".into()
            }
            (Self::Mushrooms, Lang::En) => {
                "Mushrooms: 2 points more when the completed forest is scored".into()
            }
            (Self::Mushrooms, Lang::Fr) => {
                "Champignons : 2 points de plus quand la forêt achevée est évaluée".into()
            }
            (Self::Aurochs, Lang::En) => {
                "Aurochs: 2 points at the end for the hunter of its meadow; tigers do not touch it".into()
            }
            (Self::Aurochs, Lang::Fr) => {
                "Aurochs : 2 points à la fin pour le chasseur de sa prairie ; les tigres n'y touchent pas".into()
            }
            (Self::Shrine, Lang::En) => {
                "Shrine: put a hunter on its meadow, if nobody is there, and you alone score that meadow at the end"
                    .into()
            }
            (Self::Shrine, Lang::Fr) => {
                "Lieu de culte : placez un chasseur dans sa prairie, si elle est libre, et vous serez seul à marquer cette prairie à la fin"
                    .into()
            }
            (Self::Mammoths { count }, Lang::En) => {
                format!("{count} mammoths: 2 points each at the end; tigers do not touch them")
            }
            (Self::Mammoths { count }, Lang::Fr) => {
                format!("{count} mammouths : 2 points chacun à la fin ; les tigres n'y touchent pas")
            }
            (Self::Fish { count }, Lang::En) => {
                let fish = lang::count(*count, "fish", "fish", lang);
                format!("{fish}: 1 point each for fishers whose river ends there, and for huts at the end")
            }
            (Self::Fish { count }, Lang::Fr) => {
                let fish = lang::count(*count, "poisson", "poissons", lang);
                format!(
                    "{fish} : 1 point chacun pour les pêcheurs dont la rivière finit là, et à la fin pour les huttes"
                )
            }
        }
    }
}
