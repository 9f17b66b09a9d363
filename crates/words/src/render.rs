//! Renders packed messages. `words-build` describes the format.

use crate::Locale;
use crate::isolate::{push_code, push_text};
use crate::value::Value;

/// Where a message is split.
pub(crate) const SLOT: char = '\u{6}';

const ARGUMENT: char = '\u{1}';
const SELECT: char = '\u{2}';
const VARIANT: char = '\u{3}';
const KEY_END: char = '\u{4}';
const SELECT_END: char = '\u{5}';

/// Writes a message with these values.
pub(crate) fn render(
    out: &mut String,
    message: &str,
    values: &[Value<'_>],
    locale: &dyn Locale,
    name: &dyn Fn(usize) -> &'static str,
    is_rtl: bool,
) {
    let mut rest = message;
    while let Some(at) = rest.find([ARGUMENT, SELECT]) {
        out.push_str(&rest[..at]);
        let is_select = rest[at..].starts_with(SELECT);
        let value = rest.as_bytes().get(at + 1).and_then(|digit| {
            let place = digit.checked_sub(b'0')?;
            values.get(usize::from(place))
        });
        rest = rest.get(at + 2..).unwrap_or_default();
        if is_select {
            let (chosen, after) = choose(rest, value, locale);
            render(out, chosen, values, locale, name, is_rtl);
            rest = after;
            continue;
        }
        match value {
            Some(Value::Number(number)) => out.push_str(&locale.format(*number)),
            Some(Value::Text(text)) => push_text(out, text, is_rtl),
            Some(Value::Code(code)) => push_code(out, code, is_rtl),
            Some(Value::Phrase(phrase)) => out.push_str(phrase),
            Some(Value::Choice(_, message)) => out.push_str(name(*message)),
            Some(Value::Slot) => out.push(SLOT),
            None => {}
        }
    }
    out.push_str(rest);
}

/// The variant that matches the value, and the text after the choice.
fn choose<'a>(text: &'a str, value: Option<&Value<'_>>, locale: &dyn Locale) -> (&'a str, &'a str) {
    let mut chosen: Option<&str> = None;
    let mut exact = false;
    let mut last = "";
    let mut rest = text;
    while let Some(variant) = rest.strip_prefix(VARIANT) {
        let (key, body) = variant.split_once(KEY_END).unwrap_or((variant, ""));
        let end = end_of_variant(body);
        last = &body[..end];
        // An exact number takes precedence over its plural.
        if !exact && fits(key, value, locale) && (chosen.is_none() || key.starts_with('=')) {
            exact = key.starts_with('=');
            chosen = Some(last);
        }
        rest = &body[end..];
    }
    let after = rest.strip_prefix(SELECT_END).unwrap_or(rest);
    (chosen.unwrap_or(last), after)
}

/// Where a variant ends: before the next one of the same choice, or before the end of the choice.
fn end_of_variant(body: &str) -> usize {
    let mut depth = 0;
    for (at, sign) in body.char_indices() {
        match sign {
            SELECT => depth += 1,
            SELECT_END if depth > 0 => depth -= 1,
            VARIANT | SELECT_END if depth == 0 => return at,
            _ => {}
        }
    }
    body.len()
}

fn fits(key: &str, value: Option<&Value<'_>>, locale: &dyn Locale) -> bool {
    let Some((kind, key)) = key.split_at_checked(1) else {
        return false;
    };
    match (kind, value) {
        // Parsing and formatting floats would add many kilobytes to the page.
        ("=", Some(Value::Number(number))) => {
            let named = key.parse::<u32>().map(f64::from);
            named.is_ok_and(|named| named.total_cmp(number).is_eq())
        }
        ("+", Some(Value::Number(number))) => key.chars().eq([locale.plural(*number).letter()]),
        (".", Some(Value::Choice(place, _))) => key.parse() == Ok(*place),
        _ => false,
    }
}
