//! What a tile would join and lie beside, in a sentence.

use crate::board::Player;
use crate::play::summary::Summary;
use crate::play::touch::{Beside, Joined, Touched};
use crate::vocabulary::lang::{self, Lang};

impl Touched {
    /// All of it in a sentence without a stop, in which the others go by these names.
    pub fn tell(&self, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let mut said: Vec<String> = self.joined.iter().map(|joined| self.join(joined, lang, names)).collect();
        let (ended, beside): (Vec<&Beside>, Vec<_>) = self.beside.iter().partition(|one| one.completes);
        let called = |one: &&Beside| self.called(&one.what, lang, names);
        said.extend(ended.iter().map(|one| match lang {
            Lang::En => format!("completes {}", called(one)),
            Lang::Fr => format!("achève {}", called(one)),
        }));
        if !beside.is_empty() {
            let all = lang::list(&beside.iter().map(called).collect::<Vec<_>>(), lang);
            said.push(match lang {
                Lang::En => format!("beside {all}"),
                Lang::Fr => format!("touche {all}"),
            });
        }
        match (said.is_empty(), lang) {
            (false, _) => said.join(", "),
            (true, Lang::En) => "touches nothing that anybody has claimed".to_owned(),
            (true, Lang::Fr) => "ne touche rien que quelqu'un occupe".to_owned(),
        }
    }

    fn join(&self, joined: &Joined, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let all: Vec<String> = joined.with.iter().map(|one| self.called(one, lang, names)).collect();
        let (several, all) = (all.len() > 1, lang::list(&all, lang));
        match (lang, several, joined.completes) {
            (Lang::En, false, false) => format!("continues {all}"),
            (Lang::En, false, true) => format!("completes {all}"),
            (Lang::En, true, false) => format!("joins {all}"),
            (Lang::En, true, true) => format!("joins and completes {all}"),
            (Lang::Fr, false, false) => format!("prolonge {all}"),
            (Lang::Fr, false, true) => format!("achève {all}"),
            (Lang::Fr, true, false) => format!("réunit {all}"),
            (Lang::Fr, true, true) => format!("réunit et achève {all}"),
        }
    }

    /// `your city of 3`, `Ben's road of 2`, `an unclaimed forest of 1`. Nobody counts the tiles of land, nor those of what
    /// never leaves its own.
    fn called(&self, summary: &Summary, lang: Lang, names: &dyn Fn(Player) -> String) -> String {
        let kind = summary.kind;
        let name = kind.name(lang);
        let size = match lang {
            _ if kind.is_land() || kind.is_inner() => String::new(),
            Lang::En => format!(" of {}", summary.tiles),
            Lang::Fr => format!(" ({})", lang::count(summary.tiles, "tuile", "tuiles", lang)),
        };
        let is_own = summary.owners.contains(&self.player);
        let others: Vec<String> =
            summary.owners.iter().filter(|&&owner| owner != self.player).map(|&owner| names(owner)).collect();
        let tied = !summary.followers.is_empty();
        match (lang, is_own, others.is_empty()) {
            (Lang::En, true, true) => format!("your {name}{size}"),
            (Lang::En, true, false) => format!("your and {} {name}{size}", english_owners(&others)),
            (Lang::En, false, false) => format!("{} {name}{size}", english_owners(&others)),
            (Lang::En, false, true) if tied => format!("a disputed {name}{size}"),
            (Lang::En, false, true) => format!("an unclaimed {name}{size}"),
            (Lang::Fr, true, true) => format!("votre {name}{size}"),
            (Lang::Fr, own, false) => {
                let article = if kind.is_feminine() { "la" } else { "le" };
                let with = if own { " et de vous" } else { "" };
                let of: Vec<String> = others.iter().map(|owner| lang::elide("de", owner)).collect();
                format!("{} {}{with}{size}", lang::elide(article, name), lang::list(&of, lang))
            }
            (Lang::Fr, false, true) => match (tied, kind.is_feminine()) {
                (true, true) => format!("une {name} disputée{size}"),
                (true, false) => format!("un {name} disputé{size}"),
                (false, true) => format!("une {name} libre{size}"),
                (false, false) => format!("un {name} libre{size}"),
            },
        }
    }
}

/// `Ben's`, `Ben's and Cleo's`.
fn english_owners(names: &[String]) -> String {
    let all: Vec<String> = names.iter().map(|name| format!("{name}'s")).collect();
    lang::list(&all, Lang::En)
}
