// Reads the files of a document. Anybody may have written them, so that their size, depth and number of values are limited.
import { stat } from 'node:fs/promises';
import { BaseResolver, type Document, isAbsoluteUrl, type Source } from '@redocly/openapi-core';

/** Is told each host before a file is read from there; absent if files of the network must not be read. */
export type OnRemote = (host: string) => void;

const MAX_BYTES = 100 << 20;
const MAX_DEPTH = 500;
/** Values with aliases expanded, for each value that is written. More would fill the memory. */
const MAX_EXPANSION = 10;
const MIN_VALUES = 100_000;
const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;

export class Files extends BaseResolver {
  constructor(onRemote: OnRemote | undefined) {
    super({ http: { headers: [], customFetch: (url: string) => fetchFile(url, onRemote) } });
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const entry = isAbsoluteUrl(file) ? null : await stat(file).catch(() => null); // its absence is reported below
    if (entry && !entry.isFile()) throw new Error('is not a file');
    if (entry && entry.size > MAX_BYTES) throw new Error(TOO_LARGE);
    return super.loadExternalRef(file);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    limitValues(document.parsed);
    return document;
  }
}

const TOO_LARGE = `is larger than ${MAX_BYTES} bytes`;

async function fetchFile(address: string, onRemote: OnRemote | undefined): Promise<Response> {
  if (!onRemote) throw new Error('is read only with --remote');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    onRemote(url.host);
    const response = await fetch(url, { redirect: 'manual', signal });
    const location = response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return limitBytes(response);
    await response.body?.cancel();
    url = new URL(location, url);
    if (!isAbsoluteUrl(url.href)) break;
  }
  throw new Error('is redirected too often');
}

async function limitBytes(response: Response): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(TOO_LARGE);
    chunks.push(chunk);
  }
  return new Response(new Blob(chunks), response);
}

/** Refuses a value that is nested too deeply, contains itself, or grows without limit once its aliases are expanded. */
export function limitValues(document: unknown): void {
  const sizes = new Map<object, number>();
  let written = 0;
  const sizeOf = (value: unknown, depth: number): number => {
    if (typeof value !== 'object' || value === null) return 1;
    if (depth > MAX_DEPTH) throw new Error(`is nested more than ${MAX_DEPTH} levels deep`);
    const known = sizes.get(value);
    if (known !== undefined) {
      if (known === 0) throw new Error('contains itself');
      return known;
    }
    sizes.set(value, 0);
    written += Object.keys(value).length;
    const size = Object.values(value).reduce((sum: number, inner) => sum + sizeOf(inner, depth + 1), 1);
    sizes.set(value, size);
    return size;
  };
  const size = sizeOf(document, 0);
  if (size > Math.max(MIN_VALUES, MAX_EXPANSION * written))
    throw new Error('has too many values once its aliases are expanded');
}
