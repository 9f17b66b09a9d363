//! The arguments of messages.

/// An argument of a message.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Value<'a> {
    Number(f64),
    /// What people wrote, in any script and direction.
    Text(&'a str),
    /// What is written from left to right in every language.
    Code(&'a str),
    /// Words of ours.
    Phrase(&'a str),
    /// Where something is put that isn't text.
    Slot,
    /// A value by its place among those of its kind, and the message that names it.
    Choice(usize, usize),
}

/// What can be counted, and fractions with one decimal.
pub trait Number {
    /// The number, as the plural rules of a language take it.
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

// Nothing is counted here that a float could not tell exactly.
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
