//! What a player is asked while walls are built, in words (C12, C14, C16, C17).

use super::{Move, Phase, Row, State};
use crate::board::SegmentId;
use crate::games::city::End;
use crate::play::position::Position;
use crate::play::question::{Answer, Question, Sentence};
use crate::vocabulary::geometry::{Edge, Pos};
use crate::vocabulary::lang::{self, Lang};

impl State {
    pub(super) fn ask(&self) -> Option<Question> {
        let said = match self.phase {
            Phase::Gate => Sentence::new(|lang| match lang {
                Lang::En => "You lead the first wall building. Where shall the city gate stand?".to_owned(),
                Lang::Fr => {
                    "Vous menez la première construction. Où placer la porte de la ville ?".to_owned()
                }
            }),
            Phase::Wall => Sentence::new(|lang| {
                let left = self.still_to_set();
                match lang {
                    Lang::En => {
                        let left = lang::count(left, "wall", "walls", lang);
                        format!("Set a wall at one end of the line ({left} to go in this building).")
                    }
                    Lang::Fr => {
                        let left = lang::count(left, "rempart", "remparts", lang);
                        format!(
                            "Posez un rempart à un bout de la ligne (encore {left} dans cette construction)."
                        )
                    }
                }
            }),
            Phase::Guard { .. } => Sentence::new(|lang| match (lang, self.guards_come_last()) {
                (Lang::En, false) => "Post a guard on the wall just set?".to_owned(),
                (Lang::En, true) => "All walls are set. Post a guard on your last one?".to_owned(),
                (Lang::Fr, false) => "Poster un garde sur le rempart posé ?".to_owned(),
                (Lang::Fr, true) => {
                    "Tous les remparts sont posés. Poster un garde sur votre dernier rempart ?".to_owned()
                }
            }),
            Phase::Tower => Sentence::new(|lang| match lang {
                Lang::En => "Set a tower at one end of the line?".to_owned(),
                Lang::Fr => "Poser une tour à un bout de la ligne ?".to_owned(),
            }),
            Phase::Draw | Phase::Lay(_) | Phase::Follow | Phase::Over => return None,
        };
        let answers = self.list_moves().into_iter().map(|mv| self.answer(mv)).collect();
        Some(Question { said, about: None, answers })
    }

    fn answer(&self, mv: Move) -> Answer {
        let action = self.action(mv);
        let plain = |said: Sentence| Answer {
            action: action.clone(),
            said,
            segments: Vec::new(),
            sides: Vec::new(),
            tiles: Vec::new(),
        };
        match (mv, self.phase) {
            (Move::Gate(edge), _) => {
                let said = Sentence::new(|lang| {
                    lang::capitalised(&edge.describe(lang)) + &self.completes(edge, lang)
                });
                Answer { sides: vec![edge], ..plain(said) }
            }
            (Move::Wall(end), _) => match self.walls.next(self.board(), end) {
                Some(edge) => {
                    let said = Sentence::new(|lang| self.next_wall(end, edge, lang));
                    let tiles = self.row_for_guard(edge).iter().flat_map(Row::tiles).collect();
                    Answer { sides: vec![edge], tiles, ..plain(said) }
                }
                None => plain(Sentence::new(|lang| end.text().get(lang).to_owned())),
            },
            (Move::Guard, Phase::Guard { edge, .. }) => {
                let said = Sentence::new(|lang| match lang {
                    Lang::En => format!("Post a guard: {}", self.row(edge).tell(lang)),
                    Lang::Fr => format!("Poster un garde : {}", self.row(edge).tell(lang)),
                });
                Answer { sides: vec![edge], tiles: self.watched(edge), ..plain(said) }
            }
            (Move::Tower(end), _) => {
                let said = Sentence::new(|lang| {
                    let points = lang::count(self.walls.since_tower(end), "point", "points", lang);
                    let end = end.text().get(lang);
                    match lang {
                        Lang::En => format!("Tower at the {end} end: {points}"),
                        Lang::Fr => format!("Une tour au bout {end} : {points}"),
                    }
                });
                Answer { sides: self.walls.tip(end).into_iter().collect(), ..plain(said) }
            }
            (_, Phase::Tower) => plain(Sentence::new(|lang| match lang {
                Lang::En => "Keep your towers".to_owned(),
                Lang::Fr => "Garder vos tours".to_owned(),
            })),
            _ => plain(Sentence::new(|lang| match lang {
                Lang::En => "No guard".to_owned(),
                Lang::Fr => "Pas de garde".to_owned(),
            })),
        }
    }

    /// `Left end: the north side of 1,0; completes the road on 1,0 (3 points); a guard would see nothing yet`
    fn next_wall(&self, end: End, edge: Edge, lang: Lang) -> String {
        let (at, completes) = (edge.describe(lang), self.completes(edge, lang));
        let end = end.text().get(lang);
        let could = self.next_wall_takes_guard() && self.guards_at_hand(self.builder()) > 0;
        let guard = match (lang, self.row_for_guard(edge)) {
            (Lang::En, Some(row)) => format!("; a guard there: {}", row.tell(lang)),
            (Lang::Fr, Some(row)) => format!(" ; un garde y vaut : {}", row.tell(lang)),
            (Lang::En, None) if could => "; no guard, one stands opposite".to_owned(),
            (Lang::Fr, None) if could => " ; pas de garde, un autre est en face".to_owned(),
            (_, None) => String::new(),
        };
        match lang {
            Lang::En => format!("{} end: {at}{completes}{guard}", lang::capitalised(end)),
            Lang::Fr => format!("Bout {end} : {at}{completes}{guard}"),
        }
    }

    fn watched(&self, edge: Edge) -> Vec<Pos> {
        self.row(edge).tiles().collect()
    }

    /// `; completes the road on 1,0 (3 points)` for what a wall there would complete.
    fn completes(&self, edge: Edge, lang: Lang) -> String {
        let told = self.closed_by(edge).into_iter().map(|feature| {
            let points = lang::count(self.tally(feature).points(), "point", "points", lang);
            let what = self.place_of(feature).describe(lang);
            match lang {
                Lang::En => format!("; completes {what} ({points})"),
                Lang::Fr => format!(" ; achève {what} ({points})"),
            }
        });
        told.collect()
    }

    /// The roads and markets whose last open ends are on this side, by their parts there.
    pub fn closed_by(&self, edge: Edge) -> Vec<SegmentId> {
        let (board, table) = (&self.core.board, &self.rules.table);
        let Some(laid) = board.tile_at(edge.pos) else { return Vec::new() };
        let features = board.features();
        let mut ends: Vec<SegmentId> = (edge.side.ports().into_iter())
            .map(|port| laid.segment(table.segment_at(laid.tile, laid.rotation, port)))
            .collect();
        ends.sort_unstable_by_key(|&end| features.root(end));
        let same = ends.chunk_by(|&a, &b| features.root(a) == features.root(b));
        let last = same.filter(|ends| features.open(ends[0]) == ends.len() as u32).map(|ends| ends[0]);
        last.filter(|&end| super::turn::is_completable(features.kind(end))).collect()
    }
}
