// A request whose body comes in chunks of a reasonable size. Each chunk costs the same however small it is, and Node takes
// up to 2 MiB from one connection before it looks at another: 350,000 chunks of one byte, a second of everybody's time.
import type { IncomingMessage } from 'node:http';
import { refuseChunks } from './malformed.ts';
import { IncomingMessage as NodeRequest } from './node-http.ts';

/** Beside one for so many bytes: slow lines and programs that write line by line stay below. */
const CHUNKS = 2_048;
const CHUNK_BYTES = 256;

export class CountedRequest extends NodeRequest implements IncomingMessage {
  #chunks = 0;
  #bytes = 0;
  #isRefused = false;

  /** Called by the parser. False stops it, after what has been read already: 64 KiB. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#isRefused) return false;
    if (chunk !== null) {
      this.#bytes += chunk.length;
      if (++this.#chunks > CHUNKS + this.#bytes / CHUNK_BYTES) return this.#refuse();
    }
    return super.push(chunk, encoding);
  }

  /** Would let the parser go on. */
  override _read(size: number): void {
    if (!this.#isRefused) super._read(size);
  }

  #refuse(): false {
    this.#isRefused = true;
    refuseChunks(this.socket);
    return false;
  }
}
