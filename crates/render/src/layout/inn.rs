use super::plan::Plan;
use super::{BAND, is_open, spots};
use crate::geometry::{Point, Region, TILE};

/// How far an inn and its lake reach around their middle.
pub(crate) const INN_RADIUS: f64 = 13.5;

/// Where the inn of a road stands: right beside it and clearly nearer to it than to any other road, where it leaves
/// the most room for the spots of the field and of the road.
pub(super) fn beside(plan: &Plan, regions: &[Region], road: usize, spot: Point) -> Option<Point> {
    let fields: Vec<&Region> =
        regions.iter().enumerate().filter(|(i, _)| is_open(plan.kind(*i))).map(|(_, r)| r).collect();
    let own = || plan.ways.iter().filter(|way| way.segment == road);
    let others = || plan.ways.iter().filter(|way| way.segment != road);
    let reach = BAND + INN_RADIUS;
    let places = own().flat_map(|way| {
        let stations = (4..(way.line.length() / 4.0) as usize).map(|step| step as f64 * 4.0);
        stations.flat_map(move |along| {
            let at = way.line.at(along);
            let right = (way.line.at(along + 1.0) - way.line.at(along - 1.0)).unit().right();
            [at + right * reach, at - right * reach]
        })
    });
    let room = |p: Point| {
        let on_tile = |v: f64| (INN_RADIUS + 1.5..TILE - INN_RADIUS - 1.5).contains(&v);
        let mine = own().map(|way| way.line.distance(p)).fold(f64::INFINITY, f64::min);
        let alone = others().all(|way| way.line.distance(p) > mine + 16.0);
        let field = fields.iter().find(|field| field.contains(p) && field.clearance(p) > INN_RADIUS - 0.5)?;
        // Walls are high, and so is an inn.
        let open = plan.walls.iter().all(|wall| wall.line.distance(p) > INN_RADIUS + 6.0);
        if !(open && on_tile(p.x) && on_tile(p.y) && alone) {
            return None;
        }
        let rest = spots::without(field, &[(p, INN_RADIUS)]);
        let farmer = spots::roomiest(&rest, &[spot]);
        Some(rest.clearance(farmer).min(17.0) + (p.distance(spot) * 0.4).min(13.0))
    };
    let worth = places.filter_map(|p| Some((p, room(p)?)));
    worth.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(p, _)| p)
}
