//! Rivers, boats, ports and goods: V13.

use crate::eager::eagerly;
use crate::quiet::Quiet;
use crate::table::BaseTable;
use crate::table::{position, variant};
use bastide_engine::Game;
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::pieces::Piece;
use bastide_engine::position::Actor;
use bastide_engine::refusal::Refusal;
use bastide_engine::setup::{Request, Setup};
use bastide_engine::testing::{Table, game_with, pick, play_like, player};
use bastide_engine::tiles::FeatureKind;

/// Two boats on the river south of the start tile.
///
/// ```text
///   [start        ]
///   [0,1 boat of 1][1,1 boat of 2]
/// ```
const TWO_BOATS: &str = "
    1: stream-straight 0,1 0 stream e
    2: stream-straight 1,1 0 stream e";

fn two_boats() -> Table {
    variant(&["rivers-ports"], 2).script(TWO_BOATS)
}

#[test]
fn v13_thirty_tiles_with_rivers_are_added() {
    let state = game_with(&["rivers-ports"], 2).start();
    let of = |word: &str| -> u32 {
        let kinds = state.table().types().iter().zip(state.unseen());
        kinds.filter(|(tile, _)| tile.name.starts_with(word)).map(|(_, &n)| u32::from(n)).sum()
    };
    assert_eq!((of("stream-"), of("port"), of("market-"), state.left()), (25, 3, 2, 101));
    assert_eq!(
        ["stream-straight", "stream-bend", "stream-fork", "stream-cross"].map(of),
        [11, 9, 4, 1],
        "8 straights and 3 more, 9 bends, 4 threeways, 1 fourway"
    );
}

#[test]
fn v13_completed_cities_are_worth_2_to_farmers() {
    let table = variant(&["rivers-ports"], 2).script("1: city-side 0,-1 180 field n").quietly_to_the_end();
    assert_eq!(
        table.final_scoring(),
        ["supplied 0,-1 city s: 1 completed city × 2 = 2 for 1 (1:1) [B21 B14 V13]"]
    );
}

#[test]
fn v13_boats_go_on_any_river_but_one_to_a_tile() {
    let mut table = two_boats();
    assert_eq!(table.standing(), ["1 on 0,1 stream e", "2 on 1,1 stream e"], "on one river");
    // A fork has three rivers, and room for one boat.
    table = table.actions(&["draw stream-fork", "lay stream-fork 2,1 0"]);
    assert_eq!(table.legal_with("follower").iter().filter(|text| text.contains("stream")).count(), 3);
    table = variant(&["rivers-ports", "breach"], 2)
        .script("1: city-side 0,-1 180 city s")
        .script("2: road-straight 1,0 0 -");
    table = table.actions(&["draw stream-fork", "lay stream-fork 0,1 0", "follower 0,1 stream e"]);
    assert!(matches!(table.refusal("follower 0,1 stream w"), Refusal::Occupied { .. }));
    assert!(table.refusal("follower 0,1 stream w").to_string().ends_with("[V13]"));
}

#[test]
fn v13_a_river_between_crossroads_scores_like_a_road() {
    //  [fork][0,1 boat of 1][1,1 boat of 2][fork]
    let table = two_boats().script(
        "1: stream-fork 2,1 0 -
         2: stream-fork -1,1 0 -",
    );
    assert_eq!(table.scored(), ["completed -1,1 stream e: 4 tiles × 1 = 4 for 1 2 (1:1 2:1) [V13 B14]"]);
    assert_eq!((table.scores(), table.supply(1), table.supply(2)), (&[4, 4][..], 7, 7));
}

#[test]
fn v13_a_port_at_the_end_of_a_river_brings_2_and_a_market_3() {
    let port = two_boats().actions(&["draw port", "lay port 2,1 90"]);
    assert_eq!(port.events()[2..], ["river-end 1 port 2,1: 2 [V13]", "trade 1 2 at 2,1 city n"]);
    assert_eq!(port.scores(), [2, 0]);
    let market = two_boats().actions(&["draw market-river", "lay market-river 2,1 90"]);
    assert_eq!(market.events()[2..], ["river-end 1 market 2,1: 3 [V13]"]);
    assert_eq!(market.scores(), [3, 0]);
    // Where no river is, none ends.
    let alone = variant(&["rivers-ports"], 2).script("1: market-river 0,1 0 -");
    assert_eq!(alone.scores(), [0, 0]);
}

#[test]
fn v13_a_river_built_to_a_port_or_market_later_brings_its_layer_the_points_once() {
    //  [start         ]
    //  [0,1 market of 1][1,1][2,1]
    let table = variant(&["rivers-ports"], 2).script("1: market-river 0,1 270 -");
    assert_eq!(table.scores(), [0, 0], "no river is there yet");
    let table = table.script("2: stream-straight 1,1 0 -");
    assert_eq!(table.events()[2..], ["river-end 1 market 0,1: 3 [V13]"], "by another player's tile");
    assert_eq!(table.scores(), [3, 0]);
    let table = table.script("1: stream-straight 2,1 0 -");
    assert_eq!(table.scores(), [3, 0], "once");
    // Two that meet bring each of their layers what they are worth.
    let both = variant(&["rivers-ports"], 2).script(
        "1: market-river 0,1 270 -
         2: port 1,1 90 -",
    );
    assert_eq!(both.scores(), [3, 2]);
}

/// A port in the north, and a river with a boat of player 1 that does not reach it; it is player 2's turn.
///
/// ```text
///   [0,-3 boat of 1][1,-3]
///                   [1,-2]
///   [0,-1 port of 1][1,-1]
///   [start         ]
/// ```
const APART: &str = "
    1: port 0,-1 180 -
    2: city-side 1,-1 270 -
    1: monastery 1,-2 0 -
    2: monastery 1,-3 0 -
    1: stream-straight 0,-3 90 stream n";

#[test]
fn v13_the_right_to_goods_comes_with_the_first_port_on_the_boats_river() {
    let table = variant(&["rivers-ports"], 2).script(APART);
    assert_eq!(table.legal_with("good"), [""; 0]);
    // The second player builds the river to the port and sets a boat there, which comes too late.
    let table = table.script("2: stream-straight 0,-2 90 stream n");
    assert_eq!(
        table.events()[2..4],
        ["river-end 1 port 0,-1: 2 [V13]", "trade 1 at 0,-1 city e"],
        "{:?}",
        table.events()
    );
    assert_eq!(table.asked(), Some(1));
    let free = ["0,-1 field n1", "0,-1 field n3", "0,0 field e1", "0,0 field s", "1,-1 field n"];
    assert_eq!(table.legal_with("good"), free.map(|field| format!("good {field}")));
    let table = table.actions(&["blind", "draw road-straight", "lay road-straight 1,0 0", "pass"]);
    assert_eq!(table.legal_with("good"), [""; 0]);
}

#[test]
fn v13_an_unfinished_river_scores_as_an_unfinished_road_does() {
    let rivers = |table: Table| {
        let mut scored = table.quietly_to_the_end().final_scoring();
        scored.retain(|scored| scored.contains("stream"));
        scored
    };
    assert_eq!(rivers(two_boats()), ["unfinished 0,1 stream e: 2 tiles × 1 = 2 for 1 2 (1:1 2:1) [V13 B14]"]);
    // With a port at one end too: it is unfinished.
    let port = two_boats().script("1: port 2,1 90 -");
    assert_eq!(rivers(port), ["unfinished 0,1 stream e: 3 tiles × 1 = 3 for 1 2 (1:1 2:1) [V13 B14]"]);
    // V5 is about roads, and so about rivers.
    let unstable = variant(&["rivers-ports", "unstable-constructions"], 2).script(TWO_BOATS);
    assert_eq!(rivers(unstable), ["unfinished 0,1 stream e: 2 tiles × 0 = 0 for 1 2 (1:1 2:1) [V5 B14]"]);
}

#[test]
fn v13_a_river_that_ends_at_a_port_scores_no_points_and_its_boats_return() {
    let table = two_boats().script(
        "1: stream-fork -1,1 0 -
         2: port 2,1 90 -",
    );
    assert_eq!(table.scored(), ["completed -1,1 stream e: 4 tiles × 0 = 0 for 1 2 (1:1 2:1) [V13 B14]"]);
    assert_eq!((table.scores(), table.supply(1), table.supply(2)), (&[0, 2][..], 7, 7));
}

#[test]
fn v13_a_market_is_no_monastery() {
    let table = variant(&["rivers-ports"], 2).actions(&["draw market-river", "lay market-river 0,1 0"]);
    assert_eq!(table.legal(), ["follower 0,1 stream s", "follower 0,1 field n", "pass"]);
}

#[test]
fn v13_a_port_extends_like_a_city_and_its_tiles_and_shields_score_nothing_for_knights() {
    //              [2,0 knight of 1]
    //  [0,1][1,1]  [2,1 port       ][3,1]
    //              [2,2            ]
    let table = two_boats()
        .script("1: port-shield 2,1 90 -")
        .actions(&["blind", "draw city-side", "lay city-side 2,0 180", "pass"])
        .actions(&["blind", "draw city-side", "lay city-side 2,2 0", "follower 2,2 city n"])
        .actions(&["blind", "draw city-side", "lay city-side 3,1 270", "pass"]);
    assert_eq!(table.scored(), ["completed 2,0 city s: 3 tiles × 2 = 6 for 1 (1:1) [B11 B14]"]);
}

/// A game with tiles of our own besides, two of each: their names and features.
fn with_own_tiles(tiles: &[(&str, &str)]) -> Table {
    let head = format!("set = {{ id = 'mine', title = 'Mine', tiles = {} }}\n", 4 * tiles.len());
    let tile = |(id, features): &(&str, &str)| {
        format!("[[tile]]\nid = '{id}'\ncount = 4\nfeatures = [{features}]\n")
    };
    let text: String = [head].into_iter().chain(tiles.iter().map(tile)).collect();
    let own_tiles = vec![("mine.toml", text.as_str())];
    let request = Request { variants: vec!["rivers-ports"], own_tiles, ..Request::default() };
    Table::new(&Game::new(&Setup::new(&request).expect("these tiles are in order")))
}

#[test]
fn v13_a_port_tile_with_two_parts_in_one_city_is_left_out_once() {
    //  [start ]
    //  [0,1   ][1,1 ]
    //  [0,2: 2][1,2 ]      the parts on 0,2 meet around the ring
    //  [0,3   ][1,3 ]
    let ring = |side: &str| {
        let tiles = [
            ("my-bend", "'city n e +port', 'field s w'"),
            ("my-two", "'city n +port', 'city s +port +shield', 'field e w'"),
            ("my-port", "'city n s +port', 'field e', 'field w'"),
            ("my-city", "'city n s', 'field e', 'field w'"),
        ];
        with_own_tiles(&tiles).script(&format!(
            "1: my-bend 0,1 90 city e
             2: my-bend 1,1 180 -
             1: my-two 0,2 0 -
             2: {side} 1,2 0 -
             1: my-bend 0,3 0 -"
        ))
    };
    let completed = |side: &str| ring(side).script("2: my-bend 1,3 270 -").scored();
    assert_eq!(completed("my-city"), ["completed 0,1 city e: 1 tile × 2 = 2 for 1 (1:1) [B11 B14]"]);
    assert_eq!(completed("my-port"), ["completed 0,1 city e: 0 tiles × 2 = 0 for 1 (1:1) [B11 B14]"]);
    // The same is told of a city as it stands.
    let cities = |side: &str| -> Vec<u32> {
        let summaries = ring(side).script("2: my-bend 1,3 270 -").state().summaries();
        let cities = summaries.into_iter().filter(|city| city.kind == FeatureKind::City && city.completed);
        cities.map(|city| city.points).collect()
    };
    assert_eq!((cities("my-city"), cities("my-port")), (vec![2], vec![0]));
}

#[test]
fn v13_who_has_a_boat_when_the_first_port_is_laid_may_lay_goods_instead_of_drawing() {
    // Three play; the third has no boat.
    let table = variant(&["rivers-ports"], 3).script(TWO_BOATS).script("3: port 2,1 90 -");
    assert_eq!(table.events()[3..], ["trade 1 2 at 2,1 city n"]);
    // The first: instead of drawing.
    assert_eq!(table.legal(), ["good 2,1 field w1", "good 2,1 field w3", "blind"]);
    let mut table = table.actions(&["good 2,1 field w1"]);
    assert_eq!(table.events(), ["placed 1 good 2,1 field w1"]);
    // The second: one good a field.
    assert_eq!(table.legal(), ["good 2,1 field w3", "blind"]);
    assert!(matches!(table.refusal("good 2,1 field w1"), Refusal::NotAChoice { .. }));
    table = table.actions(&["blind", "draw city-side", "lay city-side 2,0 180", "pass"]);
    // The third has no right; the first finds more fields once the port has grown.
    table = table.script("3: road-straight -1,0 0 -");
    assert_eq!(table.legal(), ["good 2,1 field w3", "good 2,0 field n", "blind"]);
    let left = |number| position(table.state()).goods_left(player(number));
    assert_eq!([1, 2, 3].map(left), [9, 10, 10]);
}

#[test]
fn v13_a_second_port_of_a_river_opens_no_trade() {
    // Boats that came after the first port have no right to it, nor does the second port give one.
    let table = variant(&["rivers-ports"], 2).script(
        "1: stream-straight 0,1 0 -
         2: port 1,1 90 -
         1: stream-straight -1,1 0 stream e
         2: port-shield -2,1 270 -",
    );
    assert!(table.events().iter().all(|event| !event.starts_with("trade")));
    assert_eq!(table.legal_with("good"), [""; 0]);
}

#[test]
fn v13_a_river_is_followed_over_a_tile_that_it_crosses_twice() {
    //  [start]
    //  [0,1 ][1,1 ][2,1 city]
    //  [0,2 ][1,2 ][2,2 port]      two bends on 1,2, laid last
    //  [0,3 ][1,3 boat of 1]
    let bends = "'stream n2 e2', 'stream s2 w2', 'field n1 e3 s1 w3', 'field n3 e1', 'field s3 w1'";
    let table = with_own_tiles(&[("my-bends", bends)]).script(
        "1: stream-bend 0,1 270 -
         2: stream-bend 1,1 0 -
         1: stream-bend 0,2 180 -
         2: monastery 0,3 0 -
         1: stream-straight 1,3 90 stream n
         2: city-side 2,1 180 -
         1: port 2,2 90 -",
    );
    assert_eq!(table.events()[2..], [""; 0], "no river is there yet");
    let table = table.actions(&["draw my-bends", "lay my-bends 1,2 0"]);
    assert!(table.same_feature(("1,3", "stream n"), ("2,2", "stream w")));
    assert_eq!(table.events()[2..], ["river-end 1 port 2,2: 2 [V13]", "trade 1 at 2,2 city n"]);
}

#[test]
fn v13_v14_the_second_tile_of_the_turn_that_opens_a_trade_is_no_later_turn() {
    //  [start]
    //  [0,1 boat of 1][1,1][2,1 port of 1]
    let table = variant(&["rivers-ports", "battle-of-monasteries"], 2).script(
        "1: stream-straight 0,1 0 stream e
         1: stream-straight 1,1 0 -
         2: road-straight -1,0 0 -
         2: road-straight -2,0 0 -
         1: port 2,1 90 -",
    );
    assert_eq!(table.events()[3], "trade 1 at 2,1 city n");
    assert_eq!(table.state().actor(), Actor::Chance, "a second tile is to be drawn, and no good can be laid");
    let table = table.script(
        "1: road-straight -3,0 0 -
         2: road-straight -4,0 0 -
         2: road-straight -5,0 0 -",
    );
    let goods = ["good 2,1 field w1", "good 2,1 field w3"];
    assert_eq!((table.asked(), table.legal_with("good")), (Some(1), goods.map(String::from).to_vec()));
    // In a later turn either tile may be a good.
    let table = table.actions(&["blind", "draw road-straight", "lay road-straight -6,0 0", "pass"]);
    assert_eq!((table.asked(), table.legal_with("good").len()), (Some(1), 2));
}

#[test]
fn v13_goods_bring_2_each_and_most_in_a_port_3_more() {
    let table = two_boats().script("1: port 2,1 90 -");
    // The second player has a good more, after the port has grown.
    let table = table
        .actions(&["good 2,1 field w1"])
        .actions(&["blind", "draw city-side", "lay city-side 2,0 180", "pass"])
        .actions(&["good 2,1 field w3", "good 2,0 field n"]);
    let end = table.quietly_to_the_end();
    let goods: Vec<String> = end.events().into_iter().filter(|event| event.starts_with("goods")).collect();
    assert_eq!(goods, ["goods 1 2,1 city n: 1 × 2 + 0 = 2 [V13]", "goods 2 2,1 city n: 2 × 2 + 3 = 7 [V13]"]);
}

#[test]
fn v13_ports_that_have_grown_together_are_one() {
    //  [0,1 boat of 1]
    //  [0,2 port     ][1,2 port     ]
    //  [0,3 city     ][1,3 boat of 2]
    let table = variant(&["rivers-ports"], 2)
        .script(
            "1: stream-bend 0,1 0 stream s
             2: road-straight 1,0 0 -
             1: port 0,2 180 -
             2: city-side 0,3 0 -",
        )
        .actions(&["blind", "draw road-straight", "lay road-straight 2,0 0", "pass"])
        .script("2: stream-straight 1,3 90 stream n")
        .actions(&["blind", "draw road-straight", "lay road-straight 3,0 0", "pass"])
        .script("2: port-shield 1,2 0 -")
        .actions(&["good 0,2 field n1", "good 1,2 field s1", "good 0,2 field n3"]);
    assert!(table.same_feature(("0,2", "city e"), ("1,2", "city n")));
    let end = table.actions(&["blind"]).quietly_to_the_end();
    let goods: Vec<String> = end.events().into_iter().filter(|event| event.starts_with("goods")).collect();
    assert_eq!(goods, ["goods 1 0,2 city e: 2 × 2 + 3 = 7 [V13]", "goods 2 0,2 city e: 1 × 2 + 0 = 2 [V13]"]);
}

#[test]
fn v11_v13_a_good_takes_the_place_of_the_tile_given_which_goes_back_into_the_bag() {
    //  [start]
    //  [0,1 boat of 1][1,1 boat of 2][2,1 port]
    let table = variant(&["rivers-ports", "given-open"], 2)
        .actions(&["open stream-straight", "open stream-straight"])
        .actions(&["lay stream-straight 0,1 0", "follower 0,1 stream e"])
        .actions(&["lay stream-straight 1,1 0", "follower 1,1 stream e"])
        .actions(&["open port", "open road-straight", "give 2 road-straight"])
        .actions(&["lay road-straight -1,0 0", "pass", "lay port 2,1 90", "pass"])
        .actions(&["open road-straight", "open city-side", "give 1 road-straight"]);
    let left = table.state().left();
    let table = table.actions(&["good 2,1 field w1"]);
    assert_eq!(
        table.events(),
        [format!("put-back 1 road-straight left {}", left + 1), "placed 1 good 2,1 field w1".to_owned()]
    );
    // The second player has the last turn of the round, and may lay a good in it likewise.
    assert_eq!((table.hand(1), table.asked(), table.offered()), (vec![], Some(2), vec!["city-side".into()]));
    let good = table.clone().actions(&["good 2,1 field w3"]);
    assert_eq!((good.state().left(), good.state().actor()), (left + 2, Actor::Chance));
    let laid = table.actions(&["lay city-side 2,0 180", "pass"]);
    assert_eq!((laid.state().left(), laid.state().actor()), (left + 1, Actor::Chance), "the next round");
    assert_eq!(position(laid.state()).marker(), Some(player(2)));
}

#[test]
fn v6_v13_who_has_no_tile_left_may_still_lay_goods_while_another_does() {
    // Who lays goods has more tiles than the others at the end.
    let game = game_with(&["architects", "rivers-ports"], 2);
    let is_good = |action: &Action| matches!(action, Action::Place { piece: Piece::Good, .. });
    let trading = |rng: &mut _, state: &bastide_engine::State| {
        let legal = state.legal_actions();
        let boat = |action: &&Action| matches!(action, Action::Place { spot, .. } if spot.kind == FeatureKind::Stream);
        // The first player lays two goods, the second none.
        let trades = state.actor() == Actor::Player(player(1)) && position(state).goods_left(player(1)) > 8;
        let (goods, others): (Vec<Action>, Vec<Action>) = legal.iter().cloned().partition(is_good);
        match legal.iter().find(boat) {
            Some(boat) => boat.clone(),
            None if !goods.is_empty() && trades => goods[0].clone(),
            None if goods.is_empty() => eagerly(rng, state),
            None => pick(rng, &others).clone(),
        }
    };
    let mut asked = 0;
    for seed in 0..6 {
        play_like(&game, Seed::from(seed), trading, |before, _, _, _| {
            let Actor::Player(turn) = before.actor() else { return };
            let legal = before.legal_actions();
            if position(before).hand(turn).0.is_empty() && legal.iter().any(is_good) {
                assert!(legal.contains(&Action::Pass), "nobody has to");
                asked += 1;
            }
        });
    }
    assert!(asked > 0, "somebody was asked without a tile in hand");
}
