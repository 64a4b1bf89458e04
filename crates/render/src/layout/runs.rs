use super::BAND;
use crate::geometry::{Rim, TILE};
use bastide_engine::geometry::Port;
use bastide_engine::tiles::{FeatureKind, TileType};

/// A stretch of the rim that belongs to one segment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Run {
    pub(super) segment: usize,
    pub(super) start: Rim,
    pub(super) end: Rim,
}

impl Run {
    /// The middle of the side a way crosses here.
    pub(super) fn middle(self) -> Rim {
        Rim(self.start.0 + BAND)
    }
}

/// The runs of a tile, clockwise.
pub(super) fn of(tile: &TileType) -> Vec<Run> {
    let owner = |port: Port| {
        let here = tile.segments.iter().position(|segment| segment.ports.contains(port));
        here.unwrap_or(0)
    };
    let is_way = |port: Port| tile.segments[owner(port)].kind.is_way();
    let third = TILE / 3.0;
    let middle = |port: Port| (port.index() as f64 + 0.5) * third;

    // Where one segment ends and the next begins: at the edge of a way, or between two ports.
    let bounds: Vec<(Port, f64)> = Port::all()
        .filter(|port| owner(*port) != owner(port.next()))
        .map(|port| {
            let at = if is_way(port) {
                middle(port) + BAND
            } else if is_way(port.next()) {
                middle(port.next()) - BAND
            } else {
                (port.index() + 1) as f64 * third
            };
            (port.next(), at)
        })
        .collect();
    if bounds.is_empty() {
        return vec![Run { segment: owner(Port::at(0)), start: Rim(0.0), end: Rim(Rim::ROUND) }];
    }
    let count = bounds.len();
    let run = |i: usize| {
        let (first, start) = bounds[i];
        Run { segment: owner(first), start: Rim(start), end: Rim(bounds[(i + 1) % count].1) }
    };
    let mut runs: Vec<Run> = (0..count).map(run).collect();
    add_tips(tile, &mut runs);
    runs
}

/// Where two fields meet on the rim that are not one, a city parts them: its tip reaches the rim there, as a run
/// without length.
fn add_tips(tile: &TileType, runs: &mut Vec<Run>) {
    let is_field = |run: Run| tile.segments[run.segment].kind == FeatureKind::Field;
    let Some(city) = runs.iter().map(|run| run.segment).find(|&s| tile.segments[s].kind == FeatureKind::City)
    else {
        return;
    };
    for i in (0..runs.len()).rev() {
        let (run, next) = (runs[i], runs[(i + 1) % runs.len()]);
        if run.segment != next.segment && is_field(run) && is_field(next) {
            runs.insert(i + 1, Run { segment: city, start: run.end, end: run.end });
        }
    }
}
