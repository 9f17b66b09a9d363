//! A challenge from a link.

use super::lobby::link::ChallengeLink;
use super::parts::{Fetch, Rating, TroubleNote, WithGames, go_to_started_games, shown};
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::{api, connection};
use crate::preferences::preferences;
use crate::screens::online::parts::player_address;
use crate::texts::{t, with_pieces};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use online_play::{Fetched, requests};
use protocol::{ClientMessage, RefusalCode, SeekId, SeekTerms, Speed};

/// A challenge from a link.
#[component]
pub(crate) fn Challenge() -> impl IntoView {
    browser::entitle(&t().page_title(t().challenge()));
    go_to_started_games();
    let params = use_params_map();
    let seek = Memo::new(move |_| {
        let text = params.with(|params| params.get("seek").unwrap_or_default());
        text.parse::<SeekId>().ok()
    });
    view! {
        <WithGames>
            <div class="challenge">
                {move || match seek.get() {
                    Some(seek) => view! { <Sent seek/> }.into_any(),
                    None => view! {
                        <Gone title=t().challenge_invalid() lead=t().challenge_invalid_lead()/>
                    }.into_any(),
                }}
            </div>
        </WithGames>
    }
}

#[component]
fn Sent(seek: SeekId) -> impl IntoView {
    let found = Fetch::new();
    let fetch = move || found.begin(api::ask(requests::challenge(seek)));
    fetch();
    let retry = Callback::new(move |()| fetch());
    move || match found.get() {
        Fetched::Failed(trouble) if trouble.is_not_found() => view! {
            <Gone title=t().challenge_gone() lead=t().challenge_gone_lead()/>
        }
        .into_any(),
        Fetched::Failed(trouble) => view! { <TroubleNote trouble retry/> }.into_any(),
        fetched => shown(
            fetched,
            retry,
            move |challenge| view! { <Offered challenge/> },
        ),
    }
}

#[component]
fn Gone(title: &'static str, lead: &'static str) -> impl IntoView {
    view! {
        <section class="card empty-state" data-testid="challenge-gone">
            <h1>{title}</h1>
            <p class="lead">{lead}</p>
            <p><A href="/online" attr:class="button primary">{t().challenge_to_lobby()}</A></p>
        </section>
    }
}

#[component]
fn Offered(challenge: protocol::Challenge) -> impl IntoView {
    let connection = connection();
    let owner = challenge.seek.player;
    let is_own = Memo::new(move |_| {
        connection
            .me()
            .with(|me| me.as_ref().is_some_and(|me| me.player == owner))
    });
    move || {
        let challenge = challenge.clone();
        if is_own.get() {
            view! { <Own challenge/> }.into_any()
        } else {
            view! { <FromOther challenge/> }.into_any()
        }
    }
}

#[component]
fn Own(challenge: protocol::Challenge) -> impl IntoView {
    let is_withdrawn = RwSignal::new(false);
    let withdrawn = Callback::new(move |()| is_withdrawn.set(true));
    view! {
        <Show
            when=move || !is_withdrawn.get()
            fallback=|| view! { <Gone title=t().lobby_withdrawn() lead=t().challenge_gone_lead()/> }
        >
            <section class="card stack wide">
                <header>
                    <h1>{t().challenge_own()}</h1>
                    <p class="lead">{t().challenge_own_lead()}</p>
                </header>
                <Terms terms=challenge.seek.terms is_own=true/>
                <ChallengeLink challenge=challenge.clone() withdrawn/>
            </section>
        </Show>
    }
}

#[component]
fn FromOther(challenge: protocol::Challenge) -> impl IntoView {
    let connection = connection();
    let seek = challenge.seek;
    let id = seek.id;
    let trouble = RwSignal::new(None::<String>);
    let is_asked = RwSignal::new(false);
    let is_gone = RwSignal::new(false);
    let must_register = Memo::new(move |_| {
        seek.terms.rated
            && connection
                .me()
                .with(|me| me.as_ref().is_some_and(|me| me.guest))
    });
    let accept = move |_| {
        trouble.set(None);
        is_asked.set(true);
        spawn_local(async move {
            let asked = connection.ask(|number| ClientMessage::Take {
                id: number,
                seek: id,
            });
            // If it's accepted, another message leads to the game.
            if let Err(refused) = asked.await {
                is_asked.try_set(false);
                let closed = [Some(RefusalCode::NotFound), Some(RefusalCode::Taken)];
                let is_closed = closed.contains(&refused.code());
                is_gone.try_set(is_closed);
                trouble.try_set(Some(api::sentence(&refused)));
            }
        });
    };
    let title = t().challenged_by(&seek.name);
    view! {
        <Show
            when=move || !is_gone.get()
            fallback=|| view! { <Gone title=t().challenge_gone() lead=t().challenge_gone_lead()/> }
        >
            <section class="card stack wide" data-testid="challenge">
                <header>
                    <h1><bdi>{title.clone()}</bdi></h1>
                    <p class="lead">
                        <A href=player_address(seek.player)>{t().challenge_profile()}</A>
                        {seek.rating.map(|rating| view! { <Rating rating/> })}
                    </p>
                </header>
                <Terms terms=seek.terms is_own=false/>
                {move || trouble.get().map(|why| view! {
                    <p class="notice bad" role="alert" data-testid="refused">{why}</p>
                })}
                <Show when=move || must_register.get()>
                    <p class="notice">{t().challenge_needs_account()}</p>
                </Show>
                <div class="row">
                    <Show
                        when=move || !must_register.get()
                        fallback=|| view! {
                            <A href="/online/account" attr:class="button primary large">{t().lobby_sign_up()}</A>
                        }
                    >
                        <button
                            class="button primary large"
                            data-testid="accept"
                            disabled=move || is_asked.get()
                            on:click=accept
                        >
                            <Icon path=icon::PLAY/>
                            {move || if is_asked.get() { t().challenge_accepting() } else { t().challenge_accept() }}
                        </button>
                    </Show>
                    <A href="/" attr:class="button large" attr:data-testid="decline">{t().challenge_decline()}</A>
                </div>
            </section>
        </Show>
    }
}

/// The terms of a challenge in words.
#[component]
fn Terms(terms: SeekTerms, is_own: bool) -> impl IntoView {
    let preferences = preferences();
    let speed = Speed::of(terms.time).map(|speed| t().speed(speed));
    let speaker = preferences.words().get_untracked();
    let heading = [
        Some(speaker.clock_short(terms.time)),
        speed.map(str::to_owned),
    ];
    let heading: Vec<String> = heading.into_iter().flatten().collect();
    let clock = t().challenge_clock(&speaker.clock_long(terms.time));
    let sides = move || match is_own {
        true => with_pieces(preferences.get().pieces).sides_for_owner(terms.side),
        false => with_pieces(preferences.get().pieces).sides_for_taker(terms.side),
    };
    view! {
        <div class="terms">
            <p class="terms-clock">{t().facts(heading)}</p>
            <ul>
                <li>{clock}</li>
                <li>{sides}</li>
                <li>{t().opening_sentence(terms.opening)}</li>
                <li>{if terms.rated { t().challenge_rated() } else { t().challenge_casual() }}</li>
                {terms.heat.then(|| view! { <li>{t().challenge_heat()}</li> })}
            </ul>
        </div>
    }
}
