//! What can be done with the selected games.

use super::Place;
use super::import_tools::save_games;
use crate::announcer::{Announcer, announcer};
use crate::ask_first::DeleteQuestion;
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::{LibraryList, Placed};

/// The selected games, and what's done with them.
#[derive(Clone, Copy)]
struct SelectedGames {
    place: Place,
    announcer: Announcer,
    count: Memo<usize>,
}

impl SelectedGames {
    fn new(place: Place) -> SelectedGames {
        SelectedGames {
            place,
            announcer: announcer(),
            count: Memo::new(move |_| place.list.with(LibraryList::selected)),
        }
    }

    /// Whether they're in the trash.
    fn is_trash(self) -> bool {
        self.place.list.with(LibraryList::is_trash)
    }

    /// The games, which aren't selected anymore.
    fn take(self) -> Vec<Placed> {
        let order = self.place.all_found();
        let taken = self.place.list.try_update(|list| list.take_selected(order));
        taken.unwrap_or_default()
    }

    fn select_all(self, is_selected: bool) {
        let games = match is_selected {
            true => self.place.all_found(),
            false => Vec::new(),
        };
        self.place.list.update(|list| list.select_all(games));
    }

    fn save(self) {
        let order = self.place.all_found();
        let games = self
            .place
            .list
            .with_untracked(|list| list.selected_of(order));
        save_games(self.place.browser_library, self.announcer, games);
    }

    /// Moves them to the trash, or deletes them if that's where they are.
    fn delete(self) {
        let is_forever = untrack(|| self.is_trash());
        let games = self.take();
        let (browser_library, announcer) = (self.place.browser_library, self.announcer);
        spawn_local(async move {
            if is_forever {
                browser_library.delete(&games).await;
                announcer.tell(t().library_deleted_forever(games.len()));
                return;
            }
            browser_library.trash(&games).await;
            let text = t().library_deleted_many(games.len());
            announcer.tell_undoable(text, t().undo(), move || {
                let games = games.clone();
                spawn_local(async move { browser_library.restore(&games).await });
            });
        });
    }

    /// Takes them out of the trash.
    fn restore(self) {
        let games = self.take();
        spawn_local(async move {
            self.place.browser_library.restore(&games).await;
            self.announcer.tell(t().library_restored(games.len()));
        });
    }

    /// Moves them to a collection.
    fn move_to(self, collection: String) {
        let games = self.take();
        spawn_local(async move {
            self.place
                .browser_library
                .move_to(&games, &collection)
                .await;
            self.announcer.tell(t().library_moved(games.len()));
        });
    }
}

/// The check box for all games that were found, and the buttons for the selected ones.
#[component]
pub(super) fn Selection(place: Place) -> impl IntoView {
    let selected = SelectedGames::new(place);
    let count = selected.count;
    let all = move || place.found.with(Vec::len);
    let is_asking = RwSignal::new(false);
    let is_moving = RwSignal::new(false);
    // Nobody agreed to delete another selection.
    Effect::new(move || {
        place.list.track();
        is_asking.set(false);
        is_moving.set(false);
    });
    let question = move || match selected.is_trash() {
        true => t().library_delete_forever_question(count.get()),
        false => t().library_delete_question(count.get()),
    };
    view! {
        <div class="selection row" data-testid="selection">
            <label class="check">
                <input
                    type="checkbox"
                    data-testid="select-all"
                    prop:checked=move || { count.get() > 0 && count.get() == all() }
                    prop:indeterminate=move || { count.get() > 0 && count.get() < all() }
                    on:change=move |event| selected.select_all(event_target_checked(&event))
                />
                <span>
                    {move || match count.get() {
                        0 => t().library_select_all(all()),
                        count => t().library_selected(count),
                    }}
                </span>
            </label>
            <Show when=move || { count.get() > 0 && !is_asking.get() }>
                <Buttons selected is_asking is_moving/>
            </Show>
        </div>
        <Show when=move || is_asking.get()>
            <DeleteQuestion
                question=Signal::derive(question)
                is_asking
                delete=move |()| selected.delete()
            />
        </Show>
        <Show when=move || is_moving.get()>
            <Move selected/>
        </Show>
    }
}

/// The buttons for the selected games.
#[component]
fn Buttons(
    selected: SelectedGames,
    is_asking: RwSignal<bool>,
    is_moving: RwSignal<bool>,
) -> impl IntoView {
    let ask = move |_| {
        let list = selected.place.list;
        if list.with_untracked(LibraryList::asks_before_deleting) {
            is_asking.set(true);
        } else {
            selected.delete();
        }
    };
    view! {
        <button class="button" data-testid="save-selected" on:click=move |_| selected.save()>
            <Icon path=icon::SAVE/>
            {t().library_save()}
        </button>
        <Show
            when=move || selected.is_trash()
            fallback=move || view! {
                <button
                    class="button"
                    aria-expanded=move || is_moving.get().to_string()
                    data-testid="move"
                    on:click=move |_| is_moving.update(|is_moving| *is_moving = !*is_moving)
                >
                    <Icon path=icon::LIBRARY/>
                    {t().library_move()}
                </button>
            }
        >
            <button class="button" data-testid="restore" on:click=move |_| selected.restore()>
                <Icon path=icon::BACK/>
                {t().library_restore()}
            </button>
        </Show>
        <button class="button quiet warn" data-testid="delete-selected" on:click=ask>
            <Icon path=icon::DELETE/>
            {move || match selected.is_trash() {
                true => t().library_delete_forever(),
                false => t().delete(),
            }}
        </button>
    }
}

/// Asks for the collection that games are moved to.
#[component]
fn Move(selected: SelectedGames) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            // Focusing a field of the page can't fail.
            let _ = field.focus();
        }
    });
    let done = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            selected.move_to(field.value());
        }
    };
    let known = move || {
        let collections = selected
            .place
            .browser_library
            .with(library::Library::collections);
        collections
            .into_iter()
            .map(|(name, _)| view! { <option value=name></option> })
            .collect_view()
    };
    view! {
        <form class="card row move-to" on:submit=done>
            <label class="field">
                <span>{t().library_move_label()}</span>
                <input
                    type="text"
                    node_ref=field
                    list="collections"
                    maxlength="80"
                    placeholder=t().library_no_collection()
                    data-testid="move-field"
                />
            </label>
            <datalist id="collections">{known}</datalist>
            <button class="button primary" type="submit">{t().library_move_do()}</button>
        </form>
    }
}
