//! What is told of the base game only, in both languages.

use bastide_engine::games::base::Quarter;
use bastide_engine::lang::{Lang, Text};

pub(super) const LEGEND: Text = Text {
    en: "# city  - | road  . field  M monastery  S shield  X crossroads  1 2 … followers by player",
    fr: "# ville  - | chemin  . pré  M abbaye  S blason  X carrefour  1 2 … partisans par joueur",
};

// Signs that some expansions, variants and tiles bring.
pub(super) const INN: Text = Text { en: "I inn by a road", fr: "I auberge au bord d'un chemin" };
pub(super) const CATHEDRAL: Text = Text { en: "C cathedral", fr: "C cathédrale" };
pub(super) const BIG_FOLLOWERS: Text = Text { en: "B1 B2 … big followers", fr: "B1 B2 … gros partisans" };
pub(super) const RIVER: Text = Text { en: "~ river  o spring, lake", fr: "~ rivière  o source, lac" };
pub(super) const MOUNTAIN: Text = Text { en: "^ mountain", fr: "^ montagne" };
pub(super) const STREAM: Text = Text { en: "≈ river for boats", fr: "≈ rivière pour bateaux" };
pub(super) const PORT: Text = Text { en: "P port", fr: "P port" };
pub(super) const MARKET: Text = Text { en: "m market", fr: "m marché" };
pub(super) const BOATS: Text = Text { en: "b1 b2 … boats", fr: "b1 b2 … bateaux" };
pub(super) const GOODS: Text = Text { en: "g1 g2 … goods", fr: "g1 g2 … marchandises" };
pub(super) const CARCASSONNE: Text = Text {
    en: "% Carcassonne  a castle  b market  c blacksmith's  d cathedral  * the Count",
    fr: "% Carcassonne  a château  b marché  c forge  d cathédrale  * le Comte",
};

// What is said of tiles to choose from.
pub(super) const KEPT_MONASTERY: Text =
    Text { en: " – the monastery you keep [V1]", fr: " – l'abbaye que vous gardez [V1]" };
pub(super) const FACE_DOWN: Text = Text {
    en: "^^^ is the tile face down: a mountain [V9].",
    fr: "^^^ : la tuile à l'envers, une montagne [V9].",
};

// What a player has, beside the points.
pub(super) const BIG_FOLLOWER: Text = Text { en: "the big one", fr: "le gros" };
pub(super) const MONASTERY_TO_PLAY: Text = Text { en: "a monastery to play", fr: "une abbaye à poser" };
pub(super) const GIVES_OUT: Text = Text { en: "gives out the tiles", fr: "donne les tuiles" };

pub(super) fn goods(left: u32, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{left} goods"),
        Lang::Fr => format!("{left} marchandises"),
    }
}

/// Who waits in a quarter of Carcassonne, with a star if the Count is there.
pub(super) fn quarter(quarter: Quarter, letter: char, count: bool, here: &[String], lang: Lang) -> String {
    let who = if here.is_empty() { "–".to_owned() } else { here.join(" ") };
    let star = if count { " *" } else { "" };
    let colon = match lang {
        Lang::En => ":",
        Lang::Fr => " :",
    };
    format!("{letter} {}{star}{colon} {who}", quarter.name(lang))
}
