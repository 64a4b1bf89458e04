//! What somebody who only watches costs a server, and that it is given back.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test whose server does not start has failed")]

#[path = "common/server.rs"]
mod server;

use bastide_server::client::create;
use bastide_server::protocol::{NewSeat, NewTable};
use server::{Server, greet};
use std::time::Duration;

/// The memory of a process that is in use, in kB.
fn resident(process: u32) -> i64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_socket_that_watches_costs_little_and_is_given_back() {
    const SOCKETS: usize = 400;
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let seats = ["Anna", "Ben"].map(|name| NewSeat::Here { name: name.into() }).to_vec();
    let new = NewTable { game: "base".into(), seats, ..NewTable::default() };
    let table = create(server.address, &new).await.unwrap().table;
    // The first few make the server warm.
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(greet(&server, &table, &[]).await.0);
    }
    let before = resident(server.id());
    for _ in 0..SOCKETS {
        open.push(greet(&server, &table, &[]).await.0);
    }
    let with = resident(server.id());
    let each = (with - before) / SOCKETS as i64;
    println!("{before} kB before, {with} kB with {SOCKETS} sockets: {each} kB each");
    assert!(each <= 64, "{each} kB a socket");

    drop(open);
    // Given back by and by: what counts is that it comes to that.
    for _ in 0..600 {
        if resident(server.id()) < before + (with - before) / 4 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{} kB are kept of {} kB", resident(server.id()) - before, with - before);
}
