//! A game on this device, between two people or against the computer.

use crate::{Driver, Entering, Moment, Notice, Table, Tone};
use board_ui::Hand;
use computer_player::{ComputerPlayer, Habits, Step, Thought};
use engine::{Opponent, Score};
use engine_link::{GameSoFar, Hint, Limits, Played, Request};
use local_play::Session;
use room::{Action, Duration, Event, Fact, Instant, Refused, Room};
use rules::{Color, Game, Move, Square};

/// A game on this device.
#[derive(Clone, Debug)]
pub struct LocalGame {
    session: Session,
    computer: Option<Computer>,
    /// The hint for the position after these moves, and its next stage.
    hint: Option<(Vec<Move>, Hint, u32)>,
    /// Whether another tab or window plays the game.
    is_elsewhere: bool,
    notices: Vec<Notice<LocalNotice>>,
    orders: Vec<LocalOrder>,
}

/// What only a local game has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LocalNotice {
    /// This stage of a hint, counted from 0. The last one is [`HINT_STAGES`] − 1.
    Hint(Box<Hint>, u32),
    /// The computer can't think, for this technical reason.
    ComputerFailed(String),
}

/// What a local game wants carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LocalOrder {
    /// Save the game.
    Save,
    /// Search a position, and report the result with [`LocalGame::found`]. Meanwhile, wait for the
    /// pause, and report its end with [`LocalGame::pause_over`].
    Think(Box<Question>),
    /// End the search with what it has.
    StopThinking,
    /// Find a hint for this game's position, and report it with
    /// [`Table::hint_found`](crate::Table::hint_found).
    FindHint(Box<Game>),
}

/// How long the computer searches for a hint, in milliseconds.
const HINT_MILLIS: u64 = 1_000;

/// A hint is shown in this many stages: captures, piece, move, line.
pub const HINT_STAGES: u32 = 4;

/// What the computer thinks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Its number, which the answer repeats.
    pub number: u32,
    /// The game.
    pub game: Game,
    /// Who thinks.
    pub opponent: Opponent,
    /// The maximum thinking time.
    pub longest: std::time::Duration,
    /// The minimum time before the move is played.
    pub pause: std::time::Duration,
}

impl Question {
    /// The question as a request to the engine.
    pub fn request(&self) -> Request {
        Request::Play {
            game: GameSoFar::from(&self.game),
            opponent: engine_link::Opponent {
                level: self.opponent.level.number(),
                seed: self.opponent.seed,
            },
            limits: Limits::time(u64::try_from(self.longest.as_millis()).unwrap_or(u64::MAX)),
        }
    }
}

/// The request for a hint in this game's position.
pub fn hint_request(game: &Game) -> Request {
    Request::Hint {
        game: GameSoFar::from(game),
        limits: Limits::time(HINT_MILLIS),
    }
}

/// The computer at the table.
#[derive(Clone, Debug)]
struct Computer {
    player: ComputerPlayer,
    thought: Option<Thought>,
    /// The number of the last question.
    last: u32,
    state: State,
    /// Whether the pause of the last question is over, or the person pressed "Move now".
    is_due: bool,
}

/// What the computer is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum State {
    Idle,
    /// It was asked about the position after these moves.
    Asked(Vec<Move>),
    /// It failed in the position after these moves.
    Failed(Vec<Move>),
}

impl LocalGame {
    /// Returns the game of this session. The seed decides which mistakes the computer makes.
    pub fn new(session: Session, habits: Habits, seed: u64, now: Instant) -> LocalGame {
        let player = ComputerPlayer::find(session.room(), seed, habits);
        let mut game = LocalGame {
            session,
            computer: player.map(|player| Computer {
                player,
                thought: None,
                last: 0,
                state: State::Idle,
                is_due: false,
            }),
            hint: None,
            is_elsewhere: false,
            notices: Vec::new(),
            orders: Vec::new(),
        };
        game.attend(now);
        game
    }

    /// The session.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Handles the result of a search. The score is for the side to move.
    pub fn found(&mut self, number: u32, best: Option<Move>, score: Score, now: Instant) {
        if let Some(computer) = &mut self.computer
            && computer.last == number
            && let State::Asked(_) = computer.state
        {
            computer.state = State::Idle;
            let thought = computer
                .player
                .thought(self.session.room().game(), best, score);
            computer.thought = Some(thought);
            self.attend(now);
        }
    }

    /// Handles the engine's reply to a [request](Question::request).
    pub fn played(&mut self, number: u32, played: Played, now: Instant) {
        let score = played.line.map_or(Score::DRAW, |line| line.score.into());
        self.found(number, played.mv, score, now);
    }

    /// Handles the end of a pause.
    pub fn pause_over(&mut self, number: u32, now: Instant) {
        if let Some(computer) = &mut self.computer
            && computer.last == number
        {
            computer.is_due = true;
            self.attend(now);
        }
    }

    /// Handles a search that failed, for this technical reason.
    pub fn failed(&mut self, number: u32, why: String) {
        if let Some(computer) = &mut self.computer
            && computer.last == number
            && let State::Asked(about) = &computer.state
        {
            computer.state = State::Failed(about.clone());
            self.notices
                .push(Notice::Other(LocalNotice::ComputerFailed(why)));
        }
    }

    /// Lets the computer try again after it failed.
    pub fn try_again(&mut self, now: Instant) {
        if let Some(computer) = &mut self.computer {
            computer.state = State::Idle;
            self.attend(now);
        }
    }

    /// Makes the computer move now.
    pub fn hurry(&mut self, now: Instant) {
        if let Some(computer) = &mut self.computer {
            computer.is_due = true;
            if let State::Asked(_) = computer.state {
                self.orders.push(LocalOrder::StopThinking);
            }
            self.attend(now);
        }
    }

    /// Leaves the game to another tab.
    pub fn leave(&mut self) {
        self.is_elsewhere = true;
        self.drop_question();
    }

    /// Plays the game here, as it was last saved.
    pub fn come_back(&mut self, session: Option<Session>, now: Instant) {
        self.is_elsewhere = false;
        if let Some(session) = session {
            self.session = session;
        }
        self.attend(now);
    }

    fn note(&mut self, events: &[Event], now: Instant) {
        if events.is_empty() {
            return;
        }
        for event in events {
            self.notices.extend(match event.fact {
                Fact::Proposed { by, proposal } => Some(Notice::Proposed(by, proposal)),
                Fact::Declined { by, proposal } => Some(Notice::Declined(by, proposal)),
                Fact::Withdrawn { by, proposal } => Some(Notice::Withdrawn(by, proposal)),
                _ => None,
            });
        }
        if !self.orders.contains(&LocalOrder::Save) {
            self.orders.push(LocalOrder::Save);
        }
        self.attend(now);
    }

    fn drop_question(&mut self) {
        if let Some(computer) = &mut self.computer
            && let State::Asked(_) = computer.state
        {
            computer.state = State::Idle;
            computer.last += 1;
            self.orders.push(LocalOrder::StopThinking);
        }
    }

    /// Lets the computer do what it wants to do now.
    fn attend(&mut self, now: Instant) {
        if self.is_elsewhere {
            return;
        }
        let moves = self.session.room().game().moves();
        if let Some(computer) = &self.computer
            && let State::Asked(about) | State::Failed(about) = &computer.state
        {
            if about == moves && !self.session.is_over() {
                return;
            }
            self.drop_question();
        }
        let Some(computer) = &mut self.computer else {
            return;
        };
        let room = self.session.room();
        let player = computer.player;
        match player.next(room, computer.thought.as_ref(), computer.is_due, now) {
            Step::Wait => {}
            Step::Think => {
                let game = room.game();
                computer.last += 1;
                computer.is_due = false;
                computer.state = State::Asked(game.moves().to_vec());
                self.orders.push(LocalOrder::Think(Box::new(Question {
                    number: computer.last,
                    game: game.clone(),
                    opponent: player.opponent,
                    longest: player.longest(room, now),
                    pause: player.pause(room, now),
                })));
            }
            Step::Act(action) => {
                if let Ok(events) = self.session.act(player.side, action, now) {
                    self.note(&events, now);
                }
            }
        }
    }
}

impl Table<LocalGame> {
    /// Shows the next stage of a hint, or asks for one first.
    pub fn ask_hint(&mut self) {
        let driver = self.driver_mut();
        let game = driver.session.room().game();
        let is_known = |(about, ..): &(Vec<Move>, Hint, u32)| about == game.moves();
        if driver.hint.as_ref().is_some_and(is_known) {
            self.show_next_stage();
        } else {
            let order = LocalOrder::FindHint(Box::new(game.clone()));
            driver.orders.push(order);
            self.take_orders();
        }
    }

    /// Handles the hint for this game's position. If the game has moved on, it's ignored.
    pub fn hint_found(&mut self, about: &Game, hint: Hint) {
        let is_shown = self.looking_at().is_none();
        let driver = self.driver_mut();
        if is_shown && driver.session.room().game() == about {
            driver.hint = Some((about.moves().to_vec(), hint, 0));
            self.show_next_stage();
        }
    }

    /// Reports that there's no hint, for this technical reason.
    pub fn hint_failed(&mut self, why: String) {
        let notice = Notice::Other(LocalNotice::ComputerFailed(why));
        self.say(notice, Tone::Bad);
    }

    fn show_next_stage(&mut self) {
        let Some((_, hint, next)) = &mut self.driver_mut().hint else {
            return;
        };
        let stage = *next;
        *next = (stage + 1).min(HINT_STAGES - 1);
        let hint = hint.clone();
        let squares = hinted_squares(&hint, stage);
        self.show_hint(LocalNotice::Hint(Box::new(hint), stage), squares);
    }
}

/// The squares that a stage of a hint is about.
fn hinted_squares(hint: &Hint, stage: u32) -> Vec<Square> {
    match stage {
        0 => Vec::new(),
        1 => vec![hint.piece],
        _ => hint.mv.path().to_vec(),
    }
}

impl Driver for LocalGame {
    type Notice = LocalNotice;
    type Order = LocalOrder;

    fn room(&self) -> &Room {
        self.session.room()
    }

    fn turn(&self) -> Option<Color> {
        self.session.room().turn()
    }

    fn acts_for(&self, side: Color) -> bool {
        let is_computer = self
            .computer
            .as_ref()
            .is_some_and(|computer| computer.player.side == side);
        !is_computer && !self.is_elsewhere
    }

    fn person(&self) -> Option<Color> {
        Some(self.session.person())
    }

    fn you(&self) -> Option<Color> {
        self.computer
            .as_ref()
            .map(|computer| computer.player.side.opponent())
    }

    fn entering(&self) -> Entering {
        Entering::Moves(match self.you() {
            _ if self.is_elsewhere => Hand::Nobody,
            Some(side) => Hand::Of(side),
            None => Hand::WhoeverIsToMove,
        })
    }

    fn clock(&self, side: Color, now: Instant) -> Option<Duration> {
        self.session.room().clock(side, now)
    }

    fn running_clock(&self) -> Option<Color> {
        self.session.room().running_clock()
    }

    fn is_elsewhere(&self) -> bool {
        self.is_elsewhere
    }

    fn take_back_plies(&self) -> Option<u16> {
        self.session.take_back_plies()
    }

    fn can_rematch(&self, _now: Instant) -> bool {
        self.is_over()
    }

    fn has_hints(&self) -> bool {
        true
    }

    fn is_thinking(&self) -> bool {
        self.computer.as_ref().is_some_and(|computer| {
            let is_its_turn = self.session.room().turn() == Some(computer.player.side);
            is_its_turn && !matches!(computer.state, State::Failed(_)) && !self.is_elsewhere
        })
    }

    fn has_failed(&self) -> bool {
        self.computer.as_ref().is_some_and(|computer| {
            matches!(&computer.state, State::Failed(about) if about == self.session.room().game().moves())
        })
    }

    fn play(&mut self, mv: Move, at: &mut Moment<'_>) -> Result<(), Refused> {
        let events = self.session.play(mv, at.now)?;
        self.note(&events, at.now);
        Ok(())
    }

    fn act(&mut self, by: Color, action: Action, at: &mut Moment<'_>) -> Result<(), Refused> {
        let events = self.session.act(by, action, at.now)?;
        self.note(&events, at.now);
        Ok(())
    }

    fn tick(&mut self, now: Instant) {
        if !self.is_elsewhere {
            let events = self.session.look_at_clock(now);
            self.note(&events, now);
        }
    }

    fn tone(notice: &LocalNotice) -> Option<Tone> {
        Some(match notice {
            LocalNotice::Hint(..) => Tone::Good,
            LocalNotice::ComputerFailed(_) => Tone::Bad,
        })
    }

    fn notices(&mut self) -> Vec<Notice<LocalNotice>> {
        std::mem::take(&mut self.notices)
    }

    fn orders(&mut self) -> Vec<LocalOrder> {
        std::mem::take(&mut self.orders)
    }
}
