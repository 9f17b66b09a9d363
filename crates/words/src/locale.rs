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

    /// The rules of a language from CLDR. Numbers use the same digits as the square numbers, as in
    /// the browser.
    pub(crate) struct Native {
        plurals: PluralRules,
        signs: Signs,
    }

    /// How a language writes numbers.
    struct Signs {
        decimal: char,
        group: char,
        /// The minimum number of digits that are grouped.
        grouped_digits: usize,
    }

    impl Signs {
        fn of(language: &str) -> Signs {
            let (decimal, group, grouped_digits) = match language {
                "de" | "pt-BR" => (',', '.', 4),
                "es" | "it" => (',', '.', 5),
                "fr" => (',', '\u{202f}', 4),
                "ru" => (',', '\u{a0}', 4),
                _ => ('.', ',', 4),
            };
            Signs {
                decimal,
                group,
                grouped_digits,
            }
        }
    }

    impl Native {
        pub(crate) fn new(language: &str) -> Native {
            let locale = language.parse().unwrap_or(icu_locale_core::Locale::UNKNOWN);
            let rules = PluralRules::try_new(locale.into(), PluralRulesOptions::default());
            Native {
                plurals: rules.expect("the rules of all languages are embedded"),
                signs: Signs::of(language),
            }
        }
    }

    impl Locale for Native {
        fn plural(&self, number: f64) -> Plural {
            let number: Decimal = plain(number).parse().unwrap_or_default();
            match self.plurals.category_for(PluralOperands::from(&number)) {
                PluralCategory::Zero => Plural::Zero,
                PluralCategory::One => Plural::One,
                PluralCategory::Two => Plural::Two,
                PluralCategory::Few => Plural::Few,
                PluralCategory::Many => Plural::Many,
                PluralCategory::Other => Plural::Other,
            }
        }

        fn format(&self, number: f64) -> String {
            let plain = plain(number);
            let (whole, decimal) = plain.split_once('.').unwrap_or((&plain, ""));
            let digits = whole.trim_start_matches('-').len();
            let mut written = String::new();
            for (place, sign) in whole.chars().enumerate() {
                let left = whole.len() - place;
                let is_first = left >= digits;
                if digits >= self.signs.grouped_digits && left % 3 == 0 && !is_first {
                    written.push(self.signs.group);
                }
                written.push(sign);
            }
            if !decimal.is_empty() {
                written.push(self.signs.decimal);
                written.push_str(decimal);
            }
            written
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

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::Language;

        #[test]
        fn numbers_are_written_as_in_the_browser() {
            // What `Intl.NumberFormat` writes in Chromium.
            let expected = [
                (
                    "en",
                    ["1.5", "999", "1,234", "12,345", "1,234,567.8", "-1,234.5"],
                ),
                (
                    "es",
                    ["1,5", "999", "1234", "12.345", "1.234.567,8", "-1234,5"],
                ),
                (
                    "fr",
                    [
                        "1,5",
                        "999",
                        "1\u{202f}234",
                        "12\u{202f}345",
                        "1\u{202f}234\u{202f}567,8",
                        "-1\u{202f}234,5",
                    ],
                ),
                (
                    "de",
                    ["1,5", "999", "1.234", "12.345", "1.234.567,8", "-1.234,5"],
                ),
                (
                    "pt-BR",
                    ["1,5", "999", "1.234", "12.345", "1.234.567,8", "-1.234,5"],
                ),
                (
                    "it",
                    ["1,5", "999", "1234", "12.345", "1.234.567,8", "-1234,5"],
                ),
                (
                    "ru",
                    [
                        "1,5",
                        "999",
                        "1\u{a0}234",
                        "12\u{a0}345",
                        "1\u{a0}234\u{a0}567,8",
                        "-1\u{a0}234,5",
                    ],
                ),
                (
                    "ar",
                    ["1.5", "999", "1,234", "12,345", "1,234,567.8", "-1,234.5"],
                ),
            ];
            let numbers = [1.5, 999.0, 1_234.0, 12_345.0, 1_234_567.8, -1_234.5];
            let written = Language::all().map(|language| {
                let locale = Native::new(language.tag());
                (language.tag(), numbers.map(|number| locale.format(number)))
            });
            let written: Vec<_> = written.collect();
            assert_eq!(written.len(), expected.len());
            for ((tag, numbers), (expected_tag, expected)) in written.into_iter().zip(expected) {
                assert_eq!((tag, numbers), (expected_tag, expected.map(str::to_owned)));
            }
        }

        #[test]
        fn plurals_follow_the_language() {
            #[track_caller]
            fn check(language: &str, numbers: &[f64], expected: Plural) {
                let locale = Native::new(language);
                for &number in numbers {
                    assert_eq!(locale.plural(number), expected, "{number} in {language}");
                }
            }
            check("en", &[1.0], Plural::One);
            check("en", &[0.0, 2.0, 1.5], Plural::Other);
            check("fr", &[0.0, 1.0, 1.5], Plural::One);
            check("ru", &[1.0, 21.0, 101.0], Plural::One);
            check("ru", &[2.0, 4.0, 22.0], Plural::Few);
            check("ru", &[0.0, 5.0, 11.0, 12.0, 20.0, 111.0], Plural::Many);
            check("ru", &[1.5], Plural::Other);
            check("ar", &[0.0], Plural::Zero);
            check("ar", &[1.0], Plural::One);
            check("ar", &[2.0], Plural::Two);
            check("ar", &[3.0, 10.0, 103.0], Plural::Few);
            check("ar", &[11.0, 99.0, 111.0], Plural::Many);
            check("ar", &[100.0, 102.0, 1.5], Plural::Other);
        }
    }
}

#[cfg(feature = "languages")]
pub(crate) use native::Native;
