//! The inputs the fuzzer starts from, tried with the ordinary compiler.

#![allow(clippy::unwrap_used, reason = "a test that can't read its files has failed")]

#[allow(unreachable_pub, reason = "it is a library of its own for the fuzzer")]
#[path = "../../../fuzz/src/lib.rs"]
mod targets;

use std::path::Path;

fn each_seed(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let mut tried = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        println!("{}", path.display());
        check(&std::fs::read(&path).unwrap());
        tried += 1;
    }
    assert!(tried > 0, "no seeds in {}", folder.display());
}

#[test]
fn records_of_the_fuzzer_are_read_or_refused() {
    each_seed("record", targets::record);
}

#[test]
fn actions_of_the_fuzzer_keep_the_game_in_order() {
    each_seed("actions", targets::actions);
}

/// Longer than the seeds: every byte value in turn, for every number of players and all options.
#[test]
fn whole_games_of_choices_and_attempts_keep_the_game_in_order() {
    for start in 0..30u8 {
        let bytes = (0..600u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8 ^ start);
        let data: Vec<u8> = [start, start / 5].into_iter().chain(bytes).collect();
        targets::actions(&data);
    }
}

/// The same with every mixture of expansions and variants, mostly choices so that games come to their end.
#[test]
fn whole_games_of_every_mixture_keep_the_game_in_order() {
    for (mixture, start) in targets::MIXTURES.iter().zip(0..) {
        println!("{mixture:?}");
        let bytes = (0..500u32).map(|i| {
            let byte = (i.wrapping_mul(2_654_435_761) >> 11) as u8 ^ start;
            if i % 5 == 0 { byte } else { byte & !1 }
        });
        let data: Vec<u8> = [start, 6 * start].into_iter().chain(bytes).collect();
        targets::actions(&data);
    }
}

/// Each expansion and variant that there is can be chosen by the fuzzer.
#[test]
fn the_fuzzer_knows_every_expansion_and_variant() {
    let info = bastide_engine::GameId::Base.info();
    for part in info.expansions.iter().chain(info.variants) {
        assert!(targets::MIXTURES.contains(&&[part.id][..]), "{}", part.id);
    }
}
