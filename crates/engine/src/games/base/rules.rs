//! What a setup makes of the rules: tiles, options, and which expansions and variants hold.

use super::expansions::{count, river};
use super::variants::{few_followers, mountains};
use crate::setup::Setup;
use crate::vocabulary::tiles::{Law, TileId, TileSet, TileTable};

/// How farmers score (B24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farmers {
    /// B21: each completed city pays 4 to the majority over all fields that touch it.
    FirstEdition,
    /// Each field pays 3 per completed city that it touches, to its own majority.
    ThirdEdition,
    /// There are none.
    None,
}

/// How players come by their tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// B3: one is drawn each turn.
    One,
    /// V2: a hand of three.
    Hand,
    /// V3: three lie open.
    Row,
    /// V6: all are dealt out.
    Architects,
    /// V11: one player gives them out, face down or up.
    Given {
        /// Face down.
        hidden: bool,
    },
    /// V14: two are drawn each turn, one after the other.
    Two,
}

/// Everything about a game that never changes while it is played.
#[derive(Debug)]
pub struct Rules {
    pub(super) table: TileTable,
    /// The start tile; it stays out of the game where something else lies there first (R1, K1).
    pub(super) start: TileId,
    pub(super) players: usize,
    /// Followers in the supply at first.
    pub(super) followers: u8,
    pub(super) farmers: Farmers,
    /// B12 holds: a city of two tiles scores half.
    pub(super) small_city_halved: bool,
    /// Inns & Cathedrals.
    pub(super) inns: bool,
    /// The River's tiles.
    pub(super) river: Option<river::Tiles>,
    /// The city of Carcassonne.
    pub(super) count: Option<count::Plan>,
    pub(super) draws: Draws,
    /// V1.
    pub(super) monasteries_for_all: bool,
    /// V4.
    pub(super) late_follower: bool,
    /// V5.
    pub(super) unstable: bool,
    /// V7, and V8 which goes with it.
    pub(super) lifestyle: bool,
    /// V8.
    pub(super) breach: bool,
    /// V9: what a tile laid face down is.
    pub(super) mountain: Option<TileId>,
    /// V10.
    pub(super) reconstruction: bool,
    /// V13.
    pub(super) ports: bool,
}

impl Rules {
    /// The rules for this setup.
    pub fn new(setup: &Setup) -> Self {
        let mixed = setup.tile_sets();
        let [with_river, with_count, with_mountains] =
            ["river", "count", "mountains"].map(|part| setup.has(part));
        let river = with_river.then(TileSet::river);
        let count = with_count.then(TileSet::count);
        let mountain = with_mountains.then(mountains::set);
        let sets = mixed.iter().chain(&river).chain(&count).chain(&mountain);
        let law = if with_mountains { Law::StrictOr(mountains::meets) } else { Law::Strict };
        let table = TileTable::new(sets, law).expect("a setup's tiles are checked");
        let start = mixed.iter().flat_map(|set| &set.tiles).find(|tile| tile.start);
        let start = start.and_then(|tile| table.find(&tile.name)).expect("a setup has a start tile");
        Self {
            start,
            players: setup.players(),
            followers: if setup.has("few-followers") {
                few_followers::each(setup.players())
            } else {
                FOLLOWERS
            },
            farmers: match setup.option("farmers") {
                "third-edition" => Farmers::ThirdEdition,
                "none" => Farmers::None,
                _ => Farmers::FirstEdition,
            },
            small_city_halved: setup.option("small-city") == "2",
            inns: setup.has("inns-cathedrals"),
            river: river.map(|set| river::Tiles::find(&table, &set)),
            count: count.map(|_| count::Plan::find(&table)),
            draws: draws(setup),
            monasteries_for_all: setup.has("monasteries-for-all"),
            late_follower: setup.has("late-follower"),
            unstable: setup.has("unstable-constructions"),
            lifestyle: setup.has("lifestyle") || setup.has("breach"),
            breach: setup.has("breach"),
            mountain: mountain.and_then(|set| table.find(&set.tiles[0].name)),
            reconstruction: setup.has("reconstruction"),
            ports: setup.has("rivers-ports"),
            table,
        }
    }

    /// How farmers score.
    pub fn farmers(&self) -> Farmers {
        self.farmers
    }

    /// Whether a city of two tiles scores half (B12).
    pub fn small_city_halved(&self) -> bool {
        self.small_city_halved
    }

    /// Whether inns and cathedrals count (I3, I4).
    pub fn inns(&self) -> bool {
        self.inns
    }

    /// Whether what is unfinished at the end scores nothing (V5).
    pub fn unstable(&self) -> bool {
        self.unstable
    }

    /// Whether tiles may be laid face down as mountains (V9).
    pub fn mountains(&self) -> bool {
        self.mountain.is_some()
    }

    /// Whether there are rivers with ports (V13).
    pub fn ports(&self) -> bool {
        self.ports
    }

    /// How players come by their tiles.
    pub fn draws(&self) -> Draws {
        self.draws
    }

    /// Whether each player has a monastery to play (V1).
    pub fn monasteries_for_all(&self) -> bool {
        self.monasteries_for_all
    }

    /// Whether a tile that is laid may be followed by more than one follower of the supply on it.
    pub fn asks_after_laying(&self) -> bool {
        self.late_follower || self.lifestyle || self.reconstruction
    }

    /// Whether there is more on the table than tiles and ordinary followers.
    pub fn has_more(&self) -> bool {
        self.inns || self.has_add_ons()
    }

    /// Whether there is more to a game than tiles, followers and points: something else to remember.
    pub fn has_add_ons(&self) -> bool {
        self.river.is_some()
            || self.count.is_some()
            || self.draws != Draws::One
            || self.monasteries_for_all
            || self.late_follower
            || self.lifestyle
            || self.mountain.is_some()
            || self.reconstruction
            || self.ports
    }
}

/// B1: eight each, of which one keeps the score.
pub(super) const FOLLOWERS: u8 = 7;

fn draws(setup: &Setup) -> Draws {
    let ways = [
        ("individual-planning", Draws::Hand),
        ("collective-planning", Draws::Row),
        ("architects", Draws::Architects),
        ("given-hidden", Draws::Given { hidden: true }),
        ("given-open", Draws::Given { hidden: false }),
        ("battle-of-monasteries", Draws::Two),
    ];
    ways.into_iter().find(|(part, _)| setup.has(part)).map_or(Draws::One, |(_, draws)| draws)
}
