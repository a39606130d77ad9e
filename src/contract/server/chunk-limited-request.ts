// A request that refuses bodies sent in many tiny chunks. Each chunk costs the same regardless of size, and Node reads
// up to 2 MiB from one connection before it serves another: 350,000 one-byte chunks would block the server for a second.
import type { IncomingMessage } from 'node:http';
import { refuseChunks } from './malformed.ts';
import { IncomingMessage as NodeRequest } from './node-http.ts';

/** Allowed chunks: 2,048 plus one per 256 bytes. Slow connections and programs that write line by line stay below. */
const FREE_CHUNKS = 2_048;
const BYTES_PER_CHUNK = 256;

export class ChunkLimitedRequest extends NodeRequest implements IncomingMessage {
  /** Chunks that may still arrive; negative after a refusal. One field, because each costs time for every request. */
  #chunksLeft = FREE_CHUNKS;

  /** Called by the HTTP parser. Returning false pauses it after the data already read, up to 64 KiB. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#chunksLeft < 0) return false;
    if (chunk !== null) {
      this.#chunksLeft += chunk.length / BYTES_PER_CHUNK - 1;
      if (this.#chunksLeft < 0) {
        refuseChunks(this.socket);
        return false;
      }
    }
    return super.push(chunk, encoding);
  }

  /** Not passed on after a refusal, because it would resume the parser. */
  override _read(size: number): void {
    if (this.#chunksLeft >= 0) super._read(size);
  }
}
