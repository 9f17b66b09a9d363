//! What the user's book says about the position on the review board.

use super::state::ReviewState;
use crate::own_book;
use crate::texts::t;
use leptos::prelude::*;
use notation::write_move;
use rules::RuleSet;

/// The moves of the user's book, with how often they're played and the comments.
#[component]
pub(super) fn BookMoves(review: ReviewState) -> impl IntoView {
    let kept = own_book::load();
    move || {
        let book = kept.book()?;
        let (pos, rules) = review.position();
        let moves = book.moves(&pos);
        if moves.is_empty() || rules != RuleSet::OFFICIAL {
            return None;
        }
        let labels = review.labels();
        let total: u32 = moves.iter().map(|found| u32::from(found.weight)).sum();
        let rows = moves.iter().map(|found| {
            let text = write_move(&pos, rules, found.mv, labels).to_string();
            let often = t().book_share(found.weight, total);
            let comment = book.comment(&pos, found.mv).to_owned();
            let mv = found.mv;
            view! {
                <li>
                    <button on:click=move |_| review.play_line(&[mv])>
                        <b>{text}</b>" "<span>{often}</span>
                    </button>
                    " "<bdi>{comment}</bdi>
                </li>
            }
        });
        Some(view! {
            <div class="database" data-testid="own-book-moves">
                <p><b>{t().book_mine()}</b></p>
                <ul>{rows.collect_view()}</ul>
            </div>
        })
    }
}
