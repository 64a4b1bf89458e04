//! A single tile as text.

use crate::canvas::{Drawing, Glyph, Ground, HEIGHT, WIDTH};
use bastide_engine::geometry::{Port, Rotation, Side};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, SegmentType, TileType};

/// Where on the drawing a port is.
pub(super) fn at_port(port: Port) -> (usize, usize) {
    const PLACES: [(usize, usize); 12] =
        [(0, 1), (0, 3), (0, 5), (0, 6), (1, 6), (2, 6), (2, 5), (2, 3), (2, 1), (2, 0), (1, 0), (0, 0)];
    PLACES[port.index()]
}

/// How what covers ground is shown: the inside of a city, a tower, a house, a market, a forest, a mountain.
fn built(segment: &SegmentType) -> Option<Glyph> {
    let (shown, ground) = match segment.kind {
        FeatureKind::City => ('#', Ground::City),
        FeatureKind::Tower => ('T', Ground::City),
        FeatureKind::House => ('H', Ground::Building),
        FeatureKind::Market if segment.attrs.get(Attr::Fish) > 0 => ('f', Ground::Field),
        FeatureKind::Market if segment.attrs.get(Attr::Grain) > 0 => ('g', Ground::Field),
        FeatureKind::Market => ('c', Ground::Field),
        FeatureKind::Forest => ('F', Ground::Forest),
        FeatureKind::Carcassonne => ('%', Ground::City),
        FeatureKind::Mountain => ('^', Ground::Rock),
        _ => return None,
    };
    Some(Glyph { shown, ground })
}

/// A tile as it lies.
pub(super) fn draw_tile(tile: &TileType, rotation: Rotation) -> Drawing {
    let segment_at = |port: Port| tile.segments.iter().find(|s| s.ports.turned(rotation).contains(port));
    let kind_at = |port: Port| segment_at(port).map_or(FeatureKind::Field, |segment| segment.kind);
    let homes = tile.segments.iter().any(|segment| segment.kind == FeatureKind::Residential);
    let ground = Glyph { shown: '.', ground: if homes { Ground::Homes } else { Ground::Field } };
    let mut drawing = [[ground; WIDTH]; HEIGHT];

    // What is built over two or more sides holds the middle; the rim follows the ports.
    let sides = |s: &&SegmentType| Side::ALL.iter().filter(|side| s.ports.contains(side.middle())).count();
    let wide = tile.segments.iter().filter(|s| sides(s) >= 2).find_map(built);
    if let Some(wide) = wide {
        drawing[1][1..WIDTH - 1].fill(wide);
    }
    let wide = wide.is_some();
    for port in Port::all() {
        if let Some(city) = segment_at(port).and_then(built) {
            let (row, column) = at_port(port);
            drawing[row][column] = city;
            if matches!(port.side(), Side::North | Side::South) {
                let (from, to) = (column.saturating_sub(1), (column + 1).min(WIDTH - 1));
                drawing[row][from..=to].fill(city);
            }
        }
    }

    for side in Side::ALL {
        let shown = match kind_at(side.middle()) {
            FeatureKind::River => '~',
            FeatureKind::Stream => '≈',
            _ => continue,
        };
        let river = Glyph { shown, ground: Ground::Water };
        match side {
            Side::North => drawing[0][3] = river,
            Side::South => drawing[2][3] = river,
            Side::East => drawing[1][4..].fill(river),
            Side::West => drawing[1][..3].fill(river),
        }
        drawing[1][3] = river;
    }
    let roads: Vec<Side> =
        Side::ALL.into_iter().filter(|side| kind_at(side.middle()) == FeatureKind::Road).collect();
    let road = |shown| Glyph { shown, ground: Ground::Road };
    for side in &roads {
        match side {
            Side::North => drawing[0][3] = road('|'),
            Side::South => drawing[2][3] = road('|'),
            Side::East => drawing[1][4..].fill(road('-')),
            Side::West => drawing[1][..3].fill(road('-')),
        }
    }
    let drawn = |attr| tile.segments.iter().any(|segment| segment.attrs.get(attr) > 0);
    let has = |kind| tile.segments.iter().any(|segment| segment.kind == kind);
    // Two bends on one tile pass each other; two roads that end at a city do not meet.
    let through = |s: &SegmentType| s.kind == FeatureKind::Road && sides(&s) == 2;
    let middle = if has(FeatureKind::Lake) || has(FeatureKind::Source) {
        Some(Glyph { shown: 'o', ground: Ground::Water })
    } else if has(FeatureKind::Monastery) {
        Some(Glyph { shown: 'M', ground: Ground::Building })
    } else if has(FeatureKind::Marketplace) {
        Some(Glyph { shown: 'm', ground: Ground::Building })
    } else if drawn(Attr::Cathedral) {
        Some(Glyph { shown: 'C', ground: Ground::Building })
    } else if has(FeatureKind::Crossroads) || drawn(Attr::Square) {
        Some(road('X'))
    } else if roads.len() > 2 {
        Some(road(if tile.segments.iter().any(through) { '+' } else { 'X' }))
    } else if drawn(Attr::Well) {
        Some(road('o'))
    } else if roads.len() == 2 && (!wide || tile.segments.iter().any(through)) {
        let straight = roads[0].opposite() == roads[1];
        Some(road(if !straight {
            '+'
        } else if roads[0] == Side::North {
            '|'
        } else {
            '-'
        }))
    } else {
        None
    };
    if let Some(middle) = middle {
        drawing[1][3] = middle;
    }
    if let Some(market) = tile.segments.iter().find(|segment| segment.attrs.get(Attr::Market) > 0)
        && let Some(port) = market.ports.turned(rotation).landmark()
    {
        let (row, column) = at_port(port);
        drawing[row][column] = Glyph { shown: 'm', ground: Ground::Building };
    }
    if let Some(shielded) = tile.segments.iter().find(|segment| segment.attrs.get(Attr::Shield) > 0) {
        // Beside the road where there is one, else in the middle.
        let port = shielded.ports.turned(rotation).landmark();
        let (row, column) = port.filter(|_| !wide || middle.is_some()).map_or((1, 3), at_port);
        drawing[row][column] = Glyph { shown: 'S', ground: Ground::City };
    }
    for segment in &tile.segments {
        let (place, shown) = if segment.attrs.get(Attr::Inn) > 0 {
            (beside_road(segment, rotation, &drawing), 'I')
        } else if segment.mark == Some(Mark::Port) {
            // The shield, if there is one, is on the rim.
            ((1, 3), 'P')
        } else {
            continue;
        };
        drawing[place.0][place.1] = Glyph { shown, ground: Ground::Building };
    }
    if let Some((segment, building)) = tile.segments.iter().find_map(|s| Some((s, s.building?))) {
        let (row, column) = building_at(segment, rotation, wide || !roads.is_empty());
        let shown = if building.is_historic() { 'H' } else { 'P' };
        drawing[row][column] = Glyph { shown, ground: Ground::Building };
    }
    for segment in &tile.segments {
        let (row, first) = segment.ports.turned(rotation).landmark().map_or((1, 3), at_port);
        for (column, shown) in (first.min(WIDTH - 2)..WIDTH).zip(found_in(segment)) {
            drawing[row][column] = Glyph { shown, ground: Ground::Building };
        }
    }
    drawing
}

/// Where the inn of a road is shown: on the grass beside it.
fn beside_road(road: &SegmentType, rotation: Rotation, drawing: &Drawing) -> (usize, usize) {
    let ports = road.ports.turned(rotation);
    let sides = Side::ALL.into_iter().filter(|side| ports.contains(side.middle()));
    let places = sides.flat_map(|side| match side {
        Side::North => [(0, 4), (0, 2)],
        Side::East => [(0, 5), (2, 5)],
        Side::South => [(2, 4), (2, 2)],
        Side::West => [(2, 1), (0, 1)],
    });
    let is_grass = |&(row, column): &(usize, usize)| drawing[row][column].ground == Ground::Field;
    places.into_iter().find(is_grass).unwrap_or((1, 3))
}

/// What is found in a forest or a meadow, a letter for each.
fn found_in(segment: &SegmentType) -> Vec<char> {
    let letters = [
        (Attr::Gold, 'G'),
        (Attr::Mushrooms, 'p'),
        (Attr::Deer, 'd'),
        (Attr::Mammoth, 'm'),
        (Attr::Tiger, 't'),
        (Attr::Aurochs, 'a'),
        (Attr::Fire, '*'),
    ];
    let found = letters
        .into_iter()
        .flat_map(|(attr, letter)| std::iter::repeat_n(letter, segment.attrs.get(attr) as usize));
    found.chain((segment.mark == Some(Mark::Shrine)).then_some('+')).collect()
}

/// Where a building is shown: in the middle if that is free, else at a side that is all its area's, else where
/// the area has a corner.
fn building_at(area: &SegmentType, rotation: Rotation, middle_taken: bool) -> (usize, usize) {
    if !middle_taken {
        return (1, 3);
    }
    let ports = area.ports.turned(rotation);
    let whole = Side::ALL.into_iter().find(|side| side.ports().iter().all(|&port| ports.contains(port)));
    match whole {
        // A step inwards, where the rim is not.
        Some(Side::East) => (1, 5),
        Some(Side::West) => (1, 1),
        Some(side) => at_port(side.middle()),
        None => ports.landmark().map_or((1, 3), at_port),
    }
}
