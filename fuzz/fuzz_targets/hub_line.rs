//! Lines of the Hub protocol: written text can be read back, and the engine answers everything.
#![no_main]

use hub::{Argument, Command, ProtocolLine, Reply, Settings, serve};
use libfuzzer_sys::fuzz_target;
use std::time::Duration;

fuzz_target!(|text: &str| {
    let mut harmless = String::new();
    for text in text.lines() {
        if let Ok(line) = text.parse::<ProtocolLine>() {
            let written = line.to_string();
            let again: ProtocolLine = written.parse().expect("written text can be read back");
            assert_eq!(again.command(), line.command());
            assert!(
                again
                    .arguments()
                    .iter()
                    .map(said)
                    .eq(line.arguments().iter().map(said))
            );
        }
        let _ = Reply::read(text);
        match Command::read(text) {
            // These build an engine, start a search, or open files that the line names.
            Ok(Some(Command::Init | Command::Go(_) | Command::SetParam { .. })) => {}
            _ => {
                harmless.push_str(text);
                harmless.push('\n');
            }
        }
    }
    let mut output = Vec::new();
    let settings = Settings::default();
    serve(harmless.as_bytes(), &mut output, settings, &|| {
        Duration::ZERO
    })
    .expect("writing to memory doesn't fail");
    let output = String::from_utf8(output).expect("the protocol is text");
    for answer in output.lines() {
        assert!(
            Reply::read(answer).is_ok_and(|answer| answer.is_some()),
            "{answer}"
        );
    }
});

/// An argument in a writable form: the protocol can't quote a quotation mark.
fn said(argument: &Argument) -> (&str, Option<String>) {
    let clean = |value: &String| value.replace('"', "'").replace(char::is_control, " ");
    (&argument.name, argument.value.as_ref().map(clean))
}
