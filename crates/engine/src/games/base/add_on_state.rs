//! What the expansions and variants of a game in play have to remember.

use super::Rules;
use super::expansions::{count, river};
use super::variants::{hands::Hands, rivers_ports::Trade};
use crate::board::{Player, PlayerSet, SegmentId};
use crate::play::bag::Bag;
use crate::vocabulary::tiles::TileId;

/// What lies on the table besides, and what has happened in the turn that later steps of it ask for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct AddOnState {
    /// R: where the river has come to, until it ends.
    pub(super) course: Option<river::Course>,
    /// K: who is in Carcassonne, and where the Count is.
    pub(super) carcassonne: count::Carcassonne,
    /// V1: the monasteries that are not played yet.
    pub(super) kept: [Option<TileId>; Player::MAX],
    /// V2, V3, V6, V11: tiles before the players and on the table.
    pub(super) hands: Hands,
    /// V13: boats' rights and goods.
    pub(super) trade: Trade,
    /// K3: those whom the tile has brought points.
    pub(super) scored: PlayerSet,
    /// V8: how many actions the turn has seen.
    pub(super) actions: u8,
    /// V14: whether the turn's first tile is laid.
    pub(super) second: bool,
    /// V10: the segments of tiles that were laid elsewhere since the tile just laid.
    pub(super) relaid: Vec<SegmentId>,
}

impl AddOnState {
    /// Before the game; takes out of the bag what players have from the start.
    pub(super) fn new(rules: &Rules, bag: &mut Bag) -> Self {
        let mut add_ons = Self {
            course: rules.river.as_ref().map(|tiles| river::Course::new(rules, tiles, bag)),
            carcassonne: count::Carcassonne::default(),
            kept: [None; Player::MAX],
            hands: Hands::default(),
            trade: Trade::default(),
            scored: PlayerSet::default(),
            actions: 0,
            second: false,
            relaid: Vec::new(),
        };
        if rules.monasteries_for_all {
            add_ons.keep_monasteries(rules, bag);
        }
        add_ons
    }

    /// The tile is done with: what concerned it alone is forgotten.
    pub(super) fn forget_tile(&mut self) {
        self.scored = PlayerSet::default();
        self.actions = 0;
        self.relaid.clear();
    }
}
