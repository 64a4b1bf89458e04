//! A table to play scripted games at, so that tests read as rules.
//!
//! A script has one line a turn: who plays, the tile drawn, the square and the rotation it is laid
//! in, and the spot of the follower, or `-` for none; a hut goes on `hut river e`:
//!
//! ```text
//! 1: city-side 0,-1 180 city s
//! 2: road-bend 1,0 90 -
//! ```
// Every test file uses a part of this.
#![allow(dead_code, unreachable_pub)]

pub mod attempts;
pub mod builders;
pub mod city_recount;
pub mod conserved;
pub mod contour;
pub mod eager;
pub mod family;
pub mod hunters_recount;
pub mod laws;
mod quiet;
pub mod random;
pub mod recount;
pub mod rescore;
pub mod texts;
pub mod variants;

use bastide_engine::action::Action;
use bastide_engine::board::{Player, SegmentId};
use bastide_engine::event::Event;
use bastide_engine::games::{city, hunters};
use bastide_engine::geometry::Pos;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::pieces::Spot;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::{Game, Match, State};

/// A game whose draws the script decides.
#[derive(Clone)]
pub struct Table {
    game: Match,
    /// What happened since the last turn or list of actions began.
    events: Vec<Event>,
}

/// A table for this many players with the rules of a preset.
pub fn table(preset: &str, players: usize) -> Table {
    table_with(preset, players, &[])
}

/// The same with options that differ from the preset.
pub fn table_with(preset: &str, players: usize, options: &[(&str, &str)]) -> Table {
    Table { game: Match::forced(&game(preset, players, options)), events: Vec::new() }
}

/// A table for The Castle.
pub fn castle() -> Table {
    Table { game: Match::forced(&castle_game()), events: Vec::new() }
}

/// The Castle.
pub fn castle_game() -> Game {
    let request = Request { game: "castle", ..Request::default() };
    Game::new(&Setup::new(&request).expect("tests ask for what there is"))
}

/// A table for The City.
pub fn city(players: usize) -> Table {
    Table { game: Match::forced(&city_game(players)), events: Vec::new() }
}

/// The City for this many players.
pub fn city_game(players: usize) -> Game {
    let request = Request { game: "city", players, ..Request::default() };
    Game::new(&Setup::new(&request).expect("tests ask for what there is"))
}

/// The position of a game of The City.
pub fn city_position(state: &State) -> &city::State {
    match state {
        State::City(position) => position,
        _ => panic!("this is The City"),
    }
}

/// A table for Hunters and Gatherers.
pub fn hunters(players: usize) -> Table {
    Table { game: Match::forced(&hunters_game(players)), events: Vec::new() }
}

/// Hunters and Gatherers for this many players.
pub fn hunters_game(players: usize) -> Game {
    let request = Request { game: "hunters", players, ..Request::default() };
    Game::new(&Setup::new(&request).expect("tests ask for what there is"))
}

/// The position of a game of Hunters and Gatherers.
pub fn hunters_position(state: &State) -> &hunters::State {
    match state {
        State::Hunters(position) => position,
        _ => panic!("this is Hunters and Gatherers"),
    }
}

/// The game with these rules.
pub fn game(preset: &str, players: usize, options: &[(&str, &str)]) -> Game {
    let request = Request { players, preset: Some(preset), options: options.to_vec(), ..Request::default() };
    Game::new(&Setup::new(&request).expect("tests ask for what there is"))
}

/// A table for a game as it was set up.
pub fn table_of(game: &Game) -> Table {
    Table { game: Match::forced(game), events: Vec::new() }
}

/// The player people call by this number.
pub fn player(number: usize) -> Player {
    Player::new(number - 1)
}

/// The square written like this.
pub fn square(text: &str) -> Pos {
    text.parse().unwrap_or_else(|()| panic!("{text:?} is no square"))
}

/// The spot written like this.
pub fn spot(text: &str) -> Spot {
    text.parse().unwrap_or_else(|()| panic!("{text:?} is no spot"))
}

/// The action written like this.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

impl Table {
    /// Plays whole turns.
    pub fn turns(mut self, script: &str) -> Self {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.turn(line);
        }
        self
    }

    fn turn(&mut self, line: &str) {
        self.events.clear();
        let (who, rest) = line.split_once(": ").unwrap_or_else(|| panic!("{line:?} names no player"));
        let words: Vec<&str> = rest.splitn(4, ' ').collect();
        let [tile, pos, rotation, follower] = words[..] else { panic!("{line:?} is no turn") };
        self.play(line, &format!("draw {tile}"));
        let turn = Actor::Player(player(who.parse().unwrap_or_else(|_| panic!("{line:?} names no player"))));
        assert_eq!(self.state().actor(), turn, "{line:?}: whose turn it is");
        self.play(line, &format!("lay {tile} {pos} {rotation}"));
        if let Some(hut) = follower.strip_prefix("hut ") {
            self.play(line, &format!("hut {pos} {hut}"));
        } else if follower != "-" {
            self.play(line, &format!("follower {pos} {follower}"));
        } else if self.state().actor() == turn {
            // Who can place nobody is not asked, and need not pass.
            self.play(line, "pass");
        }
    }

    /// Plays single actions for whoever is to move.
    pub fn actions(mut self, actions: &[&str]) -> Self {
        self.events.clear();
        for action in actions {
            self.play(action, action);
        }
        self
    }

    fn play(&mut self, context: &str, text: &str) {
        match self.game.play(self.mover(), &action(text)) {
            Ok(events) => self.events.extend(events),
            Err(refusal) => panic!("{context:?}: {text:?} was refused: {refusal}"),
        }
    }

    fn mover(&self) -> Option<Player> {
        match self.state().actor() {
            Actor::Player(player) => Some(player),
            Actor::Chance | Actor::Nobody => None,
        }
    }

    /// Why whoever is to move can't do this. The position must stay as it was.
    pub fn refusal(&mut self, text: &str) -> Refusal {
        self.refusal_for(self.mover(), text)
    }

    /// Why this seat, or chance, can't do this. The position must stay as it was.
    pub fn refusal_for(&mut self, actor: Option<Player>, text: &str) -> Refusal {
        let before = self.state().clone();
        let refusal = match self.game.play(actor, &action(text)) {
            Ok(_) => panic!("{text:?} was accepted"),
            Err(refusal) => refusal,
        };
        assert_eq!(*self.state(), before, "{text:?} was refused but changed the position");
        refusal
    }

    /// Where the game stands.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// The points, by seat.
    pub fn scores(&self) -> &[u32] {
        self.state().scores()
    }

    /// The followers a player has left, the first player being 1.
    pub fn supply(&self, number: usize) -> u32 {
        self.state().supply(player(number))
    }

    /// The pieces on the board: `1 on 0,-1 city s`.
    pub fn standing(&self) -> Vec<String> {
        self.state().standing().iter().map(|s| format!("{} on {}", s.player, s.place)).collect()
    }

    /// Every action that is possible now.
    pub fn legal(&self) -> Vec<String> {
        self.state().legal_actions().iter().map(Action::to_string).collect()
    }

    /// The spots a follower may go to now.
    pub fn free_spots(&self) -> Vec<String> {
        let spot = |action| match action {
            Action::Place { spot, .. } => Some(spot.to_string()),
            _ => None,
        };
        self.state().legal_actions().into_iter().filter_map(spot).collect()
    }

    /// What happened in the last turn.
    pub fn events(&self) -> Vec<String> {
        self.events.iter().map(Event::to_string).collect()
    }

    /// The same in sentences.
    pub fn said(&self, lang: Lang) -> Vec<String> {
        self.events.iter().map(|event| event.say(lang)).collect()
    }

    /// What was scored in the last turn.
    pub fn scored(&self) -> Vec<String> {
        self.events()
            .into_iter()
            .filter_map(|event| Some(event.strip_prefix("scored ")?.to_owned()))
            .collect()
    }

    /// What was scored after the last tile.
    pub fn final_scoring(&self) -> Vec<String> {
        let events = self.events();
        let last_tile = events.iter().position(|event| event == "final-scoring");
        let after = last_tile.unwrap_or_else(|| panic!("the game is not over")) + 1;
        events[after..].iter().filter_map(|event| Some(event.strip_prefix("scored ")?.to_owned())).collect()
    }

    /// A segment of the feature at that spot.
    pub fn feature(&self, pos: &str, at: &str) -> SegmentId {
        let laid = self.state().board().tile_at(square(pos)).unwrap_or_else(|| panic!("{pos} is empty"));
        let segments = &self.state().table().tile(laid.tile).segments;
        let place = segments.iter().position(|s| Spot::of(s, laid.rotation) == spot(at));
        let place = place.unwrap_or_else(|| panic!("there is no {at} on {pos}"));
        let features = self.state().board().features();
        let number = self.state().board().laid().iter().position(|l| l.pos == square(pos));
        let here = features
            .segments()
            .find(|&s| Some(features.place(s).0) == number && features.place(s).1 == place);
        here.unwrap_or_else(|| panic!("{at} on {pos} has no segment"))
    }

    /// Whether two spots belong to one feature.
    pub fn same_feature(&self, a: (&str, &str), b: (&str, &str)) -> bool {
        let features = self.state().board().features();
        features.root(self.feature(a.0, a.1)) == features.root(self.feature(b.0, b.1))
    }
}

/// Three separate fields touch a completed city: player 1 has a farmer in two, player 2 in one.
///
/// ```text
///   [-1,-1: farmer of 2][0,-1: farmer of 1]
///                       [start            ][1,0: farmer of 1, north of the road]
/// ```
pub const THREE_FIELDS: &str = "
    1: city-corner 0,-1 270 field n
    2: city-side -1,-1 90 field n
    1: road-straight 1,0 0 field n";

/// The farmer of player 1 touches a small and a large city, that of player 2 the small one only.
///
/// ```text
///   [-1,-3][0,-3]                    the large city: -1,-3 0,-3 0,-2
///          [0,-2]
///          [0,-1: farmer of 1]       the small city: 0,-1 and the start tile
///          [start            ][1,0: farmer of 2, north of the road]
/// ```
pub const SMALL_AND_LARGE: &str = "
    1: city-side 0,-1 180 field n
    2: road-straight 1,0 0 field n
    1: city-side 0,-2 0 -
    2: city-corner 0,-3 270 -
    1: city-side -1,-3 90 -";
