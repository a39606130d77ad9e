// Worker thread that compresses one PNG with oxipng (WebAssembly).
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

export interface SqueezeWork {
  /** Compiled. Threads that share a module share V8's optimized code. */
  readonly oxipng: WebAssembly.Module;
  readonly png: Uint8Array;
  /** Of oxipng. Level 2 takes twice as long. */
  readonly level: 1 | 2;
}

// On Linux this lowers the priority of this thread only; elsewhere it would lower that of the whole process.
if (process.platform === 'linux') setPriority(10);
const { oxipng, png, level } = workerData as SqueezeWork;
initSync(oxipng);
parentPort?.postMessage(optimise(png, level, false, false));
