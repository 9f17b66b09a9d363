//! Recovery codes for a forgotten password. Each is shown once and used once.

use super::Identity;
use super::fields::{Field, NameField, PasswordField, Sending, Wrong, text_in};
use crate::online::api;
use crate::texts::t;
use leptos::prelude::*;
use protocol::Recovery;

/// The codes of a new account, until the user dismisses them.
#[component]
pub(super) fn Codes(codes: RwSignal<Vec<String>>) -> impl IntoView {
    let shown = move || {
        let list = codes.get();
        (!list.is_empty()).then(|| {
            view! {
                <section class="card stack" aria-labelledby="recovery-codes" data-testid="recovery-codes">
                    <header>
                        <h2 id="recovery-codes">{t().account_codes()}</h2>
                        <p class="hint">{t().account_codes_lead()}</p>
                    </header>
                    <ul class="codes">
                        {list.into_iter().map(|code| view! { <li><code>{code}</code></li> }).collect_view()}
                    </ul>
                    <button class="button primary" data-testid="codes-kept" on:click=move |_| codes.set(Vec::new())>
                        {t().account_codes_kept()}
                    </button>
                </section>
            }
        })
    };
    view! { {shown} }
}

/// Sets a new password with a recovery code.
#[component]
pub(super) fn Recover(identity: Identity) -> impl IntoView {
    let (name, code, password) = (Field::new(), Field::new(), Field::new());
    let sending = Sending::new();
    let recover = move |event| {
        let recovery = Recovery {
            name: text_in(name).trim().to_owned(),
            code: text_in(code),
            new: text_in(password),
        };
        sending.send(&event, api::recover(recovery), move |me| {
            identity.changed(t().account_logged_in(&me.name));
        });
    };
    view! {
        <details class="card" data-testid="forgotten">
            <summary>{t().account_forgotten()}</summary>
            <form class="stack" data-testid="recover-form" on:submit=recover>
                <p class="hint">{t().account_forgotten_lead()}</p>
                <NameField name="recover-name" field=name/>
                <div class="field">
                    <label for="recover-code">{t().account_code()}</label>
                    <input
                        type="text"
                        id="recover-code"
                        data-testid="recover-code"
                        node_ref=code
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        dir="ltr"
                        maxlength="40"
                        required
                    />
                </div>
                <PasswordField
                    label=t().account_new_password()
                    name="recover-password"
                    field=password
                    is_new=true
                    hint=t().account_password_rules()
                />
                <Wrong why=sending.wrong/>
                <button class="button" type="submit" data-testid="recover" disabled=move || sending.is_busy.get()>
                    {t().account_recover()}
                </button>
            </form>
        </details>
    }
}
