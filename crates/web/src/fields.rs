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
    choice_of_values(legend, name, class, options, chosen, on_choose)
}

fn choice_of_values<T>(
    legend: Signal<String>,
    name: &'static str,
    class: &'static str,
    options: Vec<Choosable<T>>,
    chosen: Signal<T>,
    on_choose: Callback<T>,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let (values, shown): (Vec<T>, Vec<AnyView>) = options
        .into_iter()
        .map(|Choosable { value, shown }| (value, shown))
        .unzip();
    let (chosen, on_choose) = by_place(values, chosen, on_choose);
    choice(legend, name, class, shown, chosen, on_choose)
}

/// A row of options, one of them selected, by index. All kinds of options share this code.
fn choice(
    legend: Signal<String>,
    name: &'static str,
    class: &'static str,
    shown: Vec<AnyView>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
) -> AnyView {
    let options = shown
        .into_iter()
        .enumerate()
        .map(|(place, shown)| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        value=place.to_string()
                        prop:checked=move || chosen.get() == Some(place)
                        on:change=move |_| on_choose.run(place)
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
    .into_any()
}

/// Converts a choice of values to a choice of indexes into their list.
fn by_place<T>(
    values: Vec<T>,
    chosen: Signal<T>,
    on_choose: Callback<T>,
) -> (Signal<Option<usize>>, Callback<usize>)
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let values = StoredValue::new(values);
    let place = Signal::derive(move || {
        chosen.with(|chosen| {
            values.with_value(|values| values.iter().position(|value| value == chosen))
        })
    });
    let choose = Callback::new(move |place: usize| {
        if let Some(value) = values.with_value(|values| values.get(place).cloned()) {
            on_choose.run(value);
        }
    });
    (place, choose)
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

/// Reads and changes a part of a larger value.
fn part_of<S, V>(whole: RwSignal<S>, part: fn(&mut S) -> &mut V) -> (Signal<V>, Callback<V>)
where
    S: Clone + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    let value = Signal::derive(move || part(&mut whole.get()).clone());
    let change = Callback::new(move |to| whole.update(|whole| *part(whole) = to));
    (value, change)
}

/// A check box for a part of a larger value.
#[component]
pub(crate) fn TickOf<S>(
    of: RwSignal<S>,
    part: fn(&mut S) -> &mut bool,
    label: &'static str,
    #[prop(optional)] hint: &'static str,
    name: &'static str,
) -> impl IntoView
where
    S: Clone + Send + Sync + 'static,
{
    let (on, on_change) = part_of(of, part);
    view! { <Tick label hint name on on_change/> }
}

/// A row of options for a part of a larger value.
#[component]
pub(crate) fn ChoiceOf<S, V>(
    of: RwSignal<S>,
    part: fn(&mut S) -> &mut V,
    #[prop(into)] legend: Signal<String>,
    name: &'static str,
    #[prop(optional)] class: &'static str,
    options: Vec<Choosable<V>>,
) -> impl IntoView
where
    S: Clone + Send + Sync + 'static,
    V: Clone + PartialEq + Send + Sync + 'static,
{
    let (chosen, on_choose) = part_of(of, part);
    choice_of_values(legend, name, class, options, chosen, on_choose)
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
    // Input that isn't a number in the range stays in the field with the reason, and the form isn't
    // sent.
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

/// A clock's total time in minutes, and its increment in seconds.
#[component]
pub(crate) fn TimeFields(
    /// The labels of both.
    labels: [&'static str; 2],
    max_minutes: u32,
    /// The minimum and maximum increment.
    increments: (u32, u32),
    #[prop(into)] value: Signal<(u32, u32)>,
    #[prop(into)] on_change: Callback<(u32, u32)>,
) -> impl IntoView {
    let [minutes, increment] = labels;
    let (min_increment, max_increment) = increments;
    view! {
        <div class="pair-of-fields">
            <NumberField
                label=minutes
                name="minutes"
                min=1
                max=max_minutes
                value=Signal::derive(move || value.get().0)
                on_change=move |minutes| on_change.run((minutes, value.get_untracked().1))
            />
            <NumberField
                label=increment
                name="increment"
                min=min_increment
                max=max_increment
                value=Signal::derive(move || value.get().1)
                on_change=move |increment| on_change.run((value.get_untracked().0, increment))
            />
        </div>
    }
}

/// A whole number that may be left out.
#[component]
pub(crate) fn NumberChoice(
    label: &'static str,
    name: &'static str,
    /// The minimum and maximum.
    range: (u32, u32),
    value: Signal<Option<u32>>,
    on_change: Callback<Option<u32>>,
) -> impl IntoView {
    let (min, max) = range;
    let input = move |event| {
        let typed = event_target_value(&event).trim().parse::<u32>().ok();
        on_change.run(typed.filter(|typed| (min..=max).contains(typed)));
    };
    view! {
        <label class="field number">
            <span>{label}</span>
            <input
                type="number"
                inputmode="numeric"
                data-testid=name
                min=min
                max=max
                prop:value=move || value.get().map(|value| value.to_string()).unwrap_or_default()
                on:change=input
            />
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
    let (values, texts): (Vec<T>, Vec<String>) = options.into_iter().unzip();
    let (chosen, on_choose) = by_place(values, chosen, on_choose);
    select_field(label, name, texts, chosen, on_choose)
}

/// A drop-down list, by the indexes of its options.
fn select_field(
    label: &'static str,
    name: &'static str,
    texts: Vec<String>,
    chosen: Signal<Option<usize>>,
    on_choose: Callback<usize>,
) -> AnyView {
    let options = texts
        .into_iter()
        .enumerate()
        .map(|(place, text)| {
            view! {
                <option
                    value=place.to_string()
                    prop:selected=move || chosen.get() == Some(place)
                >
                    {text}
                </option>
            }
        })
        .collect_view();
    let change = move |event| {
        if let Ok(place) = event_target_value(&event).parse::<usize>() {
            on_choose.run(place);
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select data-testid=name on:change=change>{options}</select>
        </label>
    }
    .into_any()
}

/// A line of text.
#[component]
pub(crate) fn TextField(
    #[prop(into)] label: Signal<String>,
    name: &'static str,
    #[prop(optional)] placeholder: &'static str,
    /// Whether the text is moves, a position or an address, which run from left to right in every
    /// language.
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
