// Gets the archive of a version from the cache of the root, or downloads and verifies it.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../base/files/durable.ts';
import { ARCHIVE_LIMITS } from '../archive/read.ts';
import { versionLabel } from '../format/version-order.ts';
import { downloadArchive } from '../remote/download.ts';
import { fetchBytes } from '../remote/fetch-file.ts';
import { locate, type SignatureOptions } from '../remote/signatures.ts';
import { sha256Of, sha256OfFile } from '../validate/hash.ts';
import type { Target } from './chosen-version.ts';
import { InstallError } from './error.ts';
import type { RootLayout } from './layout.ts';
import { type InstalledPackage, readRecords } from './records.ts';

export interface ArchiveOptions extends Omit<SignatureOptions, 'pin'> {
  /** Also install versions without a SHA-256. */
  readonly allowUnverified?: boolean | undefined;
  readonly onProgress?: ((identifier: string, done: number, total: number | null) => void) | undefined;
}

export interface FetchedArchive {
  readonly file: string;
  readonly sha256: string;
  readonly size: number;
}

/** Rejects with an InstallError or a PackageFetchError. */
export async function fetchArchive(
  layout: RootLayout,
  target: Target,
  options: ArchiveOptions,
): Promise<FetchedArchive> {
  const { identifier, url, sha256, size, repository } = target;
  const label = `${identifier} ${versionLabel(target)}`;
  if (url === undefined) throw new InstallError('refused', `the repository lists no download URL for ${label}`);
  if (sha256 === undefined && !options.allowUnverified) {
    throw new InstallError('integrity', `the repository lists no SHA-256 for ${label}, so it cannot be verified`);
  }
  if (sha256 !== undefined) {
    const file = layout.archive(sha256);
    const actual = await sha256OfFile(file).catch(() => null);
    if (actual === sha256) return { file, sha256, size: size ?? 0 };
    await rm(file, { recursive: true, force: true });
  }
  if (options.offline)
    throw new InstallError('refused', `the archive of ${label} is not in the cache, and offline mode is on`);
  const onProgress = (done: number, total: number | null): void => options.onProgress?.(identifier, done, total);
  if (sha256 !== undefined) {
    const { url: download_url, ...place } = await locate(repository, `archives/${sha256}.zip`, url, options);
    const version = {
      download_url,
      download_sha256: sha256,
      ...(size === undefined ? {} : { download_size: size }),
    };
    const to = layout.archive(sha256);
    const maxBytes = ARCHIVE_LIMITS.maxBytes;
    const done = await downloadArchive(version, { ...options, ...place, to, onProgress, maxBytes });
    return { file: to, sha256, size: done.size };
  }
  const bytes = await fetchBytes({ ...options, url, namedBy: repository, maxBytes: ARCHIVE_LIMITS.maxBytes });
  if (size !== undefined && size !== bytes.length) {
    throw new InstallError(
      'integrity',
      `the archive of ${label} has ${bytes.length} bytes, but the repository lists ${size}`,
    );
  }
  const actual = sha256Of(bytes);
  await replaceFile(layout.archive(actual), bytes);
  return { file: layout.archive(actual), sha256: actual, size: bytes.length };
}

/** Removes archives whose version is neither installed nor in a backup. */
export async function removeUnusedArchives(layout: RootLayout): Promise<void> {
  const used = new Set([...(await readRecords(layout)).values()].map(({ sha256 }) => `${sha256}.zip`));
  for (const name of await readdir(join(layout.state, 'backup')).catch(() => [])) {
    const text = await readFile(join(layout.state, 'backup', name, 'record.json'), 'utf8').catch(() => null);
    if (text !== null) used.add(`${(JSON.parse(text) as InstalledPackage).sha256}.zip`);
  }
  for (const entry of await readdir(layout.cache, { withFileTypes: true }).catch(() => [])) {
    if (!used.has(entry.name) && !entry.isDirectory()) await rm(join(layout.cache, entry.name), { force: true });
  }
}
