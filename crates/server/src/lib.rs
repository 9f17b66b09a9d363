//! Crownhead over HTTP: the web app and online games.
//!
//! [`Pages`] are what a browser loads, a [`Site`] is a node that plays games on a
//! [store](store::Store), [`router`] answers requests, and [`serve`] runs it on a listener until
//! shutdown. The command line is in another crate.

mod api;
mod attempts;
mod background_tasks;
mod bus;
mod chance;
mod chat;
mod clock;
mod computer;
mod connections;
mod deletions;
mod endgames;
mod head;
mod hosts;
mod indexing;
mod live;
mod lobby;
mod metrics;
mod names;
mod outbox;
mod pages;
mod panics;
mod passwords;
mod pulse;
mod security;
mod session;
mod site;
mod socket;
pub mod store;
mod terms;
mod throttle;
mod trace;

pub use bus::{Bus, ConnectError, NatsBus};
pub use computer::ComputerSettings;
pub use connections::{Limits, serve};
pub use endgames::Endgames;
pub use hosts::Hosts;
pub use metrics::metrics_router;
pub use pages::{LoadError, Pages};
pub use protocol::Reach;
pub use site::{Settings, Site, SiteError};

use axum::Router;
use axum::extract::Request;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use std::sync::Arc;

/// Everything that a client can request: pages, and games if there's a site.
pub fn router(pages: Pages, hosts: Hosts, site: Option<Arc<Site>>) -> Router {
    let pages = Arc::new(pages);
    let is_behind_proxy = site
        .as_ref()
        .is_some_and(|site| site.settings.is_behind_proxy);
    let is_secure = site.as_ref().is_some_and(|site| site.settings.is_secure);
    let proxy = trace::IsBehindProxy(is_behind_proxy);
    let router = site.map_or_else(Router::new, api::routes);
    router
        .fallback(move |request: Request| {
            let pages = Arc::clone(&pages);
            pages.answer_later(request)
        })
        .layer(from_fn(panics::answer))
        .layer(from_fn_with_state(Arc::new(hosts), hosts::check))
        .layer(from_fn(head::check))
        .layer(map_response(move |response| {
            security::add_headers(is_secure, response)
        }))
        .layer(from_fn_with_state(proxy, trace::follow))
}
