//! Finding games.

use super::{ApiError, asked_too_much, is_allowed};
use crate::site::Site;
use crate::store::{Run, Search, Through};
use axum::Json;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use protocol::{Day, GameQuery, Why};
use rules::{Move, Position};
use std::sync::Arc;

/// The maximum number of games in a response.
const PAGE: u16 = 50;

/// Returns matching games, newest first. Listing a player's games or the live games is cheap. Real
/// searches count against the rate limit.
pub(super) async fn games(
    State(site): State<Arc<Site>>,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = GameQuery::decode(request.uri().query().unwrap_or_default())
        .map_err(|error| ApiError::bad(error.to_string()))?;
    let search = search(&site, asked).await?;
    if !search.wants_all_candidates() && !is_allowed(&site, request.extensions(), request.headers())
    {
        return Err(asked_too_much());
    }
    Ok(Json(site.store.find_games(&search).await?).into_response())
}

async fn search(site: &Site, asked: GameQuery) -> Result<Search, ApiError> {
    let player = match &asked.name {
        Some(name) => {
            let account = site.store.account(name).await?;
            Some(account.ok_or_else(no_account)?.player.id)
        }
        None => asked.player,
    };
    let before = match asked.before {
        Some(game) => {
            let since = site.store.begin_of(game).await?;
            let since = since.ok_or_else(|| {
                ApiError::bad(format!("the parameter before is {game}, which is no game"))
            })?;
            Some(Run { game, since })
        }
        None => None,
    };
    let position = asked.position.map(|position| Through {
        position,
        ply: None,
    });
    Ok(Search {
        player,
        opponent: asked.opponent,
        from: asked.from.map(Day::begin),
        until: asked.until.map(Day::end),
        result: asked.result,
        rated: asked.rated,
        speed: asked.speed,
        running: asked.running,
        // The rarer position first, because it selects the candidates.
        through: position
            .into_iter()
            .chain(through_opening(&asked.opening))
            .collect(),
        before,
        limit: PAGE,
    })
}

/// The starting position, and the position after these moves at the ply where it first occurs.
fn through_opening(moves: &[Move]) -> Vec<Through> {
    let mut line = vec![Position::START];
    for &mv in moves {
        line.push(line[line.len() - 1].play_unchecked(mv));
    }
    let last = line[line.len() - 1];
    let mut places = line.iter().zip(0_u16..);
    match places.find(|(position, _)| **position == last) {
        Some((_, ply)) if !moves.is_empty() => [(last, ply), (Position::START, 0)]
            .map(|(position, ply)| Through {
                position,
                ply: Some(ply),
            })
            .to_vec(),
        _ => Vec::new(),
    }
}

/// There's no account with this name.
pub(super) fn no_account() -> ApiError {
    ApiError::new(Why::NoAccount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_looked_for_where_they_first_arise() {
        #[track_caller]
        fn check(query: &str, expected: &[u16]) {
            let query = GameQuery::decode(query).unwrap();
            let found = through_opening(&query.opening);
            let plies: Vec<_> = found.iter().filter_map(|through| through.ply).collect();
            assert_eq!(plies, expected);
        }
        check("", &[]);
        check("opening=11-15", &[1, 0]);
        check("opening=11-15+23-19+8-11", &[3, 0]);
    }
}
