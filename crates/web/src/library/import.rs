//! Files and texts to import, as the browser has them.

use super::{BrowserLibrary, store};
use crate::browser;
use library::{ImportSource, ImportWatch, Imported};

/// Where games come from.
pub(crate) enum Source {
    /// A file with any content.
    File(web_sys::File),
    /// Text that was pasted or dropped.
    Text(String),
}

impl ImportSource for Source {
    fn name(&self) -> String {
        match self {
            Source::File(file) => file.name(),
            Source::Text(_) => String::new(),
        }
    }

    fn len(&self) -> u64 {
        match self {
            Source::File(file) => file.size() as u64,
            Source::Text(text) => text.len() as u64,
        }
    }

    async fn read(&self, start: u64, end: u64) -> Option<Vec<u8>> {
        match self {
            Source::File(file) => {
                let part = browser::read_part(file, start as f64, end as f64).await;
                part.ok()
            }
            Source::Text(text) => {
                let part = text.as_bytes().get(start as usize..end as usize)?;
                Some(part.to_vec())
            }
        }
    }
}

impl BrowserLibrary {
    /// Imports games from a source.
    pub(crate) async fn import(self, source: &Source, watch: &impl ImportWatch) -> Imported {
        // Without a connection, storing a batch fails, which is reported.
        let _connected = store::connect().await;
        let today = browser::today();
        self.keeper().import(source, watch, today).await
    }
}
