//! What followers are called, by where they stand.

use crate::vocabulary::pieces::Role;
use crate::vocabulary::tiles::FeatureKind;

/// What a follower on such a feature is called: C5.
pub(super) const fn role(on: FeatureKind) -> Role {
    match on {
        FeatureKind::Road => Role::Traveller,
        FeatureKind::Market => Role::Merchant,
        FeatureKind::Residential => Role::Resident,
        // Nothing else can be claimed.
        FeatureKind::City
        | FeatureKind::Field
        | FeatureKind::Monastery
        | FeatureKind::Crossroads
        | FeatureKind::Tower
        | FeatureKind::House
        | FeatureKind::Court
        | FeatureKind::Forest
        | FeatureKind::River
        | FeatureKind::Meadow
        | FeatureKind::Lake
        | FeatureKind::Source
        | FeatureKind::Carcassonne
        | FeatureKind::Mountain
        | FeatureKind::Stream
        | FeatureKind::Marketplace => Role::Follower,
    }
}
