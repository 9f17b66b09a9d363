//! The key moments of a game: what went wrong, why, and what was better.

use super::state::ReviewState;
use crate::icon::{self, Icon};
use crate::texts::t;
use ::review::Retries;
use leptos::prelude::*;
use study::{KeyMoment, Study};

/// The summary of an analyzed game, and its mistakes one by one.
#[component]
pub(super) fn KeyMoments(review: ReviewState) -> impl IntoView {
    // While doubtful moves get a closer look, the judgment may still change.
    let is_analyzed = Memo::new(move |_| {
        let is_running = review.analyst.survey.with(Option::is_some);
        let is_known = |study: &Study| study.is_analyzed() && study.main_line().len() > 1;
        !is_running && review.study.with(is_known)
    });
    let only_mine = RwSignal::new(false);
    let has_any = Memo::new(move |_| review.study.with(|study| !study.key_moments().is_empty()));
    let moments = Memo::new(move |_| {
        let mine = only_mine.get().then(|| review.mine());
        review.study.with(|study| {
            let mut moments = study.key_moments();
            moments.retain(|moment| mine.is_none_or(|mine| moment.by == mine));
            moments
        })
    });
    let here = Memo::new(move |_| {
        let cursor = review.study.with(Study::cursor);
        moments.with(|moments| moments.iter().find(|it| it.node == cursor).cloned())
    });
    let go = move |is_forward: bool| {
        let to = review.study.with_untracked(|study| {
            moments.with_untracked(|all| study.next_moment(all, is_forward))
        });
        if let Some(node) = to {
            review.go_to(node);
        }
    };
    let has = move |is_forward: bool| {
        review
            .study
            .with(|study| moments.with(|all| study.next_moment(all, is_forward).is_some()))
    };
    view! {
        <Show when=move || is_analyzed.get() && !review.retries.with(Retries::is_on)>
            <section class="moments" aria-label=t().review_moments() data-testid="moments">
                <div class="row judged">
                    <p class="hint" data-testid="accuracy">{move || spoken(review, |words, study| words.accuracy(study.accuracy()))}</p>
                    <Show when=move || has_any.get()>
                        <label class="check">
                            <input
                                type="checkbox"
                                data-testid="only-mine"
                                prop:checked=move || only_mine.get()
                                on:change=move |event| only_mine.set(event_target_checked(&event))
                            />
                            <span>{t().review_only_mine()}</span>
                        </label>
                    </Show>
                </div>
                <Show when=move || has_any.get()>
                    <div class="row">
                        <MomentList review moments/>
                        <button class="button small" data-testid="previous-mistake" disabled=move || !has(false) on:click=move |_| go(false)>
                            <Icon path=icon::PREVIOUS/>{t().review_previous_mistake()}
                        </button>
                        <button class="button small" data-testid="next-mistake" disabled=move || !has(true) on:click=move |_| go(true)>
                            <Icon path=icon::NEXT/>{t().review_next_mistake()}
                        </button>
                    </div>
                </Show>
                {move || contradiction(review).map(|said| view! {
                    <p class="hint" data-testid="contradiction">{said}</p>
                })}
                {move || here.get().map(|moment| view! { <Moment review moment/> })}
            </section>
        </Show>
        <Retry review/>
    }
}

/// All of them, to choose from.
#[component]
fn MomentList(review: ReviewState, moments: Memo<Vec<KeyMoment>>) -> impl IntoView {
    let options = move || {
        let moments = moments.get();
        let here = review.study.with(Study::cursor);
        let is_elsewhere = moments.iter().all(|moment| moment.node != here);
        let first = t().review_moments_count(moments.len() as u32);
        let list = moments.into_iter().enumerate().map(|(place, moment)| {
            let is_here = moment.node == here;
            view! { <option value=place.to_string() selected=is_here>{spoken(review, |words, study| words.key_moment(study, &moment))}</option> }
        });
        view! {
            <option value="" selected=is_elsewhere>{first}</option>
            {list.collect_view()}
        }
    };
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok();
        let node = chosen.and_then(|place| {
            moments.with_untracked(|moments| moments.get(place).map(|moment| moment.node))
        });
        if let Some(node) = node {
            review.go_to(node);
        }
    };
    view! {
        <Show when=move || !moments.with(Vec::is_empty)>
            <select class="moment-list" data-testid="moment-list" aria-label=t().review_moments() on:change=choose>
                {options}
            </select>
        </Show>
    }
}

/// What's odd about the result.
fn contradiction(review: ReviewState) -> Option<&'static str> {
    let found = review.study.with(Study::contradiction)?;
    Some(review.words.with(|words| words.contradiction(found)))
}

/// The mistake on the board.
#[component]
fn Moment(review: ReviewState, moment: KeyMoment) -> impl IntoView {
    let node = moment.node;
    let said = move || spoken(review, |words, study| words.mistake_at(study, node));
    let has_lines = move || review.study.with(|study| study.better(node).is_some());
    view! {
        <div class="moment" data-testid="moment">
            <p role="status">{said}</p>
            <Show when=has_lines>
                <div class="row">
                    <button class="button small primary" data-testid="try-again" on:click=move |_| review.begin_retry(node)>
                        <Icon path=icon::AGAIN/>{t().review_try_again()}
                    </button>
                    <button class="button small" data-testid="show-better" on:click=move |_| review.show_better(node)>
                        {t().review_show_better()}
                    </button>
                    <button class="button small" data-testid="show-refutation" on:click=move |_| review.show_refutation(node)>
                        {t().review_show_refutation()}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// The learner looks for a better move.
#[component]
fn Retry(review: ReviewState) -> impl IntoView {
    view! {
        <Show when=move || review.retries.with(Retries::is_on)>
            <section class="moments" aria-label=t().review_try_again() data-testid="retry">
                <div class="row">
                    <button class="button small" data-testid="retry-hint" on:click=move |_| review.hint_retry()>
                        <Icon path=icon::HINT/>{t().learn_hint()}
                    </button>
                    <button class="button small" data-testid="retry-end" on:click=move |_| review.end_retry()>
                        {t().review_show_answer()}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// Something about the study in words.
fn spoken<T>(review: ReviewState, speak: impl FnOnce(&words::Speaker, &Study) -> T) -> T {
    review
        .study
        .with(|study| review.words.with(|words| speak(words, study)))
}
