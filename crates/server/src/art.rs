//! The drawings of the tiles: what a page needs once to draw any position of a game.

use crate::protocol::{
    CastleArt, CastleTowerArt, CityArt, HuntersArt, PartKind, PartPlace, TileKind, TileKinds, TurnedTile,
    WallTileKind, Words,
};
use crate::refuse::both;
use crate::secret;
use bastide_engine::GameId;
use bastide_engine::State;
use bastide_engine::games::castle;
use bastide_engine::games::castle::WallTile;
use bastide_engine::games::city::Row;
use bastide_engine::geometry::Rotation;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::{Role, Spot};
use bastide_engine::tiles::{FeatureKind, SegmentType, TileSet, TileType};
use bastide_render::{
    CastleWalls, Enclosure, PLAYERS, Point, Region, Thing, VARIANTS, WallPiece, base_tokens,
    carcassonne_tokens, castle_tokens, city_tokens, figures, guard_id, hut_id, huts, symbol_id, symbols,
    tile_layout, tower_id, wall_tile_id,
};
use std::collections::BTreeMap;

/// What drawings are of: a game, and all tiles that can lie on its board.
pub(crate) struct Subject {
    game: GameId,
    tiles: Vec<TileType>,
}

impl Subject {
    /// A game as it is usually played.
    pub(crate) fn usual(game: GameId) -> Self {
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

    /// Whether it is the base game with other tiles than usual, and perhaps with other pieces.
    fn has_more(&self) -> bool {
        self.game == GameId::Base && self.name() != self.game.info().id
    }

    /// Whether the city of Carcassonne is in it.
    fn has_carcassonne(&self) -> bool {
        let is_cell =
            |tile: &TileType| tile.segments.iter().any(|part| part.kind == FeatureKind::Carcassonne);
        self.tiles.iter().any(is_cell)
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

    /// One SVG document with a symbol for each tile, rotation and figure.
    pub(crate) fn symbols(&self) -> String {
        let set =
            TileSet { id: String::new(), title: String::new(), title_fr: None, tiles: self.tiles.clone() };
        let tiles = symbols([&set]);
        let mut figures = figures();
        match self.game {
            GameId::Base => {
                if self.has_more() {
                    figures += &base_tokens();
                }
                if self.has_carcassonne() {
                    figures += &carcassonne_tokens();
                }
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
    }

    /// Every kind of tile with its parts.
    pub(crate) fn kinds(&self) -> TileKinds {
        let game = self.game;
        let mut tiles: BTreeMap<String, TileKind> =
            self.tiles.iter().map(|tile| (tile.name.to_string(), kind(game, tile))).collect();
        let mut castle = None;
        if game == GameId::Castle {
            tiles.extend(starts());
            castle = Some(castle_art());
        }
        let city = (game == GameId::City).then(city_art);
        let hunters =
            (game == GameId::Hunters).then(|| HuntersArt { huts: (0..PLAYERS).map(hut_id).collect() });
        let family = self.has_more().then(|| crate::base::art(self.has_carcassonne()));
        TileKinds { tiles, castle, city, hunters, family }
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
    let id = |piece: WallPiece| piece.id().to_owned();
    CityArt {
        wall: id(WallPiece::Wall),
        imagined: id(WallPiece::Imagined),
        gate: id(WallPiece::Gate),
        ghost_wall: id(WallPiece::GhostWall),
        ghost_gate: id(WallPiece::GhostGate),
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
    use bastide_engine::Game;
    use bastide_engine::setup::{Request, Setup};

    #[test]
    fn hunters_get_their_huts_and_the_places_of_their_deer() {
        let art = Subject::usual(GameId::Hunters);
        let (kinds, symbols) = (art.kinds(), art.symbols());
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
    fn tables_with_the_same_tiles_share_the_name_of_their_drawings() {
        let named = |tiles: Vec<(&str, u32)>| subject(&Request { tiles, ..Request::default() }).name();
        assert_eq!(named(vec![]), "base");
        assert_eq!(named(vec![("base", 3)]), "base", "however many of each there are");
        let inns = named(vec![("inns-cathedrals", 1)]);
        assert!(inns.starts_with("base-") && inns != named(vec![("river", 1)]), "{inns}");
        assert_eq!(inns, named(vec![("inns-cathedrals", 2), ("base", 2)]));
        let castle = subject(&Request { game: "castle", ..Request::default() });
        assert_eq!(castle.name(), "castle");

        let mixed = subject(&Request { tiles: vec![("river", 1)], ..Request::default() });
        let (kinds, symbols) = (mixed.kinds(), mixed.symbols());
        assert_eq!(kinds.tiles.len(), 24 + 10);
        for id in kinds.tiles.values().flat_map(|kind| &kind.turns).flat_map(|turn| &turn.symbols) {
            assert!(symbols.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
