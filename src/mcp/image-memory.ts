// Limits the images in open responses, which are in memory until the client has read them.
import { Problem } from '../base/problem.ts';
import type { Screenshots } from './viewer-tools.ts';

/** One image more may exceed this, because its size is known only when it has been read. */
const MAX_BYTES_PER_KEY = 64 << 20;

type ReadImage = Screenshots['image'];

/** Returns a function for the requests of one key. Images are read one at a time and count until `closed` is aborted. */
export function limitImages() {
  let used = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (readImage: ReadImage, closed: AbortSignal): ReadImage => {
    const read: ReadImage = async (...given) => {
      closed.throwIfAborted();
      if (used >= MAX_BYTES_PER_KEY) {
        throw new Problem('unavailable', 'Too many images are in open responses. Read those first, then retry.');
      }
      const bytes = await readImage(...given);
      const { length } = bytes; // the listener must not keep the image
      used += length;
      const release = () => (used -= length);
      if (closed.aborted) release();
      closed.addEventListener('abort', release);
      return bytes;
    };
    return (...given) => {
      const image = last.then(() => read(...given));
      last = image.catch(() => {});
      return image;
    };
  };
}
