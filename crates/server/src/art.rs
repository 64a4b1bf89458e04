//! The drawings of the tiles, worked out when they are first asked for.

use crate::protocol::{
    CastleArt, CastleTowerArt, CityArt, HuntersArt, PartKind, PartPlace, TileKind, TileKinds, TurnedTile,
    WallTileKind, Words,
};
use crate::refuse::both;
use crate::secret;
use bastide_engine::games::castle;
use bastide_engine::games::city::Row;
use bastide_engine::geometry::Rotation;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::{Role, Spot};
use bastide_engine::setup::GameId;
use bastide_engine::state::State;
use bastide_engine::tiles::{SegmentType, TileSet, TileType};
use bastide_engine::wall_tile::WallTile;
use bastide_render::{
    CastleWalls, Enclosure, PLAYERS, Point, Rampart, Region, Thing, VARIANTS, carcassonne_tokens,
    castle_tokens, city_tokens, family_tokens, figures, guard_id, hut_id, huts, symbol_id, symbols,
    tile_layout, tower_id, wall_tile_id,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// So many different mixes are remembered besides the games themselves.
const MOST: usize = 24;

/// What a page needs once to draw any position of a game: the drawings, and where their parts are.
#[derive(Default)]
pub(crate) struct Art {
    /// By name, the latest last.
    known: Mutex<Vec<(String, Arc<Drawings>)>>,
}

impl Art {
    /// Those of a game as it is usually played.
    pub(crate) fn usual(&self, game: GameId) -> Arc<Drawings> {
        self.of(game.info().id, || Subject::usual(game))
    }

    /// Those of this name; of the subject, if it is the first time that they are asked for.
    pub(crate) fn of(&self, name: &str, subject: impl FnOnce() -> Subject) -> Arc<Drawings> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = match known.iter().position(|(other, _)| other == name) {
            Some(place) => known.remove(place),
            None => (name.to_owned(), Arc::new(Drawings::of(subject()))),
        };
        let drawings = Arc::clone(&found.1);
        known.push(found);
        if known.len() > GameId::ALL.len() + MOST {
            known.remove(0);
        }
        drawings
    }
}

/// What drawings are of: a game, and all tiles that can lie on its board.
pub(crate) struct Subject {
    game: GameId,
    tiles: Vec<TileType>,
}

impl Subject {
    /// A game as it is usually played.
    fn usual(game: GameId) -> Self {
        let sets = match game {
            GameId::Base => vec![TileSet::base()],
            GameId::Castle => vec![TileSet::castle()],
            GameId::City => vec![TileSet::city()],
            GameId::Hunters => vec![TileSet::hunters(), TileSet::hunters_bonus()],
        };
        Self { game, tiles: sets.into_iter().flat_map(|set| set.tiles).collect() }
    }

    /// The game that this is a position of.
    pub(crate) fn of(state: &State) -> Self {
        match state.game() {
            game @ GameId::Base => Self { game, tiles: state.table().types().to_vec() },
            game => Self::usual(game),
        }
    }

    /// The game's own name if the tiles are the usual ones, else a name that only these have.
    pub(crate) fn name(&self) -> String {
        let looks = |tiles: &[TileType]| {
            format!("{:?}", tiles.iter().map(|t| (&t.name, &t.segments)).collect::<Vec<_>>())
        };
        let (own, game) = (looks(&self.tiles), self.game.info().id);
        if own == looks(&Self::usual(self.game).tiles) {
            return game.to_owned();
        }
        let hash: String = secret::hash(&own).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("{game}-{hash}")
    }
}

/// The drawings of one subject, ready to be sent once they were asked for.
pub(crate) struct Drawings {
    subject: Subject,
    symbols: OnceLock<String>,
    kinds: OnceLock<String>,
}

impl Drawings {
    fn of(subject: Subject) -> Self {
        Self { subject, symbols: OnceLock::new(), kinds: OnceLock::new() }
    }

    /// One SVG document with a symbol for each tile, rotation and figure.
    pub(crate) fn symbols(&self) -> &str {
        let Subject { game, tiles } = &self.subject;
        self.symbols.get_or_init(|| {
            let set = TileSet { id: String::new(), title: String::new(), title_fr: None, tiles: tiles.clone() };
            let tiles = symbols([&set]);
            let mut figures = figures();
            match game {
                GameId::Base => {
                    figures += &family_tokens();
                    figures += &carcassonne_tokens();
                }
                GameId::Castle => {
                    figures += &castle_tokens();
                    figures += &walls().backdrop();
                }
                GameId::City => figures += &city_tokens(),
                GameId::Hunters => figures += &huts(),
            }
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"><defs>{tiles}{figures}</defs></svg>"
            )
        })
    }

    /// Every kind of tile with its parts, as JSON.
    pub(crate) fn kinds(&self) -> &str {
        let Subject { game, tiles } = &self.subject;
        let game = *game;
        self.kinds.get_or_init(|| {
            let mut tiles: BTreeMap<String, TileKind> =
                tiles.iter().map(|tile| (tile.name.to_string(), kind(game, tile))).collect();
            let mut castle = None;
            if game == GameId::Castle {
                tiles.extend(starts());
                castle = Some(castle_art());
            }
            let city = (game == GameId::City).then(city_art);
            let hunters =
                (game == GameId::Hunters).then(|| HuntersArt { huts: (0..PLAYERS).map(hut_id).collect() });
            let family = (game == GameId::Base).then(|| crate::base::art(true));
            serde_json::to_string(&TileKinds { tiles, castle, city, hunters, family }).unwrap_or_default()
        })
    }
}

/// What a page calls a part of a tile.
fn part(game: GameId, segment: &SegmentType) -> PartKind {
    PartKind {
        kind: segment.kind.to_string(),
        role: both(Role::of(game, segment.kind).text()),
        lying: segment.kind.lies_down(),
        building: segment.building.map(Row::worth),
    }
}

fn kind(game: GameId, tile: &TileType) -> TileKind {
    let layout = tile_layout(tile);
    let turned = |rotation: Rotation| {
        let segments = layout.turned(rotation).segments;
        let parts = tile.segments.iter().zip(segments).map(|(segment, place)| PartPlace {
            path: place.region.path(),
            dx: place.spot.x,
            dy: place.spot.y,
            building: place.building.map(|at| [at.x, at.y]),
            deer: (place.things.iter().filter(|drawn| drawn.thing == Thing::Deer))
                .map(|drawn| [drawn.at.x, drawn.at.y])
                .collect(),
            said: whereabouts(segment, rotation),
        });
        let symbols = (0..VARIANTS).map(|variant| symbol_id(tile, rotation, variant)).collect();
        TurnedTile { symbols, parts: parts.collect() }
    };
    TileKind {
        said: Words { en: tile.describe(Lang::En), fr: tile.describe(Lang::Fr) },
        parts: tile.segments.iter().map(|segment| part(game, segment)).collect(),
        turns: Rotation::ALL.into_iter().map(turned).collect(),
    }
}

fn whereabouts(segment: &SegmentType, rotation: Rotation) -> Words {
    let spot = Spot::of(segment, rotation);
    Words { en: spot.whereabouts(Lang::En), fr: spot.whereabouts(Lang::Fr) }
}

fn walls() -> Enclosure {
    Enclosure::new(&CastleWalls::from(&castle::Enclosure::standard()))
}

/// The start spaces as kinds of tile: they are drawn with the walls, but their parts belong to features.
fn starts() -> impl Iterator<Item = (String, TileKind)> {
    let enclosure = castle::Enclosure::standard();
    let layouts = CastleWalls::from(&enclosure).starts;
    let names: Vec<_> = enclosure.starts().iter().map(|start| start.name.to_string()).collect();
    names.into_iter().zip(layouts).map(|(name, start)| {
        let part_place = |(segment, region): (&SegmentType, Region)| {
            let (dx, dy) = (60.0, 60.0);
            PartPlace {
                path: region.path(),
                dx,
                dy,
                building: None,
                deer: Vec::new(),
                said: whereabouts(segment, Rotation::NONE),
            }
        };
        let parts = start.segments.iter().zip(start.regions()).map(part_place).collect();
        let kind = TileKind {
            said: Words { en: "start space".to_owned(), fr: "case de départ".to_owned() },
            parts: start.segments.iter().map(|segment| part(GameId::Castle, segment)).collect(),
            turns: vec![TurnedTile { symbols: Vec::new(), parts }],
        };
        (name, kind)
    })
}

fn city_art() -> CityArt {
    let id = |piece: Rampart| piece.id().to_owned();
    CityArt {
        wall: id(Rampart::Wall),
        imagined: id(Rampart::Imagined),
        gate: id(Rampart::Gate),
        ghost_wall: id(Rampart::GhostWall),
        ghost_gate: id(Rampart::GhostGate),
        towers: (0..PLAYERS).map(tower_id).collect(),
        guards: (0..PLAYERS).map(guard_id).collect(),
    }
}

fn castle_art() -> CastleArt {
    let (enclosure, walls) = (castle::Enclosure::standard(), walls());
    let (from, to) = walls.bounds();
    let point = |point: Point| [point.x, point.y];
    let spaces = (0..enclosure.track()).filter_map(|space| walls.space_centre(space)).map(point);
    let towers = enclosure.towers().iter().enumerate().filter_map(|(number, tower)| {
        Some(CastleTowerArt { spaces: tower.spaces, at: point(walls.wall_tile_place(number)?) })
    });
    let wall_tile = |tile: WallTile| WallTileKind {
        number: tile.number(),
        symbol: wall_tile_id(Some(tile.number() as u8)),
        said: Words { en: tile.name(Lang::En).to_owned(), fr: tile.name(Lang::Fr).to_owned() },
        about: Words { en: tile.effect(Lang::En).to_owned(), fr: tile.effect(Lang::Fr).to_owned() },
    };
    CastleArt {
        symbol: "bst-castle-walls".to_owned(),
        bounds: [from.x, from.y, to.x - from.x, to.y - from.y],
        cells: enclosure.cells().map(|cell| [cell.x.into(), cell.y.into()]).collect(),
        spaces: spaces.collect(),
        towers: towers.collect(),
        wall_tiles: WallTile::ALL.into_iter().map(wall_tile).collect(),
        wall_tile_back: wall_tile_id(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::setup::{Request, Setup};
    use bastide_engine::state::Game;

    #[test]
    fn hunters_get_their_huts_and_the_places_of_their_deer() {
        let art = Art::default().usual(GameId::Hunters);
        let kinds: TileKinds = serde_json::from_str(art.kinds()).unwrap();
        let symbols = art.symbols();
        let huts = kinds.hunters.expect("the game has huts").huts;
        assert_eq!(huts.len(), PLAYERS);
        let drawn = kinds.tiles.values().flat_map(|kind| &kind.turns).flat_map(|turn| &turn.symbols);
        for id in huts.iter().chain(drawn) {
            assert!(symbols.contains(&format!("id=\"{id}\"")), "{id}");
        }
        let deer = |name: &str, turn: usize| -> Vec<[f64; 2]> {
            kinds.tiles[name].turns[turn].parts.iter().flat_map(|part| part.deer.clone()).collect()
        };
        assert_eq!(deer("bonus-two-lakes-two-deer", 0).len(), 2);
        assert_eq!(deer("lake3", 0).len(), 0);
        let ([x, y], turned) = (deer("open-deer", 0)[0], deer("open-deer", 1)[0]);
        assert_eq!(turned, [120.0 - y, x], "a deer turns with its tile");
    }

    fn subject(request: &Request<'_>) -> Subject {
        Subject::of(&Game::new(&Setup::new(request).unwrap()).start())
    }

    #[test]
    fn tables_with_the_same_tiles_share_their_drawings() {
        let named = |tiles: Vec<(&str, u32)>| subject(&Request { tiles, ..Request::default() }).name();
        assert_eq!(named(vec![]), "base");
        assert_eq!(named(vec![("base", 3)]), "base", "however many of each there are");
        let inns = named(vec![("inns-cathedrals", 1)]);
        assert!(inns.starts_with("base-") && inns != named(vec![("river", 1)]), "{inns}");
        assert_eq!(inns, named(vec![("inns-cathedrals", 2), ("base", 2)]));
        let castle = subject(&Request { game: "castle", ..Request::default() });
        assert_eq!(castle.name(), "castle");

        let art = Art::default();
        let mixed = || subject(&Request { tiles: vec![("river", 1)], ..Request::default() });
        let first = art.of(&mixed().name(), mixed);
        assert!(Arc::ptr_eq(&first, &art.of(&mixed().name(), || panic!("it is known"))));
        let kinds: TileKinds = serde_json::from_str(first.kinds()).unwrap();
        assert_eq!(kinds.tiles.len(), 24 + 10);
        for id in kinds.tiles.values().flat_map(|kind| &kind.turns).flat_map(|turn| &turn.symbols) {
            assert!(first.symbols().contains(&format!("id=\"{id}\"")), "{id}");
        }
    }

    #[test]
    fn what_was_not_asked_for_longest_is_forgotten() {
        let art = Art::default();
        let castle = art.usual(GameId::Castle);
        for number in 0..GameId::ALL.len() + MOST - 1 {
            art.of(&format!("base-{number}"), || Subject::usual(GameId::Base));
        }
        assert!(Arc::ptr_eq(&castle, &art.usual(GameId::Castle)));
        art.of("base-last", || Subject::usual(GameId::Base));
        assert!(Arc::ptr_eq(&castle, &art.usual(GameId::Castle)), "asked for just now");
        assert_eq!(art.known.lock().unwrap().len(), GameId::ALL.len() + MOST);
    }
}
