//! The stated result of a problem, and whether it's right.

use super::state::ReviewState;
use crate::icon::{self, Icon};
use crate::look::is_ready;
use crate::texts::t;
use engine_link::{GameSoFar, Limits, Proof, Reply, Request};
use leptos::prelude::*;
use leptos::task::spawn_local;
use review::{Claim, ClaimCheck};
use rules::{Game, Outcome, Position, RuleSet};
use study::Evaluation;

/// How long the engine may search for a proof.
const TIME_MS: u64 = 15_000;

/// What's known about the stated result.
#[derive(Clone, PartialEq)]
enum Checked {
    NotAsked,
    Looking,
    Told(String),
}

/// The result of a problem: the stated one, and what the tables and the engine say. A problem is a
/// position without moves that isn't the starting position.
#[component]
pub(super) fn StatedResult(review: ReviewState) -> impl IntoView {
    let problem = review.study.with_untracked(Claim::of);
    let checked = RwSignal::new(Checked::NotAsked);
    problem.map(|claim| {
        let told = move || {
            review
                .words
                .with(|words| t().claim_stated(&words.evaluation(result(claim.stated))))
        };
        let check = move |_| {
            checked.set(Checked::Looking);
            spawn_local(async move {
                let said = check(review, claim).await;
                checked.try_set(Checked::Told(said));
            });
        };
        let answer = move || match checked.get() {
            Checked::NotAsked => String::new(),
            Checked::Looking => t().claim_checking().to_owned(),
            Checked::Told(said) => said,
        };
        view! {
            <div class="notice claim" data-testid="claim">
                <div class="row">
                    <p>{told}</p>
                    <button
                        class="button small"
                        data-testid="check-claim"
                        disabled=move || checked.get() == Checked::Looking
                        on:click=check
                    >
                        <Icon path=icon::EYE/>{t().claim_check()}
                    </button>
                </div>
                <p role="status" data-testid="claim-answer">{answer}</p>
            </div>
        }
    })
}

/// Compares a stated result with the tables and the engine.
async fn check(review: ReviewState, claim: Claim) -> String {
    // The engine does one thing at a time.
    review.is_checking.set(true);
    let proof = prove(review, &claim.start).await;
    review.is_checking.try_set(false);
    let Some(proof) = proof else {
        return t().learn_no_engine().to_owned();
    };
    let words = review.words.get_untracked();
    let best = proof
        .best
        .map(|mv| words.mv(&claim.start, RuleSet::OFFICIAL, mv))
        .unwrap_or_default();
    match claim.check(&proof) {
        ClaimCheck::TablesAgree => t().claim_tables_agree().to_owned(),
        ClaimCheck::EngineAgrees => t().claim_engine_agrees().to_owned(),
        ClaimCheck::Draw => t().claim_draw(&best),
        ClaimCheck::Win(winner) => {
            let wins = result(Outcome::Win(winner));
            t().claim_win(&words.evaluation(wins), &best)
        }
        ClaimCheck::Open => t().claim_open(&best),
    }
}

async fn prove(review: ReviewState, start: &Position) -> Option<Proof> {
    is_ready(review.page_engine).await;
    let game = Game::from_position(*start, RuleSet::OFFICIAL);
    let request = Request::Prove {
        game: GameSoFar::from(&game),
        limits: Limits::time(TIME_MS),
    };
    match review.page_engine.ask(request, |_| {}).await {
        Ok(Reply::Proof(proof)) => Some(proof),
        _ => None,
    }
}

fn result(outcome: Outcome) -> Evaluation {
    match outcome {
        Outcome::Win(winner) => Evaluation::Win {
            winner,
            plies: None,
        },
        Outcome::Draw => Evaluation::Draw,
    }
}
