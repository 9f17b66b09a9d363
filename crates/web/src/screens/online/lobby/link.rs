//! The link of a challenge: copying, sharing and withdrawing it.

use super::qr::QrPicture;
use crate::announcer::announcer;
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::{api, connection, reached};
use crate::screens::online::parts::Copyable;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Challenge, ClientMessage, SeekId};

/// The storage key of this browser's open challenge.
const CHALLENGE: &str = "crownhead.challenge";

pub(super) fn remembered() -> Option<SeekId> {
    browser::recall(CHALLENGE)?.parse().ok()
}

pub(in crate::screens::online) fn remember(seek: Option<SeekId>) {
    let text = seek.map(|seek| seek.to_string()).unwrap_or_default();
    browser::remember(CHALLENGE, &text);
}

/// The link of an open challenge.
#[component]
pub(in crate::screens::online) fn ChallengeLink(
    challenge: Challenge,
    /// Called when the challenge is no longer open.
    withdrawn: Callback<()>,
) -> impl IntoView {
    let connection = connection();
    let announcer = announcer();
    let seek = challenge.seek.id;
    let for_others = untrack(|| reached().origin_for_others());
    let is_local = for_others.is_none();
    let origin = for_others.unwrap_or_else(browser::origin);
    let link = format!("{origin}{}", challenge.path);
    let code = (!is_local).then(|| link.clone());
    let share = {
        let link = link.clone();
        move |_| {
            let link = link.clone();
            spawn_local(async move {
                // Closing the share dialog isn't an error.
                let _ = browser::share(t().lobby_share_title(), &link).await;
            });
        }
    };
    let withdraw = move |_| {
        spawn_local(async move {
            let asked = connection
                .ask(|id| ClientMessage::Unseek { id, seek })
                .await;
            match asked {
                Ok(()) => announcer.tell(t().lobby_withdrawn()),
                Err(refused) if refused.is_not_found() => {}
                Err(refused) => {
                    announcer.tell(api::sentence(&refused));
                    return;
                }
            }
            remember(None);
            withdrawn.try_run(());
        });
    };
    view! {
        <Copyable
            label=t().lobby_link_label()
            name="link"
            text=link
            copy=t().lobby_copy_link()
            copied=t().lobby_link_copied()
        />
        {is_local.then(|| view! {
            <p class="notice" data-testid="link-local">{t().lobby_link_local()}</p>
        })}
        {code.map(|text| view! { <QrPicture text label=t().lobby_link_code()/> })}
        <div class="row">
            {browser::can_share().then(|| view! {
                <button class="button" type="button" on:click=share>
                    <Icon path=icon::SHARE/>
                    {t().online_share()}
                </button>
            })}
            <button class="button quiet warn" type="button" data-testid="withdraw" on:click=withdraw>
                <Icon path=icon::CLOSE/>
                {t().lobby_withdraw()}
            </button>
        </div>
    }
}
