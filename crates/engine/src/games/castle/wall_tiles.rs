//! Wall tiles: turned up when taken, held, and used in turns (X15 to X17).

use super::features::{Done, majority};
use super::{PLAYERS, Phase, Stage, State};
use crate::board::Player;
use crate::games::castle::CastleEvent;
use crate::games::castle::WallTile;
use crate::play::event::{Event, RuleId, Sink};
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::FeatureKind;

/// The wall tiles of one player, by kind.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Hand {
    held: [u8; WallTile::KINDS],
    /// Those of them that were won in this turn.
    fresh: [u8; WallTile::KINDS],
}

impl Hand {
    #[inline]
    pub(super) fn held(&self, tile: WallTile) -> u8 {
        self.held[tile.index()]
    }

    /// X15: those that were not won in this very turn.
    #[inline]
    pub(super) fn usable(&self, tile: WallTile) -> u8 {
        self.held[tile.index()] - self.fresh[tile.index()]
    }

    pub(super) fn win(&mut self, tile: WallTile) {
        self.held[tile.index()] += 1;
        self.fresh[tile.index()] += 1;
    }

    /// The turn is over: what was won in it can be used from now on.
    #[inline]
    pub(super) fn settle(&mut self) {
        self.fresh = [0; WallTile::KINDS];
    }
}

/// Wall tiles of one kind that a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The kind.
    pub tile: WallTile,
    /// How many.
    pub count: u32,
    /// How many of them were not won in this very turn (X15).
    pub usable: u32,
}

impl State {
    /// The wall tiles a player holds, by kind. They lie face up.
    pub fn wall_tiles(&self, player: Player) -> impl Iterator<Item = Held> {
        let hand = self.hands[player.seat()];
        WallTile::ALL.into_iter().filter(move |&tile| hand.held(tile) > 0).map(move |tile| Held {
            tile,
            count: u32::from(hand.held(tile)),
            usable: u32::from(hand.usable(tile)),
        })
    }

    /// Wall tiles nobody has seen, by kind in the order of [`WallTile::ALL`]: on the towers, taken but not
    /// turned up yet, or out of the game since the beginning.
    pub fn unseen_wall_tiles(&self) -> &[u8; WallTile::KINDS] {
        &self.unseen_walls
    }

    /// Wall tiles that were used, by kind in the order of [`WallTile::ALL`].
    pub fn used_wall_tiles(&self) -> &[u8; WallTile::KINDS] {
        &self.used
    }

    /// The player whose wall tile is turned up next: the mover's come first, as they were taken first.
    pub fn revealing(&self) -> Option<Player> {
        [self.core.player, self.core.player.next(PLAYERS)]
            .into_iter()
            .find(|player| self.taken[player.seat()] > 0)
    }

    /// X2: nobody knows which tiles lie on the towers and which were left out, so what a taken one is
    /// is decided when it is turned up.
    pub(super) fn reveal<S: Sink>(&mut self, tile: WallTile, sink: &mut S) {
        let player = self.revealing().expect("a wall tile was taken");
        self.taken[player.seat()] -= 1;
        self.unseen_walls[tile.index()] -= 1;
        self.hands[player.seat()].win(tile);
        sink.tell(|| Event::Castle(CastleEvent::WallTileRevealed { player, tile }));
        self.after_scoring(sink);
    }

    /// X15: a used wall tile is out of the game.
    pub(super) fn use_tile<S: Sink>(
        &mut self,
        player: Player,
        tile: WallTile,
        place: Option<Place>,
        sink: &mut S,
    ) {
        self.hands[player.seat()].held[tile.index()] -= 1;
        self.used[tile.index()] += 1;
        sink.tell(|| Event::Castle(CastleEvent::WallTileUsed { player, tile, place, rule: RuleId("X16") }));
    }

    /// X17: kinds 2 and 3 are announced when the feature is completed, before it is scored.
    pub(super) fn offer_doubling<S: Sink>(&mut self, sink: &mut S) {
        if self.doubling_choices() != 0 {
            self.phase = Phase::Double;
        } else {
            self.score_on(sink);
        }
    }

    /// The completed features that the mover may double now, as bits. X16: the mover needs the majority.
    #[inline]
    pub(super) fn doubling_choices(&self) -> u32 {
        let hand = &self.hands[self.core.player.seat()];
        let usable = |tile| hand.usable(tile) > 0;
        if !usable(WallTile::TowerDouble) && !usable(WallTile::HouseDouble) {
            return 0;
        }
        let mut choices = 0;
        for (number, done) in self.completed.as_slice().iter().enumerate() {
            let presence = self.core.board.features().presence(done.feature);
            let open = !done.doubled
                && self.doubling_tile(done).is_some_and(usable)
                && majority(presence) == Some(self.core.player);
            choices |= u32::from(open) << number;
        }
        choices
    }

    /// The wall tile that makes such a feature count double.
    pub(super) fn doubling_tile(&self, done: &Done) -> Option<WallTile> {
        match self.core.board.features().kind(done.feature) {
            FeatureKind::Tower => Some(WallTile::TowerDouble),
            FeatureKind::House => Some(WallTile::HouseDouble),
            _ => None,
        }
    }

    pub(super) fn double<S: Sink>(&mut self, number: usize, sink: &mut S) {
        let done = self.completed.as_slice()[number];
        let tile = self.doubling_tile(&done).expect("only towers and houses are doubled");
        self.completed.double(number);
        let place = self.place_of(done.feature);
        self.use_tile(self.core.player, tile, Some(place), sink);
        self.offer_doubling(sink);
    }

    /// What one of the completed features scores.
    #[inline]
    pub(super) fn points_of(&self, done: &Done) -> u32 {
        self.tally(done.feature, if done.doubled { Stage::Raised } else { Stage::Completed }).points()
    }

    /// X16: kind 1, while there is a tile for another turn.
    #[inline]
    pub(super) fn may_take_extra_turn(&self) -> bool {
        self.core.bag.left() > 0 && self.hands[self.core.player.seat()].usable(WallTile::ExtraTurn) > 0
    }

    pub(super) fn take_extra_turn<S: Sink>(&mut self, sink: &mut S) {
        self.use_tile(self.core.player, WallTile::ExtraTurn, None, sink);
        self.next_turn(self.core.player, sink);
    }
}
