//! What the server tells of Hunters and Gatherers: huts and bonus tiles.

use super::{Room, Tiles, Told};
use crate::protocol::{
    BonusInfo, GamesArt, GamesInfo, HuntersArt, HuntersEventKind as Kind, HuntersInfo, TileCount, Words,
};
use bastide_engine::State;
use bastide_engine::board::Player;
use bastide_engine::games::hunters::{self, HuntersEvent, Power};
use bastide_engine::position::Position;
use bastide_engine::tiles::TileSet;
use bastide_render::{PLAYERS, hut_id, huts};

impl Room for hunters::State {
    fn describe(&self, _: &State) -> GamesInfo {
        GamesInfo { hunters: Some(describe(self)), ..GamesInfo::default() }
    }

    fn usual_sets() -> Vec<TileSet> {
        vec![TileSet::hunters(), TileSet::hunters_bonus()]
    }

    fn symbols(_: Tiles<'_>) -> String {
        huts()
    }

    fn art(_: Tiles<'_>) -> GamesArt {
        let art = HuntersArt { huts: (0..PLAYERS).map(hut_id).collect() };
        GamesArt { hunters: Some(art), ..GamesArt::default() }
    }
}

fn describe(position: &hunters::State) -> HuntersInfo {
    let table = position.table();
    let bonus = position.bonus_tile().map(|id| BonusInfo {
        name: table.name(id).to_string(),
        powers: Power::of(table.tile(id)).iter().map(Words::said).collect(),
    });
    HuntersInfo {
        huts: Player::all(position.players()).map(|player| position.huts_left(player)).collect(),
        bonus_left: position.bonus_left(),
        bonus_unseen: (table.ids().zip(position.bonus_unseen()))
            .filter(|(_, n)| **n > 0)
            .map(|(id, &n)| TileCount { name: table.name(id).to_string(), count: n.into() })
            .collect(),
        bonus,
    }
}

/// What an event is about, besides its sentence.
pub(super) fn told(event: &HuntersEvent) -> Told {
    match event {
        HuntersEvent::BonusEarned { .. } => Told::new(Kind::BonusEarned),
        HuntersEvent::BonusDrawn { .. } => Told::new(Kind::BonusDrawn),
    }
}

#[cfg(test)]
mod tests {
    use crate::pictures::art::Subject;
    use bastide_engine::GameId;
    use bastide_render::PLAYERS;

    #[test]
    fn hunters_get_their_huts_and_the_places_of_their_deer() {
        let art = Subject::usual(GameId::Hunters);
        let (kinds, symbols) = (art.kinds(), art.symbols());
        let huts = kinds.games.hunters.expect("the game has huts").huts;
        assert_eq!(huts.len(), PLAYERS);
        let drawn = kinds.tiles.values().flat_map(|kind| &kind.turns).flat_map(|turn| &turn.symbols);
        for id in huts.iter().chain(drawn) {
            assert!(symbols.contains(&format!("id=\"{id}\"")), "{id}");
        }
        let deer = |name: &str, turn: usize| -> Vec<[f64; 2]> {
            kinds.tiles[name].turns[turn].parts.iter().flat_map(|part| part.deer.clone()).collect()
        };
        assert_eq!(deer("bonus-two-lakes-two-deer", 0).len(), 2);
        assert_eq!(deer("lake3", 0).len(), 0);
        let ([x, y], turned) = (deer("open-deer", 0)[0], deer("open-deer", 1)[0]);
        assert_eq!(turned, [120.0 - y, x], "a deer turns with its tile");
    }
}
