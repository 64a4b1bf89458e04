//! The fourteen variants, each in a file of its own.

pub(super) mod architects;
pub(super) mod battle;
pub(super) mod breach;
pub(super) mod collective_planning;
pub(super) mod few_followers;
pub(super) mod given_out;
pub(super) mod individual_planning;
pub(super) mod late_follower;
pub(super) mod lifestyle;
pub(super) mod monasteries_for_all;
pub(super) mod mountains;
pub(super) mod reconstruction;
pub(super) mod rivers_ports;
pub(super) mod unstable_constructions;

use crate::setup::Part;

/// All of them, in the order of their numbers.
pub(super) const ALL: &[Part] = &[
    monasteries_for_all::PART,
    individual_planning::PART,
    collective_planning::PART,
    late_follower::PART,
    unstable_constructions::PART,
    architects::PART,
    lifestyle::PART,
    breach::PART,
    mountains::PART,
    reconstruction::PART,
    given_out::HIDDEN,
    given_out::OPEN,
    few_followers::PART,
    rivers_ports::PART,
    battle::PART,
];
