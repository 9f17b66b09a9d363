//! Building into files: interrupted, damaged, resumed.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use bytes::Bytes;
use crownhead_tablebase::embedded::Bundle;
use crownhead_tablebase::{
    BuildError, Fault, Folder, Measure, Memory, Plan, Progress, RefusedReason, Resources, Slice,
    Storage, Tablebase, WorkbenchError, WritableStorage, build, file_name, verify, verify_sample,
};
use testkit::Dice;

const RESOURCES: Resources = Resources {
    threads: 2,
    memory: 256 << 20,
};

fn built(pieces: u8, threads: usize) -> Memory {
    let storage = Memory::default();
    let resources = Resources {
        threads,
        ..RESOURCES
    };
    build(&Plan::all(pieces, 4).unwrap(), &storage, resources, &|_| {}).unwrap();
    storage
}

#[test]
fn the_tables_in_the_program_are_those_that_are_built() {
    // With so many threads, several slices are built together.
    let storage = built(4, 9);
    assert!(
        Bundle::TwoToFour.collect(&storage).unwrap() == Bundle::TwoToFour.bytes(),
        "run the example `bundle`"
    );
}

#[test]
fn the_number_of_threads_does_not_matter() {
    assert!(built(3, 1).into_files() == built(3, 3).into_files());
}

#[test]
fn whole_slices_agree_with_their_moves() {
    let tablebase = Tablebase::embedded();
    let slices: Vec<Slice> = (2..=3).flat_map(Slice::with_pieces).collect();
    let mut checked = 0;
    verify(&slices, &tablebase, RESOURCES, &mut |slice, findings| {
        assert!(findings.is_clean(), "{slice} {findings:?}");
        assert_eq!(findings.positions, slice.positions());
        checked += 1;
    })
    .unwrap();
    assert_eq!(checked, slices.len());
}

#[test]
fn a_sample_of_every_slice_agrees_with_its_moves() {
    let tablebase = Tablebase::embedded();
    let mut dice = Dice::new(5);
    for slice in (2..=5).flat_map(Slice::with_pieces) {
        let findings = verify_sample(slice, &tablebase, 200, &mut || dice.bits()).unwrap();
        assert!(findings.is_clean(), "{slice} {findings:?}");
    }
}

/// A storage that works for a while and then fails.
struct Failing<'s> {
    inner: &'s dyn WritableStorage,
    writes_left: AtomicUsize,
}

impl Storage for Failing<'_> {
    fn read(&self, name: &str) -> io::Result<Option<Bytes>> {
        self.inner.read(name)
    }
}

impl WritableStorage for Failing<'_> {
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let left = self.writes_left.load(Relaxed);
        self.writes_left.store(
            left.checked_sub(1).ok_or(io::ErrorKind::StorageFull)?,
            Relaxed,
        );
        self.inner.write(name, bytes)
    }
}

fn files(folder: &Folder) -> BTreeMap<String, Bytes> {
    std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, std::fs::read(entry.path()).unwrap().into())
        })
        .collect()
}

/// Builds, and counts what was found and what was built.
fn resume(plan: &Plan, storage: &dyn WritableStorage) -> (usize, usize, Vec<String>) {
    let counts = [AtomicUsize::new(0), AtomicUsize::new(0)];
    let refused = std::sync::Mutex::new(Vec::new());
    build(plan, storage, RESOURCES, &|progress| match progress {
        Progress::Found { .. } => _ = counts[0].fetch_add(1, Relaxed),
        Progress::Written { .. } => _ = counts[1].fetch_add(1, Relaxed),
        Progress::Refused(file) => refused.lock().unwrap().push(file.to_string()),
        Progress::Solving { .. } | Progress::Packing { .. } => {}
    })
    .unwrap();
    let [found, written] = counts.map(AtomicUsize::into_inner);
    (found, written, refused.into_inner().unwrap())
}

#[test]
fn a_build_goes_on_where_it_was_stopped() {
    let temporary = tempfile::tempdir().unwrap();
    let folder = Folder::new(temporary.path().join("tables"));
    let plan = Plan::all(3, 3).unwrap();
    let whole = built(3, 2).into_files();
    // Nine slices with two files each: three files at a time are one and a half slices.
    let mut attempts = 0;
    loop {
        let failing = Failing {
            inner: &folder,
            writes_left: AtomicUsize::new(3),
        };
        match build(&plan, &failing, RESOURCES, &|_| {}) {
            Ok(()) => break,
            Err(error) => assert!(matches!(error, BuildError::Unwritable { .. }), "{error}"),
        }
        attempts += 1;
    }
    assert_eq!(attempts, 8);
    assert_eq!(resume(&plan, &folder), (9, 0, vec![]));
    assert!(files(&folder) == whole);
}

#[test]
fn a_damaged_file_is_named_left_out_and_built_again() {
    let temporary = tempfile::tempdir().unwrap();
    let folder = Folder::new(temporary.path());
    let plan = Plan::all(3, 3).unwrap();
    assert_eq!(resume(&plan, &folder), (0, 9, vec![]));
    let whole = files(&folder);

    let kings: Slice = "m0k2-m0k1".parse().unwrap();
    let name = file_name(kings, Measure::Results);
    let mut damaged = whole[&name].to_vec();
    *damaged.last_mut().unwrap() ^= 1;
    folder.write(&name, &damaged).unwrap();
    folder.write("m0k1-m0k1.dtw", b"hello").unwrap();
    folder
        .write("m1k0-m1k0.dtw", &whole["m1k0-m1k0.wld"])
        .unwrap();

    let mut tablebase = Tablebase::empty();
    let mut refused = tablebase.load(&folder, 3);
    refused.extend(tablebase.inspect());
    let reasons: Vec<String> = refused.iter().map(ToString::to_string).collect();
    assert_eq!(
        reasons,
        [
            "m0k1-m0k1.dtw is left out: this isn't an endgame table",
            "m1k0-m1k0.dtw is left out: it contains m1k0-m1k0.wld",
            "m0k2-m0k1.wld is left out: the body is damaged",
        ]
    );
    assert!(matches!(
        refused[0].reason,
        RefusedReason::Unsound(Fault::NoTable)
    ));
    // The others can still be probed.
    assert_eq!(tablebase.slices().count(), 9);
    assert_eq!(tablebase.probe(&kings.position(1, 0)), None);
    assert!(
        tablebase
            .probe(&"m1k1-m0k1".parse::<Slice>().unwrap().position(1, 0))
            .is_some()
    );

    let (found, built, _) = resume(&plan, &folder);
    assert_eq!((found, built), (6, 3));
    assert!(files(&folder) == whole);
}

#[test]
fn a_build_that_does_not_fit_says_so_before_it_starts() {
    let storage = Memory::default();
    let plan = Plan::all(5, 5).unwrap();
    let little = Resources {
        threads: 1,
        memory: 10 << 20,
    };
    let error = build(&plan, &storage, little, &|_| {}).unwrap_err();
    assert!(
        matches!(error, BuildError::Workbench(WorkbenchError::Memory { .. })),
        "{error}"
    );
    assert!(storage.into_files().is_empty());
}

#[test]
fn little_memory_is_enough_when_tables_are_dropped_and_loaded_again() {
    let plan = Plan::all(3, 4).unwrap();
    let little = Resources {
        threads: 1,
        memory: plan.memory(1),
    };
    let storage = Memory::default();
    build(&plan, &storage, little, &|_| {}).unwrap();
    assert!(storage.into_files() == built(3, 2).into_files());
}
