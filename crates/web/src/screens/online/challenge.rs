//! A challenge that somebody has sent as a link.

use super::lobby::link::ChallengeLink;
use super::parts::{Fetch, Fetched, Rating, TroubleNote, WithGames, go_to_started_games, shown};
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::{api, connection};
use crate::screens::online::parts::player_address;
use crate::taste::taste;
use crate::texts::{self, online::lobby as words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use online_play::{clock_long, clock_short, opening_sentence, sides_for_owner, sides_for_taker};
use protocol::{ClientMessage, RefusalCode, SeekId, SeekTerms, Speed};

/// A challenge that somebody has sent as a link.
#[component]
pub(crate) fn Challenge() -> impl IntoView {
    browser::entitle(&texts::page_title(words::CHALLENGE));
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
                        <Gone title=words::NO_CHALLENGE lead=words::NO_CHALLENGE_LEAD/>
                    }.into_any(),
                }}
            </div>
        </WithGames>
    }
}

#[component]
fn Sent(seek: SeekId) -> impl IntoView {
    let found = Fetch::new();
    let fetch = move || found.begin(api::challenge(seek));
    fetch();
    let retry = Callback::new(move |()| fetch());
    move || match found.get() {
        Fetched::Failed(trouble) if trouble.is_not_found() => view! {
            <Gone title=words::GONE lead=words::GONE_LEAD/>
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
            <p><A href="/online" attr:class="button primary">{words::TO_LOBBY}</A></p>
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
            fallback=|| view! { <Gone title=words::WITHDRAWN lead=words::GONE_LEAD/> }
        >
            <section class="card stack wide">
                <header>
                    <h1>{words::OWN_CHALLENGE}</h1>
                    <p class="lead">{words::OWN_CHALLENGE_LEAD}</p>
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
            // What begins is told by another message, which leads to the game.
            if let Err(refused) = asked.await {
                is_asked.try_set(false);
                let is_closed = matches!(refused.code, RefusalCode::NotFound | RefusalCode::Taken);
                is_gone.try_set(is_closed);
                trouble.try_set(Some(refused.text));
            }
        });
    };
    let title = words::challenged_by(&seek.name);
    view! {
        <Show
            when=move || !is_gone.get()
            fallback=|| view! { <Gone title=words::GONE lead=words::GONE_LEAD/> }
        >
            <section class="card stack wide" data-testid="challenge">
                <header>
                    <h1><bdi>{title.clone()}</bdi></h1>
                    <p class="lead">
                        <A href=player_address(seek.player)>{words::SEE_PROFILE}</A>
                        {seek.rating.map(|rating| view! { <Rating rating/> })}
                    </p>
                </header>
                <Terms terms=seek.terms is_own=false/>
                {move || trouble.get().map(|why| view! {
                    <p class="notice bad" role="alert" data-testid="refused">{why}</p>
                })}
                <Show when=move || must_register.get()>
                    <p class="notice">{words::NEEDS_ACCOUNT}</p>
                </Show>
                <div class="row">
                    <Show
                        when=move || !must_register.get()
                        fallback=|| view! {
                            <A href="/online/account" attr:class="button primary large">{words::MAKE_ACCOUNT}</A>
                        }
                    >
                        <button
                            class="button primary large"
                            data-testid="accept"
                            disabled=move || is_asked.get()
                            on:click=accept
                        >
                            <Icon path=icon::PLAY/>
                            {move || if is_asked.get() { words::ACCEPTING } else { words::ACCEPT }}
                        </button>
                    </Show>
                    <A href="/" attr:class="button large" attr:data-testid="decline">{words::DECLINE}</A>
                </div>
            </section>
        </Show>
    }
}

/// The terms of a challenge, in words.
#[component]
fn Terms(terms: SeekTerms, is_own: bool) -> impl IntoView {
    let taste = taste();
    let speed = Speed::of(terms.time).map(texts::online::speed);
    let heading = [Some(clock_short(terms.time)), speed.map(str::to_owned)];
    let heading: Vec<String> = heading.into_iter().flatten().collect();
    let clock = texts::sentence(&clock_long(terms.time));
    let sides = if is_own {
        sides_for_owner(terms.side)
    } else {
        sides_for_taker(terms.side)
    };
    let sides = move || texts::in_colours(sides, taste.get().pieces);
    view! {
        <div class="terms">
            <p class="terms-clock">{heading.join(" · ")}</p>
            <ul>
                <li>{clock}</li>
                <li>{sides}</li>
                <li>{opening_sentence(terms.opening)}</li>
                <li>{if terms.rated { words::COUNTS } else { words::COUNTS_NOT }}</li>
                {terms.heat.then(|| view! { <li>{words::HEAT_SENTENCE}</li> })}
            </ul>
        </div>
    }
}
