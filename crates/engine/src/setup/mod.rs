//! Which game is played, by how many, and with which rules.

use crate::games::{GameId, Preset};
use crate::mix::{Mix, laid_apart};
use crate::play::source::Source;
use crate::vocabulary::tiles::TileSet;

mod add_on;
mod error;

pub use add_on::AddOn;
pub use error::SetupError;

/// A checked choice of game, players and rules.
///
/// ```
/// use bastide_engine::{Request, Setup};
///
/// let setup = Setup::new(&Request { game: "base", players: 2, preset: Some("competition"), ..Request::default() });
/// assert_eq!(setup.unwrap().option("farmers"), "third-edition");
///
/// let error = Setup::new(&Request { players: 7, ..Request::default() }).unwrap_err();
/// assert_eq!(error.to_string(), "base is for 2 to 6 players, not 7");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    game: GameId,
    players: usize,
    expansions: Vec<&'static str>,
    variants: Vec<&'static str>,
    /// Every option of the game with its value.
    options: Vec<(&'static str, &'static str)>,
    mix: Mix,
}

/// What somebody asks for, in words, before it is checked.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The game.
    pub game: &'a str,
    /// How many play.
    pub players: usize,
    /// A preset to start from; the first one if none is named.
    pub preset: Option<&'a str>,
    /// Options that differ from the preset.
    pub options: Vec<(&'a str, &'a str)>,
    /// Expansions to add.
    pub expansions: Vec<&'a str>,
    /// Variants to play.
    pub variants: Vec<&'a str>,
    /// Sets of tiles with their copies, where they are not as usual.
    pub tiles: Vec<(&'a str, u32)>,
    /// Files of own tiles: name and text.
    pub own_tiles: Vec<(&'a str, &'a str)>,
}

impl Default for Request<'_> {
    fn default() -> Self {
        Self {
            game: "base",
            players: 2,
            preset: None,
            options: vec![],
            expansions: vec![],
            variants: vec![],
            tiles: vec![],
            own_tiles: vec![],
        }
    }
}

impl Setup {
    /// Checks a request; one that makes no sense is refused with the reason.
    pub fn new(request: &Request<'_>) -> Result<Self, SetupError> {
        let game: GameId = request.game.parse()?;
        let info = game.info();
        if !info.players.contains(&request.players) {
            return Err(SetupError::WrongPlayers { game, players: request.players });
        }
        let mut options: Vec<_> =
            info.options.iter().map(|option| (option.id, option.values[0].id)).collect();
        if let Some(name) = request.preset {
            let preset = info.presets.iter().find(|preset| preset.id == name);
            let preset = preset.ok_or_else(|| SetupError::UnknownPreset { game, preset: name.to_owned() })?;
            for &(option, value) in preset.options {
                options.iter_mut().filter(|(id, _)| *id == option).for_each(|chosen| chosen.1 = value);
            }
        }
        for (i, &(option, value)) in request.options.iter().enumerate() {
            let (known, known_value) = find_option(game, option, value)?;
            if let Some((_, first)) = request.options[..i].iter().find(|(o, v)| *o == option && *v != value) {
                return Err(SetupError::OptionTwice {
                    option: known,
                    first: (*first).to_owned(),
                    second: value.to_owned(),
                });
            }
            options.iter_mut().filter(|(id, _)| *id == known).for_each(|chosen| chosen.1 = known_value);
        }
        let expansions = choose(info.expansions, &request.expansions)
            .map_err(|expansion| SetupError::UnknownExpansion { game, expansion })?;
        let variants = choose(info.variants, &request.variants)
            .map_err(|variant| SetupError::UnknownVariant { game, variant })?;
        let players = request.players;
        let mut setup = Self { game, players, expansions, variants, options, mix: Mix::default() };
        if let Some((first, second)) = setup.at_odds() {
            return Err(SetupError::Exclusive { first, second });
        }
        setup.mix = Mix::new(&setup, &request.tiles, &request.own_tiles)?;
        Ok(setup)
    }

    /// Two of its add-ons of which one excludes the other.
    fn at_odds(&self) -> Option<(&'static str, &'static str)> {
        let add_ons: Vec<&AddOn> = self.add_ons().collect();
        add_ons.iter().enumerate().find_map(|(i, add_on)| {
            let other =
                |other: &&&AddOn| add_on.excludes.contains(&other.id) || other.excludes.contains(&add_on.id);
            add_ons[..i].iter().find(other).map(|other| (other.id, add_on.id))
        })
    }

    /// Its expansions and variants, in the game's own order.
    pub fn add_ons(&self) -> impl Iterator<Item = &'static AddOn> {
        let info = self.game.info();
        info.expansions.iter().chain(info.variants).filter(|add_on| self.has(add_on.id))
    }

    /// Whether it is played with this expansion or variant.
    pub fn has(&self, add_on: &str) -> bool {
        self.expansions.contains(&add_on) || self.variants.contains(&add_on)
    }

    /// Where points can come from, in the order a result lists them.
    pub fn sources(&self) -> Vec<Source> {
        let mut sources = self.game.info().sources.to_vec();
        for &source in self.add_ons().flat_map(|add_on| add_on.sources) {
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        sources
    }

    /// The sets of tiles that are shuffled in, with the players' own.
    pub fn mix(&self) -> &Mix {
        &self.mix
    }

    /// The sets whose copies are not as usual.
    pub fn asked_tiles(&self) -> impl Iterator<Item = (&'static str, u8)> {
        self.mix.asked(self)
    }

    /// The tiles of the mix: copies are counted in, exactly one kind is the start tile, and no two kinds have
    /// one name. What an expansion lays by rules of its own is not among them. Empty in games without a mix.
    ///
    /// ```
    /// use bastide_engine::{Request, Setup};
    ///
    /// let request = Request { tiles: vec![("base", 2), ("river", 1)], ..Request::default() };
    /// let sets = Setup::new(&request).unwrap().tile_sets();
    /// let tiles: u16 = sets.iter().flat_map(|set| &set.tiles).map(|tile| tile.count).sum();
    /// assert_eq!(tiles, 2 * 72 + 12);
    /// ```
    pub fn tile_sets(&self) -> Vec<TileSet> {
        self.mix.tile_sets(self.game)
    }

    /// How many tiles a game with a mix has, with those that expansions lay; the start tile only if it is used
    /// (R1, K1).
    ///
    /// ```
    /// use bastide_engine::{Request, Setup};
    ///
    /// let request = Request { expansions: vec!["river"], ..Request::default() };
    /// assert_eq!(Setup::new(&request).unwrap().tile_count(), 71 + 12);
    /// ```
    pub fn tile_count(&self) -> usize {
        let count = |set: &TileSet| set.tiles.iter().map(|tile| usize::from(tile.count)).sum::<usize>();
        let laid = laid_apart(self);
        let mixed: usize = self.tile_sets().iter().map(count).sum();
        mixed + laid.iter().map(count).sum::<usize>() - usize::from(!laid.is_empty())
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The expansions, in the game's own order.
    pub fn expansions(&self) -> &[&'static str] {
        &self.expansions
    }

    /// The variants, in the game's own order.
    pub fn variants(&self) -> &[&'static str] {
        &self.variants
    }

    /// Every option with its value.
    pub fn options(&self) -> &[(&'static str, &'static str)] {
        &self.options
    }

    /// The value of an option. Panics if the game has no such option.
    pub fn option(&self, id: &str) -> &'static str {
        let found = self.options.iter().find(|(option, _)| *option == id);
        found.unwrap_or_else(|| panic!("{} has no option {id}", self.game)).1
    }

    /// The preset these options amount to, if any.
    pub fn preset(&self) -> Option<&'static str> {
        let same = |preset: &&Preset| {
            let request = Request {
                game: self.game.info().id,
                players: self.players,
                preset: Some(preset.id),
                ..Request::default()
            };
            Self::new(&request).is_ok_and(|other| other.options == self.options)
        };
        self.game.info().presets.iter().find(same).map(|preset| preset.id)
    }
}

fn find_option(game: GameId, option: &str, value: &str) -> Result<(&'static str, &'static str), SetupError> {
    let known = game.info().options.iter().find(|known| known.id == option);
    let known = known.ok_or_else(|| SetupError::UnknownOption { game, option: option.to_owned() })?;
    let chosen = known.values.iter().find(|choice| choice.id == value);
    let chosen =
        chosen.ok_or_else(|| SetupError::UnknownValue { game, option: known.id, value: value.to_owned() })?;
    Ok((known.id, chosen.id))
}

fn choose(offered: &'static [AddOn], asked: &[&str]) -> Result<Vec<&'static str>, String> {
    match asked.iter().find(|name| !offered.iter().any(|choice| choice.id == **name)) {
        Some(unknown) => Err((*unknown).to_owned()),
        None => Ok(offered.iter().map(|choice| choice.id).filter(|id| asked.contains(id)).collect()),
    }
}
