//! Plays a game to its end without changing what its followers stand on.

use crate::table::position;
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::{Presence, SegmentId};
use bastide_engine::games::base::Step;
use bastide_engine::geometry::Pos;
use bastide_engine::position::Actor;
use bastide_engine::testing::{Table, square};
use bastide_engine::tiles::{Attrs, FeatureKind};

/// Turns that matter to nobody.
pub(crate) trait Quiet: Sized {
    /// Lays all remaining tiles where they matter to no follower: the final scoring is then that
    /// of the position before.
    fn quietly_to_the_end(self) -> Self {
        self.until_left(&[], &[])
    }

    /// Lays tiles likewise, but keeps these in the bag and these squares empty.
    fn until_left(self, tiles: &[&str], free: &[&str]) -> Self;
}

impl Quiet for Table {
    fn until_left(mut self, tiles: &[&str], free: &[&str]) -> Self {
        let free: Vec<Pos> = free.iter().map(|pos| square(pos)).collect();
        let mut order = Order::South;
        while self.state().unseen().iter().map(|&n| usize::from(n)).sum::<usize>() > tiles.len() {
            if self.state().legal_actions().contains(&Action::Blind) {
                self = self.actions(&["blind"]);
            }
            let wanted = matters(self.state());
            let kept = |name: &str| tiles.iter().filter(|tile| **tile == name).count();
            let draws: Vec<Action> = (self.state().legal_actions().into_iter())
                .filter(|draw| match draw {
                    Action::Draw { tile } => {
                        let id = self.state().table().find(tile).expect("it can be drawn");
                        usize::from(self.state().unseen()[id.index()]) > kept(tile)
                    }
                    _ => panic!("a tile is to be drawn"),
                })
                .collect();
            let quiet = draws.iter().find_map(|draw| quiet_turn(self.state(), draw, &free, &wanted, order));
            let turn = quiet.unwrap_or_else(|| panic!("no tile can be laid quietly"));
            self = self.actions(&turn.iter().map(Action::to_string).collect::<Vec<_>>());
            order = order.other();
        }
        self
    }
}

/// The game grows to the south and to the west in turn, away from where scripts play.
#[derive(Clone, Copy)]
enum Order {
    South,
    West,
}

impl Order {
    fn other(self) -> Self {
        match self {
            Self::South => Self::West,
            Self::West => Self::South,
        }
    }
}

/// What must stay: followers, with the size and the rest of what they stand on; for farmers, the
/// completed cities beside their field.
#[derive(PartialEq)]
struct Matter {
    presence: Presence,
    size: Option<(u32, u32, Attrs)>,
    cities: Vec<Pos>,
}

fn matters(state: &State) -> Vec<Matter> {
    let features = state.board().features();
    let matter = |segment: SegmentId| {
        let field = features.kind(segment) == FeatureKind::Field;
        Matter {
            presence: features.presence(segment),
            size: (!field)
                .then(|| (features.tiles(segment), features.open(segment), features.attrs(segment))),
            cities: if field { completed_cities_beside(state, segment) } else { Vec::new() },
        }
    };
    position(state).followers().map(|(_, segment)| matter(segment)).collect()
}

/// Each by its first square.
fn completed_cities_beside(state: &State, field: SegmentId) -> Vec<Pos> {
    let (board, features) = (state.board(), state.board().features());
    let field = features.root(field);
    let mut cities: Vec<Pos> = features
        .roots()
        .filter(|&city| features.kind(city) == FeatureKind::City && features.open(city) == 0)
        .filter(|&city| {
            features.ring(city).any(|segment| {
                let (number, place) = features.place(segment);
                let segments = &state.table().tile(board.laid()[number].tile).segments;
                let on_tile = features.segments().filter(|&s| features.place(s).0 == number);
                on_tile
                    .zip(segments)
                    .any(|(s, kind)| kind.touches >> place & 1 == 1 && features.root(s) == field)
            })
        })
        .map(|city| features.ring(city).map(|s| board.laid()[features.place(s).0].pos).min())
        .map(|first| first.expect("a city lies somewhere"))
        .collect();
    cities.sort();
    cities
}

fn due(state: &State) -> Option<Step> {
    position(state).step()
}

/// The actions of a turn with this draw that changes nothing of what matters.
fn quiet_turn(
    state: &State,
    draw: &Action,
    free: &[Pos],
    wanted: &[Matter],
    order: Order,
) -> Option<Vec<Action>> {
    let mut drawn = state.clone();
    drawn.play(draw).ok()?;
    let mut lays: Vec<(Pos, Action)> = (drawn.legal_actions().into_iter())
        .filter_map(|action| match action {
            Action::Lay { pos, .. } if !free.contains(&pos) => Some((pos, action)),
            _ => None,
        })
        .collect();
    lays.sort_by_key(|(pos, _)| match order {
        Order::South => (-pos.y, pos.x),
        Order::West => (pos.x, -pos.y),
    });
    lays.into_iter().find_map(|(_, lay)| {
        let mut after = drawn.clone();
        after.play(&lay).ok()?;
        let mut turn = vec![draw.clone(), lay];
        // Who is asked for something else as well leaves it out too, until the next player may begin.
        while matches!(after.actor(), Actor::Player(_)) && due(&after) != Some(Step::Begin) {
            after.play(&Action::Pass).ok()?;
            turn.push(Action::Pass);
        }
        (matters(&after) == *wanted).then_some(turn)
    })
}
