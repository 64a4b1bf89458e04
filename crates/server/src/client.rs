//! A client without a page: for programs that play, for measuring, and for tests.

use crate::protocol::{Claim, Claimed, Created, Invite, NewTable, Refused, SeatKey, ToClient, ToServer};
use crate::secret;
use flate2::read::GzDecoder;
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header;
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::io::{self, Read};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Why a client could not go on.
#[derive(Debug)]
pub enum ClientError {
    /// The server was not there, or hung up.
    Gone(String),
    /// The server said something that can't be read.
    Unreadable(String),
    /// The server refused.
    Refused(Refused),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone(why) => write!(f, "the server is gone: {why}"),
            Self::Unreadable(why) => write!(f, "the server's answer can't be read: {why}"),
            Self::Refused(refused) => f.write_str(&refused.said.en),
        }
    }
}

impl std::error::Error for ClientError {}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Gone(error.to_string())
    }
}

/// An HTTP answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The lines of the head: the status, then a header on each.
    pub head: String,
    /// What came with it.
    pub body: String,
}

/// Sends one HTTP request over a connection of its own.
pub async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
) -> Result<Answer, ClientError> {
    let request = hyper::Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, server.to_string())
        .header(header::CONNECTION, "close")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Full::new(Bytes::copy_from_slice(body.as_bytes())))
        .map_err(|error| ClientError::Gone(format!("this can't be asked: {error}")))?;
    let stream = TcpStream::connect(server).await?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // It ends with the answer; whatever goes wrong on it is told to whoever waits for that.
    tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    let body = String::from_utf8(body.into()).map_err(|error| ClientError::Unreadable(error.to_string()))?;
    let mut lines = format!("{:?} {}\r\n", head.version, head.status);
    for (name, value) in &head.headers {
        lines += &format!("{name}: {}\r\n", String::from_utf8_lossy(value.as_bytes()));
    }
    Ok(Answer { status: head.status.as_u16(), head: lines, body })
}

/// Reads something over HTTP.
pub async fn get<T: DeserializeOwned>(server: SocketAddr, path: &str) -> Result<T, ClientError> {
    read(&request(server, "GET", path, "").await?)
}

/// Creates a game.
pub async fn create(server: SocketAddr, new: &NewTable) -> Result<Created, ClientError> {
    post(server, "/api/tables", new).await
}

/// A secret to claim a seat with. Whoever keeps it before asking has the seat even if the answer is lost.
pub fn new_secret() -> Result<String, ClientError> {
    secret::new_token().map_err(|error| ClientError::Gone(error.to_string()))
}

/// Takes the seat that an invitation is for; from then on it is played with the secret of the claim.
pub async fn claim(server: SocketAddr, table: &str, claim: &Claim) -> Result<Claimed, ClientError> {
    post(server, &format!("/api/tables/{table}/claim"), claim).await
}

/// Invites a seat again.
pub async fn invite(server: SocketAddr, table: &str, invite: &Invite) -> Result<SeatKey, ClientError> {
    post(server, &format!("/api/tables/{table}/invite"), invite).await
}

async fn post<T: DeserializeOwned>(
    server: SocketAddr,
    path: &str,
    what: &impl Serialize,
) -> Result<T, ClientError> {
    let body = serde_json::to_string(what).map_err(|error| ClientError::Unreadable(error.to_string()))?;
    read(&request(server, "POST", path, &body).await?)
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, ClientError> {
    let unreadable =
        |error: serde_json::Error| ClientError::Unreadable(format!("{error} in {:.200}", answer.body));
    if answer.status >= 400 {
        return Err(ClientError::Refused(serde_json::from_str(&answer.body).map_err(unreadable)?));
    }
    serde_json::from_str(&answer.body).map_err(unreadable)
}

/// The text of a message that came packed.
fn unpack(packed: &[u8]) -> Result<String, ClientError> {
    let mut text = String::new();
    let read = GzDecoder::new(packed).read_to_string(&mut text);
    read.map_err(|error| ClientError::Unreadable(format!("a packed message: {error}")))?;
    Ok(text)
}

/// A connection to a game.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// Connects to a game.
    pub async fn connect(server: SocketAddr, table: &str) -> Result<Self, ClientError> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{server}/api/tables/{table}/play"), stream).await?;
        Ok(Self { socket })
    }

    /// Says something.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        self.say_text(text).await
    }

    /// Says something that need not be well formed.
    pub async fn say_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Waits for what the server says next.
    pub async fn hear(&mut self) -> Result<ToClient, ClientError> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text)
            .map_err(|error| ClientError::Unreadable(format!("{error} in {text:.200}")))
    }

    /// Waits for what the server says next, as it is sent.
    pub async fn hear_text(&mut self) -> Result<String, ClientError> {
        Ok(self.hear_text_of().await?.0)
    }

    /// The same, with the number of bytes that came for it: fewer than the text has, if it came packed.
    pub async fn hear_text_of(&mut self) -> Result<(String, usize), ClientError> {
        loop {
            let message = self
                .socket
                .next()
                .await
                .ok_or_else(|| ClientError::Gone("the connection ended".into()))??;
            match message {
                Message::Text(text) => return Ok((text.to_string(), text.len())),
                Message::Binary(packed) => return Ok((unpack(&packed)?, packed.len())),
                _ => {}
            }
        }
    }
}
