//! A local game.

mod ending;
mod panel;
mod table;

use crate::board::{Arrows, TableBoard};
use crate::browser;
use crate::screens::beside::{MoveList, Score};
use crate::screens::table::MessageLine;
use crate::shelf::shelf;
use crate::taste::taste;
use crate::texts::t;
use ::table::{Driver, Table};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use local_play::{Keepsake, KeepsakeState, Session};
use panel::{PlayerRow, Remarks, Tools};
use saves::BadSave;
use table::GameTable;

/// A local game, found by the ID in the URL.
#[component]
pub(crate) fn Game() -> impl IntoView {
    browser::entitle(t().app_name());
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    let found = RwSignal::new(Found::Looking);
    let shelf = shelf();
    Effect::new(move || {
        let id = id.get();
        found.set(Found::Looking);
        spawn_local(async move {
            let kept = shelf.get(&id).await;
            found.try_set(Found::of(kept));
        });
    });
    move || match found.get() {
        Found::Looking => view! { <p class="lead">{t().game_loading()}</p> }.into_any(),
        Found::Here(game) => view! { <TableScreen game=*game/> }.into_any(),
        Found::Nothing => view! {
            <h1>{t().game_not_there()}</h1>
            <p class="lead">{t().game_not_there_lead()}</p>
            <p><A href="/library" attr:class="button primary">{t().nav_library()}</A></p>
        }
        .into_any(),
        Found::Damaged(why) => view! {
            <h1>{t().game_damaged()}</h1>
            <p class="notice bad">{t().game_damaged_lead(t().bad_save(&why))}</p>
            <p><A href="/library" attr:class="button primary">{t().nav_library()}</A></p>
        }
        .into_any(),
    }
}

#[derive(Clone)]
enum Found {
    Looking,
    Here(Box<Opened>),
    Nothing,
    /// The saved copy can't be resumed.
    Damaged(BadSave),
}

/// A saved game that's been resumed.
#[derive(Clone)]
struct Opened {
    kept: Keepsake,
    session: Session,
}

impl Found {
    fn of(kept: Option<Keepsake>) -> Found {
        let Some(kept) = kept else {
            return Found::Nothing;
        };
        match Session::resume(&kept.pdn, browser::now()) {
            Ok(session) => Found::Here(Box::new(Opened { kept, session })),
            Err(why) => Found::Damaged(why),
        }
    }
}

impl Opened {
    /// Returns what's saved of the game now.
    fn keep(kept: &Keepsake, session: &Session) -> Keepsake {
        let state = KeepsakeState::of(session);
        let pdn = session.pdn(browser::now());
        Keepsake {
            name: kept.name.clone(),
            table: kept.table,
            ..Keepsake::file(kept.id.clone(), state, pdn, browser::today())
        }
    }
}

#[component]
fn TableScreen(game: Opened) -> impl IntoView {
    let table = GameTable::new(game);
    let shown = table.view;
    Effect::new(move || browser::entitle(&t().page_title(&table.title())));
    let orientation = shown.orientation();
    let top = Signal::derive(move || orientation.get().bottom.opponent());
    let bottom = Signal::derive(move || orientation.get().bottom);
    let turned = Signal::derive(move || shown.with(Table::turned));
    let taste = taste();
    let moves = Memo::new(move |_| shown.game(|game| game.game().moves().to_vec()));
    let score = Memo::new(move |_| {
        // Read it instead of tracking it, because a memo that nobody reads doesn't update.
        moves.with(|_| ());
        let labels = taste.get().labels();
        shown.game_untracked(|game| Score::of(game.game(), labels))
    });
    let seen = Memo::new(move |_| shown.with(Table::made));
    let look_at = Callback::new(move |made| shown.look_at(made));
    let play_here = Callback::new(move |()| table.play_here());
    view! {
        <h1 class="unseen">{move || table.title()}</h1>
        <div class="table">
            <div class="place">
                <TableBoard table=shown orientation turned label=t().board()>
                    <Arrows arrows=table.arrows() orientation/>
                </TableBoard>
            </div>
            <div class="side">
                <PlayerRow table color=top place="far"/>
                <MessageLine table=shown play_here>
                    <Remarks table/>
                </MessageLine>
                <ending::Announcement table/>
                <MoveList score seen look_at/>
                <Tools table/>
                <PlayerRow table color=bottom place="near"/>
            </div>
        </div>
    }
}
