//! With an account: changing it.

use super::Identity;
use super::fields::{Field, PasswordField, Sending, Wrong, empty, text_in};
use super::tokens::Tokens;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::online::parts::player_address;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use online_play::requests;
use protocol::{Me, NewPassword, PlayerId};

/// Everything that can be changed about an account.
#[component]
pub(super) fn Holder(identity: Identity, me: Me) -> impl IntoView {
    let log_out = move |_| {
        spawn_local(async move {
            match api::log_out().await {
                Ok(()) => identity.changed(t().account_logged_out().to_owned()),
                Err(trouble) => identity.announcer.tell(api::sentence(&trouble)),
            }
        });
    };
    let player = me.player;
    view! {
        <header class="online-head">
            <div>
                <h1>{t().account_title()}</h1>
                <p class="lead" data-testid="account-name"><bdi>{t().account_logged_in(&me.name)}</bdi></p>
            </div>
            <div class="row">
                <A href=player_address(player) attr:class="button">
                    <Icon path=icon::PERSON/>
                    {t().account_profile()}
                </A>
                <button class="button" data-testid="log-out" on:click=log_out>{t().account_log_out()}</button>
            </div>
        </header>
        <div class="account-ways">
            <div class="stack">
                <Games player/>
                <Tokens name=me.name.clone()/>
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
                <h2 id="my-games">{t().account_games()}</h2>
                <p class="hint">{t().account_games_lead()}</p>
            </header>
            <p>
                <a class="button" href=requests::all_pdn_path(player) download="" data-testid="export">
                    <Icon path=icon::SAVE/>
                    {t().account_export()}
                </a>
            </p>
        </section>
    }
}

/// Tells password managers which account the password is for.
#[component]
pub(super) fn OfName(name: String) -> impl IntoView {
    view! {
        <input hidden type="text" name="username" autocomplete="username" value=name readonly/>
    }
}

#[component]
fn ChangePassword(identity: Identity, name: String) -> impl IntoView {
    let (old, new) = (Field::new(), Field::new());
    let sending = Sending::new();
    let change = move |event| {
        let passwords = NewPassword {
            old: text_in(old),
            new: text_in(new),
        };
        let asked = api::ask(requests::change_password(&passwords));
        sending.send(&event, asked, move |_| {
            empty(old);
            empty(new);
            identity.announcer.tell(t().account_changed());
        });
    };
    view! {
        <form class="card stack" aria-labelledby="change" on:submit=change>
            <header>
                <h2 id="change">{t().account_change()}</h2>
                <p class="hint">{t().account_change_lead()}</p>
            </header>
            <OfName name/>
            <PasswordField label=t().account_old_password() name="old-password" field=old is_new=false/>
            <PasswordField
                label=t().account_new_password()
                name="changed-password"
                field=new
                is_new=true
                hint=t().account_password_rules()
            />
            <Wrong why=sending.wrong/>
            <button class="button" type="submit" data-testid="change" disabled=move || sending.is_busy.get()>
                {t().account_change()}
            </button>
        </form>
    }
}

/// Deletes the account. Offers its games first, and asks for the password.
#[component]
fn Delete(identity: Identity, player: PlayerId, name: String) -> impl IntoView {
    let password = Field::new();
    let sending = Sending::new();
    let delete = move |event| {
        let asked = api::delete_account(text_in(password));
        sending.send(&event, asked, move |()| {
            identity.changed(t().account_deleted().to_owned());
        });
    };
    view! {
        <details class="card options delete-account">
            <summary data-testid="delete-account">{t().account_delete()}</summary>
            <form class="stack" aria-label=t().account_delete() on:submit=delete>
                <p>{t().account_delete_lead()}</p>
                <p>
                    <a class="button" href=requests::all_pdn_path(player) download="">
                        <Icon path=icon::SAVE/>
                        {t().account_export()}
                    </a>
                </p>
                <OfName name/>
                <PasswordField
                    label=t().account_confirm_password()
                    name="delete-password"
                    field=password
                    is_new=false
                />
                <Wrong why=sending.wrong/>
                <button class="button warn" type="submit" data-testid="delete" disabled=move || sending.is_busy.get()>
                    <Icon path=icon::DELETE/>
                    {t().account_delete()}
                </button>
            </form>
        </details>
    }
}
