//! What followers are called, by where they stand.

use crate::vocabulary::pieces::Role;
use crate::vocabulary::tiles::FeatureKind;

/// What a follower on such a feature is called.
pub(in crate::games::base) const fn role(on: FeatureKind) -> Role {
    match on {
        FeatureKind::Road => Role::Thief,
        FeatureKind::City => Role::Knight,
        FeatureKind::Field => Role::Farmer,
        FeatureKind::Monastery => Role::Monk,
        FeatureKind::Mountain => Role::Miner,
        FeatureKind::Stream => Role::Boat,
        // Nobody stands there, but it lies on the table.
        FeatureKind::River => Role::Fisher,
        FeatureKind::Lake => Role::Hut,
        FeatureKind::Crossroads
        | FeatureKind::Source
        | FeatureKind::Carcassonne
        | FeatureKind::Marketplace => Role::Follower,
        // Of other games.
        FeatureKind::Tower
        | FeatureKind::House
        | FeatureKind::Court
        | FeatureKind::Market
        | FeatureKind::Residential
        | FeatureKind::Forest
        | FeatureKind::Meadow => Role::Follower,
    }
}
