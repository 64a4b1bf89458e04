//! Which variants go together.

use crate::table::all_parts;
use bastide_engine::lang::{Lang, Say};
use bastide_engine::setup::SetupError;
use bastide_engine::testing::setup_with;

/// V2, V3, V6, V11 and V14 each say where tiles come from.
const DRAW: [&str; 6] = [
    "individual-planning",
    "collective-planning",
    "architects",
    "given-hidden",
    "given-open",
    "battle-of-monasteries",
];

#[test]
fn variants_that_exclude_each_other_are_refused_by_both_names_in_both_languages() {
    let mut refused = Vec::new();
    let parts = all_parts();
    for (i, first) in parts.iter().enumerate() {
        for second in &parts[i + 1..] {
            let Err(error) = setup_with(&[first.id, second.id], 3) else { continue };
            assert_eq!(error, SetupError::Exclusive { first: first.id, second: second.id });
            let (en, fr) = (error.say(Lang::En), error.say(Lang::Fr));
            assert_ne!(en, fr);
            for part in [first, second] {
                let (title, name) = (part.title, part.id);
                assert!(en.contains(&format!("\"{}\" ({name})", title.en)), "{en}");
                assert!(fr.contains(&format!("« {} » ({name})", title.fr)), "{fr}");
            }
            refused.push((first.id, second.id));
        }
    }
    let pairs: Vec<_> =
        (0..DRAW.len()).flat_map(|i| DRAW[i + 1..].iter().map(move |other| (DRAW[i], *other))).collect();
    assert_eq!(refused, pairs);
}

#[test]
fn one_that_excludes_another_is_excluded_by_it() {
    for part in all_parts() {
        for other in part.excludes {
            let other = all_parts().into_iter().find(|found| found.id == *other);
            let other = other.unwrap_or_else(|| panic!("{} excludes what there is not", part.id));
            assert!(other.excludes.contains(&part.id), "{} and {}", part.id, other.id);
        }
    }
}

#[test]
fn everything_that_does_not_exclude_each_other_goes_together() {
    for draw in DRAW {
        let parts: Vec<&str> =
            all_parts().iter().map(|part| part.id).filter(|id| *id == draw || !DRAW.contains(id)).collect();
        assert_eq!(setup_with(&parts, 6).map(|setup| setup.add_ons().count()), Ok(18 - 5));
    }
}
