//! Only one tab plays a game, ensured by the browser's locks.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::AbortController;

/// The right to play a game in this tab.
///
/// If the browser has no locks, every tab has the right.
#[derive(Clone)]
pub(crate) struct GameLock {
    name: String,
    /// Resolves the promise that holds the lock.
    release: Rc<RefCell<Option<Function>>>,
    /// Ends the wait for the lock.
    waiting: Rc<RefCell<Option<AbortController>>>,
}

/// What to do about a lock held by another tab.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IfHeld {
    GiveUp,
    Wait,
    Take,
}

impl GameLock {
    /// Returns the lock of the game with this ID. It isn't held yet.
    pub(crate) fn new(id: &str) -> GameLock {
        GameLock {
            name: format!("crownhead.game.{id}"),
            release: Rc::default(),
            waiting: Rc::default(),
        }
    }

    /// Holds the lock if no other tab does. `lost` is called if another tab takes it later.
    pub(crate) async fn try_hold(&self, lost: Callback<()>) -> bool {
        self.request(IfHeld::GiveUp, lost).await
    }

    /// Waits until no other tab holds the lock, then takes it. Returns whether it's held: not if the
    /// lock was taken or released in the meantime.
    pub(crate) async fn wait(&self, lost: Callback<()>) -> bool {
        self.request(IfHeld::Wait, lost).await
    }

    /// Takes the lock, even from another tab.
    pub(crate) async fn take(&self, lost: Callback<()>) {
        self.stop_waiting();
        self.request(IfHeld::Take, lost).await;
    }

    /// Releases the lock, or stops waiting for it.
    pub(crate) fn release(&self) {
        self.stop_waiting();
        if let Some(release) = self.release.borrow_mut().take() {
            // Resolving a promise can't fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    fn stop_waiting(&self) {
        if let Some(waiting) = self.waiting.borrow_mut().take() {
            waiting.abort();
        }
    }

    async fn request(&self, if_held: IfHeld, lost: Callback<()>) -> bool {
        let Some((locks, request)) = locks() else {
            return true;
        };
        let options = Object::new();
        // A plain object accepts any property.
        let set = |name: &str, value: &JsValue| {
            let _ = Reflect::set(&options, &JsValue::from_str(name), value);
        };
        match if_held {
            IfHeld::GiveUp => set("ifAvailable", &JsValue::TRUE),
            IfHeld::Take => set("steal", &JsValue::TRUE),
            IfHeld::Wait => {
                self.stop_waiting();
                if let Ok(waiting) = AbortController::new() {
                    set("signal", &waiting.signal());
                    *self.waiting.borrow_mut() = Some(waiting);
                }
            }
        }

        let release = self.release.clone();
        let (answer, answered) = futures::channel::oneshot::channel::<bool>();
        let answer = Rc::new(RefCell::new(Some(answer)));
        let tell = move |got: bool| {
            if let Some(answer) = answer.borrow_mut().take() {
                // The caller may no longer wait for the answer.
                let _ = answer.send(got);
            }
        };
        let tell_granted = tell.clone();
        // The lock is held until the returned promise settles.
        let granted = Closure::once_into_js(move |lock: JsValue| -> Promise {
            let got = !lock.is_null();
            tell_granted(got);
            if !got {
                return Promise::resolve(&JsValue::UNDEFINED);
            }
            Promise::new(&mut |resolve, _| {
                *release.borrow_mut() = Some(resolve);
            })
        });
        let Ok(ended) = request.call3(&locks, &JsValue::from_str(&self.name), &options, &granted)
        else {
            return true;
        };
        let release = self.release.clone();
        leptos::task::spawn_local(async move {
            let ended = JsFuture::from(Promise::from(ended)).await;
            // Nobody waits for it anymore.
            tell(false);
            // A lock that ends without `release` was taken by another tab.
            if ended.is_err() && release.borrow_mut().take().is_some() {
                lost.run(());
            }
        });
        answered.await.unwrap_or(true)
    }
}

/// Keeps the browser from freezing this page when the user leaves it, by holding a lock for the
/// lifetime of the page.
///
/// A page that's frozen while it opens the games' database for the first time would block every
/// other page from it.
pub(crate) fn never_freeze() {
    let Some((locks, request)) = locks() else {
        return;
    };
    let options = Object::new();
    // A plain object accepts any property.
    let _ = Reflect::set(&options, &"mode".into(), &"shared".into());
    let hold = Closure::once_into_js(|_lock: JsValue| Promise::new(&mut |_, _| {}));
    // Without the lock the page may freeze, which is rarely noticeable.
    let _ = request.call3(&locks, &"crownhead.page".into(), &options, &hold);
}

fn locks() -> Option<(JsValue, Function)> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &JsValue::from_str("locks")).ok()?;
    let request = Reflect::get(&locks, &JsValue::from_str("request")).ok()?;
    Some((locks, request.dyn_into().ok()?))
}
