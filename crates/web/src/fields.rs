//! Form fields: choices, check boxes, numbers and text.

use crate::texts::t;
use leptos::prelude::*;

/// An option: its value and how it's shown.
pub(crate) struct Choosable<T> {
    value: T,
    shown: AnyView,
}

/// Returns an option.
pub(crate) fn choosable<T>(value: T, shown: impl IntoView + 'static) -> Choosable<T> {
    Choosable {
        value,
        shown: shown.into_any(),
    }
}

/// A row of options, one of them selected.
#[component]
pub(crate) fn Choice<T>(
    /// What the choice is about.
    #[prop(into)]
    legend: Signal<String>,
    /// The name of the group, unique on the page.
    name: &'static str,
    /// An additional CSS class.
    #[prop(optional)]
    class: &'static str,
    options: Vec<Choosable<T>>,
    #[prop(into)] chosen: Signal<T>,
    #[prop(into)] on_choose: Callback<T>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let options = options
        .into_iter()
        .enumerate()
        .map(|(place, Choosable { value, shown })| {
            let same = value.clone();
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        value=place.to_string()
                        prop:checked=move || chosen.with(|chosen| *chosen == same)
                        on:change=move |_| on_choose.run(value.clone())
                    />
                    {shown}
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="field" data-testid=name>
            <legend>{move || legend.get()}</legend>
            <div class=format!("choice {class}")>{options}</div>
        </fieldset>
    }
}

/// A check box.
#[component]
pub(crate) fn Tick(
    label: &'static str,
    /// An explanation in a line below.
    #[prop(optional)]
    hint: &'static str,
    name: &'static str,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-testid=name
                prop:checked=move || on.get()
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span>
                {label}
                {(!hint.is_empty()).then(|| view! { <span class="hint">{hint}</span> })}
            </span>
        </label>
    }
}

/// A whole number.
#[component]
pub(crate) fn NumberField(
    label: &'static str,
    name: &'static str,
    min: u32,
    max: u32,
    #[prop(into)] value: Signal<u32>,
    #[prop(into)] on_change: Callback<u32>,
) -> impl IntoView {
    // What isn't a number in the range stays in the field with the reason, and the form isn't sent.
    let is_wrong = RwSignal::new(false);
    Effect::new(move || {
        value.track();
        is_wrong.set(false);
    });
    let input = move |event| {
        let typed = event_target_value(&event).trim().parse::<u32>();
        match typed.ok().filter(|typed| (min..=max).contains(typed)) {
            Some(typed) => {
                is_wrong.set(false);
                on_change.run(typed);
            }
            None => is_wrong.set(true),
        }
    };
    let wrong_id = format!("{name}-wrong");
    view! {
        <label class="field number">
            <span>{label}</span>
            <input
                type="number"
                inputmode="numeric"
                data-testid=name
                min=min
                max=max
                required
                prop:value=move || value.get().to_string()
                aria-invalid=move || is_wrong.get().then_some("true")
                aria-describedby=wrong_id.clone()
                on:input=input
            />
            <span class="wrong" id=wrong_id.clone() role="alert">
                {move || is_wrong.get().then(|| t().number_range(min, max))}
            </span>
        </label>
    }
}

/// A drop-down list.
#[component]
pub(crate) fn SelectField<T>(
    label: &'static str,
    name: &'static str,
    options: Vec<(T, String)>,
    #[prop(into)] chosen: Signal<T>,
    #[prop(into)] on_choose: Callback<T>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let values: Vec<T> = options.iter().map(|(value, _)| value.clone()).collect();
    let options = options
        .into_iter()
        .enumerate()
        .map(|(place, (value, text))| {
            view! {
                <option
                    value=place.to_string()
                    prop:selected=move || chosen.with(|chosen| *chosen == value)
                >
                    {text}
                </option>
            }
        })
        .collect_view();
    let change = move |event| {
        let place = event_target_value(&event).parse::<usize>();
        if let Some(value) = place.ok().and_then(|place| values.get(place)) {
            on_choose.run(value.clone());
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select data-testid=name on:change=change>{options}</select>
        </label>
    }
}

/// A line of text.
#[component]
pub(crate) fn TextField(
    #[prop(into)] label: Signal<String>,
    name: &'static str,
    #[prop(optional)] placeholder: &'static str,
    /// Whether the text is moves or a position, which run from left to right in every language.
    #[prop(optional)]
    is_code: bool,
    /// The maximum length.
    max_length: u32,
    #[prop(into)] value: Signal<String>,
    /// Handles every change.
    #[prop(into)]
    on_input: Callback<String>,
    /// Why the text is invalid.
    #[prop(into, optional)]
    wrong: MaybeProp<String>,
) -> impl IntoView {
    let wrong_id = format!("{name}-wrong");
    let described = wrong_id.clone();
    view! {
        <label class="field">
            <span>{move || label.get()}</span>
            <input
                type="text"
                data-testid=name
                autocomplete="off"
                spellcheck="false"
                dir=is_code.then_some("ltr")
                placeholder=placeholder
                maxlength=max_length
                prop:value=move || value.get()
                aria-invalid=move || wrong.get().map(|_| "true")
                aria-describedby=move || wrong.get().map(|_| described.clone())
                on:input=move |event| on_input.run(event_target_value(&event))
            />
            <span class="wrong" id=wrong_id>{move || wrong.get()}</span>
        </label>
    }
}
