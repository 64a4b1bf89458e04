//! Writes the tiles of Hunters and Gatherers, its pieces and a game played at random to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example hunters -- FOLDER`

use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::tiles::TileSet;
use bastide_engine::{Game, State};
use bastide_render::{Picture, board_svg, figures, huts, png, sheet_svg, symbols};
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
    let (land, bonus) = (TileSet::hunters(), TileSet::hunters_bonus());
    write("sheet", &sheet_svg(&land, Lang::En), 1700)?;
    write("bonus", &sheet_svg(&bonus, Lang::En), 1700)?;
    // As small as a board of many tiles is shown on a telephone: 60 pixels for a tile.
    write("sheet-small", &sheet_svg(&land, Lang::Fr), 480)?;
    write("sheet-grey", &grey(&sheet_svg(&land, Lang::Fr)), 480)?;
    let state = random_game(4, 20);
    let names = ["Ama", "Bor", "Cui", "Dag"].map(str::to_owned);
    let board = board_svg(&Picture::of(&state, &names, "Random".to_owned(), Lang::En));
    write("board", &board, 2200)?;
    write("board-small", &board, 900)?;
    let all = symbols([&land, &bonus]) + &figures() + &huts();
    std::fs::write(folder.join("symbols.svg"), &all)?;
    println!("symbols: {} bytes", all.len());
    Ok(())
}

/// The same picture without colour.
fn grey(svg: &str) -> String {
    let filter = "<filter id=\"grey\"><feColorMatrix type=\"saturate\" values=\"0\"/></filter></defs><g filter=\"url(#grey)\">";
    svg.replacen("</defs>", filter, 1).replace("</svg>", "</g></svg>")
}

/// A game in which everybody plays anything, as it stands with so many tiles left.
fn random_game(players: usize, left: u32) -> State {
    let request = Request { game: "hunters", players, ..Request::default() };
    let game = Game::new(&Setup::new(&request).expect("a game for so many"));
    let mut state = game.start();
    let mut seed = 7_u32;
    while state.actor() != Actor::Nobody && state.unseen().iter().map(|&n| u32::from(n)).sum::<u32>() > left {
        let legal = state.legal_actions();
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let action = legal[(seed >> 16) as usize % legal.len()].clone();
        if state.play(&action).is_err() {
            break;
        }
    }
    state
}
