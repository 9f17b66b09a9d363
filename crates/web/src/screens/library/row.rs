//! A game in the list.

use super::Place;
use crate::announcer::announcer;
use crate::board::LittleBoard;
use crate::browser;
use crate::icon::{self, Icon};
use crate::library::address;
use crate::preferences::preferences;
use crate::texts::{t, with_pieces};
use board_ui::Orientation;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use library::Listed;
use local_play::{Coordinates, SavedGameState};
use rules::Position;
use std::sync::Arc;

/// A game: its check box, its preview, its name, and its buttons.
#[component]
pub(super) fn Row(game: Listed, place: Place) -> impl IntoView {
    let game = Arc::new(game);
    let is_renaming = RwSignal::new(false);
    let shown = game.shown.unwrap_or(Position::START);
    let orientation = Orientation {
        bottom: game.bottom,
    };
    let id = game.id.clone();
    let title = {
        let game = Arc::clone(&game);
        move || {
            let game = Arc::clone(&game);
            if is_renaming.get() {
                view! { <Rename game place is_renaming/> }.into_any()
            } else {
                view! { <Title game/> }.into_any()
            }
        }
    };
    let is_selected = {
        let id = game.id.clone();
        move || place.list.with(|list| list.is_selected(&id))
    };
    let select = {
        let placed = (game.id.clone(), game.batch);
        move |event| {
            let is_selected = event_target_checked(&event);
            place
                .list
                .update(|list| list.select(placed.clone(), is_selected));
        }
    };
    view! {
        <li class="game card" data-testid="game" data-id=id>
            <label class="pick">
                <input
                    type="checkbox"
                    aria-label=t().library_select(&game.title())
                    data-testid="select"
                    prop:checked=is_selected
                    on:change=select
                />
            </label>
            <span class="thumb">
                <LittleBoard board=*shown.board() orientation coordinates=Some(Coordinates::Off)/>
            </span>
            <div class="game-text">{title}</div>
            <Actions game place is_renaming/>
        </li>
    }
}

/// Returns where a game is opened: at the position that was searched for, if any.
fn opened(game: &Listed) -> String {
    match game.ply {
        0 => address(&game.id, game.state),
        ply => format!("/review/{}?ply={ply}", game.id),
    }
}

#[component]
fn Title(game: Arc<Listed>) -> impl IntoView {
    let preferences = preferences();
    let is_open = game.state == SavedGameState::Unfinished;
    let players = (!game.name.is_empty()).then(|| game.players());
    let title = game.title();
    let link = if game.trashed.is_some() {
        view! { <strong class="game-title"><bdi>{title}</bdi></strong> }.into_any()
    } else {
        let open = opened(&game);
        view! { <A href=open attr:class="game-title"><bdi>{title}</bdi></A> }.into_any()
    };
    let facts = move || {
        let result = with_pieces(preferences.get().pieces).game_result(game.result);
        let when = if game.state == SavedGameState::Imported {
            let parts = [&game.event, &game.site, &game.date];
            let known = parts.into_iter().filter(|text| !text.is_empty());
            known.cloned().collect::<Vec<_>>().join(t().list_comma())
        } else {
            browser::date_text(game.changed)
        };
        let left = game.days_left(browser::today());
        t().facts([
            result.unwrap_or_default(),
            t().moves_so_far(game.moves()),
            game.opening.clone(),
            when,
            game.collection.clone(),
            left.map(|days| t().library_days_left(days))
                .unwrap_or_default(),
        ])
    };
    view! {
        {link}
        {is_open.then(|| view! { <span class="badge">{t().saved_game_state(SavedGameState::Unfinished)}</span> })}
        {players.map(|players| view! { <p class="hint"><bdi>{players}</bdi></p> })}
        <p class="hint"><bdi>{facts}</bdi></p>
    }
}

#[component]
fn Rename(game: Arc<Listed>, place: Place, is_renaming: RwSignal<bool>) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            // Focusing a field of the page can't fail.
            let _ = field.focus();
            field.select();
        }
    });
    let before = game.title();
    let done = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(name) = field.get_untracked().map(|field| field.value()) {
            let game = Arc::clone(&game);
            spawn_local(async move { place.browser_library.rename(&game, &name).await });
        }
        is_renaming.set(false);
    };
    view! {
        <form class="rename row" on:submit=done>
            <input
                type="text"
                node_ref=field
                aria-label=t().library_rename_label()
                data-testid="rename-field"
                value=before
                on:keydown=move |event| {
                    if event.key() == "Escape" {
                        is_renaming.set(false);
                    }
                }
            />
            <button class="button primary small" type="submit">{t().library_rename_do()}</button>
            <button class="button small" type="button" on:click=move |_| is_renaming.set(false)>
                {t().cancel()}
            </button>
        </form>
    }
}

#[component]
fn Actions(game: Arc<Listed>, place: Place, is_renaming: RwSignal<bool>) -> impl IntoView {
    let announcer = announcer();
    let browser_library = place.browser_library;
    let of_game = |what: &str| format!("{what}: {}", game.title());
    let review = (game.state != SavedGameState::Imported).then(|| {
        view! {
            <A
                href=format!("/review/{}", game.id)
                attr:class="button quiet only-icon"
                attr:aria-label=of_game(t().library_review())
                attr:title=t().library_review()
            >
                <Icon path=icon::EYE/>
            </A>
        }
    });
    let stored = vec![(game.id.clone(), game.batch)];
    if game.trashed.is_some() {
        let restore = move |_| {
            let stored = stored.clone();
            spawn_local(async move { browser_library.restore(&stored).await });
        };
        return view! {
            <div class="game-actions">
                <button
                    class="button quiet"
                    aria-label=of_game(t().library_restore())
                    data-testid="restore-one"
                    on:click=restore
                >
                    <Icon path=icon::BACK/>
                    {t().library_restore()}
                </button>
            </div>
        }
        .into_any();
    }
    let save = {
        let (game, stored) = (Arc::clone(&game), stored.clone());
        move |_| {
            let (name, stored) = (local_play::file_name(&game.title()), stored.clone());
            spawn_local(async move {
                let parts = browser_library.export(&stored).await;
                if browser::download_parts(&name, &parts).is_err() {
                    announcer.tell(t().library_export_failed());
                }
            });
        }
    };
    let delete = {
        let game = Arc::clone(&game);
        move |_| {
            let (title, stored) = (game.title(), stored.clone());
            spawn_local(async move {
                browser_library.trash(&stored).await;
                announcer.tell_undoable(t().library_deleted(&title), t().undo(), move || {
                    let stored = stored.clone();
                    spawn_local(async move { browser_library.restore(&stored).await });
                });
            });
        }
    };
    view! {
        <div class="game-actions">
            {review}
            <button
                class="button quiet only-icon"
                aria-label=of_game(t().library_rename())
                title=t().library_rename()
                data-testid="rename"
                on:click=move |_| is_renaming.set(true)
            >
                <Icon path=icon::RENAME/>
            </button>
            <button
                class="button quiet only-icon"
                aria-label=of_game(t().library_save())
                title=t().library_save()
                data-testid="save"
                on:click=save
            >
                <Icon path=icon::SAVE/>
            </button>
            <button
                class="button quiet only-icon"
                aria-label=of_game(t().delete())
                title=t().delete()
                data-testid="delete"
                on:click=delete
            >
                <Icon path=icon::DELETE/>
            </button>
        </div>
    }
    .into_any()
}
