//! The parameters that an engine declares.

use crate::ProtocolLine;

/// A parameter in an engine's introduction.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its current value.
    pub value: String,
    /// Its possible values.
    pub kind: ParamKind,
}

/// The possible values of a parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum ParamKind {
    /// `true` or `false`.
    Bool,
    /// An integer.
    Int {
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
    },
    /// Any number.
    Real {
        /// The minimum.
        min: f64,
        /// The maximum.
        max: f64,
    },
    /// Any text.
    Text,
    /// One of these words.
    Enum(Vec<String>),
}

impl Param {
    pub(crate) fn read(line: &ProtocolLine) -> Param {
        let text = |name: &str| line.get(name).unwrap_or_default().to_owned();
        let int = |name: &str, or: i64| text(name).parse().unwrap_or(or);
        let real = |name: &str, or: f64| text(name).parse().unwrap_or(or);
        let kind = match line.get("type") {
            Some("bool") => ParamKind::Bool,
            Some("int") => ParamKind::Int {
                min: int("min", i64::MIN),
                max: int("max", i64::MAX),
            },
            Some("real") => ParamKind::Real {
                min: real("min", f64::NEG_INFINITY),
                max: real("max", f64::INFINITY),
            },
            Some("enum") => {
                let values = text("values");
                ParamKind::Enum(values.split_whitespace().map(str::to_owned).collect())
            }
            // The type is a hint: a value is text in any case.
            _ => ParamKind::Text,
        };
        Param {
            name: text("name"),
            value: text("value"),
            kind,
        }
    }

    pub(crate) fn line(&self) -> ProtocolLine {
        let line = ProtocolLine::new("param")
            .with("name", &self.name)
            .with("value", &self.value);
        match &self.kind {
            ParamKind::Bool => line.with("type", "bool"),
            ParamKind::Int { min, max } => {
                line.with("type", "int").with("min", min).with("max", max)
            }
            ParamKind::Real { min, max } => {
                line.with("type", "real").with("min", min).with("max", max)
            }
            ParamKind::Text => line.with("type", "string"),
            ParamKind::Enum(values) => line.with("type", "enum").with("values", values.join(" ")),
        }
    }
}
