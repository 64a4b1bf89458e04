use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, ops::Deref, str::FromStr, sync::Arc};

/// The name of a tile in its file: lower-case words joined by hyphens.
///
/// ```
/// use bastide_engine::TileName;
///
/// let name: TileName = "city-side".parse().unwrap();
/// assert_eq!(&*name, "city-side");
/// assert!("City side".parse::<TileName>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileName(Arc<str>);

impl FromStr for TileName {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.is_empty() || text.len() > 64 || !text.chars().all(good) {
            Err(())
        } else {
            Ok(Self(text.into()))
        }
    }
}

impl Deref for TileName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Serialize for TileName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for TileName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(|()| serde::de::Error::custom(format!("{text:?} is not a tile name")))
    }
}
