use crate::vocabulary::words::{NoSuchWord, all, no_such_word};
use serde::Serialize;
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A kind of wooden piece.
///
/// ```
/// use bastide_engine::Piece;
///
/// assert_eq!("big".parse(), Ok(Piece::Big));
/// assert_eq!(Piece::Big.weight(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[derive(Display, IntoStaticStr, EnumString, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_word)]
pub enum Piece {
    /// An ordinary follower.
    Follower,
    /// A hut, beside water.
    Hut,
    /// A big follower of Inns & Cathedrals.
    Big,
    /// A good beside a port.
    Good,
}

impl Piece {
    /// All kinds.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// The followers: those that decide majorities of features.
    pub const FOLLOWERS: [Self; 2] = [Self::Follower, Self::Big];

    /// The word for it in notations.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// How much it counts where the majority decides.
    pub const fn weight(self) -> u8 {
        match self {
            Self::Follower | Self::Hut | Self::Good => 1,
            // I2
            Self::Big => 2,
        }
    }
}
