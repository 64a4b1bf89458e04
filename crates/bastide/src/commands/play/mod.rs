//! `bastide play`: a game in the terminal, of one or more people, against bots or each other.

mod ask;
mod hands;
mod lay;
mod menu;
mod standings;
mod turn;
mod words;

use crate::failure::Failure;
use crate::files;
use crate::game_args::{self, with_game};
use crate::games::room;
use crate::language::Speaker;
use crate::output::Output;
use bastide_bots::{Bot, Budget};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::chance::Seed;
use bastide_engine::event::Event;
use bastide_engine::lang::Lang;
use bastide_engine::position::Actor;
use bastide_engine::record::{Name, Record};
use bastide_engine::{Game, Match};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("play")
        .about(t.say(
            "Play in the terminal, against bots or several people at one keyboard",
            "Jouer dans le terminal, contre des robots ou à plusieurs à un clavier",
        ))
        .after_help(t.say(
            "Examples:\n  bastide play --bots greedy\n  bastide play --bots greedy,random --name Anna --record game.txt\n  bastide play --name Anna --name Ben --expansion river --variant V2",
            "Exemples :\n  bastide play --bots greedy\n  bastide play --bots greedy,random --name Anna --record partie.txt\n  bastide play --name Anna --name Ben --expansion river --variant V2",
        ))
        .arg(
            Arg::new("bots")
                .long("bots")
                .value_name(t.say("BOT,…", "ROBOT,…"))
                .help(t.say(
                    "Your opponents [default: greedy, or none when several people play]",
                    "Vos adversaires [défaut : greedy, ou aucun si vous êtes plusieurs]",
                )),
        )
        .arg(
            Arg::new("name")
                .long("name")
                .value_name(t.say("NAME", "NOM"))
                .action(ArgAction::Append)
                .help(t.say(
                    "What to call you; once for each person at the keyboard",
                    "Comment vous appeler ; une fois par personne au clavier",
                )),
        )
        .arg(Arg::new("seed").long("seed").value_name(t.say("SEED", "GRAINE")).help(t.say(
            "Play the tiles of this seed [default: a new one]",
            "Jouer les tuiles de cette graine [défaut : une nouvelle]",
        )))
        .arg(
            Arg::new("record")
                .long("record")
                .value_name(t.say("FILE", "FICHIER"))
                .value_parser(value_parser!(PathBuf))
                .help(t.say("Write the game into this new file as you play", "Noter la partie dans ce nouveau fichier")),
        );
    with_game(command, lang)
}

pub(crate) fn run(matches: &ArgMatches, output: &mut Output) -> Result<(), Failure> {
    let mut table = Table::new(matches, output.lang())?;
    table.welcome(output)?;
    match table.play(output) {
        Ok(()) => Ok(()),
        Err(Stop::Failed(failure)) => Err(failure),
        Err(Stop::Left) => {
            output.line("")?;
            output.line(words::LEFT.get(output.lang()))?;
            if let Some(path) = &table.file {
                output.line(words::kept_in(path, output.lang()))?;
            }
            Ok(())
        }
    }
}

/// Why a game does not go on.
enum Stop {
    /// The player left.
    Left,
    /// Something went wrong.
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// A game in the terminal. People have the first seats, bots the others.
struct Table {
    game: Match,
    record: Record,
    people: usize,
    bots: Vec<Box<dyn Bot + Send>>,
    /// The person who was asked last.
    at_keyboard: Option<Player>,
    /// What has happened since, where the screen is cleared between people.
    news: Vec<String>,
    file: Option<PathBuf>,
}

impl Table {
    fn new(matches: &ArgMatches, lang: Lang) -> Result<Self, Failure> {
        let given: Vec<&str> =
            matches.get_many::<String>("name").unwrap_or_default().map(String::as_str).collect();
        let asked = if given.is_empty() { vec![words::PLAYER.get(lang)] } else { given };
        let kinds = match matches.get_one::<String>("bots") {
            Some(list) => game_args::bots(list, lang)?,
            None if asked.len() > 1 => Vec::new(),
            None => game_args::bots("greedy", lang)?,
        };
        let people = asked.len();
        let setup = game_args::setup(matches, people + kinds.len(), lang)?;
        let seed = match matches.get_one::<String>("seed") {
            Some(_) => game_args::seed(matches, lang)?,
            None => new_seed(lang)?,
        };
        let own = |asked: &str| Name::new(asked).ok_or_else(|| words::no_name(asked, lang));
        let mut names = asked.into_iter().map(own).collect::<Result<Vec<Name>, Failure>>()?;
        let file = matches.get_one::<PathBuf>("record").cloned();
        if let Some(path) = file.as_ref().filter(|path| path.exists()) {
            return Err(words::file_exists(path, lang));
        }
        let bot_name = |(kind, number): (&bastide_bots::BotKind, usize)| {
            Name::new(&format!("{kind} {number}")).expect("bots have short names")
        };
        names.extend(kinds.iter().zip(people + 1..).map(bot_name));
        let mut record = Record::new(setup.clone(), names);
        record.seed = Some(seed);
        let bots =
            kinds.iter().zip(people as u64..).map(|(kind, seat)| kind.build(seed.child(seat))).collect();
        let game = Match::seeded(&Game::new(&setup), seed);
        Ok(Self { game, record, people, bots, at_keyboard: None, news: Vec::new(), file })
    }

    fn name(&self, player: Player) -> &str {
        self.record.names[player.seat()].as_str()
    }

    fn is_person(&self, player: Player) -> bool {
        player.seat() < self.people
    }

    fn welcome(&self, output: &mut Output) -> Result<(), Failure> {
        let info = self.record.setup.game().info();
        output.line(words::welcome(info.follower, output.lang()))?;
        if let Some(notice) = info.notice {
            output.line(notice.get(output.lang()))?;
        }
        output.line(room(self.game.state()).legend(output.lang()))
    }

    fn play(&mut self, output: &mut Output) -> Result<(), Stop> {
        loop {
            match self.game.state().actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    let draw = self.game.deal().expect("the game has a seed");
                    self.commit(None, &draw, output)?;
                }
                Actor::Player(player) if self.is_person(player) => {
                    self.hand_over(player, output)?;
                    self.turn(player, output)?;
                }
                Actor::Player(player) => {
                    let view = self.game.state().view(Some(player));
                    let action = self.bots[player.seat() - self.people].choose(&view, Budget::default());
                    self.commit(Some(player), &action, output)?;
                }
            }
        }
        self.record.scores = Some(self.game.state().scores().to_vec());
        self.save(output.lang())?;
        output.line(turn::board(self.game.state(), output))?;
        output.line(self.standings(output.lang()))?;
        Ok(())
    }

    /// Plays an action, notes it and tells what came of it.
    fn commit(
        &mut self,
        player: Option<Player>,
        action: &Action,
        output: &mut Output,
    ) -> Result<(), Failure> {
        let lang = output.lang();
        let events = self.game.play(player, action).map_err(|refusal| Failure::of(&refusal, lang))?;
        self.record.push(player, action.clone());
        self.save(lang)?;
        let names = |player: Player| self.name(player).to_owned();
        let told = events.into_iter().filter(|event| self.is_news(event));
        let told = told.map(|event| self.game.state().mask_event(event, self.listener()).tell(lang, &names));
        let told: Vec<String> = told.collect();
        for line in &told {
            output.line(line)?;
        }
        if self.has_secrets() {
            self.news.extend(told);
        }
        output.flush()
    }

    /// Whether an event has to be told: not what people see before them when they are asked, nor what the only one
    /// of them has just done.
    fn is_news(&self, event: &Event) -> bool {
        match event {
            Event::Drawn { player, .. } => !self.is_person(*player),
            Event::Laid { player, .. } | Event::Placed { player, .. } => self.listener() != Some(*player),
            other => !room(self.game.state()).is_deal(other),
        }
    }

    fn save(&self, lang: Lang) -> Result<(), Failure> {
        match &self.file {
            Some(path) => files::write(path, self.record.to_string().as_bytes(), lang),
            None => Ok(()),
        }
    }
}

fn new_seed(lang: Lang) -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| words::no_randomness(&error, lang))?;
    Ok(Seed::new(bytes))
}
