//! What the command line has to know of each game, a room for each, and the one list of them.

mod base;
mod castle;
mod city;
mod hunters;

use crate::canvas::Squares;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::event::Event;
use bastide_engine::lang::Lang;
use bastide_engine::tiles::{TileId, TileSet};
use bastide_engine::{GameId, State, each_game, whichever};

/// What a game shows and tells in a terminal besides what all games do. Each room implements it for its position.
pub(crate) trait Room {
    /// What `bastide tiles` calls the set with this id.
    fn set_name(id: &'static str) -> &'static str
    where
        Self: Sized,
    {
        id
    }

    /// What the signs on the board mean, in one or more lines.
    fn legend(&self, lang: Lang) -> String;

    /// Draws what is on the board besides tiles and pieces.
    fn draw(&self, _squares: &mut Squares) {}

    /// Whether somebody holds tiles that others may not see.
    fn has_secrets(&self) -> bool {
        false
    }

    /// The tiles that lie before this player only.
    fn tiles_of(&self, _player: Player) -> &[TileId] {
        &[]
    }

    /// What is to be said about a tile that this player may lay, after its description; empty if nothing.
    fn tile_note(&self, _tile: TileId, _player: Player, _lang: Lang) -> &'static str {
        ""
    }

    /// What a tile is that is shown face down.
    fn face_down_note(&self, _lang: Lang) -> &'static str {
        ""
    }

    /// What a player has besides points and followers, each in a few words.
    fn holdings(&self, _player: Player, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// A line below everybody's points, if there is something to tell.
    fn below_standings(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Whether the player who has just laid a tile goes on with it before it is confirmed, where these actions are
    /// possible.
    fn goes_on(&self, legal: &[Action]) -> bool {
        legal.iter().any(|action| matches!(action, Action::Place { .. }))
    }

    /// Whether an event only brings tiles before players, who see them when they are asked.
    fn is_deal(&self, _event: &Event) -> bool {
        false
    }

    /// Whether an event only shows on the board what another has told.
    fn is_echo(&self, _event: &Event) -> bool {
        false
    }
}

/// The room of the game that is played.
pub(crate) fn room(state: &State) -> &dyn Room {
    whichever!(state, position => position)
}

/// A tile set as it is asked for.
pub(crate) struct NamedSet {
    pub(crate) name: &'static str,
    pub(crate) load: fn() -> TileSet,
    pub(crate) game: GameId,
}

/// All tile sets, by the names of their games.
pub(crate) fn tile_sets() -> Vec<NamedSet> {
    let mut games = GameId::ALL;
    games.sort_by_key(|game| game.info().id);
    let sets = games.into_iter().flat_map(|game| game.info().sets.iter().map(move |set| (game, set)));
    sets.map(|(game, &(id, load))| NamedSet { name: set_name(game, id), load, game }).collect()
}

macro_rules! set_name_arms {
    ({$game:ident, $id:ident} $(($Game:ident, $room:ident, $doc:literal))*) => {
        match $game {
            $(GameId::$Game => <bastide_engine::games::$room::State as Room>::set_name($id),)*
        }
    };
}

fn set_name(game: GameId, id: &'static str) -> &'static str {
    each_game!(set_name_arms { game, id })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_sets_have_one_name() {
        let names: Vec<&str> = tile_sets().iter().map(|set| set.name).collect();
        assert!((1..names.len()).all(|number| !names[..number].contains(&names[number])), "{names:?}");
        assert_eq!(names[0], "base");
    }
}
