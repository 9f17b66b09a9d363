//! A player's public page: results, ratings and games.

mod curve;
mod games;

use super::parts::{Fetch, WithGames, go_to_started_games, shown};
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::{api, connection};
use crate::texts::{online as shared, t};
use curve::RatingCurve;
use games::Games;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use online_play::{Fetched, requests};
use protocol::{PlayerId, PlayerKind, PlayerRating, Profile, Record, Speed};

/// A player.
#[component]
pub(crate) fn Player() -> impl IntoView {
    go_to_started_games();
    let params = use_params_map();
    let player = Memo::new(move |_| {
        let text = params.with(|params| params.get("player").unwrap_or_default());
        text.parse::<PlayerId>().ok()
    });
    let found: Fetch<Profile> = Fetch::new();
    let fetch = move || {
        if let Some(player) = player.get() {
            found.begin(api::ask(requests::profile(player)));
        }
    };
    Effect::new(fetch);
    let retry = Callback::new(move |()| untrack(fetch));
    view! {
        <WithGames>
            {move || match (player.get(), found.get()) {
                (None, _) => view! { <Nobody/> }.into_any(),
                (_, Fetched::Failed(trouble)) if trouble.is_not_found() => {
                    view! { <Nobody/> }.into_any()
                }
                (_, fetched) => shown(fetched, retry, |profile| view! { <Page profile/> }),
            }}
        </WithGames>
    }
}

#[component]
fn Nobody() -> impl IntoView {
    browser::entitle(&t().page_title(t().player_not_there()));
    view! {
        <section class="card empty-state" data-testid="nobody">
            <h1>{t().player_not_there()}</h1>
            <p class="lead">{t().player_not_there_lead()}</p>
            <p><A href="/online/archive" attr:class="button primary">{t().lobby_archive()}</A></p>
        </section>
    }
}

#[component]
fn Page(profile: Profile) -> impl IntoView {
    browser::entitle(&t().page_title(&shared::name(&profile.name)));
    let Profile {
        player,
        name,
        kind,
        record,
        ratings,
    } = profile;
    view! {
        <Head player name=name.clone() kind/>
        <div class="profile">
            <div class="stack wide">
                <Results record/>
                <Ratings player ratings/>
            </div>
            <Games player name kind/>
        </div>
    }
}

#[component]
fn Head(player: PlayerId, name: String, kind: PlayerKind) -> impl IntoView {
    let connection = connection();
    let is_me = Memo::new(move |_| {
        connection
            .me()
            .with(|me| me.as_ref().is_some_and(|me| me.player == player))
    });
    let (address, text) = match kind {
        PlayerKind::Computer => ("/online?against=computer".to_owned(), t().player_play()),
        PlayerKind::Guest | PlayerKind::Account => {
            let friend = String::from(js_sys::encode_uri_component(&name));
            (format!("/online?friend={friend}"), t().player_challenge())
        }
    };
    view! {
        <header class="online-head">
            <div>
                <h1 data-testid="player-name"><bdi>{shared::name(&name)}</bdi></h1>
                <p class="lead">
                    {t().player_kind(kind)}
                    {move || is_me.get().then(|| format!(" · {}", t().player_this_is_you()))}
                </p>
            </div>
            <div class="row">
                <a class="button" href=requests::all_pdn_path(player) download="">
                    <Icon path=icon::SAVE/>
                    {t().player_export()}
                </a>
                {move || if is_me.get() {
                    view! { <A href="/online/account" attr:class="button">{t().lobby_account()}</A> }.into_any()
                } else {
                    view! {
                        <A href=address.clone() attr:class="button primary" attr:data-testid="challenge">
                            <Icon path=icon::PLAY/>
                            {text}
                        </A>
                    }.into_any()
                }}
            </div>
        </header>
    }
}

/// The wins, draws and losses, as a bar and in words.
#[component]
fn Results(record: Record) -> impl IntoView {
    let all = record.wins + record.draws + record.losses;
    let part = |count: u32, class: &'static str| {
        let share = f64::from(count) / f64::from(all.max(1)) * 100.0;
        (count > 0).then(|| {
            view! {
                <span class=class style:flex-grow=format!("{share:.2}")></span>
            }
        })
    };
    let bar = (all > 0).then(|| {
        view! {
            <div class="record" aria-hidden="true">
                {part(record.wins, "won")}
                {part(record.draws, "drawn")}
                {part(record.losses, "lost")}
            </div>
        }
    });
    let text = if all == 0 {
        t().player_no_record().to_owned()
    } else {
        t().record(record)
    };
    view! {
        <section class="card stack" aria-label=t().player_record()>
            <h2>{t().player_record()}</h2>
            {bar}
            <p class=if all == 0 { "hint" } else { "record-text" } data-testid="record">{text}</p>
        </section>
    }
}

#[component]
fn Ratings(player: PlayerId, ratings: Vec<PlayerRating>) -> impl IntoView {
    let most_played = ratings
        .iter()
        .max_by_key(|rating| rating.games)
        .map(|it| it.speed);
    let chosen = RwSignal::new(most_played);
    let has_provisional = ratings.iter().any(|rating| rating.provisional);
    let is_empty = ratings.is_empty();
    let tiles = ratings
        .into_iter()
        .map(|rating| view! { <RatingTile rating chosen/> })
        .collect_view();
    view! {
        <section class="card stack" aria-label=t().player_ratings() data-testid="ratings">
            <h2>{t().player_ratings()}</h2>
            {is_empty.then(|| view! { <p class="hint">{t().player_no_ratings()}</p> })}
            <div class="rating-tiles">{tiles}</div>
            {move || chosen.get().map(|speed| view! { <RatingCurve player speed/> })}
            {has_provisional.then(|| view! { <p class="hint">{t().player_provisional()}</p> })}
        </section>
    }
}

/// A rating that shows its chart when it's pressed.
#[component]
fn RatingTile(rating: PlayerRating, chosen: RwSignal<Option<Speed>>) -> impl IntoView {
    let PlayerRating {
        speed,
        value,
        deviation,
        provisional,
        games,
    } = rating;
    view! {
        <button
            class="button rating-tile"
            type="button"
            aria-pressed=move || (chosen.get() == Some(speed)).to_string()
            on:click=move |_| chosen.set(Some(speed))
        >
            <span class="rating-speed">{t().speed(speed)}</span>
            <strong aria-hidden="true">{t().rating(value, provisional)}</strong>
            <span class="unseen">{t().rating_spoken(value, provisional)}</span>
            <span class="hint">{t().plus_minus(deviation)} " · " {t().count_games(games)}</span>
        </button>
    }
}
