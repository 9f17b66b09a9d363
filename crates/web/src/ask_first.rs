//! A question before something that's hard to undo.

use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;

/// A question with the buttons Delete and Cancel, in place of the button that asked it.
#[component]
pub(crate) fn DeleteQuestion(
    #[prop(into)] question: Signal<String>,
    /// Whether it's asked. An answer ends it.
    is_asking: RwSignal<bool>,
    #[prop(into)] delete: Callback<()>,
) -> impl IntoView {
    let keep = NodeRef::<leptos::html::Button>::new();
    // The safe answer is the nearest.
    Effect::new(move || {
        if let Some(keep) = keep.get() {
            // Focusing a button of the page can't fail.
            let _ = keep.focus();
        }
    });
    let answer = move |is_yes: bool| {
        is_asking.set(false);
        if is_yes {
            delete.run(());
        }
    };
    view! {
        <div
            class="notice bad row"
            role="alertdialog"
            aria-label=move || question.get()
            data-testid="delete-question"
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    answer(false);
                }
            }
        >
            <p>{move || question.get()}</p>
            <button class="button warn" type="button" data-testid="delete-yes" on:click=move |_| answer(true)>
                <Icon path=icon::DELETE/>
                {t().delete()}
            </button>
            <button class="button" type="button" node_ref=keep on:click=move |_| answer(false)>
                {t().cancel()}
            </button>
        </div>
    }
}
