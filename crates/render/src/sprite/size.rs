use super::{Sprite, wild};
use crate::games::Thing;

impl Sprite {
    /// Its width, and how far it reaches up from its foot.
    pub(crate) fn size(self) -> (f64, f64) {
        match self {
            Self::House(_) => (10.0, 12.5),
            Self::LongHouse(_) => (13.0, 11.0),
            Self::TallHouse(_) => (8.0, 15.5),
            Self::Church => (20.0, 24.0),
            Self::Cottage => (12.0, 10.0),
            Self::Well => (9.5, 11.5),
            Self::Cross => (7.5, 11.0),
            Self::Abbey => (52.0, 50.0),
            Self::Tower => (8.0, 15.0),
            Self::Gate => (18.0, 17.0),
            Self::Shield => (22.0, 26.0),
            Self::Oak(_) => (10.0, 12.0),
            Self::Poplar => (6.0, 14.0),
            Self::Bush => (7.0, 5.0),
            Self::Tuft => (4.0, 3.0),
            Self::Flowers(_) => (7.0, 5.0),
            Self::Hay => (8.0, 7.0),
            Self::Sheep => (6.0, 4.5),
            Self::Stain(kind) => [(20.0, 15.0), (29.0, 22.0), (39.0, 30.0)][usize::from(kind) / 2 % 3],
            Self::Plot(_) => (31.0, 18.0),
            Self::Stall(_) => (29.0, 22.0),
            Self::Cistern => (15.0, 18.0),
            Self::Fountain => (18.0, 16.0),
            Self::Porch => (13.0, 15.0),
            Self::Chimney => (4.4, 7.0),
            Self::Dormer => (7.0, 7.0),
            Self::Turret => (13.0, 25.0),
            Self::Donjon => (17.0, 21.0),
            Self::Cobbles(_) => (11.0, 6.0),
            Self::Terrace(kind) => {
                [(31.0, 15.5), (33.0, 12.5), (31.0, 15.5), (26.0, 11.0)][usize::from(kind) % 4]
            }
            Self::Garden => (12.5, 8.0),
            Self::Sign(_) => (35.0, 34.0),
            Self::Wares(_) => (17.0, 13.0),
            Self::Gateway => (21.0, 17.0),
            Self::Public(kind) => [(37.0, 41.0), (41.0, 32.0), (42.0, 33.0)][usize::from(kind) % 3],
            Self::Landmark(number) => {
                (44.0, [27.0, 37.0, 39.0, 37.5, 43.5, 38.5, 38.0][usize::from(number - 1) % 7])
            }
            Self::Wood(kind) => wild::WOODS[usize::from(kind) % 6],
            Self::Boulder(kind) => [(12.0, 8.0), (7.0, 5.0)][usize::from(kind) % 2],
            Self::Reed => (6.0, 7.0),
            Self::Spring => (22.0, 16.0),
            Self::Inn => (28.0, 27.0),
            Self::Cathedral => (68.0, 74.0),
            Self::WaterGate => (18.0, 17.0),
            Self::Ship => (22.0, 25.0),
            Self::Crane => (14.0, 18.0),
            Self::Anchor => (20.0, 20.0),
            Self::Islet => (15.0, 14.0),
            Self::Peak(kind) => [(58.0, 56.0), (44.0, 40.0), (32.0, 26.0)][usize::from(kind) % 3],
            Self::Mine => (18.0, 14.0),
            Self::GreatTower => (13.0, 25.0),
            Self::GreatGate => (29.0, 27.0),
            Self::Manor => (13.0, 11.0),
            Self::Castle => (66.0, 62.0),
            Self::Forge => (44.0, 44.0),
            Self::MarketHall => (44.0, 34.0),
            Self::Thing(thing) => match thing {
                Thing::Deer => (26.0, 31.0),
                Thing::Mammoth => (40.0, 28.0),
                Thing::Tiger => (39.0, 18.0),
                Thing::Aurochs => (36.0, 28.0),
                Thing::Fire => (26.0, 28.0),
                Thing::Shrine => (37.0, 31.0),
                Thing::Gold => (19.0, 16.0),
                Thing::Mushrooms => (24.0, 19.0),
                Thing::Volcano => (50.0, 46.0),
                Thing::Fish => (19.0, 10.0),
            },
        }
    }
}
