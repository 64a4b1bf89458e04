//! What a bot would do in the place of whoever asks, from what they may know.

use crate::describe::in_both;
use crate::play::strongest_quick;
use crate::protocol::convert::{figure, number, part, square};
use crate::protocol::{HintInfo, HintLay, HintPiece, Refused, Words};
use bastide_bots::Budget;
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::geometry::Rotation;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::{State, View};

/// The most actions of one turn that are foretold.
const MOST: usize = 6;

/// What the strongest of the bots that need no time would do.
pub(super) fn hint(view: &View, names: &[Words]) -> Result<HintInfo, Refused> {
    let player = view.seat().ok_or_else(Refused::no_hint_now)?;
    let mut state = view.seen().clone();
    if state.actor() != Actor::Player(player) {
        return Err(Refused::no_hint_now());
    }
    // Its chance is its own: it tells nothing about the draws.
    let mut bot = strongest_quick().build(Seed::from(u64::from(state.ply())));
    let turn = state.turn();
    let (mut actions, mut said) = (Vec::new(), Vec::new());
    let (mut lay, mut piece) = (None, None);
    while state.actor() == Actor::Player(player) && actions.len() < MOST {
        // A turn that has ended is not the one that was asked about.
        if !actions.is_empty() && state.turn() != turn {
            break;
        }
        let action = bot.choose(&state.view(Some(player)), Budget::default());
        let asked = state.question();
        let answered = asked.as_ref().and_then(|asked| asked.answers.iter().find(|one| one.action == action));
        let in_words = answered.map(|answer| Words::from(&answer.said));
        let before = state.clone();
        let Ok(events) = state.play(&action) else { break };
        lay = lay.or_else(|| laid(&action));
        piece = piece.or_else(|| placed(&before, player, &action));
        let told = events.first().filter(|_| !matches!(action, Action::Pass));
        said.extend(
            in_words.or_else(|| told.map(|event| in_both(names, |lang, name| event.tell(lang, name)))),
        );
        // What a tile that is drawn blindly turns out to be nobody knows.
        let last = matches!(action, Action::Pass | Action::Blind);
        actions.push(action.to_string());
        if last {
            break;
        }
    }
    let said = Words::new(|lang| sentences(&said, lang));
    Ok(HintInfo { player: number(player), actions, lay, piece, said })
}

fn laid(action: &Action) -> Option<HintLay> {
    let (name, pos, rotation) = match action {
        Action::Lay { tile, pos, rotation } => (tile.to_string(), pos, *rotation),
        Action::Mountain { pos, .. } => ("mountain".to_owned(), pos, Rotation::NONE),
        _ => return None,
    };
    let [x, y] = square(*pos);
    Some(HintLay { name, rotation: rotation.degrees().into(), x, y })
}

fn placed(state: &State, player: Player, action: &Action) -> Option<HintPiece> {
    let Action::Place { piece, pos, spot } = action else { return None };
    let [x, y] = square(*pos);
    let part = part(state, *pos, *spot)?;
    Some(HintPiece { symbol: figure(player, *piece, spot.kind), x, y, part })
}

/// What is done in a turn, one after the other.
fn sentences(all: &[Words], lang: Lang) -> String {
    if all.is_empty() {
        return super::words::NOTHING_MORE.get(lang).to_owned();
    }
    let ended = |text: &str| {
        let text = text.trim_end_matches('.');
        let mut letters = text.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
        format!("{first}{}.", letters.as_str())
    };
    all.iter().map(|words| ended(words.get(lang))).collect::<Vec<_>>().join(" ")
}
