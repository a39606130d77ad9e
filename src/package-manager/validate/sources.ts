// Validates files, folders and URLs together with the files next to them. For Node.
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Repository } from '../../../generated/packages/resources.ts';
import { MAX_PACKAGES_BYTES } from '../format/limits.ts';
import { PackageFetchError } from '../remote/fetch-error.ts';
import { fetchBytes } from '../remote/fetch-file.ts';
import { isAuthoredRepository, validateAuthoredRepository } from './authored-repository.ts';
import type { DocumentOptions } from './document.ts';
import { errorAt, type Finding } from './finding.ts';
import { sha256Of } from './hash.ts';
import { lintRepositoryFiles } from './repository-files.ts';
import { type FileReport, unreadable, validateText } from './text.ts';

/** No list is longer, and nothing else is as long. */
export const MAX_DOCUMENT_BYTES = MAX_PACKAGES_BYTES;

const DOCUMENT_NAME = /^(?:.*-)?(?:metadata|packages|repository)\.json$/;
const MAX_FOLDER_DEPTH = 6;

export interface SourceOptions extends DocumentOptions {
  /** Called for each file before it is read. */
  readonly onFile?: (file: string) => void;
  readonly signal?: AbortSignal;
}

/** Judges each of them; a folder gives a report for every document in it. Nothing is thrown for what is wrong there. */
export async function validateSources(sources: readonly string[], options: SourceOptions = {}): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const source of sources) reports.push(...(await validateSource(source, options)));
  return reports;
}

async function validateSource(source: string, options: SourceOptions): Promise<FileReport[]> {
  if (/^https?:\/\//i.test(source)) return validateAddress(source, options);
  try {
    const path = source.startsWith('file://') ? fileURLToPath(source) : source;
    if (!(await stat(path)).isDirectory()) return [await validateFile(path, options)];
    const files = await documentsIn(path, 0);
    if (files.length === 0) {
      return [
        unreadable(
          path,
          'nothing-to-read',
          'This directory contains no metadata.json, packages.json or repository.json.',
        ),
      ];
    }
    const reports: FileReport[] = [];
    for (const file of files) reports.push(await validateFile(file, options));
    return reports;
  } catch (error) {
    return [unreadable(source, 'unreadable', `Cannot read it: ${reasonOf(error)}.`)];
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'file not found',
  EACCES: 'permission denied',
  EISDIR: 'it is a directory',
};

export const reasonOf = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;

async function documentsIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const skipped = entry.name.startsWith('.') || entry.name === 'node_modules' || depth >= MAX_FOLDER_DEPTH;
      if (!skipped) files.push(...(await documentsIn(path, depth + 1)));
    } else if (DOCUMENT_NAME.test(entry.name)) files.push(path);
  }
  return files;
}

async function validateFile(file: string, options: SourceOptions): Promise<FileReport> {
  options.onFile?.(file);
  try {
    const bytes = await readDocument(file);
    if (typeof bytes === 'number') {
      return unreadable(file, 'too-large', `It has ${bytes} bytes; the limit is ${MAX_DOCUMENT_BYTES}.`);
    }
    const text = textOf(bytes);
    if (text === null) return unreadable(file, 'json-encoding', 'It is not valid UTF-8.');
    if (basename(file) === 'repository.json' && options.kind === undefined && isAuthoredRepository(text)) {
      return (await validateAuthoredRepository(file, text)).report;
    }
    const beside = options.schemaOnly ? undefined : lintRepositoryFiles(dirname(file), bytes.length, options.brand);
    return (await validateText(file, text, options, beside)).report;
  } catch (error) {
    return unreadable(file, 'unreadable', `Cannot read it: ${reasonOf(error)}.`);
  }
}

/** Its bytes, or how many there are where those are too many. In one read: readFile takes one for every 512 KiB. */
async function readDocument(file: string): Promise<Buffer | number> {
  const handle = await open(file);
  try {
    const found = await handle.stat();
    if (!found.isFile()) return await readPipe(handle);
    if (found.size > MAX_DOCUMENT_BYTES) return found.size;
    const bytes = Buffer.allocUnsafeSlow(found.size);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read) {
      ({ bytesRead: read } = await handle.read(bytes, length, bytes.length - length, length));
    }
    return bytes.subarray(0, length);
  } finally {
    await handle.close();
  }
}

/** What is no regular file has no size; an endless one is not read to its end. */
async function readPipe(handle: FileHandle): Promise<Buffer | number> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_DOCUMENT_BYTES) return length;
  }
  return Buffer.concat(chunks);
}

/** A byte order mark is kept, for the parser to complain about. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A repository's list is fetched too, and compared with the hash that the repository has of it. */
async function validateAddress(url: string, options: SourceOptions): Promise<FileReport[]> {
  const first = await fetchAndValidate(url, options);
  const { kind, valid } = first.report;
  if (kind !== 'repository' || !valid || options.schemaOnly) return [first.report];
  const { packages } = first.document as Repository;
  if (!/^https?:/.test(packages.url)) return [first.report];
  const { kind: _, ...inner } = options;
  return [first.report, (await fetchAndValidate(packages.url, { ...inner, kind: 'packages' }, packages.sha256)).report];
}

async function fetchAndValidate(url: string, options: SourceOptions, sha256?: string) {
  options.onFile?.(url);
  try {
    const bytes = await fetchBytes({ url, maxBytes: MAX_DOCUMENT_BYTES, signal: options.signal });
    const text = textOf(bytes);
    if (text === null)
      return { report: unreadable(url, 'json-encoding', 'It is not valid UTF-8.'), document: undefined };
    const actual = sha256Of(bytes);
    const differs: readonly Finding[] =
      sha256 === undefined || sha256 === actual
        ? []
        : [errorAt('', 'hash-mismatch', `Its SHA-256 is ${actual}, but the repository lists ${sha256}.`)];
    return await validateText(url, text, options, async () => differs);
  } catch (error) {
    if (!(error instanceof PackageFetchError)) throw error;
    return { report: unreadable(url, 'unreachable', `Cannot fetch it: ${error.message}.`), document: undefined };
  }
}
