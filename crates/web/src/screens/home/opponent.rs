//! The opponent, the level, and the side.

use super::Chosen;
use crate::fields::{ChoiceOf, choosable};
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::screens::opponents::{LevelChoice, either_side, side};
use crate::texts::{home as home_texts, t};
use leptos::prelude::*;
use leptos_router::components::A;
use local_play::{ComputerSide, Opponent};
use rules::Color;

/// The opponent, the level, and the side.
#[component]
pub(crate) fn OpponentChoice(choices: Chosen) -> impl IntoView {
    let option = |opponent, path, name: &'static str| {
        choosable(opponent, view! { <Icon path/><span>{name}</span> })
    };
    let options = vec![
        option(
            Opponent::Computer,
            icon::COMPUTER,
            t().home_against_computer(),
        ),
        option(Opponent::Person, icon::PEOPLE, t().home_two_players()),
    ];
    let opponent = Memo::new(move |_| choices.with(|choices| choices.opponent));
    view! {
        <div class="opponents">
            <ChoiceOf
                of=choices
                part=|it| &mut it.opponent
                legend=t().home_opponent().to_owned()
                name="opponent"
                class="halves"
                options
            />
            <A href="/online?against=friend" attr:class="button" attr:data-testid="friend-online">
                <Icon path=icon::ONLINE/>
                {t().home_friend_online()}
            </A>
        </div>
        <Show when=move || opponent.get() == Opponent::Computer>
            <LevelChoice
                number=Memo::new(move |_| choices.with(|choices| choices.level))
                on_choose=move |level| choices.update(|choices| choices.level = level)
            />
            <SideChoice choices/>
        </Show>
    }
}

/// The user's side, which is the one that the computer doesn't play.
#[component]
fn SideChoice(choices: Chosen) -> impl IntoView {
    let preferences = preferences();
    let options = vec![
        choosable(ComputerSide::White, side(Color::Black)),
        choosable(ComputerSide::Black, side(Color::White)),
        choosable(ComputerSide::Random, either_side(t().random())),
    ];
    view! {
        <ChoiceOf
            of=choices
            part=|it| &mut it.computer_side
            legend=Signal::derive(move || home_texts::your_pieces(preferences.get().pieces))
            name="side"
            class="thirds"
            options
        />
    }
}
