//! The score track along the walls and its corner towers (X14, X21).

use super::State;
use crate::board::Player;
use crate::games::castle::CastleEvent;
use crate::play::event::{Event, RuleId, Sink};

impl State {
    /// One move of a player's marker. Stopping on a corner tower takes the wall tile that lies there;
    /// passing it does not (X14).
    pub(super) fn move_marker<S: Sink>(&mut self, player: Player, points: u32, sink: &mut S) {
        self.add_points(player, points, sink);
        let Some(tower) = self.enclosure().tower_at(self.marker(player)) else { return };
        if !self.holds_tile(tower) {
            return;
        }
        self.towers &= !(1 << tower);
        self.taken[player.seat()] += 1;
        sink.tell(|| {
            Event::Castle(CastleEvent::WallTileTaken {
                player,
                tower: self.enclosure().towers()[tower].spaces,
                rule: RuleId("X14"),
            })
        });
    }

    /// A move of the marker in the final scoring, when no wall tile lies on the towers any more (X19).
    pub(super) fn add_points<S: Sink>(&mut self, player: Player, points: u32, sink: &mut S) {
        if points == 0 {
            return;
        }
        let from = self.core.scores[player.seat()];
        self.core.scores[player.seat()] = from + points;
        sink.tell(|| {
            Event::Castle(CastleEvent::MarkerMoved {
                player,
                from,
                to: from + points,
                space: self.marker(player),
            })
        });
    }

    /// The space of the track a player's marker stands on. After the last comes the first again (X21).
    #[inline]
    pub fn marker(&self, player: Player) -> u32 {
        self.core.scores[player.seat()] % self.enclosure().track()
    }

    /// Whether a wall tile lies on this one of [`Enclosure::towers`](super::Enclosure::towers).
    #[inline]
    pub fn holds_tile(&self, tower: usize) -> bool {
        self.towers >> tower & 1 == 1
    }

    /// How many wall tiles still lie on the towers.
    pub fn tiles_on_towers(&self) -> u32 {
        self.towers.count_ones()
    }

    /// The fewest points that take a player's marker to a tower with a wall tile, if there is one.
    pub fn points_to_next_tower(&self, player: Player) -> Option<u32> {
        (1..=self.enclosure().track()).find(|&points| self.tower_hit(player, points) != 0)
    }

    /// The tower, as a bit, whose wall tile a player would take by scoring so many points; 0 if none.
    #[inline]
    pub(super) fn tower_hit(&self, player: Player, points: u32) -> u32 {
        let space = (self.core.scores[player.seat()] + points) % self.enclosure().track();
        self.enclosure().tower_at(space).map_or(0, |tower| self.towers & 1 << tower)
    }
}
