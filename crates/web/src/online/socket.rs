//! The browser's WebSocket.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// A socket event.
pub(super) enum Happened {
    Opened,
    Heard(String),
    Closed(u16),
}

/// A socket with its event handlers. Dropping it removes them.
pub(super) struct Socket {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    /// Opens a socket to the page's server. `None` if the browser forbids it.
    pub(super) fn open(on: impl Fn(Happened) + Clone + 'static) -> Option<Socket> {
        let location = web_sys::window()?.location();
        let scheme = match location.protocol().ok()?.as_str() {
            "https:" => "wss",
            _ => "ws",
        };
        let address = format!("{scheme}://{}/api/v1/socket", location.host().ok()?);
        let socket = WebSocket::new(&address).ok()?;
        let hear = on.clone();
        let on_open = Closure::new(move || hear(Happened::Opened));
        let hear = on.clone();
        let on_message = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(Happened::Heard(text));
            }
        });
        let on_close = Closure::new(move |event: CloseEvent| on(Happened::Closed(event.code())));
        socket.set_onopen(Some(as_function(&on_open)));
        socket.set_onmessage(Some(as_function(&on_message)));
        socket.set_onclose(Some(as_function(&on_close)));
        Some(Socket {
            socket,
            _on_open: on_open,
            _on_message: on_message,
            _on_close: on_close,
        })
    }

    pub(super) fn send(&self, text: &str) {
        // A closing socket reports that on its own.
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Closing it twice does nothing.
        let _ = self.socket.close();
    }
}

fn as_function<F: ?Sized>(closure: &Closure<F>) -> &js_sys::Function {
    closure.as_ref().unchecked_ref()
}
