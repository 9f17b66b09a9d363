//! Whole matches, but small ones.

use arena::statistics::{Points, Sprt};
use arena::{
    Adjudication, Clock, Conclusion, Contest, FinishedGame, Pace, Schedule, Standings,
    openings_of_deck,
};
use engine::Control;
use notation::Deck;
use notation::pdn::Reader;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

fn contest(first: &str, second: &str, games: u32) -> Contest {
    Contest {
        players: [first.parse().unwrap(), second.parse().unwrap()],
        pace: Pace::Nodes(200),
        schedule: Schedule::new(openings_of_deck(Deck::ElevenMan), 1),
        games,
        concurrency: 1,
        sprt: None,
        adjudication: Adjudication::default(),
        patience: Duration::from_secs(20),
        with_remarks: false,
    }
}

/// A stopped clock, so nothing depends on the speed of the machine.
fn no_clock() -> Clock {
    Arc::new(|| Duration::ZERO)
}

/// Plays a match, possibly resuming it.
fn play(contest: &Contest, standings: &mut Standings) -> (Conclusion, Vec<FinishedGame>) {
    let mut games = Vec::new();
    let conclusion = contest.run(standings, &no_clock(), &Control::new(), &mut |game, _| {
        games.push(game.clone());
        Ok(())
    });
    (conclusion.unwrap(), games)
}

fn by_number(games: &[FinishedGame]) -> BTreeMap<u32, &[u8]> {
    games
        .iter()
        .map(|game| (game.number, game.pdn.as_slice()))
        .collect()
}

#[test]
fn the_same_match_has_the_same_games_however_it_is_played() {
    let mut one_by_one = contest("self hash=1", "self hash=1 nodes=50", 6);
    let mut standings = Standings::new();
    let (conclusion, games) = play(&one_by_one, &mut standings);
    assert_eq!(conclusion, Conclusion::Complete);
    assert_eq!(standings.tally().games(), 6);
    assert_eq!(standings.tally().pairs().count(), 3);

    one_by_one.concurrency = 3;
    let (_, in_threads) = play(&one_by_one, &mut Standings::new());
    assert_eq!(by_number(&games), by_number(&in_threads));

    // Two games are already known, as after an interruption.
    let mut resumed = Standings::new();
    for game in &games[..2] {
        resumed.add(game.number, game.points);
    }
    let (_, rest) = play(&one_by_one, &mut resumed);
    assert_eq!(rest.len(), 4);
    assert_eq!(resumed.tally(), standings.tally());
}

#[test]
fn records_tell_who_played_what() {
    let mut contest = contest("self hash=1", "self hash=1", 2);
    contest.with_remarks = true;
    let (_, games) = play(&contest, &mut Standings::new());
    let text: Vec<u8> = games.iter().flat_map(|game| game.pdn.clone()).collect();
    let records: Vec<_> = Reader::new(text.as_slice())
        .collect::<Result<_, _>>()
        .unwrap();
    assert_eq!(records.len(), 2);
    for (record, first_is) in records.iter().zip(["Black", "White"]) {
        assert!(record.problems.is_empty(), "{:?}", record.problems);
        let tags = record.tags();
        assert_eq!(tags.get(first_is), Some("Crownhead hash=1 (first)"));
        assert_eq!(tags.termination(), Some("normal"));
        assert!(tags.get("Opening").unwrap().starts_with("eleven-man "));
        let game = record.game().unwrap();
        let last = game.line.nodes.last().unwrap();
        assert!(last.comments[0].as_str().contains("depth"), "{last:?}");
        assert_ne!(game.outcome(), None);
    }
}

#[test]
fn a_test_ends_the_match_when_it_has_its_answer() {
    // Two hundred nodes vs. one: no contest.
    let mut contest = contest("self hash=1", "self hash=1 depth=1", 400);
    contest.sprt = Sprt::new(0.0, 300.0);
    let mut standings = Standings::new();
    let (conclusion, games) = play(&contest, &mut standings);
    assert_eq!(conclusion, Conclusion::Decided);
    assert!(games.len() < 60, "{}", games.len());
    assert!(standings.tally().score().unwrap() > 0.7);
    // There's nothing left to play.
    let (conclusion, games) = play(&contest, &mut standings);
    assert_eq!((conclusion, games.len()), (Conclusion::Decided, 0));
}

#[test]
fn an_interrupt_ends_the_match_and_keeps_what_is_finished() {
    let contest = contest("self hash=1", "self hash=1", 1000);
    let interrupt = Control::new();
    let mut standings = Standings::new();
    let conclusion = contest.run(&mut standings, &no_clock(), &interrupt, &mut |game, _| {
        if game.number == 2 {
            interrupt.stop();
        }
        Ok(())
    });
    assert_eq!(conclusion.unwrap(), Conclusion::Interrupted);
    assert_eq!(standings.tally().games(), 2);
}

#[test]
fn efforts_are_counted_for_the_right_player() {
    let contest = contest("self hash=1 nodes=3000", "self hash=1 nodes=30", 2);
    let mut standings = Standings::new();
    play(&contest, &mut standings);
    let [first, second] = standings.efforts();
    assert!(first.moves.abs_diff(second.moves) <= 2);
    assert!(first.nodes > 10 * second.nodes, "{first:?} {second:?}");
    assert!(first.depth > second.depth);
}

#[cfg(unix)]
mod with_scripts {
    use super::*;

    const GREETING: &str = "read hub; echo wait; read init; echo ready; read game;";

    fn script(text: &str) -> String {
        format!("hub as=Script sh -c '{text}'")
    }

    #[test]
    fn a_player_that_fails_loses_and_starts_anew() {
        #[track_caller]
        fn check(text: &str, termination: &str, why: &str) {
            let contest = contest("self hash=1 depth=1", &script(text), 4);
            let mut standings = Standings::new();
            let (_, games) = play(&contest, &mut standings);
            assert_eq!(standings.tally().count(Points::Win), 4);
            for game in games {
                let (name, what) = game.failure.unwrap();
                assert_eq!(name, "Script");
                assert!(what.contains(why), "{what}");
                let pdn = String::from_utf8(game.pdn).unwrap();
                assert!(
                    pdn.contains(&format!("[Termination \"{termination}\"]")),
                    "{pdn}"
                );
                assert!(pdn.contains("left the game: "), "{pdn}");
            }
        }
        check(
            &format!("{GREETING} read pos; echo no memory >&2; exit 9"),
            "abandoned",
            "no memory",
        );
        check(
            &format!("{GREETING} while read line; do echo done move=1-32; done"),
            "rules infraction",
            "1-32 is not legal",
        );
    }

    #[test]
    fn a_player_that_does_not_start_ends_the_match() {
        let contest = contest("self hash=1", &script("echo no licence >&2; exit 1"), 4);
        let error = contest
            .run(
                &mut Standings::new(),
                &no_clock(),
                &Control::new(),
                &mut |_, _| Ok(()),
            )
            .unwrap_err();
        assert_eq!(error.to_string(), "Script doesn't start");
        let cause = std::error::Error::source(&error).unwrap().to_string();
        assert!(cause.contains("no licence"), "{cause}");
    }
}
