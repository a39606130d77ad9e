// Packages that a build takes over from the last one without reading them: their archives are hosted elsewhere, and
// neither their directory nor the published list has changed.
import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Package } from '../../../generated/packages/resources.ts';
import { type Brand, brandedPackage, neutralDocument } from '../format/brand.ts';
import { jsonText } from '../format/json.ts';
import { sha256Of } from '../validate/hash.ts';
import type { BuiltVersion } from './archives.ts';
import { type Cache, fingerprintOf, isSettled, type LastList, type StoredPackage } from './cache.ts';
import { iconOf } from './resources.ts';
import type { SourcePackage } from './source.ts';

export interface BuiltPackage extends SourcePackage {
  readonly versions: readonly BuiltVersion[];
}

/** A package as the published list contains it. */
export interface ListedPackage extends Omit<StoredPackage, 'text'> {
  readonly text: Buffer;
}

export type Unchanged = Awaited<ReturnType<typeof findUnchanged>>;

export function listedOf(one: BuiltPackage, brand: Brand, cache: Cache): ListedPackage {
  const { folder, item, versions, warnings } = one;
  const isElsewhere = versions.every(({ archive, files }) => archive === null && files === null);
  return {
    folder,
    identifier: item.identifier,
    versions: versions.length,
    warnings: [...warnings, ...versions.flatMap((version) => version.warnings)],
    icon: iconOf(one, versions, cache),
    state: isElsewhere ? stateOf(folder, cache.startedMs) : null,
    text: Buffer.from(nestedJson(brandedPackage(item, brand))),
  };
}

/** Null if the directory changed so shortly before `startedMs` that it can change again without a new state. */
function stateOf(folder: string, startedMs = Infinity): string | null {
  const fileStats = ['.', 'metadata.json', 'icon.png'].map((name) =>
    lstatSync(join(folder, name), { throwIfNoEntry: false }),
  );
  if (fileStats.some((stats) => stats && !isSettled(stats, startedMs))) return null;
  return fileStats.map((stats) => stats && fingerprintOf(stats)).join(' ');
}

/** By directory, with the other published packages. `list`: the published packages.json. Null if there are none. */
export async function findUnchanged(last: LastList | null, key: string, list: string, brand: Brand) {
  const bytes = last?.key === key && (await readFile(list).catch(() => null));
  if (!bytes || last.sha256 !== sha256Of(bytes)) return null;
  const packages = new Map<string, ListedPackage>();
  const others: Package[] = [];
  let at = HEAD.length;
  for (const stored of last.packages) {
    const text = bytes.subarray(at, at + stored.text);
    at += stored.text + SEPARATOR.length;
    if (stored.state !== null && stored.state === stateOf(stored.folder)) {
      packages.set(stored.folder, { ...stored, text });
    } else others.push(neutralDocument(JSON.parse(text.toString()), brand, 'package') as Package);
  }
  return packages.size === 0 ? null : { packages, others };
}

const [HEAD, SEPARATOR, TAIL] = ['{\n    "packages": [\n        ', ',\n        ', '\n    ]\n}\n'].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer];

/** `jsonText` of a value inside the list, without a newline. */
const nestedJson = (value: unknown): string => jsonText(value).trimEnd().replaceAll('\n', '\n        ');

/** The bytes of packages.json, equal to `jsonText` of the whole list. */
export const joinList = (packages: readonly ListedPackage[]): Buffer =>
  Buffer.concat([...packages.flatMap(({ text }, index) => [index === 0 ? HEAD : SEPARATOR, text]), TAIL]);

/** `sha256`: the hash of packages.json. */
export const lastListOf = (packages: readonly ListedPackage[], key: string, sha256: string): LastList => ({
  key,
  sha256,
  packages: packages.map((one) => ({ ...one, text: one.text.length })),
});
