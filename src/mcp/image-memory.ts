// Limits the images in open responses, which are in memory until the client has read them.
import { Problem } from '../base/problem.ts';
import type { Screenshots } from './viewer-tools.ts';

/** One image more may exceed these, because its size is known only when it has been read. */
const MAX_BYTES_PER_KEY = 64 << 20;
const MAX_BYTES = 256 << 20;

type ReadImage = Screenshots['image'];

export class ImageMemory {
  #total = 0;

  /** Returns a function for the requests of one key. The images count until `closed` is aborted. */
  ofKey() {
    let used = 0;
    let last: Promise<unknown> = Promise.resolve();
    const count = (by: number) => {
      used += by;
      this.#total += by;
    };
    return (readImage: ReadImage, closed: AbortSignal): ReadImage => {
      const read: ReadImage = async (...given) => {
        closed.throwIfAborted();
        if (used >= MAX_BYTES_PER_KEY || this.#total >= MAX_BYTES) {
          throw new Problem('unavailable', 'Too many images are in open responses. Read those first, then retry.');
        }
        const bytes = await readImage(...given);
        const { length } = bytes; // the listener must not keep the image
        if (closed.aborted) return bytes;
        count(length);
        closed.addEventListener('abort', () => count(-length));
        return bytes;
      };
      return (...given) => {
        const image = last.then(() => read(...given)); // one at a time
        last = image.catch(() => {});
        return image;
      };
    };
  }
}
