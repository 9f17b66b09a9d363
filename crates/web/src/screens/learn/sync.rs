//! With an account, what was learned is the same on each device.

use crate::browser;
use crate::online::api;
use learn::Progress;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::LearningProgress;

/// The storage keys of what was learned: lessons, drills, openings, puzzles.
const KEYS: [&str; 4] = [
    super::PROGRESS,
    super::drill::PROGRESS,
    super::openings::PROGRESS,
    super::puzzles::TRAINING,
];
/// The storage key for the account that the texts were last merged with.
const OWNER: &str = "crownhead.progress.of";

/// Exchanges what was learned with the account, now and when the screen is left. Returns a count
/// that grows when there's something new on this device. Without an account, nothing happens.
pub(super) fn keep_in_account() -> RwSignal<u32> {
    let news = RwSignal::new(0);
    exchange(Some(news));
    on_cleanup(|| exchange(None));
    news
}

fn exchange(news: Option<RwSignal<u32>>) {
    let Some(account) = api::account() else {
        return;
    };
    // Another account's progress stays separate from this one's.
    let is_own = browser::recall(OWNER).is_none_or(|owner| owner == account);
    spawn_local(async move {
        let before = texts();
        let sent = if is_own {
            let [lessons, drills, openings, puzzles] = before.clone();
            LearningProgress {
                lessons,
                drills,
                openings,
                puzzles,
            }
        } else {
            LearningProgress::default()
        };
        // Without a connection, it's for another time.
        let Ok(found) = api::merge_progress(&sent).await else {
            return;
        };
        let LearningProgress {
            lessons,
            drills,
            openings,
            puzzles,
        } = &found;
        let mut merged = Progress::read([lessons, drills, openings, puzzles]);
        if is_own {
            // Something may have been done in the meantime.
            let now = texts();
            merged.join(&Progress::read([&now[0], &now[1], &now[2], &now[3]]));
        }
        let merged = merged.texts();
        for (key, text) in KEYS.iter().zip(&merged) {
            browser::remember(key, text);
        }
        browser::remember(OWNER, &account);
        if let Some(news) = news
            && merged != before
        {
            news.try_update(|news| *news += 1);
        }
    });
}

fn texts() -> [String; 4] {
    KEYS.map(|key| browser::recall(key).unwrap_or_default())
}
