//! The drawings of the tiles: what a page needs once to draw any position of a game.

use super::words;
use crate::games::{self, Ground, Tiles};
use crate::protocol::{PartKind, PartPlace, TileKind, TileKinds, TurnedTile, Words};
use crate::secret;
use bastide_engine::geometry::Rotation;
use bastide_engine::pieces::{Role, Spot};
use bastide_engine::tiles::{SegmentType, TileSet, TileType};
use bastide_engine::{GameId, State};
use bastide_render::{
    Region, Thing, VARIANTS, figures, sprites_in, symbol_id, symbols, tile_layout, tile_symbols,
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
        Self { game, tiles: games::usual(game) }
    }

    /// The game that this is a position of.
    pub(crate) fn of(state: &State) -> Self {
        Self { game: state.game(), tiles: games::tiles(state) }
    }

    fn tiles(&self) -> Tiles<'_> {
        Tiles { kinds: &self.tiles, usual: self.name() == self.game.info().id }
    }

    /// The game's own name if the tiles are the usual ones, else a name that only these have.
    pub(crate) fn name(&self) -> String {
        let looks = |tiles: &[TileType]| {
            format!("{:?}", tiles.iter().map(|t| (&t.name, &t.segments)).collect::<Vec<_>>())
        };
        let (own, game) = (looks(&self.tiles), self.game.info().id);
        if own == looks(&games::usual(self.game)) {
            return game.to_owned();
        }
        let hash: String = secret::hash(&own).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("{game}-{hash}")
    }

    /// One SVG document with a symbol for each tile, rotation and figure.
    pub(crate) fn symbols(&self) -> String {
        let set =
            TileSet { id: String::new(), title: String::new(), title_fr: None, tiles: self.tiles.clone() };
        document(&(symbols([&set]) + &self.others()))
    }

    /// A document of the same kind with one kind of tile; none if there is no such tile.
    pub(crate) fn tile(&self, name: &str) -> Option<String> {
        let tile = self.tiles.iter().find(|tile| *tile.name == *name)?;
        Some(document(&tile_symbols(tile)))
    }

    /// A document of the same kind with all but the tiles.
    pub(crate) fn pieces(&self) -> String {
        let others = self.others();
        document(&(sprites_in(&others) + &others))
    }

    /// Figures, and what else this game has drawings of.
    fn others(&self) -> String {
        figures() + &games::symbols(self.game, self.tiles())
    }

    /// Every kind of tile with its parts.
    pub(crate) fn kinds(&self) -> TileKinds {
        let game = self.game;
        let mut tiles: BTreeMap<String, TileKind> =
            self.tiles.iter().map(|tile| (tile.name.to_string(), kind(game, tile))).collect();
        tiles.extend(
            games::grounds(game).into_iter().map(|ground| (ground.name.clone(), space(game, ground))),
        );
        TileKinds { tiles, games: games::art(game, self.tiles()) }
    }
}

/// Drawings to be used by their ids.
fn document(drawings: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"><defs>{drawings}</defs></svg>"
    )
}

/// What a page calls a part of a tile.
fn part(game: GameId, segment: &SegmentType) -> PartKind {
    PartKind {
        kind: segment.kind.into(),
        role: Role::of(game, segment.kind).text().into(),
        lying: segment.kind.lies_down(),
        building: games::building(game, segment),
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
        said: Words::new(|lang| tile.describe(lang)),
        parts: tile.segments.iter().map(|segment| part(game, segment)).collect(),
        turns: Rotation::ALL.into_iter().map(turned).collect(),
    }
}

fn whereabouts(segment: &SegmentType, rotation: Rotation) -> Words {
    let spot = Spot::of(segment, rotation);
    Words::new(|lang| spot.whereabouts(lang))
}

/// A space of the board as a kind of tile without a drawing of its own.
fn space(game: GameId, ground: Ground) -> TileKind {
    let place = |(segment, region): &(SegmentType, Region)| PartPlace {
        path: region.path(),
        dx: 60.0,
        dy: 60.0,
        building: None,
        deer: Vec::new(),
        said: whereabouts(segment, Rotation::NONE),
    };
    TileKind {
        said: words::START_SPACE.into(),
        parts: ground.segments.iter().map(|(segment, _)| part(game, segment)).collect(),
        turns: vec![TurnedTile { symbols: Vec::new(), parts: ground.segments.iter().map(place).collect() }],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::Game;
    use bastide_engine::setup::{Request, Setup};

    fn subject(request: &Request<'_>) -> Subject {
        Subject::of(&Game::new(&Setup::new(request).unwrap()).start())
    }

    #[test]
    fn one_tile_and_the_pieces_are_parts_of_all_drawings() {
        for game in GameId::ALL {
            let usual = Subject::usual(game);
            let all = usual.symbols();
            let ids = |text: &str| -> Vec<String> {
                text.split(" id=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .map(str::to_owned)
                    .collect()
            };
            let uses = |text: &str| -> Vec<String> {
                text.split("href=\"#")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                    .map(str::to_owned)
                    .collect()
            };
            let name = usual.tiles[0].name.to_string();
            let (one, pieces) = (usual.tile(&name).unwrap(), usual.pieces());
            for part in [&one, &pieces] {
                for id in ids(part) {
                    assert!(all.contains(&format!(" id=\"{id}\"")), "{game}: {id}");
                }
                for used in uses(part) {
                    assert!(ids(part).contains(&used), "{game}: {used} is used and not there");
                }
            }
            assert!(usual.tile("no-such-tile").is_none());
        }
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
