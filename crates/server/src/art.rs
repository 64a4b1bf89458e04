//! The drawings of the tiles, worked out when they are first asked for.

use crate::protocol::{PartKind, PartPlace, TileKind, TileKinds, TurnedTile, Words};
use bastide_engine::geometry::Rotation;
use bastide_engine::lang::Lang;
use bastide_engine::pieces::{Piece, Spot};
use bastide_engine::setup::GameId;
use bastide_engine::tiles::{SegmentType, TileSet, TileType};
use bastide_render::{VARIANTS, figures, symbol_id, symbols, tile_layout};
use std::sync::OnceLock;

/// What a page needs once to draw any position of a game: the drawings, and where their parts are.
#[derive(Default)]
pub(crate) struct Art {
    base: Drawings,
}

/// Those of one game, ready to be sent.
#[derive(Default)]
struct Drawings {
    symbols: OnceLock<String>,
    kinds: OnceLock<String>,
}

impl Art {
    fn of(&self, game: GameId) -> (&Drawings, TileSet) {
        match game {
            GameId::Base => (&self.base, TileSet::base()),
        }
    }

    /// One SVG document with a symbol for each tile, rotation and figure.
    pub(crate) fn symbols(&self, game: GameId) -> &str {
        let (drawings, set) = self.of(game);
        drawings.symbols.get_or_init(|| {
            let (tiles, figures) = (symbols(&set), figures());
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"><defs>{tiles}{figures}</defs></svg>"
            )
        })
    }

    /// Every kind of tile with its parts, as JSON.
    pub(crate) fn kinds(&self, game: GameId) -> &str {
        let (drawings, set) = self.of(game);
        drawings.kinds.get_or_init(|| {
            let tiles = set.tiles.iter().map(|tile| (tile.name.to_string(), kind(tile))).collect();
            serde_json::to_string(&TileKinds { tiles }).unwrap_or_default()
        })
    }
}

fn kind(tile: &TileType) -> TileKind {
    let layout = tile_layout(tile);
    let part = |segment: &SegmentType| {
        let role = Piece::Follower.role(segment.kind);
        PartKind {
            kind: segment.kind.to_string(),
            role: Words { en: role.en.to_owned(), fr: role.fr.to_owned() },
            lying: segment.kind.lies_down(),
        }
    };
    let turned = |rotation: Rotation| {
        let segments = layout.turned(rotation).segments;
        let parts = tile.segments.iter().zip(segments).map(|(segment, place)| PartPlace {
            path: place.region.path(),
            dx: place.spot.x,
            dy: place.spot.y,
            said: Words {
                en: where_on(segment, rotation, Lang::En),
                fr: where_on(segment, rotation, Lang::Fr),
            },
        });
        let symbols = (0..VARIANTS).map(|variant| symbol_id(tile, rotation, variant)).collect();
        TurnedTile { symbols, parts: parts.collect() }
    };
    TileKind {
        said: Words { en: tile.describe(Lang::En), fr: tile.describe(Lang::Fr) },
        parts: tile.segments.iter().map(part).collect(),
        turns: Rotation::ALL.into_iter().map(turned).collect(),
    }
}

fn where_on(segment: &SegmentType, rotation: Rotation, lang: Lang) -> String {
    match (Spot::of(segment, rotation).port, lang) {
        (Some(port), _) => port.describe(lang),
        (None, Lang::En) => "in the middle".to_owned(),
        (None, Lang::Fr) => "au milieu".to_owned(),
    }
}
