//! The castle wall, read from its data.

// The file is part of the program: a fault in it should stop whoever reads it here.
#![allow(clippy::unwrap_used)]

use bastide_engine::geometry::{PortSet, Pos, Side};
use bastide_engine::tiles::{Attr, Attrs, SegmentType};
use bastide_render::{CastleStart, CastleTower, CastleWall, CastleWalls};
use toml::{Table, Value};

pub(crate) fn read() -> CastleWalls {
    let file: Table =
        include_str!("../../../engine/tiles/castle-walls.toml").parse().expect("the wall's data is TOML");
    let all = |name: &str| file[name].as_array().unwrap().iter();
    let integer = |value: &Value| value.as_integer().unwrap();
    let pair = |value: &Value| (integer(&value[0]) as i16, integer(&value[1]) as i16);
    let rows = file["board"]["map"].as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    let cells = rows.enumerate().flat_map(|(y, row)| {
        let inside = row.chars().enumerate().filter(|(_, c)| *c == '#');
        inside.map(move |(x, _)| Pos::new(x as i16, y as i16))
    });
    let wall = |wall: &Value| CastleWall {
        from: pair(&wall["from"]),
        to: pair(&wall["to"]),
        spaces: wall.get("first").map(|first| (integer(first) as u32, integer(&wall["last"]) as u32)),
    };
    let tower = |tower: &Value| {
        let (first, second) = pair(&tower["spaces"]);
        CastleTower { at: pair(&tower["at"]), spaces: [first as u32, second as u32] }
    };
    let start = |start: &Value| {
        let (row, column) = pair(&start["cell"]);
        CastleStart {
            cell: Pos::new(column, row),
            side: Side::from_letter(start["side"].as_str().unwrap().chars().next().unwrap()).unwrap(),
            segments: start["features"].as_array().unwrap().iter().map(segment).collect(),
        }
    };
    CastleWalls {
        cells: cells.collect(),
        walls: all("wall").map(wall).collect(),
        towers: all("tower").map(tower).collect(),
        starts: all("start").map(start).collect(),
    }
}

fn segment(line: &Value) -> SegmentType {
    let mut words = line.as_str().unwrap().split(' ');
    let kind = words.next().unwrap().parse().unwrap();
    let (mut ports, mut attrs) = (PortSet::EMPTY, Attrs::default());
    for word in words {
        match word.strip_prefix('+') {
            Some(attr) => attrs.add(attr.parse::<Attr>().unwrap()),
            None => ports = ports.union(PortSet::parse_word(word).unwrap()),
        }
    }
    SegmentType { kind, ports, attrs, touches: 0 }
}
