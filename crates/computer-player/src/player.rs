//! What the computer does next.

use crate::{accepts_draw, offers_draw};
use engine::{Level, Opponent, Score};
use room::{Action, Command, Instant, Player, Proposal, Room};
use rules::{Color, Game, Move};
use std::time::Duration;

/// The computer in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerPlayer {
    /// The side that it plays.
    pub side: Color,
    /// How strong it is, and which mistakes it makes.
    pub opponent: Opponent,
    /// How it behaves.
    pub habits: Habits,
}

/// How the computer behaves, at any level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// The maximum thinking time per move. A clock can shorten it.
    pub think: Duration,
    /// How long an ordinary move takes at least. Two seconds feel natural, and with zero it plays
    /// as fast as it can.
    pub pace: Duration,
    /// Whether it resigns a game that is lost for certain.
    pub resigns: bool,
}

/// Two seconds per move. It plays to the end.
impl Default for Habits {
    fn default() -> Habits {
        Habits {
            think: Duration::from_secs(2),
            pace: Duration::from_secs(2),
            resigns: false,
        }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The side that the computer plays.
    side: Color,
    /// The moves up to the position that was searched.
    about: Vec<Move>,
    best: Option<Move>,
    /// From the computer's point of view.
    score: Score,
}

/// What the computer does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing, until the game changes or the pause is over.
    Wait,
    /// It searches the position, at most for [`ComputerPlayer::longest`].
    Think,
    /// It does this.
    Act(Action),
}

impl Thought {
    /// The move to play. `None` if there was none.
    pub const fn best(&self) -> Option<Move> {
        self.best
    }

    /// Whether it's about the current position of this game.
    pub fn is_about(&self, game: &Game) -> bool {
        self.about == game.moves()
    }
}

impl ComputerPlayer {
    /// The computer in this room, if it plays there.
    pub fn find(room: &Room, seed: u64, habits: Habits) -> Option<ComputerPlayer> {
        Color::BOTH
            .into_iter()
            .find_map(|side| ComputerPlayer::at(room, side, seed, habits))
    }

    /// The computer on this side, if it plays it. Use a fresh seed for each game, and keep it
    /// throughout the game. A level that doesn't exist is the full engine.
    pub fn at(room: &Room, side: Color, seed: u64, habits: Habits) -> Option<ComputerPlayer> {
        let Player::Engine { level } = room.seat(side).player else {
            return None;
        };
        let level = Level::new(level).unwrap_or(Level::FULL);
        Some(ComputerPlayer {
            side,
            opponent: Opponent { level, seed },
            habits,
        })
    }

    /// The result of a search of this game's position. The score is for the side to move, as the
    /// engine gives it.
    pub fn thought(&self, game: &Game, best: Option<Move>, score: Score) -> Thought {
        Thought {
            side: self.side,
            about: game.moves().to_vec(),
            best,
            score: if game.turn() == self.side {
                score
            } else {
                -score
            },
        }
    }

    /// Decides what to do next.
    ///
    /// A thought about another position, or by the other side, doesn't count. `is_due` says whether
    /// the pause before the move is over, or the person wants the computer to move now.
    pub fn next(&self, room: &Room, thought: Option<&Thought>, is_due: bool, now: Instant) -> Step {
        let mut draw_is_offered = false;
        for (by, proposal) in room.proposals() {
            match proposal {
                _ if by == self.side => {}
                Proposal::Draw => draw_is_offered = true,
                Proposal::TakeBack { .. } | Proposal::Rematch => {
                    return Step::Act(Action::Accept(proposal));
                }
            }
        }
        let is_its_turn = room.turn() == Some(self.side);
        if room.turn().is_none() || !is_its_turn && !draw_is_offered {
            return Step::Wait;
        }
        let game = room.game();
        let is_current = |thought: &&Thought| thought.side == self.side && thought.is_about(game);
        let Some(thought) = thought.filter(is_current) else {
            return Step::Think;
        };
        let wants_draw = accepts_draw(thought.score, game);
        if draw_is_offered {
            return Step::Act(if wants_draw {
                Action::Accept(Proposal::Draw)
            } else {
                Action::Decline(Proposal::Draw)
            });
        }
        if !is_due {
            return Step::Wait;
        }
        if wants_draw && game.claimable_draw(self.side).is_some() {
            return Step::Act(Action::ClaimDraw);
        }
        if self.habits.resigns && thought.score.is_loss() {
            return Step::Act(Action::Resign);
        }
        let offer = Action::Propose(Proposal::Draw);
        let can_offer = || {
            let command = Command::player(self.side, offer);
            room.decide(&command, now).is_ok()
        };
        if offers_draw(thought.score, game) && can_offer() {
            return Step::Act(offer);
        }
        thought
            .best
            .map_or(Step::Wait, |mv| Step::Act(Action::Move(mv)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use room::{Name, Seat, Sides, TakeBacks, Terms, TimeControl};
    use rules::{RuleSet, Termination};
    use testkit::{ComputerDoes, ComputerRow, Dice, PersonDoes, computer_script};

    const NOW: Instant = Instant::from_millis(0);

    fn room(computer: Color, start: rules::Position, moves: &[Move]) -> Room {
        room_with_clock(computer, start, moves, TimeControl::Unlimited)
    }

    fn room_with_clock(
        computer: Color,
        start: rules::Position,
        moves: &[Move],
        time: TimeControl,
    ) -> Room {
        let name = |text| Name::new(text).unwrap();
        let mut seats = Sides {
            black: Seat::engine(name("Computer"), 10),
            white: Seat::human(name("Ann")),
        };
        if computer == Color::White {
            seats = seats.swapped();
        }
        let mut terms = Terms::local(seats);
        terms.start = start;
        terms.take_backs = TakeBacks::ByConsent;
        terms.time = time;
        let (mut room, _) = Room::open(terms, NOW).unwrap();
        for &mv in moves {
            let by = room.game().turn();
            room.act(&Command::player(by, Action::Move(mv)), NOW)
                .unwrap();
        }
        room
    }

    /// Reacts with a search that counts pieces, and returns the first action.
    fn react(room: &Room, player: &ComputerPlayer) -> Action {
        let step = match player.next(room, None, true, NOW) {
            Step::Think => {
                let game = room.game();
                let board = game.position().board();
                let lead = |color: Color| board.count(color) as i32;
                let turn = game.turn();
                let ahead = lead(turn) - lead(turn.opponent());
                // With kings alone, two more win.
                let is_decided = board.kings() == board.occupied() && ahead.abs() >= 2;
                let score = match is_decided {
                    true if ahead < 0 => Score::loss_in(40),
                    true => -Score::loss_in(40),
                    false => Score::evaluation(100 * ahead),
                };
                let best = game.legal_moves().first().copied();
                let thought = player.thought(game, best, score);
                player.next(room, Some(&thought), true, NOW)
            }
            step => step,
        };
        match step {
            Step::Act(action) => action,
            step => panic!("{step:?}"),
        }
    }

    #[test]
    fn it_follows_the_script() {
        for row in computer_script() {
            let ComputerRow {
                name,
                computer,
                start,
                moves,
                resigns,
                seconds,
                person,
                expected,
            } = row;
            let time = seconds.map_or(TimeControl::Unlimited, |seconds| TimeControl::SuddenDeath {
                base: room::Duration::from_secs(seconds),
            });
            let mut room = room_with_clock(computer, start, &moves, time);
            let back = Proposal::TakeBack { plies: 2 };
            let proposal = match person {
                // `react` doesn't wait for the pause, so it always moves now.
                PersonDoes::Waits | PersonDoes::Hurries => None,
                PersonDoes::OffersDraw => Some(Proposal::Draw),
                PersonDoes::TakesBack => Some(back),
            };
            if let Some(proposal) = proposal {
                let command = Command::player(computer.opponent(), Action::Propose(proposal));
                room.act(&command, NOW).unwrap();
            }
            let habits = Habits {
                resigns,
                ..Habits::default()
            };
            let player = ComputerPlayer::find(&room, 1, habits).unwrap();
            if let Some(seconds) = seconds {
                let share = Duration::from_secs(seconds) / 30;
                assert!(player.longest(&room, NOW) <= share, "{name}");
                assert!(player.pause(&room, NOW) <= share, "{name}");
            }
            let action = react(&room, &player);
            let done = match (action, proposal) {
                (Action::Accept(accepted), Some(made)) if accepted == made => ComputerDoes::Accepts,
                (Action::Decline(declined), Some(made)) if declined == made => {
                    ComputerDoes::Declines
                }
                (Action::Propose(Proposal::Draw), None) => ComputerDoes::OffersDraw,
                (Action::Move(_), None) => ComputerDoes::Moves,
                (Action::Resign, None) => ComputerDoes::Resigns,
                other => panic!("{name}: {other:?}"),
            };
            assert_eq!(done, expected, "{name}");
        }
    }

    #[test]
    fn an_offer_goes_with_the_move() {
        let row = computer_script()
            .into_iter()
            .find(|row| row.expected == ComputerDoes::OffersDraw)
            .unwrap();
        let mut room = room(row.computer, row.start, &row.moves);
        let player = ComputerPlayer::find(&room, 1, Habits::default()).unwrap();
        let offer = react(&room, &player);
        room.act(&Command::player(player.side, offer), NOW).unwrap();
        let then = react(&room, &player);
        assert!(matches!(then, Action::Move(_)), "{then:?}");
        room.act(&Command::player(player.side, then), NOW).unwrap();
        assert_eq!(
            room.proposals().collect::<Vec<_>>(),
            [(player.side, Proposal::Draw)]
        );
    }

    #[test]
    fn it_resigns_only_if_that_is_its_habit() {
        #[track_caller]
        fn check(resigns: bool, score: Score, expected: bool) {
            let room = room(Color::Black, rules::Position::START, &[]);
            let habits = Habits {
                resigns,
                ..Habits::default()
            };
            let player = ComputerPlayer::find(&room, 1, habits).unwrap();
            let game = room.game();
            let thought = player.thought(game, Some(game.legal_moves()[0]), score);
            let step = player.next(&room, Some(&thought), true, NOW);
            assert_eq!(step == Step::Act(Action::Resign), expected);
        }
        check(false, Score::loss_in(4), false);
        check(true, Score::loss_in(4), true);
        check(true, Score::evaluation(-900), false);
    }

    #[test]
    fn it_claims_the_draw_that_it_wants() {
        let row = computer_script()
            .into_iter()
            .find(|row| row.moves.len() == 40 && row.expected == ComputerDoes::OffersDraw)
            .unwrap();
        let mut room = room(row.computer, row.start, &row.moves);
        // Both kings step back and forth until the position can occur for the third time.
        let step_back = |room: &Room| {
            let last = room.game().moves()[room.plies() - 2];
            Move::from_path(&[last.to(), last.from()]).unwrap()
        };
        let player = ComputerPlayer::find(&room, 1, Habits::default()).unwrap();
        while room.game().claimable_draw(player.side).is_none() {
            let mv = step_back(&room);
            let by = room
                .turn()
                .expect("the draw can be claimed before it's automatic");
            room.act(&Command::player(by, Action::Move(mv)), NOW)
                .unwrap();
        }
        assert_eq!(room.turn(), Some(player.side));
        assert_eq!(react(&room, &player), Action::ClaimDraw);
        room.act(&Command::player(player.side, Action::ClaimDraw), NOW)
            .unwrap();
        let ending = room.game().ending().unwrap();
        assert_eq!(ending.termination, Termination::ThreefoldRepetition);
    }

    #[test]
    fn each_side_of_a_game_against_itself_thinks_for_itself() {
        let name = |text| Name::new(text).unwrap();
        let seats = Sides::both(Seat::engine(name("Computer"), 3));
        let (room, _) = Room::open(Terms::local(seats), NOW).unwrap();
        let at = |side| ComputerPlayer::at(&room, side, 1, Habits::default()).unwrap();
        let (black, white) = (at(Color::Black), at(Color::White));
        let best = room.game().legal_moves().first().copied();
        let thought = white.thought(room.game(), best, Score::DRAW);
        assert_eq!(black.next(&room, Some(&thought), true, NOW), Step::Think);
    }

    proptest! {
        /// Every draw offer gets an answer, and no advantage is given away.
        #[test]
        fn a_draw_offer_is_always_answered(seed: u64, plies in 0..120_usize, score in -300..300_i32) {
            let mut dice = Dice::new(seed);
            let mut game = Game::from_position(rules::Position::START, RuleSet::OFFICIAL);
            for _ in 0..plies {
                let Some(&mv) = dice.pick(&game.legal_moves()) else { break };
                game.play(mv).unwrap();
            }
            prop_assume!(game.ending().is_none());
            let computer = if seed % 2 == 0 { Color::Black } else { Color::White };
            let mut room = room(computer, rules::Position::START, game.moves());
            let offer = Command::player(computer.opponent(), Action::Propose(Proposal::Draw));
            room.act(&offer, NOW).unwrap();
            let player = ComputerPlayer::find(&room, seed, Habits::default()).unwrap();
            prop_assert_eq!(player.next(&room, None, false, NOW), Step::Think);
            let own = if game.turn() == computer { score } else { -score };
            let best = game.legal_moves().first().copied();
            let thought = player.thought(room.game(), best, Score::evaluation(score));
            // Even before its pause is over.
            let step = player.next(&room, Some(&thought), false, NOW);
            let accepts = own <= -50 || own <= 10 && game.moves().len() >= 40;
            let expected = if accepts { Action::Accept(Proposal::Draw) } else { Action::Decline(Proposal::Draw) };
            prop_assert_eq!(step, Step::Act(expected));
            prop_assert!(room.act(&Command::player(computer, expected), NOW).is_ok());
        }
    }
}
