//! The status line of a table: what's going on, what was wrong, and open questions.

use super::{Shown, TableView};
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use room::{Action, Proposal};
use rules::Color;
use table::{Driver, Message, Notice, StatusLine, Table, Tone};

/// The status line.
#[component]
pub(crate) fn MessageLine<D: Shown>(
    table: TableView<D>,
    /// Plays the game here instead of elsewhere.
    play_here: Callback<()>,
    /// What else it shows next to a message.
    #[prop(optional)]
    children: Option<ChildrenFn>,
) -> impl IntoView {
    let line = table.line();
    let children = StoredValue::new(children);
    move || {
        match line.get() {
        StatusLine::Elsewhere => view! {
            <div class="line bad" data-testid="line">
                <span>{t().game_other_tab()}</span>
                <button class="button small" on:click=move |_| play_here.run(())>{t().game_play_here()}</button>
            </div>
        }
        .into_any(),
        StatusLine::LookingBack => view! {
            <div class="line good" data-testid="line">
                <span>{t().game_looking_back()}</span>
                <button class="button small" on:click=move |_| table.look_at(usize::MAX)>{t().game_to_present()}</button>
            </div>
        }
        .into_any(),
        StatusLine::Confirm(action) => confirmation(table, action).into_any(),
        StatusLine::Offer { by, proposal } => offer(table, by, proposal).into_any(),
        StatusLine::OwnOffer(proposal) => view! {
            <div class="line" data-testid="line">
                <span>{move || table.preferences.words().get().own_offer(proposal)}</span>
                <button class="button small" on:click=move |_| table.act(Action::Withdraw(proposal))>{t().game_withdraw()}</button>
            </div>
        }
        .into_any(),
        StatusLine::Claimable(gone) => view! {
            <div class="line good" data-testid="line">
                <span>{move || t().live_can_claim(&table.name(gone))}</span>
                <button class="button small primary" on:click=move |_| table.act(Action::ClaimAbandonment)>{t().live_claim_win()}</button>
            </div>
        }
        .into_any(),
        StatusLine::Premove(mv) => view! {
            <div class="line" data-testid="line">
                <span>{move || table.text(&Notice::PremoveSet(mv))}</span>
                <button class="button small" on:click=move |_| { table.change(Table::cancel_premove); }>{t().cancel()}</button>
            </div>
        }
        .into_any(),
        StatusLine::Message(Message { notice, tone }) => message(table, Some(notice), tone, children).into_any(),
        StatusLine::Turn => message(table, Some(Notice::Turn), Tone::Plain, children).into_any(),
        StatusLine::Nothing => message(table, None, Tone::Plain, children).into_any(),
    }
    }
}

/// Asks the user to confirm an action.
fn confirmation<D: Shown>(table: TableView<D>, action: Action) -> impl IntoView {
    let (question, yes) = t().confirm_question(action);
    view! {
        <div class="line good" data-testid="line" role="group" aria-label=question>
            <span>{question}</span>
            <button class="button small warn" on:click=move |_| table.act(action)>{yes}</button>
            <button class="button small" on:click=move |_| { table.change(|table, _| table.play_on()); }>{t().live_play_on()}</button>
        </div>
    }
}

/// An offer that a person here can answer.
fn offer<D: Shown>(table: TableView<D>, by: Color, proposal: Proposal) -> impl IntoView {
    let answer = move |action| {
        table.change(|table, at| table.act_for(by.opponent(), action, at));
    };
    view! {
        <div class="line good" data-testid="line">
            <span>{move || table.text(&Notice::Proposed(by, proposal))}</span>
            <button class="button small primary" on:click=move |_| answer(Action::Accept(proposal))>{t().game_accept()}</button>
            <button class="button small" on:click=move |_| answer(Action::Decline(proposal))>{t().game_decline()}</button>
        </div>
    }
}

/// What's to say, or whose turn it is. A move that has to be confirmed has its buttons here.
fn message<D: Shown>(
    table: TableView<D>,
    notice: Option<Notice<D::Notice>>,
    tone: Tone,
    children: StoredValue<Option<ChildrenFn>>,
) -> impl IntoView {
    let is_pending = Memo::new(move |_| table.with(|table| table.input().pending().is_some()));
    let is_spectator = Memo::new(move |_| table.game(|game| game.person().is_none()));
    let is_over = Memo::new(move |_| table.game(Driver::is_over));
    let told = move || {
        let told = notice.as_ref().map(|notice| table.text(notice));
        // Not every input needs a message.
        match told.filter(|told| !told.is_empty()) {
            None if !is_over.get() => table.text(&Notice::Turn),
            told => told.unwrap_or_default(),
        }
    };
    view! {
        <div class=line_class(tone) data-testid="line">
            <Show when=move || is_spectator.get() && !is_over.get()>
                <span class="watching"><Icon path=icon::EYE/>{t().live_watching()}</span>
            </Show>
            <span>{told}</span>
            <Show when=move || is_pending.get()>
                <button class="button small primary" on:click=move |_| { table.change(Table::confirm); }>{t().game_confirm()}</button>
                <button class="button small" on:click=move |_| { table.change(Table::cancel); }>{t().cancel()}</button>
            </Show>
            {children.with_value(|children| children.as_ref().map(|children| children()))}
        </div>
    }
}

/// Returns the CSS class of a status line with a message in this tone.
pub(crate) const fn line_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "line",
        Tone::Bad => "line bad",
        Tone::Good => "line good",
    }
}
