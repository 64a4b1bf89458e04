//! Rules that need a position no script reaches quickly.

use super::*;
