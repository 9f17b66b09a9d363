//! Stopping a match from outside.

use engine::Control;

/// A handle that ends a match, from a signal or a button. Copies end the same match.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Control);

impl Interrupt {
    /// A handle that has not been used yet.
    pub fn new() -> Interrupt {
        Interrupt::default()
    }

    /// Ends the match as soon as it notices. Games that are not over are dropped.
    pub fn raise(&self) {
        self.0.stop();
    }

    /// Whether [`Interrupt::raise`] was called.
    pub fn is_raised(&self) -> bool {
        self.0.is_stopped()
    }

    /// What stops the searches of our own engine.
    pub(crate) const fn control(&self) -> &Control {
        &self.0
    }
}
