//! Languages: every text is translated and fits, and the user can choose.

use anyhow::{Context, Result, bail, ensure};
use journeys::{Key, SCREENS, Setup, Visit, Window, journey, meeting, until_same_game};
use learn::{Puzzle, PuzzleFile};
use rules::Move;
use serde_json::json;
use words::Language;

/// Finds text outside brackets, which mark all text in the pseudolanguage. Names, keys, moves and
/// user input aren't translated.
const UNTRANSLATED: &str = r#"
    const ours = (node) => !node.parentElement.closest(
        "bdi, kbd, code, svg, script, style, noscript, .square, .opening-cell, .opening-title, [data-testid=language], [data-testid=ballot]");
    const left = (text) => {
        // The opening of the games here. Openings keep their names in every language.
        text = text.replace("Old Faithful", "");
        let before;
        do { before = text; text = text.replace(/\[[^\[\]]*\]/g, ""); } while (text !== before);
        // A sentence that contains a link has two parts.
        return text.replace(/\[[^\[\]]*$/, "").replace(/^[^\[\]]*\]/, "");
    };
    const found = [];
    const note = (text, where) => { if (/\p{L}{2}/u.test(left(text))) found.push(`${where}: ${text.trim()}`); };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
        if (node.data.trim() && ours(node)) note(node.data, node.parentElement.tagName);
    }
    for (const element of document.querySelectorAll("[aria-label], [title]")) {
        if (element.closest(".square, .opening-cell, svg")) continue;
        for (const name of ["aria-label", "title"]) {
            const text = element.getAttribute(name);
            if (text) note(text, name);
        }
    }
    note(document.title, "the tab");
    return [...new Set(found)];
"#;

/// Finds elements whose text is cut off, and how much the page is wider than the window.
const TOO_LONG: &str = r#"
    const found = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`the page is ${wide} too wide`);
    for (const element of document.querySelectorAll("button, .button, label, legend, h1, h2, th, td, .badge, nav a, nav a span")) {
        if (element.closest(".unseen") || element.classList.contains("unseen")) continue;
        const style = getComputedStyle(element);
        // Text may stick out of most elements, but not out of a button.
        const canSpill = style.overflowX === "visible" && !element.matches("button, .button");
        const isCut = element.scrollWidth > element.clientWidth + 1 && !canSpill;
        if (element.clientWidth > 0 && isCut) found.push(`cut: ${element.textContent.trim()}`);
    }
    return found;
"#;

async fn nothing_of(visit: &Visit, screen: &str, script: &str) -> Result<()> {
    let found = visit.script(script, Vec::new()).await?;
    let is_empty = found.as_array().is_some_and(Vec::is_empty);
    ensure!(is_empty, "{screen}: {found:#}");
    Ok(())
}

/// Checks that no text is cut off and nothing is wider than the window.
pub(crate) async fn nothing_too_long(visit: &Visit, screen: &str) -> Result<()> {
    nothing_of(visit, screen, TOO_LONG).await
}

/// Waits until nothing on the screen is loading anymore.
async fn until_loaded(visit: &Visit) -> Result<()> {
    visit
        .until("everything is loaded", async || {
            // A button that opens a dialog may end with dots too.
            let script = "const main = document.querySelector('main').cloneNode(true);
                main.querySelectorAll('button').forEach((button) => button.remove());
                return !main.textContent.includes('…');";
            Ok(visit.script(script, Vec::new()).await?.as_bool() == Some(true))
        })
        .await
}

/// Goes through all screens, a game and its end, and checks each.
async fn go_through(visit: &Visit, check: impl AsyncFn(&Visit, &str) -> Result<()>) -> Result<()> {
    for screen in SCREENS {
        visit.open_screen(screen).await?;
        if screen.name == "home" {
            visit.open_options().await?;
        }
        until_loaded(visit).await?;
        check(visit, screen.path).await?;
    }
    visit.two_players().await?;
    visit.click(&[11, 15]).await?;
    check(visit, "a game").await?;
    visit.press(visit.words.game_resign()).await?;
    visit.test_id("ending").await?;
    check(visit, "the end of a game").await
}

/// Checks that this screen is in the pseudolanguage, and that everything fits.
async fn all_translated(visit: &Visit, screen: &str) -> Result<()> {
    nothing_of(visit, screen, UNTRANSLATED).await?;
    nothing_too_long(visit, screen).await
}

/// German has long words, and Arabic mirrors the layout.
async fn everything_fits(visit: &Visit) -> Result<()> {
    go_through(visit, nothing_too_long).await
}

#[test]
fn german_fits() {
    journey(Setup::DESKTOP.read_in(Language::GERMAN), everything_fits);
    journey(Setup::PHONE.read_in(Language::GERMAN), everything_fits);
}

#[test]
fn arabic_fits() {
    journey(Setup::DESKTOP.read_in(Language::ARABIC), everything_fits);
    journey(Setup::PHONE.read_in(Language::ARABIC), everything_fits);
}

#[test]
fn every_word_is_translated_and_fits_on_a_wide_screen() {
    let setup = Setup::DESKTOP.read_in(Language::PSEUDO);
    journey(setup, async |visit| go_through(visit, all_translated).await);
}

#[test]
fn every_word_is_translated_and_fits_on_a_phone() {
    let setup = Setup::PHONE.read_in(Language::PSEUDO);
    journey(setup, async |visit| go_through(visit, all_translated).await);
}

/// Games between people whose names aren't words: one with a mistake, two that are the same, one that
/// can't be read, one of another variant, and enough others for filters.
const GAMES: &str = "[Event \"7\"]\n[Date \"2024.05.03\"]\n[Black \"A1\"]\n[White \"B2\"]\n\
    1. 11-15 23-19 2. 8-11 19-16 3. 11x20 22-17 1-0\n\n\
    [Black \"C3\"]\n[White \"D4\"]\n1. 11-15 23-19 0-1\n\n\
    [Black \"C3\"]\n[White \"D4\"]\n[Event \"8\"]\n1. 11-15 23-19 0-1\n\n\
    [Black \"E5\"]\n[White \"F6\"]\n1. 12-16 9-14 *\n\n\
    [GameType \"20\"]\n1. 32-28 *\n\n\
    [Black \"G7\"]\n[White \"H8\"]\n1. 10-14 22-17 1-0\n\n\
    [Black \"I9\"]\n[White \"J1\"]\n1. 10-15 21-17 1/2-1/2\n\n\
    [Black \"K2\"]\n[White \"L3\"]\n1. 12-16 24-20 *\n\n\
    [Black \"M4\"]\n[White \"N5\"]\n1. 9-13 22-18 0-1\n\n\
    [Black \"O6\"]\n[White \"P7\"]\n1. 9-14 22-18 1-0\n";

/// Checks what comes up on the screens of the desk: hints, reports, questions, explanations, dialogs.
async fn everything_that_comes_up_is_translated(visit: &Visit) -> Result<()> {
    visit.keys("?").await?;
    visit.test_id("shortcuts").await?;
    all_translated(visit, "the shortcuts").await?;
    visit.key(Key::Escape).await?;
    // A move that must be confirmed, and hints.
    visit.choose_two_players().await?;
    visit.open_options().await?;
    visit.tick("confirm", true).await?;
    visit.start().await?;
    visit.click(&[11, 15]).await?;
    visit.find(".line button").await?;
    all_translated(visit, "a question").await?;
    visit.key(Key::Backspace).await?;
    let mut before = visit.line().await?;
    for _ in 0..HINT_STAGES {
        visit.press(visit.words.game_hint()).await?;
        before = until_other_line(visit, &before).await?;
        all_translated(visit, "a hint").await?;
    }
    come_up_in_library(visit).await?;
    come_up_in_review(visit).await?;
    come_up_in_training(visit).await
}

/// How often a hint is asked for until it shows the line.
const HINT_STAGES: usize = 4;

/// Waits until the status line isn't this one, and returns it.
async fn until_other_line(visit: &Visit, before: &str) -> Result<String> {
    let mut line = String::new();
    visit
        .until("the line says something else", async || {
            line = visit.line().await?;
            Ok(line != before)
        })
        .await?;
    Ok(line)
}

async fn come_up_in_library(visit: &Visit) -> Result<()> {
    visit.open("/library").await?;
    visit.drop_games("7", GAMES).await?;
    visit.find(".game-title").await?;
    all_translated(visit, "the report of an import").await?;
    visit.test_id("filters").await?.click().await?;
    visit.test_id("paste").await?.click().await?;
    visit.test_id("paste-field").await?;
    all_translated(visit, "filters").await?;
    visit.open("/library?show=imported").await?;
    visit.find(".game-title").await?;
    visit.test_id("select-all").await?.click().await?;
    visit.test_id("move").await?.click().await?;
    visit.test_id("move-field").await?;
    all_translated(visit, "a selection").await?;
    visit.open("/library?show=duplicates").await?;
    visit.test_id("delete").await?.click().await?;
    visit.test_id("notice").await?;
    all_translated(visit, "a deletion").await?;
    visit.open("/library?show=trash").await?;
    visit.find(".game-title").await?;
    visit.test_id("select-all").await?.click().await?;
    visit.test_id("delete-selected").await?.click().await?;
    visit.test_id("delete-yes").await?;
    all_translated(visit, "the question of the trash").await
}

async fn come_up_in_review(visit: &Visit) -> Result<()> {
    visit.open("/library?q=A1").await?;
    visit.find(".game-title").await?.click().await?;
    visit.test_id("survey").await?.click().await?;
    visit.test_id("accuracy").await?;
    visit
        .until("the whole game is analyzed", async || {
            Ok(!visit.is_there("progress").await?)
        })
        .await?;
    all_translated(visit, "an analyzed game").await?;
    visit.test_id("next-mistake").await?.click().await?;
    visit.test_id("moment").await?;
    all_translated(visit, "a mistake with its reasons").await?;
    visit.test_id("try-again").await?.click().await?;
    visit.test_id("retry-hint").await?.click().await?;
    all_translated(visit, "another try").await?;
    visit.test_id("retry-end").await?.click().await?;
    visit.test_id("annotations").await?.click().await?;
    visit.test_id("engine-settings").await?.click().await?;
    visit.test_id("the-move").await?.click().await?;
    visit.test_id("the-move-count").await?;
    all_translated(visit, "the tools of a review").await
}

async fn come_up_in_training(visit: &Visit) -> Result<()> {
    visit.open("/learn/puzzles").await?;
    visit.test_id("hint").await?;
    visit.square(1).await?;
    let puzzle = puzzle_on_board(visit).await?;
    let wrong = puzzle
        .pos
        .moves()
        .into_iter()
        .find(|mv| *mv != puzzle.solution[0]);
    if let Some(wrong) = wrong {
        visit.click(&squares(wrong)).await?;
        visit.find(".line.bad").await?;
        all_translated(visit, "a wrong answer").await?;
    }
    play_hints(visit).await?;
    all_translated(visit, "a solved puzzle").await?;
    visit.choose_option("puzzle-kind", 2).await?;
    visit.test_id("rush-rules").await?;
    all_translated(visit, "a rush").await?;
    visit.open("/learn/drill/one-king").await?;
    visit.click(&[11, 7]).await?;
    visit.find(".line.bad").await?;
    all_translated(visit, "a drill that went wrong").await?;
    visit.test_id("again").await?.click().await?;
    play_hints(visit).await?;
    all_translated(visit, "a finished drill").await
}

/// Returns the puzzle on the board.
async fn puzzle_on_board(visit: &Visit) -> Result<Puzzle> {
    let board = visit.board().await?;
    let puzzles = PuzzleFile::decode(learn::PUZZLES)?.puzzles;
    let puzzle = puzzles
        .into_iter()
        .find(|puzzle| *puzzle.pos.board() == board);
    puzzle.context("the program has this puzzle")
}

fn squares(mv: Move) -> Vec<u8> {
    mv.path().iter().map(|at| at.number()).collect()
}

/// Asks for the moves of an exercise and plays them to its end.
async fn play_hints(visit: &Visit) -> Result<()> {
    for _ in 0..MOST_MOVES {
        if visit.is_there("[data-testid=next]").await? {
            return Ok(());
        }
        // The first hint marks the piece, the second one has the move.
        let mut line = visit.line().await?;
        for _ in 0..2 {
            visit.test_id("hint").await?.click().await?;
            line = until_other_line(visit, &line).await?;
        }
        let digits = line.split(|sign: char| !sign.is_ascii_digit());
        let path: Vec<u8> = digits.filter_map(|number| number.parse().ok()).collect();
        let reply = visit.words.learn_reply("7");
        let reply = reply.split('7').next().unwrap_or_default().to_owned();
        visit.click(&path).await?;
        visit
            .until("the move is answered", async || {
                Ok(visit.is_there("[data-testid=next]").await?
                    || visit.line().await?.starts_with(&reply))
            })
            .await?;
    }
    bail!("the exercise doesn't end")
}

/// The maximum number of moves of an exercise here.
const MOST_MOVES: usize = 30;

#[test]
fn what_comes_up_is_translated_and_fits_on_a_wide_screen() {
    let setup = Setup::DESKTOP.still().read_in(Language::PSEUDO);
    journey(setup, everything_that_comes_up_is_translated);
}

#[test]
fn what_comes_up_is_translated_and_fits_on_a_phone() {
    let setup = Setup::PHONE.still().read_in(Language::PSEUDO);
    journey(setup, everything_that_comes_up_is_translated);
}

/// Finds drop-down lists that are narrower than their choice.
const CUT_LISTS: &str = r#"
    const pen = document.createElement("canvas").getContext("2d");
    const ARROW = 16;
    const found = [];
    for (const list of document.querySelectorAll("select")) {
        const style = getComputedStyle(list);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const text = list.selectedOptions[0]?.textContent ?? "";
        const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
        if (list.offsetParent && pen.measureText(text).width > room + 1) found.push(`${text}: ${room}`);
    }
    return found;
"#;

#[test]
fn no_choice_of_a_list_is_cut_on_a_small_phone() {
    for language in [Language::ENGLISH, Language::GERMAN] {
        let setup = Setup {
            window: Window::SmallPhone,
            ..Setup::PHONE.still().read_in(language)
        };
        journey(setup, async |visit| {
            visit.open("/library").await?;
            visit.drop_games("7", GAMES).await?;
            visit.test_id("sort").await?;
            nothing_of(visit, "the library", CUT_LISTS).await?;
            visit.open("/learn/puzzles").await?;
            visit.test_id("puzzle-kind").await?;
            nothing_of(visit, "puzzles", CUT_LISTS).await?;
            visit.open("/settings").await?;
            visit.test_id("language").await?;
            nothing_of(visit, "the settings", CUT_LISTS).await
        });
    }
}

#[test]
fn german_works_without_a_network() {
    journey(Setup::DESKTOP.read_in(Language::GERMAN), async |visit| {
        until_language(visit, "de ltr").await?;
        visit.until_works_offline().await?;
        visit.cut_network();
        visit.reload().await?;
        until_language(visit, "de ltr").await?;
        visit.sees(visit.words.home_title()).await?;
        // Words of the other parts of the app, which haven't been loaded yet.
        visit.open("/help").await?;
        visit.sees(visit.words.help_title()).await?;
        visit.open("/library").await?;
        visit.sees(visit.words.library_empty()).await?;
        visit.two_players().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        visit.press(visit.words.game_resign()).await?;
        visit.test_id("ending").await?;
        Ok(())
    });
}

#[test]
fn every_word_of_online_play_is_translated_and_fits() {
    let read = |setup: Setup| setup.read_in(Language::PSEUDO);
    meeting([read(Setup::DESKTOP), read(Setup::PHONE)], async |people| {
        let [ann, bob] = people else { unreachable!() };
        // Names stay as they are, so these have no words in them.
        for (visit, name) in [(ann, "A1"), (bob, "B2")] {
            visit.register(name).await?;
            all_translated(visit, "an account").await?;
            visit.enter_lobby().await?;
            all_translated(visit, "the lobby").await?;
        }
        // A challenge, as its owner and as a friend sees it.
        ann.choose("against", 1).await?;
        ann.test_id("offer").await?.click().await?;
        let link = ann.test_id("link").await?.prop("value").await?;
        all_translated(ann, "the link of a challenge").await?;
        bob.driver.goto(&link.context("no link")?).await?;
        bob.test_id("accept").await?;
        all_translated(bob, "a challenge").await?;
        bob.test_id("accept").await?.click().await?;
        // A live game and its end.
        let game = until_same_game(ann, bob).await?;
        for visit in [ann, bob] {
            visit.square(1).await?;
            all_translated(visit, "a live game").await?;
        }
        let (black, white) = match ann.side_in(&game).await?.as_str() {
            "black" => (ann, bob),
            _ => (bob, ann),
        };
        black.act(&game, 0, json!({ "move": [11, 15] })).await?;
        white.act(&game, 1, json!({ "move": [23, 19] })).await?;
        ann.press(ann.words.game_resign()).await?;
        ann.find(".line .warn").await?;
        all_translated(ann, "a question").await?;
        black.act(&game, 2, json!("resign")).await?;
        for visit in [ann, bob] {
            visit.test_id("ending").await?;
            all_translated(visit, "the end of a live game").await?;
        }
        for visit in [ann, bob] {
            visit.open("/online/account").await?;
            visit.press(visit.words.account_profile()).await?;
            visit.test_id("online-game").await?;
            all_translated(visit, "a player").await?;
            visit.open("/online/archive").await?;
            visit.test_id("online-game").await?;
            all_translated(visit, "the archive").await?;
            visit.open(&format!("/review/online/{game}")).await?;
            visit.square(1).await?;
            all_translated(visit, "the review of an online game").await?;
        }
        Ok(())
    });
}

#[test]
fn a_game_is_told_in_the_language_of_the_reader() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/?lang=en-XA").await?;
        visit.two_players().await?;
        visit.click(&[11]).await?;
        visit.until_line("[Pîééçéé øøñ 11 çååñ møøvéé tøø").await?;
        visit.click(&[15]).await?;
        visit.until_line("[[Whîtéé] tøø møøvéé.]").await?;
        nothing_of(visit, "a game", UNTRANSLATED).await?;
        nothing_too_long(visit, "a game").await
    });
}

/// Waits until the page has this language and direction, for example `de ltr`.
pub(crate) async fn until_language(visit: &Visit, expected: &str) -> Result<()> {
    let script = "const { lang, dir } = document.documentElement; return `${lang} ${dir}`";
    visit
        .until(&format!("the page is {expected}"), async || {
            let found = visit.script(script, Vec::new()).await?;
            Ok(found.as_str() == Some(expected))
        })
        .await
}

#[test]
fn damaged_words_and_unknown_settings_become_english() {
    journey(Setup::DESKTOP, async |visit| {
        // A setting of another version.
        let script = "localStorage.setItem('crownhead.language', 'tlh');";
        visit.script(script, Vec::new()).await?;
        visit.reload().await?;
        until_language(visit, "en ltr").await?;
        // The file of a language is damaged.
        let script = "const [done] = arguments;
            const text = (path) => fetch(path).then((answer) => answer.text());
            text('/').then((page) => text(page.match(/[^\"']*boot[^\"']*\\.js/)[0]))
                .then((boot) => done(boot.match(/[\"']?de[\"']?:\\s*\\{[^}]*?([\\w./-]*\\.txt)/)?.[1] ?? boot.slice(0, 400)),
                    (error) => done(String(error)));";
        let path = visit.script_later(script, Vec::new()).await?;
        let path = path.as_str().context("no file of words")?;
        ensure!(path.ends_with(".txt"), "{path}");
        visit.publish(&[(path.trim_start_matches('/'), "rubbish")])?;
        visit.expect_error("rror");
        visit.open("/?lang=de").await?;
        until_language(visit, "en ltr").await?;
        visit.sees("Play checkers").await
    });
}

/// Names that try to turn the text around them, in several scripts, and one very long word.
const NAMES: [(&str, &str); 2] = [
    ("\u{202e}Ann\u{2066} (White)", "\u{5d0}\u{5d1}\u{5d2} 123"),
    (
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "\u{0645}\u{062d}\u{0645}\u{062f}",
    ),
];

async fn names_break_nothing(visit: &Visit) -> Result<()> {
    for (black, white) in NAMES {
        visit.open("/").await?;
        visit.choose_two_players().await?;
        visit.open_options().await?;
        visit.fill("name", black).await?;
        visit.fill("other-name", white).await?;
        visit.start().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        nothing_too_long(visit, "a game with these names").await?;
        // Names can't turn the sentence around them.
        let line = visit.line().await?;
        ensure!(!line.contains('\u{202e}'), "{line:?}");
        visit.press(visit.words.game_resign()).await?;
        visit.test_id("ending").await?;
        nothing_too_long(visit, "its end").await?;
        visit.open("/library").await?;
        visit.test_id("game").await?;
        nothing_too_long(visit, "the library with it").await?;
    }
    Ok(())
}

#[test]
fn names_in_any_script_and_very_long_words_break_nothing() {
    journey(Setup::PHONE, names_break_nothing);
    journey(
        Setup::DESKTOP.read_in(Language::ARABIC),
        names_break_nothing,
    );
}

#[test]
fn a_language_is_chosen_by_the_address_and_by_the_settings() {
    journey(Setup::DESKTOP, async |visit| {
        until_language(visit, "en ltr").await?;
        // An unsupported language doesn't break anything.
        visit.open("/?lang=tlh").await?;
        until_language(visit, "en ltr").await?;
        visit.open("/settings?lang=EN-xa").await?;
        until_language(visit, "en-XA ltr").await?;
        // The language from the URL applies to this tab, on every page.
        visit.open("/help").await?;
        until_language(visit, "en-XA ltr").await?;
        // The settings override it and persist.
        visit.open("/settings").await?;
        visit
            .find("[data-testid=language] option:nth-child(2)")
            .await?
            .click()
            .await?;
        until_language(visit, "en ltr").await?;
        visit.open("/").await?;
        until_language(visit, "en ltr").await?;
        visit.sees("Play checkers").await
    });
}
