//! Fields for names and passwords that browsers and password managers recognize.

use crate::online::api::{self, ApiResult};
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Credentials;
use std::future::Future;

/// A field that's read when the form is submitted. Password managers write into it.
pub(super) type Field = NodeRef<leptos::html::Input>;

/// Returns the text of a field.
pub(super) fn text_in(field: Field) -> String {
    field
        .get_untracked()
        .map(|field| field.value())
        .unwrap_or_default()
}

/// Returns what someone logs in with. Names have no spaces around them.
pub(super) fn credentials(name: Field, password: Field) -> Credentials {
    Credentials {
        name: text_in(name).trim().to_owned(),
        password: text_in(password),
    }
}

/// A form that's sent to the server: whether it's being sent, and what went wrong.
#[derive(Clone, Copy)]
pub(super) struct Sending {
    pub(super) is_busy: RwSignal<bool>,
    pub(super) wrong: RwSignal<Option<String>>,
}

impl Sending {
    pub(super) fn new() -> Sending {
        Sending {
            is_busy: RwSignal::new(false),
            wrong: RwSignal::new(None),
        }
    }

    /// Sends a form that was submitted, and handles the answer if it's what was asked for.
    pub(super) fn send<T: 'static>(
        self,
        event: &leptos::ev::SubmitEvent,
        asked: impl Future<Output = ApiResult<T>> + 'static,
        done: impl FnOnce(T) + 'static,
    ) {
        event.prevent_default();
        self.wrong.set(None);
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = asked.await;
            self.is_busy.try_set(false);
            match answer {
                Ok(value) => done(value),
                Err(trouble) => drop(self.wrong.try_set(Some(api::sentence(&trouble)))),
            }
        });
    }
}

/// Clears a field.
pub(super) fn empty(field: Field) {
    if let Some(field) = field.get_untracked() {
        field.set_value("");
    }
}

/// The name of an account.
#[component]
pub(super) fn NameField(
    name: &'static str,
    field: Field,
    #[prop(optional)] hint: &'static str,
) -> impl IntoView {
    let hint_id = format!("{name}-hint");
    let described = (!hint.is_empty()).then(|| hint_id.clone());
    view! {
        <div class="field">
            <label for=name>{t().account_name()}</label>
            <input
                type="text"
                id=name
                name="username"
                data-testid=name
                node_ref=field
                autocomplete="username"
                autocapitalize="none"
                spellcheck="false"
                required
                aria-describedby=described
            />
            {(!hint.is_empty()).then(|| view! { <p class="hint" id=hint_id>{hint}</p> })}
        </div>
    }
}

/// A password field with a button to show it.
#[component]
pub(super) fn PasswordField(
    label: &'static str,
    name: &'static str,
    field: Field,
    /// Whether it's a new password, which a password manager may generate.
    is_new: bool,
    #[prop(optional)] hint: &'static str,
) -> impl IntoView {
    let is_seen = RwSignal::new(false);
    let hint_id = format!("{name}-hint");
    let described = (!hint.is_empty()).then(|| hint_id.clone());
    view! {
        <div class="field">
            <label for=name>{label}</label>
            <div class="password">
                <input
                    type=move || if is_seen.get() { "text" } else { "password" }
                    id=name
                    name=if is_new { "new-password" } else { "current-password" }
                    data-testid=name
                    node_ref=field
                    autocomplete=if is_new { "new-password" } else { "current-password" }
                    autocapitalize="none"
                    spellcheck="false"
                    minlength=is_new.then_some("12")
                    maxlength="200"
                    required
                    aria-describedby=described
                />
                <button
                    class="button quiet"
                    type="button"
                    aria-pressed=move || is_seen.get().to_string()
                    aria-label=t().account_show_password()
                    on:click=move |_| is_seen.update(|seen| *seen = !*seen)
                >
                    {t().account_show()}
                </button>
            </div>
            {(!hint.is_empty()).then(|| view! { <p class="hint" id=hint_id>{hint}</p> })}
        </div>
    }
}

/// Why a form was refused.
#[component]
pub(super) fn Wrong(why: RwSignal<Option<String>>) -> impl IntoView {
    move || {
        why.get().map(|why| {
            view! {
                <p class="notice bad" role="alert" data-testid="wrong">{why}</p>
            }
        })
    }
}
