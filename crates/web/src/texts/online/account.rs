//! The words of the account.

pub(crate) const TITLE: &str = "Account";
pub(crate) const GUEST_LEAD: &str = "You play as a guest. With an account you keep your name, get a rating, and find your games on every device.";
pub(crate) const NEW: &str = "Make an account";
pub(crate) const NEW_LEAD: &str = "The games that you have played as a guest stay yours.";
pub(crate) const NAME: &str = "Name";
pub(crate) const NAME_RULES: &str = "1 to 20 letters from A to Z, digits, single spaces, - _ or . A letter comes first. Others see it.";
pub(crate) const PASSWORD: &str = "Password";
pub(crate) const PASSWORD_RULES: &str =
    "At least 8 characters, and not your name. You get codes for the case that you forget it.";
pub(crate) const CREATE: &str = "Make the account";
pub(crate) const LOG_IN: &str = "Log in";
pub(crate) const LOG_IN_LEAD: &str = "You have an account already.";
pub(crate) const LOG_OUT: &str = "Log out";
pub(crate) const LOGGED_OUT: &str = "You are logged out on this device.";
pub(crate) const SHOW: &str = "Show";
pub(crate) const SHOW_PASSWORD: &str = "Show the password";

pub(crate) const CODES: &str = "Recovery codes";
pub(crate) const CODES_LEAD: &str = "If you forget your password, each of these gets you a new one, once. Save them now: they're shown only this time.";
pub(crate) const CODES_KEPT: &str = "I saved them";
pub(crate) const FORGOTTEN: &str = "Forgot your password?";
pub(crate) const FORGOTTEN_LEAD: &str =
    "Enter one of your recovery codes and choose a new password. Other devices are logged out.";
pub(crate) const CODE: &str = "Recovery code";
pub(crate) const RECOVER: &str = "Set new password";

pub(crate) const CHANGE: &str = "Change the password";
pub(crate) const CHANGE_LEAD: &str = "Other devices are logged out.";
pub(crate) const OLD_PASSWORD: &str = "Password so far";
pub(crate) const NEW_PASSWORD: &str = "New password";
pub(crate) const CHANGED: &str = "The password is changed.";

pub(crate) const TOKENS: &str = "Tokens for programs";
pub(crate) const TOKENS_LEAD: &str = "With a token a program of yours plays under your name. Whoever has it can play for you: give it to nobody else.";
pub(crate) const NO_TOKENS: &str = "There is none yet.";
pub(crate) const TOKEN_NAME: &str = "What it is for";
pub(crate) const TOKEN_HINT: &str = "My bot";
pub(crate) const MAKE_TOKEN: &str = "Make a token";
pub(crate) const TOKEN_SECRET: &str = "Your new token";
pub(crate) const TOKEN_ONCE: &str = "Copy it now: it is shown this once.";
pub(crate) const TOKEN_KEPT: &str = "I have it";
pub(crate) const DELETE_TOKEN: &str = "Delete";
pub(crate) const TOKEN_NEEDS_NAME: &str = "Say what it is for, in 1 to 40 characters.";

pub(crate) const GAMES: &str = "Your games";
pub(crate) const GAMES_LEAD: &str = "Every game that you have played here, in one PDN file.";
pub(crate) const EXPORT: &str = "Save all my games";
pub(crate) const SEE_PROFILE: &str = "My profile";

pub(crate) const DELETE: &str = "Delete the account";
pub(crate) const DELETE_LEAD: &str = "Your name, password and tokens are deleted for good. The games stay without your name, as they are your opponents’ too. Save yours before.";
pub(crate) const DELETE_PASSWORD: &str = "Your password, to be sure";
pub(crate) const DELETED: &str = "Your account is deleted.";

pub(crate) fn logged_in(name: &str) -> String {
    format!("You are logged in as {name}.")
}

pub(crate) fn welcome(name: &str) -> String {
    format!("Welcome, {name}. Your account is there.")
}

pub(crate) fn token_deleted(label: &str) -> String {
    format!("“{label}” is deleted. Whatever used it is shut out.")
}

pub(crate) fn delete_token(label: &str) -> String {
    format!("{DELETE_TOKEN}: {label}")
}

pub(crate) fn made_at(date: &str) -> String {
    format!("made {date}")
}
