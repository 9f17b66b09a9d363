//! What a person adds to a move: a comment, and signs such as `!` and `??`.

use super::state::ReviewState;
use crate::texts::t;
use leptos::prelude::*;
use notation::pdn::Strength;
use study::Study;

/// The signs to choose from, with what they mean.
fn signs() -> [(&'static str, &'static str); 6] {
    [
        ("!!", t().review_sign_brilliant()),
        ("!", t().review_sign_good()),
        ("!?", t().review_sign_interesting()),
        ("?!", t().review_sign_dubious()),
        ("?", t().review_sign_mistake()),
        ("??", t().review_sign_blunder()),
    ]
}

/// Fields for the comment and the signs of the current move.
#[component]
pub(super) fn Annotations(review: ReviewState) -> impl IntoView {
    let cursor = Memo::new(move |_| review.study.with(Study::cursor));
    let comment = Memo::new(move |_| review.study.with(|study| study.comment(study.cursor())));
    let strength = Memo::new(move |_| {
        review
            .study
            .with(|study| study.remarks(study.cursor()).strength)
    });
    let has_move = Memo::new(move |_| review.study.with(|study| study.last_move().is_some()));
    let write = move |event| {
        let text = event_target_value(&event);
        review
            .study
            .update(|study| study.set_comment(study.cursor(), &text));
        review.keep();
    };
    let sign = move |(sign, meaning): (&'static str, &'static str)| {
        let is_set = move || strength.get() == Strength::read(sign);
        let choose = move |_| {
            let chosen = Strength::read(sign).filter(|_| !untrack(is_set));
            review
                .study
                .update(|study| study.set_strength(study.cursor(), chosen));
            review.keep();
        };
        view! {
            <button
                class="button small"
                title=meaning
                aria-label=meaning
                aria-pressed=move || if is_set() { "true" } else { "false" }
                data-testid=format!("sign-{sign}")
                disabled=move || !has_move.get()
                on:click=choose
            >{sign}</button>
        }
    };
    view! {
        <details class="annotations" data-testid="annotations">
            <summary>{t().review_annotate()}</summary>
            <div class="row" role="group" aria-label=t().review_signs()>
                {signs().map(sign).collect_view()}
            </div>
            <label class="field">
                <span>{t().review_comment()}</span>
                // Another move has another comment.
                {move || {
                    cursor.track();
                    view! {
                        <textarea rows="2" maxlength="2000" data-testid="comment" prop:value=move || comment.get() on:change=write></textarea>
                    }
                }}
            </label>
        </details>
    }
}
