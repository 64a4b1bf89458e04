//! Tiles before the players and on the table: what V2, V3, V6 and V11 have in common.

use crate::board::Player;
use crate::games::base::BaseEvent;
use crate::games::base::{Draws, Phase, State};
use crate::play::action::Action;
use crate::play::bag::Bag;
use crate::play::event::{Event, Sink};
use crate::vocabulary::tiles::{TileId, TileTable};
use rand_core::Rng;

/// Tiles that are drawn but not laid.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::games::base) struct Hands {
    /// What is known of each player's tiles …
    pub(in crate::games::base) held: [Vec<TileId>; Player::MAX],
    /// … and how many more there are, for those who may not know which.
    pub(in crate::games::base) unknown: [u16; Player::MAX],
    /// V3: the open tiles. V11: those that are to be given out.
    pub(in crate::games::base) row: Vec<TileId>,
    /// How many more there are in the row, for those who may not know which.
    pub(in crate::games::base) row_unknown: u16,
    /// V11: who gives them out.
    pub(in crate::games::base) marker: Player,
    /// V11: how many are still to be looked at in this round.
    pub(in crate::games::base) to_look: u8,
    /// V11: how many have got theirs.
    pub(in crate::games::base) given: u8,
}

impl Default for Hands {
    fn default() -> Self {
        Self {
            held: Default::default(),
            unknown: [0; Player::MAX],
            row: Vec::new(),
            row_unknown: 0,
            marker: Player::new(0),
            to_look: 0,
            given: 0,
        }
    }
}

impl Hands {
    /// How many tiles a player has.
    pub(in crate::games::base) fn count(&self, player: Player) -> usize {
        self.held[player.seat()].len() + usize::from(self.unknown[player.seat()])
    }

    /// Whether nobody has any.
    pub(in crate::games::base) fn are_empty(&self, players: usize) -> bool {
        Player::all(players).all(|player| self.count(player) == 0)
    }

    /// Takes a tile out of a hand, if it is there.
    pub(in crate::games::base) fn take(&mut self, player: Player, tile: TileId) -> bool {
        remove(&mut self.held[player.seat()], tile)
    }

    /// Takes a tile out of the row, if it is there.
    pub(in crate::games::base) fn take_open(&mut self, tile: TileId) -> bool {
        remove(&mut self.row, tile)
    }

    /// Takes out what is not to be known: whose hands, and the row or not.
    fn hide(&mut self, bag: &mut Bag, hidden: impl Fn(Player) -> bool, row: bool) {
        for player in Player::all(Player::MAX).filter(|&player| hidden(player)) {
            let held = std::mem::take(&mut self.held[player.seat()]);
            self.unknown[player.seat()] += held.len() as u16;
            held.into_iter().for_each(|tile| bag.hide(tile));
        }
        if row {
            let open = std::mem::take(&mut self.row);
            self.row_unknown += open.len() as u16;
            open.into_iter().for_each(|tile| bag.hide(tile));
        }
    }

    /// Fills in what may be there. Of the player who has a tile that can be laid, one of these kinds is.
    fn guess(
        &mut self,
        table: &TileTable,
        bag: &mut Bag,
        laying: Option<(Player, &[TileId])>,
        rng: &mut impl Rng,
    ) {
        // First, while there is all to choose from.
        if let Some((player, fitting)) = laying {
            let unknown = std::mem::take(&mut self.unknown[player.seat()]);
            let held = &mut self.held[player.seat()];
            held.extend((0..unknown).map(|_| bag.guess(table, rng)));
            if unknown > 0 && !held.iter().any(|tile| fitting.contains(tile)) {
                held.pop().into_iter().for_each(|tile| bag.hide(tile));
                held.push(bag.guess_among(fitting, rng).unwrap_or_else(|| bag.guess(table, rng)));
            }
        }
        for (held, unknown) in self.held.iter_mut().zip(&mut self.unknown) {
            held.extend((0..std::mem::take(unknown)).map(|_| bag.guess(table, rng)));
        }
        self.row.extend((0..std::mem::take(&mut self.row_unknown)).map(|_| bag.guess(table, rng)));
    }
}

fn remove(tiles: &mut Vec<TileId>, tile: TileId) -> bool {
    let found = tiles.iter().position(|&held| held == tile);
    found.map(|place| tiles.remove(place)).is_some()
}

/// Where the next tile of the bag goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::base) enum Deal {
    /// Into a hand.
    Hand(Player),
    /// On the table, for all to see.
    Row,
    /// To the player who gives them out.
    Look(Player),
}

/// V2, V3: how many tiles there are in a hand or in the row.
const THREE: usize = 3;

impl State {
    /// What is to be dealt next, if something is.
    pub(in crate::games::base) fn next_deal(&self) -> Option<Deal> {
        let add_ons = self.add_ons.as_ref()?;
        let hands = &add_ons.hands;
        if self.core.bag.left() == 0 {
            return None;
        }
        let fewest = || Player::all(self.rules.players).min_by_key(|&player| hands.count(player));
        match self.rules.draws {
            Draws::One | Draws::Two => None,
            Draws::Hand => fewest().filter(|&player| hands.count(player) < THREE).map(Deal::Hand),
            Draws::Architects => fewest().map(Deal::Hand),
            Draws::Row => (hands.row.len() < THREE).then_some(Deal::Row),
            Draws::Given { hidden } if hands.to_look > 0 => {
                Some(if hidden { Deal::Look(hands.marker) } else { Deal::Row })
            }
            Draws::Given { .. } => None,
        }
    }

    /// The action that deals a tile.
    pub(in crate::games::base) fn deal_action(&self, tile: TileId) -> Action {
        let name = self.rules.table.name(tile);
        match self.next_deal() {
            Some(Deal::Hand(to) | Deal::Look(to)) => Action::Deal { to, tile: Some(name) },
            Some(Deal::Row) | None => Action::Open { tile: name },
        }
    }

    /// Chance deals a tile.
    pub(in crate::games::base) fn deal<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        let deal = self.next_deal().expect("something is to be dealt");
        self.core.bag.take(tile);
        let left = self.core.bag.left();
        let Some(add_ons) = &mut self.add_ons else { return };
        let name = || self.rules.table.name(tile);
        match deal {
            Deal::Hand(player) => {
                add_ons.hands.held[player.seat()].push(tile);
                sink.tell(|| Event::Base(BaseEvent::Dealt { player, tile: Some(name()), left }));
            }
            Deal::Row | Deal::Look(_) => {
                add_ons.hands.row.push(tile);
                add_ons.hands.to_look = add_ons.hands.to_look.saturating_sub(1);
                sink.tell(|| {
                    Event::Base(match deal {
                        Deal::Look(player) => BaseEvent::Dealt { player, tile: Some(name()), left },
                        _ => BaseEvent::Opened { tile: name(), left },
                    })
                });
            }
        }
        self.deal_or_begin(sink);
    }

    /// Goes on dealing, or with the turn once everybody has what they should.
    pub(in crate::games::base) fn deal_or_begin<S: Sink>(&mut self, sink: &mut S) {
        match self.next_deal() {
            Some(_) => self.phase = Phase::Deal,
            None if self.is_to_give() => self.give_or_ask(sink),
            None => self.begin_turn(sink),
        }
    }

    /// Whether this seat, or a spectator, may know a player's tiles.
    fn knows(&self, seat: Option<Player>, whose: Player) -> bool {
        let marker = self.add_ons.as_ref().map(|add_ons| add_ons.hands.marker);
        match self.rules.draws {
            Draws::Hand | Draws::Architects => seat == Some(whose),
            // V11: who gave a tile knows it.
            Draws::Given { hidden: true } => seat == Some(whose) || seat == marker,
            Draws::Given { hidden: false } | Draws::One | Draws::Row | Draws::Two => true,
        }
    }

    /// Whether this seat, or a spectator, may know the tiles that are to be given out.
    fn knows_row(&self, seat: Option<Player>) -> bool {
        let marker = self.add_ons.as_ref().map(|add_ons| add_ons.hands.marker);
        self.rules.draws != (Draws::Given { hidden: true }) || seat == marker
    }

    /// The position without the tiles that this seat may not know.
    pub(in crate::games::base) fn without_hidden(&self, seat: Option<Player>) -> Self {
        let mut seen = self.clone();
        if let Some(add_ons) = &mut seen.add_ons {
            let row = !self.knows_row(seat);
            add_ons.hands.hide(&mut seen.core.bag, |player| !self.knows(seat, player), row);
        }
        seen
    }

    /// A position that may be the true one behind a view.
    pub(in crate::games::base) fn with_guesses(&self, rng: &mut impl Rng) -> Self {
        let mut guess = self.clone();
        let table = &self.rules.table;
        // Who is to lay a tile, and has nothing else to do, has one that fits.
        let laying = self.phase == Phase::Begin && !self.has_other_ways();
        let fitting: Vec<TileId> = match laying && self.hides_tiles() {
            true => table.ids().filter(|&tile| self.fits(tile)).collect(),
            false => Vec::new(),
        };
        if let Some(add_ons) = &mut guess.add_ons {
            let laying = laying.then_some((self.core.player, &fitting[..]));
            add_ons.hands.guess(table, &mut guess.core.bag, laying, rng);
        }
        guess
    }

    /// What this seat, or a spectator, is told of an event: not which tile somebody else was given.
    pub(in crate::games::base) fn mask(&self, event: Event, seat: Option<Player>) -> Event {
        if !self.hides_tiles() {
            return event;
        }
        match event {
            Event::Base(told @ BaseEvent::Dealt { player, .. }) if seat != Some(player) => {
                Event::Base(told.masked())
            }
            Event::Base(told @ BaseEvent::Given { player, to, .. })
                if seat != Some(player) && seat != Some(to) =>
            {
                Event::Base(told.masked())
            }
            Event::Base(told @ BaseEvent::PutBack { player, .. }) if seat != Some(player) => {
                Event::Base(told.masked())
            }
            other => other,
        }
    }

    /// What this seat, or a spectator, may read of an action that is written down.
    pub(in crate::games::base) fn masked(
        &self,
        by: Option<Player>,
        action: &Action,
        seat: Option<Player>,
    ) -> Action {
        match action {
            Action::Deal { to, .. } if self.hides_tiles() && seat != Some(*to) => {
                Action::Deal { to: *to, tile: None }
            }
            Action::Give { to, .. }
                if self.hides_tiles() && seat != Some(*to) && (seat != by || seat.is_none()) =>
            {
                Action::Give { to: *to, tile: None }
            }
            other => other.clone(),
        }
    }

    /// Whether tiles are dealt that not everybody may know.
    pub fn hides_tiles(&self) -> bool {
        matches!(self.rules.draws, Draws::Hand | Draws::Architects | Draws::Given { hidden: true })
    }

    /// The tiles before a player, as far as they are known, and how many more there are.
    pub fn hand(&self, player: Player) -> (&[TileId], u32) {
        match &self.add_ons {
            Some(add_ons) => {
                let seat = player.seat();
                (&add_ons.hands.held[seat], add_ons.hands.unknown[seat].into())
            }
            None => (&[], 0),
        }
    }

    /// The tiles on the table that are not laid yet, as far as they are known, and how many more there are.
    pub fn row(&self) -> (&[TileId], u32) {
        match &self.add_ons {
            Some(add_ons) => (&add_ons.hands.row, add_ons.hands.row_unknown.into()),
            None => (&[], 0),
        }
    }
}
