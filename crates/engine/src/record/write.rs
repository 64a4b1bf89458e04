use super::{Entry, Name, Record, Remark};
use std::fmt;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "bastide 1")?;
        write_remarks(&self.head, f)?;
        writeln!(f, "game {}", self.setup.game())?;
        writeln!(f, "players {}", self.setup.players())?;
        for expansion in self.setup.expansions() {
            writeln!(f, "expansion {expansion}")?;
        }
        for variant in self.setup.variants() {
            writeln!(f, "variant {variant}")?;
        }
        for (option, value) in self.setup.options() {
            writeln!(f, "option {option} {value}")?;
        }
        for (set, copies) in self.setup.asked_tiles() {
            writeln!(f, "tiles {set} {copies}")?;
        }
        for own in self.setup.mix().own() {
            writeln!(f, "tiles {}", Quoted(own.name()))?;
            for line in own.text().lines() {
                // Nothing after the bar of an empty line, as nobody could see a space there.
                let gap = if line.is_empty() { "" } else { " " };
                writeln!(f, "|{gap}{line}")?;
            }
        }
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "player {} {name}", seat + 1)?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        if self.forced > 0 {
            writeln!(f, "forced {}", self.forced)?;
        }
        writeln!(f)?;
        for entry in &self.entries {
            write_remarks(&entry.above, f)?;
            writeln!(f, "{entry}")?;
        }
        if let Some(scores) = &self.scores {
            let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
            writeln!(f, "scores {}", scores.join(" "))?;
        }
        write_remarks(&self.tail, f)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(player) = self.player {
            write!(f, "{player} ")?;
        }
        write!(f, "{}", self.action)?;
        match &self.remark {
            Some(remark) => write!(f, "  {remark}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("#") } else { write!(f, "# {}", self.0) }
    }
}

/// In quotes, as records have it.
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Quoted(&self.0).fmt(f)
    }
}

struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.replace('\\', "\\\\").replace('"', "\\\""))
    }
}

fn write_remarks(remarks: &[Remark], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    remarks.iter().try_for_each(|remark| writeln!(f, "{remark}"))
}
