//! A table on the screen: the board, the players, the moves and the status line. Local and live
//! games share it.

use crate::analysis::Analysis;
use crate::below;
use crate::board::{BoardPicture, board_size, square_rows, token};
use crate::canvas::{Canvas, Target, width};
use crate::command::{Command, Offered};
use crate::event::{Key, Pointed};
use crate::look::Look;
use board_ui::{MoveInput, Reply};
use online_play::{Absence, LiveGame};
use ratatui_core::layout::Rect;
use room::{Action, Instant, Player};
use rules::{Color, Coords, Labels, Piece};
use table::{Driver, LocalGame, Moment, Notice, ScoreMove, ScoreSheet, StatusLine, Table, Tone};
use words::{Speaker, Spoken};

/// The columns beside the board: no less, and no more than people like to read.
const SIDE: (u16, u16) = (26, 48);
/// The rows of the status line.
const STATUS_ROWS: u16 = 2;
/// The rows of a player's card.
const CARD_ROWS: u16 = 2;

/// A table on the screen.
#[derive(Clone, Debug)]
pub(crate) struct TableView<D: Driver> {
    pub(crate) table: Table<D>,
    /// The point of the board where the mouse button was pressed.
    pressed: Option<Coords>,
}

/// A game whose players have cards.
pub(crate) trait Seated: Spoken {
    /// A player's name as the card shows it.
    fn card_name(&self, color: Color, speaker: &Speaker) -> String;

    /// The computer's level, if it plays this side.
    fn card_level(&self, color: Color, speaker: &Speaker) -> Option<String> {
        match self.room().seat(color).player {
            Player::Engine { level } => Some(speaker.words.level_name(level).to_owned()),
            Player::Human => None,
        }
    }

    /// What a player is doing, if it's worth showing.
    fn card_state(&self, color: Color, speaker: &Speaker, now: Instant) -> Option<String>;
}

/// What else is on the screen.
pub(crate) struct Beside<'a> {
    /// The heading.
    pub(crate) title: String,
    pub(crate) analysis: &'a Analysis,
    /// Lines of a chat, each with the name of who said it. They take the place of the moves.
    pub(crate) chat: Option<Vec<(String, String)>>,
    /// What's more important than the status line.
    pub(crate) trouble: Option<String>,
    /// The text that's being typed somewhere else than on the board, with its label.
    pub(crate) prompt: Option<(String, String)>,
    pub(crate) offered: Vec<Offered>,
}

/// What the status line says, and what can be answered.
struct Status {
    text: String,
    tone: Tone,
    answers: Vec<(&'static str, String, Command)>,
}

impl<D: Seated> TableView<D> {
    pub(crate) const fn new(table: Table<D>) -> TableView<D> {
        TableView {
            table,
            pressed: None,
        }
    }

    // What people do.

    /// The command of a key, if the status line asks for it.
    pub(crate) fn answer_of(&self, key: Key, speaker: &Speaker, now: Instant) -> Option<Command> {
        let name = match key {
            Key::Char('y') => "y",
            Key::Char('n') => "n",
            Key::Char('x') => "x",
            _ => return None,
        };
        let answers = self.status(speaker, now).answers;
        let found = answers.iter().find(|(key, ..)| *key == name);
        found.map(|(_, _, command)| *command)
    }

    /// Whether a move is being typed, so that letters belong to it.
    pub(crate) fn is_typing(&self) -> bool {
        !self.table.input().typed().is_empty()
    }

    /// Handles a key on the board. Returns whether it was used.
    pub(crate) fn key(&mut self, key: Key, labels: Labels, at: &mut Moment<'_>) -> bool {
        use board_ui::Key as On;
        let on_board = match key {
            Key::Up | Key::Char('K') => On::Up,
            Key::Down | Key::Char('J') => On::Down,
            Key::Left => On::Left,
            Key::Char('H') if labels == Labels::Numbers => On::Left,
            Key::Right | Key::Char('L') => On::Right,
            Key::Enter => On::Enter,
            Key::Char(' ') => On::Space,
            Key::Escape => On::Escape,
            Key::Backspace => On::Backspace,
            Key::Char(c) if c.is_ascii_digit() || self.is_typing() => On::Char(c),
            Key::Char(c @ 'A'..='H') if labels == Labels::Letters => On::Char(c),
            _ => return false,
        };
        let orientation = self.table.orientation();
        self.table
            .enter(|input| input.key(on_board, orientation), false, at)
    }

    /// Handles a command that every table has. Returns whether it was one.
    pub(crate) fn command(&mut self, command: Command, at: &mut Moment<'_>) -> bool {
        match (command, self.table.line(at.now)) {
            (Command::Flip, _) => self.table.flip(),
            (Command::Previous, _) => self.table.look_back(),
            (Command::Next, _) => self.table.look_ahead(),
            (Command::First, _) => self.table.look_at(0),
            (Command::Last, _) => self.table.look_at(usize::MAX),
            (Command::Confirm, _) => self.table.confirm(at),
            (Command::Cancel, _) => self.table.cancel(at),
            (Command::Yes, StatusLine::Confirm(action)) => self.table.act(action, at),
            (Command::No, StatusLine::Confirm(_)) => self.table.play_on(),
            (Command::Yes, StatusLine::Offer { by, proposal }) => {
                self.table
                    .act_for(by.opponent(), Action::Accept(proposal), at);
            }
            (Command::No, StatusLine::Offer { by, proposal }) => {
                self.table
                    .act_for(by.opponent(), Action::Decline(proposal), at);
            }
            (Command::Yes, StatusLine::Claimable(_)) => {
                self.table.act(Action::ClaimAbandonment, at);
            }
            (Command::Withdraw, StatusLine::OwnOffer(proposal)) => {
                self.table.act(Action::Withdraw(proposal), at);
            }
            (Command::Withdraw, StatusLine::Premove(_)) => self.table.cancel_premove(at),
            _ => return false,
        }
        true
    }

    /// Handles the mouse. A piece can be clicked and then its destination, or dragged there.
    pub(crate) fn mouse(&mut self, pointed: Pointed, at: &mut Moment<'_>) {
        match pointed {
            Pointed::Down(Some(Target::Board(point))) => {
                self.pressed = Some(point);
                self.press(point, at);
            }
            Pointed::Up(Some(Target::Board(point))) => {
                let was = self.pressed.take();
                let is_dragged = was.is_some_and(|was| was != point);
                if is_dragged && self.table.input().selected().is_some() {
                    self.press(point, at);
                }
            }
            Pointed::Down(Some(Target::Made(made))) => self.table.look_at(made),
            Pointed::WheelUp => self.table.look_back(),
            Pointed::WheelDown => self.table.look_ahead(),
            Pointed::Down(_) | Pointed::Up(_) => self.pressed = None,
        }
    }

    fn press(&mut self, point: Coords, at: &mut Moment<'_>) {
        self.table
            .enter(|input: &mut MoveInput| input.press(point), false, at);
    }

    // What's shown.

    /// Draws everything.
    pub(crate) fn paint(
        &self,
        canvas: &mut Canvas<'_>,
        speaker: &Speaker,
        now: Instant,
        beside: &Beside<'_>,
    ) {
        let places = Places::of(canvas.area());
        paint_title(canvas, places.title, speaker, &beside.title);
        let marks = self.table.marks();
        let picture = BoardPicture {
            board: &self.table.board(),
            marks: &marks,
            orientation: self.table.orientation(),
            labels: speaker.labels,
        };
        picture.paint(canvas, places.board, places.square_rows);
        self.paint_side(canvas, places.side, speaker, now, beside);
        match (&beside.prompt, &beside.trouble) {
            (Some((label, text)), _) => paint_prompt(canvas, places.status, label, text),
            (None, Some(trouble)) => {
                let look = canvas.look();
                let rows = canvas.wrapped(places.status, trouble, look.tone(Tone::Bad));
                self.paint_status(canvas, below(places.status, rows), speaker, now);
            }
            (None, None) => self.paint_status(canvas, places.status, speaker, now),
        }
        paint_footer(canvas, places.footer, speaker, &beside.offered);
    }

    fn paint_side(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        speaker: &Speaker,
        now: Instant,
        beside: &Beside<'_>,
    ) {
        let near = self.table.orientation().bottom;
        self.paint_card(canvas, area, speaker, near.opponent(), now);
        let bottom = below(area, area.height - CARD_ROWS);
        self.paint_card(canvas, bottom, speaker, near, now);
        let mut middle = below(area, CARD_ROWS + 1);
        middle.height = middle.height.saturating_sub(CARD_ROWS + 1);
        if beside.analysis.is_on() {
            let rows = crate::analysis::LINES as u16 + 1;
            let lower = below(middle, middle.height.saturating_sub(rows));
            middle.height = middle.height.saturating_sub(rows + 1);
            let game = self.table.driver().game();
            let position = &game.positions()[self.table.made()];
            let rules = game.rules();
            beside
                .analysis
                .paint(canvas, lower, speaker, position, rules);
        }
        match &beside.chat {
            Some(lines) => paint_chat(canvas, middle, speaker, lines),
            None => self.paint_moves(canvas, middle, speaker),
        }
    }

    fn paint_card(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        speaker: &Speaker,
        color: Color,
        now: Instant,
    ) {
        let look = canvas.look();
        let game = self.table.driver();
        let player = self.table.player(color);
        let mut rest = area;
        if let Some(left) = self.table.clock(color, now) {
            let face = format!(" {} ", speaker.clock_face(left));
            let is_running = game.running_clock() == Some(color);
            let style = if is_running {
                look.chosen()
            } else {
                look.plain()
            };
            rest = canvas.right(rest, &face, style);
        }
        let pointer = match player.is_to_move {
            true => look.sign("▶ ", "> "),
            false => "  ",
        };
        rest = after(rest, canvas.text(rest, pointer, look.key()));
        let (piece, style) = token(look, Piece::man(color));
        rest = after(rest, canvas.text(rest, piece, style) + 1);
        let name = game.card_name(color, speaker);
        canvas.text(rest, &name, look.strong());
        let second = after(below(area, 1), 2);
        let state = game.card_state(color, speaker, now);
        let taken = (player.taken.total() > 0)
            .then(|| speaker.words.game_taken(&speaker.pieces(player.taken)));
        let level = game.card_level(color, speaker);
        if let Some(text) = state.or(taken).or(level) {
            canvas.text(second, &text, look.faint());
        }
    }

    fn paint_moves(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        let look = canvas.look();
        let game = self.table.driver().game();
        if game.moves().is_empty() {
            canvas.text(area, speaker.words.game_no_moves(), look.faint());
            return;
        }
        let sheet = ScoreSheet::of(game, speaker.labels);
        let made = self.table.made();
        let has_made =
            |written: &Option<ScoreMove>| written.as_ref().is_some_and(|mv| mv.made == made);
        let current = sheet
            .rows
            .iter()
            .position(|row| has_made(&row.black) || has_made(&row.white));
        let shown = usize::from(area.height);
        // The current move is in the middle of a long list.
        let top = current.map_or(0, |row| (row + 1).saturating_sub(shown.div_ceil(2)));
        let top = top.min(sheet.rows.len().saturating_sub(shown));
        for (line, row) in sheet.rows.iter().skip(top).take(shown).enumerate() {
            let area = below(area, line as u16);
            let number = format!("{:>3}.", row.number);
            let mut rest = after(area, canvas.text(area, &number, look.faint()) + 1);
            for written in [&row.black, &row.white] {
                let Some(mv) = written else {
                    rest = after(rest, MOVE_COLUMNS);
                    continue;
                };
                let style = if mv.made == made {
                    look.chosen()
                } else {
                    look.plain()
                };
                let used = canvas.text(rest, &mv.text, style);
                let place = Rect {
                    width: used,
                    height: 1,
                    ..rest
                };
                canvas.target(place, Target::Made(mv.made));
                rest = after(rest, MOVE_COLUMNS.max(used + 1));
            }
        }
    }

    fn paint_status(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker, now: Instant) {
        let look = canvas.look();
        let status = self.status(speaker, now);
        let answers: u16 = status
            .answers
            .iter()
            .map(|(key, label, _)| width(key) + 1 + width(&look.text(label)) + 2)
            .sum();
        let fits_beside =
            answers > 0 && width(&look.text(&status.text)) + 2 + answers <= area.width;
        let style = look.tone(status.tone);
        let mut rest = if fits_beside {
            after(area, canvas.text(area, &status.text, style) + 2)
        } else {
            let rows = canvas.wrapped(area, &status.text, style);
            below(
                area,
                rows.min(area.height.saturating_sub(u16::from(answers > 0))),
            )
        };
        for (key, label, command) in &status.answers {
            if let Some(used) = canvas.button(rest, key, label, *command) {
                rest = after(rest, used + 2);
            }
        }
    }

    fn status(&self, speaker: &Speaker, now: Instant) -> Status {
        let words = speaker.words;
        let say = |notice: &Notice<D::Notice>| speaker.notice(&self.table, notice);
        let answer = |key, label: &str, command| (key, label.to_owned(), command);
        let withdraw = answer("x", words.game_withdraw(), Command::Withdraw);
        let (text, tone, answers) = match self.table.line(now) {
            StatusLine::Elsewhere => (words.screen_other_window().to_owned(), Tone::Bad, vec![]),
            StatusLine::LookingBack => (
                words.game_looking_back().to_owned(),
                Tone::Good,
                vec![answer("End", words.game_to_present(), Command::Last)],
            ),
            StatusLine::Confirm(action) => {
                let (question, yes) = words.confirm_question(action);
                let answers = vec![
                    answer("y", yes, Command::Yes),
                    answer("n", words.live_play_on(), Command::No),
                ];
                (question.to_owned(), Tone::Good, answers)
            }
            StatusLine::Offer { by, proposal } => (
                say(&Notice::Proposed(by, proposal)),
                Tone::Good,
                vec![
                    answer("y", words.game_accept(), Command::Yes),
                    answer("n", words.game_decline(), Command::No),
                ],
            ),
            StatusLine::OwnOffer(proposal) => {
                let text = speaker.own_offer(proposal).to_owned();
                (text, Tone::Plain, vec![withdraw])
            }
            StatusLine::Claimable(gone) => {
                let name = self.table.driver().room().seat(gone).name.to_string();
                let claim = answer("y", words.live_claim_win(), Command::Yes);
                (words.live_can_claim(&name), Tone::Good, vec![claim])
            }
            StatusLine::Premove(mv) => {
                let cancel = answer("x", words.cancel(), Command::Withdraw);
                (say(&Notice::PremoveSet(mv)), Tone::Plain, vec![cancel])
            }
            StatusLine::Message(message) => {
                let is_typed = message.notice == Notice::Entered(Reply::Typed);
                let text = match say(&message.notice) {
                    text if is_typed && self.is_typing() => format!("> {text}_"),
                    text if text.is_empty() => say(&Notice::Turn),
                    text => text,
                };
                (text, message.tone, vec![])
            }
            StatusLine::Turn => {
                let counters = self.table.driver().game().draw_counters();
                let text = match speaker.draw_counters(counters) {
                    Some(counters) => format!("{} {counters}", say(&Notice::Turn)),
                    None => say(&Notice::Turn),
                };
                (text, Tone::Plain, vec![])
            }
            StatusLine::Nothing => (say(&Notice::Result), Tone::Good, vec![]),
        };
        let mut answers = answers;
        if self.table.input().pending().is_some() {
            answers.push(answer("Enter", words.game_confirm(), Command::Confirm));
            answers.push(answer("Esc", words.cancel(), Command::Cancel));
        }
        Status {
            text,
            tone,
            answers,
        }
    }
}

/// The columns of a move in the list.
const MOVE_COLUMNS: u16 = 9;

/// The places on the screen.
pub(crate) struct Places {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) square_rows: u16,
    pub(crate) side: Rect,
    pub(crate) status: Rect,
    pub(crate) footer: Rect,
}

impl Places {
    /// The largest board that fits, with everything else around it, in the middle of the screen.
    pub(crate) fn of(area: Rect) -> Places {
        let around = 1 + STATUS_ROWS + 1;
        let gap = 2;
        let rows = square_rows(
            area.width.saturating_sub(SIDE.0 + gap),
            area.height.saturating_sub(around),
        );
        let (board_width, board_height) = board_size(rows);
        let side_width = area.width.saturating_sub(board_width + gap).min(SIDE.1);
        let used = board_width + gap + side_width;
        let left = area.x + area.width.saturating_sub(used) / 2;
        let row = |y, height| Rect {
            x: left,
            y,
            width: used.min(area.width),
            height,
        };
        let top = area.y + 1;
        Places {
            title: row(area.y, 1),
            board: Rect {
                x: left,
                y: top,
                width: board_width,
                height: board_height,
            },
            square_rows: rows,
            side: Rect {
                x: left + board_width + gap,
                y: top,
                width: side_width,
                height: board_height,
            },
            status: row(top + board_height, STATUS_ROWS),
            footer: row(area.bottom() - 1, 1),
        }
    }
}

/// Draws the heading: the program, and where we are in it.
pub(crate) fn paint_title(canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker, title: &str) {
    let look = canvas.look();
    let rest = after(
        area,
        canvas.text(area, speaker.words.app_name(), look.key()) + 2,
    );
    canvas.text(rest, title, look.faint());
}

/// Draws the keys that can be pressed, as many as fit. The last two always do.
pub(crate) fn paint_footer(
    canvas: &mut Canvas<'_>,
    area: Rect,
    speaker: &Speaker,
    offered: &[Offered],
) {
    let look = canvas.look();
    let columns = |offered: &Offered| {
        let label = look.text(offered.command.label(speaker.words));
        width(&offered.key_name()) + 1 + width(&label) + 2
    };
    let always = offered.len().saturating_sub(2);
    let reserved: u16 = offered[always..].iter().map(columns).sum();
    let mut rest = area;
    let mut room = (area.width + 2).saturating_sub(reserved);
    for (place, offered) in offered.iter().enumerate() {
        let needed = columns(offered);
        if place < always {
            if needed > room {
                continue;
            }
            room -= needed;
        }
        let label = offered.command.label(speaker.words);
        let key = offered.key_name();
        if let Some(used) = canvas.button(rest, &key, label, offered.command) {
            rest = after(rest, used + 2);
        }
    }
}

/// Draws a line of text that's being typed.
pub(crate) fn paint_prompt(canvas: &mut Canvas<'_>, area: Rect, label: &str, text: &str) {
    let look = canvas.look();
    canvas.text(area, label, look.strong());
    let second = below(area, 1);
    // The end of a long text is what matters while it's typed.
    let shown = look.text(text);
    let most = usize::from(second.width.saturating_sub(3));
    let skipped = shown.chars().count().saturating_sub(most);
    let tail: String = shown.chars().skip(skipped).collect();
    canvas.text(second, &format!("> {tail}_"), look.plain());
}

fn paint_chat(canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker, lines: &[(String, String)]) {
    let look = canvas.look();
    if lines.is_empty() {
        canvas.wrapped(area, speaker.words.chat_nothing(), look.faint());
        return;
    }
    let shown = usize::from(area.height);
    let first = lines.len().saturating_sub(shown);
    for (row, (name, text)) in lines[first..].iter().enumerate() {
        let area = below(area, row as u16);
        let used = canvas.text(area, name, look.strong());
        canvas.text(after(area, used + 1), text, look.plain());
    }
}

/// What's left of an area after some columns.
pub(crate) fn after(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect {
        x: area.x + columns,
        width: area.width - columns,
        ..area
    }
}

impl Seated for LocalGame {
    fn card_name(&self, color: Color, speaker: &Speaker) -> String {
        speaker.player(color, self.room().seat(color).name.as_str())
    }

    fn card_state(&self, color: Color, speaker: &Speaker, _now: Instant) -> Option<String> {
        let is_computer = self.you() == Some(color.opponent());
        (is_computer && self.is_thinking()).then(|| speaker.words.game_thinking().to_owned())
    }
}

impl Seated for LiveGame {
    fn card_name(&self, color: Color, speaker: &Speaker) -> String {
        let name = crate::online::shown_name(self.room().seat(color).name.as_str(), speaker);
        speaker.player(color, &name)
    }

    fn card_state(&self, color: Color, speaker: &Speaker, now: Instant) -> Option<String> {
        if self.is_over() {
            return None;
        }
        Some(match self.absence(color, now)? {
            Absence::Away => speaker.words.live_away().to_owned(),
            Absence::Reconnecting(left) => {
                speaker.words.reconnecting(left.as_millis().div_ceil(1000))
            }
            Absence::Overdue => speaker.words.live_gone().to_owned(),
        })
    }
}

/// A row of a list.
pub(crate) struct ListRow {
    pub(crate) text: String,
    /// The text at the right end.
    pub(crate) note: String,
    pub(crate) kind: RowKind,
}

/// The kind of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowKind {
    /// It can be chosen.
    Choice,
    /// It's only text.
    Heading,
    /// It's a remark.
    Remark,
}

/// Draws a list with its chosen row visible.
pub(crate) fn paint_list(canvas: &mut Canvas<'_>, area: Rect, rows: &[ListRow], chosen: usize) {
    let look: Look = canvas.look();
    let shown = usize::from(area.height);
    let top = (chosen + 1).saturating_sub(shown.saturating_sub(1).max(1));
    let top = top.min(rows.len().saturating_sub(shown));
    for (line, (place, row)) in rows.iter().enumerate().skip(top).take(shown).enumerate() {
        let area = Rect {
            height: 1,
            ..below(area, line as u16)
        };
        let style = match row.kind {
            RowKind::Choice => look.plain(),
            RowKind::Heading => look.strong(),
            RowKind::Remark => look.faint(),
        };
        let indent = u16::from(row.kind != RowKind::Heading) * 2;
        let rest = canvas.right(after(area, indent), &row.note, look.faint());
        canvas.text(rest, &row.text, style);
        if row.kind == RowKind::Choice {
            canvas.target(area, Target::Row(place));
            if place == chosen {
                canvas.style(area, look.chosen());
            }
        }
    }
}
