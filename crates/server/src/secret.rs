//! Ids that can't be guessed, and the secrets of seats.

use sha2::{Digest, Sha256};

/// Letters and digits that can't be mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// So many random letters of five bits each.
fn letters(n: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; n];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| LETTERS[(byte & 31) as usize] as char).collect())
}

/// A new game's id: 60 bits, enough that nobody finds a game by trying.
pub(crate) fn new_id() -> Result<String, getrandom::Error> {
    letters(12)
}

/// A new seat's secret: 160 bits.
pub(crate) fn new_token() -> Result<String, getrandom::Error> {
    letters(32)
}

/// What is kept of a secret.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}
