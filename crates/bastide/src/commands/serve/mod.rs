//! `bastide serve`: the game at a local address.

mod words;

use crate::failure::Failure;
use crate::game_args;
use crate::language::Speaker;
use crate::output::Output;
use bastide_engine::lang::Lang;
use bastide_server::store::Store;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::{TcpListener, TcpSocket};

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    Command::new("serve")
        .about(t.say(
            "Serve the game on this computer, and to friends who have the link",
            "Servir le jeu sur cet ordinateur, et aux amis qui ont le lien",
        ))
        .after_help(t.say(
            "Examples:\n  bastide serve\n  bastide serve --listen 0.0.0.0:8080 --data games/ --no-open",
            "Exemples :\n  bastide serve\n  bastide serve --listen 0.0.0.0:8080 --data parties/ --no-open",
        ))
        .arg(
            Arg::new("listen")
                .long("listen")
                .value_name(t.say("ADDRESS:PORT", "ADRESSE:PORT"))
                .default_value("127.0.0.1:8080")
                .help(t.say(
                    "Where to listen; port 0 takes any free one",
                    "Où écouter ; le port 0 en prend un libre",
                )),
        )
        .arg(
            Arg::new("data")
                .long("data")
                .value_name(t.say("DIR", "DOSSIER"))
                .value_parser(value_parser!(PathBuf))
                .help(t.say(
                    "Where games are kept [default: your data folder]",
                    "Où garder les parties [défaut : votre dossier de données]",
                )),
        )
        .arg(Arg::new("seed").long("seed").value_name(t.say("SEED", "GRAINE")).help(t.say(
            "For tests and demonstrations: what the draws of all games follow from, a number or 64 hexadecimal digits; whoever knows it knows the draws [default: random draws]",
            "Pour les essais et les démonstrations : d'où viennent les pioches de toutes les parties, un nombre ou 64 chiffres hexadécimaux ; qui la connaît connaît les pioches [défaut : pioches au hasard]",
        )))
        .arg(
            Arg::new("no-open")
                .long("no-open")
                .action(ArgAction::SetTrue)
                .help(t.say("Do not open the browser", "Ne pas ouvrir le navigateur")),
        )
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let lang = output.lang();
    let asked = matches.get_one::<String>("listen").expect("it has a default");
    let address: SocketAddr = asked.parse().map_err(|_| words::no_address(asked, lang))?;
    let data = match matches.get_one::<PathBuf>("data") {
        Some(folder) => folder.clone(),
        None => own_folder(lang)?,
    };
    let seed = matches.get_one::<String>("seed").map(|_| game_args::seed(matches, lang)).transpose()?;
    start_log();
    bastide_server::allow_many_connections();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| words::not_started(&error, lang))?;
    runtime.block_on(async {
        let listener = listen(address).map_err(|error| words::not_listening(address, &error, lang))?;
        // Before the address is told: it is no use if the games can't be kept.
        let kept = Store::open(&data).await.map_err(|error| words::not_stored(error, lang))?;
        let bound = listener.local_addr().map_err(|error| words::not_listening(address, &error, lang))?;
        let url = format!("http://{bound}/");
        output.line(words::serving(&url, lang))?;
        output.flush()?;
        if !matches.get_flag("no-open") && has_browser() {
            // Whoever sees no page has the address.
            let _ = open::that_detached(&url);
        }
        bastide_server::serve(listener, kept, seed, stop_signal()).await;
        Ok(())
    })
}

/// Listens with room for many who come at once, as they do when a server is started anew.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Without it, a server could not be started anew for a minute. Windows has no need of it.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(4096)
}

/// Where programs of this system keep their data.
fn own_folder(lang: Lang) -> Result<PathBuf, Failure> {
    let folders = directories::ProjectDirs::from("", "", "bastide");
    folders.map(|folders| folders.data_dir().to_owned()).ok_or_else(|| words::no_home(lang))
}

/// Logs go to standard error; `BASTIDE_LOG` sets how much, `info` if it does not.
fn start_log() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("BASTIDE_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
}

/// On Linux a browser needs a screen to show.
fn has_browser() -> bool {
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}

async fn stop_signal() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut terminated) = terminated {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // If signals can't be had, the server runs until it is killed, which loses nothing.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}
