use super::*;
use crate::play::table::{Moment, Update};
use crate::store::storage::{Kept, StoredAction, StoredClaim, StoredReinvitation, StoredStandIn};
use crate::store::{Store, Writer};
use bastide_engine::board::Player;
use bastide_engine::position::Actor;
use futures_util::future::BoxFuture;
use std::path::Path;
use std::pin::pin;
use std::task::{Context, Waker};
use tokio::sync::{Semaphore, broadcast};

/// A disk that takes its time for a claim, and for a game after another.
struct Slow {
    store: Store,
    ready: Semaphore,
    /// A game that it can't read.
    damaged: Mutex<Option<String>>,
}

impl Storage for Slow {
    fn create(&self, table: StoredTable, after: Option<String>) -> Kept<'_, ()> {
        Box::pin(async move {
            if after.is_some() {
                let _ready = self.ready.acquire().await;
            }
            self.store.create(table, after).await
        })
    }

    fn append(&self, table: &str, first: u32, actions: Vec<StoredAction>) -> Kept<'_, ()> {
        self.store.append(table, first, actions)
    }

    fn rename(&self, table: &str, player: usize, name: String) -> Kept<'_, ()> {
        self.store.rename(table, player, name)
    }

    fn claim(&self, table: &str, claim: StoredClaim) -> Kept<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            let _ready = self.ready.acquire().await;
            self.store.claim(&table, claim).await
        })
    }

    fn reinvite(
        &self,
        table: &str,
        number: u32,
        again: StoredReinvitation,
        invitation_hash: Vec<u8>,
    ) -> Kept<'_, ()> {
        self.store.reinvite(table, number, again, invitation_hash)
    }

    fn stand_in(&self, table: &str, number: u32, change: StoredStandIn) -> Kept<'_, ()> {
        self.store.stand_in(table, number, change)
    }

    fn load(&self, id: &str) -> Kept<'_, Option<StoredTable>> {
        if self.damaged.lock().unwrap().as_deref() == Some(id) {
            return Box::pin(async { Err(StoreError::Damaged("somebody was at it".into())) });
        }
        self.store.load(id)
    }

    fn writable(&self) -> Kept<'_, ()> {
        self.store.writable()
    }

    fn recovered(&self) -> futures_util::future::BoxFuture<'static, ()> {
        self.store.recovered()
    }
}

/// Begins to ask for something and hangs up before the disk is ready.
fn ask_and_hang_up<T>(asked: impl Future<Output = Result<T, Refused>>, disk: &Slow) {
    assert!(pin!(asked).poll(&mut Context::from_waker(Waker::noop())).is_pending());
    disk.ready.add_permits(1);
}

/// Waits for news of a table. A server that has forgotten what it was asked for must fail the test, not hold it up.
async fn told(mut updates: broadcast::Receiver<Update>) {
    let told = tokio::time::timeout(Duration::from_secs(60), updates.recv()).await;
    told.expect("everybody is told").unwrap();
}

async fn play_to_the_end(table: &Table) {
    loop {
        let now = table.now().await;
        let Actor::Player(player) = now.state.actor() else { return };
        table.play(Who::Seat(player), now.seq, None, &[action_of(&now, player)]).await.unwrap();
    }
}

async fn slow_tables(data: &Path) -> (Arc<Slow>, Arc<Tables>, Writer) {
    let (store, writer) = Store::open(data).await.unwrap();
    let disk = Arc::new(Slow { store, ready: Semaphore::new(0), damaged: Mutex::default() });
    (Arc::clone(&disk), Arc::new(Tables::new(disk, None)), writer)
}

async fn begin<const N: usize>(tables: &Arc<Tables>, seats: [NewSeat; N]) -> (Created, Arc<Table>) {
    let new = NewTable { game: "base".into(), seats: seats.into(), ..NewTable::default() };
    let created = tables.create(&new).await.unwrap();
    let table = tables.find(&created.table).await.unwrap();
    (created, table)
}

fn here(name: &str) -> NewSeat {
    NewSeat::Here { name: name.into() }
}

fn invited(name: &str) -> NewSeat {
    NewSeat::Invited { name: name.into() }
}

/// A claim of the seat that this invitation is for, with a new secret.
fn claim_of(invitation: &str) -> Claim {
    Claim { invitation: invitation.into(), secret: secret::new_token().unwrap(), name: None }
}

fn action_of(moment: &Moment, player: Player) -> Action {
    BotKind::Random.build(Seed::from(1)).choose(&moment.state.view(Some(player)), Budget::default())
}

#[tokio::test]
async fn a_claim_is_done_to_its_end_when_whoever_asked_hangs_up() {
    let data = tempfile::tempdir().unwrap();
    let (disk, tables, _writer) = slow_tables(data.path()).await;
    let (created, table) = begin(&tables, [here("Anna"), invited("Ben")]).await;
    let updates = table.subscribe();
    let claim = claim_of(&created.keys[1].token);
    ask_and_hang_up(tables.claim(Arc::clone(&table), claim), &disk);
    told(updates).await;
    assert!(table.info().await.seats[1].taken);
}

#[tokio::test]
async fn a_rematch_is_made_to_its_end_when_whoever_asked_hangs_up() {
    let data = tempfile::tempdir().unwrap();
    let (disk, tables, _writer) = slow_tables(data.path()).await;
    let (created, table) = begin(&tables, [here("Anna"), here("Ben")]).await;
    play_to_the_end(&table).await;
    let [anna, ben] = [0, 1].map(|seat| created.keys[seat].token.as_str());
    let updates = table.subscribe();
    ask_and_hang_up(tables.rematch(&table, anna, || Ok(Charge::none())), &disk);
    told(updates).await;
    let next = table.next().await.expect("there is one");
    let admit = || panic!("it is there already");
    assert_eq!(tables.rematch(&table, ben, admit).await.unwrap().table, next);
    assert_eq!(disk.store.tables().await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_seat_is_taken_whatever_is_wrong_with_the_game_after_it() {
    let data = tempfile::tempdir().unwrap();
    let (disk, tables, _writer) = slow_tables(data.path()).await;
    disk.ready.add_permits(9);
    let (created, table) = begin(&tables, [here("Anna"), invited("Ben")]).await;
    play_to_the_end(&table).await;
    let next = tables.rematch(&table, &created.keys[0].token, || Ok(Charge::none())).await.unwrap().table;
    tables.forget_idle();
    *disk.damaged.lock().unwrap() = Some(next);
    let claim = claim_of(&created.keys[1].token);
    assert_eq!(tables.claim(table, claim).await, Ok(Claimed { player: 2 }));
}

#[tokio::test]
async fn who_claims_a_seat_of_a_finished_game_has_the_name_that_was_played_under() {
    let data = tempfile::tempdir().unwrap();
    let (disk, tables, _writer) = slow_tables(data.path()).await;
    disk.ready.add_permits(9);
    let (created, table) = begin(&tables, [here("Anna"), invited("Ben")]).await;
    table.claim(&claim_of(&created.keys[1].token)).await.unwrap();
    play_to_the_end(&table).await;
    let again = table.invite(&Invite { token: created.owner, player: 2 }).await.unwrap();
    let claim = Claim { name: Some("Loser".into()), ..claim_of(&again.token) };
    table.claim(&claim).await.unwrap();
    assert_eq!(table.record().await.names[1].as_str(), "Ben");
}

/// Ben plays and Anna invites his seat again while somebody else's seat is being written down: one comes after the
/// other, and nothing of the first happens after the second.
#[tokio::test]
async fn nobody_plays_with_a_secret_that_was_void_by_then() {
    let data = tempfile::tempdir().unwrap();
    let (disk, tables, _writer) = slow_tables(data.path()).await;
    let (created, table) = begin(&tables, [invited("Ben"), here("Anna"), invited("Cleo")]).await;
    let ben = claim_of(&created.keys[0].token);
    disk.ready.add_permits(1);
    table.claim(&ben).await.unwrap();
    disk.ready.forget_permits(1);

    let now = table.now().await;
    let actions = [action_of(&now, Player::new(0))];
    let (cleo, again) =
        (claim_of(&created.keys[2].token), Invite { token: created.owner.clone(), player: 1 });
    let [claimed, played, invited] = [
        Box::pin(async { table.claim(&cleo).await.map(|_| 0_u32) }) as BoxFuture<'_, Result<u32, Refused>>,
        Box::pin(table.play(Who::Holder(&ben.secret), now.seq, None, &actions)),
        Box::pin(async { table.invite(&again).await.map(|_| 0_u32) }),
    ]
    .map(|mut asked| {
        assert!(asked.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
        asked
    });
    disk.ready.add_permits(1);
    let (claimed, played, invited) = tokio::join!(claimed, played, invited);
    assert!(claimed.is_ok() && invited.is_ok());
    let (seq, reinvited) = (table.now().await.seq, table.info().await.reinvited);
    assert_eq!((played, reinvited[0].seq), (Ok(seq), seq), "he played before");
    let late = table.play(Who::Holder(&ben.secret), seq, None, &actions).await;
    assert_eq!(late.unwrap_err().code, Code::WrongToken);
}
