//! What tests of several games need.

#![allow(dead_code, unreachable_pub, reason = "every test needs a part of it")]

use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::geometry::{Pos, Rotation};
use bastide_engine::testing::{advance, game_of, pick};
use bastide_engine::tiles::TileSet;
use bastide_engine::{Match, State};
use bastide_render::PictureTile;
use resvg::usvg::{Options, Tree};
use std::collections::BTreeSet;

/// Reads a picture; one that is not well-formed fails the test.
pub(crate) fn parse(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).unwrap_or_else(|error| panic!("{error}: {svg:.200}"))
}

/// The values of an attribute, in order.
pub(crate) fn values<'a>(svg: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!("{attribute}=\"");
    svg.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Everything that is used is defined, and nothing is defined twice.
pub(crate) fn assert_complete(svg: &str) {
    let ids = values(svg, " id");
    let known: BTreeSet<_> = ids.iter().copied().collect();
    assert_eq!(known.len(), ids.len(), "an id is defined twice");
    for href in values(svg, "href") {
        assert!(known.contains(href.trim_start_matches('#')), "{href} is not defined");
    }
}

/// Both of that.
pub fn assert_whole(svg: &str) {
    parse(svg);
    assert_complete(svg);
}

/// A page that holds nothing but these.
pub fn page(inside: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">{inside}</svg>")
}

/// A tile on the board.
pub fn lay<'t>(set: &'t TileSet, name: &str, x: i16, y: i16, quarters: u8) -> PictureTile<'t> {
    PictureTile {
        tile: set.tile(name).expect("the set has it"),
        pos: Pos::new(x, y),
        rotation: Rotation::from_quarters(quarters),
        variant: 0,
        last_by: None,
    }
}

/// A game of The City as players might leave it who keep their tiles together, after so many actions or at
/// its end.
pub fn city_game(players: usize, seed: u64, actions: usize) -> State {
    let mut game = Match::seeded(&game_of("city", players), Seed::from(seed));
    let mut rng = Seed::from(seed).child(1).rng();
    let far = |action: &Action| match action {
        Action::Lay { pos, .. } => i32::from(pos.x).pow(2) + i32::from(pos.y).pow(2),
        _ => 0,
    };
    let mut choose = |state: &State, _| {
        let legal = state.legal_actions();
        let mut any = || pick(&mut rng, &legal).clone();
        let some = [any(), any(), any(), any()];
        some.into_iter().min_by_key(far).expect("there are four")
    };
    for _ in 0..actions {
        if advance(&mut game, &mut choose).is_none() {
            break;
        }
    }
    game.state().clone()
}
