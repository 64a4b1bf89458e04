//! The fourteen variants, each in a file of its own.

pub(in crate::games::base) mod architects;
pub(in crate::games::base) mod battle;
pub(in crate::games::base) mod breach;
pub(in crate::games::base) mod collective_planning;
pub(in crate::games::base) mod few_followers;
pub(in crate::games::base) mod given_out;
pub(in crate::games::base) mod hands;
pub(in crate::games::base) mod individual_planning;
pub(in crate::games::base) mod late_follower;
pub(in crate::games::base) mod lifestyle;
pub(in crate::games::base) mod monasteries_for_all;
pub(in crate::games::base) mod mountains;
pub(in crate::games::base) mod reconstruction;
pub(in crate::games::base) mod rivers_ports;
pub(in crate::games::base) mod unstable_constructions;

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
