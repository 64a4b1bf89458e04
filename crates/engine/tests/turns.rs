//! Where turns begin, as those who read a game's log count them.
//!
//! [`page`] finds it out from the words of a log alone, as the page did before positions knew their turn. It can't
//! know everything; where it is wrong is listed in [`Mistake`], and everywhere else the two must agree.

use bastide_engine::event::Event;
use bastide_engine::games::hunters::HuntersEvent;
use bastide_engine::{Action, Actor, Game, GameId, Match, Player, Request, Seed, Setup, chance::below};
use std::collections::BTreeMap;

/// What a log knows of an action.
struct Entry {
    player: Option<Player>,
    action: Action,
    bonus: bool,
    /// What the engine says: the turn the action belonged to.
    turn: u32,
}

impl Entry {
    fn verb(&self) -> String {
        self.action.to_string().split(' ').next().unwrap_or_default().to_owned()
    }
}

/// What a turn is about.
const DOES: [&str; 3] = ["lay", "mountain", "good"];
/// What may come before the first turn.
const DEALS: [&str; 2] = ["deal", "open"];

/// A whole game, played at random.
fn play(setup: &Setup, seed: u64) -> Vec<Entry> {
    let mut game = Match::seeded(&Game::new(setup), Seed::from(seed));
    let rng = &mut Seed::from(seed).child(0).rng();
    let mut log = Vec::new();
    loop {
        let (player, action) = match game.state().actor() {
            Actor::Nobody => return log,
            Actor::Chance => (None, game.deal().expect("chance is to move")),
            Actor::Player(player) => {
                let mut legal = game.state().legal_actions();
                (Some(player), legal.swap_remove(below(rng, legal.len() as u32) as usize))
            }
        };
        let events = game.play(player, &action).expect("it is legal");
        assert_eq!(game.state().ply() as usize, log.len() + 1);
        let bonus = events.iter().any(|e| matches!(e, Event::Hunters(HuntersEvent::BonusDrawn { .. })));
        log.push(Entry { player, action, bonus, turn: game.state().turn() });
    }
}

/// Whether a turn begins with each entry, guessed from verbs.
fn page(log: &[Entry]) -> Vec<bool> {
    let begins = ["lay", "mountain", "blind", "good", "discard", "give"];
    // Whose the turn is, once there is one.
    let mut turn: Option<Option<Player>> = None;
    let (mut done, mut last) = (false, String::new());
    let mut starts = Vec::new();
    for entry in log {
        let now = entry.verb();
        let is_draw = entry.player.is_none() && now == "draw" && !entry.bonus;
        let drawn = is_draw && turn != Some(None) && last != "blind";
        let dealt = turn == Some(None) && DEALS.contains(&last.as_str());
        let begun =
            entry.player.is_some() && begins.contains(&now.as_str()) && (done || dealt || last == "give");
        let starts_here = turn.is_none() || drawn || (begun && (done || now != "give"));
        if starts_here {
            turn = Some(None);
            done = false;
        }
        done = DOES.contains(&now.as_str()) || (done && now != "draw");
        last = now;
        turn = turn.map(|player| player.or(entry.player));
        starts.push(starts_here);
    }
    starts
}

/// Where verbs alone mislead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Mistake {
    /// A tile is drawn for one that fitted nowhere, after the player has said something in this turn: drawn blindly
    /// (V1, V3, V13) or given it up (V9). The log took it for another turn.
    SecondDraw,
    /// V14: a turn has two tiles. The log took the second for another turn.
    SecondTile,
    /// The turn before ended without a tile laid: the lake was drawn in vain (R with V11), or a tile was given up with
    /// none to replace it (V2, V6). The log took what came next for the same turn.
    NothingLaid,
    /// A player without tiles passes (V6, V11 with V1 or V13). The log took it for the turn before.
    Passed,
    /// V11: the first tiles are given out. The log took that for one with the deal before it, but later ones for turns
    /// of their own.
    FirstGiven,
    /// The first draw comes after tiles were dealt (R with V2, V3, V6). The log took it for one with the deal.
    FirstDraw,
    /// What is dealt before the first turn, which the log takes for a turn.
    Deal,
}

/// Why the engine and the log differ about this entry.
fn explain(log: &[Entry], number: usize, engine: bool, two_tiles: bool) -> Option<Mistake> {
    let (entry, before) = (&log[number], log[..number].last());
    let verb = entry.verb();
    let said_before = |verbs: &[&str]| before.is_some_and(|entry| verbs.contains(&entry.verb().as_str()));
    let of_turn = |turn: u32| log.iter().filter(move |entry| entry.turn == turn);
    let laid_before =
        || log[..number].iter().any(|e| e.turn == entry.turn && DOES.contains(&e.verb().as_str()));
    match (engine, verb.as_str()) {
        (false, "deal" | "open") if number == 0 => Some(Mistake::Deal),
        (false, _) if two_tiles && laid_before() => Some(Mistake::SecondTile),
        (false, "draw") if said_before(&["draw", "discard"]) => Some(Mistake::SecondDraw),
        (true, "pass") => Some(Mistake::Passed),
        (true, "give") if entry.turn == 1 => Some(Mistake::FirstGiven),
        (true, "draw") if entry.turn == 1 => Some(Mistake::FirstDraw),
        (true, _) => {
            let laid = of_turn(entry.turn - 1).any(|entry| DOES.contains(&entry.verb().as_str()));
            (!laid).then_some(Mistake::NothingLaid)
        }
        _ => None,
    }
}

/// Plays games with this setup and compares. Answers how often verbs misled.
fn compare(setup: &Setup, seeds: std::ops::Range<u64>) -> BTreeMap<Mistake, u32> {
    let mut mistakes = BTreeMap::new();
    let two_tiles = setup.variants().contains(&"battle-of-monasteries");
    for seed in seeds {
        let log = play(setup, seed);
        let mut turn = 0;
        for (number, (entry, guessed)) in log.iter().zip(page(&log)).enumerate() {
            let begins = entry.turn > turn;
            assert!(entry.turn == turn || entry.turn == turn + 1, "turns are counted one by one");
            turn = entry.turn;
            if begins != guessed {
                let why = explain(&log, number, begins, two_tiles);
                let near = || -> Vec<String> {
                    let from = number.saturating_sub(6);
                    log[from..=number]
                        .iter()
                        .map(|e| format!("{} {:?} {}", e.turn, e.player, e.action))
                        .collect()
                };
                let why = why.unwrap_or_else(|| panic!("seed {seed}, {begins}: {:#?}", near()));
                *mistakes.entry(why).or_insert(0) += 1;
            }
        }
        // Whatever the log says: one tile or good is laid in a turn, or two (V14), or a bonus tile besides, by one player.
        for turn in 1..=turn {
            let of_turn = || log.iter().filter(|entry| entry.turn == turn);
            let mut laid = of_turn().filter(|entry| DOES.contains(&entry.verb().as_str()));
            let by = laid.next().map(|entry| entry.player);
            let more: Vec<_> = laid.map(|entry| entry.player).collect();
            let bonus = of_turn().any(|entry| entry.bonus);
            assert!(more.len() <= usize::from(bonus || two_tiles), "turn {turn}");
            assert!(more.into_iter().all(|player| Some(player) == by), "turn {turn}");
        }
        assert!(log.iter().all(|entry| entry.turn > 0 || DEALS.contains(&entry.verb().as_str())));
    }
    mistakes
}

fn setup(game: &str, players: usize, expansions: &[&str], variants: &[&str]) -> Option<Setup> {
    let (expansions, variants) = (expansions.to_vec(), variants.to_vec());
    Setup::new(&Request { game, players, expansions, variants, ..Request::default() }).ok()
}

#[test]
fn turns_begin_where_a_reader_of_the_log_thinks_in_every_game() {
    for game in GameId::ALL {
        for players in game.info().players.clone() {
            let mistakes = compare(&setup(game.info().id, players, &[], &[]).unwrap(), 0..20);
            assert!(mistakes.is_empty(), "{game} for {players}: {mistakes:?}");
        }
    }
}

#[test]
fn turns_begin_where_a_reader_of_the_log_thinks_with_each_expansion_and_variant() {
    let info = GameId::Base.info();
    let expansions: Vec<&str> = info.expansions.iter().map(|part| part.id).collect();
    for expansion in &expansions {
        let mistakes = compare(&setup("base", 3, &[expansion], &[]).unwrap(), 0..12);
        assert!(mistakes.is_empty(), "{expansion}: {mistakes:?}");
    }
    let mut all = BTreeMap::new();
    for variant in info.variants.iter().map(|part| part.id) {
        for players in [2, 3, 5] {
            for add in [&[][..], &expansions] {
                let mistakes = compare(&setup("base", players, add, &[variant]).unwrap(), 0..6);
                mistakes.into_iter().for_each(|(why, count)| *all.entry(why).or_insert(0) += count);
            }
        }
    }
    let expected =
        [Mistake::SecondTile, Mistake::NothingLaid, Mistake::FirstGiven, Mistake::FirstDraw, Mistake::Deal];
    assert_eq!(all.into_keys().collect::<Vec<_>>(), expected);
}

#[test]
fn turns_begin_where_a_reader_of_the_log_thinks_with_two_variants() {
    let variants: Vec<&str> = GameId::Base.info().variants.iter().map(|part| part.id).collect();
    let mut pairs = Vec::new();
    for (number, first) in variants.iter().enumerate() {
        let pair = |second: &&str| setup("base", 3, &[], &[first, second]);
        pairs.extend(variants[number + 1..].iter().filter_map(pair).map(|setup| (setup, 4)));
    }
    // Where the rarer ones are met.
    pairs.extend(setup("base", 2, &["river"], &["individual-planning"]).map(|setup| (setup, 2)));
    for (first, second) in [
        ("architects", "monasteries-for-all"),
        ("given-open", "monasteries-for-all"),
        ("given-open", "mountains"),
    ] {
        pairs.extend(setup("base", 5, &[], &[first, second]).map(|setup| (setup, 60)));
    }
    let mut met = BTreeMap::new();
    for (setup, seeds) in pairs {
        let mistakes = compare(&setup, 0..seeds);
        mistakes.into_iter().for_each(|(why, count)| *met.entry(why).or_insert(0) += count);
    }
    let expected = [
        Mistake::SecondDraw,
        Mistake::SecondTile,
        Mistake::Passed,
        Mistake::FirstGiven,
        Mistake::FirstDraw,
        Mistake::Deal,
    ];
    assert_eq!(met.into_keys().collect::<Vec<_>>(), expected);
}
