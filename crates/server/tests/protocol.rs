//! `docs/protocol.md`: its examples are what a server really says, and it names every message and every refusal.
//!
//! `BASTIDE_BLESS=1 cargo test -p bastide-server --test protocol` writes the examples anew; look at the difference.

#![allow(clippy::unwrap_used, reason = "a test whose server does not answer has failed")]

mod common;

use bastide_engine::chance::Seed;
use bastide_server::client::{Client, request};
use bastide_server::protocol::{Aid, Created, NewTable, PositionInfo, Saying, TileFile, ToClient, ToServer};
use common::{Server, here};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// JSON whose fields stay in the order they were written in.
#[derive(Clone, Debug, PartialEq)]
enum Json {
    Plain(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        fn plain<E>(value: impl serde::Serialize) -> Result<Json, E> {
            Ok(Json::Plain(serde_json::to_string(&value).unwrap()))
        }
        impl<'de> Visitor<'de> for Reader {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON")
            }
            fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
                plain(value)
            }
            fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
                plain(value)
            }
            fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
                plain(value)
            }
            fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
                plain(value)
            }
            fn visit_str<E>(self, value: &str) -> Result<Json, E> {
                plain(value)
            }
            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Plain("null".to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Json, A::Error> {
                let mut list = Vec::new();
                while let Some(one) = all.next_element()? {
                    list.push(one);
                }
                Ok(Json::List(list))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut all: A) -> Result<Json, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = all.next_entry()? {
                    fields.push(field);
                }
                Ok(Json::Object(fields))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl Json {
    fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else { return None };
        fields.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// What kind of message it is.
    fn kind(&self) -> &str {
        match self.get("type") {
            Some(Self::Plain(word)) => word.trim_matches('"'),
            _ => "",
        }
    }

    /// The first of long lists only, and how many more there are.
    fn shortened(&self, most: usize) -> Self {
        match self {
            Self::Plain(_) => self.clone(),
            Self::List(all) => {
                let mut list: Vec<Self> = all.iter().take(most).map(|one| one.shortened(most)).collect();
                if all.len() > most {
                    list.push(Self::Plain(format!("\"… {} more\"", all.len() - most)));
                }
                Self::List(list)
            }
            Self::Object(fields) => Self::Object(
                fields.iter().map(|(name, value)| (name.clone(), value.shortened(most))).collect(),
            ),
        }
    }

    /// Of the objects in the field `name`, or the objects that are listed there, these fields only.
    fn only(&self, name: &str, kept: &[&str]) -> Self {
        let fields = match self {
            Self::Plain(_) => return self.clone(),
            Self::List(all) => return Self::List(all.iter().map(|one| one.only(name, kept)).collect()),
            Self::Object(fields) => fields,
        };
        fn cut(value: &Json, kept: &[&str]) -> Json {
            match value {
                Json::Plain(_) => value.clone(),
                Json::List(all) => Json::List(all.iter().map(|one| cut(one, kept)).collect()),
                Json::Object(fields) => {
                    let mut few: Vec<_> =
                        fields.iter().filter(|(name, _)| kept.contains(&name.as_str())).cloned().collect();
                    few.push(("…".to_owned(), Json::Plain("\"\"".to_owned())));
                    Json::Object(few)
                }
            }
        }
        let field = |(known, value): &(String, Self)| {
            let value = if known == name { cut(value, kept) } else { value.only(name, kept) };
            (known.clone(), value)
        };
        Self::Object(fields.iter().map(field).collect())
    }

    /// On one line if there is room for it, else a field or an element on each.
    fn write(&self, out: &mut String, indent: usize) {
        const WIDTH: usize = 110;
        let line = self.on_a_line();
        if line.chars().count() + indent <= WIDTH {
            out.push_str(&line);
            return;
        }
        let (open, close, all): (_, _, Vec<(String, &Self)>) = match self {
            Self::Plain(text) => return out.push_str(text),
            Self::List(all) => ('[', ']', all.iter().map(|one| (String::new(), one)).collect()),
            Self::Object(fields) => {
                ('{', '}', fields.iter().map(|(name, one)| (format!("\"{name}\": "), one)).collect())
            }
        };
        out.push(open);
        for (number, (name, one)) in all.iter().enumerate() {
            out.push_str(if number > 0 { ",\n" } else { "\n" });
            out.push_str(&" ".repeat(indent + 2));
            out.push_str(name);
            one.write(out, indent + 2);
        }
        out.push('\n');
        out.push_str(&" ".repeat(indent));
        out.push(close);
    }

    fn on_a_line(&self) -> String {
        match self {
            Self::Plain(text) => text.clone(),
            Self::List(all) => {
                format!("[{}]", all.iter().map(Self::on_a_line).collect::<Vec<_>>().join(", "))
            }
            Self::Object(fields) => {
                let fields = fields.iter().map(|(name, value)| format!("\"{name}\": {}", value.on_a_line()));
                format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, 0);
        text
    }
}

/// What was said on a connection, in order, without what is another each time.
struct Talk {
    client: Client,
    created: Created,
    /// Whether the client said it, and what.
    said: Vec<(bool, Json)>,
    /// Where the game stood when it was told last.
    position: Option<PositionInfo>,
}

impl Talk {
    async fn begin(server: &Server, created: Created) -> Self {
        let client = Client::connect(server.address, &created.table).await.unwrap();
        Self { client, created, said: Vec::new(), position: None }
    }

    fn plain(&self, text: &str) -> Json {
        plain(&self.created, text)
    }

    async fn say(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap();
        self.said.push((true, self.plain(&text)));
        self.client.say_text(text).await.unwrap();
    }

    /// Listens until a message of this kind has come.
    async fn hear(&mut self, kind: &str) -> Json {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(60), self.client.hear_text()).await;
            let heard = heard.expect("an answer").unwrap();
            if let ToClient::Moved { position, .. } = serde_json::from_str(&heard).unwrap() {
                self.position = Some(*position);
            }
            let heard = self.plain(&heard);
            self.said.push((false, heard.clone()));
            if heard.kind() == kind {
                return heard;
            }
        }
    }

    async fn play(&mut self, seat: usize, seq: u32, actions: &[&str]) {
        let token = self.created.keys[seat].token.clone();
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        self.say(&ToServer::Play { request: seq, token, seq, takebacks: None, actions }).await;
    }
}

/// A message without what is another each time.
fn plain(created: &Created, text: &str) -> Json {
    let mut text = text.replace(&created.table, "TABLE");
    for (key, name) in created.keys.iter().zip(["SECRET-OF-ANNA", "SECRET-OF-BEN"]) {
        text = text.replace(&key.token, name);
    }
    serde_json::from_str(&text).unwrap()
}

/// Tiles with a piece of a city each: one lies, ten are drawn. Two players need so many.
fn hamlet() -> NewTable {
    let text = "[set]\nid = 'hamlet'\ntitle = 'Hamlet'\ntiles = 11\n\n\
        [[tile]]\nid = 'hamlet-gate'\ncount = 11\nstart = true\nfeatures = ['city n', 'field e s w']\n";
    NewTable {
        game: "base".into(),
        tiles: BTreeMap::from([("base".to_owned(), 0)]),
        own_tiles: vec![TileFile { name: "hamlet.toml".into(), text: text.into() }],
        seats: vec![here("Anna"), here("Ben")],
        ..NewTable::default()
    }
}

fn block(text: &str) -> String {
    format!("```json\n{text}\n```\n")
}

/// Every example of the document, by its name.
async fn examples() -> BTreeMap<&'static str, String> {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(data.path(), Some(Seed::from(1))).await;
    let new = serde_json::to_string(&hamlet()).unwrap();
    let answer = request(server.address, "POST", "/api/tables", &new).await.unwrap();
    let created: Created = serde_json::from_str(&answer.body).unwrap();
    let mut examples = BTreeMap::new();
    let asked: Json = serde_json::from_str(&new).unwrap();
    let answered = plain(&created, &answer.body);
    examples.insert("create", block(&asked.text()) + "\n" + &block(&answered.text()));

    let tokens: Vec<String> = created.keys.iter().map(|key| key.token.clone()).collect();
    let mut talk = Talk::begin(&server, created.clone()).await;
    talk.say(&ToServer::hello(tokens.clone())).await;
    talk.hear("moved").await;
    // Somebody who watches, and wants no more than what has changed.
    let mut brief = Talk::begin(&server, created.clone()).await;
    let hello = ToServer::Hello { tokens: vec![], since: 0, takebacks: None, changes: true, packed: false };
    brief.say(&hello).await;
    brief.hear("moved").await;
    talk.play(0, 1, &["lay hamlet-gate 0,-1 180", "follower 0,-1 city s"]).await;
    talk.hear("accepted").await;
    talk.hear("moved").await;
    let changed = brief.hear("changed").await;
    examples.insert("changed", block(&changed.only("entries", &["player", "action"]).shortened(2).text()));
    talk.say(&ToServer::Features).await;
    talk.hear("features").await;
    talk.say(&ToServer::Aid { aid: Aid::Odds, at: Some([1, 0]) }).await;
    talk.hear("aid").await;
    talk.say(&ToServer::Moves).await;
    talk.hear("moves").await;
    talk.say(&ToServer::Rename { token: tokens[1].clone(), name: "Benedict".to_owned() }).await;
    talk.hear("table").await;
    talk.play(1, 1, &["lay hamlet-gate 1,0 0"]).await;
    talk.hear("refused").await;
    talk.play(1, 4, &["lay hamlet-gate 1,0 0", "pass"]).await;
    talk.hear("accepted").await;
    talk.hear("moved").await;
    while let Some((seq, player)) = talk.position.as_ref().map(|now| (now.seq, now.turn)) {
        let Some(player) = player else { break };
        let choice = talk.position.as_ref().unwrap().choices[0].clone();
        let pass: &[&str] = if choice.followers.is_empty() { &[] } else { &["pass"] };
        talk.play(player as usize - 1, seq, &[&[choice.action.as_str()], pass].concat()).await;
        talk.hear("accepted").await;
        talk.hear("moved").await;
    }
    talk.hear("table").await;
    let end = talk.position.as_ref().unwrap().seq;

    let first = |own: bool, kind: &str| {
        let found = talk.said.iter().find(|(by, message)| *by == own && message.kind() == kind);
        found.unwrap_or_else(|| panic!("nobody said {kind}")).1.shortened(2).text()
    };
    for (name, own, kind) in [
        ("hello", true, "hello"),
        ("play", true, "play"),
        ("rename", true, "rename"),
        ("ask-features", true, "features"),
        ("ask-aid", true, "aid"),
        ("table", false, "table"),
        ("moved", false, "moved"),
        ("accepted", false, "accepted"),
        ("refused", false, "refused"),
        ("features", false, "features"),
        ("aid", false, "aid"),
        ("ask-moves", true, "moves"),
        ("moves", false, "moves"),
    ] {
        examples.insert(name, block(&first(own, kind)));
    }
    let mut game = String::new();
    for (own, message) in &talk.said {
        let few = message
            .only("position", &["seq", "turn", "scores", "drawn", "choices"])
            .only("choices", &["action"])
            .only("table", &["seats", "seed", "over", "seq"])
            .only("seats", &["player", "name"])
            .only("entries", &["player", "action", "events", "turn"])
            .only("events", &["kind", "said"])
            .only("features", &["kind", "points"])
            .only("moves", &["action", "said"])
            .only("said", &["en"]);
        let text = few.shortened(3).text();
        game += &format!("// {}\n{text}\n", if *own { "the client" } else { "the server" });
    }
    examples.insert("game", format!("```jsonc\n{game}```\n"));

    // Somebody who was away and lacks the end of the log.
    let mut back = Talk::begin(&server, created.clone()).await;
    back.say(&ToServer::Hello {
        tokens: vec![],
        since: end - 2,
        takebacks: None,
        changes: false,
        packed: false,
    })
    .await;
    let heard = back.hear("moved").await;
    let few = heard.only("position", &["seq", "turn", "scores"]).only("entries", &["player", "action"]);
    examples.insert("back", block(&back.said[0].1.text()) + "\n" + &block(&few.text()));
    drop((talk, back));
    examples.extend(people(&server).await);
    server.stop().await;
    examples
}

/// What those at a table say to each other and decide, by its name.
async fn people(server: &Server) -> BTreeMap<&'static str, String> {
    let answer = serde_json::to_string(&hamlet()).unwrap();
    let answer = request(server.address, "POST", "/api/tables", &answer).await.unwrap();
    let created: Created = serde_json::from_str(&answer.body).unwrap();
    let tokens: Vec<String> = created.keys.iter().map(|key| key.token.clone()).collect();
    let (mut anna, mut ben) =
        (Talk::begin(server, created.clone()).await, Talk::begin(server, created.clone()).await);
    for (talk, token) in [(&mut anna, &tokens[0]), (&mut ben, &tokens[1])] {
        talk.say(&ToServer::hello(vec![token.clone()])).await;
        talk.hear("moved").await;
    }
    let mut examples = BTreeMap::new();
    let mut show = |name, message: &Json| examples.insert(name, block(&message.text()));
    let said = |message: &ToServer| plain(&created, &serde_json::to_string(message).unwrap());
    anna.say(&ToServer::Ping).await;
    show("ping", &said(&ToServer::Ping));
    show("pong", &anna.hear("pong").await);
    let text = ToServer::Talk { token: tokens[0].clone(), said: Saying::Text("Good luck!".into()) };
    anna.say(&text).await;
    show("talk", &said(&text));
    show("talked", &anna.hear("talk").await);
    anna.play(0, 1, &["lay hamlet-gate 0,-1 180", "pass"]).await;
    anna.hear("accepted").await;
    let back = ToServer::TakeBack { tokens: vec![tokens[0].clone()] };
    anna.say(&back).await;
    show("take-back", &said(&back));
    let mut proposal = loop {
        let heard = ben.client.hear().await.unwrap();
        let ToClient::Table { table, .. } = heard else { continue };
        if let Some(proposal) = table.proposals.first() {
            break proposal.clone();
        }
    };
    ben.say(&ToServer::Consent { token: tokens[1].clone(), proposal: proposal.id, agree: false }).await;
    show("told", &ben.hear("told").await);
    // The number is another each time.
    proposal.id = 4711;
    let consent = ToServer::Consent { token: tokens[1].clone(), proposal: 4711, agree: false };
    show("consent", &said(&consent));
    show("proposal", &serde_json::from_str(&serde_json::to_string(&proposal).unwrap()).unwrap());
    let stand_in = ToServer::StandIn { tokens: vec![tokens[0].clone()], player: 2, bot: "greedy".into() };
    show("stand-in", &said(&stand_in));
    examples
}

/// The document with the examples between their marks.
fn filled(document: &str, examples: &BTreeMap<&str, String>) -> String {
    const END: &str = "<!-- end -->";
    let mut text = String::new();
    let mut rest = document;
    let mut used = 0;
    while let Some((before, after)) = rest.split_once("<!-- example: ") {
        let (name, after) = after.split_once(" -->\n").expect("a mark ends on its line");
        let (_, after) = after.split_once(END).unwrap_or_else(|| panic!("{name} has no end"));
        let example = examples.get(name).unwrap_or_else(|| panic!("there is no example {name}"));
        text += &format!("{before}<!-- example: {name} -->\n{example}{END}");
        rest = after;
        used += 1;
    }
    assert_eq!(used, examples.len(), "every example is shown once");
    text + rest
}

#[tokio::test]
async fn the_examples_of_the_document_are_what_the_server_says() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let now = filled(&document, &examples().await);
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        std::fs::write(DOCUMENT, now).unwrap();
        return;
    }
    for (number, (known, now)) in document.lines().zip(now.lines()).enumerate() {
        assert_eq!(
            known,
            now,
            "line {} of docs/protocol.md is outdated; see the head of this test",
            number + 1
        );
    }
    assert_eq!(document, now);
}

/// The words of an enum, as the description for programs lists them.
fn words_of(schema: &serde_json::Value) -> Vec<String> {
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().filter_map(text).collect();
    }
    let all = schema["oneOf"].as_array().expect("an enum has words or is one of several");
    all.iter().flat_map(words_of).collect()
}

#[tokio::test]
async fn the_document_names_every_message_and_every_refusal() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let answer = request(server.address, "GET", "/api/openapi.json", "").await.unwrap();
    let api: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    let schemas = &api["components"]["schemas"];
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let codes = words_of(&schemas["Code"]);
    assert!(codes.len() > 20, "{codes:?}");
    for code in codes {
        assert!(document.contains(&format!("| `{code}` |")), "the refusal {code} is not in docs/protocol.md");
    }
    for side in ["ToServer", "ToClient"] {
        let all = schemas[side]["oneOf"].as_array().unwrap();
        assert!(all.len() >= 4, "{side}");
        for message in all {
            let kinds = words_of(&message["properties"]["type"]);
            let heading = format!("### `{}`", kinds[0]);
            assert!(document.contains(&heading), "{heading} is missing in docs/protocol.md");
        }
    }
    server.stop().await;
}
