use std::str::FromStr;

/// Something about one segment that is not counted over its whole feature.
///
/// ```
/// use bastide_engine::tiles::Mark;
///
/// assert_eq!("source".parse(), Ok(Mark::Spring));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// A river begins here.
    Spring,
    /// A place of worship: a hunter put here has the meadow alone.
    Shrine,
    /// A port, at which a river ends.
    Port,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Spring, Self::Shrine, Self::Port];

    /// The word for it in tile files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Spring => "source",
            Self::Shrine => "shrine",
            Self::Port => "port",
        }
    }
}

impl FromStr for Mark {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|mark| mark.word() == text).ok_or(())
    }
}
