//! Only one tab plays a game, ensured by the browser's locks.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The right to play a game in this tab.
///
/// If the browser has no locks, every tab has the right.
#[derive(Clone)]
pub(crate) struct GameLock {
    name: String,
    /// Resolves the promise that holds the lock.
    release: Rc<RefCell<Option<Function>>>,
}

/// Whether a lock held by another tab is left alone or taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    IfFree,
    Take,
}

impl GameLock {
    /// Returns the lock of the game with this ID. It isn't held yet.
    pub(crate) fn new(id: &str) -> GameLock {
        GameLock {
            name: format!("crownhead.game.{id}"),
            release: Rc::default(),
        }
    }

    /// Holds the lock if no other tab does. `lost` is called if another tab takes it later.
    pub(crate) async fn try_hold(&self, lost: Callback<()>) -> bool {
        self.request(Manner::IfFree, lost).await
    }

    /// Takes the lock, even from another tab.
    pub(crate) async fn take(&self, lost: Callback<()>) {
        self.request(Manner::Take, lost).await;
    }

    /// Releases the lock.
    pub(crate) fn release(&self) {
        if let Some(release) = self.release.borrow_mut().take() {
            // Resolving a promise can't fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    async fn request(&self, manner: Manner, lost: Callback<()>) -> bool {
        let Some((locks, request)) = locks() else {
            return true;
        };
        let options = Object::new();
        let wish = match manner {
            Manner::IfFree => "ifAvailable",
            Manner::Take => "steal",
        };
        // A plain object accepts any property.
        let _ = Reflect::set(&options, &JsValue::from_str(wish), &JsValue::TRUE);

        let release = self.release.clone();
        let (answer, answered) = futures::channel::oneshot::channel::<bool>();
        // The lock is held until the returned promise settles.
        let granted = Closure::once_into_js(move |lock: JsValue| -> Promise {
            let got = !lock.is_null();
            // The caller may no longer wait for the answer.
            let _ = answer.send(got);
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
