//! The players, the status line, and the buttons.

use super::server_facts::RatingInGame;
use super::table::LiveTable;
use crate::icon::{self, Icon};
use crate::screens::table::{DrawButton, FlipButton, PlayerRow, TakeBackButton};
use crate::texts::t;
use engine::Level;
use leptos::prelude::*;
use online_play::{Absence, LinkStatus, LiveGame};
use protocol::PlayerKind;
use room::{Action, Duration};
use rules::Color;

/// Less lag than this isn't shown.
const NOTICED: Duration = Duration::from_millis(20);

/// A player, with the state of their connection.
#[component]
pub(super) fn Player(
    table: LiveTable,
    color: Signal<Color>,
    /// The player's place: `far` or `near`.
    place: &'static str,
) -> impl IntoView {
    // The level is next to the name, not part of it.
    let name = Signal::derive(move || {
        let color = color.get();
        let is_engine = table.view.game(|game| is_engine(game, color));
        if is_engine {
            t().player_kind(PlayerKind::Computer).to_owned()
        } else {
            table.name(color)
        }
    });
    let badge = Signal::derive(move || {
        let color = color.get();
        let rating = table.rating(color).map(|RatingInGame { now, change }| {
            let rating = t().rating(now.value, now.provisional);
            match change {
                Some(change) => t().live_rating_changed(&rating, &t().rating_change(change)),
                None => rating,
            }
        });
        table
            .view
            .game(|game| match game.room().seat(color).player {
                room::Player::Engine { level } => {
                    Level::new(level).map(|level| t().level_name(level.number()).to_owned())
                }
                room::Player::Human => {
                    let you = (game.side() == Some(color)).then(|| t().live_you().to_owned());
                    let parts: Vec<String> = rating.into_iter().chain(you).collect();
                    (!parts.is_empty()).then(|| t().facts(parts))
                }
            })
    });
    let absence = Memo::new(move |_| {
        let now = table.view.now.get();
        table
            .view
            .game(|game| game.absence(color.get(), now).filter(|_| !game.is_over()))
            .map(|absence| match absence {
                Absence::Away => t().live_away().to_owned(),
                Absence::Reconnecting(left) => {
                    // Whole seconds, so it doesn't flicker.
                    let seconds = left.as_millis().div_ceil(1000);
                    t().reconnecting(seconds)
                }
                Absence::Overdue => t().live_gone().to_owned(),
            })
    });
    let state = Signal::derive(move || {
        let color = color.get();
        if let Some(absence) = absence.get() {
            return Some(absence);
        }
        let (turn, credit) = table
            .view
            .game(|game| (game.turn(), game.last_credit(color)));
        if turn == Some(color) {
            return Some(t().game_to_move().to_owned());
        }
        let credit = credit.filter(|credit| turn.is_some() && *credit >= NOTICED)?;
        Some(t().live_lag(credit.as_millis()))
    });
    view! { <PlayerRow table=table.view color place name badge state/> }
}

/// Whether the computer plays this side.
fn is_engine(game: &LiveGame, color: Color) -> bool {
    matches!(game.room().seat(color).player, room::Player::Engine { .. })
}

impl LiveTable {
    /// Whether there's anyone to chat with.
    pub(super) fn has_chat(self) -> bool {
        self.view
            .game_untracked(|game| !Color::BOTH.into_iter().any(|color| is_engine(game, color)))
    }
}

/// The buttons.
#[component]
pub(super) fn LiveTools(table: LiveTable) -> impl IntoView {
    let view = table.view;
    let is_player = Memo::new(move |_| table.view.game(|game| game.side().is_some()));
    let is_over = Memo::new(move |_| table.view.game(LiveGame::is_over));
    let is_offline = Memo::new(move |_| table.connection.status().get() != LinkStatus::Online);
    let is_under_way = Memo::new(move |_| view.game(|game| game.room().is_under_way()));
    let give_up = Memo::new(move |_| view.buttons.get().give_up);
    let can_give_up = move || give_up.get().is_some() && !is_offline.get();
    view! {
        <div class="tools" role="group" aria-label=t().game_actions()>
            <Show when=move || is_player.get() && !is_over.get()>
                <TakeBackButton table=view is_disabled=is_offline/>
                <DrawButton table=view is_disabled=is_offline/>
                <Show when=move || is_under_way.get() fallback=move || view! {
                    <button class="button" disabled=move || !can_give_up() on:click=move |_| view.act_if(give_up)>
                        <Icon path=icon::CLOSE/>{t().live_abort()}
                    </button>
                }>
                    <button class="button" disabled=move || !can_give_up() on:click=move |_| { view.change(|table, _| table.ask_first(Action::Resign)); }>
                        <Icon path=icon::FLAG/>{t().game_resign()}
                    </button>
                </Show>
            </Show>
            <FlipButton table=view/>
            <button class="button" on:click=move |_| table.share()>
                <Icon path=icon::SHARE/>{t().live_share()}
            </button>
            <button class="button" on:click=move |_| table.save()>
                <Icon path=icon::SAVE/>{t().game_save()}
            </button>
        </div>
    }
}

/// The game in one line: `5 min + 2 s · casual · Second game of a heat, 1–0 · 3 watching`.
#[component]
pub(super) fn About(table: LiveTable) -> impl IntoView {
    let text = Memo::new(move |_| {
        let score = table.heat_score();
        table.view.game(|game| {
            let rated = t().rated(game.is_rated());
            let mut parts = vec![
                table
                    .view
                    .preferences
                    .words()
                    .get()
                    .clock_short(game.room().terms().time),
                rated.to_owned(),
            ];
            if let Some(heat) = game.heat() {
                let score = score.map(|score| format!(", {score}")).unwrap_or_default();
                parts.push(format!("{}{score}", t().heat(heat)));
            }
            let watchers = game.presence().watchers;
            if watchers > 0 {
                parts.push(t().live_watchers(watchers));
            }
            t().facts(parts)
        })
    });
    view! { <p class="about" data-testid="about">{move || text.get()}</p> }
}
