//! A game put aside, with everything needed to continue it later.

use crate::{BadTerms, Command, Duration, Event, Fact, Instant, Room, Status, Terms, wire};
use rules::{Color, Ending, Move, Outcome, Refusal, Termination};
use serde::{Deserialize, Serialize};

/// A game put aside, with everything needed to continue it later.
///
/// [`Room::record`] makes it. [`Room::resume`] continues it, after checking that the game could
/// have been played. The time in between doesn't count. Open proposals lapse, and both players
/// count as connected again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// What the players agreed on before the game.
    pub terms: Terms,
    /// The players' moves, not counting the opening.
    pub played: Vec<Played>,
    /// The time that the side to move has used in this turn. Zero if its clock stands still.
    pub spent: Duration,
    /// Whether and how the game ended.
    pub status: Status,
}

/// A move in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The move.
    #[serde(rename = "move", with = "wire::mv")]
    pub mv: Move,
    /// What the mover's clock showed after the move, including the increment, if the game has
    /// clocks.
    pub clock: Option<Duration>,
}

impl Room {
    /// Records the game as it stands at `now`. A flag that has fallen by then counts.
    pub fn record(&self, now: Instant) -> Record {
        let mut room = self.clone();
        room.act(&Command::Tick, now)
            .expect("a tick is never refused");
        let moves = room.game.moves()[room.terms.opening.len()..].iter();
        let played = moves.enumerate().map(|(ply, &mv)| Played {
            mv,
            clock: room.clock_at_move(ply),
        });
        Record {
            played: played.collect(),
            spent: room.spent_in_turn(now),
            status: room.status(),
            terms: room.terms,
        }
    }

    /// Resumes a game. Returns the room and the first event of its new log.
    pub fn resume(record: Record, now: Instant) -> Result<(Room, Event), BadRecord> {
        let (mut room, _) = Room::open(record.terms.clone(), now).map_err(BadRecord::Terms)?;
        for (ply, &Played { mv, clock }) in record.played.iter().enumerate() {
            let mover = room.game.turn();
            room.game
                .play(mv)
                .map_err(|why| BadRecord::Move { ply, mv, why })?;
            room.clocks
                .resume_turn(mover, clock)
                .ok_or(BadRecord::Clock { ply, mv })?;
        }
        room.resume_status(record.status, record.spent, now)?;
        let fact = Fact::Resumed(Box::new(record));
        Ok((
            room,
            Event {
                seq: 0,
                at: now,
                fact,
            },
        ))
    }

    /// Restores the status in the record, if the moves allow it.
    fn resume_status(
        &mut self,
        status: Status,
        spent: Duration,
        now: Instant,
    ) -> Result<(), BadRecord> {
        let turn = self.game.turn();
        let clock = if status == Status::Playing {
            self.clocks.resume(turn, spent, now)
        } else {
            self.clocks.resume_stopped(turn, spent)
        };
        clock.ok_or(BadRecord::Spent)?;
        match (self.game.ending(), status) {
            (None, Status::Playing) => Ok(()),
            (Some(by_board), Status::Over(ending)) if ending == by_board => Ok(()),
            (None, Status::Over(ending)) if self.may_have_ended(ending, now) => {
                self.game
                    .conclude(ending)
                    .expect("the game isn't over on the board");
                Ok(())
            }
            (None, Status::Aborted { by }) if !self.is_under_way() => {
                self.aborted = Some(by);
                Ok(())
            }
            _ => Err(BadRecord::Status),
        }
    }

    /// Whether a game that isn't over on the board may have ended like this.
    fn may_have_ended(&self, ending: Ending, now: Instant) -> bool {
        let turn = self.game.turn();
        match (ending.outcome, ending.termination) {
            (Outcome::Win(_), Termination::Resignation)
            | (Outcome::Draw, Termination::Agreement) => true,
            (Outcome::Win(winner), Termination::TimeForfeit) => {
                winner != turn && self.clock(turn, now) == Some(Duration::ZERO)
            }
            (Outcome::Win(_), Termination::Abandonment) => {
                self.is_under_way() && self.terms.disconnect_grace.is_some()
            }
            (Outcome::Draw, Termination::ThreefoldRepetition | Termination::FortyMoves) => {
                Color::BOTH
                    .into_iter()
                    .filter_map(|color| self.game.claimable_draw(color))
                    .any(|claim| claim.termination() == ending.termination)
            }
            _ => false,
        }
    }
}

/// Why a record isn't the record of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRecord {
    /// The game couldn't have started.
    #[error(transparent)]
    Terms(BadTerms),
    /// A move is not legal.
    #[error("{mv}, move {} of the players, is not legal", ply + 1)]
    Move {
        /// Its position, counted from 0, not counting the opening.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why it's illegal.
        #[source]
        why: Refusal,
    },
    /// A clock is missing or impossible, or there shouldn't be one.
    #[error("the clock at {mv}, move {} of the players, is wrong", ply + 1)]
    Clock {
        /// The position of the move, counted from 0, not counting the opening.
        ply: usize,
        /// The move.
        mv: Move,
    },
    /// The side to move couldn't have used this much time in its turn.
    #[error("the time used in the last turn is wrong")]
    Spent,
    /// The game couldn't have this status after these moves.
    #[error("the result doesn't match the moves")]
    Status,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Name, Seat, Sides, TimeControl};
    use rules::Square;

    fn mv(path: [u8; 2]) -> Move {
        Move::from_path(&path.map(|number| Square::new(number).unwrap())).unwrap()
    }

    /// Black has five seconds left and has used one second of this turn. White has ten.
    fn record() -> Record {
        let seat = |name| Seat::human(Name::new(name).unwrap());
        let mut terms = Terms::local(Sides {
            black: seat("Ann"),
            white: seat("Ben"),
        });
        terms.opening = vec![mv([11, 15])];
        terms.time = TimeControl::Fischer {
            base: Duration::from_secs(10),
            increment: Duration::from_secs(1),
        };
        let played = [([23, 19], 10), ([8, 11], 10), ([22, 17], 10), ([4, 8], 5)];
        Record {
            terms,
            played: played
                .map(|(path, seconds)| Played {
                    mv: mv(path),
                    clock: Some(Duration::from_secs(seconds)),
                })
                .to_vec(),
            spent: Duration::from_secs(1),
            status: Status::Playing,
        }
    }

    #[track_caller]
    fn check(change: impl FnOnce(&mut Record), expected: Result<(), &str>) {
        let mut record = record();
        change(&mut record);
        let json = serde_json::to_string(&record).unwrap();
        assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
        let now = Instant::from_millis(7);
        let resumed = Room::resume(record.clone(), now).map(|(room, event)| {
            assert_eq!(room.record(now), record);
            assert_eq!(Room::replay([&event]), Ok(room));
        });
        let message = resumed.map_err(|why| why.to_string());
        assert_eq!(message, expected.map_err(str::to_owned));
    }

    #[test]
    fn a_game_goes_on_where_it_stood() {
        let now = Instant::from_millis(1_000_000);
        let (room, _) = Room::resume(record(), now).unwrap();
        assert_eq!(room.turn(), Some(Color::White));
        assert_eq!(room.clock(Color::White, now), Some(Duration::from_secs(9)));
        assert_eq!(room.clock(Color::Black, now), Some(Duration::from_secs(5)));
        let flag = Instant::from_millis(1_009_000);
        assert_eq!(room.next_deadline(now), Some(flag));
    }

    #[test]
    fn a_record_is_that_of_a_game_that_could_have_been_played() {
        check(|_| {}, Ok(()));
        check(
            |record| record.played[1].mv = mv([11, 16]),
            Err("11-16, move 2 of the players, is not legal"),
        );
        check(
            |record| record.terms.opening = vec![mv([15, 18])],
            Err("15-18, move 1 of the opening, is not legal"),
        );
        check(
            |record| record.terms.time = TimeControl::Unlimited,
            Err("the clock at 23-19, move 1 of the players, is wrong"),
        );
        check(
            |record| record.played[3].clock = None,
            Err("the clock at 4-8, move 4 of the players, is wrong"),
        );
    }

    #[test]
    fn clocks_show_what_they_can_have_shown() {
        #[track_caller]
        fn check_clock(ply: usize, millis: u64, is_right: bool) {
            let message = format!(
                "the clock at {}, move {} of the players, is wrong",
                record().played[ply].mv,
                ply + 1
            );
            check(
                |record| record.played[ply].clock = Some(Duration::from_millis(millis)),
                if is_right { Ok(()) } else { Err(&message) },
            );
        }
        // The clocks stand still until each side has moved.
        check_clock(0, 9_999, false);
        check_clock(1, 10_001, false);
        // From no time used to all but a millisecond, plus the increment.
        check_clock(3, 11_001, false);
        check_clock(3, 11_000, true);
        check_clock(3, 1_001, true);
        check_clock(3, 1_000, false);
    }

    #[test]
    fn the_last_turn_is_no_longer_than_the_clock_allows() {
        #[track_caller]
        fn check_spent(millis: u64, status: Status, is_right: bool) {
            check(
                |record| {
                    record.spent = Duration::from_millis(millis);
                    record.status = status;
                },
                if is_right {
                    Ok(())
                } else {
                    Err("the time used in the last turn is wrong")
                },
            );
        }
        let resigned = Status::Over(Ending::win(Color::Black, Termination::Resignation));
        check_spent(9_999, Status::Playing, true);
        check_spent(10_000, Status::Playing, false);
        check_spent(10_000, resigned, true);
        check_spent(10_001, resigned, false);
    }

    #[test]
    fn a_game_ends_as_it_can_have_ended() {
        #[track_caller]
        fn check_status(status: Status, is_right: bool) {
            check(
                |record| record.status = status,
                if is_right {
                    Ok(())
                } else {
                    Err("the result doesn't match the moves")
                },
            );
        }
        use Termination::*;
        let win = |termination| Status::Over(Ending::win(Color::White, termination));
        let draw = |termination| Status::Over(Ending::draw(termination));
        check_status(win(Resignation), true);
        check_status(draw(Agreement), true);
        for termination in [CapturedOut, Blocked, TimeForfeit, Abandonment, Agreement] {
            check_status(win(termination), false);
        }
        for termination in [
            Resignation,
            ThreefoldRepetition,
            FivefoldRepetition,
            FortyMoves,
            MoveLimit,
        ] {
            check_status(draw(termination), false);
        }
        check_status(Status::Aborted { by: Color::Black }, false);
        let by_time = Ending::win(Color::Black, TimeForfeit);
        check_status(Status::Over(by_time), false);
        check(
            |record| {
                record.spent = Duration::from_secs(10);
                record.status = Status::Over(by_time);
            },
            Ok(()),
        );
        check(
            |record| {
                record.terms.disconnect_grace = Some(Duration::from_secs(30));
                record.status = win(Abandonment);
            },
            Ok(()),
        );
        check(
            |record| {
                record.played.truncate(1);
                record.spent = Duration::ZERO;
                record.status = Status::Aborted { by: Color::Black };
            },
            Ok(()),
        );
    }
}
