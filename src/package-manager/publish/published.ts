// Reads the published repository, whose versions the next build must keep.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  ManifestFile,
  Manifests,
  Package,
  PackageVersion,
  Repository,
} from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { ifMissing } from '../../base/files/if-missing.ts';
import { BuildError, problem } from '../errors.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { compareVersions, versionLabel } from '../format/version-order.ts';
import type { FileName } from '../published-folder.ts';
import { firstError } from '../validate/finding.ts';

export type Published = Awaited<ReturnType<typeof readPublished>>;

const REMEDY = 'Fix it, or build into another directory.';

/** `others`: the packages to read; all by default. */
export async function readPublished(out: string, brand: Brand, others?: readonly Package[]) {
  const repository = await read(out, 'repository.json');
  const list = others ? { packages: others } : neutralDocument(await read(out, 'packages.json'), brand, 'packages');
  const manifests = await read(out, 'manifests.json');
  if (list !== null && !others && !resources.PackageArray(list)) {
    const message = `the published list is invalid: ${firstError(resources.PackageArray)}`;
    const remedy = `Published versions can be kept only if this file is readable. ${REMEDY}`;
    throw new BuildError([problem(join(out, 'packages.json'), message, remedy)]);
  }
  const packages = (list as { readonly packages: readonly Package[] } | null)?.packages ?? [];
  const versions = new Map(packages.map((item) => [item.identifier, item.versions]));
  const files = new Map(Object.entries(resources.Manifests(manifests) ? (manifests as Manifests).manifests : {}));
  return {
    repository: resources.Repository(repository) ? (repository as Repository) : null,
    packages,
    /** Null if it is not published. */
    version: (identifier: string, version: PackageVersion): PackageVersion | null =>
      versions.get(identifier)?.find((candidate) => compareVersions(candidate, version) === 0) ?? null,
    /** Null if they are not listed. */
    files: (identifier: string, version: PackageVersion): readonly ManifestFile[] | null =>
      files.get(identifier)?.[versionLabel(version)]?.files ?? null,
  };
}

/** Null if there is no such file. */
async function read(out: string, name: FileName): Promise<unknown> {
  const path = join(out, name);
  const text = await readFile(path, 'utf8').catch(ifMissing(null));
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const message = `the published file is not valid JSON: ${(error as Error).message}`;
    throw new BuildError([problem(path, message, REMEDY)]);
  }
}
