//! Which language to speak.

use bastide_engine::lang::Lang;
use std::ffi::OsString;

/// The language of `--lang` if it is among the arguments, else that of the environment.
///
/// Help and errors are told while arguments are still being read, so this looks ahead.
pub(crate) fn chosen(args: impl Iterator<Item = OsString>) -> Lang {
    let args: Vec<String> = args.map(|arg| arg.to_string_lossy().into_owned()).collect();
    let spaced = args.iter().position(|arg| arg == "--lang").and_then(|at| args.get(at + 1));
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let asked = spaced.map(String::as_str).or(joined);
    asked.and_then(|tag| tag.parse().ok()).unwrap_or_else(of_environment)
}

/// The first locale variable that is set decides, as everywhere on the system.
fn of_environment() -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    locale.and_then(|locale| locale.parse().ok()).unwrap_or_default()
}

/// Picks the words of one language.
#[derive(Clone, Copy)]
pub(crate) struct Speaker(pub(crate) Lang);

impl Speaker {
    /// The text in the language spoken.
    pub(crate) const fn say(self, en: &'static str, fr: &'static str) -> &'static str {
        bastide_engine::lang::Text { en, fr }.get(self.0)
    }
}
