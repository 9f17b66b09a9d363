//! Complete games.

use anyhow::{Context, Result, ensure};
use journeys::{Setup, Visit, journey};
use rules::{Color, Game, Move};

/// Chooses moves by a fixed pseudorandom sequence, so a game is varied but reproducible.
struct Dice(u64);

impl Dice {
    fn pick(&mut self, game: &Game) -> Option<Move> {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let moves = game.legal_moves();
        let place = (self.0 >> 33) as usize % moves.len().max(1);
        moves.get(place).copied()
    }
}

/// Waits for the end of the game and returns its text.
async fn ending(visit: &Visit) -> Result<String> {
    visit.test_id("ending").await?.text().await
}

#[test]
fn two_people_play_a_whole_game() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        let (mut game, mut dice) = (Game::new(), Dice(5));
        while game.ending().is_none() {
            let mv = dice.pick(&game).context("there is no legal move")?;
            visit.enter(&mut game, mv).await?;
        }
        let told = ending(visit).await?;
        let winner = match game.turn() {
            Color::Black => "White",
            Color::White => "Red",
        };
        ensure!(told.contains(winner) && told.contains("win"), "{told}");
        // With reduced motion, there's no celebration.
        ensure!(visit.is_there(".ending.won").await?, "nobody has won");
        ensure!(!visit.is_there(".ending.fresh").await?, "something moves");
        visit.press("Rematch").await?;
        visit.until_board(Game::new().position().board()).await
    });
}

#[test]
fn a_game_against_the_computer_goes_to_its_end() {
    journey(Setup::PHONE, async |visit| {
        visit.choose_computer(1, Color::White).await?;
        visit.start().await?;
        let (mut game, mut dice) = (Game::new(), Dice(11));
        while game.ending().is_none() {
            if game.turn() == Color::Black {
                visit.follow(&mut game).await?;
            } else {
                let mv = dice.pick(&game).context("there is no legal move")?;
                tap(visit, &mut game, mv).await?;
            }
        }
        ensure!(!ending(visit).await?.is_empty());
        Ok(())
    });
}

/// Enters a move by touch. The computer may have replied before the test sees it.
async fn tap(visit: &Visit, game: &mut Game, mv: Move) -> Result<()> {
    let path: Vec<u8> = mv.path().iter().map(|square| square.number()).collect();
    visit.tap(&path).await?;
    game.play(mv)?;
    let after = *game.position();
    visit
        .until(&format!("{mv} was played"), async || {
            let board = visit.board().await?;
            let answered = |reply: &Move| *after.play_unchecked(*reply).board() == board;
            Ok(board == *after.board() || game.legal_moves().iter().any(answered))
        })
        .await
}

#[test]
fn a_game_is_there_after_the_page_was_loaded_again() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players().await?;
        let (mut game, mut dice) = (Game::new(), Dice(3));
        for _ in 0..6 {
            let mv = dice.pick(&game).context("there is no legal move")?;
            visit.enter(&mut game, mv).await?;
        }
        visit.reload().await?;
        visit.until_board(game.position().board()).await?;
        let mv = dice.pick(&game).context("there is no legal move")?;
        visit.enter(&mut game, mv).await?;
        // It's one click away from the home screen.
        visit.open("/").await?;
        visit.press("Continue").await?;
        visit.until_board(game.position().board()).await
    });
}

#[test]
fn an_offer_is_there_after_the_page_was_loaded_again() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        visit.press("Offer draw").await?;
        visit.until_line("offers a draw").await?;
        visit.reload().await?;
        visit.until_line("offers a draw").await?;
        visit.press("Decline").await?;
        // The log continues where it stopped.
        visit.click(&[22, 18]).await?;
        visit.until_arrived(&[22, 18]).await?;
        visit.press("Take back").await?;
        visit.until_empty(18, true).await?;
        visit.reload().await?;
        visit.until_arrived(&[11, 15]).await?;
        visit.until_empty(18, true).await
    });
}

/// Games that earlier versions saved have no log.
#[test]
fn a_game_of_an_earlier_version_goes_on() {
    journey(Setup::DESKTOP, async |visit| {
        let saved = include_str!("../../../local-play/fixtures/saved-before-logs.jsonl");
        let saved = saved.lines().next().context("the fixture has games")?;
        let keep = "localStorage.setItem('unconfirmed game h4kx0brt9q', arguments[0])";
        visit.script(keep, vec![saved.into()]).await?;
        visit.open("/game/h4kx0brt9q").await?;
        visit.sees("Ann").await?;
        visit.until_empty(14, false).await?;
        // Red must jump.
        visit.click(&[9, 18]).await?;
        visit.until_arrived(&[9, 18]).await?;
        visit.reload().await?;
        visit.until_empty(18, false).await
    });
}

#[test]
fn the_end_of_a_game_is_a_moment() {
    journey(Setup::DESKTOP, async |visit| {
        visit.choose_computer(1, Color::Black).await?;
        visit.choose_position("B:W18:B14").await?;
        visit.start().await?;
        visit.click(&[14, 23]).await?;
        let told = ending(visit).await?;
        ensure!(
            told.contains("You win! White has no pieces left."),
            "{told}"
        );
        visit.find(".ending.won.black.fresh").await?;
        visit.check_accessibility().await?;
        for button in ["Rematch", "Review", "New game"] {
            ensure!(told.contains(button), "{told}");
        }
        // A game that was already over opens without a celebration.
        visit.reload().await?;
        ending(visit).await?;
        ensure!(!visit.is_there(".ending.fresh").await?, "old news");
        visit.press("New game").await?;
        visit.test_id("start").await?;
        // What was said about the game isn't true on another screen.
        let spoken = visit.spoken().await?;
        ensure!(!spoken.contains("win"), "{spoken}");
        Ok(())
    });
}
