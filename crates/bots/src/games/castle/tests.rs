//! What the tiles of The Castle do to chances: sides need not match.

use crate::evaluation::chances::{Chances, Opening};
use bastide_engine::games::castle::{Rules, State};
use bastide_engine::geometry::{Pos, Side};
use bastide_engine::tiles::FeatureKind;
use std::sync::Arc;

/// The start spaces around the enclosure.
fn castle() -> State {
    State::new(Arc::new(Rules::new()))
}

#[test]
fn a_start_space_is_open_towards_its_cell() {
    let position = castle();
    assert_eq!(Opening::of_first(&position, FeatureKind::House), [Opening::by(Pos::new(8, 0), Side::North)]);
    assert_eq!(Opening::of_first(&position, FeatureKind::Road), [Opening::by(Pos::new(2, 0), Side::North)]);
}

#[test]
fn anything_closes_a_house_and_only_the_end_of_a_road_a_road() {
    let helping = |kind, opening| Chances::of_first(&castle(), kind, opening);
    // Of the 60 tiles one has roads on all sides and can't lie there; four more have nothing but houses
    // besides roads, so that a house goes on; three have nothing but towers.
    assert_eq!(helping(FeatureKind::House, 0.0), 55.0);
    assert_eq!(helping(FeatureKind::Tower, 0.0), 56.0);
    assert_eq!(helping(FeatureKind::House, 1.0), 59.0);
    // 46 have roads: on 13 one ends at a building, on 5 at a square.
    assert_eq!(helping(FeatureKind::Road, 0.0), 18.0);
    assert_eq!(helping(FeatureKind::Road, 1.0), 46.0);
}
