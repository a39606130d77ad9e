// Small changes to a value.
import type { Random } from './random.ts';
import { setKey, UNUSUAL_KEYS, unusualValue } from './values.ts';

/** Makes one change: another value, or an added or removed key or item. */
export function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.12)) return changeLeaf(value, random);
  if (Array.isArray(value)) return mutateArray(value, random);
  const keys = Object.keys(value);
  const out: Record<string, unknown> = {};
  for (const key of keys) setKey(out, key, (value as Record<string, unknown>)[key]);
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
