//! The user's own book, next to the explorer: it's made from games and edited move by move.

use super::explorer::Explorer;
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::fields::Tick;
use crate::icon::{self, Icon};
use crate::own_book;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::{MAX_BOOK_COMMENT, OwnBook};
use rules::{Move, Position, RuleSet};

/// The weight of a move that's added by hand.
const USUAL_WEIGHT: u8 = 128;

/// A larger file isn't a book that the browser could store.
const MAX_FILE_BYTES: f64 = (8 << 20) as f64;

/// The user's book, as the explorer edits it.
#[derive(Clone, Copy)]
struct BookEditor {
    explorer: Explorer,
    announcer: Announcer,
    book: RwSignal<Option<OwnBook>>,
    is_used: RwSignal<bool>,
}

impl BookEditor {
    fn new(explorer: Explorer) -> BookEditor {
        BookEditor {
            explorer,
            announcer: announcer(),
            book: explorer.own_book,
            is_used: RwSignal::new(own_book::is_used()),
        }
    }

    fn save(self) {
        let is_saved = self.book.with_untracked(|book| match book {
            Some(book) => own_book::save(book, self.is_used.get_untracked()),
            None => true,
        });
        if !is_saved {
            self.announcer.tell(t().storage_full());
        }
    }

    fn change(self, change: impl FnOnce(&mut OwnBook)) {
        self.book
            .update(|book| change(book.get_or_insert_default()));
        self.save();
    }

    /// Says what happened to a book, with a way back to the book as it is now.
    fn tell_undoable(self, said: String, before: OwnBook) {
        let was_used = self.is_used.get_untracked();
        self.announcer.tell_undoable(said, t().undo(), move || {
            own_book::save(&before, was_used);
            // The explorer may have been left.
            self.book.try_set(Some(before.clone()));
            self.is_used.try_set(was_used);
        });
    }

    /// Replaces the book.
    fn take(self, new: OwnBook) {
        let said = t().book_made(new.len());
        match self
            .book
            .get_untracked()
            .filter(|before| !before.is_empty())
        {
            Some(before) => self.tell_undoable(said, before),
            None => self.announcer.tell(said),
        }
        self.book.set(Some(new));
        self.is_used.set(true);
        self.save();
    }

    /// Makes a book from the games in the library.
    fn make(self) {
        let made = self.explorer.library.with(library::Library::own_book);
        match made {
            Some(made) => self.take(made),
            None => self.announcer.tell(t().book_no_games()),
        }
    }

    fn open(self, file: web_sys::File) {
        spawn_local(async move {
            match read(&file).await {
                // The explorer may have been left.
                Some(opened) if self.book.try_get_untracked().is_some() => self.take(opened),
                Some(_) => {}
                None => self.announcer.tell(t().book_not_a_book(&file.name())),
            }
        });
    }

    fn delete(self) {
        let Some(before) = self.book.get_untracked() else {
            return;
        };
        self.tell_undoable(t().book_deleted().to_owned(), before);
        self.book.set(None);
        self.is_used.set(false);
        own_book::delete();
    }

    fn remove(self, pos: &Position, mv: Move) {
        let Some(before) = self.book.get_untracked() else {
            return;
        };
        self.change(|book| book.remove(pos, mv));
        let left = self
            .book
            .with_untracked(|book| book.as_ref().map_or(0, OwnBook::len));
        self.tell_undoable(t().book_made(left), before);
    }

    fn export(self) {
        let pdn = self
            .book
            .with_untracked(|book| book.as_ref().map(OwnBook::pdn));
        let name = format!("{}.pdn", t().book_file());
        if pdn.is_none_or(|pdn| browser::download(&name, &pdn).is_err()) {
            self.announcer.tell(t().review_not_exported());
        }
    }

    /// Sets the weight of a move in the position on the board, which adds it if it's absent.
    fn set_weight(self, mv: Move, weight: u8) {
        let line = untrack(|| self.explorer.played());
        self.change(|book| {
            book.set_weight(&line, mv, weight);
        });
    }
}

/// The moves of the user's book in the position on the board.
#[component]
pub(super) fn OwnBookPanel(explorer: Explorer) -> impl IntoView {
    let editor = BookEditor::new(explorer);
    let BookEditor { book, is_used, .. } = editor;
    let use_it = move |to: bool| {
        is_used.set(to);
        own_book::set_used(to);
    };
    let is_there =
        Memo::new(move |_| book.with(|book| book.as_ref().is_some_and(|book| !book.is_empty())));
    let size = move || {
        book.with(|book| {
            book.as_ref()
                .map(|book| t().book_made(book.len()))
                .unwrap_or_default()
        })
    };
    view! {
        <details class="own-book" data-testid="own-book" open=is_there.get_untracked()>
            <summary>{t().book_mine()}</summary>
            <p class="hint">{t().book_lead()}</p>
            <p class="hint" role="status" data-testid="own-book-size">{size}</p>
            <Show when=move || is_there.get()>
                <Tick
                    label=t().book_use()
                    name="own-book-used"
                    on=Signal::derive(move || is_used.get())
                    on_change=use_it
                />
            </Show>
            <OwnMoves editor/>
            <BookActions editor is_there/>
        </details>
    }
}

/// The moves of the book in the position on the board.
#[component]
fn OwnMoves(editor: BookEditor) -> impl IntoView {
    let BookEditor { explorer, book, .. } = editor;
    move || {
        let pos = explorer.position();
        // In another language or notation, the rows are written again.
        explorer.words.track();
        let moves = book.with(|book| book.as_ref().map(|book| book.moves(&pos)));
        let moves = moves.unwrap_or_default();
        if moves.is_empty() {
            return view! { <p class="hint">{t().book_none_here()}</p> }.into_any();
        }
        let rows = moves
            .iter()
            .map(|found| view! { <OwnMove editor pos mv=found.mv weight=found.weight/> })
            .collect_view();
        view! { <ul class="own-moves">{rows}</ul> }.into_any()
    }
}

/// A move of the book: its weight, its comment, and a button to remove it.
#[component]
fn OwnMove(editor: BookEditor, pos: Position, mv: Move, weight: u8) -> impl IntoView {
    let text = editor
        .explorer
        .words
        .with_untracked(|words| words.mv(&pos, RuleSet::OFFICIAL, mv));
    let comment = editor
        .book
        .with_untracked(|book| book.as_ref().map(|book| book.comment(&pos, mv).to_owned()))
        .unwrap_or_default();
    let set_weight = move |event: leptos::ev::Event| {
        if let Ok(weight) = event_target_value(&event).parse::<u8>() {
            editor.set_weight(mv, weight);
        }
    };
    let set_comment = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        editor.change(|book| book.set_comment(&pos, mv, &text));
    };
    view! {
        <li class="row" data-testid="own-move">
            <b>{text.clone()}</b>
            <input
                type="number"
                min="0"
                max="255"
                aria-label=t().book_weight_of(&text)
                title=t().book_weight()
                data-testid="own-weight"
                prop:value=weight.to_string()
                on:change=set_weight
            />
            <input
                type="text"
                maxlength=MAX_BOOK_COMMENT.to_string()
                aria-label=t().book_comment_on(&text)
                placeholder=t().review_comment()
                data-testid="own-comment"
                prop:value=comment
                on:change=set_comment
            />
            <button
                class="button quiet only-icon"
                aria-label=t().book_remove(&text)
                title=t().book_remove(&text)
                data-testid="own-remove"
                on:click=move |_| editor.remove(&pos, mv)
            >
                <Icon path=icon::CLOSE/>
            </button>
        </li>
    }
}

/// Adds a move, and makes, opens, exports and deletes books.
#[component]
fn BookActions(editor: BookEditor, is_there: Memo<bool>) -> impl IntoView {
    let explorer = editor.explorer;
    let added = NodeRef::<leptos::html::Select>::new();
    let add = move |event: leptos::ev::Event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        // The other moves are still to choose from, even the one that takes its place.
        if let Some(list) = added.get_untracked() {
            list.set_value("");
        }
        let moves = absent(explorer);
        if let Some(mv) = place.and_then(|place| moves.get(place).copied()) {
            editor.set_weight(mv, USUAL_WEIGHT);
        }
    };
    let open = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.item(0));
        // So the same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            editor.open(file);
        }
    };
    let choices = move || {
        let pos = explorer.position();
        // Added moves leave the list.
        editor.book.track();
        let moves = absent(explorer).into_iter().enumerate();
        let option = |(place, mv): (usize, Move)| {
            let text = explorer
                .words
                .with(|words| words.mv(&pos, RuleSet::OFFICIAL, mv));
            view! { <option value=place.to_string()>{text}</option> }
        };
        moves.map(option).collect_view()
    };
    view! {
        <div class="row">
            <label class="field">
                <span>{t().book_add()}</span>
                <select node_ref=added data-testid="own-add" prop:value="" on:change=add>
                    <option value=""></option>
                    {choices}
                </select>
            </label>
            <button class="button" data-testid="own-make" on:click=move |_| editor.make()>
                <Icon path=icon::LIBRARY/>{t().book_make()}
            </button>
            <label class="button file">
                <Icon path=icon::OPEN/>
                {t().book_open()}
                <input
                    type="file"
                    accept=".book"
                    data-testid="own-open"
                    on:change=open
                />
            </label>
            <Show when=move || is_there.get()>
                <button class="button" data-testid="own-export" on:click=move |_| editor.export()>
                    <Icon path=icon::SAVE/>{t().review_export()}
                </button>
                <button class="button quiet warn" data-testid="own-delete" on:click=move |_| editor.delete()>
                    <Icon path=icon::DELETE/>{t().book_delete()}
                </button>
            </Show>
        </div>
    }
}

/// Reads a book from a file. `None` if it isn't one.
async fn read(file: &web_sys::File) -> Option<OwnBook> {
    if file.size() > MAX_FILE_BYTES {
        return None;
    }
    let bytes = browser::read_part(file, 0.0, file.size()).await.ok()?;
    OwnBook::from_stored(&bytes, "").ok()
}

/// The legal moves that the book doesn't have.
fn absent(explorer: Explorer) -> Vec<Move> {
    untrack(|| {
        let pos = explorer.position();
        let known = explorer
            .own_book
            .with(|book| book.as_ref().map(|book| book.moves(&pos)))
            .unwrap_or_default();
        let moves = pos.moves();
        let is_absent = |mv: &Move| known.iter().all(|found| found.mv != *mv);
        moves.iter().copied().filter(is_absent).collect()
    })
}
