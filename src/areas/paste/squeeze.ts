// The same pixels in fewer bytes, looked for in the background, at level 9 as its header tells it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { loadOnce } from '../../base/async/load-once.ts';
import { isLevel9 } from './image-type.ts';
import { MAX_SQUEEZED_PIXELS, type PictureMaker } from './picture.ts';
import type { SqueezeWork } from './squeeze-thread.ts';

/** In the published package the thread is JavaScript, because Node runs no TypeScript below node_modules. */
const THREAD = import.meta.url.endsWith('.ts')
  ? new URL('./squeeze-thread.ts', import.meta.url)
  : new URL('./squeeze-thread.js', import.meta.url);

/** Compiled once for all threads, which then share V8's optimized code. */
const loadOxipng = loadOnce(async () => {
  const binary = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  return WebAssembly.compile(await readFile(binary));
});

/** Null if there is no smaller file. */
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

/** Starts a thread for each image, because WebAssembly never returns memory. */
async function optimise(png: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const workerData: SqueezeWork = { oxipng: await loadOxipng(), png };
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData });
    const stop = () => void worker.terminate();
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('the image could not be optimized')); // ignored after a message
    });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
