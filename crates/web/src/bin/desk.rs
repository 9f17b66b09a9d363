//! The module for the editor, review, library, help and settings.

fn main() {
    web::start_desk();
}
