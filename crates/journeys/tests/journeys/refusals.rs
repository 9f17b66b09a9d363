//! Every illegal attempt is explained, on the screen and to screen readers.

use anyhow::{Context, Result};
use journeys::{Setup, Visit, journey};
use rules::Color;

/// Clicks these squares and waits for the reason.
async fn refused(visit: &Visit, path: &[u8], reason: &str) -> Result<()> {
    visit.click(path).await?;
    visit
        .until_line(reason)
        .await
        .with_context(|| format!("after {path:?}"))?;
    visit.hears(reason).await
}

#[test]
fn d6_the_wrong_piece() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players().await?;
        refused(visit, &[22], "The piece on 22 belongs to your opponent").await?;
        refused(visit, &[19], "There's no piece on 19").await?;
        refused(visit, &[1], "The piece on 1 can't move").await
    });
}

#[test]
fn d6_the_wrong_way() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from("B:W32:B11").await?;
        refused(visit, &[11, 19], "Pieces move diagonally").await?;
        // The piece stays selected.
        refused(visit, &[25], "One square at a time, diagonally").await?;
        refused(visit, &[8], "Men only move forward").await?;
        refused(visit, &[20], "There's nothing to jump on 16").await?;
        // Between two dark squares of a row there's a light one.
        let (left, right) = (visit.middle_of(15).await?, visit.middle_of(16).await?);
        visit.click_at(((left.0 + right.0) / 2.0, left.1)).await?;
        visit.until_line("Pieces move on dark squares only").await
    });
}

#[test]
fn d6_a_square_that_is_taken_and_a_piece_of_ones_own() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from("B:W16,20,32:B11,1").await?;
        refused(visit, &[11, 16], "There's already a piece on 16").await?;
        visit.two_players_from("B:W32:B11,16").await?;
        refused(visit, &[11, 20], "You can't jump your own piece on 16").await
    });
}

#[test]
fn d6_a_jump_that_must_be_taken_and_gone_on_with() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players_from("B:W18,32:B15,1").await?;
        visit.until_line("You must jump: 15x22").await?;
        refused(visit, &[1], "You must jump: 15x22").await?;
        visit.two_players_from("W:W29,32:B4,11,18,25").await?;
        visit.click(&[29, 22]).await?;
        refused(visit, &[17], "You must keep jumping from 22").await
    });
}

#[test]
fn d6_out_of_turn_and_after_the_end() {
    journey(Setup::DESKTOP, async |visit| {
        visit.choose_computer(10, Color::Black).await?;
        visit.open_options().await?;
        // The computer may think for a minute, and thinks until "Move now" is pressed.
        let longest = "[data-testid=thinking] option:last-child";
        visit.find(longest).await?.click().await?;
        visit.start().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        refused(visit, &[9], "It's White's turn").await?;
        visit.press("Move now").await?;
        visit.until_line("Your move").await?;
        visit.press("Resign").await?;
        visit.test_id("ending").await?;
        visit.click(&[9]).await?;
        visit.hears("Game over").await
    });
}
