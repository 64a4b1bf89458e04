//! The keep: it marks each player's largest house (X13) and is paid for the largest empty area (X20).

use super::{Enclosure, PLAYERS, State};
use crate::board::{Player, SegmentId};
use crate::games::castle::CastleEvent;
use crate::games::castle::WallTile;
use crate::games::castle::{KeepSize, Keeps};
use crate::play::event::{Counted, Detail, Event, Occasion, RuleId, Scoring, Sink, Term};
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::FeatureKind;

/// A player's keep on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// A part of the house it stands on.
    pub place: Place,
    /// How many tiles that house has.
    pub tiles: u32,
}

/// X16: by how many tiles a wall tile of kind 8 makes the keep larger.
const RAISED: u32 = 2;

/// Some of the cells within the walls: for each row, columns as bits.
type Area = [u32; Enclosure::MAX_SIZE];

fn size(area: &Area) -> u32 {
    area.iter().map(|row| row.count_ones()).sum()
}

impl State {
    /// X13: the first house a player scores takes the keep, later ones only if they are larger.
    pub(super) fn set_keep<S: Sink>(&mut self, player: Player, house: SegmentId, sink: &mut S) {
        let tiles = self.core.board.features().tiles(house) as u16;
        let before = self.keeps[player.seat()];
        if before.is_some_and(|(_, largest)| tiles <= largest) {
            return;
        }
        self.keeps[player.seat()] = Some((house, tiles));
        sink.tell(|| {
            Event::Castle(CastleEvent::KeepSet {
                player,
                place: self.keep_place(house),
                tiles: u32::from(tiles),
                from: before.map(|(segment, _)| self.keep_place(segment)),
                rule: RuleId("X13"),
            })
        });
    }

    /// Where a player's keep stands, if anywhere yet.
    pub fn keep(&self, player: Player) -> Option<Keep> {
        let (house, tiles) = self.keeps[player.seat()]?;
        Some(Keep { place: self.keep_place(house), tiles: u32::from(tiles) })
    }

    /// By how many tiles the wall tiles that a player holds make their keep larger in the final scoring (X16, X20),
    /// if there is one.
    pub fn keep_raised(&self, player: Player) -> u32 {
        u32::from(self.hands[player.seat()].held(WallTile::KeepPlusTwo)) * RAISED
    }

    /// Where on a house the keep stands: there, unless that is a start space, which has no room.
    fn keep_place(&self, house: SegmentId) -> Place {
        let there = self.place_of(house);
        if self.enclosure().contains(there.pos) { there } else { self.segments_of(house)[0] }
    }

    /// The largest connected area of cells without a tile, in reading order; the first of equal ones.
    pub fn largest_empty_area(&self) -> Vec<Pos> {
        let area = self.largest_empty();
        let row = |(y, row): (usize, &u32)| {
            let row = *row;
            (0..32).filter(move |x| row >> x & 1 == 1).map(move |x| Pos::new(x, y as i16))
        };
        area.iter().enumerate().flat_map(row).collect()
    }

    /// How many cells that area has.
    pub fn largest_empty_size(&self) -> u32 {
        size(&self.largest_empty())
    }

    fn largest_empty(&self) -> Area {
        let rows = self.enclosure().row_bits();
        let mut empty: Area = [0; Enclosure::MAX_SIZE];
        empty[..rows.len()].copy_from_slice(rows);
        for laid in &self.core.board.laid()[self.enclosure().starts().len()..] {
            empty[laid.pos.y as usize] &= !(1 << laid.pos.x);
        }
        let mut largest: Area = [0; Enclosure::MAX_SIZE];
        while let Some(first) = empty.iter().position(|&row| row != 0) {
            let mut area: Area = [0; Enclosure::MAX_SIZE];
            area[first] = empty[first] & empty[first].wrapping_neg();
            spread(&mut area, &empty);
            empty.iter_mut().zip(&area).for_each(|(row, gone)| *row &= !gone);
            if size(&area) > size(&largest) {
                largest = area;
            }
        }
        largest
    }

    /// X20: the owner of the largest keep scores the cells of the largest empty area.
    pub(super) fn score_keep<S: Sink>(&mut self, sink: &mut S) {
        let mut sizes = [0; PLAYERS];
        let mut bonuses = [0; PLAYERS];
        for player in Player::all(PLAYERS) {
            let Some((house, tiles)) = self.keeps[player.seat()] else { continue };
            // X16: kind 8, both of them if one player has both.
            while self.hands[player.seat()].held(WallTile::KeepPlusTwo) > 0 {
                bonuses[player.seat()] += RAISED;
                let place = self.place_of(house);
                self.use_tile(player, WallTile::KeepPlusTwo, Some(place), sink);
            }
            sizes[player.seat()] = u32::from(tiles) + bonuses[player.seat()];
        }
        if sizes == [0; PLAYERS] {
            return;
        }
        let area = self.largest_empty();
        let points = size(&area);
        let winner = match sizes[0].cmp(&sizes[1]) {
            std::cmp::Ordering::Greater => Some(Player::new(0)),
            std::cmp::Ordering::Less => Some(Player::new(1)),
            std::cmp::Ordering::Equal => None,
        };
        sink.tell(|| {
            let house = winner.and_then(|player| self.keeps[player.seat()]);
            let keep = |player: Player| {
                let (_, tiles) = self.keeps[player.seat()]?;
                Some(KeepSize { player, tiles: u32::from(tiles), bonus: bonuses[player.seat()] })
            };
            let segments = house.map_or(Vec::new(), |(house, _)| self.segments_of(house));
            Event::Scored(Scoring {
                terms: vec![Term { count: points, of: Counted::Cells, each: 1 }],
                points,
                detail: Some(Detail::Castle(Keeps {
                    keeps: Player::all(PLAYERS).filter_map(keep).collect(),
                })),
                winners: winner.into_iter().collect(),
                rules: vec![RuleId("X20")],
                ..Scoring::of(FeatureKind::House, Occasion::Keep, segments, self.largest_empty_area())
            })
        });
        if let Some(winner) = winner {
            self.add_points(winner, points, sink);
        }
    }
}

/// Grows an area over all empty cells it is connected with, side by side.
fn spread(area: &mut Area, empty: &Area) {
    loop {
        let before = *area;
        for y in 0..Enclosure::MAX_SIZE {
            let above = if y > 0 { area[y - 1] } else { 0 };
            let below = area.get(y + 1).copied().unwrap_or(0);
            area[y] |= (area[y] << 1 | area[y] >> 1 | above | below) & empty[y];
        }
        if *area == before {
            return;
        }
    }
}
