// The two tool-version fields carry the design tool's brand in real files. Inside our code they are neutral:
// documents are renamed when they are read, and renamed back when they are written.

/** `tool` is neutral; `kicad` gives kicad_version and kicad_version_max. */
export type Brand = string;

export const NEUTRAL_BRAND: Brand = 'tool';

/** What a brand is spelt like. */
export const BRAND_PATTERN = /^[a-z][a-z0-9]{0,31}$/;

const SUFFIXES = ['_version', '_version_max'];

/** `tool_version` as the brand writes it; every other name as it is. */
export const brandField = (name: string, brand: Brand): string =>
  name === 'tool_version' || name === 'tool_version_max' ? name.replace(NEUTRAL_BRAND, () => brand) : name;

/** What a document is; only a list has packages in it. */
type Kind = 'package' | 'packages' | 'repository';

/** A document in the neutral words; the given one is left as it is. */
export const neutralDocument = (document: unknown, brand: Brand, kind: Kind): unknown =>
  rename(document, brand, NEUTRAL_BRAND, kind);

/** One package of a list in the neutral words. */
export const neutralPackage = (item: unknown, brand: Brand): unknown =>
  brand === NEUTRAL_BRAND ? item : renameInPackage(item, brand, NEUTRAL_BRAND);

/** The text of the format's schema in the words of a brand. */
export const brandSchemaText = (text: string, brand: Brand): string =>
  text.replaceAll('tool_version', () => `${brand}_version`);

/** A neutral document in the brand's words. */
export const brandedDocument = (document: unknown, brand: Brand, kind: Kind): unknown =>
  rename(document, NEUTRAL_BRAND, brand, kind);

function rename(document: unknown, from: Brand, to: Brand, kind: Kind): unknown {
  if (from === to || !isObject(document)) return document;
  if (kind === 'packages' && Array.isArray(document['packages'])) {
    return { ...document, packages: document['packages'].map((item) => renameInPackage(item, from, to)) };
  }
  return renameInPackage(document, from, to);
}

function renameInPackage(item: unknown, from: Brand, to: Brand): unknown {
  if (!isObject(item) || !Array.isArray(item['versions'])) return item;
  return { ...item, versions: item['versions'].map((version) => renameInVersion(version, from, to)) };
}

/** A field that already has the other name loses it: in a kicad file, `tool_version` means nothing. */
function renameInVersion(version: unknown, from: Brand, to: Brand): unknown {
  if (!isObject(version)) return version;
  const renames = new Map(SUFFIXES.map((suffix) => [from + suffix, to + suffix]));
  const taken = new Set(renames.values());
  return Object.fromEntries(
    Object.entries(version)
      .filter(([name]) => !taken.has(name))
      .map(([name, value]) => [renames.get(name) ?? name, value]),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
