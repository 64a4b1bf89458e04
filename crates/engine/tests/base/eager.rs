//! Players of the base game's family who complete what they can, so that points come in and are spent, followers
//! come back, and whatever hangs on a scoring happens.

use crate::table::position;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::chance::below;
use bastide_engine::event::Event;
use bastide_engine::games::base::BaseEvent;
use bastide_engine::games::base::Step;
use bastide_engine::testing::pick;
use bastide_engine::tiles::FeatureKind;
use rand_chacha::ChaCha20Rng;

/// One of the legal actions: often the one that brings most points at once, whoever gets them.
pub(crate) fn eagerly(rng: &mut ChaCha20Rng, state: &State) -> Action {
    let rebuilding = position(state).step() == Some(Step::Rebuild);
    if rebuilding && below(rng, 2) == 0 {
        return Action::Pass;
    }
    let legal = state.legal_actions();
    if rebuilding || below(rng, 3) == 0 {
        return pick(rng, &legal).clone();
    }
    let worth: Vec<u32> = legal.iter().map(|action| worth(state, action)).collect();
    let most = worth.iter().max();
    let best: Vec<&Action> = legal
        .iter()
        .zip(&worth)
        .filter(|(_, worth)| Some(*worth) == most)
        .map(|(action, _)| action)
        .collect();
    (*pick(rng, &best)).clone()
}

fn worth(state: &State, action: &Action) -> u32 {
    let mut after = state.clone();
    let told = after.play(action).expect("it is legal");
    match action {
        Action::Lay { .. } => {
            if position(&after).step() == Some(Step::Rebuild) {
                after.play(&Action::Pass).expect("nothing need be rebuilt");
            }
            let follow = after
                .legal_actions()
                .into_iter()
                .filter(|next| matches!(next, Action::Place { spot, .. } if spot.kind != FeatureKind::Field));
            let follow = follow.chain([Action::Pass]);
            let then =
                follow.filter_map(|next| after.clone().play(&next).ok()).map(|told| points(&told)).max();
            points(&told) + then.unwrap_or(0)
        }
        // Farmers never come back.
        Action::Place { spot, .. } => 10 * points(&told) + u32::from(spot.kind != FeatureKind::Field),
        _ => 10 * points(&told),
    }
}

fn points(events: &[Event]) -> u32 {
    let of = |event: &Event| match event {
        Event::Scored(scoring) => scoring.points * scoring.winners.len() as u32,
        // The goods that may come of it.
        Event::Base(BaseEvent::TradeOpened { .. }) => 10,
        _ => 0,
    };
    events.iter().map(of).sum()
}
