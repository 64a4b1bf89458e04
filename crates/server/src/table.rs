//! One game being played: its log, its seats, and who is told.

mod seats;

pub(crate) use seats::{Attendance, Who};

use crate::art::Subject;
use crate::describe;
use crate::names;
use crate::presence::Presence;
use crate::protocol::{Code, Entry, FeatureInfo, Refused, SourceInfo, TableInfo, Words};
use crate::storage::{Storage, StoreError, StoredAction, StoredReinvitation, StoredSeat, StoredTable};
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
use bastide_engine::{Game, Match, State};
use seats::Seat;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Mutex, broadcast};

/// What those at the table are told.
#[derive(Clone, Debug)]
pub(crate) enum Update {
    /// The log has grown.
    Moved,
    /// A name has changed, somebody has come or gone, or there is a next game.
    Table,
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
    reinvited: Vec<StoredReinvitation>,
    next: Option<String>,
    /// Whether the store may have more than this: it failed, and could not say whether before or after.
    doubtful: bool,
}

impl Course {
    /// What has been played, checked again action by action.
    fn replay(head: &Record, stored: &StoredTable) -> Result<Self, StoreError> {
        let damaged =
            |what: &dyn std::fmt::Display| StoreError::Damaged(format!("game {}: {what}", stored.id));
        let seats: Vec<Seat> = (stored.seats.iter())
            .map(|seat| {
                let bot = seat.bot.as_deref().map(str::parse).transpose();
                let bot = bot.map_err(|error: bastide_bots::UnknownBot| damaged(&error))?;
                let name = Name::new(&seat.name).ok_or_else(|| damaged(&"a name is damaged"))?;
                let (token_hash, invitation_hash) = (seat.token_hash.clone(), seat.invitation_hash.clone());
                Ok(Seat { name, bot, token_hash, invitation_hash })
            })
            .collect::<Result<_, StoreError>>()?;
        let players = head.setup.players();
        if seats.len() != players {
            return Err(damaged(&format!("{} seats for {players} players", seats.len())));
        }
        let mut game = Match::seeded(&Game::new(&head.setup), stored.seed);
        let mut log = Vec::new();
        for (seq, entry) in stored.actions.iter().enumerate() {
            let at = |what: &dyn std::fmt::Display| damaged(&format!("action {seq}: {what}"));
            let action: Action = entry.action.parse().map_err(|error| at(&error))?;
            let player = entry.player.map(usize::from);
            if player.is_some_and(|seat| seat >= players) {
                return Err(at(&"there is no such seat"));
            }
            let player = player.map(Player::new);
            // The dealer has to come along.
            game.deal();
            let events = game.play(player, &action).map_err(|refusal| {
                StoreError::Forbidden(format!("game {}: action {seq}: {refusal}", stored.id))
            })?;
            log.push(Logged { player, action, events });
        }
        let (reinvited, next) = (stored.reinvited.clone(), stored.next.clone());
        if reinvited.iter().any(|again| again.player >= players) {
            return Err(damaged(&"a seat was invited again that is not there"));
        }
        Ok(Self { game, log, seats, reinvited, next, doubtful: false })
    }
}

impl Course {
    fn is_over(&self) -> bool {
        self.game.state().actor() == Actor::Nobody
    }

    /// Notes whether something could be kept: if not, it is not known what the store has.
    fn unless_failed<T, E: Into<Refused>>(&mut self, kept: Result<T, E>) -> Result<T, Refused> {
        self.doubtful |= kept.is_err();
        kept.map_err(Into::into)
    }
}

/// A game in memory. The log in the store is the truth; this is what follows from it.
pub(crate) struct Table {
    id: String,
    head: Record,
    seed: Seed,
    /// The hash of the secret of whoever created it.
    owner_hash: Option<Vec<u8>>,
    course: Mutex<Course>,
    presence: Presence,
    updates: broadcast::Sender<Update>,
    /// How often anything but the log has changed.
    version: AtomicU64,
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
    /// A game as the store has it. Replaying it takes a while: it is not for the threads that serve everybody.
    pub(crate) fn load(stored: StoredTable, storage: Arc<dyn Storage>) -> Result<Self, StoreError> {
        let head = Record::parse(&stored.head)
            .map_err(|error| StoreError::Damaged(format!("game {}: {error}", stored.id)))?;
        let course = Course::replay(&head, &stored)?;
        Ok(Self {
            id: stored.id,
            art: Subject::of(course.game.state()).name(),
            head,
            seed: stored.seed,
            owner_hash: stored.owner_hash,
            course: Mutex::new(course),
            presence: Presence::default(),
            updates: broadcast::channel(64).0,
            version: AtomicU64::new(1),
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

    /// How often what [`Self::info`] tells has changed, but for the log. Who has asked for this first and then for the
    /// information has all that this number stands for.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Tells everybody that something but the log has changed.
    fn changed(&self) {
        self.version.fetch_add(1, Ordering::Release);
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Table);
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
        let creator = seats::creator(&course.seats, self.owner_hash.as_deref());
        let creating = creator.map(|player| &course.seats[player.seat()]);
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
                .map(|(seat, player)| seat.info(player, &self.presence))
                .collect(),
            creator: creator.map(describe::number),
            reinvited: course.reinvited.iter().map(|again| seats::told(again, creating)).collect(),
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

    /// The game after this one, if there is one.
    pub(crate) async fn next(&self) -> Option<String> {
        self.course.lock().await.next.clone()
    }

    /// The game after this one, for somebody who has played this one: the one there is, or, if `admit` allows it, the
    /// one that `create` makes for the same people, of whom the second begins.
    pub(crate) async fn next_or<A, F>(
        &self,
        token: &str,
        admit: impl FnOnce() -> Result<A, Refused>,
        create: impl FnOnce(A, Setup, People) -> F,
    ) -> Result<String, Refused>
    where
        F: Future<Output = Result<String, Refused>>,
    {
        // Held while it is made: two who ask at once are sent to the same one, and no seat changes hands in between.
        let mut course = self.course.lock().await;
        self.make_sure(&mut course).await?;
        course.seat_of(token)?;
        if !course.is_over() {
            return Err(Refused::new(
                Code::NotOver,
                "the game is not over; play it to the end first",
                "la partie n'est pas finie ; jouez-la d'abord jusqu'au bout",
            ));
        }
        if let Some(next) = &course.next {
            return Ok(next.clone());
        }
        let admitted = admit()?;
        let mut seats: Vec<StoredSeat> = course.seats.iter().map(Seat::stored).collect();
        seats.rotate_left(1);
        let people = People { seats, owner_hash: self.owner_hash.clone() };
        let made = create(admitted, self.head.setup.clone(), people).await;
        let next = course.unless_failed(made)?;
        course.next = Some(next.clone());
        drop(course);
        self.changed();
        Ok(next)
    }

    /// Looks into the store again after it has failed: it is the truth.
    async fn make_sure(&self, course: &mut Course) -> Result<(), Refused> {
        if !course.doubtful {
            return Ok(());
        }
        let stored = self.storage.load(&self.id).await?.ok_or_else(Refused::unknown_table)?;
        let (head, known) = (self.head.clone(), course.log.len());
        let replayed = tokio::task::spawn_blocking(move || Course::replay(&head, &stored)).await;
        *course = replayed.map_err(|error| StoreError::Damaged(format!("game {}: {error}", self.id)))??;
        if course.log.len() != known {
            tracing::warn!(table = self.id, known, kept = course.log.len(), "the store had another log");
            let _ = self.updates.send(Update::Moved);
        }
        // A seat may have changed hands, too.
        self.changed();
        Ok(())
    }

    /// Plays all of these actions or none. When this returns, they are on the disk; then everybody is told.
    pub(crate) async fn play(&self, who: Who<'_>, seq: u32, actions: &[Action]) -> Result<u32, Refused> {
        let mut course = self.course.lock().await;
        self.make_sure(&mut course).await?;
        let player = course.player(who)?;
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
        let kept = self.storage.append(&self.id, seq, stored).await;
        course.unless_failed(kept)?;
        course.game = game;
        course.log.append(&mut added);
        let now = course.log.len() as u32;
        if course.is_over() {
            tracing::info!(table = self.id, scores = ?course.game.state().scores(), "a game is over");
        }
        drop(course);
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Moved);
        Ok(now)
    }

    /// Changes a player's name.
    pub(crate) async fn rename(&self, token: &str, name: &str) -> Result<(), Refused> {
        let name = names::chosen(name)?;
        let mut course = self.course.lock().await;
        self.make_sure(&mut course).await?;
        let player = course.seat_of(token)?;
        // The record of a finished game names those who played it, and goes on doing so.
        if course.is_over() {
            return Err(Refused::new(
                Code::Over,
                "the game is over and its record keeps the names that were played under; take another name in the next game",
                "la partie est finie et garde les noms sous lesquels elle a été jouée ; changez de nom à la prochaine partie",
            ));
        }
        let kept = self.storage.rename(&self.id, player.seat(), name.as_str().to_owned()).await;
        course.unless_failed(kept)?;
        course.seats[player.seat()].name = name;
        drop(course);
        self.changed();
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

/// Those a game is for.
pub(crate) struct People {
    /// Who plays.
    pub(crate) seats: Vec<StoredSeat>,
    /// The hash of the secret of whoever created it.
    pub(crate) owner_hash: Option<Vec<u8>>,
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
