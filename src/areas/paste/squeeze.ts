// Looks for a smaller file with the same pixels in the background: at level 9, as its header tells.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import type { Clock } from '../../base/clock.ts';
import { MAX_SQUEEZED_PIXELS, type PictureMaker } from './picture.ts';
import type { SqueezeWork } from './squeeze-thread.ts';
import type { ScreenshotStore } from './store.ts';

/** In the published package the thread is JavaScript, because Node runs no TypeScript below node_modules. */
const THREAD = import.meta.url.endsWith('.ts')
  ? new URL('./squeeze-thread.ts', import.meta.url)
  : new URL('./squeeze-thread.js', import.meta.url);

/** Compiled once for all threads, which then share V8's optimized code. */
const loadOxipng = loadOnce(async () => {
  const binary = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  return WebAssembly.compile(await readFile(binary));
});

/** Text that was scaled down gets 1 to 5 % smaller at level 2. Smaller files are not worth the CPU time. */
const MIN_LEVEL_2_BYTES = 200_000;

/** Null if there is no smaller file, or if looking for one would not pay. */
export type Squeeze = (png: Uint8Array, signal: AbortSignal) => Promise<Uint8Array | null>;

export const squeezeWith =
  (pictures: PictureMaker): Squeeze =>
  async (png, signal) => {
    const { width, height } = await pictures.measure(png);
    if (width * height > MAX_SQUEEZED_PIXELS) return null;
    const isScaled = Math.max(width, height) === DEFAULTS.paste.maxEdgePx;
    const level = (await pictures.isCompressible(png)) ? 1 : isScaled && png.byteLength > MIN_LEVEL_2_BYTES ? 2 : null;
    if (level === null) return null;
    const smaller = await optimise({ oxipng: await loadOxipng(), png, level }, signal);
    const isBetter =
      smaller.byteLength < png.byteLength && isLevel9(smaller) && (await pictures.areEqual(png, smaller));
    return isBetter ? smaller : null;
  };

/** Starts a thread for each image, because WebAssembly never returns memory. */
async function optimise(workerData: SqueezeWork, signal: AbortSignal): Promise<Uint8Array> {
  await using worker = new Worker(THREAD, { workerData });
  const [smaller] = await once(worker, 'message', { signal });
  return smaller;
}

/** Reads FLEVEL (RFC 1950) of the compressed data: 3 is the maximum, level 9. */
const isLevel9 = (png: Uint8Array): boolean => {
  const data = Buffer.from(png.buffer, png.byteOffset, png.byteLength).indexOf('IDAT');
  return data > 0 && (png[data + 5] ?? 0) >> 6 === 3;
};

export interface SqueezeOptions {
  readonly store: ScreenshotStore;
  /** Null: squeezing is off. */
  readonly squeeze: Squeeze | null;
  readonly clock: Clock;
  readonly onError: (error: unknown, part: 'squeeze') => void;
}

/** Squeezes optimized copies one after the other. The next start continues with those that are left. */
export function createSqueezeQueue({ store, squeeze, clock, onError }: SqueezeOptions, onDone: (id: string) => void) {
  const queued = new Set<string>();
  const closing = new AbortController();
  const { signal } = closing;
  let last: Promise<void> = Promise.resolve();

  function add(id: string): void {
    if (!squeeze || queued.has(id)) return;
    queued.add(id);
    last = last.then(async () => {
      if (signal.aborted) return;
      await squeezeCopy(id, squeeze).catch((error: unknown) => onError(error, 'squeeze'));
      queued.delete(id);
      onDone(id);
    });
  }

  /** Resolves when nothing more is written. */
  function close(): Promise<void> {
    closing.abort();
    return last;
  }

  async function squeezeCopy(id: string, compress: Squeeze): Promise<void> {
    const entry = await store.find(id);
    const from = entry && !entry.isSqueezed ? await store.read(id, 'optimized') : null;
    if (!from) return;
    const smaller = await compress(from, signal).catch((error: unknown) => {
      if (!signal.aborted) onError(error, 'squeeze');
      return null;
    });
    if (!signal.aborted) await store.endSqueeze(id, from, smaller, clock.now());
  }
  return { add, close, has: (id: string) => queued.has(id) };
}
