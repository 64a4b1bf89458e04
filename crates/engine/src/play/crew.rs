//! Everybody's followers: in the supply and on the board.

use crate::board::{Board, Laid, Player, SegmentId};
use crate::games::GameId;
use crate::play::event::{Event, RuleId, Sink};
use crate::play::refusal::Refusal;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::pieces::{Piece, Role, Spot, Standing};
use crate::vocabulary::tiles::{FeatureKind, TileTable};

/// A follower on the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Follower {
    pub(crate) player: Player,
    pub(crate) segment: SegmentId,
    pub(crate) piece: Piece,
}

/// The followers of all players. What stands on the board is known to its features as well, and only
/// changes together with them.
#[derive(PartialEq, Debug)]
pub(crate) struct Crew {
    /// Whose words followers go by.
    game: GameId,
    supply: [u8; Player::MAX],
    /// Big followers in the supply (I2).
    big: [u8; Player::MAX],
    standing: Vec<Follower>,
}

impl Crew {
    /// All in the supply.
    pub(crate) fn new(game: GameId, players: usize, each: u8) -> Self {
        Self {
            game,
            supply: [each; Player::MAX],
            big: [0; Player::MAX],
            standing: Vec::with_capacity(players * usize::from(each)),
        }
    }

    /// Everybody gets a big follower besides.
    pub(crate) fn with_big(mut self) -> Self {
        self.big = [1; Player::MAX];
        self
    }

    /// How many pieces of this kind a player can still place.
    #[inline]
    pub(crate) fn left(&self, player: Player, piece: Piece) -> u8 {
        match piece {
            Piece::Follower => self.supply[player.seat()],
            Piece::Big => self.big[player.seat()],
            // What else there is, its game keeps.
            Piece::Hut | Piece::Good => 0,
        }
    }

    /// Whether a player can place anybody at all.
    #[inline]
    pub(crate) fn any_left(&self, player: Player) -> bool {
        self.supply[player.seat()] | self.big[player.seat()] > 0
    }

    fn count_of(&mut self, player: Player, piece: Piece) -> &mut u8 {
        match piece {
            Piece::Follower => &mut self.supply[player.seat()],
            Piece::Big => &mut self.big[player.seat()],
            Piece::Hut | Piece::Good => panic!("{piece}: its game keeps it, not the crew"),
        }
    }

    /// How many a player can still place.
    #[inline]
    pub(crate) fn supply(&self, player: Player) -> u8 {
        self.supply[player.seat()]
    }

    /// Those on the board, in the order they came.
    #[inline]
    pub(crate) fn standing(&self) -> &[Follower] {
        &self.standing
    }

    /// Those on the board, in the order they came, by square and spot instead of by segment.
    pub(crate) fn pieces(&self, board: &Board, table: &TileTable) -> Vec<Standing> {
        let piece = |follower: &Follower| Standing {
            player: follower.player,
            piece: follower.piece,
            place: board.place_of(table, follower.segment),
        };
        self.standing.iter().map(piece).collect()
    }

    /// Whether no earlier one stands on the same feature as this one does.
    pub(crate) fn is_first_on_feature(&self, board: &Board, number: usize) -> bool {
        let features = board.features();
        let root = features.root(self.standing[number].segment);
        self.standing[..number].iter().all(|earlier| features.root(earlier.segment) != root)
    }

    /// A player puts a follower on the board.
    pub(crate) fn place<S: Sink>(
        &mut self,
        board: &mut Board,
        table: &TileTable,
        player: Player,
        segment: SegmentId,
        sink: &mut S,
    ) {
        self.place_piece(board, table, Follower { player, segment, piece: Piece::Follower }, sink);
    }

    /// A player puts a follower of either size on the board.
    #[inline]
    pub(crate) fn place_piece<S: Sink>(
        &mut self,
        board: &mut Board,
        table: &TileTable,
        follower: Follower,
        sink: &mut S,
    ) {
        let Follower { player, segment, piece } = follower;
        self.spend_piece(player, piece);
        self.join(board, follower);
        sink.tell(|| {
            let place = board.place_of(table, segment);
            let role = Role::of(self.game, place.spot.kind);
            Event::Placed { player, piece, role, pos: place.pos, spot: place.spot }
        });
    }

    /// A follower who stood elsewhere than on a feature comes to one.
    #[inline]
    pub(crate) fn join(&mut self, board: &mut Board, follower: Follower) {
        self.standing.push(follower);
        board.features_mut().arrive(follower.segment, follower.player, follower.piece.weight());
    }

    /// The follower with this number goes to another feature.
    pub(crate) fn shift(&mut self, board: &mut Board, number: usize, segment: SegmentId) {
        let follower = &mut self.standing[number];
        let weight = follower.piece.weight();
        board.features_mut().leave(follower.segment, follower.player, weight);
        follower.segment = segment;
        board.features_mut().arrive(segment, follower.player, weight);
    }

    /// Says to a board laid anew who stands on it.
    pub(crate) fn stand_again(&self, board: &mut Board) {
        for follower in &self.standing {
            board.features_mut().arrive(follower.segment, follower.player, follower.piece.weight());
        }
    }

    /// All followers on such features go back to their owners.
    pub(crate) fn recall_where<S: Sink>(
        &mut self,
        board: &mut Board,
        table: &TileTable,
        on: impl Fn(FeatureKind) -> bool,
        sink: &mut S,
    ) {
        let of = |crew: &Self, board: &Board| {
            let mut standing = crew.standing.iter().map(|follower| follower.segment);
            standing.find(|&segment| on(board.features().kind(segment)))
        };
        while let Some(segment) = of(self, board) {
            self.recall(board, table, segment, sink);
        }
    }

    /// What followers are called on such a feature.
    pub(crate) fn role(&self, on: FeatureKind) -> Role {
        Role::of(self.game, on)
    }

    /// A player takes a follower out of the supply for good, to stand elsewhere than on a feature.
    pub(crate) fn spend(&mut self, player: Player) {
        self.spend_piece(player, Piece::Follower);
    }

    /// A player takes a follower of either size out of the supply for good. There must be one.
    #[inline]
    pub(crate) fn spend_piece(&mut self, player: Player, piece: Piece) {
        *self.count_of(player, piece) -= 1;
    }

    /// All followers of a feature go back to their owners.
    #[inline]
    pub(crate) fn recall<S: Sink>(
        &mut self,
        board: &mut Board,
        table: &TileTable,
        feature: SegmentId,
        sink: &mut S,
    ) {
        self.recall_from(board, table, feature, |_| true, sink);
    }

    /// The followers of some players on a feature go back to them.
    #[inline]
    pub(crate) fn recall_from<S: Sink>(
        &mut self,
        board: &mut Board,
        table: &TileTable,
        feature: SegmentId,
        whose: impl Fn(Player) -> bool,
        sink: &mut S,
    ) {
        let root = board.features().root(feature);
        let mut kept = 0;
        for i in 0..self.standing.len() {
            let follower = self.standing[i];
            if board.features().root(follower.segment) == root && whose(follower.player) {
                *self.count_of(follower.player, follower.piece) += 1;
                board.features_mut().leave(root, follower.player, follower.piece.weight());
                sink.tell(|| {
                    let place = board.place_of(table, follower.segment);
                    Event::Returned {
                        player: follower.player,
                        piece: follower.piece,
                        role: Role::of(self.game, place.spot.kind),
                        pos: place.pos,
                        spot: place.spot,
                    }
                });
            } else {
                self.standing[kept] = follower;
                kept += 1;
            }
        }
        self.standing.truncate(kept);
    }
}

/// The segments of the tile just laid on which a follower may be placed, as bits: those that can be claimed
/// and whose whole feature, however large, nobody is on.
#[inline]
pub(crate) fn free_spots(board: &Board, table: &TileTable, claimable: impl Fn(FeatureKind) -> bool) -> u16 {
    let Some(laid) = board.laid().last() else { return 0 };
    let mut free = 0;
    for (place, segment) in table.tile(laid.tile).segments.iter().enumerate() {
        let open = claimable(segment.kind) && board.features().presence(laid.segment(place)).is_empty();
        free |= u16::from(open) << place;
    }
    free
}

/// The rules by which a spot is refused.
pub(crate) struct SpotRules {
    /// Only on the tile just laid.
    pub(crate) just_laid: RuleId,
    /// Only where nobody is.
    pub(crate) occupied: RuleId,
}

/// The segment of the tile just laid that is meant by a square and a spot.
pub(crate) fn find_segment(
    board: &Board,
    table: &TileTable,
    pos: Pos,
    spot: Spot,
    just_laid: RuleId,
) -> Result<u8, Refusal> {
    let laid = board.laid().last().expect("pieces are placed on tiles");
    if laid.pos != pos {
        return Err(Refusal::NotJustLaid { laid: laid.pos, rule: just_laid });
    }
    find_segment_on(table, laid, spot)
}

/// The segment of a laid tile that is meant by a spot.
pub(crate) fn find_segment_on(table: &TileTable, laid: &Laid, spot: Spot) -> Result<u8, Refusal> {
    let segments = &table.tile(laid.tile).segments;
    let meant = segments.iter().position(|segment| spot.lies_in(segment, laid.rotation));
    let Some(place) = meant else { return Err(Refusal::NoSuchSpot { spot, instead: None }) };
    let name = Spot::of(&segments[place], laid.rotation);
    if name == spot { Ok(place as u8) } else { Err(Refusal::NoSuchSpot { spot, instead: Some(name) }) }
}

/// The segment of the tile just laid that is meant by a square and a spot, or why nobody can be placed there.
pub(crate) fn find_spot(
    board: &Board,
    table: &TileTable,
    pos: Pos,
    spot: Spot,
    claimable: impl Fn(FeatureKind) -> bool,
    rules: SpotRules,
) -> Result<u8, Refusal> {
    let place = find_segment(board, table, pos, spot, rules.just_laid)?;
    if !claimable(spot.kind) {
        return Err(Refusal::NotClaimable(spot.kind));
    }
    if free_spots(board, table, claimable) >> place & 1 == 0 {
        return Err(Refusal::Occupied { spot, rule: rules.occupied });
    }
    Ok(place)
}

clone_fields!(Crew { game, supply, big, standing });
