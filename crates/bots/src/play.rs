use crate::{Bot, Budget};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record};
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::Setup;
use bastide_engine::{Game, Match, State};
use std::fmt;

/// A game that bots have played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The final position.
    pub state: State,
    /// Everything that was played, in order, by a seat or by chance (`None`): enough for a record.
    pub actions: Vec<(Option<Player>, Action)>,
}

impl Outcome {
    /// The game as a record, dealt from this seed.
    pub fn record(self, setup: &Setup, names: Vec<Name>, seed: Seed) -> Record {
        let mut record = Record::new(setup.clone(), names);
        record.seed = Some(seed);
        self.actions.into_iter().for_each(|(player, action)| record.push(player, action));
        record.scores = Some(self.state.scores().to_vec());
        record
    }
}

/// Lets bots play a game to its end, the first bot in the first seat. The draws follow from the seed.
///
/// Panics unless there is one bot for each player of the game.
///
/// ```
/// use bastide_bots::{BotKind, Budget, play_match};
/// use bastide_engine::{chance::Seed, setup::{Request, Setup}, Game};
///
/// let game = Game::new(&Setup::new(&Request { players: 3, ..Request::default() }).unwrap());
/// let mut bots = [1, 2, 3].map(|seat| BotKind::Random.build(Seed::from(seat)));
/// let outcome = play_match(&game, Seed::from(9), &mut bots, Budget::default()).unwrap();
/// assert_eq!(outcome.state.scores().len(), 3);
/// assert_eq!(outcome.actions[0].0, None, "a tile is drawn first");
/// ```
pub fn play_match(
    game: &Game,
    seed: Seed,
    bots: &mut [Box<dyn Bot + Send>],
    budget: Budget,
) -> Result<Outcome, BotFault> {
    play_watched(game, seed, bots, budget, |_, _| {})
}

/// Lets bots play a game to its end as [`play_match`] does; `watch` sees every position that an action has led to, with
/// who played it.
pub(crate) fn play_watched(
    game: &Game,
    seed: Seed,
    bots: &mut [Box<dyn Bot + Send>],
    budget: Budget,
    mut watch: impl FnMut(&State, Option<Player>),
) -> Result<Outcome, BotFault> {
    let players = game.setup().players();
    assert_eq!(bots.len(), players, "a game for {players} needs as many bots");
    let mut running = Match::seeded(game, seed);
    let mut actions = Vec::new();
    loop {
        let (actor, action) = match running.state().actor() {
            Actor::Nobody => return Ok(Outcome { state: running.state().clone(), actions }),
            Actor::Chance => (None, running.deal().expect("a seeded game deals when chance is to move")),
            Actor::Player(player) => {
                let view = running.state().view(Some(player));
                (Some(player), bots[player.seat()].choose(&view, budget))
            }
        };
        match (running.play(actor, &action), actor) {
            (Ok(_), _) => {
                watch(running.state(), actor);
                actions.push((actor, action));
            }
            (Err(refusal), Some(player)) => {
                let bot = bots[player.seat()].name().to_owned();
                return Err(BotFault { bot, player, action, refusal });
            }
            (Err(refusal), None) => panic!("the dealer's {action} was refused: {refusal}"),
        }
    }
}

/// A bot chose what can't be played. The bots of this crate never do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotFault {
    /// Its name.
    pub bot: String,
    /// Its seat.
    pub player: Player,
    /// What it chose.
    pub action: Action,
    /// Why that can't be played.
    pub refusal: Refusal,
}

impl Say for BotFault {
    fn say(&self, lang: Lang) -> String {
        let Self { bot, player, action, refusal } = self;
        let refusal = refusal.say(lang);
        match lang {
            Lang::En => {
                format!("the bot {bot} (player {player}) chose \"{action}\", which is refused: {refusal}")
            }
            Lang::Fr => {
                format!("le robot {bot} (joueur {player}) a choisi « {action} », refusé : {refusal}")
            }
        }
    }
}

impl fmt::Display for BotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for BotFault {}
