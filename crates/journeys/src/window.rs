//! How the browser shows the page.

/// The size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// A wide screen with a mouse.
    Desktop,
    /// A phone, held upright, that is touched.
    Phone,
    /// The smallest phone that the app is made for.
    SmallPhone,
}

/// What the system asks pages to look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How a visit begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The size of the window.
    pub window: Window,
    /// What the system asks for.
    pub scheme: Scheme,
    /// Whether the system asks for less motion.
    pub still: bool,
}

impl Setup {
    /// A wide screen.
    pub const DESKTOP: Setup = Setup {
        window: Window::Desktop,
        scheme: Scheme::Light,
        still: false,
    };
    /// A phone.
    pub const PHONE: Setup = Setup {
        window: Window::Phone,
        ..Setup::DESKTOP
    };

    /// The same in the dark.
    #[must_use]
    pub const fn dark(self) -> Setup {
        Setup {
            scheme: Scheme::Dark,
            ..self
        }
    }

    /// The same without motion, as for pictures.
    #[must_use]
    pub const fn still(self) -> Setup {
        Setup {
            still: true,
            ..self
        }
    }
}

impl Window {
    /// Width and height in the units of CSS.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Window::Desktop => (1280, 800),
            Window::Phone => (390, 844),
            Window::SmallPhone => (360, 640),
        }
    }

    /// Whether it is touched.
    pub const fn is_touched(self) -> bool {
        !matches!(self, Window::Desktop)
    }

    /// For names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Window::Desktop => "desktop",
            Window::Phone => "phone",
            Window::SmallPhone => "small-phone",
        }
    }
}

impl Scheme {
    /// As CSS calls it, and for names of files.
    pub const fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}
