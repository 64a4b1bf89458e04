//! Where pictures are drawn, and whatever else follows from a whole game: on a few threads of their own.
//!
//! A picture keeps a core busy for as long as a thousand moves do, and anybody may ask for one. So drawings never run on
//! the threads that serve people, never take a place of a bot's, and yield to both: there are fewer threads than cores,
//! and where the system can, they have a lower priority. Who asks for what is being drawn already waits for that drawing;
//! what was drawn is kept for a while; and when too much waits, more is refused rather than everybody made to wait.

use crate::door::limits::{Limits, whose};
use crate::protocol::Refused;
use crate::secret;
use axum::body::Bytes;
use lru::LruCache;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use tokio::sync::oneshot;

/// Bytes of drawings that are kept: some hundred boards.
const KEPT_BYTES: usize = 64 << 20;

/// Drawings that may wait. The last of them is done within a few seconds.
const WAITING: usize = 64;

/// Drawings that one address may wait for. A browser asks for six things at once, and several people may share an
/// address.
const WAITING_EACH: usize = 16;

/// What tells one drawing from all others. It is also what browsers keep to ask whether theirs is still good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tag([u8; 16]);

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Something that was drawn, or why not.
type Drawn = Result<Bytes, Refused>;

type Draw = Box<dyn FnOnce() -> Drawn + Send>;

/// Makes drawings and keeps them for a while.
#[derive(Clone)]
pub(crate) struct Studio {
    bench: Arc<Mutex<Bench>>,
    limits: Limits,
    places: usize,
    started: SystemTime,
}

/// A drawing that is asked for.
struct Order {
    /// How to make it, until somebody does.
    draw: Option<Draw>,
    askers: Vec<oneshot::Sender<Drawn>>,
    /// Who was the first to ask.
    address: IpAddr,
}

impl Order {
    fn is_wanted(&self) -> bool {
        self.askers.iter().any(|asker| !asker.is_closed())
    }
}

struct Bench {
    orders: HashMap<Tag, Order>,
    /// Those of them that nobody has begun with.
    waiting: VecDeque<Tag>,
    /// Threads that draw.
    busy: usize,
    kept: Kept,
}

impl Studio {
    /// A studio on a computer with so many cores. Where there are two or more, one of them is left to people.
    pub(crate) fn new(cores: usize, limits: Limits) -> Self {
        let bench =
            Bench { orders: HashMap::new(), waiting: VecDeque::new(), busy: 0, kept: Kept::of(KEPT_BYTES) };
        Self {
            bench: Arc::new(Mutex::new(bench)),
            limits,
            places: cores.saturating_sub(1).max(1),
            started: SystemTime::now(),
        }
    }

    /// The tag of a drawing that depends on these things. It holds until the server is started again: another version of
    /// it may draw differently.
    pub(crate) fn tag(&self, of: impl fmt::Debug) -> Tag {
        let hash = secret::hash(&format!("{:?}", (self.started, of)));
        let mut tag = Tag([0; 16]);
        tag.0.iter_mut().zip(hash).for_each(|(byte, hashed)| *byte = hashed);
        tag
    }

    /// What goes by this tag: as it was kept, or drawn when its turn comes. Whoever stops waiting for a drawing that has
    /// not been begun saves it, unless others wait for it too.
    pub(crate) async fn ask(
        &self,
        tag: Tag,
        address: IpAddr,
        draw: impl FnOnce() -> Drawn + Send + 'static,
    ) -> Drawn {
        let address = whose(address);
        let answer = {
            let mut bench = lock(&self.bench);
            if let Some(drawn) = bench.kept.get(tag) {
                return Ok(drawn);
            }
            let (asker, answer) = oneshot::channel();
            if let Some(order) = bench.orders.get_mut(&tag) {
                order.askers.push(asker);
            } else {
                self.admit(&mut bench, address)?;
                let order = Order { draw: Some(Box::new(draw)), askers: vec![asker], address };
                bench.orders.insert(tag, order);
                bench.waiting.push_back(tag);
                self.man(&mut bench);
            }
            answer
        };
        answer.await.unwrap_or_else(|_| Err(Refused::internal()))
    }

    /// Whether one more drawing may wait for this address.
    fn admit(&self, bench: &mut Bench, address: IpAddr) -> Result<(), Refused> {
        let limited = !self.limits.free(address);
        let of_address =
            |bench: &Bench| bench.orders.values().filter(|order| order.address == address).count();
        let full = |bench: &Bench| bench.waiting.len() >= WAITING;
        let greedy = |bench: &Bench| limited && of_address(bench) >= WAITING_EACH;
        if full(bench) || greedy(bench) {
            bench.tidy();
        }
        if greedy(bench) {
            return Err(Refused::too_many());
        }
        if full(bench) {
            return Err(Refused::busy());
        }
        if self.limits.may_draw(address) { Ok(()) } else { Err(Refused::too_many()) }
    }

    /// Sees to it that somebody draws.
    fn man(&self, bench: &mut Bench) {
        if bench.busy >= self.places {
            return;
        }
        let own = Arc::clone(&self.bench);
        let hired = std::thread::Builder::new().name("drawing".to_owned()).spawn(move || work(&own));
        match hired {
            Ok(_) => bench.busy += 1,
            // Who is at work will come to it. If nobody is, those who ask are told to try again.
            Err(error) => {
                tracing::error!(%error, "no thread to draw on");
                if bench.busy == 0 {
                    bench.waiting.clear();
                    bench.orders.clear();
                }
            }
        }
    }
}

impl Bench {
    /// The next drawing that somebody still waits for.
    fn next(&mut self) -> Option<(Tag, Draw)> {
        while let Some(tag) = self.waiting.pop_front() {
            if let Some(order) = self.orders.get_mut(&tag).filter(|order| order.is_wanted())
                && let Some(draw) = order.draw.take()
            {
                return Some((tag, draw));
            }
            self.orders.remove(&tag);
        }
        None
    }

    /// Forgets drawings that nobody waits for any more.
    fn tidy(&mut self) {
        let orders = &mut self.orders;
        self.waiting.retain(|tag| {
            let wanted = orders.get(tag).is_some_and(Order::is_wanted);
            if !wanted {
                orders.remove(tag);
            }
            wanted
        });
    }
}

/// Every change leaves the bench whole, also when something panics elsewhere.
fn lock(bench: &Mutex<Bench>) -> MutexGuard<'_, Bench> {
    bench.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Draws until nothing is left to draw. Threads are cheap beside drawings, so none is kept waiting for more.
fn work(bench: &Mutex<Bench>) {
    give_way();
    loop {
        let (tag, draw) = {
            let mut bench = lock(bench);
            let Some(next) = bench.next() else {
                bench.busy -= 1;
                return;
            };
            next
        };
        let drawn = catch_unwind(AssertUnwindSafe(draw)).unwrap_or_else(|_| {
            tracing::error!("a drawing failed");
            Err(Refused::internal())
        });
        let (order, _forgotten) = {
            let mut bench = lock(bench);
            let forgotten =
                drawn.as_ref().map(|drawn| bench.kept.keep(tag, drawn.clone())).unwrap_or_default();
            (bench.orders.remove(&tag), forgotten)
        };
        for asker in order.into_iter().flat_map(|order| order.askers) {
            // Who has gone meanwhile may come back: it is kept.
            let _ = asker.send(drawn.clone());
        }
    }
}

/// Lets everything else on this machine go first. On Linux this concerns the calling thread alone.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "drawings have the same priority as everything else");
    }
}

/// Drawings that were made, up to a number of bytes. What was not asked for longest goes first.
struct Kept {
    drawings: LruCache<Tag, Bytes>,
    bytes: usize,
    most: usize,
}

impl Kept {
    fn of(most: usize) -> Self {
        Self { drawings: LruCache::unbounded(), bytes: 0, most }
    }

    fn get(&mut self, tag: Tag) -> Option<Bytes> {
        self.drawings.get(&tag).cloned()
    }

    /// Keeps a drawing and hands back those that had to go, so that they are dropped where nobody waits for it. One that
    /// would drive out most of the others is not kept.
    fn keep(&mut self, tag: Tag, drawn: Bytes) -> Vec<Bytes> {
        if drawn.len() > self.most / 4 {
            return vec![drawn];
        }
        self.bytes += drawn.len();
        let mut gone: Vec<Bytes> = self.drawings.put(tag, drawn).into_iter().collect();
        self.bytes -= gone.iter().map(Bytes::len).sum::<usize>();
        while self.bytes > self.most
            && let Some((_, oldest)) = self.drawings.pop_lru()
        {
            self.bytes -= oldest.len();
            gone.push(oldest);
        }
        gone
    }
}

/// What goes on in the studio, for tests of what is around it.
#[cfg(test)]
impl Studio {
    pub(crate) fn places(&self) -> usize {
        self.places
    }

    /// Threads that draw.
    fn busy(&self) -> usize {
        lock(&self.bench).busy
    }

    /// Drawings that nobody has begun with.
    pub(crate) fn waiting(&self) -> usize {
        lock(&self.bench).waiting.len()
    }

    /// Those of them that somebody waits for.
    pub(crate) fn wanted(&self) -> usize {
        let bench = lock(&self.bench);
        bench.waiting.iter().filter(|tag| bench.orders[*tag].is_wanted()).count()
    }

    /// Drawings that are kept.
    pub(crate) fn kept(&self) -> usize {
        lock(&self.bench).kept.drawings.len()
    }
}

#[cfg(test)]
mod tests;
