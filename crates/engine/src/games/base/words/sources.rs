//! Where points come from in the base game besides what it has in common with other games.

use crate::play::source::Source;
use crate::vocabulary::lang::Text;

impl Source {
    /// Cities.
    pub const CITIES: Self = Self::new("cities", Text { en: "cities", fr: "villes" });
    /// Monasteries.
    pub const MONASTERIES: Self = Self::new("monasteries", Text { en: "monasteries", fr: "abbayes" });
    /// Fields, by the cities they supply.
    pub const FIELDS: Self = Self::new("fields", Text { en: "fields", fr: "prés" });
    /// Goods beside ports.
    pub const GOODS: Self = Self::new("goods", Text { en: "goods", fr: "marchandises" });
    /// Points paid for more.
    pub const PAID: Self = Self::new("paid", Text { en: "paid", fr: "dépensé" });
}
