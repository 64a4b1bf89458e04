//! `bastide rules`: the rules in words, by number.

use super::words;
use crate::failure::Failure;
use crate::game_args::with_json;
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::GameId;
use bastide_engine::lang::Lang;
use bastide_engine::rules;
use clap::{Arg, ArgMatches, Command};
use serde_json::json;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("rules")
        .about(t.say(
            "Print the rules by number, or one of them",
            "Écrire les règles par numéro, ou l'une d'elles",
        ))
        .after_help(t.say(
            "Examples:\n  bastide rules\n  bastide rules B12",
            "Exemples :\n  bastide rules\n  bastide rules B12",
        ))
        .arg(Arg::new("id").value_name(t.say("RULE", "RÈGLE")).help(t.say(
            "The number that a scoring names, such as B12",
            "Le numéro que nomme une évaluation, comme B12",
        )));
    with_json(command, lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let chosen = match matches.get_one::<String>("id") {
        None => GameId::ALL.into_iter().flat_map(rules::of).collect(),
        Some(id) => vec![rules::find(&id.to_uppercase()).ok_or_else(|| words::no_rule(id, lang))?],
    };
    if matches.get_flag("json") {
        let list: Vec<_> =
            chosen.iter().map(|rule| json!({ "id": rule.id, "en": rule.en, "fr": rule.fr })).collect();
        return output.json(&json!({ "rules": list }));
    }
    for rule in &chosen {
        output.line(format_args!("{:<4} {}", rule.id, rule.text(lang)))?;
    }
    Ok(())
}
