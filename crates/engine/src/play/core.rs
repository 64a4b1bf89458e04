//! What lies on the table in every game, and what is done with it everywhere alike.

use crate::board::{Board, Laid, Placement, Player, PlayerSet, Presence, SegmentId};
use crate::games::GameId;
use crate::play::action::Action;
use crate::play::bag::Bag;
use crate::play::chance::below;
use crate::play::crew::{self, Crew, SpotRules};
use crate::play::event::{Event, Occasion, RuleId, Scoring, Share, Sink};
use crate::play::progress::Progress;
use crate::play::refusal::Refusal;
use crate::play::summary::Summary;
use crate::vocabulary::geometry::{Port, Pos, Side};
use crate::vocabulary::pieces::{Piece, Place, Spot};
use crate::vocabulary::tiles::{FeatureKind, TileId, TileName, TileTable, TileType};
use rand_core::Rng;

/// Tiles, followers and points, and whose turn it is.
#[derive(Debug)]
pub(crate) struct Core {
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) crew: Crew,
    pub(crate) player: Player,
    pub(crate) players: usize,
    pub(crate) scores: [u32; Player::MAX],
    pub(crate) set_aside: Vec<TileId>,
    /// One more than the index of the tile each player laid last; 0 means none yet.
    last_laid: [u16; Player::MAX],
    pub(crate) progress: Progress,
}

impl Core {
    /// A game about to begin, with what lies on the board from the start.
    pub(crate) fn new(game: GameId, players: usize, followers: u8, board: Board, bag: Bag) -> Self {
        Self {
            board,
            bag,
            crew: Crew::new(game, players, followers),
            player: Player::new(0),
            players,
            scores: [0; Player::MAX],
            set_aside: Vec::new(),
            last_laid: [0; Player::MAX],
            progress: Progress::new(),
        }
    }

    /// The points so far, by seat.
    pub(crate) fn scores(&self) -> &[u32] {
        &self.scores[..self.players]
    }

    /// The tile a player laid last, as an index into [`Board::laid`].
    pub(crate) fn last_laid(&self, player: Player) -> Option<usize> {
        usize::from(self.last_laid[player.seat()]).checked_sub(1)
    }

    /// The tile that followers may go on.
    #[inline]
    pub(crate) fn just_laid(&self) -> &Laid {
        self.board.laid().last().expect("a tile was laid")
    }

    /// The player in turn takes a tile out of the bag.
    pub(crate) fn draw<S: Sink>(&mut self, table: &TileTable, tile: TileId, sink: &mut S) {
        self.progress.begin_turn();
        self.bag.take(tile);
        sink.tell(|| Event::Drawn { player: self.player, tile: table.name(tile), left: self.bag.left() });
    }

    /// The drawn tile fits nowhere: it is out of the game for good.
    pub(crate) fn put_aside<S: Sink>(&mut self, table: &TileTable, tile: TileId, rule: RuleId, sink: &mut S) {
        self.set_aside.push(tile);
        sink.tell(|| Event::SetAside { player: self.player, tile: table.name(tile), rule });
    }

    /// The player in turn lays a tile, of which something else is to be told.
    #[inline]
    pub(crate) fn lay_unsaid(&mut self, table: &TileTable, tile: TileId, at: Placement) -> Laid {
        let laid = self.board.lay(table, tile, at);
        self.last_laid[self.player.seat()] = self.board.laid().len() as u16;
        laid
    }

    /// The player in turn lays the drawn tile.
    #[inline]
    pub(crate) fn lay<S: Sink>(
        &mut self,
        table: &TileTable,
        tile: TileId,
        at: Placement,
        sink: &mut S,
    ) -> Laid {
        let laid = self.lay_unsaid(table, tile, at);
        sink.tell(|| Event::Laid {
            player: self.player,
            tile: table.name(tile),
            pos: at.pos,
            rotation: at.rotation,
        });
        laid
    }

    /// The player in turn puts a follower on this segment of the tile just laid.
    pub(crate) fn place_follower<S: Sink>(&mut self, table: &TileTable, place: u8, sink: &mut S) {
        let (player, segment) = (self.player, self.just_laid().segment(place as usize));
        self.crew.place(&mut self.board, table, player, segment, sink);
    }

    /// All followers of a feature go back to their owners.
    #[inline]
    pub(crate) fn return_followers<S: Sink>(&mut self, table: &TileTable, feature: SegmentId, sink: &mut S) {
        self.crew.recall(&mut self.board, table, feature, sink);
    }

    /// All followers on such features go back to their owners.
    pub(crate) fn return_where<S: Sink>(
        &mut self,
        table: &TileTable,
        on: impl Fn(FeatureKind) -> bool,
        sink: &mut S,
    ) {
        self.crew.recall_where(&mut self.board, table, on, sink);
    }

    /// Those with most pieces get the points, each of them in full.
    #[inline]
    pub(crate) fn award(&mut self, presence: Presence, points: u32) {
        self.pay(presence.leaders(), points);
    }

    /// Each of these gets the points.
    #[inline]
    pub(crate) fn pay(&mut self, winners: PlayerSet, points: u32) {
        for player in winners.iter() {
            // B23: no score is capped.
            self.scores[player.seat()] += points;
        }
    }

    /// The scoring of a feature to those with most followers there; the arithmetic and its rules are still
    /// to be said.
    pub(crate) fn scoring(&self, table: &TileTable, feature: SegmentId, occasion: Occasion) -> Scoring {
        let segments = self.board.places_of(table, feature);
        let tiles = squares(&segments);
        let presence = self.board.features().presence(feature);
        Scoring {
            followers: Share::all(presence),
            winners: presence.leaders().iter().collect(),
            ..Scoring::of(self.board.features().kind(feature), occasion, segments, tiles)
        }
    }

    /// A feature as it stands; what it is worth is still to be said.
    pub(crate) fn summary(&self, table: &TileTable, feature: SegmentId) -> Summary {
        let features = self.board.features();
        let kind = features.kind(feature);
        let presence = features.presence(feature);
        let segments = self.board.places_of(table, feature);
        Summary {
            kind,
            role: self.crew.role(kind),
            tiles: squares(&segments).len() as u32,
            segments,
            open: features.open(feature),
            completed: features.open(feature) == 0,
            followers: Share::all(presence),
            owners: presence.leaders().iter().collect(),
            terms: Vec::new(),
            points: 0,
            if_completed: None,
            notes: Vec::new(),
        }
    }

    /// Everywhere the tile may be laid, in reading order.
    pub(crate) fn placements(&self, tile: TileId) -> Vec<Placement> {
        let mut placements: Vec<_> = self.board.placements(tile).collect();
        placements.sort_by_key(|at| (at.pos, at.rotation));
        placements
    }

    /// The action that puts a follower on this segment of the tile just laid.
    pub(crate) fn follow_action(&self, table: &TileTable, place: u8) -> Action {
        self.place_action(table, Piece::Follower, place)
    }

    /// The action that puts a piece on this segment of the tile just laid.
    pub(crate) fn place_action(&self, table: &TileTable, piece: Piece, place: u8) -> Action {
        let laid = self.just_laid();
        let spot = Spot::of(&table.tile(laid.tile).segments[place as usize], laid.rotation);
        Action::Place { piece, pos: laid.pos, spot }
    }

    /// Whether the named tile is the drawn one and its square is free.
    pub(crate) fn check_lay(
        &self,
        table: &TileTable,
        drawn: TileId,
        name: &TileName,
        pos: Pos,
    ) -> Result<(), Refusal> {
        if table.tile(drawn).name != *name {
            return Err(Refusal::NotDrawn { drawn: table.name(drawn) });
        }
        if self.board.tile_at(pos).is_some() { Err(Refusal::Taken(pos)) } else { Ok(()) }
    }

    /// Whether a tile lies beside this square.
    pub(crate) fn has_neighbour(&self, pos: Pos) -> bool {
        Side::ALL.into_iter().any(|side| self.board.tile_at(pos.step(side)).is_some())
    }

    /// Whether the drawn tile may be laid like this where all terrain must continue, or why not.
    pub(crate) fn find_strict(
        &self,
        table: &TileTable,
        drawn: TileId,
        name: &TileName,
        at: Placement,
        rules: StrictRules,
    ) -> Result<Placement, Refusal> {
        self.check_lay(table, drawn, name, at.pos)?;
        self.check_strict(table, drawn, at, rules).map(|()| at)
    }

    /// Whether a tile may be laid like this where all terrain must continue, or why not.
    pub(crate) fn check_strict(
        &self,
        table: &TileTable,
        drawn: TileId,
        at: Placement,
        rules: StrictRules,
    ) -> Result<(), Refusal> {
        if self.board.tile_at(at.pos).is_some() {
            return Err(Refusal::Taken(at.pos));
        }
        if !self.has_neighbour(at.pos) {
            return Err(Refusal::Alone { pos: at.pos, rule: rules.alone });
        }
        if self.board.fits(drawn, at) {
            return Ok(());
        }
        for side in Side::ALL {
            let Some(beside) = self.board.tile_at(at.pos.step(side)) else { continue };
            if table.meet((drawn, at.rotation), side, (beside.tile, beside.rotation)) {
                continue;
            }
            for port in side.ports() {
                let kind = |tile, rotation, port| {
                    table.tile(tile).segments[table.segment_at(tile, rotation, port)].kind
                };
                let shows = kind(drawn, at.rotation, port);
                let neighbour = kind(beside.tile, beside.rotation, port.facing());
                if shows != neighbour {
                    let rule = rules.mismatch;
                    return Err(Refusal::Mismatch { pos: at.pos, side, shows, neighbour, rule });
                }
            }
        }
        Err(Refusal::SameAs(table.tile(drawn).canonical_rotation(at.rotation)))
    }

    /// Why a tile that has neighbours does not fit where only roads must continue.
    pub(crate) fn why_road_broken(
        &self,
        table: &TileTable,
        drawn: TileId,
        at: Placement,
        rule: RuleId,
    ) -> Refusal {
        for side in Side::ALL {
            let Some(beside) = self.board.tile_at(at.pos.step(side)) else { continue };
            let is_road = |tile, rotation, side: Side| {
                let place = table.segment_at(tile, rotation, side.middle());
                table.tile(tile).segments[place].kind == FeatureKind::Road
            };
            let road = is_road(drawn, at.rotation, side);
            if road != is_road(beside.tile, beside.rotation, side.opposite()) {
                return Refusal::RoadBroken { pos: at.pos, side, road, rule };
            }
        }
        Refusal::SameAs(table.tile(drawn).canonical_rotation(at.rotation))
    }

    /// The segment of the tile just laid that is meant, or why nobody can be placed there.
    pub(crate) fn find_follow(
        &self,
        table: &TileTable,
        pos: Pos,
        spot: Spot,
        claimable: impl Fn(FeatureKind) -> bool,
        rules: SpotRules,
    ) -> Result<u8, Refusal> {
        crew::find_spot(&self.board, table, pos, spot, claimable, rules)
    }

    /// The segment of the tile just laid that is meant.
    pub(crate) fn find_segment(
        &self,
        table: &TileTable,
        pos: Pos,
        spot: Spot,
        just_laid: RuleId,
    ) -> Result<u8, Refusal> {
        crew::find_segment(&self.board, table, pos, spot, just_laid)
    }
}

/// The rules by which a tile is refused where all terrain must continue.
pub(crate) struct StrictRules {
    /// Only beside a laid tile.
    pub(crate) alone: RuleId,
    /// Only where each side continues its neighbour.
    pub(crate) mismatch: RuleId,
}

/// The squares of these parts, each once.
pub(crate) fn squares(segments: &[Place]) -> Vec<Pos> {
    let mut tiles: Vec<Pos> = segments.iter().map(|place| place.pos).collect();
    tiles.dedup();
    tiles
}

/// Parts of features, without the heap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segments {
    list: [SegmentId; Self::MAX],
    len: usize,
}

impl Segments {
    /// Each of a tile's segments, and one beyond each port.
    pub(crate) const MAX: usize = TileType::MAX_SEGMENTS + Port::COUNT;

    #[inline]
    pub(crate) fn as_slice(&self) -> &[SegmentId] {
        &self.list[..self.len]
    }
}

/// A part of each feature without open ends that the tile laid last belongs to or borders: where roads
/// alone must continue, it may close what lies beside it by showing something else.
#[inline]
pub(crate) fn closed_by_last(board: &Board, table: &TileTable) -> Segments {
    let mut closed = Segments { list: [SegmentId::first(); Segments::MAX], len: 0 };
    let Some(laid) = board.laid().last() else { return closed };
    let features = board.features();
    let mut add = |segment: SegmentId| {
        if features.open(segment) > 0 {
            return;
        }
        let root = features.root(segment);
        if closed.as_slice().iter().all(|&other| features.root(other) != root) {
            closed.list[closed.len] = segment;
            closed.len += 1;
        }
    };
    for place in 0..table.tile(laid.tile).segments.len() {
        add(laid.segment(place));
    }
    for side in Side::ALL {
        let Some(beside) = board.tile_at(laid.pos.step(side)) else { continue };
        let theirs = table.turned(beside.tile, beside.rotation);
        for port in side.opposite().ports() {
            add(beside.segment(theirs.segment_at[port.index()] as usize));
        }
    }
    closed
}

// Positions are equal however they were reached: turns and plies make no difference.
eq_fields!(Core { player, players, scores, last_laid, set_aside, crew, bag, board } without { progress });

clone_fields!(Core { board, bag, crew, player, players, scores, set_aside, last_laid, progress });

/// The numbers of the bits that are set.
pub(crate) fn bits(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |bit| set >> bit & 1 == 1)
}

/// One of the bits that are set, each as likely as the others, or as likely as them: none.
#[inline]
pub(crate) fn random_bit(mut set: u32, or_none: bool, rng: &mut impl Rng) -> Option<u8> {
    let n = below(rng, set.count_ones() + u32::from(or_none));
    for _ in 0..n {
        set &= set.wrapping_sub(1);
    }
    (set != 0).then(|| set.trailing_zeros() as u8)
}
