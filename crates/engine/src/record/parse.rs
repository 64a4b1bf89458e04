use super::line::{Line, located, read_quoted};
use super::tiles::Tiles;
use super::{Entry, Name, Record, RecordError, RecordFault, Remark, Wanted};
use crate::board::Player;
use crate::games::GameId;
use crate::play::action::Action;
use crate::setup::{Request, Setup, SetupError};

/// Where the parts of a record stand in its text, to say where a fault lies.
#[derive(Default)]
pub(super) struct Lines {
    pub(super) entries: Vec<usize>,
    pub(super) seed: usize,
    pub(super) scores: usize,
    /// Whether the head names any option.
    pub(super) names_options: bool,
}

impl Record {
    /// Reads a record. Whether its actions can be played is for [`replay`](Self::replay) or
    /// [`read`](Self::read) to say.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Self::parse_located(text).map(|(record, _)| record)
    }

    pub(super) fn parse_located(text: &str) -> Result<(Self, Lines), RecordError> {
        Reader::new(text).record()
    }
}

struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    /// The last line's number, to say where the text ended.
    last: usize,
    /// Comments that stood alone since the last line that said something.
    pending: Vec<Remark>,
    /// The comment at the end of the current line.
    remark: Option<Remark>,
    current: Option<Line<'a>>,
    /// Whether an option was named.
    names_options: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let mut reader = Self {
            lines: text.lines().enumerate().peekable(),
            last: 0,
            pending: Vec::new(),
            remark: None,
            current: None,
            names_options: false,
        };
        reader.advance();
        reader
    }

    /// Goes to the next line that says something.
    fn advance(&mut self) {
        self.current = None;
        self.remark = None;
        for (index, text) in self.lines.by_ref() {
            self.last = index + 1;
            let (said, comment) = split_comment(text);
            let trimmed = said.trim_start();
            let column = said.chars().count() - trimmed.chars().count() + 1;
            let rest = trimmed.trim_end();
            let comment = comment.map(Remark::new);
            if rest.is_empty() {
                self.pending.extend(comment);
            } else {
                self.remark = comment;
                self.current = Some(Line { number: index + 1, column, rest });
                return;
            }
        }
    }

    /// The line to be read; one past the last, if the text is at its end.
    fn line(&self) -> Line<'a> {
        self.current.unwrap_or(Line { number: self.last + 1, column: 1, rest: "" })
    }

    /// Reads a line of the head and keeps its comments.
    fn head_line<T>(
        &mut self,
        head: &mut Vec<Remark>,
        read: impl FnOnce(&mut Line<'a>) -> Result<T, RecordError>,
    ) -> Result<T, RecordError> {
        let mut line = self.line();
        let value = read(&mut line)?;
        line.end()?;
        head.append(&mut self.pending);
        head.extend(self.remark.take());
        self.advance();
        Ok(value)
    }

    /// Reads a line of the head if it begins with this word.
    fn optional<T>(
        &mut self,
        head: &mut Vec<Remark>,
        keyword: &str,
        read: impl FnOnce(&mut Line<'a>) -> Result<T, RecordError>,
    ) -> Result<Option<T>, RecordError> {
        if !self.line().keyword(keyword) {
            return Ok(None);
        }
        self.head_line(head, |line| {
            line.word();
            read(line)
        })
        .map(Some)
    }

    fn record(mut self) -> Result<(Record, Lines), RecordError> {
        let mut head = Vec::new();
        let mut lines = Lines::default();
        self.head_line(&mut head, |line| {
            let here = *line;
            if line.keyword("bastide") && line.keyword("1") {
                Ok(())
            } else {
                Err(here.expected(Wanted::FirstLine))
            }
        })?;
        let setup = self.setup(&mut head)?;
        lines.names_options = self.names_options;
        let names = (1..=setup.players())
            .map(|number| self.head_line(&mut head, |line| read_player(line, number)))
            .collect::<Result<_, _>>()?;
        let commitment = self.optional(&mut head, "commitment", |line| line.read(Wanted::Commitment))?;
        lines.seed = self.line().number;
        let seed = self.optional(&mut head, "seed", |line| line.read(Wanted::Seed))?;
        let forced =
            self.optional(&mut head, "forced", |line| line.read(Wanted::Number))?.unwrap_or_default();
        let mut record = Record { commitment, seed, forced, head, ..Record::new(setup, names) };
        self.actions(&mut record, &mut lines)?;
        Ok((record, lines))
    }

    fn setup(&mut self, head: &mut Vec<Remark>) -> Result<Setup, RecordError> {
        // Checked word by word, so that a fault is told where it stands.
        let refused = |line: Line<'a>| move |error: SetupError| line.fault(RecordFault::Setup(error));
        let here = self.line();
        let game = self.optional(head, "game", |line| located(line, Wanted::Game))?;
        let (at, game) = game.ok_or_else(|| here.expected(Wanted::Game))?;
        game.parse::<GameId>().map_err(refused(at))?;
        let here = self.line();
        let players = self.optional(head, "players", |line| Ok((*line, line.read(Wanted::Number)?)))?;
        let (at, players) = players.ok_or_else(|| here.expected(Wanted::Players))?;
        let mut request = Request { game, players, ..Request::default() };
        let mut setup = Setup::new(&request).map_err(refused(at))?;
        while let Some((at, word)) = self.optional(head, "expansion", |line| located(line, Wanted::Word))? {
            request.expansions.push(word);
            setup = Setup::new(&request).map_err(refused(at))?;
        }
        while let Some((at, word)) = self.optional(head, "variant", |line| located(line, Wanted::Word))? {
            request.variants.push(word);
            setup = Setup::new(&request).map_err(refused(at))?;
        }
        let option = |line: &mut Line<'a>| {
            let (at, option) = located(line, Wanted::Option)?;
            Ok((at, option, located(line, Wanted::Option)?.1))
        };
        while let Some((at, option, value)) = self.optional(head, "option", option)? {
            self.names_options = true;
            request.options.push((option, value));
            setup = Setup::new(&request).map_err(refused(at))?;
        }
        match self.tiles(head)? {
            tiles if tiles.is_empty() => Ok(setup),
            tiles => tiles.mixed_into(&request),
        }
    }

    /// The lines about tiles. What they say makes sense only all together.
    fn tiles(&mut self, head: &mut Vec<Remark>) -> Result<Tiles<'a>, RecordError> {
        let mut tiles = Tiles::default();
        loop {
            let mut ahead = self.line();
            if !ahead.keyword("tiles") {
                return Ok(tiles);
            }
            if ahead.rest.starts_with('"') {
                let text = self.block();
                self.optional(head, "tiles", |line| {
                    let here = *line;
                    let name = read_quoted(line, Wanted::FileName, |name| Some(name.to_owned()))?;
                    tiles.own.push((here, name, text));
                    Ok(())
                })?;
            } else {
                self.optional(head, "tiles", |line| {
                    let (here, set) = located(line, Wanted::Tiles)?;
                    tiles.sets.push((here, set, line.read(Wanted::Number)?));
                    Ok(())
                })?;
            }
        }
    }

    /// The text that follows the current line behind bars.
    fn block(&mut self) -> String {
        let barred = |(_, text): &(usize, &str)| text.trim_start().starts_with('|');
        let mut block = String::new();
        while let Some((index, text)) = self.lines.next_if(barred) {
            self.last = index + 1;
            let line = &text.trim_start()[1..];
            block.push_str(line.strip_prefix(' ').unwrap_or(line));
            block.push('\n');
        }
        block
    }

    fn actions(&mut self, record: &mut Record, lines: &mut Lines) -> Result<(), RecordError> {
        let players = record.setup.players();
        while let Some(mut line) = self.current {
            if line.keyword("scores") {
                lines.scores = line.number;
                let scores =
                    (0..players).map(|_| line.read(Wanted::Scores(players))).collect::<Result<_, _>>()?;
                line.end()?;
                record.scores = Some(scores);
                record.tail.append(&mut self.pending);
                record.tail.extend(self.remark.take());
                self.advance();
                break;
            }
            let (player, action) = read_action(line, players)?;
            lines.entries.push(line.number);
            let above = std::mem::take(&mut self.pending);
            record.entries.push(Entry { player, action, above, remark: self.remark.take() });
            self.advance();
        }
        if let Some(line) = self.current {
            return Err(line.expected(Wanted::EndOfFile));
        }
        record.tail.append(&mut self.pending);
        Ok(())
    }
}

fn read_player(line: &mut Line<'_>, number: usize) -> Result<Name, RecordError> {
    let here = *line;
    if !line.keyword("player") || !line.keyword(&number.to_string()) {
        return Err(here.expected(Wanted::PlayerLine(number)));
    }
    read_quoted(line, Wanted::Name, Name::new)
}

/// `draw …`, or a player's number and what the player does.
fn read_action(mut line: Line<'_>, players: usize) -> Result<(Option<Player>, Action), RecordError> {
    let first = line;
    let mut player = None;
    if line.rest.starts_with(|c: char| c.is_ascii_digit()) {
        let number: usize = line.read(Wanted::Seat(players))?;
        if !(1..=players).contains(&number) {
            return Err(first.expected(Wanted::Seat(players)));
        }
        player = Some(Player::new(number - 1));
    } else if !Action::CHANCE.iter().any(|word| line.rest.starts_with(word)) {
        return Err(first.expected(Wanted::ActionLine));
    }
    let action: Action =
        line.rest.parse().map_err(|error: crate::play::action::ActionError| RecordError {
            line: line.number,
            column: line.column + error.column - 1,
            fault: RecordFault::Action(error),
        })?;
    if player.is_some() && action.is_chance() {
        return Err(line.expected(Wanted::PlayersAction));
    }
    Ok((player, action))
}

/// Splits a line at the `#` that begins its comment: the first one outside quotes.
fn split_comment(line: &str) -> (&str, Option<&str>) {
    let mut quoted = false;
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        match c {
            '#' if !quoted => return (&line[..at], Some(&line[at + 1..])),
            '"' if !escaped => quoted = !quoted,
            _ => {}
        }
        escaped = c == '\\' && quoted && !escaped;
    }
    (line, None)
}
