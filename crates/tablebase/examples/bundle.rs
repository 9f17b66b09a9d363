//! Makes the tables that come with the program: `cargo run --release -p tablebase --example bundle`.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use tablebase::{Measure, Memory, Plan, Resources, Slice, build, embedded};

fn main() -> Result<(), Box<dyn Error>> {
    let storage = Memory::default();
    let resources = Resources {
        threads: std::thread::available_parallelism()?.get(),
        memory: 1 << 30,
    };
    build(&Plan::all(5, 4)?, &storage, resources, &|_| {})?;
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let small: Vec<Slice> = (2..=4).flat_map(Slice::with_pieces).collect();
    for (name, slices, measures) in [
        (
            "endgames-2-4.cheg",
            small,
            &[Measure::Results, Measure::Plies][..],
        ),
        (
            "endgames-5.cheg",
            Slice::with_pieces(5),
            &[Measure::Results],
        ),
    ] {
        let bytes = embedded::bundle(&storage, &slices, measures)?;
        durable::replace(&data.join(name), |file| file.write_all(&bytes))?;
    }
    Ok(())
}
