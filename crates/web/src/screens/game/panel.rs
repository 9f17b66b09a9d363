//! Who plays, what is said, and what can be done.

use super::table::{Table, turn};
use crate::board::LoosePiece;
use crate::icon::{self, Icon};
use crate::screens::line::Tone;
use crate::texts::{self, game as words};
use crate::voice::voice;
use crate::{browser, taste::taste};
use board_ui::{PieceCount, clock_text, taken};
use engine::Level;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::{Sitting, Who};
use room::{Action, Duration, Proposal, Status};
use rules::{Color, Piece};

/// A clock with less than this is shown as low.
const LOW: Duration = Duration::from_secs(30);

/// A player: the piece, the name, what is left and taken, the clock.
#[component]
pub(super) fn PlayerRow(
    table: Table,
    color: Signal<Color>,
    /// Where the player sits: `far` or `near`.
    place: &'static str,
) -> impl IntoView {
    let taste = taste();
    let is_to_move = Signal::derive(move || {
        table
            .sitting
            .with(|sitting| sitting.room().turn() == Some(color.get()))
    });
    let position = move || {
        let made = table.seen();
        table
            .sitting
            .with(|sitting| sitting.room().game().positions()[made])
    };
    let left = move || {
        let count = PieceCount::on(position().board(), color.get());
        table.words().with(|words| words.pieces(count))
    };
    let state = move || {
        let is_thinking = table.computer.is_thinking().get();
        match table.sitting.with(Sitting::to_move) {
            Who::Computer(side, _) if side == color.get() && is_thinking => Some(words::THINKING),
            Who::Computer(side, _) | Who::Person(side) if side == color.get() => {
                Some(words::YOUR_TURN)
            }
            _ => None,
        }
    };
    let level = move || {
        let (side, level) = table.sitting.with(Sitting::computer)?;
        (side == color.get())
            .then(|| Level::new(level).map(Level::name))
            .flatten()
    };
    let taken = move || {
        let made = table.seen();
        table.sitting.with(|sitting| {
            let game = sitting.room().game();
            taken(&game.positions()[..=made], &game.moves()[..made])[color.get()]
        })
    };
    let prisoners_text = move || {
        table
            .words()
            .with(|voice| words::taken(&voice.pieces(taken())))
    };
    let prisoners = move || {
        let taken = taken();
        let color = color.get();
        let theirs = color.opponent();
        let men = std::iter::repeat_n(Piece::man(theirs), taken.men as usize);
        let kings = std::iter::repeat_n(Piece::king(theirs), taken.kings as usize);
        men.chain(kings)
            .map(|piece| view! { <LoosePiece piece/> })
            .collect_view()
    };
    let clock = move || {
        let now = table.now.get();
        table
            .sitting
            .with(|sitting| sitting.room().clock(color.get(), now))
    };
    let is_turned = move || table.turned().get() == Some(color.get());
    view! {
        <section
            class=format!("player {place}")
            class:to-move=is_to_move
            class:turned=is_turned
            aria-label=move || texts::side(color.get(), taste.get().pieces)
        >
            {move || view! { <LoosePiece piece=Piece::man(color.get())/> }}
            <div>
                <div class="name">
                    {move || table.name(color.get())}
                    {move || level().map(|level| view! { <span class="level">{level}</span> })}
                </div>
                <div class="sub">
                    <span>{left}{move || state().map(|state| format!(" · {state}"))}</span>
                    <span class="taken" role="img" aria-label=prisoners_text>{prisoners}</span>
                </div>
            </div>
            {move || clock().map(|left| view! {
                <div class="clock" class:low=left < LOW role="timer">{clock_text(left)}</div>
            })}
        </section>
    }
}

/// The line that says what goes on, what was wrong, and what has to be answered.
#[component]
pub(super) fn MessageLine(table: Table) -> impl IntoView {
    let class = move || match table.line.get().tone {
        Tone::Plain => "line",
        Tone::Bad => "line bad",
        Tone::Good => "line good",
    };
    let shelf = crate::shelf::shelf();
    let thinker = crate::thinker::thinker();
    let offer = move || {
        table
            .sitting
            .with(|sitting| sitting.room().proposals().next())
            .filter(|_| table.sitting.with(|sitting| sitting.computer().is_none()))
    };
    let pending = move || table.input.with(|input| input.pending().is_some());
    // The computer is to move and does not think: it could not.
    let is_stuck = move || {
        matches!(table.sitting.with(Sitting::to_move), Who::Computer(..))
            && !table.computer.is_thinking().get()
            && table.line.get().tone == Tone::Bad
    };
    let told = move || {
        let line = table.line.get();
        if !line.text.is_empty() {
            return line.text;
        }
        let words = table.words().get();
        table.sitting.with(|sitting| match sitting.room().status() {
            Status::Playing => turn(&words, sitting.room()),
            Status::Over(_) | Status::Aborted { .. } => String::new(),
        })
    };
    move || {
        if !table.is_here.get() {
            return view! {
                <div class="line bad" data-testid="line">
                    <span>{words::OTHER_TAB}</span>
                    <button class="button small" on:click=move |_| table.play_here()>{words::PLAY_HERE}</button>
                </div>
            }
            .into_any();
        }
        if table.looking_at.get().is_some() {
            return view! {
                <div class="line good" data-testid="line">
                    <span>{words::LOOKING_BACK}</span>
                    <button class="button small" on:click=move |_| table.look_at(usize::MAX)>{words::TO_PRESENT}</button>
                </div>
            }
            .into_any();
        }
        if let Some((by, proposal)) = offer() {
            let name = table.name(by);
            let answerer = by.opponent();
            return view! {
                <div class="line good" data-testid="line">
                    <span>{words::draw_offered(&name)}</span>
                    <button class="button small primary" on:click=move |_| table.answer(answerer, Action::Accept(proposal))>{words::ACCEPT}</button>
                    <button class="button small" on:click=move |_| table.answer(answerer, Action::Decline(proposal))>{words::DECLINE}</button>
                </div>
            }
            .into_any();
        }
        view! {
            <div class=class data-testid="line">
                <span>{told}</span>
                <Show when=pending>
                    <button class="button small primary" on:click=move |_| table.confirm()>{words::CONFIRM}</button>
                    <button class="button small" on:click=move |_| table.cancel()>{words::CANCEL}</button>
                </Show>
                <Show when=is_stuck>
                    <button class="button small" on:click=move |_| table.retry_computer()>{words::TRY_AGAIN}</button>
                </Show>
                {move || thinker.trouble().map(|why| view! {
                    <span class="hint">{words::WEAKER}{why}</span>
                })}
                {move || shelf.trouble().map(|why| view! {
                    <span class="hint">{words::NOT_KEPT}{why}</span>
                })}
            </div>
        }
        .into_any()
    }
}

/// The buttons.
#[component]
pub(super) fn Tools(table: Table) -> impl IntoView {
    let voice = voice();
    let navigate = use_navigate();
    let is_over = Signal::derive(move || table.sitting.with(Sitting::is_over));
    let is_away = Signal::derive(move || !table.is_here.get());
    let is_computers_turn =
        Signal::derive(move || matches!(table.sitting.with(Sitting::to_move), Who::Computer(..)));
    let can_claim = Signal::derive(move || {
        table.sitting.with(|sitting| {
            let room = sitting.room();
            room.turn().is_some() && room.game().claimable_draw(sitting.person()).is_some()
        })
    });
    let can_take_back = Signal::derive(move || {
        table
            .sitting
            .with(|sitting| sitting.take_back_plies().is_some())
    });
    let draw = move |_| {
        if can_claim.get_untracked() {
            table.act(Action::ClaimDraw);
        } else {
            table.act(Action::Propose(Proposal::Draw));
        }
    };
    let resign = move |_| {
        table.act(Action::Resign);
        if table.sitting.with_untracked(Sitting::is_over) {
            let undo = Callback::new(move |()| table.take_back());
            // Without the table there is nothing to take back.
            voice.tell_undoable(words::RESIGNED, words::UNDO, move || {
                undo.try_run(());
            });
        }
    };
    let save = move |_| {
        let (pdn, name) = table
            .kept
            .with_untracked(|kept| (kept.pdn.clone(), words::file_name(&kept.black, &kept.white)));
        if browser::download(&name, &pdn).is_err() {
            voice.tell(words::NOT_SAVED);
        }
    };
    let go_home = move |_| navigate("/", Default::default());
    view! {
        <div class="tools" role="group" aria-label=words::ACTIONS>
            <button class="button" disabled=move || !can_take_back.get() || is_away.get() on:click=move |_| table.take_back()>
                <Icon path=icon::BACK/>{words::TAKE_BACK}
            </button>
            <Show when=move || is_computers_turn.get() fallback=move || view! {
                <button class="button" disabled=move || is_over.get() || is_away.get() on:click=move |_| table.ask_hint()>
                    <Icon path=icon::HINT/>{words::HINT}
                </button>
            }>
                <button class="button" on:click=move |_| table.computer.move_now()>
                    <Icon path=icon::PLAY/>{words::MOVE_NOW}
                </button>
            </Show>
            <button class="button" on:click=move |_| table.seating.update(|seating| *seating = seating.flipped())>
                <Icon path=icon::FLIP/>{words::FLIP}
            </button>
            <button class="button" disabled=move || is_over.get() || is_away.get() on:click=draw>
                <Icon path=icon::HANDSHAKE/>
                {move || if can_claim.get() { words::CLAIM_DRAW } else { words::OFFER_DRAW }}
            </button>
            <button class="button" disabled=move || is_over.get() || is_away.get() on:click=resign>
                <Icon path=icon::FLAG/>{words::RESIGN}
            </button>
            <button class="button" on:click=save>
                <Icon path=icon::SAVE/>{words::SAVE}
            </button>
            <button class="button" on:click=go_home>
                <Icon path=icon::NEW/>{words::NEW_GAME}
            </button>
            <A href=move || format!("/review/{}", table.kept.with(|kept| kept.id.clone())) attr:class="button">
                <Icon path=icon::EYE/>{words::REVIEW}
            </A>
            <A href="/help" attr:class="button"><Icon path=icon::HELP/>{words::HELP}</A>
        </div>
    }
}
