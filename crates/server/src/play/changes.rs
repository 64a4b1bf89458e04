//! What a client has to be told of a position when it has the one before.
//!
//! Kept of that one are fingerprints alone: a number for each element of its long lists, about a kilobyte for a connection,
//! where the position itself would be ten times as much.

use crate::protocol::{GamesInfo, ListChange, PositionChange, PositionInfo};
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;

/// The fingerprints of a position that was sent.
pub(super) struct Prints {
    seq: u32,
    tiles: Vec<u64>,
    pieces: Vec<u64>,
    unseen: Vec<u64>,
    game: u64,
}

impl Prints {
    pub(super) fn of(position: &PositionInfo) -> Self {
        Self {
            seq: position.seq,
            tiles: prints(&position.tiles),
            pieces: prints(&position.pieces),
            unseen: prints(&position.unseen),
            game: game(&position.games),
        }
    }

    /// What leads from the position of these fingerprints to this one, of which they are from now on.
    pub(super) fn change(&mut self, mut position: PositionInfo) -> PositionChange {
        let before = mem::replace(self, Self::of(&position));
        let mut same = Vec::new();
        if before.game == self.game {
            same = fields(&mem::take(&mut position.games));
        }
        PositionChange {
            since: before.seq,
            same,
            tiles: between(&before.tiles, &self.tiles, mem::take(&mut position.tiles)),
            pieces: between(&before.pieces, &self.pieces, mem::take(&mut position.pieces)),
            unseen: between(&before.unseen, &self.unseen, mem::take(&mut position.unseen)),
            position,
        }
    }
}

fn print(one: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    one.hash(&mut hasher);
    hasher.finish()
}

fn prints<T: Hash>(list: &[T]) -> Vec<u64> {
    list.iter().map(print).collect()
}

/// What belongs to one game alone. It has figures that can't be hashed as they are; their text can.
fn game(games: &GamesInfo) -> u64 {
    print(&serde_json::to_string(games).unwrap_or_default())
}

/// The names of its fields.
fn fields(games: &GamesInfo) -> Vec<String> {
    let Ok(Value::Object(all)) = serde_json::to_value(games) else { return Vec::new() };
    all.into_iter().filter(|(_, value)| !value.is_null()).map(|(name, _)| name).collect()
}

fn between<T>(before: &[u64], now: &[u64], list: Vec<T>) -> ListChange<T> {
    let keep = before.iter().zip(now).take_while(|(old, new)| old == new).count();
    let rest = (&before[keep..], &now[keep..]);
    let end = rest.0.iter().rev().zip(rest.1.iter().rev()).take_while(|(old, new)| old == new).count();
    let new = list.into_iter().take(now.len() - end).skip(keep).collect();
    ListChange { keep: keep as u32, new, end: end as u32 }
}

#[cfg(test)]
mod tests {
    use super::{between, prints};
    use proptest::prelude::*;

    proptest! {
        /// Few different elements, so that lists have much in common and the same element comes often.
        #[test]
        fn a_change_leads_from_any_list_to_any_other(
            before in proptest::collection::vec(0..3u32, 0..9),
            now in proptest::collection::vec(0..3u32, 0..9),
        ) {
            let change = between(&prints(&before), &prints(&now), now.clone());
            let common = change.keep + change.end;
            prop_assert_eq!(common as usize + change.new.len(), now.len());
            prop_assert_eq!(change.apply(before), Some(now));
        }
    }

    #[test]
    fn what_is_in_both_is_not_told_again() {
        let change = between(&prints(&[1, 2, 3, 4, 5]), &prints(&[1, 2, 9, 5]), vec![1, 2, 9, 5]);
        assert_eq!((change.keep, change.new.as_slice(), change.end), (2, &[9][..], 1));
    }

    #[test]
    fn a_list_that_is_too_short_is_no_base() {
        let change = between(&prints(&[1, 2, 3]), &prints(&[1, 2, 3, 4]), vec![1, 2, 3, 4]);
        assert_eq!(change.apply(vec![1, 2]), None);
    }
}
