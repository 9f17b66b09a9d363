//! The analysis of a finished game, kept for its players.

use super::{ApiError, bad_body, player};
use crate::session;
use crate::site::Site;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{
    AnalysisScore, GameAnalysis, GameId, MAX_ANALYSIS_LINE, MAX_ANALYZED, StoredAnalysis, Why,
};
use room::Room;
use rules::{Color, Game, Move, Position};
use std::sync::Arc;

/// The maximum size of an analysis.
pub(super) const BODY_BYTES: usize = 128 * 1024;
/// The largest estimate, in hundredths of a man.
const MAX_ESTIMATE: i32 = 10_000;
/// The longest win, in half-moves.
const MAX_PLIES: u32 = 1_000;

/// Returns the analysis of a game: the player's own, or else the first that was made. A game
/// without one isn't an error, and browsers don't report it as one.
pub(super) async fn get(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Response, ApiError> {
    let game: GameId = game.parse().map_err(|_| ApiError::not_found())?;
    let player = session::player_of(&site, &headers).await?;
    let found = site.store.analysis(game, player.map(|it| it.id)).await?;
    if let Some(found) = found {
        return Ok(Json::<StoredAnalysis>(found).into_response());
    }
    match site.store.game(game).await? {
        Some(_) => Ok(StatusCode::NO_CONTENT.into_response()),
        None => Err(ApiError::not_found()),
    }
}

/// Stores the results of a player's review.
pub(super) async fn put(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(game): Path<String>,
    body: Result<Json<GameAnalysis>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let analysis = body.map_err(bad_body)?.0;
    let player = player(&site, &headers).await?;
    let game: GameId = game.parse().map_err(|_| ApiError::not_found())?;
    let row = site.store.game(game).await?;
    let row = row.ok_or_else(ApiError::not_found)?;
    if row.side_of(player.id).is_none() {
        return Err(ApiError::new(Why::Watching));
    }
    let log = site.store.log(game, 0).await?;
    let room = Room::replay(&log).map_err(|_| ApiError::new(Why::Unavailable))?;
    if room.turn().is_some() {
        return Err(ApiError::new(Why::StillPlaying));
    }
    if let Err(problem) = check(&analysis, room.game()) {
        return Err(ApiError::new(Why::BadMessage).with_detail(problem.to_owned()));
    }
    let now = crate::clock::now();
    site.store
        .keep_analysis(game, player.id, &analysis, now)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether an analysis belongs to this game: it has a score for each position, and its lines can be
/// played.
fn check(analysis: &GameAnalysis, game: &Game) -> Result<(), &'static str> {
    let GameAnalysis { scores, mistakes } = analysis;
    let positions = game.positions();
    if scores.len() != positions.len() || scores.len() > MAX_ANALYZED {
        return Err("there has to be a score for each position");
    }
    let seconds = mistakes
        .iter()
        .filter_map(|mistake| mistake.second.as_ref());
    if !scores.iter().chain(seconds).all(is_sane) {
        return Err("a score is out of range");
    }
    // A side that can't move has lost, no matter how the game ended.
    let position = game.position();
    if position.moves_under(game.rules()).is_empty()
        && !scores
            .last()
            .is_some_and(|last| shows_win(*last, position.turn().opponent()))
    {
        return Err("the last score contradicts the board");
    }
    if !mistakes.is_sorted_by(|one, next| one.ply < next.ply) {
        return Err("the mistakes aren't in order");
    }
    for mistake in mistakes {
        let place = usize::try_from(mistake.ply).unwrap_or(usize::MAX);
        let Some((before, played)) = place
            .checked_sub(1)
            .and_then(|ply| positions.get(ply).zip(game.moves().get(ply)))
        else {
            return Err("there's no such move");
        };
        let is_about_it = mistake.played.first() == Some(played);
        if !is_about_it || !is_line(game, before, &mistake.best) {
            return Err("a line doesn't fit its move");
        }
        if !is_line(game, before, &mistake.played) {
            return Err("a line doesn't fit its move");
        }
    }
    Ok(())
}

fn is_sane(score: &AnalysisScore) -> bool {
    match score {
        AnalysisScore::Estimate(value) => (-MAX_ESTIMATE..=MAX_ESTIMATE).contains(value),
        AnalysisScore::Win { plies, .. } => plies.is_none_or(|plies| plies <= MAX_PLIES),
        AnalysisScore::Draw => true,
    }
}

fn shows_win(score: AnalysisScore, side: Color) -> bool {
    matches!(score, AnalysisScore::Win { winner, .. } if Color::from(winner) == side)
}

fn is_line(game: &Game, before: &Position, line: &[Move]) -> bool {
    let mut at = *before;
    let is_legal = line
        .iter()
        .all(|&mv| match at.play_under(game.rules(), mv) {
            Ok(after) => {
                at = after;
                true
            }
            Err(_) => false,
        });
    is_legal && (1..=MAX_ANALYSIS_LINE).contains(&line.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{AnalyzedMistake, Side};

    fn game() -> Game {
        let mut game = Game::new();
        for _ in 0..3 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        game
    }

    fn analysis(game: &Game) -> GameAnalysis {
        let before = game.positions()[1];
        let other = before.moves()[1];
        GameAnalysis {
            scores: vec![AnalysisScore::Estimate(-12); 4],
            mistakes: vec![AnalyzedMistake {
                ply: 2,
                best: vec![other],
                played: vec![game.moves()[1], game.moves()[2]],
                second: Some(AnalysisScore::Estimate(-30)),
            }],
        }
    }

    #[test]
    fn an_analysis_has_to_fit_its_game() {
        let game = game();
        #[track_caller]
        fn check_with(game: &Game, change: impl FnOnce(&mut GameAnalysis), is_fine: bool) {
            let mut analysis = analysis(game);
            change(&mut analysis);
            assert_eq!(check(&analysis, game).is_ok(), is_fine, "{analysis:?}");
        }
        check_with(&game, |_| {}, true);
        check_with(&game, |it| it.mistakes.clear(), true);
        check_with(&game, |it| it.scores.truncate(3), false);
        check_with(&game, |it| it.scores.push(AnalysisScore::Draw), false);
        let estimate = AnalysisScore::Estimate;
        check_with(&game, |it| it.scores[0] = estimate(10_001), false);
        check_with(&game, |it| it.scores[0] = estimate(i32::MIN), false);
        let second = |score| move |it: &mut GameAnalysis| it.mistakes[0].second = score;
        check_with(&game, second(None), true);
        check_with(&game, second(Some(estimate(10_001))), false);
        let win = |plies| AnalysisScore::Win {
            winner: Side::Black,
            plies,
        };
        check_with(&game, |it| it.scores[3] = win(Some(7)), true);
        check_with(&game, |it| it.scores[3] = win(Some(1_001)), false);
        check_with(&game, |it| it.mistakes[0].ply = 0, false);
        check_with(&game, |it| it.mistakes[0].ply = 3, false);
        check_with(&game, |it| it.mistakes[0].ply = 4, false);
        check_with(&game, |it| it.mistakes[0].best.clear(), false);
        check_with(&game, |it| it.mistakes[0].played.clear(), false);
        check_with(
            &game,
            |it| it.mistakes[0].best = it.mistakes[0].best.repeat(2),
            false,
        );
        check_with(&game, |it| it.mistakes.push(it.mistakes[0].clone()), false);
    }

    #[test]
    fn the_last_score_agrees_with_the_board() {
        let start = testkit::position("B:W18:B14");
        let mut game = Game::from_position(start, rules::RuleSet::OFFICIAL);
        game.play(game.legal_moves()[0]).unwrap();
        let check_last = |last| {
            let analysis = GameAnalysis {
                scores: vec![AnalysisScore::Estimate(500), last],
                mistakes: Vec::new(),
            };
            check(&analysis, &game)
        };
        let win = |winner| AnalysisScore::Win {
            winner,
            plies: Some(0),
        };
        assert_eq!(check_last(win(Side::Black)), Ok(()));
        assert!(check_last(win(Side::White)).is_err());
        assert!(check_last(AnalysisScore::Draw).is_err());
        // Before that, any score is possible.
        let still = Game::from_position(start, rules::RuleSet::OFFICIAL);
        let one = GameAnalysis {
            scores: vec![win(Side::White)],
            mistakes: Vec::new(),
        };
        assert_eq!(check(&one, &still), Ok(()));
    }
}
