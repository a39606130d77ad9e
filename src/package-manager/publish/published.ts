// Reads the published repository, whose versions the next build must keep.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  ManifestFile,
  Package,
  PackageManifests,
  PackageVersion,
  Repository,
} from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { ifMissing } from '../../base/files/if-missing.ts';
import { BuildError, problem } from '../errors.ts';
import { type Brand, neutralDocument } from '../format/brand.ts';
import { compareVersions, versionLabel } from '../format/version-order.ts';
import { firstError } from '../validate/finding.ts';
import type { FileName } from './publish.ts';

export class Published {
  readonly repository: Repository | null;
  readonly packages: readonly Package[];
  readonly #byIdentifier: ReadonlyMap<string, Package>;
  readonly #manifests: Readonly<Record<string, PackageManifests>>;

  constructor(
    repository: Repository | null,
    packages: readonly Package[],
    manifests: Readonly<Record<string, PackageManifests>>,
  ) {
    this.repository = repository;
    this.packages = packages;
    this.#byIdentifier = new Map(packages.map((item) => [item.identifier, item]));
    this.#manifests = manifests;
  }

  version(identifier: string, version: PackageVersion): PackageVersion | null {
    const versions = this.#byIdentifier.get(identifier)?.versions ?? [];
    return versions.find((candidate) => compareVersions(candidate, version) === 0) ?? null;
  }

  files(identifier: string, version: PackageVersion): readonly ManifestFile[] | null {
    const manifests = Object.hasOwn(this.#manifests, identifier) ? this.#manifests[identifier] : undefined;
    const { files } = (manifests?.[versionLabel(version)] ?? {}) as { readonly files?: readonly ManifestFile[] };
    return files ?? null;
  }
}

const REMEDY = 'Fix it, or build into another directory.';

/** `others`: the packages to read; all by default. */
export async function readPublished(out: string, brand: Brand, others?: readonly Package[]): Promise<Published> {
  const repository = await read(out, 'repository.json');
  const list = others ? { packages: others } : neutralDocument(await read(out, 'packages.json'), brand, 'packages');
  const manifests = await read(out, 'manifests.json');
  if (list !== null && !others && !resources.PackageArray(list)) {
    const message = `the published list is invalid: ${firstError(resources.PackageArray)}`;
    const remedy = `Published versions can be kept only if this file is readable. ${REMEDY}`;
    throw new BuildError([problem(join(out, 'packages.json'), message, remedy)]);
  }
  return new Published(
    resources.Repository(repository) ? (repository as Repository) : null,
    (list as { readonly packages: readonly Package[] } | null)?.packages ?? [],
    resources.Manifests(manifests) ? (manifests as { manifests: Record<string, PackageManifests> }).manifests : {},
  );
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
