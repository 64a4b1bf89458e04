//! What bonus tiles can do, in words (H21), and what is worth a remark on a feature.

use crate::games::hunters::Power;
use crate::play::question::Sentence;
use crate::vocabulary::lang::{self, Lang, Say};

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

/// H11: what the gold in an unfinished forest is good for.
pub(crate) fn gold(nuggets: u32) -> Sentence {
    Sentence::new(|lang| match lang {
        Lang::En => {
            let gold = lang::count(nuggets, "nugget", "nuggets", lang);
            format!("holds {gold}: whoever completes it draws a bonus tile")
        }
        Lang::Fr => {
            let gold = lang::count(nuggets, "pépite", "pépites", lang);
            format!("contient {gold} : qui l'achève pioche une tuile bonus")
        }
    })
}
