//! The Castle in a terminal.

use super::Room;
use bastide_engine::event::Event;
use bastide_engine::games::castle::CastleEvent;
use bastide_engine::games::castle::State;
use bastide_engine::lang::{Lang, Text};

const LEGEND: Text = Text {
    en: "T tower  H house  - | road  . court  m market  o well  X square  1 2 followers by player",
    fr: "T tour  H maison  - | chemin  . cour  m marché  o puits  X place  1 2 sujets par joueur",
};

impl Room for State {
    fn legend(&self, lang: Lang) -> String {
        LEGEND.get(lang).to_owned()
    }

    fn is_echo(&self, event: &Event) -> bool {
        matches!(event, Event::Castle(CastleEvent::MarkerMoved { .. }))
    }
}
