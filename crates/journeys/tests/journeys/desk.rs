//! The desk: checking problems, sharing games, the user's own book, and a library under bad
//! conditions.

use anyhow::{Context, Result, ensure};
use engine::{Book, BookMove};
use journeys::{Setup, Visit, journey};
use rules::{Color, Game, Position};
use serde_json::json;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use thirtyfour::prelude::*;

/// Imports a file, like a user with the file chooser.
async fn import(visit: &Visit, pdn: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("games.pdn");
    fs::write(&path, pdn)?;
    let chooser = visit.test_id("import").await?;
    chooser.send_keys(path.display().to_string()).await?;
    // The file must exist until it has been read.
    visit.test_id("report").await?;
    Ok(())
}

/// Captures what's copied and saved, instead of leaving it to the browser.
const CATCH: &str = "
    navigator.clipboard.writeText = async (text) => { window.copied = text; };
    URL.createObjectURL = (blob) => { window.saved = blob; return 'blob:caught'; };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };";

/// Returns the name, the type, and the first bytes of the saved file.
async fn saved(visit: &Visit) -> Result<(String, String, String)> {
    let script = "const [done] = arguments;
        window.saved.arrayBuffer().then((buffer) => done([
            window.savedAs,
            window.saved.type,
            String.fromCharCode(...new Uint8Array(buffer).slice(0, 8)),
        ]));";
    visit
        .until("a file is saved", async || {
            let is_saved = "return window.saved !== undefined;";
            Ok(visit.script(is_saved, Vec::new()).await? == true)
        })
        .await?;
    let found = visit.script_later(script, Vec::new()).await?;
    Ok(serde_json::from_value(found)?)
}

#[test]
fn the_stated_result_of_a_problem_is_checked() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        import(
            visit,
            "[Event \"Right\"]\n[FEN \"B:WK6,K7:BK30\"]\n0-1\n\n\
             [Event \"Wrong\"]\n[FEN \"B:WK32:BK1\"]\n1-0\n\n\
             [Event \"Reversed\"]\n[FEN \"B:WK6,K7:BK30\"]\n1-0\n",
        )
        .await?;
        for (place, stated, answer) in [
            (0, "Stated result: White wins", "The tables agree."),
            (1, "Stated result: Red wins", "This is a draw: 1-"),
            (
                2,
                "Stated result: Red wins",
                "White wins. The best move is 30-",
            ),
        ] {
            visit.open("/library").await?;
            let title = visit.find_nth(".game-title", place).await?;
            title.click().await?;
            visit.sees(stated).await?;
            visit.test_id("check-claim").await?.click().await?;
            visit
                .until(answer, async || {
                    let told = visit.test_id("claim-answer").await?.text().await?;
                    Ok(told.contains(answer))
                })
                .await?;
            visit.check_accessibility().await?;
        }
        // An ordinary game has nothing to check.
        visit.open("/review/new").await?;
        visit.test_id("moves").await?;
        ensure!(!visit.is_there("[data-testid=claim]").await?);
        Ok(())
    });
}

#[test]
fn a_game_is_shared_as_a_link_and_as_pictures() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        import(
            visit,
            "[Black \"Muñoz\"]\n[White \"Lee\"]\n1. 11-15 23-19 2. 8-11 22-17 1-0\n",
        )
        .await?;
        visit.find(".game-title").await?.click().await?;
        visit.test_id("moves").await?;
        visit.script(CATCH, Vec::new()).await?;
        visit.test_id("share").await?.click().await?;
        for (button, ending, kind, magic) in [
            ("share-svg", ".svg", "image/svg+xml", "<svg xml"),
            ("share-png", ".png", "image/png", "\u{89}PNG\r\n\u{1a}\n"),
            ("share-gif", ".gif", "image/gif", "GIF89a"),
        ] {
            visit.script("delete window.saved;", Vec::new()).await?;
            visit.test_id(button).await?.click().await?;
            let (name, of_kind, start) = saved(visit).await?;
            ensure!(name.ends_with(ending), "{name}");
            ensure!(of_kind == kind, "{of_kind}");
            ensure!(start.starts_with(magic), "{start:?}");
        }
        visit.test_id("copy-game-link").await?.click().await?;
        visit.hears("Link copied.").await?;
        let copied = visit.script("return window.copied;", Vec::new()).await?;
        let copied = copied.as_str().context("no link")?.to_owned();
        let path = copied
            .strip_prefix(&visit.address())
            .with_context(|| copied.clone())?
            .to_owned();
        ensure!(path.len() < 80, "{path}");
        visit.open(&path).await?;
        visit.sees("Muñoz – Lee").await?;
        visit.sees("22-17").await?;
        visit.sees("Red wins").await?;
        // A link that's cut off says so.
        visit.open(&path[..path.len() - 3]).await?;
        visit.sees("This link can't be read").await?;
        visit.test_id("broken-link").await?;
        visit.check_accessibility().await?;
        Ok(())
    });
}

#[test]
fn the_computer_plays_from_ones_own_book() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        // A move that the built-in book hardly ever plays.
        import(
            visit,
            "[Black \"A\"]\n1. 12-16 24-20 1-0\n\n[Black \"B\"]\n1. 12-16 22-18 1-0\n\n[Black \
             \"C\"]\n1. 11-15 0-1\n",
        )
        .await?;
        visit.open("/learn/explorer").await?;
        visit
            .until("the positions are loaded", async || {
                let games = visit.test_id("games").await?.text().await?;
                Ok(games.is_empty())
            })
            .await?;
        visit.open_folded("own-book").await?;
        visit.test_id("own-make").await?.click().await?;
        visit.sees("Your book has 2 positions.").await?;
        visit.check_accessibility().await?;
        visit
            .until("two moves are listed", async || {
                let weights = By::Css("[data-testid=own-weight]");
                Ok(visit.driver.find_all(weights).await?.len() == 2)
            })
            .await?;
        let comment = visit.test_id("own-comment").await?;
        comment.send_keys("My weapon\t").await?;
        visit.script(CATCH, Vec::new()).await?;
        visit.test_id("own-export").await?.click().await?;
        let (name, ..) = saved(visit).await?;
        ensure!(name == "my book.pdn", "{name}");
        let text = visit
            .script_later(
                "const [done] = arguments; window.saved.text().then(done);",
                Vec::new(),
            )
            .await?;
        let text = text.as_str().context("no text")?;
        ensure!(
            text.contains("My weapon") && text.contains("12-16"),
            "{text}"
        );
        // Making the book again replaces it, and there's a way back.
        visit.test_id("own-make").await?.click().await?;
        let comment = async || visit.test_id("own-comment").await?.prop("value").await;
        visit
            .until("the new book has no comments", async || {
                Ok(comment().await?.as_deref() == Some(""))
            })
            .await?;
        visit.press("Undo").await?;
        visit
            .until("the comment is back", async || {
                Ok(comment().await?.as_deref() == Some("My weapon"))
            })
            .await?;
        // So it is with a move.
        visit.test_id("own-remove").await?.click().await?;
        visit
            .until("the move is gone", async || {
                Ok(comment().await?.as_deref() == Some(""))
            })
            .await?;
        visit.press("Undo").await?;
        visit
            .until("the move is back", async || {
                Ok(comment().await?.as_deref() == Some("My weapon"))
            })
            .await?;
        // The line and the book are still there after a reload.
        visit.test_id("move-12-16").await?.click().await?;
        visit.test_id("move-24-20").await?;
        visit.reload().await?;
        visit.test_id("move-24-20").await?;
        visit.sees("12-16").await?;
        visit.find("[data-testid=own-move]").await?;
        // The review knows it too.
        visit.open("/review/new").await?;
        let moves = visit.test_id("own-book-moves").await?.text().await?;
        ensure!(moves.contains("My weapon"), "{moves}");
        // And the computer plays it.
        visit.open("/").await?;
        visit.choose_computer(6, Color::White).await?;
        visit.start().await?;
        let mut game = Game::new();
        let legal = game.legal_moves();
        let mv = legal.iter().find(|mv| mv.to_string() == "12-16");
        game.play(*mv.context("12-16 is legal")?)?;
        visit.until_board(game.position().board()).await
    });
}

/// Chooses a file in the explorer.
async fn open_book(visit: &Visit, name: &str, bytes: &[u8], answer: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join(name);
    fs::write(&path, bytes)?;
    let chooser = visit.test_id("own-open").await?;
    chooser.send_keys(path.display().to_string()).await?;
    // The file must exist until it has been read.
    visit.sees(answer).await
}

async fn until_own_moves(visit: &Visit, count: usize) -> Result<()> {
    visit
        .until(
            &format!("{count} moves of the book are listed"),
            async || {
                let moves = By::Css("[data-testid=own-move]");
                Ok(visit.driver.find_all(moves).await?.len() == count)
            },
        )
        .await
}

#[test]
fn a_book_of_the_command_line_is_opened_extended_and_deleted() {
    journey(Setup::DESKTOP, async |visit| {
        let start = Position::START;
        let moves = start.moves();
        let first = moves.iter().find(|mv| mv.to_string() == "12-16");
        let first = *first.context("12-16 is legal")?;
        let only = BookMove {
            mv: first,
            weight: 200,
            score: 0,
        };
        let book = Book::new(&HashMap::from([(start, vec![only])]));

        visit.open("/learn/explorer").await?;
        visit.open_folded("own-book").await?;
        open_book(visit, "a.txt", b"no book", "“a.txt” isn't an opening book.").await?;
        let told = "Your book has 1 position.";
        open_book(visit, "my.book", &book.to_bytes(), told).await?;
        until_own_moves(visit, 1).await?;
        let weight = visit.test_id("own-weight").await?.prop("value").await?;
        ensure!(weight.as_deref() == Some("200"), "{weight:?}");
        // The first option is empty.
        visit.choose_option("own-add", 1).await?;
        until_own_moves(visit, 2).await?;
        let list = visit.test_id("own-add").await?;
        ensure!(list.prop("value").await?.as_deref() == Some(""));
        visit.check_accessibility().await?;
        visit.test_id("own-delete").await?.click().await?;
        visit.sees("Book deleted.").await?;
        until_own_moves(visit, 0).await?;
        visit.press("Undo").await?;
        until_own_moves(visit, 2).await?;
        visit.reload().await?;
        until_own_moves(visit, 2).await
    });
}

#[test]
fn a_banned_move_of_ones_own_book_is_not_played() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        import(
            visit,
            "1. 12-16 24-20 *\n\n1. 12-16 22-18 *\n\n1. 9-13 22-18 *\n",
        )
        .await?;
        visit.open("/learn/explorer").await?;
        visit
            .until("the positions are loaded", async || {
                let games = visit.test_id("games").await?.text().await?;
                Ok(games.is_empty())
            })
            .await?;
        visit.open_folded("own-book").await?;
        visit.test_id("own-make").await?.click().await?;
        visit.sees("Your book has 3 positions.").await?;
        let ban = "for (const row of document.querySelectorAll('[data-testid=own-move]')) {
                if (row.querySelector('b').textContent !== '12-16') continue;
                const weight = row.querySelector('[data-testid=own-weight]');
                weight.value = '0';
                weight.dispatchEvent(new Event('change', { bubbles: true }));
                return true;
            }
            return false;";
        ensure!(visit.script(ban, Vec::new()).await? == true);
        visit.open("/").await?;
        visit.choose_computer(1, Color::White).await?;
        visit.start().await?;
        let mut game = Game::new();
        let legal = game.legal_moves();
        let mv = legal.iter().find(|mv| mv.to_string() == "9-13");
        game.play(*mv.context("9-13 is legal")?)?;
        visit.until_board(game.position().board()).await
    });
}

/// Opens the trash, this many days later than before.
async fn open_trash_later(visit: &Visit, days: u32) -> Result<()> {
    let source = format!(
        "{{ const now = Date.now; Date.now = () => now() + {days} * 24 * 60 * 60 * 1000; }}"
    );
    visit
        .cdp(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": source }),
        )
        .await?;
    visit.open("/library?show=trash").await
}

#[test]
fn the_trash_is_emptied_after_thirty_days() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        import(
            visit,
            "[Black \"Ann\"]\n1. 11-15 1-0\n\n[Black \"Bob\"]\n1. 9-13 1-0\n",
        )
        .await?;
        visit.test_id("delete").await?.click().await?;
        visit.sees("Deleted").await?;
        open_trash_later(visit, 29).await?;
        visit.sees("1 day left").await?;
        open_trash_later(visit, 2).await?;
        visit.sees("No matching games").await?;
        visit.open("/library").await?;
        visit.sees("Bob – ?").await
    });
}

fn many_games(count: usize) -> String {
    (0..count).fold(String::new(), |mut text, number| {
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "[Round \"{number}\"]\n1. 11-15 23-19 2. 8-11 22-17 *\n"
        );
        text
    })
}

#[test]
fn an_import_is_canceled_and_taken_up_again() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        visit.test_id("empty").await?;
        let press = "new MutationObserver(() => {
                document.querySelector('[data-testid=cancel-import]')?.click();
            }).observe(document.body, { childList: true, subtree: true });";
        visit.script(press, Vec::new()).await?;
        import(visit, &many_games(4000)).await?;
        visit.sees("You canceled the import.").await?;
        visit.reload().await?;
        visit.test_id("import").await?;
        import(visit, &many_games(4000)).await?;
        visit
            .until("all games are there", async || {
                let page = visit.driver.find_all(By::Css("[data-testid=page]")).await?;
                match page.first() {
                    Some(page) => Ok(page.text().await?.contains("4,000")),
                    None => Ok(false),
                }
            })
            .await
    });
}

/// Opens the library with a browser that behaves differently.
async fn open_with(visit: &Visit, script: &str) -> Result<()> {
    let script = json!({ "source": script });
    visit
        .cdp("Page.addScriptToEvaluateOnNewDocument", script)
        .await?;
    visit.open("/library").await?;
    visit.test_id("empty").await?;
    Ok(())
}

/// The games can be used until the page is left, and the page says that they're gone then.
async fn uses_games_without_storage(visit: &Visit) -> Result<()> {
    import(
        visit,
        "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 23-19 1-0\n",
    )
    .await?;
    visit.sees("will be gone once you close this page").await?;
    visit.find(".game-title").await?.click().await?;
    visit.sees("Ann – Bob").await?;
    visit.sees("23-19").await
}

#[test]
fn a_full_disk_loses_nothing_silently() {
    journey(Setup::DESKTOP, async |visit| {
        // That's how a browser ends a transaction when storage is full.
        let full = "const add = IDBObjectStore.prototype.add;
            IDBObjectStore.prototype.add = function (...given) {
                const request = add.apply(this, given);
                this.transaction.abort();
                return request;
            };";
        open_with(visit, full).await?;
        uses_games_without_storage(visit).await
    });
}

#[test]
fn a_browser_without_storage_keeps_games_until_the_page_is_left() {
    journey(Setup::DESKTOP, async |visit| {
        let private = "IDBFactory.prototype.open = function () {
                throw new DOMException('no storage in private mode', 'SecurityError');
            };";
        open_with(visit, private).await?;
        uses_games_without_storage(visit).await
    });
}
