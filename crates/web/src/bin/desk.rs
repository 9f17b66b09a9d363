//! The part of the app in which games are set up, looked at and kept.

fn main() {
    web::start_desk();
}
