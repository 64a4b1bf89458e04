use super::{Picture, PicturePlayer, Table, text};
use crate::figure::figure_id;
use crate::palette::{INK, PAPER, PARCHMENT_DEEP};
use crate::player::look;
use crate::svg::number;
use bastide_engine::lang::Text;

/// The cards below the board, one for each player.
pub(super) struct Panel {
    pub(super) height: f64,
    /// What the stocks take that belong to nobody, above the cards.
    head: f64,
    columns: usize,
    card: (f64, f64),
    gap: f64,
}

impl Table {
    /// Words between the board and the players' cards.
    fn headline(&self, words: &str) -> String {
        let unit = self.unit;
        text(self.width / 2.0, self.height + 12.0 * unit, 16.0 * unit, "text-anchor=\"middle\"", words)
    }
}

impl Panel {
    pub(super) fn of(picture: &Picture, table: &Table) -> Self {
        let unit = table.unit;
        let (room, gap) = (table.width - 2.0 * table.margin, 14.0 * unit);
        let players = picture.players.len();
        let fit = ((room + gap) / (250.0 * unit + gap)).floor().max(1.0) as usize;
        // Rows of the same length look better than one long row and a rest.
        let rows = players.div_ceil(fit).max(1);
        let columns = players.div_ceil(rows).max(1);
        let wide = ((room + gap) / columns as f64 - gap).min(330.0 * unit);
        let card = (wide, 78.0 * unit);
        let head = if picture.game.beyond().stocks(picture.lang).is_some() { 30.0 * unit } else { 0.0 };
        let cards = if players == 0 { 0.0 } else { rows as f64 * (card.1 + gap) + table.margin * 0.6 };
        Self { height: head + cards, head, columns, card, gap }
    }

    pub(super) fn draw(&self, picture: &Picture, table: &Table) -> String {
        let cards = picture.players.iter().enumerate();
        let across = self.columns as f64 * (self.card.0 + self.gap) - self.gap;
        let (left, top) = ((table.width - across) / 2.0, table.height + self.head);
        let place = |i: usize| {
            let (column, row) = ((i % self.columns) as f64, (i / self.columns) as f64);
            (left + column * (self.card.0 + self.gap), top + row * (self.card.1 + self.gap))
        };
        let cards = cards.map(|(i, player)| self.card(i, player, place(i), table.unit, picture));
        let stocks = picture.game.beyond().stocks(picture.lang).map(|words| table.headline(&words));
        stocks.into_iter().chain(cards).collect()
    }

    fn card(&self, i: usize, player: &PicturePlayer, at: (f64, f64), unit: f64, picture: &Picture) -> String {
        // Drawn in units of its own and then put in place.
        let (wide, high) = (self.card.0 / unit, self.card.1 / unit);
        let colour = look(i).colour;
        let (edge, thick) = if player.to_move { (INK, 2.2) } else { (PARCHMENT_DEEP, 1.2) };
        let score = player.score.to_string();
        let score_width = 18.5 * score.len() as f64;
        let mut card = format!(
            "<rect x=\"2\" y=\"3\" width=\"{w}\" height=\"{h}\" rx=\"9\" fill=\"{INK}\" opacity=\".16\"/>\
             <rect width=\"{w}\" height=\"{h}\" rx=\"9\" fill=\"{PAPER}\"/>\
             <path d=\"M9 0H52V{h}H9Q0 {h} 0 {hr}V9Q0 0 9 0z\" fill=\"{colour}\" opacity=\".28\"/>\
             <rect width=\"{w}\" height=\"{h}\" rx=\"9\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"{thick}\"/>\
             <use href=\"#{id}\" transform=\"translate(26 40) scale(1.45)\"/>",
            w = number(wide),
            h = number(high),
            hr = number(high - 9.0),
            id = figure_id(i, false),
        );
        card += &text(wide - 13.0, 41.0, 32.0, "font-weight=\"bold\" text-anchor=\"end\"", &score);
        let info = picture.game.info();
        let lapped = info.lap(player.score) * info.track;
        card += &lap(lapped, wide - 13.0);
        let room = wide - 62.0 - 20.0 - score_width.max(44.0);
        card += &text(62.0, 29.0, 17.0, "font-weight=\"bold\"", &fit(&player.name, room, 17.0));
        let beyond = picture.game.beyond();
        let kept = beyond.kept_on_card(i);
        // The card for a lap lies at the end of that row.
        let for_lap = if kept > 0.0 && lapped > 0 { 26.0 } else { 0.0 };
        let for_followers = room - kept - for_lap;
        card += &followers(i, player.followers, for_followers);
        card += &beyond.on_card(i, 68.0 + followers_width(player.followers, for_followers));
        if player.to_move {
            let turn = Text { en: "to move", fr: "à son tour" }.get(picture.lang);
            card += &format!("<path d=\"M62 40 70 44.5 62 49z\" fill=\"{INK}\"/>");
            card += &text(75.0, 48.5, 12.5, "", turn);
        }
        format!("<g transform=\"translate({} {}) scale({unit:.3})\">{card}</g>", number(at.0), number(at.1))
    }
}

/// The width of a small figure.
const PITCH: f64 = 13.5;

/// Whether there is room for a figure for each follower.
fn all_fit(left: u32, room: f64) -> bool {
    f64::from(left) * PITCH <= room + 30.0
}

/// The followers a player has left, as small figures, or as a number when they are many.
fn followers(player: usize, left: u32, room: f64) -> String {
    let id = figure_id(player, false);
    let one =
        |x: f64| format!("<use href=\"#{id}\" transform=\"translate({} 62.5) scale(.42)\"/>", number(x));
    if all_fit(left, room) {
        (0..left).map(|i| one(68.0 + PITCH * f64::from(i))).collect()
    } else {
        one(68.0) + &text(79.0, 67.5, 14.0, "", &format!("× {left}"))
    }
}

/// How far the followers a player has left reach, from where the first of them stands.
fn followers_width(left: u32, room: f64) -> f64 {
    if all_fit(left, room) { f64::from(left) * PITCH } else { 42.0 }
}

/// The card of a player who has been around the track: the points of the whole laps.
fn lap(points: u32, right: f64) -> String {
    if points == 0 {
        return String::new();
    }
    let words = format!("{points}+");
    let wide = 9.0 + 8.2 * words.len() as f64;
    format!(
        "<rect x=\"{}\" y=\"50\" width=\"{}\" height=\"18\" rx=\"3\" fill=\"{INK}\"/>\
         <text x=\"{}\" y=\"63.4\" font-family=\"{}\" font-size=\"12.5\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{PAPER}\">{words}</text>",
        number(right - wide),
        number(wide),
        number(right - wide / 2.0),
        super::FONTS,
    )
}

/// As much of a name as fits into this width at this size of bold letters.
fn fit(name: &str, room: f64, size: f64) -> String {
    let width = |c: char| match c {
        'i' | 'j' | 'l' | 'I' | 'f' | 't' | 'r' | '.' | ',' | '\'' | '’' | ' ' | '-' => 0.4,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '&' => 0.98,
        c if c.is_uppercase() => 0.72,
        c if c.is_ascii() || c.is_alphabetic() && (c as u32) < 0x500 => 0.6,
        _ => 1.0,
    };
    let name = name.trim();
    let all: f64 = name.chars().map(|c| width(c) * size).sum();
    if all <= room {
        return name.to_owned();
    }
    let mut used = size * 0.8;
    let kept = name.chars().take_while(|&c| {
        used += width(c) * size;
        used <= room
    });
    format!("{}…", kept.collect::<String>().trim_end())
}
