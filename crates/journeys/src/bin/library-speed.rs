//! Measures a large library in Chromium: importing games, searching as one types, finding a
//! position, opening the library, and memory.
//!
//! The games are random, with a fixed seed. The number of games is an argument; 100,000 by default. A
//! second one is the length of the comments in each game, in bytes; 0 by default.
#![expect(clippy::print_stdout, reason = "prints its results")]

use anyhow::{Context, Result};
use journeys::{Setup, Visit, journey};
use notation::pdn::{Comment, PdnGame, Writer};
use rules::Game;
use serde_json::json;
use std::fs;
use std::time::Duration;
use testkit::Dice;

/// The longest time for an import.
const PATIENCE: Duration = Duration::from_secs(1200);

/// Remembers the memory of every module.
const WATCH_MEMORY: &str = "
    window.memories = [];
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            const made = await real.apply(WebAssembly, given);
            memories.push((made.instance ?? made).exports.memory);
            return made;
        };
    }";

const PLAYERS: usize = 2000;
const SYLLABLES: [&str; 12] = [
    "al", "ber", "cor", "dan", "el", "fin", "gar", "hol", "mu", "ñoz", "ros", "win",
];

fn main() {
    let number = |place| {
        std::env::args()
            .nth(place)
            .and_then(|text| text.parse().ok())
    };
    let count = number(1).unwrap_or(100_000);
    let comments = number(2).unwrap_or(0);
    journey(Setup::DESKTOP, async |visit| {
        measure(visit, count, comments).await
    });
}

async fn measure(visit: &Visit, count: usize, comments: usize) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("games.pdn");
    fs::write(&path, games(count, comments)?)?;
    let size = fs::metadata(&path)?.len();
    println!(
        "{count} games with {comments} bytes of comments, {} MB",
        size >> 20
    );

    let watch = json!({ "source": WATCH_MEMORY });
    visit
        .cdp("Page.addScriptToEvaluateOnNewDocument", watch)
        .await?;
    visit.open("/library").await?;
    visit.test_id("empty").await?;
    let watch = "window.began = null; window.ended = null;
        document.querySelector('[data-testid=import]')
            .addEventListener('change', () => { began = performance.now(); }, true);
        new MutationObserver(() => {
            if (!ended && document.querySelector('[data-testid=report]')) ended = performance.now();
        }).observe(document.body, { childList: true, subtree: true });";
    visit.script(watch, Vec::new()).await?;
    let file = path.display().to_string();
    visit.test_id("import").await?.send_keys(file).await?;
    visit
        .until_within(PATIENCE, "the games are imported", async || {
            Ok(visit.script("return ended !== null;", Vec::new()).await? == true)
        })
        .await?;
    let millis = visit.script("return ended - began;", Vec::new()).await?;
    print("import", &[millis.as_f64().context("no time")?]);
    print("search as you type", &typed(visit).await?);
    memory(visit).await?;

    // As it will be after the next start of the app.
    visit
        .open("/library?position=W:W21-32:B1-10,12,15&colors=both")
        .await?;
    let script = "return performance.now();";
    visit.find("[data-testid=game]").await?;
    let shown = visit.script(script, Vec::new()).await?;
    print(
        "open until a position is found",
        &[shown.as_f64().context("no time")?],
    );
    print("position", &found(visit).await?);
    visit
        .open("/library?pattern=18=W 15=B 19=-&colors=both")
        .await?;
    visit.find("[data-testid=game]").await?;
    print("pattern", &found(visit).await?);
    memory(visit).await
}

/// Types a name, and returns how long the list takes after each letter.
async fn typed(visit: &Visit) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    let mut text = String::new();
    for letter in "munoz 19 draw".chars() {
        text.push(letter);
        let script = "const [text, done] = arguments;
            const field = document.querySelector('[data-testid=search]');
            const began = performance.now();
            field.value = text;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));";
        let time = visit.script_later(script, vec![json!(text)]).await?;
        times.push(time.as_f64().context("no time")?);
    }
    Ok(times)
}

/// Looks for the same on the board with and without colors reversed, and returns how long the list
/// takes.
async fn found(visit: &Visit) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for _ in 0..6 {
        let script = "const [done] = arguments;
            const began = performance.now();
            document.querySelector('[data-testid=reversed]').click();
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));";
        let time = visit.script_later(script, Vec::new()).await?;
        times.push(time.as_f64().context("no time")?);
    }
    Ok(times)
}

/// Prints what the page uses: what the browser counts, and the memory of the module.
async fn memory(visit: &Visit) -> Result<()> {
    visit.cdp("HeapProfiler.collectGarbage", json!({})).await?;
    let used = visit.cdp("Runtime.getHeapUsage", json!({})).await?;
    let parts = ["usedSize", "embedderHeapUsedSize", "backingStorageSize"];
    let parts: Option<Vec<f64>> = parts.iter().map(|name| used[*name].as_f64()).collect();
    let script = "return memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);";
    let module = visit.script(script, Vec::new()).await?;
    let module = module.as_f64().context("the module has no memory")?;
    let bytes = module
        + parts
            .context("the browser doesn't say")?
            .iter()
            .sum::<f64>();
    println!("{:<32} {:>8.0} MB", "memory of the page", bytes / 1e6);
    Ok(())
}

fn print(what: &str, times: &[f64]) {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let median = sorted[sorted.len() / 2];
    let worst = sorted[sorted.len() - 1];
    println!("{what:<32} {median:>8.0} ms, at worst {worst:.0} ms");
}

/// Random games by a few thousand players.
fn games(count: usize, comments: usize) -> Result<Vec<u8>> {
    let mut writer = Writer::new(Vec::new());
    let mut dice = Dice::new(1);
    for number in 0..count {
        let mut game = Game::new();
        while game.moves().len() < 60 && game.ending().is_none() {
            let moves = game.legal_moves();
            game.play(moves[dice.below(moves.len())])?;
        }
        let mut pdn = PdnGame::from(&game);
        let date = format!("{}.{:02}.??", 1850 + dice.below(170), 1 + dice.below(12));
        let [black, white] = [0; 2].map(|_| player(dice.below(PLAYERS)));
        for (name, value) in [
            ("Event", format!("Event {}", number / 1000)),
            ("Date", date),
            ("Round", (number % 1000).to_string()),
            ("Black", black),
            ("White", white),
        ] {
            pdn.tags.set(name, &value)?;
        }
        let mut left = comments;
        for node in &mut pdn.line.nodes {
            let remark = remark(&mut dice, left.min(60));
            left -= remark.len();
            node.comments.extend(Comment::new(&remark));
        }
        writer.write(&pdn)?;
    }
    Ok(writer.into_inner())
}

/// A remark of at most this many bytes.
fn remark(dice: &mut Dice, most: usize) -> String {
    const WORDS: [&str; 8] = [
        "bridge", "position", "loses", "the", "exchange", "better", "is", "crown",
    ];
    let mut text = String::new();
    loop {
        let word = WORDS[dice.below(WORDS.len())];
        if text.len() + word.len() + 1 > most {
            return text;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
}

fn player(number: usize) -> String {
    let syllable = |place: u32| SYLLABLES[number / 12_usize.pow(place) % 12];
    format!("{}{}{}, {number}", syllable(0), syllable(1), syllable(2))
}
