//! The part of the app in which people play over the network.

fn main() {
    web::start_online();
}
