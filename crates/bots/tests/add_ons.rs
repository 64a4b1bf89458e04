//! The base game with its expansions and variants: games come to their end, greedy beats random, and nobody
//! decides by what they may not know.

#![allow(clippy::unwrap_used)] // A test may fail by panicking.

mod common;

use bastide_bots::{BotKind, Budget, play_match};
use bastide_engine::GameId;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::position::Actor;
use common::add_ons::base_with;
use common::{QUICK, after, assert_repeated, assert_taken_over, greedy_against_random, watch_kind};

/// What is often played together.
const MIXTURE: [&str; 5] = ["inns-cathedrals", "river", "count", "monasteries-for-all", "lifestyle"];

/// The ids of all expansions and variants.
fn add_ons() -> impl Iterator<Item = &'static str> {
    let info = GameId::Base.info();
    info.expansions.iter().chain(info.variants).map(|add_on| add_on.id)
}

/// Bots play to the end: greedy ones in every other seat, from this one on.
fn play_out(chosen: &[&str], players: usize, greedy: usize) {
    let kind = |seat: usize| if seat % 2 == greedy { BotKind::Greedy } else { BotKind::Random };
    let mut bots: Vec<_> = (0..players).map(|seat| kind(seat).build(Seed::from(seat as u64))).collect();
    let outcome =
        play_match(&base_with(chosen, players), Seed::from(players as u64), &mut bots, Budget::default());
    let outcome = outcome.unwrap_or_else(|fault| panic!("{chosen:?}, {players} players: {fault}"));
    assert_eq!(outcome.state.actor(), Actor::Nobody, "{chosen:?}");
    assert!(outcome.state.scores().iter().sum::<u32>() > 0, "{chosen:?}");
}

#[test]
fn games_with_every_part_come_to_their_end() {
    for (number, add_on) in add_ons().enumerate() {
        (0..2).for_each(|greedy| play_out(&[add_on], 2 + number % 3, greedy));
    }
}

#[test]
fn games_with_many_parts_come_to_their_end() {
    play_out(&MIXTURE, 3, 0);
    let ways_to_draw =
        ["individual-planning", "collective-planning", "architects", "given-hidden", "battle-of-monasteries"];
    for (number, draws) in ways_to_draw.into_iter().enumerate() {
        let others = ["late-follower", "breach", "mountains", "reconstruction", "rivers-ports"];
        let expansions = ["inns-cathedrals", "river", "count"];
        let more = [draws, "monasteries-for-all", others[number], others[(number + 1) % others.len()]];
        play_out(&[&expansions[number % 3..], &more].concat(), 2, number % 2);
    }
}

#[test]
fn a_bot_that_takes_over_chooses_what_the_one_before_would_have() {
    for kind in QUICK {
        assert_taken_over(&base_with(&MIXTURE, 2), kind, 5);
        assert_taken_over(&base_with(&["individual-planning", "breach", "rivers-ports"], 2), kind, 6);
    }
}

#[test]
fn what_was_played_can_be_played_again() {
    assert_repeated(&base_with(&MIXTURE, 2), &[BotKind::Greedy, BotKind::Random]);
    assert_repeated(&base_with(&["given-hidden", "breach"], 2), &[BotKind::Random, BotKind::Greedy]);
}

/// Greedy wins a few games, all but one, and by far.
fn assert_ahead(add_on: &str, pairs: u64) {
    let result = greedy_against_random(base_with(&[add_on], 2), 5030, pairs);
    assert!(result.wins + 1 >= result.games, "{add_on}: {result:?}");
    assert!(result.mean_margin >= 60.0, "{add_on}: {result:?}");
}

#[test]
fn greedy_beats_random_with_every_expansion() {
    assert_ahead("inns-cathedrals", 4);
    assert_ahead("river", 4);
    assert_ahead("count", 4);
}

#[test]
fn greedy_beats_random_in_variants_of_the_draw() {
    assert_ahead("individual-planning", 4);
    assert_ahead("architects", 4);
    assert_ahead("given-hidden", 4);
}

#[test]
fn greedy_beats_random_in_variants_of_the_turn() {
    assert_ahead("late-follower", 4);
    assert_ahead("breach", 4);
    assert_ahead("reconstruction", 1);
    assert_ahead("rivers-ports", 4);
}

/// At every decision of a game, other tiles are put where the player can't see them: the bot chooses the same.
fn assert_decides_by_what_it_sees(add_on: &str, kind: BotKind) {
    let mut hidden = 0;
    watch_kind(&base_with(&[add_on], 3), kind, 4, |state, player, action| {
        let view = state.view(Some(player));
        let other = view.sample(Seed::from(state.board().laid().len() as u64));
        hidden += u32::from(other != *state);
        let mut bot = kind.build(Seed::from(player.number() as u64));
        let chosen = bot.choose(&other.view(Some(player)), Budget::default());
        assert_eq!(chosen, *action, "{add_on}: the same view, {kind}");
    });
    assert!(hidden > 20, "{add_on}: there was something to hide, {hidden} times");
}

#[test]
fn v2_v6_v11_bots_decide_by_what_they_may_know() {
    for add_on in ["individual-planning", "architects", "given-hidden"] {
        QUICK.into_iter().for_each(|kind| assert_decides_by_what_it_sees(add_on, kind));
    }
}

/// What bots of several seeds choose.
fn chosen(state: &State) -> Vec<Action> {
    let Actor::Player(player) = state.actor() else { panic!("nobody is asked") };
    let view = state.view(Some(player));
    let choose = |(kind, seed): (BotKind, u64)| kind.build(Seed::from(seed)).choose(&view, Budget::default());
    let bots = QUICK.into_iter().flat_map(|kind| (0..4).map(move |seed| (kind, seed)));
    bots.map(choose).collect()
}

/// Two games that differ in nothing but a tile where `?` is, which whoever is in turn has not seen.
fn assert_same_whatever_is_hidden(add_on: &str, players: usize, actions: &str) {
    let [one, other] = ["city-whole-shield", "road-cross"]
        .map(|tile| after(&base_with(&[add_on], players), &actions.replace('?', tile)));
    assert_ne!(one, other, "{add_on}: the games differ");
    assert_eq!(chosen(&one), chosen(&other), "{add_on}");
}

#[test]
fn v2_what_another_was_dealt_changes_nothing() {
    assert_same_whatever_is_hidden(
        "individual-planning",
        2,
        "deal 1 monastery
         deal 2 ?
         deal 1 road-straight
         deal 2 city-side
         deal 1 city-band
         deal 2 road-bend",
    );
}

#[test]
fn v11_what_another_was_given_changes_nothing() {
    assert_same_whatever_is_hidden(
        "given-hidden",
        3,
        "deal 1 road-straight
         deal 1 city-side
         deal 1 ?
         give 1 road-straight
         give 2 city-side
         lay road-straight 1,0 0
         pass",
    );
}
