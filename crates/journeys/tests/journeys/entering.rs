//! Every way to enter a move.

use anyhow::{Result, ensure};
use journeys::{Key, Setup, Visit, journey};
use notation::Fen;

/// White jumps three men in a row: 29x22x15x8.
const TRIPLE: &str = "W:W29,32:B4,11,18,25";
const AFTER_TRIPLE: &str = "B:W8,32:B4";

async fn until_fen(visit: &Visit, fen: &str) -> Result<()> {
    visit.until_board(&fen.parse::<Fen>()?.board).await
}

#[test]
fn by_clicks_on_the_first_and_the_last_square() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from(TRIPLE).await?;
        visit.click(&[29, 8]).await?;
        until_fen(visit, AFTER_TRIPLE).await
    });
}

#[test]
fn by_clicks_step_by_step() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from(TRIPLE).await?;
        visit.click(&[29, 22, 15, 8]).await?;
        until_fen(visit, AFTER_TRIPLE).await
    });
}

#[test]
fn by_a_drag_through_all_squares() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from(TRIPLE).await?;
        visit.drag(&[29, 22, 15, 8]).await?;
        until_fen(visit, AFTER_TRIPLE).await
    });
}

#[test]
fn by_taps() {
    journey(Setup::PHONE, async |visit| {
        visit.two_players_from(TRIPLE).await?;
        visit.tap(&[29, 22, 15, 8]).await?;
        until_fen(visit, AFTER_TRIPLE).await
    });
}

#[test]
fn by_a_finger_that_slides_through_all_squares() {
    journey(Setup::PHONE, async |visit| {
        visit.two_players_from(TRIPLE).await?;
        visit.slide(&[29, 22, 15, 8]).await?;
        until_fen(visit, AFTER_TRIPLE).await?;
        let scrolled = visit.script("return window.scrollY;", Vec::new()).await?;
        ensure!(scrolled == 0, "the page was scrolled by {scrolled}");
        Ok(())
    });
}

#[test]
fn by_the_destination_alone_where_there_is_one_way() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from(TRIPLE).await?;
        visit.click(&[8]).await?;
        until_fen(visit, AFTER_TRIPLE).await
    });
}

#[test]
fn by_keys_on_the_board() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from("W:W29,32:B4").await?;
        visit.focus_board().await?;
        visit.keys("29-25").await?;
        visit.key(Key::Enter).await?;
        until_fen(visit, "B:W25,32:B4").await
    });
}
