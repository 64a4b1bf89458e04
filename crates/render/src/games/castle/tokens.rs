//! The pieces of The Castle: score markers, keeps and wall tiles.

use super::edges::KINDS as EDGES;
use crate::board::text;
use crate::borders::Border;
use crate::figure;
use crate::palette::{GOLD, INK, PAPER, PATH, PATH_EDGE, ROOF, STONE_BRIGHT, TOWER};
use crate::player::{PLAYERS, look};
use crate::sprite::Sprite;

/// How many kinds of wall tile there are.
const KINDS: u8 = 9;

/// The id of a player's score marker: as in the first lap of the track, or past it.
///
/// ```
/// assert_eq!(bastide_render::marker_id(1, false), "bst-marker1");
/// assert_eq!(bastide_render::marker_id(1, true), "bst-marker1-lap");
/// ```
pub fn marker_id(player: usize, past_lap: bool) -> String {
    format!("bst-marker{}{}", player % PLAYERS, if past_lap { "-lap" } else { "" })
}

/// The id of a player's keep.
///
/// ```
/// assert_eq!(bastide_render::keep_id(0), "bst-keep0");
/// ```
pub fn keep_id(player: usize) -> String {
    format!("bst-keep{}", player % PLAYERS)
}

/// The id of a wall tile: the face of a kind from 1 to 9, or the back that all share.
///
/// ```
/// assert_eq!(bastide_render::wall_tile_id(Some(7)), "bst-wall-tile-7");
/// assert_eq!(bastide_render::wall_tile_id(None), "bst-wall-tile-back");
/// ```
pub fn wall_tile_id(kind: Option<u8>) -> String {
    match kind {
        Some(kind) => format!("bst-wall-tile-{}", kind.clamp(1, KINDS)),
        None => "bst-wall-tile-back".to_owned(),
    }
}

/// The definitions of all markers, keeps, wall tiles and edges: put them once into a page, beside
/// the [`figures`](crate::figures) and [`sprites`](crate::sprites) they are made of.
///
/// Markers and keeps are groups in units of a tile around their middle, 26 to 30 wide and
/// about 36 high. Wall tiles are symbols of 40 units a side, to be used at any size.
///
/// ```
/// let tokens = bastide_render::castle_tokens();
/// assert_eq!(tokens.matches("<symbol ").count(), 10);
/// assert!(tokens.contains("\"bst-keep1\"") && tokens.contains("\"bst-marker1-lap\""));
/// ```
pub fn castle_tokens() -> String {
    let players = (0..PLAYERS).map(|player| marker(player, false) + &marker(player, true) + &keep(player));
    let tiles = (1..=KINDS).map(Some).chain([None]).map(wall_tile);
    players.chain(tiles).chain([Border::definitions(&EDGES, &[false, true])]).collect()
}

/// One score marker. Past the lap it wears a golden ring that says so.
pub(crate) fn marker(player: usize, past_lap: bool) -> String {
    let (ring, pill) = if past_lap {
        let ring = |colour: &str, width: f64| {
            format!(
                "<ellipse cy=\"16\" rx=\"16.5\" ry=\"6.6\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
            )
        };
        let pill = format!(
            "<rect x=\"-16\" y=\"16.6\" width=\"32\" height=\"13\" rx=\"4\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\"1.2\"/>{}",
            text(0.0, 27.2, 11.5, "text-anchor=\"middle\" font-weight=\"bold\"", "+100")
        );
        (ring(INK, 5.4) + &ring(GOLD, 3.4), pill)
    } else {
        (format!("<ellipse cy=\"15\" rx=\"14\" ry=\"5.6\" fill=\"{INK}\" opacity=\".3\"/>"), String::new())
    };
    format!(
        "<g id=\"{}\">{ring}<use href=\"#{}\" transform=\"scale(.94)\"/>{pill}</g>",
        marker_id(player, past_lap),
        figure::figure_id(player, false),
    )
}

/// One keep: a stout castle in the player's colour, with the player's badge.
pub(crate) fn keep(player: usize) -> String {
    let look = look(player);
    let (colour, badge, edge, shape) = (look.colour, look.badge, look.badge_edge, look.shape);
    let outline = "M-13 14V-12H-15V-20H-9V-16.4H-4.4V-20H4.4V-16.4H9V-20H15V-12H13V14z";
    format!(
        "<g id=\"{}\">\
         <path d=\"{outline}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\"4\" opacity=\".25\" transform=\"translate(3 3)\"/>\
         <path d=\"{outline}\" fill=\"{PAPER}\" stroke=\"{PAPER}\" stroke-width=\"5.4\" stroke-linejoin=\"round\" opacity=\".9\"/>\
         <path d=\"{outline}\" fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>\
         <path d=\"M6 14V-12H15V-20H13V-12H13V14z\" opacity=\".2\"/>\
         <path d=\"M-13 -12H13\" stroke=\"{INK}\" stroke-width=\"1.2\"/>\
         <path d=\"M-3.4 14V8.4Q0 4 3.4 8.4V14z\" fill=\"{INK}\"/>\
         <path d=\"{shape}\" transform=\"translate(0 -3.4)\" fill=\"{badge}\" stroke=\"{edge}\" stroke-width=\".9\" stroke-linejoin=\"round\"/></g>",
        keep_id(player),
    )
}

/// One wall tile.
pub(crate) fn wall_tile(kind: Option<u8>) -> String {
    let face = match kind {
        Some(kind) => card(PAPER) + &icon(kind),
        None => back(),
    };
    format!(
        "<symbol id=\"{}\" viewBox=\"0 0 40 40\" overflow=\"visible\"><g transform=\"translate(20 20)\">{face}</g></symbol>",
        wall_tile_id(kind)
    )
}

fn card(fill: &str) -> String {
    format!(
        "<rect x=\"-17.5\" y=\"-16.5\" width=\"38\" height=\"38\" rx=\"5\" fill=\"{INK}\" opacity=\".3\"/>\
         <rect x=\"-19\" y=\"-19\" width=\"38\" height=\"38\" rx=\"5\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.8\"/>"
    )
}

/// The back: a battlement between two bars, on deep red.
fn back() -> String {
    card("#8c2f3a")
        + &format!(
            "<rect x=\"-15\" y=\"-15\" width=\"30\" height=\"30\" rx=\"3\" fill=\"none\" stroke=\"{GOLD}\" stroke-width=\"1.5\"/>\
             <path d=\"M-15 0 0 -15 15 0 0 15z\" fill=\"#a8434c\" stroke=\"{GOLD}\" stroke-width=\"1\"/>\
             <path d=\"M-7 8V-8H-3.6V-4.6H-1.7V-8H1.7V-4.6H3.6V-8H7V8H2V3Q0 .6 -2 3V8z\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\".8\" stroke-linejoin=\"round\"/>"
        )
}

const HOUSE: &str = "M-8 9V0H8V9zM-10.5 0 -7 -9H7L10.5 0z";
const TOWER_SHAPE: &str = "M-7 9V-4H-9V-11H-5V-8H-2V-11H2V-8H5V-11H9V-4H7V9z";

/// What the face of a kind shows. // X16
fn icon(kind: u8) -> String {
    let number = |words: &str| {
        format!("<circle cx=\"9.6\" cy=\"9.6\" r=\"8.4\" fill=\"{INK}\"/>")
            + &text(9.6, 14.0, 12.0, "text-anchor=\"middle\" font-weight=\"bold\"", words)
                .replace(&format!("fill=\"{INK}\""), &format!("fill=\"{PAPER}\""))
    };
    let ink = |path: &str, fill: &str| {
        format!(
            "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.3\" stroke-linejoin=\"round\"/>"
        )
    };
    let moved = |drawing: &str| format!("<g transform=\"translate(-3 -2.5) scale(1.08)\">{drawing}</g>");
    let house = ink(HOUSE, ROOF[1]) + &ink("M-8 9V0H8V9z", "#f0dfba") + &ink("M-2 9V3H2V9z", "#6b4a30");
    let tower =
        ink(TOWER_SHAPE, TOWER[1]) + &ink("M-2.2 9V3.4Q0 .8 2.2 3.4V9z", INK) + &ink("M-7 -4H7", "none");
    // What is unfinished is solid on one side and only sketched on the other.
    let unfinished = |outline: &str, fill: &str, left: &str| {
        format!(
            "<g transform=\"scale(1.35)\"><path d=\"{outline}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.2\" stroke-dasharray=\"2.2 1.8\"/>{}</g>",
            ink(left, fill)
        )
    };
    match kind {
        1 => {
            let arrow = |angle: u32| {
                format!(
                    "<g transform=\"rotate({angle})\"><path d=\"M-11 3A11.4 11.4 0 0 1 7.4 -8.4\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4.6\"/>\
                     <path d=\"M-11 3A11.4 11.4 0 0 1 7.4 -8.4\" fill=\"none\" stroke=\"#3f8550\" stroke-width=\"3\"/>\
                     <path d=\"M4.4 -14.2 14 -5.4 2.6 -3.4z\" fill=\"#3f8550\" stroke=\"{INK}\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/></g>"
                )
            };
            arrow(0) + &arrow(180)
        }
        2 => moved(&tower) + &number("×2"),
        3 => moved(&house) + &number("×2"),
        4 => format!(
            "<g fill=\"none\"><path d=\"M-18 5C-8 5 -6 -4 2 -4\" stroke=\"{INK}\" stroke-width=\"11.4\"/>\
             <path d=\"M-18 5C-8 5 -6 -4 2 -4\" stroke=\"{STONE_BRIGHT}\" stroke-width=\"9.4\"/>\
             <path d=\"M-18 5C-8 5 -6 -4 2 -4\" stroke=\"{PATH_EDGE}\" stroke-width=\"6.6\"/>\
             <path d=\"M-18 5C-8 5 -6 -4 2 -4\" stroke=\"{PATH}\" stroke-width=\"5.6\" stroke-dasharray=\"4.4 1\"/>\
             <path d=\"M3.4 -9.4H17M3.4 1.4H17\" stroke=\"{INK}\" stroke-width=\"1.5\" stroke-dasharray=\"2.6 2.2\"/></g>"
        ),
        5 => unfinished(
            TOWER_SHAPE,
            TOWER[1],
            "M-7 9V-4H-9V-11H-5V-8H-2V-11H0L-1.6 -6 1 -2.4 -1.2 2 .8 5.4 -.6 9z",
        ),
        6 => {
            let wall = ink("M-8 9V0H-.6L1 3 -1.2 5.6 .4 9z", "#f0dfba");
            unfinished(
                "M-8 9V0H8V9zM-10.5 0 -7 -9H7L10.5 0z",
                ROOF[1],
                "M-10.5 0 -7 -9H.4L-1.6 -5.4 1.4 -3 -.6 0z",
            )
            .replace("</g>", &format!("{wall}</g>"))
        }
        7 => {
            let stall = Sprite::stall(0).id();
            format!("<use href=\"#{stall}\" transform=\"translate(-1.6 -5) scale(.98)\"/>") + &number("4")
        }
        8 => {
            let keep = ink("M-13 14V-12H-15V-20H-9V-16.4H-4.4V-20H4.4V-16.4H9V-20H15V-12H13V14z", GOLD)
                + &ink("M-13 -12H13", "none")
                + &ink("M-4 14V6Q0 1 4 6V14z", INK)
                + &ink("M-8 -2V-7H-4V-2zM4 -2V-7H8V-2z", PAPER);
            format!("<g transform=\"translate(-3 .6) scale(.78)\">{keep}</g>") + &number("+2")
        }
        _ => {
            format!(
                "<circle r=\"14.6\" fill=\"{GOLD}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>\
                     <circle r=\"11.8\" fill=\"none\" stroke=\"{PAPER}\" stroke-width=\"1\" opacity=\".8\"/>"
            ) + &text(0.0, 7.6, 21.0, "text-anchor=\"middle\" font-weight=\"bold\"", "5")
        }
    }
}
