// The same pixels in fewer bytes, looked for in the background, at level 9 as its header tells it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { loadOnce } from '../../base/async/load-once.ts';
import { isLevel9 } from './image-type.ts';
import { MAX_SQUEEZED_PIXELS, type PictureMaker } from './picture.ts';
import type { SqueezeWork } from './squeeze-thread.ts';

/** Node compiles no TypeScript of packages: there is JavaScript of it there. */
const THREAD = import.meta.url.endsWith('.ts')
  ? new URL('./squeeze-thread.ts', import.meta.url)
  : new URL('./squeeze-thread.js', import.meta.url);

/** Compiled once, for all threads: what V8 has optimized of it is theirs too. */
const loadOxipng = loadOnce(async () => {
  const binary = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  return WebAssembly.compile(await readFile(binary));
});

/** Null when there is nothing smaller. */
export type Squeeze = (png: Uint8Array, signal: AbortSignal) => Promise<Uint8Array | null>;

export const squeezeWith =
  (pictures: PictureMaker): Squeeze =>
  async (png, signal) => {
    const { width, height } = await pictures.measure(png);
    if (width * height > MAX_SQUEEZED_PIXELS) return null;
    const smaller = await optimise(png, signal);
    const isBetter =
      smaller.byteLength < png.byteLength && isLevel9(smaller) && (await pictures.areEqual(png, smaller));
    return isBetter ? smaller : null;
  };

/** A thread for each picture: what WebAssembly has once taken in memory it does not give back. */
async function optimise(png: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const workerData: SqueezeWork = { oxipng: await loadOxipng(), png };
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData });
    const stop = () => void worker.terminate();
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('the image could not be optimized')); // unless it was
    });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
