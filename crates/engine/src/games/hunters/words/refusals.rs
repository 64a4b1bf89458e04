//! Why Hunters and Gatherers refuses an action that no other game would refuse like that.

use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::tiles::FeatureKind;

/// The reason an action was refused, where only Hunters and Gatherers has such a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HuntersRefusal {
    /// A hut stands in that river system already (H6).
    HutThere,
    /// Huts go on rivers and lakes (H5).
    NotForHuts(FeatureKind),
}

impl Say for HuntersRefusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl HuntersRefusal {
    fn in_english(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::En);
        match self {
            Self::HutThere => "a hut stands in that river system already [H6]".into(),
            Self::NotForHuts(kind) => {
                format!("a hut goes on a river or a lake, not on a {} [H5]", name(kind))
            }
        }
    }

    fn in_french(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::Fr);
        match self {
            Self::HutThere => "il y a déjà une hutte dans ce réseau de rivières [H6]".into(),
            Self::NotForHuts(kind) => {
                format!("une hutte se place sur une rivière ou un lac, pas sur « {} » [H5]", name(kind))
            }
        }
    }
}
