// Writes repository directories like `annex packages build`, so that tests can also write invalid ones.
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';
import { zipOf } from './zips.ts';

export const version = (fields: Partial<PackageVersion> = {}): PackageVersion => ({
  version: '1.0.0',
  status: 'stable',
  tool_version: '9.0',
  ...fields,
});

export const item = (fields: Partial<Package> & { identifier: string }): Package => ({
  name: 'Nameless',
  description: 'Nothing of note.',
  description_full: 'Nothing of note, at length.',
  type: 'plugin',
  author: { name: 'Nobody', contact: {} },
  license: 'MIT',
  resources: {},
  versions: [version()],
  ...fields,
});

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const zip = (files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> =>
  zipOf(Object.entries(files).map(([path, content]) => ({ path, content })));

export interface Published {
  readonly packages: readonly unknown[];
  readonly resources?: Uint8Array;
  readonly manifests?: object;
  readonly archives?: Readonly<Record<string, Uint8Array>>;
  readonly name?: string;
  /** Base of the URLs in repository.json. */
  readonly baseUrl?: string;
  readonly update_timestamp?: number;
  /** Changes the content of repository.json. */
  readonly about?: (about: Record<string, unknown>) => unknown;
}

/** The content of all files by path. */
export function filesOf(published: Published): Record<string, string | Uint8Array> {
  const { baseUrl = 'https://packages.example', update_timestamp = 1_794_744_000 } = published;
  const list = JSON.stringify({ packages: published.packages });
  const manifests = published.manifests === undefined ? null : JSON.stringify(published.manifests);
  const pointer = (name: string, content: string | Uint8Array) => ({
    url: `${baseUrl}/${name}`,
    sha256: sha256(content),
    update_timestamp,
  });
  const about: Record<string, unknown> = {
    name: published.name ?? 'Example packages',
    packages: pointer('packages.json', list),
    ...(published.resources ? { resources: pointer('resources.zip', published.resources) } : {}),
    ...(manifests === null ? {} : { manifests: pointer('manifests.json', manifests) }),
  };
  return {
    ...Object.fromEntries(
      Object.entries(published.archives ?? {}).map(([name, content]) => [`archives/${name}`, content]),
    ),
    'packages.json': list,
    ...(published.resources ? { 'resources.zip': published.resources } : {}),
    ...(manifests === null ? {} : { 'manifests.json': manifests }),
    'repository.json': JSON.stringify(published.about ? published.about(about) : about),
  };
}

/** Replaces each file atomically, repository.json last. */
export async function publish(folder: string, published: Published): Promise<Record<string, string | Uint8Array>> {
  const files = filesOf(published);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
  }
  return files;
}
