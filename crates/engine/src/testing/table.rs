//! A table to play scripted games at, so that tests read as rules.

use super::script::{Run, action, mover, player, scored, spot, square, written};
use crate::board::{Player, SegmentId};
use crate::games::{Game, Match, State};
use crate::play::action::Action;
use crate::play::event::Event;
use crate::play::refusal::Refusal;
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::pieces::Spot;

/// A game whose draws the script decides.
#[derive(Clone)]
pub struct Table {
    game: Match,
    /// What happened since the last turn or list of actions began.
    events: Vec<Event>,
}

impl Table {
    /// A table for a game as it was set up.
    pub fn new(game: &Game) -> Self {
        Self { game: Match::forced(game), events: Vec::new() }
    }

    /// Plays a script, which is written as [`testing`](super) says.
    pub fn script(mut self, script: &str) -> Self {
        Run { game: &mut self.game, told: &mut self.events }.script(script);
        self
    }

    /// Plays single actions for whoever is to move.
    pub fn actions<A: AsRef<str>>(mut self, actions: &[A]) -> Self {
        self.events.clear();
        for action in actions.iter().map(AsRef::as_ref) {
            Run { game: &mut self.game, told: &mut self.events }.play(action, action);
        }
        self
    }

    /// Why whoever is to move can't do this. The position must stay as it was.
    pub fn refusal(&mut self, text: &str) -> Refusal {
        self.refusal_for(mover(&self.game), text)
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
        super::legal(&self.game)
    }

    /// The legal actions that begin with this word.
    pub fn legal_with(&self, word: &str) -> Vec<String> {
        let mut legal = self.legal();
        legal.retain(|action| action.split(' ').next() == Some(word));
        legal.sort();
        legal
    }

    /// The kinds of tile that may be laid now.
    pub fn offered(&self) -> Vec<String> {
        let tiles = self.state().offered();
        tiles.iter().map(|&tile| self.state().table().name(tile).to_string()).collect()
    }

    /// Who is to move, as people count; nobody when a tile is to be drawn.
    pub fn asked(&self) -> Option<usize> {
        mover(&self.game).map(Player::number)
    }

    /// What whoever is to move is asked, in English.
    pub fn question(&self) -> Option<String> {
        Some(self.state().question()?.said.en)
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
        written(&self.events)
    }

    /// What happened in the last turn, in sentences.
    pub fn said(&self, lang: Lang) -> Vec<String> {
        self.events.iter().map(|event| event.say(lang)).collect()
    }

    /// What was scored in the last turn.
    pub fn scored(&self) -> Vec<String> {
        scored(&self.events()).into_iter().map(str::to_owned).collect()
    }

    /// What was scored after the last tile.
    pub fn final_scoring(&self) -> Vec<String> {
        let events = self.events();
        let last_tile = events.iter().position(|event| event == "final-scoring");
        let after = last_tile.unwrap_or_else(|| panic!("the game is not over")) + 1;
        scored(&events[after..]).into_iter().map(str::to_owned).collect()
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
