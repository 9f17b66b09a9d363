//! Runs: repeatable, resumable, and good for training.

use datagen::games::{GamesError, Reader, ScoredGame, ScoredMove};
use datagen::{PositionSettings, Run, Settings, generate, positions_of, shard_path};
use engine::{Options, Tablebase, Wld};
use rules::{Game, Outcome, Position, RuleSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn run(seed: u64) -> Run {
    Run {
        seed,
        shards: 2,
        games_per_shard: Some(2),
        settings: Settings {
            nodes: 1024,
            ..Settings::default()
        },
        options: Options {
            hash_mb: 1,
            databases: Arc::new(Tablebase::empty()),
            ..Options::default()
        },
        player: "test".to_owned(),
    }
}

fn games_of(path: &Path) -> Vec<ScoredGame> {
    let file = fs::File::open(path).expect("the run has made it");
    let games = Reader::new(file).expect("the header is whole");
    games.map(|game| game.expect("the game is whole")).collect()
}

#[test]
fn a_run_that_was_stopped_ends_as_if_it_had_not() {
    let (whole, stopped) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let never = || false;
    let finished = generate(&run(1), whole.path(), &never, &|_| {}).unwrap();
    assert_eq!(finished.games, 4);

    let mut first_half = run(1);
    first_half.games_per_shard = Some(1);
    generate(&first_half, stopped.path(), &never, &|_| {}).unwrap();
    generate(&run(1), stopped.path(), &never, &|_| {}).unwrap();
    for shard in 0..2 {
        let bytes =
            [&whole, &stopped].map(|dir| fs::read(shard_path(dir.path(), 1, shard)).unwrap());
        assert_eq!(bytes[0], bytes[1]);
    }
}

#[test]
fn random_moves_have_no_score_and_end_games_that_are_decided() {
    let folder = tempfile::tempdir().unwrap();
    let mut run = run(3);
    run.settings.nodes = 300;
    run.settings.random_percent = 30;
    run.games_per_shard = Some(8);
    generate(&run, folder.path(), &|| false, &|_| {}).unwrap();
    let (mut random, mut searched) = (0, 0);
    for game in (0..2).flat_map(|shard| games_of(&shard_path(folder.path(), 3, shard))) {
        // The opening ends with the first search.
        let first = game.moves.iter().position(|mv| mv.score.is_some());
        let played = &game.moves[first.unwrap_or(game.moves.len())..];
        random += played.iter().filter(|mv| mv.score.is_none()).count();
        searched += played.iter().filter(|mv| mv.score.is_some()).count();
        // Nobody plays on after the game is decided.
        let is_decided = |mv: &ScoredMove| mv.score.is_some_and(|score| score.abs() >= 500);
        let (last, earlier) = played.split_last().unwrap();
        assert!(!earlier.iter().any(is_decided));
        if is_decided(last) {
            assert!(matches!(game.outcome, Outcome::Win(_)));
        }
    }
    let percent = 100 * random / (random + searched);
    assert!((20..40).contains(&percent), "{random} of {searched}");
}

#[test]
fn games_are_legal_differ_and_give_quiet_positions() {
    let folder = tempfile::tempdir().unwrap();
    generate(&run(2), folder.path(), &|| false, &|_| {}).unwrap();
    let games: Vec<_> = (0..2)
        .flat_map(|shard| games_of(&shard_path(folder.path(), 2, shard)))
        .collect();
    assert_eq!(games.len(), 4);
    let mut records = 0;
    for (game, number) in games.iter().zip(0..) {
        let mut replayed = Game::from_position(game.start, RuleSet::OFFICIAL);
        for scored in &game.moves {
            replayed.play(scored.mv).unwrap();
        }
        let searched = game.moves.iter().filter(|mv| mv.score.is_some()).count();
        let found: Vec<_> = positions_of(
            game,
            number,
            PositionSettings::default(),
            &Tablebase::empty(),
        )
        .collect();
        assert!(found.len() <= searched);
        assert!(found.iter().all(|record| !record.position().can_capture()));
        assert!(found.iter().all(|record| record.group == found[0].group));
        records += found.len();
        assert!(games.iter().filter(|other| *other == game).count() == 1);
    }
    assert!(records > 50, "{records}");
}

#[test]
fn another_player_does_not_continue_a_run() {
    let folder = tempfile::tempdir().unwrap();
    generate(&run(3), folder.path(), &|| true, &|_| {}).unwrap();
    let mut other = run(3);
    other.player = "another".to_owned();
    let error = generate(&other, folder.path(), &|| true, &|_| {}).unwrap_err();
    assert!(matches!(error.source, GamesError::OtherRun { .. }));
}

#[test]
fn a_run_that_is_over_plays_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let progress = generate(&run(4), folder.path(), &|| true, &|_| {}).unwrap();
    assert_eq!((progress.games, progress.moves), (0, 0));
}

#[test]
fn what_a_database_knows_is_not_played() {
    let folder = tempfile::tempdir().unwrap();
    let mut run = run(5);
    run.games_per_shard = Some(8);
    run.options.databases = Options::default().databases;
    generate(&run, folder.path(), &|| false, &|_| {}).unwrap();
    let databases = &run.options.databases;
    let mut adjudicated = 0;
    for game in (0..2).flat_map(|shard| games_of(&shard_path(folder.path(), 5, shard))) {
        let is_small = |pos: &Position| pos.board().occupied().len() <= databases.most_pieces();
        assert!(game.positions().all(|(pos, _)| !is_small(&pos)));
        let last = game.final_position();
        let Some(result) = databases.probe_result(&last) else {
            continue;
        };
        adjudicated += 1;
        let expected = match result {
            Wld::Win => Outcome::Win(last.turn()),
            Wld::Draw => Outcome::Draw,
            Wld::Loss => Outcome::Win(last.turn().opponent()),
        };
        assert_eq!(game.outcome, expected);
    }
    assert!(adjudicated > 0);
}
