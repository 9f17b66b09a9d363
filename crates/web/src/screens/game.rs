//! A local game.

mod ending;
mod evaluation;
mod panel;
mod table;

use crate::browser;
use crate::saved_games::saved_games;
use crate::screens::table::{MessageLine, TableLayout};
use crate::screens::{Found, Missing, NoSavedGame};
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use local_play::{SavedGame, Session};
use panel::{GameTools, Player, Remarks};
use saves::BadSave;
use table::GameTable;

/// A local game, found by the ID in the URL.
#[component]
pub(crate) fn Game() -> impl IntoView {
    browser::entitle(t().app_name());
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    let found = RwSignal::new(Found::Looking);
    let saved_games = saved_games();
    Effect::new(move || {
        let id = id.get();
        found.set(Found::Looking);
        spawn_local(async move {
            let kept = saved_games.get(&id).await;
            found.try_set(kept.map_or(Found::Nothing, |kept| open(kept).into()));
        });
    });
    move || match found.get() {
        Found::Looking => view! { <p class="lead">{t().game_loading()}</p> }.into_any(),
        Found::Here(game) => view! { <GameScreen game=*game/> }.into_any(),
        Found::Nothing => view! { <NoSavedGame/> }.into_any(),
        Found::Broken(why) => view! {
            <Missing
                title=t().game_damaged()
                lead=t().game_damaged_lead(t().bad_save(&why))
                to="/library"
                button=t().nav_library()
            />
        }
        .into_any(),
    }
}

/// A saved game that's been resumed.
#[derive(Clone)]
struct Opened {
    kept: SavedGame,
    session: Session,
}

/// Resumes a saved game, unless its copy is damaged.
fn open(kept: SavedGame) -> Result<Opened, BadSave> {
    let session = Session::resume(&kept, browser::now())?;
    Ok(Opened { kept, session })
}

#[component]
fn GameScreen(game: Opened) -> impl IntoView {
    let table = GameTable::new(game);
    let view = table.view;
    let has_bar = view.preferences.0.get_untracked().evaluation_bar;
    Effect::new(move || browser::entitle(&t().page_title(&table.title())));
    let play_here = Callback::new(move |()| table.play_here());
    let player = move |color, place| view! { <Player table color place/> }.into_any();
    let above_moves = view! {
        <MessageLine table=view play_here>
            <Remarks table/>
        </MessageLine>
        <ending::Announcement table/>
    };
    view! {
        <TableLayout
            table=view
            class=if has_bar { "table evaluated" } else { "table" }
            title=Signal::derive(move || table.title())
            arrows=table.arrows()
            player
            beside_board=has_bar.then(|| view! { <evaluation::Evaluation table/> }.into_any())
            above_moves=above_moves.into_any()
            below_moves=view! { <GameTools table/> }.into_any()
        />
    }
}
