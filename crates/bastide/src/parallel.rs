//! Numbered pieces of work, shared out among threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};

/// Does the work numbered `0..total` in chunks on so many threads, and hands each result to `merge` with the numbers
/// it stands for.
///
/// Results come to `merge` in the order of their numbers, whichever thread is done first, so that nothing depends on
/// the number of threads. The work ends early with the first error, or when `merge` has had enough.
pub(crate) fn run<T: Send, E: Send>(
    total: u64,
    chunk: u64,
    threads: usize,
    work: impl Fn(Range<u64>) -> Result<T, E> + Sync,
    mut merge: impl FnMut(Range<u64>, T) -> Result<ControlFlow<()>, E>,
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
                    // If nobody receives any more, the work has ended.
                    if send.send((first, work(numbers))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (first, result) in receive {
            early.insert(first, result);
            while let Some(result) = early.remove(&due) {
                let numbers = due..(due + chunk).min(total);
                due = numbers.end;
                if merge(numbers, result?)?.is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_until_there_are_enough() {
        for threads in [1, 3] {
            let mut seen = Vec::new();
            let merge = |numbers: Range<u64>, sum: u64| {
                seen.push((numbers.clone(), sum));
                Ok(if numbers.end < 8 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
            };
            run(100, 4, threads, |numbers| Ok::<u64, ()>(numbers.sum()), merge).unwrap();
            assert_eq!(seen, [(0..4, 6), (4..8, 22)]);
        }
    }

    #[test]
    fn the_first_error_by_number_is_told() {
        let work = |numbers: Range<u64>| if numbers.start < 5 { Ok(()) } else { Err(numbers.start) };
        assert_eq!(run(20, 1, 4, work, |_, ()| Ok(ControlFlow::Continue(()))), Err(5));
    }
}
