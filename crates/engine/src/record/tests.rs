use super::*;
use crate::games::{Game, Match};
use crate::play::position::Actor;
use crate::setup::Request;
use proptest::prelude::*;

const HEAD: &str = "bastide 1\ngame base\nplayers 2\noption farmers first-edition\noption small-city 2\n\
    player 1 \"Anna\"\nplayer 2 \"Ben\"\n";

fn error(text: &str) -> (usize, usize, String) {
    let error = Record::read(text).map(|checked| checked.record).expect_err(text);
    (error.line, error.column, error.fault.say(Lang::En))
}

use crate::vocabulary::lang::{Lang, Say};

/// A game of random choices, cut off after some actions.
fn played(seed: u64, players: usize, preset: &str, until: usize) -> Record {
    let setup = Setup::new(&Request { players, preset: Some(preset), ..Request::default() }).unwrap();
    let names = (1..=players).map(|n| Name::new(&format!("P\"\\#{n}")).unwrap()).collect();
    let seed = Seed::from(seed);
    let mut record = Record { seed: Some(seed), ..Record::new(setup.clone(), names) };
    let mut game = Match::seeded(&Game::new(&setup), seed);
    let mut rng = seed.child(0).rng();
    while record.entries.len() < until {
        let (player, action) = match game.state().actor() {
            Actor::Nobody => break,
            Actor::Chance => (None, game.deal().unwrap()),
            Actor::Player(player) => {
                let mut actions = game.state().legal_actions();
                let choice = crate::play::chance::below(&mut rng, actions.len() as u32) as usize;
                (Some(player), actions.swap_remove(choice))
            }
        };
        game.play(player, &action).unwrap();
        record.push(player, action);
    }
    if game.state().actor() == Actor::Nobody {
        record.scores = Some(game.state().scores().to_vec());
    }
    record
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_written_reads_back_the_same(
        seed: u64,
        players in 2usize..=6,
        competition: bool,
        until in 0usize..250,
        remarks in prop::collection::vec((0usize..250, any::<bool>(), any::<String>()), 0..8),
        head in prop::collection::vec(any::<String>(), 0..3),
        tail in prop::collection::vec(any::<String>(), 0..3),
    ) {
        let preset = if competition { "competition" } else { "rulebook" };
        let mut record = played(seed, players, preset, until);
        record.commitment = record.seed.map(Seed::commitment);
        record.head = head.iter().map(|text| Remark::new(text)).collect();
        record.tail = tail.iter().map(|text| Remark::new(text)).collect();
        for (at, beside, text) in &remarks {
            if let Some(entry) = record.entries.get_mut(*at) {
                if *beside { entry.remark = Some(Remark::new(text)) } else { entry.above.push(Remark::new(text)) }
            }
        }
        let text = record.to_string();
        let checked = Record::read(&text).unwrap();
        prop_assert_eq!(&checked.record, &record);
        prop_assert_eq!(checked.record.to_string(), text);
        prop_assert_eq!(checked.replay.steps.len(), record.entries.len());
    }

    #[test]
    fn any_text_is_read_or_refused(text: String) {
        let _ = Record::read(&text);
    }

    #[test]
    fn a_damaged_record_is_read_or_refused(at in 0usize..4000, junk in "[ -~\n]{0,3}") {
        let mut text = played(7, 2, "rulebook", 90).to_string();
        let at = at.min(text.len());
        let end = (at + 2).min(text.len());
        text.replace_range(at..end, &junk);
        if let Err(error) = Record::read(&text) {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}");
        }
    }

    #[test]
    fn a_damaged_mix_is_read_back_the_same_or_refused(at in 0usize..400, junk in "[ -~\n\r|]{0,3}") {
        let mut text = MIXED.to_owned();
        let at = at.min(text.len());
        text.replace_range(at..(at + 2).min(text.len()), &junk);
        match Record::parse(&text) {
            Ok(record) => prop_assert_eq!(&Record::parse(&record.to_string()).unwrap(), &record),
            Err(error) => prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}"),
        }
    }

    #[test]
    fn a_truncated_record_is_a_game_that_goes_on_or_is_refused(at in 0usize..4000) {
        let whole = played(7, 2, "rulebook", usize::MAX);
        let text = whole.to_string();
        let cut = &text[..at.min(text.len())];
        match Record::read(cut) {
            Ok(checked) => prop_assert!(whole.entries.starts_with(&checked.record.entries) || at >= text.len() - 4),
            Err(error) => prop_assert!(error.line <= cut.lines().count() + 1, "{error}"),
        }
    }
}

#[test]
fn errors_in_the_head_say_where_and_what_was_expected() {
    assert_eq!(error(""), (1, 1, "expected the line: bastide 1, found the end".into()));
    assert_eq!(error("chess 1\n"), (1, 1, "expected the line: bastide 1, found \"chess\"".into()));
    assert_eq!(error("bastide 2\n").0, 1);
    assert_eq!(error("bastide 1 now\n"), (1, 11, "expected nothing more on this line, found \"now\"".into()));
    assert_eq!(error("bastide 1\n"), (2, 1, "expected the game, such as: game base, found the end".into()));
    assert_eq!(
        error("bastide 1\ngame go\nplayers 2\n"),
        (2, 6, "there is no game \"go\"; there is base, hunters, castle and city".into())
    );
    assert_eq!(
        error("bastide 1\ngame base\n# hm\nplayers x\n"),
        (4, 9, "expected a number, found \"x\"".into())
    );
    assert_eq!(
        error("bastide 1\ngame base\nplayers 7\n"),
        (3, 9, "base is for 2 to 6 players, not 7".into())
    );
    let options = "bastide 1\ngame base\nplayers 2\n";
    assert_eq!(
        error(&format!("{options}option farmers\n")),
        (4, 15, "expected an option and its value, found the end".into())
    );
    assert_eq!(
        error(&format!("{options}option farmers some\n")).2,
        "option farmers can't be \"some\"; it can be first-edition, third-edition and none"
    );
    let twice = format!("{options}option small-city 2\noption small-city 4\n");
    assert_eq!(error(&twice), (5, 8, "option small-city can't be both 2 and 4; name one of them".into()));
    assert_eq!(error(&format!("{options}expansion dragon\n")).0, 4);
    assert_eq!(error(&format!("{options}variant v1\n")).0, 4);
    assert_eq!(
        error(&format!("{options}player 2 \"Ben\"\n")),
        (4, 1, "expected the line: player 1 \"NAME\", found \"player\"".into())
    );
    for name in ["Anna", "\"Anna", "\"\"", "\"A\" B", "\"\\n\"", &format!("\"{}\"", "x".repeat(41))] {
        let (line, column, said) = error(&format!("{options}player 1 {name}\n"));
        assert_eq!((line, column), (4, 10), "{name}: {said}");
    }
    assert_eq!(
        error(&format!("{HEAD}seed -1\n")),
        (8, 6, "expected a number or 64 hexadecimal digits, found \"-1\"".into())
    );
    assert_eq!(error(&format!("{HEAD}commitment 12\n")).1, 12);
}

#[test]
fn errors_in_the_actions_say_where_and_why() {
    let game = |lines: &str| error(&format!("{HEAD}\n{lines}"));
    assert_eq!(
        game("lay x\n"),
        (9, 1, "expected draw, reveal, or a player's number and an action, found \"lay\"".into())
    );
    assert_eq!(game("3 pass\n"), (9, 1, "expected a player's number from 1 to 2, found \"3\"".into()));
    assert_eq!(
        game("1 draw monastery\n"),
        (9, 3, "expected an action of a player: lay, follower, score, use or pass, found \"draw\"".into())
    );
    assert_eq!(
        game("  draw mona*stery\n"),
        (9, 8, "expected a tile's name such as road-bend, found \"mona*stery\"".into())
    );
    assert_eq!(
        game("draw dragon\n"),
        (9, 1, "this can't be played: no tile of this game is called dragon".into())
    );
    assert_eq!(
        game("1 pass\n"),
        (9, 1, "this can't be played: a tile has to be drawn or revealed first".into())
    );
    assert_eq!(
        game("draw monastery\n\n# far away\n1 lay monastery 5,5 0\n"),
        (12, 1, "this can't be played: 5,5 touches no laid tile by a side [B4]".into())
    );
    assert_eq!(
        game("draw monastery\n2 lay monastery 0,1 0\n").2,
        "this can't be played: it is player 1's turn"
    );
    assert_eq!(game("scores 1\n"), (9, 9, "expected 2 numbers, found the end".into()));
    assert_eq!(
        game("scores 1 2\ndraw monastery\n"),
        (10, 1, "expected nothing after the scores, found \"draw\"".into())
    );
    assert_eq!(game("scores 1 2\n").2, "scores are given, but the game is not over; actions are missing");
}

#[test]
fn seeds_commitments_and_scores_are_verified() {
    let record = played(5, 2, "rulebook", usize::MAX);
    let good = record.to_string();
    assert!(Record::read(&good).is_ok());

    let other_seed = good.replace("seed 5\n", "seed 6\n");
    assert!(error(&other_seed).2.starts_with("by the seed this line is: draw "));

    let mut bound = record.clone();
    bound.commitment = Some(Seed::from(6).commitment());
    assert_eq!(error(&bound.to_string()), (9, 1, "the seed does not match the commitment".into()));

    let mut inflated = record;
    inflated.scores.as_mut().unwrap()[0] += 1;
    assert!(error(&inflated.to_string()).2.starts_with("the game comes to "));
}

const MIXED: &str = r#"bastide 1
game base
players 2
expansion inns-cathedrals
option farmers first-edition
option small-city 2
tiles base 2
tiles inns-cathedrals 3
tiles "my \"tiles\".toml"
| # Not a comment of the record: "quoted
| [set]
| id = "mine"
| title = "Mine"
| tiles = 1
|
| [[tile]]
|   id = "my-meadow"
| count = 1
| features = ["field n e s w"]
player 1 "Anna"
player 2 "Ben"

draw my-meadow
"#;

#[test]
fn a_mix_of_tiles_is_kept_with_the_files_in_it() {
    let checked = Record::read(MIXED).unwrap();
    assert_eq!(checked.record.to_string(), MIXED);
    assert!(checked.record.head.is_empty(), "what is behind bars is no remark");
    let mix = checked.record.setup.mix();
    assert_eq!(mix.sets().collect::<Vec<_>>(), [("base", 2), ("inns-cathedrals", 3)]);
    let own = &mix.own()[0];
    assert_eq!(own.name(), "my \"tiles\".toml");
    assert!(own.text().starts_with("# Not a comment of the record: \"quoted\n[set]\n"));
    assert!(own.text().contains("tiles = 1\n\n[[tile]]\n  id"));
    // As people may write it: other line ends, indented, remarks between, and copies that are the usual ones.
    let usual = MIXED.replace("tiles base 2\n", "tiles base 2 # twice\ntiles river 0\n");
    let usual = usual.replace("\n|", "\n  |").replace('\n', "\r\n");
    let read = Record::parse(&usual).unwrap();
    assert_eq!(read.setup, checked.record.setup);
    assert_eq!(read.head[0].as_str(), "twice");
}

#[test]
fn faults_of_a_mix_are_told_at_their_line() {
    let told = |from: &str, to: &str| {
        assert!(MIXED.contains(from), "{from}");
        let (line, _, said) = error(&MIXED.replace(from, to));
        (line, said)
    };
    assert_eq!(
        told("tiles base 2", "tiles bass 2"),
        (7, "there is no tile set \"bass\" to mix in base; there is base, inns-cathedrals, river and rivers-ports".into())
    );
    assert_eq!(told("tiles base 2", "tiles base"), (7, "expected a number, found the end".into()));
    assert_eq!(told("tiles base 2", "tiles base 21").0, 7);
    assert_eq!(told("tiles inns-cathedrals 3", "tiles base 3").0, 8);
    assert_eq!(told("tiles base 2", "tiles").0, 7);
    assert_eq!(
        told("\\\".toml\"", "\\\".toml"),
        (9, "expected the name of a tile file in quotes, found \"\\\"my \\\\\\\"tiles\\\\\\\".toml\"".into())
    );
    assert_eq!(
        told("n e s w", "n e s"),
        (
            17,
            "my \"tiles\".toml, line 8: tile my-meadow: no feature covers w; each of the 12 ports must belong to exactly one feature"
                .into()
        )
    );
    assert_eq!(told("title = \"Mine\"", "title = = ").0, 13);
    assert_eq!(told("id = \"my-meadow\"", "id = \"monastery\"").0, 17);
    assert_eq!(told("| count = 1\n", "count = 1\n").0, 16, "the tile lacks what is not behind a bar");
    assert_eq!(told("tiles base 2", "tiles base 0").0, 7, "no tile begins the game");
    let (line, said) = told("game base", "game castle");
    assert_eq!(
        (line, said.as_str()),
        (4, "there is no expansion \"inns-cathedrals\" of castle; it has none")
    );
    let file = MIXED.split_inclusive('\n').filter(|line| !line.starts_with('|')).collect::<String>();
    assert_eq!(error(&file).0, 9, "a file without a line");
}

#[test]
fn errors_are_told_in_french_too() {
    let error = Record::read("bastide 1\ngame go\nplayers 2\n").unwrap_err();
    assert_eq!(
        error.say(Lang::Fr),
        "ligne 2, colonne 6 : « go » n'est pas un choix de jeu ; il y a base, hunters, castle et city"
    );
}
