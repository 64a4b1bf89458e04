//! The final scoring (X19, X20): the keep, the courts (X18), then what wall tiles bring.
//!
//! Where several players are served in one step, it is in seat order.

use super::features::majority;
use super::{FOLLOWERS, PLAYERS, Phase, Stage, State};
use crate::board::{Player, SegmentId};
use crate::games::castle::CastleEvent;
use crate::games::castle::WallTile;
use crate::play::event::{Event, Occasion, RuleId, Sink};
use crate::play::position::Position;
use crate::vocabulary::tiles::{Attr, FeatureKind};

/// X16: what a wall tile of kind 9 brings.
pub const FIVE_POINTS: u32 = 5;

/// The unfinished features one wall tile can be used on.
pub(super) struct Choices {
    list: [SegmentId; FOLLOWERS as usize],
    len: usize,
}

impl Choices {
    pub(super) fn as_slice(&self) -> &[SegmentId] {
        &self.list[..self.len]
    }
}

impl State {
    pub(super) fn finish<S: Sink>(&mut self, sink: &mut S) {
        sink.tell(|| Event::FinalScoring { rule: RuleId("X19") });
        // X19
        if self.towers != 0 {
            sink.tell(|| {
                Event::Castle(CastleEvent::WallTilesDiscarded {
                    left: self.towers.count_ones(),
                    rule: RuleId("X19"),
                })
            });
            self.towers = 0;
        }
        self.score_keep(sink);
        self.score_courts(sink);
        self.score_unfinished(sink);
    }

    /// X18: each court with merchants pays 3 per market, or 4 (X16, kind 7).
    fn score_courts<S: Sink>(&mut self, sink: &mut S) {
        let mut raised = [None; PLAYERS];
        for player in Player::all(PLAYERS) {
            // A second tile of this kind adds nothing: it is for the largest court one holds, as the first is.
            if self.hands[player.seat()].held(WallTile::MarketFour) > 0
                && let Some(court) = self.largest_court(player)
            {
                let place = self.place_of(court);
                self.use_tile(player, WallTile::MarketFour, Some(place), sink);
                raised[player.seat()] = Some(self.core.board.features().root(court));
            }
        }
        for i in 0..self.core.crew.standing().len() {
            let court = self.core.crew.standing()[i].segment;
            let root = self.core.board.features().root(court);
            if self.core.board.features().kind(court) != FeatureKind::Court
                || !self.core.crew.is_first_on_feature(&self.core.board, i)
            {
                continue;
            }
            let winner = self.majority_on(court);
            let four = winner.is_some_and(|winner| raised[winner.seat()] == Some(root));
            let tally = self.tally(court, if four { Stage::Raised } else { Stage::Completed });
            sink.tell(|| self.scoring(court, Occasion::Final, tally));
            if let Some(winner) = winner {
                self.add_points(winner, tally.points(), sink);
            }
        }
    }

    /// X17: the court with most markets among those in which the player has the majority.
    fn largest_court(&self, player: Player) -> Option<SegmentId> {
        let features = self.core.board.features();
        let markets = |court: &SegmentId| features.attrs(*court).get(Attr::Market);
        let courts = self.core.crew.standing().iter().map(|follower| follower.segment).filter(|&segment| {
            features.kind(segment) == FeatureKind::Court
                && majority(features.presence(segment)) == Some(player)
        });
        // The first of equal ones, so that the choice does not depend on anything else.
        courts
            .filter(|court| markets(court) > 0)
            .reduce(|best, court| if markets(&court) > markets(&best) { court } else { best })
    }

    /// X20: kinds 4, 5 and 6, up to where a player has to choose; then the end.
    fn score_unfinished<S: Sink>(&mut self, sink: &mut S) {
        for tile in [WallTile::UnfinishedPath, WallTile::UnfinishedTower, WallTile::UnfinishedHouse] {
            for player in Player::all(PLAYERS) {
                loop {
                    let held = usize::from(self.hands[player.seat()].held(tile));
                    let choices = self.unfinished_choices(player, tile);
                    if held == 0 || choices.len == 0 {
                        break;
                    }
                    // With a tile for each of them there is nothing to choose.
                    if choices.len > held {
                        self.phase = Phase::Unfinished(player, tile);
                        return;
                    }
                    self.pay_unfinished(player, tile, choices.list[0], sink);
                }
            }
        }
        self.score_five_points(sink);
    }

    /// The unfinished features in which the player has the majority and that no wall tile has paid for yet
    /// (X16), each by the player's first follower there.
    pub(super) fn unfinished_choices(&self, player: Player, tile: WallTile) -> Choices {
        let features = self.core.board.features();
        let mut choices = Choices { list: [SegmentId::first(); FOLLOWERS as usize], len: 0 };
        for follower in self.core.crew.standing().iter().filter(|follower| follower.player == player) {
            let (segment, root) = (follower.segment, features.root(follower.segment));
            let known =
                choices.as_slice().iter().chain(&self.paid).any(|&other| features.root(other) == root);
            let fits = Some(features.kind(segment)) == tile.target()
                && majority(features.presence(segment)) == Some(player);
            if fits && !known {
                choices.list[choices.len] = segment;
                choices.len += 1;
            }
        }
        choices
    }

    pub(super) fn choose_unfinished<S: Sink>(&mut self, feature: SegmentId, sink: &mut S) {
        let Phase::Unfinished(player, tile) = self.phase else { panic!("nothing unfinished is chosen now") };
        self.pay_unfinished(player, tile, feature, sink);
        self.score_unfinished(sink);
    }

    fn pay_unfinished<S: Sink>(&mut self, player: Player, tile: WallTile, feature: SegmentId, sink: &mut S) {
        let place = self.place_of(feature);
        self.use_tile(player, tile, Some(place), sink);
        let tally = self.tally(feature, Stage::Unfinished);
        sink.tell(|| self.scoring(feature, Occasion::Unfinished, tally));
        self.add_points(player, tally.points(), sink);
        self.paid.push(feature);
    }

    /// X16: kind 9.
    fn score_five_points<S: Sink>(&mut self, sink: &mut S) {
        for player in Player::all(PLAYERS) {
            while self.hands[player.seat()].held(WallTile::FivePoints) > 0 {
                self.use_tile(player, WallTile::FivePoints, None, sink);
                sink.tell(|| {
                    Event::Castle(CastleEvent::Bonus {
                        player,
                        tile: WallTile::FivePoints,
                        points: FIVE_POINTS,
                        rule: RuleId("X16"),
                    })
                });
                self.add_points(player, FIVE_POINTS, sink);
            }
        }
        self.phase = Phase::Over;
        // X22
        sink.tell(|| Event::Over {
            scores: self.scores().to_vec(),
            winners: self.winners(),
            rule: RuleId("X22"),
        });
    }
}
