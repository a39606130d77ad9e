// Validates files, directories and URLs, together with the files next to them. For Node.
import { open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Repository } from '../../../generated/packages/resources.ts';
import { PackageFetchError, reasonOf } from '../errors.ts';
import { fetchBytes } from '../fetch-file.ts';
import { NEUTRAL_BRAND, neutralDocument } from '../format/brand.ts';
import { MAX_PACKAGES_BYTES } from '../format/limits.ts';
import { checkPanel, MAX_VIEW_BYTES } from '../panels/manifest.ts';
import type { DocumentOptions } from '../validate/document.ts';
import { type DocumentKind, errorAt } from '../validate/finding.ts';
import { sha256Of } from '../validate/hash.ts';
import {
  type FileReport,
  isAuthoredRepository,
  panelReport,
  type TextVerdict,
  unreadableReport,
  validateAuthoredRepository,
  validateText,
} from '../validate/text.ts';
import { lintRepositoryFiles } from './repository-files.ts';

const DOCUMENT_NAME = /^(?:.*-)?(?:metadata|packages|repository)\.json$/;
const PANEL_NAME = /(?:^|[\\/])panels[\\/][^\\/]+[\\/]panel\.json$/;
const MAX_FOLDER_DEPTH = 6;

export interface SourceOptions extends DocumentOptions {
  /** Called for each file before it is read. */
  readonly onFile?: (file: string) => void;
  readonly signal?: AbortSignal;
  /** Maximum size of a document; setting `packages.maxListBytes`. */
  readonly maxListBytes?: number;
}

/** Returns a report for each file; for a directory, one for every document in it. Unreadable files are reported too. */
export async function validateSources(sources: readonly string[], options: SourceOptions = {}): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const source of sources) reports.push(...(await validateSource(source, options)));
  return reports;
}

async function validateSource(source: string, options: SourceOptions): Promise<FileReport[]> {
  if (/^https?:\/\//i.test(source)) return validateUrl(source, options);
  try {
    const path = source.startsWith('file://') ? fileURLToPath(source) : source;
    if (!(await stat(path)).isDirectory()) return [await validateFile(path, options)];
    const files = await documentsIn(path, 0);
    if (files.length === 0) {
      const message = 'This directory contains no metadata.json, packages.json, repository.json or panel.json.';
      return [unreadableReport(path, 'nothing-to-read', message)];
    }
    const reports: FileReport[] = [];
    for (const file of files) reports.push(await validateFile(file, options));
    return reports;
  } catch (error) {
    return [unreadableReport(source, 'unreadable', `Cannot read this path: ${reasonOf(error)}.`)];
  }
}

async function documentsIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const skipped = entry.name.startsWith('.') || entry.name === 'node_modules' || depth >= MAX_FOLDER_DEPTH;
      if (!skipped) files.push(...(await documentsIn(path, depth + 1)));
    } else if (DOCUMENT_NAME.test(entry.name) || PANEL_NAME.test(path)) files.push(path);
  }
  return files;
}

async function validateFile(file: string, options: SourceOptions): Promise<FileReport> {
  options.onFile?.(file);
  try {
    const { maxListBytes = MAX_PACKAGES_BYTES } = options;
    const bytes = await readDocument(file, maxListBytes);
    if (typeof bytes === 'number') {
      return unreadableReport(file, 'too-large', `This file has ${bytes} bytes; the limit is ${maxListBytes}.`);
    }
    const text = decode(bytes);
    if (text === null) return unreadableReport(file, 'json-encoding', 'This file is not valid UTF-8.');
    if (PANEL_NAME.test(file) && options.kind === undefined) {
      const readView = (name: string) => readDocument(join(dirname(file), name), MAX_VIEW_BYTES).catch(() => null);
      return panelReport(file, text, (await checkPanel(text, readView)).findings);
    }
    if (basename(file) === 'repository.json' && options.kind === undefined && isAuthoredRepository(text)) {
      return (await validateAuthoredRepository(file, text)).report;
    }
    const { brand = NEUTRAL_BRAND } = options;
    const lintFiles = (document: unknown, kind: DocumentKind) =>
      lintRepositoryFiles(dirname(file), bytes.length, neutralDocument(document, brand, kind), kind);
    return (await validateText(file, text, options, options.schemaOnly ? undefined : lintFiles)).report;
  } catch (error) {
    return unreadableReport(file, 'unreadable', `Cannot read this file: ${reasonOf(error)}.`);
  }
}

/** The content, or its size if it is too large. Pipes and devices have no size, so reading stops at the limit. */
async function readDocument(file: string, maxBytes: number): Promise<Buffer | number> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  if (size > maxBytes) return size;
  const bytes = await buffer(handle.createReadStream({ end: maxBytes, autoClose: false })); // one byte more
  return bytes.length > maxBytes ? bytes.length : bytes;
}

/** Null if the bytes are not UTF-8. Keeps a byte order mark, which the parser reports. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** For a repository, also validates its list and compares the hash. */
async function validateUrl(url: string, options: SourceOptions): Promise<FileReport[]> {
  const first = await fetchAndValidate(url, options);
  const { kind, valid } = first.report;
  if (kind !== 'repository' || !valid || options.schemaOnly) return [first.report];
  const { packages } = first.document as Repository;
  if (!/^https?:/.test(packages.url)) return [first.report];
  const { kind: _, ...inner } = options;
  return [first.report, (await fetchAndValidate(packages.url, { ...inner, kind: 'packages' }, packages.sha256)).report];
}

async function fetchAndValidate(url: string, options: SourceOptions, sha256?: string): Promise<TextVerdict> {
  options.onFile?.(url);
  const unreadable = (rule: string, message: string): TextVerdict => {
    return { report: unreadableReport(url, rule, message), document: undefined };
  };
  try {
    const { maxListBytes: maxBytes = MAX_PACKAGES_BYTES, signal } = options;
    const bytes = await fetchBytes({ url, maxBytes, signal });
    const text = decode(bytes);
    if (text === null) return unreadable('json-encoding', 'This file is not valid UTF-8.');
    const actual = sha256Of(bytes);
    const message = `The SHA-256 of this file is ${actual}, but the repository lists ${sha256}.`;
    const isListed = sha256 === undefined || sha256 === actual;
    return await validateText(url, text, options, async () =>
      isListed ? [] : [errorAt('', 'hash-mismatch', message)],
    );
  } catch (error) {
    if (!(error instanceof PackageFetchError)) throw error;
    return unreadable('unreachable', `Cannot fetch this file: ${error.message}.`);
  }
}
