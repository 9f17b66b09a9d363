//! What holds at every table, no matter what happens and in which order.

use crate::seats::{START, at, table, terms};
use engine::Score;
use proptest::prelude::*;
use room::{Action, Duration, Instant, Proposal};
use rules::{Color, Square};
use table::{Driver, Effect, LocalGame, LocalOrder, StatusLine, Table};

/// Something that happens at a table.
#[derive(Clone, Debug)]
enum Happening {
    Press(u8),
    Confirm,
    Cancel,
    Act(Action),
    Answer(bool),
    TakeBack,
    Look(usize),
    Wait(u64),
    Found(i32),
    Paused,
    Failed,
    Hurry,
    Leave,
    Return,
    Flip,
}

fn happening() -> impl Strategy<Value = Happening> {
    use Happening::*;
    prop_oneof![
        20 => (1..=32_u8).prop_map(Press),
        1 => Just(Confirm),
        1 => Just(Cancel),
        1 => Just(Act(Action::Resign)),
        2 => Just(Act(Action::Propose(Proposal::Draw))),
        1 => Just(Act(Action::Withdraw(Proposal::Draw))),
        1 => Just(Act(Action::ClaimDraw)),
        2 => any::<bool>().prop_map(Answer),
        2 => Just(TakeBack),
        3 => (0..30_usize).prop_map(Look),
        2 => (0..5_000_u64).prop_map(Wait),
        8 => (-200..200_i32).prop_map(Found),
        8 => Just(Paused),
        1 => Just(Failed),
        1 => Just(Hurry),
        1 => Just(Leave),
        1 => Just(Return),
        1 => Just(Flip),
    ]
}

/// Does it, with the last question of the computer.
fn happen(table: &mut Table<LocalGame>, what: &Happening, question: u32, now: Instant) {
    let change = |table: &mut Table<LocalGame>, change: &dyn Fn(&mut LocalGame)| {
        table.change(false, |game| {
            change(game);
            Ok(())
        });
    };
    match *what {
        Happening::Press(number) => {
            let square = Square::new(number).unwrap();
            at(now, |at| {
                table.enter(|input| input.press(square), false, at)
            });
        }
        Happening::Confirm => at(now, |at| table.confirm(at)),
        Happening::Cancel => at(now, |at| table.cancel(at)),
        Happening::Act(action) => at(now, |at| table.act(action, at)),
        Happening::Answer(accepts) => {
            if let StatusLine::Offer { by, proposal } = table.line(now) {
                let answer = if accepts {
                    Action::Accept
                } else {
                    Action::Decline
                };
                at(now, |at| table.act_for(by.opponent(), answer(proposal), at));
            }
        }
        Happening::TakeBack => {
            if let Some(action) = table.buttons(now).take_back {
                at(now, |at| table.act(action, at));
            }
        }
        Happening::Look(made) => table.look_at(made),
        Happening::Wait(_) => {
            table.tick(now);
        }
        Happening::Found(score) => {
            let best = table.driver().game().legal_moves().first().copied();
            let score = Score::evaluation(score);
            change(table, &|game| game.found(question, best, score, now));
        }
        Happening::Paused => change(table, &|game| game.pause_over(question, now)),
        Happening::Failed => change(table, &|game| game.failed(question, String::new())),
        Happening::Hurry => change(table, &|game| game.hurry(now)),
        Happening::Leave => change(table, &LocalGame::leave),
        Happening::Return => {
            change(table, &|game| game.come_back(None, now));
            table.refresh();
        }
        Happening::Flip => table.flip(),
    }
}

proptest! {
    #[test]
    fn a_table_shows_its_game(
        computer in prop_oneof![Just(None), Just(Some(Color::Black)), Just(Some(Color::White))],
        happenings in prop::collection::vec(happening(), 0..120),
    ) {
        let mut table = table(terms(computer));
        let (mut now, mut question) = (START, 0);
        for what in &happenings {
            if let Happening::Wait(millis) = what {
                now = now.after(Duration::from_millis(*millis));
            }
            let seq = table.driver().room().next_seq();
            happen(&mut table, what, question, now);
            let effects = table.effects();
            for effect in &effects {
                if let Effect::Do(LocalOrder::Think(asked)) = effect {
                    prop_assert!(asked.number > question, "questions have new numbers");
                    question = asked.number;
                }
            }
            let game = table.driver();
            // The game is saved if and only if something happened in it.
            let is_saved = effects.contains(&Effect::Do(LocalOrder::Save));
            prop_assert_eq!(is_saved, game.room().next_seq() != seq, "{:?}", what);
            // The board shows the position that it should.
            let made = table.made();
            prop_assert!(made <= game.game().moves().len());
            prop_assert_eq!(table.input().position(), &game.game().positions()[made]);
            // A move can be entered if and only if it's a person's turn and the current position is
            // on the board.
            let is_persons = game.turn().is_some_and(|turn| game.acts_for(turn));
            let is_open = is_persons && table.looking_at().is_none();
            prop_assert_eq!(table.input().is_open(), is_open, "{:?}", what);
            // There's always something to say during a game.
            prop_assert!(game.is_over() || table.line(now) != StatusLine::Nothing);
            prop_assert_eq!(game.is_elsewhere(), table.line(now) == StatusLine::Elsewhere);
            let _ = (table.marks(), table.player(Color::Black), table.orientation());
        }
    }
}
