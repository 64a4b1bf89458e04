//! Signs of life from whatever takes longer than a second. Drawn on standard error, and only on a terminal.

use bastide_engine::lang::Lang;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
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

    /// Shows how things stand, if anything is shown at all.
    pub(crate) fn note(&self, standing: impl FnOnce() -> String) {
        let state = self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(bar) = &state.1 {
            bar.set_message(standing());
        }
    }

    fn bar(&self) -> ProgressBar {
        let template = match self.lang {
            Lang::En => "{bar:40} {human_pos} of {human_len} games, {eta} left {msg}",
            Lang::Fr => "{bar:40} {human_pos} parties sur {human_len}, encore {eta} {msg}",
        };
        let style = ProgressStyle::with_template(template).expect("the template is our own");
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

/// Turns while something is done that can't say how far it is.
pub(crate) struct Spinner {
    /// Dropped to say that it is done.
    done: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Spinner {
    pub(crate) fn new(message: String) -> Self {
        let (done, wait) = channel();
        Self { done: Some(done), thread: Some(std::thread::spawn(move || spin(message, &wait))) }
    }
}

fn spin(message: String, done: &Receiver<()>) {
    if done.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_message(message);
        bar.enable_steady_tick(Duration::from_millis(100));
        // Ends when the sender is dropped.
        let _ = done.recv();
        bar.finish_and_clear();
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        self.done.take();
        if let Some(thread) = self.thread.take() {
            // If it panicked, there is nothing left to clear.
            let _ = thread.join();
        }
    }
}
