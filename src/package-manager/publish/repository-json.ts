// JSON for the files of a repository: equal values give the same text.
import { sha256Of } from '../validate/hash.ts';

/** Sorted names, indented by four spaces, with a trailing newline. */
export const jsonText = (value: unknown): string => `${JSON.stringify(sorted(value), null, 4)}\n`;

/** The same for a value inside a list or object at the top level, without a newline. */
export const nestedJson = (value: unknown): string => jsonText(value).trimEnd().replaceAll('\n', '\n        ');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const inner = sorted((value as Readonly<Record<string, unknown>>)[name]);
    // An assignment to this name would set the prototype.
    if (name === '__proto__') Object.defineProperty(out, name, { value: inner, enumerable: true });
    else out[name] = inner;
  }
  return out;
}

/** A cache key for a value. */
export const keyOf = (value: unknown): string => sha256Of(JSON.stringify(value));
