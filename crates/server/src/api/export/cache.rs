//! The latest exports, so that repeated requests cost little.

use bytes::Bytes;
use protocol::{PlayerId, Record};
use std::collections::HashMap;
use tokio::time::{Duration, Instant};

/// How long an export is used. Names may change in the meantime.
const LATEST: Duration = Duration::from_secs(60);
/// The maximum size of an export that's cached, in bytes.
const MOST_OF_ONE: usize = 2 * 1024 * 1024;
/// The maximum size of all of them.
const MOST_OF_ALL: usize = 16 * 1024 * 1024;

/// What an export contains.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Wanted {
    pub(super) player: PlayerId,
    /// The player's results. Another finished game changes them.
    pub(super) record: Record,
    /// The base URL in it.
    pub(super) address: String,
}

/// An export as far as it's written, or nothing if it's too large.
pub(super) struct File(Option<String>);

impl Default for File {
    fn default() -> File {
        File(Some(String::new()))
    }
}

impl File {
    pub(super) fn push(&mut self, text: &str) {
        self.0 = self.0.take().and_then(|mut whole| {
            whole.push_str(text);
            (whole.len() <= MOST_OF_ONE).then_some(whole)
        });
    }
}

/// The latest exports, each with when it was started.
#[derive(Default)]
pub(super) struct Cache(HashMap<Wanted, (Instant, Bytes)>);

impl Cache {
    /// The export, if there is one that's still good.
    pub(super) fn find(&self, wanted: &Wanted, now: Instant) -> Option<Bytes> {
        let found = self.0.get(wanted);
        let (_, text) = found.filter(|(since, _)| is_good(*since, now))?;
        Some(text.clone())
    }

    /// Adds an export, unless it's too large. The oldest ones make room for it.
    pub(super) fn add(&mut self, wanted: Wanted, file: File, since: Instant) {
        let Some(text) = file.0 else { return };
        self.0.retain(|_, (other, _)| is_good(*other, since));
        self.0.insert(wanted, (since, text.into()));
        while self.size() > MOST_OF_ALL {
            let oldest = self.0.iter().min_by_key(|(_, (since, _))| *since);
            let Some(oldest) = oldest.map(|(wanted, _)| wanted.clone()) else {
                return;
            };
            self.0.remove(&oldest);
        }
    }

    fn size(&self) -> usize {
        self.0.values().map(|(_, text)| text.len()).sum()
    }
}

fn is_good(since: Instant, now: Instant) -> bool {
    now.saturating_duration_since(since) < LATEST
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(number: u8, wins: u32) -> Wanted {
        let record = Record {
            wins,
            ..Record::default()
        };
        Wanted {
            player: PlayerId::from_random([number; 12]),
            record,
            address: "http://x".to_owned(),
        }
    }

    fn file(text: &str) -> File {
        let mut file = File::default();
        file.push(text);
        file
    }

    #[test]
    fn an_export_is_used_for_a_while_and_until_the_next_game() {
        let (mut cache, start) = (Cache::default(), Instant::now());
        cache.add(wanted(1, 1), file("a game"), start);
        let find = |wins, seconds| {
            let found = cache.find(&wanted(1, wins), start + Duration::from_secs(seconds));
            found.map(|text| text.len())
        };
        assert_eq!(find(1, 59), Some(6));
        assert_eq!(find(1, 60), None);
        assert_eq!(find(2, 0), None);
    }

    #[test]
    fn memory_is_bounded() {
        let (mut cache, start) = (Cache::default(), Instant::now());
        let large = "x".repeat(MOST_OF_ONE);
        for number in 0..20 {
            let since = start + Duration::from_millis(number.into());
            cache.add(wanted(number, 0), file(&large), since);
        }
        assert_eq!(cache.size(), MOST_OF_ALL);
        assert!(cache.find(&wanted(19, 0), start).is_some());
        assert!(cache.find(&wanted(0, 0), start).is_none());
        let mut too_large = file(&large);
        too_large.push("x");
        too_large.push("x");
        cache.add(wanted(21, 0), too_large, start);
        assert!(cache.find(&wanted(21, 0), start).is_none());
    }
}
