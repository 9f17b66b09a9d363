//! How long a move takes from the click to the screen, in Chromium.
//!
//! For each move of a game it takes the time stamp of the pointer event that ends the move, the time
//! at which the board has changed, and the time of the frame that shows it.
#![expect(clippy::print_stdout, reason = "a program for people")]

use anyhow::{Context, Result, ensure};
use journeys::{Setup, Visit, journey};
use rules::Game;

/// A frame at 60 Hz, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;
/// How many moves are made.
const MOVES: usize = 40;

/// Notes, for each move, when the board has changed and when the frame after that has begun.
const WATCH: &str = "
    window.watched = [];
    let input = null;
    const board = document.querySelector('.board');
    document.addEventListener('pointerup', (event) => { input = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (input === null) return;
        const since = input;
        input = null;
        const changed = performance.now() - since;
        const entry = { changed, shown: null };
        window.watched.push(entry);
        requestAnimationFrame(() => { entry.shown = performance.now() - since; });
    }).observe(board, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });";

fn main() {
    journey(Setup::DESKTOP, measure);
}

async fn measure(visit: &Visit) -> Result<()> {
    visit.two_players().await?;
    visit.script(WATCH, Vec::new()).await?;
    let mut game = Game::new();
    let (mut changed, mut shown) = (Vec::new(), Vec::new());
    for number in 0..MOVES {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(number * 7 % moves.len().max(1)) else {
            break;
        };
        // Selecting the piece changes labels too: only what comes after it counts.
        visit.click(&[mv.from().number()]).await?;
        visit.script("watched.length = 0;", Vec::new()).await?;
        let rest: Vec<u8> = mv
            .path()
            .iter()
            .skip(1)
            .map(|square| square.number())
            .collect();
        visit.click(&rest).await?;
        game.play(mv)?;
        visit.until_board(game.position().board()).await?;
        visit
            .until("the frame has come", async || {
                let script =
                    "return watched.length > 0 && watched.every((it) => it.shown !== null);";
                Ok(visit.script(script, Vec::new()).await? == true)
            })
            .await?;
        let last = visit.script("return watched.at(-1);", Vec::new()).await?;
        changed.push(last["changed"].as_f64().context("a time")?);
        shown.push(last["shown"].as_f64().context("a time")?);
    }
    println!(
        "milliseconds after the pointer event, {} moves",
        changed.len()
    );
    println!("{:<24} {:>8} {:>8} {:>8}", "", "median", "90 %", "worst");
    let median = row("the board has changed", &mut changed);
    row("the next frame begins", &mut shown);
    ensure!(
        median < FRAME,
        "half of the moves take longer than a frame of {FRAME:.1} ms"
    );
    Ok(())
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
