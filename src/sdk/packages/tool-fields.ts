// The two tool-version fields carry the design tool's brand in real files; inside the program they are neutral.

const NEUTRAL = 'tool';
const FIELDS = ['_version', '_version_max'] as const;

/** A package as it stands in a file of this brand, with `tool_version` and `tool_version_max` in their place. */
export function toNeutral(item: unknown, brand: string): unknown {
  if (brand === NEUTRAL || typeof item !== 'object' || item === null) return item;
  const { versions } = item as { versions?: unknown };
  return Array.isArray(versions) ? { ...item, versions: versions.map((version) => rename(version, brand)) } : item;
}

function rename(version: unknown, brand: string): unknown {
  if (typeof version !== 'object' || version === null || Array.isArray(version)) return version;
  return Object.fromEntries(
    Object.entries(version).flatMap(([name, value]) => {
      const branded = FIELDS.find((field) => name === brand + field);
      if (branded) return [[NEUTRAL + branded, value]];
      return FIELDS.some((field) => name === NEUTRAL + field) ? [] : [[name, value]];
    }),
  );
}

/** The text of the format's schema in the words of a brand. */
export const brandSchemaText = (text: string, brand: string): string =>
  text.replaceAll('tool_version', `${brand}_version`);
