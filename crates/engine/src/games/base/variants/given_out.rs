//! Given out: V11.

use crate::board::Player;
use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::{Draws, Phase, State};
use crate::play::event::{Event, RuleId, Sink};
use crate::setup::AddOn;
use crate::vocabulary::lang::Text;
use crate::vocabulary::tiles::TileId;

/// As it is offered to those who set a game up.
pub(super) const HIDDEN: AddOn = AddOn {
    id: "given-hidden",
    title: Text { en: "Given out, hidden", fr: "Celui qui dit… (faces cachées)" },
    about: Text {
        en: "in turn one player looks at as many tiles as there are players and gives one to each, face down",
        fr: "à tour de rôle, un joueur regarde autant de tuiles qu'il y a de joueurs et en donne une à chacun, face cachée",
    },
    changes: Changes::Drawing,
    rules: &["V11"],
    excludes: &[
        "individual-planning",
        "collective-planning",
        "architects",
        "given-open",
        "battle-of-monasteries",
    ],
    sources: &[],
};

/// As it is offered to those who set a game up.
pub(super) const OPEN: AddOn = AddOn {
    id: "given-open",
    title: Text { en: "Given out, open", fr: "Celui qui dit… (faces visibles)" },
    about: Text {
        en: "in turn one player looks at as many tiles as there are players and gives one to each, face up",
        fr: "à tour de rôle, un joueur regarde autant de tuiles qu'il y a de joueurs et en donne une à chacun, face visible",
    },
    changes: Changes::Drawing,
    rules: &["V11"],
    excludes: &[
        "individual-planning",
        "collective-planning",
        "architects",
        "given-hidden",
        "battle-of-monasteries",
    ],
    sources: &[],
};

impl State {
    /// The player who gives tiles out in this round, where somebody does.
    pub fn marker(&self) -> Option<Player> {
        matches!(self.rules.draws, Draws::Given { .. }).then_some(self.add_ons.as_ref()?.hands.marker)
    }

    /// The next round: the marker player looks at as many tiles as there are players, or as are left.
    pub(in crate::games::base) fn begin_round<S: Sink>(&mut self, marker: Player, sink: &mut S) {
        let look = self.core.bag.left().min(self.rules.players as u32) as u8;
        let Some(add_ons) = &mut self.add_ons else { return };
        add_ons.hands.marker = marker;
        add_ons.hands.to_look = look;
        add_ons.hands.given = 0;
        self.core.player = marker;
        self.core.progress.end_turn();
        self.deal_or_begin(sink);
    }

    /// Who gives tiles out in the round that begins now: the next after the last one who did, or the player in
    /// turn when nobody has, as after the River.
    pub(in crate::games::base) fn next_marker(&self) -> Player {
        match &self.add_ons {
            Some(add_ons) if add_ons.hands.given > 0 => add_ons.hands.marker.next(self.rules.players),
            _ => self.core.player,
        }
    }

    /// Whether tiles have been looked at and not all given out.
    pub(in crate::games::base) fn is_to_give(&self) -> bool {
        matches!(self.rules.draws, Draws::Given { .. })
            && self.add_ons.as_ref().is_some_and(|add_ons| !add_ons.hands.row.is_empty())
    }

    /// Who gets the next tile: from the marker player on.
    pub fn receiver(&self) -> Player {
        let hands = &self.add_ons.as_ref().expect("tiles are given out").hands;
        Player::new((hands.marker.seat() + usize::from(hands.given)) % self.rules.players)
    }

    /// Asks which tile the next player gets, unless there is nothing to choose.
    pub(in crate::games::base) fn give_or_ask<S: Sink>(&mut self, sink: &mut S) {
        let (row, _) = self.row();
        // Where tiles are hidden nobody may learn that some are alike.
        let hidden = self.rules.draws == Draws::Given { hidden: true };
        let no_choice = row.len() == 1 || !hidden && row.iter().all(|&tile| tile == row[0]);
        if no_choice {
            self.give(row[0], sink);
        } else {
            self.phase = Phase::Give;
        }
    }

    /// The kinds of tile in the row.
    pub(in crate::games::base) fn row_kinds(&self) -> Vec<TileId> {
        let mut kinds = self.row().0.to_vec();
        kinds.sort();
        kinds.dedup();
        kinds
    }

    /// The marker player gives a tile to the next player.
    pub(in crate::games::base) fn give<S: Sink>(&mut self, tile: TileId, sink: &mut S) {
        let to = self.receiver();
        let Some(add_ons) = &mut self.add_ons else { return };
        let player = add_ons.hands.marker;
        add_ons.hands.take_open(tile);
        add_ons.hands.held[to.seat()].push(tile);
        add_ons.hands.given += 1;
        // Giving out is a turn of its own.
        if add_ons.hands.row.is_empty() && add_ons.hands.row_unknown == 0 {
            self.core.progress.end_turn();
        }
        sink.tell(|| {
            let tile = Some(self.rules.table.name(tile));
            Event::Base(BaseEvent::Given { player, to, tile, rule: RuleId("V11") })
        });
        self.deal_or_begin(sink);
    }

    /// Whether the player in turn may lay a monastery (V1) or a good (V13) now. It takes the place of the tile given,
    /// so that nobody has two turns in a round: who has no such tile any more has had theirs.
    pub(in crate::games::base) fn may_play_instead(&self) -> bool {
        let is_given = matches!(self.rules.draws, Draws::Given { .. });
        !is_given || self.add_ons.as_ref().is_some_and(|add_ons| add_ons.hands.count(self.core.player) > 0)
    }

    /// The tile given goes back into the bag when something else is laid in its place by this rule.
    pub(in crate::games::base) fn put_given_back<S: Sink>(&mut self, rule: RuleId, sink: &mut S) {
        let (player, Some(add_ons)) = (self.core.player, &mut self.add_ons) else { return };
        if !matches!(self.rules.draws, Draws::Given { .. }) {
            return;
        }
        let given = add_ons.hands.held[player.seat()].pop();
        match given {
            Some(tile) => self.core.bag.put_back(tile),
            // Those who may not know it know that it goes back.
            None => {
                add_ons.hands.unknown[player.seat()] -= 1;
                self.core.bag.put_back_hidden();
            }
        }
        sink.tell(|| {
            let (tile, left) = (given.map(|tile| self.rules.table.name(tile)), self.core.bag.left());
            Event::Base(BaseEvent::PutBack { player, tile, left, rule })
        });
    }
}
