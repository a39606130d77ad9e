// What one API key may use at a time: requests, large requests, and bytes of images in open responses.
import type { ServerResponse } from 'node:http';
import { inOrder } from '../base/async/in-order.ts';
import { Problem } from '../base/problem.ts';
import type { Screenshots } from './viewer-tools.ts';

/** Concurrent requests per key. */
const MAX_AT_ONCE = 32;
/** Larger requests contain an image, and need several times their size in memory. */
export const LARGE_BYTES = 4 * 1024 * 1024;
const MAX_LARGE_AT_ONCE = 4;
/** One image more may exceed this, because its size is known only when it has been read. */
const MAX_BYTES_PER_KEY = 64 << 20;

type ReadImage = Screenshots['image'];

export class RequestLimits {
  readonly #running = new Map<string, { count: number; readonly images: ReturnType<typeof limitImages> }>();
  /** Keys whose large request is running. */
  readonly #large = new Set<string>();

  /** Counts the request until its response closes; returns why not if there are too many. */
  admit(keyId: string, response: ServerResponse, isLarge: boolean): Problem | null {
    const usage = this.#running.get(keyId) ?? { count: 0, images: limitImages() };
    const isOneTooMany = isLarge && (this.#large.has(keyId) || this.#large.size >= MAX_LARGE_AT_ONCE);
    if (usage.count >= MAX_AT_ONCE || isOneTooMany) {
      const most = isOneTooMany ? 'one request with a large image' : `at most ${MAX_AT_ONCE} requests`;
      const areOthers = isOneTooMany && !this.#large.has(keyId);
      const whose = areOthers ? 'Others are sending large images' : `An API key can run ${most} at a time`;
      return new Problem('unavailable', `${whose}. Wait until one has finished.`);
    }
    usage.count++;
    this.#running.set(keyId, usage);
    if (isLarge) this.#large.add(keyId);
    response.once('close', () => {
      if (--usage.count === 0) this.#running.delete(keyId);
      if (isLarge) this.#large.delete(keyId);
    });
    return null;
  }

  /** Reads images one at a time and counts them until `closed` is aborted. */
  images(keyId: string, readImage: ReadImage, closed: AbortSignal): ReadImage {
    return this.#running.get(keyId)?.images(readImage, closed) ?? readImage;
  }
}

/** Returns a function for the requests of one key. */
function limitImages() {
  let used = 0;
  const queue = inOrder();
  return (readImage: ReadImage, closed: AbortSignal): ReadImage => {
    const read: ReadImage = async (...args) => {
      closed.throwIfAborted();
      if (used >= MAX_BYTES_PER_KEY) {
        throw new Problem('unavailable', 'Too many images are in open responses. Read those first, then retry.');
      }
      const bytes = await readImage(...args);
      const { length } = bytes; // the listener must not keep the image
      used += length;
      const release = () => (used -= length);
      if (closed.aborted) release();
      closed.addEventListener('abort', release);
      return bytes;
    };
    return (...args) => queue(() => read(...args));
  };
}
