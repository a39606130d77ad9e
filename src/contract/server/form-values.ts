// Forms, also with objects: `card[number]=1`. Values are texts until the errors of the schema tell the wanted types.
import { convert } from '../convert.ts';
import { parseJson } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import type { BodyRow, Validate } from '../tables.ts';

const MAX_DEPTH = 16;
/** Of conversions: an outer value first, then those inside it. */
const MAX_ROUNDS = 4;

type Fields = Record<string, unknown>;

/** The names in `card[address][city]`; null if it is not such a field of the form. */
export function bracketPath(name: string, { objects = {} }: BodyRow): string[] | null {
  const open = name.endsWith(']') ? name.indexOf('[') : -1;
  const field = name.slice(0, open);
  if (open < 1 || !Object.hasOwn(objects, field)) return null;
  const steps = bracketSteps(name.slice(open + 1, -1));
  return steps && [field, ...steps];
}

/** Null if there are too many. */
export function bracketSteps(text: string): string[] | null {
  const steps = text.split('][', MAX_DEPTH + 1);
  return steps.length > MAX_DEPTH ? null : steps;
}

/** Returns false if there is already another value. An empty step is the next item of a list. */
export function setAt(fields: Fields, path: readonly string[], value: unknown): boolean {
  let node = fields;
  for (const step of path.slice(0, -1)) {
    node[step] ??= Object.create(null);
    if (typeof node[step] !== 'object') return false;
    node = node[step] as Fields;
  }
  const last = path.at(-1) || String(Object.keys(node).length);
  if (last in node) return false;
  node[last] = value;
  return true;
}

/** Changes texts to the types that the schema wants. */
export function convertTexts(validate: Validate, fields: unknown): void {
  for (let round = 0; round < MAX_ROUNDS && !validate(fields); round++) {
    const wrong = (validate.errors ?? []).filter(({ keyword }) => keyword === 'type');
    const changes = wrong.map(({ instancePath, params }) => convertAt(fields, instancePath, [params['type']].flat()));
    if (!changes.includes(true)) return;
  }
}

function convertAt(fields: unknown, pointer: string, types: readonly unknown[]): boolean {
  const steps = pointerSteps(pointer);
  const name = steps.pop();
  const parent = valueAt(fields, steps) as Fields | undefined;
  if (name === undefined || parent === undefined) return false;
  const value = parent[name];
  const wanted = types.map((type) => toType(type, value)).find((each) => each !== value);
  if (wanted === undefined) return false;
  parent[name] = wanted;
  return true;
}

/** The value itself if it cannot be of that type. */
function toType(type: unknown, value: unknown): unknown {
  if (type === 'array' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.keys(value).every((key) => /^\d{1,6}$/.test(key)) ? Object.values(value) : value;
  }
  if (typeof value !== 'string') return value;
  if (type === 'integer' || type === 'number' || type === 'boolean') return convert(type, value);
  if (type === 'null') return value === '' ? null : value;
  const parsed = /^\s*[[{]/.test(value) ? parseJson(value) : null;
  if (parsed?.ok) return parsed.value;
  return type === 'array' ? [value] : value;
}
