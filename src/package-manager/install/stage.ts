// Extracts and verifies an archive in the staging directory of the root, before its files are moved into place.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Package, VersionManifest } from '../../../generated/packages/resources.ts';
import { syncFolder } from '../../base/files/durable.ts';
import { checkArchive, METADATA, matchingVersions, SUBMISSION_RULE } from '../archive/check.ts';
import { installFolderOf } from '../archive/folders.ts';
import { ArchiveError, readArchive } from '../archive/read.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { type VersionNumber, versionLabel } from '../format/version-order.ts';
import { compareFiles } from '../remote/verify.ts';
import { InstallError } from './error.ts';
import { installedPath, type RootLayout } from './layout.ts';
import type { InstalledFile } from './records.ts';

export interface Staged {
  readonly files: readonly InstalledFile[];
  /** Install directories that it has files in. */
  readonly folders: readonly string[];
  /** The archive's own metadata.json, not validated. */
  readonly metadata: Package;
  readonly keep_on_update: readonly string[];
}

export interface Expected extends VersionNumber {
  readonly identifier: string;
  readonly brand: Brand;
  readonly manifest?: VersionManifest | undefined;
}

/** Rejects with an InstallError; then nothing remains in the staging directory. */
export async function stageArchive(layout: RootLayout, archive: string, expected: Expected): Promise<Staged> {
  const { identifier } = expected;
  const folder = layout.staging(identifier);
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

const rejection = ({ identifier, ...version }: Expected, why: string, cause?: unknown): InstallError =>
  new InstallError('integrity', `the archive of ${identifier} ${versionLabel(version)} was rejected: ${why}`, {
    cause,
  });

async function extract(archive: string, folder: string, expected: Expected): Promise<Staged> {
  const { identifier, brand, manifest } = expected;
  const content = await readArchive(archive, {
    keep: (path) => path === METADATA,
    extract: (path) => (installFolderOf(path) === null ? null : join(folder, path)),
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
  const own = neutralDocument(JSON.parse(text), brand, 'package') as Package;
  const metadata = { ...own, versions: matchingVersions(own.versions, expected) };
  const keep_on_update = [...stringsIn(metadata.keep_on_update), ...stringsIn(metadata.versions[0]?.keep_on_update)];
  return { files, folders, metadata, keep_on_update };
}

/** The archive's own metadata has not been validated. */
const stringsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
