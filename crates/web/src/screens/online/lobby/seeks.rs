//! Who else looks for a game.

use super::Hall;
use super::quick::own_seeks;
use crate::screens::online::parts::{RatingNumber, player_address};
use crate::taste::taste;
use crate::texts::online::lobby as words;
use leptos::prelude::*;
use leptos_router::components::A;
use online_play::clock_short;
use protocol::Seek;

/// The open seeks of others, with a button each.
#[component]
pub(super) fn OpenSeeks(hall: Hall) -> impl IntoView {
    let others = Memo::new(move |_| {
        let me = hall
            .connection
            .me()
            .with(|me| me.as_ref().map(|me| me.player));
        me.map(|me| hall.seeks.with(|seeks| seeks.of_others(me)))
            .unwrap_or_default()
    });
    let own = own_seeks(hall);
    let empty = move || match hall.seeks.with(online_play::Seeks::are_known) {
        false => words::CONNECTING,
        true if own.with(Vec::is_empty) => words::NO_SEEKS,
        true => words::ONLY_OWN_SEEK,
    };
    view! {
        <section class="card stack open-seeks" aria-label=words::OPEN_SEEKS data-testid="seeks">
            <h2>{words::OPEN_SEEKS}</h2>
            <Show
                when=move || !others.with(Vec::is_empty)
                fallback=move || view! {
                    <p class="hint">{empty}</p>
                }
            >
                <ul class="seeks">
                    <For each=move || others.get() key=|seek| seek.id let:seek>
                        <Row hall seek/>
                    </For>
                </ul>
            </Show>
        </section>
    }
}

#[component]
fn Row(hall: Hall, seek: Seek) -> impl IntoView {
    let taste = taste();
    let clock = clock_short(seek.terms.time);
    let is_for_accounts = move || seek.terms.rated && hall.is_guest();
    let take = {
        let label = words::take(&seek.name, &clock);
        move || {
            if is_for_accounts() {
                view! { <A href="/online/account" attr:class="hint" attr:title=words::RATED_FOR_ACCOUNTS>{words::NEEDS_LOGIN}</A> }
                    .into_any()
            } else {
                view! {
                    <button
                        class="button small"
                        type="button"
                        aria-label=label.clone()
                        data-testid="take"
                        on:click=move |_| hall.take(seek.id)
                    >
                        {words::PLAY}
                    </button>
                }
                .into_any()
            }
        }
    };
    view! {
        <li class="seek" data-testid="seek">
            <span class="seek-clock">{clock}</span>
            <div class="seek-text">
                <span class="seek-player">
                    <A href=player_address(seek.player)><bdi>{seek.name.clone()}</bdi></A>
                    {seek.rating.map(|rating| view! {
                        <span class="seek-rating" data-testid="seek-rating"><RatingNumber rating/></span>
                    })}
                </span>
                <span class="hint">{move || words::facts(&seek.terms, taste.get().pieces)}</span>
            </div>
            {take}
        </li>
    }
}
