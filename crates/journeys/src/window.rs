//! The window and the system preferences of a browser.

use words::Language;

/// The size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// A wide screen with a mouse.
    Desktop,
    /// A phone in portrait orientation, with touch input.
    Phone,
    /// The smallest phone that the app supports.
    SmallPhone,
    /// A tablet in portrait orientation, with touch input.
    Tablet,
    /// A laptop.
    Laptop,
    /// A large screen.
    Large,
    /// The largest common screen.
    Huge,
}

/// The system's color scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The window and the system preferences of a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The size of the window.
    pub window: Window,
    /// The system's color scheme.
    pub scheme: Scheme,
    /// Whether the system asks for reduced motion.
    pub still: bool,
    /// The language that the visitor reads.
    pub language: Language,
}

impl Setup {
    /// A wide screen.
    pub const DESKTOP: Setup = Setup {
        window: Window::Desktop,
        scheme: Scheme::Light,
        still: false,
        language: Language::ENGLISH,
    };
    /// A phone.
    pub const PHONE: Setup = Setup {
        window: Window::Phone,
        ..Setup::DESKTOP
    };

    /// Returns the same setup in another language.
    #[must_use]
    pub const fn read_in(self, language: Language) -> Setup {
        Setup { language, ..self }
    }

    /// Returns the same setup with dark colors.
    #[must_use]
    pub const fn dark(self) -> Setup {
        Setup {
            scheme: Scheme::Dark,
            ..self
        }
    }

    /// Returns the same setup with reduced motion, for example for screenshots.
    #[must_use]
    pub const fn still(self) -> Setup {
        Setup {
            still: true,
            ..self
        }
    }
}

impl Window {
    /// All sizes, narrow to wide.
    pub const ALL: [Window; 7] = [
        Window::SmallPhone,
        Window::Phone,
        Window::Tablet,
        Window::Desktop,
        Window::Laptop,
        Window::Large,
        Window::Huge,
    ];

    /// Returns the width and height in CSS pixels.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Window::Desktop => (1280, 800),
            Window::Phone => (390, 844),
            Window::SmallPhone => (360, 640),
            Window::Tablet => (820, 1180),
            Window::Laptop => (1440, 900),
            Window::Large => (1920, 1080),
            Window::Huge => (2560, 1440),
        }
    }

    /// Whether it has touch input.
    pub const fn is_touched(self) -> bool {
        matches!(self, Window::Phone | Window::SmallPhone | Window::Tablet)
    }

    /// Returns the name, for file names.
    pub const fn name(self) -> &'static str {
        match self {
            Window::Desktop => "desktop",
            Window::Phone => "phone",
            Window::SmallPhone => "small-phone",
            Window::Tablet => "tablet",
            Window::Laptop => "laptop",
            Window::Large => "large",
            Window::Huge => "huge",
        }
    }
}

impl Scheme {
    /// Returns the name, as in CSS and for file names.
    pub const fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}
