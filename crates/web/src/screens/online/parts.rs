//! Shared parts of the online screens.

use crate::announcer::announcer;
use crate::board::LoosePiece;
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::api::{self, ApiResult};
use crate::online::connection;
use crate::preferences::preferences;
use crate::texts::{online as online_texts, t, with_pieces};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use online_play::{ApiTrouble, Fetched, Fetching, PlayerResult, requests, side_of};
use protocol::{GameId, GameSummary, PlayerId, PlayerName, PlayerRating, ServerMessage, Side};
use rules::{Color, Piece};
use std::future::Future;

/// Data that can be fetched repeatedly. The latest request counts.
pub(super) struct Fetch<T: Send + Sync + 'static>(RwSignal<Fetching<T>>);

impl<T: Send + Sync + 'static> Clone for Fetch<T> {
    fn clone(&self) -> Fetch<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Fetch<T> {}

impl<T: Clone + Send + Sync + 'static> Fetch<T> {
    pub(super) fn new() -> Fetch<T> {
        Fetch(RwSignal::new(Fetching::default()))
    }

    pub(super) fn get(self) -> Fetched<T> {
        self.0.with(|fetching| fetching.state().clone())
    }

    /// Returns the data, if it's there.
    pub(super) fn here(self) -> Option<T> {
        self.0.with(|fetching| fetching.here().cloned())
    }

    /// Fetches the data, showing nothing in the meantime.
    pub(super) fn begin(self, asked: impl Future<Output = ApiResult<T>> + 'static) {
        let round = self.0.try_update(Fetching::begin);
        self.follow(round, asked);
    }

    /// Fetches the data, showing the old data in the meantime. If that fails, the old data stays.
    pub(super) fn renew(self, asked: impl Future<Output = ApiResult<T>> + 'static) {
        let round = self.0.try_update_untracked(Fetching::renew);
        self.follow(round, asked);
    }

    fn follow(self, round: Option<u32>, asked: impl Future<Output = ApiResult<T>> + 'static) {
        let Some(round) = round else { return };
        spawn_local(async move {
            let answer = asked.await;
            // The screen may be gone.
            self.0
                .try_maybe_update(|fetching| (fetching.answered(round, answer), ()));
        });
    }
}

/// Shows fetched data, its progress, or its error.
pub(super) fn shown<T: Clone + Send + Sync + 'static, V: IntoView + 'static>(
    fetched: Fetched<T>,
    retry: Callback<()>,
    show: impl FnOnce(T) -> V,
) -> AnyView {
    match fetched {
        Fetched::Waiting => {
            view! { <p class="lead" role="status">{t().online_loading()}</p> }.into_any()
        }
        Fetched::Here(found) => show(found).into_any(),
        Fetched::Failed(trouble) => view! { <TroubleNote trouble retry/> }.into_any(),
    }
}

/// What went wrong, and a button to retry.
#[component]
pub(super) fn TroubleNote(trouble: ApiTrouble, retry: Callback<()>) -> impl IntoView {
    view! {
        <div class="notice bad stack" role="alert" data-testid="trouble">
            <p>{api::sentence(&trouble)}</p>
            <p><button class="button" on:click=move |_| retry.run(())>{t().try_again()}</button></p>
        </div>
    }
}

/// The notice of a server that only serves the pages.
#[component]
fn NoGames() -> impl IntoView {
    view! {
        <section class="card empty-state" data-testid="no-games">
            <h1>{t().online_no_games_title()}</h1>
            <p class="lead">{t().online_no_games_lead()}</p>
            <p>{t().online_no_games_help()}</p>
            <p><code class="command">{online_texts::NO_GAMES_COMMAND}</code></p>
            <p><A href="/" attr:class="button primary">{t().online_play_here()}</A></p>
        </section>
    }
}

/// Shows its children unless the server has no games.
#[component]
pub(super) fn WithGames(children: ChildrenFn) -> impl IntoView {
    let has_none = RwSignal::new(false);
    spawn_local(async move {
        if api::session().await == Err(ApiTrouble::NoGames) {
            has_none.try_set(true);
        }
    });
    move || {
        if has_none.get() {
            view! { <NoGames/> }.into_any()
        } else {
            children()
        }
    }
}

/// Returns the path to play or watch a game.
pub(super) fn live_address(game: GameId) -> String {
    format!("/online/game/{game}")
}

/// Returns the path to review a game.
pub(super) fn review_address(game: GameId) -> String {
    format!("/review/online/{game}")
}

/// Returns the path of a player's page.
pub(super) fn player_address(player: PlayerId) -> String {
    format!("/online/player/{player}")
}

/// Goes to a game of the user as soon as it starts.
pub(super) fn go_to_started_games() {
    let navigate = use_navigate();
    connection().listen(move |message| {
        if let ServerMessage::Started { game, .. } = message {
            navigate(&live_address(*game), NavigateOptions::default());
        }
    });
}

/// A game in a list.
#[component]
pub(super) fn GameRow(
    game: GameSummary,
    /// The player whose games are listed, if it's one player's list.
    #[prop(optional_no_strip)]
    of: Option<PlayerId>,
) -> impl IntoView {
    let preferences = preferences();
    let id = game.game;
    let is_over = game.end.is_some();
    let open = if is_over {
        review_address(id)
    } else {
        live_address(id)
    };
    let [black, white] = [&game.black, &game.white].map(|player| online_texts::name(&player.name));
    let title = t().players(&black, &white);
    let save = format!("{}: {title}", t().online_save_pdn());
    let score = of.and_then(|player| PlayerResult::of(&game, player));
    let badge = match (score, is_over) {
        (Some(score), _) => {
            let class = match score {
                PlayerResult::Won => "badge won",
                PlayerResult::Drawn => "badge drawn",
                PlayerResult::Lost => "badge lost",
            };
            Some(view! { <span class=class>{t().player_result(score)}</span> })
        }
        (None, false) => Some(view! { <span class="badge">{t().online_running()}</span> }),
        (None, true) => None,
    };
    let facts = {
        let game = game.clone();
        move || {
            let kind = t().kind_of_game(game.rated, game.speed);
            // Lists are sorted by when games started.
            let when = t().online_started(&browser::date_text(game.started.as_millis()));
            let ending = game
                .end
                .as_ref()
                .map(|end| with_pieces(preferences.get().pieces).game_end(end));
            let parts = [ending, game.opening.clone(), Some(kind), Some(when)];
            t().facts(parts.into_iter().flatten())
        }
    };
    view! {
        <li class="game-row card" data-testid="online-game" data-id=id.to_string()>
            <div class="game-text">
                <A href=open attr:class="game-title">
                    <PlayersOf black white/>
                </A>
                {badge}
                <p class="hint">{facts}</p>
            </div>
            <a
                class="button quiet only-icon"
                href=requests::pdn_path(id)
                download=""
                aria-label=save
                title=t().online_save_pdn()
            >
                <Icon path=icon::SAVE/>
            </a>
        </li>
    }
}

/// Both players, each with a piece of their color.
#[component]
pub(super) fn PlayersOf(black: String, white: String) -> impl IntoView {
    view! {
        <span class="players">
            <span class="who"><LoosePiece piece=Piece::man(Color::Black)/><bdi>{black}</bdi></span>
            <span class="versus">" – "</span>
            <span class="who"><LoosePiece piece=Piece::man(Color::White)/><bdi>{white}</bdi></span>
        </span>
    }
}

/// Returns the opponent of a player in a game.
pub(super) fn opponent_of(game: &GameSummary, player: PlayerId) -> &PlayerName {
    match side_of(game, player) {
        Some(Side::White) => &game.black,
        Some(Side::Black) | None => &game.white,
    }
}

/// A rating with its speed category.
#[component]
pub(super) fn Rating(rating: PlayerRating) -> impl IntoView {
    view! {
        <span class="rating">
            <span class="rating-speed">{t().speed(rating.speed)}</span>
            " "
            <RatingNumber rating/>
        </span>
    }
}

/// A rating without its speed category.
#[component]
pub(super) fn RatingNumber(rating: PlayerRating) -> impl IntoView {
    let PlayerRating {
        value, provisional, ..
    } = rating;
    view! {
        <strong aria-hidden="true">{t().rating(value, provisional)}</strong>
        <span class="unseen">{t().rating_spoken(value, provisional)}</span>
    }
}

/// A text with a button to copy it.
#[component]
pub(super) fn Copyable(
    label: &'static str,
    name: &'static str,
    text: String,
    copy: &'static str,
    copied: &'static str,
) -> impl IntoView {
    let announcer = announcer();
    let field = NodeRef::<leptos::html::Input>::new();
    let put = {
        let text = text.clone();
        move |_| {
            let text = text.clone();
            if let Some(field) = field.get_untracked() {
                field.select();
            }
            spawn_local(async move {
                let is_done = browser::copy(&text).await.is_ok();
                announcer.tell(if is_done {
                    copied
                } else {
                    t().online_not_copied()
                });
            });
        }
    };
    view! {
        <div class="copyable">
            <input
                type="text"
                node_ref=field
                readonly
                dir="ltr"
                aria-label=label
                data-testid=name
                value=text
                on:focus=move |_| {
                    if let Some(field) = field.get_untracked() {
                        field.select();
                    }
                }
            />
            <button class="button primary" type="button" on:click=put>
                <Icon path=icon::PASTE/>
                {copy}
            </button>
        </div>
    }
}
