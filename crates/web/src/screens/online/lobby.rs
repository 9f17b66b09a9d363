//! The lobby: open challenges and live games.

mod alone;
mod games;
pub(super) mod link;
mod offer;
mod qr;
mod quick;
mod seeks;
mod who;

use super::parts::{Fetch, WithGames, go_to_started_games};
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::online::{Connection, api, connection, reached};
use crate::screens::online::parts::live_address;
use crate::texts::t;
use alone::Alone;
use games::{MyGames, ToWatch};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use link::{ChallengeLink, remember, remembered};
use offer::OwnGame;
use online_play::{Against, LinkStatus, Offer, Seeks, by_urgency};
use protocol::{
    Challenge, ClientMessage, ComputerGame, GameSummary, SeekId, SeekTerms, ServerMessage,
};
use quick::QuickGames;
use room::Instant;
use seeks::OpenSeeks;
use std::time::Duration;
use who::Who;

const OFFER: &str = "crownhead.offer";
/// How often clocks in lists are updated.
const TICK: Duration = Duration::from_secs(1);
/// How often live games are refreshed while the page is visible. Many people may share an IP
/// address, and the server limits requests per address.
const REFRESH: Duration = Duration::from_secs(60);

/// The state of the lobby, shared by all its parts.
#[derive(Clone, Copy)]
pub(super) struct LobbyState {
    connection: Connection,
    announcer: Announcer,
    seeks: RwSignal<Seeks>,
    challenge: RwSignal<Option<Challenge>>,
    /// Whether the challenge was created just now, so its link should be seen.
    is_link_new: StoredValue<bool>,
    mine: Fetch<Vec<GameSummary>>,
    running: Fetch<Vec<GameSummary>>,
    offer: RwSignal<Offer>,
    /// Why the last request was refused.
    refused: RwSignal<Option<String>>,
    is_busy: RwSignal<bool>,
    /// The server's time, once it's known.
    now: RwSignal<Option<Instant>>,
}

impl LobbyState {
    fn enter() -> LobbyState {
        let connection = connection();
        let kept = browser::recall(OFFER).unwrap_or_default();
        let lobby = LobbyState {
            connection,
            announcer: announcer().until_left(),
            seeks: RwSignal::new(Seeks::default()),
            challenge: RwSignal::new(None),
            is_link_new: StoredValue::new(false),
            mine: Fetch::new(),
            running: Fetch::new(),
            offer: RwSignal::new(Offer::from_json(&kept)),
            refused: RwSignal::new(None),
            is_busy: RwSignal::new(false),
            now: RwSignal::new(None),
        };
        Effect::new(move || {
            browser::remember(OFFER, &lobby.offer.get().to_json());
            lobby.refused.set(None);
        });
        connection.listen(move |message| {
            if let ServerMessage::Welcome { .. } = message {
                connection.send(&ClientMessage::Lobby { watch: true });
            }
            lobby
                .seeks
                .try_maybe_update(|seeks| (seeks.hear(message), ()));
        });
        if connection.status().get_untracked() == LinkStatus::Online {
            connection.send(&ClientMessage::Lobby { watch: true });
        }
        on_cleanup(move || connection.send(&ClientMessage::Lobby { watch: false }));
        // Without a connection, the open seeks are unknown.
        Effect::new(move || {
            if connection.status().get() == LinkStatus::Reconnecting {
                lobby.seeks.update(Seeks::forget);
            }
        });
        lobby.keep_up();
        lobby.find_challenge();
        lobby
    }

    /// Refreshes games and their clocks while the screen is open.
    fn keep_up(self) {
        let me = Memo::new(move |_| {
            self.connection
                .me()
                .with(|me| me.as_ref().map(|me| me.player))
        });
        let fetch = move || {
            self.running
                .renew(async { Ok(api::running_games(None).await?.games) });
            if let Some(player) = me.get_untracked() {
                self.mine.renew(async move {
                    let mut games = api::running_games(Some(player)).await?.games;
                    by_urgency(&mut games, player);
                    Ok(games)
                });
            }
        };
        let tick = move || {
            // Before that, the server's clock is unknown.
            if self.connection.status().get_untracked() == LinkStatus::Online {
                self.now.try_set(Some(self.connection.server_now()));
            }
        };
        Effect::new(move || {
            self.connection.status().track();
            tick();
        });
        Effect::new(move || {
            me.get();
            fetch();
        });
        let fetch_if_seen = move || {
            if !browser::is_hidden() {
                fetch();
            }
        };
        let seen = window_event_listener_untyped("visibilitychange", move |_| fetch_if_seen());
        on_cleanup(move || seen.remove());
        for (every, run) in [
            (TICK, Callback::new(move |()| tick())),
            (REFRESH, Callback::new(move |()| fetch_if_seen())),
        ] {
            if let Ok(handle) = set_interval_with_handle(move || run.run(()), every) {
                on_cleanup(move || handle.clear());
            }
        }
    }

    /// Restores an open challenge from an earlier visit.
    fn find_challenge(self) {
        let Some(seek) = remembered() else { return };
        spawn_local(async move {
            match api::challenge(seek).await {
                Ok(challenge) => {
                    self.challenge.try_set(Some(challenge));
                }
                Err(trouble) if trouble.is_not_found() => remember(None),
                Err(_) => {}
            }
        });
    }

    /// Whether the server can be reached right now.
    fn is_online(self) -> bool {
        self.connection.status().get() == LinkStatus::Online
    }

    /// Whether the connection is lost. Before the first one, it isn't.
    fn is_offline(self) -> bool {
        self.connection.status().get() == LinkStatus::Reconnecting
    }

    fn is_guest(self) -> bool {
        self.connection
            .me()
            .with(|me| me.as_ref().is_none_or(|me| me.guest))
    }

    /// Creates a seek.
    fn seek(self, terms: SeekTerms) {
        self.refused.set(None);
        self.is_busy.set(true);
        spawn_local(async move {
            let asked = self
                .connection
                .ask(|id| ClientMessage::Seek { id, terms })
                .await;
            self.is_busy.try_set(false);
            match asked {
                Ok(()) => self.announcer.say(t().lobby_looking()),
                Err(refused) => self.refuse(refused.text.to_owned()),
            }
        });
    }

    /// Accepts someone else's seek.
    fn take(self, seek: SeekId) {
        self.ask(move |id| ClientMessage::Take { id, seek }, None);
    }

    /// Cancels one of the user's seeks.
    fn unseek(self, seek: SeekId) {
        self.ask(
            move |id| ClientMessage::Unseek { id, seek },
            Some(t().lobby_canceled()),
        );
    }

    fn ask(self, message: impl FnOnce(u32) -> ClientMessage + 'static, done: Option<&'static str>) {
        spawn_local(async move {
            match (self.connection.ask(message).await, done) {
                (Ok(()), Some(done)) => self.announcer.say(done),
                (Ok(()), None) => {}
                (Err(refused), _) => self.announcer.tell(refused.text),
            }
        });
    }

    fn refuse(self, why: String) {
        self.refused.try_set(Some(why));
    }
}

/// The lobby.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    browser::entitle(&t().page_title(t().lobby_title()));
    let reached = reached();
    move || match reached.get() {
        None => view! { <p class="lead" role="status">{t().online_loading()}</p> }.into_any(),
        Some(reach) if reach.alone => view! { <Alone server=reach.server/> }.into_any(),
        Some(_) => view! { <WithGames><Room/></WithGames> }.into_any(),
    }
}

#[component]
fn Room() -> impl IntoView {
    go_to_started_games();
    let lobby = LobbyState::enter();
    let query = use_query_map();
    // The home screen and a player's page link here with the opponent preselected.
    let friend = Memo::new(move |_| query.with(|query| query.get("friend")));
    let wished = Memo::new(move |_| {
        let against = query.with(|query| query.get("against"));
        match against.as_deref() {
            _ if friend.with(Option::is_some) => Some(Against::Friend),
            Some("friend") => Some(Against::Friend),
            Some("computer") => Some(Against::Computer),
            _ => None,
        }
    });
    Effect::new(move || {
        if let Some(against) = wished.get() {
            lobby.offer.update(|offer| offer.against = against);
        }
    });
    let navigate = use_navigate();
    let submit = Callback::new(move |()| {
        let navigate = navigate.clone();
        let offer = lobby.offer.get_untracked();
        let terms = offer.terms(untrack(|| lobby.is_guest()));
        match offer.against {
            Against::Anyone => lobby.seek(terms),
            Against::Friend => make_link(lobby, terms),
            Against::Computer => {
                let level = offer.level;
                lobby.refused.set(None);
                lobby.is_busy.set(true);
                spawn_local(async move {
                    let begun = api::play_computer(ComputerGame { level, terms }).await;
                    lobby.is_busy.try_set(false);
                    match begun {
                        Ok(begun) => {
                            navigate(&live_address(begun.game), NavigateOptions::default());
                        }
                        Err(trouble) => lobby.refuse(trouble.sentence()),
                    }
                });
            }
        }
    });
    view! {
        <Who lobby/>
        <div class="lobby">
            <div class="lobby-start">
                <WaitingLink lobby/>
                <MyGames lobby/>
                <QuickGames lobby/>
                <OwnGame lobby friend wished submit/>
            </div>
            <div class="lobby-others">
                <OpenSeeks lobby/>
                <ToWatch lobby/>
            </div>
        </div>
    }
}

/// Creates a challenge and shows its link.
fn make_link(lobby: LobbyState, terms: SeekTerms) {
    lobby.refused.set(None);
    lobby.is_busy.set(true);
    spawn_local(async move {
        let made = api::new_challenge(terms).await;
        lobby.is_busy.try_set(false);
        match made {
            Ok(challenge) => {
                remember(Some(challenge.seek.id));
                lobby.is_link_new.try_set_value(true);
                lobby.challenge.try_set(Some(challenge));
            }
            Err(trouble) => lobby.refuse(trouble.sentence()),
        }
    });
}

/// The link of the open challenge.
#[component]
fn WaitingLink(lobby: LobbyState) -> impl IntoView {
    let withdrawn = Callback::new(move |()| lobby.challenge.set(None));
    let section = NodeRef::<leptos::html::Section>::new();
    // The form that creates the link is further down.
    Effect::new(move || {
        let is_wanted = lobby.is_link_new.get_value();
        if let Some(section) = section.get().filter(|_| is_wanted) {
            lobby.is_link_new.set_value(false);
            // Focusing an element of the page scrolls to it, and can't fail.
            let _ = section.focus();
            section.scroll_into_view();
        }
    });
    move || {
        lobby.challenge.get().map(|challenge| {
            view! {
                <section
                    class="card waiting-link stack"
                    node_ref=section
                    tabindex="-1"
                    aria-label=t().lobby_link_title()
                    data-testid="challenge-link"
                >
                    <div>
                        <h2>{t().lobby_link_title()}</h2>
                        <p class="hint">{t().lobby_link_lead()}</p>
                    </div>
                    <ChallengeLink challenge withdrawn/>
                </section>
            }
        })
    }
}
