//! The review board: navigation, variations, the engine, tablebases, and files.

use anyhow::{Context, Result, ensure};
use journeys::{Key, Setup, Visit, journey};
use notation::Fen;
use rules::{Board, Game, Move};
use std::fs;
use thirtyfour::prelude::*;

const GAME: &str = "[Event \"Club night\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n\
    1. 11-15 23-19 2. 8-11 {Steady.} 22-17 (2... 26-23 3. 4-8) 3. 4-8 17-13 1-0\n";

/// Imports a game and opens it in review.
async fn open(visit: &Visit, pdn: &str) -> Result<()> {
    visit.open("/library").await?;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("game.pdn");
    fs::write(&path, pdn)?;
    let chooser = visit.test_id("import").await?;
    chooser.send_keys(path.display().to_string()).await?;
    visit.test_id("report").await?;
    visit.find(".game-title").await?.click().await?;
    visit.test_id("moves").await?;
    Ok(())
}

fn board_of(fen: &str) -> Result<Board> {
    Ok(fen.parse::<Fen>()?.board)
}

/// Returns the boards of a game from the starting position, one per position.
fn boards(moves: &[&str]) -> Result<Vec<Board>> {
    let mut game = Game::new();
    let mut boards = vec![*game.position().board()];
    for text in moves {
        let legal = game.legal_moves();
        let found = legal.iter().find(|mv: &&Move| mv.to_string() == *text);
        game.play(*found.with_context(|| format!("{text} is legal"))?)?;
        boards.push(*game.position().board());
    }
    Ok(boards)
}

/// Returns the move list with single spaces.
async fn moves(visit: &Visit) -> Result<String> {
    let text = visit.test_id("moves").await?.text().await?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

async fn until_moves(visit: &Visit, expected: &str) -> Result<()> {
    visit
        .until(&format!("the moves are {expected:?}"), async || {
            // The engine's marks may appear at any time.
            let squeezed = |text: &str| text.replace([' ', '?', '!'], "");
            Ok(squeezed(&moves(visit).await?) == squeezed(expected))
        })
        .await
        .with_context(|| "the list of moves")
}

/// Presses a move in the move list. The engine's lines may have a button with the same move.
async fn press_move(visit: &Visit, mv: &str) -> Result<()> {
    visit
        .until(&format!("{mv} in the list of moves"), async || {
            let list = visit.test_id("moves").await?;
            for button in list.find_all(By::Tag("button")).await? {
                if button.text().await?.trim_end_matches(['?', '!']) == mv {
                    button.click().await?;
                    return Ok(true);
                }
            }
            Ok(false)
        })
        .await
}

#[test]
fn a_game_is_stepped_through_with_keys_and_buttons() {
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, GAME).await?;
        let boards = boards(&["11-15", "23-19", "8-11", "22-17", "4-8", "17-13"])?;
        visit.until_board(&boards[0]).await?;
        for board in &boards[1..] {
            visit.key(Key::Right).await?;
            visit.until_board(board).await?;
        }
        visit.key(Key::Right).await?;
        visit.key(Key::Left).await?;
        visit.until_board(&boards[5]).await?;
        visit.hears("4-8").await?;
        visit.key(Key::Home).await?;
        visit.until_board(&boards[0]).await?;
        visit.key(Key::End).await?;
        visit.until_board(&boards[6]).await?;
        visit.press("Starting position").await?;
        visit.until_board(&boards[0]).await?;
        visit.press("Next move").await?;
        visit.until_board(&boards[1]).await?;
        visit.press("Last position").await?;
        visit.press("Previous move").await?;
        visit.until_board(&boards[5]).await?;
        // A move of the main line, and one of a variation.
        press_move(visit, "8-11").await?;
        visit.until_board(&boards[3]).await?;
        visit.sees("Steady.").await?;
        press_move(visit, "26-23").await?;
        visit.until_empty(26, true).await?;
        // Tab reaches one move, and the arrows take the focus along.
        let stops = "return document.querySelectorAll('.tree [tabindex=\"0\"]').length;";
        let stops = visit.script(stops, Vec::new()).await?;
        ensure!(stops.as_u64() == Some(1), "{stops} moves in the tab order");
        visit.key(Key::Right).await?;
        let focused = "return document.activeElement.innerText;";
        visit
            .until("the focus is on the next move", async || {
                let text = visit.script(focused, Vec::new()).await?;
                Ok(text.as_str().is_some_and(|text| text.starts_with("4-8")))
            })
            .await?;
        visit.key(Key::Left).await?;
        visit.key(Key::Up).await?;
        visit.until_board(&boards[4]).await
    });
}

#[test]
fn variations_are_made_promoted_deleted_and_kept() {
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, "1. 11-15 23-19 2. 8-11 22-17 *").await?;
        until_moves(visit, "1. 11-15 23-19 2. 8-11 22-17").await?;
        visit.key(Key::Right).await?;
        visit.until_empty(15, false).await?;
        visit.click(&[22, 18]).await?;
        until_moves(visit, "1. 11-15 23-19 1... 22-18 2. 8-11 22-17").await?;
        // A refusal is explained and changes nothing.
        visit.click(&[10]).await?;
        visit.hears("must jump").await?;
        visit.press("Make main line").await?;
        until_moves(visit, "1. 11-15 22-18 1... 23-19 2. 8-11 22-17").await?;
        visit.reload().await?;
        until_moves(visit, "1. 11-15 22-18 1... 23-19 2. 8-11 22-17").await?;
        // So can another main line.
        press_move(visit, "23-19").await?;
        visit.press("Make main line").await?;
        until_moves(visit, "1. 11-15 23-19 1... 22-18 2. 8-11 22-17").await?;
        visit.press("Undo").await?;
        until_moves(visit, "1. 11-15 22-18 1... 23-19 2. 8-11 22-17").await?;
        press_move(visit, "23-19").await?;
        visit.press("Delete").await?;
        until_moves(visit, "1. 11-15 22-18").await?;
        visit.press("Undo").await?;
        until_moves(visit, "1. 11-15 22-18 1... 23-19 2. 8-11 22-17").await?;

        // The saved file contains everything.
        let catch = "const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => { blob.text().then((text) => { window.handed = text; }); return make.call(URL, blob); };";
        visit.script(catch, Vec::new()).await?;
        visit.press("Save PDN").await?;
        visit
            .until("the file is saved", async || {
                let text = visit
                    .script("return window.handed ?? '';", Vec::new())
                    .await?;
                Ok(text.as_str().is_some_and(|text| {
                    text.contains("22-18") && text.contains("(") && text.contains("23-19")
                }))
            })
            .await
    });
}

#[test]
fn the_engine_shows_its_lines_and_draws_the_game() {
    journey(Setup::DESKTOP, async |visit| {
        open(
            visit,
            "1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 5. 7x16 20x11 *",
        )
        .await?;
        visit.find(".lines li").await?;
        visit.find(".arrows .rank-0").await?;
        visit.choose_option("lines", 3).await?;
        visit
            .until("there are four lines", async || {
                Ok(visit.driver.find_all(By::Css(".lines li")).await?.len() == 4)
            })
            .await?;
        // A move of an engine line is played as a variation.
        visit
            .until("a move of a line is pressed", async || {
                // A line may change at any moment.
                let line = visit
                    .driver
                    .find(By::Css(".lines li:last-child button"))
                    .await?;
                line.click().await?;
                Ok(true)
            })
            .await?;
        visit.find(".tree .variation").await?;
        visit.find("[role=switch]").await?.click().await?;
        visit
            .until("no arrow is drawn", async || {
                Ok(!visit.is_there(".arrows .arrow").await?)
            })
            .await?;
        visit.key(Key::Home).await?;
        visit.test_id("survey").await?.click().await?;
        visit.test_id("graph").await?;
        visit
            .until("the whole game was analyzed", async || {
                Ok(!visit.is_there("progress").await?)
            })
            .await?;
        let graph = visit.test_id("graph").await?;
        ensure!(graph.attr("role").await?.as_deref() == Some("slider"));
        graph.click().await?;
        visit
            .until("the graph leads into the game", async || {
                let now = visit.test_id("graph").await?.attr("aria-valuenow").await?;
                Ok(now.is_some_and(|now| now != "0"))
            })
            .await
    });
}

#[test]
fn endgame_databases_tell_the_result_of_every_move() {
    journey(Setup::PHONE, async |visit| {
        visit.open("/review/new?fen=W:WK10,K15:BK1").await?;
        visit.until_board(&board_of("W:WK10,K15:BK1")?).await?;
        visit.test_id("database").await?;
        visit.sees("White wins in").await?;
        // The line to the end can be played through.
        visit.test_id("play-line").await?.click().await?;
        visit
            .until("the line is in the list of moves", async || {
                let moves = visit.driver.find_all(By::Css(".tree [data-node]")).await?;
                Ok(moves.len() > 4)
            })
            .await?;
        visit.open("/review/new?fen=B:WK6,K7:BK30").await?;
        visit.test_id("database").await?;
        visit.sees("longest defense").await?;
        visit.open("/review/new?fen=W:WK10,K15:BK1").await?;
        visit.until_board(&board_of("W:WK10,K15:BK1")?).await?;
        visit.test_id("database").await?;
        visit
            .until("one of the six moves is pressed", async || {
                // The list is redrawn when the engine finds more.
                let moves = visit
                    .driver
                    .find_all(By::Css(".database li button"))
                    .await?;
                ensure!(moves.len() == 6, "{} moves", moves.len());
                moves[0].click().await?;
                Ok(true)
            })
            .await?;
        visit.find(".tree [aria-current=true]").await?;
        // Variations survive a reload.
        visit.reload().await?;
        visit.find(".tree [data-node]").await?;
        Ok(())
    });
}

/// Results of many moves in a narrow panel: scores and moves stay on one line and apart, and a cut
/// row shows that more follow.
#[test]
fn badges_and_database_moves_stay_apart() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/review/new?fen=W:WK10,K15,K23:BK1,K5").await?;
        visit.test_id("database").await?;
        visit.find(".lines li .score").await?;
        for (width, height) in [(833, 700), (1280, 720), (390, 844)] {
            let metrics = serde_json::json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            visit
                .cdp("Emulation.setDeviceMetricsOverride", metrics)
                .await?;
            let script = "const tall = [...document.querySelectorAll('.lines .score, .database button')]
                    .filter((badge) => badge.getClientRects().length !== 1 || badge.offsetHeight > 44);
                const boxes = [...document.querySelectorAll('.lines .score, .lines .line-moves, .database li')]
                    .map((part) => part.getBoundingClientRect());
                const meet = boxes.some((one, place) => boxes.slice(place + 1).some((two) =>
                    one.right > two.left + 1 && two.right > one.left + 1
                    && one.bottom > two.top + 1 && two.bottom > one.top + 1));
                const list = document.querySelector('.database ul');
                const rows = [...list.children].map((item) => item.offsetTop - list.offsetTop);
                const isCut = rows.some((top, place) => top < list.clientHeight
                    && top + list.children[place].offsetHeight > list.clientHeight + 4);
                return { tall: tall.length, meet, hides: list.scrollHeight > list.clientHeight + 4, isCut };";
            let found = visit.script(script, Vec::new()).await?;
            ensure!(
                found["tall"] == 0 && found["meet"] == false,
                "at {width}: {found}"
            );
            ensure!(
                found["hides"] == false || found["isCut"] == true,
                "nothing shows that more moves follow, at {width}: {found}"
            );
        }
        Ok(())
    });
}

#[test]
fn the_engine_gets_more_memory_and_says_why_it_has_one_thread() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/review/new").await?;
        visit.find(".lines li").await?;
        visit.press("Engine settings").await?;
        visit.sees("the engine uses a single thread").await?;
        visit.check_accessibility().await?;
        let hash = visit.test_id("hash").await?;
        let script = "arguments[0].value = '1';
            arguments[0].dispatchEvent(new Event('change', { bubbles: true }));";
        hash.script(script, &[]).await?;
        visit.find(".lines li").await?;
        visit.reload().await?;
        let chosen = visit.test_id("hash").await?.prop("value").await?;
        ensure!(chosen.as_deref() == Some("1"), "{chosen:?}");
        Ok(())
    });
}

#[test]
fn a_damaged_game_is_shown_as_far_as_it_is_good() {
    journey(Setup::DESKTOP, async |visit| {
        open(
            visit,
            "[Black \"Ann\"]\n[White \"Ben\"]\n1. 11-15 23-19 2. 8-11 5-99 3. 4-8 *\n",
        )
        .await?;
        visit.square(1).await?;
        visit.key(Key::End).await?;
        let boards = boards(&["11-15", "23-19", "8-11"])?;
        visit.until_board(&boards[3]).await?;

        visit.open("/review/there-is-no-such-game").await?;
        visit.sees("Game not found").await?;
        visit.open("/review/new?fen=rubbish").await?;
        visit.sees("Invalid position").await?;
        visit.open("/review/new?fen=B:W:B").await?;
        visit.sees("The board is empty").await
    });
}

#[test]
fn nothing_in_review_hinders_anybody() {
    journey(Setup::PHONE, async |visit| {
        open(visit, GAME).await?;
        visit.find(".lines li").await?;
        visit.check_accessibility().await?;
        visit.test_id("survey").await?.click().await?;
        visit.test_id("graph").await?;
        visit.check_accessibility().await
    });
}

#[test]
fn variations_stay_with_a_game_that_was_played_here() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/setup").await?;
        visit.press("Starting position").await?;
        visit.press("Two players").await?;
        visit.test_id("start").await?.click().await?;
        // Until then, the squares belong to the editor's board.
        visit.until_at("/game/").await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        visit.press("Resign").await?;
        visit.test_id("ending").await?;
        let address = visit.driver.current_url().await?;
        visit.press("Review").await?;
        visit.test_id("moves").await?;
        // It opens at the start.
        visit.until_board(&Board::START).await?;
        visit.click(&[9, 13]).await?;
        until_moves(visit, "1. 11-15 1. 9-13").await?;
        visit.reload().await?;
        until_moves(visit, "1. 11-15 1. 9-13").await?;
        // The game itself is unchanged, including its end.
        visit.driver.goto(address.as_str()).await?;
        visit.test_id("ending").await?;
        visit.until_board(&boards(&["11-15"])?[1]).await
    });
}

#[test]
fn an_arrow_of_jumps_hides_no_piece() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/review/new?fen=B:W6,7,14,15,32:B2").await?;
        visit.find(".arrow").await?;
        // The largest filled shape, in hundredths of a square.
        let script = "return Math.max(...[...document.querySelectorAll('.arrow path')]
            .filter((path) => getComputedStyle(path).fill !== 'none')
            .map((path) => Math.max(path.getBBox().width, path.getBBox().height)));";
        let size = visit.script(script, Vec::new()).await?;
        ensure!(size.as_f64().is_some_and(|size| size < 50.0), "{size}");
        Ok(())
    });
}

#[test]
fn an_analysis_is_complete_before_it_judges_and_kept_afterwards() {
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, "1. 11-15 22-18 2. 15x22 25x18 *").await?;
        visit.key(Key::Right).await?;
        visit.find(".score").await?;
        let is_told = async || -> Result<bool> {
            let mistakes = visit.test_id("mistakes").await?;
            mistakes.is_displayed().await
        };
        ensure!(!is_told().await?, "only some positions are known");
        visit.test_id("survey").await?.click().await?;
        visit.until("the game is analyzed", is_told).await?;
        visit
            .until("the analysis is saved", async || {
                visit.reload().await?;
                visit.test_id("graph").await?;
                is_told().await
            })
            .await
    });
}

#[test]
fn deleted_moves_of_a_game_come_back() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        visit.click(&[11, 15, 23, 19]).await?;
        visit.until_arrived(&[23, 19]).await?;
        visit.press("Resign").await?;
        visit.test_id("ending").await?;
        let id = visit.until_at("/game/").await?;
        visit.open(&format!("/review/{id}")).await?;
        until_moves(visit, "1. 11-15 23-19").await?;
        press_move(visit, "11-15").await?;
        visit.press("Delete").await?;
        visit
            .sees("Some of the game's moves are missing here.")
            .await?;
        visit.reload().await?;
        visit.test_id("restore").await?.click().await?;
        until_moves(visit, "1. 11-15 23-19").await?;
        ensure!(!visit.is_there("[data-testid=missing-moves]").await?);
        Ok(())
    });
}

#[test]
fn a_copy_stays_where_it_is_and_has_a_date() {
    journey(Setup::DESKTOP.still(), async |visit| {
        // Against the computer, White is at the bottom.
        visit.open("/").await?;
        visit.choose_computer(1, rules::Color::White).await?;
        visit.start().await?;
        visit
            .until("the computer has moved", async || {
                Ok(visit.board().await? != *rules::Position::START.board())
            })
            .await?;
        visit.press("Resign").await?;
        visit.test_id("ending").await?;
        let id = visit.until_at("/game/").await?;
        visit.open(&format!("/review/{id}")).await?;
        visit.key(Key::End).await?;
        let board = visit.board().await?;
        let (_, below) = visit.middle_of(32).await?;
        visit.press("Save a copy").await?;
        visit.sees("Saved to library.").await?;
        ensure!(visit.place().await? != format!("/review/{id}"));
        visit.until_board(&board).await?;
        ensure!(visit.middle_of(32).await?.1 == below, "the board flipped");
        visit.reload().await?;
        visit.square(1).await?;
        let (_, top) = visit.middle_of(1).await?;
        ensure!(top < visit.middle_of(32).await?.1, "White is at the bottom");
        visit.open("/library").await?;
        visit
            .until("both entries have a date", async || {
                let year = visit
                    .script("return String(new Date().getFullYear())", Vec::new())
                    .await?;
                let year = year.as_str().context("no year")?.to_owned();
                let games = visit.driver.find_all(By::Css(".game")).await?;
                let mut dated = 0;
                for game in &games {
                    dated += usize::from(game.text().await?.contains(&year));
                }
                Ok(games.len() == 2 && dated == 2)
            })
            .await
    });
}

#[test]
fn the_right_button_draws_and_the_bar_shows_who_is_better() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/review/new?fen=B:WK32:BK1,K2,K3").await?;
        visit.square(1).await?;
        visit.right_click(1, 10).await?;
        visit.find(".arrows.own .arrow").await?;
        visit.right_click(32, 32).await?;
        visit.find(".drawn circle").await?;
        visit.right_click(32, 32).await?;
        visit
            .until("the ring is gone", async || {
                Ok(!visit.is_there(".drawn circle").await?)
            })
            .await?;
        // Drawings are still there after a reload.
        visit.reload().await?;
        visit.find(".arrows.own .arrow").await?;
        visit
            .until("Red is winning", async || {
                let script = "return parseFloat(document.querySelector(
                    '[data-testid=evaluation-bar] > span').style.height)";
                let share = visit.script(script, Vec::new()).await?;
                Ok(share.as_f64().is_some_and(|share| share < 20.0))
            })
            .await
    });
}

#[test]
fn a_mistake_is_explained_and_tried_again() {
    let thrown =
        "[Black \"Ann\"]\n[White \"Ben\"]\n1. 11-15 23-19 2. 8-11 19-16 3. 11x20 22-17 1-0\n";
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, thrown).await?;
        ensure!(!visit.is_there("[data-testid=moments]").await?);
        visit.test_id("survey").await?.click().await?;
        visit.test_id("accuracy").await?;
        visit.check_accessibility().await?;
        visit.sees("Old Faithful").await?;
        visit.test_id("next-mistake").await?.click().await?;
        // Which reason the engine can show in the time it has is up to the machine: the fixtures of
        // `learn` test the reasons.
        visit.test_id("moment").await?;
        // The same from the list of all of them.
        visit.key(Key::Home).await?;
        visit.choose_option("moment-list", 1).await?;
        visit.test_id("moment").await?;
        visit.test_id("try-again").await?.click().await?;
        visit.until_line("Find a better move for White.").await?;
        // The same move is still wrong, and the engine doesn't reveal the answer.
        ensure!(!visit.is_there("[data-testid=engine]").await?);
        visit.click(&[19, 16]).await?;
        visit.until_empty(16, true).await?;
        visit.test_id("retry-hint").await?.click().await?;
        visit.until_line("Look at the piece on").await?;
        visit.find(".square.m-hint").await?;
        visit.click(&[22, 17]).await?;
        visit.until_line("22-17").await?;
        visit.test_id("engine").await?;
        // The findings are still there after a reload.
        visit
            .until("the review is saved", async || {
                visit.reload().await?;
                visit.test_id("moves").await?;
                visit.is_there("[data-testid=moments]").await
            })
            .await?;
        visit.test_id("next-mistake").await?.click().await?;
        visit.test_id("moment").await?;
        Ok(())
    });
}

#[test]
fn a_result_that_the_board_contradicts_is_pointed_out() {
    let drawn = "[FEN \"B:W32:BK1,K2,K3\"]\n1. 1-5 32-28 1/2-1/2\n";
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, drawn).await?;
        visit.test_id("survey").await?.click().await?;
        visit.test_id("contradiction").await?;
        visit.sees("one side was winning").await
    });
}

#[test]
fn moves_get_comments_and_marks() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/review/new").await?;
        visit.click(&[11, 15]).await?;
        visit.until_empty(15, false).await?;
        visit.open_folded("annotations").await?;
        visit.test_id("sign-!").await?.click().await?;
        visit.sees("11-15!").await?;
        visit.fill("comment", "The most popular start.").await?;
        visit.key(Key::Tab).await?;
        visit.sees("The most popular start.").await?;
        visit.check_accessibility().await?;
        visit.reload().await?;
        visit.sees("11-15!").await?;
        visit.sees("The most popular start.").await
    });
}

/// As `crownhead analyze --output` writes it, with a mistake of each side.
const ANNOTATED: &str = "[Black \"Ann\"]\n[White \"Ben\"]\n\
    {[%eval 0.00]} 1. 11-15 {[%eval 0.00]} 23-19 {[%eval 0.00]} 2. 8-11 {[%eval 0.00]} 19-16?? {a shot?}\n\
    {[%eval 1.60] [%review ??] This loses a piece. [%cal G22-17,R11-20] [%best 22-17 4-8 17-13]\n\
    [%played 19-16 11x20 22-17]} ({[%review]} 22-17 4-8 17-13) 3. 11x20 {[%eval 1.60]} 22-17 {[%eval 1.60]}\n\
    4. 4-8?? {[%eval -0.50] [%review ??] 7-11 was the only move. [%best 7-11 17-13] [%played 4-8 17-13]\n\
    [%second -0.40]} 17-13 {[%eval -0.50]} *\n";

async fn until_moment(visit: &Visit, said: &str) -> Result<()> {
    visit
        .until(&format!("the mistake says {said:?}"), async || {
            let is_there = visit.is_there("[data-testid=moment]").await?;
            Ok(is_there && visit.test_id("moment").await?.text().await?.contains(said))
        })
        .await
}

/// The reasons come from the lines in the file, and the words in it are shown too.
#[test]
fn an_annotated_game_shows_its_mistakes() {
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, ANNOTATED).await?;
        visit.find("[role=switch]").await?.click().await?;
        visit.sees("a shot? This loses a piece.").await?;
        visit.test_id("next-mistake").await?.click().await?;
        until_moment(visit, "This loses a piece.").await?;
        visit.test_id("next-mistake").await?.click().await?;
        until_moment(visit, "7-11 was the only move.").await?;
        visit.test_id("previous-mistake").await?.click().await?;
        until_moment(visit, "This loses a piece.").await?;
        visit.check_accessibility().await?;
        // What follows the mistake, and what was better.
        visit.test_id("show-refutation").await?.click().await?;
        visit.hears("22-17").await?;
        let lost = boards(&["11-15", "23-19", "8-11", "19-16", "11x20", "22-17"])?;
        visit.until_board(&lost[6]).await?;
        visit.test_id("previous-mistake").await?.click().await?;
        until_moment(visit, "This loses a piece.").await?;
        visit.test_id("show-better").await?.click().await?;
        let better = boards(&["11-15", "23-19", "8-11", "22-17", "4-8", "17-13"])?;
        visit.until_board(&better[6]).await?;
        // Only those of the side at the bottom.
        visit.test_id("only-mine").await?.click().await?;
        visit.key(Key::Home).await?;
        visit.test_id("next-mistake").await?.click().await?;
        until_moment(visit, "This loses a piece.").await?;
        visit.find("[data-testid=next-mistake]:disabled").await?;
        visit.test_id("only-mine").await?.click().await?;
        visit.test_id("next-mistake").await?.click().await?;
        until_moment(visit, "7-11 was the only move.").await
    });
}

/// How many looks are done, while a game is analyzed.
async fn looks_done(visit: &Visit) -> Result<u32> {
    if !visit.is_there("[data-testid=surveyed]").await? {
        return Ok(0);
    }
    let text = visit.test_id("surveyed").await?.text().await?;
    Ok(text.split(' ').next().unwrap_or_default().parse()?)
}

#[test]
fn an_analysis_continues_where_it_was_left() {
    let long = "[Black \"Ann\"]\n[White \"Ben\"]\n\
        1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 5. 7x16 20x11 6. 3-7 28-24\n\
        7. 7x16 24-20 8. 16-19 25-22 9. 4-8 29-25 10. 9-14 22-18 11. 15x22 25x9 12. 5x14 *\n";
    journey(Setup::DESKTOP.still(), async |visit| {
        open(visit, long).await?;
        visit.test_id("survey").await?.click().await?;
        let some = async || Ok(looks_done(visit).await? >= 6);
        visit.until("some looks are done", some).await?;
        let done = looks_done(visit).await?;
        // No verdict is shown before everything is known.
        ensure!(!visit.is_there("[data-testid=moments]").await?);
        visit.press("Library").await?;
        visit.find(".game-title").await?.click().await?;
        visit.test_id("surveyed").await?;
        let again = looks_done(visit).await?;
        ensure!(again >= done, "{again} of {done} looks are left");
        // A page that's closed keeps it, too.
        visit.reload().await?;
        visit.test_id("surveyed").await?;
        let again = looks_done(visit).await?;
        ensure!(again >= done, "{again} of {done} looks are left");
        visit.test_id("accuracy").await?;
        // It's complete now, and isn't resumed anymore.
        visit.reload().await?;
        visit.test_id("accuracy").await?;
        ensure!(!visit.is_there("[data-testid=surveyed]").await?);
        Ok(())
    });
}

#[test]
fn arrows_and_rings_are_drawn_by_touch_and_keys() {
    journey(Setup::PHONE.still(), async |visit| {
        visit.open("/review/new").await?;
        visit.find("[role=switch]").await?.click().await?;
        visit.test_id("draw").await?.click().await?;
        visit.click(&[11]).await?;
        visit
            .until_line("From 11: choose where the arrow ends")
            .await?;
        visit.find(".square.m-hint").await?;
        visit.click(&[15]).await?;
        visit.until_line("Drawn: arrow from 11 to 15").await?;
        visit.click(&[18, 18]).await?;
        visit
            .until_line("Drawn: arrow from 11 to 15, ring on 18")
            .await?;
        visit.find(".drawn circle").await?;
        visit.check_accessibility().await?;
        // No move was played, and with the keyboard an arrow is taken away again.
        visit.until_empty(11, false).await?;
        visit.focus_board().await?;
        let keys = [Key::Home, Key::Enter, Key::Right, Key::Enter];
        for key in keys {
            visit.key(key).await?;
        }
        visit
            .until_line("Drawn: arrow from 11 to 15, ring on 18, arrow from")
            .await?;
        visit.key(Key::Escape).await?;
        visit.find("[data-testid=draw][aria-pressed=false]").await?;
        visit.click(&[11, 15]).await?;
        visit.until_empty(15, false).await?;
        visit.press("Previous move").await?;
        visit
            .until("the drawings are told in words", async || {
                let told = "return document.querySelector('[data-testid=drawn]').textContent;";
                let told = visit.script(told, Vec::new()).await?;
                Ok(told
                    .as_str()
                    .is_some_and(|told| told.contains("ring on 18")))
            })
            .await
    });
}
