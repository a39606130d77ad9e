// Creates random calls of an operation without credentials, most of them invalid in path, query, method, headers or body.

import { examplesOf, type Operation, parameterExamples, parameterSchema } from './document.ts';
import type { Random } from './random.ts';
import { mutate, randomValue } from './values.ts';
import { type Wire, writeBody, writeJson, writeParameters } from './wire.ts';

/** Servers refuse URLs above 8 KiB before they parse them. */
const MAX_URL_LENGTH = 8_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const UNUSUAL_TEXTS = [
  ...['', 'abc', '0', '1', '-1', '-0', '1e2', '0x10', '%2B5', '05', '+5', '%205', '5.0', '5.', '100', '101', '1.5'],
  ...['9007199254740993', '1e400', 'Infinity', 'NaN', 'true', 'null', 'a,b', 'linux', 'linux,macos', 'linux%2Cmacos'],
  ...[',', 'a%20b', 'a+b', '%C3%A9', '%F0%9F%98%80', '%00', '%', '%zz', '%FF', '%C3', 'a%2Fb', 'a=b', '%26', '%23'],
];
const UNUSUAL_SEGMENTS = [
  ...['x', '', '.', '..', '%2F', '%zz', '%', '%FF', '%00', 'a;b=c', '*', '{token}', '%7Btoken%7D', '~', '%2e%2e'],
];
const UNUSUAL_NAMES = [
  ...['x', 'Q', 'tag%5B%5D', 'tag[]', 'q[a]', 'limit[0]', '__proto__', 'constructor', '', 'others', 'lim%69t', '%71'],
];
const INVALID_JSON = [
  ...['', '{', '[1,', 'null', '"', '\u0000', '{"a":1}x', '[[[[[[[[', '1e999', '\ufeff{}', '{"__proto__":{}}'],
];
/** More parameters than servers accept. */
const MANY = Array.from({ length: 33 }, (_, index) => `p${index}=1`);
const OTHER_MEDIA = ['text/plain', 'application/xml', 'x'];

export function randomCall(operation: Operation, random: Random): Wire {
  const written = writeValid(operation, random);
  let { headers } = written;
  const method = random.chance(0.12) ? random.pick(METHODS) : operation.method;
  let [path = '', ...pairs] = written.path.split(/[?&]/);
  if (random.chance(0.5)) pairs = pairs.map((pair) => pair.replaceAll('%20', '+'));
  if (random.chance(0.3)) path = mutatePath(path, random);
  for (let changes = random.pick([0, 0, 1, 1, 2]); changes > 0; changes--)
    pairs = mutateQuery(operation, pairs, random);
  while (path.length + pairs.join('&').length > MAX_URL_LENGTH) pairs = pairs.slice(0, -1);
  if (random.chance(0.1)) headers = mutateHeaders(operation, headers, random);
  return { method, path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path, headers };
}

/** A regular expression for a path template, with one group per parameter. */
export const patternOf = (template: string): string =>
  template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/?]+)');

/** The operation that a changed request matches; of several, the one with the fewest parameters in its path. */
export function destinationOf({ method, path }: Wire, operations: readonly Operation[]): Operation | undefined {
  const fits = (template: string) => new RegExp(`^${patternOf(template)}(\\?|$)`).test(path);
  const fitting = operations.filter((one) => one.method === (method === 'HEAD' ? 'GET' : method) && fits(one.path));
  const count = ({ path: template }: Operation) => template.split('{').length;
  return fitting.toSorted((one, other) => count(one) - count(other))[0];
}

function writeValid(operation: Operation, random: Random): Pick<Wire, 'path' | 'headers'> {
  const [all, required] = parameterExamples(operation);
  for (let tries = 0; tries < 20 && random.chance(0.8); tries++) {
    const written = writeParameters(operation, randomValue(operation.document, parameterSchema(operation), random));
    if (written && written.path.length < 6_000) return written;
  }
  const example = random.chance(0.5) ? all : required;
  return writeParameters(operation, example?.value) ?? { path: operation.path, headers: {} };
}

function mutatePath(path: string, random: Random): string {
  const segments = path.split('/');
  const at = random.between(1, segments.length - 1);
  const segment = segments[at] ?? '';
  const unusual = () => random.pick(UNUSUAL_SEGMENTS);
  const change = random.pick<() => readonly string[]>([
    () => [path, ''],
    () => segments.toSpliced(at, 0, unusual()),
    () => (segments.length > 2 ? segments.toSpliced(at, 1) : ['', '']),
    () => segments.with(at, unusual()),
    () => segments.with(at, segment + random.pick(['%20', '%2F', '%', ';v=1', '.json', '%C3%A9', '+'])),
    () => segments.with(at, encodeFirst(segment)),
    () => [random.pick([path.toUpperCase(), `/${path}`, `${path}//`, '/', `${path}/${unusual()}`])],
    () => segments.toSpliced(at, 0, ''),
  ]);
  return change().join('/');
}

/** Percent-encodes the first character, which leaves the meaning unchanged (RFC 3986, 6.2.2.2). */
const encodeFirst = (segment: string): string =>
  segment === '' ? '' : `%${segment.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}${segment.slice(1)}`;

function mutateQuery({ parameters }: Operation, pairs: readonly string[], random: Random): string[] {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const name = names.length > 0 && random.chance(0.8) ? random.pick(names) : random.pick(UNUSUAL_NAMES);
  const at = random.between(0, Math.max(0, pairs.length - 1));
  const text = () => random.pick(UNUSUAL_TEXTS);
  const unusual = () => random.pick(UNUSUAL_NAMES);
  const change = random.pick<() => readonly string[]>([
    () => pairs.toSpliced(at, 1),
    () => [...pairs, ...pairs.slice(at, at + 1)],
    () => [...pairs, `${name}=${text()}`],
    () => [...pairs.filter((pair) => !pair.startsWith(`${name}=`)), `${name}=${text()}`],
    () => [...pairs, random.pick(['', '&', name, '=', '=x', `${unusual()}=1`])],
    () => [...pairs, ...(random.chance(0.1) ? MANY : [`${name}=a`, `${name}=b`])],
    () => [...pairs, `${unusual()}=${text()}`],
  ]);
  return [...change()];
}

function mutateHeaders({ parameters }: Operation, headers: Wire['headers'], random: Random): Wire['headers'] {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  if (names.length === 0) return { ...headers, 'X-Unknown': 'x' };
  return { ...headers, [random.pick(names)]: random.pick(['', 'x', 'a, b', 'y'.repeat(300), '%20', '"quoted"']) };
}

/** Creates a body: an example or random value, often mutated, sometimes with another media type or invalid JSON. */
export async function randomBody(operation: Operation, random: Random): Promise<Pick<Wire, 'headers' | 'body'> | null> {
  const entries = Object.entries(operation.body?.content ?? {});
  if (entries.length === 0) return random.chance(0.1) ? { headers: {}, body: random.pick(INVALID_JSON) } : null;
  const [media, content] = random.pick(entries);
  const [example] = examplesOf(operation.document, content);
  if (media !== 'application/json') return writeBody(operation, media, example?.value);
  const headers = { 'Content-Type': random.chance(0.95) ? media : random.pick(OTHER_MEDIA) };
  if (random.chance(0.05)) return { headers, body: random.pick(INVALID_JSON) };
  let value = random.chance(0.5) ? example?.value : randomValue(operation.document, content.schema, random);
  for (let changes = random.pick([0, 0, 1, 2]); changes > 0; changes--) value = mutate(value, random);
  return { headers, body: writeJson(value) };
}
