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
use online_play::{Against, LinkStatus, Lobby, LobbyEffect, Offer, by_urgency, requests};
use protocol::{ClientMessage, GameId, GameSummary, SeekId, ServerMessage};
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
    lobby: RwSignal<Lobby>,
    offer: Memo<Offer>,
    mine: Fetch<Vec<GameSummary>>,
    running: Fetch<Vec<GameSummary>>,
    /// The server's time, once it's known.
    now: RwSignal<Option<Instant>>,
    navigate: Callback<GameId>,
}

impl LobbyState {
    fn enter() -> LobbyState {
        let connection = connection();
        let kept = browser::recall(OFFER).unwrap_or_default();
        let lobby = RwSignal::new(Lobby::new(Offer::from_json(&kept)));
        let navigate = use_navigate();
        let state = LobbyState {
            connection,
            announcer: announcer().until_left(),
            lobby,
            offer: Memo::new(move |_| lobby.with(|lobby| *lobby.offer())),
            mine: Fetch::new(),
            running: Fetch::new(),
            now: RwSignal::new(None),
            navigate: Callback::new(move |game| {
                navigate(&live_address(game), NavigateOptions::default());
            }),
        };
        Effect::new(move || {
            let me = connection.me().get();
            lobby.update(|lobby| lobby.introduce(me));
        });
        connection.listen(move |message| {
            if let ServerMessage::Welcome { .. } = message {
                connection.send(&ClientMessage::Lobby { watch: true });
            }
            lobby.try_maybe_update(|lobby| (lobby.hear(message), ()));
        });
        if connection.status().get_untracked() == LinkStatus::Online {
            connection.send(&ClientMessage::Lobby { watch: true });
        }
        on_cleanup(move || connection.send(&ClientMessage::Lobby { watch: false }));
        Effect::new(move || {
            if connection.status().get() == LinkStatus::Reconnecting {
                lobby.update(Lobby::disconnected);
            }
        });
        state.keep_up();
        if let Some(seek) = remembered() {
            spawn_local(async move {
                let found = api::ask(requests::challenge(seek)).await;
                state.change(|lobby| lobby.challenge_found(found));
            });
        }
        state
    }

    /// Looks at the lobby, and again after every change.
    fn with<T>(self, look: impl FnOnce(&Lobby) -> T) -> T {
        self.lobby.with(look)
    }

    /// Changes the options for a custom game.
    fn change_offer(self, change: impl FnOnce(&mut Offer)) {
        self.change(|lobby| lobby.change_offer(change));
    }

    /// Changes the lobby, and carries out what follows. Nothing happens once the screen is left.
    fn change<T: Default>(self, change: impl FnOnce(&mut Lobby) -> T) -> T {
        let changed = self.lobby.try_update(|lobby| {
            let result = change(lobby);
            (result, lobby.effects())
        });
        let (result, effects) = changed.unwrap_or_default();
        for effect in effects {
            self.carry_out(effect);
        }
        result
    }

    fn carry_out(self, effect: LobbyEffect) {
        match effect {
            LobbyEffect::Seek(terms) => spawn_local(async move {
                let answer = self
                    .connection
                    .ask(|id| ClientMessage::Seek { id, terms })
                    .await;
                self.change(|lobby| lobby.seek_answered(answer));
            }),
            LobbyEffect::Unseek(seek) => self.unseek(seek),
            LobbyEffect::MakeLink(terms) => spawn_local(async move {
                let answer = api::ask(requests::new_challenge(&terms)).await;
                self.change(|lobby| lobby.link_made(answer));
            }),
            LobbyEffect::PlayComputer(game) => spawn_local(async move {
                let answer = api::ask(requests::play_computer(&game)).await;
                self.change(|lobby| lobby.game_begun(answer));
            }),
            LobbyEffect::KeepOffer(offer) => {
                browser::remember(OFFER, &offer.to_json());
            }
            LobbyEffect::RememberChallenge(seek) => remember(seek),
            LobbyEffect::SayLooking => self.announcer.say(t().lobby_looking()),
            LobbyEffect::Play(game) => {
                // The screen may be gone.
                self.navigate.try_run(game);
            }
        }
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
                .renew(async { Ok(api::ask(requests::running_games(None)).await?.games) });
            if let Some(player) = me.get_untracked() {
                self.mine.renew(async move {
                    let mut games = api::ask(requests::running_games(Some(player))).await?.games;
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

    /// Whether the server can be reached right now.
    fn is_online(self) -> bool {
        self.connection.status().get() == LinkStatus::Online
    }

    /// Whether the connection is lost. Before the first one, it isn't.
    fn is_offline(self) -> bool {
        self.connection.status().get() == LinkStatus::Reconnecting
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
                (Err(trouble), _) => self.announcer.tell(api::sentence(&trouble)),
            }
        });
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
            lobby.change_offer(|offer| offer.against = against);
        }
    });
    view! {
        <Who lobby/>
        <div class="lobby">
            <div class="lobby-start">
                <WaitingLink lobby/>
                <MyGames lobby/>
                <QuickGames lobby/>
                <OwnGame lobby friend wished/>
            </div>
            <div class="lobby-others">
                <OpenSeeks lobby/>
                <ToWatch lobby/>
            </div>
        </div>
    }
}

/// The link of the open challenge.
#[component]
fn WaitingLink(lobby: LobbyState) -> impl IntoView {
    let challenge = Memo::new(move |_| lobby.with(|lobby| lobby.challenge().cloned()));
    let withdrawn = Callback::new(move |()| lobby.change(Lobby::withdrawn));
    let section = NodeRef::<leptos::html::Section>::new();
    // The form that creates the link is further down.
    Effect::new(move || {
        if let Some(section) = section.get()
            && lobby.change(Lobby::take_new_link)
        {
            // Focusing an element of the page scrolls to it, and can't fail.
            let _ = section.focus();
            section.scroll_into_view();
        }
    });
    move || {
        challenge.get().map(|challenge| {
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
