//! What the derived word tables of small enums have in common.

/// All variants, as an array.
pub(crate) const fn all<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(all) => *all,
        None => panic!("there are as many as are counted"),
    }
}

/// What is wrong with a word that no variant has: callers know what they expected and say so.
pub(crate) fn no_such_word(_word: &str) -> NoSuchWord {}

/// What such a word is answered with.
pub(crate) type NoSuchWord = ();
