//! The way in: connections are accepted, counted, and given only so much time.
//!
//! Whoever has sent half a request is waited for, and costs a file descriptor meanwhile. There are only so many to wait
//! for: when one more comes, one goes, of the address that keeps the server waiting with most connections the one that
//! was waited for longest. So nobody keeps others out by being slow, and whoever comes with many drives out their own.

pub(crate) mod daily;
pub(crate) mod limits;
pub(crate) mod site;
mod words;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use limits::{Limits, Place, whose};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long the server waits for whoever is at the other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request; also how long a connection may be idle between two.
    pub head: Duration,
    /// For a request as a whole: its body, and what is done about it.
    pub request: Duration,
    /// For somebody to take what was sent.
    pub taken: Duration,
    /// For a sign of life of whoever plays or watches; then they are asked for one, and waited for once more.
    pub silence: Duration,
    /// How many connections it waits for at the same time.
    pub waiting: usize,
}

impl Default for Patience {
    fn default() -> Self {
        // Own tiles have a megabyte at most, which takes a slow line half a minute.
        let [head, request, taken, silence] = [15, 60, 20, 15].map(Duration::from_secs);
        // Most places are for those who play.
        Self { head, request, taken, silence, waiting: (descriptors() / 4).clamp(64, 4096) }
    }
}

/// File descriptors that are kept back for the database and for files.
const KEPT_BACK: usize = 128;

/// How many files and sockets this process may have open.
fn descriptors() -> usize {
    #[cfg(unix)]
    let most = rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(now, _)| now);
    #[cfg(not(unix))]
    let most = 8192;
    usize::try_from(most).unwrap_or(usize::MAX)
}

/// Lets this process have as many sockets open as the system allows it to.
pub fn allow_many_connections() {
    #[cfg(unix)]
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::debug!(%error, "there may be fewer connections than there could be");
    }
}

/// Everybody who is connected.
struct Door {
    limits: Limits,
    open: AtomicUsize,
    most: usize,
    /// Those the server waits for.
    waiting: Mutex<Waiting>,
    turns: AtomicU64,
    patience: Patience,
}

/// Connections that the server waits for, by address, the one that waits longest first.
#[derive(Default)]
struct Waiting {
    addresses: HashMap<IpAddr, BTreeMap<u64, Arc<Notify>>>,
    count: usize,
}

impl Waiting {
    fn insert(&mut self, address: IpAddr, turn: u64, leave: Arc<Notify>) {
        self.addresses.entry(address).or_default().insert(turn, leave);
        self.count += 1;
    }

    fn remove(&mut self, address: IpAddr, turn: u64) {
        let Some(connections) = self.addresses.get_mut(&address) else { return };
        self.count -= usize::from(connections.remove(&turn).is_some());
        if connections.is_empty() {
            self.addresses.remove(&address);
        }
    }

    /// The one to go, if there is any.
    fn longest_of_most(&mut self) -> Option<Arc<Notify>> {
        let most = self.addresses.iter().max_by_key(|(_, connections)| connections.len());
        let (address, turn, leave) = most.and_then(|(&address, connections)| {
            let (&turn, leave) = connections.first_key_value()?;
            Some((address, turn, Arc::clone(leave)))
        })?;
        self.remove(address, turn);
        Some(leave)
    }
}

impl Door {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // It is whole whenever the lock is free.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends somebody away who is waited for, so that there is room for others. Says whether there was anybody.
    fn send_one_away(&self) -> bool {
        let one = self.waiting().longest_of_most();
        one.is_some_and(|leave| {
            leave.notify_one();
            true
        })
    }

    /// Lets somebody in, if there is room.
    fn enter(self: &Arc<Self>, peer: SocketAddr) -> Option<Arc<Guest>> {
        let visit = self.limits.visit(peer.ip())?;
        if self.open.load(Ordering::Relaxed) >= self.most && !self.send_one_away() {
            return None;
        }
        self.open.fetch_add(1, Ordering::Relaxed);
        let guest = Guest {
            door: Arc::clone(self),
            address: whose(peer.ip()),
            turn: AtomicU64::new(0),
            leave: Arc::default(),
            _visit: visit,
        };
        guest.is_waited_for();
        while self.waiting().count > self.patience.waiting && self.send_one_away() {}
        Some(Arc::new(guest))
    }
}

/// Somebody who is connected, for as long as the connection lasts, whatever it becomes.
struct Guest {
    door: Arc<Door>,
    address: IpAddr,
    /// Its place among those the server waits for.
    turn: AtomicU64,
    leave: Arc<Notify>,
    _visit: Place,
}

impl Guest {
    /// From now on the server waits for a request of theirs.
    fn is_waited_for(&self) {
        let turn = self.door.turns.fetch_add(1, Ordering::Relaxed);
        let before = self.turn.swap(turn, Ordering::Relaxed);
        let mut waiting = self.door.waiting();
        waiting.remove(self.address, before);
        waiting.insert(self.address, turn, Arc::clone(&self.leave));
    }

    /// They play, and are not waited for in this sense.
    fn has_come(&self) {
        self.door.waiting().remove(self.address, self.turn.load(Ordering::Relaxed));
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.has_come();
        self.door.open.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Serves whoever comes until `stop` is done, and then those who are there to the end of their requests.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let door = Arc::new(Door {
        limits,
        open: AtomicUsize::new(0),
        most: descriptors().saturating_sub(KEPT_BACK).max(64),
        waiting: Mutex::default(),
        turns: AtomicU64::new(1),
        patience,
    });
    let (close, closing) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // One that has gone already is nobody's trouble; no descriptors left is everybody's.
                    if !is_gone(&error) {
                        tracing::error!(%error, "nobody can be let in");
                        door.send_one_away();
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                    continue;
                }
            },
        };
        let Some(guest) = door.enter(peer) else {
            turn_away(&stream);
            continue;
        };
        tokio::spawn(attend(stream, peer, guest, router.clone(), closing.clone()));
    }
    drop(listener);
    drop(closing);
    // Told by the channel, they end one by one.
    let _ = close.send(());
    close.closed().await;
}

fn is_gone(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Says that there are too many, if that can be said at once.
fn turn_away(stream: &TcpStream) {
    let said = "too many connections; close some and try again shortly\n\
        trop de connexions ; fermez-en et réessayez bientôt\n";
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 5\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{said}",
        said.len()
    );
    let _ = stream.try_write(answer.as_bytes());
}

/// Answers the requests of one connection.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    guest: Arc<Guest>,
    router: Router,
    mut closing: watch::Receiver<()>,
) {
    // A turn is told in several small messages, of which none is to wait until the one before has been confirmed.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "messages may be held back for a moment");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(guest.door.patience.taken));
    let held = Held { stream: Box::pin(stream), _guest: Arc::clone(&guest) };
    let leave = Arc::clone(&guest.leave);
    let head = guest.door.patience.head;
    let service = service_fn(move |request: Request<Incoming>| {
        let (router, guest) = (router.clone(), Arc::clone(&guest));
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let answered = router.oneshot(request).await;
            match &answered {
                Ok(answer) if answer.status() == StatusCode::SWITCHING_PROTOCOLS => guest.has_come(),
                _ => guest.is_waited_for(),
            }
            answered
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(64 * 1024);
    let mut connection = pin!(http.serve_connection(TokioIo::new(held), service).with_upgrades());
    loop {
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection ended");
                }
                return;
            }
            () = leave.notified() => return,
            _ = closing.changed() => connection.as_mut().graceful_shutdown(),
        }
    }
}

/// A connection that counts for as long as it is open, also when it has become a WebSocket.
struct Held {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _guest: Arc<Guest>,
}

impl AsyncRead for Held {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(cx, to)
    }
}

impl AsyncWrite for Held {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(cx, from)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(cx, from)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_with_many_drives_out_their_own() {
        let [one, many] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        let mut waiting = Waiting::default();
        let leave: Vec<Arc<Notify>> = (0..6).map(|_| Arc::default()).collect();
        for (turn, address) in [one, many, many, one, many, many].into_iter().enumerate() {
            waiting.insert(address, turn as u64, Arc::clone(&leave[turn]));
        }
        let mut gone = || {
            let one = waiting.longest_of_most().unwrap();
            leave.iter().position(|other| Arc::ptr_eq(&one, other)).unwrap()
        };
        assert_eq!([gone(), gone()], [1, 2], "the longest of those who have most");
        waiting.remove(one, 0);
        waiting.remove(one, 0);
        waiting.remove(many, 5);
        assert_eq!(waiting.count, 2);
        assert!(waiting.longest_of_most().is_some() && waiting.longest_of_most().is_some());
        assert!(waiting.longest_of_most().is_none() && waiting.addresses.is_empty());
    }
}
