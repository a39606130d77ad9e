// Uploads a file in parts, and continues after a lost connection. In browsers and in Node.

import type { PasteClient } from '../../../generated/paste/client.ts';
import type { Schemas } from '../../../generated/paste/contract.ts';
import { isTransient, wait } from '../../contract/client/retry.ts';
import { Problem } from '../../contract/problem.ts';

export type UploadedFile = Schemas['FileEntry'];

export interface UploadSource {
  readonly size: number;
  /** `end` is exclusive. Called in order; again from an earlier place if a part was lost. */
  slice(start: number, end: number): Blob | AsyncIterable<Uint8Array>;
}

export interface UploadOptions {
  /** Below what tunnels allow; 16 MiB by default. */
  readonly partBytes?: number;
  /** Of an unfinished upload, which continues. */
  readonly id?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How long to try again without any progress; for ever by default. */
  readonly patienceMs?: number;
  /** Bytes that are safely on the server's disk. */
  readonly onProgress?: (bytes: number) => void;
  /** Whether it waits for the connection. */
  readonly onWaiting?: (isWaiting: boolean) => void;
}

const TUS = { 'Tus-Resumable': '1.0.0' } as const;
const PART_BYTES = 16 << 20;
const [DELAY_MS, MAX_DELAY_MS] = [250, 5_000];

/** Values are text; a key with an empty value stands alone. */
const metadataText = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${toBase64(value)}`.trim())
    .join(',');

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

export async function uploadFile(
  client: PasteClient,
  source: UploadSource,
  metadata: Readonly<Record<string, string>>,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const { partBytes = PART_BYTES, signal, onProgress = () => {} } = options;
  const patience = new Patience(options);
  const header = { ...TUS, 'Upload-Length': source.size, 'Upload-Metadata': metadataText(metadata) };
  let { id } = options;
  while (id === undefined) {
    const created = await patience.attempt(client.createFile.answer({ header }, signal));
    id = created?.headers.get('Location')?.split('/').at(-1);
  }
  const path = { id };
  for (;;) {
    const file = await patience.attempt(client.getFile({ path }, signal));
    if (!file) continue;
    const { offset } = file;
    onProgress(offset);
    if (file.state !== 'uploading') return file as UploadedFile;
    const content = new Content(source.slice(offset, Math.min(offset + partBytes, source.size)), (bytes) => {
      onProgress(offset + bytes);
    });
    const body = { media: 'application/offset+octet-stream', content: content.body } as const;
    await patience.attempt(
      client.updateFile({ path, header: { ...TUS, 'Upload-Offset': offset }, body }, signal).catch(async (error) => {
        if (content.error === null) throw error;
        await client.deleteFile({ path }).catch(() => {});
        throw content.error;
      }),
    );
  }
}

/** Counts the bytes of a stream while they are sent, and keeps its error. */
class Content {
  readonly body: Blob | AsyncIterable<Uint8Array>;
  error: unknown = null;

  constructor(content: Blob | AsyncIterable<Uint8Array>, onSent: (bytes: number) => void) {
    this.body = content instanceof Blob ? content : this.#read(content, onSent);
  }

  async *#read(chunks: AsyncIterable<Uint8Array>, onSent: (bytes: number) => void): AsyncGenerator<Uint8Array> {
    let sent = 0;
    try {
      for await (const chunk of chunks) {
        yield chunk;
        sent += chunk.length;
        onSent(sent);
      }
    } catch (error) {
      this.error = error;
      throw error;
    }
  }
}

/** Waits after an error that may pass, longer each time, until the patience ends. */
class Patience {
  readonly #options: UploadOptions;
  #delay = DELAY_MS;
  #since: number | null = null;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** Null after such an error. */
  async attempt<T>(work: Promise<T>): Promise<T | null> {
    const { signal, patienceMs = Number.POSITIVE_INFINITY, onWaiting = () => {} } = this.#options;
    try {
      const result = await work;
      if (this.#since !== null) onWaiting(false);
      this.#since = null;
      this.#delay = DELAY_MS;
      return result;
    } catch (error) {
      const isTemporary = isTransient(error) || (error instanceof Problem && error.name === 'upload-offset');
      this.#since ??= performance.now();
      if (signal?.aborted || !isTemporary || performance.now() - this.#since > patienceMs) throw error;
      onWaiting(true);
      await wait(this.#delay, signal);
      this.#delay = Math.min(2 * this.#delay, MAX_DELAY_MS);
      return null;
    }
  }
}
