//! Takes screenshots of every screen, wide and narrow, light and dark, in `target/screenshots`.
//!
//! The names of windows as arguments, such as `phone` or `large`, limit it to those, `offline` leaves
//! out online play, and `desk` takes only what a collector of games and problems sees. With the code of a language, it takes them in that language, in light
//! colors, and in two windows unless others are named.
#![expect(clippy::print_stdout, reason = "prints the names of the files")]

use anyhow::{Context, Result, bail};
use journeys::{
    Key, SCREENS, Scheme, Setup, Visit, Window, finished_game, journey, meeting, quick_game,
};
use notation::WrittenMove;
use rules::{Color, Game, RuleSet};
use serde_json::json;
use std::path::Path;
use words::Language;

/// A game in which Red must jump.
const GAME: &str = "9-14 22-18 11-15 18x9 5x14 25-22 8-11 22-18";
/// An ending that the tables know: three kings against two.
const ENDING: &str = "/review/new?fen=W:WK10,K15,K23:BK1,K5";
/// A position in which the next move wins the game.
const LAST_MOVE: &str = "B:W18:B14";
/// A game in which White gives a piece away.
const THROWN: &str = "[Event \"Club night\"]\n[Site \"Boston\"]\n[Date \"2024.05.03\"]\n\
    [Black \"Ann Lee\"]\n[White \"Ben Cole\"]\n\
    1. 11-15 23-19 2. 8-11 {Steady.} 19-16 3. 11x20 22-17 1-0\n";
/// Games of all kinds: two that are the same, one without a result, one that can't be read.
const GAMES: &str = "[Event \"World championship\"]\n[Site \"Glasgow\"]\n[Date \"1954.08.23\"]\n\
    [Black \"Tillie Winterbottom\"]\n[White \"Ambrose Featherstonehaugh\"]\n\
    1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 1/2-1/2\n\n\
    [Event \"Open\"]\n[Date \"1999\"]\n[Black \"Bea\"]\n[White \"Yan\"]\n\
    1. 9-13 22-18 2. 6-9 25-22 0-1\n\n\
    [Black \"Cal\"]\n[White \"Xi\"]\n1. 11-15 23-19 0-1\n\n\
    [Black \"Cal\"]\n[White \"Xi\"]\n[Event \"Copy\"]\n1. 11-15 23-19 0-1\n\n\
    [Black \"Dot\"]\n[White \"Eve\"]\n1. 12-16 9-14 *\n\n\
    [Black \"Fay\"]\n[White \"Gus\"]\n1. 10-14 22-17 1-0\n\n\
    [Black \"Hal\"]\n[White \"Ida\"]\n1. 10-15 21-17 1/2-1/2\n\n\
    [Black \"Jan\"]\n[White \"Kim\"]\n1. 12-16 24-20 *\n\n\
    [GameType \"20\"]\n1. 32-28 *\n";

/// A problem with a wrong result.
const PROBLEM: &str = "[Event \"Second position\"]\n[FEN \"B:WK6,K7:BK30\"]\n1-0\n";

/// Enough rated games for a rating chart.
const RATED_GAMES: usize = 4;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    let mut windows = Vec::new();
    let mut language = Language::ENGLISH;
    let mut is_offline = false;
    let mut is_desk = false;
    for word in std::env::args().skip(1) {
        if let Some(window) = Window::ALL.into_iter().find(|window| window.name() == word) {
            windows.push(window);
        } else if word == "offline" {
            is_offline = true;
        } else if word == "desk" {
            is_desk = true;
        } else {
            language = Language::parse(&word)
                .unwrap_or_else(|| panic!("there is no window or language {word:?}"));
        }
    }
    let (usual, schemes): (&[Window], &[Scheme]) = match language {
        Language::ENGLISH => (&Window::ALL, &[Scheme::Light, Scheme::Dark]),
        _ => (&[Window::Desktop, Window::Phone], &[Scheme::Light]),
    };
    if windows.is_empty() {
        windows.extend(usual);
    }
    for window in windows {
        for &scheme in schemes {
            let setup = Setup {
                window,
                scheme,
                still: true,
                language,
            };
            if is_desk {
                journey(setup, async |visit| take_desk(visit, &folder).await);
                continue;
            }
            journey(setup, async |visit| take_all(visit, &folder).await);
            if !is_offline {
                meeting([setup, setup], async |people| {
                    take_online(people, &folder).await
                });
            }
        }
    }
}

async fn take_all(visit: &Visit, folder: &Path) -> Result<()> {
    visit.square(1).await?;
    take(visit, folder, "home").await?;
    visit.open_options().await?;
    visit.test_id("options").await?.scroll_into_view().await?;
    take_here(visit, folder, "home-options").await?;
    visit.keys("?").await?;
    visit.test_id("shortcuts").await?;
    take_here(visit, folder, "shortcuts").await?;
    visit.open("/library").await?;
    visit.test_id("empty").await?;
    take(visit, folder, "library-empty").await?;
    visit.two_players().await?;
    let mut game = Game::new();
    for text in GAME.split_whitespace() {
        let written: WrittenMove = text.parse()?;
        let mv = written
            .resolve(game.position(), RuleSet::OFFICIAL)
            .with_context(|| format!("{text} is not a move of the game"))?;
        visit.enter(&mut game, mv).await?;
    }
    take(visit, folder, "game").await?;
    // The third hint has an arrow.
    for _ in 0..3 {
        visit.press(visit.words.game_hint()).await?;
        visit.find(".line.good").await?;
    }
    visit.find(".place .arrow").await?;
    take(visit, folder, "hint").await?;
    let address = visit.driver.current_url().await?;
    let id = address.path().rsplit('/').next().unwrap_or_default();
    visit.open(&format!("/review/{id}")).await?;
    visit.square(1).await?;
    // The screenshot should show the engine's analysis.
    visit
        .until("the engine shows a line", async || {
            let body = visit
                .script("return document.body.innerText;", Vec::new())
                .await?;
            Ok(body
                .as_str()
                .is_some_and(|text| !text.contains(visit.words.review_looking())))
        })
        .await?;
    take(visit, folder, "review").await?;
    visit.test_id("survey").await?.click().await?;
    visit.test_id("accuracy").await?;
    visit
        .until("the whole game is analyzed", async || {
            Ok(!visit.is_there("progress").await?)
        })
        .await?;
    take(visit, folder, "review-analyzed").await?;
    visit.open(ENDING).await?;
    visit.test_id("database").await?;
    visit.find(".lines li .score").await?;
    take(visit, folder, "review-ending").await?;
    take_mistake(visit, folder).await?;
    for screen in SCREENS {
        if screen.name == "home" || screen.name == "library" || screen.name == "trash" {
            continue;
        }
        visit.open_screen(screen).await?;
        if screen.path.contains('#') {
            take_here(visit, folder, screen.name).await?;
        } else {
            take(visit, folder, screen.name).await?;
        }
    }
    take_learning(visit, folder).await?;
    take_library(visit, folder).await?;
    take_desk(visit, folder).await?;
    visit.open("/").await?;
    visit.test_id("continue").await?;
    take(visit, folder, "home-returning").await?;
    // A win against the computer.
    visit.open("/").await?;
    visit.choose_computer(3, Color::Black).await?;
    visit.choose_position(LAST_MOVE).await?;
    visit.start().await?;
    visit.click(&[14, 23]).await?;
    visit.test_id("ending").await?;
    take(visit, folder, "ending").await
}

/// Takes screenshots of the review of a game with a mistake: the explanation, another try, the
/// settings, a comment.
async fn take_mistake(visit: &Visit, folder: &Path) -> Result<()> {
    visit.open("/library").await?;
    visit.drop_games("club.pdn", THROWN).await?;
    visit.find(".game-title").await?.click().await?;
    visit.test_id("survey").await?.click().await?;
    visit.test_id("accuracy").await?;
    visit
        .until("the whole game is analyzed", async || {
            Ok(!visit.is_there("progress").await?)
        })
        .await?;
    visit.test_id("next-mistake").await?.click().await?;
    visit.test_id("moment").await?;
    take(visit, folder, "review-mistake").await?;
    visit.test_id("try-again").await?.click().await?;
    visit.test_id("retry-hint").await?.click().await?;
    take(visit, folder, "review-retry").await?;
    visit.test_id("retry-end").await?.click().await?;
    visit.test_id("annotations").await?.click().await?;
    visit.test_id("engine-settings").await?.click().await?;
    visit.test_id("the-move").await?.click().await?;
    visit.test_id("the-move-count").await?;
    take(visit, folder, "review-tools").await
}

/// Takes screenshots of what comes up while learning: a wrong try, the end of a step, a rush.
async fn take_learning(visit: &Visit, folder: &Path) -> Result<()> {
    visit.open("/learn/jumping").await?;
    visit.focus_board().await?;
    visit.keys("10x19").await?;
    visit.key(Key::Enter).await?;
    visit.find(".line.good").await?;
    take(visit, folder, "lesson-done").await?;
    visit.open("/learn/drill/one-king").await?;
    visit.click(&[11, 7]).await?;
    visit.find(".line.bad").await?;
    take(visit, folder, "drill-wrong").await?;
    visit.open("/learn/puzzles").await?;
    visit.choose_option("puzzle-kind", 2).await?;
    take(visit, folder, "rush").await?;
    visit.open("/learn/explorer").await?;
    for mv in ["11-15", "23-19", "8-11"] {
        visit.test_id(&format!("move-{mv}")).await?.click().await?;
    }
    visit.test_id("train").await?;
    visit.test_id("move-22-17").await?;
    take(visit, folder, "explorer-opening").await
}

/// Takes screenshots of the library: the report of an import, filters, a selection, questions, the
/// trash.
async fn take_library(visit: &Visit, folder: &Path) -> Result<()> {
    visit.open("/library").await?;
    visit.drop_games("games.pdn", GAMES).await?;
    visit.find(".game-title").await?;
    take(visit, folder, "library-import").await?;
    visit.open("/library").await?;
    visit.find(".game-title").await?;
    take(visit, folder, "library").await?;
    visit.test_id("filters").await?.click().await?;
    visit.test_id("paste").await?.click().await?;
    take(visit, folder, "library-filters").await?;
    visit.open("/library?show=imported").await?;
    visit.find(".game-title").await?;
    visit.test_id("select-all").await?.click().await?;
    visit.test_id("move").await?.click().await?;
    visit.test_id("move-field").await?;
    take(visit, folder, "library-selected").await?;
    visit.open("/library?show=duplicates").await?;
    visit.test_id("delete").await?.click().await?;
    visit.test_id("notice").await?;
    visit.open("/library?show=trash").await?;
    visit.find(".game-title").await?;
    take(visit, folder, "trash").await?;
    visit.test_id("select-all").await?.click().await?;
    visit.test_id("delete-selected").await?.click().await?;
    visit.test_id("delete-yes").await?;
    take(visit, folder, "trash-question").await?;
    visit.open("/library?pattern=13=B 18=W").await?;
    visit.test_id("board-filter").await?;
    visit.find(".game-title").await?;
    take(visit, folder, "library-pattern").await
}

/// Takes screenshots of what a collector of games and problems sees: problems of a file, sharing,
/// the stated result of a problem, the user's own book, and a pattern in the position editor.
async fn take_desk(visit: &Visit, folder: &Path) -> Result<()> {
    visit.open("/library").await?;
    visit.drop_games("games.pdn", GAMES).await?;
    visit
        .find("[data-testid=report] summary")
        .await?
        .click()
        .await?;
    take(visit, folder, "library-problems").await?;
    visit.open("/library?search=Tillie").await?;
    visit.find("a.game-title").await?.click().await?;
    visit.test_id("share").await?.click().await?;
    visit.test_id("share-png").await?.scroll_into_view().await?;
    take_here(visit, folder, "review-share").await?;
    visit.open("/library").await?;
    visit.drop_games("problem.pdn", PROBLEM).await?;
    visit.open("/library?search=Second position").await?;
    visit.find("a.game-title").await?.click().await?;
    visit.test_id("check-claim").await?;
    take(visit, folder, "review-claim").await?;
    visit.test_id("check-claim").await?.click().await?;
    visit
        .until("the stated result is checked", async || {
            let told = visit.test_id("claim-answer").await?.text().await?;
            Ok(told != visit.words.claim_checking())
        })
        .await?;
    take(visit, folder, "review-claim-checked").await?;
    visit.open("/learn/explorer").await?;
    visit.test_id("games").await?;
    visit.open_folded("own-book").await?;
    visit.choose_option("own-add", 1).await?;
    visit.choose_option("own-add", 1).await?;
    visit
        .test_id("own-delete")
        .await?
        .scroll_into_view()
        .await?;
    take_here(visit, folder, "own-book").await?;
    visit
        .open("/setup?fen=B:W18,K27,30,31:B3,K14,10,11")
        .await?;
    visit.test_id("tool-6").await?.click().await?;
    visit.click(&[15]).await?;
    visit.click(&[19]).await?;
    take(visit, folder, "setup-pattern").await
}

/// Takes screenshots of the screens around online games, as Ann sees them.
async fn take_online(people: &[Visit], folder: &Path) -> Result<()> {
    let [ann, bob] = people else {
        bail!("two people are needed");
    };
    ann.open("/online/account").await?;
    ann.test_id("create").await?;
    take(ann, folder, "online-guest").await?;
    for (visit, name) in [(ann, "Ann Lee"), (bob, "Bob")] {
        visit.register(name).await?;
        visit.enter_lobby().await?;
        visit.tick("quick-rated", true).await?;
    }
    let mut game = String::new();
    for _ in 0..RATED_GAMES {
        game = finished_game(ann, bob).await?;
    }
    take_live(ann, bob, folder).await?;
    quick_game(ann, bob, &ann.words.lobby_days_option(1)).await?;
    bob.enter_lobby().await?;
    bob.press_quick("10 + 5").await?;
    bob.test_id("looking").await?;
    ann.enter_lobby().await?;
    ann.test_id("my-games").await?;
    ann.test_id("seek").await?;
    ann.press_quick("5 + 3").await?;
    ann.test_id("looking").await?;
    take(ann, folder, "online-lobby").await?;
    ann.choose("against", 1).await?;
    ann.test_id("offer").await?.click().await?;
    let link = ann.test_id("link").await?;
    let address = link.prop("value").await?.context("the field has no link")?;
    link.scroll_into_view().await?;
    take_here(ann, folder, "online-link").await?;
    bob.driver.goto(&address).await?;
    bob.test_id("accept").await?;
    take(bob, folder, "online-challenge").await?;
    ann.open("/online/account").await?;
    ann.test_id("log-out").await?;
    take(ann, folder, "online-account").await?;
    ann.press(ann.words.account_profile()).await?;
    ann.test_id("rating-curve").await?;
    ann.test_id("online-game").await?;
    take(ann, folder, "online-player").await?;
    ann.open("/online/archive").await?;
    ann.test_id("online-game").await?;
    take(ann, folder, "online-archive").await?;
    ann.open(&format!("/review/online/{game}")).await?;
    ann.square(1).await?;
    take(ann, folder, "online-review").await
}

/// Takes screenshots of a live game and its end, as Ann sees them.
async fn take_live(ann: &Visit, bob: &Visit, folder: &Path) -> Result<()> {
    let game = quick_game(ann, bob, "5 + 3").await?;
    ann.square(1).await?;
    let (black, white) = match ann.side_in(&game).await?.as_str() {
        "black" => (ann, bob),
        _ => (bob, ann),
    };
    black.act(&game, 0, json!({ "move": [11, 15] })).await?;
    white.act(&game, 1, json!({ "move": [23, 19] })).await?;
    black.act(&game, 2, json!({ "move": [8, 11] })).await?;
    ann.until_empty(8, true).await?;
    take(ann, folder, "online-game").await?;
    bob.act(&game, 3, json!("resign")).await?;
    ann.test_id("new-rating").await?;
    take(ann, folder, "online-ending").await
}

async fn take(visit: &Visit, folder: &Path, screen: &str) -> Result<()> {
    // Scroll to the top and remove the focus ring.
    let script = "window.scrollTo(0, 0); document.activeElement?.blur();";
    visit.script(script, Vec::new()).await?;
    take_here(visit, folder, screen).await
}

/// Takes a screenshot of what's visible now.
async fn take_here(visit: &Visit, folder: &Path, screen: &str) -> Result<()> {
    let (window, scheme) = (visit.setup.window.name(), visit.setup.scheme.name());
    let name = match visit.setup.language {
        Language::ENGLISH => format!("{screen}-{window}-{scheme}.png"),
        language => format!("{screen}-{window}-{}.png", language.tag()),
    };
    visit.picture(&folder.join(&name)).await?;
    println!("target/screenshots/{name}");
    Ok(())
}
