//! The language of this page. `boot.js` chooses and loads it, and marks the page with it.

use crate::browser;
use js_sys::{Array, Intl, JsString, Object, Reflect};
use std::cell::{Cell, OnceCell};
use wasm_bindgen::{JsCast, JsValue};
use words::{BrokenWords, Language, Locale, Plural, Words};

/// Where the choice of a language is kept: for good what the settings say, for this tab what the address said.
const CHOSEN: &str = "crownhead.language";

/// Where `boot.js` puts the language and its packed words.
const LOADED: &str = "crownheadWords";

thread_local! {
    static WORDS: Cell<Option<&'static Words>> = const { Cell::new(None) };
    static INTL: OnceCell<Browser> = const { OnceCell::new() };
}

/// All messages, in the language of the reader.
pub(crate) fn t() -> &'static Words {
    WORDS
        .get()
        .expect("the words are loaded before anything is shown")
}

/// The same, or nothing before they are loaded.
pub(crate) fn words() -> Option<&'static Words> {
    WORDS.get()
}

/// Takes in the words that were loaded. Nothing can be shown before.
pub(crate) fn take_in() -> Result<(), BrokenWords> {
    let loaded = loaded()?;
    let tag = field(&loaded, "language")?.as_string().ok_or(BrokenWords)?;
    let language = Language::parse(&tag).ok_or(BrokenWords)?;
    // The words stay as long as the page does.
    let texts = strings(&loaded, "texts")?.map(|text| &*text.leak());
    let words = Words::new(language, texts, Box::new(ByBrowser))?;
    INTL.with(|intl| intl.get_or_init(|| Browser::new(language)).clone());
    WORDS.set(Some(Box::leak(Box::new(words))));
    Ok(())
}

/// The languages to choose from: those that this version of the app has words of.
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

/// How dates are written: in the language of the page, and as in the reader's country where that is known.
pub(crate) fn locale() -> String {
    let language = t().language();
    let prefers = browser::language().filter(|tag| Language::parse(tag) == Some(language));
    prefers.unwrap_or_else(|| language.tag().to_owned())
}

/// The language that was chosen in the settings; without one, that of the browser serves.
pub(crate) fn chosen() -> Option<Language> {
    browser::recall(CHOSEN).and_then(|tag| Language::parse(&tag))
}

/// Chooses a language, and loads the page again with it.
pub(crate) fn choose(language: Option<Language>) {
    browser::remember(CHOSEN, language.map_or("", Language::tag));
    browser::reload_without(CHOSEN, "lang");
}

/// What the browser knows about the numbers of a language.
#[derive(Clone)]
struct Browser {
    plurals: Intl::PluralRules,
    /// The bound function `format` of a number format.
    format: js_sys::Function,
}

impl Browser {
    fn new(language: Language) -> Browser {
        // The numbers of squares are written in these digits, so all numbers are.
        let tag = format!("{}-u-nu-latn", language.tag());
        let locales = Array::of1(&JsString::from(tag));
        let options = Object::new();
        // It can't fail: the object is plain and new.
        _ = Reflect::set(&options, &"maximumFractionDigits".into(), &1.into());
        Browser {
            plurals: Intl::PluralRules::new(&locales, &Object::new()),
            format: Intl::NumberFormat::new(&locales, &options).format(),
        }
    }
}

/// Asks the browser of this page.
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
        // Without the browser's help, whole numbers do.
        text.unwrap_or_else(|| (number as i64).to_string())
    }
}
