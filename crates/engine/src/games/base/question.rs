//! What the player in turn is asked, in words.

use super::{Closing, Move, Phase, State};
use crate::board::Player;
use crate::games::base::Quarter;
use crate::play::action::Action;
use crate::play::question::{Answer, Question, Sentence};
use crate::vocabulary::lang::{self, Lang};
use crate::vocabulary::pieces::{Piece, Place};
use crate::vocabulary::tiles::{TileId, TileName};

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let shown_on_board = |mv: &Move| match mv {
            Move::Lay(..) | Move::Mountain(..) | Move::Place(..) => true,
            // Where nobody can do anything but place followers, passing is known.
            Move::Pass => self.phase == Phase::Follow,
            _ => false,
        };
        let chance = matches!(self.phase, Phase::Draw | Phase::Deal | Phase::Over);
        let simple = match self.phase {
            Phase::Lay(_) => self.given_up().is_empty(),
            Phase::Follow => !self.rules.lifestyle,
            _ => false,
        };
        if chance || simple {
            return None;
        }
        let moves = self.list_moves().into_iter().filter(|mv| !shown_on_board(mv));
        let answers: Vec<Answer> = moves.map(|mv| self.answer(mv)).collect();
        if answers.is_empty() && matches!(self.phase, Phase::Follow | Phase::Begin) {
            return None;
        }
        let about = (self.phase == Phase::Give).then(|| self.receiver());
        Some(Question { said: Sentence::new(|lang| self.asks(lang)), about, answers })
    }

    fn asks(&self, lang: Lang) -> String {
        let text = |en: &str, fr: &str| match lang {
            Lang::En => en.to_owned(),
            Lang::Fr => fr.to_owned(),
        };
        match self.phase {
            Phase::Give => {
                if self.receiver() == self.core.player {
                    text("Which tile do you keep for yourself? [V11]", "Quelle tuile gardez-vous ? [V11]")
                } else {
                    text(
                        "Which tile do you give to this player? [V11]",
                        "Quelle tuile donnez-vous à ce joueur ? [V11]",
                    )
                }
            }
            Phase::Begin if self.may_skip() => text(
                "You have no tile left in hand. Do something else instead, or go on?",
                "Vous n'avez plus de tuile en main. Faire autre chose, ou continuer ?",
            ),
            Phase::Lay(_) => text(
                "This tile fits nowhere face up: lay it face down as a mountain [V9], or set it aside [B6].",
                "Cette tuile ne peut être posée face visible : posez-la à l'envers comme montagne [V9], ou écartez-la [B6].",
            ),
            Phase::Begin
                if !self.given_up().is_empty() && !self.plays_from_hand() && !self.could_be_mountain() =>
            {
                text(
                    "No open tile fits anywhere. Set one aside [B6], or do something else instead?",
                    "Aucune tuile visible ne peut être posée. En écarter une [B6], ou faire autre chose ?",
                )
            }
            Phase::Begin if !self.given_up().is_empty() && !self.plays_from_hand() => text(
                "No open tile fits face up: lay one face down as a mountain [V9], or set one aside [B6].",
                "Aucune tuile visible ne peut être posée telle quelle : posez-en une à l'envers comme montagne [V9], ou écartez-en une [B6].",
            ),
            Phase::Begin if !self.given_up().is_empty() && !self.mountain_squares().is_empty() => text(
                "No tile of your hand fits face up: lay one face down as a mountain [V9], or give one up.",
                "Aucune tuile de votre main ne peut être posée telle quelle : posez-en une à l'envers comme montagne [V9], ou défaussez-en une.",
            ),
            Phase::Begin if !self.given_up().is_empty() => text(
                "No tile of your hand fits anywhere. Give one up, or do something else instead?",
                "Aucune tuile de votre main ne peut être posée. En défausser une, ou faire autre chose ?",
            ),
            Phase::Begin if self.plays_from_hand() => text(
                "Lay a tile, or put a good beside a port [V13].",
                "Posez une tuile, ou une marchandise près d'un port [V13].",
            ),
            Phase::Begin if self.rules.ports && !self.good_spots().is_empty() => text(
                "Lay a tile, draw one, or put a good beside a port [V13].",
                "Posez une tuile, piochez, ou posez une marchandise près d'un port [V13].",
            ),
            Phase::Begin => {
                text("Lay one of these tiles, or draw from the bag.", "Posez une de ces tuiles, ou piochez.")
            }
            Phase::Discard => {
                let asked = text(
                    "None of your tiles fits anywhere. Which one do you give up?",
                    "Aucune de vos tuiles ne peut être posée. Laquelle défaussez-vous ?",
                );
                format!("{asked} [{}]", self.discard_rule())
            }
            Phase::Rebuild => text(
                "For a point, take a loose tile up and lay it elsewhere? What is completed stays. [V10]",
                "Pour un point, déplacer une tuile peu reliée ? Ce qui est achevé reste en place. [V10]",
            ),
            Phase::Follow if self.costs() => text(
                "For a point, place or move another follower? [V8]",
                "Pour un point, placer ou déplacer encore un partisan ? [V8]",
            ),
            Phase::Follow => text(
                "Place a follower, or move one instead [V7].",
                "Placez un partisan, ou déplacez-en un [V7].",
            ),
            Phase::Join(_) => {
                let Some(&feature) = self.queue.last() else { return String::new() };
                let at = self.place_of(feature);
                let place = at.describe(lang);
                let quarter = Quarter::for_kind(at.spot.kind).map_or("", |quarter| quarter.from(lang));
                let unfinished = self.closing != Closing::No;
                match (lang, unfinished) {
                    (Lang::En, false) => format!(
                        "{} is completed. Move followers there {quarter} of Carcassonne first? [K5]",
                        lang::capitalised(&place)
                    ),
                    (Lang::Fr, false) => format!(
                        "Évaluation : {place}. Y envoyer d'abord des partisans {quarter} de Carcassonne ? [K5]"
                    ),
                    (Lang::En, true) => {
                        format!(
                            "Final scoring of {place}. Move followers there {quarter} of Carcassonne first? [K8]"
                        )
                    }
                    (Lang::Fr, true) => format!(
                        "Évaluation finale : {place}. Y envoyer d'abord des partisans {quarter} de Carcassonne ? [K8]"
                    ),
                }
            }
            Phase::Send => text(
                "Others scored by your tile and you did not: send a follower to Carcassonne? [K3]",
                "Votre tuile a fait marquer d'autres joueurs, pas vous : envoyer un partisan à Carcassonne ? [K3]",
            ),
            Phase::MoveCount => text("Move the Count? [K4]", "Déplacer le Comte ? [K4]"),
            Phase::Deal | Phase::Draw | Phase::Over => String::new(),
        }
    }

    fn answer(&self, mv: Move) -> Answer {
        let features: Vec<_> = match mv {
            Move::Good(segment) => vec![segment],
            Move::Join(_) => self.queue.last().copied().into_iter().collect(),
            _ => Vec::new(),
        };
        let mut segments: Vec<Place> = match mv {
            Move::Join(_) => features.iter().flat_map(|&feature| self.segments_of(feature)).collect(),
            _ => features.iter().map(|&segment| self.place_of(segment)).collect(),
        };
        let action = self.action_of(mv);
        let mut tiles = Vec::new();
        match &action {
            Action::Shift { from, to, .. } => {
                segments = vec![*to];
                tiles = vec![from.pos];
            }
            Action::War { knights, pos } => {
                tiles = knights.iter().map(|(_, place)| place.pos).chain([*pos]).collect();
            }
            Action::Rebuild { from, pos, .. } => tiles = vec![*from, *pos],
            _ => {}
        }
        Answer {
            said: Sentence::new(|lang| self.answers(&action, lang)),
            action,
            segments,
            sides: Vec::new(),
            tiles,
        }
    }

    fn answers(&self, action: &Action, lang: Lang) -> String {
        let piece = |piece: Piece| match (lang, piece) {
            (Lang::En, Piece::Big) => "big follower",
            (Lang::En, _) => "follower",
            (Lang::Fr, Piece::Big) => "gros partisan",
            (Lang::Fr, _) => "partisan",
        };
        match (action, lang) {
            (Action::Give { tile, .. }, _) => {
                tile.as_ref().map_or(String::new(), |name| self.told_apart(name, &self.row_kinds(), lang))
            }
            (Action::Discard { .. }, Lang::En) if matches!(self.phase, Phase::Lay(_)) => {
                "Set it aside".to_owned()
            }
            (Action::Discard { .. }, Lang::Fr) if matches!(self.phase, Phase::Lay(_)) => {
                "L'écarter".to_owned()
            }
            (Action::Discard { tile }, _) => self.told_apart(tile, &self.given_up(), lang),
            (Action::Blind, Lang::En) => "Draw from the bag".to_owned(),
            (Action::Blind, Lang::Fr) => "Piocher".to_owned(),
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
            (_, Lang::En) => "No, go on".to_owned(),
            (_, Lang::Fr) => "Non, continuer".to_owned(),
        }
    }

    /// A tile in words; with its name, where another of those to choose from has the same words.
    fn told_apart(&self, name: &TileName, among: &[TileId], lang: Lang) -> String {
        let table = &self.rules.table;
        let Some(tile) = table.find(name) else { return String::new() };
        let words = table.tile(tile).describe(lang);
        let is_alike = |&other: &TileId| other != tile && table.tile(other).describe(lang) == words;
        if among.iter().any(is_alike) { format!("{words} ({name})") } else { words }
    }

    /// Who is asked something in the middle of another's turn.
    pub fn interrupts(&self) -> Option<Player> {
        self.asked().filter(|&player| player != self.core.player)
    }
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
    let role = super::roles::role(spot.kind).text().get(lang);
    let (big, at) = match lang {
        Lang::En => ("big ", "on"),
        Lang::Fr => ("gros ", "en"),
    };
    let big = if piece == Piece::Big { big } else { "" };
    let side = spot.port.map_or(String::new(), |_| format!(" ({})", spot.whereabouts(lang)));
    format!("{big}{role} {at} {pos}{side}")
}
