use bastide_engine::{board::*, chance::*, event::*, games::base::*, position::*, setup::*};
use std::{sync::Arc, time::Instant};
fn main() {
    let setup = Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap();
    let start = State::new(Arc::new(Rules::new(&setup)));
    let mut s = start.clone();
    let n: u64 = std::env::args().nth(1).and_then(|x| x.parse().ok()).unwrap_or(20000);
    let t = Instant::now();
    let (mut sum, mut pl, mut turns, mut un) = (0u64, 0u64, 0u64, 0u64);
    let stats = std::env::args().nth(2).is_some();
    for i in 0..n {
        s.clone_from(&start);
        let mut rng = Seed::from(1).child(i).rng();
        if stats {
            while s.actor() != Actor::Nobody {
                let c = s.count_placements();
                if c > 0 {
                    pl += c as u64;
                    turns += 1;
                }
                let m = s.random_move(&mut rng);
                s.apply(m, &mut Silent);
            }
        } else {
            s.play_out(&mut rng);
        }
        un += s.set_aside().len() as u64;
        sum += s.scores().iter().map(|&x| x as u64).sum::<u64>();
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.0}/s mean {:.3} placements {:.3} unplaceable {:.4}",
        n as f64 / e,
        sum as f64 / n as f64 / 2.0,
        pl as f64 / turns as f64,
        un as f64 / n as f64
    );
    let _ = Player::new(0);
}
