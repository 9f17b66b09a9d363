//! The end of an online game, and what follows.

use super::server_facts::RatingInGame;
use super::table::LiveTable;
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::table::EndingCard;
use crate::texts::{self, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use online_play::{LiveGame, requests};
use room::{Action, Proposal};
use rules::Color;
use words::Spoken;

/// How long the result of the first game of a heat is shown before the second.
const BETWEEN_MILLIS: i32 = 5000;

/// The result, and what can be done next.
#[component]
pub(super) fn Announcement(table: LiveTable) -> impl IntoView {
    follow_on(table);
    view! {
        <EndingCard table=table.view>
            {move || table.new_rating().map(|text| view! { <p data-testid="new-rating">{text}</p> })}
            {move || table.outlook().map(|text| view! { <p>{text}</p> })}
            <div class="row">
                <Rematch table/>
                <A href=move || format!("/review/online/{}", table.id()) attr:class="button">
                    <Icon path=icon::EYE/>{t().game_review()}
                </A>
                <A href="/online" attr:class="button"><Icon path=icon::NEW/>{t().game_new()}</A>
            </div>
        </EndingCard>
    }
}

/// Goes to the next game: immediately to a rematch, and after a pause to the second of a heat.
fn follow_on(table: LiveTable) {
    let navigate = use_navigate();
    // Opening an old game doesn't lead away from it.
    let was_settled = table
        .view
        .game_untracked(|game| game.room().rematch().is_some() || game.awaits_second());
    let next = Memo::new(move |_| table.view.game(LiveGame::next_game));
    Effect::new(move || {
        let Some(next) = next.get() else { return };
        let (is_player, is_heat) = table
            .view
            .game_untracked(|game| (game.side().is_some(), game.awaits_second()));
        if !is_player || was_settled {
            return;
        }
        let navigate = navigate.clone();
        let go = move || navigate(&address_of(next), NavigateOptions::default());
        if is_heat {
            spawn_local(async move {
                browser::wait(BETWEEN_MILLIS).await;
                // If the user left, don't bring them back.
                if table.view.is_there() {
                    go();
                }
            });
        } else {
            go();
        }
    });
}

fn address_of(game: protocol::GameId) -> String {
    format!("/online/game/{game}")
}

/// The rematch buttons.
#[component]
fn Rematch(table: LiveTable) -> impl IntoView {
    let buttons = table.view.buttons;
    let next = Memo::new(move |_| table.view.game(LiveGame::next_game));
    let offer = Memo::new(move |_| {
        table.view.game(|game| {
            let offers = game.offers();
            let (by, _) = offers
                .iter()
                .find(|(_, offer)| *offer == Proposal::Rematch)?;
            Some(game.side() == Some(*by))
        })
    });
    let is_player = Memo::new(move |_| table.view.game(|game| game.side().is_some()));
    move || {
        if let Some(next) = next.get() {
            let label = if is_player.get() {
                t().live_to_next()
            } else {
                t().live_watch_next()
            };
            return view! {
                <A href=address_of(next) attr:class="button primary"><Icon path=icon::PLAY/>{label}</A>
            }
            .into_any();
        }
        if !is_player.get() || table.view.game(LiveGame::awaits_second) {
            return ().into_any();
        }
        match offer.get() {
            Some(true) => view! {
                <span class="hint">{t().offer_rematch_yours()}</span>
                <button class="button" on:click=move |_| table.act(Action::Withdraw(Proposal::Rematch))>{t().game_withdraw()}</button>
            }
            .into_any(),
            Some(false) => view! {
                <button class="button primary" on:click=move |_| table.act(Action::Accept(Proposal::Rematch))>
                    <Icon path=icon::PLAY/>{t().live_accept_rematch()}
                </button>
                <button class="button" on:click=move |_| table.act(Action::Decline(Proposal::Rematch))>{t().game_decline()}</button>
            }
            .into_any(),
            None => view! {
                <button class="button primary" disabled=move || !buttons.get().rematch on:click=move |_| table.act(Action::Propose(Proposal::Rematch))>
                    <Icon path=icon::AGAIN/>{t().game_rematch()}
                </button>
            }
            .into_any(),
        }
    }
}

impl LiveTable {
    pub(super) fn id(self) -> String {
        self.view.game(|game| game.id().to_string())
    }

    /// Returns the user's rating after the game, and how the game changed it.
    fn new_rating(self) -> Option<String> {
        let side = self.view.game(LiveGame::side)?;
        let RatingInGame { now, change } = self.rating(side)?;
        let rating = t().rating(now.value, now.provisional);
        Some(t().live_new_rating(&rating, &t().rating_change(change?)))
    }

    /// Returns what comes next, as a sentence.
    fn outlook(self) -> Option<String> {
        self.view.game(|game| {
            if game.awaits_second() {
                return Some(t().live_second_follows().to_owned());
            }
            let side = game.side()?;
            let is_asked = game
                .offers()
                .contains(&(side.opponent(), Proposal::Rematch));
            let speaker = self.view.preferences.words().get();
            is_asked
                .then(|| speaker.proposed(side.opponent(), Proposal::Rematch, &game.players(t())))
        })
    }

    /// Copies the URL of the game to the clipboard.
    pub(super) fn share(self) {
        let address = web_sys::window()
            .and_then(|window| window.location().href().ok())
            .unwrap_or_default();
        spawn_local(async move {
            match browser::copy(&address).await {
                Ok(()) => self.view.announcer.tell(t().live_link_copied()),
                Err(_) => self.view.announcer.tell(t().live_link(&address)),
            }
        });
    }

    /// Saves the game as a file.
    pub(super) fn save(self) {
        let id = self.view.game_untracked(LiveGame::id);
        let name =
            untrack(|| texts::game::file_name(&self.name(Color::Black), &self.name(Color::White)));
        spawn_local(async move {
            match api::ask(requests::pdn(id)).await {
                Ok(pdn) if browser::download(&name, &pdn).is_ok() => {}
                Ok(_) => self.view.announcer.tell(t().game_not_saved()),
                Err(trouble) => self.view.announcer.tell(api::sentence(&trouble)),
            }
        });
    }
}
