//! Writes the tiles of the base game's expansions and what belongs to them to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example family -- FOLDER`

use bastide_engine::geometry::Rotation;
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{TileSet, TileType};
use bastide_render::{TILE, png, sheet_svg, symbol_id, symbols};
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let write = |name: &str, svg: &str, width: u32| -> Result<(), Box<dyn std::error::Error>> {
        std::fs::write(folder.join(format!("{name}.png")), png(svg, width)?)?;
        println!("{name}: {} bytes", svg.len());
        Ok(())
    };
    let sets = [TileSet::inns_cathedrals(), TileSet::river(), TileSet::rivers_ports(), TileSet::count()];
    for set in &sets {
        let sheet = sheet_svg(set, Lang::En);
        // 240, 120 and 60 pixels for a tile.
        write(&format!("{}-240", set.id), &sheet, 1800)?;
        write(&format!("{}-60", set.id), &sheet, 456)?;
        write(&format!("{}-turned", set.id), &turned(set), 1000)?;
    }
    let all = symbols(&sets);
    println!("symbols: {} bytes", all.len());
    Ok(())
}

/// All tiles of a set in every turn, one row for each turn.
fn turned(set: &TileSet) -> String {
    let cell = |tile: &TileType, rotation: Rotation, x: usize, y: usize| {
        let id = symbol_id(tile, rotation, 0);
        let at = |n: usize| n as f64 * (TILE + 4.0);
        format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"{TILE}\" height=\"{TILE}\"/>", at(x), at(y))
    };
    let rows = Rotation::ALL.into_iter().enumerate();
    let cells: String = rows
        .flat_map(|(y, turn)| set.tiles.iter().enumerate().map(move |(x, tile)| cell(tile, turn, x, y)))
        .collect();
    let (w, h) = (set.tiles.len() as f64 * (TILE + 4.0), 4.0 * (TILE + 4.0));
    page(w, h, &symbols([set]), &cells)
}

fn page(w: f64, h: f64, definitions: &str, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\"><defs>{definitions}</defs>\
         <rect width=\"{w}\" height=\"{h}\" fill=\"#ecdfc3\"/>{body}</svg>"
    )
}
