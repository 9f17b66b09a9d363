//! The available languages.

/// A language that the messages are translated into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language(&'static str);

/// The human languages, each with the name its speakers use.
const NAMES: [(Language, &str); 8] = [
    (Language::ENGLISH, "English"),
    (Language("es"), "Español"),
    (Language("fr"), "Français"),
    (Language::GERMAN, "Deutsch"),
    (Language("pt-BR"), "Português (Brasil)"),
    (Language("it"), "Italiano"),
    (Language("ru"), "Русский"),
    (Language::ARABIC, "العربية"),
];

impl Language {
    /// The language that has every message.
    pub const ENGLISH: Language = Language("en");

    /// A language with long words.
    pub const GERMAN: Language = Language("de");

    /// A language that's written from right to left.
    pub const ARABIC: Language = Language("ar");

    /// English that's longer and has accents, to show what isn't translated and what doesn't fit.
    pub const PSEUDO: Language = Language("en-XA");

    /// Every human language.
    pub fn all() -> impl Iterator<Item = Language> {
        NAMES.into_iter().map(|(language, _)| language)
    }

    /// The tag that browsers use: `pt-BR`.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// The name that its speakers use.
    pub fn name(self) -> &'static str {
        let named = NAMES.iter().find(|(language, _)| *language == self);
        named.map_or("[Pšéûûdø]", |(_, name)| name)
    }

    /// Whether it's written from right to left.
    pub fn is_rtl(self) -> bool {
        self == Language::ARABIC
    }

    /// The language of a tag, in any form that browsers and systems use: `de`, `de-AT`,
    /// `de_DE.UTF-8`, `pt`.
    ///
    /// ```
    /// # use words::Language;
    /// let tag = |text| Language::parse(text).map(Language::tag);
    /// assert_eq!(tag("de_AT.UTF-8"), Some("de"));
    /// assert_eq!(tag("PT"), Some("pt-BR"));
    /// assert_eq!(tag("tlh"), None);
    /// ```
    pub fn parse(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let tag = tag.replace('_', "-");
        if tag.eq_ignore_ascii_case(Language::PSEUDO.0) {
            return Some(Language::PSEUDO);
        }
        let base = |tag: &str| {
            tag.split('-')
                .next()
                .unwrap_or_default()
                .to_ascii_lowercase()
        };
        Language::all().find(|language| base(language.0) == base(&tag))
    }

    /// The first of these tags that's available, otherwise English.
    pub fn first_of<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Language {
        let mut known = wanted.into_iter().filter_map(Language::parse);
        known.next().unwrap_or(Language::ENGLISH)
    }
}
