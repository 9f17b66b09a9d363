//! An element of the page that may be replaced at any moment.

use crate::Visit;
use anyhow::{Context, Result};
use serde_json::Value;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult};
use thirtyfour::{By, ElementRect, TypingData, WebDriver, WebElement};

/// An element that matches a selector.
///
/// The app may replace an element between finding it and using it, for example when a list is
/// sorted, and it may move one just when it's clicked. People wait a moment and don't notice, so an
/// action waits until the element that matches now can be used. Every other failure counts.
pub struct Element<'a> {
    visit: &'a Visit,
    selector: String,
    /// Its index among those that match.
    place: usize,
    found: WebElement,
}

impl<'a> Element<'a> {
    pub(crate) const fn new(
        visit: &'a Visit,
        selector: String,
        place: usize,
        found: WebElement,
    ) -> Element<'a> {
        Element {
            visit,
            selector,
            place,
            found,
        }
    }

    async fn act<T>(&self, action: impl AsyncFn(&WebElement) -> WebDriverResult<T>) -> Result<T> {
        self.act_until(async |element| action(element).await.map(Some))
            .await
    }

    /// Repeats an action until it gives a result.
    async fn act_until<T>(
        &self,
        action: impl AsyncFn(&WebElement) -> WebDriverResult<Option<T>>,
    ) -> Result<T> {
        let Element {
            visit,
            selector,
            place,
            found,
        } = self;
        let mut current = found.clone();
        let mut result = None;
        visit
            .until(&format!("{selector} can be used"), async || {
                match action(&current).await {
                    Ok(None) => return Ok(false),
                    Err(error) if is_stale(&error) => {
                        current = visit.nth(selector, *place).await?;
                        return Ok(false);
                    }
                    Err(error) if is_in_the_way(&error) => return Err(error.into()),
                    Ok(Some(done)) => result = Some(Ok(done)),
                    Err(error) => result = Some(Err(error)),
                }
                Ok(true)
            })
            .await?;
        Ok(result.context("the element was used")??)
    }

    /// Clicks it in the middle.
    pub async fn click(&self) -> Result<()> {
        let driver = &self.visit.driver;
        self.act_until(async |element| {
            let was_hit = click(driver, element).await?;
            Ok(was_hit.then_some(()))
        })
        .await
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

/// Clicks an element in the middle, as people do. Returns whether it was hit: if the page moves it
/// at that moment, or it's disabled, the click is lost.
pub(crate) async fn click(driver: &WebDriver, element: &WebElement) -> WebDriverResult<bool> {
    // The board captures the pointer, so its squares get no clicks, and options never do.
    let listen = "const [element] = arguments;
        element.wasHit = element.matches('option');
        const hit = () => { element.wasHit = true; };
        element.addEventListener('click', hit, { capture: true, once: true });
        if (element.closest('[role=grid]')) {
            element.addEventListener('pointerdown', hit, { capture: true, once: true });
        }";
    driver.execute(listen, vec![element.to_json()?]).await?;
    element.click().await?;
    let asked = driver.execute("return arguments[0].wasHit", vec![element.to_json()?]);
    match asked.await {
        Ok(answer) => Ok(*answer.json() == true),
        // It's gone, so the page has reacted.
        Err(error) if is_stale(&error) => Ok(true),
        Err(error) => Err(error),
    }
}

fn is_stale(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::StaleElementReference(_)
    )
}

/// Whether the element can't be used yet.
fn is_in_the_way(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
    )
}
