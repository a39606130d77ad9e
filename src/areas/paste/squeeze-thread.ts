// Worker thread that compresses one PNG with oxipng (WebAssembly).
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

export interface SqueezeWork {
  /** Compiled. Threads that share a module share V8's optimized code. */
  readonly oxipng: WebAssembly.Module;
  readonly png: Uint8Array;
}

/** oxipng's level 2 compresses better than 1, but takes too much CPU time on larger files, and saves almost nothing on smaller ones. */
const [MIN_LEVEL_2_BYTES, MAX_LEVEL_2_BYTES] = [32_000, 300_000];

// On Linux this lowers the priority of this thread only; elsewhere it would lower that of the whole process.
if (process.platform === 'linux') setPriority(10);
const { oxipng, png } = workerData as SqueezeWork;
initSync(oxipng);
const isLevel2 = png.byteLength >= MIN_LEVEL_2_BYTES && png.byteLength <= MAX_LEVEL_2_BYTES;
parentPort?.postMessage(optimise(png, isLevel2 ? 2 : 1, false, false));
