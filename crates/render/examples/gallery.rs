//! Writes a sheet of all tiles and boards of several sizes to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example gallery -- FOLDER`

use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{FeatureKind, TileSet, TileType};
use bastide_render::{Picture, PicturePiece, PicturePlayer, PictureTile, board_svg, png, sheet_svg};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let write = |name: &str, svg: &str, width: u32| -> Result<(), Box<dyn std::error::Error>> {
        std::fs::write(folder.join(format!("{name}.svg")), svg)?;
        std::fs::write(folder.join(format!("{name}.png")), png(svg, width)?)?;
        println!("{name}: {} bytes", svg.len());
        Ok(())
    };
    let set = TileSet::base();
    write("sheet", &sheet_svg(&set, Lang::En), 1900)?;
    write("sheet-small", &sheet_svg(&set, Lang::Fr), 500)?;
    write("board", &board_svg(&mock(&set, 72, 5)), 1800)?;
    write("board-small", &board_svg(&mock(&set, 72, 6)), 900)?;
    write("board-20", &board_svg(&mock(&set, 20, 3)), 1600)?;
    write("board-1", &board_svg(&mock(&set, 1, 2)), 800)?;
    write("board-0", &board_svg(&mock(&set, 0, 6)), 800)?;
    std::fs::write(folder.join("symbols.svg"), bastide_render::symbols([&set]))?;
    let mut all = set;
    for other in [TileSet::inns_cathedrals(), TileSet::river(), TileSet::rivers_ports()] {
        let later = |tile: TileType| TileType { start: false, ..tile };
        all.tiles.extend(other.tiles.into_iter().map(later));
    }
    write("board-expansions", &board_svg(&mock(&all, 110, 6)), 1900)?;
    Ok(())
}

/// What a side of a turned tile shows, port by port.
fn edge(tile: &TileType, rotation: Rotation, side: Side) -> [FeatureKind; 3] {
    side.ports().map(|port| {
        let on = tile.segments.iter().find(|s| s.ports.turned(rotation).contains(port));
        on.map_or(FeatureKind::Field, |segment| segment.kind)
    })
}

/// A board as a game might leave it: every tile fits, followers here and there.
fn mock(set: &TileSet, tiles: usize, players: usize) -> Picture<'_> {
    let mut seed = 12_345_u32;
    let mut roll = move |sides: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) as usize % sides.max(1)
    };
    let mut bag: Vec<&TileType> =
        set.tiles.iter().flat_map(|t| vec![t; t.count as usize - usize::from(t.start)]).collect();
    let mut board: BTreeMap<Pos, (&TileType, Rotation)> = BTreeMap::new();
    if let Some(start) = set.tiles.iter().find(|t| t.start).filter(|_| tiles > 0) {
        board.insert(Pos::new(0, 0), (start, Rotation::NONE));
    }
    let mut order = board.keys().copied().collect::<Vec<_>>();
    while board.len() < tiles && !bag.is_empty() {
        let tile = bag.swap_remove(roll(bag.len()));
        let free: BTreeSet<Pos> = (board.keys())
            .flat_map(|pos| Side::ALL.map(|side| pos.step(side)))
            .filter(|pos| !board.contains_key(pos))
            .collect();
        let fits = |pos: Pos, turn: Rotation| {
            Side::ALL.into_iter().all(|side| {
                board.get(&pos.step(side)).is_none_or(|(other, turned)| {
                    let mut there = edge(other, *turned, side.opposite());
                    there.reverse();
                    edge(tile, turn, side) == there
                })
            })
        };
        let around = |pos: Pos| pos.surrounding().filter(|p| board.contains_key(p)).count();
        let mut places: Vec<(Pos, Rotation)> = free
            .iter()
            .flat_map(|&pos| Rotation::ALL.map(|turn| (pos, turn)))
            .filter(|&(p, t)| fits(p, t))
            .collect();
        // Rather close than far, as players do.
        places.sort_by_key(|&(pos, _)| std::cmp::Reverse(around(pos)));
        if let Some(&(pos, turn)) = places.get(roll(places.len().min(4))) {
            board.insert(pos, (tile, turn));
            order.push(pos);
        }
    }
    let claimable = |tile: &TileType, i: usize| tile.segments[i].kind != FeatureKind::Crossroads;
    let pieces = order.iter().enumerate().filter(|(i, _)| i % 3 != 1).filter_map(|(i, &pos)| {
        let (tile, _) = board[&pos];
        let segment = roll(tile.segments.len());
        claimable(tile, segment).then_some(PicturePiece { player: i % players, pos, segment })
    });
    let pieces = pieces.collect();
    let last = |pos: &Pos| {
        let at = order.iter().position(|p| p == pos)?;
        (at + players >= order.len() && tiles > 1).then_some(at % players)
    };
    let names = [
        "Aliénor",
        "Guilhem de Carcassonne-sur-Aude <le Grand>",
        "Ada",
        "Bertran & fils",
        "Ŝtefan Ço",
        "WWWWWWWWWWWWWWWWWWWW",
    ];
    Picture {
        tiles: (board.iter())
            .map(|(pos, &(tile, rotation))| PictureTile {
                tile,
                pos: *pos,
                rotation,
                variant: (pos.x + 3 * pos.y).unsigned_abs().into(),
                last_by: last(pos),
            })
            .collect(),
        pieces,
        players: (0..players)
            .map(|i| PicturePlayer {
                name: names[i].into(),
                score: [73, 8, 104, 49, 50, 0][i],
                followers: [3, 7, 0, 5, 1, 7][i],
                to_move: i == 1,
            })
            .collect(),
        caption: format!("Bastide · {tiles} tiles"),
        lang: if players.is_multiple_of(2) { Lang::Fr } else { Lang::En },
        ..Picture::default()
    }
}
