//! Setting up a position.

use crate::below;
use crate::board::{BoardPicture, token};
use crate::canvas::{Canvas, Target};
use crate::command::{Command, Offered, offer};
use crate::event::{Key, Pointed};
use crate::table_view::{Places, after, paint_footer, paint_prompt, paint_title};
use board_ui::{Edit, Editor, Marks, Orientation, Tool};
use ratatui_core::layout::Rect;
use rules::{Board, Color, Coords, Piece, Setup};
use table::Tone;
use words::Speaker;

/// The editor on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct EditorScreen {
    editor: Editor,
    orientation: Orientation,
    /// The result of the last edit.
    last: Option<Edit>,
    /// Whether the keyboard is used, so that the cursor is shown.
    has_cursor: bool,
    /// Where a piece is dragged from.
    dragged: Option<Coords>,
    /// The FEN or setup text that's being typed.
    typed: Option<String>,
}

/// What the user wants.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wanted {
    Nothing,
    Play(String),
    Leave,
}

const OFFERED: [Offered; 9] = [
    offer('p', Command::PlayFromHere),
    offer('t', Command::Turn),
    offer('c', Command::Clear),
    offer('s', Command::Standard),
    offer('u', Command::Undo),
    offer('r', Command::Redo),
    offer('f', Command::Flip),
    offer(':', Command::TypePosition),
    offer('q', Command::Cancel),
];

impl EditorScreen {
    pub(crate) fn new(board: Board, turn: Color, bottom: Color) -> EditorScreen {
        EditorScreen {
            editor: Editor::of(Setup::from_board(board, turn)),
            orientation: Orientation { bottom },
            last: None,
            has_cursor: false,
            dragged: None,
            typed: None,
        }
    }

    pub(crate) fn key(&mut self, key: Key) -> Wanted {
        use board_ui::Key as On;
        if self.typed.is_some() {
            self.key_in_text(key);
            return Wanted::Nothing;
        }
        let on_board = match key {
            Key::Up | Key::Char('K') => On::Up,
            Key::Down | Key::Char('J') => On::Down,
            Key::Left | Key::Char('H') => On::Left,
            Key::Right | Key::Char('L') => On::Right,
            Key::Home => On::Home,
            Key::End => On::End,
            Key::PageUp => On::PageUp,
            Key::PageDown => On::PageDown,
            Key::Enter => On::Enter,
            Key::Char(' ') => On::Space,
            Key::Backspace | Key::Delete => On::Backspace,
            Key::Tab => {
                self.choose_next_tool();
                return Wanted::Nothing;
            }
            Key::Char(c @ '1'..='5') => On::Char(c),
            Key::Escape => return Wanted::Leave,
            Key::Char(c) => {
                let offered = OFFERED.iter().find(|offered| offered.key == c);
                return match offered {
                    Some(offered) => self.command(offered.command),
                    None => Wanted::Nothing,
                };
            }
        };
        self.has_cursor = true;
        let edit = self.editor.key(on_board, self.orientation);
        self.last = Some(edit);
        Wanted::Nothing
    }

    fn key_in_text(&mut self, key: Key) {
        let Some(text) = &mut self.typed else {
            return;
        };
        match key {
            Key::Char(c) => text.push(c),
            Key::Backspace => {
                text.pop();
            }
            Key::Enter => {
                let text = text.clone();
                self.typed = None;
                self.enter_text(&text);
            }
            Key::Escape => self.typed = None,
            _ => {}
        }
    }

    /// Sets up the board from FEN or from setup text.
    pub(crate) fn enter_text(&mut self, text: &str) {
        let text = text.trim();
        if !text.is_empty() {
            self.last = Some(if text.contains(':') {
                self.editor.paste_fen(text)
            } else {
                self.editor.enter_text(text)
            });
        }
    }

    pub(crate) fn paste(&mut self, text: &str) {
        match &mut self.typed {
            Some(typed) => typed.push_str(text.trim()),
            None => self.enter_text(text),
        }
    }

    pub(crate) fn mouse(&mut self, pointed: Pointed) -> Wanted {
        match pointed {
            Pointed::Down(Some(Target::Command(command))) => return self.command(command),
            Pointed::Down(Some(Target::Row(tool))) => {
                if let Some(&tool) = Tool::ALL.get(tool) {
                    self.editor.choose_tool(tool);
                    self.last = Some(Edit::ToolChosen(tool));
                }
            }
            Pointed::Down(Some(Target::Board(point))) => {
                self.has_cursor = false;
                let piece = rules::Square::try_from(point)
                    .ok()
                    .and_then(|square| self.editor.board().get(square));
                // A piece can be dragged away. On an empty square, the tool is used immediately.
                match (piece, self.editor.tool()) {
                    (Some(_), Tool::Place(_)) => self.dragged = Some(point),
                    _ => self.last = Some(self.editor.press(point)),
                }
            }
            Pointed::Up(target) => self.drop_at(target),
            _ => {}
        }
        Wanted::Nothing
    }

    fn drop_at(&mut self, target: Option<Target>) {
        let Some(from) = self.dragged.take() else {
            return;
        };
        let Ok(square) = rules::Square::try_from(from) else {
            return;
        };
        self.last = Some(match target {
            Some(Target::Board(to)) if to == from => self.editor.press(from),
            Some(Target::Board(to)) => self.editor.relocate(square, to),
            _ => self.editor.remove(from),
        });
    }

    fn choose_next_tool(&mut self) {
        let place = Tool::ALL
            .iter()
            .position(|tool| *tool == self.editor.tool());
        let next = Tool::ALL[place.map_or(0, |place| (place + 1) % Tool::ALL.len())];
        self.editor.choose_tool(next);
        self.last = Some(Edit::ToolChosen(next));
    }

    fn command(&mut self, command: Command) -> Wanted {
        let edit = match command {
            Command::PlayFromHere => {
                return match self.editor.position() {
                    Ok(_) => Wanted::Play(self.editor.fen()),
                    Err(_) => Wanted::Nothing,
                };
            }
            Command::Cancel => return Wanted::Leave,
            Command::Turn => self.editor.choose_turn(self.editor.turn().opponent()),
            Command::Clear => self.editor.clear(),
            Command::Standard => self.editor.put_up_standard(),
            Command::Undo => self.editor.undo(),
            Command::Redo => self.editor.redo(),
            Command::Flip => {
                self.orientation = self.orientation.flipped();
                Edit::Unchanged
            }
            Command::TypePosition => {
                self.typed = Some(String::new());
                Edit::Unchanged
            }
            _ => Edit::Unchanged,
        };
        self.last = Some(edit);
        Wanted::Nothing
    }

    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, speaker: &Speaker) {
        let words = speaker.words;
        let places = Places::of(canvas.area());
        paint_title(canvas, places.title, speaker, words.editor_title());
        let marks = match self.has_cursor {
            true => Marks::none().with_focus(self.editor.focus()),
            false => Marks::none(),
        };
        let picture = BoardPicture {
            board: self.editor.board(),
            marks: &marks,
            orientation: self.orientation,
            labels: speaker.labels,
        };
        picture.paint(canvas, places.board, places.square_rows);
        self.paint_side(canvas, places.side, speaker);
        match &self.typed {
            Some(text) => {
                let label = format!("{} / {}", words.editor_fen(), words.editor_text());
                paint_prompt(canvas, places.status, &label, text);
            }
            None => self.paint_status(canvas, places.status, speaker),
        }
        paint_footer(canvas, places.footer, speaker, &OFFERED);
    }

    fn paint_side(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        let look = canvas.look();
        let words = speaker.words;
        canvas.text(area, words.editor_tools(), look.strong());
        for (place, &tool) in Tool::ALL.iter().enumerate() {
            let row = Rect {
                height: 1,
                ..below(area, place as u16 + 1)
            };
            let used = canvas.text(row, &(place + 1).to_string(), look.key());
            let mut rest = after(row, used + 1);
            if let Tool::Place(piece) = tool {
                let (sign, style) = token(look, piece);
                rest = after(rest, canvas.text(rest, sign, style) + 1);
            }
            canvas.text(rest, speaker.tool(tool), look.plain());
            canvas.target(row, Target::Row(place));
            if tool == self.editor.tool() {
                canvas.style(row, look.chosen());
            }
        }
        let turn = below(area, Tool::ALL.len() as u16 + 2);
        let used = canvas.text(turn, words.editor_turn(), look.strong());
        let rest = after(turn, used + 1);
        let (sign, style) = token(look, Piece::man(self.editor.turn()));
        let rest = after(rest, canvas.text(rest, sign, style) + 1);
        canvas.text(rest, speaker.side(self.editor.turn()), look.plain());
        let mut place = below(turn, 2);
        for color in Color::BOTH {
            let text = speaker.left(color, self.editor.left(color));
            canvas.text(place, &text, look.plain());
            place = below(place, 1);
        }
        canvas.wrapped(below(place, 1), &self.editor.fen(), look.faint());
    }

    fn paint_status(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        let look = canvas.look();
        let words = speaker.words;
        if let Some(Edit::Refused { why, .. }) = &self.last {
            canvas.wrapped(area, &speaker.edit_refusal(why), look.tone(Tone::Bad));
            return;
        }
        match self.editor.position() {
            Ok(position) => {
                let text = words.editor_ready(speaker.named(position.turn()));
                canvas.text(area, &text, look.tone(Tone::Good));
            }
            Err(_) => {
                let problems = self.editor.problems();
                let text: Vec<String> = problems
                    .into_iter()
                    .map(|problem| speaker.problem(problem))
                    .collect();
                canvas.wrapped(area, &text.join(" "), look.tone(Tone::Plain));
            }
        }
    }
}
