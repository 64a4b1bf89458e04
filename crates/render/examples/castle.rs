//! Writes the tiles of The Castle to a folder, to be looked at.
//!
//! `cargo run -p bastide-render --example castle -- FOLDER`

use bastide_engine::lang::Lang;
use bastide_engine::tiles::TileSet;
use bastide_render::{png, sheet_svg};
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
    let set = TileSet::castle();
    write("sheet", &sheet_svg(&set, Lang::En), 1400)?;
    Ok(())
}
