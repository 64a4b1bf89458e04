//! A server in a process of its own, which can be killed.

#![allow(dead_code, reason = "not every test file needs all of it")]

use bastide_server::client::Client;
use bastide_server::protocol::{Entry, PositionInfo, ToClient, ToServer};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(data: &Path) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_bastide")), data)
    }

    /// A server that the command starts when it is given a server's arguments.
    pub(crate) fn run(mut command: Command, data: &Path) -> Self {
        let mut process = command
            .args(["serve", "--no-open", "--lang", "en", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
        Self { process, address: address.parse().unwrap() }
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// SIGKILL: no handler runs, nothing is finished.
    pub(crate) fn kill(self) {}
}

impl Drop for Server {
    fn drop(&mut self) {
        // A test that fails leaves none behind.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The whole log and the position, over a new connection.
pub(crate) async fn greet(
    server: &Server,
    table: &str,
    tokens: &[String],
) -> (Client, Vec<Entry>, PositionInfo) {
    let mut client = Client::connect(server.address, table).await.unwrap();
    client.say(&ToServer::hello(tokens.to_vec())).await.unwrap();
    loop {
        if let ToClient::Moved { entries, position, .. } = client.hear().await.unwrap() {
            return (client, entries, *position);
        }
    }
}

/// Who did what.
pub(crate) fn actions(log: &[Entry]) -> Vec<(Option<u32>, String)> {
    log.iter().map(|entry| (entry.player, entry.action.clone())).collect()
}
