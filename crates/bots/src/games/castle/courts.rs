//! What merchants can expect (X18).

use super::evaluate::{Judge, Prospects};
use crate::evaluation::chances::Opening;
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::games::castle::{State, majority};
use bastide_engine::position::Position;
use bastide_engine::tiles::Attr;

impl Judge {
    /// The points a court will bring to whoever leads there in the end: for the markets in it, and for
    /// those that will come to it as long as it is open.
    pub(super) fn court(
        &self,
        position: &State,
        court: SegmentId,
        list: &[Opening],
        presence: Presence,
        prospects: &mut Prospects,
    ) -> f64 {
        let wide = (list.len() as f64 / self.weights.court_cells).min(1.0);
        let now = f64::from(position.board().features().attrs(court).get(Attr::Market));
        let to_come = self.weights.court_growth * self.markets * wide;
        let risk = self.weights.court_risk * self.share_of_game * wide;
        let markets = self.weights.common.ending * (now + to_come) * (1.0 - risk);
        if let Some(leader) = majority(presence) {
            let own = prospects.of(leader);
            own.markets = own.markets.max(markets);
        }
        3.0 * markets
    }
}
