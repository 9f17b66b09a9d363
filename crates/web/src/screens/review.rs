//! Reviewing a game: navigation, variations and the engine.

mod analyst;
mod annotations;
mod archive;
mod book;
mod claim;
mod drawings;
mod engine;
mod graph;
mod moments;
mod moves;
mod online;
mod retry;
mod share;
mod source;
mod state;
mod unfinished;

use crate::board::{Arrow, Arrows, PlayBoard, TheMove, the_move_text};
use crate::browser;
use crate::icon::{self, Icon};
use crate::library::stored_game;
use crate::saved_games::saved_games;
use crate::screens::evaluation_bar::EvaluationBar;
use crate::screens::learn::explorer_address;
use crate::screens::line::LineOfText;
use crate::screens::{Found, Missing, NoSavedGame};
use crate::texts::{saved_speaker, t};
use ::review::Place;
use ::share::link::LinkError;
use annotations::Annotations;
use book::BookMoves;
use claim::StatedResult;
use drawings::{Drawings, PenButton, draw};
use engine::EnginePanel;
use graph::Graph;
use learn::opening_name;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::{use_params_map, use_query_map};
use moments::KeyMoments;
use moves::{MoveTree, ReviewSteps};
use notation::Fen;
use online::OnlineLine;
pub(crate) use online::ReviewOnline;
use rules::Color;
use share::Share;
use source::{Source, Unopened};
use state::ReviewState;
use study::Study;
use words::Players;

/// The ID in the URL for a position without a game.
const NEW: &str = "new";

/// Reviews a saved game, or a position.
#[component]
pub(crate) fn Review() -> impl IntoView {
    let params = use_params_map();
    let query = use_query_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    let fen = Memo::new(move |_| query.with(|query| query.get("fen").unwrap_or_default()));
    let shared = Memo::new(move |_| query.with(|query| query.get("game")));
    let found = RwSignal::new(Found::Looking);
    browser::entitle(&t().page_title(t().library_review()));
    let saved_games = saved_games();
    Effect::new(move || {
        let (id, fen) = (id.get(), fen.get());
        if id == NEW {
            let source = shared.get().map_or(Source::Position(fen), Source::Shared);
            found.set(open(source).into());
            return;
        }
        found.set(Found::Looking);
        spawn_local(async move {
            let kept = saved_games.get_fresh(&id).await;
            let kept = match kept {
                Some(kept) => Some(kept),
                None => saved_games.get(&id).await,
            };
            let kept = match kept {
                Some(kept) => Some(kept),
                None => stored_game(&id).await,
            };
            found.try_set(match kept {
                Some(kept) => open(Source::Saved(Box::new(kept))).into(),
                None => Found::Nothing,
            });
        });
    });
    move || match found.get() {
        Found::Looking => view! { <p class="lead">{t().game_loading()}</p> }.into_any(),
        Found::Here(opened) => view! { <ReviewBoard opened=*opened/> }.into_any(),
        Found::Nothing => view! { <NoSavedGame/> }.into_any(),
        Found::Broken(Unopened::Game) => view! {
            <Missing
                title=t().review_damaged()
                lead=t().review_damaged_lead()
                to="/library"
                button=t().nav_library()
            />
        }
        .into_any(),
        Found::Broken(Unopened::Link(why)) => {
            let lead = match why {
                LinkError::Newer(_) => t().share_newer_lead(),
                LinkError::Damaged | LinkError::TooLong => t().share_broken_lead(),
            };
            view! {
                <h1>{t().share_broken()}</h1>
                <p class="notice bad" data-testid="broken-link">{lead}</p>
                <p><A href="/review/new" attr:class="button primary">{t().review_free()}</A></p>
            }
            .into_any()
        }
        Found::Broken(Unopened::Position(why)) => view! {
            <Missing
                title=t().review_invalid_position()
                lead=saved_speaker().bad_position(&why)
                to="/setup"
                button=t().review_to_editor()
            />
        }
        .into_any(),
    }
}

#[derive(Clone)]
struct Opened {
    source: Source,
    study: Study,
}

/// Opens what's to be reviewed, with the user's last changes.
fn open(source: Source) -> Result<Opened, Unopened> {
    let study = source::open(&source)?;
    Ok(Opened { source, study })
}

#[component]
fn ReviewBoard(opened: Opened) -> impl IntoView {
    let mut study = opened.study;
    // A search in the library leads to the position that was sought, and a puzzle to its game.
    let place = use_query_map().with_untracked(|query| Place::read(|name| query.get(name)));
    place.show(&mut study);
    let review = ReviewState::new(opened.source, study);
    let bottom = review.orientation.with_untracked(|it| it.bottom);
    if place.bottom.is_some_and(|wanted| wanted != bottom) {
        review.flip();
    }
    let title = move || review.source.with(source::title);
    Effect::new(move || browser::entitle(&t().page_title(&title())));
    let keys = window_event_listener(ev::keydown, move |event| listen(review, &event));
    on_cleanup(move || keys.remove());
    // A finished or stopped analysis is saved with the game.
    Effect::new(move |was_running: Option<bool>| {
        let is_running = review.analyst.survey.get().is_some();
        if was_running == Some(true) && !is_running {
            review.keep();
            review.archive_analysis();
        }
        is_running
    });

    let is_trying = move || review.retries.with(::review::Retries::is_on);
    let on_reply = Callback::new(move |(reply, dragged)| review.hear(reply, dragged));
    let on_right = Callback::new(move |(from, to)| draw(review, from, to));
    let arrows = Signal::derive(move || best_moves(review));
    // What the status line shows while there's no message.
    let otherwise = Signal::derive(move || {
        let (position, rules) = review.position();
        review.words.with(|words| {
            let legal = position.moves_under(rules);
            if legal.is_empty() {
                return t().review_over().to_owned();
            }
            let turn = words.turn(position.turn(), &Players::unnamed());
            match words.must_jump(&legal) {
                Some(jumps) => format!("{turn} {jumps}"),
                None => turn,
            }
        })
    });
    let the_move = move || {
        let pos = review.the_move().get()?;
        Some(review.words.with(|words| the_move_text(words, &pos)))
    };
    view! {
        <div class="table review">
            // The mouse doesn't take the focus, so the arrow keys keep working.
            <div class="place" on:mousedown=|event| event.prevent_default()>
                <PlayBoard
                    input=review.input
                    scene=review.scene
                    orientation=review.orientation
                    marks=review.marks()
                    label=t().board().to_owned()
                    words=review.words
                    on_reply
                    on_right
                    pen=review.pen
                >
                    <Arrows arrows orientation=review.orientation/>
                    <Drawings review/>
                    <TheMove pos=review.the_move() orientation=review.orientation/>
                </PlayBoard>
                <Show when=move || !is_trying()>
                    <EvaluationBar value=review.value() orientation=review.orientation/>
                </Show>
            </div>
            <div class="side">
                <Heading review/>
                <OnlineLine review/>
                <LineOfText line=review.line otherwise/>
                {move || the_move().map(|text| view! {
                    <p class="hint" role="status" data-testid="the-move-count">{text}</p>
                })}
                <MissingMoves review/>
                <StatedResult review/>
                <KeyMoments review/>
                // The engine would give the answer away.
                <Show when=move || !is_trying()><EnginePanel review/></Show>
                <Show when=move || !is_trying()><BookMoves review/></Show>
                <MoveTree review/>
                <Annotations review/>
                <ReviewSteps review/>
                <Graph review/>
                <ReviewTools review/>
                <Share review/>
            </div>
        </div>
    }
}

/// The players and the result.
#[component]
fn Heading(review: ReviewState) -> impl IntoView {
    let tag = move |name: &str| {
        review.study.with(|study| {
            let value = study.tags().get(name).unwrap_or_default().trim();
            (!value.is_empty() && !value.starts_with('?')).then(|| value.to_owned())
        })
    };
    let heading = move || review.source.with(source::title);
    let below = move || {
        if matches!(review.source.get(), Source::Position(_)) {
            return t().review_free_lead().to_owned();
        }
        let result = review.study.with(|study| {
            study.outcome().map(|outcome| match outcome {
                rules::Outcome::Win(color) => {
                    t().review_outcome_wins(review.words.get().named(color))
                }
                rules::Outcome::Draw => t().result_draw().to_owned(),
            })
        });
        let parts = [
            result,
            opening(review).map(str::to_owned),
            tag("Event"),
            tag("Date"),
        ];
        t().facts(parts.into_iter().flatten())
    };
    view! {
        <header class="heading">
            <h1>{heading}</h1>
            <p class="hint">{below}</p>
        </header>
    }
}

/// The way back for someone who deleted or replaced moves of a game that was played.
#[component]
fn MissingMoves(review: ReviewState) -> impl IntoView {
    let lacks_moves = review.lacks_moves();
    view! {
        <Show when=move || lacks_moves.get()>
            <div class="notice row missing-moves" data-testid="missing-moves">
                <p>{t().review_lacks_moves()}</p>
                <button class="button small" data-testid="restore" on:click=move |_| review.restore()>
                    <Icon path=icon::BACK/>{t().review_restore()}
                </button>
            </div>
        </Show>
    }
}

/// The buttons for the study.
#[component]
fn ReviewTools(review: ReviewState) -> impl IntoView {
    let is_main = Signal::derive(move || {
        review
            .study
            .with(|study| study.is_main_line(study.cursor()))
    });
    let is_start = Signal::derive(move || review.study.with(|study| study.cursor() == Study::ROOT));
    let is_loose = move || review.source.with(Source::is_loose);
    let here = move || {
        review
            .study
            .with(|study| Fen::from(study.position()).to_string())
    };
    let explorer = move || {
        review
            .study
            .with(|study| explorer_address(study.position()))
    };
    view! {
        <div class="tools" role="group" aria-label=t().review_actions()>
            <button class="button" on:click=move |_| review.flip()>
                <Icon path=icon::FLIP/>{t().flip()}
            </button>
            <button class="button" title=t().review_promote_title() disabled=is_main on:click=move |_| review.promote()>
                <Icon path=icon::UP/>{t().review_promote()}
            </button>
            <button class="button" title=t().review_delete_title() disabled=is_start on:click=move |_| review.delete()>
                <Icon path=icon::CLEAR/>{t().delete()}
            </button>
            <button
                class="button"
                data-testid="the-move"
                aria-pressed=move || if review.shows_the_move.get() { "true" } else { "false" }
                on:click=move |_| review.shows_the_move.update(|it| *it = !*it)
            >
                <Icon path=icon::COLUMNS/>{t().the_move_show()}
            </button>
            <PenButton review/>
            <A href=explorer attr:class="button" attr:data-testid="explore">
                <Icon path=icon::SEARCH/>{t().explorer_here()}
            </A>
            <A href=move || format!("/setup?fen={}", here()) attr:class="button" attr:title=t().review_edit_title()>
                <Icon path=icon::SET_UP/>{t().review_edit()}
            </A>
            <button class="button" title=t().review_copy_title() disabled=move || !is_loose() on:click=move |_| review.shelve()>
                <Icon path=icon::LIBRARY/>{t().review_copy()}
            </button>
            <button class="button" title=t().review_export_title() on:click=move |_| review.export()>
                <Icon path=icon::SAVE/>{t().review_export()}
            </button>
            <button
                class="button"
                data-testid="share"
                aria-expanded=move || review.is_sharing.get().to_string()
                on:click=move |_| review.is_sharing.update(|it| *it = !*it)
            >
                <Icon path=icon::SHARE/>{t().share_title()}
            </button>
        </div>
    }
}

/// The name of the opening that the game played.
fn opening(review: ReviewState) -> Option<&'static str> {
    review.study.with(|study| {
        let line = study.main_line();
        let positions = line.iter().map(|node| *study.position_at(*node));
        opening_name(positions).map(|found| found.name)
    })
}

/// Returns arrows for the first moves of the engine's lines.
fn best_moves(review: ReviewState) -> Vec<Arrow> {
    if review.retries.with(::review::Retries::is_on) {
        return Vec::new();
    }
    review.analyst.analysis.with(|found| {
        let lines = found.as_ref().map(|found| &found.lines[..]);
        let lines = lines.unwrap_or_default();
        let firsts = lines.iter().filter_map(|line| line.moves.first());
        firsts
            .enumerate()
            .map(|(rank, mv)| Arrow {
                path: mv.path().to_vec(),
                rank,
            })
            .collect()
    })
}

/// Handles the navigation keys, unless the focused element uses them.
fn listen(review: ReviewState, event: &ev::KeyboardEvent) {
    if browser::is_for_focused(event) {
        return;
    }
    match event.key().as_str() {
        "ArrowRight" => review.go(Study::forward),
        "ArrowLeft" => review.go(Study::back),
        "ArrowDown" => review.go(Study::next_variation),
        "ArrowUp" => review.go(Study::previous_variation),
        "Home" => review.go(Study::first),
        "End" => review.go(Study::last),
        "Escape" => review.go(Study::leave_variation),
        "f" | "F" => review.flip(),
        _ => return,
    }
    event.prevent_default();
}

/// Returns the CSS class of a side in the graph and next to scores.
const fn side_of(color: Color) -> &'static str {
    crate::board::side_class(color)
}
