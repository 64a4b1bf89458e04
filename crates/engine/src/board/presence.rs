use serde::{Deserialize, Serialize};
use std::{fmt, ops::AddAssign};

/// A seat at the table. The first is 0 in the code and 1 for people.
///
/// ```
/// use bastide_engine::board::Player;
///
/// assert_eq!(Player::new(0).to_string(), "1");
/// assert_eq!(Player::new(2).next(3), Player::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(u8);

impl Player {
    /// The most players any game has.
    pub const MAX: usize = 6;

    /// The player in this seat, counted from zero.
    #[inline]
    pub const fn new(seat: usize) -> Self {
        assert!(seat < Self::MAX, "at most six can play");
        Self(seat as u8)
    }

    /// The seat, counted from zero.
    #[inline]
    pub const fn seat(self) -> usize {
        self.0 as usize
    }

    /// The seat as people count, from one.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// Whose turn comes after this one's.
    #[inline]
    pub const fn next(self, players: usize) -> Self {
        if self.seat() + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }

    /// All players of a game, in turn order.
    pub fn all(players: usize) -> impl Iterator<Item = Self> + Clone {
        (0..players).map(Self::new)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// As people count: the first player is 1.
impl Serialize for Player {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            number @ 1..=6 => Ok(Self(number - 1)),
            number => Err(serde::de::Error::custom(format!("player {number}: expected 1 to 6"))),
        }
    }
}

/// Some of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// Whether the player is in it.
    #[inline]
    pub const fn contains(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In seat order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Player> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                Player(seat as u8)
            })
        })
    }
}

/// How strongly each player is present on a feature: eight bits a player, so that joining two
/// features is one addition.
///
/// ```
/// use bastide_engine::board::{Player, Presence};
///
/// let (a, b) = (Player::new(0), Player::new(1));
/// let mut road = Presence::of(a, 1);
/// road += Presence::of(b, 1);
/// assert_eq!(road.leaders().iter().collect::<Vec<_>>(), [a, b]);
/// road += Presence::of(b, 1);
/// assert_eq!(road.leaders().iter().collect::<Vec<_>>(), [b]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presence(u64);

const _: () = assert!(Player::MAX <= 8, "a set of players is a byte, a presence a byte for each");

impl Presence {
    /// One player's followers of this combined weight.
    #[inline]
    pub const fn of(player: Player, weight: u8) -> Self {
        Self((weight as u64) << (8 * player.0))
    }

    /// Nobody is there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One player's weight.
    #[inline]
    pub const fn get(self, player: Player) -> u8 {
        (self.0 >> (8 * player.0)) as u8
    }

    /// Takes away what [`AddAssign`] added.
    #[inline]
    pub fn remove(&mut self, player: Player, weight: u8) {
        debug_assert!(self.get(player) >= weight, "nobody leaves who was not there");
        self.0 -= Self::of(player, weight).0;
    }

    /// Those with the most; all of them when they tie, none when nobody is there.
    #[inline]
    pub fn leaders(self) -> PlayerSet {
        let (mut most, mut leaders, mut left, mut bit) = (1, 0, self.0, 1);
        while left != 0 {
            let here = left as u8;
            if here > most {
                most = here;
                leaders = bit;
            } else if here == most {
                leaders |= bit;
            }
            left >>= 8;
            bit <<= 1;
        }
        PlayerSet(leaders)
    }

    /// How much weight a player lacks to be among those with the most; 0 for those who are, 1 for all where nobody
    /// is there.
    ///
    /// ```
    /// use bastide_engine::board::{Player, Presence};
    ///
    /// let (a, b) = (Player::new(0), Player::new(1));
    /// let road = Presence::of(a, 2);
    /// assert_eq!([road.lacks(a), road.lacks(b), Presence::default().lacks(a)], [0, 2, 1]);
    /// ```
    pub fn lacks(self, player: Player) -> u8 {
        let most = self.iter().map(|(_, weight)| weight).max().unwrap_or(1);
        most - self.get(player)
    }

    /// Everybody who is there, with the weight.
    pub fn iter(self) -> impl Iterator<Item = (Player, u8)> {
        Player::all(Player::MAX).map(move |p| (p, self.get(p))).filter(|&(_, weight)| weight > 0)
    }
}

impl AddAssign for Presence {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl PlayerSet {
    /// Takes a player in.
    #[inline]
    pub fn insert(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    /// Takes all of these in.
    #[inline]
    pub fn extend(&mut self, others: Self) {
        self.0 |= others.0;
    }

    /// The next player in turn order instead of each.
    pub fn after_each(self, players: usize) -> Self {
        let mut after = Self::default();
        self.iter().for_each(|player| after.insert(player.next(players)));
        after
    }
}
