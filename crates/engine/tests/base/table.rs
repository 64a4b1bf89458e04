//! Tables for the base game with its expansions and variants.

use bastide_engine::games::base;
use bastide_engine::setup::AddOn;
use bastide_engine::testing::{Table, game, game_with, player, position_of};
use bastide_engine::{GameId, State};

/// A table for this many players with the rules of a preset.
pub(crate) fn table(preset: &str, players: usize) -> Table {
    table_with(preset, players, &[])
}

/// A table with options that differ from the preset.
pub(crate) fn table_with(preset: &str, players: usize, options: &[(&str, &str)]) -> Table {
    Table::new(&game(preset, players, options))
}

/// A table for the game with these expansions and variants.
pub(crate) fn variant(parts: &[&str], players: usize) -> Table {
    Table::new(&game_with(parts, players))
}

/// Every expansion and variant.
pub(crate) fn all_parts() -> Vec<&'static AddOn> {
    let info = GameId::Base.info();
    info.expansions.iter().chain(info.variants).collect()
}

/// The position, which is one of the base game.
pub(crate) fn position(state: &State) -> &base::State {
    position_of(state)
}

/// What is only to be seen at a table of the base game.
pub(crate) trait BaseTable {
    /// The position.
    fn base(&self) -> &base::State;

    /// The tiles in a player's hand, the first player being 1.
    fn hand(&self, number: usize) -> Vec<String>;
}

impl BaseTable for Table {
    fn base(&self) -> &base::State {
        position(self.state())
    }

    fn hand(&self, number: usize) -> Vec<String> {
        let tiles = self.base().hand(player(number)).0;
        tiles.iter().map(|&tile| self.state().table().name(tile).to_string()).collect()
    }
}

/// Three separate fields touch a completed city: player 1 has a farmer in two, player 2 in one.
///
/// ```text
///   [-1,-1: farmer of 2][0,-1: farmer of 1]
///                       [start            ][1,0: farmer of 1, north of the road]
/// ```
pub(crate) const THREE_FIELDS: &str = "
    1: city-corner 0,-1 270 field n
    2: city-side -1,-1 90 field n
    1: road-straight 1,0 0 field n";

/// The farmer of player 1 touches a small and a large city, that of player 2 the small one only.
///
/// ```text
///   [-1,-3][0,-3]                    the large city: -1,-3 0,-3 0,-2
///          [0,-2]
///          [0,-1: farmer of 1]       the small city: 0,-1 and the start tile
///          [start            ][1,0: farmer of 2, north of the road]
/// ```
pub(crate) const SMALL_AND_LARGE: &str = "
    1: city-side 0,-1 180 field n
    2: road-straight 1,0 0 field n
    1: city-side 0,-2 0 -
    2: city-corner 0,-3 270 -
    1: city-side -1,-3 90 -";
