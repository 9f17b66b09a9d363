//! Text as people search for it.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text in lower case and without accents: `Muñoz` becomes `munoz`.
///
/// ```
/// assert_eq!(collection::fold("Muñoz, José"), "munoz, jose");
/// ```
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfkd()
        .filter(|c| !is_combining_mark(*c))
        .flat_map(char::to_lowercase)
        .collect()
}
