//! Ids that can't be guessed, and the secrets of seats.

use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;

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

/// A new secret or invitation: 160 bits.
pub(crate) fn new_token() -> Result<String, getrandom::Error> {
    letters(32)
}

/// How long a secret is that a client has made itself.
const OWN: RangeInclusive<usize> = 32..=64;

/// Whether a secret that a client has made itself is one that nobody finds by trying, as far as that can be told.
pub(crate) fn is_fit(token: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    OWN.contains(&token.len()) && token.bytes().all(letter)
}

/// What is kept of a secret.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_of_a_client_is_as_long_as_ours_and_made_of_letters_and_digits() {
        assert!(is_fit(&new_token().unwrap()));
        for unfit in
            ["", "short", &"a".repeat(31), &"a".repeat(65), &"A".repeat(32), &"é".repeat(16), &" ".repeat(32)]
        {
            assert!(!is_fit(unfit), "{unfit:?}");
        }
    }
}
