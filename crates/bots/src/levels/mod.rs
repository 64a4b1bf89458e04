//! Opponents for everybody: eight levels, from somebody who has just learnt the rules to the best there is.

mod flaws;

use crate::games::Judges;
use crate::search::{Searcher, Settings};
use crate::{Bot, Budget, dice};
use bastide_engine::View;
use bastide_engine::action::Action;
use bastide_engine::chance::Seed;
use bastide_engine::lang::Text;
use std::time::Duration;

/// How strong a bot plays, from 1 to 8. Each is meant to win about three games in four against the one below; the
/// example `levels` prints how near that is. What each gets wrong is told in the rooms of the games.
///
/// ```
/// use bastide_bots::{BotKind, Level};
///
/// let level = Level::ALL[2];
/// assert_eq!((level.number(), level.name()), (3, "apprentice"));
/// assert_eq!("apprentice".parse(), Ok(BotKind::Level(level)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Level(u8);

/// What makes a level what it is.
struct Traits {
    name: &'static str,
    title: Text,
    about: Text,
    /// Whether it goes by what was learnt from games.
    is_experienced: bool,
    /// Playouts of its search; 0 if it goes by the first look.
    playouts: u64,
    /// The longest it thinks about one action.
    time: Duration,
}

const TRAITS: [Traits; 8] = [
    Traits {
        name: "goatherd",
        title: Text { en: "Goatherd", fr: "Chevrier" },
        about: Text {
            en: "has just learnt the rules: looks only around the last tile, spends followers freely and forgets what scores at the end",
            fr: "vient d'apprendre les règles : ne regarde qu'autour de la dernière tuile, dépense ses partisans et oublie ce qui rapporte à la fin",
        },
        is_experienced: false,
        playouts: 0,
        time: Duration::from_millis(250),
    },
    Traits {
        name: "pedlar",
        title: Text { en: "Pedlar", fr: "Colporteur" },
        about: Text {
            en: "clings to great works, believes that everything will be completed and minds little what others do",
            fr: "s'accroche aux grands ouvrages, croit que tout sera achevé et se soucie peu des autres",
        },
        is_experienced: false,
        playouts: 0,
        time: Duration::from_millis(250),
    },
    Traits {
        name: "apprentice",
        title: Text { en: "Apprentice", fr: "Apprenti" },
        about: Text {
            en: "overlooks far squares, often runs out of followers and thinks little of what scores at the end",
            fr: "ne voit pas les cases éloignées, manque souvent de partisans et pense peu à ce qui rapporte à la fin",
        },
        is_experienced: false,
        playouts: 0,
        time: Duration::from_millis(250),
    },
    Traits {
        name: "mason",
        title: Text { en: "Mason", fr: "Maçon" },
        about: Text {
            en: "sees what others are up to and what can be completed, but overlooks far squares and keeps too few followers back",
            fr: "voit ce que font les autres et ce qui peut être achevé, mais pas les cases éloignées, et garde trop peu de partisans",
        },
        is_experienced: false,
        playouts: 0,
        time: Duration::from_millis(250),
    },
    Traits {
        name: "merchant",
        title: Text { en: "Merchant", fr: "Marchand" },
        about: Text {
            en: "knows what things are worth, and overlooks no more than squares far away",
            fr: "sait ce que valent les choses, et ne laisse passer que des cases lointaines",
        },
        is_experienced: false,
        playouts: 0,
        time: Duration::from_millis(250),
    },
    Traits {
        name: "builder",
        title: Text { en: "Master builder", fr: "Maître d'œuvre" },
        about: Text {
            en: "has the experience of many thousand games and goes by it at once, without looking everywhere",
            fr: "a l'expérience de milliers de parties et s'y fie aussitôt, sans regarder partout",
        },
        is_experienced: true,
        playouts: 0,
        time: Duration::from_millis(250),
    },
    Traits {
        name: "consul",
        title: Text { en: "Consul", fr: "Consul" },
        about: Text {
            en: "tries the best moves for some turns in its head",
            fr: "essaie de tête les meilleurs coups sur quelques tours",
        },
        is_experienced: true,
        playouts: 40,
        time: Duration::from_millis(850),
    },
    Traits {
        name: "seneschal",
        title: Text { en: "Seneschal", fr: "Sénéchal" },
        about: Text {
            en: "the strongest there is: takes up to three seconds and forgives nothing",
            fr: "le plus fort : réfléchit jusqu'à trois secondes et ne pardonne rien",
        },
        is_experienced: true,
        // So that in the base game it mostly answers sooner than it must.
        playouts: 1500,
        time: Duration::from_millis(2800),
    },
];

impl Level {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn traits(self) -> &'static Traits {
        &TRAITS[self.0 as usize - 1]
    }

    /// Its name, which is what is typed to get it.
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// What people call it.
    pub const fn title(self) -> Text {
        self.traits().title
    }

    /// How it plays, in one line.
    pub const fn about(self) -> Text {
        self.traits().about
    }

    /// Whether it plays on in its head, and so takes time.
    pub const fn looks_ahead(self) -> bool {
        self.traits().playouts > 0
    }

    /// Playouts of its search, unless its time is up before; 0 if it goes by the first look.
    pub const fn playouts(self) -> u64 {
        self.traits().playouts
    }

    /// The longest it thinks about one action.
    pub const fn time(self) -> Duration {
        self.traits().time
    }

    /// A bot of this level whose choices follow from the seed.
    pub(crate) fn build(self, seed: Seed) -> Box<dyn Bot + Send> {
        let Traits { name, is_experienced, playouts, time, .. } = *self.traits();
        if playouts > 0 {
            return Box::new(Thinker {
                name,
                playouts,
                time,
                searcher: Searcher::with_settings(seed, Settings::TUNED),
            });
        }
        let level = usize::from(self.0) - 1;
        let judges = if is_experienced { Judges::taught() } else { Judges::flawed(level) };
        Box::new(Beginner { name, seed, judges, level })
    }
}

/// Goes by the first look, with flaws.
struct Beginner {
    name: &'static str,
    seed: Seed,
    judges: Judges,
    /// Counted from 0.
    level: usize,
}

impl Bot for Beginner {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        let mut rng = dice(self.seed, view);
        flaws::choose(&mut self.judges, self.level, view.seen(), &mut rng)
    }
}

/// Searches, for so long.
struct Thinker {
    name: &'static str,
    playouts: u64,
    time: Duration,
    searcher: Searcher,
}

impl Bot for Thinker {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        let iterations = Some(budget.iterations.map_or(self.playouts, |most| most.min(self.playouts)));
        let time = Some(budget.time.map_or(self.time, |time| time.min(self.time)));
        self.searcher.choose(view, Budget { iterations, time })
    }
}
