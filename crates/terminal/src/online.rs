//! Playing on a server.

use crate::analysis::Analysis;
use crate::canvas::{Canvas, Target};
use crate::command::{Command, Offered, offer};
use crate::event::{Context, Effect, Event, Key, Pointed};
use crate::lobby::{Around, Lobby, Wanted, connection_text};
use crate::local::navigation;
use crate::table_view::{Beside, TableView};
use crate::{Look, Program, help};
use board_ui::Seating;
use engine::Level;
use online_play::{ApiTrouble, Delivery, Link, LiveGame, NoSession, Order, Seeks, by_urgency};
use protocol::{
    Challenge, ClientMessage, ComputerGame, GameId, GameSummary, MAX_CHAT_LEN, Me, PlayerId,
    SeekTerms, ServerMessage,
};
use room::{Action, Instant, Proposal};
use rules::Color;
use table::{
    Driver, Effect as TableEffect, Moment, Notice, Sound, StatusLine, Table, TableOptions,
};
use words::Speaker;

/// A request to the server besides the messages of the connection.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Open a session, for the attempt to connect with this number.
    OpenSession(u32),
    /// Create a challenge link.
    NewChallenge(SeekTerms),
    /// Start a game against the server's computer.
    PlayComputer(ComputerGame),
    /// List a player's games in progress.
    Running(PlayerId),
}

/// News from the server.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// The connection is open.
    Opened,
    /// A message came.
    Message(String),
    /// The connection was closed or couldn't be opened, with this code.
    Closed(u16),
    /// The answer to [`Request::OpenSession`], with its number.
    Session(u32, Result<Me, NoSession>),
    /// The answer to [`Request::NewChallenge`].
    Challenge(Box<Challenge>),
    /// The answer to [`Request::PlayComputer`].
    Game(GameId),
    /// The answer to [`Request::Running`].
    Running(Vec<GameSummary>),
    /// A request failed.
    Failed(ApiTrouble),
}

/// Playing on a server.
pub struct Online {
    look: Look,
    speaker: Speaker,
    options: TableOptions,
    /// The address of the server, for links.
    address: String,
    link: Link,
    me: Option<Me>,
    seeks: Seeks,
    lobby: Lobby,
    live: Option<TableView<LiveGame>>,
    /// The game that's about to be shown.
    joining: Option<GameId>,
    /// A lobby request that hasn't been answered yet.
    asked: Vec<u32>,
    is_helping: bool,
    is_chat_shown: bool,
    /// The chat message that's being typed.
    typed: Option<String>,
    analysis: Analysis,
    effects: Vec<Effect>,
}

impl Online {
    /// Connects to the server at this address.
    pub fn new(
        look: Look,
        speaker: Speaker,
        confirm_moves: bool,
        address: String,
        context: &Context,
    ) -> Online {
        let mut online = Online {
            look,
            speaker,
            options: TableOptions {
                confirm_moves,
                show_forced: true,
                seating: Seating::Fixed(Color::Black),
            },
            address,
            link: Link::opening_session(context.chance, context.now),
            me: None,
            seeks: Seeks::default(),
            lobby: Lobby::default(),
            live: None,
            joining: None,
            asked: Vec::new(),
            is_helping: false,
            is_chat_shown: false,
            typed: None,
            analysis: Analysis::default(),
            effects: Vec::new(),
        };
        online.send(&ClientMessage::Lobby { watch: true }, context);
        online.carry_on(context);
        online
    }

    /// Opens a challenge or a game from its link, as soon as there's a connection.
    pub fn open_link(&mut self, link: &str, context: &Context) {
        let wanted = self.lobby.paste(link);
        self.lobby_wants(wanted, context);
        self.carry_on(context);
    }

    fn server_now(&self, now: Instant) -> Instant {
        self.link.clock_difference().server_time(now)
    }

    fn send(&mut self, message: &ClientMessage, context: &Context) {
        self.link.send(message, context.now);
    }

    /// Sends a request of the lobby.
    fn ask(&mut self, message: impl FnOnce(u32) -> ClientMessage, context: &Context) {
        let id = self.link.new_id();
        self.asked.push(id);
        self.send(&message(id), context);
    }

    /// Carries out the orders of the connection and of the table, until there are none.
    fn carry_on(&mut self, context: &Context) {
        loop {
            let orders = self.link.orders();
            let messages = self.messages_of_table();
            if orders.is_empty() && messages.is_empty() {
                break;
            }
            for message in messages {
                self.send(&message, context);
            }
            for order in orders {
                self.obey(order, context);
            }
        }
        if self.analysis.is_on()
            && let Some(live) = &self.live
        {
            let effect = self
                .analysis
                .look_at(live.table.driver().game(), live.table.made());
            self.effects.extend(effect);
        }
    }

    fn messages_of_table(&mut self) -> Vec<ClientMessage> {
        let effects = self.live.as_mut().map(|live| live.table.effects());
        let mut messages = Vec::new();
        for effect in effects.unwrap_or_default() {
            match effect {
                TableEffect::Do(message) => messages.push(message),
                TableEffect::Sound(Sound::YourTurn | Sound::LowTime) => {
                    self.effects.push(Effect::Bell);
                }
                _ => {}
            }
        }
        messages
    }

    fn obey(&mut self, order: Order, context: &Context) {
        match order {
            Order::OpenSession(attempt) => {
                let request = Request::OpenSession(attempt);
                self.effects.push(Effect::Request(request));
            }
            Order::Introduce(me) => self.me = Some(*me),
            Order::Connect => self.effects.push(Effect::Connect),
            Order::HangUp => self.effects.push(Effect::HangUp),
            Order::Send(text) => self.effects.push(Effect::Send(text)),
            Order::Deliver(message) => self.hear(&message, context),
            Order::Answered(id, answer) => {
                let was_asked = self.asked.contains(&id);
                self.asked.retain(|other| *other != id);
                match &answer {
                    Delivery::Refused(why) if was_asked => {
                        self.lobby.problem = Some(self.speaker.why(why));
                    }
                    Delivery::Lost if was_asked => {
                        let text = self.speaker.words.live_no_answer();
                        self.lobby.problem = Some(text.to_owned());
                    }
                    _ => self.change_game(|game, _| game.answered(id, &answer)),
                }
            }
        }
    }

    fn change_game(&mut self, change: impl FnOnce(&mut LiveGame, &mut dyn FnMut() -> u32)) {
        if let Some(live) = &mut self.live {
            let mut new_id = || self.link.new_id();
            live.table.change(false, |game| {
                change(game, &mut new_id);
                Ok(())
            });
        }
    }

    fn hear(&mut self, message: &ServerMessage, context: &Context) {
        self.seeks.hear(message);
        let shown = self.live.as_ref().map(|live| live.table.driver().id());
        match message {
            ServerMessage::Welcome { me, .. } => {
                self.effects
                    .push(Effect::Request(Request::Running(me.player)));
                self.me = Some(me.clone());
                self.change_game(|game, ids| game.hear(message, ids));
            }
            ServerMessage::Started { game, seek, .. } => {
                if seek.is_some() && *seek == self.lobby.challenge.as_ref().map(|c| c.seek.id) {
                    self.lobby.challenge = None;
                }
                self.change_game(|live, ids| live.hear(message, ids));
                // The next game is shown immediately, but nobody is torn from a game.
                let is_free = self
                    .live
                    .as_ref()
                    .is_none_or(|live| live.table.driver().is_over());
                if is_free && shown != Some(*game) {
                    self.join(*game, context);
                }
            }
            ServerMessage::Game(log) if self.joining == Some(log.game) => match LiveGame::open(log)
            {
                Ok(game) => {
                    self.joining = None;
                    if let Some(old) = shown.filter(|old| *old != log.game) {
                        self.send(&ClientMessage::Leave { game: old }, context);
                    }
                    let options = TableOptions {
                        seating: Seating::Fixed(game.side().unwrap_or(Color::Black)),
                        ..self.options
                    };
                    self.effects.push(self.analysis.stop());
                    self.live = Some(TableView::new(Table::new(game, options)));
                }
                Err(_) => {
                    self.joining = None;
                    let text = self.speaker.words.live_game_broken();
                    self.lobby.problem = Some(text.to_owned());
                }
            },
            ServerMessage::NoGame { game } if self.joining == Some(*game) => {
                self.joining = None;
                self.lobby.problem = Some(self.speaker.words.live_no_game().to_owned());
            }
            ServerMessage::Game(log) if shown == Some(log.game) => {
                self.change_game(|game, ids| game.hear(message, ids));
            }
            ServerMessage::Event { game, .. }
            | ServerMessage::Presence { game, .. }
            | ServerMessage::Said { game, .. }
                if shown == Some(*game) =>
            {
                self.change_game(|game, ids| game.hear(message, ids));
            }
            ServerMessage::SeekGone { seek } => {
                let is_own = |challenge: &Challenge| challenge.seek.id == *seek;
                if self.lobby.challenge.as_ref().is_some_and(is_own) {
                    self.lobby.challenge = None;
                }
            }
            ServerMessage::Refused { id: None, why, .. } => {
                self.lobby.problem = Some(self.speaker.why(why));
            }
            _ => {}
        }
    }

    fn join(&mut self, game: GameId, context: &Context) {
        self.joining = Some(game);
        self.send(&ClientMessage::Join { game, from: 0 }, context);
    }

    fn hear_server(&mut self, heard: Heard, context: &Context) {
        let now = context.now;
        match heard {
            Heard::Opened => self.link.opened(now),
            Heard::Message(text) => self.link.heard(&text, now),
            Heard::Closed(code) => {
                self.seeks.forget();
                self.link.closed(code, now);
            }
            Heard::Session(attempt, result) => self.link.session_opened(attempt, result, now),
            Heard::Challenge(challenge) => self.lobby.challenge = Some(*challenge),
            Heard::Game(game) => self.join(game, context),
            Heard::Running(mut games) => {
                if let Some(me) = &self.me {
                    by_urgency(&mut games, me.player);
                }
                self.lobby.running = games;
            }
            Heard::Failed(trouble) => {
                let words = self.speaker.words;
                self.lobby.problem = Some(match trouble {
                    ApiTrouble::Odd => words.screen_outdated().to_owned(),
                    trouble => self.speaker.api_trouble(&trouble),
                });
            }
        }
    }

    // What people do.

    fn lobby_wants(&mut self, wanted: Wanted, context: &Context) {
        match wanted {
            Wanted::Nothing => {}
            Wanted::Seek(terms) => self.ask(|id| ClientMessage::Seek { id, terms }, context),
            Wanted::Unseek(seek) => {
                self.lobby.challenge = None;
                self.ask(|id| ClientMessage::Unseek { id, seek }, context);
            }
            Wanted::Take(seek) => self.ask(|id| ClientMessage::Take { id, seek }, context),
            Wanted::Challenge(terms) => self
                .effects
                .push(Effect::Request(Request::NewChallenge(terms))),
            Wanted::Computer(game) => self
                .effects
                .push(Effect::Request(Request::PlayComputer(game))),
            Wanted::Join(game) => self.join(game, context),
            Wanted::Help => self.is_helping = true,
            Wanted::Quit => self.effects.push(Effect::Quit),
        }
    }

    /// What can be done at the table, the most important first. Help and Quit are last.
    fn offered(&self, live: &TableView<LiveGame>, now: Instant) -> Vec<Offered> {
        let game = live.table.driver();
        let buttons = live.table.buttons(self.server_now(now));
        let mut offered = Vec::new();
        if game.is_over() {
            offered.extend(buttons.rematch.then(|| offer('r', Command::Rematch)));
            offered.push(offer('l', Command::Lobby));
            offered.push(offer('a', Command::Analysis));
        } else {
            let give_up = |action| match action {
                Action::Abort => offer('r', Command::Abort),
                _ => offer('r', Command::Resign),
            };
            offered.extend(buttons.give_up.map(give_up));
            offered.extend(buttons.draw.map(|_| offer('d', Command::Draw)));
            offered.extend(buttons.take_back.map(|_| offer('u', Command::TakeBack)));
        }
        offered.push(offer('c', Command::Chat));
        if !game.is_over() {
            offered.push(offer('l', Command::Lobby));
        }
        offered.extend([
            offer('f', Command::Flip),
            offer('?', Command::Help),
            offer('q', Command::Quit),
        ]);
        offered
    }

    fn command(&mut self, command: Command, context: &Context) {
        let now = self.server_now(context.now);
        let Some(live) = &mut self.live else {
            return;
        };
        let buttons = live.table.buttons(now);
        let mut new_id = || self.link.new_id();
        let mut at = Moment {
            now,
            new_id: &mut new_id,
        };
        let table = &mut live.table;
        match command {
            Command::Resign | Command::Abort => {
                if let Some(action) = buttons.give_up {
                    table.ask_first(action);
                }
            }
            Command::Draw | Command::TakeBack => {
                let action = match command {
                    Command::Draw => buttons.draw,
                    _ => buttons.take_back,
                };
                if let Some(action) = action {
                    table.act(action, &mut at);
                }
            }
            Command::Rematch => table.act(Action::Propose(Proposal::Rematch), &mut at),
            Command::Analysis => self.toggle_analysis(),
            Command::Chat => {
                if self.is_chat_shown {
                    self.is_chat_shown = false;
                } else {
                    self.is_chat_shown = true;
                    self.typed = live.table.driver().side().map(|_| String::new());
                    self.change_game(|game, _| game.read_chat());
                }
            }
            Command::Lobby => self.leave_game(context),
            Command::Help => self.is_helping = true,
            Command::Quit => self.effects.push(Effect::Quit),
            command => {
                live.command(command, &mut at);
            }
        }
    }

    /// Nobody gets help from an engine during a game.
    fn toggle_analysis(&mut self) {
        let Some(live) = &self.live else {
            return;
        };
        let effect = if self.analysis.is_on() {
            Some(self.analysis.stop())
        } else if live.table.driver().is_over() {
            self.analysis
                .look_at(live.table.driver().game(), live.table.made())
        } else {
            None
        };
        self.effects.extend(effect);
    }

    fn leave_game(&mut self, context: &Context) {
        if let Some(live) = self.live.take() {
            let game = live.table.driver().id();
            self.send(&ClientMessage::Leave { game }, context);
        }
        self.effects.push(self.analysis.stop());
        self.typed = None;
        self.is_chat_shown = false;
        if let Some(me) = &self.me {
            self.effects
                .push(Effect::Request(Request::Running(me.player)));
        }
    }

    fn key(&mut self, key: Key, context: &Context) {
        if self.is_helping {
            self.is_helping = false;
            return;
        }
        if self.live.is_none() {
            let wanted = {
                let mut lobby = std::mem::take(&mut self.lobby);
                let wanted = lobby.key(key, &self.around());
                self.lobby = lobby;
                wanted
            };
            self.lobby_wants(wanted, context);
            return;
        }
        if self.typed.is_some() {
            self.key_in_chat(key);
            return;
        }
        self.key_at_table(key, context);
    }

    fn key_at_table(&mut self, key: Key, context: &Context) {
        let now = self.server_now(context.now);
        let Some(live) = &mut self.live else {
            return;
        };
        if !live.is_typing() {
            let answer = live.answer_of(key, &self.speaker, now);
            let command = answer
                .or_else(|| self.offered_under(key, context.now))
                .or(navigation(key));
            if let Some(command) = command {
                self.command(command, context);
                return;
            }
        }
        let Some(live) = &mut self.live else {
            return;
        };
        let mut new_id = || self.link.new_id();
        let mut at = Moment {
            now,
            new_id: &mut new_id,
        };
        live.key(key, self.speaker.labels, &mut at);
    }

    fn offered_under(&self, key: Key, now: Instant) -> Option<Command> {
        let (Key::Char(c), Some(live)) = (key, &self.live) else {
            return None;
        };
        let offered = self.offered(live, now);
        let found = offered.iter().find(|offered| offered.key == c);
        found.map(|offered| offered.command)
    }

    fn key_in_chat(&mut self, key: Key) {
        let Some(text) = &mut self.typed else {
            return;
        };
        match key {
            Key::Char(c) if text.chars().count() < MAX_CHAT_LEN => text.push(c),
            Key::Backspace => {
                text.pop();
            }
            Key::Escape => self.typed = None,
            Key::Enter => {
                let text = std::mem::take(text);
                self.typed = None;
                self.change_game(|game, ids| {
                    let id = ids();
                    game.say(&text, id);
                });
            }
            _ => {}
        }
    }

    fn mouse(&mut self, pointed: Pointed, context: &Context) {
        if self.is_helping {
            if let Pointed::Down(_) = pointed {
                self.is_helping = false;
            }
            return;
        }
        let now = self.server_now(context.now);
        match (&mut self.live, pointed) {
            (None, pointed) => {
                let mut lobby = std::mem::take(&mut self.lobby);
                let wanted = lobby.mouse(pointed, &self.around());
                self.lobby = lobby;
                self.lobby_wants(wanted, context);
            }
            (Some(_), Pointed::Down(Some(Target::Command(command)))) => {
                self.command(command, context);
            }
            (Some(live), pointed) => {
                let mut new_id = || self.link.new_id();
                let mut at = Moment {
                    now,
                    new_id: &mut new_id,
                };
                live.mouse(pointed, &mut at);
            }
        }
    }

    fn around(&self) -> Around<'_> {
        Around {
            me: self.me.as_ref(),
            seeks: &self.seeks,
            status: self.link.status(),
            address: &self.address,
        }
    }

    fn tick(&mut self, context: &Context) {
        self.link.tick_after_sleep(context.now, context.today);
        let now = self.server_now(context.now);
        if let Some(live) = &mut self.live {
            live.table.tick(now);
        }
    }

    fn beside<'a>(&'a self, live: &TableView<LiveGame>, now: Instant) -> Beside<'a> {
        let game = live.table.driver();
        let words = self.speaker.words;
        let name = |color| shown_name(game.room().seat(color).name.as_str(), &self.speaker);
        let mut title = words.players(&name(Color::Black), &name(Color::White));
        if game.side().is_none() && !game.is_over() {
            title = format!("{title} · {}", words.live_watching());
        }
        let unread = game.chat().unread();
        if unread > 0 && !self.is_chat_shown {
            title = format!("{title} · {} ({})", words.chat(), words.chat_unread(unread));
        }
        let offline = connection_text(self.link.status(), &self.speaker).map(str::to_owned);
        let rematch = game.offers().into_iter().find(|(by, proposal)| {
            *proposal == Proposal::Rematch && game.side() == Some(by.opponent())
        });
        // A rematch is offered after the game, next to its result.
        let offered_rematch = rematch
            .filter(|_| game.is_over() && live.table.line(now) == StatusLine::Nothing)
            .map(|(by, proposal)| {
                let offer = Notice::Proposed(by, proposal);
                let result = self.speaker.notice(&live.table, &Notice::Result);
                format!("{result} {}", self.speaker.notice(&live.table, &offer))
            });
        Beside {
            title,
            analysis: &self.analysis,
            chat: self.is_chat_shown.then(|| {
                let lines = game.chat().lines();
                lines
                    .map(|line| (line.name.clone(), line.text.clone()))
                    .collect()
            }),
            trouble: offline.or(offered_rematch),
            prompt: self
                .typed
                .clone()
                .map(|text| (words.chat_say().to_owned(), text)),
            offered: self.offered(live, now),
        }
    }
}

impl Program for Online {
    fn handle(&mut self, event: Event, context: &Context) {
        match event {
            Event::Key(key) => self.key(key, context),
            Event::Mouse(pointed) => self.mouse(pointed, context),
            Event::Pasted(text) => {
                if let Some(typed) = &mut self.typed {
                    typed.extend(text.chars().filter(|c| !c.is_control()).take(MAX_CHAT_LEN));
                } else if self.live.is_none() {
                    let wanted = self.lobby.paste(&text);
                    self.lobby_wants(wanted, context);
                }
            }
            Event::Tick => self.tick(context),
            Event::Stop => self.effects.push(Effect::Quit),
            Event::Analyzed {
                number,
                rank,
                line,
                nodes,
            } => self.analysis.hear(number, rank, line, nodes),
            Event::Server(heard) => self.hear_server(heard, context),
            Event::Found { .. }
            | Event::HintFound(..)
            | Event::Library(_)
            | Event::Saved(_)
            | Event::GameHeld(_) => {}
        }
        self.carry_on(context);
    }

    fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    fn speaker(&self) -> Speaker {
        self.speaker
    }

    fn look(&self) -> Look {
        self.look
    }

    fn paint(&self, canvas: &mut Canvas<'_>, now: Instant) {
        if self.is_helping {
            help::paint(canvas, &self.speaker, true);
            return;
        }
        match &self.live {
            None => self.lobby.paint(canvas, &self.speaker, &self.around()),
            Some(live) => {
                let beside = self.beside(live, now);
                let now = self.server_now(now);
                live.paint(canvas, &self.speaker, now, &beside);
            }
        }
    }
}

/// A player's name as it's shown. The server's own names are translated: nobody else can have them.
pub(crate) fn shown_name(name: &str, speaker: &Speaker) -> String {
    let words = speaker.words;
    if name == protocol::DELETED_PLAYER {
        return words.online_deleted_player().to_owned();
    }
    let level = name
        .strip_prefix(protocol::COMPUTER_PREFIX)
        .and_then(|rest| rest.strip_suffix(')')?.parse::<Level>().ok());
    match level {
        Some(level) => words.online_computer_name(words.level_name(level.number())),
        None => name.to_owned(),
    }
}
