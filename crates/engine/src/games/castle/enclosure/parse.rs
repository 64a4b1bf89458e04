use super::{Corner, Enclosure, EnclosureError, EnclosureFault, StartSpace, Tower, Wall};
use crate::games::castle::WallTile;
use crate::vocabulary::geometry::{PortSet, Pos, Side};
use crate::vocabulary::tiles::{FeatureKind, SegmentType, TileName};
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
struct File {
    set: Head,
    board: Plan,
    #[serde(default)]
    wall_tile: Vec<WallTileEntry>,
    #[serde(default)]
    wall: Vec<Spanned<WallEntry>>,
    #[serde(default)]
    tower: Vec<Spanned<TowerEntry>>,
    #[serde(default)]
    start: Vec<Spanned<StartEntry>>,
}

#[derive(Deserialize)]
struct Head {
    tiles: Spanned<i64>,
}

#[derive(Deserialize)]
struct WallTileEntry {
    kind: u32,
    id: Spanned<String>,
    count: Spanned<i64>,
}

#[derive(Deserialize)]
struct Plan {
    cells: Spanned<i64>,
    rows: Spanned<i64>,
    cols: i64,
    map: Spanned<Vec<Spanned<String>>>,
    track_spaces: Spanned<i64>,
}

#[derive(Deserialize)]
struct WallEntry {
    from: [i16; 2],
    to: [i16; 2],
    heading: Spanned<String>,
    length: u16,
    inner: Spanned<String>,
    first: Option<i64>,
    last: Option<i64>,
}

#[derive(Deserialize)]
struct TowerEntry {
    spaces: [i64; 2],
    at: [i16; 2],
    corner: TurnEntry,
    wall_tile: bool,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum TurnEntry {
    Outward,
    Inward,
}

#[derive(Deserialize)]
struct StartEntry {
    id: String,
    cell: [i16; 2],
    side: Spanned<String>,
    features: Vec<Spanned<String>>,
    wall: i64,
    track: Vec<i64>,
}

/// A fault and the byte of the file it was found at.
type Located = (usize, EnclosureFault);

impl Enclosure {
    /// Reads a file of castle walls and checks that its parts agree. `file` is only used to say where an
    /// error is.
    pub fn parse(file: &str, text: &str) -> Result<Self, EnclosureError> {
        let error = |(at, fault): Located| EnclosureError {
            file: file.to_owned(),
            line: text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1,
            fault,
        };
        let read: File = toml::from_str(text).map_err(|fault| {
            let said = fault.message().lines().collect::<Vec<_>>().join(", ");
            error((fault.span().map_or(0, |span| span.start), EnclosureFault::Toml(said)))
        })?;
        read.check().map_err(error)
    }
}

impl File {
    fn check(&self) -> Result<Enclosure, Located> {
        let track = *self.board.track_spaces.get_ref();
        let track_at = self.board.track_spaces.span().start;
        let spaces = usize::try_from(track).ok().filter(|n| (1..=1000).contains(n));
        let spaces = spaces.ok_or((track_at, EnclosureFault::BadTrack(track)))?;
        let mut enclosure = Enclosure {
            rows: self.board.rows()?,
            cols: self.board.cols as u16,
            walls: Vec::new(),
            towers: Vec::new(),
            tower_at: vec![None; spaces],
            starts: Vec::new(),
            wall_tiles: self.wall_tiles()?,
        };
        self.read_walls(&mut enclosure)?;
        self.read_towers(&mut enclosure)?;
        self.cover_track(&enclosure)?;
        for entry in &self.start {
            let start = entry
                .get_ref()
                .read(&enclosure)
                .map_err(|(at, fault)| (if at == 0 { entry.span().start } else { at }, fault))?;
            enclosure.starts.push(start);
        }
        if enclosure.starts.is_empty() {
            return Err((self.board.cells.span().start, EnclosureFault::NoStart));
        }
        Ok(enclosure)
    }

    fn wall_tiles(&self) -> Result<[u8; WallTile::KINDS], Located> {
        let mut counts = [0; WallTile::KINDS];
        let mut found = 0;
        for entry in &self.wall_tile {
            let (at, id) = (entry.id.span().start, entry.id.get_ref());
            let tile = id.parse::<WallTile>().ok().filter(|tile| tile.number() == entry.kind);
            let tile = tile.ok_or_else(|| (at, EnclosureFault::UnknownWallTile(id.clone())))?;
            if counts[tile.index()] > 0 {
                return Err((at, EnclosureFault::WallTileTwice(id.clone())));
            }
            let count = *entry.count.get_ref();
            let copies = u8::try_from(count).ok().filter(|n| (1..=20).contains(n));
            let copies = copies.ok_or((entry.count.span().start, EnclosureFault::BadCount(count)))?;
            counts[tile.index()] = copies;
            found += i64::from(copies);
        }
        let announced = *self.set.tiles.get_ref();
        let at = self.set.tiles.span().start;
        if announced != found {
            return Err((at, EnclosureFault::WrongTotal { announced, found }));
        }
        let towers = self.tower.iter().filter(|tower| tower.get_ref().wall_tile).count();
        if found < towers as i64 {
            return Err((at, EnclosureFault::TooFewWallTiles { tiles: found as usize, towers }));
        }
        Ok(counts)
    }

    fn read_walls(&self, enclosure: &mut Enclosure) -> Result<(), Located> {
        for entry in &self.wall {
            let wall = entry.get_ref().read(entry.span().start, enclosure)?;
            enclosure.walls.push(wall);
        }
        // Each wall begins where the one before it ends, all the way around.
        for (i, (wall, entry)) in enclosure.walls.iter().zip(&self.wall).enumerate() {
            let before = &enclosure.walls[(i + enclosure.walls.len() - 1) % enclosure.walls.len()];
            if wall.from != before.to {
                return Err((entry.span().start, EnclosureFault::BrokenWall { expected: before.to }));
            }
        }
        for cell in enclosure.cells() {
            for side in Side::ALL {
                if enclosure.contains(cell.step(side)) {
                    continue;
                }
                let along = |wall: &&Wall| wall.inner == side && wall.cells().any(|pos| pos == cell);
                let walls = enclosure.walls.iter().filter(along).count();
                if walls != 1 {
                    let fault = EnclosureFault::RimUncovered { cell, side, walls };
                    return Err((self.board.map.span().start, fault));
                }
            }
        }
        Ok(())
    }

    fn read_towers(&self, enclosure: &mut Enclosure) -> Result<(), Located> {
        if self.tower.len() > 32 {
            return Err((self.tower[32].span().start, EnclosureFault::TooManyTowers(self.tower.len())));
        }
        for entry in &self.tower {
            let tower = entry.get_ref();
            let mut spaces = [0; 2];
            for (space, &number) in spaces.iter_mut().zip(&tower.spaces) {
                *space = enclosure.space(number).map_err(|fault| (entry.span().start, fault))?;
            }
            if (spaces[0] + 1) % enclosure.track() != spaces[1] {
                return Err((entry.span().start, EnclosureFault::TowerSpaces));
            }
            let at = Corner { x: tower.at[0], y: tower.at[1] };
            let corners = enclosure.walls.iter().filter(|wall| wall.from == at).count();
            let towers = self.tower.iter().filter(|other| other.get_ref().at == tower.at).count();
            if towers != 1 || corners != 1 {
                return Err((entry.span().start, EnclosureFault::TowersAt { at, towers: towers * corners }));
            }
            let inward = tower.corner == TurnEntry::Inward;
            enclosure.towers.push(Tower { spaces, at, inward, wall_tile: tower.wall_tile });
        }
        for (wall, entry) in enclosure.walls.iter().zip(&self.wall) {
            if !enclosure.towers.iter().any(|tower| tower.at == wall.from) {
                let fault = EnclosureFault::TowersAt { at: wall.from, towers: 0 };
                return Err((entry.span().start, fault));
            }
        }
        enclosure.towers.sort_by_key(|tower| tower.spaces);
        for (number, tower) in enclosure.towers.iter().enumerate() {
            for space in tower.spaces {
                enclosure.tower_at[space as usize] = Some(number as u8);
            }
        }
        Ok(())
    }

    /// Each space of the track is on one wall or one tower.
    fn cover_track(&self, enclosure: &Enclosure) -> Result<(), Located> {
        for space in 0..enclosure.track() {
            let walls =
                enclosure.walls.iter().filter(|wall| wall.spaces.iter().any(|on| on.contains(&space)));
            let towers = enclosure.towers.iter().filter(|tower| tower.spaces.contains(&space));
            let times = walls.count() + towers.count();
            if times != 1 {
                let at = self.board.track_spaces.span().start;
                return Err((at, EnclosureFault::SpaceCovered { space, times }));
            }
        }
        Ok(())
    }
}

impl Plan {
    fn rows(&self) -> Result<Vec<u32>, Located> {
        let (announced, at) = (*self.rows.get_ref(), self.rows.span().start);
        let fits = |n: i64| (1..=Enclosure::MAX_SIZE as i64).contains(&n);
        if !fits(announced) || !fits(self.cols) {
            return Err((at, EnclosureFault::BadSize { rows: announced, cols: self.cols }));
        }
        let (announced, cols, lines) = (announced as usize, self.cols as usize, self.map.get_ref());
        if lines.len() != announced {
            let fault = EnclosureFault::WrongRows { announced, found: lines.len() };
            return Err((self.map.span().start, fault));
        }
        let mut rows = Vec::new();
        for line in lines {
            let row = line.get_ref();
            if row.len() != cols || !row.bytes().all(|b| b == b'#' || b == b'.') {
                let fault = EnclosureFault::BadRow { row: row.clone(), cols };
                return Err((line.span().start, fault));
            }
            rows.push(row.bytes().enumerate().map(|(x, b)| u32::from(b == b'#') << x).sum());
        }
        let (announced, found) =
            (*self.cells.get_ref(), rows.iter().map(|row: &u32| row.count_ones()).sum::<u32>());
        if announced != i64::from(found) {
            let fault = EnclosureFault::WrongCells { announced, found: found as usize };
            return Err((self.cells.span().start, fault));
        }
        Ok(rows)
    }
}

fn side(word: &Spanned<String>) -> Result<Side, Located> {
    let mut letters = word.get_ref().chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Ok(side),
        _ => Err((word.span().start, EnclosureFault::BadSide(word.get_ref().clone()))),
    }
}

impl Enclosure {
    fn space(&self, number: i64) -> Result<u32, EnclosureFault> {
        let space = u32::try_from(number).ok().filter(|&space| space < self.track());
        space.ok_or(EnclosureFault::NoSuchSpace(number))
    }
}

impl WallEntry {
    fn read(&self, at: usize, enclosure: &Enclosure) -> Result<Wall, Located> {
        let (heading, inner) = (side(&self.heading)?, side(&self.inner)?);
        let (from, to) =
            (Corner { x: self.from[0], y: self.from[1] }, Corner { x: self.to[0], y: self.to[1] });
        let mut end = Pos::new(from.x, from.y);
        for _ in 0..self.length {
            end = end.step(heading);
        }
        // Clockwise around the enclosure, the cells are on the right: a wall to the east lies north of them.
        let clockwise = Side::ALL[(heading.index() + 3) % 4];
        if self.length == 0 || end != Pos::new(to.x, to.y) || inner != clockwise {
            return Err((at, EnclosureFault::CrookedWall));
        }
        let spaces = match (self.first, self.last) {
            (None, None) => None,
            (Some(first), Some(last)) if first <= last => {
                let space = |number| enclosure.space(number).map_err(|fault| (at, fault));
                Some(space(first)?..=space(last)?)
            }
            _ => return Err((at, EnclosureFault::WallSpaces)),
        };
        let wall = Wall { from, to, heading, inner, length: self.length, spaces };
        match wall.cells().find(|&cell| !enclosure.contains(cell) || enclosure.contains(cell.step(inner))) {
            Some(cell) => Err((at, EnclosureFault::NotOnRim(cell, inner))),
            None => Ok(wall),
        }
    }
}

impl StartEntry {
    /// Faults of the whole entry are located at 0: the caller knows where it begins.
    fn read(&self, enclosure: &Enclosure) -> Result<StartSpace, Located> {
        let name: TileName = self.id.parse().map_err(|()| (0, EnclosureFault::StartName(self.id.clone())))?;
        if enclosure.starts.iter().any(|other| other.name == name) {
            return Err((0, EnclosureFault::StartName(self.id.clone())));
        }
        let (cell, side) = (Pos::new(self.cell[1], self.cell[0]), side(&self.side)?);
        if !enclosure.contains(cell) || enclosure.contains(cell.step(side)) {
            return Err((0, EnclosureFault::StartOffRim(cell, side)));
        }
        // It fills the square outside, which must not look into the enclosure anywhere else.
        let pos = cell.step(side);
        let crowded = |beside: Pos| {
            beside != cell && enclosure.contains(beside)
                || enclosure.starts.iter().any(|other| other.pos() == beside)
        };
        if crowded(pos) || Side::ALL.into_iter().any(|side| crowded(pos.step(side))) {
            return Err((0, EnclosureFault::StartCrowded(pos)));
        }
        let wall = usize::try_from(self.wall).ok().and_then(|n| n.checked_sub(1));
        let wall = wall.filter(|&n| {
            enclosure.walls.get(n).is_some_and(|wall| {
                let on_it = |space: &i64| {
                    let on = wall.spaces.as_ref();
                    on.is_some_and(|on| on.contains(&u32::try_from(*space).unwrap_or(u32::MAX)))
                };
                wall.inner == side && wall.cells().any(|along| along == cell) && self.track.iter().all(on_it)
            })
        });
        let wall = wall.ok_or((0, EnclosureFault::StartWall(self.wall)))?;
        let segments = self.segments(side.opposite())?;
        let track = self.track.iter().map(|&space| space as u32).collect();
        Ok(StartSpace { name, cell, side, segments, wall, track })
    }

    fn segments(&self, facing: Side) -> Result<Vec<SegmentType>, Located> {
        let mut covered = PortSet::EMPTY;
        let mut segments = Vec::new();
        for line in &self.features {
            let at = line.span().start;
            let segment = SegmentType::read(line.get_ref())
                .map_err(|fault| (at, EnclosureFault::StartFeature(fault)))?;
            let known = [FeatureKind::Road, FeatureKind::Tower, FeatureKind::House, FeatureKind::Court];
            if !known.contains(&segment.kind) {
                return Err((at, EnclosureFault::StartKind(segment.kind.word().to_owned())));
            }
            if !covered.intersection(segment.ports).is_empty() || segment.ports.is_empty() {
                return Err((at, EnclosureFault::StartPorts(facing)));
            }
            covered = covered.union(segment.ports);
            segments.push(segment);
        }
        if covered != PortSet::whole(facing) {
            return Err((0, EnclosureFault::StartPorts(facing)));
        }
        Ok(segments)
    }
}
