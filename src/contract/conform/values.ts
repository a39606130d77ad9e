// Generates random values of a schema, about half of them valid.
import { resolveRef, type Schema } from './document.ts';
import { randomMatch } from './patterns.ts';
import type { Random } from './random.ts';

/** Edge cases as JSON: numbers out of range, negative zero, lone surrogates, the key `__proto__`. */
const UNUSUAL_VALUES = [
  ...['null', 'true', '-0', '0', '-1', '1', '0.5', '1.0', '1e400', '-1e400', '9007199254740993', '1e21', '5e-324'],
  ...['""', '" "', '"\\ud800"', '"\\udc00x"', '"\\ud83d\\ude00"', '"\\u0000"', '"__proto__"', '"1"', '"null"'],
  ...['[]', '[null]', '{}', '{"__proto__":1}', '{"__proto__":{"type":"string"}}', '{"constructor":1,"toString":null}'],
].map((text) => () => JSON.parse(text) as unknown);

const UNUSUAL_KEYS = [
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'length', '', ' ', '\ud800'],
  'x'.repeat(51),
];
const MAX_STRING_LENGTH = 5_001;
const MAX_LIST_LENGTH = 100;
const MAX_DEPTH = 6;
const INVALID_RATE = 0.02;

const unusualValue = (random: Random): unknown => random.pick(UNUSUAL_VALUES)();

/**
 * `invalidRate` is the probability that a single choice violates its bound. If it is 0, a pattern with a syntax that is
 * not supported throws.
 */
export function randomValue(
  document: object,
  root: Schema | undefined,
  random: Random,
  invalidRate = INVALID_RATE,
): unknown {
  function build(reference: Schema | boolean | undefined, depth: number): unknown {
    if (reference === undefined || typeof reference === 'boolean') return unusualValue(random);
    const schema = resolveRef(document, reference);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const [part] = schema.allOf ?? [];
    if (part) return build(part, depth);
    const options = schema.oneOf ?? schema.anyOf;
    if (options && schema.type === undefined) {
      // In a recursive schema the last option is the non-recursive one, so trees end.
      return build(depth > MAX_DEPTH ? options.at(-1) : random.pick(options), depth);
    }
    const types: Readonly<Record<string, () => unknown>> = {
      object: () => objectOf(schema, depth),
      array: () => arrayOf(schema, depth),
      string: () => stringOf(schema),
      integer: () => numberOf(schema, true),
      number: () => numberOf(schema, false),
      boolean: () => random.chance(0.5),
      null: () => null,
    };
    const create = types[random.pick([schema.type].flat()) ?? ''];
    return create ? create() : unusualValue(random);
  }

  function objectOf(schema: Schema, depth: number): object {
    const out: Record<string, unknown> = {};
    const share = depth > 3 ? 0.1 : 0.6;
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const needed = schema.required?.includes(name) && !random.chance(invalidRate);
      if (needed || random.chance(share)) setKey(out, name, build(inner, depth + 1));
    }
    for (const [pattern, inner] of Object.entries(schema.patternProperties ?? {})) {
      for (let count = random.between(0, 3); count > 0; count--) {
        setKey(out, match(pattern), build(inner, depth + 1));
      }
    }
    const extra = schema.additionalProperties;
    const bound = schema.maxProperties ?? 4;
    const most = random.chance(0.1) ? bound + (random.chance(0.3) ? 1 : 0) : Math.min(bound, 4);
    if (extra === false ? random.chance(invalidRate) : random.chance(0.3)) {
      for (let count = random.between(1, most); count > 0; count--) {
        const key = random.chance(0.5) ? random.pick(UNUSUAL_KEYS) : `k${count}`;
        setKey(out, key, typeof extra === 'object' ? build(extra, depth + 1) : unusualValue(random));
      }
    }
    return out;
  }

  function arrayOf(schema: Schema, depth: number): unknown[] {
    const min = schema.minItems ?? 0;
    const max = Math.min(schema.maxItems ?? 3, MAX_LIST_LENGTH);
    const usual = random.between(min, Math.min(max, min + 3));
    const length = random.chance(invalidRate * 2) ? random.pick([min - 1, max + 1]) : random.chance(0.05) ? max : usual;
    const items = Array.from({ length: Math.max(0, length) }, () => build(schema.items, depth + 1));
    if (schema.uniqueItems !== true || random.chance(invalidRate * 2)) return items;
    return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  }

  function stringOf(schema: Schema): string {
    const { format, maxLength: max = 40 } = schema;
    const min = schema.minLength ?? 0;
    if (format === 'date-time') return randomDateTime(random);
    if (format === 'uri' || format === 'uri-reference') return randomUri(random);
    if (typeof schema['pattern'] === 'string') {
      const text = match(schema['pattern']);
      return random.chance(invalidRate) ? text + random.pick(['\n', ' ', '\u{1f600}', 'x'.repeat(200)]) : text;
    }
    const reachable = max < MAX_STRING_LENGTH || random.chance(0.01);
    const edges = [min, min + 1, ...(reachable ? [max, max] : []), ...(random.chance(0.1) ? [min - 1] : [])];
    if (reachable && random.chance(0.2)) edges.push(max + 1, max + 1);
    const length = random.chance(0.4) ? random.pick(edges) : random.between(min, Math.min(max, min + 20));
    return randomText(random, Math.max(0, length));
  }

  function match(pattern: string): string {
    try {
      return randomMatch(pattern, random, invalidRate);
    } catch (error) {
      if (invalidRate === 0) throw error;
      return randomText(random, 8);
    }
  }

  function numberOf(schema: Schema, isInteger: boolean): number {
    const min = schema.minimum ?? -1_000;
    const max = schema.maximum ?? 2 ** 53;
    if (random.chance(invalidRate * 2))
      return random.pick([min - 1, max + 1, min + 0.5, 1e21, Number.POSITIVE_INFINITY]);
    if (random.chance(0.3)) return random.pick([min, max, Math.max(min, -0), Math.max(min, 1)]);
    const value = min + random.next() * (Math.min(max, min + 10_000) - min);
    return isInteger ? Math.floor(value) : value;
  }

  return build(root, 0);
}

const ALPHABETS = [
  [...'abcdefghij XYZ-_0123'],
  ['\u{1f600}', '\u{10ffff}', '\u{1f1e9}', 'a'],
  ['e\u0301'.slice(1), '\u00e9', '\u200d', '\u202e', '\u0000', '\n', '"', '\\', '/', 'z'],
  ['\ud800', 'b', '\udfff', 'c'],
];

/** Has `length` code points, unless two lone surrogates happen to form a pair. */
function randomText(random: Random, length: number): string {
  const alphabet = random.chance(0.5) ? (ALPHABETS[0] as string[]) : random.pick(ALPHABETS);
  let text = '';
  for (let index = 0; index < length; index++) text += random.pick(alphabet);
  return text;
}

function randomDateTime(random: Random): string {
  const two = (from: number, to: number) => String(random.between(from, to)).padStart(2, '0');
  const date = `${random.between(1000, 9999)}-${two(1, 12)}-${two(1, random.chance(0.9) ? 28 : 31)}`;
  const time = random.chance(0.05) ? '23:59:60' : `${two(0, 23)}:${two(0, 59)}:${two(0, 60)}`;
  const fraction = random.chance(0.5) ? `.${two(0, 99)}` : '';
  const zone = random.chance(0.7) ? 'Z' : random.pick(['z', '+01:00', '-23:59', '+24:00', '+0100', '+01', '']);
  return `${date}${random.chance(0.9) ? 'T' : random.pick(['t', ' ', '\n', '_'])}${time}${fraction}${zone}`;
}

const URI_PARTS = ['http:', 'urn:', '//', '/', '127.0.0.1', ':8790', '?a=b', '#c', 'path', '%20', '[::1]', '@', 'x'];
const INVALID_URI_PARTS = [' ', '%', '\\', '"', '<', '\u00e9', '\u{1f600}', '[', '#'];

function randomUri(random: Random): string {
  const parts = Array.from({ length: random.between(1, 5) }, () => random.pick(URI_PARTS));
  if (random.chance(0.1)) parts.push(random.pick(INVALID_URI_PARTS));
  return random.chance(0.6) ? `https://annex.test/${parts.slice(2).join('')}` : parts.join('');
}

/** Sets a key, including `__proto__`, which is an ordinary key in JSON. */
function setKey(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Makes one change: another value, or an added or removed key or item. */
export function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.12)) return changeLeaf(value, random);
  if (Array.isArray(value)) return mutateArray(value, random);
  const keys = Object.keys(value);
  const out = { ...value } as Record<string, unknown>;
  if (keys.length === 0 || random.chance(0.15)) setKey(out, random.pick(UNUSUAL_KEYS), unusualValue(random));
  else {
    const key = random.pick(keys);
    if (random.chance(0.2)) delete out[key];
    else setKey(out, key, mutate(out[key], random));
  }
  return out;
}

function mutateArray(items: readonly unknown[], random: Random): unknown[] {
  const at = random.between(0, Math.max(0, items.length - 1));
  if (items.length === 0 || random.chance(0.2)) return [...items, unusualValue(random)];
  if (random.chance(0.25)) return [...items, structuredClone(items[at])];
  if (random.chance(0.2)) return items.toSpliced(at, 1);
  return items.with(at, mutate(items[at], random));
}

function changeLeaf(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && random.chance(0.5)) {
    const points = [...value];
    const at = random.between(0, points.length);
    const piece = random.pick(['', '\u{1f600}', '\ud800', '\n', ' ', 'A', '\u0000', '/']);
    return [...points.slice(0, at), piece, ...points.slice(random.chance(0.5) ? at : at + 1)].join('');
  }
  if (typeof value === 'number' && random.chance(0.5)) return random.pick([value + 1, value - 1, -value, value + 0.5]);
  return unusualValue(random);
}
