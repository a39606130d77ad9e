// A request that refuses bodies sent in many tiny chunks. Each chunk costs the same regardless of size, and Node reads
// up to 2 MiB from one connection before it serves another: 350,000 one-byte chunks would block the server for a second.
import type { IncomingMessage } from 'node:http';
import { refuseChunks } from './malformed.ts';
import { IncomingMessage as NodeRequest } from './node-http.ts';

/** Allowed chunks: 2,048 plus one per 256 bytes. Slow connections and programs that write line by line stay below. */
const FREE_CHUNKS = 2_048;
const BYTES_PER_CHUNK = 256;

export class ChunkLimitedRequest extends NodeRequest implements IncomingMessage {
  #chunks = 0;
  #bytes = 0;
  #isRefused = false;

  /** Called by the HTTP parser. Returning false pauses it after the data already read, up to 64 KiB. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#isRefused) return false;
    if (chunk !== null) {
      this.#bytes += chunk.length;
      if (++this.#chunks > FREE_CHUNKS + this.#bytes / BYTES_PER_CHUNK) return this.#refuse();
    }
    return super.push(chunk, encoding);
  }

  /** Not passed on after a refusal, because it would resume the parser. */
  override _read(size: number): void {
    if (!this.#isRefused) super._read(size);
  }

  #refuse(): false {
    this.#isRefused = true;
    refuseChunks(this.socket);
    return false;
  }
}
