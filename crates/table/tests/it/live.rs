//! Games on a server, event by event. The scripts are in `live.txt`.

use crate::fake_server::{FakeServer, at, game_id, terms, welcome};
use crate::script::{self, Scene, color};
use crate::seats::OPTIONS;
use notation::WrittenMove;
use online_play::{Delivery, LiveGame};
use proptest::prelude::*;
use protocol::{ClientMessage, Heat, ServerMessage, Side, Why};
use room::{Action, Command, Duration, Proposal, Refused, TimeControl};
use rules::{Color, Square};
use table::{Driver, Effect, Moment, StatusLine, Table};

/// A table, its server, and the messages between them.
struct LiveScene {
    table: Table<LiveGame>,
    side: Option<Color>,
    server: FakeServer,
    next_id: u32,
    /// What the table has sent and the server hasn't received.
    sent: Vec<ClientMessage>,
    effects: Vec<String>,
}

impl LiveScene {
    fn new(side: Option<Color>, minutes: u64, heat: Option<Heat>) -> LiveScene {
        let mut terms = terms();
        terms.time = TimeControl::SuddenDeath {
            base: Duration::from_secs(60 * minutes),
        };
        let server = FakeServer::with_terms(terms);
        let mut log = server.log_for(side, 0);
        log.heat = heat;
        LiveScene {
            table: Table::new(LiveGame::open(&log).unwrap(), OPTIONS),
            side,
            server,
            next_id: 0,
            sent: Vec::new(),
            effects: Vec::new(),
        }
    }

    /// The first words of a title say who is at the table, and others say what kind of game it is.
    fn of_title(title: &str) -> LiveScene {
        let side = match title.split(' ').next().unwrap() {
            "Black" => Some(Color::Black),
            "White" => Some(Color::White),
            _ => None,
        };
        let heat = title
            .contains("first game of a heat")
            .then_some(Heat::First);
        let minutes = if title.contains("in blitz") { 1 } else { 30 };
        LiveScene::new(side, minutes, heat)
    }

    /// Does something at the table.
    fn at_table<T>(&mut self, act: impl FnOnce(&mut Table<LiveGame>, &mut Moment<'_>) -> T) -> T {
        let next_id = &mut self.next_id;
        let result = act(
            &mut self.table,
            &mut Moment {
                now: at(self.server.now),
                new_id: &mut || {
                    *next_id += 1;
                    *next_id
                },
            },
        );
        for effect in self.table.effects() {
            match script::effect(&effect) {
                Some(text) => self.effects.push(text),
                None => {
                    let Effect::Do(message) = effect else {
                        unreachable!("only orders have no text");
                    };
                    self.effects.push("send".to_owned());
                    self.sent.push(message);
                }
            }
        }
        result
    }

    fn change(&mut self, change: impl FnOnce(&mut LiveGame, &mut dyn FnMut() -> u32)) {
        self.at_table(|table, at| {
            table.change(false, |game| {
                change(game, at.new_id);
                Ok(())
            })
        });
    }

    /// Passes messages of the server to the table.
    fn tell(&mut self, messages: &[ServerMessage]) {
        for message in messages {
            match message {
                ServerMessage::Done { id } => self.answer(*id, &Delivery::Done),
                ServerMessage::Refused {
                    id: Some(id), why, ..
                } => self.answer(*id, &Delivery::Refused(why.clone())),
                message => self.change(|game, ids| game.hear(message, ids)),
            }
        }
    }

    fn answer(&mut self, id: u32, answer: &Delivery) {
        self.change(|game, _| game.answered(id, answer));
    }

    /// Lets the server receive what the table has sent, until nothing is under way.
    fn deliver(&mut self) {
        while !self.sent.is_empty() {
            for message in std::mem::take(&mut self.sent) {
                let answers = match self.side {
                    Some(side) => self.server.take(side, &message),
                    None => Vec::new(),
                };
                self.tell(&answers);
            }
        }
    }

    /// The connection breaks. What's under way is lost.
    fn lose(&mut self) {
        for message in std::mem::take(&mut self.sent) {
            if let Some(id) = message.id() {
                self.answer(id, &Delivery::Lost);
            }
        }
    }

    fn reconnect(&mut self) {
        let next = self.table.driver().room().next_seq();
        let log = self.server.log_for(self.side, next);
        self.tell(&[welcome(), ServerMessage::Game(log)]);
    }

    /// Lets the server decide, and tells the table.
    fn server_does(&mut self, command: &Command) -> Result<(), Refused> {
        let events = self.server.obey(command)?;
        self.tell(&events);
        Ok(())
    }

    /// Lets someone who isn't at the table do this.
    fn other_does(&mut self, by: Color, what: &str) {
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        let player = |action| Command::player(by, action);
        let proposal = match rest {
            "a take-back" => Proposal::TakeBack { plies: 1 },
            "a rematch" => Proposal::Rematch,
            _ => Proposal::Draw,
        };
        let command = match verb {
            "plays" => {
                let game = self.server.room.game();
                let written: WrittenMove = rest.parse().unwrap();
                player(Action::Move(
                    written.resolve(game.position(), game.rules()).unwrap(),
                ))
            }
            "proposes" => player(Action::Propose(proposal)),
            "accepts" => player(Action::Accept(proposal)),
            "declines" => player(Action::Decline(proposal)),
            "withdraws" => player(Action::Withdraw(proposal)),
            "resigns" => player(Action::Resign),
            "leaves" => Command::Disconnect { seat: by },
            "returns" => Command::Reconnect { seat: by },
            "says" => {
                let said = ServerMessage::Said {
                    game: game_id(),
                    side: Some(Side::from(by)),
                    name: "Somebody".to_owned(),
                    text: rest.to_owned(),
                };
                return self.tell(&[said]);
            }
            _ => panic!("unknown: {what}"),
        };
        self.server_does(&command).unwrap();
    }
}

impl Scene for LiveScene {
    fn happen(&mut self, event: &str) {
        self.effects.clear();
        let (word, rest) = event.split_once(' ').unwrap_or((event, ""));
        let buttons = self.table.buttons(at(self.server.now));
        let pressed = |action: Option<Action>| action.expect("the button can be pressed");
        let confirming = self.table.confirming();
        let mut act = |action| self.at_table(|table, at| table.act(action, at));
        match (word, rest) {
            ("press", square) => {
                let square = Square::new(square.parse().unwrap()).unwrap();
                self.at_table(|table, at| table.enter(|input| input.press(square), false, at));
            }
            ("draw", _) => act(pressed(buttons.draw)),
            ("take", _) => act(pressed(buttons.take_back)),
            ("claim", _) => act(pressed(buttons.claim)),
            ("rematch", _) => act(Action::Propose(Proposal::Rematch)),
            ("withdraw", _) => act(Action::Withdraw(Proposal::Draw)),
            ("accept", _) => act(Action::Accept(Proposal::Draw)),
            ("decline", _) => act(Action::Decline(Proposal::Draw)),
            ("give", _) => self.at_table(|table, _| table.ask_first(pressed(buttons.give_up))),
            ("yes", _) => act(confirming.expect("there's a question")),
            ("no", _) => self.at_table(|table, _| table.play_on()),
            ("look", made) => self.at_table(|table, _| table.look_at(made.parse().unwrap())),
            ("before", _) => self.at_table(|table, _| table.look_back()),
            ("flip", _) => self.at_table(|table, _| table.flip()),
            ("deliver", _) => self.deliver(),
            ("refuse", why) => {
                let why = match why {
                    "stale" => Why::Stale,
                    _ => Why::Unavailable,
                };
                let id = self.sent.remove(0).id().unwrap();
                self.answer(id, &Delivery::Refused(why));
            }
            ("lose", _) => self.lose(),
            ("reconnect", _) => self.reconnect(),
            ("wait", millis) => {
                self.server.now += millis.parse::<i64>().unwrap();
                self.at_table(|table, at| table.tick(at.now));
            }
            (side @ ("black" | "white"), what) => self.other_does(color(side), what),
            _ => panic!("unknown event: {event}"),
        }
    }

    fn look(&self, what: &str) -> String {
        let shown = |mv: Option<rules::Move>| mv.map_or("none".to_owned(), |mv| mv.to_string());
        match what {
            "effects" => script::list(&self.effects),
            "premove" => shown(self.table.shown_premove()),
            "ahead" => self.table.input().is_ahead().to_string(),
            "sent" => self.sent.len().to_string(),
            what => script::look(&self.table, what, at(self.server.now)),
        }
    }
}

#[test]
fn the_scripts_go_as_written() {
    script::play(include_str!("live.txt"), 80, LiveScene::of_title);
}

/// Something that happens at a table or on the server.
#[derive(Clone, Debug)]
enum Happening {
    /// A press on a square.
    Press(u8),
    /// The first moves that can be entered, one after the other.
    Enter(usize),
    /// One of the buttons, if it can be pressed.
    Button(usize),
    Answer(bool),
    Look(usize),
    CancelPremove,
    /// What's under way arrives.
    Deliver,
    Break,
    Reconnect,
    Wait(i64),
    /// The other side moves, or does something else.
    OtherMoves(usize),
    OtherDoes(Color, Action),
    OtherLeaves,
    OtherReturns,
}

fn happening() -> impl Strategy<Value = Happening> {
    use Happening::*;
    let draw = Proposal::Draw;
    let back = Proposal::TakeBack { plies: 1 };
    let action = prop::sample::select(vec![
        Action::Propose(draw),
        Action::Accept(draw),
        Action::Decline(draw),
        Action::Propose(back),
        Action::Accept(back),
        Action::Withdraw(back),
        Action::Propose(Proposal::Rematch),
    ]);
    prop_oneof![
        6 => (1..=32_u8).prop_map(Press),
        10 => (0..20_usize).prop_map(Enter),
        4 => (0..4_usize).prop_map(Button),
        2 => any::<bool>().prop_map(Answer),
        2 => (0..30_usize).prop_map(Look),
        1 => Just(CancelPremove),
        12 => Just(Deliver),
        1 => Just(Break),
        2 => Just(Reconnect),
        2 => (0..9_000_i64).prop_map(Wait),
        12 => (0..20_usize).prop_map(OtherMoves),
        3 => (prop::sample::select(Color::BOTH.to_vec()), action).prop_map(|(by, action)| OtherDoes(by, action)),
        1 => Just(OtherLeaves),
        1 => Just(OtherReturns),
    ]
}

impl LiveScene {
    /// Does it. Returns whether it's something that a person at the table does.
    fn go(&mut self, what: &Happening, is_connected: &mut bool) {
        let now = at(self.server.now);
        let other = self.side.map_or(Color::White, Color::opponent);
        match *what {
            Happening::Press(number) => {
                let square = Square::new(number).unwrap();
                self.at_table(|table, at| table.enter(|input| input.press(square), false, at));
            }
            Happening::Enter(which) => {
                let moves = match self.table.driver().entering() {
                    table::Entering::Premove(_, moves) => moves,
                    table::Entering::Moves(_) => self.table.driver().game().legal_moves().to_vec(),
                };
                if let Some(mv) = moves.get(which % moves.len().max(1)) {
                    for square in mv.path().to_vec() {
                        self.at_table(|table, at| {
                            table.enter(|input| input.press(square), false, at)
                        });
                    }
                }
            }
            Happening::Button(which) => {
                let buttons = self.table.buttons(now);
                let actions = [
                    buttons.give_up,
                    buttons.draw,
                    buttons.take_back,
                    buttons.claim,
                ];
                if let Some(action) = actions[which] {
                    self.at_table(|table, at| table.act(action, at));
                }
            }
            Happening::Answer(accepts) => {
                if let StatusLine::Offer { by, proposal } = self.table.line(now) {
                    let answer = if accepts {
                        Action::Accept
                    } else {
                        Action::Decline
                    };
                    self.at_table(|table, at| table.act_for(by.opponent(), answer(proposal), at));
                }
            }
            Happening::Look(made) => self.at_table(|table, _| table.look_at(made)),
            Happening::CancelPremove => {
                if self.table.driver().premove().is_some() {
                    self.at_table(Table::cancel_premove);
                }
            }
            Happening::Deliver if *is_connected => self.deliver(),
            Happening::Break => {
                *is_connected = false;
                self.lose();
            }
            Happening::Reconnect => {
                *is_connected = true;
                self.reconnect();
            }
            Happening::Wait(millis) => {
                self.server.now += millis;
                let _ = self.server_happens(&Command::Tick, *is_connected);
                self.at_table(|table, at| table.tick(at.now));
            }
            Happening::OtherMoves(which) => {
                let game = self.server.room.game();
                if self.server.room.turn() == Some(other) || self.side.is_none() {
                    let moves = game.legal_moves();
                    if let Some(&mv) = moves.get(which % moves.len().max(1)) {
                        let command = Command::player(game.turn(), Action::Move(mv));
                        let _ = self.server_happens(&command, *is_connected);
                    }
                }
            }
            Happening::OtherDoes(by, action) if self.side != Some(by) => {
                let _ = self.server_happens(&Command::player(by, action), *is_connected);
            }
            Happening::OtherLeaves => {
                let _ = self.server_happens(&Command::Disconnect { seat: other }, *is_connected);
            }
            Happening::OtherReturns => {
                let _ = self.server_happens(&Command::Reconnect { seat: other }, *is_connected);
            }
            Happening::Deliver | Happening::OtherDoes(..) => {}
        }
    }

    /// Carries out a command on the server. The table hears about it if it's connected.
    fn server_happens(&mut self, command: &Command, is_connected: bool) -> Result<(), Refused> {
        if is_connected {
            return self.server_does(command);
        }
        self.server.obey(command).map(|_| ())
    }
}

proptest! {
    /// A table in front of a server shows its game, whatever happens on either side and however
    /// often the connection breaks. A button that can be pressed isn't refused.
    #[test]
    fn a_live_table_shows_its_game(
        side in prop_oneof![Just(None), Just(Some(Color::Black)), Just(Some(Color::White))],
        happenings in prop::collection::vec(happening(), 0..120),
    ) {
        let mut scene = LiveScene::new(side, 5, None);
        let mut is_connected = true;
        for what in &happenings {
            scene.go(what, &mut is_connected);
            let now = at(scene.server.now);
            let table = &scene.table;
            let game = table.driver();
            // The board shows the position that it should.
            let made = table.made();
            let shown = game.game().positions()[made].board();
            prop_assert_eq!(table.input().position().board(), shown);
            // A move can be entered if and only if it's the user's turn, and the current position
            // is on the board. On the opponent's turn, it's a premove.
            let is_current = table.looking_at().is_none();
            let is_playing = side.is_some() && !game.is_over() && game.turn().is_some();
            let is_own = is_playing && game.turn() == side;
            prop_assert_eq!(table.input().is_open() && !table.input().is_ahead(), is_own && is_current, "{:?}", what);
            prop_assert!(!table.input().is_ahead() || is_playing && !is_own && is_current, "{:?}", what);
            prop_assert!(game.is_over() || table.line(now) != StatusLine::Nothing);
            let buttons = table.buttons(now);
            if side.is_none() {
                prop_assert_eq!(buttons, table::Buttons::default());
                let is_join = |message: &ClientMessage| matches!(message, ClientMessage::Join { .. });
                prop_assert!(scene.sent.iter().all(is_join));
            }
            // With nothing under way, the server does what the buttons say.
            if is_connected && scene.sent.is_empty() && !game.is_sending() {
                let actions = [buttons.give_up, buttons.draw, buttons.take_back, buttons.claim];
                for action in actions.into_iter().flatten() {
                    let command = Command::player(side.unwrap(), action);
                    prop_assert!(scene.server.room.decide(&command, now).is_ok(), "{action:?} after {what:?}");
                }
            }
            let _ = (table.marks(), table.player(Color::Black), table.orientation());
        }
        // In the end, the table is where the server is.
        for _ in 0..4 {
            scene.reconnect();
            scene.deliver();
        }
        let game = scene.table.driver();
        prop_assert_eq!(Driver::room(game), &scene.server.room);
        prop_assert_eq!(Driver::game(game), scene.server.room.game());
    }
}
