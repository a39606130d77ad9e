// JSON as the repository's files have it: the same text for the same value.
import { sha256Of } from '../validate/hash.ts';

/** Sorted names, four spaces, a line's end behind it. */
export const jsonText = (value: unknown): string => `${JSON.stringify(sorted(value), null, 4)}\n`;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const inner = sorted((value as Readonly<Record<string, unknown>>)[name]);
    // Assigned, this one name would set the prototype instead.
    if (name === '__proto__') Object.defineProperty(out, name, { value: inner, enumerable: true });
    else out[name] = inner;
  }
  return out;
}

/** A short name for a value, by its content. */
export const keyOf = (value: unknown): string => sha256Of(JSON.stringify(value));
