//! Measures how screens load in Chromium: the first paint, the largest paint, layout shifts, and
//! the time in long tasks, in which the page can't respond.
//!
//! The definitions are those of Web Vitals. Each screen is opened several times with an empty
//! browser cache; the table has the medians.
#![expect(clippy::print_stdout, reason = "prints its results")]

use anyhow::{Context, Result};
use journeys::{Setup, Visit, journey};
use serde_json::json;

/// How often each screen is opened.
const TIMES: usize = 5;
/// The screens: a name, a path, and an element that shows that it's there.
const SCREENS: [(&str, &str, &str); 6] = [
    ("start page", "/", "[data-testid=start]"),
    ("set-up board", "/setup", ".palette"),
    ("review", "/review/new", "[data-testid=engine]"),
    ("library", "/library", "h1"),
    ("help", "/help", "h1"),
    ("settings", "/settings", ".preview"),
];

/// Watches a page from its start.
const WATCH: &str = "
    window.speed = { first: null, largest: null, shift: 0, blocked: 0 };
    const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each))
        .observe({ type, buffered: true });
    watch('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') speed.first = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => { speed.largest = entry.startTime; });
    watch('layout-shift', (entry) => { if (!entry.hadRecentInput) speed.shift += entry.value; });
    // Anything above 50 ms keeps the user waiting.
    watch('longtask', (entry) => { speed.blocked += entry.duration - 50; });";

/// What one visit to a screen took. Times are in milliseconds.
struct Loaded {
    first: f64,
    largest: f64,
    shift: f64,
    blocked: f64,
}

fn main() {
    for (kind, setup) in [("desktop", Setup::DESKTOP), ("phone", Setup::PHONE)] {
        journey(setup, async |visit| {
            let watch = json!({ "source": WATCH });
            visit
                .cdp("Page.addScriptToEvaluateOnNewDocument", watch)
                .await?;
            visit.cdp("Network.enable", json!({})).await?;
            let bypass = json!({ "bypass": true });
            visit.cdp("Network.setBypassServiceWorker", bypass).await?;
            let disabled = json!({ "cacheDisabled": true });
            visit.cdp("Network.setCacheDisabled", disabled).await?;
            println!("{kind}, medians of {TIMES} visits with an empty cache");
            println!(
                "{:<14} {:>14} {:>14} {:>14} {:>14}",
                "", "first paint ms", "largest ms", "layout shift", "blocked ms"
            );
            for (name, path, part) in SCREENS {
                let mut visits = Vec::new();
                for _ in 0..TIMES {
                    visits.push(load(visit, path, part).await?);
                }
                let median = |read: fn(&Loaded) -> f64| {
                    let mut values: Vec<f64> = visits.iter().map(read).collect();
                    values.sort_by(f64::total_cmp);
                    values[values.len() / 2]
                };
                println!(
                    "{name:<14} {:>14.0} {:>14.0} {:>14.3} {:>14.0}",
                    median(|it| it.first),
                    median(|it| it.largest),
                    median(|it| it.shift),
                    median(|it| it.blocked)
                );
            }
            Ok(())
        });
    }
}

async fn load(visit: &Visit, path: &str, part: &str) -> Result<Loaded> {
    visit.open(path).await?;
    visit.find(part).await?;
    visit
        .until("the browser reports its paints", async || {
            let script = "return speed.first !== null && speed.largest !== null;";
            Ok(visit.script(script, Vec::new()).await? == true)
        })
        .await?;
    let found = visit.script("return speed;", Vec::new()).await?;
    let number = |name: &str| found[name].as_f64().context("a measurement is missing");
    Ok(Loaded {
        first: number("first")?,
        largest: number("largest")?,
        shift: number("shift")?,
        blocked: number("blocked")?,
    })
}
