//! What players of the base game are asked beyond where a tile goes and who stands on it, and the answers.

use crate::games::base::Quarter;
use crate::games::base::roles::role;
use crate::play::action::Action;
use crate::play::event::RuleId;
use crate::play::question::Sentence;
use crate::vocabulary::lang::{self, Lang, Text};
use crate::vocabulary::pieces::{Piece, Place};
use crate::vocabulary::tiles::{TileId, TileName, TileTable};

pub(crate) const KEEP_WHICH: Text =
    Text { en: "Which tile do you keep for yourself? [V11]", fr: "Quelle tuile gardez-vous ? [V11]" };

pub(crate) const GIVE_WHICH: Text = Text {
    en: "Which tile do you give to this player? [V11]",
    fr: "Quelle tuile donnez-vous à ce joueur ? [V11]",
};

pub(crate) const HAND_EMPTY: Text = Text {
    en: "You have no tile left in hand. Do something else instead, or go on?",
    fr: "Vous n'avez plus de tuile en main. Faire autre chose, ou continuer ?",
};

pub(crate) const DRAWN_MOUNTAIN_OR_ASIDE: Text = Text {
    en: "This tile fits nowhere face up: lay it face down as a mountain [V9], or set it aside [B6].",
    fr: "Cette tuile ne peut être posée face visible : posez-la à l'envers comme montagne [V9], ou écartez-la [B6].",
};

pub(crate) const OPEN_ASIDE: Text = Text {
    en: "No open tile fits anywhere. Set one aside [B6], or do something else instead?",
    fr: "Aucune tuile visible ne peut être posée. En écarter une [B6], ou faire autre chose ?",
};

pub(crate) const OPEN_MOUNTAIN_OR_ASIDE: Text = Text {
    en: "No open tile fits face up: lay one face down as a mountain [V9], or set one aside [B6].",
    fr: "Aucune tuile visible ne peut être posée telle quelle : posez-en une à l'envers comme montagne [V9], ou écartez-en une [B6].",
};

pub(crate) const HAND_MOUNTAIN_OR_GIVE_UP: Text = Text {
    en: "No tile of your hand fits face up: lay one face down as a mountain [V9], or give one up.",
    fr: "Aucune tuile de votre main ne peut être posée telle quelle : posez-en une à l'envers comme montagne [V9], ou défaussez-en une.",
};

pub(crate) const HAND_GIVE_UP: Text = Text {
    en: "No tile of your hand fits anywhere. Give one up, or do something else instead?",
    fr: "Aucune tuile de votre main ne peut être posée. En défausser une, ou faire autre chose ?",
};

pub(crate) const LAY_OR_GOOD: Text = Text {
    en: "Lay a tile, or put a good beside a port [V13].",
    fr: "Posez une tuile, ou une marchandise près d'un port [V13].",
};

pub(crate) const LAY_DRAW_OR_GOOD: Text = Text {
    en: "Lay a tile, draw one, or put a good beside a port [V13].",
    fr: "Posez une tuile, piochez, ou posez une marchandise près d'un port [V13].",
};

pub(crate) const LAY_OR_DRAW: Text =
    Text { en: "Lay one of these tiles, or draw from the bag.", fr: "Posez une de ces tuiles, ou piochez." };

pub(crate) const REBUILD: Text = Text {
    en: "For a point, take a loose tile up and lay it elsewhere? What is completed stays. [V10]",
    fr: "Pour un point, déplacer une tuile peu reliée ? Ce qui est achevé reste en place. [V10]",
};

pub(crate) const FOLLOWER_FOR_A_POINT: Text = Text {
    en: "For a point, place or move another follower? [V8]",
    fr: "Pour un point, placer ou déplacer encore un partisan ? [V8]",
};

pub(crate) const FOLLOWER: Text = Text {
    en: "Place a follower, or move one instead [V7].",
    fr: "Placez un partisan, ou déplacez-en un [V7].",
};

pub(crate) const SEND: Text = Text {
    en: "Others scored by your tile and you did not: send a follower to Carcassonne? [K3]",
    fr: "Votre tuile a fait marquer d'autres joueurs, pas vous : envoyer un partisan à Carcassonne ? [K3]",
};

pub(crate) const MOVE_COUNT: Text = Text { en: "Move the Count? [K4]", fr: "Déplacer le Comte ? [K4]" };

pub(crate) const SET_IT_ASIDE: Text = Text { en: "Set it aside", fr: "L'écarter" };

const DRAW: Text = Text { en: "Draw from the bag", fr: "Piocher" };

const GO_ON: Text = Text { en: "No, go on", fr: "Non, continuer" };

/// Which tile of the hand is given up by this rule, if none fits.
pub(crate) fn give_up(rule: RuleId) -> Sentence {
    Sentence::new(|lang| match lang {
        Lang::En => format!("None of your tiles fits anywhere. Which one do you give up? [{rule}]"),
        Lang::Fr => format!("Aucune de vos tuiles ne peut être posée. Laquelle défaussez-vous ? [{rule}]"),
    })
}

/// Whether followers leave their quarter for this feature before it is scored, in the final scoring or before.
pub(crate) fn join(at: Place, in_the_end: bool) -> Sentence {
    Sentence::new(|lang| {
        let place = at.describe(lang);
        let quarter = Quarter::for_kind(at.spot.kind).map_or("", |quarter| quarter.from(lang));
        match (lang, in_the_end) {
            (Lang::En, false) => format!(
                "{} is completed. Move followers there {quarter} of Carcassonne first? [K5]",
                lang::capitalised(&place)
            ),
            (Lang::Fr, false) => format!(
                "Évaluation : {place}. Y envoyer d'abord des partisans {quarter} de Carcassonne ? [K5]"
            ),
            (Lang::En, true) => {
                format!("Final scoring of {place}. Move followers there {quarter} of Carcassonne first? [K8]")
            }
            (Lang::Fr, true) => format!(
                "Évaluation finale : {place}. Y envoyer d'abord des partisans {quarter} de Carcassonne ? [K8]"
            ),
        }
    })
}

/// What an action means that is no choice of a tile.
pub(crate) fn answer(action: &Action) -> Sentence {
    Sentence::new(|lang| in_words(action, lang))
}

fn in_words(action: &Action, lang: Lang) -> String {
    let piece = |piece: Piece| match (lang, piece) {
        (Lang::En, Piece::Big) => "big follower",
        (Lang::En, _) => "follower",
        (Lang::Fr, Piece::Big) => "gros partisan",
        (Lang::Fr, _) => "partisan",
    };
    match (action, lang) {
        (Action::Blind, _) => DRAW.get(lang).to_owned(),
        (Action::Place { pos, spot, .. }, Lang::En) => {
            format!("A good on {pos} ({})", spot.whereabouts(lang))
        }
        (Action::Place { pos, spot, .. }, Lang::Fr) => {
            format!("Une marchandise en {pos} ({})", spot.whereabouts(lang))
        }
        (Action::Rebuild { from, pos, rotation }, Lang::En) => {
            format!("{from} to {pos}, turned by {rotation}°")
        }
        (Action::Rebuild { from, pos, rotation }, Lang::Fr) => {
            format!("{from} vers {pos}, tournée de {rotation}°")
        }
        (Action::Shift { piece, from, to }, Lang::En) => {
            format!("The {} to {}", stander(*piece, *from, lang), exactly(*to, lang))
        }
        (Action::Shift { piece, from, to }, Lang::Fr) => {
            format!("Le {} vers {}", stander(*piece, *from, lang), exactly(*to, lang))
        }
        (Action::War { knights, pos }, Lang::En) => {
            let [first, second] = knights.map(|(piece, place)| stander(piece, place, lang));
            format!("The {first} and the {second} take the monastery on {pos}")
        }
        (Action::War { knights, pos }, Lang::Fr) => {
            let [first, second] = knights.map(|(piece, place)| stander(piece, place, lang));
            format!("Le {first} et le {second} prennent l'abbaye en {pos}")
        }
        (Action::Join { piece: joins }, Lang::En) => format!("Move a {} there", piece(*joins)),
        (Action::Join { piece: joins }, Lang::Fr) => format!("Y envoyer un {}", piece(*joins)),
        (Action::Quarter { piece: sent, quarter }, _) => {
            format!("{} {}", lang::capitalised(piece(*sent)), quarter.to(lang))
        }
        (Action::Count { quarter }, _) => lang::capitalised(quarter.to(lang)),
        _ => GO_ON.get(lang).to_owned(),
    }
}

/// A tile in words; with its name, where another of those to choose from has the same words.
pub(crate) fn told_apart(table: &TileTable, name: &TileName, among: &[TileId]) -> Sentence {
    Sentence::new(|lang| {
        let Some(tile) = table.find(name) else { return String::new() };
        let words = table.tile(tile).describe(lang);
        let is_alike = |&other: &TileId| other != tile && table.tile(other).describe(lang) == words;
        if among.iter().any(is_alike) { format!("{words} ({name})") } else { words }
    })
}

/// A place with the side it lies at: a tile may have several of a kind.
fn exactly(place: Place, lang: Lang) -> String {
    match place.spot.port {
        Some(_) => format!("{} ({})", place.describe(lang), place.spot.whereabouts(lang)),
        None => place.describe(lang),
    }
}

/// Somebody by role and place, without the article: `big knight on 1,2 (north)`.
fn stander(piece: Piece, Place { pos, spot }: Place, lang: Lang) -> String {
    let role = role(spot.kind).text().get(lang);
    let (big, at) = match lang {
        Lang::En => ("big ", "on"),
        Lang::Fr => ("gros ", "en"),
    };
    let big = if piece == Piece::Big { big } else { "" };
    let side = spot.port.map_or(String::new(), |_| format!(" ({})", spot.whereabouts(lang)));
    format!("{big}{role} {at} {pos}{side}")
}
