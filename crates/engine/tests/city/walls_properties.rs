//! The walls of The City in games played at random: where they stand, who sets them, when the game ends. And that
//! the games looked at have in them what makes walls difficult.

use crate::builders::Style;
use crate::contour::{Land, beyond};
use crate::{city_game, city_position};
use bastide_engine::State;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Event, Occasion};
use bastide_engine::games::city::CityEvent;
use bastide_engine::games::city::CityRefusal;
use bastide_engine::games::city::Step;
use bastide_engine::games::city::{End, Ending};
use bastide_engine::geometry::{Edge, Pos, Side};
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::testing::play_like;
use std::collections::{BTreeMap, BTreeSet};

/// Games for two, three and four.
const GAMES: u64 = 90;

/// What is called with each move of a game.
type Look<'a> = &'a mut dyn FnMut(&State, &Action, &[Event], &State);

fn each_game(mut watch: impl FnMut(usize, &mut dyn FnMut(Look<'_>))) {
    for number in 0..GAMES {
        let players = 2 + (number % 3) as usize;
        let style = Style::ALL[number as usize / 3 % 3];
        watch(players, &mut |look| {
            let choose = |rng: &mut _, state: &_| style.choose(rng, state);
            play_like(&city_game(players), Seed::from(20).child(number), choose, look);
        });
    }
}

/// The side at the other end of the unbroken row that begins at this one.
fn opposite(land: &Land, edge: Edge) -> Edge {
    let side = Side::ALL[(edge.side.index() + 2) % 4];
    let mut far = Edge { pos: edge.pos, side };
    while land.tiles.contains(&beyond(far)) {
        far.pos = beyond(far);
    }
    far
}

/// C14: the gate and the walls are a part of the outer contour without a break, and what is free is the rest.
#[test]
fn c14_the_line_follows_the_contour_that_flooding_finds() {
    let (mut notches, mut holes, mut corners, mut cells_twice) = (0, 0, 0, 0);
    each_game(|_, game| {
        game(&mut |_, action, _, state| {
            let lays = matches!(action, Action::Lay { .. });
            if !lays && !matches!(action, Action::Gate { .. } | Action::Wall { .. }) {
                return;
            }
            let (land, walls) = (Land::of(state.board()), city_position(state).walls());
            let contour = land.contour();
            let back: BTreeMap<Edge, Edge> = contour.iter().map(|(&edge, &next)| (next, edge)).collect();
            assert_eq!(back.len(), contour.len(), "each side follows one other");
            let line: Vec<Edge> = (walls.line(End::Left).iter().rev().copied())
                .chain(walls.gate())
                .chain(walls.line(End::Right).iter().copied())
                .collect();
            assert!(
                line.iter().all(|edge| contour.contains_key(edge)),
                "no wall stands in a hole or between tiles"
            );
            assert!(line.windows(2).all(|pair| contour[&pair[0]] == pair[1]), "the line has no break");
            if state.actor() == Actor::Nobody {
                return;
            }
            let free: Vec<Edge> = walls.free(state.board()).collect();
            let mut all: Vec<Edge> = line.iter().chain(&free).copied().collect();
            assert!(free.windows(2).all(|pair| contour[&pair[0]] == pair[1]), "in clockwise order");
            all.sort();
            all.dedup();
            assert_eq!(all.len(), line.len() + free.len());
            assert_eq!(
                all,
                contour.keys().copied().collect::<Vec<_>>(),
                "every outer side is walled or free"
            );
            let next = |end| walls.next(state.board(), end);
            if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
                let open = !free.is_empty();
                assert_eq!(next(End::Right), open.then(|| contour[&last]));
                assert_eq!(next(End::Left), open.then(|| back[&first]));
                assert_eq!(
                    (free.first().copied(), free.last().copied()),
                    (next(End::Right), next(End::Left))
                );
            } else {
                assert_eq!(End::ALL.map(next), [None, None]);
            }
            notches += usize::from(contour.iter().any(|(&edge, &next)| beyond(edge) == beyond(next)));
            holes += usize::from(land.has_holes());
            corners += usize::from(land.has_corner_contact());
            let faced: BTreeSet<Pos> = line.iter().map(|&edge| beyond(edge)).collect();
            cells_twice += usize::from(faced.len() < line.len());
        });
    });
    for (case, times) in
        [("notches", notches), ("holes", holes), ("corners", corners), ("walled notches", cells_twice)]
    {
        assert!(times > 100, "{case} occur {times} times");
    }
}

/// C15: cells that a wall, or the line's being locked in, keeps empty.
#[test]
fn c15_both_reasons_to_refuse_a_tile_occur_and_are_told() {
    let (mut beyond_walls, mut locking, mut only_there) = (0, 0, 0);
    each_game(|_, game| {
        game(&mut |before, _, events, state| {
            let aside = events.iter().any(|event| matches!(event, Event::SetAside { .. }));
            only_there += usize::from(aside && city_position(before).walls().gate().is_some());
            let Some(drawn) = state.drawn() else { return };
            let name = state.table().name(drawn);
            for pos in crate::common::recount::frontier(state.board()) {
                for rotation in bastide_engine::geometry::Rotation::ALL {
                    let lay = Action::Lay { tile: name.clone(), pos, rotation };
                    match state.check(&lay) {
                        Err(Refusal::City(CityRefusal::BeyondWalls(at))) => {
                            assert_eq!(at, pos);
                            beyond_walls += 1;
                        }
                        Err(Refusal::City(CityRefusal::LocksWallsIn(at))) => {
                            assert_eq!(at, pos);
                            locking += 1;
                        }
                        _ => {}
                    }
                }
            }
        });
    });
    assert!(beyond_walls > 1000 && locking > 100 && only_there > 0, "{beyond_walls} {locking} {only_there}");
}

/// A building as the rules have it, followed event by event.
struct Building {
    leader: usize,
    pieces: usize,
    set: usize,
}

/// C11, C12, C13, C19: who sets how many walls.
#[test]
fn c12_each_building_has_its_pieces_set_in_turn() {
    let (mut short, mut full) = (0, 0);
    each_game(|players, game| {
        let mut building: Option<Building> = None;
        game(&mut |before, action, events, after| {
            let (was, is) = (city_position(before), city_position(after));
            for event in events {
                match event {
                    Event::City(CityEvent::BuildingBegun { leader, each, gate, .. }) => {
                        assert!(building.is_none(), "one building at a time");
                        let drawn = 75 - is.left();
                        assert!(drawn > 30, "not with the first pile");
                        let expected = match (players, drawn > 55) {
                            (2, false) => 2,
                            (2, true) => 4,
                            (_, false) => 1,
                            (_, true) => 2,
                        };
                        assert_eq!(
                            (*each, *gate, *leader),
                            (expected, was.walls().gate().is_none(), was.player())
                        );
                        building = Some(Building {
                            leader: leader.seat(),
                            pieces: expected as usize * players,
                            set: 0,
                        });
                    }
                    Event::City(CityEvent::GateSet { player, .. } | CityEvent::WallSet { player, .. }) => {
                        let building = building.as_mut().expect("walls are set in buildings");
                        let gate = matches!(event, Event::City(CityEvent::GateSet { .. }));
                        assert_eq!(gate, was.walls().gate().is_none(), "the gate comes first, and once");
                        assert_eq!(player.seat(), (building.leader + building.set) % players);
                        building.set += 1;
                    }
                    _ => {}
                }
            }
            // C11: exactly what a tile completes and somebody holds is followed by a building.
            let tile = matches!(action, Action::Lay { .. }) || was.step() == Some(Step::Follower);
            let scored = events
                .iter()
                .any(|event| matches!(event, Event::Scored(s) if s.occasion == Occasion::Completed));
            if tile && after.actor() != Actor::Nobody {
                assert_eq!(building.is_some(), scored && is.pile() > 1, "{action}");
            }
            if !matches!(is.step(), Some(Step::Gate | Step::Wall | Step::Guard))
                && let Some(done) = building.take_if(|building| building.set > 0)
            {
                let (supply, free) = (is.walls().supply(), is.walls().free(after.board()).count());
                match (done.set == done.pieces, supply == 0) {
                    (true, _) => full += 1,
                    (false, true) => short += 1,
                    // The ring is closed: since a game ends with five free sides, that is rare.
                    (false, false) => {
                        assert!(
                            free == 0 || after.actor() == Actor::Nobody,
                            "{} of {}",
                            done.set,
                            done.pieces
                        );
                    }
                }
                assert_ne!(is.step(), Some(Step::Gate));
                if is.step() == Some(Step::Tower) {
                    assert_eq!(after.actor(), Actor::Player(Player::new(done.leader)));
                } else if after.actor() != Actor::Nobody {
                    assert_eq!(
                        is.player().seat(),
                        (done.leader + 1) % players,
                        "then it is the next player's turn"
                    );
                }
            }
        });
    });
    assert!(full > 200 && short > 0, "{full} {short}");
}

/// Whether guards of the third pile come when all walls of a building are set, in the games looked at.
fn guards_last(state: &State) -> bool {
    city_position(state).pile() == 3
}

/// Followers of each player that have not been used since the turn began, by seat. What comes back in a turn is not
/// among them (C9).
#[derive(Default)]
struct Hands([u32; 4]);

impl Hands {
    fn see(&mut self, before: &State, action: &Action, events: &[Event]) {
        if matches!(action, Action::Draw { .. }) {
            for player in Player::all(before.players()) {
                self.0[player.seat()] = before.supply(player);
            }
        }
        for event in events {
            if let Event::Placed { player, .. } | Event::City(CityEvent::GuardSet { player, .. }) = event {
                self.0[player.seat()] -= 1;
            }
        }
    }
}

/// C9, C16: a guard is asked for exactly when the rules allow one.
#[test]
fn c16_a_guard_may_stand_unless_one_stands_at_the_end_of_the_row() {
    let (mut allowed, mut facing, mut without, mut gaps, mut filled) = (0, 0, 0, 0, 0);
    let (mut resting, mut late) = (0, 0);
    each_game(|players, game| {
        let mut hands = Hands::default();
        // The last wall of each in the building, and who is still to be asked when guards come last.
        let mut last: [Option<Edge>; 4] = [None; 4];
        let mut queue: Vec<Player> = Vec::new();
        game(&mut |before, action, events, after| {
            hands.see(before, action, events);
            let (walls, land) = (city_position(after).walls(), Land::of(after.board()));
            let guarded = |edge: Edge| walls.guards().iter().any(|guard| guard.edge == edge);
            if let Action::Lay { .. } = action {
                let pairs = |land: &Land| {
                    walls.guards().iter().filter(|guard| guarded(opposite(land, guard.edge))).count()
                };
                filled += usize::from(pairs(&land) > pairs(&Land::of(before.board())));
            }
            for event in events {
                match event {
                    Event::City(CityEvent::BuildingBegun { leader, .. }) => {
                        last = [None; 4];
                        queue = std::iter::successors(Some(*leader), |player| Some(player.next(players)))
                            .take(players)
                            .collect();
                    }
                    Event::City(CityEvent::WallSet { player, edge, .. }) => last[player.seat()] = Some(*edge),
                    _ => {}
                }
            }
            let may = |player: Player| {
                let edge = last[player.seat()];
                edge.filter(|&edge| hands.0[player.seat()] > 0 && !guarded(opposite(&land, edge)))
            };
            let asked = city_position(after).wall_to_guard();
            if guards_last(after) {
                let building =
                    matches!(city_position(before).step(), Some(Step::Gate | Step::Wall | Step::Guard));
                if !building || city_position(after).step() == Some(Step::Wall) {
                    assert_eq!(asked, None, "{action}");
                    return;
                }
                // All walls are set: the next of those who may is asked, and nobody if there is none.
                let next = queue.iter().position(|&player| may(player).is_some());
                assert_eq!(asked, next.and_then(|place| may(queue[place])), "{action}");
                if let Some(place) = next {
                    assert_eq!(after.actor(), Actor::Player(queue[place]));
                    queue.drain(..=place);
                    late += 1;
                } else {
                    queue.clear();
                }
                return;
            }
            let Some(Event::City(CityEvent::WallSet { player, edge, .. })) =
                events.iter().find(|event| matches!(event, Event::City(CityEvent::WallSet { .. })))
            else {
                return;
            };
            assert_eq!(asked, may(*player), "{edge}");
            allowed += usize::from(asked.is_some());
            facing += usize::from(guarded(opposite(&land, *edge)));
            without += usize::from(hands.0[player.seat()] == 0);
            resting += usize::from(hands.0[player.seat()] == 0 && after.supply(*player) > 0);
            // A guard in the same row or column that looks this way, beyond a gap.
            let same_row = |other: Edge| {
                other.side.index() == (edge.side.index() + 2) % 4
                    && if edge.side.index() % 2 == 0 {
                        other.pos.x == edge.pos.x
                    } else {
                        other.pos.y == edge.pos.y
                    }
            };
            gaps += usize::from(asked.is_some() && walls.guards().iter().any(|guard| same_row(guard.edge)));
        });
    });
    for (case, times) in [
        ("guards", allowed),
        ("facing", facing),
        ("none left", without),
        ("only such as came back", resting),
        ("gaps", gaps),
        ("filled gaps", filled),
        ("guards when all walls are set", late),
    ] {
        assert!(times > 0, "{case} occur: {allowed} {facing} {without} {resting} {gaps} {filled} {late}");
    }
    assert!(allowed > 300 && facing > 50 && late > 30, "{allowed} {facing} {late}");
}

/// C17: one point for each wall since the last tower on that side.
#[test]
fn c17_towers_are_paid_for_the_walls_since_the_last() {
    let mut towers = 0;
    each_game(|_, game| {
        let mut since = [0; 2];
        game(&mut |before, _, events, after| {
            for event in events {
                match event {
                    Event::City(CityEvent::WallSet { end, .. }) => since[end.index()] += 1,
                    Event::City(CityEvent::TowerSet { player, end, points, edge, .. }) => {
                        assert_eq!(*points, std::mem::take(&mut since[end.index()]));
                        assert!(*points > 0);
                        assert_eq!(*player, city_position(before).player(), "the leader's");
                        assert_eq!(Some(edge), city_position(after).walls().line(*end).last());
                        towers += 1;
                    }
                    _ => {}
                }
            }
        });
    });
    assert!(towers > 100, "{towers}");
}

/// C20, C21: the game ends exactly when the rules say so, each way.
#[test]
fn c20_each_of_the_three_endings_occurs_and_none_is_missed() {
    let mut endings: BTreeMap<&str, usize> = BTreeMap::new();
    let mut by_tile = 0;
    each_game(|players, game| {
        game(&mut |before, action, events, after| {
            let (was, is) = (city_position(before), city_position(after));
            let ended = events.iter().find_map(|event| match event {
                Event::City(CityEvent::CityEnds { ending, .. }) => Some(*ending),
                _ => None,
            });
            assert_eq!(ended.is_some(), after.actor() == Actor::Nobody, "{action}");
            let over = is.step().is_none();
            if !over && is.step() != Some(Step::Draw) {
                return;
            }
            let building = matches!(was.step(), Some(Step::Gate | Step::Wall | Step::Guard | Step::Tower));
            let free = is.walls().free(after.board()).count();
            let expected = match (is.walls().supply(), is.left()) {
                (0, _) => Some(Ending::Walls),
                (_, 0) => Some(Ending::Tiles),
                _ if is.walls().gate().is_some() && free <= 5 => Some(Ending::Ring),
                _ => None,
            };
            assert_eq!(ended, expected, "{action} with {players}");
            by_tile += usize::from(ended == Some(Ending::Ring) && !building);
            let Some(ending) = ended else { return };
            *endings.entry(ending.word()).or_default() += 1;
            let closing: Vec<Edge> = is.walls().closing().to_vec();
            assert_eq!(closing.len(), free, "what was free is closed");
            for event in events {
                if let Event::City(CityEvent::RingClosed { sides, imagined, .. }) = event {
                    assert_eq!(*sides, closing);
                    assert_eq!(*imagined, (free as u32).saturating_sub(is.walls().supply()));
                }
            }
        });
    });
    assert_eq!(endings.keys().copied().collect::<Vec<_>>(), ["ring", "tiles", "walls"], "{endings:?}");
    assert!(by_tile > 0, "a tile narrows the gap");
}
