//! temp
use bastide_bots::*;
use bastide_engine::{action::*, chance::*, event::*, position::*, setup::*, state::*};
use std::collections::BTreeMap;
fn main() {
    let game =
        Game::new(&Setup::new(&Request { preset: Some("competition"), ..Request::default() }).unwrap());
    let n = 40;
    let mut pts: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    let mut supply = [0f64; 80];
    let mut farm_turn = [0u32; 8];
    for k in 0..n {
        let seed = Seed::from(99).child(k);
        let mut bots = [0, 1].map(|i| BotKind::Greedy.build(seed.child(i)));
        let mut m = Match::seeded(&game, seed);
        loop {
            let (a, act) = match m.state().actor() {
                Actor::Nobody => break,
                Actor::Chance => (None, m.deal().unwrap()),
                Actor::Player(p) => {
                    (Some(p), bots[p.seat()].choose(&m.state().view(Some(p)), Budget::default()))
                }
            };
            let laid = m.state().board().laid().len();
            if let Action::Place { spot, .. } = &act {
                if spot.to_string().starts_with("field") {
                    farm_turn[laid / 10] += 1;
                }
            }
            if let Some(p) = a {
                if m.state().drawn().is_some() {
                    supply[laid] += m.state().supply(p) as f64 / n as f64;
                }
            }
            for e in m.play(a, &act).unwrap() {
                if let Event::Scored(s) = e {
                    let e = pts.entry(format!("{:?} {:?}", s.kind, s.occasion)).or_default();
                    e.0 += 1.0 / (2 * n) as f64;
                    e.1 += s.points as f64 * s.winners.len() as f64 / (2 * n) as f64;
                }
            }
        }
    }
    for (k, v) in pts {
        println!("{k}: {:.1} times, {:.1} points", v.0, v.1);
    }
    println!(
        "supply {:?}",
        (1..72).step_by(6).map(|i| (supply[i] * 10.0).round() / 10.0).collect::<Vec<_>>()
    );
    println!("farmers by laid/10 {:?} per player-game", farm_turn.map(|x| x as f64 / (2 * n) as f64));
}
