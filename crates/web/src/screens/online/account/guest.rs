//! Without an account: sign up or log in.

use super::Identity;
use super::fields::{Field, NameField, PasswordField, Wrong, credentials};
use super::recovery::Recover;
use crate::online::api;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

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
    let wrong = RwSignal::new(None);
    let is_busy = RwSignal::new(false);
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.set(None);
        is_busy.set(true);
        spawn_local(async move {
            let made = api::register(&credentials(name, password)).await;
            is_busy.try_set(false);
            match made {
                Ok(made) => {
                    identity.codes.try_set(made.recovery);
                    identity.changed(t().account_welcome(&made.me.name));
                }
                Err(trouble) => {
                    wrong.try_set(Some(api::sentence(&trouble)));
                }
            }
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
            <Wrong why=wrong/>
            <button class="button primary" type="submit" data-testid="create" disabled=move || is_busy.get()>
                {t().account_create()}
            </button>
        </form>
    }
}

#[component]
fn LogIn(identity: Identity) -> impl IntoView {
    let (name, password) = (Field::new(), Field::new());
    let wrong = RwSignal::new(None);
    let is_busy = RwSignal::new(false);
    let log_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        wrong.set(None);
        is_busy.set(true);
        spawn_local(async move {
            let entered = api::log_in(&credentials(name, password)).await;
            is_busy.try_set(false);
            match entered {
                Ok(me) => identity.changed(t().account_logged_in(&me.name)),
                Err(trouble) => {
                    wrong.try_set(Some(api::sentence(&trouble)));
                }
            }
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
            <Wrong why=wrong/>
            <button class="button primary" type="submit" data-testid="log-in" disabled=move || is_busy.get()>
                {t().account_log_in()}
            </button>
        </form>
    }
}
