//! What can be mixed with the tiles of the base game, and what can't.

use super::variants::mountains;
use crate::mix::{Mix, MixError, Mixing};
use crate::setup::Setup;
use crate::vocabulary::geometry::Rotation;
use crate::vocabulary::pieces::Spot;
use crate::vocabulary::tiles::{
    Attr, Complaint, FeatureKind, Mark, SegmentType, TileFault, TileSet, TileType,
};

/// The River, Carcassonne and mountains are never shuffled in.
pub(super) const MIXING: Mixing = Mixing {
    apart: &[("river", TileSet::river), ("count", TileSet::count), ("mountains", mountains::set)],
    check_own,
    check,
};

/// V1: there is a monastery for everybody.
fn check(setup: &Setup, sets: &[TileSet]) -> Result<(), MixError> {
    let is_monastery = |segment: &SegmentType| segment.kind == FeatureKind::Monastery;
    let tiles = sets.iter().flat_map(|set| &set.tiles);
    let monasteries = tiles.filter(|tile| tile.segments.iter().any(is_monastery));
    let found = monasteries.map(|tile| usize::from(tile.count)).sum();
    if setup.has("monasteries-for-all") && found < setup.players() {
        return Err(MixError::TooFewMonasteries { found, players: setup.players() });
    }
    Ok(())
}

/// What a tile can consist of; rivers for boats only where there are some.
fn check_own(setup: &Setup, mix: &Mix, tile: &TileType) -> Result<(), Complaint> {
    let streams = setup.has("rivers-ports") || mix.copies("rivers-ports") > 0;
    for (place, segment) in tile.segments.iter().enumerate() {
        let fault = |fault| Err((Some(place), fault));
        match segment.kind {
            FeatureKind::Road
            | FeatureKind::City
            | FeatureKind::Field
            | FeatureKind::Monastery
            | FeatureKind::Crossroads
            | FeatureKind::River
            | FeatureKind::Lake
            | FeatureKind::Source => {}
            FeatureKind::Stream | FeatureKind::Marketplace if streams => {}
            kind @ (FeatureKind::Stream | FeatureKind::Marketplace) => {
                return fault(TileFault::NeedsRivers(kind.word()));
            }
            other => return fault(TileFault::NotInThisGame(other)),
        }
        if let Some(word) = misplaced(segment) {
            return fault(TileFault::Misplaced { attribute: word, on: segment.kind });
        }
        if segment.mark == Some(Mark::Port) && !streams {
            return fault(TileFault::NeedsRivers("+port"));
        }
        // A field may lie within others, as on a tile of Inns & Cathedrals; the rest leads somewhere.
        if !segment.kind.is_inner() && segment.kind != FeatureKind::Field && segment.ports.is_empty() {
            return fault(TileFault::NoPorts(segment.kind));
        }
        let is_second = segment.kind == FeatureKind::Stream
            && tile.segments[..place].iter().any(|other| other.kind == FeatureKind::Stream);
        if is_second && is_landing(tile) {
            return fault(TileFault::SeveralStreams);
        }
        let spot = |segment: &SegmentType| Spot::of(segment, Rotation::NONE);
        if tile.segments[..place].iter().any(|other| spot(other) == spot(segment)) {
            return fault(TileFault::Alike(segment.kind));
        }
    }
    Ok(())
}

/// Whether a river ends on this tile at a port or market (V13), which brings points once.
fn is_landing(tile: &TileType) -> bool {
    let ends =
        |segment: &SegmentType| segment.kind == FeatureKind::Marketplace || segment.mark == Some(Mark::Port);
    tile.segments.iter().any(ends)
}

/// An attribute that means nothing on such a feature.
fn misplaced(segment: &SegmentType) -> Option<String> {
    let fitting = |attr| match attr {
        Attr::Shield | Attr::Cathedral => segment.kind == FeatureKind::City,
        Attr::Inn => segment.kind == FeatureKind::Road,
        _ => false,
    };
    let attr = Attr::ALL.into_iter().find(|&attr| segment.attrs.get(attr) > 0 && !fitting(attr));
    let mark = segment.mark.filter(|&mark| mark != Mark::Port || segment.kind != FeatureKind::City);
    attr.map(|attr| format!("+{attr}"))
        .or_else(|| mark.map(|mark| format!("+{}", mark.word())))
        .or_else(|| segment.building.map(|building| format!("+{building}")))
}
