//! What followers are called, by where they stand.

use crate::vocabulary::pieces::Role;
use crate::vocabulary::tiles::FeatureKind;

/// What a follower on such a feature is called: X7.
pub(super) const fn role(on: FeatureKind) -> Role {
    match on {
        FeatureKind::Road => Role::Messenger,
        FeatureKind::Tower => Role::Knight,
        FeatureKind::House => Role::Burgher,
        FeatureKind::Court => Role::Merchant,
        // Nothing else can be claimed.
        FeatureKind::City
        | FeatureKind::Field
        | FeatureKind::Monastery
        | FeatureKind::Crossroads
        | FeatureKind::Market
        | FeatureKind::Residential
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
