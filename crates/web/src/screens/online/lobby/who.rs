//! The user's identity.

use super::LobbyState;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::online::parts::{Fetch, Rating, player_address};
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;
use online_play::{Lobby, requests};
use protocol::Profile;

/// The user's name and ratings, with links to the other screens.
#[component]
pub(super) fn Who(lobby: LobbyState) -> impl IntoView {
    let me = lobby.connection.me();
    let profile: Fetch<Profile> = Fetch::new();
    let account =
        Memo::new(move |_| me.with(|me| me.as_ref().filter(|me| !me.guest).map(|me| me.player)));
    Effect::new(move || {
        if let Some(player) = account.get() {
            profile.renew(api::ask(requests::profile(player)));
        }
    });
    let ratings = move || {
        account.get()?;
        let ratings = profile.here()?.ratings;
        let ratings = ratings.into_iter().map(|rating| view! { <Rating rating/> });
        Some(ratings.collect_view())
    };
    let name = move || match me.get() {
        None => view! { <p class="lead">{t().lobby_connecting()}</p> }.into_any(),
        Some(me) => {
            let [before, after] = t().lobby_you_are();
            view! {
                <p class="lead" data-testid="me">
                    {before}
                    <A href=player_address(me.player)><bdi>{me.name}</bdi></A>
                    {after}
                    {ratings}
                </p>
            }
            .into_any()
        }
    };
    let account_text = move || {
        if lobby.with(Lobby::is_guest) {
            t().lobby_sign_up()
        } else {
            t().lobby_account()
        }
    };
    view! {
        <header class="online-head">
            <div>
                <h1>{t().lobby_title()}</h1>
                {name}
            </div>
            <nav class="row" aria-label=t().lobby_title()>
                <A href="/online/archive" attr:class="button">
                    <Icon path=icon::LIBRARY/>
                    {t().lobby_archive()}
                </A>
                <A href="/online/account" attr:class="button">
                    <Icon path=icon::PERSON/>
                    {account_text}
                </A>
            </nav>
        </header>
    }
}
