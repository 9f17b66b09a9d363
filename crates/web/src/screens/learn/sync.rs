//! With an account, what was learned is the same on each device.

use crate::browser;
use crate::online::api;
use learn::ProgressExchange;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::requests;
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

/// Exchanges what was learned with the account, and renews what a screen shows when there's
/// something new.
pub(super) fn follow_account(renew: impl Fn() + 'static) {
    let news = keep_in_account();
    Effect::new(move || {
        if news.get() > 0 {
            untrack(&renew);
        }
    });
}

fn exchange(news: Option<RwSignal<u32>>) {
    let Some(account) = api::account() else {
        return;
    };
    let exchange = ProgressExchange::new(texts(), &account, browser::recall(OWNER).as_deref());
    spawn_local(async move {
        let [lessons, drills, openings, puzzles] = exchange.sent();
        let sent = LearningProgress {
            lessons,
            drills,
            openings,
            puzzles,
        };
        // Without a connection, it's for another time.
        let Ok(found) = api::ask(requests::merge_progress(&sent)).await else {
            return;
        };
        let LearningProgress {
            lessons,
            drills,
            openings,
            puzzles,
        } = &found;
        let now = texts();
        let (merged, is_news) = exchange.heard(
            [lessons, drills, openings, puzzles],
            now.each_ref().map(String::as_str),
        );
        for (key, text) in KEYS.iter().zip(&merged) {
            browser::remember(key, text);
        }
        browser::remember(OWNER, &account);
        if let Some(news) = news
            && is_news
        {
            news.try_update(|news| *news += 1);
        }
    });
}

fn texts() -> [String; 4] {
    KEYS.map(super::recalled)
}
