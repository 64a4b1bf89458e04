//! Writes every picture there is to a folder, so that a change that must not alter any can be checked with `diff -r`:
//! the tiles of all games, their pieces, and recorded games as they stand after every few actions.
//!
//! `cargo run -p bastide-render --example everything -- FOLDER crates/engine/tests/golden/*.txt`

use bastide_engine::games::castle;
use bastide_engine::geometry::Rotation;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::record::Record;
use bastide_engine::tiles::TileSet;
use bastide_engine::{GameId, State};
use bastide_render::{
    CastleWalls, Enclosure, Picture, QUARTERS, TileLayout, VARIANTS, base_tokens, board_svg,
    carcassonne_tokens, castle_tokens, city_tokens, count_spot, figures, huts, quarter_region, quarter_spot,
    sheet_svg, sprites, symbol_id, symbols, tile_layout, tile_svg,
};
use std::fmt::Write;
use std::path::Path;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let mut written = 0;
    let mut write = |name: &str, text: &str| -> Result<(), Failure> {
        written += 1;
        Ok(std::fs::write(folder.join(name), text)?)
    };
    let parsed = [
        ("odd.toml", include_str!("../tests/odd.toml")),
        ("mountain.toml", include_str!("../tests/mountain.toml")),
    ];
    let mut sets: Vec<TileSet> =
        GameId::ALL.into_iter().flat_map(|game| game.info().sets).map(|(_, set)| set()).collect();
    for (name, text) in parsed {
        sets.push(TileSet::parse(name, text)?);
    }
    for set in &sets {
        let id = &set.id;
        write(&format!("tiles-{id}-en.svg"), &sheet_svg(set, Lang::En))?;
        write(&format!("tiles-{id}-fr.svg"), &sheet_svg(set, Lang::Fr))?;
        write(&format!("symbols-{id}.svg"), &symbols([set]))?;
        for tile in &set.tiles {
            let (mut places, unturned) = (String::new(), tile_layout(tile));
            for rotation in Rotation::ALL {
                layout(&unturned.turned(rotation), &mut places)?;
                for variant in 0..VARIANTS {
                    writeln!(places, "{}", symbol_id(tile, rotation, variant))?;
                }
            }
            // In all turns they are among the symbols.
            let turn = Rotation::QUARTER;
            write(&format!("tile-{id}-{}-{turn}-0.svg", tile.name), &tile_svg(tile, turn, 0))?;
            write(&format!("layout-{id}-{}.txt", tile.name), &places)?;
        }
    }
    let walls = CastleWalls::from(&castle::Enclosure::standard());
    let around = Enclosure::new(&walls);
    let mut starts = String::new();
    for (i, start) in walls.starts.iter().enumerate() {
        start.regions().iter().try_for_each(|region| writeln!(starts, "{i} {}", region.path()))?;
    }
    for space in 0..110 {
        writeln!(starts, "{:?} {:?}", around.space_centre(space), around.marker_place(space, space % 3))?;
    }
    write("castle-starts.txt", &format!("{starts}{:?}", around.bounds()))?;
    let mut quarters = String::new();
    for quarter in 0..QUARTERS {
        let (region, count) = (quarter_region(quarter).path(), count_spot(quarter));
        writeln!(
            quarters,
            "{region} {count:?} {:?} {:?}",
            quarter_spot(quarter, 0),
            quarter_spot(quarter, 3)
        )?;
    }
    write("quarters.txt", &quarters)?;
    write("backdrop.svg", &around.backdrop())?;
    write("sprites.svg", &sprites())?;
    write("figures.svg", &figures())?;
    write("tokens-base.svg", &base_tokens())?;
    write("tokens-carcassonne.svg", &carcassonne_tokens())?;
    write("tokens-castle.svg", &castle_tokens())?;
    write("tokens-city.svg", &city_tokens())?;
    write("tokens-hunters.svg", &huts())?;
    for path in args {
        let record =
            Record::read(&std::fs::read_to_string(&path)?).map_err(|error| error.say(Lang::En))?.record;
        let name = Path::new(&path).file_stem().ok_or("a record has a name")?.to_string_lossy().into_owned();
        let names: Vec<String> = record.names.iter().map(|name| name.as_str().to_owned()).collect();
        let end = record.entries.len();
        for (i, until) in (0..end).step_by(17).chain(end.saturating_sub(4)..=end).enumerate() {
            let state = record.replay(until).map_err(|fault| fault.say(Lang::En))?.state;
            let lang = if i % 2 == 0 { Lang::En } else { Lang::Fr };
            let svg = board_svg(&Picture::of(&state, &names, format!("{name} {until}"), lang));
            write(&format!("game-{name}-{until:03}.svg"), &svg)?;
            let view = state.view(None);
            write(
                &format!("view-{name}-{until:03}.svg"),
                &board_svg(&Picture::of(view.seen(), &[], String::new(), lang)),
            )?;
            write(&format!("edges-{name}-{until:03}.txt"), &edges(&state))?;
        }
    }
    println!("{written} files");
    Ok(())
}

fn edges(state: &State) -> String {
    let edges = bastide_render::edges(state);
    edges.iter().map(|edge| format!("{} {} {}\n", edge.pos, edge.side, edge.id())).collect()
}

fn layout(layout: &TileLayout, text: &mut String) -> Result<(), std::fmt::Error> {
    for s in &layout.segments {
        writeln!(
            text,
            "{} {:?} {:?} {:?} {:?} {:?}",
            s.region.path(),
            s.spot,
            s.shields,
            s.markets,
            s.building,
            s.inn
        )?;
        s.things.iter().try_for_each(|drawn| writeln!(text, "{:?} {:?}", drawn.thing, drawn.at))?;
    }
    Ok(())
}
