//! The state of the position editor on the screen, and everything that changes it.

use crate::announcer::announcer;
use crate::board::Scene;
use crate::preferences::{Preferences, preferences};
use crate::screens::line::{SpokenLine, Tone};
use crate::texts::t;
use crate::{browser, sound};
use board_ui::{Edit, Editor, Orientation, Pace};
use collection::Pattern;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use rules::{Bitboard, Board, Coords, Setup};

/// The storage key of the position.
const DRAFT: &str = "crownhead.draft";

/// The storage key of the squares that must be empty, as a pattern.
const MARKS: &str = "crownhead.draft.marks";

/// The position editor on the screen.
#[derive(Clone, Copy)]
pub(super) struct EditorState {
    pub(super) editor: RwSignal<Editor>,
    pub(super) scene: Scene,
    pub(super) orientation: RwSignal<Orientation>,
    pub(super) line: SpokenLine,
    /// Where the pointer holds a piece from the board.
    pub(super) held: RwSignal<Option<(f64, f64)>>,
    /// Where the pointer holds a piece from the palette.
    pub(super) ghost: RwSignal<Option<(f64, f64)>>,
    /// The point of the last refusal.
    pub(super) wrong: RwSignal<Option<Coords>>,
    /// The element around the board.
    pub(super) place: NodeRef<leptos::html::Div>,
    /// The names of squares and pieces.
    pub(super) words: Signal<words::Speaker>,
    pub(super) preferences: Preferences,
    /// Whether the user has been warned that the position isn't saved.
    is_warned: StoredValue<bool>,
}

impl EditorState {
    /// Continues with the last position, or starts with an empty board.
    pub(super) fn new() -> EditorState {
        let mut editor = Editor::empty();
        if let Some(kept) = browser::recall(DRAFT) {
            // Unreadable text is ignored.
            let _ = editor.paste_fen(&kept);
            // It's the start, so there's nothing to undo.
            editor = Editor::of(Setup::from_board(*editor.board(), editor.turn()));
            let marks = browser::recall(MARKS).and_then(|kept| kept.parse::<Pattern>().ok());
            editor.restore_marks(marks.map_or(Bitboard::EMPTY, |marks| marks.fixed()));
        }
        // A position from the URL is a change, so it can be undone.
        let asked = use_query_map().with_untracked(|query| query.get("fen"));
        if let Some(fen) = asked {
            let _ = editor.paste_fen(&fen);
        }
        let preferences = preferences();
        EditorState {
            scene: Scene::new(editor.board()),
            editor: RwSignal::new(editor),
            orientation: RwSignal::new(Orientation::PRINTED),
            line: SpokenLine::new(announcer()),
            held: RwSignal::new(None),
            ghost: RwSignal::new(None),
            wrong: RwSignal::new(None),
            place: NodeRef::new(),
            words: preferences.words(),
            preferences,
            is_warned: StoredValue::new(false),
        }
    }

    /// Performs an edit, shows it, and announces it. Returns whether anything happened.
    pub(super) fn act(self, act: impl FnOnce(&mut Editor) -> Edit) -> bool {
        self.act_at(self.preferences.pace(), act)
    }

    /// Performs an edit that the user sees without animation.
    pub(super) fn act_still(self, act: impl FnOnce(&mut Editor) -> Edit) -> bool {
        self.act_at(Pace::STILL, act)
    }

    /// Drops a piece on this point. It's already there, so there's no animation.
    pub(super) fn drop_at(self, at: Coords) -> bool {
        self.act_still(|editor| editor.drop_at(at))
    }

    pub(super) fn undo(self) {
        self.act(Editor::undo);
    }

    pub(super) fn redo(self) {
        self.act(Editor::redo);
    }

    fn act_at(self, pace: Pace, act: impl FnOnce(&mut Editor) -> Edit) -> bool {
        let edit = self.editor.try_update(act).unwrap_or(Edit::Unchanged);
        let told = self.editor.with_untracked(|editor| {
            self.words
                .with_untracked(|words| words.edited(editor, &edit))
        });
        match &edit {
            Edit::Unchanged => return false,
            // The focused square and the pressed button announce themselves.
            Edit::Focused(_) | Edit::ToolChosen(_) => {}
            Edit::Changed | Edit::Crowned(_) | Edit::Marked(_) => {
                self.wrong.set(None);
                let board = self.editor.with_untracked(|editor| *editor.board());
                self.scene.show(&board, pace);
                self.keep();
                let tone = if self.editor.with_untracked(Editor::is_full) {
                    Tone::Good
                } else {
                    Tone::Plain
                };
                self.line.say(told.unwrap_or_default(), tone);
            }
            Edit::Refused { at, .. } => {
                self.shake(*at);
                self.refuse(told.unwrap_or_default());
            }
        }
        true
    }

    /// Announces that something isn't possible.
    pub(super) fn refuse(self, why: String) {
        self.line.say(why, Tone::Bad);
        sound::wrong(self.preferences);
    }

    /// Shakes a square, even if it's the same one again.
    fn shake(self, at: Option<Coords>) {
        self.wrong.set(None);
        request_animation_frame(move || {
            self.wrong.try_set(at);
        });
    }

    /// Saves the position for the next visit.
    fn keep(self) {
        let (fen, marks) = self.editor.with_untracked(|editor| {
            let marks = Pattern::of(&Board::EMPTY, editor.must_be_empty());
            (editor.fen(), marks.to_string())
        });
        browser::remember(MARKS, &marks);
        if !browser::remember(DRAFT, &fen) && !self.is_warned.get_value() {
            self.is_warned.set_value(true);
            announcer().tell(t().editor_draft_lost());
        }
    }

    /// Returns everything that keeps the position from being played.
    pub(super) fn problems(self) -> Vec<String> {
        let problems = self.editor.with(Editor::problems);
        self.words.with(|words| {
            problems
                .into_iter()
                .map(|problem| words.problem(problem))
                .collect()
        })
    }

    /// Converts a point of the page to squares from the top left corner of the board.
    pub(super) fn on_board(self, x: f64, y: f64) -> Option<(f64, f64)> {
        let board = self
            .place
            .get_untracked()?
            .query_selector(".board")
            .ok()??;
        let bounds = board.get_bounding_client_rect();
        let side = bounds.width();
        (side > 0.0).then(|| {
            (
                (x - bounds.left()) / side * 8.0,
                (y - bounds.top()) / side * 8.0,
            )
        })
    }
}
