//! With an account: what can be changed about it.

use super::Identity;
use super::fields::{Field, PasswordField, Wrong, empty, text_in};
use super::tokens::Tokens;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::online::parts::player_address;
use crate::texts::online::account as words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use protocol::{Me, PlayerId};

/// What can be changed about an account.
#[component]
pub(super) fn Holder(identity: Identity, me: Me) -> impl IntoView {
    let log_out = move |_| {
        spawn_local(async move {
            match api::log_out().await {
                Ok(()) => identity.changed(words::LOGGED_OUT.to_owned()),
                Err(trouble) => identity.voice.tell(trouble.sentence()),
            }
        });
    };
    let player = me.player;
    view! {
        <header class="online-head">
            <div>
                <h1>{words::TITLE}</h1>
                <p class="lead" data-testid="account-name"><bdi>{words::logged_in(&me.name)}</bdi></p>
            </div>
            <div class="row">
                <A href=player_address(player) attr:class="button">
                    <Icon path=icon::PERSON/>
                    {words::SEE_PROFILE}
                </A>
                <button class="button" data-testid="log-out" on:click=log_out>{words::LOG_OUT}</button>
            </div>
        </header>
        <div class="account-ways">
            <div class="stack">
                <Games player/>
                <Tokens/>
            </div>
            <div class="stack">
                <ChangePassword identity name=me.name.clone()/>
                <Delete identity player name=me.name.clone()/>
            </div>
        </div>
    }
}

#[component]
fn Games(player: PlayerId) -> impl IntoView {
    view! {
        <section class="card stack" aria-labelledby="my-games">
            <header>
                <h2 id="my-games">{words::GAMES}</h2>
                <p class="hint">{words::GAMES_LEAD}</p>
            </header>
            <p>
                <a class="button" href=api::all_pdn_path(player) download="" data-testid="export">
                    <Icon path=icon::SAVE/>
                    {words::EXPORT}
                </a>
            </p>
        </section>
    }
}

/// Tells programs that keep passwords whose password it is.
#[component]
fn OfName(name: String) -> impl IntoView {
    view! {
        <input hidden type="text" name="username" autocomplete="username" value=name readonly/>
    }
}

#[component]
fn ChangePassword(identity: Identity, name: String) -> impl IntoView {
    let (old, new) = (Field::new(), Field::new());
    let wrong = RwSignal::new(None);
    let is_busy = RwSignal::new(false);
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.set(None);
        is_busy.set(true);
        spawn_local(async move {
            let changed = api::change_password(text_in(old), text_in(new)).await;
            is_busy.try_set(false);
            match changed {
                Ok(_) => {
                    empty(old);
                    empty(new);
                    identity.voice.tell(words::CHANGED);
                }
                Err(trouble) => {
                    wrong.try_set(Some(trouble.sentence()));
                }
            }
        });
    };
    view! {
        <form class="card stack" aria-labelledby="change" on:submit=change>
            <header>
                <h2 id="change">{words::CHANGE}</h2>
                <p class="hint">{words::CHANGE_LEAD}</p>
            </header>
            <OfName name/>
            <PasswordField label=words::OLD_PASSWORD name="old-password" field=old is_new=false/>
            <PasswordField
                label=words::NEW_PASSWORD
                name="changed-password"
                field=new
                is_new=true
                hint=words::PASSWORD_RULES
            />
            <Wrong why=wrong/>
            <button class="button" type="submit" data-testid="change" disabled=move || is_busy.get()>
                {words::CHANGE}
            </button>
        </form>
    }
}

/// Deletes the account, after its password is told and the games were offered.
#[component]
fn Delete(identity: Identity, player: PlayerId, name: String) -> impl IntoView {
    let password = Field::new();
    let wrong = RwSignal::new(None);
    let is_busy = RwSignal::new(false);
    let delete = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.set(None);
        is_busy.set(true);
        spawn_local(async move {
            let deleted = api::delete_account(text_in(password)).await;
            is_busy.try_set(false);
            match deleted {
                Ok(()) => identity.changed(words::DELETED.to_owned()),
                Err(trouble) => {
                    wrong.try_set(Some(trouble.sentence()));
                }
            }
        });
    };
    view! {
        <details class="card options delete-account">
            <summary data-testid="delete-account">{words::DELETE}</summary>
            <form class="stack" aria-label=words::DELETE on:submit=delete>
                <p>{words::DELETE_LEAD}</p>
                <p>
                    <a class="button" href=api::all_pdn_path(player) download="">
                        <Icon path=icon::SAVE/>
                        {words::EXPORT}
                    </a>
                </p>
                <OfName name/>
                <PasswordField
                    label=words::DELETE_PASSWORD
                    name="delete-password"
                    field=password
                    is_new=false
                />
                <Wrong why=wrong/>
                <button class="button warn" type="submit" data-testid="delete" disabled=move || is_busy.get()>
                    <Icon path=icon::DELETE/>
                    {words::DELETE}
                </button>
            </form>
        </details>
    }
}
