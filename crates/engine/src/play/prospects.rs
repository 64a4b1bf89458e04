//! What may still come: which tiles, on which squares, and how likely.

use crate::board::{Board, Player};
use crate::vocabulary::geometry::{Pos, Side};
use crate::vocabulary::pieces::Place;
use crate::vocabulary::tiles::{TileId, TileTable};

/// What an unfinished feature still needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// The empty squares that it reaches, in reading order. While there are several, no single tile completes it.
    pub squares: Vec<Pos>,
    /// The kinds of tile, of those that may still come, with one of which it would be completed at once.
    pub tiles: Vec<TileId>,
}

/// The chance that at least one of so many tiles drawn blindly is one of those that are `wanted` among all that are
/// `unseen`. Where fewer are unseen than drawn, all of them are drawn.
///
/// The order of unseen tiles is not known to anybody, so that it does not matter which of them a player draws: the
/// third and the sixth are as good as the first two.
///
/// ```
/// use bastide_engine::prospects::at_least_one;
///
/// assert_eq!(at_least_one(10, 2, 1), 1.0 - 8.0 / 10.0);
/// assert_eq!(at_least_one(4, 2, 2), 1.0 - 2.0 / 4.0 * 1.0 / 3.0);
/// assert_eq!(at_least_one(4, 2, 3), 1.0);
/// assert_eq!(at_least_one(4, 0, 3), 0.0);
/// ```
pub fn at_least_one(unseen: u32, wanted: u32, draws: u32) -> f64 {
    let others = unseen.saturating_sub(wanted);
    let none = (0..draws.min(unseen))
        .map(|drawn| f64::from(others.saturating_sub(drawn)) / f64::from(unseen - drawn))
        .product::<f64>();
    1.0 - none
}

/// Which of the coming draws are a player's, counted from one: those of the next turns of all players, of which each
/// draws `each` tiles in a turn, and `now` still draws `rest` in this one. At most `most` of them, and only as many
/// as there are tiles `left`.
pub(crate) fn draws_of(
    player: Player,
    (now, rest): (Player, u32),
    (players, each): (usize, u32),
    left: u32,
    most: usize,
) -> Vec<u32> {
    let mut drawers = (0..rest).map(|_| now).collect::<Vec<_>>();
    let mut next = now;
    while drawers.len() < left as usize && drawers.iter().filter(|&&one| one == player).count() < most {
        next = next.next(players);
        drawers.extend((0..each).map(|_| next));
    }
    let own = (1..=left).zip(drawers).filter(|&(_, drawer)| drawer == player);
    own.map(|(place, _)| place).take(most).collect()
}

/// The empty squares, not closed, that the feature at this place reaches, in reading order.
pub(crate) fn open_squares(board: &Board, table: &TileTable, place: Place) -> Vec<Pos> {
    let Some(feature) = board.segment_of(table, place) else { return Vec::new() };
    let features = board.features();
    let mut squares = Vec::new();
    for segment in features.ring(feature) {
        let (number, place) = features.place(segment);
        let laid = &board.laid()[number];
        for side in Side::ALL {
            let beyond = laid.pos.step(side);
            let reaches = side
                .ports()
                .into_iter()
                .any(|port| table.segment_at(laid.tile, laid.rotation, port) == place);
            if reaches && board.tile_at(beyond).is_none() && !board.is_closed(beyond) {
                squares.push(beyond);
            }
        }
    }
    squares.sort();
    squares.dedup();
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_go_round_the_table_until_no_tile_is_left() {
        let [first, second] = [0, 1].map(Player::new);
        // The first of three has drawn: the next two draws are the others', the third is theirs.
        assert_eq!(draws_of(first, (first, 0), (3, 1), 20, 3), [3, 6, 9]);
        assert_eq!(draws_of(second, (first, 0), (3, 1), 20, 3), [1, 4, 7]);
        // Who is about to draw is the next.
        assert_eq!(draws_of(first, (first, 1), (3, 1), 20, 2), [1, 4]);
        // Two tiles a turn, of which one is drawn.
        assert_eq!(draws_of(first, (first, 1), (2, 2), 20, 3), [1, 4, 5]);
        assert_eq!(draws_of(first, (first, 0), (3, 1), 5, 3), [3], "the sixth tile is not there");
        assert_eq!(draws_of(first, (first, 0), (3, 1), 0, 3), [0; 0]);
    }
}
