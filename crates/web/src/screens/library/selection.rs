//! What can be done with the selected games.

use super::Place;
use crate::ask_first::DeleteQuestion;
use crate::browser;
use crate::icon::{self, Icon};
use crate::texts::{library as library_texts, t};
use crate::voice::voice;
use leptos::prelude::*;
use leptos::task::spawn_local;
use library::Show;

/// More games than this aren't deleted without a question.
const MANY: usize = 10;

/// The check box for all games that were found, and the buttons for the selected ones.
#[component]
pub(super) fn Selection(place: Place) -> impl IntoView {
    let voice = voice();
    let selected = place.selected;
    let count = Memo::new(move |_| selected.with(std::collections::BTreeMap::len));
    let all = move || place.found.with(Vec::len);
    let is_trash = move || place.query.with(|query| query.show == Show::Trash);
    let is_asking = RwSignal::new(false);
    let is_moving = RwSignal::new(false);
    // Nobody agreed to delete another selection.
    Effect::new(move || {
        selected.track();
        is_asking.set(false);
        is_moving.set(false);
    });
    let select_all = move |event| {
        let games = if event_target_checked(&event) {
            place.all_found().into_iter().collect()
        } else {
            Default::default()
        };
        selected.set(games);
    };
    let games = move || -> Vec<(String, Option<u32>)> {
        let order = place.all_found();
        selected.with_untracked(|selected| {
            order
                .into_iter()
                .filter(|(id, _)| selected.contains_key(id))
                .collect()
        })
    };
    let desk = place.desk;
    let save = move |_| {
        let games = games();
        spawn_local(async move {
            let parts = desk.export(&games).await;
            if browser::download_parts(library_texts::EXPORT_FILE, &parts).is_err() {
                voice.tell(t().library_export_failed());
            }
        });
    };
    let delete = move || {
        let games = games();
        let is_forever = is_trash();
        selected.update(std::collections::BTreeMap::clear);
        spawn_local(async move {
            if is_forever {
                desk.delete(&games).await;
                voice.tell(t().library_deleted_forever(games.len()));
                return;
            }
            desk.trash(&games).await;
            let text = t().library_deleted_many(games.len());
            voice.tell_undoable(text, t().undo(), move || {
                let games = games.clone();
                spawn_local(async move { desk.restore(&games).await });
            });
        });
    };
    let ask = move |_| {
        if is_trash() || count.get_untracked() > MANY {
            is_asking.set(true);
        } else {
            delete();
        }
    };
    let restore = move |_| {
        let games = games();
        selected.update(std::collections::BTreeMap::clear);
        spawn_local(async move {
            desk.restore(&games).await;
            voice.tell(t().library_restored(games.len()));
        });
    };
    let question = move || {
        if is_trash() {
            t().library_delete_forever_question(count.get())
        } else {
            t().library_delete_question(count.get())
        }
    };
    view! {
        <div class="selection row" data-testid="selection">
            <label class="check">
                <input
                    type="checkbox"
                    data-testid="select-all"
                    prop:checked=move || { count.get() > 0 && count.get() == all() }
                    prop:indeterminate=move || { count.get() > 0 && count.get() < all() }
                    on:change=select_all
                />
                <span>
                    {move || match count.get() {
                        0 => t().library_select_all(all()),
                        count => t().library_selected(count),
                    }}
                </span>
            </label>
            <Show when=move || { count.get() > 0 && !is_asking.get() }>
                <button class="button" data-testid="save-selected" on:click=save>
                    <Icon path=icon::SAVE/>
                    {t().library_save()}
                </button>
                <Show
                    when=is_trash
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
                    <button class="button" data-testid="restore" on:click=restore>
                        <Icon path=icon::BACK/>
                        {t().library_restore()}
                    </button>
                </Show>
                <button class="button quiet warn" data-testid="delete-selected" on:click=ask>
                    <Icon path=icon::DELETE/>
                    {move || if is_trash() { t().library_delete_forever() } else { t().delete() }}
                </button>
            </Show>
        </div>
        <Show when=move || is_asking.get()>
            <DeleteQuestion
                question=Signal::derive(question)
                is_asking
                delete=move |()| delete()
            />
        </Show>
        <Show when=move || is_moving.get()>
            <Move place games=Callback::new(move |()| games())/>
        </Show>
    }
}

/// Asks for the collection that games are moved to.
#[component]
fn Move(place: Place, games: Callback<(), Vec<(String, Option<u32>)>>) -> impl IntoView {
    let voice = voice();
    let field = NodeRef::<leptos::html::Input>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            // Focusing a field of the page can't fail.
            let _ = field.focus();
        }
    });
    let done = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(name) = field.get_untracked().map(|field| field.value()) else {
            return;
        };
        let games = games.run(());
        place.selected.update(std::collections::BTreeMap::clear);
        spawn_local(async move {
            place.desk.move_to(&games, &name).await;
            voice.tell(t().library_moved(games.len()));
        });
    };
    let known = move || {
        let collections = place.desk.with(library::Library::collections);
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
