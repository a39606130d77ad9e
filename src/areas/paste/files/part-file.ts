// The bytes of an unfinished upload, in a file that only grows: its size is the offset of the upload.
import { type FileHandle, open } from 'node:fs/promises';

/** How much may wait for the disk. Larger writes are faster, smaller ones use less memory. */
const BUFFER_BYTES = 1 << 20;
/** So that the last sync of a large part takes no time: the disk works while the network does. */
const SYNC_BYTES = 32 << 20;

export interface Appended {
  /** Safely on disk. */
  readonly offset: number;
  /** What ended the body early, or null. */
  readonly error: unknown;
}

/**
 * Appends a body from `offset` on, up to `size` bytes in the file. Whatever ends the body, what has arrived is on disk
 * when this resolves. `check` is called from time to time, and may throw to end it. `stopped` ends it from outside.
 */
export async function appendTo(
  path: string,
  body: AsyncIterable<Uint8Array>,
  { offset, size, check, stopped }: AppendOptions,
): Promise<Appended> {
  const file = await open(path, 'r+');
  const writer = new Writer(file, offset);
  let error: unknown = null;
  try {
    const chunks = body[Symbol.asyncIterator]();
    for (let checkAt = offset + SYNC_BYTES; ; ) {
      const { done, value: chunk } = await untilStopped(chunks.next(), stopped);
      if (done) break;
      const left = size - writer.end;
      const waiting = writer.write(chunk.length > left ? chunk.subarray(0, left) : chunk);
      if (waiting) await waiting;
      if (chunk.length > left) throw new BodyTooLong();
      if (writer.end < checkAt) continue;
      checkAt = writer.end + SYNC_BYTES;
      await check();
    }
  } catch (caught) {
    error = caught;
  }
  try {
    await writer.flush().catch((caught: unknown) => {
      error = caught;
    });
    await file.datasync();
    return { offset: (await file.stat()).size, error };
  } finally {
    await file.close();
  }
}

/** The body goes beyond the end of the file. */
export class BodyTooLong extends Error {}

interface AppendOptions {
  readonly offset: number;
  readonly size: number;
  readonly check: () => Promise<void>;
  readonly stopped: AbortSignal;
}

/** Rejects when the signal is aborted, also while the next chunk does not arrive. */
function untilStopped<T>(next: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.onabort = () => reject(signal.reason);
    next.then(resolve, reject);
  });
}

/** Writes while the next chunks arrive. */
class Writer {
  readonly #file: FileHandle;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  /** Where the next write begins. */
  #position: number;
  #unsynced = 0;
  #running: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  #error: unknown = null;

  constructor(file: FileHandle, position: number) {
    this.#file = file;
    this.#position = position;
  }

  /** The end of all that was passed to `write`. */
  get end(): number {
    return this.#position + this.#waitingBytes;
  }

  /** Resolves when there is room for more; null if there is already. */
  write(chunk: Uint8Array): Promise<void> | null {
    if (this.#error) throw this.#error;
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    this.#running ??= this.#run();
    return this.#waitingBytes < BUFFER_BYTES ? null : this.#running;
  }

  async flush(): Promise<void> {
    while (this.#running) await this.#running;
    await this.#syncing;
    if (this.#error) throw this.#error;
  }

  /** Never rejects. */
  async #run(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const [chunks, bytes] = [this.#waiting, this.#waitingBytes];
        const at = this.#position;
        this.#waiting = [];
        this.#waitingBytes = 0;
        this.#position += bytes;
        await this.#writeAll(chunks, at, bytes);
        this.#unsynced += bytes;
        if (this.#unsynced >= SYNC_BYTES && !this.#syncing) this.#sync();
      }
    } catch (error) {
      this.#error = error;
    } finally {
      this.#running = null;
    }
  }

  async #writeAll(chunks: readonly Uint8Array[], at: number, bytes: number): Promise<void> {
    let { bytesWritten: written } = await this.#file.writev(chunks, at);
    if (written === bytes) return;
    const whole = Buffer.concat(chunks); // the disk is nearly full
    while (written < bytes) {
      written += (await this.#file.write(whole, written, bytes - written, at + written)).bytesWritten;
    }
  }

  /** Without waiting for it. */
  #sync(): void {
    this.#unsynced = 0;
    this.#syncing = this.#file
      .datasync()
      .catch((error: unknown) => {
        this.#error = error;
      })
      .finally(() => {
        this.#syncing = null;
      });
  }
}
