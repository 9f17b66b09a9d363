//! Measures how screens load in Chromium: the first paint, the largest paint, layout shifts, and
//! the time in long tasks, in which the page can't respond.
//!
//! The definitions are those of Web Vitals. Each screen is opened several times with an empty
//! browser cache; the table has the medians. With the folder of other pages as an argument, both
//! are measured alternately and compared, so a busy machine slows both down.
#![expect(clippy::print_stdout, reason = "prints its results")]

use anyhow::{Context, Result};
use journeys::{Setup, Visit, journey};
use serde_json::json;
use std::path::{Path, PathBuf};

/// How often each screen is opened.
const TIMES: usize = 5;
/// The screens: a name, a path, and an element that shows that it's there.
const SCREENS: [(&str, &str, &str); 6] = [
    ("start page", "/", "[data-testid=start]"),
    ("position editor", "/setup", ".palette"),
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
    let base = std::env::args_os().nth(1).map(PathBuf::from);
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
            measure(visit, base.as_deref()).await
        });
    }
}

/// Opens all screens repeatedly, alternating between the builds, and prints the medians: of the
/// base, if there is one, and of the current pages.
async fn measure(visit: &Visit, base: Option<&Path>) -> Result<()> {
    let mut before: [Vec<Loaded>; SCREENS.len()] = Default::default();
    let mut now: [Vec<Loaded>; SCREENS.len()] = Default::default();
    for _ in 0..TIMES {
        if let Some(base) = base {
            visit.serve_pages(base)?;
            load_all(visit, &mut before).await?;
            visit.restore_network()?;
        }
        load_all(visit, &mut now).await?;
    }
    println!(
        "{:<14} {:>16} {:>16} {:>16} {:>16}",
        "", "first paint ms", "largest ms", "layout shift", "blocked ms"
    );
    for (place, (name, _, _)) in SCREENS.into_iter().enumerate() {
        let column = |read: fn(&Loaded) -> f64, digits: usize| {
            let now = format!("{:.digits$}", median(&now[place], read));
            match before[place].is_empty() {
                true => now,
                false => format!("{:.digits$} → {now}", median(&before[place], read)),
            }
        };
        println!(
            "{name:<14} {:>16} {:>16} {:>16} {:>16}",
            column(|it| it.first, 0),
            column(|it| it.largest, 0),
            column(|it| it.shift, 3),
            column(|it| it.blocked, 0)
        );
    }
    Ok(())
}

async fn load_all(visit: &Visit, visits: &mut [Vec<Loaded>; SCREENS.len()]) -> Result<()> {
    for ((_, path, part), visits) in SCREENS.into_iter().zip(visits) {
        visits.push(load(visit, path, part).await?);
    }
    Ok(())
}

fn median(visits: &[Loaded], read: fn(&Loaded) -> f64) -> f64 {
    let mut values: Vec<f64> = visits.iter().map(read).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
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
