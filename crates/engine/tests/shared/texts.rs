//! What players read about a game, in both languages.

use bastide_engine::event::Event;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::testing::player;

/// The words in brackets: how many tiles are left.
fn left(left: u32, lang: Lang) -> String {
    let tile = "road-bend".parse().unwrap_or_else(|()| panic!("road-bend is a name"));
    let said = Event::Drawn { player: player(1), tile, left }.say(lang);
    let brackets = said.split_once('(').and_then(|(_, rest)| rest.split_once(')'));
    brackets.unwrap_or_else(|| panic!("{said:?} has no brackets")).0.to_owned()
}

#[test]
fn numbers_agree_with_their_nouns() {
    assert_eq!([0, 1, 2].map(|n| left(n, Lang::En)), ["0 tiles left", "1 tile left", "2 tiles left"]);
    assert_eq!([1, 2].map(|n| left(n, Lang::Fr)), ["1 tuile restante", "2 tuiles restantes"]);
}

#[test]
fn nothing_is_singular_in_french() {
    assert_eq!(left(0, Lang::Fr), "0 tuile restante");
}
