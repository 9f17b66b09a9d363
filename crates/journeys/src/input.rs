//! Mouse, touch and keyboard input, as real browser events.

use crate::Visit;
use anyhow::Result;
use serde_json::{Value, json};
pub use thirtyfour::Key;

/// The number of steps between two squares of a drag, enough to pass over the squares in between.
const STEPS: u32 = 6;

impl Visit {
    /// Clicks squares with the mouse, one after another.
    pub async fn click(&self, path: &[u8]) -> Result<()> {
        for &number in path {
            let point = self.middle_of(number).await?;
            self.click_at(point).await?;
        }
        Ok(())
    }

    /// Clicks a point of the window and waits until the page has handled it.
    pub async fn click_at(&self, point: (f64, f64)) -> Result<()> {
        self.mouse("mouseMoved", point, false).await?;
        self.mouse("mousePressed", point, true).await?;
        self.mouse("mouseReleased", point, false).await
    }

    /// Presses the right button on one square and releases it on another.
    pub async fn right_click(&self, from: u8, to: u8) -> Result<()> {
        for (kind, square, buttons) in [("mousePressed", from, 2), ("mouseReleased", to, 0)] {
            let (x, y) = self.middle_of(square).await?;
            let event = json!({
                "type": kind, "x": x, "y": y, "button": "right", "buttons": buttons, "clickCount": 1,
            });
            self.cdp("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Drags with the mouse along the centers of these squares.
    pub async fn drag(&self, path: &[u8]) -> Result<()> {
        let points = self.points(path).await?;
        let Some((&first, rest)) = points.split_first() else {
            return Ok(());
        };
        self.mouse("mouseMoved", first, false).await?;
        self.mouse("mousePressed", first, true).await?;
        for &point in rest {
            self.mouse("mouseMoved", point, true).await?;
        }
        let last = *points.last().unwrap_or(&first);
        self.mouse("mouseReleased", last, false).await
    }

    /// Taps squares with a finger, one after another.
    pub async fn tap(&self, path: &[u8]) -> Result<()> {
        for &number in path {
            let point = self.middle_of(number).await?;
            self.touch("touchStart", Some(point)).await?;
            self.touch("touchEnd", None).await?;
        }
        Ok(())
    }

    /// Drags with a finger along the centers of these squares.
    pub async fn slide(&self, path: &[u8]) -> Result<()> {
        let points = self.points(path).await?;
        let Some((&first, rest)) = points.split_first() else {
            return Ok(());
        };
        self.touch("touchStart", Some(first)).await?;
        for &point in rest {
            self.touch("touchMove", Some(point)).await?;
        }
        self.touch("touchEnd", None).await
    }

    /// Types at the focus. [`Key`] has the keys without a character.
    pub async fn keys(&self, keys: impl Into<String>) -> Result<()> {
        let keys: String = keys.into();
        self.driver
            .action_chain()
            .send_keys(keys.as_str())
            .perform()
            .await?;
        Ok(())
    }

    /// Focuses the square of the board that Tab would reach.
    pub async fn focus_board(&self) -> Result<()> {
        let script = "const square = document.querySelector('[data-square][tabindex=\"0\"]');
            square?.focus();
            return square !== null && document.activeElement === square;";
        self.until("the board has the focus", async || {
            Ok(self.script(script, Vec::new()).await? == true)
        })
        .await
    }

    /// Presses one key.
    pub async fn key(&self, key: Key) -> Result<()> {
        self.keys(char::from(key).to_string()).await
    }

    /// Returns the points of a drag: the centers of the squares and points in between.
    async fn points(&self, path: &[u8]) -> Result<Vec<(f64, f64)>> {
        let mut points: Vec<(f64, f64)> = Vec::new();
        for &number in path {
            let (x, y) = self.middle_of(number).await?;
            if let Some(&(from_x, from_y)) = points.last() {
                for step in 1..STEPS {
                    let share = f64::from(step) / f64::from(STEPS);
                    points.push((from_x + (x - from_x) * share, from_y + (y - from_y) * share));
                }
            }
            points.push((x, y));
        }
        Ok(points)
    }

    async fn mouse(&self, kind: &str, (x, y): (f64, f64), is_down: bool) -> Result<()> {
        let button = if kind == "mouseMoved" && !is_down {
            "none"
        } else {
            "left"
        };
        let event = json!({
            "type": kind,
            "x": x,
            "y": y,
            "button": button,
            "buttons": u8::from(is_down),
            "clickCount": u8::from(kind != "mouseMoved"),
        });
        self.cdp("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    async fn touch(&self, kind: &str, point: Option<(f64, f64)>) -> Result<()> {
        let points: Vec<Value> = point
            .iter()
            .map(|(x, y)| json!({ "x": x, "y": y, "id": 1 }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.cdp("Input.dispatchTouchEvent", event).await?;
        Ok(())
    }
}
