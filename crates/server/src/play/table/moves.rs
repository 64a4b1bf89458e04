//! How a move is made: checked by the engine, kept, and then told to everybody.

use super::news::{News, Update};
use super::progress::Progress;
use super::{Table, Who};
use crate::describe::Happened;
use crate::play::words;
use crate::protocol::Refused;
use crate::store::storage::{StoreError, StoredAction};
use bastide_bots::BotKind;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::position::Actor;
use bastide_engine::record::Record;
use bastide_engine::{Game, Match, State};
use std::sync::Arc;

impl Table {
    /// Plays all of these actions or none. When this returns, they are on the disk; then everybody is told.
    /// `seq` and `takebacks` say which position that was decided in.
    pub(crate) async fn play(
        &self,
        who: Who<'_>,
        seq: u32,
        takebacks: Option<u32>,
        actions: &[Action],
    ) -> Result<u32, Refused> {
        let mut progress = self.progress.lock().await;
        self.make_sure(&mut progress).await?;
        let player = progress.player(who)?;
        let other_line = takebacks.is_some_and(|known| known != progress.takebacks());
        // Whoever has the seat may have come back while a bot was thinking for them.
        let sent_away =
            matches!(who, Who::Bot(_)) && progress.seats[player.seat()].playing_bot(&self.presence).is_none();
        if progress.seq() != seq || other_line || sent_away {
            return Err(Refused::stale());
        }
        let mut game = progress.game.clone();
        let mut added = Vec::new();
        for action in actions {
            let events = game.play(Some(player), action)?;
            note(&mut added, &progress.log, &game, Some(player), action.clone(), events);
        }
        if added.is_empty() {
            return Err(Refused::malformed("no action"));
        }
        deal(&mut game, &mut added, &progress.log)?;
        let stored = added.iter().map(stored).collect();
        let rows = added.len() as u32;
        let kept = self.storage.append(&self.id, progress.rows, stored).await;
        progress.unless_failed(kept)?;
        progress.rows += rows;
        progress.game = game;
        progress.log.append(&mut added);
        let news = progress.since(seq);
        let overtaken = progress.give_up_take_back();
        let by = progress.seats[player.seat()].called();
        if progress.is_over() {
            tracing::info!(table = self.id, scores = ?progress.game.state().scores(), "a game is over");
        }
        drop(progress);
        let now = news.seq();
        self.publish(news);
        if overtaken {
            self.tell(words::played_on(&by));
            self.changed();
        }
        Ok(now)
    }

    /// Tells everybody what happened.
    fn publish(&self, news: News) {
        // Nobody listening is fine.
        let _ = self.updates.send(Update::Moved(Arc::new(news)));
    }

    /// Looks into the store again after it has failed: it is the truth.
    pub(super) async fn make_sure(&self, progress: &mut Progress) -> Result<(), Refused> {
        if !progress.doubtful {
            return Ok(());
        }
        let stored = self.storage.load(&self.id).await?.ok_or_else(Refused::unknown_table)?;
        let (head, known) = (self.head.clone(), (progress.log.len(), progress.takebacks()));
        let replayed = tokio::task::spawn_blocking(move || Progress::replay(&head, &stored)).await;
        *progress = replayed.map_err(|error| StoreError::Damaged(format!("game {}: {error}", self.id)))??;
        if (progress.log.len(), progress.takebacks()) != known {
            tracing::warn!(table = self.id, ?known, kept = progress.log.len(), "the store had another log");
            let first = progress.good(known.0 as u32, Some(known.1));
            self.publish(progress.since(first));
        }
        // A seat may have changed hands, too.
        self.changed();
        Ok(())
    }

    /// The bot whose turn it is, with what it may see.
    pub(crate) async fn bot_to_move(&self) -> Option<BotTurn> {
        let progress = self.progress.lock().await;
        let Actor::Player(player) = progress.game.state().actor() else { return None };
        let kind = progress.seats[player.seat()].playing_bot(&self.presence)?;
        Some(BotTurn {
            player,
            kind,
            // A bot's own chance tells nothing about the draws.
            seed: self.seed.child(player.number() as u64),
            state: progress.game.state().clone(),
            seq: progress.log.len() as u32,
            takebacks: progress.takebacks(),
        })
    }
}

/// A bot's turn: everything it needs, and nothing of the table's.
pub(crate) struct BotTurn {
    pub(crate) player: Player,
    pub(crate) kind: BotKind,
    pub(crate) seed: Seed,
    pub(crate) state: State,
    pub(crate) seq: u32,
    pub(crate) takebacks: u32,
}

/// Adds what happened to what has happened since the log was kept last.
fn note(
    added: &mut Vec<Happened>,
    log: &[Happened],
    game: &Match,
    player: Option<Player>,
    action: Action,
    events: Vec<Event>,
) {
    let happened = Happened::new(player, action, events, game.state(), added.last().or(log.last()));
    added.push(happened);
}

/// Lets chance move for as long as it is its turn.
fn deal(game: &mut Match, added: &mut Vec<Happened>, log: &[Happened]) -> Result<(), Refused> {
    while let Some(action) = game.deal() {
        let events = game.play(None, &action)?;
        note(added, log, game, None, action, events);
    }
    Ok(())
}

fn stored(entry: &Happened) -> StoredAction {
    StoredAction { player: entry.player.map(|player| player.seat() as u8), action: entry.action.to_string() }
}

/// An action that was decided before the game began, and whose it is.
pub(crate) type Given = (Option<Player>, Action);

/// What has been played when a game begins: what was given, and what chance does before the next turn.
pub(crate) fn opening(head: &Record, seed: Seed, given: &[Given]) -> Result<Vec<StoredAction>, Refused> {
    let mut log = Vec::new();
    let mut game = Match::seeded(&Game::new(&head.setup), seed);
    for (player, action) in given {
        // The dealer has to come along.
        game.deal();
        let events = game.play(*player, action)?;
        note(&mut log, &[], &game, *player, action.clone(), events);
    }
    deal(&mut game, &mut log, &[])?;
    Ok(log.iter().map(stored).collect())
}
