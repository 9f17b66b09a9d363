//! The number rules of a language, from the browser or, natively, from a library.

/// The plural categories of all languages, as in CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plural {
    /// A form for none.
    Zero,
    /// A form for one.
    One,
    /// A form for two.
    Two,
    /// A form for a few.
    Few,
    /// A form for many.
    Many,
    /// The form for the rest.
    Other,
}

impl Plural {
    /// The category with the name that browsers use, such as `one` or `few`. Anything else is the
    /// form for the rest.
    pub fn of_name(name: &str) -> Plural {
        match name {
            "zero" => Plural::Zero,
            "one" => Plural::One,
            "two" => Plural::Two,
            "few" => Plural::Few,
            "many" => Plural::Many,
            _ => Plural::Other,
        }
    }

    /// The letter that stands for it in packed messages.
    pub(crate) const fn letter(self) -> char {
        match self {
            Plural::Zero => 'z',
            Plural::One => 'o',
            Plural::Two => 't',
            Plural::Few => 'f',
            Plural::Many => 'm',
            Plural::Other => 'x',
        }
    }
}

/// The number rules of a language.
pub trait Locale: Send + Sync {
    /// The plural for this number.
    fn plural(&self, number: f64) -> Plural;

    /// The number as people write it, with at most one decimal.
    fn format(&self, number: f64) -> String;
}

#[cfg(feature = "languages")]
mod native {
    use super::{Locale, Plural};
    use fixed_decimal::Decimal;
    // Its feature lets threads share the rules.
    use icu_plurals::{PluralCategory, PluralOperands, PluralRules, PluralRulesOptions};
    use icu_provider as _;

    /// The rules of a language from CLDR. Digits are plain, because a terminal may not have others.
    pub(crate) struct Native(PluralRules);

    impl Native {
        pub(crate) fn new(language: &str) -> Native {
            let locale = language.parse().unwrap_or(icu_locale_core::Locale::UNKNOWN);
            let rules = PluralRules::try_new(locale.into(), PluralRulesOptions::default());
            Native(rules.expect("the rules of all languages are embedded"))
        }
    }

    impl Locale for Native {
        fn plural(&self, number: f64) -> Plural {
            let number: Decimal = plain(number).parse().unwrap_or_default();
            match self.0.category_for(PluralOperands::from(&number)) {
                PluralCategory::Zero => Plural::Zero,
                PluralCategory::One => Plural::One,
                PluralCategory::Two => Plural::Two,
                PluralCategory::Few => Plural::Few,
                PluralCategory::Many => Plural::Many,
                PluralCategory::Other => Plural::Other,
            }
        }

        fn format(&self, number: f64) -> String {
            plain(number)
        }
    }

    /// `3` or `1.5`.
    fn plain(number: f64) -> String {
        if number.fract().abs() < 0.05 {
            format!("{number:.0}")
        } else {
            format!("{number:.1}")
        }
    }
}

#[cfg(feature = "languages")]
pub(crate) use native::Native;
