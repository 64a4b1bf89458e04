//! Nothing on the board is scored twice, whatever is played together (V4, V7, V9, V10, V13).

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{BotKind, Budget};
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Event, Occasion};
use bastide_engine::games::base::BaseEvent;
use bastide_engine::geometry::Pos;
use bastide_engine::pieces::Place;
use bastide_engine::position::Actor;
use bastide_engine::{Game, Match};
use bastide_engine::{GameId, setup::SetupError};
use common::add_ons::{base_with, base_with_if_possible};
use std::collections::HashSet;

/// What has been scored so far, by what is told and not by what the game remembers.
#[derive(Default)]
struct Scored {
    /// The segments of roads, cities, monasteries and rivers, each on its square.
    places: HashSet<Place>,
    /// Where ports and markets lie that have brought their points, or bring none any more.
    ends: HashSet<Pos>,
    /// Cities and fields by which farmers were paid.
    farmed: HashSet<Vec<Place>>,
    /// Whose goods were paid, and in which port.
    goods: HashSet<(Player, Place)>,
}

impl Scored {
    fn hear(&mut self, event: &Event, game: &str) {
        match event {
            // What is completed is never opened again, so it is not scored with anything else either, nor at the end.
            Event::Scored(scoring) if scoring.occasion != Occasion::Farmers => {
                for place in &scoring.segments {
                    assert!(self.places.insert(*place), "{game}: {place} is scored again by {event}");
                }
            }
            Event::Scored(scoring) => {
                assert!(self.farmed.insert(scoring.segments.clone()), "{game}: {event}, again");
            }
            Event::Base(BaseEvent::RiverEnded { pos, .. }) => {
                assert!(self.ends.insert(*pos), "{game}: {event}, again");
            }
            Event::Base(BaseEvent::Rebuilt { from, pos, .. }) => {
                let moved = |place: &Place| place.pos == *from;
                assert!(!self.places.iter().any(moved), "{game}: {event}, and it was scored");
                self.ends.remove(from);
                self.ends.insert(*pos);
            }
            Event::Base(BaseEvent::GoodsScored { player, place, .. }) => {
                assert!(self.goods.insert((*player, *place)), "{game}: {event}, again");
            }
            _ => {}
        }
    }
}

/// A game to its end, with a bot for each seat; the points by seat.
fn play(game: &Game, name: &str, kinds: &[BotKind], seed: Seed) -> Vec<u32> {
    let mut bots: Vec<_> = kinds.iter().zip(0..).map(|(kind, seat)| kind.build(seed.child(seat))).collect();
    let mut running = Match::seeded(game, seed);
    let mut scored = Scored::default();
    loop {
        let (actor, action) = match running.state().actor() {
            Actor::Nobody => break,
            Actor::Chance => (None, running.deal().unwrap()),
            Actor::Player(player) => {
                let view = running.state().view(Some(player));
                (Some(player), bots[player.seat()].choose(&view, Budget::default()))
            }
        };
        let events = running.play(actor, &action).unwrap();
        events.iter().for_each(|event| scored.hear(event, name));
    }
    assert!(!scored.places.is_empty(), "{name}: something was scored");
    running.state().scores().to_vec()
}

/// Every add-on alone and every pair of them that can be played together.
fn pairs(players: usize) -> Vec<(String, Game)> {
    let info = GameId::Base.info();
    let add_ons: Vec<&str> = info.expansions.iter().chain(info.variants).map(|add_on| add_on.id).collect();
    let mut games = Vec::new();
    for (number, first) in add_ons.iter().enumerate() {
        for second in &add_ons[..=number] {
            let pair = if first == second { vec![*first] } else { vec![*first, *second] };
            match base_with_if_possible(&pair, players) {
                Ok(game) => games.push((pair.join(" + "), game)),
                Err(SetupError::Exclusive { .. }) => {}
                Err(other) => panic!("{pair:?}: {other}"),
            }
        }
    }
    assert!(games.len() > 150, "{} games", games.len());
    games
}

#[test]
fn v4_v7_v9_v10_v13_random_games_of_all_pairs_score_nothing_twice() {
    for ((name, game), seed) in pairs(3).iter().zip(0..) {
        play(game, name, &[BotKind::Random; 3], Seed::from(seed));
    }
}

#[test]
fn v4_v7_v9_v10_v13_greedy_games_of_all_pairs_score_nothing_twice() {
    // Greedy finds what pays, and random leaves it enough to find.
    for ((name, game), seed) in pairs(2).iter().zip(0..) {
        let mut kinds = [BotKind::Greedy, BotKind::Random];
        kinds.rotate_left(seed as usize % 2);
        play(game, name, &kinds, Seed::from(seed));
    }
}

#[test]
fn v4_v7_v9_v10_v13_greedy_games_of_many_parts_score_nothing_twice() {
    let mixtures: [&[&str]; 2] = [
        &["inns-cathedrals", "breach", "mountains", "reconstruction"],
        &["count", "late-follower", "architects", "lifestyle", "reconstruction", "rivers-ports"],
    ];
    for (add_ons, seed) in mixtures.iter().zip(0..) {
        play(&base_with(add_ons, 2), &add_ons.join(" + "), &[BotKind::Greedy; 2], Seed::from(seed));
    }
}

/// What is scored twice, or not at all, shows in the totals too: whatever is played together, a player has on average
/// about as many points as in the base game.
#[test]
fn v4_v6_v8_v9_v10_v13_greedy_players_of_many_parts_have_as_many_points_as_people_do() {
    let mixtures: [&[&str]; 3] = [
        &[
            "inns-cathedrals",
            "count",
            "late-follower",
            "architects",
            "breach",
            "mountains",
            "reconstruction",
            "rivers-ports",
        ],
        &["river", "monasteries-for-all", "collective-planning", "lifestyle", "reconstruction"],
        &["inns-cathedrals", "given-open", "breach", "mountains", "rivers-ports"],
    ];
    for add_ons in mixtures {
        let (game, name) = (base_with(add_ons, 2), add_ons.join(" + "));
        let points: Vec<u32> =
            (0..2).flat_map(|seed| play(&game, &name, &[BotKind::Greedy; 2], Seed::from(seed))).collect();
        let mean = points.iter().sum::<u32>() / points.len() as u32;
        assert!((40..=140).contains(&mean), "{name}: {mean} points a player, {points:?}");
    }
}
