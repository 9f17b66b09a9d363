//! The move list with variations, and the navigation buttons.

use super::state::ReviewState;
use crate::screens::beside::{StepTo, Steps, keep_visible};
use crate::texts::t;
use leptos::prelude::*;
use study::{NodeId, Paragraph, Part, Study};

/// The move list with variations.
#[component]
pub(super) fn MoveTree(review: ReviewState) -> impl IntoView {
    let is_surveyed = Memo::new(move |_| review.analyst.survey.with(Option::is_some));
    let paragraphs = Memo::new(move |_| {
        let labels = review.labels();
        let is_judged = !is_surveyed.get();
        review
            .study
            .with(|study| study.paragraphs(labels, is_judged))
    });
    let cursor = Memo::new(move |_| review.study.with(Study::cursor));
    let list = NodeRef::<leptos::html::Div>::new();
    // Tab reaches one move, and the arrow keys go on from there.
    let stop = Memo::new(move |_| {
        review.study.with(|study| match study.cursor() {
            Study::ROOT => study.children(Study::ROOT).first().copied(),
            cursor => Some(cursor),
        })
    });
    // Keeps the current move visible. If the focus is in the list, it follows.
    Effect::new(move || {
        paragraphs.track();
        let node = cursor.get().number();
        let Some(list) = list.get() else { return };
        keep_visible(&list, &format!("[data-node=\"{node}\"]"));
    });
    let button = move |node: NodeId, text: String| {
        let is_mistake = text.ends_with('?');
        view! {
            <button
                class:mistake=is_mistake
                data-node=node.number().to_string()
                tabindex=move || if stop.get() == Some(node) { "0" } else { "-1" }
                dir="ltr"
                aria-current=move || (cursor.get() == node).then_some("true")
                on:click=move |_| review.go_to(node)
            >{text}</button>
        }
    };
    let sign = |text: &'static str| view! { <span class="number">{text}</span> }.into_any();
    let inline = move |parts: Vec<Part>| {
        parts
            .into_iter()
            .map(|part| match part {
                Part::Move { node, number, text } => view! {
                    <span class="numbered">
                        {number.map(|number| view! { <span class="number">{number}</span> })}
                        {button(node, text)}
                    </span>
                }
                .into_any(),
                Part::Comment(text) => view! { <bdi class="said">{text}</bdi> }.into_any(),
                Part::SetUp => sign(t().review_new_board()),
                Part::Open => sign("("),
                Part::Close => sign(")"),
            })
            .collect_view()
    };
    let shown = move || {
        paragraphs
            .get()
            .into_iter()
            .map(|entry| match entry {
                Paragraph::MainLine(parts) => {
                    view! { <p class="main-line">{inline(parts)}</p> }.into_any()
                }
                Paragraph::Variation(parts) => {
                    view! { <p class="variation">{inline(parts)}</p> }.into_any()
                }
            })
            .collect_view()
    };
    view! {
        <div class="moves tree" node_ref=list role="region" aria-label=t().review_moves() data-testid="moves">
            <Show
                when=move || !paragraphs.with(Vec::is_empty)
                fallback=|| view! { <p class="hint empty">{t().review_no_moves()}</p> }
            >
                {shown}
            </Show>
        </div>
    }
}

/// The navigation buttons.
#[component]
pub(super) fn ReviewSteps(review: ReviewState) -> impl IntoView {
    let is_first = Signal::derive(move || review.study.with(|study| study.cursor() == Study::ROOT));
    let is_last = Signal::derive(move || review.study.with(Study::is_at_end));
    let go = move |to| {
        review.go(match to {
            StepTo::First => Study::first,
            StepTo::Previous => Study::back,
            StepTo::Next => Study::forward,
            StepTo::Last => Study::last,
        });
    };
    view! { <Steps is_first is_last last=t().review_last() go=Callback::new(go)/> }
}
