//! Whether the parts of a tile can be drawn beside each other.

use super::{FeatureKind, SegmentType};
use crate::vocabulary::geometry::PortSet;

/// Two parts of a tile that would have to run through each other, by their numbers, the later one second.
///
/// The ports lie around the tile as on a circle, and each part is one piece of land, water or road that joins its
/// ports inside. Two such pieces can lie beside each other exactly if one can go around the circle and meet first
/// all ports of the one and then all ports of the other; if ports of both take turns, the pieces cross. That is asked
/// of every pair, which is enough: pieces of which no two take turns can all be drawn at once.
///
/// One thing can cross another all the same: a road goes over water or another road on a bridge, and pictures have a
/// bridge there. The River has such a tile (`river-straight-road-across`), and published sets have roads over roads.
/// Water never crosses water, and land and cities cross nothing: on the River's tile there are four fields, parted by
/// both ways. No tile of our sets crosses otherwise.
///
/// Rivers that end in one lake are one piece of water with it, and roads that end at a crossroads are one piece with
/// each other, as streams are: land and cities do not go through where they meet.
pub(super) fn crossing(segments: &[SegmentType]) -> Option<(usize, usize)> {
    let pieces: Vec<Piece> = (0..segments.len()).map(|part| Piece::of(segments, part)).collect();
    let pairs = (0..segments.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
    pairs.into_iter().find(|&(first, second)| {
        let (a, b) = (&pieces[first], &pieces[second]);
        // What belongs to one piece may take turns with its other parts.
        a.parts & b.parts == 0
            && a.ports.takes_turns_with(b.ports)
            && !bridged(segments[first].kind, segments[second].kind)
    })
}

/// A field that is said to touch a city though something else lies between them: field, city, and what parts them.
/// Reaching out to the city, the field would have to cross it.
pub(super) fn parted(segments: &[SegmentType]) -> Option<(usize, usize, usize)> {
    let touching = |field: usize| {
        let land = matches!(segments[field].kind, FeatureKind::Field | FeatureKind::Residential);
        (0..segments.len()).filter(move |city| land && segments[field].touches >> city & 1 == 1)
    };
    let pieces: Vec<Piece> = (0..segments.len()).map(|part| Piece::of(segments, part)).collect();
    let pairs = (0..segments.len()).flat_map(|field| touching(field).map(move |city| (field, city)));
    pairs.into_iter().find_map(|(field, city)| {
        let both = segments[field].ports.union(segments[city].ports);
        let others = (0..segments.len()).filter(|other| ![field, city].contains(other));
        others
            .into_iter()
            .find(|&other| both.takes_turns_with(pieces[other].ports))
            .map(|other| (field, city, other))
    })
}

/// What belongs together inside the tile.
struct Piece {
    /// Its parts, as bits.
    parts: u16,
    ports: PortSet,
}

impl Piece {
    fn of(segments: &[SegmentType], part: usize) -> Self {
        let water = |kind| matches!(kind, FeatureKind::River | FeatureKind::Lake);
        let mut parts: u16 = 1 << part;
        if water(segments[part].kind) {
            // From a river to its lake, from there to all rivers of that, and so on.
            for _ in segments {
                let members = (0..segments.len()).filter(|member| parts >> member & 1 == 1);
                parts |= members.fold(0, |all, member| all | segments[member].touches);
            }
        }
        // A way with two ends goes over the crossroads on a bridge.
        let ends_at_crossroads = |way: &SegmentType| {
            matches!(way.kind, FeatureKind::Road | FeatureKind::Stream) && way.ports.len() == 1
        };
        let junction = segments.iter().any(|segment| segment.kind == FeatureKind::Crossroads);
        if junction && ends_at_crossroads(&segments[part]) {
            let alike = |way: &SegmentType| way.kind == segments[part].kind && ends_at_crossroads(way);
            let others = (0..segments.len()).filter(|&other| alike(&segments[other]));
            parts = others.fold(parts, |all, other| all | 1 << other);
        }
        let members = (0..segments.len()).filter(|member| parts >> member & 1 == 1);
        let ports = members.fold(PortSet::EMPTY, |ports, member| ports.union(segments[member].ports));
        Self { parts, ports }
    }
}

/// A road goes over other roads and over water, on a bridge.
fn bridged(a: FeatureKind, b: FeatureKind) -> bool {
    let crossed = |kind: FeatureKind| kind.is_way() || kind == FeatureKind::Lake;
    [a, b].contains(&FeatureKind::Road) && crossed(a) && crossed(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::tiles::TileSet;

    fn parts(lines: &[&str]) -> Vec<SegmentType> {
        lines.iter().map(|line| SegmentType::read(line).unwrap()).collect()
    }

    #[test]
    fn what_takes_turns_around_the_tile_crosses() {
        let crosses = |lines: &[&str]| crossing(&parts(lines));
        assert_eq!(crosses(&["city n s", "city e w"]), Some((0, 1)));
        assert_eq!(crosses(&["field w3", "city n s", "field e1 e3", "road e2 w2"]), Some((1, 3)));
        assert_eq!(crosses(&["field n s", "field e w"]), Some((0, 1)));
        assert_eq!(crosses(&["river n2 s2", "river e2 w2"]), Some((0, 1)));
        assert_eq!(crosses(&["road n2 e2 s2", "field n3 e3"]), Some((0, 1)), "the road's arm is between");
        assert_eq!(crosses(&["city n w", "city e s"]), None);
        assert_eq!(crosses(&["city n", "city s", "field e w"]), None, "the field passes between them");
        assert_eq!(crosses(&["road n2 e2", "road s2 w2", "field n1 e3 s1 w3"]), None);
    }

    #[test]
    fn roads_have_bridges_over_roads_and_water() {
        for other in ["road n2 s2", "river n2 s2", "stream n2 s2"] {
            assert_eq!(crossing(&parts(&["road e2 w2", other])), None);
            assert_eq!(crossing(&parts(&[other, "road e2 w2"])), None);
        }
        assert_eq!(crossing(&parts(&["road e2 w2", "river n2 s2", "field n3 e s1"])), Some((0, 2)));
    }

    #[test]
    fn roads_that_meet_at_a_crossroads_are_one_piece() {
        let crosses = |lines: &[&str]| crossing(&parts(lines));
        for way in ["road", "stream"] {
            let [n, e, s, w] = ["n2", "e2", "s2", "w2"].map(|port| format!("{way} {port}"));
            let junction = [n.as_str(), &e, &s, &w, "crossroads"];
            let with = |more: &[&str]| crosses(&[&junction[..], more].concat());
            assert_eq!(with(&["field n1 e3", "field n3 e1"]), Some((0, 5)), "through the junction");
            assert_eq!(with(&["field n1 w3", "field n3 e1", "field e3 s1", "field s3 w1"]), None);
            assert_eq!(crosses(&[&n, &s, "crossroads", "city e w"]), Some((0, 3)));
            // Where they end apart from each other, land goes between them.
            assert_eq!(crosses(&[&n, &s, "monastery", "field n1 n3 e s1 s3 w"]), None);
            // What runs on does not end at the crossroads.
            let over = format!("{way} n2 s2");
            assert_eq!(crosses(&["road e2", "crossroads", &over, "field e1 n3", "field e3 s1"]), None);
        }
        // A field can't reach a city beyond the junction either.
        let text = |touches: &str| {
            format!(
                "set = {{ id = 'x', title = 'X', tiles = 1 }}\n[[tile]]\nid = 'a'\ncount = 1\nfeatures = ['city n', \
                 'road e2', 'road w2', 'crossroads', 'field e1 w3', 'field e3 s w1{touches}']\n"
            )
        };
        assert!(TileSet::parse("x", &text("")).is_ok());
        let error = TileSet::parse("x", &text(" +touches:city1")).unwrap_err().to_string();
        assert!(error.contains("\"road e2\" lies between them"), "{error}");
    }

    #[test]
    fn a_lake_and_its_rivers_are_one_piece() {
        let text = |last: &str| {
            format!(
                "set = {{ id = 'x', title = 'X', tiles = 1 }}\n[[tile]]\nid = 'a'\ncount = 1\nfeatures = [\
                 'river e2 +lake:lake1', 'river w2 +lake:lake1', 'lake +rivers:river1,river2', {last}]\n"
            )
        };
        let banks = text("'meadow n e1 w3', 'meadow s e3 w1'");
        assert_eq!(TileSet::parse("x", &banks).map(|set| crossing(&set.tiles[0].segments)), Ok(None));
        let road = text("'road n2 s2', 'meadow n1 w3', 'meadow n3 e1', 'meadow s1 e3', 'meadow s3 w1'");
        assert!(TileSet::parse("x", &road).is_ok(), "a road crosses one of the rivers");
        let around = text("'meadow n s', 'meadow e1 e3', 'meadow w1 w3'");
        let error = TileSet::parse("x", &around).unwrap_err().to_string();
        assert!(error.contains("\"river e2\" and \"meadow n s\" would run through each other"), "{error}");
    }
}
