//! The user's own book, next to the explorer: it's made from games and edited move by move.

use super::explorer::ExplorerView;
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::fields::Tick;
use crate::icon::{self, Icon};
use crate::own_book;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::{BookEditor, MAX_BOOK_COMMENT, OwnBook};
use rules::{Move, Position, RuleSet};

/// A larger file isn't a book that the browser could store.
const MAX_FILE_BYTES: f64 = (8 << 20) as f64;

/// The user's book on the screen.
#[derive(Clone, Copy)]
struct BookView {
    explorer: ExplorerView,
    announcer: Announcer,
    editor: RwSignal<BookEditor>,
}

impl BookView {
    fn new(explorer: ExplorerView) -> BookView {
        BookView {
            explorer,
            announcer: announcer(),
            editor: RwSignal::new(own_book::load()),
        }
    }

    /// Changes the book, and stores it. Returns `None` once the explorer is left.
    fn change<T>(self, change: impl FnOnce(&mut BookEditor) -> T) -> Option<T> {
        let result = self.editor.try_update(change)?;
        if !self.editor.with_untracked(own_book::save) {
            self.announcer.tell(t().storage_full());
        }
        Some(result)
    }

    /// Says what happened to a book, with a way back to the book as it was.
    fn tell_undoable(self, said: String, before: Option<BookEditor>) {
        let Some(before) = before else {
            self.announcer.tell(said);
            return;
        };
        self.announcer.tell_undoable(said, t().undo(), move || {
            own_book::save(&before);
            // The explorer may have been left.
            self.editor.try_set(before.clone());
        });
    }

    /// Replaces the book.
    fn take(self, new: OwnBook) {
        let said = t().book_made(new.len());
        if let Some(before) = self.change(|editor| editor.replace(new)) {
            self.tell_undoable(said, before);
        }
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
                Some(opened) => self.take(opened),
                None => self.announcer.tell(t().book_not_a_book(&file.name())),
            }
        });
    }

    fn delete(self) {
        if let Some(before) = self.change(BookEditor::delete).flatten() {
            self.tell_undoable(t().book_deleted().to_owned(), Some(before));
        }
    }

    fn remove(self, pos: &Position, mv: Move) {
        if let Some(before) = self.change(|editor| editor.remove(pos, mv)).flatten() {
            let left = self.editor.with_untracked(BookEditor::len);
            self.tell_undoable(t().book_made(left.unwrap_or_default()), Some(before));
        }
    }

    fn export(self) {
        let pdn = self
            .editor
            .with_untracked(|editor| editor.book().map(OwnBook::pdn));
        let name = format!("{}.pdn", t().book_file());
        if pdn.is_none_or(|pdn| browser::download(&name, &pdn).is_err()) {
            self.announcer.tell(t().review_not_exported());
        }
    }

    /// The legal moves on the board that the book doesn't have.
    fn absent(self) -> Vec<Move> {
        let pos = self.explorer.position.get();
        self.editor.with(|editor| editor.absent(&pos))
    }
}

/// The moves of the user's book in the position on the board.
#[component]
pub(super) fn OwnBookPanel(explorer: ExplorerView) -> impl IntoView {
    let view = BookView::new(explorer);
    let editor = view.editor;
    let is_there = Memo::new(move |_| editor.with(BookEditor::has_moves));
    let size = move || {
        let size = editor.with(BookEditor::len);
        size.map(|size| t().book_made(size))
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
                    on=Signal::derive(move || editor.with(BookEditor::is_used))
                    on_change=move |to| {
                        view.change(|editor| editor.set_used(to));
                    }
                />
            </Show>
            <OwnMoves view/>
            <BookActions view is_there/>
        </details>
    }
}

/// The moves of the book in the position on the board.
#[component]
fn OwnMoves(view: BookView) -> impl IntoView {
    move || {
        let pos = view.explorer.position.get();
        // In another language or notation, the rows are written again.
        view.explorer.words.track();
        let moves = view.editor.with(|editor| editor.moves(&pos));
        if moves.is_empty() {
            return view! { <p class="hint">{t().book_none_here()}</p> }.into_any();
        }
        let row = |(mv, weight)| view! { <OwnMove view pos mv weight/> };
        let rows = moves.into_iter().map(row).collect_view();
        view! { <ul class="own-moves">{rows}</ul> }.into_any()
    }
}

/// A move of the book: its weight, its comment, and a button to remove it.
#[component]
fn OwnMove(view: BookView, pos: Position, mv: Move, weight: u8) -> impl IntoView {
    let text = view
        .explorer
        .words
        .with_untracked(|words| words.mv(&pos, RuleSet::OFFICIAL, mv));
    let comment = view
        .editor
        .with_untracked(|editor| editor.comment(&pos, mv).to_owned());
    let set_weight = move |event: leptos::ev::Event| {
        if let Ok(weight) = event_target_value(&event).parse::<u8>() {
            let line = untrack(|| view.explorer.played());
            view.change(|editor| editor.set_weight(&line, mv, weight));
        }
    };
    let set_comment = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        view.change(|editor| editor.set_comment(&pos, mv, &text));
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
                on:click=move |_| view.remove(&pos, mv)
            >
                <Icon path=icon::CLOSE/>
            </button>
        </li>
    }
}

/// Adds a move, and makes, opens, exports and deletes books.
#[component]
fn BookActions(view: BookView, is_there: Memo<bool>) -> impl IntoView {
    let added = NodeRef::<leptos::html::Select>::new();
    let add = move |event: leptos::ev::Event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        // The other moves are still to choose from, even the one that takes its place.
        if let Some(list) = added.get_untracked() {
            list.set_value("");
        }
        let (moves, line) = untrack(|| (view.absent(), view.explorer.played()));
        if let Some(mv) = place.and_then(|place| moves.get(place).copied()) {
            view.change(|editor| editor.add(&line, mv));
        }
    };
    let open = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.item(0));
        // So the same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            view.open(file);
        }
    };
    let choices = move || {
        let pos = view.explorer.position.get();
        let option = |(place, mv): (usize, Move)| {
            let text = view
                .explorer
                .words
                .with(|words| words.mv(&pos, RuleSet::OFFICIAL, mv));
            view! { <option value=place.to_string()>{text}</option> }
        };
        // Added moves leave the list.
        view.absent()
            .into_iter()
            .enumerate()
            .map(option)
            .collect_view()
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
            <button class="button" data-testid="own-make" on:click=move |_| view.make()>
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
                <button class="button" data-testid="own-export" on:click=move |_| view.export()>
                    <Icon path=icon::SAVE/>{t().review_export()}
                </button>
                <button class="button quiet warn" data-testid="own-delete" on:click=move |_| view.delete()>
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
