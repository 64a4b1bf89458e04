//! Whole games as files: every action with the number of choices there were and all that followed.
//!
//! The files are records, so any program can replay them; what followed is in their comments. A
//! change of behaviour shows as a difference. If it is meant, write them anew with
//! `BASTIDE_BLESS=1 cargo test -p bastide-engine --test golden` and look at the difference.
//!
//! What a file is there to show is asserted beside it, so that it can't get lost when it is written anew.

#![allow(clippy::unwrap_used, reason = "a golden game that can't be read has failed")]

use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::games::base;
use bastide_engine::position::{Actor, Position};
use bastide_engine::record::{Entry, Record, Remark};
use bastide_engine::testing::golden as path;
use bastide_engine::tiles::FeatureKind;
use bastide_engine::{Game, Match, State};

/// The record with what happened after each action in the comments above the next.
fn annotated(mut record: Record) -> Record {
    record.entries.iter_mut().for_each(|entry| {
        entry.above.clear();
        entry.remark = None;
    });
    record.tail.clear();
    let mut game = Match::forced(&Game::new(&record.setup));
    let mut happened: Vec<Remark> = Vec::new();
    for entry in &mut record.entries {
        entry.above = std::mem::take(&mut happened);
        if entry.player.is_some() {
            entry.remark = Some(Remark::new(&format!("one of {}", game.state().legal_actions().len())));
        }
        let events = game.play(entry.player, &entry.action).unwrap();
        // What was drawn, laid or placed the action itself says.
        let told = events
            .iter()
            .map(ToString::to_string)
            .filter(|text| !["drawn", "laid", "placed"].iter().any(|word| text.starts_with(word)));
        happened.extend(told.map(|text| Remark::new(&text)));
    }
    assert_eq!(game.state().actor(), Actor::Nobody, "a golden game is a whole game");
    record.scores = Some(game.state().scores().to_vec());
    record.tail = happened;
    record
}

fn read(file: &str) -> String {
    std::fs::read_to_string(path(file)).unwrap()
}

fn check(file: &str) {
    let text = read(file);
    let bless = std::env::var_os("BASTIDE_BLESS").is_some();
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{file}, {error}"));
    let expected = annotated(record).to_string();
    if bless {
        // Others may be reading what does not change.
        if text != expected {
            std::fs::write(path(file), &expected).unwrap();
        }
    } else {
        for (number, (found, expected)) in text.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{file}, line {}", number + 1);
        }
        assert_eq!(text, expected, "{file}");
        Record::read(&text).unwrap_or_else(|error| panic!("{file}, {error}"));
    }
}

#[test]
fn base_rulebook_three_players() {
    check("base-rulebook-3.txt");
}

#[test]
fn base_competition_two_players() {
    check("base-competition-2.txt");
}

/// Wall tiles are won and used, and the order of two features is chosen.
#[test]
fn castle_with_wall_tiles() {
    check("castle-wall-tiles.txt");
}

/// An unfinished feature is chosen in the final scoring.
#[test]
fn castle_with_a_choice_at_the_end() {
    check("castle-unfinished.txt");
}

/// The City for two, ended by a tile that narrows the gap of the ring.
#[test]
fn city_ring_two_players() {
    let file = "city-ring-2.txt";
    check(file);
    let game = read(file);
    let lines: Vec<&str> = game.lines().collect();
    let end = lines.iter().position(|line| *line == "# ends by ring").unwrap();
    let last = lines[..end].iter().rfind(|line| line.starts_with(['1', '2'])).unwrap();
    assert!(last.contains(" lay ") || last.contains(" follower "), "C20, without a building: {last}");
}

/// The City for three, to the last tile.
#[test]
fn city_tiles_three_players() {
    check("city-tiles-3.txt");
}

/// The City for four, to the last wall.
#[test]
fn city_walls_four_players() {
    check("city-walls-4.txt");
}

/// Hunters and Gatherers for two.
#[test]
fn hunters_two_players() {
    check("hunters-2.txt");
}

/// Hunters and Gatherers for four, with a hunter at the shrine.
#[test]
fn hunters_shrine_four_players() {
    check("hunters-shrine-4.txt");
}

/// What a reader of the two games comes across.
#[test]
fn the_games_of_hunters_and_gatherers_show_huts_bonus_tiles_and_every_kind_of_scoring() {
    for (file, special) in
        [("hunters-2.txt", "# set-aside"), ("hunters-shrine-4.txt", "the hunter at the shrine has it alone")]
    {
        let game = read(file);
        for part in [
            special,
            " hut ",
            "# bonus ",
            "# bonus-drawn ",
            "[H7 H10]",
            "[H8 H10]",
            "[H8 H9 H10]",
            "[H15]",
            "[H16]",
            "[H16 H17",
            " of 2 deer",
        ] {
            assert!(game.contains(part), "{file} shows no {part:?}");
        }
        let lines: Vec<&str> = game.lines().collect();
        let scored = |line: &str| line.starts_with("# scored completed");
        let laid_bonus = |pair: &[&str]| pair[0].contains(" lay bonus-") && scored(pair[1]);
        let placed_bonus = |three: &[&str]| three[0].contains(" lay bonus-") && scored(three[2]);
        assert!(
            lines.windows(2).any(laid_bonus) || lines.windows(3).any(placed_bonus),
            "{file}: a bonus tile completes something"
        );
    }
}

/// What a reader of the three games comes across.
#[test]
fn the_games_of_the_city_show_everything_about_its_walls() {
    for (file, ending, imagined) in [
        ("city-ring-2.txt", "# ends by ring", ", 0 imagined"),
        ("city-tiles-3.txt", "# ends by tiles", " imagined: "),
        ("city-walls-4.txt", "# ends by walls", " imagined: "),
    ] {
        let game = read(file);
        for part in [
            ending,
            imagined,
            "# pile 2",
            "# pile 3",
            " gate ",
            " guard ",
            " tower ",
            "# guard-scored ",
            "[C22 C9]",
        ] {
            assert!(game.contains(part), "{file} shows no {part:?}");
        }
        // A wall that completes something: the scoring follows the wall.
        let lines: Vec<&str> = game.lines().collect();
        let completes =
            |pair: &[&str]| pair[0].starts_with("# wall ") && pair[1].starts_with("# scored completed");
        assert!(lines.windows(2).any(completes), "{file}: a wall completes something");
        // C16: with the third pile nobody posts a guard before all walls of the building are set.
        let third = lines.iter().position(|line| line.starts_with("# pile 3")).unwrap();
        let actions: Vec<&str> =
            lines[third..].iter().copied().filter(|line| !line.starts_with('#')).collect();
        let is = |line: &str, what: &str| line.split(' ').nth(1) == Some(what);
        assert!(actions.iter().any(|line| is(line, "guard")), "{file}: no guard with the third pile");
        assert!(!actions.windows(2).any(|pair| is(pair[0], "guard") && is(pair[1], "wall")), "{file}");
    }
}

/// Checks a game of the base game's family and that each of these is in it: some line holds all its parts.
fn check_family(file: &str, parts: &[&str], shows: &[&[&str]]) {
    check(file);
    let text = read(file);
    let setup = Record::parse(&text).unwrap().setup;
    assert_eq!(setup.add_ons().map(|part| part.id).collect::<Vec<_>>(), parts, "{file}");
    for wanted in shows {
        let shown = text.lines().any(|line| wanted.iter().all(|part| line.contains(part)));
        assert!(shown, "{file} shows no {wanted:?}");
    }
}

/// Every action of a game of the base game with the position before it.
fn steps(file: &str) -> Vec<(base::State, Entry)> {
    let record = Record::parse(&read(file)).unwrap();
    let mut game = Match::forced(&Game::new(&record.setup));
    let mut steps = Vec::new();
    for entry in record.entries {
        let State::Base(before) = game.state().clone() else { panic!("{file} is about the base game") };
        game.play(entry.player, &entry.action).unwrap();
        steps.push((before, entry));
    }
    steps
}

/// Whether some step of a game is like this.
fn has_step(file: &str, like: impl Fn(&base::State, &Entry) -> bool) -> bool {
    steps(file).iter().any(|(before, entry)| like(before, entry))
}

#[test]
fn base_inns_and_cathedrals() {
    check_family(
        "base-inns.txt",
        &["inns-cathedrals"],
        &[
            &[" big "],
            &["returned", "big"],
            &["scored completed", "road", " × 2 ", "[I3 B14]"],
            &["scored completed", "city", " × 3 ", "[I4 B14]"],
            &["scored unfinished", "road", " × 0 = 0", "[I3 B14]"],
            &["scored unfinished", "city", " × 0 = 0", "[I4 B14]"],
        ],
    );
}

/// The spring lies on the table; ten tiles and the lake are laid before all others.
#[test]
fn base_river() {
    let file = "base-river.txt";
    check_family(file, &["river"], &[&["lay river-bend"], &["lay lake"]]);
    let mut laid = Vec::new();
    for (before, entry) in steps(file) {
        let first = before.board().laid()[0];
        assert_eq!(&*before.table().name(first.tile), "source");
        if let Action::Lay { tile, .. } = &entry.action {
            laid.push(tile.to_string());
        }
    }
    assert!(laid[..10].iter().all(|tile| tile.starts_with("river-")), "{laid:?}");
    assert_eq!(laid[10], "lake");
    assert!(laid[11..].iter().all(|tile| !tile.starts_with("river-")));
}

/// Followers go to Carcassonne, the Count moves, and knights and monks come out again.
#[test]
fn base_count() {
    check_family(
        "base-count.txt",
        &["count"],
        &[
            &[" quarter follower "],
            &[" count "],
            &[" join follower"],
            &["# left", "castle to", "city"],
            &["# left", "cathedral to", "monastery"],
        ],
    );
}

/// Somebody lays the monastery that was kept, and somebody draws instead.
#[test]
fn base_v1_monasteries_for_all() {
    let file = "base-v1.txt";
    check_family(file, &["monasteries-for-all"], &[&[" blind"], &["completed", "monastery", "[B13"]]);
    assert!(has_step(file, |before, entry| {
        matches!(&entry.action, Action::Lay { tile, .. } if tile.starts_with("monastery"))
            && before.drawn().is_none()
    }));
}

#[test]
fn base_v2_individual_planning() {
    let file = "base-v2.txt";
    check_family(file, &["individual-planning"], &[&["deal 1 "], &["deal 2 "]]);
    let hands = steps(file).into_iter().filter(|(_, entry)| matches!(entry.action, Action::Lay { .. }));
    let sizes =
        |state: &base::State| Player::all(2).map(|player| state.hand(player).0.len()).collect::<Vec<_>>();
    let sizes: Vec<Vec<usize>> = hands.map(|(before, _)| sizes(&before)).collect();
    assert!(sizes[..65].iter().all(|hands| *hands == [3, 3]), "three each while there are tiles");
    assert_eq!(sizes.last().unwrap().iter().sum::<usize>(), 1, "hands are played out");
}

#[test]
fn base_v3_collective_planning() {
    let file = "base-v3.txt";
    check_family(file, &["collective-planning"], &[&["open "], &[" blind"]]);
    assert!(has_step(file, |before, entry| {
        matches!(entry.action, Action::Lay { .. }) && before.drawn().is_none() && before.row().0.len() == 3
    }));
}

#[test]
fn base_v4_late_follower() {
    let file = "base-v4.txt";
    check_family(file, &["late-follower"], &[&["scored completed"]]);
    let mut placed = 0;
    for (before, entry) in steps(file) {
        if let Action::Place { pos, .. } = entry.action {
            assert_ne!(before.board().laid().last().map(|laid| laid.pos), Some(pos));
            placed += 1;
        }
    }
    assert!(placed > 10, "{placed} followers were placed");
}

#[test]
fn base_v5_unstable_constructions() {
    let file = "base-v5.txt";
    let nothing = |kind| ["scored unfinished", kind, "= 0 for", "[V5 B14]"];
    let (city, road, monastery) = (nothing("city"), nothing("road"), nothing("monastery"));
    check_family(file, &["unstable-constructions"], &[&city, &road, &monastery, &["scored supplied"]]);
}

#[test]
fn base_v6_architects() {
    let file = "base-v6.txt";
    check_family(file, &["architects"], &[&["deal 4 "]]);
    let steps = steps(file);
    let dealt = steps.iter().take_while(|(_, entry)| matches!(entry.action, Action::Deal { .. })).count();
    assert_eq!(dealt, 71, "all tiles are dealt out before the first is laid");
    let first = &steps[dealt].0;
    assert_eq!(Player::all(4).map(|player| first.hand(player).0.len()).collect::<Vec<_>>(), [18, 18, 18, 17]);
}

#[test]
fn base_v7_lifestyle() {
    check_family(
        "base-v7.txt",
        &["lifestyle"],
        &[&[" move follower ", " to "], &[" war "], &["[V7a]"], &["[V7b]"], &["[V7c]"], &["[V7d]"]],
    );
}

#[test]
fn base_v8_breach() {
    check_family(
        "base-v8.txt",
        &["breach"],
        &[&["# paid", "[V8]"], &[" move "], &[" war "], &["[V7a]"], &["[V7b]"], &["[V7c]"], &["[V7d]"]],
    );
}

/// Mountains with miners, who count where a city with a forge is scored.
#[test]
fn base_v9_mountains() {
    check_family(
        "base-v9.txt",
        &["mountains"],
        &[&[" mountain "], &[" follower ", "mountain n"], &["scored completed", "city", "V9]"]],
    );
}

#[test]
fn base_v10_reconstruction() {
    let file = "base-v10.txt";
    check_family(file, &["reconstruction"], &[&[" rebuild "], &["# paid", "[V10]"], &["# rebuilt"]]);
    let rebuilt = |(_, entry): &&(base::State, Entry)| matches!(entry.action, Action::Rebuild { .. });
    assert!(steps(file).iter().filter(rebuilt).count() > 10);
}

#[test]
fn base_v11_given_out_face_down() {
    check_family("base-v11a.txt", &["given-hidden"], &[&["deal 3 "], &[" give 2 "], &["# given 2 to 2 "]]);
}

#[test]
fn base_v11_given_out_face_up() {
    check_family("base-v11b.txt", &["given-open"], &[&["open "], &[" give 2 "], &["# given 2 to 1 "]]);
}

/// Five followers each, and somebody runs out of them.
#[test]
fn base_v12_few_followers() {
    let file = "base-v12.txt";
    check_family(file, &["few-followers"], &[]);
    let supplies =
        |state: &base::State| Player::all(4).map(|player| state.supply(player)).collect::<Vec<_>>();
    assert_eq!(supplies(&steps(file)[0].0), [5; 4]);
    assert!(has_step(file, |before, _| supplies(before).contains(&0)));
}

#[test]
fn base_v13_rivers_and_ports() {
    check_family(
        "base-v13.txt",
        &["rivers-ports"],
        &[
            &[" follower ", " stream "],
            &["# river-end", "port"],
            &["# river-end", "market"],
            &["# trade"],
            &[" good ", " field "],
            &["# goods", " + 3 = "],
            &["scored completed", "stream"],
        ],
    );
}

/// Two tiles a turn, and an unfinished monastery that pays the opponent.
#[test]
fn base_v14_battle_of_the_monasteries() {
    let file = "base-v14.txt";
    check_family(file, &["battle-of-monasteries"], &[&["unfinished", "monastery", "V14]"]]);
    let laid: Vec<Player> = (steps(file).iter())
        .filter(|(_, entry)| matches!(entry.action, Action::Lay { .. }))
        .filter_map(|(_, entry)| entry.player)
        .collect();
    assert!(laid.chunks(4).all(|four| four == &[0, 0, 1, 1].map(Player::new)[..four.len()]), "{laid:?}");
}

/// Inns & Cathedrals, the River, the Count, V1 and V7 in one game.
#[test]
fn base_mixture() {
    let file = "base-mixture.txt";
    check_family(
        file,
        &["inns-cathedrals", "river", "count", "monasteries-for-all", "lifestyle"],
        &[
            &[" big "],
            &["[I3"],
            &["[I4"],
            &["lay lake"],
            &[" quarter "],
            &[" count "],
            &[" join "],
            &["[V7a]"],
            &["[V7b]"],
            &["[V7c]"],
        ],
    );
    assert!(has_step(file, |before, entry| {
        let kept = matches!(&entry.action, Action::Lay { tile, .. } if tile.starts_with("monastery"));
        kept && before.drawn().is_none()
    }));
    let kinds = |state: &base::State| {
        let segments = state.board().features();
        segments.segments().map(|segment| segments.kind(segment)).collect::<Vec<_>>()
    };
    let start = kinds(&steps(file)[0].0);
    assert!(start.contains(&FeatureKind::Carcassonne) && start.contains(&FeatureKind::Source));
}
