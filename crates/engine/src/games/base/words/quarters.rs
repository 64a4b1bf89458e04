//! The quarters of Carcassonne by name.

use crate::games::base::Quarter;
use crate::vocabulary::lang::{Lang, Text};

impl Quarter {
    /// What it is called, with its article.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Castle => Text { en: "the castle", fr: "le château" },
            Self::Market => Text { en: "the market", fr: "le marché" },
            Self::Blacksmith => Text { en: "the blacksmith's", fr: "la forge" },
            Self::Cathedral => Text { en: "the cathedral", fr: "la cathédrale" },
        };
        text.get(lang)
    }

    /// Where somebody goes who goes there: `to the castle`.
    pub const fn to(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Castle => Text { en: "to the castle", fr: "au château" },
            Self::Market => Text { en: "to the market", fr: "au marché" },
            Self::Blacksmith => Text { en: "to the blacksmith's", fr: "à la forge" },
            Self::Cathedral => Text { en: "to the cathedral", fr: "à la cathédrale" },
        };
        text.get(lang)
    }

    /// Where somebody comes from who leaves it: `from the castle`.
    pub const fn from(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Castle => Text { en: "from the castle", fr: "du château" },
            Self::Market => Text { en: "from the market", fr: "du marché" },
            Self::Blacksmith => Text { en: "from the blacksmith's", fr: "de la forge" },
            Self::Cathedral => Text { en: "from the cathedral", fr: "de la cathédrale" },
        };
        text.get(lang)
    }
}
