//! The position editor: tools, text, refusals, drag, keys, and starting a game.

use anyhow::{Result, ensure};
use journeys::{Key, Setup, Visit, journey};
use notation::Fen;
use rules::{Board, Color, Piece, Square};
use serde_json::json;

/// The tools by number.
const TOOLS: [(u8, Piece); 4] = [
    (1, Piece::man(Color::Black)),
    (2, Piece::king(Color::Black)),
    (3, Piece::man(Color::White)),
    (4, Piece::king(Color::White)),
];
const ERASER: u8 = 5;

#[test]
fn a_man_dropped_on_its_king_row_becomes_a_king() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/setup").await?;
        put_up(visit, "B:W5:B10").await?;
        // From the palette, and from the board.
        let king_row = visit.middle_of(30).await?;
        drag(visit, middle_of_tool(visit, 1).await?, king_row).await?;
        is_told(visit, "there's a king on 30 now").await?;
        visit.until_board(&board_of("B:W5:B10,K30")?).await?;
        let king_row = visit.middle_of(2).await?;
        drag(visit, visit.middle_of(5).await?, king_row).await?;
        is_told(visit, "there's a king on 2 now").await?;
        visit.until_board(&board_of("B:WK2:B10,K30")?).await?;
        // It's a step like any other.
        visit.press("Undo").await?;
        visit.until_board(&board_of("B:W5:B10,K30")?).await
    });
}

fn board_of(fen: &str) -> Result<Board> {
    Ok(fen.parse::<Fen>()?.board)
}

async fn choose(visit: &Visit, tool: u8) -> Result<()> {
    visit
        .test_id(&format!("tool-{tool}"))
        .await?
        .click()
        .await?;
    Ok(())
}

async fn put_up(visit: &Visit, fen: &str) -> Result<()> {
    visit.fill("fen", fen).await?;
    visit.key(Key::Enter).await?;
    visit.until_board(&board_of(fen)?).await
}

/// Waits until the status line contains this text and announces it.
async fn is_told(visit: &Visit, text: &str) -> Result<()> {
    visit
        .until(&format!("the line says {text:?}"), async || {
            let line = visit.test_id("line").await?.text().await?;
            Ok(line.contains(text))
        })
        .await?;
    visit.hears(text).await
}

/// Clicks the light square between a dark one and the next.
async fn click_beside(visit: &Visit, square: u8) -> Result<()> {
    let ((x, y), (next, _)) = (
        visit.middle_of(square).await?,
        visit.middle_of(square + 1).await?,
    );
    let light = x + (next - x) / 2.0;
    let actions = visit.driver.action_chain();
    actions
        .move_to(light as i64, y as i64)
        .click()
        .perform()
        .await?;
    Ok(())
}

/// Drags from one point of the window to another.
async fn drag(visit: &Visit, from: (f64, f64), to: (f64, f64)) -> Result<()> {
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let actions = visit.driver.action_chain();
    actions
        .move_to(from.0 as i64, from.1 as i64)
        .click_and_hold()
        .move_to(middle.0 as i64, middle.1 as i64)
        .move_to(to.0 as i64, to.1 as i64)
        .release()
        .perform()
        .await?;
    Ok(())
}

async fn middle_of_tool(visit: &Visit, tool: u8) -> Result<(f64, f64)> {
    let rect = visit.test_id(&format!("tool-{tool}")).await?.rect().await?;
    Ok((rect.x + rect.width / 2.0, rect.y + rect.height / 2.0))
}

/// Checks what each tool does on each kind of square, for several numbers of pieces.
///
/// Squares 13, 15 and 18 are empty in every position, and 16 is occupied.
#[test]
fn every_tool_on_every_kind_of_square_at_every_count() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/setup").await?;
        let counts = [
            // Some of both.
            "B:W16,30:B2,6",
            // One side has all its pieces, the other a few.
            "B:W16,30:B1-12",
            "B:W16,21,22,23,24,25,26,27,28,29,30,31:B2,6",
            // One side has all its pieces, the other all but one.
            "B:W16,21,22,23,24,25,26,27,28,29,30:B1-12",
            "B:W16,21,22,23,24,25,26,27,28,29,30,31:B1,2,3,4,5,6,7,8,9,10,11",
        ];
        for fen in counts {
            put_up(visit, fen).await?;
            let board = board_of(fen)?;
            for (tool, piece) in TOOLS {
                choose(visit, tool).await?;
                click_beside(visit, 17).await?;
                is_told(visit, "Pieces go on dark squares only.").await?;
                visit.click(&[16]).await?;
                is_told(visit, "There's already a white man on 16.").await?;
                visit.until_board(&board).await?;

                visit.click(&[18]).await?;
                let mut placed = board;
                if board.count(piece.color) == 12 {
                    is_told(visit, "pieces on the board.").await?;
                } else {
                    placed.put(Square::new(18).expect("18 is a square"), piece);
                    visit.until_board(&placed).await?;
                    let is_full = Color::BOTH.iter().all(|&color| placed.count(color) == 12);
                    if is_full {
                        is_told(visit, "The position is complete").await?;
                    }
                    visit.press("Undo").await?;
                }
                visit.until_board(&board).await?;
            }
        }
        // The board can be cleared at any time, and an empty board stays empty.
        for _ in 0..2 {
            visit.press("Clear").await?;
            visit.until_board(&Board::EMPTY).await?;
        }
        for (tool, piece) in TOOLS {
            choose(visit, tool).await?;
            click_beside(visit, 17).await?;
            is_told(visit, "Pieces go on dark squares only.").await?;
            visit.click(&[18]).await?;
            let mut one = Board::EMPTY;
            one.put(Square::new(18).expect("18 is a square"), piece);
            visit.until_board(&one).await?;
            choose(visit, ERASER).await?;
            visit.click(&[18]).await?;
            visit.until_board(&Board::EMPTY).await?;
        }
        Ok(())
    });
}

#[test]
fn the_active_tool_is_marked_and_the_counts_are_told() {
    journey(Setup::PHONE, async |visit| {
        visit.open("/setup").await?;
        for tool in 1..=ERASER {
            choose(visit, tool).await?;
            visit
                .until(&format!("only tool {tool} is marked"), async || {
                    let script = "return [...document.querySelectorAll('.tool[aria-pressed=true]')]
                        .map((tool) => tool.dataset.testid);";
                    let marked = visit.script(script, Vec::new()).await?;
                    Ok(marked == json!([format!("tool-{tool}")]))
                })
                .await?;
        }
        choose(visit, 2).await?;
        visit.tap(&[18, 19]).await?;
        visit.sees("Red: 10 left").await?;
        visit.sees("White: 12 left").await?;
        visit.press("Starting position").await?;
        visit.until_board(&Board::START).await?;
        visit.sees("Red: all placed").await?;
        is_told(visit, "Both sides have all their pieces").await
    });
}

#[test]
fn pieces_are_set_up_by_text() {
    journey(Setup::DESKTOP, async |visit| {
        #[track_caller]
        fn check(wrong: &str, told: &str) -> (String, String) {
            (wrong.to_owned(), told.to_owned())
        }
        visit.open("/setup").await?;
        visit.fill("text", "A7=B, E5=WK 14=BK; 18=W").await?;
        visit.key(Key::Enter).await?;
        let board = board_of("B:WK15,18:B5,K14")?;
        visit.until_board(&board).await?;

        let wrong = [
            check("E3=W B6=X", "B6=X"),
            check("E3=W nonsense", "nonsense"),
            check("E3=W 33=B", "33=B"),
            check("E3=W B8=W", "B8=W"),
            check("E3=W A8=B", "A8=B"),
            check("E3=W 18=B", "18=B"),
        ];
        for (text, told) in wrong {
            visit.fill("text", &text).await?;
            visit.key(Key::Enter).await?;
            is_told(visit, &told).await?;
            // Nothing was applied, and the text can be corrected.
            visit.until_board(&board).await?;
            let kept = visit.test_id("text").await?.prop("value").await?;
            ensure!(kept.as_deref() == Some(text.as_str()), "{kept:?}");
        }

        visit.fill("fen", "not a position").await?;
        visit.key(Key::Enter).await?;
        is_told(visit, "That isn't a position in FEN").await?;
        visit.until_board(&board).await?;
        put_up(visit, "W:WK5,29:B10").await?;
        visit.sees("Ready to play: White to move.").await?;
        // The position survives a reload.
        visit.reload().await?;
        visit.until_board(&board_of("W:WK5,29:B10")?).await?;
        visit.sees("Ready to play: White to move.").await
    });
}

#[test]
fn a_board_that_cannot_be_played_is_refused_with_the_reason() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/setup").await?;
        let start = async || -> Result<()> {
            visit.test_id("start").await?.click().await?;
            is_told(visit, "The game can't start yet.").await
        };
        visit.test_id("problems").await?;
        start().await?;
        is_told(visit, "The board is empty").await?;

        // A man on its king row is a king when it's placed by hand, and reported after a paste.
        choose(visit, 1).await?;
        visit.click(&[30]).await?;
        is_told(visit, "A man on the king row becomes a king").await?;
        visit.until_board(&board_of("B:W:BK30")?).await?;
        put_up(visit, "B:W21:B29").await?;
        visit.sees("use a king on 29").await?;
        start().await?;
        put_up(visit, "B:W21:B1-13").await?;
        visit.sees("Red has 13 pieces; 12 is the limit.").await?;
        start().await?;

        // With pieces of one side only, the game starts and is over immediately.
        put_up(visit, "W:W:B5,K22").await?;
        visit.sees("This position is already over.").await?;
        visit.press("Two players").await?;
        visit.test_id("start").await?.click().await?;
        visit.test_id("ending").await?;
        visit.sees("White").await?;
        visit.until_board(&board_of("W:W:B5,K22")?).await
    });
}

#[test]
fn pieces_are_dragged_to_the_board_over_it_and_off_it() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/setup").await?;
        let at = async |square| visit.middle_of(square).await;
        drag(visit, middle_of_tool(visit, 4).await?, at(14).await?).await?;
        visit.until_board(&board_of("B:WK14:B")?).await?;
        drag(visit, middle_of_tool(visit, 1).await?, at(18).await?).await?;
        visit.until_board(&board_of("B:WK14:B18")?).await?;
        drag(visit, at(18).await?, at(23).await?).await?;
        visit.until_board(&board_of("B:WK14:B23")?).await?;
        // A piece can't be dropped on an occupied square. It stays where it was.
        drag(visit, at(23).await?, at(14).await?).await?;
        is_told(visit, "There's already a white king on 14.").await?;
        // A man on its king row is a king.
        drag(visit, at(23).await?, at(30).await?).await?;
        is_told(visit, "A man on the king row becomes a king").await?;
        visit.until_board(&board_of("B:WK14:BK30")?).await?;
        visit.press("Undo").await?;
        visit.until_board(&board_of("B:WK14:B23")?).await?;
        let palette = middle_of_tool(visit, ERASER).await?;
        drag(visit, at(23).await?, palette).await?;
        visit.until_board(&board_of("B:WK14:B")?).await?;
        visit.press("Undo").await?;
        visit.until_board(&board_of("B:WK14:B23")?).await?;
        visit.press("Redo").await?;
        visit.until_board(&board_of("B:WK14:B")?).await
    });
}

#[test]
fn a_position_is_set_up_with_keys_alone() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/setup").await?;
        visit.find(".palette").await?;
        visit.focus_board().await?;
        // From square 1 down to 17 to place a white king.
        visit.keys("4").await?;
        for _ in 0..4 {
            visit.key(Key::Down).await?;
        }
        visit.key(Key::Enter).await?;
        visit.until_board(&board_of("B:WK17:B")?).await?;
        visit.keys("1").await?;
        visit.key(Key::Right).await?;
        visit.keys(" ").await?;
        visit.until_board(&board_of("B:WK17:B18")?).await?;
        visit.key(Key::Enter).await?;
        is_told(visit, "There's already a red man on 18.").await?;
        visit.key(Key::Backspace).await?;
        visit.until_board(&board_of("B:WK17:B")?).await?;
        visit
            .driver
            .action_chain()
            .key_down(Key::Control)
            .send_keys("z")
            .key_up(Key::Control)
            .perform()
            .await?;
        visit.until_board(&board_of("B:WK17:B18")?).await
    });
}

#[test]
fn the_position_is_played_against_the_computer() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/setup").await?;
        put_up(visit, "B:W29,K17:B4,K22").await?;
        visit.press("White").await?;
        visit.sees("Ready to play: White to move.").await?;
        visit.press("Computer").await?;
        visit.choose_option("level", 0).await?;
        visit.choose_option("side", 1).await?;
        visit.test_id("start").await?.click().await?;
        visit.find("[data-testid=line]").await?;
        visit.sees("Computer").await?;
        visit.until_board(&board_of("W:W29,K17:B4,K22")?).await?;
        // The person plays White, and a capture is mandatory.
        visit.sees("You must jump").await
    });
}

#[test]
fn nothing_in_the_editor_hinders_anybody() {
    journey(Setup::PHONE.dark(), async |visit| {
        visit.open("/setup").await?;
        visit.find(".palette").await?;
        visit.check_accessibility().await?;
        visit.press("Starting position").await?;
        visit.check_accessibility().await
    });
}

#[test]
fn the_editor_greets_calmly_stays_on_the_grid_and_erases_with_the_right_button() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/setup").await?;
        visit.sees("The board is empty").await?;
        ensure!(
            !visit.is_there(".notice.bad").await?,
            "nothing is wrong yet"
        );
        put_up(visit, "B:W32:B5").await?;
        // A refusal marks the square, which stays where it is.
        choose(visit, 1).await?;
        let script = "const square = document.querySelector('[data-square=\"5\"]');
            const at = square.getBoundingClientRect().left;
            window.strayed = 0;
            window.marked = false;
            const look = () => {
                window.strayed = Math.max(window.strayed,
                    Math.abs(square.getBoundingClientRect().left - at));
                window.marked ||= square.classList.contains('shake');
                requestAnimationFrame(look);
            };
            look();";
        visit.script(script, Vec::new()).await?;
        visit.click(&[5]).await?;
        is_told(visit, "There's already a red man on 5.").await?;
        visit
            .until("the square is marked", async || {
                Ok(visit.script("return window.marked", Vec::new()).await? == true)
            })
            .await?;
        let strayed = visit.script("return window.strayed", Vec::new()).await?;
        ensure!(strayed.as_f64() == Some(0.0), "{strayed}");
        visit.right_click(32, 32).await?;
        visit.until_board(&board_of("B:W:B5")?).await
    });
}
