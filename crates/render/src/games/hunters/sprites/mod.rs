//! What is counted on the land, or worth a look there.

mod beast;
mod land;

use super::Thing;
use crate::sprite::Sprite;

impl Sprite {
    pub(crate) const fn thing(thing: Thing) -> Self {
        let (size, drawing): (_, fn() -> String) = match thing {
            Thing::Deer => ((26.0, 31.0), beast::deer),
            Thing::Mammoth => ((40.0, 28.0), beast::mammoth),
            Thing::Tiger => ((39.0, 18.0), beast::tiger),
            Thing::Aurochs => ((36.0, 28.0), beast::aurochs),
            Thing::Fish => ((19.0, 10.0), beast::fish),
            Thing::Fire => ((26.0, 28.0), land::fire),
            Thing::Shrine => ((37.0, 31.0), land::shrine),
            Thing::Gold => ((19.0, 16.0), land::gold),
            Thing::Mushrooms => ((24.0, 19.0), land::mushrooms),
            Thing::Volcano => ((50.0, 46.0), land::volcano),
        };
        let sprite = Self::one(thing.word(), size, drawing);
        match thing {
            Thing::Fish | Thing::Gold => sprite.looked_for(),
            _ => sprite,
        }
    }
}

/// All of them, in the order they are defined in a picture.
pub(crate) fn sprites() -> Vec<Sprite> {
    Thing::ALL.map(Sprite::thing).into()
}
