//! Pictures of games with expansions and variants show everything that is on the table.

mod common;

use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::games::base;
use bastide_engine::games::base::Quarter;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::Piece;
use bastide_engine::position::{Actor, Position};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::tiles::FeatureKind;
use bastide_engine::{Game, Match, State};
use bastide_render::{
    Picture, PictureGame, big_figure_id, board_svg, boat_id, carcassonne_id, count_id, figure_id, good_id,
};
use common::assert_whole;

/// What seldom comes up, and is chosen when it does.
fn is_rare(action: &Action) -> bool {
    matches!(
        action,
        Action::Quarter { .. }
            | Action::Count { .. }
            | Action::Rebuild { .. }
            | Action::Place { piece: Piece::Good, .. }
    )
}

/// Positions of random games with these parts, a fresh one after every action. Nobody leaves Carcassonne.
fn positions(expansions: &[&str], variants: &[&str], seed: u64) -> impl Iterator<Item = State> {
    let request = Request {
        players: 3,
        expansions: expansions.to_vec(),
        variants: variants.to_vec(),
        ..Request::default()
    };
    let setup = Setup::new(&request).expect("they go together");
    let mut game = Match::seeded(&Game::new(&setup), Seed::from(seed));
    let mut rng = Seed::from(seed).child(1).rng();
    std::iter::from_fn(move || {
        let (player, action) = match game.state().actor() {
            Actor::Nobody => return None,
            Actor::Chance => (None, game.deal().expect("a seeded game deals")),
            Actor::Player(player) => {
                let mut legal = game.state().legal_actions();
                if legal.iter().any(is_rare) {
                    legal.retain(is_rare);
                }
                legal.retain(|action| !matches!(action, Action::Join { .. }));
                (Some(player), legal[below(&mut rng, legal.len() as u32) as usize].clone())
            }
        };
        game.play(player, &action).expect("it is legal");
        Some(game.state().clone())
    })
}

/// The first position of some random game of which this is true.
fn position_where(expansions: &[&str], variants: &[&str], is: impl Fn(&base::State) -> bool) -> State {
    let all = (0..150).flat_map(|seed| positions(expansions, variants, seed));
    all.into_iter().find(|state| matches!(state, State::Base(position) if is(position))).expect("it comes up")
}

fn drawn(state: &State) -> String {
    let names = ["Anna", "Ben", "Clara"].map(str::to_owned);
    let svg = board_svg(&Picture::of(state, &names, String::new(), Lang::En));
    assert_whole(&svg);
    svg
}

/// How often something is on the table; what players have left is on their cards.
fn on_table(svg: &str, id: &str) -> usize {
    svg.matches(&format!("href=\"#{id}\" x=")).count()
}

fn on_cards(svg: &str, id: &str) -> usize {
    svg.matches(&format!("href=\"#{id}\" transform=")).count()
}

fn standing(state: &State, player: Player, is: impl Fn(Piece, FeatureKind) -> bool) -> usize {
    let of_player = state.standing().into_iter().filter(|standing| standing.player == player);
    of_player.filter(|standing| is(standing.piece, standing.place.spot.kind)).count()
}

#[test]
fn i2_big_followers_are_on_the_board_or_on_the_cards() {
    let with_two = |position: &base::State| {
        Player::all(3).filter(|&player| position.big_left(player) == 0).count() == 2
            && position.standing().iter().filter(|standing| standing.piece == Piece::Big).count() == 2
    };
    let svg = drawn(&position_where(&["inns-cathedrals"], &[], with_two));
    let ids = |player: usize| [false, true].map(|lying| big_figure_id(player, lying));
    let everywhere =
        |count: fn(&str, &str) -> usize| -> usize { (0..3).flat_map(ids).map(|id| count(&svg, &id)).sum() };
    assert_eq!((everywhere(on_table), everywhere(on_cards)), (2, 1));
}

#[test]
fn k3_who_waits_in_carcassonne_is_shown_there_with_the_count() {
    let waiting = |position: &base::State, piece: Piece| -> u32 {
        let all = Quarter::ALL.into_iter().flat_map(|quarter| Player::all(3).map(move |p| (quarter, p)));
        all.map(|(quarter, player)| position.in_quarter(quarter, player, piece)).sum()
    };
    let crowded = |position: &base::State| {
        waiting(position, Piece::Follower) >= 2 && position.count() != Some(Quarter::Castle)
    };
    let with_big = |position: &base::State| waiting(position, Piece::Big) >= 1;
    let parts = ["count", "inns-cathedrals"];
    for state in [position_where(&parts, &[], crowded), position_where(&parts, &[], with_big)] {
        assert_carcassonne_is_shown(&state);
    }
}

fn assert_carcassonne_is_shown(state: &State) {
    let State::Base(position) = state else { panic!("it is a base game") };
    let picture = Picture::of(state, &[], String::new(), Lang::En);
    let PictureGame::Base(beyond) = &picture.game else { panic!("it is a base game") };
    let shown = beyond.carcassonne.as_ref().expect("Carcassonne lies there");
    assert_eq!(Some(shown.count), position.count().map(Quarter::index));
    for quarter in Quarter::ALL {
        for player in Player::all(3) {
            for piece in Piece::FOLLOWERS {
                let here = shown.followers.iter().filter(|citizen| {
                    (citizen.quarter, citizen.player) == (quarter.index(), player.seat())
                        && citizen.big == (piece == Piece::Big)
                });
                assert_eq!(here.count() as u32, position.in_quarter(quarter, player, piece));
            }
        }
    }
    let svg = drawn(state);
    assert_eq!((on_table(&svg, carcassonne_id()), on_table(&svg, count_id())), (1, 1));
    for player in Player::all(3) {
        let waits = |piece: Piece| -> usize {
            Quarter::ALL.iter().map(|&quarter| position.in_quarter(quarter, player, piece) as usize).sum()
        };
        let upright = |wanted: Piece| standing(state, player, |piece, on| piece == wanted && !on.lies_down());
        let seat = player.seat();
        let shown = on_table(&svg, &figure_id(seat, false));
        assert_eq!(shown, waits(Piece::Follower) + upright(Piece::Follower));
        let shown = on_table(&svg, &big_figure_id(seat, false));
        assert_eq!(shown, waits(Piece::Big) + upright(Piece::Big));
    }
}

#[test]
fn v13_boats_and_goods_are_on_the_board_and_what_is_left_on_the_cards() {
    let trading = |position: &base::State| {
        let boats = position.standing().iter().any(|s| s.place.spot.kind == FeatureKind::Stream);
        position.goods().count() >= 2 && boats
    };
    let state = position_where(&[], &["rivers-ports"], trading);
    let State::Base(position) = &state else { panic!("it is a base game") };
    let svg = drawn(&state);
    for player in Player::all(3) {
        let seat = player.seat();
        let boats = standing(&state, player, |_, on| on == FeatureKind::Stream);
        assert_eq!(on_table(&svg, &boat_id(seat)), boats);
        assert_eq!(on_table(&svg, &good_id(seat)), standing(&state, player, |piece, _| piece == Piece::Good));
        assert_eq!(on_cards(&svg, &good_id(seat)), 1);
        assert!(svg.contains(&format!(">× {}<", position.goods_left(player))));
    }
}

#[test]
fn i2_a_big_follower_on_a_river_is_a_boat() {
    let sailing = |position: &base::State| {
        let big = |s: &bastide_engine::pieces::Standing| s.piece == Piece::Big;
        position.standing().iter().any(|s| big(s) && s.place.spot.kind == FeatureKind::Stream)
    };
    let state = position_where(&["inns-cathedrals"], &["rivers-ports"], sailing);
    let svg = drawn(&state);
    for player in Player::all(3) {
        let boats = standing(&state, player, |_, on| on == FeatureKind::Stream);
        assert_eq!(on_table(&svg, &boat_id(player.seat())), boats);
    }
}

#[test]
fn v9_mountains_and_their_miners_are_shown() {
    let mined = |position: &base::State| {
        position.standing().iter().any(|s| s.place.spot.kind == FeatureKind::Mountain)
    };
    let state = position_where(&[], &["mountains"], mined);
    let mountains = (state.board().laid().iter())
        .filter(|laid| &*state.table().tile(laid.tile).name == "mountain")
        .count();
    let svg = drawn(&state);
    assert_eq!(svg.matches("href=\"#bst-mountain-").count(), mountains);
}

#[test]
fn v10_a_tile_that_was_taken_up_is_where_it_went() {
    let mut before: Option<State> = None;
    for state in (0..10).flat_map(|seed| positions(&[], &["reconstruction"], seed)) {
        let squares = |state: &State| {
            let picture = Picture::of(state, &[], String::new(), Lang::En);
            let mut squares: Vec<_> = picture.tiles.iter().map(|tile| tile.pos).collect();
            squares.sort();
            squares
        };
        if let Some(before) = before.replace(state.clone()) {
            let (was, is) = (squares(&before), squares(&state));
            if was.len() == is.len() && was != is && was.len() > 1 {
                let gone: Vec<_> = was.iter().filter(|pos| !is.contains(pos)).collect();
                let new: Vec<_> = is.iter().filter(|pos| !was.contains(pos)).collect();
                assert_eq!((gone.len(), new.len()), (1, 1), "one tile has moved");
                drawn(&state);
                return;
            }
        }
    }
    panic!("nobody has rebuilt anything");
}
