// The archive of a version: taken from the cache of the root or downloaded and verified, then extracted and checked in
// the staging directory, before its files are moved into place.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Package, VersionManifest } from '../../../generated/packages/resources.ts';
import { replaceFile, syncFolder } from '../../base/files/durable.ts';
import {
  checkArchive,
  compareFiles,
  type Expected,
  METADATA,
  matchingVersions,
  SUBMISSION_RULE,
} from '../archive/check.ts';
import { installFolderOf } from '../archive/folders.ts';
import { ARCHIVE_LIMITS, ArchiveError, readArchive } from '../archive/read.ts';
import { InstallError } from '../errors.ts';
import { fetchBytes } from '../fetch-file.ts';
import { neutralDocument } from '../format/brand.ts';
import { versionLabel } from '../format/version-order.ts';
import { downloadArchive } from '../remote/download.ts';
import type { RemoteOptions } from '../remote/repository.ts';
import { locate } from '../remote/signatures.ts';
import { sha256Of, sha256OfFile } from '../validate/hash.ts';
import type { Target } from './chosen-version.ts';
import { installedPath, type RootLayout } from './layout.ts';
import { type InstalledFile, parseRecord, readRecords } from './records.ts';

export interface ArchiveOptions extends Omit<RemoteOptions, 'pin'> {
  /** Also install versions without a SHA-256. */
  readonly allowUnverified?: boolean | undefined;
  readonly onProgress?: ((identifier: string, done: number, total: number | null) => void) | undefined;
}

/** Resolves to the SHA-256 of the archive in the cache. Rejects with an InstallError or a PackageFetchError. */
export async function fetchArchive(layout: RootLayout, target: Target, options: ArchiveOptions): Promise<string> {
  const { identifier, url, sha256, size, repository } = target;
  const label = `${identifier} ${versionLabel(target)}`;
  if (url === undefined) throw new InstallError('refused', `the repository lists no download URL for ${label}`);
  if (sha256 === undefined && !options.allowUnverified) {
    throw new InstallError('integrity', `the repository lists no SHA-256 for ${label}, so it cannot be verified`);
  }
  if (sha256 !== undefined) {
    const file = layout.archive(sha256);
    const actual = await sha256OfFile(file).catch(() => null);
    if (actual === sha256) return sha256;
    await rm(file, { recursive: true, force: true });
  }
  if (options.offline)
    throw new InstallError('refused', `the archive of ${label} is not in the cache, and offline mode is on`);
  const { maxBytes } = ARCHIVE_LIMITS;
  if (sha256 !== undefined) {
    const { url: download_url, ...place } = await locate(repository, `archives/${sha256}.zip`, url, options);
    const version = { download_url, download_sha256: sha256, download_size: size };
    const onProgress = (done: number, total: number | null): void => options.onProgress?.(identifier, done, total);
    await downloadArchive(version, { ...options, ...place, to: layout.archive(sha256), onProgress, maxBytes });
    return sha256;
  }
  const bytes = await fetchBytes({ ...options, url, namedBy: repository, maxBytes });
  if (size !== undefined && size !== bytes.length) {
    const message = `the archive of ${label} has ${bytes.length} bytes, but the repository lists ${size}`;
    throw new InstallError('integrity', message);
  }
  const actual = sha256Of(bytes);
  await replaceFile(layout.archive(actual), bytes);
  return actual;
}

/** Of an archive in the cache, or one that is being downloaded. */
const ARCHIVE = /^\.?[0-9a-f]{64}\.zip/;

/** Removes archives whose version is neither installed nor in a backup. */
export async function removeUnusedArchives(layout: RootLayout): Promise<void> {
  const used = new Set([...(await readRecords(layout)).values()].map(({ sha256 }) => `${sha256}.zip`));
  for (const name of await readdir(join(layout.state, 'backup')).catch(() => [])) {
    const text = await readFile(join(layout.state, 'backup', name, 'record.json'), 'utf8').catch(() => '');
    used.add(`${parseRecord(text, name.replace('~', ''))?.sha256}.zip`);
  }
  for (const entry of await readdir(layout.cache, { withFileTypes: true }).catch(() => [])) {
    if (ARCHIVE.test(entry.name) && !used.has(entry.name) && !entry.isDirectory())
      await rm(join(layout.cache, entry.name), { force: true });
  }
}

interface ExpectedArchive extends Expected {
  readonly manifest?: VersionManifest | undefined;
  readonly install_size?: number | undefined;
}

/**
 * Rejects with an InstallError; then nothing remains in the staging directory. `folders`: the install directories that it
 * has files in. `metadata`: the archive's own metadata.json, not validated.
 */
export async function stageArchive(layout: RootLayout, archive: string, expected: ExpectedArchive) {
  const folder = layout.staging(expected.identifier);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    return await extract(archive, folder, expected);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!(error instanceof ArchiveError)) throw error;
    throw rejection(expected, error.message, error);
  }
}

function rejection({ identifier, ...version }: ExpectedArchive, why: string, cause?: unknown): InstallError {
  const message = `the archive of ${identifier} ${versionLabel(version)} was rejected: ${why}`;
  return new InstallError('integrity', message, { cause });
}

async function extract(archive: string, folder: string, expected: ExpectedArchive) {
  const { identifier, brand, manifest, install_size } = expected;
  const content = await readArchive(archive, {
    keep: (path) => path === METADATA,
    extract: (path) => (installFolderOf(path) === null ? null : join(folder, path)),
    maxExtractedBytes: install_size,
  });
  const [error] = checkArchive(content, expected).filter(
    ({ severity, rule }) => severity === 'error' && rule !== SUBMISSION_RULE,
  );
  if (error) throw rejection(expected, error.message);
  const [difference] = manifest ? compareFiles(content.files, manifest.files) : [];
  if (difference) throw rejection(expected, difference);
  const files = content.files.flatMap(({ path, size, sha256 }): InstalledFile[] => {
    const to = installedPath(path, identifier);
    return to === null ? [] : [{ path: to, size, sha256, mode: content.executable.has(path) ? '0755' : '0644' }];
  });
  if (files.length === 0) throw rejection(expected, 'it contains no directories that can be installed');
  const folders = [...new Set(files.map(({ path }) => path.slice(0, path.indexOf('/'))))];
  await syncFolder(folder);
  const text = content.kept.get(METADATA)?.toString() ?? '{}';
  const described = neutralDocument(JSON.parse(text), brand, 'package') as Package;
  const metadata = { ...described, versions: matchingVersions(described.versions, expected) };
  const keep_on_update = [...stringsIn(metadata.keep_on_update), ...stringsIn(metadata.versions[0]?.keep_on_update)];
  return { files, folders, metadata, keep_on_update };
}

/** The archive's own metadata has not been validated. */
const stringsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
