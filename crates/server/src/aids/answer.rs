//! What each aid answers about a position.

use super::hint;
use crate::describe;
use crate::protocol::convert::squares;
use crate::protocol::{Aid, AidAnswer, OddsInfo, Refused, SourceInfo, TileCount, Words};
use bastide_engine::board::Player;
use bastide_engine::geometry::Pos;
use bastide_engine::position::Actor;
use bastide_engine::prospects::at_least_one;
use bastide_engine::source::Source;
use bastide_engine::tiles::TileId;
use bastide_engine::{State, View};

/// How many draws ahead the chances are told.
const DRAWS: usize = 3;

/// What somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asked {
    pub(crate) aid: Aid,
    /// About which square, where it is about one.
    pub(crate) at: Option<[i32; 2]>,
}

/// The answer from what this view shows.
pub(crate) fn answer(
    view: &View,
    asked: Asked,
    names: &[Words],
    sources: &[Source],
) -> Result<AidAnswer, Refused> {
    let state = view.seen();
    Ok(match asked.aid {
        Aid::Fields => AidAnswer::Fields { features: describe::owned(state, names, true) },
        Aid::Owners => AidAnswer::Owners { features: describe::owned(state, names, false) },
        Aid::Final => at_the_end(state, sources),
        Aid::Dead => AidAnswer::Dead { squares: squares(state.dead_squares()) },
        Aid::Odds => {
            let at = asked.at.ok_or_else(Refused::no_square)?;
            AidAnswer::Odds(odds(state, view.seat(), at)?)
        }
        Aid::Hint => AidAnswer::Hint(hint::hint(view, names)?),
        // These are part of what is told anyway, or have a message of their own.
        Aid::Squares | Aid::Tiles | Aid::Worth => {
            return Err(Refused::malformed("this aid is not asked for; see docs/protocol.md"));
        }
    })
}

/// What everybody would have if the game ended now.
fn at_the_end(state: &State, sources: &[Source]) -> AidAnswer {
    let (scores, events) = state.if_ended();
    let row = |source: &Source| SourceInfo {
        source: (*source).into(),
        said: source.text().into(),
        points: Player::all(state.players()).map(|player| source.points(&events, player)).collect(),
    };
    let gained = sources.iter().map(row).filter(|row| row.points.iter().any(|&points| points != 0)).collect();
    AidAnswer::Final { scores, gained }
}

/// What fits a square, and how likely it comes to the player whose view this is.
fn odds(state: &State, player: Option<Player>, at: [i32; 2]) -> Result<OddsInfo, Refused> {
    let [x, y] = at.map(|n| i16::try_from(n).ok());
    let pos = x.zip(y).map(|(x, y)| Pos::new(x, y));
    let pos = pos.filter(|pos| state.board().frontier().contains(pos)).ok_or_else(Refused::no_square)?;
    let (unseen, to_come) = (state.unseen(), state.to_come());
    let fits = |id: &TileId| state.could_fill(*id, pos);
    let kinds: Vec<TileId> = state.table().ids().filter(|id| to_come[id.index()] > 0).filter(fits).collect();
    let counted = |count: &dyn Fn(TileId) -> u16| -> Vec<TileCount> {
        let counts = kinds.iter().map(|&id| (id, count(id))).filter(|&(_, count)| count > 0);
        counts
            .map(|(id, count)| TileCount { name: state.table().name(id).to_string(), count: count.into() })
            .collect()
    };
    let all: u32 = unseen.iter().map(|&n| u32::from(n)).sum();
    let wanted: u32 = kinds.iter().map(|id| u32::from(unseen[id.index()])).sum();
    let over = state.actor() == Actor::Nobody;
    let draws = player.filter(|_| !over).map(|player| state.next_draws(player, DRAWS));
    let chances: Vec<f64> = match &draws {
        Some(Some(draws)) => (1..=draws.len() as u32).map(|n| at_least_one(all, wanted, n)).collect(),
        _ => Vec::new(),
    };
    let barred = state.is_barred(pos);
    let said = super::words::odds(barred, all, wanted, &chances, draws.is_some_and(|draws| draws.is_none()));
    Ok(OddsInfo {
        at,
        barred,
        fits: counted(&|id| unseen[id.index()]),
        besides: counted(&|id| to_come[id.index()] - unseen[id.index()]),
        unseen: all,
        chances,
        said,
    })
}
