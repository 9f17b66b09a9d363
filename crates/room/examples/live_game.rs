//! A game with a clock: one move per side, then a flag falls.

#![expect(clippy::print_stdout, reason = "the example prints its events")]

use std::error::Error;

use crownhead_room::rules::{Color, Move, Square};
use crownhead_room::{
    Action, Command, Duration, Instant, Name, Room, Seat, Sides, Terms, TimeControl,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut terms = Terms::local(Sides {
        black: Seat::human(Name::new("Ann")?),
        white: Seat::human(Name::new("Ben")?),
    });
    terms.time = TimeControl::Fischer {
        base: Duration::from_secs(60),
        increment: Duration::from_secs(1),
    };
    let (mut room, opened) = Room::open(terms, Instant::from_millis(0))?;
    println!("{opened:?}");

    let moves = [(Color::Black, [11, 15]), (Color::White, [23, 19])];
    for ((player, path), second) in moves.into_iter().zip(1..) {
        let path = path.map(|number| Square::new(number).expect("there are 32 squares"));
        let mv = Move::from_path(&path).ok_or("not a move")?;
        let command = Command::player(player, Action::Move(mv));
        for event in room.act(&command, Instant::from_millis(second * 1000))? {
            println!("{event:?}");
        }
    }
    for event in room.act(&Command::Tick, Instant::from_millis(120_000))? {
        println!("{event:?}");
    }
    Ok(())
}
