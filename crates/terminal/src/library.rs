//! The saved games.

use crate::board::BoardPicture;
use crate::canvas::Canvas;
use crate::command::{Command, offer};
use crate::event::{Key, Pointed};
use crate::form::Cursor;
use crate::table_view::{ListRow, Places, RowKind, paint_footer, paint_list, paint_title};
use crate::{Target, below};
use board_ui::{Marks, Orientation};
use local_play::{SavedGame, SavedGameState};
use protocol::Day;
use ratatui_core::layout::Rect;
use room::Instant;
use table::Tone;
use words::Speaker;

/// The saved games on the screen.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Library {
    /// The games, the latest first. `None` until they're read.
    games: Option<Vec<SavedGame>>,
    cursor: Cursor,
    /// Whether the user is asked about deleting the chosen game.
    is_asking: bool,
    pub(crate) problem: Option<String>,
}

/// What the user wants.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wanted {
    Nothing,
    Open(Box<SavedGame>),
    Delete(String),
    Leave,
}

impl Library {
    pub(crate) fn show(&mut self, mut games: Vec<SavedGame>) {
        games.sort_by_key(|game| std::cmp::Reverse(game.changed));
        self.games = Some(games);
    }

    fn chosen(&self) -> Option<&SavedGame> {
        let games = self.games.as_ref()?;
        games.get(self.cursor.row(games.len()))
    }

    pub(crate) fn key(&mut self, key: Key) -> Wanted {
        if self.is_asking {
            return match key {
                Key::Char('y') => self.command(Command::Yes),
                _ => self.command(Command::No),
            };
        }
        match key {
            Key::Escape | Key::Char('q') => self.command(Command::Cancel),
            Key::Enter | Key::Char(' ') => self.command(Command::Open),
            Key::Delete | Key::Char('d') => self.command(Command::Delete),
            key => {
                let count = self.games.as_ref().map_or(0, Vec::len);
                self.cursor.key(key, count);
                self.problem = None;
                Wanted::Nothing
            }
        }
    }

    pub(crate) fn mouse(&mut self, pointed: Pointed) -> Wanted {
        if let Pointed::Down(Some(Target::Command(command))) = pointed {
            return self.command(command);
        }
        let count = self.games.as_ref().map_or(0, Vec::len);
        if self.cursor.mouse(pointed, count) {
            return self.command(Command::Open);
        }
        Wanted::Nothing
    }

    fn command(&mut self, command: Command) -> Wanted {
        let chosen = self.chosen().cloned();
        match (command, chosen) {
            (Command::Cancel, _) => Wanted::Leave,
            (Command::Open, Some(game)) => Wanted::Open(Box::new(game)),
            (Command::Delete, Some(_)) => {
                self.is_asking = true;
                Wanted::Nothing
            }
            (Command::Yes, Some(game)) if self.is_asking => {
                self.is_asking = false;
                if let Some(games) = &mut self.games {
                    games.retain(|other| other.id != game.id);
                }
                Wanted::Delete(game.id)
            }
            (Command::No, _) => {
                self.is_asking = false;
                Wanted::Nothing
            }
            _ => Wanted::Nothing,
        }
    }

    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, speaker: &Speaker) {
        let look = canvas.look();
        let words = speaker.words;
        let places = Places::of(canvas.area());
        paint_title(canvas, places.title, speaker, words.library_title());
        // The chosen game's last position is where the board always is.
        let list = Rect {
            height: places.board.height,
            ..places.side
        };
        match &self.games {
            None => {
                canvas.text(list, words.library_loading(), look.faint());
            }
            Some(games) if games.is_empty() => {
                canvas.text(list, words.library_empty(), look.strong());
                canvas.wrapped(below(list, 1), words.screen_library_empty(), look.faint());
            }
            Some(games) => {
                let rows: Vec<ListRow> = games.iter().map(row).collect();
                paint_list(canvas, list, &rows, self.cursor.row(rows.len()));
            }
        }
        if let Some(game) = self.chosen() {
            let position = game.last_position();
            let picture = BoardPicture {
                board: position.board(),
                marks: &Marks::none(),
                orientation: Orientation {
                    bottom: game.bottom(),
                },
                labels: speaker.labels,
            };
            picture.paint(canvas, places.board, places.square_rows);
        }
        self.paint_status(canvas, places.status, speaker);
        let offered = [
            offer('d', Command::Delete),
            offer('\n', Command::Open),
            offer('q', Command::Cancel),
        ];
        paint_footer(canvas, places.footer, speaker, &offered);
    }

    fn paint_status(&self, canvas: &mut Canvas<'_>, area: Rect, speaker: &Speaker) {
        let look = canvas.look();
        let words = speaker.words;
        if self.is_asking {
            let used = canvas.text(area, &words.library_delete_question(1_u32), look.strong());
            let mut rest = crate::table_view::after(area, used + 2);
            for (key, label, command) in [
                ("y", words.delete(), Command::Yes),
                ("n", words.cancel(), Command::No),
            ] {
                if let Some(used) = canvas.button(rest, key, label, command) {
                    rest = crate::table_view::after(rest, used + 2);
                }
            }
        } else if let Some(problem) = &self.problem {
            canvas.wrapped(area, problem, look.tone(Tone::Bad));
        } else if let Some(game) = self.chosen() {
            canvas.wrapped(area, &facts(game, speaker), look.faint());
        }
    }
}

fn row(game: &SavedGame) -> ListRow {
    let note = match game.state {
        SavedGameState::Unfinished => "…".to_owned(),
        SavedGameState::Finished | SavedGameState::Imported => game.result.clone(),
    };
    ListRow {
        text: game.title(),
        note,
        kind: RowKind::Choice,
    }
}

/// What's known about a game: its state, its length, and when it was played.
fn facts(game: &SavedGame, speaker: &Speaker) -> String {
    let words = speaker.words;
    let state = words.saved_game_state(game.state);
    let moves = words.moves_so_far(game.moves());
    let day = Day::of(Instant::from_millis(game.changed)).map(|day| day.to_string());
    let parts = [Some(state.to_owned()), Some(moves), day];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{} · {}", game.title(), parts.join(" · "))
}
