//! The script of the computer player, at a table and with the real engine.

use crate::seats::{START, at, table_with_habits, terms_from};
use computer_player::Habits;
use engine::{Control, Engine, Limits, Options};
use room::{Action, Proposal, Status};
use rules::Termination;
use std::time::Duration;
use table::{Driver, Effect, LocalGame, LocalOrder, Notice, Table};
use testkit::{ComputerDoes, ComputerRow, PersonDoes, computer_script};

/// Carries out the orders of the game until there are none. Returns what was announced. If the
/// person hurries, nothing else ends the pause.
fn settle(
    table: &mut Table<LocalGame>,
    engine: &mut Engine,
    row: &ComputerRow,
) -> Vec<Notice<table::LocalNotice>> {
    let hurries = row.person == PersonDoes::Hurries;
    let mut told = Vec::new();
    loop {
        let effects = table.effects();
        if effects.is_empty() {
            return told;
        }
        for effect in effects {
            match effect {
                Effect::Announce(notices) => told.extend(notices),
                Effect::Do(LocalOrder::Think(question)) => {
                    if let Some(seconds) = row.seconds {
                        let share = Duration::from_secs(seconds) / 30;
                        assert!(question.longest <= share, "{}", row.name);
                        assert!(question.pause <= share, "{}", row.name);
                    }
                    if hurries {
                        assert!(table.buttons(START).move_now, "{}", row.name);
                        table.change(false, |game| {
                            game.hurry(START);
                            Ok(())
                        });
                    }
                    let limits = Limits::nodes(20_000);
                    let found = engine.play_as(
                        question.opponent,
                        &question.game,
                        &limits,
                        &Control::new(),
                        &|| Duration::ZERO,
                        &mut |_| {},
                    );
                    let number = question.number;
                    table.change(false, |game| {
                        game.found(number, found.best, found.score, START);
                        if !hurries {
                            game.pause_over(number, START);
                        }
                        Ok(())
                    });
                }
                _ => {}
            }
        }
    }
}

#[test]
fn it_follows_the_script() {
    let mut engine = Engine::new(Options {
        hash_mb: 1,
        ..Options::default()
    });
    for row in computer_script() {
        let habits = Habits {
            resigns: row.resigns,
            ..Habits::default()
        };
        let terms = terms_from(row.computer, row.start, row.seconds);
        let mut table = table_with_habits(terms, habits);
        // The computer's own moves are in the script, so it doesn't get to think.
        table.change(false, |game| {
            game.leave();
            for &mv in &row.moves {
                at(START, |at| game.play(mv, at))?;
            }
            Ok(())
        });
        table.effects();
        table.change(false, |game| {
            game.come_back(None, START);
            Ok(())
        });
        let person = row.computer.opponent();
        let proposal = match row.person {
            PersonDoes::Waits | PersonDoes::Hurries => None,
            PersonDoes::OffersDraw => Some(Proposal::Draw),
            PersonDoes::TakesBack => Some(Proposal::TakeBack { plies: 2 }),
        };
        if let Some(proposal) = proposal {
            at(START, |at| {
                table.act_for(person, Action::Propose(proposal), at);
            });
        }
        let told = settle(&mut table, &mut engine, &row);
        let room = table.driver().room();
        let has_ended =
            |how| matches!(room.status(), Status::Over(ending) if ending.termination == how);
        let is_agreed = has_ended(Termination::Agreement);
        let done = match row.person {
            PersonDoes::OffersDraw if is_agreed => ComputerDoes::Accepts,
            PersonDoes::OffersDraw
                if told.contains(&Notice::Declined(row.computer, Proposal::Draw)) =>
            {
                ComputerDoes::Declines
            }
            PersonDoes::TakesBack if room.plies() == row.moves.len() - 2 => ComputerDoes::Accepts,
            PersonDoes::Waits | PersonDoes::Hurries if has_ended(Termination::Resignation) => {
                ComputerDoes::Resigns
            }
            PersonDoes::Waits | PersonDoes::Hurries if room.plies() == row.moves.len() + 1 => {
                let offer = (row.computer, Proposal::Draw);
                if room.proposals().any(|open| open == offer) {
                    ComputerDoes::OffersDraw
                } else {
                    ComputerDoes::Moves
                }
            }
            _ => panic!("{}: {told:?}", row.name),
        };
        assert_eq!(done, row.expected, "{}", row.name);
    }
}
