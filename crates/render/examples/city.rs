//! Writes the tiles of The City, the pieces of its walls and boards of it to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example city -- FOLDER`

#[path = "../tests/common/mod.rs"]
mod common;

use bastide_engine::lang::Lang;
use bastide_engine::tiles::TileSet;
use bastide_render::{
    Picture, WallPiece, board_svg, city_tokens, figures, guard_id, png, sheet_svg, sprites, symbols, tower_id,
};
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
    let set = TileSet::city();
    write("sheet", &sheet_svg(&set, Lang::En), 1700)?;
    // As small as a board of many tiles is shown on a telephone: 60 pixels for a tile.
    write("sheet-small", &sheet_svg(&set, Lang::Fr), 480)?;
    write("pieces", &pieces(), 1400)?;
    let names = ["Aliénor", "Guilhem", "Raimon", "Esclarmonde"].map(str::to_owned);
    for (name, players, seed, actions, width) in [
        ("board", 3, 2, usize::MAX, 1600),
        ("board-4", 4, 3, 260, 1600),
        ("board-small", 2, 1, usize::MAX, 700),
    ] {
        let state = common::city_game(players, seed, actions);
        write(name, &board_svg(&Picture::of(&state, &names, "The City".to_owned(), Lang::En)), width)?;
    }
    let all = symbols([&set]) + &figures() + &city_tokens();
    std::fs::write(folder.join("symbols.svg"), &all)?;
    println!("symbols: {} bytes", all.len());
    Ok(())
}

/// All pieces of the walls side by side.
fn pieces() -> String {
    let mut shown = String::new();
    let mut show = |id: &str, column: usize, row: usize| {
        shown += &format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", 40 + 170 * column, 70 + 80 * row);
    };
    use WallPiece::{Gate, GhostGate, GhostWall, Imagined, Wall};
    for (column, piece) in [Wall, Imagined, Gate, GhostWall, GhostGate].into_iter().enumerate() {
        show(piece.id(), column, 0);
    }
    for player in 0..6 {
        let (column, row) = (player % 5, 1 + player / 5);
        show(Wall.id(), column, row);
        show(&tower_id(player), column, row);
        show(&guard_id(player), column, row);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 880 260\"><defs>{}{}{}</defs><rect width=\"880\" height=\"260\" fill=\"#ecdfc3\"/>{shown}</svg>",
        sprites(),
        figures(),
        city_tokens()
    )
}
