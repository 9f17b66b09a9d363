//! The connection to PostgreSQL breaks at the worst moment: during a commit.

use super::{AppendError, game, play};
use server::store::Store;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use testkit::Postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What happens to the next commit. Everything after it works again.
#[derive(Clone, Copy)]
enum Cut {
    Nothing,
    /// The database never receives it.
    Before,
    /// It's carried out, but the response is lost.
    After,
}

/// A proxy to PostgreSQL that breaks on request.
struct Way {
    port: u16,
    next: Arc<AtomicU8>,
}

impl Way {
    async fn to(port: u16) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let near = listener.local_addr().unwrap().port();
        let next = Arc::new(AtomicU8::new(Cut::Nothing as u8));
        let seen = Arc::clone(&next);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let far = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
                tokio::spawn(carry(stream, far, Arc::clone(&seen)));
            }
        });
        Way { port: near, next }
    }

    fn cut(&self, cut: Cut) {
        self.next.store(cut as u8, Ordering::SeqCst);
    }
}

async fn carry(mut near: TcpStream, mut far: TcpStream, next: Arc<AtomicU8>) {
    let (mut asked, mut answered) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
    loop {
        tokio::select! {
            length = near.read(&mut asked) => {
                let length = length.unwrap_or(0);
                let said = &asked[..length];
                let is_commit = said.windows(7).any(|bytes| bytes == b"COMMIT\0");
                let cut = if is_commit { next.swap(Cut::Nothing as u8, Ordering::SeqCst) } else { 0 };
                if length == 0 || cut == Cut::Before as u8 || far.write_all(said).await.is_err() {
                    return;
                }
                if cut == Cut::After as u8 {
                    // The response shows that it was carried out.
                    let _ = far.read(&mut answered).await;
                    return;
                }
            }
            length = far.read(&mut answered) => {
                let length = length.unwrap_or(0);
                if length == 0 || near.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_whose_answer_is_lost_is_looked_up_before_anybody_is_told() {
    let postgres = Postgres::start();
    let url = postgres.database("cut");
    let way = Way::to(postgres.port()).await;
    let near = url.replace(&format!(":{}", postgres.port()), &format!(":{}", way.port));
    let store = Store::connect(&near).await.unwrap();
    let (mut room, game) = game(&store).await;
    let first = play(&mut room, 2_000);

    way.cut(Cut::Before);
    let lost = store.append(game.id, &first, None).await;
    assert!(matches!(lost, Err(AppendError::NotWritten(_))), "{lost:?}");
    assert_eq!(store.log(game.id, 1).await.unwrap(), []);

    way.cut(Cut::After);
    let stored = store.append(game.id, &first, None).await;
    assert!(stored.is_ok(), "{stored:?}");
    let second = play(&mut room, 3_000);
    store.append(game.id, &second, None).await.unwrap();
    assert_eq!(store.log(game.id, 1).await.unwrap(), [first, second]);

    // Starting a game works the same.
    let (_, mut other) = super::game(&store).await;
    other.id = protocol::GameId::from_random(crate::played::random());
    other.after = None;
    way.cut(Cut::After);
    store.begin_game(other.clone()).await.unwrap();
    assert_eq!(store.log(other.id, 0).await.unwrap().len(), 1);

    // A game that another one had replaced wasn't stored, even if nobody knows about the commit.
    let next_of_game = || {
        let id = protocol::GameId::from_random(crate::played::random());
        let after = Some(game.id);
        host::NewGame {
            id,
            after,
            ..other.clone()
        }
    };
    let (winner, loser) = (next_of_game(), next_of_game());
    store.begin_game(winner).await.unwrap();
    for cut in [Cut::Before, Cut::After] {
        way.cut(cut);
        let lost = store.begin_game(loser.clone()).await;
        assert!(matches!(lost, Err(AppendError::NotWritten(_))), "{lost:?}");
    }
    assert_eq!(store.log(loser.id, 0).await.unwrap(), []);
    store.close().await;
}
