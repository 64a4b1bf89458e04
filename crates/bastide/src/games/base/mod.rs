//! The base game with its expansions and variants in a terminal.

mod words;

use super::Room;
use crate::canvas::{Glyph, Ground, Squares};
use bastide_engine::action::Action;
use bastide_engine::board::Player;
use bastide_engine::event::Event;
use bastide_engine::games::base::{BaseEvent, Step};
use bastide_engine::games::base::{Quarter, State};
use bastide_engine::lang::{Lang, Text};
use bastide_engine::pieces::Piece;
use bastide_engine::position::Position;
use bastide_engine::tiles::{Attr, FeatureKind, Mark, SegmentType, TileId};

/// The letters that the quarters of Carcassonne go by.
const QUARTERS: [char; 4] = ['a', 'b', 'c', 'd'];

impl Room for State {
    fn legend(&self, lang: Lang) -> String {
        let more: Vec<&str> = further_signs(self).into_iter().map(|text| text.get(lang)).collect();
        let own = words::LEGEND.get(lang);
        if more.is_empty() { own.to_owned() } else { format!("{own}\n{}", more.join("  ")) }
    }

    /// The letter of each quarter where its building stands, and the Count beside the one he is in. Who waits there is
    /// told with the points.
    fn draw(&self, squares: &mut Squares) {
        for cell in self.carcassonne().iter().filter(|cell| cell.landmark) {
            let Some(drawing) = squares.get_mut(&cell.pos) else { continue };
            let shown = QUARTERS[cell.quarter.index()];
            drawing[1][3] = Glyph { shown, ground: Ground::Building };
            if self.count() == Some(cell.quarter) {
                drawing[1][4] = Glyph { shown: '*', ground: Ground::Building };
            }
        }
    }

    fn has_secrets(&self) -> bool {
        self.hides_tiles()
    }

    fn tiles_of(&self, player: Player) -> &[TileId] {
        self.hand(player).0
    }

    /// Said of the monastery that the player keeps, if there is no other of its kind that could be laid.
    fn tile_note(&self, tile: TileId, player: Player, lang: Lang) -> &'static str {
        let is_kept = self.kept(player) == Some(tile)
            && !self.hand(player).0.contains(&tile)
            && !self.row().0.contains(&tile);
        if is_kept { words::KEPT_MONASTERY.get(lang) } else { "" }
    }

    fn face_down_note(&self, lang: Lang) -> &'static str {
        words::FACE_DOWN.get(lang)
    }

    fn holdings(&self, player: Player, lang: Lang) -> Vec<String> {
        let mut held = Vec::new();
        if self.big_left(player) > 0 {
            held.push(words::BIG_FOLLOWER.get(lang).to_owned());
        }
        if self.rules().ports() {
            held.push(words::goods(self.goods_left(player), lang));
        }
        if self.kept(player).is_some() {
            held.push(words::MONASTERY_TO_PLAY.get(lang).to_owned());
        }
        if self.marker() == Some(player) {
            held.push(words::GIVES_OUT.get(lang).to_owned());
        }
        held
    }

    /// Who waits in which quarter, as on the board, and where the Count is.
    fn below_standings(&self, lang: Lang) -> Option<String> {
        self.count()?;
        let quarters: Vec<String> = Quarter::ALL
            .into_iter()
            .zip(QUARTERS)
            .map(|(quarter, letter)| {
                let here = waiting(self, quarter);
                words::quarter(quarter, letter, self.count() == Some(quarter), &here, lang)
            })
            .collect();
        Some(format!("Carcassonne   {}", quarters.join("   ")))
    }

    fn goes_on(&self, _legal: &[Action]) -> bool {
        matches!(self.step(), Some(Step::Follower | Step::Rebuild))
    }

    fn is_deal(&self, event: &Event) -> bool {
        matches!(event, Event::Base(BaseEvent::Dealt { .. } | BaseEvent::Opened { .. }))
    }
}

/// The signs of expansions and variants, and of tiles mixed in.
fn further_signs(position: &State) -> Vec<Text> {
    let any = |has: &dyn Fn(&SegmentType) -> bool| {
        position.table().types().iter().any(|tile| tile.segments.iter().any(has))
    };
    let kind = |kind: FeatureKind| any(&|segment| segment.kind == kind);
    let attr = |attr: Attr| any(&|segment| segment.attrs.get(attr) > 0);
    let port = any(&|segment| segment.mark == Some(Mark::Port));
    let rules = position.rules();
    let signs = [
        (attr(Attr::Inn), words::INN),
        (attr(Attr::Cathedral), words::CATHEDRAL),
        (rules.inns(), words::BIG_FOLLOWERS),
        (kind(FeatureKind::River), words::RIVER),
        (kind(FeatureKind::Mountain), words::MOUNTAIN),
        (kind(FeatureKind::Stream), words::STREAM),
        (port, words::PORT),
        (kind(FeatureKind::Marketplace), words::MARKET),
        (kind(FeatureKind::Stream), words::BOATS),
        (rules.ports(), words::GOODS),
        (position.count().is_some(), words::CARCASSONNE),
    ];
    signs.into_iter().filter(|(there, _)| *there).map(|(_, text)| text).collect()
}

/// The followers in a quarter by the number of their player, big ones with a letter before it.
fn waiting(position: &State, quarter: Quarter) -> Vec<String> {
    let mut here = Vec::new();
    for player in Player::all(position.players()) {
        for (piece, before) in [(Piece::Follower, ""), (Piece::Big, "B")] {
            let waiting = position.in_quarter(quarter, player, piece) as usize;
            here.extend(std::iter::repeat_n(format!("{before}{player}"), waiting));
        }
    }
    here
}

#[cfg(test)]
mod tests {
    use crate::text_board::drawn_from;
    use bastide_engine::tiles::TileSet;

    #[test]
    fn tiles_look_like_what_they_are() {
        let drawn = |name: &str, degrees: &str| drawn_from(&TileSet::base(), name, degrees);
        assert_eq!(drawn("city-side-road-straight", "0"), "\n #######\n -------\n .......\n");
        assert_eq!(drawn("city-side-road-straight", "90"), "\n ...|..#\n ...|..#\n ...|..#\n");
        assert_eq!(drawn("monastery-road", "0"), "\n .......\n ...M...\n ...|...\n");
        assert_eq!(drawn("city-whole-shield", "0"), "\n #######\n ###S###\n #######\n");
        assert_eq!(drawn("road-cross", "0"), "\n ...|...\n ---X---\n ...|...\n");
        assert_eq!(drawn("road-bend", "0"), "\n .......\n ---+...\n ...|...\n");
    }

    #[test]
    fn tiles_of_the_expansions_show_inns_cathedrals_rivers_and_ports() {
        let inns = |name: &str, degrees: &str| drawn_from(&TileSet::inns_cathedrals(), name, degrees);
        assert_eq!(inns("cathedral", "0"), "\n #######\n ###C###\n #######\n");
        assert_eq!(inns("road-straight-inn", "0"), "\n .....I.\n -------\n .......\n");
        assert_eq!(inns("road-straight-inn", "90"), "\n ...|I..\n ...|...\n ...|...\n");
        let river = |name: &str| drawn_from(&TileSet::river(), name, "0");
        assert_eq!(river("source"), "\n .......\n ...o~~~\n .......\n");
        assert_eq!(river("river-straight-road-across"), "\n ...~...\n -------\n ...~...\n");
        let ports = |name: &str| drawn_from(&TileSet::rivers_ports(), name, "0");
        assert_eq!(ports("port"), "\n #######\n ###P###\n #..≈..#\n");
        assert_eq!(ports("market-river"), "\n .......\n ...m...\n ...≈...\n");
        assert_eq!(ports("stream-fork"), "\n .......\n ≈≈≈X≈≈≈\n ...≈...\n");
    }
}
