//! The sprites that several games use.

use super::{Sprite, building, land, nature, stone, street};

impl Sprite {
    /// A church with a spire.
    pub(crate) const CHURCH: Self = Self::one("church", (20.0, 24.0), building::church).near();
    /// A cottage with a thatched roof.
    pub(crate) const COTTAGE: Self = Self::one("cottage", (12.0, 10.0), building::cottage);
    /// A village well.
    pub(crate) const WELL: Self = Self::one("well", (9.5, 11.5), building::well);
    /// A stone cross by the wayside.
    pub(crate) const CROSS: Self = Self::one("cross", (7.5, 11.0), building::cross);
    /// An abbey with its garden.
    pub(crate) const ABBEY: Self = Self::one("abbey", (52.0, 50.0), building::abbey);
    /// A tower of a city wall.
    pub(crate) const TOWER: Self = Self::one("tower", (8.0, 15.0), stone::tower);
    /// A gate in a city wall.
    pub(crate) const GATE: Self = Self::one("gate", (18.0, 17.0), stone::gate);
    /// A coat of arms.
    pub(crate) const SHIELD: Self = Self::one("shield", (22.0, 26.0), stone::shield).looked_for();
    /// A tall slim tree.
    pub(crate) const POPLAR: Self = Self::one("poplar", (6.0, 14.0), nature::poplar).near();
    pub(crate) const BUSH: Self = Self::one("bush", (7.0, 5.0), nature::bush).near();
    /// A tuft of grass.
    pub(crate) const TUFT: Self = Self::one("tuft", (4.0, 3.0), nature::tuft).near();
    /// A hay stack.
    pub(crate) const HAY: Self = Self::one("hay", (8.0, 7.0), nature::hay).near();
    pub(crate) const SHEEP: Self = Self::one("sheep", (6.0, 4.5), nature::sheep).near();
    /// The well of a paved path.
    pub(crate) const CISTERN: Self = Self::one("cistern", (15.0, 18.0), street::well);
    /// The fountain of a plaza.
    pub(crate) const FOUNTAIN: Self = Self::one("fountain", (18.0, 16.0), street::fountain);
    /// Reed on a shore.
    pub(crate) const REED: Self = Self::one("reed", (6.0, 7.0), land::reed).near();
    /// Where a river begins.
    pub(crate) const SPRING: Self = Self::one("spring", (22.0, 16.0), land::spring);

    /// A house with its gable to the street, in one of the roof colours.
    pub(crate) const fn house(hue: u8) -> Self {
        Self::numbered("ha", hue, (10.0, 12.5), building::house).near()
    }

    /// A house with its eaves to the street.
    pub(crate) const fn long_house(hue: u8) -> Self {
        Self::numbered("hb", hue, (13.0, 11.0), building::long_house).near()
    }

    /// A narrow high house.
    pub(crate) const fn tall_house(hue: u8) -> Self {
        Self::numbered("hc", hue, (8.0, 15.5), building::tall_house).near()
    }

    /// A tree with a round crown, in one of the leaf colours.
    pub(crate) const fn oak(hue: u8) -> Self {
        Self::numbered("oak", hue, (10.0, 12.0), nature::oak).near()
    }

    /// A few flowers, in one of three colours.
    pub(crate) const fn flowers(hue: u8) -> Self {
        Self::numbered("fl", hue, (7.0, 5.0), nature::flowers).near()
    }

    /// A darker or lighter stain of a meadow, in three sizes: even ones are darker.
    pub(crate) fn stain(kind: u8) -> Self {
        let size = [(20.0, 15.0), (29.0, 22.0), (39.0, 30.0)][usize::from(kind) / 2 % 3];
        Self::numbered("st", kind, size, nature::stain).near()
    }

    /// A ploughed plot, with one of three crops.
    pub(crate) const fn plot(crop: u8) -> Self {
        Self::numbered("plot", crop, (31.0, 18.0), nature::plot).near()
    }

    /// A market stall with its wares, its awning in one of three colours.
    pub(crate) const fn stall(hue: u8) -> Self {
        Self::numbered("stall", hue, (29.0, 22.0), street::stall)
    }

    /// A few cobbles, in one of three patterns.
    pub(crate) const fn cobbles(kind: u8) -> Self {
        Self::numbered("cobbles", kind, (11.0, 6.0), street::cobbles).near()
    }

    /// Trees of a forest: a large group, two smaller ones, and three single trees.
    pub(crate) fn wood(kind: u8) -> Self {
        Self::numbered("wood", kind, land::WOODS[usize::from(kind) % 6], land::wood).near()
    }

    /// A boulder, large or small.
    pub(crate) fn boulder(kind: u8) -> Self {
        Self::numbered("rock", kind, [(12.0, 8.0), (7.0, 5.0)][usize::from(kind) % 2], land::boulder).near()
    }
}

/// What stands where people live, in the order it is defined in a picture.
pub(crate) fn common() -> Vec<Sprite> {
    let houses = |hue: u8| [Sprite::house(hue), Sprite::long_house(hue), Sprite::tall_house(hue)];
    let mut all: Vec<Sprite> = (0..5).flat_map(houses).collect();
    all.extend((0..3).flat_map(|hue| [Sprite::oak(hue), Sprite::flowers(hue), Sprite::plot(hue)]));
    all.extend((0..6).map(Sprite::stain));
    all.extend([Sprite::CHURCH, Sprite::COTTAGE, Sprite::WELL, Sprite::CROSS, Sprite::ABBEY, Sprite::TOWER]);
    all.extend([
        Sprite::GATE,
        Sprite::SHIELD,
        Sprite::POPLAR,
        Sprite::BUSH,
        Sprite::TUFT,
        Sprite::HAY,
        Sprite::SHEEP,
    ]);
    all.extend((0..3).flat_map(|kind| [Sprite::stall(kind), Sprite::cobbles(kind)]));
    all.extend([Sprite::CISTERN, Sprite::FOUNTAIN]);
    all
}

/// What grows and lies elsewhere, in the order it is defined in a picture.
pub(crate) fn wilderness() -> Vec<Sprite> {
    let mut all: Vec<Sprite> = (0..6).map(Sprite::wood).collect();
    all.extend([Sprite::boulder(0), Sprite::boulder(1), Sprite::REED, Sprite::SPRING]);
    all
}
