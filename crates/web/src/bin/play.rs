//! The module for local games.

fn main() {
    web::start_play();
}
