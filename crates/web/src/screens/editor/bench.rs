//! The state of the set-up editor on the screen, and everything that changes it.

use crate::board::Scene;
use crate::screens::line::{SpokenLine, Tone};
use crate::taste::{Taste, taste};
use crate::texts::t;
use crate::voice::voice;
use crate::{browser, sound};
use board_ui::{Edit, Editor, Orientation, Pace};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use rules::{Coords, Setup};

/// Where the position is kept for the next visit.
const DRAFT: &str = "crownhead.draft";

/// The set-up editor on the screen.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) editor: RwSignal<Editor>,
    pub(super) scene: Scene,
    pub(super) orientation: RwSignal<Orientation>,
    pub(super) line: SpokenLine,
    /// Where the pointer holds a piece of the board.
    pub(super) held: RwSignal<Option<(f64, f64)>>,
    /// Where the pointer holds a piece of the palette.
    pub(super) ghost: RwSignal<Option<(f64, f64)>>,
    /// The point that the last refusal was about.
    pub(super) wrong: RwSignal<Option<Coords>>,
    /// What surrounds the board.
    pub(super) place: NodeRef<leptos::html::Div>,
    /// How squares and pieces are called.
    pub(super) words: Signal<words::Speaker>,
    pub(super) taste: Taste,
    /// Whether the person has been told that nothing is kept.
    is_warned: StoredValue<bool>,
}

impl Bench {
    /// Goes on with what was set up last, or begins with an empty board.
    pub(super) fn new() -> Bench {
        let mut editor = Editor::empty();
        if let Some(kept) = browser::recall(DRAFT) {
            // Whatever else may be kept there is passed over.
            let _ = editor.paste_fen(&kept);
            // It is where everything begins, and nothing to undo.
            editor = Editor::of(Setup::from_board(*editor.board(), editor.turn()));
        }
        // What comes with the address is a change, so that what was there can be had back.
        let asked = use_query_map().with_untracked(|query| query.get("fen"));
        if let Some(fen) = asked {
            let _ = editor.paste_fen(&fen);
        }
        let taste = taste();
        Bench {
            scene: Scene::new(editor.board()),
            editor: RwSignal::new(editor),
            orientation: RwSignal::new(Orientation::PRINTED),
            line: SpokenLine::new(voice()),
            held: RwSignal::new(None),
            ghost: RwSignal::new(None),
            wrong: RwSignal::new(None),
            place: NodeRef::new(),
            words: taste.words(),
            taste,
            is_warned: StoredValue::new(false),
        }
    }

    /// Does something, and shows and tells what came of it. Says whether anything did.
    pub(super) fn act(self, act: impl FnOnce(&mut Editor) -> Edit) -> bool {
        self.act_at(self.taste.pace(), act)
    }

    /// A piece is let go over this point. It is there already, so nothing glides.
    pub(super) fn drop_at(self, at: Coords) -> bool {
        self.act_at(Pace::STILL, |editor| editor.drop_at(at))
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
            // The square in focus and the pressed button speak for themselves.
            Edit::Focused(_) | Edit::ToolChosen(_) => {}
            Edit::Changed => {
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

    /// Says that something is not possible.
    pub(super) fn refuse(self, why: String) {
        self.line.say(why, Tone::Bad);
        sound::wrong(self.taste);
    }

    /// Shakes a square, also if it was the one that was shaken last.
    fn shake(self, at: Option<Coords>) {
        self.wrong.set(None);
        request_animation_frame(move || {
            self.wrong.try_set(at);
        });
    }

    /// Keeps the position for the next visit.
    fn keep(self) {
        let fen = self.editor.with_untracked(Editor::fen);
        if !browser::remember(DRAFT, &fen) && !self.is_warned.get_value() {
            self.is_warned.set_value(true);
            voice().tell(t().editor_draft_lost());
        }
    }

    /// Everything that keeps the position from being played.
    pub(super) fn problems(self) -> Vec<String> {
        let problems = self.editor.with(Editor::problems);
        self.words.with(|words| {
            problems
                .into_iter()
                .map(|problem| words.problem(problem))
                .collect()
        })
    }

    /// A point of the page in squares from the top left corner of the board.
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
