//! Every legal move can be entered in every way, and no input yields an illegal move.

use board_ui::{Hand, InputOptions, Jumps, Key, Marks, MoveInput, Orientation, Reply};
use notation::write_move;
use proptest::prelude::*;
use rules::{Color, Coords, Game, Labels, Move, Position, RuleSet, Square};
use testkit::{Dice, position, random_game_positions, scattered_position, square};

const OFFICIAL: RuleSet = RuleSet::OFFICIAL;

/// Positions with long, forked and circular captures.
const RICH: [&str; 6] = [
    "B:W6,7,14,15,32:B2",
    "B:W14,15,16,22,23,24:BK9",
    "B:W15,16,23,24,5:BK18",
    "W:W29,32:B25,18,11,1",
    "B:W6,7,8,14,15,16,22,23,24:BK1,K3,K4",
    "W:WK32,K18,21:B6,7,8,14,15,16,22,23,24,5",
];

fn positions() -> impl Strategy<Value = Position> {
    prop_oneof![
        2 => any::<u64>().prop_map(|seed| scattered_position(&mut Dice::new(seed))),
        1 => any::<u64>().prop_map(|seed| {
            let mut dice = Dice::new(seed);
            let all = random_game_positions(&mut dice, OFFICIAL, 120);
            *dice.pick(&all).expect("a game has at least one position")
        }),
        1 => prop::sample::select(&RICH[..]).prop_map(position),
    ]
}

/// A way to enter a move. Returns the last reply.
type Way = fn(&mut MoveInput, Move) -> Reply;

const WAYS: [(&str, Way); 9] = [
    ("first and last square", by_ends),
    ("step by step", by_steps),
    ("drag through", by_drag_through),
    ("drag from jump to jump", by_drags),
    ("drag to the end", by_drag_to_end),
    ("keyboard", by_keys),
    ("typed in full", by_full_text),
    ("typed in letters", by_letters),
    ("typed as it is written", by_short_text),
];

/// Presses squares at forks until one path is left, then the remaining landings.
fn answer(input: &mut MoveInput, mv: Move, mut reply: Reply) -> Reply {
    for _ in 0..20 {
        let path = mv.path();
        let done = input.path().len();
        reply = match reply {
            Reply::ChoosePath(_) => {
                let rest = &path[done..];
                let ways = input.ways();
                let fits = |way: &[Square], square: Square| {
                    let fork = (0..way.len())
                        .find(|at| ways.iter().any(|other| other.get(*at) != Some(&way[*at])));
                    fork.is_some_and(|at| way[at] == square)
                };
                let way = ways
                    .iter()
                    .find(|way| rest.starts_with(way))
                    .expect("the move follows one of the paths");
                let choice = *way
                    .iter()
                    .find(|square| fits(way, **square))
                    .expect("the paths fork somewhere");
                input.press(choice)
            }
            Reply::Partial(_) => input.press(path[done]),
            other => return other,
        };
    }
    reply
}

fn by_ends(input: &mut MoveInput, mv: Move) -> Reply {
    assert_eq!(input.press(mv.from()), Reply::Selected(mv.from()));
    // A circuit ends where it starts, so its first landing is pressed.
    let second = if mv.from() == mv.to() {
        mv.path()[1]
    } else {
        mv.to()
    };
    let reply = input.press(second);
    answer(input, mv, reply)
}

fn by_steps(input: &mut MoveInput, mv: Move) -> Reply {
    let mut reply = input.press(mv.from());
    for &landing in &mv.path()[1..] {
        reply = input.press(landing);
        if let Reply::ChoosePath(_) = reply {
            reply = input.press(landing);
        }
    }
    reply
}

fn by_drag_through(input: &mut MoveInput, mv: Move) -> Reply {
    let _ = input.grab(mv.from());
    let mut at = mv.from();
    for &landing in &mv.path()[1..] {
        // The pointer also passes over the squares in between.
        input.drag_over(Coords::midpoint(at.coords(), landing.coords()));
        input.drag_over(landing);
        at = landing;
    }
    input.drop_at(mv.to())
}

fn by_drags(input: &mut MoveInput, mv: Move) -> Reply {
    let mut at = mv.from();
    let mut reply = Reply::Nothing;
    for &landing in &mv.path()[1..] {
        let _ = input.grab(at);
        input.drag_over(landing);
        reply = input.drop_at(landing);
        at = landing;
    }
    reply
}

fn by_drag_to_end(input: &mut MoveInput, mv: Move) -> Reply {
    // Dragging straight to a square that's one jump away means that jump.
    let is_jump_away = |other: &Move| other.from() == mv.from() && other.path()[1] == mv.to();
    if mv.from() == mv.to() || input.legal_moves().iter().any(is_jump_away) {
        return by_drag_through(input, mv);
    }
    let _ = input.grab(mv.from());
    let reply = input.drop_at(mv.to());
    answer(input, mv, reply)
}

/// Moves to a square with the arrow keys and presses it.
fn press_by_keys(input: &mut MoveInput, to: Square, orientation: Orientation) -> Reply {
    let _ = input.key(Key::PageUp, orientation);
    let _ = input.key(Key::Home, orientation);
    let cell = orientation.cell_of(to);
    for _ in 0..cell.row {
        let _ = input.key(Key::Down, orientation);
    }
    for _ in 0..cell.column / 2 {
        let _ = input.key(Key::Right, orientation);
    }
    assert_eq!(input.shown_focus(), Some(to));
    input.key(Key::Enter, orientation)
}

fn by_keys(input: &mut MoveInput, mv: Move) -> Reply {
    let bottom = input.position().turn();
    let orientation = Orientation { bottom };
    let mut reply = press_by_keys(input, mv.from(), orientation);
    for &landing in &mv.path()[1..] {
        reply = press_by_keys(input, landing, orientation);
        if let Reply::ChoosePath(_) = reply {
            reply = input.key(Key::Space, orientation);
        }
    }
    reply
}

fn by_typing(input: &mut MoveInput, text: &str) -> Reply {
    for c in text.chars() {
        assert_eq!(input.key(Key::Char(c), Orientation::PRINTED), Reply::Typed);
    }
    input.key(Key::Enter, Orientation::PRINTED)
}

fn by_full_text(input: &mut MoveInput, mv: Move) -> Reply {
    by_typing(input, &mv.to_string())
}

fn by_letters(input: &mut MoveInput, mv: Move) -> Reply {
    by_typing(input, &mv.text(Labels::Letters).to_string())
}

fn by_short_text(input: &mut MoveInput, mv: Move) -> Reply {
    let text = write_move(input.position(), input.rules(), mv, Labels::Numbers);
    by_typing(input, &text.to_string())
}

fn all_options() -> impl Iterator<Item = InputOptions> {
    [false, true].into_iter().flat_map(|confirm| {
        [Jumps::Revocable, Jumps::Binding].map(|jumps| InputOptions {
            confirm,
            jumps,
            destination_only: confirm,
        })
    })
}

#[track_caller]
fn check_all_ways(pos: Position, rules: RuleSet) {
    let game = Game::from_position(pos, rules);
    for options in all_options() {
        for mv in game.legal_moves() {
            for (name, way) in WAYS {
                let mut input = MoveInput::with_options(&game, Hand::Of(pos.turn()), options);
                let mut reply = way(&mut input, mv);
                if options.confirm {
                    assert_eq!(reply, Reply::Pending(mv), "{name} in {pos:?}");
                    reply = input.key(Key::Enter, Orientation::PRINTED);
                }
                assert_eq!(reply, Reply::Play(mv), "{name} in {pos:?}");
            }
        }
    }
}

/// Something that can happen at a board.
#[derive(Clone, Debug)]
enum Doing {
    Press(Coords),
    Grab(Coords),
    Over(Coords),
    Drop(Coords),
    BreakOff,
    Key(Key),
    Text(String),
    Focus(Square),
    Cancel,
    Confirm,
}

fn points() -> impl Strategy<Value = Coords> {
    prop_oneof![
        8 => (0..32_u8).prop_map(|index| square(index + 1).coords()),
        1 => (-1..9_i32, -1..9_i32).prop_map(|(row, col)| Coords::new(row, col)),
    ]
}

fn doings() -> impl Strategy<Value = Doing> {
    let keys = prop::sample::select(vec![
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::PageDown,
        Key::Enter,
        Key::Space,
        Key::Escape,
        Key::Backspace,
        Key::Char('1'),
        Key::Char('2'),
        Key::Char('x'),
        Key::Char('d'),
        Key::Char('é'),
    ]);
    let squares = (0..32_u8).prop_map(|index| square(index + 1));
    prop_oneof![
        6 => points().prop_map(Doing::Press),
        3 => points().prop_map(Doing::Grab),
        3 => points().prop_map(Doing::Over),
        3 => points().prop_map(Doing::Drop),
        1 => Just(Doing::BreakOff),
        4 => keys.prop_map(Doing::Key),
        1 => "[0-9xX:a-h -]{0,9}".prop_map(Doing::Text),
        1 => squares.prop_map(Doing::Focus),
        1 => Just(Doing::Cancel),
        1 => Just(Doing::Confirm),
    ]
}

fn perform(input: &mut MoveInput, doing: &Doing) -> Reply {
    match doing {
        Doing::Press(at) => input.press(*at),
        Doing::Grab(at) => input.grab(*at),
        Doing::Over(at) => {
            input.drag_over(*at);
            Reply::Nothing
        }
        Doing::Drop(at) => input.drop_at(*at),
        Doing::BreakOff => {
            input.break_off_drag();
            Reply::Nothing
        }
        Doing::Key(key) => input.key(*key, Orientation::PRINTED),
        Doing::Text(text) => input.enter_text(text),
        Doing::Focus(square) => input.focus_on(*square),
        Doing::Cancel => input.cancel(),
        Doing::Confirm => input.confirm(),
    }
}

proptest! {
    #[test]
    fn every_legal_move_can_be_entered_in_every_way(pos in positions(), kings_safe_from_men: bool) {
        check_all_ways(pos, RuleSet { kings_safe_from_men });
    }

    #[test]
    fn a_destination_is_enough_when_it_is_the_only_one(pos in positions()) {
        let game = Game::from_position(pos, OFFICIAL);
        let moves = game.legal_moves();
        for &mv in &moves {
            let mut input = MoveInput::new(&game, Hand::WhoeverIsToMove);
            let is_only = moves.iter().filter(|other| other.to() == mv.to()).count() == 1;
            if is_only && mv.from() != mv.to() {
                prop_assert_eq!(input.press(mv.to()), Reply::Play(mv));
            }
        }
    }

    #[test]
    fn whatever_is_done_only_legal_moves_are_played(
        pos in positions(),
        doings in prop::collection::vec(doings(), 1..60),
        confirm: bool,
        binding: bool,
    ) {
        let game = Game::from_position(pos, OFFICIAL);
        let jumps = if binding { Jumps::Binding } else { Jumps::Revocable };
        let options = InputOptions { confirm, jumps, destination_only: true };
        let mut input = MoveInput::with_options(&game, Hand::WhoeverIsToMove, options);
        for doing in &doings {
            let before = (input.path(), input.pending());
            let reply = perform(&mut input, doing);
            match reply {
                Reply::Play(mv) => {
                    prop_assert!(game.legal_moves().contains(&mv));
                    prop_assert!(!confirm || before.1 == Some(mv));
                }
                Reply::Refused(_) => {
                    prop_assert_eq!(&before, &(input.path(), input.pending()));
                    prop_assert!(input.wrong().is_some());
                }
                Reply::Pending(mv) => prop_assert!(confirm && input.pending() == Some(mv)),
                Reply::Partial(at) => {
                    prop_assert_eq!(input.standing(), Some(at));
                    prop_assert!(input.is_partial() && !input.candidates().is_empty());
                }
                Reply::Selected(from) => prop_assert_eq!(input.standing(), Some(from)),
                Reply::ChoosePath(_) => prop_assert!(input.ways().len() > 1),
                Reply::Nothing | Reply::Focused(_) | Reply::Typed | Reply::Deselected => {}
            }
            // A partly moved piece is still there.
            for color in Color::BOTH {
                prop_assert_eq!(input.board().count(color), pos.board().count(color));
            }
            let marks = Marks::of(&input);
            for square in Square::all() {
                let _ = marks.on(square).count();
            }
        }
    }
}

#[test]
fn rich_captures_can_be_entered_in_every_way() {
    for fen in RICH {
        check_all_ways(position(fen), OFFICIAL);
    }
}
