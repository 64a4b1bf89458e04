//! The small things the map is made of. Each is drawn once and then used wherever it
//! stands, always upright and lit from the north-west, however its tile is turned.

mod beast;
mod building;
mod castle;
mod cite;
mod landmark;
mod mountain;
mod name;
mod nature;
mod port;
mod shapes;
mod size;
mod stone;
mod town;
mod wild;

use crate::games::Thing;
use crate::geometry::Point;
use crate::svg::number;

/// One of the small drawings. Its origin is the middle of its foot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Sprite {
    /// A house with its gable to the street, in one of the roof colours.
    House(u8),
    /// A house with its eaves to the street.
    LongHouse(u8),
    /// A narrow high house.
    TallHouse(u8),
    /// A church with a spire.
    Church,
    /// A cottage with a thatched roof.
    Cottage,
    /// A village well.
    Well,
    /// A stone cross by the wayside.
    Cross,
    /// An abbey with its garden.
    Abbey,
    /// A tower of a city wall.
    Tower,
    /// A gate in a city wall.
    Gate,
    /// A coat of arms.
    Shield,
    /// A tree with a round crown, in one of the leaf colours.
    Oak(u8),
    /// A tall slim tree.
    Poplar,
    /// A bush.
    Bush,
    /// A tuft of grass.
    Tuft,
    /// A few flowers, in one of three colours.
    Flowers(u8),
    /// A hay stack.
    Hay,
    /// A sheep.
    Sheep,
    /// A darker or lighter stain of a meadow, in three sizes: even ones are darker.
    Stain(u8),
    /// A ploughed plot, with one of three crops.
    Plot(u8),
    /// A market stall with its wares, its awning in one of three colours.
    Stall(u8),
    /// The well of a castle path.
    Cistern,
    /// The fountain of a plaza.
    Fountain,
    /// The door of a castle house.
    Porch,
    /// A chimney.
    Chimney,
    /// A window in a roof.
    Dormer,
    /// A round turret with a pointed roof.
    Turret,
    /// A square turret with battlements.
    Donjon,
    /// A few cobbles, in one of three patterns.
    Cobbles(u8),
    /// Houses wall to wall, in one of four rows.
    Terrace(u8),
    /// A kitchen garden.
    Garden,
    /// The sign of a market: for fish, grain or cattle.
    Sign(u8),
    /// What is offered there.
    Wares(u8),
    /// The gateway of a market.
    Gateway,
    /// One of three public buildings.
    Public(u8),
    /// A historic building, counted from 1.
    Landmark(u8),
    /// Trees of a forest: a large group, two smaller ones, and three single trees.
    Wood(u8),
    /// A boulder, large or small.
    Boulder(u8),
    /// Reed on a shore.
    Reed,
    /// Where a river begins.
    Spring,
    /// An inn by its lake.
    Inn,
    /// A cathedral.
    Cathedral,
    /// The gate of a wall through which a river comes in.
    WaterGate,
    /// A ship with its sail set.
    Ship,
    /// A crane on a quay.
    Crane,
    /// The sign of a port.
    Anchor,
    /// An islet where rivers meet.
    Islet,
    /// A mountain top, in three sizes.
    Peak(u8),
    /// The entrance of a mine.
    Mine,
    /// A tower of the great wall of Carcassonne.
    GreatTower,
    /// A gate in it.
    GreatGate,
    /// A house with a slate roof.
    Manor,
    /// The castle of the Count.
    Castle,
    /// A forge with its smoke.
    Forge,
    /// A market hall.
    MarketHall,
    /// What is counted on a tile of Hunters and Gatherers, or worth a look there.
    Thing(Thing),
}

impl Sprite {
    /// All of them.
    pub(crate) fn all() -> Vec<Self> {
        let mut all: Vec<Self> =
            (0..5u8).flat_map(|hue| [Self::House(hue), Self::LongHouse(hue), Self::TallHouse(hue)]).collect();
        all.extend((0..3).flat_map(|hue| [Self::Oak(hue), Self::Flowers(hue), Self::Plot(hue)]));
        all.extend((0..6).map(Self::Stain));
        all.extend([Self::Church, Self::Cottage, Self::Well, Self::Cross, Self::Abbey, Self::Tower]);
        all.extend([Self::Gate, Self::Shield, Self::Poplar, Self::Bush, Self::Tuft, Self::Hay, Self::Sheep]);
        all.extend((0..3).flat_map(|kind| [Self::Stall(kind), Self::Cobbles(kind)]));
        all.extend([Self::Cistern, Self::Fountain, Self::Porch, Self::Chimney, Self::Dormer]);
        all.extend([Self::Turret, Self::Donjon, Self::Garden, Self::Gateway]);
        all.extend((0..3).flat_map(|kind| [Self::Sign(kind), Self::Wares(kind), Self::Public(kind)]));
        all.extend((0..4).map(Self::Terrace));
        all.extend((1..8).map(Self::Landmark));
        all.extend((0..6).map(Self::Wood));
        all.extend([Self::Boulder(0), Self::Boulder(1), Self::Reed, Self::Spring]);
        all.extend([Self::Inn, Self::Cathedral, Self::WaterGate, Self::Ship, Self::Crane, Self::Anchor]);
        all.extend([Self::Islet, Self::Peak(0), Self::Peak(1), Self::Peak(2), Self::Mine]);
        all.extend([Self::GreatTower, Self::GreatGate, Self::Manor, Self::Castle, Self::Forge]);
        all.push(Self::MarketHall);
        all.extend(Thing::ALL.map(Self::Thing));
        all
    }

    /// The drawing, to be put among the definitions of a picture.
    pub(crate) fn definition(self) -> String {
        let drawing = match self {
            Self::House(hue) => building::house(hue),
            Self::LongHouse(hue) => building::long_house(hue),
            Self::TallHouse(hue) => building::tall_house(hue),
            Self::Church => building::church(),
            Self::Cottage => building::cottage(),
            Self::Well => building::well(),
            Self::Cross => building::cross(),
            Self::Abbey => building::abbey(),
            Self::Tower => stone::tower(),
            Self::Gate => stone::gate(),
            Self::Shield => stone::shield(),
            Self::Oak(hue) => nature::oak(hue),
            Self::Poplar => nature::poplar(),
            Self::Bush => nature::bush(),
            Self::Tuft => nature::tuft(),
            Self::Flowers(hue) => nature::flowers(hue),
            Self::Hay => nature::hay(),
            Self::Sheep => nature::sheep(),
            Self::Stain(kind) => nature::stain(kind),
            Self::Plot(crop) => nature::plot(crop),
            Self::Stall(hue) => castle::stall(hue),
            Self::Cistern => castle::well(),
            Self::Fountain => castle::fountain(),
            Self::Porch => castle::porch(),
            Self::Chimney => castle::chimney(),
            Self::Dormer => castle::dormer(),
            Self::Turret => castle::turret(),
            Self::Donjon => castle::donjon(),
            Self::Cobbles(kind) => castle::cobbles(kind),
            Self::Terrace(kind) => town::terrace(kind),
            Self::Garden => town::garden(),
            Self::Sign(goods) => town::sign(goods),
            Self::Wares(goods) => town::wares(goods),
            Self::Gateway => town::gateway(),
            Self::Public(kind) => building::larger(1.12, &landmark::public(kind)),
            Self::Landmark(number) => landmark::historic(number),
            Self::Wood(kind) => wild::wood(kind),
            Self::Boulder(kind) => wild::boulder(kind),
            Self::Reed => wild::reed(),
            Self::Spring => wild::spring(),
            Self::Inn => building::inn(),
            Self::Cathedral => cite::cathedral(),
            Self::WaterGate => stone::water_gate(),
            Self::Ship => port::ship(),
            Self::Crane => port::crane(),
            Self::Anchor => port::anchor(),
            Self::Islet => port::islet(),
            Self::Peak(kind) => mountain::peak(kind),
            Self::Mine => mountain::mine(),
            Self::GreatTower => cite::tower(),
            Self::GreatGate => cite::gate(),
            Self::Manor => building::manor(),
            Self::Castle => cite::castle(),
            Self::Forge => cite::forge(),
            Self::MarketHall => cite::market_hall(),
            Self::Thing(thing) => match thing {
                Thing::Deer => beast::deer(),
                Thing::Mammoth => beast::mammoth(),
                Thing::Tiger => beast::tiger(),
                Thing::Aurochs => beast::aurochs(),
                Thing::Fish => beast::fish(),
                Thing::Fire => wild::fire(),
                Thing::Shrine => wild::shrine(),
                Thing::Gold => wild::gold(),
                Thing::Mushrooms => wild::mushrooms(),
                Thing::Volcano => wild::volcano(),
            },
        };
        format!("<g id=\"{}\">{drawing}</g>", self.id())
    }

    /// One use of it, its foot at `foot`.
    pub(crate) fn at(self, foot: Point) -> String {
        format!("<use href=\"#{}\" x=\"{}\" y=\"{}\"/>", self.id(), number(foot.x), number(foot.y))
    }
}
