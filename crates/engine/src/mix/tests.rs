use super::*;
use crate::games::{Game, Match};
use crate::play::chance::Seed;
use crate::play::position::Actor;
use crate::setup::{Request, SetupError};
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::tiles::{FeatureKind, TileFault, TileFileError};

/// Two kinds: a meadow with a pond's worth of nothing, and a road that ends in it.
const MINE: &str = "[set]\nid = 'mine'\ntitle = 'Mine'\ntiles = 5\n\n\
    [[tile]]\nid = 'my-meadow'\ncount = 3\nfeatures = ['field n e s w']\n\n\
    [[tile]]\nid = 'my-end'\ncount = 2\nfeatures = ['road s2', 'monastery', 'field n e s1 s3 w']\n";

fn mixed(tiles: &[(&str, u32)], own: &[(&str, &str)]) -> Result<Setup, SetupError> {
    Setup::new(&Request { tiles: tiles.to_vec(), own_tiles: own.to_vec(), ..Request::default() })
}

fn refused(tiles: &[(&str, u32)], own: &[(&str, &str)]) -> MixError {
    match mixed(tiles, own).unwrap_err() {
        SetupError::Mix(error) => {
            assert_ne!(error.say(Lang::En), error.say(Lang::Fr));
            *error
        }
        other => panic!("{other}"),
    }
}

fn fault(text: &str) -> (usize, TileFault) {
    let MixError::File(TileFileError { file, line, fault, .. }) = refused(&[], &[("mine.toml", text)]) else {
        panic!("the file is wrong")
    };
    assert_eq!(file, "mine.toml");
    assert_ne!(fault.say(Lang::En), fault.say(Lang::Fr));
    (line, fault)
}

/// How many tiles of each set, by its id.
fn counts(setup: &Setup) -> Vec<(String, u16)> {
    let sum = |set: &TileSet| set.tiles.iter().map(|tile| tile.count).sum();
    setup.tile_sets().iter().map(|set| (set.id.clone(), sum(set))).collect()
}

fn with(
    expansions: &[&'static str],
    variants: &[&'static str],
    tiles: &[(&'static str, u32)],
) -> Request<'static> {
    Request {
        expansions: expansions.to_vec(),
        variants: variants.to_vec(),
        tiles: tiles.to_vec(),
        ..Request::default()
    }
}

#[test]
fn parts_bring_their_tiles_unless_they_lay_them_by_themselves() {
    let counts = |request: &Request<'_>| counts(&Setup::new(request).unwrap());
    let named = |expected: &[(&str, u16)]| -> Vec<(String, u16)> {
        expected.iter().map(|&(id, n)| (id.to_owned(), n)).collect()
    };
    assert_eq!(counts(&Request::default()), named(&[("base", 72)]));
    let inns = with(&["inns-cathedrals", "river", "count"], &[], &[]);
    assert_eq!(counts(&inns), named(&[("base", 72), ("inns-cathedrals", 18)]));
    let rivers = with(&[], &["rivers-ports"], &[]);
    assert_eq!(counts(&rivers), named(&[("base", 72), ("rivers-ports", 30)]));
    let loose = with(&[], &[], &[("base", 2), ("inns-cathedrals", 1), ("river", 3)]);
    assert_eq!(counts(&loose), named(&[("base", 144), ("inns-cathedrals", 18), ("river", 36)]));
    let without = with(&["inns-cathedrals"], &[], &[("inns-cathedrals", 0)]);
    assert_eq!(counts(&without), named(&[("base", 72)]));
}

#[test]
fn a_setup_with_the_usual_copies_is_the_usual_setup() {
    let usual = Setup::new(&Request::default()).unwrap();
    let said = mixed(&[("base", 1), ("river", 0)], &[]).unwrap();
    assert_eq!(said, usual);
    assert_eq!(said.asked_tiles().count(), 0);
    let two = mixed(&[("base", 2)], &[]).unwrap();
    assert_ne!(two, usual);
    assert_eq!(two.asked_tiles().collect::<Vec<_>>(), [("base", 2)]);
}

#[test]
fn exactly_one_kind_is_the_start_tile() {
    let starts = |setup: &Setup| -> Vec<String> {
        let sets = setup.tile_sets();
        let tiles = sets.iter().flat_map(|set| &set.tiles).filter(|tile| tile.start);
        tiles.map(|tile| tile.name.to_string()).collect()
    };
    let usual = starts(&Setup::new(&Request::default()).unwrap());
    assert_eq!(starts(&mixed(&[("base", 3), ("river", 1)], &[]).unwrap()), usual);
    let mine = MINE.replace("count = 3", "count = 3\nstart = true");
    assert_eq!(starts(&mixed(&[], &[("mine.toml", &mine)]).unwrap()), ["my-meadow"]);
    let many = mine.replace("tiles = 5", "tiles = 12").replace("count = 3", "count = 10");
    let alone = mixed(&[("base", 0)], &[("mine.toml", &many)]).unwrap();
    assert_eq!((starts(&alone), counts(&alone).len()), (vec!["my-meadow".to_owned()], 1));
    assert_eq!(refused(&[("base", 0)], &[("mine.toml", MINE)]), MixError::NoStart);
    assert_eq!(
        refused(&[("base", 0)], &[("mine.toml", &mine)]),
        MixError::TooFewTiles { tiles: 5, least: 11 }
    );
    let second = mine.replace("my-", "your-");
    let MixError::File(error) = refused(&[], &[("mine.toml", &mine), ("yours.toml", &second)]) else {
        panic!("two start tiles")
    };
    assert_eq!((error.file.as_str(), error.line), ("yours.toml", 7));
    assert_eq!(error.fault, TileFault::StartElsewhere("mine.toml".into()));
}

#[test]
fn what_can_not_be_mixed_is_refused_and_named() {
    assert_eq!(
        refused(&[("dragon", 1)], &[]).to_string(),
        "there is no tile set \"dragon\" to mix in base; there is base, inns-cathedrals, river and rivers-ports"
    );
    assert_eq!(refused(&[("base", 2), ("base", 2)], &[]), MixError::SetTwice("base"));
    assert_eq!(refused(&[("base", 21)], &[]), MixError::TooManyCopies { set: "base", copies: 21 });
    assert_eq!(refused(&[("base", 300)], &[]), MixError::TooManyCopies { set: "base", copies: 300 });
    let river = Setup::new(&with(&["river"], &[], &[("river", 1)])).unwrap_err();
    assert_eq!(
        river.to_string(),
        "the tiles river can't be shuffled in when the expansion river lays them; leave one of the two out"
    );
    assert!(Setup::new(&with(&["river"], &[], &[("river", 0)])).is_ok());
    for game in ["castle", "city", "hunters"] {
        let request = Request { game, tiles: vec![("base", 2)], ..Request::default() };
        let error = Setup::new(&request).unwrap_err();
        assert_eq!(error, MixError::NoMix(game.parse().unwrap()).into());
        let own = Request { game, own_tiles: vec![("mine.toml", MINE)], ..Request::default() };
        assert_eq!(Setup::new(&own).unwrap_err(), error);
        assert!(Setup::new(&Request { game, ..Request::default() }).unwrap().tile_sets().is_empty());
    }
}

#[test]
fn monasteries_for_all_takes_a_monastery_for_each() {
    let many = MINE.replace("tiles = 5", "tiles = 14").replace("count = 3", "count = 12\nstart = true");
    let request = |players| Request {
        players,
        variants: vec!["monasteries-for-all"],
        tiles: vec![("base", 0)],
        own_tiles: vec![("mine.toml", &many)],
        ..Request::default()
    };
    assert!(Setup::new(&request(2)).is_ok());
    let few = many.replace("count = 2", "count = 1").replace("tiles = 14", "tiles = 13");
    let error = Setup::new(&Request { own_tiles: vec![("mine.toml", &few)], ..request(2) }).unwrap_err();
    assert_eq!(error, MixError::TooFewMonasteries { found: 1, players: 2 }.into());
}

#[test]
fn limits_hold_for_everything_together() {
    let file = |name: &str, kinds: usize, count: usize| {
        let mut text = format!("set = {{ id = 'x', title = 'X', tiles = {} }}\n", kinds * count);
        for kind in 0..kinds {
            text +=
                &format!("[[tile]]\nid = '{name}-{kind}'\ncount = {count}\nfeatures = ['field n e s w']\n");
        }
        text
    };
    // 72 tiles of 24 kinds are there already, and one kind is kept for a mountain.
    assert!(mixed(&[], &[("a", &file("a", 231, 1))]).is_ok());
    assert_eq!(refused(&[], &[("a", &file("a", 232, 1))]), MixError::TooManyKinds(257));
    let tiles = file("a", 16, 120);
    assert!(mixed(&[("base", 1)], &[("a", &tiles)]).is_ok());
    assert_eq!(refused(&[("base", 2)], &[("a", &tiles)]), MixError::TooManyTiles(2064));
    let laid = Request { own_tiles: vec![("a", &tiles)], ..with(&["river"], &[], &[]) };
    assert_eq!(Setup::new(&laid).unwrap_err(), MixError::TooManyTiles(2004).into());
    assert_eq!(
        refused(&[("base", 20), ("inns-cathedrals", 20)], &[]),
        MixError::TooManyDrawn { attr: Attr::Shield, drawn: 260, most: 255 }
    );
    let six = ["a", "b", "c", "d", "e", "f"].map(|name| (name, MINE));
    assert_eq!(refused(&[], &six), MixError::TooManyFiles(6));
    assert_eq!(refused(&[], &[("a", MINE), ("a", MINE)]), MixError::FileTwice("a".into()));
    for name in ["", "two\nlines", &"x".repeat(81)] {
        assert_eq!(refused(&[], &[(name, MINE)]), MixError::BadFileName(name.into()));
    }
    let large = format!("{MINE}#{}", "x".repeat(OwnTiles::MAX_BYTES));
    assert!(matches!(refused(&[], &[("a", &large)]), MixError::FileTooLarge { .. }));
    // It counts as records write it, with an end to its last line: else a game could be begun and not be read again.
    let full = |bytes: usize| format!("{MINE}#{}", "x".repeat(bytes - MINE.len() - 1));
    let most = full(OwnTiles::MAX_BYTES - 1);
    let again = mixed(&[], &[("a", &most)]).unwrap().mix().own()[0].text().to_owned();
    assert!(mixed(&[], &[("a", &again)]).is_ok());
    let bytes = OwnTiles::MAX_BYTES + 1;
    let one_more = refused(&[], &[("a", &full(OwnTiles::MAX_BYTES))]);
    assert_eq!(one_more, MixError::FileTooLarge { file: "a".into(), bytes });
}

#[test]
fn own_tiles_that_the_game_can_not_use_are_refused_at_their_line() {
    let tile = |features: &str| {
        let text = "[set]\nid = 'x'\ntitle = 'X'\ntiles = 1\n[[tile]]\nid = 'a'\ncount = 1\nfeatures = [\n";
        format!("{text}  {}\n]\n", features.replace(", ", ",\n  "))
    };
    let fault = |features: &str| fault(&tile(features));
    assert_eq!(fault("'city n', 'tower e', 'field s w'"), (10, TileFault::NotInThisGame(FeatureKind::Tower)));
    assert_eq!(fault("'field n e s w +gold'").0, 9);
    let misplaced = |attribute: &str, on| TileFault::Misplaced { attribute: attribute.into(), on };
    assert_eq!(fault("'city n +inn', 'field e s w'"), (9, misplaced("+inn", FeatureKind::City)));
    assert_eq!(fault("'city n', 'field e s w +port'"), (10, misplaced("+port", FeatureKind::Field)));
    assert_eq!(fault("'city n e s w +public'"), (9, misplaced("+public", FeatureKind::City)));
    assert_eq!(fault("'field n e s w', 'city'"), (10, TileFault::NoPorts(FeatureKind::City)));
    let twice = "'monastery', 'field n e s w', 'monastery'";
    assert_eq!(fault(twice), (11, TileFault::Alike(FeatureKind::Monastery)));
    assert_eq!(fault("'field n e s w', 'marketplace'"), (10, TileFault::NeedsRivers("marketplace")));
    assert_eq!(fault("'city n +port', 'field e s w'"), (9, TileFault::NeedsRivers("+port")));
    let stream = tile("'stream n2', 'marketplace', 'field n1 n3 e s w'");
    assert_eq!(super::tests::fault(&stream), (9, TileFault::NeedsRivers("stream")));
    assert!(mixed(&[("rivers-ports", 1)], &[("a", &stream)]).is_ok());
    let variant = with(&[], &["rivers-ports"], &[("rivers-ports", 0)]);
    assert!(Setup::new(&Request { own_tiles: vec![("a", &stream)], ..variant }).is_ok());
    // V13 says where a river ends at a port or market, not where several do.
    let landing = |features: &str| mixed(&[("rivers-ports", 1)], &[("a", &tile(features))]);
    let two = "'marketplace', 'stream n2', 'stream s2', 'field n1 n3 e s1 s3 w'";
    let error = landing(two).unwrap_err();
    assert_eq!(
        error.say(Lang::En),
        "a, line 11: tile a: a tile with a port or market has one stream at most, which ends there; leave the others out"
    );
    assert_eq!(
        error.say(Lang::Fr),
        "a, ligne 11 : tuile a : une tuile avec un port ou un marché a un seul élément stream au plus, qui s'y termine ; retirez les autres"
    );
    let port = "'city n +port', 'stream e2', 'stream w2', 'field e1', 'field e3 s w1', 'field w3'";
    assert!(landing(port).is_err());
    assert!(landing(&port.replace(" +port", "")).is_ok(), "without a port there is nothing to end at");
    // What is scenery here: rivers with their ends, an inn and a cathedral, a field within others.
    let scenery = "'city n +cathedral', 'road s2 +inn', 'river e2 w2', 'lake', 'source', 'field', \
        'field e1 w3', 'field e3 s1', 'field s3 w1'";
    assert!(mixed(&[], &[("a", &tile(scenery))]).is_ok());
}

#[test]
fn names_of_tiles_are_unique_over_all_sets() {
    let named = |name: &str| MINE.replace("my-end", name);
    let taken = |name: &str| match fault(&named(name)) {
        (12, TileFault::NameTaken(taken, set)) => {
            assert_eq!(&*taken, name);
            set.en
        }
        other => panic!("{other:?}"),
    };
    // Whether they are in the mix or not.
    assert_eq!(taken("monastery"), "Base game");
    assert_eq!(taken("cathedral"), "Inns & Cathedrals");
    assert_eq!(taken("source"), "The River");
    assert_eq!(taken("port"), "Rivers and ports");
    assert_eq!(taken("mountain"), "Mountains");
    let yours = MINE.replace("my-meadow", "your-meadow");
    let MixError::File(error) = refused(&[], &[("mine.toml", MINE), ("yours.toml", &yours)]) else {
        panic!("one name twice")
    };
    assert_eq!(
        error.to_string(),
        "yours.toml, line 12: tile my-end: the id my-end is taken by an earlier tile; choose another"
    );
}

#[test]
fn a_text_with_other_line_ends_is_the_same_text() {
    let dos = MINE.replace('\n', "\r\n");
    let own = |text: &str| mixed(&[], &[("a", text)]).unwrap();
    assert_eq!(own(&dos), own(MINE));
    assert_eq!(own(MINE.trim_end()).mix().own()[0].text(), MINE);
}

/// A mix is played to its last tile, with decorations and scenery on the board.
#[test]
fn a_mixed_game_is_played_to_its_end() {
    let scenery = MINE.replace("'field n e s w'", "'river n2 s2', 'field n1 s3 w', 'field n3 e s1'");
    let own = [("mine.toml", scenery.as_str())];
    let tiles = [("base", 1), ("inns-cathedrals", 1), ("river", 1), ("rivers-ports", 1)];
    let setup = mixed(&tiles, &own).unwrap();
    for seed in 0..3 {
        let mut game = Match::seeded(&Game::new(&setup), Seed::from(seed));
        let mut rng = Seed::from(seed).child(0).rng();
        let mut drawn = 0;
        loop {
            let state = game.state();
            let (player, action) = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    drawn += 1;
                    (None, game.deal().unwrap())
                }
                Actor::Player(player) => {
                    let mut legal = state.legal_actions();
                    let choice = crate::play::chance::below(&mut rng, legal.len() as u32) as usize;
                    (Some(player), legal.swap_remove(choice))
                }
            };
            game.play(player, &action).unwrap();
        }
        assert_eq!(drawn, 72 + 18 + 12 + 30 + 5 - 1, "all are drawn but the start tile");
        let state = game.state();
        assert_eq!(state.board().laid().len() + state.set_aside().len(), drawn + 1);
    }
}
