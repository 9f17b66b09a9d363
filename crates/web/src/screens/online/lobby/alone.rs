//! The lobby of an app that runs for one person: ways to play others.

use crate::browser;
use crate::fields::TextField;
use crate::icon::{self, Icon};
use crate::texts::{online as online_texts, t};
use leptos::prelude::*;
use leptos_router::components::A;

/// The storage key of the last server.
const SERVER: &str = "crownhead.server";
/// The longest address that can be typed.
const LONGEST: u32 = 200;

/// The ways to play others, for an app that nobody else can reach.
#[component]
pub(super) fn Alone(
    /// The server that the app was started with.
    server: Option<String>,
) -> impl IntoView {
    let last = server.or_else(|| browser::recall(SERVER));
    let typed = RwSignal::new(last.unwrap_or_default());
    let is_wrong = RwSignal::new(false);
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| browser::web_address(typed)) {
            Some(address) => {
                browser::remember(SERVER, &address);
                browser::go_to_site(&format!("{address}/online"));
            }
            None => is_wrong.set(true),
        }
    };
    let wrong = Signal::derive(move || {
        let why = is_wrong.get().then(|| t().lobby_alone_bad_address());
        why.map(str::to_owned)
    });
    view! {
        <header class="online-head">
            <div>
                <h1>{t().lobby_alone()}</h1>
                <p class="lead">{t().lobby_alone_lead()}</p>
            </div>
        </header>
        <div class="alone" data-testid="alone">
            <form class="card stack" novalidate on:submit=go>
                <div>
                    <h2>{t().lobby_alone_server()}</h2>
                    <p class="hint">{t().lobby_alone_server_lead()}</p>
                </div>
                <TextField
                    label=t().lobby_alone_address().to_owned()
                    name="server"
                    placeholder=online_texts::EXAMPLE_SERVER
                    is_code=true
                    max_length=LONGEST
                    value=typed
                    on_input=move |text| {
                        is_wrong.set(false);
                        typed.set(text);
                    }
                    wrong
                />
                <button class="button primary" type="submit" data-testid="go-to-server">
                    <Icon path=icon::ONLINE/>
                    {t().lobby_alone_go()}
                </button>
            </form>
            <section class="card stack">
                <div>
                    <h2>{t().lobby_alone_host()}</h2>
                    <p class="hint">{t().lobby_alone_host_lead()}</p>
                </div>
                <p><code class="command">{online_texts::HOST_COMMAND}</code></p>
            </section>
            <p class="row">
                <A href="/" attr:class="button">
                    <Icon path=icon::PLAY/>
                    {t().online_play_here()}
                </A>
                <A href="/online/archive" attr:class="button">
                    <Icon path=icon::LIBRARY/>
                    {t().lobby_archive()}
                </A>
            </p>
        </div>
    }
}
