//! What followers are called, by where they stand.

use crate::vocabulary::pieces::Role;
use crate::vocabulary::tiles::FeatureKind;

/// What a piece on such a feature is called: H5.
pub(super) const fn role(on: FeatureKind) -> Role {
    match on {
        FeatureKind::Forest => Role::Gatherer,
        FeatureKind::River => Role::Fisher,
        FeatureKind::Meadow => Role::Hunter,
        // No follower stands there.
        FeatureKind::Lake => Role::Hut,
        // Nothing else can be claimed.
        FeatureKind::Road
        | FeatureKind::City
        | FeatureKind::Field
        | FeatureKind::Monastery
        | FeatureKind::Crossroads
        | FeatureKind::Tower
        | FeatureKind::House
        | FeatureKind::Court
        | FeatureKind::Market
        | FeatureKind::Residential
        | FeatureKind::Source
        | FeatureKind::Carcassonne
        | FeatureKind::Mountain
        | FeatureKind::Stream
        | FeatureKind::Marketplace => Role::Follower,
    }
}
