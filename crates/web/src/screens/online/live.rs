//! An online game.

mod chat;
mod ending;
mod panel;
mod server_facts;
mod table;

use crate::online::connection;
use crate::screens::table::{MessageLine, TableLayout};
use crate::screens::{Found, Missing};
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use online_play::LiveGame;
use panel::{About, LiveTools, Player};
use protocol::{ClientMessage, GameId, ServerMessage};
use table::LiveTable;

/// An online game, found by the ID in the URL.
#[component]
pub(crate) fn LiveGamePage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| {
        params.with(|params| {
            params
                .get("game")
                .unwrap_or_default()
                .parse::<GameId>()
                .ok()
        })
    });
    move || match id.get() {
        Some(id) => view! { <GameAt id/> }.into_any(),
        None => view! { <Nothing/> }.into_any(),
    }
}

#[component]
fn GameAt(id: GameId) -> impl IntoView {
    let connection = connection();
    let found = RwSignal::new(Found::Looking);
    let is_looking = move || matches!(found.try_get_untracked(), Some(Found::Looking));
    connection.listen(move |message| match message {
        ServerMessage::Game(log) if log.game == id && is_looking() => {
            found.set(LiveGame::open(log).into());
        }
        ServerMessage::NoGame { game } if *game == id => found.set(Found::Nothing),
        _ => {}
    });
    // If the server can't read its storage, the connection asks again until it can.
    connection.send(&ClientMessage::Join { game: id, from: 0 });
    on_cleanup(move || connection.send(&ClientMessage::Leave { game: id }));
    move || match found.get() {
        Found::Looking => view! { <p class="lead">{t().live_loading()}</p> }.into_any(),
        Found::Here(game) => view! { <LiveScreen game=*game/> }.into_any(),
        Found::Nothing => view! { <Nothing/> }.into_any(),
        // The server sent a log that can't be replayed.
        Found::Broken(_) => view! {
            <Missing
                title=t().live_game_broken()
                lead=t().live_game_broken_lead()
                to="/online"
                button=t().live_to_lobby()
            />
        }
        .into_any(),
    }
}

#[component]
fn Nothing() -> impl IntoView {
    view! {
        <Missing
            title=t().live_no_game()
            lead=t().live_no_game_lead()
            to="/online"
            button=t().live_to_lobby()
        />
    }
}

#[component]
fn LiveScreen(game: LiveGame) -> impl IntoView {
    let table = LiveTable::new(game);
    let view = table.view;
    // An online game is played wherever its player is.
    let play_here = Callback::new(|()| ());
    let player = move |color, place| view! { <Player table color place/> }.into_any();
    let above_moves = view! {
        <MessageLine table=view play_here/>
        <ending::Announcement table/>
    };
    let below_moves = view! {
        <About table/>
        <LiveTools table/>
        {table.has_chat().then(|| view! { <chat::ChatBox table/> })}
    };
    view! {
        <TableLayout
            table=view
            class="table live"
            title=Signal::derive(move || table.title())
            arrows=table.arrows()
            player
            above_moves=above_moves.into_any()
            below_moves=below_moves.into_any()
        />
    }
}
