//! How people reach this server.

use super::api;
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::requests;
use protocol::Reach;

/// How people reach this server, once that's known.
#[derive(Clone, Copy)]
pub(crate) struct Reached(RwSignal<Option<Reach>>);

impl Reached {
    /// Asks the server, and provides the answer to the screens below.
    pub(crate) fn provide() {
        let reached = Reached(RwSignal::new(None));
        provide_context(reached);
        spawn_local(async move {
            // If a server doesn't say, others reach it the way this page was reached.
            let reach = api::ask(requests::reach()).await.unwrap_or_default();
            reached.0.try_set(Some(reach));
        });
    }

    pub(crate) fn get(self) -> Option<Reach> {
        self.0.get()
    }

    /// Returns the address of this site for others. `None` if only this machine can open it.
    pub(crate) fn origin_for_others(self) -> Option<String> {
        if !browser::is_loopback() {
            return Some(browser::origin());
        }
        self.0
            .with(|reach| reach.as_ref()?.addresses.first().cloned())
    }
}

/// Returns how people reach this server.
pub(crate) fn reached() -> Reached {
    expect_context()
}
