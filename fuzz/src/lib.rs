//! What must hold for any input: the fuzzer looks for a counterexample, and the test suite tries
//! the inputs in `seeds/`.

use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use bastide_engine::pieces::Place;
use bastide_engine::position::Actor;
use bastide_engine::rampart::End;
use bastide_engine::record::Record;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::state::{Game, State};
use bastide_engine::wall_tile::WallTile;

/// Any text is read or refused at a line it has; what is read is written and read back the same.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Record::parse(text) {
        Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}"),
        Ok(record) => {
            let written = record.to_string();
            assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "{written}");
            if let Ok(checked) = Record::read(text) {
                assert_eq!(checked.record, record);
                assert_eq!(checked.replay.steps.len(), record.entries.len());
            }
        }
    }
}

/// Any sequence of choices and attempts keeps the game in order.
///
/// The first two bytes choose the game, players and options. Of every following byte, the lowest bit says whether
/// a legal action is chosen by the others, or an arbitrary one is attempted.
pub fn actions(data: &[u8]) {
    let [players, options, moves @ ..] = data else { return };
    let farmers = ["first-edition", "third-edition", "none"][(options % 3) as usize];
    let small_city = ["2", "4"][(options / 3 % 2) as usize];
    // Nine choices: the base game for two to six, The Castle for two, The City for two to four.
    let request = match players % 9 {
        5 => Request { game: "castle", ..Request::default() },
        city @ 6.. => Request { game: "city", players: city as usize - 4, ..Request::default() },
        base => Request {
            players: 2 + base as usize,
            options: vec![("farmers", farmers), ("small-city", small_city)],
            ..Request::default()
        },
    };
    let setup = Setup::new(&request).expect("these options go together");
    let mut state = Game::new(&setup).start();
    for &byte in moves {
        let legal = state.legal_actions();
        assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
        if byte & 1 == 0 && !legal.is_empty() {
            let action = &legal[(byte >> 1) as usize % legal.len()];
            state.play(action).unwrap_or_else(|refusal| panic!("{action} is listed as legal: {refusal}"));
        } else {
            attempt(&mut state, byte >> 1, &legal);
        }
        let standing = state.standing();
        for player in Player::all(state.players()) {
            let on_board = standing.iter().filter(|piece| piece.player == player).count();
            let (followers, on_walls) = match &state {
                State::Base(_) => (7, 0),
                State::Castle(_) => (6, 0),
                State::City(city) => {
                    (7, city.walls().guards().iter().filter(|guard| guard.player == player).count())
                }
            };
            let all = state.supply(player) as usize + on_board + on_walls;
            assert_eq!(all, followers, "followers of player {player}");
        }
    }
}

/// Plays an action that is probably illegal: it succeeds exactly if it is listed, or changes nothing.
fn attempt(state: &mut State, byte: u8, legal: &[Action]) {
    let (x, y) = (i16::from(byte & 7) - 3, i16::from(byte >> 3 & 7) - 3);
    let pos = Pos::new(x, y);
    let rotation = Rotation::from_quarters(byte);
    let tile = state.table().types()[byte as usize % state.table().types().len()].name.clone();
    let wall_tile = WallTile::ALL[byte as usize % WallTile::KINDS];
    let place = || {
        let spot = ["tower n", "house w", "road e", "court s"][byte as usize % 4];
        Place { pos, spot: spot.parse().expect("it is well formed") }
    };
    let end = End::ALL[byte as usize % 2];
    let action = match byte % 11 {
        0 => Action::Draw { tile },
        1 => {
            Action::Lay { tile: state.drawn().map_or(tile, |drawn| state.table().name(drawn)), pos, rotation }
        }
        2 => {
            let laid = state.board().laid().last().map_or(pos, |laid| laid.pos);
            let spot = [
                "city n",
                "road e",
                "field s3",
                "monastery",
                "crossroads",
                "field w",
                "market n",
                "residential s",
            ][byte as usize % 8];
            let text = format!("follower {} {spot}", if byte & 64 == 0 { laid } else { pos });
            text.parse().expect("it is well formed")
        }
        3 => Action::Score { place: place() },
        4 => Action::Use { tile: wall_tile, place: wall_tile.target().map(|_| place()) },
        5 => Action::Reveal { tile: wall_tile },
        6 => Action::Gate { edge: Edge { pos, side: Side::ALL[byte as usize % 4] } },
        7 => Action::Wall { end },
        8 => Action::Guard,
        9 => Action::Tower { end },
        _ => Action::Pass,
    };
    let before = state.clone();
    match state.play(&action) {
        Ok(_) => assert!(legal.contains(&action), "{action} was played but is not listed"),
        Err(refusal) => {
            assert!(!legal.contains(&action), "{action} is listed but refused: {refusal}");
            assert!(*state == before, "{action} was refused but changed the game");
        }
    }
}
