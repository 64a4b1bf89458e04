//! Who is connected to a table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Connections by the hash of the secret they have shown. A seat that is invited again has another secret, so what
/// is still connected with the old one does not count for it.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<Vec<u8>, usize>>);

impl Presence {
    fn lock(&self) -> MutexGuard<'_, HashMap<Vec<u8>, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether anybody with this secret is there.
    pub(crate) fn has(&self, hash: &[u8]) -> bool {
        self.lock().contains_key(hash)
    }

    /// Somebody comes; answers whether nobody with this secret was there before.
    pub(crate) fn come(&self, hash: &[u8]) -> bool {
        let mut all = self.lock();
        let count = all.entry(hash.to_vec()).or_default();
        *count += 1;
        *count == 1
    }

    /// Somebody leaves; answers whether nobody with this secret is there any more.
    pub(crate) fn leave(&self, hash: &[u8]) -> bool {
        let mut all = self.lock();
        let Some(count) = all.get_mut(hash) else { return false };
        *count -= 1;
        let last = *count == 0;
        if last {
            all.remove(hash);
        }
        last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_empty_when_its_last_connection_is_gone() {
        let presence = Presence::default();
        assert!(!presence.has(b"a"));
        assert_eq!((presence.come(b"a"), presence.come(b"a"), presence.come(b"b")), (true, false, true));
        assert_eq!((presence.leave(b"a"), presence.has(b"a")), (false, true), "a second tab is still there");
        assert_eq!((presence.leave(b"a"), presence.has(b"a"), presence.has(b"b")), (true, false, true));
        assert!(!presence.leave(b"a"), "nobody leaves twice");
    }
}
