//! `bastide`: play, simulate, record, replay and draw the games of the Carcassonne family.

mod canvas;
mod commands;
mod failure;
mod files;
mod game_args;
mod games;
mod language;
mod output;
mod parallel;
mod progress;
mod text_board;
mod usage;
mod words;

use output::Output;
use std::process::ExitCode;

/// Gives back to the system what it does not use any more: the usual one kept all that a thousand sockets had needed
/// after they were closed.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let lang = language::chosen(std::env::args_os().skip(1));
    let matches = match commands::command(lang).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return usage::explain(&error, lang),
    };
    let mut output = Output::new(lang);
    match commands::run(&matches, &mut output).and_then(|()| output.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
