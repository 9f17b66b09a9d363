//! The players, the status line, and the buttons.

use super::table::GameTable;
use crate::announcer::announcer;
use crate::browser;
use crate::icon::{self, Icon};
use crate::screens::table::{DrawButton, FlipButton, PlayerRow, TakeBackButton};
use crate::texts::{game as game_texts, t};
use engine::Level;
use leptos::prelude::*;
use leptos_router::components::A;
use rules::Color;
use table::{Driver, LocalGame};

/// A player, with the level of the computer.
#[component]
pub(super) fn Player(
    table: GameTable,
    color: Signal<Color>,
    /// The player's place: `far` or `near`.
    place: &'static str,
) -> impl IntoView {
    let view = table.view;
    let state = Signal::derive(move || {
        let color = color.get();
        let (turn, is_thinking) = view.game(|game| (game.turn(), game.is_thinking()));
        let state = if is_thinking {
            t().game_thinking()
        } else {
            t().game_to_move()
        };
        (turn == Some(color)).then(|| state.to_owned())
    });
    let badge = Signal::derive(move || {
        let (side, level) = view.game(|game| game.session().computer())?;
        let level = Level::new(level).filter(|_| side == color.get())?;
        Some(t().level_name(level.number()).to_owned())
    });
    let name = Signal::derive(move || view.name(color.get()));
    view! { <PlayerRow table=view color place name badge state/> }
}

/// What the status line has besides its message: a retry, and what's missing.
#[component]
pub(super) fn Remarks(table: GameTable) -> impl IntoView {
    let saved_games = crate::saved_games::saved_games();
    let page_engine = crate::page_engine::page_engine();
    let can_try_again = Memo::new(move |_| table.view.buttons.get().try_again);
    let try_again = move |_| {
        table.view.change(|table, at| {
            table.clear_message();
            table.change(false, |game| {
                game.try_again(at.now);
                Ok(())
            })
        });
    };
    view! {
        <Show when=move || can_try_again.get()>
            <button class="button small" on:click=try_again>{t().try_again()}</button>
        </Show>
        {move || page_engine.lacks_a_part().then(|| view! {
            <span class="hint">{t().game_weaker()}</span>
        })}
        {move || saved_games.trouble().map(|why| view! {
            <span class="hint">{t().game_not_kept(&why)}</span>
        })}
    }
}

/// The buttons.
#[component]
pub(super) fn GameTools(table: GameTable) -> impl IntoView {
    let announcer = announcer();
    let view = table.view;
    let is_over = Memo::new(move |_| view.game(Driver::is_over));
    let buttons = view.buttons;
    let can_move_now = Memo::new(move |_| buttons.get().move_now);
    let give_up = Memo::new(move |_| buttons.get().give_up);
    let resign = move |_| {
        view.act_if(give_up);
        if view.game_untracked(Driver::is_over) {
            let undo = Callback::new(move |()| table.take_back());
            // If the table is gone, there's nothing to take back.
            announcer.tell_undoable(t().game_resigned(), t().undo(), move || {
                undo.try_run(());
            });
        }
    };
    let save = move |_| {
        let (pdn, name) = table.kept.with_untracked(|kept| {
            (
                kept.pdn().into_owned(),
                game_texts::file_name(&kept.black, &kept.white),
            )
        });
        if browser::download(&name, &pdn).is_err() {
            announcer.tell(t().game_not_saved());
        }
    };
    view! {
        <div class="tools" role="group" aria-label=t().game_actions()>
            <TakeBackButton table=view is_disabled=false/>
            <Show when=move || can_move_now.get() fallback=move || view! {
                <button class="button" disabled=move || !buttons.get().hint on:click=move |_| { view.change(|table, _| table.ask_hint()); }>
                    <Icon path=icon::HINT/>{t().game_hint()}
                </button>
            }>
                <button class="button" on:click=move |_| view.change_game(LocalGame::hurry)>
                    <Icon path=icon::PLAY/>{t().game_move_now()}
                </button>
            </Show>
            <FlipButton table=view/>
            <DrawButton table=view is_disabled=false/>
            <button class="button" disabled=move || give_up.get().is_none() on:click=resign>
                <Icon path=icon::FLAG/>{t().game_resign()}
            </button>
            <button class="button" on:click=save>
                <Icon path=icon::SAVE/>{t().game_save()}
            </button>
            // At the end, these are on the card with the result.
            <Show when=move || !is_over.get()>
                <A href="/" attr:class="button"><Icon path=icon::NEW/>{t().game_new()}</A>
                <A href=move || format!("/review/{}", table.kept.with(|kept| kept.id.clone())) attr:class="button">
                    <Icon path=icon::EYE/>{t().game_review()}
                </A>
            </Show>
            <A href="/help" attr:class="button"><Icon path=icon::HELP/>{t().game_help()}</A>
        </div>
    }
}
