//! The file that a translator fills in.

use crate::{Catalog, Translation};
use fluent_syntax::ast::{Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::serializer::serialize;

/// A message in Fluent syntax.
pub(crate) fn written(id: &str, pattern: &Pattern<String>) -> String {
    let message = Message {
        id: Identifier {
            name: id.to_owned(),
        },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    serialize(&Resource {
        body: vec![Entry::Message(message)],
    })
}

impl Catalog {
    /// A Fluent file with every message that the language lacks, in English, to be translated in
    /// place.
    pub fn template(&self, translation: &Translation) -> String {
        let mut text = format!(
            "### Messages that {} doesn't have yet. Translate what is right of each = and keep everything in braces.\n\
             ### Then save the file below crates/words/ftl/{}.\n",
            translation.language, translation.language
        );
        for message in self.missing(translation) {
            text.push('\n');
            for line in &message.comment {
                text.push_str(&format!("# {line}\n"));
            }
            text.push_str(&message.source);
        }
        text
    }
}
