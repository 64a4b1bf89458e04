//! The Count of Carcassonne: rules K1 to K13.

use crate::board::{Board, Placement, Player, SegmentId};
use crate::games::Changes;
use crate::games::base::BaseEvent;
use crate::games::base::Quarter;
use crate::games::base::{Closing, Phase, Rules, Stage, State};
use crate::play::crew::Follower;
use crate::play::event::{Event, RuleId, Sink};
use crate::setup::AddOn;
use crate::vocabulary::geometry::{Pos, Rotation};
use crate::vocabulary::lang::Text;
use crate::vocabulary::pieces::Piece;
use crate::vocabulary::tiles::{FeatureKind, TileId, TileName, TileTable};
use serde::Deserialize;

/// As it is offered to those who set a game up.
pub(super) const ADD_ON: AddOn = AddOn {
    id: "count",
    title: Text { en: "The Count of Carcassonne", fr: "Le Comte de Carcassonne" },
    about: Text {
        en: "the city of Carcassonne lies in the middle; followers wait in its quarters and move out when something is scored",
        fr: "la cité de Carcassonne est au centre ; des partisans attendent dans ses quartiers et en sortent lors d'une évaluation",
    },
    changes: Changes::Followers,
    rules: &["K"],
    excludes: &[],
    sources: &[],
};

/// A cell of the block that the city of Carcassonne is.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// Where it lies.
    pub pos: Pos,
    /// Which quarter it belongs to.
    pub quarter: Quarter,
    /// Whether the building that names the quarter stands there.
    pub landmark: bool,
    tile: TileId,
}

/// The city of Carcassonne as its tile file has it.
#[derive(Debug)]
pub(in crate::games::base) struct Plan {
    pub(in crate::games::base) cells: Vec<Cell>,
}

#[derive(Deserialize)]
struct File {
    tile: Vec<CellEntry>,
}

#[derive(Deserialize)]
struct CellEntry {
    id: TileName,
    pos: [i16; 2],
    quarter: String,
    #[serde(default)]
    landmark: bool,
}

impl Plan {
    /// Finds the cells in the table of a game.
    pub(in crate::games::base) fn find(table: &TileTable) -> Self {
        let text = include_str!("../tiles/count.toml");
        let file: File = toml::from_str(text).expect("the file is part of the program");
        let cell = |entry: &CellEntry| Cell {
            pos: Pos::new(entry.pos[0], entry.pos[1]),
            quarter: entry.quarter.parse().expect("the file names the four quarters"),
            landmark: entry.landmark,
            tile: table.find(&entry.id).expect("the table holds the block"),
        };
        Self { cells: file.tile.iter().map(cell).collect() }
    }

    /// K12: east of the north-eastern cell, from which the river runs away.
    pub(super) fn spring(&self) -> Pos {
        let east = self.cells.iter().map(|cell| cell.pos.x).max().unwrap_or(0);
        Pos::new(east + 1, 0)
    }

    pub(in crate::games::base) fn contains(&self, tile: TileId) -> bool {
        self.cells.iter().any(|cell| cell.tile == tile)
    }
}

/// Who waits in Carcassonne, and where the Count stands.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::games::base) struct Carcassonne {
    /// By quarter and seat: followers, and big ones.
    here: [[[u8; 2]; Player::MAX]; 4],
    count: Quarter,
    /// How many have been asked whether to move out to the feature that is scored.
    asked: u8,
    /// Whose tile came last: the final scoring begins left of that player (K8).
    last: Player,
}

impl Default for Carcassonne {
    fn default() -> Self {
        Self {
            here: [[[0; 2]; Player::MAX]; 4],
            // K1
            count: Quarter::Castle,
            asked: 0,
            last: Player::new(0),
        }
    }
}

fn size(piece: Piece) -> usize {
    usize::from(piece == Piece::Big)
}

impl Carcassonne {
    fn left(&self, quarter: Quarter, player: Player, piece: Piece) -> u8 {
        self.here[quarter.index()][player.seat()][size(piece)]
    }

    fn left_mut(&mut self, quarter: Quarter, player: Player, piece: Piece) -> &mut u8 {
        &mut self.here[quarter.index()][player.seat()][size(piece)]
    }
}

impl State {
    /// K1: the block is laid and replaces the start tile.
    pub(in crate::games::base) fn lay_carcassonne(rules: &Rules, board: &mut Board) {
        for cell in rules.count.iter().flat_map(|plan| &plan.cells) {
            board.lay(&rules.table, cell.tile, Placement { pos: cell.pos, rotation: Rotation::NONE });
        }
    }

    /// The cells of the city of Carcassonne; none without The Count.
    pub fn carcassonne(&self) -> &[Cell] {
        self.rules.count.as_ref().map_or(&[], |plan| &plan.cells)
    }

    /// Where the Count stands, if he is in the game.
    pub fn count(&self) -> Option<Quarter> {
        self.rules.count.as_ref()?;
        self.add_ons.as_ref().map(|add_ons| add_ons.carcassonne.count)
    }

    /// How many of a player's followers of this kind wait in a quarter.
    pub fn in_quarter(&self, quarter: Quarter, player: Player, piece: Piece) -> u32 {
        self.add_ons.as_ref().map_or(0, |add_ons| add_ons.carcassonne.left(quarter, player, piece).into())
    }

    /// What a player's followers in a quarter weigh together, if they all join something (K5, I2).
    pub fn weight_in_quarter(&self, quarter: Quarter, player: Player) -> u32 {
        let weight = |piece: Piece| self.in_quarter(quarter, player, piece) * u32::from(piece.weight());
        Piece::FOLLOWERS.into_iter().map(weight).sum()
    }

    /// The player whose tile has led to what is scored now.
    fn trigger(&self) -> Player {
        match (&self.add_ons, self.closing) {
            (Some(add_ons), closing) if closing != Closing::No => add_ons.carcassonne.last,
            _ => self.core.player,
        }
    }

    /// Notes whose turn has come to its end.
    #[inline]
    pub(in crate::games::base) fn note_last(&mut self) {
        let player = self.core.player;
        if let Some(add_ons) = &mut self.add_ons {
            add_ons.carcassonne.last = player;
        }
    }

    /// K3: whether somebody who goes to this quarter may ever leave it: without farmers nobody goes from the market
    /// to a field.
    pub(in crate::games::base) fn is_of_use(&self, quarter: Quarter) -> bool {
        self.claimable(quarter.sends_to())
    }

    /// K3, K4: the quarters that followers and the Count may go to.
    pub(in crate::games::base) fn quarters_of_use(&self) -> impl Iterator<Item = Quarter> {
        Quarter::ALL.into_iter().filter(|&quarter| self.is_of_use(quarter))
    }

    /// The quarter that can send followers to this feature: not while the Count is there (K7).
    fn open_quarter(&self, feature: SegmentId) -> Option<Quarter> {
        let kind = self.core.board.features().kind(feature);
        let quarter = Quarter::for_kind(kind)?;
        // K5: a river is joined where it scores like a road.
        let stage = if self.is_completed(feature) { Stage::Completed } else { Stage::Unfinished };
        let is_joined = kind != FeatureKind::Stream || self.scores_like_road(feature, stage);
        (is_joined && self.count()? != quarter).then_some(quarter)
    }

    /// Those of a player's followers that can move out to this feature (K5).
    pub(in crate::games::base) fn can_join(&self, feature: SegmentId, player: Player) -> Vec<Piece> {
        let Some(quarter) = self.open_quarter(feature) else { return Vec::new() };
        Piece::FOLLOWERS.into_iter().filter(|&piece| self.in_quarter(quarter, player, piece) > 0).collect()
    }

    /// K6: asks the next player, from the left of the one whose tile led to it, that one last. Answers whether
    /// somebody is asked.
    pub(in crate::games::base) fn ask_to_join(&mut self, feature: SegmentId) -> bool {
        if self.open_quarter(feature).is_none() {
            return false;
        }
        let (trigger, players) = (self.trigger(), self.rules.players);
        loop {
            let Some(add_ons) = &mut self.add_ons else { return false };
            let asked = usize::from(add_ons.carcassonne.asked) + 1;
            if asked > players {
                add_ons.carcassonne.asked = 0;
                return false;
            }
            add_ons.carcassonne.asked = asked as u8;
            let player = Player::new((trigger.seat() + asked) % players);
            if !self.can_join(feature, player).is_empty() {
                self.phase = Phase::Join(player);
                return true;
            }
        }
    }

    /// K5: a follower moves out to the feature that is scored. There is no other way out of a quarter, and it returns
    /// with those who stand there (K9); the big one counts as two among them (K10).
    pub(in crate::games::base) fn join<S: Sink>(&mut self, piece: Piece, sink: &mut S) {
        let Phase::Join(player) = self.phase else { panic!("nobody is asked to move out") };
        let feature = *self.queue.last().expect("something is scored");
        let quarter = self.open_quarter(feature).expect("it was asked for");
        let Some(add_ons) = &mut self.add_ons else { return };
        *add_ons.carcassonne.left_mut(quarter, player, piece) -= 1;
        self.core.crew.join(&mut self.core.board, Follower { player, segment: feature, piece });
        sink.tell(|| {
            let place = self.core.board.place_of(&self.rules.table, feature);
            Event::Base(BaseEvent::LeftQuarter { player, piece, quarter, place, rule: RuleId("K5") })
        });
        if self.can_join(feature, player).is_empty() {
            self.score_queue(sink);
        }
    }

    /// What is scored next while somebody may still move out to it, and the points it will bring.
    pub fn at_stake(&self) -> Option<(SegmentId, u32)> {
        let Phase::Join(_) = self.phase else { return None };
        let &feature = self.queue.last()?;
        let points = match self.closing {
            Closing::No => self.tally(feature, Stage::Completed).points(),
            Closing::Features => self.tally(feature, Stage::Unfinished).points(),
            Closing::Fields => self.supply_now(feature).map_or(0, |term| term.count * term.each),
        };
        Some((feature, points))
    }

    /// K3: whether the tile made an opponent score while the player did not.
    #[inline]
    pub(in crate::games::base) fn may_send(&self) -> bool {
        let Some(add_ons) = &self.add_ons else { return false };
        let player = self.core.player;
        self.rules.count.is_some()
            && !add_ons.scored.is_empty()
            && !add_ons.scored.contains(player)
            && self.core.crew.any_left(player)
    }

    /// K3, K10: a follower of the supply, or the big one, goes to a quarter.
    pub(in crate::games::base) fn send<S: Sink>(&mut self, piece: Piece, quarter: Quarter, sink: &mut S) {
        let player = self.core.player;
        self.core.crew.spend_piece(player, piece);
        if let Some(add_ons) = &mut self.add_ons {
            *add_ons.carcassonne.left_mut(quarter, player, piece) += 1;
        }
        sink.tell(|| Event::Base(BaseEvent::SentToQuarter { player, piece, quarter, rule: RuleId("K3") }));
        self.phase = Phase::MoveCount;
    }

    /// K4: the Count goes elsewhere.
    pub(in crate::games::base) fn move_count<S: Sink>(&mut self, to: Quarter, sink: &mut S) {
        let player = self.core.player;
        let Some(add_ons) = &mut self.add_ons else { return };
        let from = std::mem::replace(&mut add_ons.carcassonne.count, to);
        sink.tell(|| Event::Base(BaseEvent::CountMoved { player, from, to, rule: RuleId("K4") }));
        self.end_tile(sink);
    }
}
