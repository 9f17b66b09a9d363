//! The arguments of messages.

/// An argument of a message.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Value<'a> {
    Number(f64),
    /// Text that people wrote, in any script and direction.
    Text(&'a str),
    /// Text that's written from left to right in every language.
    Code(&'a str),
    /// Our own words.
    Phrase(&'a str),
    /// A slot for something that isn't text.
    Slot,
    /// A value by its index among those of its kind, and the message that names it.
    Choice(usize, usize),
}

/// Counts, and fractions with one decimal.
pub trait Number {
    /// The number in the form that plural rules take.
    fn number(self) -> f64;
}

macro_rules! number {
    ($($kind:ty: $number:ident => $as:expr),*) => {
        $(impl Number for $kind {
            fn number(self) -> f64 {
                let $number = self;
                $as
            }
        })*
    };
}

// All counts are small enough to be exact as floats.
number!(
    u8: n => n.into(),
    u16: n => n.into(),
    u32: n => n.into(),
    u64: n => n as f64,
    usize: n => n as f64,
    i32: n => n.into(),
    i64: n => n as f64,
    f64: n => n
);
