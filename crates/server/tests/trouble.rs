//! When the disk fails and when somebody asks for too much.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_server::Reach;
use bastide_server::client::{self, Client, ClientError, claim, create, get, new_secret};
use bastide_server::protocol::{Claim, Code, Invite, NewTable, TableInfo, ToServer};
use bastide_server::storage::{
    Kept, Storage, StoreError, StoredAction, StoredClaim, StoredReinvitation, StoredTable,
};
use bastide_server::store::Store;
use common::{Guest, Server, here, invited, table};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A disk that can be full.
struct Disk {
    store: Store,
    full: AtomicBool,
}

impl Disk {
    fn unless_full<'a, T: 'a>(&self, write: Kept<'a, T>) -> Kept<'a, T> {
        let full = self.full.load(Ordering::Relaxed);
        Box::pin(async move {
            if full { Err(StoreError::Failed("the disk is full".into())) } else { write.await }
        })
    }
}

impl Storage for Disk {
    fn create(&self, table: StoredTable, after: Option<String>) -> Kept<'_, ()> {
        self.unless_full(self.store.create(table, after))
    }

    fn append(&self, table: &str, first: u32, actions: Vec<StoredAction>) -> Kept<'_, ()> {
        self.unless_full(self.store.append(table, first, actions))
    }

    fn rename(&self, table: &str, player: usize, name: String) -> Kept<'_, ()> {
        self.unless_full(self.store.rename(table, player, name))
    }

    fn claim(&self, table: &str, claim: StoredClaim) -> Kept<'_, ()> {
        self.unless_full(self.store.claim(table, claim))
    }

    fn reinvite(
        &self,
        table: &str,
        number: u32,
        again: StoredReinvitation,
        invitation_hash: Vec<u8>,
    ) -> Kept<'_, ()> {
        self.unless_full(self.store.reinvite(table, number, again, invitation_hash))
    }

    fn load(&self, id: &str) -> Kept<'_, Option<StoredTable>> {
        self.store.load(id)
    }
}

#[tokio::test]
async fn a_move_that_could_not_be_kept_is_not_played() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let disk = Arc::new(Disk { store, full: AtomicBool::new(false) });
    let server = Server::start_from(Arc::<Disk>::clone(&disk), Reach::Open).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let tokens: Vec<&str> = created.keys.iter().map(|key| key.token.as_str()).collect();
    let mut guest = Guest::come(&server, &created.table, &tokens).await;
    let turn = guest.any_turn();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();

    disk.full.store(true, Ordering::Relaxed);
    assert_eq!(guest.play(tokens[0], 1, &turn).await.unwrap_err().code, Code::Internal);
    let asked = NewTable { game: "base".into(), seats: vec![here("A"), here("B")], ..NewTable::default() };
    let Err(ClientError::Refused(refusal)) = create(server.address, &asked).await else {
        panic!("nothing can be created on a full disk")
    };
    assert_eq!(refusal.code, Code::Internal);
    assert_eq!(guest.log.len(), 1, "the game is as it was");

    // There is room again: the same turn is played, and everything is there.
    disk.full.store(false, Ordering::Relaxed);
    let now = guest.play(tokens[0], 1, &turn).await.unwrap();
    guest.hear_until(|guest| guest.log.len() as u32 == now).await;
    let kept = disk.load(&created.table).await.unwrap().unwrap();
    assert_eq!(kept.actions.len() as u32, now);
    server.stop().await;
}

#[tokio::test]
async fn a_seat_that_could_not_be_kept_is_not_taken_and_can_be_claimed_later() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let disk = Arc::new(Disk { store, full: AtomicBool::new(false) });
    let server = Server::start_from(Arc::<Disk>::clone(&disk), Reach::Open).await;
    let created = table(&server, vec![here("Anna"), invited("Ben")]).await;
    let asked =
        Claim { invitation: created.keys[1].token.clone(), secret: new_secret().unwrap(), name: None };
    let invite = Invite { token: created.owner.clone(), player: 2 };

    disk.full.store(true, Ordering::Relaxed);
    let Err(ClientError::Refused(refusal)) = claim(server.address, &created.table, &asked).await else {
        panic!("nothing is kept on a full disk")
    };
    assert_eq!(refusal.code, Code::Internal);
    let path = format!("/api/tables/{}", created.table);
    let info: TableInfo = get(server.address, &path).await.unwrap();
    assert!(!info.seats[1].taken);

    disk.full.store(false, Ordering::Relaxed);
    assert_eq!(claim(server.address, &created.table, &asked).await.unwrap().player, 2);
    disk.full.store(true, Ordering::Relaxed);
    client::invite(server.address, &created.table, &invite).await.unwrap_err();
    let ben = Guest::come(&server, &created.table, &[&asked.secret]).await;
    assert_eq!(ben.own, [2], "what could not be invited again is as it was");
    assert_eq!(ben.table.unwrap().reinvited, []);
    server.stop().await;
}

#[tokio::test]
async fn an_address_can_create_and_connect_only_so_often() {
    let data = tempfile::tempdir().unwrap();
    let (store, _writer) = Store::open(data.path()).await.unwrap();
    let server = Server::start_from(Arc::new(store), Reach::Limited).await;
    let asked = NewTable { game: "base".into(), seats: vec![here("A"), here("B")], ..NewTable::default() };
    let mut created = Vec::new();
    let refusal = loop {
        match create(server.address, &asked).await {
            Ok(one) => created.push(one),
            Err(ClientError::Refused(refusal)) => break refusal,
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(refusal.code, Code::TooMany);
    assert!((20..30).contains(&created.len()), "{}", created.len());

    let mut open = Vec::new();
    while let Ok(client) = Client::connect(server.address, &created[0].table).await {
        open.push(client);
        assert!(open.len() < 1000, "there is a limit");
    }
    assert_eq!(open.len(), 64);
    // Those that are open go on.
    open[0].say(&ToServer::Hello { tokens: vec![], since: 0 }).await.unwrap();
    open[0].hear().await.unwrap();
    drop(open);
    server.stop().await;
}

#[tokio::test]
async fn a_connection_can_say_only_so_much_at_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let created = table(&server, vec![here("Anna"), here("Ben")]).await;
    let mut guest = Guest::come(&server, &created.table, &[]).await;
    for _ in 0..200 {
        guest.client.say(&ToServer::Features).await.unwrap();
    }
    guest.hear_until(|guest| !guest.refusals.is_empty()).await;
    assert_eq!(guest.refusals[0].1.code, Code::TooMany);
    server.stop().await;
}
