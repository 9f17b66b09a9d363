//! A game at the terminal: the board on the screen, with moves and commands typed as lines.

mod computer;
mod entry;
mod keyboard;

use crate::spoken;
use crate::terminal_board::{TerminalBoard, wants_colour};
use computer::{Computer, Quit};
use computer_player::Step;
use engine::{Book, Tablebase};
use entry::{Entry, EntryError};
use keyboard::{Keyboard, Typed};
use notation::{Fen, write_move};
use room::{Action, Command, Instant, Player, Proposal, Refused, Room, Sides, Status, Terms};
use rules::{Bitboard, Color, Labels, Move, Square};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::HINT_STAGES;
use words::{Players, Speaker, Words};

/// A game in progress and its display settings.
pub(crate) struct TerminalGame {
    room: Room,
    keyboard: Keyboard,
    computer: Computer,
    labels: Labels,
    bottom: Color,
    colour: bool,
    /// A move that waits for confirmation, if the players want that.
    confirm: Confirm,
    /// How many stages of a hint have been shown in this position.
    hints: u32,
    /// Where the game is saved, once it has been.
    file: Option<PathBuf>,
}

enum Confirm {
    Never,
    Always { waiting: Option<Move> },
}

/// What to do after an entry.
enum Next {
    /// Show the board again.
    Board,
    /// Only show the prompt again.
    Prompt,
    Quit,
}

impl TerminalGame {
    /// A new game on these terms.
    pub(crate) fn new(terms: Terms, labels: Labels) -> anyhow::Result<TerminalGame> {
        let keyboard = Keyboard::start();
        let (room, _) = Room::open(terms, keyboard.now())?;
        Ok(TerminalGame::with_room(room, keyboard, labels, None))
    }

    /// Continues a saved game.
    pub(crate) fn load(path: &Path, labels: Labels) -> anyhow::Result<TerminalGame> {
        let keyboard = Keyboard::start();
        let (room, _) = saves::load(path, keyboard.now())?;
        Ok(TerminalGame::with_room(
            room,
            keyboard,
            labels,
            Some(path.to_owned()),
        ))
    }

    fn with_room(
        room: Room,
        keyboard: Keyboard,
        labels: Labels,
        file: Option<PathBuf>,
    ) -> TerminalGame {
        let mut game = TerminalGame {
            computer: Computer::new(),
            bottom: Color::White,
            colour: wants_colour(),
            confirm: Confirm::Never,
            hints: 0,
            room,
            keyboard,
            labels,
            file,
        };
        game.sit_down();
        game
    }

    /// Asks for confirmation before each move from now on.
    pub(crate) fn ask_before_moves(&mut self) {
        self.confirm = Confirm::Always { waiting: None };
    }

    /// Lets the computer use these endgame databases.
    pub(crate) fn let_computer_ask(&mut self, databases: Arc<Tablebase>) {
        self.computer.use_databases(databases);
    }

    /// Lets the computer play from this opening book.
    pub(crate) fn let_computer_play_from(&mut self, book: Arc<Book>) {
        self.computer.use_book(book);
    }

    /// Lets the computer think this long about a move, or less if its clock is low.
    pub(crate) fn let_computer_think(&mut self, time: std::time::Duration) {
        self.computer.think_for(time);
    }

    /// Lets the computer resign games that are lost for certain, or not.
    pub(crate) const fn let_computer_resign(&mut self, resigns: bool) {
        self.computer.resign_lost_games(resigns);
    }

    /// Plays until the players quit or the input ends.
    pub(crate) fn run(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.show(out)?;
        loop {
            let next = if let Some(next) = self.computer_step(out)? {
                next
            } else {
                self.prompt(out)?;
                out.flush()?;
                match self.keyboard.next_line(self.room.next_deadline(self.now())) {
                    Typed::Line(line) => self.answer(out, &line)?,
                    Typed::Nothing => self.look_at_clock(out)?,
                    Typed::End => {
                        writeln!(out)?;
                        Next::Quit
                    }
                }
            };
            match next {
                Next::Board => self.show(out)?,
                Next::Prompt => {}
                Next::Quit => return self.autosave(out),
            }
        }
    }

    fn now(&self) -> Instant {
        self.keyboard.now()
    }

    /// Executes a line of input and prints the result.
    fn answer(&mut self, out: &mut impl Write, line: &str) -> anyhow::Result<Next> {
        let entry = match line.parse::<Entry>() {
            Ok(entry) => entry,
            Err(EntryError::NoFile) => return say(out, self.words().terminal_load_which()),
            Err(EntryError::Unknown { text, why }) => {
                let why = self.speaker().bad_move(&why);
                return say(out, &self.words().terminal_unknown(&text, &why));
            }
        };
        match entry {
            Entry::Enter => self.confirm_waiting(out),
            Entry::Back => self.cancel_waiting(out),
            Entry::Move(written) => {
                let game = self.room.game();
                if let Status::Over(ending) = self.room.status() {
                    return say(out, &self.speaker().refused(&Refused::GameOver(ending)));
                }
                match written.resolve(game.position(), game.rules()) {
                    Ok(mv) => self.choose(out, mv),
                    Err(refusal) => say(out, &self.speaker().refusal(&refusal)),
                }
            }
            Entry::Square(square) => self.square_typed(out, square),
            Entry::Moves => self.list_moves(out),
            Entry::History => say(out, &self.history(usize::MAX)),
            Entry::Hint => self.hint(out),
            Entry::TakeBack => {
                let plies = self.plies_to_take_back();
                self.mover_does(out, &Action::Propose(Proposal::TakeBack { plies }))
            }
            Entry::Draw => self.mover_does(out, &Action::Propose(Proposal::Draw)),
            Entry::Accept => self.reply(out, Action::Accept),
            Entry::Decline => self.reply(out, Action::Decline),
            Entry::Claim => self.mover_does(out, &Action::ClaimDraw),
            Entry::Resign => self.mover_does(out, &Action::Resign),
            Entry::Flip => {
                self.bottom = self.bottom.opponent();
                Ok(Next::Board)
            }
            Entry::Letters => {
                self.labels = Labels::Letters;
                Ok(Next::Board)
            }
            Entry::Numbers => {
                self.labels = Labels::Numbers;
                Ok(Next::Board)
            }
            Entry::Board => Ok(Next::Board),
            Entry::Fen => say(out, &Fen::from(self.room.game().position()).to_string()),
            Entry::New => self.start(self.room.terms().clone()),
            Entry::Rematch => self.start(self.room.terms().clone().with_seats_swapped()),
            Entry::Save(path) => self.save(out, path),
            Entry::Load(path) => match saves::load(&path, self.now()) {
                Ok((room, _)) => {
                    self.take_over(room, Some(path));
                    Ok(Next::Board)
                }
                Err(error) => {
                    let (file, why) = (path.display().to_string(), spoken::load_fault(&error.why));
                    say(out, &self.words().terminal_not_loaded(&file, &why))
                }
            },
            Entry::Help => say(out, self.words().terminal_help()),
            Entry::Quit => Ok(Next::Quit),
        }
    }

    fn start(&mut self, terms: Terms) -> anyhow::Result<Next> {
        let (room, _) = Room::open(terms, self.now())?;
        self.take_over(room, None);
        Ok(Next::Board)
    }

    fn take_over(&mut self, room: Room, file: Option<PathBuf>) {
        self.room = room;
        self.file = file;
        self.something_changed();
        self.sit_down();
    }

    /// Turns the board so that a person who plays Black against the computer sits at the bottom,
    /// and prepares the computer for a new game.
    fn sit_down(&mut self) {
        let is_person = |color: Color| self.room.seat(color).player == Player::Human;
        self.bottom = if is_person(Color::Black) && !is_person(Color::White) {
            Color::Black
        } else {
            Color::White
        };
        self.computer.new_game();
    }

    /// Discards the waiting move and the hints, because they belong to the previous position.
    fn something_changed(&mut self) {
        self.hints = 0;
        if let Confirm::Always { waiting } = &mut self.confirm {
            *waiting = None;
        }
    }

    /// Plays a legal move that was typed, or asks for confirmation first.
    fn choose(&mut self, out: &mut impl Write, mv: Move) -> anyhow::Result<Next> {
        let text = self.move_text(mv);
        match &mut self.confirm {
            Confirm::Never => self.mover_does(out, &Action::Move(mv)),
            Confirm::Always { waiting } => {
                *waiting = Some(mv);
                say(out, &self.words().terminal_confirm(&text))
            }
        }
    }

    fn confirm_waiting(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        match &mut self.confirm {
            Confirm::Always { waiting } => match waiting.take() {
                Some(mv) => self.mover_does(out, &Action::Move(mv)),
                None => say(out, self.words().terminal_nothing_to_confirm()),
            },
            Confirm::Never => Ok(Next::Prompt),
        }
    }

    fn cancel_waiting(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        let cancelled = match &mut self.confirm {
            Confirm::Always { waiting } => waiting.take(),
            Confirm::Never => None,
        };
        match cancelled {
            Some(_) => say(out, self.words().terminal_canceled()),
            None => say(out, self.words().terminal_nothing_to_cancel()),
        }
    }

    /// Performs an action for the side to move.
    fn mover_does(&mut self, out: &mut impl Write, action: &Action) -> anyhow::Result<Next> {
        self.act(out, self.room.game().turn(), action)
    }

    /// Answers the pending proposal for the other side.
    fn reply(
        &mut self,
        out: &mut impl Write,
        answer: fn(Proposal) -> Action,
    ) -> anyhow::Result<Next> {
        match self.room.proposals().next() {
            Some((maker, proposal)) => self.act(out, maker.opponent(), &answer(proposal)),
            None => say(out, self.words().terminal_nothing_offered()),
        }
    }

    fn act(&mut self, out: &mut impl Write, by: Color, action: &Action) -> anyhow::Result<Next> {
        let now = self.now();
        if let Err(refused) = self.room.act(&Command::player(by, *action), now) {
            return say(out, &self.speaker().refused(&refused));
        }
        self.something_changed();
        self.autosave(out)?;
        Ok(Next::Board)
    }

    fn look_at_clock(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        // A tick is never refused. It only detects that a flag has fallen.
        match self.room.act(&Command::Tick, self.now()) {
            Ok(events) if !events.is_empty() => {
                self.something_changed();
                self.autosave(out)?;
                Ok(Next::Board)
            }
            _ => Ok(Next::Prompt),
        }
    }

    /// Back to the person's last turn, or to the last move of two people.
    fn plies_to_take_back(&self) -> u16 {
        let last = self.room.game().turn().opponent();
        let side = match self.level_of(last) {
            Some(_) => last.opponent(),
            None => last,
        };
        // If there's nothing to take back, the room says so.
        self.room.take_back_plies(side).unwrap_or(2)
    }

    fn save(&mut self, out: &mut impl Write, path: Option<PathBuf>) -> anyhow::Result<Next> {
        let Some(path) = path.or_else(|| self.file.clone()) else {
            return say(out, self.words().terminal_save_where());
        };
        match saves::save(&path, &self.room, self.now()) {
            Ok(()) => {
                let told = self.words().terminal_saved(&path.display().to_string());
                self.file = Some(path);
                say(out, &told)
            }
            Err(error) => say(out, &self.words().terminal_not_saved(&plain(&error))),
        }
    }

    /// Once a game has been saved, its file is kept up to date until the end.
    fn autosave(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if let Some(path) = &self.file
            && let Err(error) = saves::save(path, &self.room, self.now())
        {
            say(out, &self.words().terminal_not_saved(&plain(&error)))?;
        }
        Ok(())
    }

    /// Handles a single square: shows the moves of the piece on it, or plays the only move to it.
    fn square_typed(&mut self, out: &mut impl Write, square: Square) -> anyhow::Result<Next> {
        let game = self.room.game();
        if game.ending().is_none() && game.position().board().is_empty(square) {
            let found =
                game.position()
                    .attempt_destination(game.rules(), game.turn(), square.coords());
            return match found {
                Ok(mv) => self.choose(out, mv),
                Err(refusal) => say(out, &self.speaker().refusal(&refusal)),
            };
        }
        match game.pick(game.turn(), square.coords()) {
            Ok(moves) => say(out, &self.move_texts(&moves, "  ")),
            Err(refusal) => say(out, &self.speaker().refusal(&refusal)),
        }
    }

    fn list_moves(&self, out: &mut impl Write) -> anyhow::Result<Next> {
        if let Status::Over(ending) = self.room.status() {
            return say(out, &self.speaker().refused(&Refused::GameOver(ending)));
        }
        let mut moves = self.room.game().legal_moves();
        moves.sort_unstable_by_key(|mv| mv.path());
        say(out, &self.move_texts(&moves, "  "))
    }

    fn move_text(&self, mv: Move) -> String {
        let game = self.room.game();
        write_move(game.position(), game.rules(), mv, self.labels).to_string()
    }

    fn move_texts(&self, moves: &[Move], between: &str) -> String {
        let texts: Vec<String> = moves.iter().map(|&mv| self.move_text(mv)).collect();
        texts.join(between)
    }

    /// The last moves in notation: `… 3. 11-16 24-20 4. 16x23`. `last` is the maximum number.
    fn history(&self, last: usize) -> String {
        let game = self.room.game();
        if game.moves().is_empty() {
            return self.words().terminal_no_moves().to_owned();
        }
        let white_began = usize::from(game.start().turn() == Color::White);
        let skipped = game.moves().len().saturating_sub(last);
        let mut words = Vec::new();
        if skipped > 0 {
            words.push("…".to_owned());
        }
        for (ply, (before, &mv)) in game
            .positions()
            .iter()
            .zip(game.moves())
            .enumerate()
            .skip(skipped)
        {
            let number = (ply + white_began) / 2 + 1;
            match before.turn() {
                Color::Black => words.push(format!("{number}.")),
                Color::White if ply == skipped => words.push(format!("{number}...")),
                Color::White => {}
            }
            words.push(write_move(before, game.rules(), mv, self.labels).to_string());
        }
        words.join(" ")
    }

    fn name(&self, color: Color) -> String {
        let name = &self.room.seat(color).name;
        self.speaker().player(color, name.as_str())
    }

    fn words(&self) -> &'static Words {
        spoken::words()
    }

    /// Renders what happens as text.
    fn speaker(&self) -> Speaker {
        spoken::speaker(self.labels)
    }

    /// The players. Nobody is addressed as "you", because two people may share the terminal.
    fn players(&self) -> Players {
        let name = |color| self.name(color);
        Players {
            names: Sides {
                black: name(Color::Black),
                white: name(Color::White),
            },
            you: None,
        }
    }

    /// Shows the board and what a player wants to know about it.
    fn show(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let game = self.room.game();
        let last = game.moves().last();
        let picture = TerminalBoard {
            board: game.position().board(),
            bottom: self.bottom,
            marked: last.map_or(Bitboard::EMPTY, |mv| mv.from().bit() | mv.to().bit()),
            colour: self.colour,
        };
        writeln!(out, "\n{picture}")?;
        let now = self.now();
        for color in Color::BOTH {
            let pieces = self
                .words()
                .count_pieces(game.position().board().count(color));
            let name = self.name(color);
            let told = match self.room.clock(color, now) {
                Some(left) => {
                    let left = self.speaker().clock_face(left);
                    self.words().terminal_player_clock(&name, &pieces, &left)
                }
                None => self.words().terminal_player(&name, &pieces),
            };
            writeln!(out, "{told}")?;
        }
        if last.is_some() {
            writeln!(out, "{}", self.words().terminal_moves(&self.history(6)))?;
        }
        if let Some(counters) = self.speaker().draw_counters(game.draw_counters()) {
            writeln!(out, "{counters}")?;
        }
        match self.room.status() {
            Status::Playing => {}
            Status::Over(ending) => {
                let ending = self.speaker().ending(ending, &Players::unnamed());
                writeln!(out, "\n{}", self.words().terminal_over(&ending))?;
            }
            Status::Aborted { by } => {
                writeln!(out, "\n{}", self.speaker().aborted(by, &Players::unnamed()))?;
            }
        }
        Ok(())
    }

    fn prompt(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let game = self.room.game();
        if self.room.status() != Status::Playing {
            return Ok(write!(out, "> ")?);
        }
        if let Some((maker, Proposal::Draw)) = self.room.proposals().next() {
            let offer = self
                .speaker()
                .proposed(maker, Proposal::Draw, &self.players());
            let other = self.name(maker.opponent());
            writeln!(out, "{}", self.words().terminal_offer(&offer, &other))?;
        }
        let mut moves = game.legal_moves();
        moves.sort_unstable_by_key(|mv| mv.path());
        if let Some(told) = self.speaker().must_jump(&moves) {
            writeln!(out, "{told}")?;
        }
        let prompt = self.words().terminal_prompt(&self.name(game.turn()));
        Ok(write!(out, "{prompt} ")?)
    }

    /// The computer's level, if it plays this side.
    fn level_of(&self, color: Color) -> Option<u8> {
        match self.room.seat(color).player {
            Player::Human => None,
            Player::Engine { level } => Some(level),
        }
    }

    /// Lets the computer do one thing, if it wants to do anything.
    fn computer_step(&mut self, out: &mut impl Write) -> anyhow::Result<Option<Next>> {
        let now = self.now();
        for side in Color::BOTH {
            match self.computer.next(&self.room, side, now) {
                None | Some(Step::Wait) => {}
                Some(Step::Think) => return self.computer_thinks(out, side).map(Some),
                Some(Step::Act(action)) => return self.computer_acts(out, side, &action).map(Some),
            }
        }
        Ok(None)
    }

    fn computer_thinks(&mut self, out: &mut impl Write, side: Color) -> anyhow::Result<Next> {
        writeln!(out, "{}", self.words().terminal_thinking(&self.name(side)))?;
        out.flush()?;
        let now = self.now();
        match self
            .computer
            .think(&self.room, side, now, &mut self.keyboard)
        {
            Ok(()) => Ok(Next::Prompt),
            Err(Quit) => Ok(Next::Quit),
        }
    }

    fn computer_acts(
        &mut self,
        out: &mut impl Write,
        side: Color,
        action: &Action,
    ) -> anyhow::Result<Next> {
        match *action {
            Action::Move(mv) => {
                let (name, text) = (self.name(side), self.move_text(mv));
                writeln!(out, "{}", self.words().terminal_plays(&name, &text))?;
            }
            Action::Decline(proposal) => {
                let told = self.speaker().declined(side, proposal, &self.players());
                writeln!(out, "{told}")?;
            }
            _ => {}
        }
        let next = self.act(out, side, action)?;
        // Only a move or an ending changes the board.
        Ok(match action {
            Action::Decline(_) | Action::Propose(_) => Next::Prompt,
            _ => next,
        })
    }

    /// Shows a little more of the hint each time.
    fn hint(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        let Some(hint) = self.computer.hint(self.room.game()) else {
            return say(out, self.words().terminal_no_hint());
        };
        let told = match self.hints {
            // The move alone: what it gains comes with the line.
            2 => self.words().hint_move(&self.move_text(hint.mv)),
            stage => self.speaker().hint_stage(&hint, stage),
        };
        self.hints += 1;
        match self.hints < HINT_STAGES {
            true => say(
                out,
                &format!("{told} {}", self.words().terminal_hint_more()),
            ),
            false => say(out, &told),
        }
    }
}

/// An error's text for use within a sentence, without its period.
fn plain(error: &impl std::fmt::Display) -> String {
    error.to_string().trim_end_matches('.').to_owned()
}

fn say(out: &mut impl Write, text: &str) -> anyhow::Result<Next> {
    writeln!(out, "{text}")?;
    Ok(Next::Prompt)
}
