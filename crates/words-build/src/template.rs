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
    /// A Fluent file with every message that's missing from the language, in English, to translate
    /// in place. A heading says which file a message comes from. `None` if nothing is missing.
    pub fn template(&self, translation: &Translation) -> Option<String> {
        let language = &translation.language;
        let mut text = format!(
            "### Messages that are missing from {language}. Translate the text to the right of each =.\n\
             ### Keep the names, the comments and everything in braces. Then save this file in\n\
             ### crates/words/ftl/{language} and run `cargo xtask words`.\n",
        );
        let mut last = None;
        for message in self.missing(translation) {
            let from = (&message.part, &message.file);
            if last != Some(from) {
                text.push_str(&format!("\n## {}/{}\n", message.part, message.file));
                last = Some(from);
            }
            text.push('\n');
            for line in &message.comment {
                text.push_str(&format!("# {line}\n"));
            }
            text.push_str(&message.source);
        }
        last.is_some().then_some(text)
    }
}
