//! The leaderboard of the rush.

use crate::icon::{self, Icon};
use crate::online::api;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use online_play::requests;
use protocol::{RushBoard, RushPlace, RushSpan};

/// The best rushes of the week and of all time. Without a server, it shows nothing.
#[component]
pub(super) fn Leaderboard(
    /// Grows when there's a new score.
    accepted: RwSignal<u32>,
) -> impl IntoView {
    let span = RwSignal::new(RushSpan::Week);
    let board = RwSignal::new(None::<RushBoard>);
    Effect::new(move || {
        accepted.track();
        let wanted = span.get();
        spawn_local(async move {
            let found = api::ask(requests::rush_board(wanted)).await.ok();
            if span.try_get_untracked() == Some(wanted) {
                board.try_set(found);
            }
        });
    });
    let button = move |it: RushSpan, text: &'static str| {
        view! {
            <button
                class="button small"
                data-testid=format!("rush-{}", it.word())
                aria-pressed=move || if span.get() == it { "true" } else { "false" }
                on:click=move |_| span.set(it)
            >{text}</button>
        }
    };
    move || {
        board.with(|board| {
            board.as_ref().map(|board| view! {
                <section class="stack rush-board" aria-labelledby="rush-board" data-testid="rush-board">
                    <h2 id="rush-board">{t().learn_rush_best()}</h2>
                    <div class="row" role="group" aria-label=t().learn_rush_best()>
                        {button(RushSpan::Week, t().learn_rush_week())}
                        {button(RushSpan::All, t().learn_rush_all())}
                    </div>
                    {places(board)}
                    {api::account().is_none().then(|| view! {
                        <p>
                            <A href="/online/account" attr:class="button small">
                                <Icon path=icon::PERSON/>{t().learn_rush_log_in()}
                            </A>
                        </p>
                    })}
                </section>
            })
        })
    }
}

fn places(board: &RushBoard) -> impl IntoView + use<> {
    if board.best.is_empty() {
        return view! { <p class="hint">{t().learn_rush_nobody()}</p> }.into_any();
    }
    let row = |place: RushPlace| {
        let score = t().learn_rush_score(place.solved, place.missed);
        view! {
            <li>
                <A href=format!("/online/player/{}", place.player)><bdi>{place.name}</bdi></A>
                <span class="hint">{score}</span>
            </li>
        }
    };
    let list = board.best.iter().cloned().map(row).collect_view();
    // A player who's further down is shown below the list.
    let is_listed = |mine: &&RushPlace| board.best.iter().any(|it| it.player == mine.player);
    let mine = board.mine.as_ref().filter(|mine| !is_listed(mine));
    let mine = mine.map(|mine| {
        let score = t().learn_rush_score(mine.solved, mine.missed);
        view! { <p class="hint">{t().learn_rush_mine(mine.place, &score)}</p> }
    });
    view! { <ol>{list}</ol>{mine} }.into_any()
}
