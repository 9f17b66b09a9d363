//! Games over real sockets, and peers that misbehave.

mod games;
mod peers;
