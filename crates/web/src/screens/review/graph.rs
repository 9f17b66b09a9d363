//! The evaluation graph: who was better when, and where that changed.

use super::state::ReviewState;
use crate::board::side_class;
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::texts::{t, with_pieces};
use board_ui::Key;
use leptos::ev;
use leptos::prelude::*;
use notation::pdn::Mark;
use rules::Color;
use study::{GraphDrawing, GraphMistake, GraphPoint, MistakeCounts, Study};

/// The size of the drawing.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 80.0;

/// The graph of the current line, and the analysis of the whole game.
#[component]
pub(super) fn Graph(review: ReviewState) -> impl IntoView {
    let analyst = review.analyst;
    let points = Memo::new(move |_| review.study.with(Study::graph));
    // While doubtful moves get a closer look, the judgment may still change.
    let mistakes = Memo::new(move |_| match analyst.survey.get() {
        Some(_) => Vec::new(),
        None => review.study.with(Study::graph_mistakes),
    });
    let is_known = Memo::new(move |_| {
        points.with(|points| points.iter().filter(|point| point.value.is_some()).count() > 1)
    });
    let has_moves = Memo::new(move |_| points.with(|points| points.len() > 1));
    // While the engine is on, the curve keeps its place, so that nothing moves when it appears.
    let has_place = Memo::new(move |_| {
        is_known.get() || analyst.survey.get().is_some() || analyst.settings.get().is_on
    });
    view! {
        <Show when=move || has_moves.get()>
            <section class="graph" aria-label=t().review_graph()>
                <Show when=move || has_place.get()>
                    <Curve review points mistakes is_known/>
                </Show>
                {move || match analyst.survey.get() {
                    Some((done, total)) => view! {
                        <div class="survey">
                            <progress max=total.to_string() value=done.to_string() aria-label=t().review_graph()></progress>
                            <span class="hint" data-testid="surveyed">{t().review_surveyed(done, total)}</span>
                            <button class="button small" on:click=move |_| analyst.end_survey()>{t().review_stop()}</button>
                            <span class="hint">{t().review_survey_resumes()}</span>
                        </div>
                    }.into_any(),
                    None => view! {
                        <div class="survey">
                            <CountedMistakes review mistakes/>
                            <button class="button small" title=t().review_survey_lead() data-testid="survey" on:click=move |_| analyst.begin_survey()>
                                <Icon path=icon::GRAPH/>{t().review_survey()}
                            </button>
                        </div>
                    }.into_any(),
                }}
            </section>
        </Show>
    }
}

/// The curve, which is also a slider through the moves.
#[component]
fn Curve(
    review: ReviewState,
    points: Memo<Vec<GraphPoint>>,
    mistakes: Memo<Vec<GraphMistake>>,
    /// Whether there's something to draw.
    is_known: Memo<bool>,
) -> impl IntoView {
    let here = Memo::new(move |_| review.study.with(|study| study.ply(study.cursor())));
    let last = Memo::new(move |_| points.with(|points| points.len().saturating_sub(1)));
    let go = move |ply: usize| {
        let node = points.with_untracked(|points| points.get(ply).map(|point| point.node));
        if let Some(node) = node {
            review.go_to(node);
        }
    };
    let picture = NodeRef::<leptos::html::Div>::new();
    let is_down = StoredValue::new(false);
    let drawing = Memo::new(move |_| GraphDrawing {
        width: WIDTH,
        height: HEIGHT,
        last: last.get(),
    });
    let go_where = move |event: &ev::PointerEvent| {
        let Some(picture) = picture.get_untracked() else {
            return;
        };
        let bounds = picture.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        go(drawing.get_untracked().ply_at(share));
    };
    let key = move |event: ev::KeyboardEvent| {
        if let Some(to) = ply_after(&event, here.get_untracked(), last.get_untracked()) {
            event.prevent_default();
            go(to);
        }
    };
    let value_text = move || {
        let evaluation = review.study.with(|study| study.evaluation(study.cursor()));
        let told = evaluation.map(|it| review.words.with(|words| words.evaluation(it)));
        t().graph_place(here.get(), told.as_deref())
    };
    let x = move |ply: usize| drawing.get().x(ply);
    let dots = move || {
        let mistakes = mistakes.get().into_iter();
        mistakes
            .map(|mistake| dot(&mistake, drawing.get()))
            .collect_view()
    };
    view! {
        <div
            class="curve"
            class:blank=move || !is_known.get()
            node_ref=picture
            role="slider"
            tabindex="0"
            aria-label=t().review_graph()
            aria-valuemin="0"
            aria-valuemax=move || last.get().to_string()
            aria-valuenow=move || here.get().to_string()
            aria-valuetext=value_text
            data-testid="graph"
            on:pointerdown=move |event| {
                is_down.set_value(true);
                go_where(&event);
            }
            on:pointermove=move |event| {
                if is_down.get_value() && event.buttons() != 0 {
                    go_where(&event);
                }
            }
            on:pointerup=move |_| is_down.set_value(false)
            on:keydown=key
        >
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect class="half white" width=WIDTH height=HEIGHT></rect>
                <path class="half black" d=move || points.with(|points| drawing.get().area(points))></path>
                <line class="middle" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0></line>
                <line class="here" x1=move || x(here.get()) x2=move || x(here.get()) y1="0" y2=HEIGHT></line>
            </svg>
            {dots}
        </div>
    }
}

/// Returns the half-move to which a key leads.
fn ply_after(event: &ev::KeyboardEvent, here: usize, last: usize) -> Option<usize> {
    let to = match Key::from_name(&event.key())? {
        Key::Left | Key::Down => here.saturating_sub(1),
        Key::Right | Key::Up => here + 1,
        Key::Home => 0,
        Key::End => last,
        _ => return None,
    };
    Some(to.min(last))
}

fn dot(mistake: &GraphMistake, drawing: GraphDrawing) -> impl IntoView + use<> {
    let class = format!(
        "mistake {} {}",
        side_class(mistake.by),
        severity(mistake.mark)
    );
    let left = drawing.x(mistake.ply) / WIDTH;
    let top = drawing.y(mistake.value) / HEIGHT;
    view! {
        <span
            class=class
            style:left=format!("{:.2}%", left * 100.0)
            style:top=format!("{:.2}%", top * 100.0)
        ></span>
    }
}

/// How many mistakes of each kind each side made, once the game has been analyzed. Before that, a
/// move without a mark may still be a mistake.
#[component]
fn CountedMistakes(review: ReviewState, mistakes: Memo<Vec<GraphMistake>>) -> impl IntoView {
    let preferences = preferences();
    let is_analyzed = Memo::new(move |_| review.study.with(Study::is_line_analyzed));
    let counted = move || {
        mistakes.with(|mistakes| {
            Color::BOTH.map(|color| {
                let counts = MistakeCounts::of(mistakes, color);
                let text = with_pieces(preferences.get().pieces).mistakes(color, counts);
                view! { <li>{text}</li> }
            })
        })
    };
    view! {
        <ul class="hint" data-testid="mistakes" hidden=move || !is_analyzed.get()>{counted}</ul>
    }
}

const fn severity(mark: Mark) -> &'static str {
    match mark {
        Mark::Blunder => "blunder",
        Mark::Mistake => "plain",
        _ => "dubious",
    }
}
