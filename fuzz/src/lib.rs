//! What must hold for any input: the fuzzer looks for a counterexample, and the test suite tries
//! the inputs in `seeds/`.

use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::games::base::Quarter;
use bastide_engine::games::castle::WallTile;
use bastide_engine::games::city::End;
use bastide_engine::geometry::{Edge, Pos, Rotation, Side};
use bastide_engine::pieces::{Piece, Place};
use bastide_engine::position::Actor;
use bastide_engine::record::Record;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, State};

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

/// Expansions and variants of the base game: none, each alone, and mixtures that have every action between them.
pub const MIXTURES: [&[&str]; 26] = [
    &[],
    &["inns-cathedrals"],
    &["river"],
    &["count"],
    &["monasteries-for-all"],
    &["individual-planning"],
    &["collective-planning"],
    &["late-follower"],
    &["unstable-constructions"],
    &["architects"],
    &["lifestyle"],
    &["breach"],
    &["mountains"],
    &["reconstruction"],
    &["given-hidden"],
    &["given-open"],
    &["few-followers"],
    &["rivers-ports"],
    &["battle-of-monasteries"],
    &["inns-cathedrals", "river", "count", "monasteries-for-all", "lifestyle"],
    &["inns-cathedrals", "individual-planning", "breach", "mountains"],
    &["collective-planning", "late-follower", "reconstruction"],
    &["monasteries-for-all", "architects", "rivers-ports"],
    &["count", "breach", "mountains", "given-hidden"],
    &["river", "reconstruction", "given-open", "rivers-ports"],
    &["count", "unstable-constructions", "few-followers", "battle-of-monasteries"],
];

/// Any sequence of choices and attempts keeps the game in order.
///
/// The first two bytes choose the game, players, options and mixture. Of every following byte, the lowest bit says
/// whether a legal action is chosen by the others, or an arbitrary one is attempted.
pub fn actions(data: &[u8]) {
    let [players, options, moves @ ..] = data else { return };
    let farmers = ["first-edition", "third-edition", "none"][(options % 3) as usize];
    let small_city = ["2", "4"][(options / 3 % 2) as usize];
    let mixture = MIXTURES[(options / 6) as usize % MIXTURES.len()];
    let (expansions, variants): (Vec<&str>, Vec<&str>) =
        mixture.iter().partition(|part| ["inns-cathedrals", "river", "count"].contains(part));
    // Thirteen choices: the base game for two to six, The Castle for two, The City for two to four, Hunters and
    // Gatherers for two to five.
    let request = match players % 13 {
        5 => Request { game: "castle", ..Request::default() },
        hunters @ 9.. => Request { game: "hunters", players: hunters as usize - 7, ..Request::default() },
        city @ 6.. => Request { game: "city", players: city as usize - 4, ..Request::default() },
        base => Request {
            players: 2 + base as usize,
            options: vec![("farmers", farmers), ("small-city", small_city)],
            expansions,
            variants,
            ..Request::default()
        },
    };
    let setup = Setup::new(&request).expect("these options go together");
    let mut state = Game::new(&setup).start();
    let at_first = pieces(&state, Player::new(0));
    for &byte in moves {
        let legal = state.legal_actions();
        assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
        if byte & 1 == 0 && !legal.is_empty() {
            let action = &legal[(byte >> 1) as usize % legal.len()];
            state.play(action).unwrap_or_else(|refusal| panic!("{action} is listed as legal: {refusal}"));
        } else {
            attempt(&mut state, byte >> 1, &legal);
        }
        for player in Player::all(state.players()) {
            assert_eq!(pieces(&state, player), at_first, "pieces of player {player}");
        }
    }
}

/// All pieces of a player: in the supply, on the board and wherever else a game has them.
fn pieces(state: &State, player: Player) -> u32 {
    let on_board = state.standing().iter().filter(|piece| piece.player == player).count() as u32;
    let elsewhere = match state {
        State::Base(base) => {
            let quarters = Quarter::ALL
                .into_iter()
                .flat_map(|quarter| Piece::FOLLOWERS.map(|piece| base.in_quarter(quarter, player, piece)));
            base.big_left(player) + base.goods_left(player) + quarters.sum::<u32>()
        }
        State::Castle(_) => 0,
        State::City(city) => {
            city.walls().guards().iter().filter(|guard| guard.player == player).count() as u32
        }
        // Huts stand on the board as followers do.
        State::Hunters(hunters) => hunters.huts_left(player),
    };
    state.supply(player) + on_board + elsewhere
}

/// Plays an action that is probably illegal: it succeeds exactly if it is listed, or changes nothing.
fn attempt(state: &mut State, byte: u8, legal: &[Action]) {
    let (x, y) = (i16::from(byte & 7) - 3, i16::from(byte >> 3 & 7) - 3);
    let pos = Pos::new(x, y);
    let rotation = Rotation::from_quarters(byte);
    let tile = state.table().types()[byte as usize % state.table().types().len()].name.clone();
    let wall_tile = WallTile::ALL[byte as usize % WallTile::KINDS];
    let place = || {
        let spot =
            ["tower n", "house w", "road e", "court s", "field n", "city s", "monastery"][byte as usize % 7];
        Place { pos, spot: spot.parse().expect("it is well formed") }
    };
    let end = End::ALL[byte as usize % 2];
    let to = Player::new(byte as usize % state.players());
    let quarter = Quarter::ALL[byte as usize % 4];
    let piece = Piece::FOLLOWERS[(byte >> 5) as usize % 2];
    let laid = state.board().laid();
    let from = laid.get(byte as usize % laid.len().max(1)).map_or(pos, |laid| laid.pos);
    let standing = state.standing();
    let stander = |number: u8| match standing.get(number as usize % standing.len().max(1)) {
        Some(standing) if standing.piece != Piece::Good => (standing.piece, standing.place),
        _ => (piece, place()),
    };
    let offered = state.offered();
    let offered = offered.get(byte as usize % offered.len().max(1)).map(|&tile| state.table().name(tile));
    let action = match byte % 23 {
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
                "forest n",
                "river w",
                "lake e",
                "meadow s",
                "stream e",
                "mountain n",
            ][byte as usize % 14];
            let piece = ["follower", "big", "hut", "good"][(byte >> 3) as usize % 4];
            let text = format!("{piece} {} {spot}", if byte & 64 == 0 { laid } else { pos });
            text.parse().expect("it is well formed")
        }
        3 => Action::Score { place: place() },
        4 => Action::Use { tile: wall_tile, place: wall_tile.target().map(|_| place()) },
        5 => Action::Reveal { tile: wall_tile },
        6 => Action::Gate { edge: Edge { pos, side: Side::ALL[byte as usize % 4] } },
        7 => Action::Wall { end },
        8 => Action::Guard,
        9 => Action::Tower { end },
        10 => Action::Deal { to, tile: (byte & 64 == 0).then_some(tile) },
        11 => Action::Open { tile },
        12 => Action::Give { to, tile: (byte & 64 == 0).then_some(tile) },
        13 => Action::Blind,
        14 => Action::Discard { tile: offered.unwrap_or(tile) },
        15 => Action::Mountain { tile: offered.unwrap_or(tile), pos },
        16 => Action::Rebuild { from, pos, rotation },
        17 => {
            let (piece, from) = stander(byte);
            Action::Shift { piece, from, to: Place { pos: from.pos, ..place() } }
        }
        18 => Action::War { knights: [stander(byte), stander(byte + 1)], pos: from },
        19 => Action::Join { piece },
        20 => Action::Quarter { piece, quarter },
        21 => Action::Count { quarter },
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
