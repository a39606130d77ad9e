// In files, the two tool-version fields start with the design tool's brand. In code they have neutral names: fields are
// renamed when documents are read, and renamed back when they are written.

import { isObject } from './json.ts';

/** `tool` is neutral; `kicad` gives kicad_version and kicad_version_max. */
export type Brand = string;

export const NEUTRAL_BRAND: Brand = 'tool';

export const BRAND_PATTERN = /^[a-z][a-z0-9]{0,31}$/;

/** The brand's name of a tool-version field; other names stay unchanged. */
export const brandField = (name: string, brand: Brand): string =>
  name === 'tool_version' || name === 'tool_version_max' ? name.replace(NEUTRAL_BRAND, () => brand) : name;

type Kind = 'package' | 'packages' | 'repository';

/** A copy of the document with neutral field names. */
export const neutralDocument = (document: unknown, brand: Brand, kind: Kind): unknown =>
  rename(document, brand, NEUTRAL_BRAND, kind);

/** A copy of a neutral package with the brand's field names. */
export const brandedPackage = (item: unknown, brand: Brand): unknown => rename(item, NEUTRAL_BRAND, brand, 'package');

function rename(document: unknown, from: Brand, to: Brand, kind: Kind): unknown {
  if (from === to) return document;
  const inPackage = (item: unknown) => changeList(item, 'versions', (version) => renameInVersion(version, from, to));
  const isList = kind === 'packages' && isObject(document) && Array.isArray(document['packages']);
  return isList ? changeList(document, 'packages', inPackage) : inPackage(document);
}

/** A copy of the object in which every item of this list is changed. Other values stay unchanged. */
function changeList(value: unknown, name: string, change: (item: unknown) => unknown): unknown {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? { ...(value as object), [name]: list.map(change) } : value;
}

/** Drops fields that already have the new name: in a kicad file, `tool_version` has no meaning. */
function renameInVersion(version: unknown, from: Brand, to: Brand): unknown {
  if (!isObject(version)) return version;
  const renames = new Map(['_version', '_version_max'].map((suffix) => [from + suffix, to + suffix]));
  const newNames = new Set(renames.values());
  return Object.fromEntries(
    Object.entries(version)
      .filter(([name]) => !newNames.has(name))
      .map(([name, value]) => [renames.get(name) ?? name, value]),
  );
}
