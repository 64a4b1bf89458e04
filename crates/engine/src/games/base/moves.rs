//! What can be played: listed, picked at random, written as an action and found by one.

use super::{Move, Phase, Shift, State, War};
use crate::board::{Placement, Player};
use crate::games::base::BaseRefusal;
use crate::games::base::Step;
use crate::play::action::Action;
use crate::play::chance::below;
use crate::play::core::{StrictRules, bits, random_bit};
use crate::play::event::{RuleId, Sink};
use crate::play::refusal::Refusal;
use crate::vocabulary::pieces::{Piece, Place};
use crate::vocabulary::tiles::{TileId, TileName};
use rand_core::Rng;

impl State {
    pub(super) fn list_moves(&self) -> Vec<Move> {
        let table = &self.rules.table;
        match self.phase {
            Phase::Draw => match self.course() {
                Some(course) => self.river_draws(course).into_iter().map(Move::Draw).collect(),
                None => self.core.bag.kinds(table).map(Move::Draw).collect(),
            },
            Phase::Deal => self.core.bag.kinds(table).map(Move::Deal).collect(),
            Phase::Give => self.row_kinds().into_iter().map(Move::Give).collect(),
            Phase::Begin => {
                let blind = self.may_draw_blind().then_some(Move::Blind);
                let tiles = self.tiles_offered().into_iter().flat_map(|tile| self.ways_to_lay(tile));
                let goods = self.good_spots().into_iter().map(Move::Good);
                let given_up = self.given_up().into_iter().map(Move::Discard);
                let skip = self.may_skip().then_some(Move::Pass);
                tiles.chain(goods).chain(blind).chain(given_up).chain(skip).collect()
            }
            Phase::Lay(tile) => {
                let given_up = self.given_up().into_iter().map(Move::Discard);
                self.ways_to_lay(tile).into_iter().chain(given_up).collect()
            }
            Phase::Discard => self.given_up().into_iter().map(Move::Discard).collect(),
            Phase::Rebuild => {
                let rebuilds = self.rebuilds().into_iter().map(|(number, at)| Move::Rebuild(number, at));
                rebuilds.chain([Move::Pass]).collect()
            }
            Phase::Follow => self.ways_to_act().into_iter().chain([Move::Pass]).collect(),
            Phase::Join(player) => {
                let feature = *self.queue.last().expect("something is scored");
                self.can_join(feature, player).into_iter().map(Move::Join).chain([Move::Pass]).collect()
            }
            Phase::Send => {
                let pieces = self.placeable();
                let sent = pieces
                    .flat_map(|piece| self.quarters_of_use().map(move |quarter| Move::Send(piece, quarter)));
                sent.chain([Move::Pass]).collect()
            }
            Phase::MoveCount => {
                let elsewhere = self.quarters_of_use().filter(|&quarter| Some(quarter) != self.count());
                elsewhere.map(Move::Count).chain([Move::Pass]).collect()
            }
            Phase::Over => Vec::new(),
        }
    }

    /// Every way to lay a tile: up where it fits, or down as a mountain (V9).
    fn ways_to_lay(&self, tile: TileId) -> Vec<Move> {
        let up = match self.course() {
            Some(course) => self.river_placements(course, tile),
            None => self.core.placements(tile),
        };
        let down = self.mountain_squares().into_iter().map(|pos| Move::Mountain(tile, pos));
        up.into_iter().map(|at| Move::Lay(tile, at)).chain(down).collect()
    }

    /// Every way to place or move followers.
    fn ways_to_act(&self) -> Vec<Move> {
        let targets = self.targets();
        let placed = self.placeable().flat_map(|piece| targets.iter().map(move |&to| Move::Place(piece, to)));
        let mut moves: Vec<Move> = placed.collect();
        if self.rules.lifestyle {
            moves.extend(self.shifts().into_iter().map(Move::Shift));
            moves.extend(self.wars().into_iter().map(Move::War));
        }
        moves
    }

    #[inline]
    pub(super) fn pick_move(&self, rng: &mut impl Rng) -> Move {
        let table = &self.rules.table;
        match self.phase {
            Phase::Draw => Move::Draw(match self.course() {
                Some(course) => self.random_river(course, rng),
                None => self.core.bag.random(table, rng),
            }),
            Phase::Deal => Move::Deal(self.core.bag.random(table, rng)),
            Phase::Lay(tile) if self.course().is_none() && self.rules.mountain.is_none() => {
                Move::Lay(tile, self.core.board.random_placement(tile, |_| true, rng))
            }
            Phase::Follow if !self.rules.late_follower && !self.rules.lifestyle => self.pick_follower(rng),
            // A tile is taken up as often as not, so that points last for something else.
            Phase::Rebuild => match below(rng, 2) {
                0 => Move::Pass,
                _ => self.random_rebuild(rng).map_or(Move::Pass, |(number, at)| Move::Rebuild(number, at)),
            },
            _ => {
                let moves = self.list_moves();
                moves[below(rng, moves.len() as u32) as usize]
            }
        }
    }

    #[inline]
    fn pick_follower(&self, rng: &mut impl Rng) -> Move {
        let (crew, player) = (&self.core.crew, self.core.player);
        let [small, big] = Piece::FOLLOWERS.map(|piece| crew.left(player, piece) > 0);
        let free = u32::from(self.free_spots());
        let bits = if small { free } else { 0 } | if big { free << 16 } else { 0 };
        let laid = self.core.just_laid();
        match random_bit(bits, true, rng) {
            None => Move::Pass,
            Some(bit @ ..16) => Move::Place(Piece::Follower, laid.segment(bit.into())),
            Some(bit) => Move::Place(Piece::Big, laid.segment(usize::from(bit) - 16)),
        }
    }

    /// How many of the equally likely cases of chance lead to this move.
    pub(super) fn odds_of(&self, mv: Move) -> u32 {
        match (self.phase, mv) {
            (Phase::Draw, Move::Draw(tile)) => match self.course() {
                Some(course) => self.river_odds(course, tile),
                None => self.core.bag.count(tile).into(),
            },
            (Phase::Deal, Move::Deal(tile)) => self.core.bag.count(tile).into(),
            _ => 0,
        }
    }

    pub(super) fn action_of(&self, mv: Move) -> Action {
        let table = &self.rules.table;
        let name = |tile: TileId| table.name(tile);
        match mv {
            Move::Draw(tile) => Action::Draw { tile: name(tile) },
            Move::Deal(tile) => self.deal_action(tile),
            Move::Give(tile) => Action::Give { to: self.receiver(), tile: Some(name(tile)) },
            Move::Lay(tile, at) => Action::Lay { tile: name(tile), pos: at.pos, rotation: at.rotation },
            Move::Place(piece, segment) => {
                let Place { pos, spot } = self.place_of(segment);
                Action::Place { piece, pos, spot }
            }
            Move::Good(segment) => {
                let Place { pos, spot } = self.place_of(segment);
                Action::Place { piece: Piece::Good, pos, spot }
            }
            Move::Pass => Action::Pass,
            Move::Blind => Action::Blind,
            Move::Discard(tile) => Action::Discard { tile: name(tile) },
            Move::Mountain(tile, pos) => Action::Mountain { tile: name(tile), pos },
            Move::Rebuild(number, at) => Action::Rebuild {
                from: self.core.board.laid()[usize::from(number)].pos,
                pos: at.pos,
                rotation: at.rotation,
            },
            Move::Shift(Shift { follower, to, .. }) => {
                let follower = self.core.crew.standing()[usize::from(follower)];
                let [from, to] = [follower.segment, to].map(|segment| self.place_of(segment));
                Action::Shift { piece: follower.piece, from, to }
            }
            Move::War(War { knights, monastery }) => {
                let knight = |number: u8| {
                    let follower = self.core.crew.standing()[usize::from(number)];
                    (follower.piece, self.place_of(follower.segment))
                };
                Action::War { knights: knights.map(knight), pos: self.place_of(monastery).pos }
            }
            Move::Join(piece) => Action::Join { piece },
            Move::Send(piece, quarter) => Action::Quarter { piece, quarter },
            Move::Count(quarter) => Action::Count { quarter },
        }
    }

    pub(super) fn find_move(&self, action: &Action) -> Result<Move, Refusal> {
        match (action, self.phase) {
            (Action::Draw { tile }, Phase::Draw) => self.find_draw(tile),
            (
                Action::Deal { tile: None, .. } | Action::Give { tile: None, .. },
                Phase::Deal | Phase::Give,
            ) => Err(Refusal::Base(BaseRefusal::Hidden)),
            (Action::Deal { .. } | Action::Open { .. }, Phase::Deal) => self.find_deal(action),
            (Action::Give { .. }, Phase::Give) => {
                self.find_listed(action, Refusal::Unexpected { due: Step::Give.into() })
            }
            (Action::Blind, Phase::Begin) if self.may_draw_blind() => Ok(Move::Blind),
            (Action::Lay { tile, pos, rotation }, Phase::Begin | Phase::Lay(_)) => {
                let at = Placement { pos: *pos, rotation: *rotation };
                let tile = self.find_offered(tile)?;
                self.check_lay(tile, at).map(|()| Move::Lay(tile, at))
            }
            (Action::Mountain { tile, pos }, Phase::Begin | Phase::Lay(_))
                if self.rules.mountain.is_some() =>
            {
                let tile = self.find_offered(tile)?;
                if self.mountain_squares().contains(pos) {
                    Ok(Move::Mountain(tile, *pos))
                } else {
                    Err(Refusal::Base(BaseRefusal::NoMountain(*pos)))
                }
            }
            (Action::Place { piece: Piece::Good, pos, spot }, Phase::Begin) if self.rules.ports => {
                let place = Place { pos: *pos, spot: *spot };
                let spots = self.good_spots();
                if spots.is_empty() {
                    return Err(self.due());
                }
                let meant = spots.iter().find(|&&segment| self.place_of(segment) == place);
                let choices = || spots.iter().map(|&segment| self.place_of(segment)).collect();
                meant
                    .map(|&segment| Move::Good(segment))
                    .ok_or_else(|| Refusal::NotAChoice { place, choices: choices() })
            }
            (Action::Discard { .. }, Phase::Discard | Phase::Begin | Phase::Lay(_)) => {
                self.find_listed(action, self.due())
            }
            (Action::Rebuild { from, pos, rotation }, Phase::Rebuild) => {
                let at = Placement { pos: *pos, rotation: *rotation };
                self.find_rebuild(*from, at).map(|(number, at)| Move::Rebuild(number, at))
            }
            (Action::Place { piece: piece @ (Piece::Follower | Piece::Big), pos, spot }, Phase::Follow) => {
                self.find_place(*piece, *pos, *spot).map(|segment| Move::Place(*piece, segment))
            }
            (Action::Shift { .. } | Action::War { .. }, Phase::Follow) if self.rules.lifestyle => {
                self.find_listed(action, self.why_no_shift(action))
            }
            (Action::Join { piece }, Phase::Join(_)) => {
                self.find_listed(action, Refusal::Base(BaseRefusal::NotThere(*piece)))
            }
            (Action::Quarter { quarter, .. }, Phase::Send)
            | (Action::Count { quarter }, Phase::MoveCount)
                if !self.is_of_use(*quarter) =>
            {
                Err(Refusal::Base(BaseRefusal::NoWayOutOfMarket))
            }
            (Action::Quarter { piece, .. }, Phase::Send) => {
                self.find_listed(action, Refusal::NoneLeft(*piece))
            }
            (Action::Count { quarter }, Phase::MoveCount) => {
                self.find_listed(action, Refusal::Base(BaseRefusal::CountIsThere(*quarter)))
            }
            (
                Action::Pass,
                Phase::Rebuild | Phase::Follow | Phase::Join(_) | Phase::Send | Phase::MoveCount,
            ) => Ok(Move::Pass),
            (Action::Pass, Phase::Begin) if self.may_skip() => Ok(Move::Pass),
            _ => Err(self.due()),
        }
    }

    /// The move that is written like this, of those there are.
    fn find_listed(&self, action: &Action, refusal: Refusal) -> Result<Move, Refusal> {
        self.list_moves().into_iter().find(|&mv| self.action_of(mv) == *action).ok_or(refusal)
    }

    fn find_draw(&self, name: &TileName) -> Result<Move, Refusal> {
        let table = &self.rules.table;
        let Some(course) = self.course() else { return self.core.bag.find(table, name).map(Move::Draw) };
        let tile = table.find(name).ok_or_else(|| Refusal::UnknownTile(name.clone()))?;
        if self.river_draws(course).contains(&tile) {
            Ok(Move::Draw(tile))
        } else if self.core.bag.counts()[tile.index()] > 0 {
            Err(Refusal::Base(BaseRefusal::RiverFirst(name.clone())))
        } else {
            Err(Refusal::NotInBag(name.clone()))
        }
    }

    fn find_deal(&self, action: &Action) -> Result<Move, Refusal> {
        let (Action::Deal { tile: Some(name), .. } | Action::Open { tile: name }) = action else {
            return Err(Refusal::Base(BaseRefusal::Hidden));
        };
        let tile = self.core.bag.find(&self.rules.table, name)?;
        if self.deal_action(tile) == *action { Ok(Move::Deal(tile)) } else { Err(self.due()) }
    }

    fn find_offered(&self, name: &TileName) -> Result<TileId, Refusal> {
        let table = &self.rules.table;
        let offered = self.tiles_offered();
        let found = offered.iter().copied().find(|&tile| table.tile(tile).name == *name);
        found.ok_or_else(|| match offered[..] {
            [] => self.due(),
            [drawn] => Refusal::NotDrawn { drawn: table.name(drawn) },
            _ => Refusal::Base(BaseRefusal::NotOffered {
                offered: offered.iter().map(|&tile| table.name(tile)).collect(),
            }),
        })
    }

    fn check_lay(&self, tile: TileId, at: Placement) -> Result<(), Refusal> {
        match self.course() {
            Some(course) => self.check_river(course, tile, at),
            None => {
                let rules = StrictRules { alone: RuleId("B4"), mismatch: RuleId("B5") };
                self.core.check_strict(&self.rules.table, tile, at, rules)
            }
        }
    }

    /// What is to be done now.
    fn due(&self) -> Refusal {
        self.step().map_or(Refusal::Over, Refusal::unexpected)
    }

    /// The player leaves out what may be done now.
    #[inline]
    pub(super) fn pass<S: Sink>(&mut self, sink: &mut S) {
        match self.phase {
            Phase::Begin => self.skip(sink),
            Phase::Rebuild => self.follow_or_score(sink),
            Phase::Join(_) => self.score_queue(sink),
            Phase::Send | Phase::MoveCount => self.end_tile(sink),
            _ => self.score_completed(sink),
        }
    }

    /// The numbers of the bits that are set, as places of the tile just laid: for those who try them one by one.
    pub fn free_places(&self) -> impl Iterator<Item = u8> + use<> {
        bits(self.free_spots().into())
    }

    /// Whose turn it is, also while another is asked something.
    pub fn whose_turn(&self) -> Player {
        self.core.player
    }

    /// Who waits to be asked next, for those who look on.
    pub fn asked(&self) -> Option<Player> {
        match self.phase {
            Phase::Join(player) => Some(player),
            _ => None,
        }
    }
}
