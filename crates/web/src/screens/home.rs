//! The home screen: the options for a local game.

mod clock;
mod opening;
mod opponent;
mod options;
mod unfinished;

use crate::beginning::begin;
use crate::board::LittleBoard;
use crate::browser;
use crate::icon::{self, Icon};
use crate::shelf::shelf;
use crate::taste::{keep_choices, last_choices};
use crate::texts::t;
use board_ui::Orientation;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::{Choices, ComputerSide, Coordinates, Opponent};
use opponent::OpponentChoice;
use options::Options;
use rules::{Color, Position};
use unfinished::Unfinished;

/// The choices on this screen, shared by all its parts.
type Chosen = RwSignal<Choices>;

/// The options for a local game.
#[component]
pub(crate) fn Home() -> impl IntoView {
    browser::entitle(t().app_name());
    let choices: Chosen = RwSignal::new(last_choices());
    let wrong = RwSignal::new(None::<String>);
    Effect::new(move || {
        choices.with(keep_choices);
        wrong.set(None);
    });
    let shelf = shelf();
    let navigate = use_navigate();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let navigate = navigate.clone();
        let go = move |to: &str| navigate(to, leptos_router::NavigateOptions::default());
        let begun = choices.with_untracked(|choices| begin(choices, shelf, go));
        if let Err(why) = begun {
            wrong.set(Some(why));
        }
    };
    let [before, after] = t().home_lead();
    view! {
        <div class="home">
            <div class="home-start">
                <h1>{t().home_title()}</h1>
                <p class="lead">
                    {before}
                    <A href="/online" attr:data-testid="online">{t().home_lead_link()}</A>
                    {after}
                </p>
                <Unfinished/>
                <form class="card stack" on:submit=start>
                    <OpponentChoice choices/>
                    {move || wrong.get().map(|why| view! {
                        <p class="notice bad" role="alert" data-testid="wrong">{why}</p>
                    })}
                    <button class="button primary large" type="submit" data-testid="start">
                        <Icon path=icon::PLAY/>
                        {t().home_start()}
                    </button>
                    <Options choices/>
                </form>
                <section class="other-ways" aria-label=t().home_other_ways()>
                    <div class="row">
                        <A href="/setup" attr:class="button">
                            <Icon path=icon::SET_UP/>
                            {t().home_set_up()}
                        </A>
                        <A href="/library?load=file" attr:class="button" attr:data-testid="load">
                            <Icon path=icon::OPEN/>
                            {t().home_load()}
                        </A>
                    </div>
                    <p class="hint">
                        {t().home_first_time()} " "
                        <A href="/help">{t().home_first_time_link()}</A>
                    </p>
                </section>
            </div>
            <Picture choices/>
        </div>
    }
}

/// The board at the start of the game, from the user's side.
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
                label=t().home_preview().to_owned()
            />
        </div>
    }
}
