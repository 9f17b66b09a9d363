//! The half of the app in which people play.

fn main() {
    web::start_play();
}
