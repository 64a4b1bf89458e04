//! Numbered pieces of work, shared out among threads.

use std::sync::atomic::{AtomicU64, Ordering};

/// Does the work numbered `0..total` in chunks on so many threads, and hands each result to `merge` with
/// the number of pieces it stands for.
///
/// What `merge` makes of the results must not depend on their order. The first error ends the work.
pub(crate) fn run<T: Send, E: Send>(
    total: u64,
    chunk: u64,
    threads: usize,
    work: impl Fn(std::ops::Range<u64>) -> Result<T, E> + Sync,
    mut merge: impl FnMut(u64, T),
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        let (send, receive) = std::sync::mpsc::channel();
        for _ in 0..threads.min(total.div_ceil(chunk) as usize) {
            let (send, next, work) = (send.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let first = next.fetch_add(chunk, Ordering::Relaxed);
                    if first >= total {
                        break;
                    }
                    let numbers = first..(first + chunk).min(total);
                    let done = numbers.end - numbers.start;
                    // If nobody receives any more, an error has ended the work.
                    if send.send((done, work(numbers))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for (done, result) in receive {
            merge(done, result?);
        }
        Ok(())
    })
}
