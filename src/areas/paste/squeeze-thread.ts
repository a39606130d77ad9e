// A worker thread that makes one PNG smaller with oxipng, compiled to WebAssembly.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

export interface SqueezeWork {
  /** Compiled; threads that are given the same one share what V8 has optimized of it. */
  readonly oxipng: WebAssembly.Module;
  readonly png: Uint8Array;
}

/** Level 2 saves more; on larger files it takes more CPU than the bytes are worth. */
const LEVEL_2_BYTES = 300_000;

// On Linux this sets the priority of this thread alone; elsewhere it would set that of the whole process.
if (process.platform === 'linux') setPriority(10);
const { oxipng, png } = workerData as SqueezeWork;
initSync(oxipng);
parentPort?.postMessage(optimise(png, png.byteLength <= LEVEL_2_BYTES ? 2 : 1, false, false));
