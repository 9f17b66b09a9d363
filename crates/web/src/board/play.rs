//! The board for entering moves.

use super::frame::BoardFrame;
use super::scene::{Pieces, Scene};
use crate::announcer::announcer;
use crate::preferences::{Preferences, preferences};
use crate::screens::line::{SpokenLine, Tone};
use crate::screens::table::{Shown, TableView};
use crate::sound;
use board_ui::{Drawn, Gesture, Hand, Mark, Marks, MoveInput, Orientation, Pen, Reply};
use leptos::prelude::*;
use rules::{Board, Color, Coords, Position, RuleSet, Square};
use study::Transition;
use words::Speaker;

/// Shared code for boards on which moves are entered outside a game's table.
#[derive(Clone, Copy)]
pub(crate) struct MoveEntry {
    pub(crate) input: RwSignal<MoveInput>,
    pub(crate) scene: Scene,
    pub(crate) line: SpokenLine,
    pub(crate) words: Signal<Speaker>,
    pub(crate) preferences: Preferences,
}

impl MoveEntry {
    /// Shows a position, in which whoever is to move may enter a move.
    pub(crate) fn new(pos: &Position, rules: RuleSet) -> MoveEntry {
        let preferences = preferences();
        let input = MoveInput::for_position(*pos, rules, Hand::WhoeverIsToMove);
        MoveEntry {
            input: RwSignal::new(input),
            scene: Scene::new(pos.board()),
            line: SpokenLine::new(announcer()),
            words: preferences.words(),
            preferences,
        }
    }

    /// Shows how the board has changed, and makes the sounds of it.
    pub(crate) fn follow(self, transition: Transition, board: &Board, is_dragged: bool) {
        let pace = self.preferences.pace();
        match transition {
            Transition::Play { mv, crowns } => {
                match is_dragged {
                    true => self.scene.play_dragged(mv, board, pace),
                    false => self.scene.play(mv, board, pace),
                }
                sound::moved(self.preferences, mv);
                if crowns {
                    sound::crowned(self.preferences);
                }
            }
            Transition::TakeBack(mv) => self.scene.take_back(mv, board, pace),
            Transition::SetUp => self.scene.show(board, pace),
        }
    }

    /// Answers a reply that plays no move: says why a try was refused, or shows how far the move
    /// has been entered.
    pub(crate) fn answer(self, reply: &Reply) {
        match reply {
            Reply::Nothing | Reply::Focused(_) | Reply::Play(_) => {}
            Reply::Refused(wrong) => {
                let why = self.words.with_untracked(|words| words.wrong_try(wrong));
                self.line.say(why, Tone::Bad);
                sound::wrong(self.preferences);
            }
            reply => {
                let board = self.input.with_untracked(MoveInput::board);
                self.scene.show(&board, self.preferences.pace());
                let said = self.input.with_untracked(|input| {
                    self.words.with_untracked(|words| words.reply(input, reply))
                });
                self.line.say(said.unwrap_or_default(), Tone::Plain);
            }
        }
    }
}

/// The board of a table.
#[component]
pub(crate) fn TableBoard<D: Shown>(
    table: TableView<D>,
    #[prop(into)] orientation: Signal<Orientation>,
    /// The side whose pieces are drawn upside down.
    #[prop(into, optional)]
    turned: Signal<Option<Color>>,
    /// The accessible name of the board.
    #[prop(into)]
    label: Signal<String>,
    /// What's drawn above the pieces.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let on_gesture = Callback::new(move |gesture| table.enter(gesture));
    view! {
        <EntryBoard
            input=table.input()
            scene=table.scene
            orientation
            turned
            marks=table.marks()
            label
            words=table.preferences.words()
            on_gesture
            above=children
        />
    }
}

/// A board for entering moves into a separate input.
#[component]
pub(crate) fn PlayBoard(
    /// The state of the move input.
    input: RwSignal<MoveInput>,
    /// The pieces on the screen.
    scene: Scene,
    #[prop(into)] orientation: Signal<Orientation>,
    /// The side whose pieces are drawn upside down.
    #[prop(into, optional)]
    turned: Signal<Option<Color>>,
    /// The marks on the squares.
    #[prop(into)]
    marks: Signal<Marks>,
    /// The accessible name of the board.
    #[prop(into)]
    label: Signal<String>,
    /// The names of squares and pieces.
    #[prop(into)]
    words: Signal<Speaker>,
    /// Handles a reply, with whether a piece was dragged.
    on_reply: Callback<(Reply, bool)>,
    /// Handles the right button: where it was pressed and released.
    #[prop(optional)]
    on_right: Option<Callback<(Coords, Coords)>>,
    /// While there's a pen, no moves are entered: two squares are picked, and handled like those of
    /// the right button.
    #[prop(optional)]
    pen: Option<RwSignal<Option<Pen>>>,
    /// What's drawn above the pieces.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let on_gesture = Callback::new(move |gesture| {
        if let Gesture::Right(from, to) = gesture {
            if let Some(on_right) = on_right {
                on_right.run((from, to));
            }
            return true;
        }
        if let Some(pen) = pen
            && let Some(mut held) = pen.get_untracked()
        {
            let focus = input.with_untracked(MoveInput::focus);
            let drawn = held.perform(gesture, focus);
            if drawn != Drawn::NotUsed {
                pen.set((drawn != Drawn::PutAway).then_some(held));
                if let (Drawn::Arrow(from, to), Some(on_right)) = (drawn, on_right) {
                    on_right.run((from.into(), to.into()));
                }
                return true;
            }
        }
        if input.with_untracked(|input| input.ignores(gesture)) {
            return true;
        }
        let dragged = input.with_untracked(|input| input.is_dropped_by(gesture));
        let orientation = orientation.get_untracked();
        let reply = input
            .try_update(|input| input.perform(gesture, orientation))
            .unwrap_or(Reply::Nothing);
        let is_used = reply != Reply::Nothing;
        if is_used {
            on_reply.run((reply, dragged));
        }
        is_used
    });
    view! {
        <EntryBoard input scene orientation turned marks label words on_gesture above=children/>
    }
}

/// A board that shows an input, by pointer, touch, keyboard and screen reader.
#[component]
fn EntryBoard(
    #[prop(into)] input: Signal<MoveInput>,
    scene: Scene,
    orientation: Signal<Orientation>,
    turned: Signal<Option<Color>>,
    #[prop(into)] marks: Signal<Marks>,
    label: Signal<String>,
    words: Signal<Speaker>,
    on_gesture: Callback<Gesture, bool>,
    above: Option<Children>,
) -> impl IntoView {
    let held = RwSignal::new(None);
    let in_hand = Signal::derive(move || {
        held.get()?;
        input.with(|input| {
            let from = input.dragged()?;
            input.standing().or(Some(from))
        })
    });
    let focus = Memo::new(move |_| input.with(MoveInput::focus));
    let square_class = Callback::new(move |square: Square| {
        marks.with(|marks| {
            let classes = marks
                .on(square)
                .map(|mark: Mark| format!("m-{}", mark.name()));
            let mut classes: Vec<String> = classes.collect();
            if marks.has(Mark::Wrong, square) && input.with(|input| input.board().is_empty(square))
            {
                classes.push("shake".to_owned());
            }
            classes.join(" ")
        })
    });
    let square_label = Callback::new(move |square: Square| {
        let piece = input.with(|input| input.board().get(square));
        words.with(|words| marks.with(|marks| words.marked_square(square, piece, marks)))
    });
    view! {
        <BoardFrame orientation label square_label square_class focus held on_gesture>
            <Pieces scene orientation turned marks in_hand held/>
            {above.map(|above| above())}
        </BoardFrame>
    }
}
