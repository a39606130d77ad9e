// installed.json: what is installed, from where, and which files belong to it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Package } from '../../../generated/packages/resources.ts';
import { replaceFile } from '../../base/files/durable.ts';
import { foldedPath } from '../archive/path.ts';
import { type Brand, brandedDocument, NEUTRAL_BRAND } from '../format/brand.ts';
import type { Installed } from '../format/select-version.ts';
import { sha256Of } from '../validate/hash.ts';
import { InstallError } from './error.ts';
import { ownFolder, type RootLayout } from './layout.ts';

export interface InstalledFile {
  /** Below the root, with forward slashes. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly mode: '0644' | '0755';
  /** The user's own, because keep_on_update names it: size and hash are those of the archive, not of the file. */
  readonly kept?: true;
}

export interface InstalledPackage extends Installed {
  readonly repository_name: string;
  /** Of the archive. */
  readonly sha256: string;
  readonly size: number;
  readonly url: string;
  /** Seconds since 1970. */
  readonly installed_at: number;
  readonly pinned: boolean;
  /** Of the list and of the archive. */
  readonly keep_on_update: readonly string[];
  readonly files: readonly InstalledFile[];
  /** With the installed version alone, in the neutral words. */
  readonly package: Package;
}

export type Records = ReadonlyMap<string, InstalledPackage>;

const FORMAT = 1;

/** By identifier. None where nothing has been installed yet. */
export async function readRecords({ state }: RootLayout): Promise<Records> {
  const text = await readFile(join(state, 'installed.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return `{"packages":[]}`;
    throw error;
  });
  const { packages } = JSON.parse(text) as { readonly packages: readonly InstalledPackage[] };
  return new Map(packages.map((one) => [one.identifier, one]));
}

export async function writeRecords({ state }: RootLayout, records: Records, brand: Brand): Promise<void> {
  const packages = [...records.values()].sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  await replaceFile(join(state, 'installed.json'), text({ format: FORMAT, packages }));
  if (brand !== NEUTRAL_BRAND) {
    await replaceFile(
      join(state, 'installed_packages.json'),
      text({ packages: packages.map((one) => entryOf(one, brand)) }),
    );
  }
}

/** As the design tool's own package manager keeps it. */
const entryOf = (one: InstalledPackage, brand: Brand): object => ({
  package: brandedDocument(one.package, brand, 'package'),
  current_version: one.version,
  repository_id: sha256Of(one.repository).slice(0, 16),
  repository_name: one.repository_name,
  install_timestamp: one.installed_at,
  pinned: one.pinned,
});

export function findRecord(records: Records, identifier: string): InstalledPackage {
  const record = records.get(identifier);
  if (record) return record;
  throw new InstallError('not-installed', `${identifier.slice(0, 100)} is not installed`);
}

/** Two identifiers that differ in upper and lower case alone would share a folder on some systems. */
export function refuseTwin(records: Records, identifier: string): void {
  const folder = foldedPath(ownFolder(identifier));
  const twin = [...records.keys()].find((each) => each !== identifier && foldedPath(ownFolder(each)) === folder);
  if (twin)
    throw new InstallError(
      'refused',
      `${identifier} would use the same directory as ${twin}, which is already installed`,
    );
}
