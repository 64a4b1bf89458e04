//! Features as they stand: what is said about them must be what they then score.

use crate::table::table;
use bastide_engine::chance::Seed;
use bastide_engine::event::{Event, Occasion};
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::source::Source;
use bastide_engine::summary::Summary;
use bastide_engine::testing::{game, player, square};
use bastide_engine::tiles::FeatureKind;
use bastide_engine::{Match, State};

fn at(state: &State, kind: FeatureKind, pos: &str) -> Summary {
    let mut found = (state.summaries().into_iter())
        .filter(|summary| summary.kind == kind)
        .filter(|summary| summary.segments.iter().any(|place| place.pos == square(pos)));
    found.next().unwrap_or_else(|| panic!("no {kind} on {pos}"))
}

fn said(summary: &Summary, lang: Lang) -> String {
    summary.tell(lang, &|player| ["Anna", "Ben"][player.seat()].to_owned())
}

#[test]
fn an_unfinished_city_is_worth_more_once_completed() {
    let table = table("rulebook", 2).script(
        "1: city-three-sides-shield 0,-1 180 city e
         2: road-bend 1,0 90 -",
    );
    let city = at(table.state(), FeatureKind::City, "0,0");
    // Two tiles and a shield: one point each now, and with two tiles only no more once completed (B12).
    assert_eq!((city.tiles, city.completed, city.points, city.if_completed), (2, false, 3, None));
    let table = table.script("1: city-side -1,-1 90 -");
    let city = at(table.state(), FeatureKind::City, "0,0");
    assert_eq!((city.tiles, city.points, city.if_completed), (3, 4, Some(8)));
    assert_eq!(
        said(&city, Lang::En),
        "City, 3 tiles: Anna; now 3 tiles × 1 + 1 shield × 1 = 4, once completed 8."
    );
    assert_eq!(city.owners, [player(1)]);
}

#[test]
fn what_is_completed_is_scored_already() {
    let table = table("rulebook", 2).script("1: city-side 0,-1 180 city s");
    let city = at(table.state(), FeatureKind::City, "0,0");
    assert!(city.completed);
    assert_eq!(said(&city, Lang::En), "Completed city, 2 tiles: already scored.");
    assert_eq!(said(&city, Lang::Fr), "Ville achevée, 2 tuiles : déjà comptée.");
}

#[test]
fn a_field_tells_the_cities_it_supplies() {
    let rulebook = table("rulebook", 2).script("1: city-side 0,-1 180 field n");
    let field = at(rulebook.state(), FeatureKind::Field, "0,-1");
    assert_eq!(
        (field.points, said(&field, Lang::En).as_str()),
        (4, "Field, 1 tile: Anna; now 1 completed city × 4 = 4.",)
    );
    let competition = table("competition", 2).script("1: city-side 0,-1 180 field n");
    assert_eq!(at(competition.state(), FeatureKind::Field, "0,-1").points, 3);
    let empty = at(competition.state(), FeatureKind::Field, "0,0");
    assert_eq!(said(&empty, Lang::Fr), "Pré, 1 tuile : aucun paysan ; maintenant 1 ville achevée × 3 = 3.");
}

/// Whatever is scored at the end was announced by the summary of the last position.
#[test]
fn what_is_scored_at_the_end_is_what_the_summaries_say() {
    for (seed, preset) in (0..30).zip(["rulebook", "competition"].into_iter().cycle()) {
        let mut played = Match::seeded(&game(preset, 3, &[]), Seed::from(seed));
        let mut rng = Seed::from(1000 + seed).rng();
        let mut all = Vec::new();
        loop {
            let (actor, action) = match played.state().actor() {
                Actor::Nobody => break,
                Actor::Chance => (None, played.deal().expect("it is seeded")),
                Actor::Player(player) => {
                    let mut legal = played.state().legal_actions();
                    let chosen = bastide_engine::chance::below(&mut rng, legal.len() as u32);
                    (Some(player), legal.swap_remove(chosen as usize))
                }
            };
            all.extend(played.play(actor, &action).expect("it is legal"));
        }
        let summaries = played.state().summaries();
        let mut compared = 0;
        for event in &all {
            let Event::Scored(scoring) = event else { continue };
            let announced = scoring.occasion == Occasion::Unfinished
                || scoring.occasion == Occasion::Farmers && scoring.kind == FeatureKind::Field;
            if announced {
                let found = summaries.iter().find(|summary| summary.segments == scoring.segments);
                let summary = found.expect("it is on the board");
                assert_eq!(
                    (&summary.terms, summary.points, &summary.owners),
                    (&scoring.terms, scoring.points, &scoring.winners)
                );
                compared += 1;
            }
        }
        assert!(compared > 0, "seed {seed}");
        for (seat, &score) in played.state().scores().iter().enumerate() {
            let sources = bastide_engine::GameId::Base.info().sources;
            let sum: i32 = sources.iter().map(|source: &Source| source.points(&all, player(seat + 1))).sum();
            assert_eq!(sum, score as i32, "the sources add up to the score");
        }
    }
}
