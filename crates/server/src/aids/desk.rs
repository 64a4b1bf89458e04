//! Where aids are worked out: a few places beside those in which bots think and pictures are drawn.

use crate::protocol::Refused;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// How many may wait for a place.
const QUEUE: usize = 64;

/// Places to work in, and a queue before them that has an end.
pub(crate) struct Desk {
    places: Semaphore,
    here: AtomicUsize,
    most: usize,
}

/// Somebody who works or waits, until it is dropped.
struct Visit<'a>(&'a AtomicUsize);

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Desk {
    /// So many at once.
    pub(crate) fn new(places: usize) -> Self {
        Self { places: Semaphore::new(places), here: AtomicUsize::new(0), most: places + QUEUE }
    }

    /// Works something out, not on the threads that serve everybody. Refused when too many wait.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let before = self.here.fetch_add(1, Ordering::Relaxed);
        let _visit = Visit(&self.here);
        if before >= self.most {
            return Err(Refused::aids_busy());
        }
        let _place = self.places.acquire().await.map_err(|_| Refused::aids_busy())?;
        tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
            tracing::error!(%error, "an aid failed");
            Err(Refused::internal())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Code;
    use std::sync::Arc;

    #[tokio::test]
    async fn the_queue_has_an_end_and_those_before_it_are_served() {
        let desk = Arc::new(Desk { most: 2, ..Desk::new(1) });
        let (open, wait) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let desk = Arc::clone(&desk);
            async move { desk.work(move || Ok(wait.recv().is_ok())).await }
        });
        while desk.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let second = tokio::spawn({
            let desk = Arc::clone(&desk);
            async move { desk.work(|| Ok(2)).await }
        });
        while desk.here.load(Ordering::Relaxed) < 2 {
            tokio::task::yield_now().await;
        }
        assert_eq!(desk.work(|| Ok(3)).await.unwrap_err().code, Code::Busy);
        open.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        assert_eq!(second.await.unwrap(), Ok(2));
        assert_eq!(desk.work(|| Ok(3)).await, Ok(3), "there is room again");
    }
}
