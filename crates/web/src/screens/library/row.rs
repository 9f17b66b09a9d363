//! A game in the list.

use super::Games;
use crate::board::LittleBoard;
use crate::browser;
use crate::icon::{self, Icon};
use crate::intake::address;
use crate::taste::taste;
use crate::texts::{library as library_texts, t};
use crate::voice::voice;
use board_ui::Orientation;
use leptos::prelude::*;
use leptos_router::components::A;
use local_play::{Coordinates, Keepsake, KeepsakeState};
use std::sync::Arc;

/// A game: its preview, its name, and its buttons.
#[component]
pub(super) fn Row(game: Arc<Keepsake>, games: Games) -> impl IntoView {
    let is_renaming = RwSignal::new(false);
    let last = game.last_position();
    let orientation = Orientation {
        bottom: game.bottom(),
    };
    let open = address(&game);
    let id = game.id.clone();
    let title = {
        let (game, open) = (Arc::clone(&game), open.clone());
        move || {
            let (game, open) = (Arc::clone(&game), open.clone());
            if is_renaming.get() {
                view! { <Rename game games is_renaming/> }.into_any()
            } else {
                view! { <Title game open/> }.into_any()
            }
        }
    };
    view! {
        <li class="game card" data-testid="game" data-id=id>
            <A href=open attr:class="thumb" attr:tabindex="-1" attr:aria-hidden="true">
                <LittleBoard board=*last.board() orientation coordinates=Some(Coordinates::Off)/>
            </A>
            <div class="game-text">{title}</div>
            <Actions game games is_renaming/>
        </li>
    }
}

#[component]
fn Title(game: Arc<Keepsake>, open: String) -> impl IntoView {
    let taste = taste();
    let is_open = game.state == KeepsakeState::Unfinished;
    let has_name = !game.name.is_empty();
    let players = format!("{} – {}", game.black, game.white);
    let facts = {
        let game = Arc::clone(&game);
        move || {
            let result = library_texts::result(&game.result, taste.get().pieces);
            let when = if game.state == KeepsakeState::Imported {
                [game.event.as_str(), game.date.as_str()]
                    .into_iter()
                    .filter(|text| !text.is_empty())
                    .collect::<Vec<_>>()
                    .join(", ")
            } else {
                browser::date_text(game.changed)
            };
            [
                result.unwrap_or_default(),
                t().moves_so_far(game.moves()),
                when,
            ]
            .into_iter()
            .filter(|text| !text.is_empty())
            .collect::<Vec<_>>()
            .join(" · ")
        }
    };
    view! {
        <A href=open attr:class="game-title"><bdi>{game.title()}</bdi></A>
        {is_open.then(|| view! { <span class="badge">{library_texts::state(KeepsakeState::Unfinished)}</span> })}
        {has_name.then(|| view! { <p class="hint"><bdi>{players}</bdi></p> })}
        <p class="hint"><bdi>{facts}</bdi></p>
    }
}

#[component]
fn Rename(game: Arc<Keepsake>, games: Games, is_renaming: RwSignal<bool>) -> impl IntoView {
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
        if let Some(field) = field.get_untracked() {
            games.rename(&game, &field.value());
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
fn Actions(game: Arc<Keepsake>, games: Games, is_renaming: RwSignal<bool>) -> impl IntoView {
    let voice = voice();
    let of_game = |what: &str| format!("{what}: {}", game.title());
    let review = (game.state != KeepsakeState::Imported).then(|| {
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
    let save = {
        let game = Arc::clone(&game);
        move |_| {
            if browser::download(&game.file_name(), &game.export()).is_err() {
                voice.tell(t().library_export_failed());
            }
        }
    };
    let delete = {
        let game = Arc::clone(&game);
        move |_| {
            games.remove(std::slice::from_ref(&game));
            let gone = Arc::clone(&game);
            voice.tell_undoable(t().library_deleted(&game.title()), t().undo(), move || {
                games.restore(vec![Arc::clone(&gone)]);
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
}
