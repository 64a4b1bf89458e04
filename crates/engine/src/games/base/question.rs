//! What the player in turn is asked, in words.

use super::{Closing, Move, Phase, State};
use crate::action::Action;
use crate::board::Player;
use crate::lang::{self, Lang};
use crate::pieces::{Piece, Place};
use crate::question::{Answer, Question, Sentence};

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let shown_on_board = |mv: &Move| match mv {
            Move::Lay(..) | Move::Mountain(..) | Move::Place(..) => true,
            // Where nobody can do anything but place followers, passing is known.
            Move::Pass => self.phase == Phase::Follow,
            _ => false,
        };
        let chance = matches!(self.phase, Phase::Draw | Phase::Deal | Phase::Over);
        let simple =
            matches!(self.phase, Phase::Lay(_)) || self.phase == Phase::Follow && !self.rules.lifestyle;
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
            Phase::Begin if self.rules.ports && !self.good_spots().is_empty() => text(
                "Lay a tile, draw one, or put a good beside a port [V13].",
                "Posez une tuile, piochez, ou posez une marchandise près d'un port [V13].",
            ),
            Phase::Begin => {
                text("Lay one of these tiles, or draw from the bag.", "Posez une de ces tuiles, ou piochez.")
            }
            Phase::Discard => text(
                "None of your tiles fits anywhere. Which one do you give up? [V2]",
                "Aucune de vos tuiles ne peut être posée. Laquelle défaussez-vous ? [V2]",
            ),
            Phase::Rebuild => text(
                "For a point, take a loose tile up and lay it elsewhere? [V10]",
                "Pour un point, déplacer une tuile peu reliée ? [V10]",
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
                let place = self.place_of(feature).describe(lang);
                let unfinished = self.closing != Closing::No;
                match (lang, unfinished) {
                    (Lang::En, false) => format!(
                        "{} is completed. Move followers there from Carcassonne first? [K5]",
                        lang::capitalised(&place)
                    ),
                    (Lang::Fr, false) => format!(
                        "{} va être évalué. Y envoyer d'abord des partisans de Carcassonne ? [K5]",
                        lang::capitalised(&place)
                    ),
                    (Lang::En, true) => {
                        format!("Final scoring of {place}. Move followers there from Carcassonne first? [K8]")
                    }
                    (Lang::Fr, true) => format!(
                        "Évaluation finale : {place}. Y envoyer d'abord des partisans de Carcassonne ? [K8]"
                    ),
                }
            }
            Phase::Send => text(
                "Others scored by your tile and you did not: send a follower to Carcassonne? [K3]",
                "Votre tuile a fait marquer d'autres joueurs, pas vous : envoyer un partisan à Carcassonne ? [K3]",
            ),
            Phase::MoveCount => text("Move the Count? [K4]", "Déplacer le Comte ? [K4]"),
            Phase::Deal | Phase::Draw | Phase::Lay(_) | Phase::Over => String::new(),
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
                let tile = tile.as_ref().and_then(|name| self.rules.table.find(name));
                tile.map_or(String::new(), |tile| self.rules.table.tile(tile).describe(lang))
            }
            (Action::Discard { tile }, _) => {
                let tile = self.rules.table.find(tile);
                tile.map_or(String::new(), |tile| self.rules.table.tile(tile).describe(lang))
            }
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
            (Action::Shift { piece: moved, from, to }, Lang::En) => {
                format!("The {} on {} to {}", piece(*moved), from.pos, to.describe(lang))
            }
            (Action::Shift { piece: moved, from, to }, Lang::Fr) => {
                format!("Le {} en {} vers {}", piece(*moved), from.pos, to.describe(lang))
            }
            (Action::War { knights: [(_, a), (_, b)], pos }, Lang::En) => {
                format!("The knights on {} and {} take the monastery on {pos}", a.pos, b.pos)
            }
            (Action::War { knights: [(_, a), (_, b)], pos }, Lang::Fr) => {
                format!("Les chevaliers en {} et {} prennent l'abbaye en {pos}", a.pos, b.pos)
            }
            (Action::Join { piece: joins }, Lang::En) => format!("Move a {} there", piece(*joins)),
            (Action::Join { piece: joins }, Lang::Fr) => format!("Y envoyer un {}", piece(*joins)),
            (Action::Quarter { piece: sent, quarter }, _) => {
                format!("{} → {}", lang::capitalised(piece(*sent)), quarter.name(lang))
            }
            (Action::Count { quarter }, Lang::En) => format!("To {}", quarter.name(lang)),
            (Action::Count { quarter }, Lang::Fr) => format!("Vers {}", quarter.name(lang)),
            (_, Lang::En) => "No, go on".to_owned(),
            (_, Lang::Fr) => "Non, continuer".to_owned(),
        }
    }

    /// Who is asked something in the middle of another's turn.
    pub fn interrupts(&self) -> Option<Player> {
        self.asked().filter(|&player| player != self.core.player)
    }
}
