//! What the evaluation works out by itself is what the engine says.

use crate::evaluation::free::cities_beside;
use bastide_engine::board::SegmentId;
use bastide_engine::chance::Seed;
use bastide_engine::event::Silent;
use bastide_engine::games::base::{Rules, State};
use bastide_engine::position::{Actor, Position};
use bastide_engine::setup::{Request, Setup};
use bastide_engine::tiles::FeatureKind;
use std::sync::Arc;

#[test]
fn a_field_lies_beside_the_cities_that_touch_it() {
    let mut beside = 0;
    for seed in 0..4 {
        let mut position = State::new(Arc::new(Rules::new(&Setup::new(&Request::default()).unwrap())));
        let mut rng = Seed::from(seed).rng();
        while position.actor() != Actor::Nobody {
            let mv = position.random_move(&mut rng);
            position.apply(mv, &mut Silent);
            let features = position.board().features();
            let completed = features
                .roots()
                .filter(|&root| features.kind(root) == FeatureKind::City && features.open(root) == 0);
            let mut touching: Vec<(SegmentId, SegmentId)> = Vec::new();
            for city in completed {
                position.each_field_touching(city, |field| touching.push((field, city)));
            }
            touching.sort_unstable();
            touching.dedup();
            for field in features.roots().filter(|&root| features.kind(root) == FeatureKind::Field) {
                let cities = touching.iter().filter(|(other, _)| *other == field).count() as u32;
                assert_eq!(cities_beside(&position, field), cities, "seed {seed}");
                beside += cities;
            }
        }
    }
    assert!(beside > 100, "there are such cities: {beside}");
}
