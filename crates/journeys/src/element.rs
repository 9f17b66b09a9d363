//! An element of the page that may be replaced at any moment.

use crate::Visit;
use anyhow::Result;
use serde_json::Value;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::{By, ElementRect, TypingData, WebElement};

/// The first element that matches a selector.
///
/// The app may replace an element between finding it and using it, for example when a list is
/// sorted. People don't notice, so an action on an element that's gone is repeated on the one that
/// matches now. Every other failure counts.
pub struct Element<'a> {
    visit: &'a Visit,
    selector: String,
    found: WebElement,
}

impl<'a> Element<'a> {
    pub(crate) const fn new(visit: &'a Visit, selector: String, found: WebElement) -> Element<'a> {
        Element {
            visit,
            selector,
            found,
        }
    }

    async fn act<T>(&self, action: impl AsyncFn(&WebElement) -> WebDriverResult<T>) -> Result<T> {
        let mut outcome = action(&self.found).await;
        while is_stale(&outcome) {
            let current = self.visit.first(&self.selector).await?;
            outcome = action(&current).await;
        }
        Ok(outcome?)
    }

    /// Clicks it in the middle.
    pub async fn click(&self) -> Result<()> {
        self.act(WebElement::click).await
    }

    /// Types text or presses keys in it.
    pub async fn send_keys(&self, keys: impl Into<TypingData> + Clone) -> Result<()> {
        self.act(async |element| element.send_keys(keys.clone()).await)
            .await
    }

    /// Selects all text in it, and types over it.
    pub async fn fill(&self, text: &str) -> Result<()> {
        self.act(async |element| {
            element.send_keys(thirtyfour::Key::Control + "a").await?;
            element.send_keys(text).await
        })
        .await
    }

    /// Returns its visible text.
    pub async fn text(&self) -> Result<String> {
        self.act(WebElement::text).await
    }

    /// Returns the value of an attribute.
    pub async fn attr(&self, name: &str) -> Result<Option<String>> {
        self.act(async |element| element.attr(name).await).await
    }

    /// Returns the value of a property, as text.
    pub async fn prop(&self, name: &str) -> Result<Option<String>> {
        self.act(async |element| element.prop(name).await).await
    }

    /// Returns the value of a CSS property.
    pub async fn css_value(&self, name: &str) -> Result<String> {
        self.act(async |element| element.css_value(name).await)
            .await
    }

    /// Returns its place and size.
    pub async fn rect(&self) -> Result<ElementRect> {
        self.act(WebElement::rect).await
    }

    /// Whether it can be used.
    pub async fn is_enabled(&self) -> Result<bool> {
        self.act(WebElement::is_enabled).await
    }

    /// Whether a box is checked.
    pub async fn is_selected(&self) -> Result<bool> {
        self.act(WebElement::is_selected).await
    }

    /// Whether it's visible.
    pub async fn is_displayed(&self) -> Result<bool> {
        self.act(WebElement::is_displayed).await
    }

    /// Scrolls until it's visible.
    pub async fn scroll_into_view(&self) -> Result<()> {
        self.act(WebElement::scroll_into_view).await
    }

    /// Returns all elements inside it that match.
    pub async fn find_all(&self, by: By) -> Result<Vec<WebElement>> {
        self.act(async |element| element.find_all(by.clone()).await)
            .await
    }

    /// Returns the first element inside it that matches.
    pub async fn find(&self, by: By) -> Result<WebElement> {
        self.act(async |element| element.find(by.clone()).await)
            .await
    }

    /// Runs a script with the element as its first argument, and returns what it returns.
    pub async fn script(&self, script: &str, arguments: &[Value]) -> Result<Value> {
        self.act(async |element| {
            let mut all = vec![element.to_json()?];
            all.extend_from_slice(arguments);
            let answer = self.visit.driver.execute(script, all).await?;
            Ok(answer.json().clone())
        })
        .await
    }
}

fn is_stale<T>(outcome: &WebDriverResult<T>) -> bool {
    let stale = |error: &thirtyfour::error::WebDriverError| {
        matches!(
            error.as_inner(),
            WebDriverErrorInner::StaleElementReference(_)
        )
    };
    outcome.as_ref().is_err_and(stale)
}
