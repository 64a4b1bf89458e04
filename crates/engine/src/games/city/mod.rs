//! The City, for two to four: rules C1 to C24.

mod building;
mod contour;
mod features;
mod final_scoring;
mod guards;
mod info;
mod moves;
mod question;
mod rampart;
mod roles;
mod row;
#[cfg(test)]
mod tests;
mod tiles;
mod turn;
mod walls;
pub(crate) mod words;

pub use guards::Guards;
pub use info::INFO;
pub use rampart::{End, Ending};
pub use row::Row;
pub use walls::{Guard, Tower, Wall, Walls};
pub use words::{CityEvent, CityRefusal, Step};

use crate::board::{Board, Placement, Player, SegmentId};
use crate::games::GameId;
use crate::play::action::Action;
use crate::play::bag::Bag;
use crate::play::core::Core;
use crate::play::event::Sink;
use crate::play::position::{Actor, Position};
use crate::play::question::Question;
use crate::setup::Setup;
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::pieces::{Place, Standing};
use crate::vocabulary::tiles::{Law, TileId, TileSet, TileTable};
use building::Building;
use std::sync::Arc;

/// Everything about a game that never changes while it is played.
#[derive(Debug)]
pub struct Rules {
    table: TileTable,
    players: usize,
    tiles: u32,
    guards: Guards,
}

impl Rules {
    /// The rules with the tiles as we know them.
    pub fn new(players: usize, guards: Guards) -> Self {
        Self::with(&TileSet::city(), players, guards).expect("the city's tiles have different names")
    }

    /// The rules with other tiles. Answers `None` if two kinds of tile have one name.
    pub fn with(tiles: &TileSet, players: usize, guards: Guards) -> Option<Self> {
        // C4
        let table = TileTable::new([tiles], Law::RoadsOnly)?;
        let count = tiles.tiles.iter().map(|tile| u32::from(tile.count)).sum();
        Some(Self { table, players, tiles: count, guards })
    }
}

/// What a turn has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Draw,
    Lay(TileId),
    Follow,
    /// C12: the leader sets the gate.
    Gate,
    /// C12: the next in turn sets a wall.
    Wall,
    /// C16: this player may put a guard on this wall.
    Guard {
        player: Player,
        edge: Edge,
    },
    /// C17: the leader may set a tower.
    Tower,
    Over,
}

/// A move of The City.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Chance draws a tile.
    Draw(TileId),
    /// The drawn tile is laid.
    Lay(Placement),
    /// A follower goes on this segment of the tile just laid.
    Follow(u8),
    /// The gate is set.
    Gate(Edge),
    /// A wall is set at this end of the line.
    Wall(End),
    /// A guard goes on the wall about which it is asked.
    Guard,
    /// A tower is set at this end of the line.
    Tower(End),
    /// What is asked is left out.
    Pass,
}

/// C1: eight each, of which one marks the score.
const FOLLOWERS: u8 = 7;
/// C1
const WALLS: u8 = 70;
/// C1: shared out equally.
const TOWERS: u8 = 12;
/// C2: the tiles of the first two piles; the third holds the rest.
const PILES: [u32; 2] = [30, 25];
/// C2: where the first tile goes.
const MIDDLE: Pos = Pos::new(0, 0);

/// A game of The City being played.
#[derive(Debug)]
pub struct State {
    rules: Arc<Rules>,
    core: Core,
    phase: Phase,
    walls: Walls,
    /// Towers each player can still set.
    towers: [u8; Player::MAX],
    /// The wall building that is going on, or was the last.
    building: Building,
    /// C9: the followers that have come back to each player this turn.
    returned: [u8; Player::MAX],
}

impl State {
    /// The position before the first draw of a game with this setup.
    pub(super) fn start(setup: &Setup) -> Self {
        Self::new(Arc::new(Rules::new(setup.players(), Guards::named(setup.option("guards")))))
    }

    /// A game about to begin: nothing is laid.
    pub fn new(rules: Arc<Rules>) -> Self {
        let bag = Bag::full(&rules.table);
        let mut board = Board::new(&rules.table, bag.left() as usize);
        board.open(&rules.table, MIDDLE);
        Self {
            core: Core::new(GameId::City, rules.players, FOLLOWERS, board, bag),
            phase: Phase::Draw,
            walls: Walls::new(WALLS),
            towers: [TOWERS / rules.players as u8; Player::MAX],
            building: Building::default(),
            returned: [0; Player::MAX],
            rules,
        }
    }

    /// What stands around the city.
    pub fn walls(&self) -> &Walls {
        &self.walls
    }

    /// Free sides along the outer contour; `None` while there is no gate, 0 once the ring is closed (C21).
    pub fn free_sides(&self) -> Option<u32> {
        self.walls.gate()?;
        let closed = !self.walls.closing().is_empty();
        Some(if closed { 0 } else { self.walls.free(&self.core.board).count() as u32 })
    }

    /// A player's guards, in the order they came.
    pub fn guards_of(&self, player: Player) -> impl Iterator<Item = &Guard> {
        self.walls.guards().iter().filter(move |guard| guard.player == player)
    }

    /// C23: what a player's guards would score if the game ended now.
    pub fn guard_points(&self, player: Player) -> u32 {
        self.guards_of(player).map(|guard| self.row(guard.edge).points()).sum()
    }

    /// The points that an action now is about: those of a tower (C17), or of a guard on the wall (C23). `None` where
    /// no guard can come on that wall (C16), and for anything else.
    pub fn points_for(&self, action: &Action) -> Option<u32> {
        let row = match *action {
            Action::Tower { end } => return Some(self.walls.since_tower(end)),
            Action::Wall { end } => self.row_for_guard(self.walls.next(&self.core.board, end)?)?,
            Action::Guard => self.row(self.wall_to_guard()?),
            _ => return None,
        };
        Some(row.points())
    }

    /// Towers a player can still set.
    pub fn towers(&self, player: Player) -> u32 {
        self.towers[player.seat()].into()
    }

    /// Which pile the tile drawn last came from: 1, 2 or 3 (C2). Before the first draw it is the first.
    #[inline]
    pub fn pile(&self) -> u32 {
        let drawn = self.rules.tiles - self.core.bag.left();
        1 + u32::from(drawn > PILES[0]) + u32::from(drawn > PILES[0] + PILES[1])
    }

    /// Tiles left in that pile.
    pub fn left_in_pile(&self) -> u32 {
        let later = match self.pile() {
            1 => self.rules.tiles.saturating_sub(PILES[0]),
            2 => self.rules.tiles.saturating_sub(PILES[0] + PILES[1]),
            _ => 0,
        };
        self.core.bag.left() - later
    }

    /// Tiles left in each of the piles.
    pub fn left_in_piles(&self) -> [u32; 3] {
        let last = self.rules.tiles.saturating_sub(PILES[0] + PILES[1]);
        match self.pile() {
            1 => [self.left_in_pile(), self.rules.tiles.saturating_sub(PILES[0]) - last, last],
            2 => [0, self.left_in_pile(), last],
            _ => [0, 0, self.left_in_pile()],
        }
    }

    /// What the game waits for; `None` when it is over.
    pub fn step(&self) -> Option<Step> {
        Some(match self.phase {
            Phase::Draw => Step::Draw,
            Phase::Lay(_) => Step::Lay,
            Phase::Follow => Step::Follower,
            Phase::Gate => Step::Gate,
            Phase::Wall => Step::Wall,
            Phase::Guard { .. } => Step::Guard,
            Phase::Tower => Step::Tower,
            Phase::Over => return None,
        })
    }

    /// Whose turn it is, also while others build walls: the leader of a building.
    pub fn player(&self) -> Player {
        self.core.player
    }

    /// Distinct placements of the drawn tile; 0 when none is to be laid.
    pub fn count_placements(&self) -> u32 {
        match self.phase {
            Phase::Lay(tile) => self.placements(tile).count() as u32,
            _ => 0,
        }
    }

    /// Where each follower on a feature stands and whose it is; guards are not among them.
    pub fn followers(&self) -> impl Iterator<Item = (Player, SegmentId)> {
        self.core.crew.standing().iter().map(|follower| (follower.player, follower.segment))
    }

    /// The square and spot of a segment.
    pub fn place_of(&self, segment: SegmentId) -> Place {
        self.core.board.place_of(&self.rules.table, segment)
    }

    /// Tiles still to be drawn.
    pub fn left(&self) -> u32 {
        self.core.bag.left()
    }
}

impl Position for State {
    type Move = Move;

    answers_of_core!();
    answers_of_moves!();

    #[inline]
    fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw => Actor::Chance,
            Phase::Lay(_) | Phase::Follow | Phase::Gate | Phase::Tower => Actor::Player(self.core.player),
            Phase::Wall => Actor::Player(self.builder()),
            Phase::Guard { player, .. } => Actor::Player(player),
            Phase::Over => Actor::Nobody,
        }
    }

    #[inline]
    fn apply<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        self.core.progress.count_ply();
        match mv {
            Move::Draw(tile) => self.draw(tile, sink),
            Move::Lay(at) => self.lay(at, sink),
            Move::Follow(place) => {
                self.core.place_follower(&self.rules.table, place, sink);
                self.complete(sink);
            }
            Move::Gate(edge) => self.set_gate(edge, sink),
            Move::Wall(end) => self.set_wall(end, sink),
            Move::Guard => self.set_guard(sink),
            Move::Tower(end) => self.set_tower(end, sink),
            Move::Pass => match self.phase {
                Phase::Follow => self.complete(sink),
                Phase::Guard { .. } => self.build_on(sink),
                _ => self.end_turn(sink),
            },
        }
    }

    fn end<S: Sink>(&mut self, sink: &mut S) {
        self.finish(Ending::Tiles, sink);
    }

    fn standing(&self) -> Vec<Standing> {
        self.core.crew.pieces(&self.core.board, &self.rules.table)
    }

    fn question(&self) -> Option<Question> {
        self.ask()
    }
}

// Equal positions of one game; the rules are the game's own and not compared.
eq_fields!(State { phase, towers, building, returned, walls, core } without { rules });

clone_fields!(State { phase, towers, building, returned, walls, core } shared { rules });
