//! The result of a game for one of its players.

use protocol::{GameSummary, PlayerId, Side};

/// The result of a game for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerResult {
    /// The player won.
    Won,
    /// The game was drawn.
    Drawn,
    /// The player lost.
    Lost,
}

impl PlayerResult {
    /// Returns the result of this game for this player. `None` if it's still going, was aborted, or
    /// is someone else's.
    pub fn of(game: &GameSummary, player: PlayerId) -> Option<PlayerResult> {
        let side = side_of(game, player)?;
        match (game.end.as_ref()?.result.as_str(), side) {
            ("1-0", Side::Black) | ("0-1", Side::White) => Some(PlayerResult::Won),
            ("0-1", Side::Black) | ("1-0", Side::White) => Some(PlayerResult::Lost),
            ("1/2-1/2", _) => Some(PlayerResult::Drawn),
            _ => None,
        }
    }
}

/// Returns a player's side in a game.
pub fn side_of(game: &GameSummary, player: PlayerId) -> Option<Side> {
    if game.black.player == player {
        Some(Side::Black)
    } else if game.white.player == player {
        Some(Side::White)
    } else {
        None
    }
}

/// Sorts a player's running games by urgency: first those with the player to move, then by time
/// left.
pub fn by_urgency(games: &mut [GameSummary], player: PlayerId) {
    games.sort_by_key(|game| {
        let is_my_turn = game.turn.is_some() && game.turn == side_of(game, player);
        let due = game.due.map_or(i64::MAX, room::Instant::as_millis);
        (!is_my_turn, due)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{GameEnd, GameId, PlayerName};
    use room::Instant;

    fn player(number: u8) -> PlayerId {
        PlayerId::from_random([number; 12])
    }

    /// Player 1 has Black, and player 2 has White.
    fn game(number: u8) -> GameSummary {
        let name = |number| PlayerName {
            player: player(number),
            name: String::new(),
        };
        let mut json = serde_json::json!({
            "game": GameId::from_random([number; 12]),
            "black": name(1),
            "white": name(2),
            "rated": false,
            "started": 0,
        });
        // These tests don't need the other fields of a list.
        json["plies"] = 0.into();
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn a_result_is_good_for_one_and_bad_for_the_other() {
        #[track_caller]
        fn check(result: &str, expected: [Option<PlayerResult>; 3]) {
            let end = GameEnd {
                at: Instant::from_millis(0),
                result: result.to_owned(),
                termination: protocol::EndReason::Resignation,
            };
            let game = GameSummary {
                end: Some(end),
                ..game(0)
            };
            assert_eq!(
                [1, 2, 3].map(|number| PlayerResult::of(&game, player(number))),
                expected
            );
        }
        check(
            "1-0",
            [Some(PlayerResult::Won), Some(PlayerResult::Lost), None],
        );
        check(
            "0-1",
            [Some(PlayerResult::Lost), Some(PlayerResult::Won), None],
        );
        check(
            "1/2-1/2",
            [Some(PlayerResult::Drawn), Some(PlayerResult::Drawn), None],
        );
        check("*", [None, None, None]);
        assert_eq!(PlayerResult::of(&game(0), player(1)), None);
    }

    #[test]
    fn games_that_wait_come_first() {
        let running = |number, turn, due: Option<i64>| GameSummary {
            turn: Some(turn),
            due: due.map(Instant::from_millis),
            ..game(number)
        };
        let mut games = [
            running(1, Side::White, Some(5)),
            running(2, Side::Black, None),
            running(3, Side::Black, Some(9)),
            running(4, Side::White, Some(1)),
        ];
        by_urgency(&mut games, player(1));
        let order = games.map(|game| game.game.as_str().as_bytes()[0]);
        assert_eq!(order, *b"3241");
    }
}
