//! Many writers of one log, in any order: one history, without gaps or duplicates.

use super::{AppendError, Room, Store, game};
use proptest::collection::vec;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use protocol::GameId;
use room::{Action, Command, Event};
use std::time::Duration;

/// How many write concurrently.
const WRITERS: usize = 4;
const CASES: u32 = 24;

/// What a writer does next.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Decides based on its own state, and appends.
    Append,
    /// Appends the same event again, as after a lost response.
    AppendTwice,
    /// Appends without waiting for the result, like a node that dies.
    Abandon,
    /// Lets other tasks run.
    Yield,
}

/// A node: its state, which events were acknowledged, and which it tried to store.
struct Writer {
    store: Store,
    game: GameId,
    room: Room,
    stored: Vec<Event>,
    tried: Vec<Event>,
    /// Makes the times of its events unique.
    number: usize,
}

impl Writer {
    fn decide(&mut self) -> Option<Event> {
        let moves = self.room.game().position().moves();
        let mv = *moves.get(self.number % moves.len().max(1))?;
        let command = Command::player(self.room.turn()?, Action::Move(mv));
        let now = self.room.last_at().as_millis() + 1 + i64::try_from(self.number).unwrap();
        let now = room::Instant::from_millis(now);
        let event = self.room.decide(&command, now).ok()?.pop()?;
        self.tried.push(event.clone());
        Some(event)
    }

    async fn take(&mut self, step: Step) {
        if matches!(step, Step::Yield) {
            tokio::task::yield_now().await;
            return;
        }
        let Some(event) = self.decide() else { return };
        let append = || self.store.append(self.game, &event, None);
        match step {
            Step::Abandon => drop(tokio::time::timeout(Duration::ZERO, append()).await),
            Step::AppendTwice => {
                let (first, second) = (append().await, append().await);
                assert!(
                    !(first.is_ok() && second.is_ok()),
                    "stored twice: {event:?}"
                );
                self.note(first, event);
            }
            Step::Append | Step::Yield => {
                let result = append().await;
                self.note(result, event);
            }
        }
        self.catch_up().await;
    }

    fn note(&mut self, result: Result<(), AppendError>, event: Event) {
        match result {
            Ok(()) => self.stored.push(event),
            Err(AppendError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
    }

    async fn catch_up(&mut self) {
        let from = self.room.next_seq();
        for event in self.store.log(self.game, from).await.unwrap() {
            self.room.apply(&event).unwrap();
        }
    }
}

async fn play(stores: &[Store; 2], schedule: Vec<(usize, Step)>) -> Result<(), TestCaseError> {
    let (room, new) = game(&stores[0]).await;
    let tasks = (0..WRITERS).map(|number| {
        let mut writer = Writer {
            // Two processes, each with the tasks of several games.
            store: stores[number % 2].clone(),
            game: new.id,
            room: room.clone(),
            stored: Vec::new(),
            tried: Vec::new(),
            number,
        };
        let own = schedule.iter().filter(move |(whose, _)| *whose == number);
        let steps: Vec<Step> = own.map(|(_, step)| *step).collect();
        tokio::spawn(async move {
            for step in steps {
                writer.take(step).await;
            }
            writer
        })
    });
    let tasks: Vec<_> = tasks.collect();
    let mut writers = Vec::new();
    for task in tasks {
        writers.push(task.await.expect("no writer panics"));
    }
    let log = stores[0].log(new.id, 0).await.unwrap();
    for (place, event) in log.iter().enumerate() {
        proptest::prop_assert_eq!(event.seq, place as u64, "a gap");
    }
    proptest::prop_assert!(Room::replay(&log).is_ok());
    for event in &log[1..] {
        let is_ours = writers.iter().any(|writer| writer.tried.contains(event));
        proptest::prop_assert!(is_ours, "nobody wrote {:?}", event);
    }
    let mut told: Vec<_> = writers.iter().flat_map(|writer| &writer.stored).collect();
    for event in &told {
        let place = usize::try_from(event.seq).unwrap();
        proptest::prop_assert_eq!(log.get(place), Some(*event), "lost");
    }
    let count = told.len();
    told.sort_by_key(|event| event.seq);
    told.dedup_by_key(|event| event.seq);
    proptest::prop_assert_eq!(told.len(), count, "two were told that they were first");
    Ok(())
}

/// Checks many schedules on a database that two processes have open.
pub(super) fn keep_one_history(open: impl AsyncFn() -> Store) {
    use proptest::strategy::Just;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let stores = runtime.block_on(async { [open().await, open().await] });
    let step = proptest::prop_oneof![
        6 => Just(Step::Append),
        1 => Just(Step::AppendTwice),
        1 => Just(Step::Abandon),
        1 => Just(Step::Yield),
    ];
    let config = Config {
        cases: CASES,
        failure_persistence: None,
        ..Config::default()
    };
    let schedules = vec((0..WRITERS, step), 8..60);
    TestRunner::new(config)
        .run(&schedules, |schedule| {
            runtime.block_on(play(&stores, schedule))
        })
        .unwrap();
    runtime.block_on(async {
        stores[0].close().await;
        stores[1].close().await;
    });
}
