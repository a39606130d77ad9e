// A thread of its own that makes one PNG smaller: oxipng, compiled to WebAssembly.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

/** The first level that searches deflate's graph of costs; the next ones take ten times as long for a thousandth. */
const LEVEL = 4;

// On Linux the priority of this thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(10);
const binary = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
initSync(readFileSync(binary));
parentPort?.postMessage(optimise(workerData, LEVEL, false, false));
