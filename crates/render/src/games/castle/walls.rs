//! The walls of a castle as data: squares, walls, towers and start spaces.

use bastide_engine::games::castle;
use bastide_engine::geometry::{Pos, Side};
use bastide_engine::tiles::SegmentType;

/// The walls of a castle as the data has them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CastleWalls {
    /// The squares inside.
    pub cells: Vec<Pos>,
    /// The straight walls, clockwise, each from the corner where the one before it ends.
    pub walls: Vec<CastleWall>,
    /// The corner towers, in any order; at most one for each corner.
    pub towers: Vec<CastleTower>,
    /// The start spaces.
    pub starts: Vec<CastleStart>,
}

impl From<&castle::Enclosure> for CastleWalls {
    /// The walls a game is played in.
    fn from(enclosure: &castle::Enclosure) -> Self {
        let grid = |corner: castle::Corner| (corner.x, corner.y);
        let wall = |wall: &castle::Wall| CastleWall {
            from: grid(wall.from),
            to: grid(wall.to),
            spaces: wall.spaces.as_ref().map(|spaces| (*spaces.start(), *spaces.end())),
        };
        let start = |start: &castle::StartSpace| CastleStart {
            cell: start.cell,
            side: start.side,
            segments: start.segments.clone(),
        };
        Self {
            cells: enclosure.cells().collect(),
            walls: enclosure.walls().iter().map(wall).collect(),
            towers: (enclosure.towers().iter())
                .map(|tower| CastleTower { at: grid(tower.at), spaces: tower.spaces })
                .collect(),
            starts: enclosure.starts().iter().map(start).collect(),
        }
    }
}

/// A straight wall between two corners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastleWall {
    /// The corner it begins at: a point of the grid, `x` and `y`.
    pub from: (i16, i16),
    /// The corner it ends at.
    pub to: (i16, i16),
    /// The first and the last space of the score track on it, between its towers; none
    /// where the two towers stand side by side.
    pub spaces: Option<(u32, u32)>,
}

/// A corner tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastleTower {
    /// Its corner: a point of the grid, `x` and `y`.
    pub at: (i16, i16),
    /// Its two spaces of the score track.
    pub spaces: [u32; 2],
}

/// A start space: a strip of the wall that shows a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CastleStart {
    /// The square it lies beside.
    pub cell: Pos,
    /// The side of that square it touches.
    pub side: Side,
    /// What it shows, as on a tile that lies beyond that side: only the ports that face the
    /// square count.
    pub segments: Vec<SegmentType>,
}
