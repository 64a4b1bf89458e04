//! What is wrong with the text of an action, in words.

use crate::play::action::{ActionError, Expected};
use crate::vocabulary::lang::{Lang, Say, Text};

impl Expected {
    /// What would have been right, to come after "expected".
    pub const fn text(self) -> Text {
        match self {
            Self::Action => Text {
                en: "an action such as draw, lay, follower, big, hut, good, score, use, reveal, gate, wall, guard, tower, deal, open, give, blind, discard, mountain, rebuild, move, war, join, quarter, count or pass",
                fr: "une action comme draw, lay, follower, big, hut, good, score, use, reveal, gate, wall, guard, tower, deal, open, give, blind, discard, mountain, rebuild, move, war, join, quarter, count ou pass",
            },
            Self::Tile => {
                Text { en: "a tile's name such as road-bend", fr: "un nom de tuile comme road-bend" }
            }
            Self::Square => Text { en: "a square such as 1,-2", fr: "une case comme 1,-2" },
            Self::Rotation => {
                Text { en: "a rotation: 0, 90, 180 or 270", fr: "une rotation : 0, 90, 180 ou 270" }
            }
            Self::Spot => Text {
                en: "a spot such as city n, field e3 or monastery",
                fr: "un emplacement comme city n, field e3 ou monastery",
            },
            Self::WallTile => {
                Text { en: "a wall tile such as tower-double", fr: "une tuile Mur comme tower-double" }
            }
            Self::Side => Text { en: "a side: n, e, s or w", fr: "un côté : n, e, s ou w" },
            Self::End => Text { en: "an end: left or right", fr: "un bout : left ou right" },
            Self::Player => Text { en: "a player's number", fr: "un numéro de joueur" },
            Self::Piece => Text { en: "a follower: follower or big", fr: "un partisan : follower ou big" },
            Self::Quarter => Text {
                en: "a quarter: castle, market, blacksmith or cathedral",
                fr: "un quartier : castle, market, blacksmith ou cathedral",
            },
            Self::Between(word) => Text { en: word, fr: word },
            Self::Nothing => Text { en: "nothing more", fr: "rien de plus" },
        }
    }
}

impl ActionError {
    /// What was expected and found, without the column.
    pub fn say_without_column(&self, lang: Lang) -> String {
        let expected = self.expected.text().get(lang);
        match (lang, self.found.is_empty()) {
            (Lang::En, false) => format!("expected {expected}, found {:?}", self.found),
            (Lang::En, true) => format!("expected {expected}, found the end of the line"),
            (Lang::Fr, false) => format!("attendu : {expected} ; trouvé : « {} »", self.found),
            (Lang::Fr, true) => format!("attendu : {expected} ; trouvé : la fin de la ligne"),
        }
    }
}

impl Say for ActionError {
    fn say(&self, lang: Lang) -> String {
        let column = match lang {
            Lang::En => "column",
            Lang::Fr => "colonne",
        };
        format!("{column} {}: {}", self.column, self.say_without_column(lang))
    }
}
