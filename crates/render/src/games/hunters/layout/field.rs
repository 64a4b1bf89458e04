use super::{Forest, Water};
use crate::geometry::{Region, TILE};
use crate::layout::BAND;
use crate::layout::trace::{Grid, N, Open};
use bastide_engine::tiles::{FeatureKind, TileType};

/// How deep each point of the grid is in each segment of a tile; negative outside of it.
pub(super) struct Field {
    /// One for each segment; empty for meadows.
    depths: Vec<Vec<f64>>,
    /// How far it is to the next forest or water; negative in one.
    free: Vec<f64>,
}

impl Field {
    pub(super) fn of(tile: &TileType, forests: &[Forest], water: &Water) -> Self {
        let mut depths = vec![Vec::new(); tile.segments.len()];
        let mut free = vec![TILE; N * N];
        // Lakes lie over rivers, and rivers run through forests.
        let mut lay =
            |segment: usize, distance: &dyn Fn(crate::geometry::Point) -> f64, free: &mut Vec<f64>| {
                let far: Vec<f64> = (0..N * N).map(|i| distance(Grid::point(i))).collect();
                depths[segment] = far.iter().zip(&*free).map(|(far, free)| (-far).min(*free)).collect();
                free.iter_mut().zip(&far).for_each(|(free, far)| *free = free.min(*far));
            };
        for lake in &water.lakes {
            lay(lake.segment, &|p| lake.distance(p), &mut free);
        }
        let shores = free.clone();
        for way in &water.ways {
            // Rivers meet only in lakes.
            let mut own = shores.clone();
            lay(way.segment, &|p| way.line.distance(p) - BAND, &mut own);
            free.iter_mut().zip(own).for_each(|(free, own)| *free = free.min(own));
        }
        for forest in forests {
            lay(forest.segment, &|p| forest.distance(p), &mut free);
        }
        Self { depths, free }
    }

    /// The regions of all segments.
    pub(super) fn regions(mut self, tile: &TileType) -> Vec<Region> {
        let open = self.open(tile);
        for (segment, kind) in tile.segments.iter().map(|s| s.kind).enumerate() {
            if kind == FeatureKind::Meadow {
                self.depths[segment] = Grid::depths(&self.free, &open, segment);
            } else if !self.depths[segment].is_empty() {
                // Bits of grass that no meadow can have.
                (0..N * N)
                    .filter(|&i| open[i] == Open::Of(segment))
                    .for_each(|i| self.depths[segment][i] = self.free[i].max(0.6));
            }
        }
        self.depths
            .iter()
            .map(|depth| if depth.is_empty() { Region::default() } else { Grid(depth).trace() })
            .collect()
    }

    /// What the open points of the grid belong to: to the meadow that reaches the rim there.
    fn open(&self, tile: &TileType) -> Vec<Open> {
        let mut open = Grid::flood(&self.free, tile, FeatureKind::Meadow);
        let meadow = |segment: usize| tile.segments[segment].kind == FeatureKind::Meadow;
        // A meadow without ports is the largest piece of what is left.
        let inner = (0..tile.segments.len()).find(|&i| meadow(i) && tile.segments[i].ports.is_empty());
        if let Some(inner) = inner {
            let roomiest = (0..N * N)
                .filter(|&i| open[i] == Open::Unknown)
                .max_by(|&a, &b| self.free[a].total_cmp(&self.free[b]));
            if let Some(at) = roomiest {
                open[at] = Open::Of(inner);
                Grid::spread(&mut open, vec![at]);
            }
        }
        // The rest goes to the forest beside it, or to any meadow.
        let woods: Vec<usize> =
            (0..tile.segments.len()).filter(|&i| tile.segments[i].kind == FeatureKind::Forest).collect();
        for i in (0..N * N).filter(|&i| open[i] == Open::Unknown).collect::<Vec<_>>() {
            let deepest = |a: &usize, b: &usize| self.depths[*a][i].total_cmp(&self.depths[*b][i]);
            let near = woods.iter().copied().max_by(deepest);
            open[i] =
                near.or_else(|| (0..tile.segments.len()).find(|&i| meadow(i))).map_or(Open::No, Open::Of);
        }
        open
    }
}
