//! What games played before have taught: for each kind of feature, for followers in the supply and for features that
//! may be joined, a small network says by how much the hand-made evaluation is wrong.
//!
//! What a position is worth to a player stays a sum, of what each feature is worth to those who stand on it. Each term
//! of the sum is described by a few numbers and corrected by itself; so a network is small, knows nothing of where on
//! the board it is, and sees tens of examples in every position. All of it is by additions, multiplications and
//! comparisons alone, which are the same on every machine.

use super::outlook::BySeat;
use bastide_engine::lang::{self, Lang, Say};
use bastide_engine::tiles::FeatureKind;
use bastide_engine::{GameId, setup::SetupError};
use std::fmt;
use toml::{Table, Value};

/// The numbers by which a term is described.
pub(crate) const INPUTS: usize = 28;

/// The size of a network's hidden layer.
pub(crate) const HIDDEN: usize = 24;

/// The numbers of one network: from each input to all hidden units, what these have besides, from each of them to
/// the answer, and what that has besides.
pub(crate) const NUMBERS: usize = INPUTS * HIDDEN + HIDDEN + HIDDEN + 1;

/// What a network is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// A feature of this kind.
    Feature(FeatureKind),
    /// Followers in the supply.
    Supply,
    /// Two features that are open at the same cell.
    Joining,
    /// What a game has besides.
    Besides,
    /// A feature of this kind that nobody has claimed.
    Free(FeatureKind),
}

impl Subject {
    /// How many there are.
    pub(crate) const COUNT: usize = 2 * FeatureKind::ALL.len() + 3;

    /// The number of the first that is about features nobody has claimed; only such come after it.
    const FIRST_FREE: usize = FeatureKind::ALL.len() + 3;

    /// All of them, by number.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let features = FeatureKind::ALL.into_iter().map(Self::Feature);
        let free = FeatureKind::ALL.into_iter().map(Self::Free);
        features.chain([Self::Supply, Self::Joining, Self::Besides]).chain(free)
    }

    /// Its number.
    pub(crate) fn index(self) -> usize {
        match self {
            Self::Feature(kind) => kind as usize,
            Self::Supply => FeatureKind::ALL.len(),
            Self::Joining => FeatureKind::ALL.len() + 1,
            Self::Besides => FeatureKind::ALL.len() + 2,
            Self::Free(kind) => Self::FIRST_FREE + kind as usize,
        }
    }

    /// The word for it in files.
    fn word(self) -> String {
        match self {
            Self::Feature(kind) => kind.word().into(),
            Self::Supply => "supply".into(),
            Self::Joining => "joining".into(),
            Self::Besides => "besides".into(),
            Self::Free(kind) => format!("free-{}", kind.word()),
        }
    }
}

/// One term of what a position is worth to a seat, such as a feature that it has claimed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Term {
    pub(crate) subject: u8,
    pub(crate) seat: u8,
    pub(crate) inputs: [f32; INPUTS],
}

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    pub(crate) numbers: Vec<f32>,
}

impl Net {
    /// What a term described like this is worth beyond the hand-made evaluation. Answers with the hidden units too.
    pub(crate) fn run(&self, inputs: &[f32; INPUTS]) -> (f32, [f32; HIDDEN]) {
        let (into, rest) = self.numbers.split_at(INPUTS * HIDDEN);
        let (bias, rest) = rest.split_at(HIDDEN);
        let mut units = [0.0f32; HIDDEN];
        units.copy_from_slice(bias);
        // Many numbers of a description are zero.
        let rows = inputs.iter().zip(into.chunks_exact(HIDDEN)).filter(|(input, _)| **input != 0.0);
        for (input, row) in rows {
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += input * weight;
            }
        }
        let mut answer = rest[HIDDEN];
        for (unit, weight) in units.iter_mut().zip(rest) {
            *unit = unit.max(0.0);
            answer += *unit * weight;
        }
        (answer, units)
    }
}

/// The networks of one game.
///
/// ```
/// use bastide_bots::greedy::Experience;
/// use bastide_engine::GameId;
///
/// let experience = Experience::of(GameId::Base);
/// assert!(experience.to_toml().starts_with("game = \"base\""));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Experience {
    game: GameId,
    /// By number of subject; there is none for what does not occur in the game.
    pub(crate) nets: Vec<Option<Net>>,
}

impl Experience {
    /// Of a game, with these networks.
    pub(crate) fn new(game: GameId, nets: Vec<Option<Net>>) -> Self {
        Self { game, nets }
    }

    /// Of somebody who has yet to play the first game.
    pub fn none(game: GameId) -> Self {
        Self::new(game, vec![None; Subject::COUNT])
    }

    /// The game it is about.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Whether nothing was learnt.
    pub fn is_none(&self) -> bool {
        self.nets.iter().all(Option::is_none)
    }

    /// Whether anything was learnt about features that nobody has claimed.
    pub(crate) fn knows_free(&self) -> bool {
        self.nets[Subject::FIRST_FREE..].iter().any(Option::is_some)
    }

    /// Adds what experience says about the terms of a position.
    pub(crate) fn add(&self, terms: &[Term], value: &mut BySeat) {
        for term in terms {
            if let Some(net) = &self.nets[usize::from(term.subject)] {
                value[usize::from(term.seat)] += f64::from(net.run(&term.inputs).0);
            }
        }
    }

    /// The networks as a file: the game, and a table `nets` with the numbers of each. To that may be added a table
    /// `made` that says how they came about; nobody reads it but people.
    pub fn to_toml(&self) -> String {
        let mut text = format!("game = \"{}\"\ninputs = {INPUTS}\nhidden = {HIDDEN}\n\n[nets]\n", self.game);
        for subject in Subject::all() {
            let Some(net) = &self.nets[subject.index()] else { continue };
            text += &format!("{} = [", subject.word());
            for row in net.numbers.chunks(HIDDEN) {
                let row: Vec<String> = row.iter().map(|number| format!("{number:?}")).collect();
                text += &format!("\n  {},", row.join(", "));
            }
            text += "\n]\n";
        }
        text
    }

    /// Reads networks from a file.
    pub fn from_toml(text: &str) -> Result<Self, ExperienceError> {
        let mut file: Table = text.parse().map_err(|fault: toml::de::Error| {
            let at = fault.span().map_or(0, |span| span.start);
            let line = text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1;
            ExperienceError::Toml { line, words: fault.message().to_owned() }
        })?;
        let Some(Value::String(game)) = file.remove("game") else { return Err(ExperienceError::NoGame) };
        let game = game.parse::<GameId>().map_err(ExperienceError::Game)?;
        for (name, wanted) in [("inputs", INPUTS), ("hidden", HIDDEN)] {
            match file.remove(name) {
                Some(Value::Integer(found)) if found == wanted as i64 => {}
                _ => return Err(ExperienceError::Shape { name, wanted }),
            }
        }
        let Some(Value::Table(tables)) = file.remove("nets") else { return Err(ExperienceError::NoNets) };
        if let Some(key) = file.keys().find(|&key| key != "made") {
            return Err(ExperienceError::UnknownKey(key.clone()));
        }
        let mut experience = Self::none(game);
        for (name, value) in &tables {
            let subject = Subject::all().find(|subject| subject.word() == *name);
            let subject = subject.ok_or_else(|| ExperienceError::UnknownNet(name.clone()))?;
            let number = |value: &Value| match value {
                Value::Float(number) if number.is_finite() => Some(*number as f32),
                _ => None,
            };
            let numbers =
                value.as_array().and_then(|list| list.iter().map(number).collect::<Option<Vec<_>>>());
            match numbers {
                Some(numbers) if numbers.len() == NUMBERS => {
                    experience.nets[subject.index()] = Some(Net { numbers });
                }
                _ => return Err(ExperienceError::Numbers(name.clone())),
            }
        }
        Ok(experience)
    }

    /// This, if it is about this game.
    pub fn about(self, wanted: GameId) -> Result<Self, ExperienceError> {
        match self.game {
            found if found == wanted => Ok(self),
            found => Err(ExperienceError::OtherGame { found, wanted }),
        }
    }
}

/// What is wrong with a file of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExperienceError {
    /// Not TOML; the words are the TOML reader's own.
    Toml {
        /// The line, counted from one.
        line: usize,
        /// What it complains about.
        words: String,
    },
    /// It does not say for which game it is.
    NoGame,
    /// It is for a game nobody knows.
    Game(SetupError),
    /// Networks of another size than this version has.
    Shape {
        /// Which number is another.
        name: &'static str,
        /// What it should be.
        wanted: usize,
    },
    /// It has no networks.
    NoNets,
    /// It has something besides.
    UnknownKey(String),
    /// A network about nothing that is known.
    UnknownNet(String),
    /// A network without all its numbers.
    Numbers(String),
    /// It is for another game.
    OtherGame {
        /// The game it is for.
        found: GameId,
        /// The game it should be for.
        wanted: GameId,
    },
}

impl Say for ExperienceError {
    fn say(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::Toml { line, words }, Lang::En) => format!("line {line}: {words}"),
            (Self::Toml { line, words }, Lang::Fr) => format!("ligne {line} : {words}"),
            (Self::NoGame, Lang::En) => "there is no game; write game = \"base\" or another".into(),
            (Self::NoGame, Lang::Fr) => "il manque le jeu ; écrivez game = \"base\" ou un autre".into(),
            (Self::Game(error), _) => error.say(lang),
            (Self::Shape { name, wanted }, Lang::En) => {
                format!("{name} must be {wanted}, as this version has it; train the weights anew")
            }
            (Self::Shape { name, wanted }, Lang::Fr) => {
                format!("{name} doit être {wanted} dans cette version ; réapprenez les poids")
            }
            (Self::NoNets, Lang::En) => "there is no table [nets]".into(),
            (Self::NoNets, Lang::Fr) => "il manque la table [nets]".into(),
            (Self::UnknownKey(key), Lang::En) => {
                format!("{key:?} is not expected; there is game, inputs, hidden, [nets] and [made]")
            }
            (Self::UnknownKey(key), Lang::Fr) => {
                format!("« {key} » n'est pas attendu ; il y a game, inputs, hidden, [nets] et [made]")
            }
            (Self::UnknownNet(name), _) => {
                let known: Vec<String> = Subject::all().map(Subject::word).collect();
                let known = lang::list(&known, lang);
                match lang {
                    Lang::En => format!("there is no network {name:?}; there may be {known}"),
                    Lang::Fr => format!("il n'y a pas de réseau « {name} » ; il peut y avoir {known}"),
                }
            }
            (Self::Numbers(name), Lang::En) => {
                format!("the network {name} must be a list of {NUMBERS} finite numbers with a point")
            }
            (Self::Numbers(name), Lang::Fr) => {
                format!("le réseau {name} doit être une liste de {NUMBERS} nombres finis avec un point")
            }
            (Self::OtherGame { found, wanted }, Lang::En) => {
                format!("these weights are for {found}, not for {wanted}")
            }
            (Self::OtherGame { found, wanted }, Lang::Fr) => {
                format!("ces poids sont pour {found}, et non pour {wanted}")
            }
        }
    }
}

impl fmt::Display for ExperienceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for ExperienceError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of them, and another.
    const GAME: GameId = GameId::ALL[0];
    const OTHER: GameId = GameId::ALL[1];

    fn small() -> Experience {
        let mut experience = Experience::none(GAME);
        let numbers = (0..NUMBERS).map(|number| number as f32 / 64.0 - 3.0).collect();
        experience.nets[Subject::Supply.index()] = Some(Net { numbers });
        experience
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        let text = small().to_toml() + "\n[made]\nseed = \"1\"\n";
        assert_eq!(Experience::from_toml(&text), Ok(small()));
        for game in GameId::ALL {
            assert_eq!(Experience::from_toml(&Experience::none(game).to_toml()), Ok(Experience::none(game)));
        }
    }

    #[test]
    fn a_net_adds_up_what_its_units_say() {
        let mut numbers = vec![0.0; NUMBERS];
        // The first input raises the first unit and lowers the second, which is then silent.
        (numbers[0], numbers[1]) = (2.0, -2.0);
        let out = INPUTS * HIDDEN + HIDDEN;
        (numbers[out], numbers[out + 1], numbers[out + HIDDEN]) = (3.0, 5.0, 0.5);
        let net = Net { numbers };
        let mut inputs = [0.0; INPUTS];
        assert_eq!(net.run(&inputs).0, 0.5);
        inputs[0] = 1.0;
        assert_eq!(net.run(&inputs).0, 6.5);
        inputs[0] = -1.0;
        assert_eq!(net.run(&inputs).0, 10.5);
    }

    #[test]
    fn a_file_that_is_wrong_is_refused_with_the_reason() {
        let good = small().to_toml();
        let refused = |from: &str, to: &str| {
            let text = good.replacen(from, to, 1);
            assert_ne!(text, good);
            Experience::from_toml(&text).unwrap_err().to_string()
        };
        assert!(refused("hidden = ", "hidden ").starts_with("line 3: "));
        assert!(refused(&format!("game = \"{GAME}\""), "").starts_with("there is no game; write"));
        assert!(refused(&format!("\"{GAME}\""), "\"chess\"").starts_with("there is no game \"chess\""));
        assert!(refused("inputs = ", "inputs = 1").starts_with("inputs must be "));
        assert_eq!(refused("[nets]", "[nest]"), "there is no table [nets]");
        assert!(
            refused("supply", "supplies")
                .starts_with("there is no network \"supplies\"; there may be road, ")
        );
        assert!(refused("-3.0", "nan").starts_with("the network supply must be a list of "));
        assert!(refused("-3.0,", "").starts_with("the network supply must be a list of "));
        assert!(refused("[nets]", "[other]\n[nets]").starts_with("\"other\" is not expected"));
        let other = small().about(OTHER).unwrap_err();
        assert_eq!(other.say(Lang::Fr), format!("ces poids sont pour {GAME}, et non pour {OTHER}"));
    }
}
