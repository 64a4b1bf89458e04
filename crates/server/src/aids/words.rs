//! What aids are called, what they say, and why one is refused.

use crate::protocol::{Aid, AidOffer, Code, Refused, Words};
use bastide_engine::lang::{Lang, Text};
use std::time::Duration;

/// Where the turn has nothing more to it.
pub(super) const NOTHING_MORE: Text =
    Text { en: "Nothing more: end the turn here.", fr: "Rien de plus : terminez le tour ici." };

/// Every aid with its name and a line about it.
pub(crate) fn offers() -> Vec<AidOffer> {
    let offer = |id: Aid| {
        let (title, about) = texts(id);
        AidOffer { id, title: title.into(), about: about.into() }
    };
    Aid::ALL.into_iter().map(offer).collect()
}

const fn texts(aid: Aid) -> (Text, Text) {
    match aid {
        Aid::Squares => (
            Text { en: "Legal squares", fr: "Cases possibles" },
            Text {
                en: "marks where the tile in hand fits, as it is held or turned",
                fr: "marque où va la tuile en main, telle qu'on la tient ou tournée",
            },
        ),
        Aid::Worth => (
            Text { en: "Outline and worth", fr: "Contour et valeur" },
            Text {
                en: "outlines what you point at and says whose it is, what it scores now and what it still needs",
                fr: "entoure ce que vous montrez et dit à qui c'est, ce que cela rapporte et ce qui manque",
            },
        ),
        Aid::Fields => (
            Text { en: "Fields", fr: "Prés" },
            Text {
                en: "shows all land in the colour of who has it, with its worth",
                fr: "montre toutes les terres à la couleur de qui les tient, avec leur valeur",
            },
        ),
        Aid::Owners => (
            Text { en: "Owners", fr: "Propriétaires" },
            Text {
                en: "shows cities, roads and the like in the colour of who has them",
                fr: "montre villes, chemins et autres à la couleur de qui les tient",
            },
        ),
        Aid::Final => (
            Text { en: "If it ended now", fr: "Si la partie finissait" },
            Text {
                en: "tells what each player would have if the game ended now",
                fr: "dit ce que chacun aurait si la partie finissait maintenant",
            },
        ),
        Aid::Tiles => (
            Text { en: "Remaining tiles", fr: "Tuiles restantes" },
            Text {
                en: "lists the tiles still to be drawn, with their counts",
                fr: "donne la liste des tuiles encore à piocher, avec leur nombre",
            },
        ),
        Aid::Dead => (
            Text { en: "Dead squares", fr: "Cases mortes" },
            Text {
                en: "puts a cross where no remaining tile can go any more",
                fr: "met une croix là où aucune tuile restante ne peut plus aller",
            },
        ),
        Aid::Odds => (
            Text { en: "What fits here", fr: "Ce qui va ici" },
            Text {
                en: "for an empty square, tells which tiles fit and how likely you draw one",
                fr: "pour une case vide, dit quelles tuiles y vont et vos chances d'en piocher une",
            },
        ),
        Aid::Hint => (
            Text { en: "Hint", fr: "Conseil" },
            Text {
                en: "shows what a bot would do in your place",
                fr: "montre ce qu'un robot ferait à votre place",
            },
        ),
    }
}

/// What fits a square, in words. `otherwise` says that tiles come to players in another way than by drawing.
pub(super) fn odds(barred: bool, unseen: u32, wanted: u32, chances: &[f64], otherwise: bool) -> Words {
    Words::new(|lang| {
        let mut all = Vec::new();
        let en = lang == Lang::En;
        if barred {
            all.push(
                if en {
                    "For now no tile may be laid here: it would shut in an end of the walls."
                } else {
                    "Pour l'instant aucune tuile ne peut être posée ici : elle enfermerait un bout des remparts."
                }
                .to_owned(),
            );
        }
        all.push(match (en, unseen, wanted) {
            (true, 0, _) => "No tile is left to be drawn.".to_owned(),
            (false, 0, _) => "Il ne reste aucune tuile à piocher.".to_owned(),
            (true, _, 0) => format!("None of the {unseen} unseen tiles fits here."),
            (false, _, 0) => format!("Aucune des {unseen} tuiles non vues ne va ici."),
            (true, _, 1) => format!("1 of the {unseen} unseen tiles fits here."),
            (false, _, 1) => format!("1 des {unseen} tuiles non vues va ici."),
            (true, ..) => format!("{wanted} of the {unseen} unseen tiles fit here."),
            (false, ..) => format!("{wanted} des {unseen} tuiles non vues vont ici."),
        });
        if wanted > 0 && otherwise {
            all.push(
                if en {
                    "How likely you get one is not worked out, as tiles come to players in another way here."
                } else {
                    "Vos chances d'en recevoir une ne sont pas calculées, car ici les tuiles arrivent autrement."
                }
                .to_owned(),
            );
        }
        all.join(" ")
    })
    .with_chances(if wanted > 0 { chances } else { &[] })
}

impl Words {
    /// Adds how likely one comes with the next draws.
    fn with_chances(self, chances: &[f64]) -> Self {
        let percent = |chance: f64| {
            let rounded = (chance * 100.0).round();
            // What can happen is not told as impossible, nor what may fail as certain.
            match rounded {
                r if r < 1.0 && chance > 0.0 => "< 1".to_owned(),
                r if r > 99.0 && chance < 1.0 => "> 99".to_owned(),
                r => format!("{r}"),
            }
        };
        let list: Vec<String> = chances.iter().map(|&chance| percent(chance)).collect();
        let (en, fr) = match &list[..] {
            [] => return self,
            [one] => (
                format!("You draw one next time with {one} %."),
                format!("Vous en piochez une au prochain coup avec {one} %."),
            ),
            [one, two] => (
                format!("You draw one next time with {one} %, within two draws with {two} %."),
                format!("Vous en piochez une au prochain coup avec {one} %, en deux pioches avec {two} %."),
            ),
            [one, two, three, ..] => (
                format!(
                    "You draw one next time with {one} %, within two draws with {two} %, within three with {three} %."
                ),
                format!(
                    "Vous en piochez une au prochain coup avec {one} %, en deux pioches avec {two} %, en trois avec {three} %."
                ),
            ),
        };
        Self { en: format!("{} {en}", self.en), fr: format!("{} {fr}", self.fr) }
    }
}

/// Why an aid is refused.
impl Refused {
    pub(crate) fn locked(aid: Aid) -> Self {
        let (title, _) = texts(aid);
        Self::new(
            Code::Locked,
            format!("the aid “{}” is locked in this game; it opens when the game is over", title.en),
            format!("l'aide « {} » est interdite dans cette partie ; elle s'ouvre à la fin", title.fr),
        )
    }

    pub(crate) fn no_square() -> Self {
        Self::new(
            Code::Malformed,
            "tiles only go on empty squares beside others; point at one of those",
            "les tuiles ne vont que sur les cases vides à côté d'autres ; montrez l'une d'elles",
        )
    }

    pub(crate) fn no_hint_now() -> Self {
        Self::new(
            Code::NotYourTurn,
            "a hint is for whoever is in turn; ask again when it is your turn",
            "un conseil est pour qui a la main ; demandez-le quand ce sera votre tour",
        )
    }

    pub(crate) fn no_hint_at_the_end() -> Self {
        Self::new(
            Code::Over,
            "the game is over, so there is nothing to be hinted at; look through it again instead",
            "la partie est finie, il n'y a plus rien à conseiller ; vous pouvez la revoir",
        )
    }

    pub(crate) fn aids_busy() -> Self {
        Self::new(
            Code::Busy,
            "too many ask at the moment; play on and ask again in a few seconds",
            "trop de monde demande en ce moment ; continuez et redemandez dans quelques secondes",
        )
        .after(Duration::from_secs(3))
    }
}
