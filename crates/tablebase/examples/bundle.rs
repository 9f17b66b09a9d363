//! Builds the tables that ship with the program:
//! `cargo run --release -p crownhead-tablebase --example bundle`.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use crownhead_tablebase::embedded::Bundle;
use crownhead_tablebase::{Memory, Plan, Resources, build};

fn main() -> Result<(), Box<dyn Error>> {
    let storage = Memory::default();
    let resources = Resources {
        threads: std::thread::available_parallelism()?.get(),
        memory: 1 << 30,
    };
    build(&Plan::all(5, 5)?, &storage, resources, &|_| {})?;
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    for bundle in Bundle::ALL {
        let bytes = bundle.collect(&storage)?;
        durable::replace(&data.join(bundle.file_name()), |file| {
            file.write_all(&bytes)
        })?;
    }
    Ok(())
}
