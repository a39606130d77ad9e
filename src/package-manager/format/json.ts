/** A JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same text for equal values: names are sorted. */
export const stableJson = (value: unknown, indent?: number): string | undefined =>
  JSON.stringify(value, sortNames, indent);

const sortNames = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** JSON for the files of a repository: sorted names, indented by four spaces, with a trailing newline. */
export const jsonText = (value: unknown): string => `${stableJson(value, 4)}\n`;
