use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// Something about one segment that is not counted over its whole feature.
///
/// ```
/// use bastide_engine::tiles::Mark;
///
/// assert_eq!("source".parse(), Ok(Mark::Spring));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[derive(IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
pub enum Mark {
    /// A river begins here.
    #[strum(serialize = "source")]
    Spring,
    /// A place of worship: a hunter put here has the meadow alone.
    Shrine,
    /// A port, at which a river ends.
    Port,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// The word for it in tile files.
    pub fn word(self) -> &'static str {
        self.into()
    }
}
