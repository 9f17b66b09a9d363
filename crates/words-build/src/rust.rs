//! Generates the Rust functions for the messages.

use crate::{ArgKind, Argument, Catalog, Choices, Message};
use std::fmt::Write as _;

/// A module with a method of `Words` for each message and an enum for each kind of named values.
pub fn module(catalog: &Catalog) -> String {
    let mut code = String::from("// Written by words-build from the Fluent files.\n\n");
    for choices in used_choices(catalog) {
        write_choices(&mut code, choices);
    }
    write_parts(&mut code, catalog);
    write_named(&mut code, catalog);
    code.push_str("impl Words {\n");
    for (number, message) in catalog.messages.iter().enumerate() {
        if !is_named_by_data(&message.id) {
            write_message(&mut code, number, message);
        }
    }
    code.push_str("}\n");
    code
}

/// The method for a message: `home-title` is `home_title`.
pub fn method(id: &str) -> String {
    id.replace('-', "_")
}

/// Whether a message is named by a file of lessons, and not by code.
pub fn is_named_by_data(id: &str) -> bool {
    ["course-", "drill-", "lesson-"]
        .iter()
        .any(|prefix| id.starts_with(prefix))
}

/// The kinds that are used as arguments. Others are just names with the same prefix.
fn used_choices(catalog: &Catalog) -> impl Iterator<Item = &Choices> {
    let is_used = |choices: &&Choices| {
        let kind = ArgKind::Choice(choices.name.clone());
        let mut arguments = catalog.messages.iter().flat_map(|m| &m.arguments);
        arguments.any(|argument| argument.kind == kind)
    };
    catalog.choices.iter().filter(is_used)
}

fn write_choices(code: &mut String, choices: &Choices) {
    let name = camel(&choices.name);
    _ = writeln!(
        code,
        "/// One of the values that messages call `{}`.",
        choices.name
    );
    _ = writeln!(
        code,
        "#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub enum {name} {{"
    );
    for key in &choices.keys {
        _ = writeln!(
            code,
            "    /// `{}-{key}`.\n    {},",
            choices.name,
            camel(key)
        );
    }
    _ = writeln!(code, "}}\n\nimpl {name} {{");
    _ = writeln!(
        code,
        "    const fn message(self) -> usize {{\n        match self {{"
    );
    for (key, number) in choices.keys.iter().zip(&choices.messages) {
        _ = writeln!(code, "            {name}::{} => {number},", camel(key));
    }
    _ = writeln!(code, "        }}\n    }}\n}}\n");
}

fn write_parts(code: &mut String, catalog: &Catalog) {
    code.push_str("/// The parts of the app, and where their messages begin.\n");
    let parts = catalog.parts();
    _ = writeln!(
        code,
        "pub(crate) const PARTS: [PartOfWords; {}] = [",
        parts.len()
    );
    for part in &parts {
        let numbers = || {
            let numbered = catalog.messages.iter().enumerate();
            numbered.filter(|(_, message)| message.part == *part)
        };
        let first = numbers().next().map_or(0, |(number, _)| number);
        _ = writeln!(
            code,
            "    PartOfWords {{ name: {part:?}, heading: {:?}, first: {first}, count: {} }},",
            catalog.heading(part),
            numbers().count()
        );
    }
    code.push_str("];\n\n");
    _ = writeln!(
        code,
        "/// How many messages there are.\npub(crate) const COUNT: usize = {};\n",
        catalog.messages.len()
    );
}

fn write_named(code: &mut String, catalog: &Catalog) {
    let numbered = catalog.messages.iter().enumerate();
    let mut named: Vec<(&str, usize)> = numbered
        .filter(|(_, message)| is_named_by_data(&message.id))
        .map(|(number, message)| (message.id.as_str(), number))
        .collect();
    named.sort_unstable();
    _ = writeln!(
        code,
        "/// The messages that files of lessons name, sorted by id.\npub(crate) const NAMED: [(&str, usize); {}] = {named:?};\n",
        named.len()
    );
}

fn write_message(code: &mut String, number: usize, message: &Message) {
    _ = writeln!(code, "    /// The message `{}`.", message.id);
    let name = method(&message.id);
    if message.arguments.is_empty() {
        _ = writeln!(
            code,
            "    pub fn {name}(&self) -> &str {{\n        self.plain({number})\n    }}\n"
        );
        return;
    }
    let is_split = message.arguments.iter().any(|a| a.kind == ArgKind::Slot);
    let parameters: Vec<String> = message.arguments.iter().filter_map(parameter).collect();
    let values: Vec<String> = message.arguments.iter().map(value).collect();
    let (result, call) = match is_split {
        true => ("[String; 2]", "split"),
        false => ("String", "fill"),
    };
    let parameters = match parameters.is_empty() {
        true => String::new(),
        false => format!(", {}", parameters.join(", ")),
    };
    _ = writeln!(
        code,
        "    pub fn {name}(&self{parameters}) -> {result} {{\n        self.{call}({number}, &[{}])\n    }}\n",
        values.join(", ")
    );
}

fn parameter(argument: &Argument) -> Option<String> {
    let kind = match &argument.kind {
        ArgKind::Number => "impl Number".to_owned(),
        ArgKind::Text | ArgKind::Code | ArgKind::Phrase => "&str".to_owned(),
        ArgKind::Slot => return None,
        ArgKind::Choice(kind) => camel(kind),
    };
    Some(format!("{}: {kind}", field(&argument.name)))
}

fn value(argument: &Argument) -> String {
    let name = field(&argument.name);
    match &argument.kind {
        ArgKind::Number => format!("Value::Number({name}.number())"),
        ArgKind::Text => format!("Value::Text({name})"),
        ArgKind::Code => format!("Value::Code({name})"),
        ArgKind::Phrase => format!("Value::Phrase({name})"),
        ArgKind::Slot => "Value::Slot".to_owned(),
        ArgKind::Choice(_) => format!("Value::Choice({name} as usize, {name}.message())"),
    }
}

fn field(name: &str) -> String {
    match name {
        "move" => "mv".to_owned(),
        _ => name.to_owned(),
    }
}

fn camel(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| {
            first.to_uppercase().chain(letters).collect()
        })
    };
    name.split('-').map(capital).collect()
}
