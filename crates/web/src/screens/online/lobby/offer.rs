//! A custom game: opponent, clock, side and opening.

use super::LobbyState;
use crate::fields::{Choice, NumberField, Tick, TimeFields, choosable};
use crate::icon::{self, Icon};
use crate::online::api;
use crate::preferences::preferences;
use crate::screens::opponents::{LevelChoice, either_side, side};
use crate::texts::{home, t};
use leptos::prelude::*;
use online_play::{Against, Lobby, OfferClock};
use protocol::{MAX_GAME_MINUTES, MAX_INCREMENT_SECONDS, MAX_TURN_DAYS, Opening, Wish};
use rules::Color;

/// The form for a custom game.
#[component]
pub(super) fn OwnGame(
    lobby: LobbyState,
    /// The name of the player to challenge.
    friend: Memo<Option<String>>,
    /// The opponent that the link to the lobby asks for.
    wished: Memo<Option<Against>>,
) -> impl IntoView {
    let offer = lobby.offer;
    let against = Memo::new(move |_| offer.with(|offer| offer.against));
    let options = vec![
        choosable(Against::Anyone, t().lobby_anyone()),
        choosable(Against::Friend, t().lobby_friend()),
        choosable(Against::Computer, t().lobby_computer()),
    ];
    let text = move || match against.get() {
        Against::Anyone => t().lobby_seek(),
        Against::Friend => t().lobby_make_link(),
        Against::Computer => t().lobby_play_computer(),
    };
    let may_be_rated = Memo::new(move |_| lobby.with(Lobby::may_be_rated));
    let rated = Memo::new(move |_| lobby.with(Lobby::is_rated));
    let form = NodeRef::<leptos::html::Form>::new();
    // The form may be below the window.
    Effect::new(move || {
        if let Some(form) = form.get().filter(|_| wished.get().is_some()) {
            form.scroll_into_view();
        }
    });
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        lobby.change(Lobby::submit);
    };
    view! {
        <form class="card stack own-game" node_ref=form aria-label=t().lobby_custom() data-testid="own-game" on:submit=start>
            <h2>{t().lobby_custom()}</h2>
            <Choice
                legend=t().lobby_against().to_owned()
                name="against"
                class="thirds"
                options
                chosen=against
                on_choose=move |against| lobby.change_offer(|offer| offer.against = against)
            />
            <Show when=move || against.get() == Against::Computer>
                <LevelChoice
                    number=Memo::new(move |_| offer.with(|offer| offer.level))
                    on_choose=move |level| lobby.change_offer(|offer| offer.level = level)
                />
            </Show>
            <OfferClockChoice lobby/>
            <Show
                when=move || !rated.get()
                fallback=|| view! { <p class="hint">{t().lobby_rated_side()}</p> }
            >
                <SideChoice lobby/>
            </Show>
            <OpeningChoice lobby/>
            <div class="pair-of-fields">
                <Show when=move || may_be_rated.get()>
                    <Tick
                        label=t().lobby_rated()
                        hint=t().lobby_rated_hint()
                        name="rated"
                        on=rated
                        on_change=move |on| lobby.change_offer(|offer| offer.rated = on)
                    />
                </Show>
                <Show when=move || against.get() != Against::Computer>
                    <Tick
                        label=t().lobby_heat()
                        hint=t().lobby_heat_hint()
                        name="heat"
                        on=Signal::derive(move || offer.with(|offer| offer.heat))
                        on_change=move |on| lobby.change_offer(|offer| offer.heat = on)
                    />
                </Show>
            </div>
            {move || friend.get().filter(|_| against.get() == Against::Friend).map(|name| view! {
                <p class="notice"><bdi>{t().lobby_friend_note(&name)}</bdi></p>
            })}
            {move || lobby.with(|lobby| lobby.refused().map(api::sentence)).map(|why| view! {
                <p class="notice bad" role="alert" data-testid="refused">{why}</p>
            })}
            <button
                class="button primary large"
                type="submit"
                data-testid="offer"
                disabled=move || lobby.with(Lobby::is_busy) || !lobby.is_online()
            >
                <Icon path=icon::PLAY/>
                {text}
            </button>
        </form>
    }
}

/// The name of a kind of clock.
fn kind_name(clock: OfferClock) -> &'static str {
    match clock {
        OfferClock::Live { .. } => t().lobby_live(),
        OfferClock::Days { .. } => t().lobby_days(),
        OfferClock::None => t().lobby_no_clock(),
    }
}

#[component]
fn OfferClockChoice(lobby: LobbyState) -> impl IntoView {
    let clock = Memo::new(move |_| lobby.offer.with(|offer| offer.clock));
    let usual = Memo::new(move |_| clock.get().usual());
    let numbers = Signal::derive(move || clock.get().numbers());
    let set = move |clock: OfferClock| lobby.change_offer(|offer| offer.clock = clock);
    let set_numbers = move |numbers| set(clock.get_untracked().with_numbers(numbers));
    let fields = move || match usual.get() {
        OfferClock::Live { .. } => view! {
            <TimeFields
                labels=[t().lobby_minutes(), t().lobby_increment()]
                max_minutes=MAX_GAME_MINUTES
                increments=(0, MAX_INCREMENT_SECONDS)
                value=numbers
                on_change=set_numbers
            />
        }
        .into_any(),
        OfferClock::Days { .. } => view! {
            <NumberField
                label=t().lobby_days_per_move()
                name="days"
                min=1
                max=MAX_TURN_DAYS
                value=Signal::derive(move || numbers.get().0)
                on_change=move |days| set_numbers((days, 0))
            />
            <p class="hint">{t().lobby_days_hint()}</p>
        }
        .into_any(),
        OfferClock::None => view! { <p class="hint">{t().lobby_no_clock_hint()}</p> }.into_any(),
    };
    view! {
        <Choice
            legend=t().lobby_clock().to_owned()
            name="clock"
            class="thirds"
            options=OfferClock::USUAL.map(|kind| choosable(kind, kind_name(kind))).into()
            chosen=usual
            on_choose=set
        />
        {fields}
    }
}

#[component]
fn SideChoice(lobby: LobbyState) -> impl IntoView {
    let preferences = preferences();
    let options = vec![
        choosable(Wish::Any, either_side(t().random())),
        choosable(Wish::Black, side(Color::Black)),
        choosable(Wish::White, side(Color::White)),
    ];
    view! {
        <Choice
            legend=Signal::derive(move || home::your_pieces(preferences.get().pieces))
            name="side"
            class="thirds"
            options
            chosen=Signal::derive(move || lobby.offer.with(|offer| offer.side))
            on_choose=move |side| lobby.change_offer(|offer| offer.side = side)
        />
    }
}

#[component]
fn OpeningChoice(lobby: LobbyState) -> impl IntoView {
    let opening = Memo::new(move |_| lobby.offer.with(|offer| offer.opening));
    let options = vec![
        choosable(Opening::Free, t().lobby_free()),
        choosable(Opening::ThreeMove, t().lobby_three_move()),
        choosable(Opening::ElevenMan, t().lobby_eleven_man()),
    ];
    view! {
        <div>
            <Choice
                legend=t().lobby_opening().to_owned()
                name="opening"
                class="thirds"
                options
                chosen=opening
                on_choose=move |opening| lobby.change_offer(|offer| offer.opening = opening)
            />
            <Show when=move || opening.get() != Opening::Free>
                <p class="hint below">{move || t().opening_sentence(opening.get())}</p>
            </Show>
        </div>
    }
}
