//! API tokens, with which programs play for the account.

use super::fields::{Field, PasswordField, Sending, Wrong, empty, text_in};
use super::holder::OfName;
use crate::announcer::announcer;
use crate::ask_first::DeleteQuestion;
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::online::parts::{Copyable, Fetch, shown};
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::requests;
use protocol::{NewToken, Token};

/// The tokens of the account: creating, copying once, and deleting.
#[component]
pub(super) fn Tokens(name: String) -> impl IntoView {
    let all: Fetch<Vec<Token>> = Fetch::new();
    let fetch = move || all.renew(async { Ok(api::ask(requests::tokens()).await?.tokens) });
    fetch();
    let retry = Callback::new(move |()| fetch());
    let (label, password) = (Field::new(), Field::new());
    let sending = Sending::new();
    let secret = RwSignal::new(None::<String>);
    let make = move |event: leptos::ev::SubmitEvent| {
        let token = NewToken {
            label: text_in(label).trim().to_owned(),
            password: text_in(password),
        };
        if token.label.is_empty() {
            event.prevent_default();
            let why = t().account_token_needs_name().to_owned();
            sending.wrong.set(Some(why));
            return;
        }
        let asked = api::ask(requests::new_token(&token));
        sending.send(&event, asked, move |token| {
            empty(label);
            empty(password);
            secret.try_set(token.secret);
            fetch();
        });
    };
    view! {
        <section class="card stack" aria-labelledby="tokens" data-testid="tokens">
            <header>
                <h2 id="tokens">{t().account_tokens()}</h2>
                <p class="hint">{t().account_tokens_lead()}</p>
            </header>
            {move || shown(all.get(), retry, move |tokens| view! { <List tokens all/> })}
            {move || secret.get().map(|text| view! {
                <div class="notice stack" role="status" data-testid="secret">
                    <p><strong>{t().account_token_secret()}</strong> " " {t().account_token_once()}</p>
                    <Copyable
                        label=t().account_token_secret()
                        name="token"
                        text
                        copy=t().copy()
                        copied=t().online_copied()
                    />
                    <p>
                        <button class="button" type="button" on:click=move |_| secret.set(None)>
                            {t().account_token_kept()}
                        </button>
                    </p>
                </div>
            })}
            <form class="stack" on:submit=make>
                <OfName name/>
                <div class="field">
                    <label for="token-label">{t().account_token_name()}</label>
                    <input
                        type="text"
                        id="token-label"
                        data-testid="token-label"
                        node_ref=label
                        autocomplete="off"
                        placeholder=t().account_token_hint()
                    />
                </div>
                <PasswordField
                    label=t().account_confirm_password()
                    name="token-password"
                    field=password
                    is_new=false
                />
                <Wrong why=sending.wrong/>
                <button class="button" type="submit" data-testid="make-token">
                    <Icon path=icon::KEY/>
                    {t().account_make_token()}
                </button>
            </form>
        </section>
    }
}

#[component]
fn List(tokens: Vec<Token>, all: Fetch<Vec<Token>>) -> impl IntoView {
    if tokens.is_empty() {
        return view! { <p class="hint">{t().account_no_tokens()}</p> }.into_any();
    }
    let rows = tokens.into_iter().map(|token| view! { <Row token all/> });
    view! { <ul class="seeks">{rows.collect_view()}</ul> }.into_any()
}

#[component]
fn Row(token: Token, all: Fetch<Vec<Token>>) -> impl IntoView {
    let announcer = announcer();
    let Token {
        id, label, created, ..
    } = token;
    let delete = {
        let label = label.clone();
        move || {
            let label = label.clone();
            spawn_local(async move {
                match api::ask(requests::delete_token(id)).await {
                    Ok(()) => announcer.tell(t().account_token_deleted(&label)),
                    Err(trouble) => announcer.tell(api::sentence(&trouble)),
                }
                all.renew(async { Ok(api::ask(requests::tokens()).await?.tokens) });
            });
        }
    };
    let delete = Callback::new(move |()| delete());
    let is_asking = RwSignal::new(false);
    let question = t().account_delete_token_question(&label);
    let shown = label.clone();
    let row = move || {
        view! {
            <div class="seek-text">
                <strong><bdi>{shown.clone()}</bdi></strong>
                <span class="hint">{t().account_made_at(&browser::day_text(created.as_millis()))}</span>
            </div>
            <button
                class="button quiet only-icon"
                type="button"
                aria-label=t().account_delete_token(&shown)
                title=t().delete()
                on:click=move |_| is_asking.set(true)
            >
                <Icon path=icon::DELETE/>
            </button>
        }
    };
    view! {
        <li class="seek" data-testid="token-row">
            <Show when=move || is_asking.get() fallback=row>
                <DeleteQuestion question=question.clone() is_asking delete/>
            </Show>
        </li>
    }
}
