// The sample repository: five small packages that a new platform can search, resolve and download; two bring panels.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Repository } from '../../generated/packages/resources.ts';
import type { Settings } from '../base/config/config.ts';
import { ifMissing } from '../base/files/if-missing.ts';
import type { Logger } from '../base/log/log.ts';
import { BuildError } from '../package-manager/errors.ts';

/** The source directory, in the format of `annex packages build`. */
const SAMPLE_SOURCE = resolve(import.meta.dirname, '../areas/packages/sample');

/** Distinguishes the sample from other repositories. */
const NAME = 'Annex samples';

interface SampleOptions {
  /** The directory that the platform serves. */
  readonly folder: string;
  /** The base of the repository's URLs. */
  readonly platformUrl: string;
  readonly brand: string;
  readonly log: Logger;
}

export const MISSING_REPOSITORY_ADVICE =
  'mount it, create one with annex packages build, or change ANNEX_PLATFORM_PACKAGES_DIR';

/**
 * Says what is wrong if the packages directory was set, but holds no repository: it may not be mounted. Only the one in
 * the data directory is created.
 */
export async function findMissingRepository({ dataDir, platform }: Settings): Promise<string | null> {
  const { packagesDir } = platform;
  if (packagesDir.startsWith(join(dataDir, sep))) return null;
  const names = await readdir(packagesDir).catch(ifMissing<string[]>([]));
  if (['packages.json', 'repository.json'].some((name) => names.includes(name))) return null;
  return `${packagesDir} has no package repository`;
}

/** Builds the sample if there is no repository, or if the address of the platform has changed since. */
export async function buildSample({ folder, platformUrl, brand, log }: SampleOptions): Promise<void> {
  const baseUrl = `${platformUrl}/packages`;
  const served = await readRepository(folder);
  // Without a repository.json, they belong to the user.
  const hasList = ['packages.json', 'archives'].some((name) => existsSync(join(folder, name)));
  if (served ? served.name !== NAME || served.packages?.url === `${baseUrl}/packages.json` : hasList) return;
  const { buildRepository } = await import('../package-manager/publish/build.ts');
  const timestamp = Math.floor(Date.now() / 1_000);
  const source = { source: SAMPLE_SOURCE, sourceBrand: 'tool', name: NAME };
  await buildRepository({ ...source, out: folder, baseUrl, timestamp, brand }).catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error;
    log.warn({ reason: error.message }, 'cannot build the sample packages'); // the user has changed the files; start anyway
  });
}

/** Null if there is none; empty if it cannot be parsed. */
async function readRepository(folder: string): Promise<Partial<Repository> | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'repository.json'), 'utf8')) as Partial<Repository>;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : {};
  }
}
