//! What is asked for, checked: the setup of a game, and whether one could be played with some tiles.

use crate::protocol::{Aid, CheckedFile, NewTable, Refused, TableRules, TilesCheck, TilesChecked, Words};
use bastide_engine::lang::Lang;
use bastide_engine::mix::OwnTiles;
use bastide_engine::setup::{Request, Setup};
use std::collections::BTreeMap;

/// The setup of a new game.
pub(crate) async fn of_table(new: &NewTable) -> Result<Setup, Refused> {
    let check = TilesCheck {
        game: new.game.clone(),
        players: new.seats.len() as u32,
        expansions: new.expansions.clone(),
        variants: new.variants.clone(),
        tiles: new.tiles.clone(),
        own_tiles: new.own_tiles.clone(),
    };
    made(check, new.options.clone()).await
}

/// What those at a new table may do besides playing.
pub(crate) fn rules_of(new: &NewTable) -> Result<TableRules, Refused> {
    let known = |locked: &String| Aid::ALL.iter().any(|aid| aid.word() == locked);
    if !new.rules.aids.iter().all(known) {
        return Err(Refused::unknown_aid());
    }
    let mut rules = new.rules.clone();
    rules.aids.sort();
    rules.aids.dedup();
    Ok(rules)
}

/// Whether a game could be played with these tiles.
pub(crate) async fn check(asked: TilesCheck) -> Result<TilesChecked, Refused> {
    let setup = made(asked, BTreeMap::new()).await?;
    Ok(TilesChecked {
        tiles: setup.tile_count() as u32,
        files: setup.mix().own().iter().map(checked).collect(),
    })
}

fn checked(own: &OwnTiles) -> CheckedFile {
    let set = own.set();
    CheckedFile {
        name: own.name().to_owned(),
        title: Words { en: set.title(Lang::En).to_owned(), fr: set.title(Lang::Fr).to_owned() },
        tiles: set.tiles.iter().map(|tile| u32::from(tile.count)).sum(),
        kinds: set.tiles.len() as u32,
        start: set.tiles.iter().any(|tile| tile.start),
    }
}

/// Own tiles may take a while to read: nobody else has to wait for it.
async fn made(asked: TilesCheck, options: BTreeMap<String, String>) -> Result<Setup, Refused> {
    let make = move || {
        fn words(all: &[String]) -> Vec<&str> {
            all.iter().map(String::as_str).collect()
        }
        Setup::new(&Request {
            game: &asked.game,
            players: asked.players as usize,
            preset: None,
            options: options.iter().map(|(option, value)| (option.as_str(), value.as_str())).collect(),
            expansions: words(&asked.expansions),
            variants: words(&asked.variants),
            tiles: asked.tiles.iter().map(|(set, copies)| (set.as_str(), *copies)).collect(),
            own_tiles: asked.own_tiles.iter().map(|file| (file.name.as_str(), file.text.as_str())).collect(),
        })
    };
    let made = tokio::task::spawn_blocking(make).await.map_err(|error| {
        tracing::error!(%error, "a setup could not be checked");
        Refused::internal()
    })?;
    Ok(made?)
}
