//! Measures the time from the click to the screen for a move, in Chromium.
//!
//! For each move of a game, it records the time stamp of the pointer event that completes the move,
//! and when the page receives it, when the board has changed, and when the next frame starts. On a
//! busy machine all of these take longer. So it also counts the page's CPU time, which dominates on
//! an idle machine.
#![expect(clippy::print_stdout, reason = "prints its results")]

use anyhow::{Context, Result, ensure};
use journeys::{Setup, Visit, journey};
use rules::Game;
use serde_json::json;

/// A frame at 60 Hz, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;
/// The number of moves.
const MOVES: usize = 40;

/// Records for each move when the board has changed and when the next frame starts.
const WATCH: &str = "
    window.watched = [];
    let input = null;
    const board = document.querySelector('.board');
    let heard = 0;
    // A click moves when the button is pressed, a drag when it's released.
    for (const kind of ['pointerdown', 'pointerup']) {
        document.addEventListener(kind, (event) => {
            input = event.timeStamp;
            heard = performance.now() - input;
        }, true);
    }
    new MutationObserver(() => {
        if (input === null) return;
        const since = input;
        input = null;
        const changed = performance.now() - since;
        const entry = { heard, changed, shown: null };
        window.watched.push(entry);
        requestAnimationFrame(() => { entry.shown = performance.now() - since; });
    }).observe(board, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });";

fn main() {
    journey(Setup::DESKTOP, measure);
}

async fn measure(visit: &Visit) -> Result<()> {
    visit.two_players().await?;
    visit.script(WATCH, Vec::new()).await?;
    let threads = json!({ "timeDomain": "threadTicks" });
    visit.cdp("Performance.enable", threads).await?;
    let mut game = Game::new();
    let (mut heard, mut changed, mut shown) = (Vec::new(), Vec::new(), Vec::new());
    let mut spent = Vec::new();
    for number in 0..MOVES {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(number * 7 % moves.len().max(1)) else {
            break;
        };
        // Selecting the piece changes labels too, so only later changes count.
        visit.click(&[mv.from().number()]).await?;
        visit.script("watched.length = 0;", Vec::new()).await?;
        let target = visit.middle_of(mv.to().number()).await?;
        let before = processor_time(visit).await?;
        visit.click_at(target).await?;
        spent.push((processor_time(visit).await? - before) * 1000.0);
        game.play(mv)?;
        visit.until_board(game.position().board()).await?;
        visit
            .until("the frame was shown", async || {
                let script =
                    "return watched.length > 0 && watched.every((it) => it.shown !== null);";
                Ok(visit.script(script, Vec::new()).await? == true)
            })
            .await?;
        let last = visit.script("return watched.at(-1);", Vec::new()).await?;
        let time = |name: &str| last[name].as_f64().context("a time is missing");
        heard.push(time("heard")?);
        changed.push(time("changed")?);
        shown.push(time("shown")?);
    }
    println!(
        "milliseconds after the pointer event, {} moves",
        changed.len()
    );
    println!("{:<24} {:>8} {:>8} {:>8}", "", "median", "90 %", "worst");
    row("the page receives it", &mut heard);
    row("the board has changed", &mut changed);
    row("the next frame starts", &mut shown);
    let median = row("CPU time", &mut spent);
    ensure!(
        median < FRAME,
        "half of the moves take more CPU time than a frame of {FRAME:.1} ms"
    );
    Ok(())
}

/// Returns the CPU time of the page's thread, in seconds.
async fn processor_time(visit: &Visit) -> Result<f64> {
    let metrics = visit.cdp("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"]
        .as_array()
        .context("the metrics are missing")?;
    let task = metrics
        .iter()
        .find(|metric| metric["name"] == "TaskDuration");
    task.and_then(|metric| metric["value"].as_f64())
        .context("the task duration is missing")
}

/// Prints a row and returns its median.
fn row(name: &str, times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    println!(
        "{name:<24} {:>8.1} {:>8.1} {:>8.1}",
        at(0.5),
        at(0.9),
        at(1.0)
    );
    at(0.5)
}
