//! What the expansions build, and mountains.

mod carcassonne;
mod mountain;
mod port;

use crate::sprite::{Sprite, building, stone};

impl Sprite {
    /// An inn by its lake.
    pub(crate) const INN: Self = Self::one("inn", (28.0, 27.0), building::inn);
    pub(crate) const CATHEDRAL: Self = Self::one("cathedral", (68.0, 74.0), carcassonne::cathedral);
    /// The gate of a wall through which a river comes in.
    pub(crate) const WATER_GATE: Self = Self::one("water-gate", (18.0, 17.0), stone::water_gate);
    /// A ship with its sail set.
    pub(crate) const SHIP: Self = Self::one("ship", (22.0, 25.0), port::ship);
    /// A crane on a quay.
    pub(crate) const CRANE: Self = Self::one("crane", (14.0, 18.0), port::crane);
    /// The sign of a port.
    pub(crate) const ANCHOR: Self = Self::one("anchor", (20.0, 20.0), port::anchor).looked_for();
    /// An islet where rivers meet.
    pub(crate) const ISLET: Self = Self::one("islet", (15.0, 14.0), port::islet);
    /// The entrance of a mine.
    pub(crate) const MINE: Self = Self::one("mine", (18.0, 14.0), mountain::mine);
    /// A tower of the great wall of Carcassonne.
    pub(crate) const GREAT_TOWER: Self = Self::one("great-tower", (13.0, 25.0), carcassonne::tower);
    /// A gate in the great wall of Carcassonne.
    pub(crate) const GREAT_GATE: Self = Self::one("great-gate", (29.0, 27.0), carcassonne::gate);
    /// A house with a slate roof.
    pub(crate) const MANOR: Self = Self::one("manor", (13.0, 11.0), building::manor);
    /// The castle of the Count.
    pub(crate) const CASTLE: Self = Self::one("castle", (66.0, 62.0), carcassonne::castle);
    /// A forge with its smoke.
    pub(crate) const FORGE: Self = Self::one("forge", (44.0, 44.0), carcassonne::forge);
    pub(crate) const MARKET_HALL: Self = Self::one("market-hall", (44.0, 34.0), carcassonne::market_hall);

    /// A mountain top, in three sizes.
    pub(crate) fn peak(kind: u8) -> Self {
        let size = [(58.0, 56.0), (44.0, 40.0), (32.0, 26.0)][usize::from(kind) % 3];
        Self::numbered("peak", kind, size, mountain::peak)
    }
}

/// All of them, in the order they are defined in a picture.
pub(crate) fn sprites() -> Vec<Sprite> {
    let mut all =
        vec![Sprite::INN, Sprite::CATHEDRAL, Sprite::WATER_GATE, Sprite::SHIP, Sprite::CRANE, Sprite::ANCHOR];
    all.extend([Sprite::ISLET, Sprite::peak(0), Sprite::peak(1), Sprite::peak(2), Sprite::MINE]);
    all.extend([Sprite::GREAT_TOWER, Sprite::GREAT_GATE, Sprite::MANOR, Sprite::CASTLE, Sprite::FORGE]);
    all.push(Sprite::MARKET_HALL);
    all
}
