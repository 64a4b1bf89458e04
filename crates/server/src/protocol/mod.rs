//! Everything that clients and server say to each other.
//!
//! The HTTP part creates and reads; play goes over a WebSocket whose messages are [`ToServer`] and [`ToClient`], as
//! `docs/protocol.md` describes with examples. The TypeScript types of the web client are generated from this folder.
//!
//! - [`to_server`]: what clients send
//! - [`to_client`]: what the server sends
//! - [`games`]: what one game alone has in these messages
//! - [`aids`]: what helps those who look at a board that is full
//! - [`rules`]: what those at a table may do besides playing
//! - [`talk`]: what those who play say to each other
//! - [`vocabulary`], [`kinds`]: the words that all of them are made of
//! - `convert`: how the engine's words become these

/// An enum of the engine in the words of the protocol: the variants are those of the engine, and one that is added
/// there does not compile here before it has a word.
macro_rules! mirror {
    (
        $(#[$meta:meta])*
        $Name:ident of $($part:ident)::+ {
            $($(#[$about:meta])* $Variant:ident,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(test, derive(TS), ts(export))]
        pub enum $Name {
            $($(#[$about])* $Variant,)*
        }

        impl From<$($part)::+> for $Name {
            fn from(of: $($part)::+) -> Self {
                use $($part)::+ as Of;
                match of {
                    $(Of::$Variant => Self::$Variant,)*
                }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::protocol::kinds::write_word(self, f)
            }
        }
    };
}

pub mod aids;
pub(crate) mod convert;
pub mod games;
pub mod kinds;
pub mod rules;
pub mod talk;
pub mod to_client;
pub mod to_server;
pub mod vocabulary;

pub use aids::*;
pub use games::*;
pub use kinds::*;
pub use rules::*;
pub use talk::*;
pub use to_client::*;
pub use to_server::*;
pub use vocabulary::*;
