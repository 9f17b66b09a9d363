//! The language of this page. `boot.js` chooses and loads it, and sets it on the page.

use crate::browser;
use js_sys::{Array, Intl, JsString, Object, Reflect};
use std::cell::{Cell, OnceCell};
use wasm_bindgen::{JsCast, JsValue};
use words::{BrokenWords, Language, Locale, Plural, Words};

/// The storage key of the language: in local storage from the settings, in session storage from the
/// URL.
const CHOSEN: &str = "crownhead.language";

/// The global variable where `boot.js` puts the language and its packed words.
const LOADED: &str = "crownheadWords";

thread_local! {
    static WORDS: Cell<Option<&'static Words>> = const { Cell::new(None) };
    static INTL: OnceCell<Browser> = const { OnceCell::new() };
}

/// Returns all messages in the user's language.
pub(crate) fn t() -> &'static Words {
    WORDS
        .get()
        .expect("the words are loaded before anything is shown")
}

/// Returns the messages, or `None` before they're loaded.
pub(crate) fn words() -> Option<&'static Words> {
    WORDS.get()
}

/// Reads the loaded words. Nothing can be shown before that.
pub(crate) fn take_in() -> Result<(), BrokenWords> {
    let loaded = loaded()?;
    let tag = field(&loaded, "language")?.as_string().ok_or(BrokenWords)?;
    let language = Language::parse(&tag).ok_or(BrokenWords)?;
    // The words live as long as the page.
    let texts = strings(&loaded, "texts")?.map(|text| &*text.leak());
    let words = Words::new(language, texts, Box::new(ByBrowser))?;
    INTL.with(|intl| intl.get_or_init(|| Browser::new(language)).clone());
    WORDS.set(Some(Box::leak(Box::new(words))));
    Ok(())
}

/// Returns the languages to choose from: those that this version of the app has words for.
pub(crate) fn available() -> Vec<Language> {
    let tags: Vec<String> = loaded()
        .and_then(|loaded| strings(&loaded, "languages").map(Iterator::collect))
        .unwrap_or_default();
    let has = |language: &Language| tags.iter().any(|tag| tag == language.tag());
    Language::all().filter(has).collect()
}

fn loaded() -> Result<JsValue, BrokenWords> {
    field(&js_sys::global(), LOADED)
}

fn field(object: &JsValue, name: &str) -> Result<JsValue, BrokenWords> {
    Reflect::get(object, &name.into()).map_err(|_| BrokenWords)
}

fn strings(object: &JsValue, name: &str) -> Result<impl Iterator<Item = String>, BrokenWords> {
    let list: Array = field(object, name)?.dyn_into().map_err(|_| BrokenWords)?;
    Ok(list
        .to_vec()
        .into_iter()
        .filter_map(|text| text.as_string()))
}

/// Returns the locale for dates: the page's language, with the browser's region if it has the same
/// language.
pub(crate) fn locale() -> String {
    let language = t().language();
    let prefers = browser::language().filter(|tag| Language::parse(tag) == Some(language));
    prefers.unwrap_or_else(|| language.tag().to_owned())
}

/// Returns the language from the settings. `None` follows the browser.
pub(crate) fn chosen() -> Option<Language> {
    browser::recall(CHOSEN).and_then(|tag| Language::parse(&tag))
}

/// Chooses a language and reloads the page with it.
pub(crate) fn choose(language: Option<Language>) {
    browser::remember(CHOSEN, language.map_or("", Language::tag));
    browser::reload_without(CHOSEN, "lang");
}

/// The browser's number formatting for a language.
#[derive(Clone)]
struct Browser {
    plurals: Intl::PluralRules,
    /// The bound `format` function of a number format.
    format: js_sys::Function,
}

impl Browser {
    fn new(language: Language) -> Browser {
        // Square numbers use these digits, so all numbers do.
        let tag = format!("{}-u-nu-latn", language.tag());
        let locales = Array::of1(&JsString::from(tag));
        let options = Object::new();
        // This can't fail, because the object is plain and new.
        _ = Reflect::set(&options, &"maximumFractionDigits".into(), &1.into());
        Browser {
            plurals: Intl::PluralRules::new(&locales, &Object::new()),
            format: Intl::NumberFormat::new(&locales, &options).format(),
        }
    }
}

/// Uses the browser's formatting.
struct ByBrowser;

impl Locale for ByBrowser {
    fn plural(&self, number: f64) -> Plural {
        let name = INTL.with(|intl| intl.get().map(|intl| intl.plurals.select(number)));
        name.map_or(Plural::Other, |name| Plural::of_name(&String::from(name)))
    }

    fn format(&self, number: f64) -> String {
        let text = INTL.with(|intl| {
            let intl = intl.get()?;
            intl.format
                .call1(&JsValue::NULL, &number.into())
                .ok()?
                .as_string()
        });
        // Fall back to whole numbers if the browser can't format.
        text.unwrap_or_else(|| (number as i64).to_string())
    }
}
