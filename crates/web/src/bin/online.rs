//! The module for online play.

fn main() {
    web::start_online();
}
