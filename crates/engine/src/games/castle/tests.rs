//! Rules that are best shown from a position made for them: wall tiles in hand, a score near a tower, the
//! last tile drawn.

use super::{Enclosure, Rules, State};
use crate::board::{Placement, Player};
use crate::games::castle::CastleRefusal;
use crate::games::castle::Step;
use crate::games::castle::WallTile;
use crate::play::bag::Bag;
use crate::play::event::Event;
use crate::play::position::{Actor, Position};
use crate::play::refusal::Refusal;
use crate::testing::{act, has, legal, refusal, scored, script};
use crate::vocabulary::geometry::{Pos, Rotation, Side};
use crate::vocabulary::tiles::TileSet;
use std::sync::Arc;

fn start() -> State {
    State::new(Arc::new(Rules::new()))
}

/// Plays a turn with the last tile of the game.
fn last_turn(state: &mut State, line: &str) -> Vec<String> {
    let name = line.split(' ').nth(1).unwrap_or_default();
    let tile = state.table().find(name).unwrap_or_else(|| panic!("{line} names no tile"));
    state.core.bag = Bag::of(&state.rules.table, &[tile]);
    script(state, line)
}

/// A player holds this wall tile since an earlier turn.
fn give(state: &mut State, number: usize, tile: WallTile) {
    state.unseen_walls[tile.index()] -= 1;
    state.hands[number - 1].win(tile);
    state.hands[number - 1].settle();
}

const ONE: Player = Player::new(0);
const TWO: Player = Player::new(1);

#[test]
fn x6_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() {
    let mut state = start();
    // Only the cell at the northern path is left, and it wants a road.
    for pos in state.core.board.frontier().to_vec() {
        if pos != Pos::new(2, 0) {
            state.core.board.close(pos);
        }
    }
    let told = act(&mut state, "draw tower-new-court");
    assert_eq!(told[1], "set-aside 1 tower-new-court");
    assert_eq!((state.actor(), state.player()), (Actor::Chance, ONE), "the same player draws again");
    assert_eq!(state.set_aside().len(), 1);
    act(&mut state, "draw path-curve");
    assert_eq!(state.step(), Some(Step::Lay));
}

#[test]
fn x14_the_marker_takes_a_wall_tile_on_either_space_of_a_tower_and_not_in_passing() {
    for (score, taken) in [(7, 0), (8, 1), (9, 1), (10, 0), (14, 1), (11, 0)] {
        let mut state = start();
        state.core.scores[0] = score;
        // A tower of two tiles, the start space one of them: 4 points.
        let told = script(&mut state, "1: tower-n-court-market 0,3 270 tower w");
        assert_eq!(state.scores(), [score + 4, 0]);
        assert_eq!(u32::from(state.taken[0]), taken, "from {score}: {told:?}");
        assert_eq!(state.tiles_on_towers(), 13 - taken);
    }
}

#[test]
fn x14_a_tower_gives_its_wall_tile_once_and_the_one_at_zero_never() {
    let mut state = start();
    state.move_marker(ONE, 1, &mut crate::play::event::Silent);
    assert_eq!(state.taken, [0, 0], "0/1 has none");
    state.move_marker(ONE, 11, &mut crate::play::event::Silent);
    state.move_marker(TWO, 13, &mut crate::play::event::Silent);
    assert_eq!(state.taken, [1, 0], "the first took it");
    assert_eq!(state.points_to_next_tower(TWO), Some(4), "the next is 17/18");
}

/// A tower of three tiles and a house of one, both completed by the same tile.
///
/// ```text
///   [0,2: house w, tower s, road e]
///   [0,3: knight of 1, beside the start space]
/// ```
fn tower_and_house(scores: [u32; 2], mover: usize) -> State {
    let mut state = start();
    script(&mut state, "1: tower-nw-court 0,3 0 tower n");
    if mover == 1 {
        script(&mut state, "2: tower-n-court-market 8,6 0 -");
    }
    state.core.scores[..2].copy_from_slice(&scores);
    script(&mut state, &format!("{mover}: house-n-tower-w-path-end 0,2 270 house w"));
    state
}

#[test]
fn x14_the_mover_chooses_the_order_when_it_decides_which_wall_tiles_are_taken() {
    // From 11: first 1, then 6 stops on 12 and 18; first 6, then 1 on 17 and 18.
    let asked = tower_and_house([11, 0], 1);
    assert_eq!((asked.actor(), asked.step()), (Actor::Player(ONE), Some(Step::Score)));
    assert_eq!(legal(&asked), ["score 0,2 house w", "score 0,2 tower s"]);
    assert_eq!(refusal(&asked, "pass"), Refusal::Unexpected { due: Step::Score.into() });
    assert!(matches!(refusal(&asked, "score 0,3 tower n"), Refusal::NotAChoice { .. }));
    let mut house_first = asked.clone();
    let told = act(&mut house_first, "score 0,2 house w");
    assert!(has(&told, "taken 1 tower 12/13") && has(&told, "taken 1 tower 17/18"), "{told:?}");
    let mut tower_first = asked;
    let told = act(&mut tower_first, "score 0,2 tower s");
    assert!(has(&told, "taken 1 tower 17/18") && !has(&told, "taken 1 tower 12/13"), "{told:?}");
    assert_eq!(tower_first.scores(), house_first.scores());
    // Two wall tiles are turned up one after the other, before the next turn.
    act(&mut house_first, "reveal five-points");
    assert_eq!(house_first.step(), Some(Step::Reveal));
    act(&mut house_first, "reveal five-points");
    assert_eq!((house_first.step(), house_first.player()), (Some(Step::Draw), TWO));
    assert_eq!(house_first.wall_tiles(ONE).map(|held| held.count).collect::<Vec<_>>(), [2]);
}

#[test]
fn x14_where_the_order_decides_nothing_nobody_is_asked() {
    for score in [0, 20, 50] {
        assert_eq!(tower_and_house([score, 0], 1).step(), Some(Step::Draw), "from {score}");
    }
}

#[test]
fn x14_if_both_score_the_player_who_laid_the_tile_moves_first() {
    // Player 1 scores 6 and player 2, who lays the tile, 1: both stop on 12/13.
    let state = tower_and_house([6, 11], 2);
    assert_eq!(state.scores(), [12, 12]);
    assert_eq!(state.taken, [0, 1]);
    assert_eq!(state.revealing(), Some(TWO));
}

#[test]
fn x3_the_wall_tile_is_turned_up_after_everything_is_scored() {
    let mut state = start();
    state.core.scores[0] = 8;
    let told = script(&mut state, "1: tower-n-court-market 0,3 270 tower w");
    let at = |text: &str| told.iter().position(|event| event.starts_with(text));
    assert!(
        at("laid") < at("placed") && at("placed") < at("scored") && at("scored") < at("taken"),
        "{told:?}"
    );
    assert!(at("taken").is_some());
    assert_eq!(state.step(), Some(Step::Reveal));
}

/// Every order of the moves, tried one by one.
fn orders_differ(state: &State, player: Player, points: &[u32]) -> bool {
    fn all(left: &mut Vec<u32>, sum: u32, taken: u32, hit: &dyn Fn(u32) -> u32, found: &mut Vec<u32>) {
        if left.is_empty() && !found.contains(&taken) {
            found.push(taken);
        }
        for i in 0..left.len() {
            let next = left.remove(i);
            all(left, sum + next, taken | hit(sum + next), hit, found);
            left.insert(i, next);
        }
    }
    let mut found = Vec::new();
    all(&mut points.to_vec(), 0, 0, &|points| state.tower_hit(player, points), &mut found);
    found.len() > 1
}

#[test]
fn x14_the_order_of_two_moves_matters_or_not() {
    let mut state = start();
    state.core.scores[0] = 10;
    let ask = |state: &State, points: &[u32]| state.order_matters(ONE, points);
    // 12 or 14, and both orders end on 16.
    assert!(ask(&state, &[2, 4]));
    assert!(!ask(&state, &[4, 4]), "equal moves stop at equal spaces");
    assert!(!ask(&state, &[2, 1]), "12 or 11, and both orders end on 13: the same tower");
    state.towers &= !(1 << 1);
    assert!(!ask(&state, &[2, 4]), "nothing is left on 12/13");
}

#[test]
fn x14_the_order_matters_exactly_when_two_orders_take_different_wall_tiles() {
    let mut state = start();
    let mut rng = crate::play::chance::Seed::from(14).rng();
    let mut asked = 0;
    for _ in 0..20_000 {
        let mut number = |n| crate::play::chance::below(&mut rng, n);
        state.core.scores[0] = number(110);
        state.towers = number(1 << 14) & !1;
        let points: Vec<u32> = (0..2 + number(4)).map(|_| 1 + number(12)).collect();
        let differ = orders_differ(&state, ONE, &points);
        asked += u32::from(differ);
        assert_eq!(state.order_matters(ONE, &points), differ, "{points:?} from {}", state.core.scores[0]);
    }
    assert!((1_000..19_000).contains(&asked), "both answers come up: {asked}");
}

#[test]
fn x15_a_wall_tile_is_used_from_the_next_turn_on() {
    let mut state = start();
    state.core.scores[0] = 8;
    script(&mut state, "1: tower-n-court-market 0,3 270 tower w");
    assert_eq!(state.actor(), Actor::Chance);
    assert_eq!(refusal(&state, "draw path-curve"), Refusal::Unexpected { due: Step::Reveal.into() });
    act(&mut state, "reveal extra-turn");
    assert_eq!((state.player(), state.step()), (TWO, Some(Step::Draw)), "not asked in the turn it was won");
    script(&mut state, "2: tower-nw-court 9,2 90 -");
    script(&mut state, "1: house-n-path-end 0,4 90 -");
    assert_eq!(
        (state.actor(), legal(&state)),
        (Actor::Player(ONE), vec!["use extra-turn".into(), "pass".into()])
    );
}

#[test]
fn x15_a_wall_tile_won_this_turn_does_not_double_anything_in_it() {
    let mut state = start();
    give(&mut state, 1, WallTile::HouseDouble);
    state.unseen_walls[WallTile::TowerDouble.index()] -= 1;
    state.hands[0].win(WallTile::TowerDouble);
    script(&mut state, "1: tower-n-court-market 0,3 270 tower w");
    assert_eq!((state.scores()[0], state.step()), (4, Some(Step::Draw)), "scored without a question");
}

#[test]
fn x15_several_wall_tiles_are_used_in_one_turn_and_each_is_out_of_the_game() {
    let mut state = start();
    for tile in [WallTile::TowerDouble, WallTile::TowerDouble, WallTile::ExtraTurn] {
        give(&mut state, 1, tile);
    }
    script(&mut state, "1: tower-n-court-market 0,3 270 tower w");
    let told = act(&mut state, "use tower-double 0,3 tower w");
    assert!(has(&told, "used 1 tower-double 0,3 tower w"));
    assert_eq!(scored(&told), ["completed 0,3 tower w: 2 tiles × 4 = 8 for 1 (1:1) [X16 X11]"]);
    assert_eq!(state.step(), Some(Step::ExtraTurn), "one tower is doubled once");
    act(&mut state, "use extra-turn");
    assert_eq!((state.player(), state.step()), (ONE, Some(Step::Draw)));
    assert_eq!(state.used_wall_tiles().iter().sum::<u8>(), 2);
    assert_eq!(
        state.wall_tiles(ONE).map(|held| (held.tile, held.count)).collect::<Vec<_>>(),
        [(WallTile::TowerDouble, 1)]
    );
}

#[test]
fn x16_extra_turn_gives_a_whole_second_turn_unless_no_tile_is_left() {
    let mut state = start();
    give(&mut state, 1, WallTile::ExtraTurn);
    script(&mut state, "1: tower-nw-court 0,3 0 -");
    assert_eq!(refusal(&state, "draw path-curve"), Refusal::Unexpected { due: Step::ExtraTurn.into() });
    assert_eq!(
        refusal(&state, "use five-points"),
        Refusal::Castle(CastleRefusal::NotHeld(WallTile::FivePoints))
    );
    let mut passed = state.clone();
    act(&mut passed, "pass");
    assert_eq!(passed.player(), TWO);
    assert_eq!(passed.wall_tiles(ONE).count(), 1, "it is kept");
    act(&mut state, "use extra-turn");
    script(&mut state, "1: tower-nw-court-market 0,2 180 -");
    assert_eq!(state.player(), TWO, "then it is the other's turn");

    let mut last = start();
    give(&mut last, 1, WallTile::ExtraTurn);
    last_turn(&mut last, "1: tower-nw-court 0,3 0 -");
    assert_eq!(last.actor(), Actor::Nobody);
}

#[test]
fn x16_a_doubled_house_scores_two_per_tile_and_its_size_stays() {
    let mut state = start();
    give(&mut state, 1, WallTile::HouseDouble);
    script(&mut state, "1: house-n-court-market 8,0 0 house n");
    assert_eq!(legal(&state), ["use house-double 8,0 house n", "pass"]);
    assert_eq!(
        refusal(&state, "use tower-double 8,0 house n"),
        Refusal::Castle(CastleRefusal::NotHeld(WallTile::TowerDouble))
    );
    assert!(matches!(refusal(&state, "use house-double 8,0 court s"), Refusal::NotAChoice { .. }));
    let mut plain = state.clone();
    act(&mut plain, "pass");
    assert_eq!((plain.scores()[0], plain.wall_tiles(ONE).count()), (2, 1));
    act(&mut state, "use house-double 8,0 house n");
    assert_eq!(state.scores(), [4, 0]);
    assert_eq!(state.keep(ONE).map(|keep| keep.tiles), Some(2));
}

#[test]
fn x16_doubling_needs_the_majority_and_the_own_turn() {
    // The tower of player 1 is completed by player 2, who holds the wall tile in vain, as player 1 does.
    let mut state = start();
    give(&mut state, 1, WallTile::TowerDouble);
    give(&mut state, 2, WallTile::TowerDouble);
    script(&mut state, "1: tower-nw-court 0,3 0 tower n");
    let told = script(&mut state, "2: tower-n-path-end 0,2 180 -");
    assert_eq!(scored(&told)[0], "completed 0,2 tower s: 3 tiles × 2 = 6 for 1 (1:1) [X9 X11]");
    assert_eq!(state.scores(), [6, 0]);
}

/// Messengers of player 1 on two unfinished roads of two tiles, both with a well.
const TWO_UNFINISHED: &str = "
    1: path-straight-well 2,0 0 road n
    2: tower-nw-court 9,2 90 -
    1: path-curve-well 5,8 90 road s
    2: tower-n-court-market 8,6 0 -";

#[test]
fn x16_of_several_unfinished_roads_the_owner_chooses_one() {
    let mut state = start();
    give(&mut state, 1, WallTile::UnfinishedPath);
    script(&mut state, TWO_UNFINISHED);
    last_turn(&mut state, "1: house-n-court-market 7,6 0 -");
    assert_eq!(state.actor(), Actor::Player(ONE));
    assert_eq!(legal(&state), ["use unfinished-path 2,0 road n", "use unfinished-path 5,8 road s"]);
    assert_eq!(refusal(&state, "pass"), Refusal::Unexpected { due: Step::Unfinished.into() });
    assert!(matches!(refusal(&state, "use unfinished-path 2,-1 road s"), Refusal::NotAChoice { .. }));
    let told = act(&mut state, "use unfinished-path 5,8 road s");
    assert_eq!(scored(&told), ["unfinished 5,8 road s: 2 tiles × 1 = 2 for 1 (1:1) [X16 X11]"]);
    assert_eq!((state.scores(), state.actor()), (&[2, 0][..], Actor::Nobody));
}

#[test]
fn x16_with_a_tile_for_each_unfinished_road_nothing_is_asked() {
    let mut state = start();
    give(&mut state, 1, WallTile::UnfinishedPath);
    give(&mut state, 1, WallTile::UnfinishedPath);
    script(&mut state, TWO_UNFINISHED);
    let told = last_turn(&mut state, "1: house-n-court-market 7,6 0 -");
    assert_eq!(scored(&told).len(), 2, "{told:?}");
    assert_eq!((state.scores(), state.actor()), (&[4, 0][..], Actor::Nobody));
}

#[test]
fn x16_unfinished_towers_and_houses_score_by_wall_tiles_and_only_with_the_majority() {
    let mut state = start();
    for tile in [WallTile::UnfinishedTower, WallTile::UnfinishedHouse] {
        give(&mut state, 1, tile);
        give(&mut state, 2, tile);
    }
    script(
        &mut state,
        "1: tower-nw-court 0,3 0 tower n
         2: tower-n-court-market 8,6 0 -",
    );
    let told = last_turn(&mut state, "1: house-nw-court-market 8,0 0 house n");
    assert_eq!(
        scored(&told),
        [
            "unfinished 0,3 tower n: 2 tiles × 2 = 4 for 1 (1:1) [X16 X11]",
            "unfinished 8,0 house n: 2 tiles × 1 = 2 for 1 (1:1) [X16 X11]",
        ]
    );
    assert_eq!(state.scores(), [6, 0]);
}

#[test]
fn x16_five_points_each() {
    let mut state = start();
    give(&mut state, 2, WallTile::FivePoints);
    give(&mut state, 2, WallTile::FivePoints);
    let told = last_turn(&mut state, "1: tower-nw-court 0,3 0 -");
    assert_eq!(state.scores(), [0, 10]);
    assert_eq!(told.iter().filter(|event| *event == "bonus 2 five-points: 5 [X16]").count(), 2);
}

#[test]
fn x17_wells_do_not_double_an_unfinished_road() {
    let mut state = start();
    give(&mut state, 1, WallTile::UnfinishedPath);
    let told = last_turn(&mut state, "1: path-straight-well 2,0 0 road n");
    assert_eq!(scored(&told), ["unfinished 2,0 road n: 2 tiles × 1 = 2 for 1 (1:1) [X16 X11]"]);
}

#[test]
fn x17_doubling_is_announced_before_anything_is_scored() {
    let mut state = start();
    give(&mut state, 1, WallTile::TowerDouble);
    let told = script(&mut state, "1: tower-n-court-market 0,3 270 tower w");
    assert!(scored(&told).is_empty());
    assert_eq!((state.scores(), state.step()), (&[0, 0][..], Some(Step::Double)));
}

/// A court with five markets, one of them on a start space, for player 1, and a small one for player 2.
const COURTS: &str = "
    1: tower-n-court-market 8,6 0 court e
    2: path-straight-market 2,0 0 court e
    1: house-n-court-market 7,6 0 -
    2: house-nw-court-market 8,7 180 -";
const LAST_OF_COURTS: &str = "1: tower-nw-court-market 7,7 180 -";

#[test]
fn x18_courts_of_one_and_five_markets_score_3_and_15() {
    let mut state = start();
    script(&mut state, COURTS);
    assert_eq!(state.scores(), [0, 0], "courts wait for the end");
    let told = last_turn(&mut state, LAST_OF_COURTS);
    assert_eq!(
        scored(&told).into_iter().filter(|scoring| scoring.starts_with("final")).collect::<Vec<_>>(),
        [
            "final 7,6 court e: 5 markets × 3 = 15 for 1 (1:1) [X18 X11]",
            "final 2,0 court e: 1 market × 3 = 3 for 2 (2:1) [X18 X11]",
        ]
    );
    assert_eq!(state.scores(), [15, 3]);
    assert_eq!(state.standing().len(), 2, "merchants stay where they lie");
}

#[test]
fn x16_rich_markets_make_the_large_court_worth_20() {
    for tiles in [1, 2] {
        let mut state = start();
        (0..tiles).for_each(|_| give(&mut state, 1, WallTile::MarketFour));
        script(&mut state, COURTS);
        let told = last_turn(&mut state, LAST_OF_COURTS);
        assert!(has(&told, "scored final 7,6 court e: 5 markets × 4 = 20 for 1 (1:1) [X16 X11]"));
        assert_eq!(state.scores(), [20, 3], "a second tile adds nothing");
    }
}

#[test]
fn x17_the_largest_court_is_the_one_with_most_markets() {
    let mut state = start();
    give(&mut state, 1, WallTile::MarketFour);
    // Player 1 has a court of one market on 2,0 and one of two markets on 8,6.
    script(
        &mut state,
        "1: path-straight-market 2,0 0 court e
         2: tower-nw-court 9,2 90 -",
    );
    last_turn(&mut state, "1: tower-n-court-market 8,6 0 court e");
    assert_eq!(state.scores(), [3 + 8, 0]);
}

#[test]
fn x18_a_tie_of_merchants_scores_nobody() {
    let mut state = start();
    script(
        &mut state,
        "1: tower-n-court-market 8,6 0 court e
         2: house-nw-tower-es 8,7 180 -
         1: tower-nw-court 0,3 0 -
         2: tower-nw-court-market 7,7 180 court n",
    );
    let told = last_turn(&mut state, "1: house-n-court-market 7,6 0 -");
    assert!(
        has(&told, "scored final 7,6 court e: 4 markets × 3 = 12 for nobody (1:1 2:1) [X18 X11]"),
        "{told:?}"
    );
    assert_eq!(state.scores(), [0, 0]);
}

#[test]
fn x19_after_the_last_tile_wall_tiles_are_discarded_and_the_unfinished_scores_nothing() {
    let mut state = start();
    script(&mut state, TWO_UNFINISHED);
    let told = last_turn(&mut state, "1: tower-nw-court-market 0,3 0 tower n");
    let at = told.iter().position(|event| event == "final-scoring").unwrap_or_else(|| panic!("{told:?}"));
    assert_eq!(told[at..], ["final-scoring", "discarded 13 wall tiles", "over 0 0 won by 1 2"]);
    assert_eq!(state.tiles_on_towers(), 0);
    assert_eq!(refusal(&state, "pass"), Refusal::Over);
}

#[test]
fn x19_the_last_turn_is_a_whole_turn() {
    let mut state = start();
    let told = last_turn(&mut state, "1: tower-n-court-market 0,3 270 tower w");
    assert_eq!(state.scores(), [4, 0]);
    assert!(
        told.iter().position(|e| e.starts_with("scored completed"))
            < told.iter().position(|e| e == "final-scoring")
    );
}

/// A board on which nothing but these cells is empty.
fn full_but(empty: &[(i16, i16)]) -> State {
    let mut state = start();
    let tile = TileSet::castle().tiles[0].name.clone();
    let tile = state.table().find(&tile).unwrap_or_else(|| panic!("{tile} is in the table"));
    let cells: Vec<Pos> = state.enclosure().cells().collect();
    for pos in cells.into_iter().filter(|pos| !empty.contains(&(pos.x, pos.y))) {
        let rules = Arc::clone(&state.rules);
        state.core.board.lay(&rules.table, tile, Placement { pos, rotation: Rotation::NONE });
    }
    state
}

/// Areas of eleven and of three cells, and two that only touch the first by a corner.
const EMPTY: [(i16, i16); 16] = [
    (3, 2),
    (4, 2),
    (5, 2),
    (5, 3),
    (5, 4),
    (4, 4),
    (3, 4),
    (3, 3),
    (6, 4),
    (7, 4),
    (7, 5), // eleven
    (8, 6),
    (8, 7), // by a corner
    (1, 7),
    (1, 8),
    (2, 8), // three
];

fn keeps(state: &mut State, sizes: [u16; 2]) -> Vec<String> {
    let segment = state.core.board.laid()[20].segment(0);
    state.keeps = sizes.map(|size| (size > 0).then_some((segment, size)));
    let mut events = Vec::new();
    state.score_keep(&mut events);
    events.iter().map(Event::to_string).collect()
}

#[test]
fn x20_the_largest_keep_is_paid_11_for_an_empty_area_of_11() {
    let mut state = full_but(&EMPTY);
    assert_eq!(state.largest_empty_area().len(), 11);
    let told = keeps(&mut state, [5, 3]);
    assert!(told[0].ends_with(": 11 empty cells × 1 = 11 for 1 (1:5 2:3) [X20]"), "{told:?}");
    assert_eq!(state.scores(), [11, 0]);
}

#[test]
fn x20_equal_keeps_are_paid_nothing_and_a_single_one_is_the_largest() {
    let mut equal = full_but(&EMPTY);
    let told = keeps(&mut equal, [4, 4]);
    assert_eq!(told, ["scored keep: 11 empty cells × 1 = 11 for nobody (1:4 2:4) [X20]"]);
    assert_eq!(equal.scores(), [0, 0]);
    let mut single = full_but(&EMPTY);
    keeps(&mut single, [0, 1]);
    assert_eq!(single.scores(), [0, 11]);
    let mut none = full_but(&EMPTY);
    assert!(keeps(&mut none, [0, 0]).is_empty());
}

#[test]
fn x20_a_larger_keep_by_wall_tiles_decides() {
    let mut state = full_but(&EMPTY);
    give(&mut state, 2, WallTile::KeepPlusTwo);
    let told = keeps(&mut state, [5, 4]);
    assert!(told[1].ends_with("for 2 (1:5 2:4+2) [X20]"), "{told:?}");
    assert_eq!(state.scores(), [0, 11]);
    let mut tie = full_but(&EMPTY);
    give(&mut tie, 2, WallTile::KeepPlusTwo);
    keeps(&mut tie, [5, 3]);
    assert_eq!(tie.scores(), [0, 0]);
    let mut without = full_but(&EMPTY);
    give(&mut without, 2, WallTile::KeepPlusTwo);
    keeps(&mut without, [1, 0]);
    assert_eq!(without.scores(), [11, 0], "without a keep there is nothing to enlarge");
}

#[test]
fn x20_the_steps_follow_each_other() {
    let mut state = start();
    for tile in [WallTile::FivePoints, WallTile::UnfinishedTower, WallTile::MarketFour, WallTile::KeepPlusTwo]
    {
        give(&mut state, 1, tile);
    }
    script(
        &mut state,
        "1: house-n-court-market 8,0 0 house n
         2: path-straight-market 2,0 0 -
         1: tower-n-court-market 8,6 0 court e
         2: tower-nw-court-market 9,2 90 -",
    );
    let told = last_turn(&mut state, "1: tower-nw-court 0,3 0 tower n");
    let order: Vec<&str> = (told.iter())
        .filter(|event| event.starts_with("used"))
        .filter_map(|event| event.split(' ').nth(2))
        .collect();
    assert_eq!(order, ["keep-plus-two", "market-four", "unfinished-tower", "five-points"]);
}

#[test]
fn x21_on_the_second_lap_the_towers_count_again() {
    let mut state = start();
    state.core.scores[0] = 95;
    state.move_marker(ONE, 17, &mut crate::play::event::Silent);
    assert_eq!((state.scores()[0], state.marker(ONE), state.taken[0]), (112, 12, 1));
    state.move_marker(ONE, 1, &mut crate::play::event::Silent);
    assert_eq!(state.taken[0], 1, "with what is left on them");
    assert_eq!(state.points_to_next_tower(ONE), Some(4));
}

#[test]
fn x22_equal_scores_are_a_draw() {
    let mut state = start();
    state.core.scores[..2].copy_from_slice(&[7, 7]);
    let told = last_turn(&mut state, "1: tower-nw-court 0,3 0 -");
    assert!(has(&told, "over 7 7 won by 1 2"));
    let mut won = start();
    won.core.scores[..2].copy_from_slice(&[7, 8]);
    last_turn(&mut won, "1: tower-nw-court 0,3 0 -");
    assert_eq!(won.winners(), [TWO]);
}

#[test]
fn what_lies_along_the_wall_is_known_for_every_side_of_every_cell() {
    let enclosure = Enclosure::standard();
    let rules = Rules::new();
    for cell in enclosure.cells() {
        for side in Side::ALL {
            let walled = rules.walled[cell.y as usize][cell.x as usize] >> side.index() & 1 == 1;
            let beyond =
                rules.board.tile_at(cell.step(side)).is_some() || enclosure.contains(cell.step(side));
            assert_eq!(walled, !beyond, "{side} of {cell}");
        }
    }
}
