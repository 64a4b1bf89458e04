//! Writes the tiles of The Castle, its pieces and boards of it to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example castle -- FOLDER`

use bastide_engine::games::castle;
use bastide_engine::geometry::{Pos, Rotation, Side};
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{FeatureKind, SegmentType, TileSet, TileType};
use bastide_render::{
    CastleWalls, Picture, PictureCastle, PictureGame, PicturePiece, PicturePlayer, PictureTile, board_svg,
    castle_tokens, figures, keep_id, marker_id, png, sheet_svg, sprites, wall_tile_id,
};
use std::collections::BTreeMap;
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
    let (set, walls) = (TileSet::castle(), CastleWalls::from(&castle::Enclosure::standard()));
    write("sheet", &sheet_svg(&set, Lang::En), 1400)?;
    write("board", &board_svg(&mock(&set, &walls, 60)), 1400)?;
    write("board-large", &board_svg(&mock(&set, &walls, 60)), 2800)?;
    write("board-small", &board_svg(&mock(&set, &walls, 30)), 900)?;
    write("board-0", &board_svg(&mock(&set, &walls, 0)), 1400)?;
    write("tokens", &tokens(), 1400)?;
    Ok(())
}

/// All pieces side by side.
fn tokens() -> String {
    let mut shown = String::new();
    for kind in 0..10_u8 {
        let id = wall_tile_id((kind < 9).then_some(kind + 1));
        shown += &format!(
            "<use href=\"#{id}\" x=\"{}\" y=\"10\" width=\"40\" height=\"40\"/>",
            10 + 50 * u32::from(kind)
        );
    }
    for player in 0..6 {
        let ids = [marker_id(player, false), marker_id(player, true), keep_id(player)];
        for (i, id) in ids.iter().enumerate() {
            let x = 30 + 80 * player + 26 * i;
            shown += &format!("<use href=\"#{id}\" x=\"{x}\" y=\"{}\"/>", 85 + 30 * (i % 2));
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 520 150\"><defs>{}{}{}</defs><rect width=\"520\" height=\"150\" fill=\"#dcd3c0\"/>{shown}</svg>",
        sprites(),
        figures(),
        castle_tokens()
    )
}

/// What a side shows.
fn side_kind(segments: &[SegmentType], rotation: Rotation, side: Side) -> FeatureKind {
    let here = segments.iter().find(|s| s.ports.turned(rotation).contains(side.middle()));
    here.map_or(FeatureKind::Court, |segment| segment.kind)
}

/// A board as a game might leave it: roads go on, and players join what belongs together.
fn mock<'t>(set: &'t TileSet, walls: &CastleWalls, tiles: usize) -> Picture<'t> {
    let mut seed = 4_711_u32;
    let mut roll = move |sides: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) as usize % sides.max(1)
    };
    let mut bag: Vec<&TileType> = set.tiles.iter().flat_map(|t| vec![t; t.count as usize]).collect();
    let mut board: BTreeMap<Pos, (&TileType, Rotation)> = BTreeMap::new();
    let mut order = Vec::new();
    while board.len() < tiles && !bag.is_empty() {
        let tile = bag.swap_remove(roll(bag.len()));
        let beyond = |board: &BTreeMap<Pos, (&TileType, Rotation)>, pos: Pos, side: Side| {
            if let Some((other, turned)) = board.get(&pos.step(side)) {
                return Some(side_kind(&other.segments, *turned, side.opposite()));
            }
            let start = walls.starts.iter().find(|start| start.cell == pos && start.side == side)?;
            Some(side_kind(&start.segments, Rotation::NONE, side.opposite()))
        };
        let mut best: Option<(usize, Pos, Rotation)> = None;
        for &pos in walls.cells.iter().filter(|pos| !board.contains_key(pos)) {
            for turn in Rotation::ALL {
                let meets: Vec<_> = Side::ALL
                    .into_iter()
                    .filter_map(|side| {
                        Some((side_kind(&tile.segments, turn, side), beyond(&board, pos, side)?))
                    })
                    .collect();
                let fits = meets.iter().all(|(a, b)| (*a == FeatureKind::Road) == (*b == FeatureKind::Road));
                if meets.is_empty() || !fits {
                    continue;
                }
                let worth = 8 * meets.iter().filter(|(a, b)| a == b).count() + 3 * meets.len() + roll(12);
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, pos, turn));
                }
            }
        }
        if let Some((_, pos, turn)) = best {
            board.insert(pos, (tile, turn));
            order.push(pos);
        }
    }
    let mut pieces = Vec::new();
    let mut keeps = Vec::new();
    for (i, pos) in order.iter().enumerate() {
        let tile = board[pos].0;
        let segment = roll(tile.segments.len());
        if i % 5 == 0 {
            pieces.push(PicturePiece { player: i % 2, pos: *pos, segment });
        } else if keeps.len() < 2
            && let Some(segment) = tile.segments.iter().position(|s| s.kind == FeatureKind::House)
        {
            keeps.push(PicturePiece { player: keeps.len(), pos: *pos, segment });
        }
    }
    let player = |name: &str, score: u32, to_move: bool| PicturePlayer {
        name: name.into(),
        score,
        followers: 3,
        to_move,
    };
    let scores = [[108, 63], [12, 12], [0, 0]][match tiles {
        60.. => 0,
        1.. => 1,
        _ => 2,
    }];
    Picture {
        tiles: (board.iter())
            .map(|(pos, &(tile, rotation))| PictureTile {
                tile,
                pos: *pos,
                rotation,
                variant: (pos.x + 3 * pos.y).unsigned_abs().into(),
                last_by: order.iter().rev().take(2).position(|p| p == pos),
            })
            .collect(),
        pieces,
        players: vec![player("Aliénor", scores[0], true), player("Guilhem", scores[1], false)],
        caption: format!("Bastide · {tiles} tiles"),
        lang: Lang::En,
        game: PictureGame::Castle(PictureCastle {
            walls: walls.clone(),
            keeps,
            wall_tiles: (1..14).filter(|tower| tiles < 40 || tower % 3 != 0).collect(),
            held: vec![vec![Some(2), None], vec![None]],
        }),
    }
}
