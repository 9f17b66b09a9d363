//! Without an account: make one, or log in.

use super::Identity;
use super::fields::{Field, NameField, PasswordField, Wrong, text_in};
use super::recovery::Recover;
use crate::online::api;
use crate::texts::online::account as words;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Makes an account, or enters one.
#[component]
pub(super) fn Guest(identity: Identity) -> impl IntoView {
    view! {
        <header>
            <h1>{words::TITLE}</h1>
            <p class="lead">{words::GUEST_LEAD}</p>
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
            let made = api::register(text_in(name).trim().to_owned(), text_in(password)).await;
            is_busy.try_set(false);
            match made {
                Ok(made) => {
                    identity.codes.try_set(made.recovery);
                    identity.changed(words::welcome(&made.me.name));
                }
                Err(trouble) => {
                    wrong.try_set(Some(trouble.sentence()));
                }
            }
        });
    };
    view! {
        <form class="card stack" aria-labelledby="new-account" data-testid="new-account-form" on:submit=create>
            <header>
                <h2 id="new-account">{words::NEW}</h2>
                <p class="hint">{words::NEW_LEAD}</p>
            </header>
            <NameField name="new-name" field=name hint=words::NAME_RULES/>
            <PasswordField
                label=words::PASSWORD
                name="new-password"
                field=password
                is_new=true
                hint=words::PASSWORD_RULES
            />
            <Wrong why=wrong/>
            <button class="button primary" type="submit" data-testid="create" disabled=move || is_busy.get()>
                {words::CREATE}
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
            let entered = api::log_in(text_in(name).trim().to_owned(), text_in(password)).await;
            is_busy.try_set(false);
            match entered {
                Ok(me) => identity.changed(words::logged_in(&me.name)),
                Err(trouble) => {
                    wrong.try_set(Some(trouble.sentence()));
                }
            }
        });
    };
    view! {
        <form class="card stack" aria-labelledby="log-in" data-testid="log-in-form" on:submit=log_in>
            <header>
                <h2 id="log-in">{words::LOG_IN}</h2>
                <p class="hint">{words::LOG_IN_LEAD}</p>
            </header>
            <NameField name="name" field=name/>
            <PasswordField label=words::PASSWORD name="password" field=password is_new=false/>
            <Wrong why=wrong/>
            <button class="button primary" type="submit" data-testid="log-in" disabled=move || is_busy.get()>
                {words::LOG_IN}
            </button>
        </form>
    }
}
