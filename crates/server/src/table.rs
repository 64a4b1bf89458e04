//! One game being played: its log, its seats, and who is told.

use crate::art::Subject;
use crate::describe;
use crate::names;
use crate::protocol::{Code, Entry, FeatureInfo, Refused, SeatInfo, SourceInfo, TableInfo, Words};
use crate::refuse::both;
use crate::secret;
use crate::storage::{Storage, StoreError, StoredAction, StoredSeat, StoredTable};
use bastide_bots::BotKind;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record};
use bastide_engine::setup::Setup;
use bastide_engine::source::Source;
use bastide_engine::state::{Game, Match, State};
use std::sync::Arc;
use tokio::sync::{Mutex, broadcast};

/// What those at the table are told.
#[derive(Clone, Debug)]
pub(crate) enum Update {
    /// The log has grown.
    Moved,
    /// A name has changed, or there is a next game.
    Table,
}

/// A seat: a bot, or whoever holds the secret.
#[derive(Clone, Debug)]
struct Seat {
    name: Name,
    bot: Option<BotKind>,
    token_hash: Option<Vec<u8>>,
}

impl Seat {
    /// What to call whoever sits there: a bot by its title, with the number that its name may have.
    fn called(&self) -> Words {
        let name = self.name.as_str();
        let Some(bot) = self.bot else { return Words { en: name.to_owned(), fr: name.to_owned() } };
        let number = name.strip_prefix(bot.name()).unwrap_or_default();
        let title = both(bot.title());
        Words { en: title.en + number, fr: title.fr + number }
    }
}

/// One action of the log and what followed from it.
#[derive(Clone, Debug)]
struct Logged {
    player: Option<Player>,
    action: Action,
    events: Vec<Event>,
}

/// What changes as the game goes on.
struct Course {
    game: Match,
    log: Vec<Logged>,
    seats: Vec<Seat>,
    next: Option<String>,
}

/// A game in memory. The log in the store is the truth; this is what follows from it.
pub(crate) struct Table {
    id: String,
    head: Record,
    seed: Seed,
    course: Mutex<Course>,
    updates: broadcast::Sender<Update>,
    storage: Arc<dyn Storage>,
    /// The name of its drawings.
    art: String,
}

/// A position and how much of the log led to it.
pub(crate) struct Moment {
    pub(crate) state: State,
    pub(crate) seq: u32,
}

impl Table {
    /// A game as the store has it.
    pub(crate) fn load(stored: StoredTable, storage: Arc<dyn Storage>) -> Result<Self, StoreError> {
        let damaged =
            |what: &dyn std::fmt::Display| StoreError::Failed(format!("game {}: {what}", stored.id));
        let head = Record::parse(&stored.head).map_err(|error| damaged(&error))?;
        let seats = (stored.seats.iter())
            .map(|seat| {
                let bot = seat.bot.as_deref().map(str::parse).transpose();
                let bot = bot.map_err(|error: bastide_bots::UnknownBot| damaged(&error))?;
                let name = Name::new(&seat.name).ok_or_else(|| damaged(&"a name is damaged"))?;
                Ok(Seat { name, bot, token_hash: seat.token_hash.clone() })
            })
            .collect::<Result<_, StoreError>>()?;
        let mut game = Match::seeded(&Game::new(&head.setup), stored.seed);
        let mut log = Vec::new();
        for (seq, entry) in stored.actions.iter().enumerate() {
            let at = |what: &dyn std::fmt::Display| damaged(&format!("action {seq}: {what}"));
            let action: Action = entry.action.parse().map_err(|error| at(&error))?;
            let player = entry.player.map(|seat| Player::new(usize::from(seat)));
            // The dealer has to come along.
            game.deal();
            let events = game.play(player, &action).map_err(|refusal| at(&refusal))?;
            log.push(Logged { player, action, events });
        }
        Ok(Self {
            id: stored.id,
            art: Subject::of(game.state()).name(),
            head,
            seed: stored.seed,
            course: Mutex::new(Course { game, log, seats, next: stored.next }),
            updates: broadcast::channel(64).0,
            storage,
        })
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Hears of everything that happens from now on.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Update> {
        self.updates.subscribe()
    }

    /// Whether anybody is there.
    pub(crate) fn is_watched(&self) -> bool {
        self.updates.receiver_count() > 0
    }

    /// What everybody may know about the game.
    pub(crate) async fn info(&self) -> TableInfo {
        let setup = &self.head.setup;
        let strings = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let course = self.course.lock().await;
        let over = course.game.state().actor() == Actor::Nobody;
        TableInfo {
            id: self.id.clone(),
            game: setup.game().to_string(),
            options: setup.options().iter().map(|&(o, v)| (o.to_owned(), v.to_owned())).collect(),
            expansions: strings(setup.expansions()),
            variants: strings(setup.variants()),
            tiles: setup.mix().sets().map(|(set, copies)| (set.to_owned(), copies.into())).collect(),
            own_tiles: setup.mix().own().iter().map(|own| own.name().to_owned()).collect(),
            art: self.art.clone(),
            seats: (course.seats.iter().zip(1..))
                .map(|(seat, player)| SeatInfo {
                    player,
                    name: seat.name.as_str().to_owned(),
                    called: seat.called(),
                    bot: seat.bot.map(|bot| bot.name().to_owned()),
                })
                .collect(),
            commitment: self.seed.commitment().to_string(),
            // Known before the end, it would tell what comes.
            seed: over.then(|| self.seed.to_string()),
            over,
            result: if over { self.result(&course) } else { Vec::new() },
            next: course.next.clone(),
            seq: course.log.len() as u32,
        }
    }

    /// How long its own tiles are.
    pub(crate) fn tile_bytes(&self) -> usize {
        self.head.setup.mix().own().iter().map(|own| own.text().len()).sum()
    }

    /// The name of its drawings.
    pub(crate) fn art(&self) -> &str {
        &self.art
    }

    fn result(&self, course: &Course) -> Vec<SourceInfo> {
        let events = || course.log.iter().flat_map(|entry| &entry.events);
        let sources = self.head.setup.sources();
        let row = |source: &Source| SourceInfo {
            source: source.word().to_owned(),
            said: Words { en: source.name(Lang::En).to_owned(), fr: source.name(Lang::Fr).to_owned() },
            points: Player::all(course.seats.len()).map(|player| source.points(events(), player)).collect(),
        };
        sources.iter().map(row).collect()
    }

    /// The seat that a secret opens.
    pub(crate) async fn seat_of(&self, token: &str) -> Option<Player> {
        let hash = secret::hash(token);
        let course = self.course.lock().await;
        let seat = course.seats.iter().position(|seat| seat.token_hash.as_deref() == Some(&*hash));
        seat.map(Player::new)
    }

    /// The position now.
    pub(crate) async fn now(&self) -> Moment {
        let course = self.course.lock().await;
        Moment { state: course.game.state().clone(), seq: course.log.len() as u32 }
    }

    /// The position now, and what those who play are called.
    pub(crate) async fn shown(&self) -> (Moment, Vec<Words>) {
        let course = self.course.lock().await;
        let names = course.seats.iter().map(Seat::called).collect();
        (Moment { state: course.game.state().clone(), seq: course.log.len() as u32 }, names)
    }

    /// The first so many actions. What they led to is worked out where that keeps nobody waiting.
    pub(crate) async fn played(self: Arc<Self>, seq: u32) -> Option<Played> {
        let course = self.course.lock().await;
        let actions = course.log.get(..seq as usize)?.iter().map(|entry| entry.action.clone()).collect();
        let names = course.seats.iter().map(Seat::called).collect();
        drop(course);
        Some(Played { table: self, actions, names })
    }

    /// The log from this number on, with the position it has led to.
    /// Tiles that this reader, or a spectator, may not know are left out of it while the game goes on.
    pub(crate) async fn since(&self, first: u32, reader: Option<Player>) -> (u32, Vec<Entry>, Moment) {
        let course = self.course.lock().await;
        let names: Vec<Words> = course.seats.iter().map(Seat::called).collect();
        let first = first.min(course.log.len() as u32);
        let state = course.game.state();
        let entries = (course.log[first as usize..].iter())
            .map(|entry| Entry {
                player: entry.player.map(|player| player.number() as u32),
                action: state.mask_action(entry.player, &entry.action, reader).to_string(),
                events: (entry.events.iter())
                    .map(|event| describe::event(&state.mask_event(event.clone(), reader), state, &names))
                    .collect(),
            })
            .collect();
        (first, entries, Moment { state: state.clone(), seq: course.log.len() as u32 })
    }

    /// Every feature on the board of a position of this game.
    pub(crate) async fn features(&self, moment: &Moment) -> Vec<FeatureInfo> {
        let names: Vec<Words> = self.course.lock().await.seats.iter().map(Seat::called).collect();
        describe::features(&moment.state, &names)
    }

    /// The same game for the same people, as it is to be kept: whoever was second begins.
    pub(crate) async fn anew(&self) -> Result<(Setup, Vec<StoredSeat>), Refused> {
        let course = self.course.lock().await;
        if course.game.state().actor() != Actor::Nobody {
            return Err(Refused::new(
                Code::NotOver,
                "the game is not over; play it to the end first",
                "la partie n'est pas finie ; jouez-la d'abord jusqu'au bout",
            ));
        }
        let mut seats: Vec<StoredSeat> = (course.seats.iter())
            .map(|seat| StoredSeat {
                name: seat.name.as_str().to_owned(),
                bot: seat.bot.map(|bot| bot.name().to_owned()),
                token_hash: seat.token_hash.clone(),
            })
            .collect();
        seats.rotate_left(1);
        Ok((self.head.setup.clone(), seats))
    }

    /// The game after this one: the one there is, or the one that `create` makes.
    pub(crate) async fn next_or<F>(&self, create: impl FnOnce() -> F) -> Result<String, Refused>
    where
        F: Future<Output = Result<String, Refused>>,
    {
        // Held while it is made, so that two who ask at once are sent to the same one.
        let mut course = self.course.lock().await;
        if let Some(next) = &course.next {
            return Ok(next.clone());
        }
        let next = create().await?;
        course.next = Some(next.clone());
        drop(course);
        let _ = self.updates.send(Update::Table);
        Ok(next)
    }

    /// Plays all of these actions or none. When this returns, they are on the disk; then everybody is told.
    pub(crate) async fn play(&self, player: Player, seq: u32, actions: &[Action]) -> Result<u32, Refused> {
        let mut course = self.course.lock().await;
        if course.log.len() as u32 != seq {
            return Err(Refused::stale());
        }
        let mut game = course.game.clone();
        let mut added = Vec::new();
        for action in actions {
            let events = game.play(Some(player), action)?;
            added.push(Logged { player: Some(player), action: action.clone(), events });
        }
        if added.is_empty() {
            return Err(Refused::malformed("no action"));
        }
        deal(&mut game, &mut added)?;
        let stored = added.iter().map(stored).collect();
        self.storage.append(&self.id, seq, stored).await?;
        course.game = game;
        course.log.append(&mut added);
        let now = course.log.len() as u32;
        if course.game.state().actor() == Actor::Nobody {
            tracing::info!(table = self.id, scores = ?course.game.state().scores(), "a game is over");
        }
        drop(course);
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Moved);
        Ok(now)
    }

    /// Changes a player's name.
    pub(crate) async fn rename(&self, player: Player, name: &str) -> Result<(), Refused> {
        let name = names::chosen(name)?;
        let mut course = self.course.lock().await;
        // The record of a finished game names those who played it, and goes on doing so.
        if course.game.state().actor() == Actor::Nobody {
            return Err(Refused::new(
                Code::Over,
                "the game is over and its record keeps the names that were played under; take another name in the next game",
                "la partie est finie et garde les noms sous lesquels elle a été jouée ; changez de nom à la prochaine partie",
            ));
        }
        self.storage.rename(&self.id, player.seat(), name.as_str().to_owned()).await?;
        course.seats[player.seat()].name = name;
        drop(course);
        let _ = self.updates.send(Update::Table);
        Ok(())
    }

    /// The bot whose turn it is, with what it may see.
    pub(crate) async fn bot_to_move(&self) -> Option<BotTurn> {
        let course = self.course.lock().await;
        let Actor::Player(player) = course.game.state().actor() else { return None };
        let kind = course.seats[player.seat()].bot?;
        Some(BotTurn {
            player,
            kind,
            // A bot's own chance tells nothing about the draws.
            seed: self.seed.child(player.number() as u64),
            state: course.game.state().clone(),
            seq: course.log.len() as u32,
        })
    }

    /// The record: with the seed once the game is over, with the commitment always.
    pub(crate) async fn record(&self) -> Record {
        let course = self.course.lock().await;
        let over = course.game.state().actor() == Actor::Nobody;
        let mut record = self.head.clone();
        record.names = course.seats.iter().map(|seat| seat.name.clone()).collect();
        record.commitment = Some(self.seed.commitment());
        record.seed = over.then_some(self.seed);
        for entry in &course.log {
            record.push(entry.player, entry.action.clone());
        }
        record.scores = over.then(|| course.game.state().scores().to_vec());
        record
    }
}

/// The beginning of a game, as far as somebody wants to see it.
pub(crate) struct Played {
    table: Arc<Table>,
    actions: Vec<Action>,
    /// What those who play are called.
    pub(crate) names: Vec<Words>,
}

impl Played {
    /// The position it leads to.
    pub(crate) fn replay(&self) -> Result<State, Refused> {
        let mut state = Game::new(&self.table.head.setup).start();
        for action in &self.actions {
            state.play(action)?;
        }
        Ok(state)
    }
}

/// A bot's turn: everything it needs, and nothing of the table's.
pub(crate) struct BotTurn {
    pub(crate) player: Player,
    pub(crate) kind: BotKind,
    pub(crate) seed: Seed,
    pub(crate) state: State,
    pub(crate) seq: u32,
}

/// Lets chance move for as long as it is its turn.
fn deal(game: &mut Match, log: &mut Vec<Logged>) -> Result<(), Refused> {
    while let Some(action) = game.deal() {
        let events = game.play(None, &action)?;
        log.push(Logged { player: None, action, events });
    }
    Ok(())
}

fn stored(entry: &Logged) -> StoredAction {
    StoredAction { player: entry.player.map(|player| player.seat() as u8), action: entry.action.to_string() }
}

/// What chance does before the first turn.
pub(crate) fn opening(head: &Record, seed: Seed) -> Result<Vec<StoredAction>, Refused> {
    let mut log = Vec::new();
    deal(&mut Match::seeded(&Game::new(&head.setup), seed), &mut log)?;
    Ok(log.iter().map(stored).collect())
}
