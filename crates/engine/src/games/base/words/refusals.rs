//! Why the base game refuses an action that no other game would refuse like that.

use crate::games::base::Quarter;
use crate::vocabulary::geometry::Pos;
use crate::vocabulary::lang::{self, Lang, Say};
use crate::vocabulary::pieces::Piece;
use crate::vocabulary::tiles::{FeatureKind, TileName};

/// The reason an action was refused, where only the base game has such a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BaseRefusal {
    /// None of the tiles there are to lay.
    NotOffered {
        /// Those there are.
        offered: Vec<TileName>,
    },
    /// The tile was hidden from those for whom this was written down.
    Hidden,
    /// Tiles of the river are drawn before all others, its lake as the last of them (R1).
    RiverFirst(TileName),
    /// The river goes on elsewhere (R2).
    OffRiver(Pos),
    /// The river would turn twice in the same direction (R4).
    RiverTurnsBack,
    /// The river would run into a tile (R4).
    RiverBlocked(Pos),
    /// No tile lies there.
    NoTile(Pos),
    /// Followers go on tiles laid before (V4).
    TooSoon(Pos),
    /// No mountain can be there (V9).
    NoMountain(Pos),
    /// The tile can't be taken up (V10).
    NotLoose {
        /// Where it lies.
        pos: Pos,
        /// What holds it there.
        why: Hold,
    },
    /// The tile that was taken up can't be laid there (V10).
    NotElsewhere {
        /// Where it lies.
        from: Pos,
        /// Where it was to go.
        pos: Pos,
    },
    /// No follower can move like that (V7).
    NoSuchMove,
    /// No such follower waits in that quarter of Carcassonne (K5).
    NotThere(Piece),
    /// The Count stands there already (K4).
    CountIsThere(Quarter),
    /// Without farmers nobody could ever leave the market (K3).
    NoWayOutOfMarket,
}

/// What keeps a tile where it lies (V10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// It is the tile just laid.
    JustLaid,
    /// A tile of Carcassonne, a mountain or a tile of the River.
    Stays(FeatureKind),
    /// Somebody or something stands on it.
    Occupied,
    /// It touches more than two others.
    Neighbours,
    /// It belongs to something that is completed.
    Completed(FeatureKind),
    /// It lies beside the completed monastery on this square.
    Beside(Pos),
    /// The others would not hang together without it.
    Link,
}

impl Say for BaseRefusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl BaseRefusal {
    fn in_english(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::En);
        match self {
            Self::NotOffered { offered } => {
                let offered: Vec<String> = offered.iter().map(ToString::to_string).collect();
                format!("that tile is not one of yours to lay now; there is {}", lang::list(&offered, Lang::En))
            }
            Self::Hidden => "the tile was hidden when this was written down; only the record of a finished game can be replayed".into(),
            Self::RiverFirst(tile) => format!("it is not time for {tile} yet: the tiles of the river come first, its lake as the last of them [R1]"),
            Self::OffRiver(pos) => format!("the river goes on at {pos}; lay the tile there [R2]"),
            Self::RiverTurnsBack => "the river may not turn twice in the same direction, one bend right after the other; turn the tile [R4]".into(),
            Self::RiverBlocked(pos) => format!("the river would run into the tile on {pos}; turn the tile [R4]"),
            Self::NoTile(pos) => format!("no tile lies on {pos}"),
            Self::TooSoon(pos) => format!("the tile on {pos} is the one just laid; place the follower on one laid before [V4]"),
            Self::NoMountain(pos) => format!("no mountain can be on {pos}: its neighbours must show fields without a road, or be mountains [V9]"),
            Self::NotLoose { pos, why } => {
                let why = match why {
                    Hold::JustLaid => "it was just laid".to_owned(),
                    Hold::Stays(FeatureKind::Carcassonne) => "Carcassonne stays".to_owned(),
                    Hold::Stays(FeatureKind::Mountain) => "mountains stay".to_owned(),
                    Hold::Stays(_) => "the tiles of the River stay".to_owned(),
                    Hold::Occupied => "somebody or something stands on it".to_owned(),
                    Hold::Neighbours => "it touches more than two others".to_owned(),
                    Hold::Completed(kind) => format!("it is part of a completed {}", name(kind)),
                    Hold::Beside(monastery) => format!("it lies beside the completed monastery on {monastery}"),
                    Hold::Link => "the others would fall apart without it".to_owned(),
                };
                format!("the tile on {pos} can't be taken up: {why}; take up another, or pass [V10]")
            }
            Self::NotElsewhere { from, pos } if from == pos => {
                format!("the tile on {from} must go to another square; choose one, or pass [V10]")
            }
            Self::NotElsewhere { from, pos } => {
                format!("the tile on {from} can't be laid on {pos} like that; choose another place, or pass [V10]")
            }
            Self::NoSuchMove => "none of your followers can move like that; choose one of the moves offered, or pass [V7]".into(),
            Self::NotThere(piece) => {
                let big = if *piece == Piece::Big { "big " } else { "" };
                format!("no {big}follower of yours waits in that quarter; move another, or pass [K5]")
            }
            Self::CountIsThere(quarter) => format!("the Count is at {} already; name another quarter, or pass [K4]", quarter.name(Lang::En)),
            Self::NoWayOutOfMarket => "without farmers nobody could leave the market again; choose another quarter, or pass [K3]".into(),
        }
    }

    fn in_french(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::Fr);
        match self {
            Self::NotOffered { offered } => {
                let offered: Vec<String> = offered.iter().map(ToString::to_string).collect();
                format!(
                    "cette tuile n'est pas de celles que vous pouvez poser ; il y a {}",
                    lang::list(&offered, Lang::Fr)
                )
            }
            Self::Hidden => {
                "la tuile était cachée quand ceci a été écrit ; seule une partie finie peut être rejouée"
                    .into()
            }
            Self::RiverFirst(tile) => format!(
                "ce n'est pas encore le moment de {tile} : les tuiles de la rivière viennent d'abord, le lac en dernier [R1]"
            ),
            Self::OffRiver(pos) => format!("la rivière continue en {pos} ; posez la tuile là [R2]"),
            Self::RiverTurnsBack => {
                "la rivière ne peut tourner deux fois de suite du même côté ; tournez la tuile [R4]".into()
            }
            Self::RiverBlocked(pos) => {
                format!("la rivière buterait contre la tuile en {pos} ; tournez la tuile [R4]")
            }
            Self::NoTile(pos) => format!("il n'y a pas de tuile en {pos}"),
            Self::TooSoon(pos) => format!(
                "la tuile en {pos} vient d'être posée ; placez le partisan sur une tuile plus ancienne [V4]"
            ),
            Self::NoMountain(pos) => format!(
                "pas de montagne possible en {pos} : ses voisines doivent montrer des prés sans chemin, ou être des montagnes [V9]"
            ),
            Self::NotLoose { pos, why } => {
                let why = match why {
                    Hold::JustLaid => "elle vient d'être posée".to_owned(),
                    Hold::Stays(FeatureKind::Carcassonne) => "Carcassonne reste en place".to_owned(),
                    Hold::Stays(FeatureKind::Mountain) => "les montagnes restent en place".to_owned(),
                    Hold::Stays(_) => "les tuiles de la Rivière restent en place".to_owned(),
                    Hold::Occupied => "elle est occupée".to_owned(),
                    Hold::Neighbours => "elle en touche plus de deux autres".to_owned(),
                    Hold::Completed(kind) => {
                        let (a, done) = if kind.is_feminine() { ("une", "achevée") } else { ("un", "achevé") };
                        format!("elle fait partie d'{a} {} {done}", name(kind))
                    }
                    Hold::Beside(monastery) => format!("elle borde l'abbaye achevée en {monastery}"),
                    Hold::Link => "sans elle, les autres ne tiendraient plus ensemble".to_owned(),
                };
                format!("la tuile en {pos} ne peut être reprise : {why} ; prenez-en une autre, ou passez [V10]")
            }
            Self::NotElsewhere { from, pos } if from == pos => {
                format!("la tuile en {from} doit changer de case ; choisissez-en une, ou passez [V10]")
            }
            Self::NotElsewhere { from, pos } => {
                format!(
                    "la tuile en {from} ne peut être posée ainsi en {pos} ; choisissez une autre place, ou passez [V10]"
                )
            }
            Self::NoSuchMove => {
                "aucun de vos partisans ne peut se déplacer ainsi ; choisissez parmi les déplacements proposés, ou passez [V7]"
                    .into()
            },
            Self::NotThere(piece) => {
                let big = if *piece == Piece::Big { "gros " } else { "" };
                format!(
                    "aucun de vos {big}partisans n'attend dans ce quartier ; envoyez-en un autre, ou passez [K5]"
                )
            }
            Self::CountIsThere(quarter) => format!(
                "le Comte est déjà {} ; nommez un autre quartier, ou passez [K4]",
                quarter.to(Lang::Fr)
            ),
            Self::NoWayOutOfMarket => {
                "sans paysans, personne ne pourrait ressortir du marché ; choisissez un autre quartier, ou passez [K3]"
                    .into()
            }
        }
    }
}
