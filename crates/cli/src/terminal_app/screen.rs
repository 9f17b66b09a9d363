//! The terminal's screen, keyboard and mouse.

use super::{Report, Reports};
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::style::{
    Attribute, Color as Shown, Print, SetAttribute, SetBackgroundColor, SetForegroundColor,
};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Modifier};
use std::io::{self, BufWriter, Stdout, Write};
use std::panic;
use std::sync::Once;
use std::thread;
use terminal::{Event, Key, Pointed};

/// The whole screen, until it's dropped.
pub(super) struct Screen {
    out: BufWriter<Stdout>,
    /// What's on the screen.
    shown: Buffer,
}

impl Screen {
    pub(super) fn open(mouse: bool) -> io::Result<Screen> {
        restore_on_panic();
        enable_raw_mode()?;
        let mut screen = Screen {
            out: BufWriter::with_capacity(1 << 16, io::stdout()),
            shown: Buffer::empty(Rect::ZERO),
        };
        execute!(screen.out, EnterAlternateScreen, Hide, EnableBracketedPaste)?;
        if mouse {
            execute!(screen.out, EnableMouseCapture)?;
        }
        Ok(screen)
    }

    /// Shows a buffer. Only what has changed is written.
    pub(super) fn show(&mut self, next: Buffer) -> io::Result<()> {
        if self.shown.area != next.area {
            execute!(
                self.out,
                SetAttribute(Attribute::Reset),
                crossterm::terminal::Clear(crossterm::terminal::ClearType::All)
            )?;
            self.shown = Buffer::empty(next.area);
        }
        let mut pen = None;
        let mut place = None;
        for (column, row, cell) in self.shown.diff(&next) {
            if place != Some((column, row)) {
                queue!(self.out, MoveTo(column, row))?;
            }
            let style = (cell.fg, cell.bg, cell.modifier);
            if pen != Some(style) {
                set_style(&mut self.out, style)?;
                pen = Some(style);
            }
            queue!(self.out, Print(cell.symbol()))?;
            place = Some((column + 1, row));
        }
        if pen.is_some() {
            queue!(self.out, SetAttribute(Attribute::Reset))?;
        }
        self.out.flush()?;
        self.shown = next;
        Ok(())
    }

    /// Rings the bell.
    pub(super) fn ring(&mut self) {
        let _ = self.out.write_all(b"\x07");
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // A closed terminal needs nothing.
        let _ = self.out.flush();
        restore();
    }
}

fn set_style(out: &mut impl Write, (fg, bg, modifier): (Color, Color, Modifier)) -> io::Result<()> {
    queue!(out, SetAttribute(Attribute::Reset))?;
    if fg != Color::Reset {
        queue!(out, SetForegroundColor(shown(fg)))?;
    }
    if bg != Color::Reset {
        queue!(out, SetBackgroundColor(shown(bg)))?;
    }
    for (flag, attribute) in [
        (Modifier::BOLD, Attribute::Bold),
        (Modifier::DIM, Attribute::Dim),
        (Modifier::REVERSED, Attribute::Reverse),
    ] {
        if modifier.contains(flag) {
            queue!(out, SetAttribute(attribute))?;
        }
    }
    Ok(())
}

/// The app only uses numbered colors.
const fn shown(color: Color) -> Shown {
    match color {
        Color::Indexed(number) => Shown::AnsiValue(number),
        _ => Shown::Reset,
    }
}

/// Restores the terminal.
fn restore() {
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        DisableBracketedPaste,
        Show,
        LeaveAlternateScreen
    );
    let _ = disable_raw_mode();
}

/// A panic's message would be lost on the other screen.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            usual(info);
        }));
    });
}

/// The size of the terminal: columns and rows.
pub(super) fn size() -> (u16, u16) {
    match crossterm::terminal::size() {
        Ok((columns, rows)) if columns > 0 && rows > 0 => (columns, rows),
        _ => (80, 24),
    }
}

/// Reports keys, mouse and size from now on. If the terminal is gone, it reports that and ends.
pub(super) fn listen(reports: Reports) {
    thread::spawn(move || {
        loop {
            let (report, is_last) = match event::read() {
                Ok(event) => (translate(event), false),
                Err(_) => (Some(Report::Event(Event::Stop)), true),
            };
            let is_heard = report.is_none_or(|report| reports.send(report).is_ok());
            if is_last || !is_heard {
                return;
            }
        }
    });
}

fn translate(event: event::Event) -> Option<Report> {
    match event {
        event::Event::Key(key) => translate_key(key).map(Report::Event),
        event::Event::Mouse(mouse) => translate_mouse(mouse),
        event::Event::Paste(text) => Some(Report::Event(Event::Pasted(text))),
        // The screen is drawn after every event.
        event::Event::Resize(..) => Some(Report::Event(Event::Tick)),
        _ => None,
    }
}

fn translate_key(event: KeyEvent) -> Option<Event> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    let key = match event.code {
        KeyCode::Char('c' | 'd') if control => return Some(Event::Stop),
        KeyCode::Char('h') if control => Key::Backspace,
        KeyCode::Char(_) if control || event.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Tab => Key::Tab,
        _ => return None,
    };
    Some(Event::Key(key))
}

const fn translate_mouse(event: MouseEvent) -> Option<Report> {
    let (column, row) = (event.column, event.row);
    Some(match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Report::Pressed(column, row),
        MouseEventKind::Up(MouseButton::Left) => Report::Released(column, row),
        MouseEventKind::ScrollUp => Report::Event(Event::Mouse(Pointed::WheelUp)),
        MouseEventKind::ScrollDown => Report::Event(Event::Mouse(Pointed::WheelDown)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pty_process::Size;
    use pty_process::blocking::{Command, open};
    use std::env;
    use std::io::Read;
    use std::num::NonZeroU16;

    /// Set in the program that panics.
    const PANICS: &str = "CROWNHEAD_TEST_PANICS";

    /// The program that panics is this test, started once more in a terminal of its own.
    #[test]
    fn a_panic_leaves_the_terminal_as_it_was_with_its_message() {
        if env::var_os(PANICS).is_some() {
            let _screen = Screen::open(true).unwrap();
            panic!("something broke");
        }
        let (mut pty, pts) = open().unwrap();
        pty.resize(Size::new(24, 80)).unwrap();
        let name =
            "terminal_app::screen::tests::a_panic_leaves_the_terminal_as_it_was_with_its_message";
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture"])
            .env(PANICS, "1")
            .spawn(pts)
            .unwrap();
        let mut bytes = Vec::new();
        // A terminal without a program ends with an error, after everything has been read.
        let _ = pty.read_to_end(&mut bytes);
        assert!(!child.wait().unwrap().success());
        let text = String::from_utf8_lossy(&bytes);
        assert!(
            text.contains("\x1b[?1049h"),
            "the screen wasn't opened: {text}"
        );
        let size = |number| NonZeroU16::new(number).unwrap();
        let mut parser = vt100::Parser::new(size(24), size(80), 0);
        parser.process(&bytes);
        let screen = parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(
            screen.contents().contains("something broke"),
            "{}",
            screen.contents()
        );
    }
}
