// The sample repository: three small packages, so that a fresh platform has something to find, resolve and download.
import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from '../base/log/log.ts';

/** Plain files in the form that `annex packages build` reads. */
const SAMPLE_SOURCE = resolve(import.meta.dirname, '../areas/packages/sample');

/** Identifies the sample among repositories. */
const NAME = 'Annex samples';

interface SampleOptions {
  /** The folder that the platform serves. */
  readonly folder: string;
  /** The base of the repository's URLs. */
  readonly platformUrl: string;
  readonly brand: string;
  readonly log: Logger;
}

/** Builds it where there is no repository, and again where the platform's address has changed since. */
export async function buildSample({ folder, platformUrl, brand, log }: SampleOptions): Promise<void> {
  const baseUrl = `${platformUrl}/packages`;
  const served = await readRepository(folder);
  if (served ? served.name !== NAME || served.packages?.url === `${baseUrl}/packages.json` : await hasList(folder))
    return;
  const { BuildError, buildRepository } = await import('../package-manager/publish/index.ts');
  const timestamp = Math.floor(Date.now() / 1_000);
  const source = { source: SAMPLE_SOURCE, sourceBrand: 'tool', name: NAME };
  await buildRepository({ ...source, out: folder, baseUrl, timestamp, brand }).catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error;
    log.warn({ reason: error.message }, 'cannot build the sample packages'); // the user has changed them: start anyway
  });
}

interface RepositoryFile {
  readonly name?: string;
  readonly packages?: { readonly url?: string };
}

/** A packages.json without repository.json belongs to the user. */
const hasList = (folder: string): Promise<boolean> =>
  access(join(folder, 'packages.json')).then(
    () => true,
    () => false,
  );

/** Null where there is none; a damaged one has no name. */
async function readRepository(folder: string): Promise<RepositoryFile | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'repository.json'), 'utf8')) as RepositoryFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return {};
  }
}
