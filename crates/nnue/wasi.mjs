// Runs a program compiled for wasm32-wasip1 under Node. For the tests and benches of this crate:
//
//   rustup target add wasm32-wasip1
//   export CARGO_TARGET_WASM32_WASIP1_RUNNER="node --no-warnings $PWD/crates/nnue/wasi.mjs"
//   RUSTFLAGS="-C target-feature=+simd128" cargo test --release -p crownhead-nnue --tests --target wasm32-wasip1
//   RUSTFLAGS="-C target-feature=+simd128" cargo bench -p crownhead-nnue --bench inference --target wasm32-wasip1
import { readFile } from 'node:fs/promises';
import { argv, env, exit } from 'node:process';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: argv.slice(2), env, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(argv[2]));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
exit(wasi.start(instance));
