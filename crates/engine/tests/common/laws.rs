//! What holds in every game that is open but for the order of its tiles.

use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::{Seed, below};
use bastide_engine::event::{Event, Silent};
use bastide_engine::geometry::Pos;
use bastide_engine::position::{Actor, Position};
use bastide_engine::record::{Entry, Name, Record};
use bastide_engine::source::Source;
use bastide_engine::testing::{pick, play, play_like};
use bastide_engine::tiles::TileName;
use bastide_engine::{Game, Match, State};
use rand_chacha::ChaCha20Rng;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// A square on the board or near it.
pub fn somewhere(rng: &mut ChaCha20Rng, state: &State) -> Pos {
    let laid = state.board().laid();
    let near =
        laid.get(below(rng, laid.len().max(1) as u32) as usize).map_or(Pos::new(0, 0), |laid| laid.pos);
    Pos::new(near.x + below(rng, 5) as i16 - 2, near.y + below(rng, 5) as i16 - 2)
}

/// The drawn tile, or now and then any.
pub fn some_tile(rng: &mut ChaCha20Rng, state: &State) -> TileName {
    match state.drawn() {
        Some(drawn) if below(rng, 4) > 0 => state.table().name(drawn),
        _ => pick(rng, state.table().types()).name.clone(),
    }
}

fn mover(state: &State) -> Option<Player> {
    match state.actor() {
        Actor::Player(player) => Some(player),
        _ => None,
    }
}

/// Legal actions are exactly those that are accepted; of others, these are tried.
pub fn legal_is_accepted(game: &Game, seed: Seed, any_action: impl Fn(&mut ChaCha20Rng, &State) -> Action) {
    let mut rng = seed.child(1).rng();
    play(game, seed, |_, _, _, state| {
        let legal = state.legal_actions();
        assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
        assert_eq!(legal.iter().collect::<BTreeSet<_>>().len(), legal.len(), "no action is listed twice");
        let mut after = state.clone();
        for action in &legal {
            let text = action.to_string();
            assert_eq!(text.parse::<Action>().as_ref(), Ok(action), "{text}");
            after.clone_from(state);
            after.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
            assert_ne!(&after, state, "an action does something");
        }
        for _ in 0..30 {
            let action = any_action(&mut rng, state);
            assert_eq!(state.check(&action).is_ok(), legal.contains(&action), "{action}");
            after.clone_from(state);
            if after.play(&action).is_err() {
                assert_eq!(&after, state, "{action} was refused but changed something");
            }
        }
    });
}

/// Silent moves come to the same as told ones.
pub fn silence_changes_nothing<P: Position + PartialEq + Debug>(mut told: P, seed: Seed)
where
    P::Move: PartialEq + Debug,
{
    let mut rng = seed.rng();
    let mut silent = told.clone();
    while told.actor() != Actor::Nobody {
        let mv = told.random_move(&mut rng);
        assert!(told.moves().contains(&mv));
        assert_eq!(told.find(&told.action(mv)), Ok(mv));
        told.apply(mv, &mut Vec::new());
        silent.apply(mv, &mut Silent);
        assert_eq!(told, silent);
    }
}

/// A record reads back as the same game.
pub fn record_reads_back(game: &Game, seed: Seed) {
    let players = game.start().players();
    let names = ["Anna", "Ben", "Cléo", "Dov", "Eve"][..players].iter();
    let names = names.map(|name| Name::new(name).expect("it is a name")).collect();
    let mut record = Record { seed: Some(seed), ..Record::new(game.setup().clone(), names) };
    let end = play(game, seed, |before, action, _, _| {
        let player = mover(before);
        record.entries.push(Entry { player, action: action.clone(), above: Vec::new(), remark: None });
    });
    record.scores = Some(end.scores().to_vec());
    let checked = Record::read(&record.to_string()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(checked.record, record);
    assert_eq!(checked.replay.state, end);
}

/// Nothing but the order of the piles is hidden, and that no position knows.
pub fn views_know_no_order(game: &Game, seed: Seed) {
    let mut other = Match::seeded(game, seed.child(3));
    play(game, seed, |before, action, _, after| {
        other.play(mover(before), action).expect("it was played in the other match");
        for seat in Player::all(after.players()).map(Some).chain([None]) {
            let (one, other) = (after.view(seat), other.state().view(seat));
            assert_eq!(one, other);
            assert_eq!(one.sample(seed).view(seat), other, "a guess is consistent with the view");
        }
    });
}

/// Every point is told, its arithmetic adds up, and who has most wins.
pub fn points_add_up(game: &Game, seed: Seed, sources: &[Source]) {
    points_add_up_like(game, seed, sources, |rng, state| pick(rng, &state.legal_actions()).clone());
}

/// The same where players choose like this.
pub fn points_add_up_like(
    game: &Game,
    seed: Seed,
    sources: &[Source],
    choose: impl Fn(&mut ChaCha20Rng, &State) -> Action,
) {
    let mut all = Vec::new();
    let end = play_like(game, seed, choose, |_, action, events, after| {
        all.extend_from_slice(events);
        for (seat, &score) in after.scores().iter().enumerate() {
            let sum: i32 = sources.iter().map(|source| source.points(&all, Player::new(seat))).sum();
            assert_eq!(sum, score as i32, "after {action}");
        }
        for event in events {
            if let Event::Scored(scoring) = event {
                let sum: u32 = scoring.terms.iter().map(|term| term.count * term.each).sum();
                assert_eq!(sum, scoring.points, "the arithmetic adds up");
            }
        }
    });
    let most = end.scores().iter().max();
    let winners: Vec<Player> =
        Player::all(end.players()).filter(|player| end.scores().get(player.seat()) == most).collect();
    assert_eq!(end.winners(), winners);
}
