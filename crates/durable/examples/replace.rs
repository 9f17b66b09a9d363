//! Writes a line to a file so that the file is never half-written: `replace FILE TEXT`.

use std::error::Error;
use std::io::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: replace FILE TEXT")?;
    let text = arguments.next().ok_or("usage: replace FILE TEXT")?;
    crownhead_durable::replace(Path::new(&path), |file| writeln!(file, "{text}"))?;
    Ok(())
}
