//! Live games: the user's own, and those of others.

use super::LobbyState;
use crate::board::LoosePiece;
use crate::online::api;
use crate::preferences::preferences;
use crate::screens::online::parts::{PlayersOf, live_address, opponent_of};
use crate::texts::{online as shared, t};
use leptos::prelude::*;
use leptos_router::components::A;
use online_play::{Fetched, side_of};
use protocol::{GameSummary, PlayerId};
use rules::{Color, Piece};

/// The maximum number of live games that are listed.
const MOST_TO_WATCH: usize = 8;

/// The user's unfinished games. Hidden if there aren't any.
#[component]
pub(super) fn MyGames(lobby: LobbyState) -> impl IntoView {
    let me = Memo::new(move |_| {
        lobby
            .connection
            .me()
            .with(|me| me.as_ref().map(|me| me.player))
    });
    move || {
        let me = me.get()?;
        let games = lobby.mine.here().filter(|games| !games.is_empty())?;
        let rows = games
            .into_iter()
            .map(|game| view! { <MyGame lobby game me/> });
        Some(view! {
            <section class="card stack my-games" aria-label=t().lobby_my_games() data-testid="my-games">
                <h2>{t().lobby_my_games()}</h2>
                <ul class="seeks">{rows.collect_view()}</ul>
            </section>
        })
    }
}

#[component]
fn MyGame(lobby: LobbyState, game: GameSummary, me: PlayerId) -> impl IntoView {
    let side = side_of(&game, me);
    let is_my_turn = game.turn.is_some() && game.turn == side;
    let color = side.map_or(Color::Black, Color::from);
    let opponent = shared::name(&opponent_of(&game, me).name);
    let due = game.due;
    let preferences = preferences();
    let left = move || {
        let (due, now) = due.zip(lobby.now.get())?;
        Some(t().online_time_left(&preferences.words().get().time_left(due, now)))
    };
    view! {
        <li class="seek my-game" class:my-turn=is_my_turn>
            <LoosePiece piece=Piece::man(color)/>
            <div class="seek-text">
                <A href=live_address(game.game) attr:class="game-title"><bdi>{opponent}</bdi></A>
                <span class="hint">
                    {t().kind_of_game(game.rated, game.speed)}
                    <span class="left">{left}</span>
                </span>
            </div>
            {is_my_turn.then(|| view! { <span class="badge turn">{t().online_your_turn()}</span> })}
        </li>
    }
}

/// Other people's games to watch.
#[component]
pub(super) fn ToWatch(lobby: LobbyState) -> impl IntoView {
    let others = Memo::new(move |_| {
        let me = lobby
            .connection
            .me()
            .with(|me| me.as_ref().map(|me| me.player));
        let games = lobby.running.here().unwrap_or_default();
        let is_other = |game: &GameSummary| me.is_none_or(|me| side_of(game, me).is_none());
        games
            .into_iter()
            .filter(is_other)
            .take(MOST_TO_WATCH)
            .collect::<Vec<_>>()
    });
    let empty = move || match lobby.running.get() {
        _ if lobby.is_offline() => t().live_reconnecting().to_owned(),
        Fetched::Waiting => t().lobby_connecting().to_owned(),
        Fetched::Here(_) => t().lobby_nothing_to_watch().to_owned(),
        Fetched::Failed(trouble) => api::sentence(&trouble),
    };
    view! {
        <section class="card stack to-watch" aria-label=t().lobby_watch() data-testid="to-watch">
            <h2>{t().lobby_watch()}</h2>
            <Show
                when=move || !others.with(Vec::is_empty)
                fallback=move || view! { <p class="hint">{empty}</p> }
            >
                <ul class="seeks">
                    <For each=move || others.get() key=|game| game.game let:game>
                        <li class="seek my-game">
                            <div class="seek-text">
                                <A href=live_address(game.game) attr:class="game-title">
                                    <PlayersOf black=shared::name(&game.black.name) white=shared::name(&game.white.name)/>
                                </A>
                                <span class="hint">{t().kind_of_game(game.rated, game.speed)}</span>
                            </div>
                        </li>
                    </For>
                </ul>
            </Show>
        </section>
    }
}
