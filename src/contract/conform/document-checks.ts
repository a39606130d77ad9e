// Checks that hold for every document: files and their validators, ranges, hashes, CORS, and the rules of the monitor.
import { createHash } from 'node:crypto';
import { anyOf } from '../negotiate.ts';
import { callOperation, writeOperation } from './calls.ts';
import { type Check, expect, expectStatus } from './check.ts';
import { mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import { withCredentials } from './credentials.ts';
import { credentialHeaders, type Operation, resolveRef, responseOf, schemeOf } from './document.ts';
import type { Found, World } from './explore.ts';
import type { Item } from './listing.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { destinationOf } from './random-calls.ts';
import { matches } from './schema-match.ts';

type Run = (client: Client, operation: Operation, found: Found, world: World) => Promise<void>;

const FOREIGN = 'https://app.example';
const MIN_RANGE_BYTES = 8;
const MAX_HASHES = 6;
/** Response headers that pages may always read (WHATWG Fetch, CORS-safelisted response-header name). */
const SAFELISTED = /^(cache-control|content-(language|length|type)|expires|last-modified|pragma|vary|set-cookie)$/i;

export function documentChecks(world: World, violations: ReadonlyMap<string, Error>): Check[] {
  const check = (id: string, text: string, run: Check['run']): Check => {
    return { id: `document:${id}`, text, level: id === 'challenges' ? 'may' : 'should', needs: ['state'], run };
  };
  const each = (id: string, text: string, run: Run): Check =>
    check(id, text, async (client) => {
      const explored = await client.once(world.explore);
      if (explored.size === 0) throw new Skip('no operation that reads succeeds');
      for (const operation of world.operations) {
        const found = explored.get(operation.id);
        if (found) await run(client, operation, found, world);
      }
    });
  const rule = (id: string, text: string): Check =>
    check(id, text, async (client) => {
      await client.once(world.explore);
      const violation = violations.get(id);
      if (violation) throw violation;
    });
  return [
    each('conditional', 'ETag and If-None-Match agree with the bodies, and HEAD with GET', checkConditional),
    each('ranges', 'ranges return exactly the requested bytes', checkRanges),
    each('hashes', 'hashes and sizes match the bytes that they describe', checkHashes),
    check('cors', 'pages of other origins can call what the document allows, and nothing else', async (client) => {
      for (const operation of world.operations) await checkCors(client, operation, world);
    }),
    rule('media', 'successful responses have a documented media type'),
    rule('headers', 'responses have the documented headers'),
    rule('challenges', 'a 401 has WWW-Authenticate if an HTTP scheme can be used (RFC 9110, 15.5.2)'),
    rule('charsets', 'bodies are UTF-8, if they say so at all'),
    rule('caching', 'secrets and responses for one caller are not cached'),
  ];
}

async function checkConditional(client: Client, operation: Operation, { path }: Found): Promise<void> {
  const whole = await callOperation(client, operation, { path });
  const head = await callOperation(client, operation, { path, method: 'HEAD' });
  const hasHead = ![405, 501].includes(head.status);
  if (hasHead) expectStatus(head, whole.status);
  const type = head.headers['content-type'];
  expect(!type || type === whole.headers['content-type'], `HEAD with Content-Type: ${type}`, head.wire);
  const { etag } = whole.headers;
  if (etag === undefined) return;
  const again = await callOperation(client, operation, { path });
  if (!again.bytes.equals(whole.bytes)) return;
  expect(again.headers.etag === etag, 'two ETags for the same body', again.wire);
  expect(!hasHead || head.headers.etag === etag, `HEAD with the ETag ${head.headers.etag}`, head.wire);
  for (const tags of [etag, `"another", ${etag}`, `W/${etag.replace(/^W\//, '')}`]) {
    const reply = await callOperation(client, operation, { path, headers: { 'If-None-Match': tags } });
    expectStatus(reply, 304);
    expect(reply.headers.etag === etag, `304 with the ETag ${reply.headers.etag}`, reply.wire);
  }
  const other = await callOperation(client, operation, { path, headers: { 'If-None-Match': '"another"' } });
  expectStatus(other, 200);
  const packed = await callOperation(client, operation, { path, headers: { 'Accept-Encoding': 'gzip' } });
  if (packed.headers['content-encoding'] === undefined) return;
  const { vary } = packed.headers;
  expect(/accept-encoding|\*/i.test(vary ?? ''), `compressed, with Vary: ${vary ?? 'missing'}`, packed.wire);
  const isShared = packed.headers.etag === etag && !etag.startsWith('W/');
  expect(!isShared, 'compressed, with the strong ETag of the uncompressed body', packed.wire);
}

async function checkRanges(client: Client, operation: Operation, { path, reply }: Found): Promise<void> {
  const { bytes, headers } = reply;
  const size = bytes.length;
  if (!(operation.responses.has(206) || headers['accept-ranges'] === 'bytes') || size < MIN_RANGE_BYTES) return;
  const ask = (range: string, more = {}) =>
    callOperation(client, operation, { path, headers: { Range: range, ...more } });
  const parts: [string, number, number][] = [
    ['bytes=1-4', 1, 5],
    ['bytes=0-0', 0, 1],
    ['bytes=-3', size - 3, size],
    [`bytes=${size - 2}-`, size - 2, size],
    [`bytes=${size - 2}-${size + 9}`, size - 2, size],
  ];
  const expectPart = (part: Reply, from: number, to: number) => {
    expectStatus(part, 206);
    const range = part.headers['content-range'];
    expect(range === `bytes ${from}-${to - 1}/${size}`, `Content-Range: ${range}`, part.wire);
    expect(part.bytes.equals(bytes.subarray(from, to)), `the body is not bytes ${from} to ${to - 1}`, part.wire);
    expect(part.headers.etag === headers.etag, `206 with the ETag ${part.headers.etag}`, part.wire);
  };
  for (const [range, from, to] of parts) expectPart(await ask(range), from, to);
  const beyond = await ask(`bytes=${size}-`);
  expectStatus(beyond, 416);
  const { 'content-range': unsatisfied } = beyond.headers;
  expect(unsatisfied === `bytes */${size}`, `416 with Content-Range: ${unsatisfied}`, beyond.wire);
  if (!headers.etag?.startsWith('"')) return;
  expectPart(await ask('bytes=1-4', { 'If-Range': headers.etag }), 1, 5);
  const changed = await ask('bytes=1-4', { 'If-Range': '"another"' });
  expectStatus(changed, 200);
  expect(changed.bytes.equals(bytes), 'not the whole file, although If-Range has another ETag', changed.wire);
}

/** Finds `sha256` beside `url`, `download_sha256` beside `download_url` and so on, and sizes in the same way. */
async function checkHashes(client: Client, _: Operation, { reply }: Found, world: World): Promise<void> {
  const found: { path: string; hash: unknown; size: unknown }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.length >= MAX_HASHES) return;
    for (const [name, hash] of Object.entries(value)) {
      const [, prefix] = /^(.*?)_?(?:sha-?256|digest|checksum)$/i.exec(name) ?? [];
      const field = (suffix: string) => (value as Item)[prefix ? `${prefix}_${suffix}` : suffix];
      const url = field('url') ?? field('href');
      if (prefix !== undefined && /^[0-9a-f]{64}$/i.test(String(hash)) && URL.canParse(String(url), client.url)) {
        found.push({ path: new URL(String(url), client.url).pathname, hash, size: field('size') ?? field('bytes') });
      } else visit(hash);
    }
  };
  visit(reply.json);
  for (const { path, hash, size } of found) {
    const wire = { method: 'GET', path, headers: {} };
    const operation = destinationOf(wire, world.operations);
    if (!operation) continue;
    const file = await client.send(withCredentials(wire, operation, client));
    if (file.status !== 200) continue;
    const actual = createHash('sha256').update(file.bytes).digest('hex');
    expect(actual === String(hash).toLowerCase(), `${path} has the SHA-256 ${actual} instead of ${hash}`, reply.wire);
    const isSize = typeof size !== 'number' || size === file.bytes.length;
    expect(isSize, `${path} has ${file.bytes.length} bytes instead of ${size}`, reply.wire);
  }
}

async function checkCors(client: Client, operation: Operation, { operations, explore }: World): Promise<void> {
  const { method, parameters, body, cors, id } = operation;
  const { path } = await writeOperation(client, operation);
  const named = parameters.flatMap((each) => (each.in === 'header' ? [each.name] : []));
  const asked = [...named, ...(body ? ['Content-Type'] : [])];
  const headers = { Origin: FOREIGN, 'Access-Control-Request-Method': method };
  const preflight = await client.send({ method: 'OPTIONS', path, headers });
  const found = (await client.once(explore)).get(id);
  const read = found && (await callOperation(client, operation, { path: found.path, headers: { Origin: FOREIGN } }));
  const has = (reply: Reply, header: string, value: string) => {
    const values = String(reply.headers[`access-control-${header}`]).split(/\s*,\s*/);
    return values.some((each) => each === '*' || each.toLowerCase() === value.toLowerCase());
  };
  for (const reply of read ? [preflight, read] : [preflight]) {
    const isAllowed = has(reply, 'allow-origin', FOREIGN) && (reply === read || has(reply, 'allow-methods', method));
    expect(isAllowed || !cors, `${id} does not allow other origins`, reply.wire);
    // A document without x-cors may leave this to the server, but never with credentials.
    const isForbidden = !cors && operations.some((each) => each.cors);
    expect(!(isAllowed && isForbidden), `${id} allows other origins`, reply.wire);
    const hasCredentials = isAllowed && has(reply, 'allow-credentials', 'true');
    expect(!hasCredentials, `${id} allows other origins with credentials`, reply.wire);
  }
  if (!cors) return;
  const refused = asked.find((name) => !has(preflight, 'allow-headers', name));
  expect(refused === undefined, `the preflight of ${id} does not allow ${refused}`, preflight.wire);
  const names = Object.keys(operation.responses.get(200)?.headers ?? {}).filter((name) => !SAFELISTED.test(name));
  const hidden = names.find((name) => read?.headers[name.toLowerCase()] && !has(read, 'expose-headers', name));
  expect(hidden === undefined, `pages of other origins cannot read ${hidden} of ${id}`, read?.wire);
}

const SECRET = /(^|_)(token|secret|password|api_?key|ticket)$|(Token|Secret|Password|ApiKey)$/;
const PAGE_TOKEN = /page|next|continuation/i;
const SECRET_QUERY = /[?&](code|[a-z_]*token|[a-z_]*secret|password|grant|api_?key)=/i;
const MIN_SECRET_LENGTH = 16;

/**
 * Watches every response of a run for violations of rules that hold for all operations: documented headers, and
 * caching of secrets. Returns a map that will contain the first violation of each rule.
 */
export function watchReplies(client: Client, operations: readonly Operation[]): ReadonlyMap<string, Mismatch> {
  const violations = new Map<string, Mismatch>();
  client.onReply((reply) => {
    const operation = destinationOf(reply.wire, operations);
    const isOwn = operation?.method === reply.wire.method;
    const messages = {
      media: isOwn ? wrongMedia(operation, reply) : null,
      headers: isOwn ? wrongHeader(operation, reply) : null,
      challenges: isOwn ? missingChallenge(operation, reply) : null,
      charsets: wrongCharset(reply),
      caching: cachedSecret(reply, operation),
    };
    for (const [rule, message] of Object.entries(messages)) {
      if (message !== null && !violations.has(rule)) violations.set(rule, new Mismatch(message, reply.wire));
    }
  });
  return violations;
}

function missingChallenge({ alternatives, document }: Operation, { status, headers }: Reply): string | null {
  const types = alternatives.flat().map((name) => schemeOf(document, name).type);
  const isHttp = types.some((type) => ['http', 'oauth2', 'openIdConnect'].includes(type));
  return status === 401 && isHttp && !headers['www-authenticate'] ? '401 without WWW-Authenticate' : null;
}

function wrongCharset({ headers: { 'content-type': type = '' } }: Reply): string | null {
  const charset = type
    .toLowerCase()
    .split(/;\s*/)
    .find((part) => part.startsWith('charset='));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset) ? null : `Content-Type: ${type}`;
}

function wrongMedia(operation: Operation, { status, headers, bytes }: Reply): string | null {
  const documented = Object.keys(responseOf(operation, status)?.content ?? {}).map(mediaOf);
  if (status >= 300 || documented.length === 0 || bytes.length === 0) return null;
  const media = mediaOf(headers['content-type']);
  const isDocumented = documented.some((each) => each === media || matchesRange(each, media));
  return isDocumented ? null : `${status} with ${media || 'no media type'} instead of ${anyOf(documented)}`;
}

const matchesRange = (range: string, media: string): boolean =>
  range === '*/*' || (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));

function wrongHeader(operation: Operation, { status, headers }: Reply): string | null {
  const { responseDocument: document } = operation;
  for (const [name, given] of Object.entries(responseOf(operation, status)?.headers ?? {})) {
    const { required, schema = {} } = resolveRef(document, given);
    const value = [headers[name.toLowerCase()]].flat()[0];
    if (value === undefined && required) return `${status} without the header ${name}`;
    const isNumber = /integer|number/.test(String(resolveRef(document, schema).type));
    const isRight = value === undefined || matches(document, schema, isNumber ? Number(value) : value);
    if (!isRight) return `${name}: ${value} does not match its schema`;
  }
  return null;
}

function cachedSecret({ status, json, headers, wire }: Reply, operation: Operation | undefined): string | null {
  const caching = headers['cache-control'] ?? '';
  if (status >= 300 || /no-store/.test(caching)) return null;
  const isSecret = ([name, value]: [string, unknown]) =>
    SECRET.test(name) && !PAGE_TOKEN.test(name) && typeof value === 'string' && value.length >= MIN_SECRET_LENGTH;
  const secret = Object.entries(json).find(isSecret);
  if (secret) return `${secret[0]} in a response with Cache-Control: ${caching || 'missing'}, not no-store`;
  const names = credentialHeaders(operation?.document);
  const isPersonal = Object.keys(wire.headers).some((name) => names.includes(name.toLowerCase()));
  const isShared = /public|s-maxage|max-age=0*[1-9]|immutable/.test(caching) && !/private/.test(caching);
  return isShared && (isPersonal || SECRET_QUERY.test(wire.path)) ? `Cache-Control: ${caching} for one caller` : null;
}
