//! The computer as an opponent: hints, and crashes of its worker.

use anyhow::{Context, Result, ensure};
use journeys::{Setup, Visit, journey, meeting, quick_game};
use rules::{Color, Game};

#[test]
fn a_hint_tells_more_each_time() {
    journey(Setup::DESKTOP, async |visit| {
        visit
            .two_players_from("W:W18,27,30,31,32:B14,1,2,3,4")
            .await?;
        visit.press("Hint").await?;
        visit.until_line("there's 1 capture").await?;
        visit.press("Hint").await?;
        visit.until_line("Look at the piece on 18").await?;
        ensure!(
            !visit.is_there(".arrow").await?,
            "the move is still a secret"
        );
        visit.press("Hint").await?;
        visit.until_line("18x9: ").await?;
        visit.find(".place .arrow").await?;
        visit.press("Hint").await?;
        visit.until_line("18x9 ").await?;
        let line = visit.line().await?;
        let plies = line.split(':').next().unwrap_or_default();
        let plies = plies.split_whitespace().count();
        ensure!((2..=8).contains(&plies), "{line}");
        // The arrow goes with the move.
        visit.click(&[18, 9]).await?;
        visit.until_arrived(&[18, 9]).await?;
        ensure!(!visit.is_there(".arrow").await?, "the arrow is still there");
        Ok(())
    });
}

/// Records the page's workers, so that a journey can crash the running one.
async fn with_a_fuse(visit: &Visit) -> Result<()> {
    let script = "
        const Plain = window.Worker;
        window.workers = [];
        window.Worker = class extends Plain {
            constructor(...all) { super(...all); window.workers.push(this); }
        };";
    let added = serde_json::json!({ "source": script });
    visit
        .cdp("Page.addScriptToEvaluateOnNewDocument", added)
        .await?;
    Ok(())
}

#[test]
fn the_game_goes_on_after_a_crash_of_the_worker() {
    journey(Setup::DESKTOP, async |visit| {
        with_a_fuse(visit).await?;
        visit.open("/").await?;
        visit.choose_computer(2, Color::Black).await?;
        visit.start().await?;
        let mut game = Game::new();
        let mv = *game
            .legal_moves()
            .first()
            .context("there is no legal move")?;
        let path: Vec<u8> = mv.path().iter().map(|square| square.number()).collect();
        visit.click(&path).await?;
        game.play(mv)?;
        visit.follow(&mut game).await?;

        let script = "const event = new ErrorEvent('error', { message: 'broken on purpose' });
            window.workers.at(-1).dispatchEvent(event); return window.workers.length;";
        let before = visit.script(script, Vec::new()).await?;
        let mv = *game
            .legal_moves()
            .first()
            .context("there is no legal move")?;
        let path: Vec<u8> = mv.path().iter().map(|square| square.number()).collect();
        visit.click(&path).await?;
        game.play(mv)?;
        visit.follow(&mut game).await?;
        let after = visit
            .script("return window.workers.length;", Vec::new())
            .await?;
        ensure!(
            after.as_u64() > before.as_u64(),
            "no new worker was started: {before} before, {after} after"
        );
        Ok(())
    });
}

#[test]
fn the_board_of_a_game_can_be_used_by_everybody() {
    for setup in [Setup::DESKTOP, Setup::PHONE.dark()] {
        journey(setup, async |visit| {
            visit.two_players().await?;
            visit.check_accessibility().await?;
            visit.click(&[11, 15]).await?;
            visit.until_arrived(&[11, 15]).await?;
            visit.press("Resign").await?;
            visit.test_id("ending").await?;
            visit.check_accessibility().await
        });
    }
}

#[test]
fn a_draw_offer_is_answered_where_everybody_sees_it() {
    journey(Setup::DESKTOP, async |visit| {
        // A lower level may think that it's worse.
        visit.choose_computer(10, Color::Black).await?;
        visit.start().await?;
        visit.press("Offer draw").await?;
        visit.until_line("declined the draw").await?;
        visit.hears("declined the draw").await?;
        // The game continues.
        let mut game = Game::new();
        let mv = game.legal_moves()[0];
        visit.enter(&mut game, mv).await?;
        visit.follow(&mut game).await
    });
}

/// One king against three: the computer is happy with a draw.
#[test]
fn the_computer_accepts_a_draw_that_it_does_not_deserve() {
    journey(Setup::DESKTOP, async |visit| {
        visit.choose_computer(10, Color::Black).await?;
        visit.choose_position("B:WK29:BK4,K13,K20").await?;
        visit.start().await?;
        visit.press("Offer draw").await?;
        let told = visit.test_id("ending").await?.text().await?;
        ensure!(told.contains("Draw by agreement"), "{told}");
        Ok(())
    });
}

/// How much of the evaluation bar is White's, in percent.
async fn share_of_white(visit: &Visit) -> Result<f64> {
    let script = "return parseFloat(document.querySelector(
        '[data-testid=evaluation-bar] > span').style.height);";
    visit.test_id("evaluation-bar").await?;
    let share = visit.script(script, Vec::new()).await?;
    share.as_f64().context("the bar has no height")
}

#[test]
fn an_evaluation_bar_is_shown_on_request_and_never_online() {
    let setup = Setup::DESKTOP.still();
    meeting([setup, setup], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.two_players().await?;
        ann.square(1).await?;
        ensure!(!ann.is_there("[data-testid=evaluation-bar]").await?);
        ann.open("/settings").await?;
        ann.tick("evaluation-bar", true).await?;
        // Black wins, and then White.
        ann.two_players_from("B:W32:BK15,K18").await?;
        ensure!(share_of_white(ann).await? < 20.0);
        ann.two_players_from("W:WK15,K18:B5").await?;
        ensure!(share_of_white(ann).await? > 80.0);
        quick_game(ann, bob, "5 + 3").await?;
        ann.find(".chat").await?;
        ensure!(!ann.is_there("[data-testid=evaluation-bar]").await?);
        Ok(())
    });
}
