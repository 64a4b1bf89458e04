use super::barrier;
use super::plan::{Core, Plan};
use crate::geometry::{Line, Region};

/// The region of a field or a court: along the rim where it has ports, along roads and walls elsewhere.
pub(super) fn region(plan: &Plan, field: usize) -> Region {
    let count = plan.runs.len();
    let mut seen = vec![false; count];
    let mut region = Region::default();
    // With no field on the rim at all, the field is what the barriers enclose.
    let enclosed = count > 1 && (0..count).all(|run| !plan.is_open(run));
    for first in 0..count {
        if !(plan.runs[first].segment == field || enclosed) || seen[first] {
            continue;
        }
        let mut ring = Line::default();
        let mut at = first;
        // Every run is passed at most once as rim and once as barrier.
        for _ in 0..2 * count {
            seen[at] = true;
            if plan.is_open(at) {
                ring = ring.then(&plan.runs[at].start.line_to(plan.runs[at].end));
                at = (at + 1) % count;
            } else {
                let back = plan.previous_in_group(at);
                ring = ring.then(&barrier::between(plan, at, back));
                at = (back + 1) % count;
            }
            if at == first {
                break;
            }
        }
        region.add_ring(ring);
    }
    cut_islands(plan, &mut region);
    region
}

/// Takes out what stands in the middle of the field without a road to it.
fn cut_islands(plan: &Plan, region: &mut Region) {
    for inner in 0..plan.tile.segments.len() {
        let reached = plan.runs.iter().any(|run| plan.group[run.segment] == inner);
        if !plan.kind(inner).is_inner() || reached {
            continue;
        }
        if let Core::Disc { centre, radius } = plan.core(inner)
            && region.contains(centre)
        {
            region.add_ring(Line::arc(centre, radius, 0.0, std::f64::consts::TAU));
        }
    }
}
