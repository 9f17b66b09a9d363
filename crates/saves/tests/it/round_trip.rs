//! A save contains everything that happened in a room, and only a complete save is accepted.

use crate::script;
use notation::pdn::Reader;
use proptest::collection::vec;
use proptest::prelude::*;
use room::{Action, Command, Instant, MAX_NAME_CHARS, Name, Proposal, Room, Seat, Sides, Terms};
use rules::Color;
use saves::{BadSave, from_pdn, to_pdn};

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_lost(bytes in vec(any::<u8>(), 0..1500), wait in 0..30_000i64, later in any::<i64>()) {
        let (room, _) = script::run(&bytes);
        let now = Instant::from_millis(room.last_at().as_millis().saturating_add(wait));
        let later = Instant::from_millis(later);
        let text = to_pdn(&room, now);
        let (loaded, first) = from_pdn(&text, later).unwrap();
        let record = room.record(now);
        prop_assert_eq!(loaded.record(later), record);
        prop_assert_eq!(loaded.game().position(), room.game().position());
        prop_assert_eq!(loaded.game().moves(), room.game().moves());
        prop_assert_eq!(loaded.game().rules(), room.game().rules());
        prop_assert_eq!(&loaded.terms().seats, &room.terms().seats);
        for color in Color::BOTH {
            prop_assert_eq!(loaded.clock(color, later), room.clock(color, now));
        }
        prop_assert_eq!(to_pdn(&loaded, later), text);
        prop_assert_eq!(Room::replay([&first]), Ok(loaded));
    }

    /// Other programs can read the file: it's strict PDN with every move and the result.
    #[test]
    fn a_save_is_pdn_without_a_flaw(bytes in vec(any::<u8>(), 0..600)) {
        let (room, _) = script::run(&bytes);
        let text = to_pdn(&room, room.last_at());
        let records: Vec<_> = Reader::new(text.as_bytes()).collect::<Result<_, _>>().unwrap();
        prop_assert_eq!(records.len(), 1);
        prop_assert!(records[0].terminated && records[0].problems.is_empty());
        let game = records[0].game().unwrap();
        prop_assert!(game.moves().eq(room.game().moves().iter().copied()));
        prop_assert!(text.lines().all(|line| line.chars().count() <= 80 || line.starts_with('[')));
    }

    /// A save with some bytes changed is refused, or it's the save of another valid game.
    #[test]
    fn a_damaged_save_never_panics(
        bytes in vec(any::<u8>(), 0..300),
        damage in vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let (room, _) = script::run(&bytes);
        let now = room.last_at();
        let mut text = to_pdn(&room, now).into_bytes();
        for (place, byte) in damage {
            let place = place.index(text.len());
            text[place] = byte;
        }
        if let Ok((loaded, _)) = from_pdn(&String::from_utf8_lossy(&text), now) {
            let again = from_pdn(&to_pdn(&loaded, now), now);
            prop_assert_eq!(again.map(|(room, _)| room), Ok(loaded));
        }
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        prop_assert!(from_pdn(&text, Instant::default()).is_err());
    }

    #[test]
    fn any_name_is_kept(names in [any::<String>(), any::<String>()]) {
        let name = |text: &str| {
            let text: String = text.chars().take(MAX_NAME_CHARS).collect();
            Name::new(&text).or_else(|_| Name::new("?")).map(Seat::human)
        };
        let [black, white] = names;
        let seats = Sides { black: name(&black).unwrap(), white: name(&white).unwrap() };
        let (room, _) = Room::open(Terms::local(seats), Instant::default()).unwrap();
        let text = to_pdn(&room, Instant::default());
        let (loaded, _) = from_pdn(&text, Instant::default()).unwrap();
        prop_assert_eq!(&loaded.terms().seats, &room.terms().seats);
    }
}

/// `1/2` is a result, too, but a save that ends with it has lost its end.
#[test]
fn half_a_draw_is_refused() {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let seats = Sides {
        black: seat("Ann"),
        white: seat("Bob"),
    };
    let now = Instant::default();
    let (mut room, _) = Room::open(Terms::local(seats), now).unwrap();
    for (by, action) in [
        (Color::Black, Action::Propose(Proposal::Draw)),
        (Color::White, Action::Accept(Proposal::Draw)),
    ] {
        room.act(&Command::player(by, action), now).unwrap();
    }
    let text = to_pdn(&room, now);
    let whole = text.trim_end();
    assert!(whole.ends_with("1/2-1/2") && from_pdn(whole, now).is_ok());
    let cut = from_pdn(whole.strip_suffix("-1/2").unwrap(), now);
    assert!(matches!(cut, Err(BadSave::CutOff)), "{cut:?}");
}

proptest! {
    // Each case checks hundreds of texts.
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    /// A save that's cut off anywhere is an error, not a shorter game.
    #[test]
    fn every_part_of_a_save_is_refused(bytes in vec(any::<u8>(), 0..60)) {
        let (room, _) = script::run(&bytes);
        let now = room.last_at();
        let text = to_pdn(&room, now);
        let whole = text.trim_end();
        for (end, _) in whole.char_indices() {
            prop_assert!(from_pdn(&text[..end], now).is_err(), "{}", &text[..end]);
        }
        prop_assert!(from_pdn(whole, now).is_ok());
    }
}
