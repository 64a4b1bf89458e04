//! Players of The City who complete much, so that many walls are built.

use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::chance::below;
use bastide_engine::event::Event;
use bastide_engine::geometry::Side;
use bastide_engine::testing::pick;
use bastide_engine::tiles::FeatureKind;
use rand_chacha::ChaCha20Rng;

/// What shape of city they like: around a compact one the ring closes, around a sprawling one the walls run out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Style {
    Any,
    Compact,
    Sprawling,
}

impl Style {
    pub(crate) const ALL: [Self; 3] = [Self::Any, Self::Compact, Self::Sprawling];

    /// One of the legal actions.
    pub(crate) fn choose(self, rng: &mut ChaCha20Rng, state: &State) -> Action {
        let legal = state.legal_actions();
        if self == Self::Any || below(rng, 6) == 0 {
            return pick(rng, &legal).clone();
        }
        let worth: Vec<u32> = legal.iter().map(|action| self.worth(state, action)).collect();
        let most = worth.iter().max();
        let best: Vec<&Action> = legal
            .iter()
            .zip(&worth)
            .filter(|(_, worth)| Some(*worth) == most)
            .map(|(action, _)| action)
            .collect();
        (*pick(rng, &best)).clone()
    }

    fn worth(self, state: &State, action: &Action) -> u32 {
        match action {
            Action::Lay { pos, .. } => {
                let mut after = state.clone();
                let mut events = after.play(action).expect("it is legal");
                events.extend(after.play(&Action::Pass).into_iter().flatten());
                let completes = events.iter().any(|event| matches!(event, Event::Scored(_)));
                let beside = Side::ALL.map(|side| u32::from(state.board().tile_at(pos.step(side)).is_some()));
                let beside: u32 = beside.iter().sum();
                u32::from(completes) * 10 + if self == Self::Compact { beside } else { 4 - beside }
            }
            // Residents and guards never come back.
            Action::Place { spot, .. } if spot.kind != FeatureKind::Residential => 1,
            Action::Guard if state.board().laid().len().is_multiple_of(3) => 1,
            _ => 0,
        }
    }
}
