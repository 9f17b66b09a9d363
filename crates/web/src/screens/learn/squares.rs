//! A trainer for the numbers of the squares.

use super::parts::Workplace;
use crate::announcer::announcer;
use crate::board::BoardFrame;
use crate::browser;
use crate::icon::{self, Icon};
use crate::preferences::{Preferences, preferences};
use crate::screens::line::{LineOfText, SpokenLine, Tone};
use crate::sound;
use crate::texts::t;
use board_ui::{Gesture, Key, Orientation};
use learn::{SquareChoice, SquareTrainer};
use leptos::prelude::*;
use rules::{Color, Labels, Square};

/// The storage key for the best time without a miss, in seconds.
const BEST: &str = "crownhead.squares";

fn kept_best() -> Option<u32> {
    browser::recall(BEST)?.parse().ok()
}

/// The trainer on the screen.
#[derive(Clone, Copy)]
struct Trainer {
    model: RwSignal<SquareTrainer>,
    focus: RwSignal<Square>,
    orientation: RwSignal<Orientation>,
    line: SpokenLine,
    preferences: Preferences,
}

impl Trainer {
    fn new() -> Trainer {
        Trainer {
            model: RwSignal::new(SquareTrainer::new(browser::chance(), kept_best())),
            focus: RwSignal::new(Square::all().next().expect("there are squares")),
            // Numbers are learned from Black's side first, as in the first game.
            orientation: RwSignal::new(Orientation {
                bottom: Color::Black,
            }),
            line: SpokenLine::new(announcer()),
            preferences: preferences(),
        }
    }

    /// What to do now.
    fn task(self) -> String {
        t().square_task(self.model.with(SquareTrainer::task))
    }

    fn choose(self, square: Square) {
        let (now, kept) = (browser::now().as_millis(), kept_best());
        let choice = self
            .model
            .try_update(|model| model.choose(square, now, kept));
        match choice {
            Some(SquareChoice::Found) => {
                if let Some(best) = self.model.with_untracked(SquareTrainer::best) {
                    browser::remember(BEST, &best.to_string());
                }
                // The task is visible already, so it's only announced to screen readers.
                self.line.clear();
                announcer().say(untrack(|| self.task()));
            }
            Some(SquareChoice::Missed) => {
                sound::wrong(self.preferences);
                let said = t().learn_squares_missed(u32::from(square.number()));
                self.line.say(said, Tone::Bad);
            }
            Some(SquareChoice::Over) | None => {}
        }
    }

    fn start_over(self) {
        self.model
            .update(|model| model.start_over(browser::chance()));
        self.line.clear();
    }

    /// Handles a key on the board. Returns whether it was used.
    fn key(self, key: Key) -> bool {
        match key {
            Key::Enter | Key::Space => self.choose(self.focus.get_untracked()),
            Key::Escape | Key::Backspace | Key::Char(_) => return false,
            _ => {
                let orientation = self.orientation.get_untracked();
                self.focus
                    .update(|focus| *focus = key.moved(*focus, orientation));
            }
        }
        true
    }
}

/// The screen of the trainer.
#[component]
pub(crate) fn Squares() -> impl IntoView {
    browser::entitle(&t().page_title(t().learn_squares()));
    let trainer = Trainer::new();
    let otherwise = Signal::derive(move || match trainer.model.with(SquareTrainer::left) {
        0 => String::new(),
        left => t().learn_squares_left(left as u32),
    });
    let score = move || {
        let best = trainer.model.with(SquareTrainer::best);
        best.map(|best| t().learn_squares_best(best))
    };
    let flip = move |_| {
        trainer
            .orientation
            .update(|orientation| *orientation = orientation.flipped());
    };
    view! {
        <Workplace
            board=view! { <NumberlessBoard trainer/> }.into_any()
            back=("/learn", t().learn_title())
            title=view! { <h1>{t().learn_squares()}</h1> }.into_any()
            below=view! { <p class="hint" data-testid="score">{score}</p> }.into_any()
        >
            <p class="task" data-testid="task">{move || trainer.task()}</p>
            <LineOfText line=trainer.line otherwise/>
            <div class="tools" role="group" aria-label=t().learn_squares()>
                <button class="button" data-testid="flip" on:click=flip>
                    <Icon path=icon::FLIP/>{t().flip()}
                </button>
                <button class="button" data-testid="again" on:click=move |_| trainer.start_over()>
                    <Icon path=icon::AGAIN/>{t().learn_start_over()}
                </button>
            </div>
        </Workplace>
    }
}

/// An empty board that doesn't show the numbers. To a screen reader it names squares by letter and
/// digit.
#[component]
fn NumberlessBoard(trainer: Trainer) -> impl IntoView {
    let on_gesture = Callback::new(move |gesture| match gesture {
        Gesture::Up(at) => {
            if let Ok(square) = Square::try_from(at) {
                trainer.choose(square);
            }
            true
        }
        Gesture::Press(square) => {
            trainer.choose(square);
            true
        }
        Gesture::Key(key) => trainer.key(key),
        Gesture::Focus(square) => {
            trainer.focus.set(square);
            true
        }
        Gesture::Down(_) | Gesture::Over(_) | Gesture::Lost | Gesture::Right(..) => true,
    });
    let square_class = Callback::new(move |square: Square| {
        let (shown, wrong) = trainer.model.with(|model| (model.shown(), model.wrong()));
        match square {
            _ if shown == Some(square) => "m-hint".to_owned(),
            _ if wrong == Some(square) => "shake".to_owned(),
            _ => String::new(),
        }
    });
    let square_label = Callback::new(|square: Square| square.label(Labels::Letters).to_string());
    view! {
        <div class="place numberless">
            <BoardFrame
                orientation=trainer.orientation
                label=t().board().to_owned()
                square_label
                square_class
                focus=trainer.focus
                held=RwSignal::new(None)
                on_gesture
            >
                ()
            </BoardFrame>
        </div>
    }
}
