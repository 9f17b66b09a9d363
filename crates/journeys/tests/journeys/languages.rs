//! Languages: every text is translated and fits, and the user can choose.

use anyhow::{Context, Result, ensure};
use journeys::{SCREENS, Setup, Visit, end_soon, journey, meeting, until_same_game};
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
        end_soon(ann, bob, &game).await?;
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
