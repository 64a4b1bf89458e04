//! Mixes of tiles that no box holds, with every expansion and variant.

use bastide_engine::Game;
use bastide_engine::chance::Seed;
use bastide_engine::{
    GameId,
    setup::{Request, Setup},
};

/// As few tiles as can be: a start tile, monasteries for all, and hardly anything to join.
fn few(players: usize) -> String {
    let fields = 4 * players;
    format!(
        "set = {{ id = 'few', title = 'Few', tiles = {} }}\n\
         [[tile]]\nid = 'my-start'\ncount = 1\nstart = true\nfeatures = ['field n e s w']\n\
         [[tile]]\nid = 'my-monastery'\ncount = {players}\nfeatures = ['monastery', 'field n e s w']\n\
         [[tile]]\nid = 'my-city'\ncount = {}\nfeatures = ['city n +shield +cathedral', 'road s2 +inn', 'field e s1', 'field s3 w']\n\
         [[tile]]\nid = 'my-river'\ncount = {}\nfeatures = ['river n2 s2', 'field n1 s3 w', 'field n3 e s1']\n",
        1 + players + fields,
        fields - players,
        players,
    )
}

/// Tiles of which most fit nowhere.
const MISFITS: &str = "set = { id = 'misfits', title = 'Misfits', tiles = 40 }\n\
    [[tile]]\nid = 'my-street'\ncount = 20\nfeatures = ['road n2', 'road e2', 'road s2', 'road w2', 'crossroads', \
    'field n1 w3', 'field n3 e1', 'field e3 s1', 'field s3 w1']\n\
    [[tile]]\nid = 'my-town'\ncount = 20\nstart = true\nfeatures = ['city n e s w']\n";

/// Plays at random to the end.
fn play(setup: &Setup, seed: u64) {
    let mut moves = 0;
    let end = bastide_engine::testing::play(&Game::new(setup), Seed::from(seed), |_, _, _, _| {
        moves += 1;
        assert!(moves < 20_000, "the game does not end");
    });
    assert_eq!(end.scores().len(), setup.players());
}

fn each_part(check: impl Fn(&Request<'_>)) {
    let info = GameId::Base.info();
    check(&Request::default());
    for part in info.expansions {
        check(&Request { expansions: vec![part.id], ..Request::default() });
    }
    for part in info.variants {
        check(&Request { variants: vec![part.id], ..Request::default() });
        let all = info.expansions.iter().map(|part| part.id).collect();
        check(&Request { variants: vec![part.id], expansions: all, ..Request::default() });
    }
}

#[test]
fn as_few_tiles_as_can_be_are_enough_for_every_part() {
    for players in [2, 6] {
        let text = few(players);
        each_part(|request| {
            let own_tiles = vec![("few.toml", text.as_str())];
            let request = Request { players, tiles: vec![("base", 0)], own_tiles, ..request.clone() };
            let mut tiles = request.tiles.clone();
            // Nothing comes along unasked.
            tiles.extend([("inns-cathedrals", 0), ("rivers-ports", 0)]);
            let setup = Setup::new(&Request { tiles, ..request }).expect("there are enough");
            (0..6).for_each(|seed| play(&setup, seed));
        });
    }
}

#[test]
fn tiles_that_fit_nowhere_end_no_game_too_early() {
    each_part(|request| {
        if request.variants.contains(&"monasteries-for-all") {
            return;
        }
        let own_tiles = vec![("misfits.toml", MISFITS)];
        let tiles = vec![("base", 0), ("inns-cathedrals", 0), ("rivers-ports", 0)];
        let setup = Setup::new(&Request { players: 3, tiles, own_tiles, ..request.clone() });
        (0..4).for_each(|seed| play(setup.as_ref().expect("there are enough"), seed));
    });
}

#[test]
fn every_set_goes_with_every_part() {
    each_part(|request| {
        let river = u32::from(!request.expansions.contains(&"river"));
        let tiles = vec![("base", 2), ("inns-cathedrals", 2), ("river", river), ("rivers-ports", 1)];
        let setup = Setup::new(&Request { players: 4, tiles, ..request.clone() });
        play(setup.as_ref().expect("they go together"), 1);
    });
}
