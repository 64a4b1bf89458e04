//! A disk that is full, gone or read-only, under a real server with a real database: what was acknowledged stays, and
//! what could not be kept was never done.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test whose server does not start has failed")]

#[path = "common/server.rs"]
mod server;

use bastide_engine::chance::Seed;
use bastide_server::client::{Client, ClientError, claim, create, get, invite, new_secret, request};
use bastide_server::load::random_turn;
use bastide_server::protocol::{
    Claim, Code, Created, Invite, NewSeat, NewTable, PositionInfo, Refused, TableInfo, ToClient, ToServer,
    Words,
};
use server::{Server, actions, greet};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A disk that can be filled.
enum Disk {
    /// A small file system in memory, where one may be mounted.
    Mounted(tempfile::TempDir),
    /// Else files that may not grow: the system refuses to write beyond a limit, which can be lifted.
    Limited(tempfile::TempDir),
}

impl Disk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "bastide-test"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            Self::Mounted(folder)
        } else {
            println!("no file system can be mounted here: the size of files is limited instead");
            Self::Limited(folder)
        }
    }

    fn data(&self) -> PathBuf {
        let (Self::Mounted(folder) | Self::Limited(folder)) = self;
        folder.path().join("data")
    }

    fn start(&self) -> Server {
        match self {
            Self::Mounted(_) => Server::start(&self.data()),
            // Without the signal, a write beyond the limit is refused like one to a full disk.
            Self::Limited(_) => {
                let mut shell = Command::new("sh");
                shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_bastide")]);
                Server::run(shell, &self.data())
            }
        }
    }

    fn filler(&self) -> PathBuf {
        self.data().join("filler")
    }

    fn fill(&self, server: &Server) {
        match self {
            Self::Mounted(_) => {
                let mut filler = File::options().create(true).append(true).open(self.filler()).unwrap();
                for size in [65536, 4096, 512, 1] {
                    while filler.write(&vec![0; size]).is_ok_and(|written| written == size) {}
                }
            }
            Self::Limited(_) => {
                let log = fs::metadata(self.data().join("bastide.sqlite3-wal")).unwrap().len();
                limit(server, &log.to_string());
            }
        }
    }

    fn make_room(&self, server: &Server) {
        match self {
            Self::Mounted(_) => fs::remove_file(self.filler()).unwrap(),
            Self::Limited(_) => limit(server, "unlimited"),
        }
    }
}

/// Sets how large a file of the server may become.
fn limit(server: &Server, size: &str) {
    let set = Command::new("prlimit")
        .args([format!("--pid={}", server.id()), format!("--fsize={size}:unlimited")])
        .status();
    assert!(set.unwrap().success());
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Self::Mounted(folder) = self {
            // What still uses it keeps it until it ends.
            let _ = Command::new("umount").arg("--lazy").arg(folder.path()).status();
        }
    }
}

/// A game for two, and what its players were told.
struct Game {
    table: String,
    tokens: Vec<String>,
    client: Client,
    position: PositionInfo,
    log: Vec<(Option<u32>, String)>,
    seed: Seed,
}

impl Game {
    async fn begin(server: &Server, seed: u64) -> Self {
        let seats = ["Anna", "Ben"].map(|name| NewSeat::Here { name: name.into() }).to_vec();
        let Created { table, keys, .. } = create(server.address, &base(seats)).await.unwrap();
        let tokens: Vec<String> = keys.into_iter().map(|key| key.token).collect();
        let (client, log, position) = greet(server, &table, &tokens).await;
        Self { table, tokens, client, position, log: actions(&log), seed: Seed::from(seed) }
    }

    /// Sends any turn and says what came of it.
    async fn turn(&mut self) -> Result<(), Refused> {
        let seq = self.position.seq;
        let sent = random_turn(&self.position, &mut self.seed.child(seq.into()).rng()).unwrap();
        let token = self.tokens[self.position.turn.unwrap() as usize - 1].clone();
        self.client
            .say(&ToServer::Play { request: seq, token, seq, takebacks: None, actions: sent })
            .await
            .unwrap();
        let mut accepted = false;
        loop {
            match self.client.hear().await.unwrap() {
                ToClient::Accepted { .. } => accepted = true,
                ToClient::Refused { refusal, .. } => return Err(refusal),
                ToClient::Moved { entries, position, .. } => {
                    self.log.extend(actions(&entries));
                    self.position = *position;
                }
                _ => {}
            }
            if accepted && self.position.seq > seq {
                return Ok(());
            }
        }
    }

    async fn is_refused(&mut self) {
        let before = self.log.clone();
        let refusal = self.turn().await.unwrap_err();
        assert_eq!(refusal.code, Code::NotKept, "{refusal:?}");
        assert!(refusal.said.en.contains("try again") && refusal.said.fr.contains("réessayez"));
        assert_eq!(self.log, before);
    }

    /// The same log is told to somebody who comes anew.
    async fn is_kept(&self, server: &Server) {
        let (_, log, _) = greet(server, &self.table, &[]).await;
        assert_eq!(actions(&log), self.log, "what was acknowledged, move by move");
    }
}

fn base(seats: Vec<NewSeat>) -> NewTable {
    NewTable { game: "base".into(), seats, ..NewTable::default() }
}

async fn health(server: &Server) -> (u16, String) {
    let answer = request(server.address, "GET", "/healthz", "").await.unwrap();
    (answer.status, answer.body)
}

/// Asks until the server has seen what has become of its disk: it looks once a second.
async fn health_becomes(server: &Server, status: u16) -> String {
    loop {
        let (now, said) = health(server).await;
        if now == status {
            return said;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_full_disk_loses_no_acknowledged_move() {
    let disk = Disk::new();
    let server = disk.start();
    let mut games = [Game::begin(&server, 1).await, Game::begin(&server, 2).await];
    for _ in 0..3 {
        games[0].turn().await.unwrap();
    }
    assert_eq!(health(&server).await, (200, "ok".into()));

    for round in 0..3 {
        disk.fill(&server);
        // Several in a row: after the second the connection was beyond repair.
        for _ in 0..4 {
            for game in &mut games {
                game.is_refused().await;
            }
        }
        let seats = ["A", "B"].map(|name| NewSeat::Here { name: name.into() }).to_vec();
        let Err(ClientError::Refused(refusal)) = create(server.address, &base(seats)).await else {
            panic!("nothing can be created on a full disk")
        };
        assert_eq!(refusal.code, Code::NotKept);
        let said = health_becomes(&server, 503).await;
        assert!(said.contains("written down"), "{said}");

        disk.make_room(&server);
        for _ in 0..6 {
            for game in &mut games {
                game.turn().await.unwrap_or_else(|refusal| panic!("round {round}: {refusal:?}"));
            }
        }
        assert_eq!(health_becomes(&server, 200).await, "ok");
    }
    server.kill();
    let server = disk.start();
    for game in &games {
        assert!(game.log.len() >= 36);
        game.is_kept(&server).await;
    }
}

#[tokio::test]
async fn a_bot_that_could_not_write_plays_on_when_there_is_room() {
    let disk = Disk::new();
    let server = disk.start();
    let seats = vec![NewSeat::Here { name: "Anna".into() }, NewSeat::Bot { bot: "3".into() }];
    let created = create(server.address, &base(seats)).await.unwrap();
    let tokens = vec![created.keys[0].token.clone()];
    let (mut client, _, mut position) = greet(&server, &created.table, &tokens).await;
    let mut rng = Seed::from(3).rng();
    // The disk fills up the moment a turn of Anna's is acknowledged; at the latest the bot's next one is refused.
    let mut silent = false;
    while !silent {
        let sent = random_turn(&position, &mut rng).unwrap();
        let (seq, token) = (position.seq, tokens[0].clone());
        client
            .say(&ToServer::Play { request: seq, token, seq, takebacks: None, actions: sent })
            .await
            .unwrap();
        loop {
            match client.hear().await.unwrap() {
                ToClient::Accepted { .. } => disk.fill(&server),
                ToClient::Moved { position: now, .. } => position = *now,
                ToClient::Refused { refusal, .. } => panic!("{refusal:?}"),
                _ => {}
            }
            if position.seq > seq && position.turn == Some(1) {
                // The bot was faster than the disk was filled: once more.
                disk.make_room(&server);
                break;
            }
            if position.seq > seq && health(&server).await.0 == 503 {
                silent = true;
                break;
            }
        }
    }
    assert_eq!(position.turn, Some(2), "the bot could not write its turn");
    disk.make_room(&server);
    while position.turn == Some(2) {
        if let ToClient::Moved { position: now, .. } = client.hear().await.unwrap() {
            position = *now;
        }
    }
    assert_eq!(position.turn, Some(1));
}

#[tokio::test]
async fn a_seat_that_could_not_be_kept_is_not_taken_and_can_be_claimed_later() {
    let disk = Disk::new();
    let server = disk.start();
    let seats = vec![NewSeat::Here { name: "Anna".into() }, NewSeat::Invited { name: "Ben".into() }];
    let created = create(server.address, &base(seats)).await.unwrap();
    let asked =
        Claim { invitation: created.keys[1].token.clone(), secret: new_secret().unwrap(), name: None };
    let again = Invite { token: created.owner.clone(), player: 2 };
    let seat = async || {
        let info: TableInfo = get(server.address, &format!("/api/tables/{}", created.table)).await.unwrap();
        (info.seats[1].taken, info.reinvited.len())
    };
    disk.fill(&server);
    for _ in 0..3 {
        let Err(ClientError::Refused(refusal)) = claim(server.address, &created.table, &asked).await else {
            panic!("nothing is kept on a full disk")
        };
        assert_eq!(refusal.code, Code::NotKept);
        assert_eq!(seat().await, (false, 0));
    }
    disk.make_room(&server);
    assert_eq!(claim(server.address, &created.table, &asked).await.unwrap().player, 2);
    disk.fill(&server);
    for _ in 0..3 {
        invite(server.address, &created.table, &again).await.unwrap_err();
        assert_eq!(seat().await, (true, 0), "what could not be invited again is as it was");
    }
    disk.make_room(&server);
    server.kill();
    let server = disk.start();
    assert_eq!(claim(server.address, &created.table, &asked).await.unwrap().player, 2, "it is still theirs");
}

/// Plays until something is refused, and on until it is not.
async fn survives(spoil: impl Fn(&Path), mend: impl Fn(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut game = Game::begin(&server, 4).await;
    game.turn().await.unwrap();
    spoil(folder.path());
    for _ in 0..3 {
        game.is_refused().await;
    }
    let said = health_becomes(&server, 503).await;
    let said: Words = serde_json::from_str::<Refused>(&said).unwrap().said;
    assert!(said.en.contains("database") && said.fr.contains("base"), "{said:?}");
    mend(folder.path());
    assert_eq!(health_becomes(&server, 200).await, "ok");
    for _ in 0..3 {
        game.turn().await.unwrap();
    }
    server.kill();
    game.is_kept(&Server::start(folder.path())).await;
}

#[tokio::test]
async fn a_database_that_is_deleted_takes_no_moves_until_it_is_back() {
    let file = |folder: &Path, name: &str| folder.join(name);
    for name in ["bastide.sqlite3", "bastide.sqlite3-wal"] {
        let away = |folder: &Path| fs::rename(file(folder, name), file(folder, "away")).unwrap();
        let back = |folder: &Path| fs::rename(file(folder, "away"), file(folder, name)).unwrap();
        survives(away, back).await;
    }
}

#[tokio::test]
async fn a_read_only_database_takes_no_moves_until_it_may_be_written() {
    let set = |readonly: bool| {
        move |folder: &Path| {
            use std::os::unix::fs::PermissionsExt;
            let mode = if readonly { 0o400 } else { 0o600 };
            let path = folder.join("bastide.sqlite3");
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
    };
    survives(set(true), set(false)).await;
}

#[tokio::test]
async fn a_folder_has_one_server_and_its_files_one_reader() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    let server = Server::start(&data);
    Game::begin(&server, 5).await.turn().await.unwrap();
    let second = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["serve", "--no-open", "--lang", "en", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .output()
        .unwrap();
    let said = String::from_utf8(second.stderr).unwrap();
    assert_eq!(second.status.code(), Some(2), "{said}");
    assert!(said.contains("another Bastide") && said.contains("--data"), "{said}");
    assert_eq!(String::from_utf8(second.stdout).unwrap(), "", "it offers no address");

    let mut seen = 0;
    for entry in fs::read_dir(&data).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?} can be read by its owner only", entry.file_name());
        seen += 1;
    }
    assert!(seen >= 4, "the database, its log, its index and the lock");
    assert_eq!(fs::metadata(&data).unwrap().permissions().mode() & 0o077, 0);

    // The folder is free as soon as the server is gone, however it went; and what others could read is closed to them.
    server.kill();
    let path = data.join("bastide.sqlite3");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let _server = Server::start(&data);
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}
