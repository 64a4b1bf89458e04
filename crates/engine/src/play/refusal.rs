//! Why an action can't be played.

use crate::board::Player;
use crate::games::base::Quarter;
use crate::games::castle::WallTile;
use crate::games::city::End;
use crate::play::event::RuleId;
use crate::vocabulary::geometry::{Edge, Pos, Rotation, Side};
use crate::vocabulary::lang;
use crate::vocabulary::lang::{Lang, Say};
use crate::vocabulary::pieces::{Piece, Place, Spot};
use crate::vocabulary::tiles::{FeatureKind, TileName};
use std::fmt;

/// The reason an action was refused; the game is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is; `None` when chance must draw or reveal something first.
        turn: Option<Player>,
    },
    /// Something else has to be done first.
    Unexpected {
        /// What is due.
        due: Step,
    },
    /// No tile of that name is in the game.
    UnknownTile(TileName),
    /// All tiles of that kind are drawn.
    NotInBag(TileName),
    /// Another tile was drawn.
    NotDrawn {
        /// The drawn tile.
        drawn: TileName,
    },
    /// A tile lies there.
    Taken(Pos),
    /// No tile lies beside it.
    Alone {
        /// The square.
        pos: Pos,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A side does not continue its neighbour.
    Mismatch {
        /// The square.
        pos: Pos,
        /// The side of the tile to be laid.
        side: Side,
        /// What that side shows.
        shows: FeatureKind,
        /// What the neighbour shows.
        neighbour: FeatureKind,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The tile looks the same in this rotation, which is the one to be named.
    SameAs(Rotation),
    /// The square lies outside the castle walls (X2).
    Outside(Pos),
    /// Neither a laid tile nor a start space lies beside it (X4).
    Apart(Pos),
    /// A road does not continue.
    RoadBroken {
        /// The square.
        pos: Pos,
        /// The side of the tile to be laid.
        side: Side,
        /// Whether that side shows a road; if so its neighbour does not, and the other way round.
        road: bool,
        /// The rule that says so.
        rule: RuleId,
    },
    /// Followers go on the tile just laid.
    NotJustLaid {
        /// Where that tile lies.
        laid: Pos,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The tile has no such spot.
    NoSuchSpot {
        /// What was named.
        spot: Spot,
        /// The name of the segment meant, if it is clear.
        instead: Option<Spot>,
    },
    /// Somebody is on that feature already.
    Occupied {
        /// Where.
        spot: Spot,
        /// The rule that says so.
        rule: RuleId,
    },
    /// Nothing can be put on this kind of feature in this game.
    NotClaimable(FeatureKind),
    /// The player holds no such wall tile.
    NotHeld(WallTile),
    /// The wall tile was won in this very turn (X15).
    WonThisTurn(WallTile),
    /// The wall tile is for another moment.
    NotNow(WallTile),
    /// Not one of the features to choose from now.
    NotAChoice {
        /// What was named.
        place: Place,
        /// What there is to choose from.
        choices: Vec<Place>,
    },
    /// All wall tiles of that kind are known to be elsewhere.
    NotHidden(WallTile),
    /// The first tile goes to this square (C2).
    NotInTheMiddle(Pos),
    /// That feature is completed.
    JustCompleted {
        /// Where.
        spot: Spot,
        /// The rule that says so.
        rule: RuleId,
    },
    /// The square lies beyond a wall or the gate (C15).
    BeyondWalls(Pos),
    /// A tile there would lock an end of the walls in (C15).
    LocksWallsIn(Pos),
    /// Not a free outer side (C12).
    NotOuter(Edge),
    /// One free side is left; it is at the right end (C14).
    OneSideLeft,
    /// No wall was set at this end since the last tower there (C17).
    NoWallsForTower(End),
    /// The player has no such piece left.
    NoneLeft(Piece),
    /// A hut stands in that river system already (H6).
    HutThere,
    /// Huts go on rivers and lakes (H5).
    NotForHuts(FeatureKind),
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

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A tile is to be drawn.
    Draw,
    /// The drawn tile is to be laid.
    Lay,
    /// A follower is to be placed, or not.
    Follower,
    /// A wall tile may be used on a tower or house just completed.
    Double,
    /// The feature to be scored next is to be chosen.
    Score,
    /// The wall tile that was taken is to be turned up.
    Reveal,
    /// A second turn may be taken.
    ExtraTurn,
    /// The unfinished feature that a wall tile is used on is to be chosen.
    Unfinished,
    /// The gate is to be set.
    Gate,
    /// A wall is to be set.
    Wall,
    /// A guard may be put on the last wall the player set.
    Guard,
    /// A tower may be set.
    Tower,
    /// A follower or a hut is to be placed, or neither.
    Piece,
    /// Tiles are to be dealt.
    Deal,
    /// A tile is to be given to the next player.
    Give,
    /// A tile is to be laid, or drawn.
    Begin,
    /// A tile of the hand is to be given up.
    Discard,
    /// Tiles may be taken up.
    Rebuild,
    /// Followers may be moved out of Carcassonne.
    Join,
    /// A follower may be sent to Carcassonne.
    Send,
    /// The Count may be moved.
    MoveCount,
}

impl Step {
    /// Whether it is one of a wall building.
    pub const fn is_building(self) -> bool {
        matches!(self, Self::Gate | Self::Wall | Self::Guard | Self::Tower)
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Fr => self.in_french(),
        }
    }
}

impl Refusal {
    fn in_english(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::En);
        match self {
            Self::Over => "the game is over".into(),
            Self::NotYourTurn { turn: Some(player) } => format!("it is player {player}'s turn"),
            Self::NotYourTurn { turn: None } => "a tile has to be drawn or revealed first".into(),
            Self::Unexpected { due: Step::Draw } => "a tile has to be drawn first".into(),
            Self::Unexpected { due: Step::Lay } => "the drawn tile has to be laid first".into(),
            Self::Unexpected { due: Step::Follower } => {
                "now place a follower on the tile just laid, or pass".into()
            }
            Self::Unexpected { due: Step::Double } => {
                "now use a wall tile on what was completed, or pass".into()
            }
            Self::Unexpected { due: Step::Score } => "now choose the feature to be scored next".into(),
            Self::Unexpected { due: Step::Reveal } => {
                "the wall tile that was taken has to be revealed first".into()
            }
            Self::Unexpected { due: Step::ExtraTurn } => "now use extra-turn, or pass".into(),
            Self::Unexpected { due: Step::Unfinished } => {
                "now choose the unfinished feature to use the wall tile on".into()
            }
            Self::Unexpected { due: Step::Gate } => {
                "now set the gate against an outer side of the city: gate SQUARE SIDE".into()
            }
            Self::Unexpected { due: Step::Wall } => {
                "now set a wall at one end of the line: wall left or wall right".into()
            }
            Self::Unexpected { due: Step::Guard } => "now put a guard on the last wall you set, or pass".into(),
            Self::Unexpected { due: Step::Tower } => {
                "now set a tower at one end of the line, tower left or tower right, or pass".into()
            }
            Self::Unexpected { due: Step::Piece } => {
                "now place a follower or a hut on the tile just laid, or pass".into()
            }
            Self::Unexpected { due: Step::Deal } => "tiles have to be dealt first".into(),
            Self::Unexpected { due: Step::Give } => "now give one of the tiles to the next player".into(),
            Self::Unexpected { due: Step::Begin } => "now lay one of the tiles before you, or draw one".into(),
            Self::Unexpected { due: Step::Discard } => "none of your tiles fits; give one of them up".into(),
            Self::Unexpected { due: Step::Rebuild } => "now take a tile up for a point, or pass".into(),
            Self::Unexpected { due: Step::Join } => {
                "now move a follower out of Carcassonne to what is scored, or pass".into()
            }
            Self::Unexpected { due: Step::Send } => "now send a follower to Carcassonne, or pass".into(),
            Self::Unexpected { due: Step::MoveCount } => "now move the Count to another quarter, or pass".into(),
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
            Self::HutThere => "a hut stands in that river system already [H6]".into(),
            Self::NoneLeft(Piece::Follower) => "you have no such follower left; place something else, or pass".into(),
            Self::NoneLeft(Piece::Hut) => "you have no hut left; place a follower, or pass".into(),
            Self::NoneLeft(Piece::Good) => "you have no goods left [V13]".into(),
            Self::NoneLeft(Piece::Big) => {
                "your big follower is not in your supply; place another, or pass [I2]".into()
            }
            Self::NotForHuts(kind) => {
                format!("a hut goes on a river or a lake, not on a {} [H5]", name(kind))
            }
            Self::NotInTheMiddle(pos) => format!("the first tile goes to the middle, {pos} [C2]"),
            Self::JustCompleted { spot, rule } => {
                let kind = name(&spot.kind);
                format!("that {kind} is completed already; choose something else, or pass [{rule}]")
            }
            Self::BeyondWalls(pos) => {
                format!("{pos} lies beyond the walls, where no tile goes; choose another square [C15]")
            }
            Self::LocksWallsIn(pos) => {
                format!(
                    "a tile on {pos} would lock an end of the walls in, so that they could not go on outside; choose another square [C15]"
                )
            }
            Self::NotOuter(edge) => {
                format!(
                    "{} is no free outer side of the city; choose one that is [C12]",
                    edge.describe(Lang::En)
                )
            }
            Self::OneSideLeft => "one free side is left, at the right end: wall right [C14]".into(),
            Self::NoWallsForTower(end) => {
                let (end, other) = (end.text().get(Lang::En), end.other());
                format!(
                    "no wall was set at the {end} end since the last tower; use tower {other}, or pass [C17]"
                )
            }
            Self::Outside(pos) => format!("{pos} lies outside the castle walls; tiles go within [X2]"),
            Self::Apart(pos) => {
                format!("{pos} touches neither a laid tile nor a start space by a side [X4]")
            }
            Self::RoadBroken { pos, side, road, rule } => {
                let side = ["north", "east", "south", "west"][side.index()];
                if *road {
                    format!(
                        "on {pos} the road on the {side} side would not continue; turn the tile or choose another square [{rule}]"
                    )
                } else {
                    format!(
                        "on {pos} the {side} side must show a road, as its neighbour does; turn the tile or choose another square [{rule}]"
                    )
                }
            }
            Self::NotHeld(tile) => format!("you hold no {tile}; use one of your own wall tiles, or pass"),
            Self::WonThisTurn(tile) => {
                format!("{tile} was won in this turn; it can be used from your next turn on [X15]")
            }
            Self::NotNow(tile) if tile.is_used_in_turn() => match tile {
                WallTile::ExtraTurn => "extra-turn is used at the end of your own turn [X16]".into(),
                _ => format!("{tile} is used in your own turn, when you complete such a feature [X16]"),
            },
            Self::NotNow(tile) => format!("{tile} counts in the final scoring, by itself [X16]"),
            Self::NotAChoice { place, choices } => {
                let choices: Vec<String> = choices.iter().map(Place::to_string).collect();
                format!("{place} can't be chosen now; choose from: {}", choices.join("; "))
            }
            Self::NotHidden(tile) => format!("every {tile} has been revealed already; reveal another kind"),
            Self::UnknownTile(tile) => format!("no tile of this game is called {tile}"),
            Self::NotInBag(tile) => format!("every {tile} has been drawn already"),
            Self::NotDrawn { drawn } => format!("the drawn tile is {drawn}; lay that one"),
            Self::Taken(pos) => format!("a tile lies on {pos} already"),
            Self::Alone { pos, rule } => format!("{pos} touches no laid tile by a side [{rule}]"),
            Self::Mismatch { pos, side, shows, neighbour, rule } => {
                let side = ["north", "east", "south", "west"][side.index()];
                let (shows, neighbour) = (name(shows), name(neighbour));
                format!(
                    "on {pos} the {side} side would show {shows} where its neighbour shows {neighbour} [{rule}]"
                )
            }
            Self::SameAs(rotation) => {
                format!("the tile looks the same turned by {rotation}; name that rotation")
            }
            Self::NotJustLaid { laid, rule } => {
                format!("followers go on the tile just laid, which lies on {laid} [{rule}]")
            }
            Self::NoSuchSpot { spot, instead: Some(instead) } => {
                format!("{spot} is called {instead}; use that name")
            }
            Self::NoSuchSpot { spot, instead: None } => format!("that tile has no {spot}"),
            Self::Occupied { spot, rule } => {
                format!("somebody is on that {} already [{rule}]", name(&spot.kind))
            }
            Self::NotClaimable(kind) => format!("nobody can be placed on a {} in this game", name(kind)),
        }
    }

    fn in_french(&self) -> String {
        let name = |kind: &FeatureKind| kind.name(Lang::Fr);
        match self {
            Self::Over => "la partie est finie".into(),
            Self::NotYourTurn { turn: Some(player) } => format!("c'est au joueur {player} de jouer"),
            Self::NotYourTurn { turn: None } => "il faut d'abord piocher ou révéler une tuile".into(),
            Self::Unexpected { due: Step::Draw } => "il faut d'abord piocher une tuile".into(),
            Self::Unexpected { due: Step::Lay } => "il faut d'abord poser la tuile piochée".into(),
            Self::Unexpected { due: Step::Follower } => {
                "placez maintenant un partisan sur la tuile posée, ou passez".into()
            }
            Self::Unexpected { due: Step::Double } => {
                "utilisez maintenant une tuile Mur sur ce qui est achevé, ou passez".into()
            }
            Self::Unexpected { due: Step::Score } => "choisissez maintenant ce qui est évalué ensuite".into(),
            Self::Unexpected { due: Step::Reveal } => "il faut d'abord révéler la tuile Mur prise".into(),
            Self::Unexpected { due: Step::ExtraTurn } => "utilisez maintenant extra-turn, ou passez".into(),
            Self::Unexpected { due: Step::Unfinished } => {
                "choisissez maintenant l'élément inachevé pour la tuile Mur".into()
            }
            Self::Unexpected { due: Step::Gate } => {
                "placez maintenant la porte contre un côté extérieur de la ville : gate CASE CÔTÉ".into()
            }
            Self::Unexpected { due: Step::Wall } => {
                "posez maintenant un rempart à un bout de la ligne : wall left ou wall right".into()
            }
            Self::Unexpected { due: Step::Guard } => {
                "placez maintenant un garde sur le dernier rempart que vous avez posé, ou passez".into()
            }
            Self::Unexpected { due: Step::Tower } => {
                "posez maintenant une tour à un bout de la ligne, tower left ou tower right, ou passez".into()
            }
            Self::Unexpected { due: Step::Piece } => {
                "placez maintenant un partisan ou une hutte sur la tuile posée, ou passez".into()
            }
            Self::Unexpected { due: Step::Deal } => "il faut d'abord distribuer les tuiles".into(),
            Self::Unexpected { due: Step::Give } => {
                "donnez maintenant une des tuiles au joueur suivant".into()
            }
            Self::Unexpected { due: Step::Begin } => {
                "posez maintenant une des tuiles devant vous, ou piochez".into()
            }
            Self::Unexpected { due: Step::Discard } => {
                "aucune de vos tuiles ne peut être posée ; défaussez-en une".into()
            }
            Self::Unexpected { due: Step::Rebuild } => {
                "reprenez maintenant une tuile pour un point, ou passez".into()
            }
            Self::Unexpected { due: Step::Join } => {
                "envoyez maintenant un partisan de Carcassonne vers ce qui est évalué, ou passez".into()
            }
            Self::Unexpected { due: Step::Send } => {
                "envoyez maintenant un partisan à Carcassonne, ou passez".into()
            }
            Self::Unexpected { due: Step::MoveCount } => {
                "déplacez maintenant le Comte vers un autre quartier, ou passez".into()
            }
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
            Self::HutThere => "il y a déjà une hutte dans ce réseau de rivières [H6]".into(),
            Self::NoneLeft(Piece::Follower) => {
                "vous n'avez plus de tel partisan ; placez autre chose, ou passez".into()
            }
            Self::NoneLeft(Piece::Hut) => "vous n'avez plus de hutte ; placez un partisan, ou passez".into(),
            Self::NoneLeft(Piece::Good) => "vous n'avez plus de marchandise [V13]".into(),
            Self::NoneLeft(Piece::Big) => {
                "votre gros partisan n'est pas dans votre réserve ; placez-en un autre, ou passez [I2]".into()
            }
            Self::NotForHuts(kind) => {
                format!("une hutte se place sur une rivière ou un lac, pas sur « {} » [H5]", name(kind))
            }
            Self::NotInTheMiddle(pos) => format!("la première tuile se pose au milieu, en {pos} [C2]"),
            Self::JustCompleted { spot, rule } => {
                let (this, done) =
                    if spot.kind.is_feminine() { ("cette", "achevée") } else { ("ce", "achevé") };
                let kind = name(&spot.kind);
                format!("{this} {kind} est déjà {done} ; choisissez autre chose, ou passez [{rule}]")
            }
            Self::BeyondWalls(pos) => {
                format!("la case {pos} est au-delà des remparts ; choisissez une autre case [C15]")
            }
            Self::LocksWallsIn(pos) => {
                format!(
                    "une tuile en {pos} enfermerait un bout des remparts, qui ne pourraient plus continuer dehors ; choisissez une autre case [C15]"
                )
            }
            Self::NotOuter(edge) => {
                let at = edge.describe(Lang::Fr);
                format!("{at} n'est pas un côté extérieur libre de la ville ; choisissez-en un [C12]")
            }
            Self::OneSideLeft => "il reste un seul côté libre, au bout droit : wall right [C14]".into(),
            Self::NoWallsForTower(end) => {
                let (end, other) = (end.text().get(Lang::Fr), end.other());
                format!(
                    "aucun rempart au bout {end} depuis la dernière tour ; tower {other}, ou passez [C17]"
                )
            }
            Self::Outside(pos) => {
                format!("la case {pos} est hors des murs du château ; posez la tuile à l'intérieur [X2]")
            }
            Self::Apart(pos) => {
                format!("la case {pos} ne touche par un côté ni une tuile ni une case de départ [X4]")
            }
            Self::RoadBroken { pos, side, road, rule } => {
                let side = ["nord", "est", "sud", "ouest"][side.index()];
                if *road {
                    format!(
                        "en {pos} le chemin du côté {side} ne continuerait pas ; tournez la tuile ou choisissez une autre case [{rule}]"
                    )
                } else {
                    format!(
                        "en {pos} le côté {side} doit montrer un chemin, comme la tuile voisine ; tournez la tuile ou choisissez une autre case [{rule}]"
                    )
                }
            }
            Self::NotHeld(tile) => {
                format!("vous n'avez pas de tuile {tile} ; utilisez une des vôtres, ou passez")
            }
            Self::WonThisTurn(tile) => {
                format!("la tuile {tile} a été gagnée ce tour-ci ; elle sert dès votre prochain tour [X15]")
            }
            Self::NotNow(tile) if tile.is_used_in_turn() => match tile {
                WallTile::ExtraTurn => "extra-turn s'utilise à la fin de votre tour [X16]".into(),
                _ => format!("{tile} s'utilise à votre tour, quand vous achevez un tel élément [X16]"),
            },
            Self::NotNow(tile) => format!("{tile} compte de lui-même au décompte final [X16]"),
            Self::NotAChoice { place, choices } => {
                let choices: Vec<String> = choices.iter().map(Place::to_string).collect();
                format!("{place} n'est pas un choix possible ; choix : {}", choices.join(" ; "))
            }
            Self::NotHidden(tile) => {
                format!("toutes les tuiles {tile} sont déjà révélées ; révélez-en une autre")
            }
            Self::UnknownTile(tile) => format!("aucune tuile de ce jeu ne s'appelle {tile}"),
            Self::NotInBag(tile) => format!("toutes les tuiles {tile} ont déjà été piochées"),
            Self::NotDrawn { drawn } => format!("la tuile piochée est {drawn} ; c'est elle qu'il faut poser"),
            Self::Taken(pos) => format!("une tuile occupe déjà la case {pos}"),
            Self::Alone { pos, rule } => {
                format!("la case {pos} ne touche aucune tuile par un côté [{rule}]")
            }
            Self::Mismatch { pos, side, shows, neighbour, rule } => {
                let side = ["nord", "est", "sud", "ouest"][side.index()];
                let (shows, neighbour) = (name(shows), name(neighbour));
                format!("en {pos} le côté {side} montrerait « {shows} » face à « {neighbour} » [{rule}]")
            }
            Self::SameAs(rotation) => {
                format!("la tuile est identique tournée de {rotation} ; indiquez cette rotation")
            }
            Self::NotJustLaid { laid, rule } => {
                format!("un partisan se place sur la tuile qui vient d'être posée, en {laid} [{rule}]")
            }
            Self::NoSuchSpot { spot, instead: Some(instead) } => {
                format!("{spot} s'appelle {instead} ; utilisez ce nom")
            }
            Self::NoSuchSpot { spot, instead: None } => {
                format!("cette tuile n'a pas d'emplacement {spot}")
            }
            Self::Occupied { spot, rule } => {
                let there = match spot.kind {
                    FeatureKind::City => "cette ville",
                    FeatureKind::Monastery => "cette abbaye",
                    FeatureKind::Road => "ce chemin",
                    FeatureKind::Tower => "cette tour",
                    FeatureKind::House => "cette maison",
                    FeatureKind::Court => "cette cour",
                    FeatureKind::Market => "ce marché",
                    FeatureKind::Residential => "cette zone résidentielle",
                    FeatureKind::Forest => "cette forêt",
                    FeatureKind::River => "cette rivière",
                    FeatureKind::Meadow => "cette prairie",
                    _ => "ce pré",
                };
                format!("il y a déjà quelqu'un sur {there} [{rule}]")
            }
            Self::NotClaimable(kind) => format!("dans ce jeu on ne place personne sur « {} »", name(kind)),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Refusal {}
