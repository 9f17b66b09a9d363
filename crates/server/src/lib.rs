//! Crownhead over HTTP: the pages of the web app, and the games that people play there.
//!
//! The library knows no command line. [`Pages`] are what a browser loads, [`router`] answers requests,
//! and [`serve`] runs it on a listener until it is told to stop.

mod chance;
mod clock;
mod connections;
mod hosts;
mod pages;
mod security;
pub mod store;

pub use connections::{Limits, serve};
pub use hosts::Hosts;
pub use pages::{LoadError, Pages};

use axum::Router;
use axum::middleware::from_fn_with_state;
use std::sync::Arc;

/// Everything that a client can ask for.
pub fn router(pages: Pages, hosts: Hosts) -> Router {
    let pages = Arc::new(pages);
    Router::new()
        .fallback(move |request: axum::extract::Request| {
            let pages = Arc::clone(&pages);
            async move { pages.answer(&request) }
        })
        .layer(from_fn_with_state(Arc::new(hosts), hosts::check))
        .layer(axum::middleware::map_response(security::add_headers))
}
