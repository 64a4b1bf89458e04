//! The walls around a city as data: gate, walls, guards and towers.

use bastide_engine::board::Player;
use bastide_engine::games::city;
use bastide_engine::games::city::End;
use bastide_engine::geometry::Edge;

/// The walls around a city.
///
/// ```
/// use bastide_engine::{setup::{Request, Setup}, Game, State};
/// use bastide_render::CityWalls;
///
/// let request = Request { game: "city", ..Request::default() };
/// let State::City(position) = Game::new(&Setup::new(&request).unwrap()).start() else { panic!() };
/// assert_eq!(CityWalls::from(position.walls()), CityWalls::default(), "no wall is set yet");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CityWalls {
    /// Where the gate stands.
    pub gate: Option<Edge>,
    /// The walls.
    pub walls: Vec<CityWall>,
    /// The towers on them.
    pub towers: Vec<CityTower>,
}

/// A wall along one side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityWall {
    /// Where it stands: outside this side.
    pub edge: Edge,
    /// Whether it only is imagined, to close the ring.
    pub imagined: bool,
    /// The player whose guard is on it.
    pub guard: Option<usize>,
}

/// A tower at the end of a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityTower {
    /// The wall.
    pub edge: Edge,
    /// At which of its ends, as seen by somebody who looks out.
    pub end: End,
    /// The player whose it is.
    pub player: usize,
}

impl From<&city::Walls> for CityWalls {
    /// The walls as they stand in a game.
    fn from(walls: &city::Walls) -> Self {
        let wall = |wall: city::Wall| CityWall {
            edge: wall.edge,
            imagined: wall.imagined,
            guard: wall.guard.map(Player::seat),
        };
        let towers = walls.towers().iter();
        let tower = towers.map(|t| CityTower { edge: t.edge, end: t.end, player: t.player.seat() });
        Self { gate: walls.gate(), walls: walls.standing().map(wall).collect(), towers: tower.collect() }
    }
}
