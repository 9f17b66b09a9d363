//! The engine in its worker, in a real browser.

use anyhow::{Result, bail, ensure};
use engine_link::{GameSoFar, Limits, Opponent, Part, Reply, Request, Verdict, Wld};
use journeys::{Setup, Visit, Worker, journey};
use notation::Fen;
use rules::{Game, RuleSet};

fn game(fen: &str) -> Result<GameSoFar> {
    let start = fen.parse::<Fen>()?.position()?;
    Ok(GameSoFar::from(&Game::from_position(
        start,
        RuleSet::OFFICIAL,
    )))
}

/// Starts a worker with all parts loaded.
async fn loaded(visit: &Visit) -> Result<Worker<'_>> {
    let worker = Worker::start(visit).await?;
    let parts = Part::ALL.to_vec();
    let replies = worker.ask(Request::Load { parts }).await?;
    let fine = |part| Reply::Loaded {
        part,
        problem: None,
    };
    let expected: Vec<Reply> = Part::ALL
        .map(fine)
        .into_iter()
        .chain([Reply::Done])
        .collect();
    ensure!(replies == expected, "{replies:?}");
    Ok(worker)
}

#[test]
fn it_finds_a_shot() {
    journey(Setup::DESKTOP, async |visit| {
        let worker = loaded(visit).await?;
        let request = Request::Analyse {
            game: game("W:WK3,18,23,29,30,32:B4,6,7,10")?,
            limits: Limits {
                depth: Some(14),
                lines: 3,
                ..Limits::NONE
            },
        };
        let replies = worker.ask(request).await?;
        let Some(Reply::Analysis(found)) = replies.last() else {
            bail!("{replies:?}");
        };
        ensure!(found.lines.len() == 3, "{found:?}");
        ensure!(found.lines[0].moves[0].to_string() == "18-14", "{found:?}");
        ensure!(matches!(replies.first(), Some(Reply::Progress(_))));
        Ok(())
    });
}

#[test]
fn it_stops_at_once() {
    journey(Setup::DESKTOP, async |visit| {
        let worker = loaded(visit).await?;
        let request = Request::Analyse {
            game: GameSoFar::default(),
            limits: Limits::NONE,
        };
        let id = worker.post(request.clone()).await?;
        visit
            .until("the search is under way", async || {
                Ok(!worker.so_far(id).await?.is_empty())
            })
            .await?;
        // Queued requests stop too, but later ones don't.
        let waiting = worker.post(request).await?;
        worker.stop().await?;
        for id in [id, waiting] {
            let replies = worker.replies(id).await?;
            let Some(Reply::Analysis(found)) = replies.last() else {
                bail!("{replies:?}");
            };
            ensure!(!found.lines.is_empty(), "{found:?}");
        }
        let later = Request::Analyse {
            game: GameSoFar::default(),
            limits: Limits {
                depth: Some(8),
                ..Limits::NONE
            },
        };
        let replies = worker.ask(later).await?;
        let Some(Reply::Analysis(found)) = replies.last() else {
            bail!("{replies:?}");
        };
        ensure!(found.lines[0].depth == 8, "{found:?}");
        Ok(())
    });
}

#[test]
fn it_survives_messages_that_are_none() {
    journey(Setup::DESKTOP, async |visit| {
        let worker = Worker::start(visit).await?;
        let nonsense = [
            "",
            "{",
            "null",
            r#"{"version":99,"id":0,"request":"new_game"}"#,
            r#"{"version":1,"id":0,"request":{"probe":{"game":{"start":"B:W:B"}}}}"#,
            r#"{"version":1,"id":0,"request":{"play":{"game":{"start":"B:W21-32:B1-12"},"opponent":{"level":99,"seed":1},"limits":{}}}}"#,
        ];
        for text in nonsense {
            worker.post_text(text).await?;
        }
        let script = "for (const data of [7, null, { a: 1 }, new ArrayBuffer(8)]) rig.worker.postMessage(data);";
        visit.script(script, Vec::new()).await?;
        let replies = worker.ask(Request::NewGame).await?;
        ensure!(replies == [Reply::Done], "{replies:?}");
        let errors = worker.so_far(0).await?;
        ensure!(errors.len() == nonsense.len() + 4, "{errors:?}");
        ensure!(
            errors.iter().all(|it| matches!(it, Reply::Error { .. })),
            "{errors:?}"
        );
        Ok(())
    });
}

#[test]
fn it_knows_endgames() {
    journey(Setup::DESKTOP, async |visit| {
        let worker = loaded(visit).await?;
        let request = Request::Probe {
            game: game("B:WK6,K7:BK30")?,
        };
        let replies = worker.ask(request).await?;
        let [Reply::Endgame(endgame)] = replies.as_slice() else {
            bail!("{replies:?}");
        };
        let loss = Verdict {
            result: Wld::Loss,
            plies: Some(26),
        };
        ensure!(endgame.verdict == Some(loss), "{endgame:?}");
        ensure!(endgame.moves.len() == 2, "{endgame:?}");
        Ok(())
    });
}

#[test]
fn it_plays_as_an_opponent_and_a_seed_decides() {
    journey(Setup::DESKTOP, async |visit| {
        let worker = loaded(visit).await?;
        let mut games = Vec::new();
        for seed in [1, 1, 2] {
            worker.ask(Request::NewGame).await?;
            let mut game = Game::new();
            for _ in 0..8 {
                let request = Request::Play {
                    game: GameSoFar::from(&game),
                    opponent: Opponent { level: 2, seed },
                    limits: Limits::NONE,
                };
                let replies = worker.ask(request).await?;
                let Some(Reply::Played(played)) = replies.last() else {
                    bail!("{replies:?}");
                };
                let Some(mv) = played.mv else {
                    bail!("no move: {played:?}");
                };
                game.play(mv)?;
            }
            games.push(game.moves().to_vec());
        }
        ensure!(games[0] == games[1] && games[0] != games[2], "{games:?}");
        Ok(())
    });
}
