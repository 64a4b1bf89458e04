//! The levels have the flaws that they are said to have, fewer the higher they are.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{BotKind, Budget, Level};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::geometry::Pos;
use bastide_engine::position::Actor;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::tiles::FeatureKind;
use bastide_engine::{Game, State};
use common::{after, watch_kind};

fn level(number: usize) -> BotKind {
    BotKind::Level(Level::ALL[number - 1])
}

fn game(name: &str) -> Game {
    let preset = (name == "base").then_some("competition");
    Game::new(&Setup::new(&Request { game: name, preset, ..Request::default() }).unwrap())
}

/// What is done in some games of a level with itself.
#[derive(Default, Debug)]
struct Habits {
    points: f64,
    /// Tiles that were laid.
    turns: f64,
    /// How many squares were nearer to the last tile, and would have done, at most.
    passed_over: usize,
    /// Followers that were left in the supply, turn by turn.
    supply: f64,
    /// Followers that were placed where nothing is scored before the end, but for the last turn.
    stayers: u32,
    /// Tiles that brought points to somebody else and none to whoever laid them.
    gifts: f64,
}

const SEEDS: u64 = 4;

fn habits(name: &str, number: usize) -> Habits {
    let mut all = Habits::default();
    let game = game(name);
    for seed in 0..SEEDS {
        let mut last = None;
        watch_kind(&game, level(number), seed, |state, player, action| {
            let mut after = state.clone();
            after.play(action).unwrap();
            match action {
                Action::Lay { pos, .. } => {
                    all.turns += 1.0;
                    all.supply += f64::from(state.supply(player));
                    all.passed_over = all.passed_over.max(nearer(state, *pos));
                    all.gifts += f64::from(u8::from(is_gift(state, &after, player)));
                }
                Action::Place { spot, .. } => {
                    let stays = matches!(
                        spot.kind,
                        FeatureKind::Field
                            | FeatureKind::Court
                            | FeatureKind::Residential
                            | FeatureKind::Meadow
                    );
                    let is_last = state.unseen().iter().all(|&n| n == 0);
                    all.stayers += u32::from(stays && !is_last);
                }
                _ => {}
            }
            if after.actor() == Actor::Nobody {
                last = Some(after);
            }
        });
        let scores = last.expect("a player's action ends the game").scores().to_vec();
        all.points += f64::from(scores.iter().sum::<u32>()) / (2 * SEEDS) as f64;
    }
    all.supply /= all.turns;
    all
}

/// On how many squares the tile could be laid that are nearer to the last one.
fn nearer(state: &State, chosen: Pos) -> usize {
    let Some(last) = state.board().laid().last().map(|laid| laid.pos) else { return 0 };
    let away = |pos: Pos| (pos.x - last.x).abs() + (pos.y - last.y).abs();
    let mut nearer: Vec<_> = state
        .legal_actions()
        .iter()
        .filter_map(|action| match action {
            Action::Lay { pos, .. } if away(*pos) < away(chosen) => Some((pos.x, pos.y)),
            _ => None,
        })
        .collect();
    nearer.sort_unstable();
    nearer.dedup();
    nearer.len()
}

fn is_gift(before: &State, after: &State, player: Player) -> bool {
    let gained = |seat: usize| after.scores()[seat] > before.scores()[seat];
    gained(1 - player.seat()) && !gained(player.seat())
}

#[test]
fn beginners_have_the_flaws_they_are_said_to_have_in_every_game() {
    let mut gifts = [0.0; 2];
    for (name, looked_at) in [("base", 5), ("castle", 5), ("city", 5), ("hunters", 7)] {
        let [first, fifth] = [1, 5].map(|number| habits(name, number));
        let both = format!("{name}: {first:?} {fifth:?}");
        assert!(first.passed_over < looked_at && fifth.passed_over > looked_at, "far squares, {both}");
        // In The City most followers stay to the end, where beginners do not think of placing them.
        assert!(name == "city" || first.supply < 0.8 * fifth.supply, "followers are spent, {both}");
        assert!(3 * first.stayers <= fifth.stayers && fifth.stayers >= 8, "the end is forgotten, {both}");
        assert!(first.points < 0.9 * fifth.points, "{both}");
        gifts[0] += first.gifts;
        gifts[1] += fifth.gifts;
    }
    assert!(gifts[0] > 1.5 * gifts[1], "what others have claimed is not seen: {gifts:?}");
}

#[test]
fn the_first_levels_score_more_and_more() {
    let points = [1, 3, 5].map(|number| habits("base", number).points);
    assert!(points.windows(2).all(|two| two[0] + 8.0 < two[1]), "{points:?}");
    assert!((30.0..55.0).contains(&points[0]), "a beginner can beat that: {points:?}");
}

/// What a level chooses, whatever its seed.
fn choices(state: &State, number: usize) -> Vec<String> {
    let Actor::Player(player) = state.actor() else { panic!("nobody is asked") };
    let choose =
        |seed| level(number).build(Seed::from(seed)).choose(&state.view(Some(player)), Budget::default());
    let mut all: Vec<String> = (0..5).map(|seed| choose(seed).to_string()).collect();
    all.sort();
    all.dedup();
    all
}

/// The levels from 1 to 6 that would do this, whatever their seed, and those that might.
fn who_would(state: &State, action: &str) -> [Vec<usize>; 2] {
    let chosen = [1, 2, 3, 4, 5, 6].map(|number| (number, choices(state, number)));
    let would = |(_, chosen): &&(usize, Vec<String>)| *chosen == [action];
    let might = |(_, chosen): &&(usize, Vec<String>)| chosen.iter().any(|one| one == action);
    [
        chosen.iter().filter(would).map(|(number, _)| *number).collect(),
        chosen.iter().filter(might).map(|(number, _)| *number).collect(),
    ]
}

/// The first player's city of three tiles and two shields, which one tile completes; the second has laid a tile last.
fn city_of_three(last: &str) -> State {
    let script = format!(
        "draw city-band-shield
         lay city-band-shield 0,-1 90
         follower 0,-1 city n
         draw road-straight
         lay road-straight 1,0 0
         pass
         draw city-band-shield
         lay city-band-shield 0,-2 90
         pass
         {last}
         pass
         draw city-side"
    );
    after(&game("base"), &script)
}

#[test]
fn what_is_far_from_the_last_tile_is_overlooked() {
    let state = city_of_three("draw road-straight\n lay road-straight 2,0 0");
    let [would, might] = who_would(&state, "lay city-side 0,-3 180");
    assert_eq!((would, might), (vec![5, 6], vec![5, 6]));
}

#[test]
fn beginners_cling_to_their_city_and_do_not_complete_it() {
    // The square is near the last tile, and is looked at.
    let state = city_of_three("draw monastery\n lay monastery 1,-2 0");
    let [would, might] = who_would(&state, "lay city-side 0,-3 180");
    assert!(would.ends_with(&[5, 6]) && !might.contains(&1), "{would:?} {might:?}");
}

#[test]
fn beginners_do_not_see_that_something_will_never_be_completed() {
    // The square north of the last tile needs a city, a road across and fields to both sides: there is no such tile.
    let hopeless = after(
        &game("base"),
        "draw road-straight
         lay road-straight -1,0 0
         follower -1,0 road e
         draw city-side
         lay city-side 0,-1 180
         pass
         draw road-straight
         lay road-straight 0,-2 0
         pass
         draw road-bend
         lay road-bend 1,-2 0
         pass
         draw monastery
         lay monastery 2,-2 0
         pass
         draw monastery
         lay monastery 2,-1 0
         pass
         draw city-side-road-straight
         lay city-side-road-straight 1,0 0",
    );
    let [would, might] = who_would(&hopeless, "follower 1,0 city n");
    assert_eq!((would, might), (vec![1, 2, 3], vec![1, 2, 3]));
}
