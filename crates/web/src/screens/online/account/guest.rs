//! Without an account: sign up or log in.

use super::Identity;
use super::fields::{Field, NameField, PasswordField, Sending, Wrong, credentials};
use super::recovery::Recover;
use crate::online::api;
use crate::texts::t;
use leptos::prelude::*;

/// The forms to sign up and to log in.
#[component]
pub(super) fn Guest(identity: Identity) -> impl IntoView {
    view! {
        <header>
            <h1>{t().account_title()}</h1>
            <p class="lead">{t().account_guest_lead()}</p>
        </header>
        <div class="account-ways">
            <NewAccount identity/>
            <div class="stack">
                <LogIn identity/>
                <Recover identity/>
            </div>
        </div>
    }
}

#[component]
fn NewAccount(identity: Identity) -> impl IntoView {
    let (name, password) = (Field::new(), Field::new());
    let sending = Sending::new();
    let create = move |event| {
        let asked = api::register(credentials(name, password));
        sending.send(&event, asked, move |made| {
            identity.codes.try_set(made.recovery);
            identity.changed(t().account_welcome(&made.me.name));
        });
    };
    view! {
        <form class="card stack" aria-labelledby="new-account" data-testid="new-account-form" on:submit=create>
            <header>
                <h2 id="new-account">{t().account_new()}</h2>
                <p class="hint">{t().account_new_lead()}</p>
            </header>
            <NameField name="new-name" field=name hint=t().account_name_rules()/>
            <PasswordField
                label=t().account_password()
                name="new-password"
                field=password
                is_new=true
                hint=t().account_password_rules()
            />
            <Wrong why=sending.wrong/>
            <button class="button primary" type="submit" data-testid="create" disabled=move || sending.is_busy.get()>
                {t().account_create()}
            </button>
        </form>
    }
}

#[component]
fn LogIn(identity: Identity) -> impl IntoView {
    let (name, password) = (Field::new(), Field::new());
    let sending = Sending::new();
    let log_in = move |event| {
        let asked = api::log_in(credentials(name, password));
        sending.send(&event, asked, move |me| {
            identity.changed(t().account_logged_in(&me.name));
        });
    };
    view! {
        <form class="card stack" aria-labelledby="log-in" data-testid="log-in-form" on:submit=log_in>
            <header>
                <h2 id="log-in">{t().account_log_in()}</h2>
                <p class="hint">{t().account_log_in_lead()}</p>
            </header>
            <NameField name="name" field=name/>
            <PasswordField label=t().account_password() name="password" field=password is_new=false/>
            <Wrong why=sending.wrong/>
            <button class="button primary" type="submit" data-testid="log-in" disabled=move || sending.is_busy.get()>
                {t().account_log_in()}
            </button>
        </form>
    }
}
