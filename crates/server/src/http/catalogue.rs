//! What can be played, and against whom.

use crate::aids;
use crate::protocol::{
    BotOffer, Catalogue, GameOffer, MixLimits, Named, OptionOffer, PartOffer, PresetOffer, SetOffer, Words,
};
use axum::Json;
use bastide_bots::Level;
use bastide_engine::mix::{self, Belongs, Mix, MixSet, OwnTiles};
use bastide_engine::rules;
use bastide_engine::{GameId, games::Choice, setup::AddOn};

fn named(choice: &Choice) -> Named {
    Named { id: choice.id.to_owned(), about: choice.about.into() }
}

/// What can be played, and against whom.
#[utoipa::path(get, path = "/api/catalogue", responses((status = 200, body = Catalogue)))]
pub(crate) async fn catalogue() -> Json<Catalogue> {
    let bot = |level: &Level| BotOffer {
        id: level.name().to_owned(),
        level: level.number().into(),
        title: level.title().into(),
        about: level.about().into(),
    };
    let bots = Level::ALL.iter().map(bot).collect();
    let mix = MixLimits {
        copies: Mix::MAX_COPIES.into(),
        files: Mix::MAX_FILES as u32,
        bytes: OwnTiles::MAX_BYTES as u32,
    };
    let games = GameId::ALL.iter().map(|&game| offer(game)).collect();
    Json(Catalogue { games, bots, mix, aids: aids::offers() })
}

fn offer(game: GameId) -> GameOffer {
    let info = game.info();
    let option = |option: &bastide_engine::games::OptionInfo| OptionOffer {
        id: option.id.to_owned(),
        about: option.about.into(),
        changes: option.changes.into(),
        values: option.values.iter().map(named).collect(),
    };
    let preset = |preset: &bastide_engine::games::Preset| PresetOffer {
        id: preset.id.to_owned(),
        title: preset.title.into(),
        about: preset.about.into(),
        options: preset
            .options
            .iter()
            .map(|&(option, value)| (option.to_owned(), value.to_owned()))
            .collect(),
    };
    let rules = rules::of(game);
    let strings = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let part = |part: &AddOn| PartOffer {
        id: part.id.to_owned(),
        title: part.title.into(),
        about: part.about.into(),
        changes: part.changes.into(),
        rules: rules.iter().filter(|rule| part.has_rule(&rule.id)).map(|rule| rule.id.clone()).collect(),
        excludes: strings(part.excludes),
    };
    GameOffer {
        id: game.into(),
        title: info.title.into(),
        about: info.about.into(),
        pitch: info.pitch.into(),
        min_minutes: *info.minutes.start(),
        max_minutes: *info.minutes.end(),
        min_players: *info.players.start() as u32,
        max_players: *info.players.end() as u32,
        expansions: info.expansions.iter().map(part).collect(),
        variants: info.variants.iter().map(part).collect(),
        sets: mix::sets(game).iter().map(set).collect(),
        options: info.options.iter().map(option).collect(),
        presets: info.presets.iter().map(preset).collect(),
        notice: info.notice.map(Words::from),
        rules: (rules.into_iter())
            .map(|rule| Named { id: rule.id, about: Words { en: rule.en, fr: rule.fr } })
            .collect(),
    }
}

fn set(set: &MixSet) -> SetOffer {
    let (mut always, mut with, mut apart) = (false, None, None);
    match set.belongs {
        Belongs::Always => always = true,
        Belongs::With(part) => with = Some(part.to_owned()),
        Belongs::Apart(part) => apart = Some(part.to_owned()),
    }
    SetOffer {
        id: set.id.to_owned(),
        title: set.title.into(),
        about: set.about.into(),
        tiles: set.tiles().tiles.iter().map(|tile| u32::from(tile.count)).sum(),
        always,
        with,
        apart,
    }
}
