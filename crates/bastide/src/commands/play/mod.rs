//! `bastide play`: a game in the terminal, against bots.

mod ask;
mod turn;

use crate::failure::Failure;
use crate::files;
use crate::game_args::{self, with_game};
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
use bastide_engine::setup::GameId;
use bastide_engine::state::{Game, Match};
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::PathBuf;

pub(crate) fn command(lang: Lang) -> Command {
    let t = Speaker(lang);
    let command = Command::new("play")
        .about(t.say("Play in the terminal against bots", "Jouer dans le terminal contre des robots"))
        .after_help(t.say(
            "Examples:\n  bastide play --bots greedy\n  bastide play --bots greedy,random --name Anna --record game.txt",
            "Exemples :\n  bastide play --bots greedy\n  bastide play --bots greedy,random --name Anna --record partie.txt",
        ))
        .arg(
            Arg::new("bots")
                .long("bots")
                .value_name(t.say("BOT,…", "ROBOT,…"))
                .default_value("greedy")
                .help(t.say("Your opponents", "Vos adversaires")),
        )
        .arg(
            Arg::new("name")
                .long("name")
                .value_name(t.say("NAME", "NOM"))
                .help(t.say("What to call you", "Comment vous appeler")),
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
            let t = Speaker(output.lang());
            output.line("")?;
            output.line(t.say("You have left the game.", "Vous avez quitté la partie."))?;
            if let Some(path) = &table.file {
                output.line(match output.lang() {
                    Lang::En => format!("What was played is in {}.", path.display()),
                    Lang::Fr => format!("Ce qui a été joué est dans {}.", path.display()),
                })?;
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

/// The person sits in the first seat.
const YOU: Player = Player::new(0);

/// A game in the terminal.
struct Table {
    course: Match,
    record: Record,
    bots: Vec<Box<dyn Bot + Send>>,
    file: Option<PathBuf>,
}

impl Table {
    fn new(matches: &ArgMatches, lang: Lang) -> Result<Self, Failure> {
        let t = Speaker(lang);
        let list = matches.get_one::<String>("bots").map_or("greedy", String::as_str);
        let kinds = game_args::bots(list, lang)?;
        let setup = game_args::setup(matches, kinds.len() + 1, lang)?;
        let seed = match matches.get_one::<String>("seed") {
            Some(_) => game_args::seed(matches, lang)?,
            None => new_seed(lang)?,
        };
        let asked = matches.get_one::<String>("name").map_or(t.say("You", "Vous"), String::as_str);
        let own = Name::new(asked).ok_or_else(|| {
            Failure::new(
                lang,
                format!("{asked:?} is no name; it has 1 to {} characters", Name::MAX),
                format!("« {asked} » n'est pas un nom ; il compte 1 à {} caractères", Name::MAX),
            )
        })?;
        let file = matches.get_one::<PathBuf>("record").cloned();
        if let Some(path) = file.as_ref().filter(|path| path.exists()) {
            let shown = path.display();
            return Err(Failure::new(
                lang,
                format!("{shown} exists already; name a new file for the record"),
                format!("{shown} existe déjà ; nommez un nouveau fichier pour noter la partie"),
            ));
        }
        let bot_name = |(kind, number): (&bastide_bots::BotKind, usize)| {
            Name::new(&format!("{kind} {number}")).expect("bots have short names")
        };
        let names = [own].into_iter().chain(kinds.iter().zip(2..).map(bot_name)).collect();
        let mut record = Record::new(setup.clone(), names);
        record.seed = Some(seed);
        let bots = kinds.iter().zip(1..).map(|(kind, seat)| kind.build(seed.child(seat))).collect();
        let course = Match::seeded(&Game::new(&setup), seed);
        Ok(Self { course, record, bots, file })
    }

    fn welcome(&self, output: &mut Output) -> Result<(), Failure> {
        let t = Speaker(output.lang());
        output.line(t.say(
            "Bastide. Lay each drawn tile on a numbered square, then place a follower or none.",
            "Bastide. Posez chaque tuile piochée sur une case numérotée, puis placez un partisan ou aucun.",
        ))?;
        if let Some(notice) = self.record.setup.game().info().notice {
            output.line(notice.get(output.lang()))?;
        }
        output.line(match self.record.setup.game() {
            GameId::Base => t.say(
                "# city  - | road  . field  M monastery  S shield  X crossroads  1 2 … followers by player",
                "# ville  - | chemin  . pré  M abbaye  S blason  X carrefour  1 2 … partisans par joueur",
            ),
            GameId::Castle => t.say(
                "T tower  H house  - | road  . court  m market  o well  X square  1 2 followers by player",
                "T tour  H maison  - | chemin  . cour  m marché  o puits  X place  1 2 sujets par joueur",
            ),
            GameId::Hunters => t.say(
                "F forest  G gold  p mushrooms  ~ river  o lake  . meadow  d deer  m mammoth  t tiger  a aurochs  * fire  + shrine\n1 2 … followers by player  h1 h2 … huts",
                "F forêt  G or  p champignons  ~ rivière  o lac  . prairie  d gibier  m mammouth  t tigre  a aurochs  * feu  + lieu de culte\n1 2 … partisans par joueur  h1 h2 … huttes",
            ),
            GameId::City => t.say(
                "f g c fish, grain and cattle market  - | road  X crossing  . residential area  P public  H historic building\n═ ║ wall  G gate  T tower  1 2 … followers and guards by player",
                "f g c marché au poisson, aux céréales, au bétail  - | chemin  X carrefour  . zone résidentielle  P bâtiment public  H bâtiment historique\n═ ║ rempart  G porte  T tour  1 2 … sujets et gardes par joueur",
            ),
        })
    }

    fn play(&mut self, output: &mut Output) -> Result<(), Stop> {
        loop {
            match self.course.state().actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    let draw = self.course.deal().expect("the game has a seed");
                    self.commit(None, &draw, output)?;
                }
                Actor::Player(YOU) => self.your_turn(output)?,
                Actor::Player(player) => {
                    let view = self.course.state().view(Some(player));
                    let action = self.bots[player.seat() - 1].choose(&view, Budget::default());
                    self.commit(Some(player), &action, output)?;
                }
            }
        }
        self.record.scores = Some(self.course.state().scores().to_vec());
        self.save(output.lang())?;
        output.line(turn::board(self.course.state(), output))?;
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
        let events = self.course.play(player, action).map_err(|refusal| Failure::of(&refusal, lang))?;
        self.record.push(player, action.clone());
        self.save(lang)?;
        let names = |player: Player| self.record.names[player.seat()].as_str().to_owned();
        for event in &events {
            let shown = match event {
                // Your own moves are on the board before you.
                Event::Laid { player, .. } | Event::Placed { player, .. } | Event::Drawn { player, .. } => {
                    *player != YOU
                }
                _ => true,
            };
            if shown {
                output.line(event.tell(lang, &names))?;
            }
        }
        output.flush()
    }

    fn save(&self, lang: Lang) -> Result<(), Failure> {
        match &self.file {
            Some(path) => files::write(path, self.record.to_string().as_bytes(), lang),
            None => Ok(()),
        }
    }

    /// Everybody's points and followers, and how many tiles are left.
    fn standings(&self, lang: Lang) -> String {
        let state = self.course.state();
        let players: Vec<String> = Player::all(state.players())
            .map(|player| {
                let (name, score) =
                    (self.record.names[player.seat()].as_str(), state.scores()[player.seat()]);
                match lang {
                    Lang::En => {
                        format!("{player} {name}: {score} points, {} followers left", state.supply(player))
                    }
                    Lang::Fr => format!(
                        "{player} {name} : {score} points, {} partisans en réserve",
                        state.supply(player)
                    ),
                }
            })
            .collect();
        let left: u16 = state.unseen().iter().sum();
        let left = match lang {
            Lang::En => format!("{left} tiles left"),
            Lang::Fr => format!("{left} tuiles restantes"),
        };
        format!("{}   ({left})", players.join("   "))
    }
}

fn new_seed(lang: Lang) -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::new(
            lang,
            format!("the system gives no random numbers ({error}); name a --seed"),
            format!("le système ne donne pas de hasard ({error}) ; donnez une --seed"),
        )
    })?;
    Ok(Seed::new(bytes))
}
