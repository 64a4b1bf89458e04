//! Games over HTTP and WebSockets, kept in SQLite.
//!
//! The log of actions is the truth: a position is replayed from it, a move is acknowledged when it is
//! on the disk, and after a crash everything acknowledged is there. Legality is the engine's to decide.

mod aids;
pub mod client;
mod describe;
mod door;
mod games;
mod http;
pub mod load;
mod packing;
mod pictures;
mod play;
pub mod protocol;
mod secret;
pub mod store;

pub use crate::door::{Patience, allow_many_connections};
pub use crate::store::storage;

use crate::door::limits::Limits;
use crate::http::App;
use crate::play::Tables;
use crate::storage::Storage;
use crate::store::{Store, Writer};
use bastide_engine::chance::Seed;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Serves games on a listener until `stop` is done; then finishes what is being written.
///
/// With a seed the draws of new games follow from it, one game after the other, so whoever knows it knows them:
/// that is for tests and demonstrations. Ids and secrets are random all the same.
pub async fn serve(
    listener: TcpListener,
    (store, writer): (Store, Writer),
    seed: Option<Seed>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    serve_from(listener, Arc::new(store), Terms { seed, ..Terms::default() }, stop).await;
    let _ = tokio::time::timeout(Duration::from_secs(5), writer.finish()).await;
}

/// Whom the limits per address hold for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Everybody but this machine: whoever works on it can do worse.
    #[default]
    Open,
    /// This machine too.
    Limited,
}

/// How a server treats those who come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terms {
    /// Whom the limits per address hold for.
    pub reach: Reach,
    /// How long it waits for them.
    pub patience: Patience,
    /// What the draws of new games follow from, as for [`serve`].
    pub seed: Option<Seed>,
}

/// Serves games from any storage until `stop` is done.
pub async fn serve_from(
    listener: TcpListener,
    storage: Arc<dyn Storage>,
    terms: Terms,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let tables = Arc::new(Tables::new(storage, terms.seed));
    let tidying = tokio::spawn({
        let tables = Arc::clone(&tables);
        async move {
            loop {
                tokio::time::sleep(Duration::from_secs(60)).await;
                tables.forget_idle();
            }
        }
    });
    // Sockets stay open for as long as pages do: they are told when it is over.
    let (close, closing) = tokio::sync::watch::channel(false);
    let limits = Limits::new(terms.reach == Reach::Limited);
    let router = http::router(App::new(tables, limits.clone(), terms.patience, closing));
    let (stopped, stopping) = tokio::sync::oneshot::channel::<()>();
    let shutdown = async move {
        stop.await;
        let _ = stopped.send(());
    };
    let server = tokio::spawn(door::serve(listener, router, limits, terms.patience, shutdown));
    let _ = stopping.await;
    let _ = close.send(true);
    let _ = tokio::time::timeout(Duration::from_secs(5), server).await;
    tidying.abort();
}
