//! A progress bar for whatever takes longer than a second.

use bastide_engine::lang::Lang;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Counts games done; from the first second on, shows them on a terminal.
pub(crate) struct Progress {
    total: u64,
    started: Instant,
    lang: Lang,
    state: Mutex<(u64, Option<ProgressBar>)>,
}

impl Progress {
    pub(crate) fn new(total: u64, lang: Lang) -> Self {
        Self { total, started: Instant::now(), lang, state: Mutex::new((0, None)) }
    }

    /// So many more are done. May be called from several threads.
    pub(crate) fn add(&self, more: u64) {
        // A thread that panicked took nothing with it that matters here.
        let mut state = self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        state.0 += more;
        let done = state.0;
        if state.1.is_none() && self.started.elapsed() >= Duration::from_secs(1) {
            state.1 = Some(self.bar());
        }
        if let Some(bar) = &state.1 {
            bar.set_position(done);
        }
    }

    fn bar(&self) -> ProgressBar {
        let template = match self.lang {
            Lang::En => "{bar:40} {human_pos} of {human_len} games, {eta} left",
            Lang::Fr => "{bar:40} {human_pos} parties sur {human_len}, encore {eta}",
        };
        let style = ProgressStyle::with_template(template).expect("the template is our own");
        // Drawn on standard error, and only on a terminal.
        let bar =
            ProgressBar::with_draw_target(Some(self.total), ProgressDrawTarget::stderr()).with_style(style);
        bar.set_elapsed(self.started.elapsed());
        bar
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Ok((_, Some(bar))) = self.state.get_mut() {
            bar.finish_and_clear();
        }
    }
}
