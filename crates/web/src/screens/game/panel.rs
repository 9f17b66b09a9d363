//! The players, the status line, and the buttons.

use super::table::{Table, players, turn};
use crate::browser;
use crate::icon::{self, Icon};
use crate::screens::beside::PlayerCard;
use crate::screens::line::Tone;
use crate::texts::home::level_name;
use crate::texts::{game as game_texts, t};
use crate::voice::voice;
use board_ui::{PieceCount, taken};
use engine::Level;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::{Sitting, Who};
use room::{Action, Proposal, Status};
use rules::Color;

/// A player: the piece, the name, the pieces left and captured, the clock.
#[component]
pub(super) fn PlayerRow(
    table: Table,
    color: Signal<Color>,
    /// The player's place: `far` or `near`.
    place: &'static str,
) -> impl IntoView {
    let is_to_move = Signal::derive(move || {
        table
            .sitting
            .with(|sitting| sitting.room().turn() == Some(color.get()))
    });
    let state = Signal::derive(move || {
        let is_thinking = table.computer.is_thinking().get();
        let state = match table.sitting.with(Sitting::to_move) {
            Who::Computer(side, _) if side == color.get() && is_thinking => t().game_thinking(),
            Who::Computer(side, _) | Who::Person(side) if side == color.get() => t().game_to_move(),
            _ => return None,
        };
        Some(state.to_owned())
    });
    let badge = Signal::derive(move || {
        let (side, level) = table.sitting.with(Sitting::computer)?;
        let level = Level::new(level).filter(|_| side == color.get())?;
        Some(level_name(level).to_owned())
    });
    let pieces = Signal::derive(move || {
        let made = table.seen();
        let color = color.get();
        table.sitting.with(|sitting| {
            let game = sitting.room().game();
            let left = PieceCount::on(game.positions()[made].board(), color);
            let taken = taken(&game.positions()[..=made], &game.moves()[..made])[color];
            (left, taken)
        })
    });
    let clock = Signal::derive(move || {
        let now = table.now.get();
        table
            .sitting
            .with(|sitting| sitting.room().clock(color.get(), now))
    });
    let name = Signal::derive(move || table.name(color.get()));
    let is_turned = Signal::derive(move || table.turned().get() == Some(color.get()));
    view! { <PlayerCard color place name badge state pieces clock is_to_move is_turned/> }
}

/// The status line: what's going on, what was wrong, and open questions.
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
    };
    let computer = move || table.sitting.with(Sitting::computer).map(|(side, _)| side);
    let pending = move || table.input.with(|input| input.pending().is_some());
    // The computer is to move but isn't thinking, because it failed.
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
            Status::Playing => turn(&words, sitting),
            Status::Over(_) | Status::Aborted { .. } => String::new(),
        })
    };
    move || {
        if !table.is_here.get() {
            return view! {
                <div class="line bad" data-testid="line">
                    <span>{t().game_other_tab()}</span>
                    <button class="button small" on:click=move |_| table.play_here()>{t().game_play_here()}</button>
                </div>
            }
            .into_any();
        }
        if table.looking_at.get().is_some() {
            return view! {
                <div class="line good" data-testid="line">
                    <span>{t().game_looking_back()}</span>
                    <button class="button small" on:click=move |_| table.look_at(usize::MAX)>{t().game_to_present()}</button>
                </div>
            }
            .into_any();
        }
        if let Some((by, proposal)) = offer() {
            let told = table.sitting.with(|sitting| {
                table
                    .words()
                    .get()
                    .proposed(by, proposal, &players(sitting))
            });
            let answerer = by.opponent();
            // The computer answers shortly.
            if computer() == Some(answerer) {
                return view! {
                    <div class="line" data-testid="line">
                        <span>{table.words().get().own_offer(proposal)}</span>
                        <button class="button small" on:click=move |_| table.act(Action::Withdraw(proposal))>{t().game_withdraw()}</button>
                    </div>
                }
                .into_any();
            }
            return view! {
                <div class="line good" data-testid="line">
                    <span>{told}</span>
                    <button class="button small primary" on:click=move |_| table.answer(answerer, Action::Accept(proposal))>{t().game_accept()}</button>
                    <button class="button small" on:click=move |_| table.answer(answerer, Action::Decline(proposal))>{t().game_decline()}</button>
                </div>
            }
            .into_any();
        }
        view! {
            <div class=class data-testid="line">
                <span>{told}</span>
                <Show when=pending>
                    <button class="button small primary" on:click=move |_| table.confirm()>{t().game_confirm()}</button>
                    <button class="button small" on:click=move |_| table.cancel()>{t().cancel()}</button>
                </Show>
                <Show when=is_stuck>
                    <button class="button small" on:click=move |_| table.retry_computer()>{t().try_again()}</button>
                </Show>
                {move || thinker.trouble().map(|why| view! {
                    <span class="hint">{t().game_weaker(&why)}</span>
                })}
                {move || shelf.trouble().map(|why| view! {
                    <span class="hint">{t().game_not_kept(&why)}</span>
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
            // If the table is gone, there's nothing to take back.
            voice.tell_undoable(t().game_resigned(), t().undo(), move || {
                undo.try_run(());
            });
        }
    };
    let save = move |_| {
        let (pdn, name) = table.kept.with_untracked(|kept| {
            (
                kept.pdn.clone(),
                game_texts::file_name(&kept.black, &kept.white),
            )
        });
        if browser::download(&name, &pdn).is_err() {
            voice.tell(t().game_not_saved());
        }
    };
    let go_home = move |_| navigate("/", Default::default());
    view! {
        <div class="tools" role="group" aria-label=t().game_actions()>
            <button class="button" disabled=move || !can_take_back.get() || is_away.get() on:click=move |_| table.take_back()>
                <Icon path=icon::BACK/>{t().game_take_back()}
            </button>
            <Show when=move || is_computers_turn.get() fallback=move || view! {
                <button class="button" disabled=move || is_over.get() || is_away.get() on:click=move |_| table.ask_hint()>
                    <Icon path=icon::HINT/>{t().game_hint()}
                </button>
            }>
                <button class="button" on:click=move |_| table.computer.move_now()>
                    <Icon path=icon::PLAY/>{t().game_move_now()}
                </button>
            </Show>
            <button class="button" on:click=move |_| table.seating.update(|seating| *seating = seating.flipped())>
                <Icon path=icon::FLIP/>{t().flip()}
            </button>
            <button class="button" disabled=move || is_over.get() || is_away.get() on:click=draw>
                <Icon path=icon::HANDSHAKE/>
                {move || if can_claim.get() { t().game_claim_draw() } else { t().game_offer_draw() }}
            </button>
            <button class="button" disabled=move || is_over.get() || is_away.get() on:click=resign>
                <Icon path=icon::FLAG/>{t().game_resign()}
            </button>
            <button class="button" on:click=save>
                <Icon path=icon::SAVE/>{t().game_save()}
            </button>
            <button class="button" on:click=go_home>
                <Icon path=icon::NEW/>{t().game_new()}
            </button>
            <A href=move || format!("/review/{}", table.kept.with(|kept| kept.id.clone())) attr:class="button">
                <Icon path=icon::EYE/>{t().game_review()}
            </A>
            <A href="/help" attr:class="button"><Icon path=icon::HELP/>{t().game_help()}</A>
        </div>
    }
}
