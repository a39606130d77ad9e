// A thread of its own that makes PNGs smaller: the first by oxipng, compiled to WebAssembly, and each by better blocks.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { withBetterBlocks } from './png-chunks.ts';

/** The first level that searches deflate's graph of costs; the next ones take ten times as long for a thousandth. */
const LEVEL = 4;
/** How much larger than the smallest a file may be for better blocks to make it the smallest one. */
const WITHIN_REACH = 1.05;

// On Linux the priority of this thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(10);
const binary = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
initSync(readFileSync(binary));
const [own, ...others] = workerData as readonly [Uint8Array, ...Uint8Array[]];
const made = [optimise(own, LEVEL, false, false), own, ...others];
const files = [...new Map(made.map((file) => [file.byteLength, file])).values()]; // of one length: most likely the same
const least = Math.min(...files.map(({ byteLength }) => byteLength));
const better = files.filter(({ byteLength }) => byteLength <= least * WITHIN_REACH).map(withBetterBlocks);
parentPort?.postMessage(
  [...files, ...better].reduce((best, file) => (file.byteLength < best.byteLength ? file : best)),
);
