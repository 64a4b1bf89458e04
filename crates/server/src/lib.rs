//! Games over HTTP and WebSockets, kept in SQLite.
//!
//! The log of actions is the truth: a position is replayed from it, a move is acknowledged when it is
//! on the disk, and after a crash everything acknowledged is there. Legality is the engine's to decide.

mod art;
mod assets;
mod base;
mod castle;
mod city;
pub mod client;
mod daily;
mod describe;
mod http;
mod hunters;
mod limits;
pub mod load;
mod names;
mod openapi;
mod pictures;
pub mod protocol;
mod refuse;
mod secret;
mod setup;
mod site;
mod socket;
pub mod storage;
pub mod store;
mod studio;
mod table;
mod tables;
mod thinking;

use crate::http::App;
use crate::limits::Limits;
use crate::storage::{Storage, StoreError};
use crate::store::Store;
use crate::tables::Tables;
use axum::serve::ListenerExt;
use bastide_engine::chance::Seed;
use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Serves games kept in this folder on a listener until `stop` is done; then finishes what is being written.
///
/// With a seed the draws of new games follow from it, one game after the other, so whoever knows it knows them:
/// that is for tests and demonstrations. Ids and secrets are random all the same.
pub async fn serve(
    listener: TcpListener,
    data: &Path,
    seed: Option<Seed>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StoreError> {
    let (store, writer) = Store::open(data).await?;
    serve_from(listener, Arc::new(store), Reach::Open, seed, stop).await;
    let _ = tokio::time::timeout(Duration::from_secs(5), writer.finish()).await;
    Ok(())
}

/// Whom the limits per address hold for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Everybody but this machine: whoever works on it can do worse.
    Open,
    /// This machine too.
    Limited,
}

/// Serves games from any storage until `stop` is done; `seed` is as for [`serve`].
pub async fn serve_from(
    listener: TcpListener,
    storage: Arc<dyn Storage>,
    reach: Reach,
    seed: Option<Seed>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let tables = Arc::new(Tables::new(storage, seed));
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
    let app = App::new(tables, Limits::new(reach == Reach::Limited), closing);
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let (stopped, stopping) = tokio::sync::oneshot::channel::<()>();
    let shutdown = async move {
        stop.await;
        let _ = stopped.send(());
    };
    // A turn is told in several small messages, of which none is to wait until the one before has been confirmed.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "messages may be held back for a moment");
        }
    });
    let server = tokio::spawn(axum::serve(listener, service).with_graceful_shutdown(shutdown).into_future());
    let _ = stopping.await;
    let _ = close.send(true);
    let _ = tokio::time::timeout(Duration::from_secs(5), server).await;
    tidying.abort();
}
