//! Confirming moves: Enter confirms, Backspace cancels, and neither does harm at the wrong time.

use anyhow::Result;
use journeys::{Key, Setup, Visit, journey};
use rules::Game;

async fn confirmed_game(visit: &Visit) -> Result<()> {
    visit.choose_two_players().await?;
    visit.open_options().await?;
    visit.tick("confirm", true).await?;
    visit.start().await
}

#[test]
fn d5_enter_confirms_only_a_move() {
    journey(Setup::DESKTOP, async |visit| {
        confirmed_game(visit).await?;
        let start = Game::new();
        // Nothing selected, a piece selected, and an illegal move.
        visit.click(&[11]).await?;
        visit.key(Key::Escape).await?;
        visit.key(Key::Enter).await?;
        visit.until_board(start.position().board()).await?;
        visit.key(Key::Escape).await?;
        visit.click(&[11, 19]).await?;
        visit.until_line("Pieces move diagonally").await?;
        visit.key(Key::Escape).await?;
        // A legal move.
        visit.click(&[11, 15]).await?;
        visit
            .until_line("press Enter to confirm or Backspace to cancel")
            .await?;
        visit.key(Key::Enter).await?;
        visit.until_line("White").await?;
        visit.until_arrived(&[11, 15]).await
    });
}

#[test]
fn d5_backspace_goes_back_to_choosing_a_piece() {
    journey(Setup::DESKTOP, async |visit| {
        confirmed_game(visit).await?;
        visit.click(&[11]).await?;
        visit.key(Key::Backspace).await?;
        visit.hears("Move canceled").await?;
        visit.key(Key::Backspace).await?;
        visit.until_line("Nothing to cancel").await?;
        visit.click(&[11, 15]).await?;
        visit
            .until_line("press Enter to confirm or Backspace to cancel")
            .await?;
        visit.key(Key::Backspace).await?;
        visit.until_board(Game::new().position().board()).await?;
        // Another piece can be selected now, and a button confirms too.
        visit.click(&[9, 14]).await?;
        visit.press("Confirm").await?;
        visit.until_line("White").await?;
        visit.until_arrived(&[9, 14]).await
    });
}
