//! Every example of the rules can be drawn.

mod common;

use bastide_engine::lang::Lang;
use bastide_engine::lessons::examples;
use bastide_render::{Picture, board_svg};
use common::assert_whole;

#[test]
fn every_example_of_the_rules_is_drawn_without_cards_of_players() {
    for example in examples() {
        let shown = example.show().unwrap_or_else(|fault| panic!("{}: {fault}", example.rule));
        let mut picture = Picture::of(&shown.state, &[], String::new(), Lang::En);
        picture.players.clear();
        let svg = board_svg(&picture);
        assert_whole(&svg);
        assert!(svg.contains("<use "), "{}: something lies on the board", example.rule);
    }
}
