//! The rules of every game to read, with drawn examples.

mod part;

use self::part::Part;
use super::pictures::{Asker, SYMBOLS, send};
use super::{App, lessons};
use crate::protocol::{ExampleInfo, Refused, RuleInfo, RulesChapter, RulesInfo, Words};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use bastide_engine::GameId;
use bastide_engine::lang::Lang;
use bastide_engine::lessons::{Example, Shown, examples_of};
use bastide_engine::rules::{self, Rule};
use bastide_engine::setup::AddOn;
use bastide_render::{Picture, board_svg};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The rules of a game, with examples.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = String, Path)), responses(
    (status = 200, body = RulesInfo), (status = 422, body = Refused),
))]
pub(crate) async fn rules(Path(game): Path<String>) -> Result<Json<RulesInfo>, Refused> {
    // Playing all examples takes a while, and they never change.
    static KNOWN: LazyLock<Mutex<HashMap<GameId, RulesInfo>>> = LazyLock::new(Mutex::default);
    let game: GameId = game.parse()?;
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(told) = known().get(&game).cloned() {
        return Ok(Json(told));
    }
    let made = tokio::task::spawn_blocking(move || told(game)).await.map_err(|error| {
        tracing::error!(%error, "rules could not be told");
        Refused::internal()
    })?;
    known().insert(game, made.clone());
    Ok(Json(made))
}

/// The picture of an example.
#[utoipa::path(get, path = "/art/examples/{game}/{number}", params(("game" = String, Path), ("number" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "it is as it was"),
    (status = 404, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn example(
    State(app): State<App>,
    Path((game, number)): Path<(String, String)>,
    asker: Asker,
) -> Result<Response, Refused> {
    let game: GameId = game.parse()?;
    let number: usize = number
        .strip_suffix(".svg")
        .and_then(|number| number.parse().ok())
        .ok_or_else(Refused::unknown_lesson)?;
    let example = examples_of(game).into_iter().nth(number).ok_or_else(Refused::unknown_lesson)?;
    send(&app, asker, SYMBOLS, ("example", game.info().id, number), move || draw(&example)).await
}

fn show(example: &Example) -> Result<Shown, Refused> {
    example.show().map_err(|fault| {
        tracing::error!(%fault, "an example can't be played");
        Refused::internal()
    })
}

/// The board alone, as much of it as the example is about: what is said of it stands beside.
fn draw(example: &Example) -> Result<String, Refused> {
    let shown = show(example)?;
    let mut picture = Picture::of(&shown.state, &[], String::new(), Lang::En);
    picture.players.clear();
    Ok(Part::of(&picture, &shown).cut(&picture, &board_svg(&picture)))
}

fn told(game: GameId) -> RulesInfo {
    let info = game.info();
    let all = rules::of(game);
    let examples: Vec<(usize, Example)> = examples_of(game).into_iter().enumerate().collect();
    let rule = |rule: &Rule| RuleInfo {
        id: rule.id.clone(),
        said: Words { en: rule.en.clone(), fr: rule.fr.clone() },
        examples: (examples.iter())
            .filter(|(_, example)| example.rule == rule.id)
            .map(|(number, example)| described(game, *number, example))
            .collect(),
    };
    let add_ons: Vec<&AddOn> = info.expansions.iter().chain(info.variants).collect();
    let own = |one: &&Rule| !add_ons.iter().any(|add_on| add_on.has_rule(&one.id));
    let mut chapters = vec![RulesChapter {
        add_ons: Vec::new(),
        title: info.title.into(),
        about: None,
        lesson: lessons::about(game, None).map(|lesson| lesson.id.clone()),
        rules: all.iter().filter(own).map(rule).collect(),
    }];
    for add_on in add_ons {
        // V8 plays by V7 too, which is told where it stands.
        let told = |one: &&Rule| add_on.has_rule(&one.id) && !is_told(&chapters, &one.id);
        let rules: Vec<RuleInfo> = all.iter().filter(told).map(rule).collect();
        if rules.is_empty() {
            let shared = |chapter: &&mut RulesChapter| {
                chapter.rules.iter().any(|one| add_on.has_rule(&one.id)) && !chapter.add_ons.is_empty()
            };
            if let Some(chapter) = chapters.iter_mut().rfind(shared) {
                chapter.add_ons.push(add_on.id.to_owned());
            }
            continue;
        }
        chapters.push(RulesChapter {
            add_ons: vec![add_on.id.to_owned()],
            title: add_on.title.into(),
            about: Some(add_on.about.into()),
            lesson: lessons::about(game, Some(add_on.id)).map(|lesson| lesson.id.clone()),
            rules,
        });
    }
    RulesInfo {
        game: game.into(),
        title: info.title.into(),
        about: info.about.into(),
        notice: info.notice.map(Into::into),
        chapters,
    }
}

fn is_told(chapters: &[RulesChapter], id: &str) -> bool {
    chapters.iter().flat_map(|chapter| &chapter.rules).any(|rule| rule.id == id)
}

fn described(game: GameId, number: usize, example: &Example) -> ExampleInfo {
    let picture = format!("/art/examples/{game}/{number}.svg");
    let Ok(shown) = show(example) else {
        return ExampleInfo { picture, said: (&example.say).into(), told: Vec::new() };
    };
    let drawn = Picture::of(&shown.state, &[], String::new(), Lang::En);
    // The page leaves this much room for the picture before it has come, so that what is read stays where it is.
    let (width, height) = Part::of(&drawn, &shown).size();
    ExampleInfo {
        picture: format!("{picture}?size={width:.0}x{height:.0}"),
        said: (&example.say).into(),
        told: shown.said.iter().map(Words::from).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_render::TILE;

    #[test]
    fn every_example_is_cut_to_its_tiles_and_has_the_size_that_is_told() {
        for game in GameId::ALL {
            for (number, example) in examples_of(game).iter().enumerate() {
                let svg = draw(example).unwrap();
                let told = described(game, number, example).picture;
                let (_, size) = told.split_once("?size=").unwrap();
                let (width, height) = size.split_once('x').unwrap();
                let head = format!("width=\"{width}\" height=\"{height}\"><rect ");
                assert!(svg[..200].contains(&head), "{}: {}", example.rule, &svg[..200]);
            }
        }
    }

    #[test]
    fn a_square_where_a_tile_may_not_lie_is_in_the_picture() {
        let all = examples_of(GameId::Base);
        let corner = all.iter().find(|example| example.rule == "B4").unwrap();
        // The first tile alone would be one column and one row.
        let (width, height) = {
            let shown = show(corner).unwrap();
            Part::of(&Picture::of(&shown.state, &[], String::new(), Lang::En), &shown).size()
        };
        assert!(width > 1.6 * TILE && height > 1.6 * TILE);
        assert!(draw(corner).unwrap().contains("stroke-dasharray=\"10 7\""));
    }
}
