//! A connection to a service that can be cut and restored.

use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The state of a wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Data gets through.
    Whole,
    /// Connections stay open, but nothing gets through in either direction.
    Silent,
    /// Connections are closed, including new ones.
    Torn,
}

/// A TCP proxy to a service on this machine.
pub struct Wire {
    /// The port of the near end.
    pub port: u16,
    state: watch::Sender<State>,
}

impl Wire {
    /// Creates a wire to this port.
    pub async fn to(port: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let near = listener.local_addr().unwrap().port();
        let (state, seen) = watch::channel(State::Whole);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(connect(stream, port, seen.clone()));
            }
        });
        Wire { port: near, state }
    }

    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

async fn connect(near: TcpStream, port: u16, mut state: watch::Receiver<State>) {
    if !becomes_whole(&mut state).await {
        return;
    }
    let far = SocketAddr::from(([127, 0, 0, 1], port));
    let Ok(far) = TcpStream::connect(far).await else {
        return;
    };
    let (near_read, near_write) = near.into_split();
    let (far_read, far_write) = far.into_split();
    // When one direction ends, so does the other.
    tokio::select! {
        () = carry(near_read, far_write, state.clone()) => {}
        () = carry(far_read, near_write, state) => {}
    }
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let length = tokio::select! {
            length = from.read(&mut buffer) => length.unwrap_or(0),
            () = torn(state.clone()) => return,
        };
        if length == 0 || !becomes_whole(&mut state).await {
            return;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

/// Waits for the wire to be whole. Returns `false` if it's torn.
async fn becomes_whole(state: &mut watch::Receiver<State>) -> bool {
    let settled = state.wait_for(|state| *state != State::Silent).await;
    settled.is_ok_and(|state| *state == State::Whole)
}

async fn torn(mut state: watch::Receiver<State>) {
    let torn = state.wait_for(|state| *state == State::Torn).await.is_ok();
    if !torn {
        // The test is over.
        std::future::pending::<()>().await;
    }
}
