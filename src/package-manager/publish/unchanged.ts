// Packages that a build takes over from the last one without reading them: their archives are hosted elsewhere, and
// neither their directory nor the published list has changed.
import { lstatSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Package } from '../../../generated/packages/resources.ts';
import { type Brand, brandedDocument, neutralDocument } from '../format/brand.ts';
import type { BuiltVersion } from './archives.ts';
import type { Cache } from './cache.ts';
import { fingerprintOf, isSettled } from './fingerprint.ts';
import { nestedJson } from './repository-json.ts';
import { type Icon, iconIn, iconOf } from './resources.ts';
import type { SourcePackage } from './source.ts';

/** A package as the published list contains it. */
export interface ListedPackage {
  readonly folder: string;
  readonly identifier: string;
  readonly versions: number;
  readonly warnings: readonly string[];
  readonly icon: Icon | null;
  /** Identifies the state of its directory; null if the package cannot be taken over. */
  readonly state: string | null;
  readonly text: Uint8Array;
}

interface StoredPackage extends Omit<ListedPackage, 'folder' | 'icon' | 'text'> {
  /** SHA-256. */
  readonly icon: string | null;
  /** Offset and length of its text, in bytes. */
  readonly span: readonly [number, number];
}

/** The last build, as the cache stores it. */
export interface LastList {
  /** Identifies the options of the build. */
  readonly key: string;
  /** Fingerprint of packages.json. */
  readonly file: string;
  /** By the name of their directory. */
  readonly packages: Readonly<Record<string, StoredPackage>>;
}

export interface Unchanged {
  /** By the name of their directory. */
  readonly packages: ReadonlyMap<string, ListedPackage>;
  /** The other published packages. */
  readonly others: readonly Package[];
}

export interface BuiltPackage extends SourcePackage {
  readonly versions: readonly BuiltVersion[];
}

export function listedOf(one: BuiltPackage, brand: Brand, cache: Cache): ListedPackage {
  const { folder, item, versions, warnings } = one;
  const isElsewhere = versions.every(({ state, files }) => state === 'elsewhere' && files === null);
  return {
    folder,
    identifier: item.identifier,
    versions: versions.length,
    warnings: [...warnings, ...versions.flatMap((version) => version.warnings)],
    icon: iconOf(one, versions, cache),
    state: isElsewhere ? stateOf(folder, cache.startedMs) : null,
    text: Buffer.from(nestedJson(brandedDocument(item, brand, 'package'))),
  };
}

/** Null if the directory changed so shortly before `startedMs` that it can change again without a new state. */
function stateOf(folder: string, startedMs = Infinity): string | null {
  const paths = [folder, join(folder, 'metadata.json'), join(folder, 'icon.png')];
  const found = paths.map((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (found.some((stats) => stats && !isSettled(stats, startedMs))) return null;
  return found.map((stats) => stats && fingerprintOf(stats)).join(' ');
}

/** Null if there are no such packages. */
export async function findUnchanged(
  last: LastList | null,
  key: string,
  { source, list, brand }: { readonly source: string; readonly list: string; readonly brand: Brand },
): Promise<Unchanged | null> {
  if (last?.key !== key || last.file !== fingerprintOf(statSync(list, { throwIfNoEntry: false }))) return null;
  const bytes = await readFile(list);
  const packages = new Map<string, ListedPackage>();
  const others: Package[] = [];
  for (const [name, stored] of Object.entries(last.packages)) {
    const [at, length] = stored.span;
    const text = bytes.subarray(at, at + length);
    const folder = join(source, name);
    if (stored.state !== null && stored.state === stateOf(folder)) {
      const icon = stored.icon === null ? null : iconIn(folder, stored.identifier, stored.icon);
      packages.set(name, { ...stored, folder, icon, text });
    } else others.push(neutralDocument(JSON.parse(text.toString()), brand, 'package') as Package);
  }
  return packages.size === 0 ? null : { packages, others };
}

const [HEAD, SEPARATOR, TAIL] = ['{\n    "packages": [\n        ', ',\n        ', '\n    ]\n}\n'];

/** The bytes of packages.json, equal to `jsonText` of the whole list. */
export const joinList = (packages: readonly ListedPackage[]): Buffer =>
  Buffer.concat([
    ...packages.flatMap(({ text }, index) => [Buffer.from(index === 0 ? HEAD : SEPARATOR), text]),
    Buffer.from(TAIL),
  ]);

/** `list`: the published packages.json. */
export function lastListOf(packages: readonly ListedPackage[], key: string, list: string): LastList {
  let at = HEAD.length;
  const stored = packages.map(({ folder, text, icon, ...rest }): [string, StoredPackage] => {
    const span = [at, text.length] as const;
    at += text.length + SEPARATOR.length;
    return [basename(folder), { ...rest, icon: icon?.sha256 ?? null, span }];
  });
  return { key, file: fingerprintOf(statSync(list)), packages: Object.fromEntries(stored) };
}
