//! What the tests of several games need besides `bastide_engine::testing`: the board and the points worked out from
//! scratch, and what holds in every game.
#![allow(dead_code, unreachable_pub, reason = "each room of tests uses a part of it")]

pub mod laws;
pub mod recount;
pub mod rescore;
pub mod texts;

use proptest::prelude::ProptestConfig;

/// So many cases of a property.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
