// Shrinks a failing request while it still fails: removes headers, query parameters, fields and items, and shortens
// strings.
import { parseJson } from './parse-json.ts';
import { type Wire, writeJson } from './wire.ts';

const MAX_TRIES = 60;

export async function shrink(wire: Wire, fails: (smaller: Wire) => Promise<boolean>): Promise<Wire> {
  let smallest = wire;
  let tries = 0;
  for (let found = true; found && tries < MAX_TRIES; ) {
    found = false;
    for (const smaller of smallerWires(smallest)) {
      if (found || tries >= MAX_TRIES) break;
      tries += 1;
      found = await fails(smaller);
      if (found) smallest = smaller;
    }
  }
  return smallest;
}

function* smallerWires(wire: Wire): Generator<Wire> {
  for (const name of Object.keys(wire.headers)) {
    const { [name]: _, ...headers } = wire.headers;
    yield { ...wire, headers };
  }
  const [path = '', query] = wire.path.split('?', 2);
  const pairs = query?.split('&') ?? [];
  for (const at of pairs.keys()) {
    const rest = pairs.toSpliced(at, 1).join('&');
    yield { ...wire, path: rest === '' ? path : `${path}?${rest}` };
  }
  if (typeof wire.body !== 'string') return;
  const { body, ...withoutBody } = wire;
  yield withoutBody;
  const value = parseJson(body);
  if (value === undefined && body.length > 1) yield { ...wire, body: body.slice(0, body.length >> 1) };
  for (const smaller of smallerValues(value)) yield { ...wire, body: writeJson(smaller) };
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 1) yield value.slice(0, value.length >> 1);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const at of value.keys()) yield value.toSpliced(at, 1);
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
    }
    for (const smaller of smallerValues(inner)) {
      yield Array.isArray(value) ? value.with(Number(key), smaller) : { ...value, [key]: smaller };
    }
  }
}
