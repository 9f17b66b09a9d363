//! The game to continue.

use crate::board::LittleBoard;
use crate::browser;
use crate::icon::{self, Icon};
use crate::shelf::shelf;
use crate::texts::{home as home_texts, t};
use board_ui::Orientation;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use local_play::SavedGame;

/// The newest unfinished game, if there is one.
#[component]
pub(crate) fn Unfinished() -> impl IntoView {
    let shelf = shelf();
    let newest = RwSignal::new(None::<SavedGame>);
    spawn_local(async move {
        newest.try_set(shelf.newest_unfinished().await);
    });
    move || {
        newest.get().map(|game| {
            let last = game.last_position();
            let orientation = Orientation {
                bottom: game.bottom(),
            };
            let when = browser::date_text(game.changed);
            view! {
                <A href=format!("/game/{}", game.id) attr:class="card go-on" attr:data-testid="continue">
                    <span class="thumb">
                        <LittleBoard
                            board=*last.board()
                            orientation
                            coordinates=Some(local_play::Coordinates::Off)
                        />
                    </span>
                    <span class="go-on-text">
                        <span class="hint">{t().home_continue_title()}</span>
                        <strong><bdi>{game.title()}</bdi></strong>
                        <span class="hint">{home_texts::game_so_far(game.moves(), &when)}</span>
                    </span>
                    <span class="button small" aria-hidden="true">
                        {t().home_continue()}
                        <Icon path=icon::NEXT/>
                    </span>
                </A>
            }
        })
    }
}
