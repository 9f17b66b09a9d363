//! The user's own book, next to the explorer: it's made from games and edited move by move.

use super::explorer::Explorer;
use crate::announcer::announcer;
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

/// The moves of the user's book in the position on the board.
#[component]
pub(super) fn OwnBookPanel(explorer: Explorer) -> impl IntoView {
    let announcer = announcer();
    let book = explorer.own_book;
    let is_used = RwSignal::new(own_book::is_used());
    let save = move || {
        let is_saved = book.with_untracked(|book| match book {
            Some(book) => own_book::save(book, is_used.get_untracked()),
            None => true,
        });
        if !is_saved {
            announcer.tell(t().storage_full());
        }
    };
    let change = move |change: &dyn Fn(&mut OwnBook)| {
        book.update(|book| change(book.get_or_insert_default()));
        save();
    };
    // Says what happened to a book, with a way back to the book as it is now.
    let tell_undoable = move |said: String, before: OwnBook| {
        let was_used = is_used.get_untracked();
        announcer.tell_undoable(said, t().undo(), move || {
            own_book::save(&before, was_used);
            // The explorer may have been left.
            book.try_set(Some(before.clone()));
            is_used.try_set(was_used);
        });
    };
    // Replaces the book.
    let take = move |new: OwnBook| {
        let said = t().book_made(new.len());
        match book.get_untracked().filter(|before| !before.is_empty()) {
            Some(before) => tell_undoable(said, before),
            None => announcer.tell(said),
        }
        book.set(Some(new));
        is_used.set(true);
        save();
    };
    let make = move |_| {
        let made = explorer.library.with(library::Library::own_book);
        match made {
            Some(made) => take(made),
            None => announcer.tell(t().book_no_games()),
        }
    };
    let open = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.item(0));
        // So the same file can be chosen again.
        input.set_value("");
        let Some(file) = file else {
            return;
        };
        spawn_local(async move {
            match read(&file).await {
                // The explorer may have been left.
                Some(opened) if book.try_get_untracked().is_some() => take(opened),
                Some(_) => {}
                None => announcer.tell(t().book_not_a_book(&file.name())),
            }
        });
    };
    let delete = move |_| {
        let Some(before) = book.get_untracked() else {
            return;
        };
        tell_undoable(t().book_deleted().to_owned(), before);
        book.set(None);
        is_used.set(false);
        own_book::delete();
    };
    let remove = move |pos: &Position, mv: Move| {
        let Some(before) = book.get_untracked() else {
            return;
        };
        change(&|book| book.remove(pos, mv));
        let left = book.with_untracked(|book| book.as_ref().map_or(0, OwnBook::len));
        tell_undoable(t().book_made(left), before);
    };
    let export = move |_| {
        let pdn = book.with_untracked(|book| book.as_ref().map(OwnBook::pdn));
        let name = format!("{}.pdn", t().book_file());
        if pdn.is_none_or(|pdn| browser::download(&name, &pdn).is_err()) {
            announcer.tell(t().review_not_exported());
        }
    };
    let use_it = move |to: bool| {
        is_used.set(to);
        own_book::set_used(to);
    };
    let add = move |event: leptos::ev::Event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        let moves = absent(explorer);
        if let Some(mv) = place.and_then(|place| moves.get(place).copied()) {
            let line = untrack(|| explorer.played());
            change(&|book| {
                book.set_weight(&line, mv, USUAL_WEIGHT);
            });
        }
    };
    let rows = move || {
        let pos = explorer.position();
        let moves = book.with(|book| book.as_ref().map(|book| book.moves(&pos)));
        let moves = moves.unwrap_or_default();
        if moves.is_empty() {
            return view! { <p class="hint">{t().book_none_here()}</p> }.into_any();
        }
        let row = |found: &::engine::BookMove| {
            let mv = found.mv;
            let text = explorer
                .words
                .with(|words| words.mv(&pos, RuleSet::OFFICIAL, mv));
            let comment = book
                .with(|book| book.as_ref().map(|book| book.comment(&pos, mv).to_owned()))
                .unwrap_or_default();
            let set_weight = move |event: leptos::ev::Event| {
                let line = untrack(|| explorer.played());
                if let Ok(weight) = event_target_value(&event).parse::<u8>() {
                    change(&|book| {
                        book.set_weight(&line, mv, weight);
                    });
                }
            };
            let set_comment = move |event: leptos::ev::Event| {
                let text = event_target_value(&event);
                change(&|book| book.set_comment(&pos, mv, &text));
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
                        prop:value=found.weight.to_string()
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
                        on:click=move |_| remove(&pos, mv)
                    >
                        <Icon path=icon::CLOSE/>
                    </button>
                </li>
            }
        };
        let rows = moves.iter().map(row).collect_view();
        view! { <ul class="own-moves">{rows}</ul> }.into_any()
    };
    let choices = move || {
        let pos = explorer.position();
        // Added moves leave the list.
        book.track();
        let moves = absent(explorer).into_iter().enumerate();
        let option = |(place, mv): (usize, Move)| {
            let text = explorer
                .words
                .with(|words| words.mv(&pos, RuleSet::OFFICIAL, mv));
            view! { <option value=place.to_string()>{text}</option> }
        };
        moves.map(option).collect_view()
    };
    let is_there = move || book.with(|book| book.as_ref().is_some_and(|book| !book.is_empty()));
    let size = move || {
        book.with(|book| {
            book.as_ref()
                .map(|book| t().book_made(book.len()))
                .unwrap_or_default()
        })
    };
    view! {
        <details class="own-book" data-testid="own-book" open=untrack(is_there)>
            <summary>{t().book_mine()}</summary>
            <p class="hint">{t().book_lead()}</p>
            <p class="hint" role="status" data-testid="own-book-size">{size}</p>
            <Show when=is_there>
                <Tick
                    label=t().book_use()
                    name="own-book-used"
                    on=Signal::derive(move || is_used.get())
                    on_change=use_it
                />
            </Show>
            {rows}
            <div class="row">
                <label class="field">
                    <span>{t().book_add()}</span>
                    <select data-testid="own-add" prop:value="" on:change=add>
                        <option value=""></option>
                        {choices}
                    </select>
                </label>
                <button class="button" data-testid="own-make" on:click=make>
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
                <Show when=is_there>
                    <button class="button" data-testid="own-export" on:click=export>
                        <Icon path=icon::SAVE/>{t().review_export()}
                    </button>
                    <button class="button quiet warn" data-testid="own-delete" on:click=delete>
                        <Icon path=icon::DELETE/>{t().book_delete()}
                    </button>
                </Show>
            </div>
        </details>
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
