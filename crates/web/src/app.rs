//! The frame around every screen.

use crate::announcer::{Announcer, VoiceBox};
use crate::browser;
use crate::focus::keep_focus;
use crate::icon::{self, Icon};
use crate::online::{Connection, ConnectionLine, Reached};
use crate::page_engine::PageEngine;
use crate::preferences::Preferences;
use crate::saved_games::SavedGames;
use crate::screens::{
    DrillScreen, Editor, ExplorerScreen, Game, Help, Home, Learn, LessonScreen, Library, NotFound,
    Openings, Puzzles, Review, ReviewOnline, SettingsScreen, Squares, TrainOpening, online,
};
use crate::shortcuts::Shortcuts;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::{A, FlatRoutes, Route, Router};
use leptos_router::hooks::use_location;
use leptos_router::location::Location;
use leptos_router::path;

/// The local game.
#[component]
pub(crate) fn PlayApp() -> impl IntoView {
    view! {
        <Frame>
            <FlatRoutes fallback=|| view! { <Elsewhere part=Part::Play/> }>
                <Route path=path!("/") view=Home/>
                <Route path=path!("/game/:id") view=Game/>
            </FlatRoutes>
        </Frame>
    }
}

/// The desk: lessons, editor, review, library, help and settings.
#[component]
pub(crate) fn DeskApp() -> impl IntoView {
    view! {
        <Frame>
            {crate::library::provide(crate::saved_games::saved_games())}
            <FlatRoutes fallback=|| view! { <Elsewhere part=Part::BrowserLibrary/> }>
                <Route path=path!("/learn") view=Learn/>
                <Route path=path!("/learn/puzzles") view=Puzzles/>
                <Route path=path!("/learn/squares") view=Squares/>
                <Route path=path!("/learn/openings") view=Openings/>
                <Route path=path!("/learn/openings/train") view=TrainOpening/>
                <Route path=path!("/learn/explorer") view=ExplorerScreen/>
                <Route path=path!("/learn/drill/:drill") view=DrillScreen/>
                <Route path=path!("/learn/:lesson") view=LessonScreen/>
                <Route path=path!("/setup") view=Editor/>
                <Route path=path!("/review/:id") view=Review/>
                <Route path=path!("/review/online/:game") view=ReviewOnline/>
                <Route path=path!("/library") view=Library/>
                <Route path=path!("/help") view=Help/>
                <Route path=path!("/settings") view=SettingsScreen/>
            </FlatRoutes>
        </Frame>
    }
}

/// Online play.
#[component]
pub(crate) fn OnlineApp() -> impl IntoView {
    Connection::provide();
    Reached::provide();
    view! {
        <Frame>
            <ConnectionLine/>
            <FlatRoutes fallback=|| view! { <Elsewhere part=Part::Online/> }>
                <Route path=path!("/online") view=online::Lobby/>
                <Route path=path!("/online/game/:game") view=online::LiveGamePage/>
                <Route path=path!("/online/player/:player") view=online::Player/>
                <Route path=path!("/online/archive") view=online::Archive/>
                <Route path=path!("/online/account") view=online::Account/>
                <Route path=path!("/challenge/:seek") view=online::Challenge/>
            </FlatRoutes>
        </Frame>
    }
}

/// One of the app's modules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Play,
    BrowserLibrary,
    Online,
}

impl Part {
    /// Returns the part for this path. `boot.js` has the same logic.
    fn of(path: &str) -> Part {
        match path.trim_start_matches('/').split('/').next() {
            Some("online" | "challenge") => Part::Online,
            Some("learn" | "setup" | "review" | "library" | "help" | "settings") => {
                Part::BrowserLibrary
            }
            _ => Part::Play,
        }
    }
}

/// A path that this part doesn't handle. Loads the part that does, or shows the 404 page.
#[component]
fn Elsewhere(part: Part) -> impl IntoView {
    let Location {
        pathname, search, ..
    } = use_location();
    // The router keeps this view while it goes from one such path to another.
    move || {
        let (path, search) = (pathname.get(), search.get_untracked());
        if Part::of(&path) == part {
            return view! { <NotFound/> }.into_any();
        }
        let mark = if search.is_empty() { "" } else { "?" };
        spawn_local(browser::load(format!("{path}{mark}{search}")));
        ().into_any()
    }
}

/// The parts around every screen.
#[component]
fn Frame(children: Children) -> impl IntoView {
    Preferences::provide();
    Announcer::provide();
    SavedGames::provide();
    PageEngine::provide();
    keep_focus();
    view! {
        <Router>
            <div class="app">
                <a class="skip" href="#content">{t().skip_to_content()}</a>
                <Header/>
                <main id="content" tabindex="-1">{children()}</main>
            </div>
            <VoiceBox/>
            <Shortcuts/>
        </Router>
    }
}

#[component]
fn Header() -> impl IntoView {
    view! {
        <header class="topbar">
            <A href="/" attr:class="brand" attr:aria-label=t().app_name()>
                <Logo/>
                <span>{t().app_name()}</span>
            </A>
            <nav aria-label=t().nav_label()>
                <A href="/" exact=true><Icon path=icon::PLAY/><span>{t().nav_play()}</span></A>
                <A href="/online"><Icon path=icon::ONLINE/><span>{t().nav_online()}</span></A>
                <A href="/learn"><Icon path=icon::LEARN/><span>{t().nav_learn()}</span></A>
                <A href="/setup"><Icon path=icon::SET_UP/><span>{t().nav_set_up()}</span></A>
                <A href="/library"><Icon path=icon::LIBRARY/><span>{t().nav_library()}</span></A>
                <A href="/help"><Icon path=icon::HELP/><span>{t().nav_help()}</span></A>
                <A href="/settings"><Icon path=icon::SETTINGS/><span>{t().nav_settings()}</span></A>
            </nav>
        </header>
    }
}

#[component]
fn Logo() -> impl IntoView {
    view! {
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <circle cx="32" cy="32" r="29" fill="#b3291f" stroke="#6d130d" stroke-width="2"></circle>
            <circle cx="32" cy="32" r="23" fill="none" stroke="#8f1d15" stroke-width="2.5"></circle>
            <path d="M17 43h30l2.5-21-10 7.5L32 16l-7.5 13.500L14.500 22z" fill="#ffe9b0"></path>
        </svg>
    }
}
