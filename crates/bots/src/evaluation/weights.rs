//! How weights are declared, and those that every game has.

/// Declares the weights of a game, each a number with a name by which it can be changed; `with common` adds
/// those that every game has.
macro_rules! weights {
    ($(#[$about:meta])* $name:ident with common { $($(#[$doc:meta])* $weight:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $name {
            /// What every game has.
            pub common: $crate::evaluation::CommonWeights,
            $($(#[$doc])* pub $weight: f64,)*
        }

        impl $name {
            /// What the weights are called, in the order in which they are declared.
            pub fn names() -> impl Iterator<Item = &'static str> {
                $crate::evaluation::CommonWeights::names().chain([$(stringify!($weight),)*])
            }

            /// The weight of this name, to be changed.
            pub fn named(&mut self, name: &str) -> Option<&mut f64> {
                match name {
                    $(stringify!($weight) => Some(&mut self.$weight),)*
                    _ => self.common.named(name),
                }
            }
        }
    };
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $weight:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $weight: f64,)*
        }

        impl $name {
            /// What the weights are called, in the order in which they are declared.
            pub fn names() -> impl Iterator<Item = &'static str> {
                [$(stringify!($weight),)*].into_iter()
            }

            /// The weight of this name, to be changed.
            pub fn named(&mut self, name: &str) -> Option<&mut f64> {
                match name {
                    $(stringify!($weight) => Some(&mut self.$weight),)*
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use weights;

weights! {
    /// What the evaluation of every game believes about how it goes.
    ///
    /// Points are points of the game, chances lie between 0 and 1.
    Common {
        /// How much of a tile's help is left for each further side by which it would open the feature it was to
        /// close.
        opening,
        /// The share of helpful tiles that are laid where they help: others are wanted elsewhere.
        attention,
        /// The chance that what is open at a cell can still be completed when the tile for it comes: others may
        /// have spoilt it.
        first_cell,
        /// That chance for each further open cell, where besides the same few tiles are wanted.
        further_cell,
        /// The share of tiles that would join two claimed features of different players which are laid to do so.
        joining,
        /// Points that the first follower in the supply is worth while many turns are left …
        follower,
        /// … and by which factor each further one is worth less.
        further_follower,
        /// With this many own turns left a follower is worth half of that.
        follower_turns,
        /// What a follower that comes back soon is worth as against one in the supply.
        returning,
        /// "Soon" is within so many turns of each player.
        soon,
        /// With more than two players, the value to beat is this share of the strongest opponent's and for the
        /// rest the mean of all opponents'.
        strongest,
        /// How much that value counts as against one's own. Whoever cares for nothing but their own points has 0.
        rivalry,
        /// The least chance that is given to every open cell, whatever tiles are left: somebody who plays well has no
        /// such hope.
        hope,
        /// Tiles that whatever is open is believed to gain for each open cell, beyond what it gains.
        dream,
        /// How much of what scores only when the game ends is seen before it does; all of it is 1.
        ending,
    }
}

#[cfg(test)]
impl Common {
    /// Weights for tests that need some and do not mind which.
    pub(crate) const SOME: Self = Self {
        opening: 0.5,
        attention: 0.75,
        first_cell: 0.75,
        further_cell: 0.5,
        joining: 0.25,
        follower: 8.0,
        further_follower: 0.75,
        follower_turns: 2.0,
        returning: 0.5,
        soon: 4.0,
        strongest: 0.5,
        rivalry: 1.0,
        hope: 0.0,
        dream: 0.0,
        ending: 1.0,
    };
}
