use crate::vocabulary::lang::{Lang, Text};
use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// What a part of a tile is.
///
/// ```
/// use bastide_engine::tiles::FeatureKind;
///
/// assert_eq!("city".parse(), Ok(FeatureKind::City));
/// assert_eq!(FeatureKind::Monastery.to_string(), "monastery");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::Display)]
#[derive(IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
pub enum FeatureKind {
    /// A road; crosses a side at its middle port.
    Road,
    /// A walled city.
    City,
    /// A field.
    Field,
    /// A monastery, in the middle of its tile.
    Monastery,
    /// Where roads end in the middle of a tile. Drawn, never claimed.
    Crossroads,
    /// A tower within walls.
    Tower,
    /// A house within walls.
    House,
    /// A court within walls.
    Court,
    /// A market, which sells goods.
    Market,
    /// A residential area.
    Residential,
    /// A forest.
    Forest,
    /// A river with fish, or the River; crosses a side at its middle port.
    River,
    /// A meadow with animals.
    Meadow,
    /// A lake, in which rivers end.
    Lake,
    /// The spring a river begins at. Drawn, never claimed.
    Source,
    /// The city of Carcassonne, within its great wall; not an ordinary city.
    Carcassonne,
    /// A mountain: a tile laid face down.
    Mountain,
    /// A river that boats go on; crosses a side at its middle port.
    Stream,
    /// A market that such a river ends at. Drawn, never claimed.
    Marketplace,
}

impl FeatureKind {
    /// All kinds.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// The word for it in tile files and notations.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The word for it in a sentence.
    pub const fn name(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Road => Text { en: "road", fr: "chemin" },
            Self::City => Text { en: "city", fr: "ville" },
            Self::Field => Text { en: "field", fr: "pré" },
            Self::Monastery => Text { en: "monastery", fr: "abbaye" },
            Self::Crossroads => Text { en: "crossroads", fr: "carrefour" },
            Self::Tower => Text { en: "tower", fr: "tour" },
            Self::House => Text { en: "house", fr: "maison" },
            Self::Court => Text { en: "court", fr: "cour" },
            Self::Market => Text { en: "market", fr: "marché" },
            Self::Residential => Text { en: "residential area", fr: "zone résidentielle" },
            Self::Forest => Text { en: "forest", fr: "forêt" },
            Self::River => Text { en: "river", fr: "rivière" },
            Self::Meadow => Text { en: "meadow", fr: "prairie" },
            Self::Lake => Text { en: "lake", fr: "lac" },
            Self::Source => Text { en: "spring", fr: "source" },
            Self::Carcassonne => Text { en: "city of Carcassonne", fr: "cité de Carcassonne" },
            Self::Mountain => Text { en: "mountain", fr: "montagne" },
            Self::Stream => Text { en: "river", fr: "rivière" },
            Self::Marketplace => Text { en: "market", fr: "marché" },
        };
        text.get(lang)
    }

    /// The word for several of them.
    pub const fn plural(self, lang: Lang) -> &'static str {
        let text = match self {
            Self::Road => Text { en: "roads", fr: "chemins" },
            Self::City => Text { en: "cities", fr: "villes" },
            Self::Field => Text { en: "fields", fr: "prés" },
            Self::Monastery => Text { en: "monasteries", fr: "abbayes" },
            Self::Crossroads => Text { en: "crossroads", fr: "carrefours" },
            Self::Tower => Text { en: "towers", fr: "tours" },
            Self::House => Text { en: "houses", fr: "maisons" },
            Self::Court => Text { en: "courts", fr: "cours" },
            Self::Market => Text { en: "markets", fr: "marchés" },
            Self::Residential => Text { en: "residential areas", fr: "zones résidentielles" },
            Self::Forest => Text { en: "forests", fr: "forêts" },
            Self::River => Text { en: "rivers", fr: "rivières" },
            Self::Meadow => Text { en: "meadows", fr: "prairies" },
            Self::Lake => Text { en: "lakes", fr: "lacs" },
            Self::Source => Text { en: "springs", fr: "sources" },
            Self::Carcassonne => Text { en: "cities of Carcassonne", fr: "cités de Carcassonne" },
            Self::Mountain => Text { en: "mountains", fr: "montagnes" },
            Self::Stream => Text { en: "rivers", fr: "rivières" },
            Self::Marketplace => Text { en: "markets", fr: "marchés" },
        };
        text.get(lang)
    }

    /// Whether followers lie down on it, because they stay there to the end.
    pub const fn lies_down(self) -> bool {
        matches!(self, Self::Field | Self::Court | Self::Residential | Self::Meadow)
    }

    /// Whether the French word for it is feminine.
    pub const fn is_feminine(self) -> bool {
        matches!(
            self,
            Self::City
                | Self::Monastery
                | Self::Tower
                | Self::House
                | Self::Court
                | Self::Residential
                | Self::Forest
                | Self::River
                | Self::Meadow
                | Self::Source
                | Self::Carcassonne
                | Self::Mountain
                | Self::Stream
        )
    }

    /// What it borders on its tile that its scoring asks for: cities of a field, Carcassonne among them, markets
    /// of a residential area, the lake a river ends in, and the rivers of a lake.
    pub const fn neighbours(self) -> &'static [Self] {
        match self {
            Self::Field => &[Self::City, Self::Carcassonne],
            Self::Residential => &[Self::Market],
            Self::River => &[Self::Lake],
            Self::Lake => &[Self::River],
            _ => &[],
        }
    }

    /// Whether it stands inside its tile and never reaches the rim.
    pub const fn is_inner(self) -> bool {
        matches!(self, Self::Monastery | Self::Crossroads | Self::Lake | Self::Source | Self::Marketplace)
    }

    /// Whether it runs across a side at the middle port.
    pub const fn is_way(self) -> bool {
        matches!(self, Self::Road | Self::River | Self::Stream)
    }

    /// Whether it is land that followers lie on to the end of the game, whose tiles nobody counts.
    pub const fn is_land(self) -> bool {
        matches!(self, Self::Field | Self::Residential | Self::Meadow | Self::Mountain)
    }
}
