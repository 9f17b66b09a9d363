//! A trainer for the numbers of the squares.

use crate::announcer::announcer;
use crate::board::{BoardFrame, Gesture};
use crate::browser;
use crate::icon::{self, Icon};
use crate::preferences::{Preferences, preferences};
use crate::screens::line::{LineOfText, SpokenLine, Tone};
use crate::sound;
use crate::texts::t;
use board_ui::{Key, Orientation};
use learn::{Choice, SquareRound};
use leptos::prelude::*;
use leptos_router::components::A;
use room::Instant;
use rules::{Color, Labels, Square};

/// The storage key for the best time without a miss, in seconds.
const BEST: &str = "crownhead.squares";

fn best() -> Option<u32> {
    browser::recall(BEST)?.parse().ok()
}

/// The trainer on the screen.
#[derive(Clone, Copy)]
struct Trainer {
    round: RwSignal<SquareRound>,
    /// When the first square was chosen. The clock doesn't run before that.
    started: StoredValue<Option<Instant>>,
    /// How long the round took, in seconds.
    took: RwSignal<Option<u32>>,
    best: RwSignal<Option<u32>>,
    focus: RwSignal<Square>,
    /// The last square that was chosen by mistake.
    wrong: RwSignal<Option<Square>>,
    orientation: RwSignal<Orientation>,
    line: SpokenLine,
    preferences: Preferences,
}

impl Trainer {
    fn new() -> Trainer {
        Trainer {
            round: RwSignal::new(SquareRound::new(browser::chance())),
            started: StoredValue::new(None),
            took: RwSignal::new(None),
            best: RwSignal::new(best()),
            focus: RwSignal::new(Square::all().next().expect("there are squares")),
            wrong: RwSignal::new(None),
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
        let asked = self.round.with(SquareRound::asked);
        match (asked, self.took.get()) {
            (Some(square), _) => t().learn_squares_find(u32::from(square.number())),
            (None, seconds) => {
                let misses = self.round.with(SquareRound::misses);
                t().learn_squares_done(seconds.unwrap_or_default(), misses)
            }
        }
    }

    fn choose(self, square: Square) {
        let now = browser::now();
        if self.started.get_value().is_none() {
            self.started.set_value(Some(now));
        }
        let choice = self.round.try_update(|round| round.choose(square));
        match choice {
            Some(Choice::Found) => {
                self.wrong.set(None);
                let is_over = self.round.with_untracked(|round| round.asked().is_none());
                if is_over {
                    self.finish(now);
                }
                // The task is visible already, so it's only announced to screen readers.
                self.line.clear();
                announcer().say(untrack(|| self.task()));
            }
            Some(Choice::Missed) => {
                self.wrong.set(Some(square));
                sound::wrong(self.preferences);
                let said = t().learn_squares_missed(u32::from(square.number()));
                self.line.say(said, Tone::Bad);
            }
            Some(Choice::Over) | None => {}
        }
    }

    fn finish(self, now: Instant) {
        let started = self.started.get_value().unwrap_or(now);
        let seconds = now.since(started).as_millis().div_ceil(1_000) as u32;
        self.took.set(Some(seconds));
        let is_clean = self.round.with_untracked(SquareRound::misses) == 0;
        if is_clean && best().is_none_or(|best| seconds < best) {
            browser::remember(BEST, &seconds.to_string());
            self.best.set(Some(seconds));
        }
    }

    fn start_over(self) {
        self.round.set(SquareRound::new(browser::chance()));
        self.started.set_value(None);
        self.took.set(None);
        self.wrong.set(None);
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
    let otherwise = Signal::derive(move || {
        let left = trainer.round.with(SquareRound::left);
        if left == 0 {
            String::new()
        } else {
            t().learn_squares_left(left as u32)
        }
    });
    let score = move || trainer.best.get().map(|best| t().learn_squares_best(best));
    let flip = move |_| {
        trainer
            .orientation
            .update(|orientation| *orientation = orientation.flipped());
    };
    view! {
        <div class="table lesson">
            <NumberlessBoard trainer/>
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href="/learn" attr:data-testid="leave">{t().learn_title()}</A></p>
                    <h1>{t().learn_squares()}</h1>
                    <p class="hint" data-testid="score">{score}</p>
                </header>
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
            </div>
        </div>
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
        let is_answer = trainer
            .round
            .with(|round| round.is_missed() && round.asked() == Some(square));
        match trainer.wrong.get() {
            _ if is_answer => "m-hint".to_owned(),
            Some(wrong) if wrong == square => "shake".to_owned(),
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
