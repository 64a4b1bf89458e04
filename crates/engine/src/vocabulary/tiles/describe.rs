//! What a tile is called by people: what is on it, in words.

use super::{Attr, Building, FeatureKind, Mark, SegmentType, TileType};
use crate::vocabulary::geometry::Side;
use crate::vocabulary::lang::{self, Lang};

impl TileType {
    /// What is on the tile, in words that tell it from others at a glance.
    ///
    /// ```
    /// use bastide_engine::{Lang, TileSet};
    ///
    /// let set = TileSet::base();
    /// let tile = set.tile("city-corner-road-shield").unwrap();
    /// assert_eq!(tile.describe(Lang::En), "city corner with shield, road bend");
    /// assert_eq!(tile.describe(Lang::Fr), "coin de ville avec blason, virage");
    /// ```
    pub fn describe(&self, lang: Lang) -> String {
        let mut parts: Vec<(Words, u32)> = Vec::new();
        for segment in &self.segments {
            if let Some(words) = self.words(segment, lang) {
                match parts.iter_mut().find(|(known, _)| *known == words) {
                    Some((_, count)) => *count += 1,
                    None => parts.push((words, 1)),
                }
            }
        }
        // What stands out comes first.
        parts.sort_by_key(|(words, _)| words.rank);
        let said: Vec<String> = parts.iter().map(|(words, count)| words.counted(*count, lang)).collect();
        if !said.is_empty() {
            return said.join(", ");
        }
        // Nothing but open land.
        self.segments.first().map_or(String::new(), |segment| segment.kind.name(lang).to_owned())
    }

    fn has(&self, kind: FeatureKind) -> bool {
        self.segments.iter().any(|segment| segment.kind == kind)
    }

    fn words(&self, segment: &SegmentType, lang: Lang) -> Option<Words> {
        let (rank, one, many) = match segment.kind {
            FeatureKind::Monastery
            | FeatureKind::Source
            | FeatureKind::Marketplace
            | FeatureKind::Mountain
            | FeatureKind::Carcassonne => {
                (0, segment.kind.name(lang).to_owned(), segment.kind.plural(lang).to_owned())
            }
            FeatureKind::City if segment.mark == Some(Mark::Port) => {
                (0, "port".to_owned(), "ports".to_owned())
            }
            FeatureKind::City
            | FeatureKind::House
            | FeatureKind::Tower
            | FeatureKind::Market
            | FeatureKind::Forest => built(segment, lang),
            FeatureKind::Road => road(segment, lang),
            // The end of the river with a spring or a lake without fish, which tells it.
            FeatureKind::River if segment.ports.len() == 1 && self.has(FeatureKind::Source) => return None,
            FeatureKind::River if segment.ports.len() == 1 && self.has(FeatureKind::Lake) => return None,
            FeatureKind::River if segment.touches == 0 => river(segment, lang),
            // Where a river ends in a lake, the lake tells it.
            FeatureKind::River => return None,
            FeatureKind::Lake if segment.attrs.get(Attr::Fish) == 0 => {
                (0, segment.kind.name(lang).to_owned(), segment.kind.plural(lang).to_owned())
            }
            FeatureKind::Lake => lake(segment, lang),
            FeatureKind::Stream if segment.ports.len() == 1 => match lang {
                Lang::En => (2, "river end".to_owned(), "river ends".to_owned()),
                Lang::Fr => (2, "bout de rivière".to_owned(), "bouts de rivière".to_owned()),
            },
            FeatureKind::Stream => river(segment, lang),
            FeatureKind::Meadow if segment.mark == Some(Mark::Shrine) => match lang {
                Lang::En => (0, "shrine".to_owned(), "shrines".to_owned()),
                Lang::Fr => (0, "lieu de culte".to_owned(), "lieux de culte".to_owned()),
            },
            FeatureKind::Meadow if ANIMALS.iter().any(|&animal| segment.attrs.get(animal) > 0) => {
                (4, segment.kind.name(lang).to_owned(), segment.kind.plural(lang).to_owned())
            }
            FeatureKind::Court if segment.attrs.get(Attr::Market) > 0 => {
                (3, segment.kind.name(lang).to_owned(), segment.kind.plural(lang).to_owned())
            }
            FeatureKind::Residential if segment.building.is_some() => {
                let name = segment.building.map_or("", |building| building.name(lang)).to_owned();
                let rank = if segment.building == Some(Building::Public) { 4 } else { 0 };
                (rank, name.clone(), name)
            }
            FeatureKind::Field
            | FeatureKind::Court
            | FeatureKind::Crossroads
            | FeatureKind::Residential
            | FeatureKind::Meadow => return None,
        };
        let with: Vec<String> = (Attr::ALL.into_iter())
            // A square is a road's end, goods are a market's name, fish a lake's: said as that.
            .filter(|&attr| attr != Attr::Square && !Attr::GOODS.contains(&attr))
            .filter_map(|attr| match segment.attrs.get(attr) {
                0 => None,
                1 => Some(attr.name(lang).to_owned()),
                n => Some(format!("{n} × {}", attr.name(lang))),
            })
            .collect();
        let with = match (lang, with.is_empty()) {
            (_, true) => String::new(),
            (Lang::En, false) => format!(" with {}", lang::list(&with, lang)),
            (Lang::Fr, false) => format!(" avec {}", lang::list(&with, lang)),
        };
        Some(Words { rank, one: one + &with, many: many + &with })
    }
}

/// What a meadow is told by.
const ANIMALS: [Attr; 5] = [Attr::Deer, Attr::Mammoth, Attr::Tiger, Attr::Aurochs, Attr::Fire];

/// A part of a tile, alone and in the plural.
#[derive(PartialEq)]
struct Words {
    rank: u8,
    one: String,
    many: String,
}

impl Words {
    fn counted(&self, count: u32, lang: Lang) -> String {
        let number = match (lang, count) {
            (_, 1) => return self.one.clone(),
            (Lang::En, 2) => "two",
            (Lang::En, 3) => "three",
            (Lang::En, 4) => "four",
            (Lang::Fr, 2) => "deux",
            (Lang::Fr, 3) => "trois",
            (Lang::Fr, 4) => "quatre",
            _ => return format!("{count} × {}", self.one),
        };
        format!("{number} {}", self.many)
    }
}

/// Something built, by the sides of the tile it takes up.
fn built(segment: &SegmentType, lang: Lang) -> (u8, String, String) {
    let name = &name_with_goods(segment, lang);
    let sides: Vec<Side> =
        Side::ALL.into_iter().filter(|side| segment.ports.contains(side.middle())).collect();
    let (one, many) = match (lang, sides.as_slice()) {
        (Lang::En, [_]) => (format!("{name} side"), format!("{name} sides")),
        (Lang::En, [a, b]) if a.opposite() == *b => (format!("{name} across"), format!("{name} across")),
        (Lang::En, [_, _]) => (format!("{name} corner"), format!("{name} corners")),
        (Lang::En, [_, _, _]) => (format!("{name} on three sides"), format!("{name} on three sides")),
        (Lang::En, _) => (format!("{name} all over"), format!("{name} all over")),
        (Lang::Fr, [_]) => (format!("bord de {name}"), format!("bords de {name}")),
        (Lang::Fr, [a, b]) if a.opposite() == *b => {
            let across = if segment.kind.is_feminine() { "traversante" } else { "traversant" };
            (format!("{name} {across}"), format!("{name} {across}"))
        }
        (Lang::Fr, [_, _]) => (format!("coin de {name}"), format!("coins de {name}")),
        (Lang::Fr, [_, _, _]) => (format!("{name} sur trois côtés"), format!("{name} sur trois côtés")),
        (Lang::Fr, _) => (format!("{name} partout"), format!("{name} partout")),
    };
    (1, one, many)
}

/// `fish market`; other things have no goods.
fn name_with_goods(segment: &SegmentType, lang: Lang) -> String {
    let name = segment.kind.name(lang);
    let goods: Vec<String> = (Attr::GOODS.into_iter())
        .filter(|&goods| segment.attrs.get(goods) > 0)
        .map(|goods| goods.name(lang).to_owned())
        .collect();
    match (lang, goods.is_empty()) {
        (_, true) => name.to_owned(),
        (Lang::En, false) => format!("{} {name}", lang::list(&goods, lang)),
        (Lang::Fr, false) => format!("{name} ({})", lang::list(&goods, lang)),
    }
}

/// A road, by where it goes.
fn road(segment: &SegmentType, lang: Lang) -> (u8, String, String) {
    let sides: Vec<Side> = segment.ports.iter().map(|port| port.side()).collect();
    let text = match (lang, sides.as_slice()) {
        (Lang::En, [_]) if segment.attrs.get(Attr::Square) > 0 => ("road to a square", "roads to a square"),
        (Lang::Fr, [_]) if segment.attrs.get(Attr::Square) > 0 => {
            ("chemin vers une place", "chemins vers une place")
        }
        (Lang::En, [_]) => ("road end", "road ends"),
        (Lang::Fr, [_]) => ("bout de chemin", "bouts de chemin"),
        (Lang::En, [a, b]) if a.opposite() == *b => ("straight road", "straight roads"),
        (Lang::Fr, [a, b]) if a.opposite() == *b => ("chemin droit", "chemins droits"),
        (Lang::En, [_, _]) => ("road bend", "road bends"),
        (Lang::Fr, [_, _]) => ("virage", "virages"),
        (Lang::En, _) => ("forked road", "forked roads"),
        (Lang::Fr, _) => ("chemin qui bifurque", "chemins qui bifurquent"),
    };
    (2, text.0.to_owned(), text.1.to_owned())
}

/// A river that meets no lake on its tile, by where it goes.
fn river(segment: &SegmentType, lang: Lang) -> (u8, String, String) {
    let sides: Vec<Side> = segment.ports.iter().map(|port| port.side()).collect();
    let text = match (lang, sides.as_slice()) {
        (Lang::En, [_]) => ("spring", "springs"),
        (Lang::Fr, [_]) => ("source", "sources"),
        (Lang::En, [a, b]) if a.opposite() == *b => ("straight river", "straight rivers"),
        (Lang::Fr, [a, b]) if a.opposite() == *b => ("rivière droite", "rivières droites"),
        (Lang::En, _) => ("river bend", "river bends"),
        (Lang::Fr, _) => ("méandre", "méandres"),
    };
    (2, text.0.to_owned(), text.1.to_owned())
}

/// A lake, by its rivers and its fish.
fn lake(segment: &SegmentType, lang: Lang) -> (u8, String, String) {
    let (rivers, fish) = (segment.touches.count_ones(), segment.attrs.get(Attr::Fish));
    let (fish, many, rivers) = match lang {
        Lang::En => (
            lang::count(fish, "fish", "fish", lang),
            "lakes",
            if rivers > 1 { format!(", {rivers} rivers") } else { String::new() },
        ),
        Lang::Fr => (
            lang::count(fish, "poisson", "poissons", lang),
            "lacs",
            if rivers > 1 { format!(", {rivers} rivières") } else { String::new() },
        ),
    };
    let one = segment.kind.name(lang);
    (1, format!("{one} ({fish}{rivers})"), format!("{many} ({fish}{rivers})"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;
    use crate::vocabulary::tiles::TileSet;
    use std::collections::HashMap;

    #[test]
    fn like_parts_are_counted() {
        let set = TileSet::base();
        let said = |name: &str, lang| set.tile(name).unwrap().describe(lang);
        assert_eq!(said("road-cross", Lang::En), "four road ends");
        assert_eq!(said("road-cross", Lang::Fr), "quatre bouts de chemin");
        assert_eq!(said("two-cities-adjacent", Lang::En), "two city sides");
        assert_eq!(said("monastery-road", Lang::Fr), "abbaye, bout de chemin");
        let set = TileSet::city();
        let said = |name: &str, lang| set.tile(name).unwrap().describe(lang);
        assert_eq!(said("market2opp-fish", Lang::Fr), "marché (poisson) traversant");
        assert_eq!(
            said("market1-grain-straight-public", Lang::En),
            "grain market side, straight road, public building"
        );
        assert_eq!(said("residential-historic-saint-nazaire", Lang::En), "Saint Nazaire");
    }

    #[test]
    fn every_tile_has_words_in_both_languages() {
        let sets = GameId::ALL.into_iter().flat_map(|game| game.info().sets);
        // What Carcassonne is laid of is one picture, told as that.
        for set in sets.filter(|(id, _)| *id != "count").map(|(_, load)| load()) {
            for lang in [Lang::En, Lang::Fr] {
                let mut known: HashMap<String, Vec<&str>> = HashMap::new();
                for tile in &set.tiles {
                    known.entry(tile.describe(lang)).or_default().push(&tile.name);
                }
                assert!(!known.contains_key(""), "{known:?}");
                // Tiles that differ in how their parts lie may share words, but not many of them.
                assert!(known.len() * 4 >= set.tiles.len() * 3, "{known:#?}");
            }
        }
    }
}
