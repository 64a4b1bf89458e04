//! Houses, markets and public buildings.

mod landmark;
mod street;

use crate::sprite::Sprite;
use crate::sprite::building::larger;

impl Sprite {
    /// A kitchen garden.
    pub(crate) const GARDEN: Self = Self::one("garden", (12.5, 8.0), street::garden).near();
    /// The gateway of a market.
    pub(crate) const GATEWAY: Self = Self::one("gateway", (21.0, 17.0), street::gateway);

    /// Houses wall to wall, in one of four rows.
    pub(crate) fn terrace(kind: u8) -> Self {
        let size = [(31.0, 15.5), (33.0, 12.5), (31.0, 15.5), (26.0, 11.0)][usize::from(kind) % 4];
        Self::numbered("hr", kind, size, street::terrace).near()
    }

    /// The sign of a market: for fish, grain or cattle.
    pub(crate) const fn sign(goods: u8) -> Self {
        Self::numbered("sign", goods, (35.0, 34.0), street::sign)
    }

    /// What is offered there.
    pub(crate) const fn wares(goods: u8) -> Self {
        Self::numbered("wares", goods, (17.0, 13.0), street::wares).near()
    }

    /// One of three public buildings.
    pub(crate) fn public(kind: u8) -> Self {
        let size = [(37.0, 41.0), (41.0, 32.0), (42.0, 33.0)][usize::from(kind) % 3];
        Self::numbered("public", kind, size, |kind| larger(1.12, &landmark::public(kind)))
    }

    /// A historic building, counted from 1.
    pub(crate) fn landmark(number: u8) -> Self {
        let height = [27.0, 37.0, 39.0, 37.5, 43.5, 38.5, 38.0][usize::from(number - 1) % 7];
        Self::numbered("landmark", number, (44.0, height), landmark::historic)
    }
}

/// All of them, in the order they are defined in a picture.
pub(crate) fn sprites() -> Vec<Sprite> {
    let mut all = vec![Sprite::GARDEN, Sprite::GATEWAY];
    all.extend((0..3).flat_map(|kind| [Sprite::sign(kind), Sprite::wares(kind), Sprite::public(kind)]));
    all.extend((0..4).map(Sprite::terrace));
    all.extend((1..8).map(Sprite::landmark));
    all
}
