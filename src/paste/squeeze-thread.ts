// A thread of its own that makes PNGs smaller: the first by oxipng, compiled to WebAssembly, and each by better blocks.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { withBetterBlocks } from './png-chunks.ts';

export interface SqueezeWork {
  /** Compiled; threads that are given the same one share what V8 has optimized of it. */
  readonly oxipng: WebAssembly.Module;
  readonly files: readonly [Uint8Array, ...Uint8Array[]];
}

/** The first level that searches deflate's graph of costs; the next ones take ten times as long for a thousandth. */
const LEVEL = 4;
/** How much larger than the smallest a file may be for better blocks to make it the smallest one. */
const WITHIN_REACH = 1.05;

// On Linux the priority of this thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(10);
const {
  oxipng,
  files: [own, ...others],
} = workerData as SqueezeWork;
initSync(oxipng);
const made = [optimise(own, LEVEL, false, false), own, ...others];
const files = [...new Map(made.map((file) => [file.byteLength, file])).values()]; // of one length: most likely the same
const least = Math.min(...files.map(({ byteLength }) => byteLength));
const better = files.filter(({ byteLength }) => byteLength <= least * WITHIN_REACH).map(withBetterBlocks);
parentPort?.postMessage(
  [...files, ...better].reduce((best, file) => (file.byteLength < best.byteLength ? file : best)),
);
