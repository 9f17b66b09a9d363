//! The board of the home screen. The first move on it starts the game.

use super::Chosen;
use crate::announcer::announcer;
use crate::board::{PlayBoard, Scene};
use crate::preferences::preferences;
use crate::screens::line::{LineOfText, SpokenLine, Tone};
use crate::sound;
use crate::texts::t;
use board_ui::{Hand, Marks, MoveInput, Orientation, Reply};
use leptos::prelude::*;
use local_play::{Choices, ComputerSide, Opening, Opponent};
use rules::{Color, Game, Move, Position, RuleSet};

/// The board with the start of the game, from the user's side.
#[component]
pub(super) fn StartBoard(
    choices: Chosen,
    /// Starts the game with this move.
    #[prop(into)]
    play: Callback<Move>,
) -> impl IntoView {
    let preferences = preferences();
    let words = preferences.words();
    let line = SpokenLine::new(announcer());
    let start = Memo::new(move |_| choices.with(Start::of));
    let game = move || start.with(Start::game);
    let first = untrack(game);
    let hand = start.with_untracked(|start| start.hand);
    let input = RwSignal::new(MoveInput::new(&first, hand));
    let scene = Scene::new(first.position().board());
    Effect::new(move |before: Option<()>| {
        let (game, hand) = (game(), start.with(|start| start.hand));
        if before.is_some() {
            input.update(|input| input.renew(&game, hand));
            scene.show(game.position().board(), preferences.pace());
            line.clear();
        }
    });
    let orientation = Memo::new(move |_| Orientation {
        bottom: start.with(|start| start.bottom),
    });
    let otherwise = Signal::derive(move || {
        let text = match start.with(|start| start.hand) {
            Hand::Nobody => t().home_press_play(),
            Hand::Of(_) | Hand::WhoeverIsToMove => t().home_first_move(),
        };
        text.to_owned()
    });
    let on_reply = Callback::new(move |(reply, dragged): (Reply, bool)| match reply {
        Reply::Nothing | Reply::Focused(_) => {}
        Reply::Play(mv) => {
            let after = untrack(game).position().play_unchecked(mv);
            if dragged {
                scene.play_dragged(mv, after.board(), preferences.pace());
            } else {
                scene.play(mv, after.board(), preferences.pace());
            }
            sound::moved(preferences, mv);
            play.run(mv);
        }
        Reply::Refused(wrong) => {
            let why = words.with_untracked(|words| words.wrong_try(&wrong));
            line.say(why, Tone::Bad);
            sound::wrong(preferences);
        }
        reply => {
            scene.show(&input.with_untracked(MoveInput::board), preferences.pace());
            let said = input
                .with_untracked(|input| words.with_untracked(|words| words.reply(input, &reply)));
            line.say(said.unwrap_or_default(), Tone::Plain);
        }
    });
    view! {
        <div class="home-board">
            <PlayBoard
                input
                scene
                orientation
                marks=Signal::derive(move || input.with(Marks::of))
                label=t().home_preview().to_owned()
                words
                on_reply
            />
            <LineOfText line otherwise/>
        </div>
    }
}

/// How the game starts, as far as it's known in advance.
#[derive(Clone, Copy, PartialEq)]
struct Start {
    position: Position,
    rules: RuleSet,
    /// Who may make the first move here. Nobody, if chance or the computer comes first, or if each
    /// move has to be confirmed.
    hand: Hand,
    bottom: Color,
}

impl Start {
    fn of(choices: &Choices) -> Start {
        let position = choices.start();
        let is_known = position.is_ok() && !matches!(choices.opening, Opening::Ballot { .. });
        let position = position.unwrap_or(Position::START);
        let person = match (choices.opponent, choices.computer_side) {
            (Opponent::Person, _) | (_, ComputerSide::Random) => None,
            (Opponent::Computer, ComputerSide::Black) => Some(Color::White),
            (Opponent::Computer, ComputerSide::White) => Some(Color::Black),
        };
        let hand = match person {
            _ if !is_known || choices.confirm_moves => Hand::Nobody,
            None => Hand::WhoeverIsToMove,
            Some(side) if side == position.turn() => Hand::Of(side),
            Some(_) => Hand::Nobody,
        };
        Start {
            position,
            rules: RuleSet {
                kings_safe_from_men: choices.kings_safe_from_men,
            },
            hand,
            bottom: person.unwrap_or(Color::Black),
        }
    }

    fn game(&self) -> Game {
        Game::from_position(self.position, self.rules)
    }
}
