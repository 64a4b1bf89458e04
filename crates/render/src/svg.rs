//! Small helpers for writing SVG text.

/// A number with at most one decimal, as short as it gets: a tenth of a unit is finer than
/// a pixel, and every digit counts in a picture of a thousand little houses.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{rest}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

/// Text made safe to stand in an element or an attribute. Characters that XML forbids are left out.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' | '\r' => safe.push(' '),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
            c => safe.push(c),
        }
    }
    safe
}

/// The first `room` characters of a text, with an ellipsis when something was cut off.
pub(crate) fn shorten(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let kept: String = text.chars().take(room.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written: Vec<_> = [0.0, -0.04, 0.5, -0.5, 12.04, -3.96, 120.0].map(number).into();
        assert_eq!(written, ["0", "0", ".5", "-.5", "12", "-4", "120"]);
    }

    #[test]
    fn text_cannot_break_out() {
        assert_eq!(escape("<b a='1'>&\"\u{0}\n"), "&lt;b a=&#39;1&#39;&gt;&amp;&quot; ");
        assert_eq!(shorten("Aliénor d’Aquitaine", 8), "Aliénor…");
        assert_eq!(shorten("Aliénor", 7), "Aliénor");
    }
}
