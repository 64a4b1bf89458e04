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

use crate::setup::AddOn;

/// All of them, in the order of their numbers.
pub(super) const ALL: &[AddOn] = &[
    monasteries_for_all::ADD_ON,
    individual_planning::ADD_ON,
    collective_planning::ADD_ON,
    late_follower::ADD_ON,
    unstable_constructions::ADD_ON,
    architects::ADD_ON,
    lifestyle::ADD_ON,
    breach::ADD_ON,
    mountains::ADD_ON,
    reconstruction::ADD_ON,
    given_out::HIDDEN,
    given_out::OPEN,
    few_followers::ADD_ON,
    rivers_ports::ADD_ON,
    battle::ADD_ON,
];
