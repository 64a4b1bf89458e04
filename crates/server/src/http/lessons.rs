//! Lessons over HTTP. Nothing is kept of them: a learner says which scene it is and what was done in it, and the engine
//! plays the lesson up to there. That is a few dozen actions at most.

use super::pictures::{Asker, KINDS, SYMBOLS, json, send};
use super::{App, read};
use crate::describe::{self, Happened};
use crate::door::daily::Cost;
use crate::pictures::art::Subject;
use crate::play::{socket, to_the_end};
use crate::protocol::convert::number;
use crate::protocol::{
    Aid, Created, Entry, LessonGame, LessonOffer, LessonStep, LessonStepped, NewSeat, NewTable, Refused,
    SceneInfo, SeatInfo, SourceInfo, TableInfo, TableRules, TileKinds, Words,
};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::lessons::{self, Attempt, Fault, Lesson, Stage, Told};
use bastide_engine::position::Actor;
use std::net::SocketAddr;
use std::sync::LazyLock;

/// All lessons, read once.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(lessons::all);

/// What the players of a lesson are called, the learner first.
const NAMES: [&str; 6] = ["Anna", "Ben", "Chloé", "David", "Emma", "Félix"];

/// The seat of the learner.
const LEARNER: Player = Player::new(0);

/// The most actions that a learner may send: no scene has as many.
const MOST_ACTIONS: usize = 40;

/// In a lesson nobody talks and scenes begin anew instead of turns being taken back; aids that are asked over a socket are
/// not there.
fn rules() -> TableRules {
    let asked = [Aid::Fields, Aid::Owners, Aid::Final, Aid::Dead, Aid::Odds, Aid::Hint];
    TableRules { takeback: false, talk: false, aids: asked.map(|aid| aid.word().to_owned()).into() }
}

fn find(id: &str) -> Result<&'static Lesson, Refused> {
    LESSONS.iter().find(|lesson| lesson.id == id).ok_or_else(Refused::unknown_lesson)
}

/// The lesson about an expansion or variant, or about the game itself.
pub(super) fn about(game: bastide_engine::GameId, add_on: Option<&str>) -> Option<&'static Lesson> {
    LESSONS.iter().filter(|lesson| lesson.game == game).find(|lesson| match add_on {
        Some(id) => lesson.add_ons.iter().any(|one| one == id),
        None => lesson.add_ons.is_empty(),
    })
}

impl From<&Told> for Words {
    fn from(told: &Told) -> Self {
        Self { en: told.en.clone(), fr: told.fr.clone() }
    }
}

/// A lesson that can't be played is our fault; tests play them all.
fn broken(fault: &Fault) -> Refused {
    tracing::error!(%fault, "a lesson can't be played");
    Refused::internal()
}

fn offer(lesson: &Lesson) -> LessonOffer {
    LessonOffer {
        id: lesson.id.clone(),
        game: lesson.game.into(),
        add_ons: lesson.add_ons.clone(),
        title: (&lesson.title).into(),
        about: (&lesson.about).into(),
        minutes: lesson.minutes,
        scenes: lesson.scenes.len() as u32,
        plays_on: lesson.plays_on,
    }
}

/// The lessons there are.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonOffer>)))]
pub(crate) async fn list() -> Json<Vec<LessonOffer>> {
    Json(LESSONS.iter().map(offer).collect())
}

/// Every step plays the lesson from its beginning, which is not for an address to ask without end.
fn may_learn(app: &App, peer: SocketAddr) -> Result<(), Refused> {
    if app.limits.may_learn(peer.ip()) { Ok(()) } else { Err(Refused::too_many()) }
}

/// A scene of a lesson, where it begins.
#[utoipa::path(get, path = "/api/lessons/{id}/scenes/{number}", params(("id" = String, Path), ("number" = u32, Path)), responses(
    (status = 200, body = SceneInfo), (status = 404, body = Refused), (status = 429, body = Refused),
))]
pub(crate) async fn scene(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<SceneInfo>, Refused> {
    may_learn(&app, peer)?;
    let lesson = find(&id)?;
    let scene = lesson.scenes.get(number as usize).ok_or_else(Refused::unknown_lesson)?;
    let stage = lesson.stage(number as usize).map_err(|fault| broken(&fault))?;
    let shown = scene.shown().map_err(|fault| broken(&fault))?;
    let told = Telling::of(lesson, stage);
    Ok(Json(SceneInfo {
        lesson: offer(lesson),
        number,
        title: (&scene.title).into(),
        said: (&scene.say).into(),
        rules: scene.rules.clone(),
        shown: shown.iter().map(ToString::to_string).collect(),
        table: told.table(),
        entries: told.entries(0),
        position: told.position(),
        features: told.features(),
    }))
}

/// Does something in a scene.
#[utoipa::path(post, path = "/api/lessons/{id}/step", params(("id" = String, Path)), request_body = LessonStep, responses(
    (status = 200, body = LessonStepped), (status = 400, body = Refused), (status = 404, body = Refused),
    (status = 413, body = Refused), (status = 415, body = Refused), (status = 422, body = Refused),
    (status = 429, body = Refused),
))]
pub(crate) async fn step(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<LessonStepped>, Refused> {
    may_learn(&app, peer)?;
    let LessonStep { scene, actions } = read(body, socket::MOST_BYTES)?;
    let lesson = find(&id)?;
    let number = scene as usize;
    let scene = lesson.scenes.get(number).ok_or_else(Refused::unknown_lesson)?;
    if actions.is_empty() || actions.len() > MOST_ACTIONS {
        return Err(Refused::malformed("no action, or too many"));
    }
    let actions: Vec<Action> = (actions.iter())
        .map(|text| {
            text.parse()
                .map_err(|error: bastide_engine::action::ActionError| Refused::malformed(&error.to_string()))
        })
        .collect::<Result<_, _>>()?;
    let first = lesson.stage(number).map_err(|fault| broken(&fault))?.log.len();
    let (stage, done) = match lesson.attempt(number, &actions).map_err(|fault| broken(&fault))? {
        Attempt::Refused(refusal) => return Err(refusal.into()),
        Attempt::Astray(told) => return Err(Refused::astray(told)),
        Attempt::Partly(stage) => (stage, false),
        Attempt::Done { did, .. } => (did, true),
    };
    let told = Telling::of(lesson, *stage);
    Ok(Json(LessonStepped {
        done,
        said: scene.after.as_ref().filter(|_| done).map(Words::from),
        table: told.table(),
        first: first as u32,
        entries: told.entries(first),
        position: told.position(),
        features: told.features(),
    }))
}

/// Begins a real game where the lesson ends.
#[utoipa::path(post, path = "/api/lessons/{id}/game", params(("id" = String, Path)), request_body = LessonGame, responses(
    (status = 201, body = Created), (status = 400, body = Refused), (status = 404, body = Refused),
    (status = 413, body = Refused), (status = 415, body = Refused), (status = 422, body = Refused),
    (status = 429, body = Refused),
))]
pub(crate) async fn game(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let LessonGame { name, bot } = read(body, socket::MOST_BYTES)?;
    let lesson = find(&id)?;
    if !lesson.plays_on {
        return Err(Refused::unknown_lesson());
    }
    let setup = lesson.setup()?;
    let given = lesson.opening().map_err(|fault| broken(&fault))?;
    let strings = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let mut seats = vec![NewSeat::Here { name }];
    seats.resize(setup.players(), NewSeat::Bot { bot });
    let new = NewTable {
        game: lesson.game.info().id.to_owned(),
        options: setup.options().iter().map(|&(o, v)| (o.to_owned(), v.to_owned())).collect(),
        expansions: strings(setup.expansions()),
        variants: strings(setup.variants()),
        tiles: std::collections::BTreeMap::new(),
        own_tiles: Vec::new(),
        rules: TableRules::default(),
        seats,
    };
    let charge = app.spend(peer.ip(), Cost { bots_alone: false, tile_bytes: 0 })?;
    if !app.limits.may_create(peer.ip()) {
        return Err(Refused::too_many());
    }
    let made = async move {
        let created = app.tables.create_from(&new, &given).await?;
        charge.keep();
        Ok(created)
    };
    Ok((StatusCode::CREATED, Json(to_the_end(made).await?)))
}

/// What the tiles of a lesson look like, and their parts.
#[utoipa::path(get, path = "/api/lessons/{id}/tiles", params(("id" = String, Path)), responses(
    (status = 200, body = TileKinds), (status = 304, description = "they are as they were"),
    (status = 404, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn tiles(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let stage = find(&id)?.stage(0).map_err(|fault| broken(&fault))?;
    let art = Subject::of(&stage.state).name();
    send(&app, asker, KINDS, ("kinds", art), move || json(&Subject::of(&stage.state).kinds())).await
}

/// Every drawing the board of a lesson needs.
#[utoipa::path(get, path = "/art/lessons/{id}/symbols.svg", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "image/svg+xml"), (status = 304, description = "they are as they were"),
    (status = 404, body = Refused), (status = 429, body = Refused), (status = 503, body = Refused),
))]
pub(crate) async fn symbols(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Refused> {
    let stage = find(&id)?.stage(0).map_err(|fault| broken(&fault))?;
    let art = Subject::of(&stage.state).name();
    send(&app, asker, SYMBOLS, ("symbols", art), move || Ok(Subject::of(&stage.state).symbols())).await
}

/// A moment of a lesson in the words of the protocol, as the learner sees it.
struct Telling {
    lesson: &'static Lesson,
    state: bastide_engine::State,
    log: Vec<Happened>,
    names: Vec<Words>,
}

impl Telling {
    fn of(lesson: &'static Lesson, stage: Stage) -> Self {
        let names = NAMES.iter().take(stage.state.players());
        let names = names.map(|&name| Words { en: name.to_owned(), fr: name.to_owned() }).collect();
        Self { lesson, state: stage.state, log: Happened::in_lesson(stage.log), names }
    }

    fn entries(&self, first: usize) -> Vec<Entry> {
        let entry = |happened| describe::entry(happened, &self.state, &self.names, Some(LEARNER));
        self.log[first..].iter().map(entry).collect()
    }

    fn position(&self) -> crate::protocol::PositionInfo {
        describe::position(&self.state, &[LEARNER], self.log.len() as u32, true)
    }

    fn features(&self) -> Vec<crate::protocol::FeatureInfo> {
        describe::features(&self.state, &self.names)
    }

    /// As much of a table as the page needs: nobody else can come to it.
    fn table(&self) -> TableInfo {
        let over = self.state.actor() == Actor::Nobody;
        let (mut options, mut expansions, mut variants, mut sources) =
            (std::collections::BTreeMap::new(), Vec::new(), Vec::new(), Vec::new());
        if let Ok(setup) = self.lesson.setup() {
            options = setup.options().iter().map(|&(o, v)| (o.to_owned(), v.to_owned())).collect();
            expansions = setup.expansions().iter().map(|&id| id.to_owned()).collect();
            variants = setup.variants().iter().map(|&id| id.to_owned()).collect();
            sources = setup.sources();
        }
        let events = || self.log.iter().flat_map(|entry| &entry.events);
        let row = |source: &bastide_engine::Source| SourceInfo {
            source: (*source).into(),
            said: source.text().into(),
            points: Player::all(self.state.players()).map(|player| source.points(events(), player)).collect(),
        };
        let seat = |(name, player): (&Words, u32)| SeatInfo {
            player,
            name: name.en.clone(),
            called: name.clone(),
            bot: None,
            stand_in: None,
            invited: false,
            taken: true,
            present: true,
        };
        TableInfo {
            id: self.lesson.id.clone(),
            game: self.lesson.game.into(),
            options,
            expansions,
            variants,
            tiles: std::collections::BTreeMap::new(),
            own_tiles: Vec::new(),
            art: Subject::of(&self.state).name(),
            rules: rules(),
            seats: self.names.iter().zip(1..).map(seat).collect(),
            creator: None,
            reinvited: Vec::new(),
            taken_back: Vec::new(),
            stand_ins: Vec::new(),
            proposals: Vec::new(),
            commitment: String::new(),
            seed: None,
            over,
            turn: match self.state.actor() {
                Actor::Player(player) => Some(number(player)),
                Actor::Chance | Actor::Nobody => None,
            },
            result: if over { sources.iter().map(row).collect() } else { Vec::new() },
            next: None,
            seq: self.log.len() as u32,
        }
    }
}
