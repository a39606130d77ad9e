// The same pixels in fewer bytes, looked for in the background, at level 9 as its header tells it.
import { Worker } from 'node:worker_threads';
import { isLevel9 } from './image-type.ts';
import { MAX_SQUEEZED_PIXELS, type PictureMaker } from './picture.ts';

/** Null when there is nothing smaller. */
export type Squeeze = (png: Uint8Array, signal: AbortSignal) => Promise<Uint8Array | null>;

export const squeezeWith =
  (pictures: PictureMaker): Squeeze =>
  async (png, signal) => {
    const { width, height } = await pictures.measure(png);
    if (width * height > MAX_SQUEEZED_PIXELS) return null;
    const files = [await optimise(png, signal), ...(await pictures.encodeAgain(png))];
    const best = files.reduce((least, file) => (file.byteLength < least.byteLength ? file : least));
    const isBetter = best.byteLength < png.byteLength && isLevel9(best) && (await pictures.areEqual(png, best));
    return isBetter ? best : null;
  };

/** A thread for each picture: what WebAssembly has once taken in memory it does not give back. */
function optimise(png: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./oxipng.js', import.meta.url), { workerData: png });
    const stop = () => void worker.terminate();
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      reject(new Error('the picture was not squeezed')); // unless it was
    });
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
