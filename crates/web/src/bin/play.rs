//! The part of the app in which people play at this screen.

fn main() {
    web::start_play();
}
