// A repository folder as `annex packages build` leaves it, made by hand so that tests can also make wrong ones.
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Package, PackageVersion } from '../../generated/packages/resources.ts';

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

/** The smallest picture there is: one dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function zip(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    file.addBuffer(Buffer.from(content), name, { mtime: new Date(1_794_744_000_000) });
  }
  file.end();
  return buffer(file.outputStream);
}

export interface Published {
  readonly packages: readonly unknown[];
  readonly resources?: Uint8Array;
  readonly manifests?: object;
  readonly archives?: Readonly<Record<string, Uint8Array>>;
  readonly name?: string;
  /** For repository.json. */
  readonly baseUrl?: string;
  readonly update_timestamp?: number;
  /** Replaces what repository.json says. */
  readonly about?: (about: Record<string, unknown>) => unknown;
}

/** The files' texts, as they are written. */
export function filesOf(given: Published): Record<string, string | Uint8Array> {
  const { baseUrl = 'https://packages.example', update_timestamp = 1_794_744_000 } = given;
  const list = JSON.stringify({ packages: given.packages });
  const manifests = given.manifests === undefined ? null : JSON.stringify(given.manifests);
  const pointer = (name: string, content: string | Uint8Array) => ({
    url: `${baseUrl}/${name}`,
    sha256: sha256(content),
    update_timestamp,
  });
  const about: Record<string, unknown> = {
    name: given.name ?? 'Example packages',
    packages: pointer('packages.json', list),
    ...(given.resources ? { resources: pointer('resources.zip', given.resources) } : {}),
    ...(manifests === null ? {} : { manifests: pointer('manifests.json', manifests) }),
  };
  return {
    ...Object.fromEntries(Object.entries(given.archives ?? {}).map(([name, content]) => [`archives/${name}`, content])),
    'packages.json': list,
    ...(given.resources ? { 'resources.zip': given.resources } : {}),
    ...(manifests === null ? {} : { 'manifests.json': manifests }),
    'repository.json': JSON.stringify(given.about ? given.about(about) : about),
  };
}

/** Each file is written whole and moved into place, the entry point last. */
export async function publish(folder: string, given: Published): Promise<Record<string, string | Uint8Array>> {
  const files = filesOf(given);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, content);
    await rename(`${path}.new`, path);
  }
  return files;
}
