//! The home screen: what is chosen before a game.

mod clock;
mod opening;
mod opponent;
mod options;
mod unfinished;

use crate::beginning::begin;
use crate::board::LittleBoard;
use crate::icon::{self, Icon};
use crate::shelf::shelf;
use crate::taste::{keep_choices, last_choices, taste};
use crate::texts::home as words;
use crate::{browser, texts};
use board_ui::Orientation;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::{Choices, ComputerSide, Coordinates, Opponent};
use opponent::OpponentChoice;
use options::Options;
use rules::{Color, Position};
use unfinished::Unfinished;

/// The choices on this screen. Every part of it reads and changes them.
type Chosen = RwSignal<Choices>;

/// What is chosen before a game.
#[component]
pub(crate) fn Home() -> impl IntoView {
    browser::entitle(texts::BRAND);
    let choices: Chosen = RwSignal::new(last_choices());
    let wrong = RwSignal::new(None::<String>);
    Effect::new(move || {
        choices.with(keep_choices);
        wrong.set(None);
    });
    let shelf = shelf();
    let navigate = use_navigate();
    let taste = taste();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let navigate = navigate.clone();
        let go = move |to: &str| navigate(to, leptos_router::NavigateOptions::default());
        let begun = choices.with_untracked(|choices| begin(choices, shelf, taste, go));
        if let Err(why) = begun {
            wrong.set(Some(why));
        }
    };
    view! {
        <div class="home">
            <div class="home-start">
                <h1>{words::TITLE}</h1>
                <p class="lead">
                    {words::LEAD} " "
                    <A href="/online" attr:data-testid="online">{words::LEAD_ONLINE}</A>
                    {words::LEAD_END}
                </p>
                <Unfinished/>
                <form class="card stack" on:submit=start>
                    <OpponentChoice choices/>
                    {move || wrong.get().map(|why| view! {
                        <p class="notice bad" role="alert" data-testid="wrong">{why}</p>
                    })}
                    <button class="button primary large" type="submit" data-testid="start">
                        <Icon path=icon::PLAY/>
                        {words::START}
                    </button>
                    <Options choices/>
                </form>
                <section class="other-ways" aria-label=words::OTHER_WAYS>
                    <div class="row">
                        <A href="/setup" attr:class="button">
                            <Icon path=icon::SET_UP/>
                            {words::SET_UP}
                        </A>
                        <A href="/library?load=file" attr:class="button" attr:data-testid="load">
                            <Icon path=icon::OPEN/>
                            {words::LOAD}
                        </A>
                    </div>
                    <p class="hint">
                        {words::FIRST_TIME} " "
                        <A href="/help">{words::FIRST_TIME_LINK}</A>
                    </p>
                </section>
            </div>
            <Picture choices/>
        </div>
    }
}

/// The board as the game will begin, seen from the person's side.
#[component]
fn Picture(choices: Chosen) -> impl IntoView {
    let board = Memo::new(move |_| {
        let start = choices.with(Choices::start).unwrap_or(Position::START);
        *start.board()
    });
    let orientation = Memo::new(move |_| {
        choices.with(|choices| Orientation {
            bottom: match (choices.opponent, choices.computer_side) {
                (Opponent::Computer, ComputerSide::Black) => Color::White,
                _ => Color::Black,
            },
        })
    });
    view! {
        <div class="home-picture">
            <LittleBoard
                board
                orientation
                coordinates=Some(Coordinates::Off)
                label=words::PREVIEW.to_owned()
            />
        </div>
    }
}
