//! The account: signing up, logging in and out, changing and deleting it.

mod fields;
mod guest;
mod holder;
mod recovery;
mod tokens;

use super::parts::{Fetch, WithGames, go_to_started_games, shown};
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::online::{Connection, api, connection};
use crate::texts::t;
use guest::Guest;
use holder::Holder;
use leptos::prelude::*;
use protocol::Me;
use recovery::Codes;

/// The user's identity, and what's needed when it changes.
#[derive(Clone, Copy)]
struct Identity {
    me: Fetch<Option<Me>>,
    connection: Connection,
    announcer: Announcer,
    /// The recovery codes of a new account.
    codes: RwSignal<Vec<String>>,
}

impl Identity {
    fn fetch(self) {
        self.me.begin(api::session());
    }

    /// Reloads everything after the user's identity has changed.
    fn changed(self, told: String) {
        self.announcer.tell(told);
        self.connection.renew();
        self.me.renew(api::session());
    }
}

/// The account.
#[component]
pub(crate) fn Account() -> impl IntoView {
    browser::entitle(&t().page_title(t().account_title()));
    go_to_started_games();
    let identity = Identity {
        me: Fetch::new(),
        connection: connection(),
        announcer: announcer(),
        codes: RwSignal::new(Vec::new()),
    };
    identity.fetch();
    let retry = Callback::new(move |()| identity.fetch());
    view! {
        <WithGames>
            <div class="account stack wide">
                <Codes codes=identity.codes/>
                {move || shown(identity.me.get(), retry, move |me| match me {
                    Some(me) if !me.guest => view! { <Holder identity me/> }.into_any(),
                    _ => view! { <Guest identity/> }.into_any(),
                })}
            </div>
        </WithGames>
    }
}
