//! Writes the tiles of the base game's expansions and what belongs to them to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example base -- FOLDER`

use bastide_engine::geometry::Rotation;
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{TileSet, TileType};
use bastide_render::{
    CARCASSONNE, PLAYERS, QUARTERS, TILE, VARIANTS, base_tokens, big_figure_id, boat_id, carcassonne_id,
    carcassonne_tokens, count_id, count_spot, figure_id, figures, good_id, png, quarter_region, quarter_spot,
    sheet_svg, sprites, symbol_id, symbols, tile_layout,
};
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
    let mountain = TileSet::parse("mountain.toml", include_str!("../tests/mountain.toml"))?;
    let sets =
        [TileSet::inns_cathedrals(), TileSet::river(), TileSet::rivers_ports(), TileSet::count(), mountain];
    for set in &sets {
        let sheet = sheet_svg(set, Lang::En);
        // 240 and 60 pixels for a tile.
        write(&format!("{}-240", set.id), &sheet, if set.tiles.len() > 5 { 1800 } else { 400 })?;
        write(&format!("{}-60", set.id), &sheet, if set.tiles.len() > 5 { 456 } else { 100 })?;
        let rows = Rotation::ALL.map(|turn| set.tiles.iter().map(move |tile| (tile, turn, 0)).collect());
        write(&format!("{}-turned", set.id), &grid(set, &rows), 60 * set.tiles.len() as u32 + 60)?;
    }
    let all = Rotation::ALL.map(|turn| (0..VARIANTS).map(|v| (&sets[4].tiles[0], turn, v)).collect());
    write("mountains", &grid(&sets[4], &all), 500)?;
    let block = block(&sets[3], false);
    write("carcassonne", &block, 1200)?;
    write("carcassonne-small", &block, 240)?;
    write("carcassonne-full", &self::block(&sets[3], true), 1200)?;
    write("pieces", &pieces(), 900)?;
    write("pieces-small", &pieces(), 300)?;
    println!("symbols: {} bytes", symbols(&sets).len());
    Ok(())
}

/// Tiles in rows, with followers on every spot.
fn grid(set: &TileSet, rows: &[Vec<(&TileType, Rotation, u32)>]) -> String {
    let step = TILE + 4.0;
    let cell = |(tile, turn, variant): (&TileType, Rotation, u32), x: f64, y: f64| {
        let id = symbol_id(tile, turn, variant);
        let layout = tile_layout(tile).turned(turn);
        let spots = tile.segments.iter().zip(&layout.segments).map(|(segment, place)| {
            let colour = if segment.kind.is_land() { "#fff" } else { "#d8401c" };
            let (x, y) = (x + place.spot.x, y + place.spot.y);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"{colour}\" stroke=\"#000\"/>")
        });
        let tile = format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{TILE}\" height=\"{TILE}\"/>");
        tile + &spots.collect::<String>()
    };
    let mut body = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, tile) in row.iter().enumerate() {
            body += &cell(*tile, x as f64 * step, y as f64 * step);
        }
    }
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    page(columns as f64 * step, rows.len() as f64 * step, &symbols([set]), &body)
}

/// Carcassonne, empty or with as many followers as have a place of their own.
fn block(set: &TileSet, full: bool) -> String {
    let (w, h) = CARCASSONNE;
    let tiles = set.tiles.iter().enumerate().map(|(i, tile)| {
        let (x, y) = ((i % 4) as f64 * TILE, (i / 4) as f64 * TILE);
        let id = symbol_id(tile, Rotation::NONE, 0);
        format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{TILE}\" height=\"{TILE}\"/>")
    });
    let mut body: String = tiles.collect();
    body += &format!("<use href=\"#{}\" width=\"{w}\" height=\"{h}\"/>", carcassonne_id());
    for quarter in (0..QUARTERS).filter(|_| full) {
        body += &format!(
            "<path d=\"{}\" fill=\"#fff\" opacity=\".2\" stroke=\"#000\" stroke-width=\"2\"/>",
            quarter_region(quarter).path()
        );
        for number in 0..12 {
            body += &piece(&figure_id(number % 5, false), quarter_spot(quarter, number).into());
        }
        body += &piece(count_id(), count_spot(quarter).into());
    }
    page(w, h, &(symbols([set]) + &carcassonne_tokens() + &figures() + &base_tokens()), &body)
}

/// A place to put something.
struct Place(f64, f64);

impl From<bastide_render::Point> for Place {
    fn from(p: bastide_render::Point) -> Self {
        Self(p.x, p.y)
    }
}

fn piece(id: &str, Place(x, y): Place) -> String {
    format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")
}

/// Every piece of every player.
fn pieces() -> String {
    let mut body = String::new();
    for player in 0..PLAYERS {
        let y = 32.0 + 60.0 * player as f64;
        let ids = [figure_id(player, false), big_figure_id(player, false), big_figure_id(player, true)];
        let ids = ids.into_iter().chain([boat_id(player), good_id(player)]);
        body +=
            &ids.enumerate().map(|(i, id)| piece(&id, Place(32.0 + 58.0 * i as f64, y))).collect::<String>();
    }
    body += &piece(count_id(), Place(330.0, 60.0));
    page(360.0, 370.0, &(sprites() + &figures() + &base_tokens()), &body).replace("#ecdfc3", "#adc26d")
}

fn page(w: f64, h: f64, definitions: &str, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\"><defs>{definitions}</defs>\
         <rect width=\"{w}\" height=\"{h}\" fill=\"#ecdfc3\"/>{body}</svg>"
    )
}
