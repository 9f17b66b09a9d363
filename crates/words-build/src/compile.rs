//! Compiles Fluent patterns into the form that the interpreter needs.

use crate::catalog::Choices;
use crate::parse::Entered;
use crate::{ArgKind, Argument};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// A part of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Plain text.
    Text(String),
    /// An argument, by index.
    Argument(usize),
    /// A choice by an argument. The last variant is used if no key matches.
    Select(usize, Vec<(Key, Vec<Part>)>),
}

/// The key of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// Exactly this number.
    Exact(u32),
    /// Numbers with this plural.
    Plural(Plural),
    /// This named value, by index.
    Choice(usize),
}

/// The plural categories of all languages, as in CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plural {
    /// A form for none.
    Zero,
    /// A form for one.
    One,
    /// A form for two.
    Two,
    /// A form for a few.
    Few,
    /// A form for many.
    Many,
    /// The form for the rest.
    Other,
}

impl Plural {
    const fn name(self) -> &'static str {
        match self {
            Plural::Zero => "zero",
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }

    fn parse(word: &str) -> Option<Plural> {
        Some(match word {
            "zero" => Plural::Zero,
            "one" => Plural::One,
            "two" => Plural::Two,
            "few" => Plural::Few,
            "many" => Plural::Many,
            "other" => Plural::Other,
            _ => return None,
        })
    }
}

/// The plural categories that whole numbers have in a language, each with the only number it's for,
/// if it's for one. `other` isn't listed, because every choice has it, nor are forms that it can
/// replace: `zero` in Arabic, and `many` of Romance languages, which is for millions.
fn plurals_of(language: &str) -> &'static [(Plural, Option<u32>)] {
    match language {
        "ru" => &[
            (Plural::One, None),
            (Plural::Few, None),
            (Plural::Many, None),
        ],
        "ar" => &[
            (Plural::One, Some(1)),
            (Plural::Two, Some(2)),
            (Plural::Few, None),
            (Plural::Many, None),
        ],
        "fr" | "pt-BR" => &[(Plural::One, None)],
        _ => &[(Plural::One, Some(1))],
    }
}

/// What's wrong with the choices by number, if anything: a language with a form for a few needs it
/// wherever another form depends on the number.
pub(crate) fn missing_plural(language: &str, parts: &[Part]) -> Option<String> {
    parts.iter().find_map(|part| {
        let Part::Select(_, variants) = part else {
            return None;
        };
        let has = |wanted: &Key| variants.iter().any(|(key, _)| key == wanted);
        let is_counted = variants
            .iter()
            .any(|(key, _)| matches!(key, Key::Plural(plural) if *plural != Plural::Other));
        let missing = plurals_of(language).iter().find(|(plural, only)| {
            let is_exact = only.is_some_and(|number| has(&Key::Exact(number)));
            !is_exact && !has(&Key::Plural(*plural))
        });
        match missing {
            Some((plural, _)) if is_counted => Some(format!(
                "there is no form for {}, which {language} needs",
                plural.name()
            )),
            _ => variants
                .iter()
                .find_map(|(_, parts)| missing_plural(language, parts)),
        }
    })
}

/// What a pattern can refer to.
pub(crate) struct Scope<'a> {
    pub(crate) arguments: &'a [Argument],
    pub(crate) choices: &'a [Choices],
    pub(crate) terms: &'a [Entered],
}

impl Scope<'_> {
    pub(crate) fn compile(&self, pattern: &Pattern<String>) -> Result<Vec<Part>, String> {
        self.pattern(pattern, 0)
    }

    fn pattern(&self, pattern: &Pattern<String>, depth: usize) -> Result<Vec<Part>, String> {
        const DEEPEST: usize = 8;
        if depth > DEEPEST {
            return Err("terms and choices are nested too deep".to_owned());
        }
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push_text(&mut parts, value)?,
                PatternElement::Placeable { expression } => {
                    self.expression(expression, depth, &mut parts)?;
                }
            }
        }
        Ok(parts)
    }

    fn expression(
        &self,
        expression: &Expression<String>,
        depth: usize,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, depth, parts),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("only a variable can choose a variant".to_owned());
                };
                let place = self.place(&id.name)?;
                let (mut chosen, mut default) = (Vec::new(), None);
                for variant in variants {
                    let key = self.key(place, &variant.key)?;
                    let value = self.pattern(&variant.value, depth + 1)?;
                    if variant.default {
                        default = Some((key, value));
                    } else {
                        chosen.push((key, value));
                    }
                }
                chosen.extend(default);
                parts.push(Part::Select(place, chosen));
                Ok(())
            }
        }
    }

    fn inline(
        &self,
        inline: &InlineExpression<String>,
        depth: usize,
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        match inline {
            InlineExpression::StringLiteral { value } => push_text(
                parts,
                &fluent_syntax::unicode::unescape_unicode_to_string(value),
            ),
            InlineExpression::NumberLiteral { value } => push_text(parts, value),
            InlineExpression::VariableReference { id } => {
                parts.push(Part::Argument(self.place(&id.name)?));
                Ok(())
            }
            InlineExpression::TermReference { id, .. } => {
                let term = self.terms.iter().find(|term| term.id == id.name);
                let term = term.ok_or_else(|| format!("there is no term -{}", id.name))?;
                for part in self.pattern(&term.pattern, depth + 1)? {
                    match part {
                        Part::Text(text) => push_text(parts, &text)?,
                        other => parts.push(other),
                    }
                }
                Ok(())
            }
            InlineExpression::Placeable { expression } => self.expression(expression, depth, parts),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("functions aren't used here: {}", id.name))
            }
            InlineExpression::MessageReference { id, .. } => Err(format!(
                "messages don't refer to other messages: {}; make it a term",
                id.name
            )),
        }
    }

    fn place(&self, name: &str) -> Result<usize, String> {
        let place = self.arguments.iter().position(|arg| arg.name == name);
        place.ok_or_else(|| {
            let known: Vec<String> = self
                .arguments
                .iter()
                .map(|a| format!("${}", a.name))
                .collect();
            match known.is_empty() {
                true => format!("there is no ${name}: this message has no arguments"),
                false => format!("there is no ${name}: expected {}", known.join(" or ")),
            }
        })
    }

    fn key(&self, place: usize, key: &VariantKey<String>) -> Result<Key, String> {
        let argument = &self.arguments[place];
        match (&argument.kind, key) {
            (ArgKind::Number, VariantKey::NumberLiteral { value }) => value
                .parse()
                .map(Key::Exact)
                .map_err(|_| format!("{value} is not a whole number")),
            (ArgKind::Number, VariantKey::Identifier { name }) => {
                Plural::parse(name).map(Key::Plural).ok_or_else(|| {
                    format!("{name} is not a plural: zero, one, two, few, many or other")
                })
            }
            (ArgKind::Choice(kind), VariantKey::Identifier { name }) => {
                let choices = self.choices.iter().find(|choices| choices.name == *kind);
                let keys = choices.map(|choices| &choices.keys[..]).unwrap_or_default();
                let place = keys.iter().position(|key| key == name);
                place
                    .map(Key::Choice)
                    .ok_or_else(|| format!("{name} is not a {kind}: expected {}", keys.join(", ")))
            }
            _ => Err(format!("${} can't choose a variant", argument.name)),
        }
    }
}

/// Control characters have a meaning in packed messages.
fn push_text(parts: &mut Vec<Part>, text: &str) -> Result<(), String> {
    if let Some(sign) = text.chars().find(|sign| *sign < ' ' && *sign != '\n') {
        return Err(format!("the sign {sign:?} isn't allowed"));
    }
    match parts.last_mut() {
        Some(Part::Text(last)) => last.push_str(text),
        _ => parts.push(Part::Text(text.to_owned())),
    }
    Ok(())
}
