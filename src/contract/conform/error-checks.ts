// Checks of the error responses that all operations share, and of wrong credentials.
import { writeOperation } from './calls.ts';
import { type Check, expect, expectStatus, type Need } from './check.ts';
import { mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import { credentialNeeds, credentialsOf, isOpen, withCredentials } from './credentials.ts';
import { hasProblems, type Operation, schemeOf } from './document.ts';
import { changeText } from './effect-checks.ts';
import { Skip } from './mismatch.ts';
import { destinationOf } from './random-calls.ts';
import { addCredential, type Wire } from './wire.ts';

const METHODS = ['PUT', 'DELETE', 'PATCH', 'POST', 'GET'];

export function errorChecks(operations: readonly Operation[]): Check[] {
  const byKey = (operation: Operation) => credentialNeeds(operation).includes('key');
  const choose = (fits: (operation: Operation) => boolean) =>
    operations.find((each) => fits(each) && isOpen(each)) ?? operations.find((each) => fits(each) && byKey(each));
  const anyGet = operations.find(({ method }) => method === 'GET');
  const readable = choose(({ method, responses }) => method === 'GET' && responses.has(406));
  const writable = choose(({ body }) => body?.content['application/json'] !== undefined);
  /** Sends the operation's example with a change. */
  const check = (
    id: string,
    text: string,
    operation: Operation | undefined,
    change: Partial<Wire>,
    ...statuses: [number, ...number[]]
  ): Check => ({
    id,
    text,
    level: 'should',
    needs: [
      ...(change.body === undefined ? [] : (['write'] as const)),
      ...(operation && operation !== anyGet ? credentialNeeds(operation) : []),
    ],
    run: async (client) => {
      if (!operation) throw new Skip('the document has no suitable operation');
      const wire = withCredentials(await writeOperation(client, operation), operation, client);
      const headers = { ...wire.headers, ...change.headers };
      expectProblem(operation, await client.send({ ...wire, ...change, headers }), ...statuses);
    },
  });
  const unacceptable = { headers: { Accept: 'application/x-none' } };
  const unsupported = { headers: { 'Content-Type': 'application/x-none' }, body: 'x' };
  const invalid = { headers: { 'Content-Type': 'application/json' }, body: '{"' };
  return [
    check('G-error-unknown-operation', 'an unknown path returns 404', anyGet, { path: '/no-such-operation' }, 404),
    {
      id: 'G-error-wrong-method',
      text: 'an unsupported method returns 405 with Allow',
      level: 'should',
      needs: ['write'],
      run: (client) => checkMethods(client, operations, anyGet),
    },
    check('G-error-not-acceptable', 'an unsupported Accept header returns 406', readable, unacceptable, 406),
    check('G-error-media-type', 'an unsupported media type returns 415', writable, unsupported, 415, 400, 422),
    check('G-error-bad-input', 'invalid JSON returns 400', writable, invalid, 400, 422),
  ];
}

/** The first status, or any of them if the document does not promise problem details. */
function expectProblem(operation: Operation, reply: Reply, ...statuses: [number, ...number[]]): void {
  const [status] = statuses;
  if (!hasProblems(operation, status)) return expectStatus(reply, ...statuses);
  expectStatus(reply, status);
  const media = mediaOf(reply.headers['content-type']) || 'no media type';
  expect(media === 'application/problem+json', `${status} with ${media} instead of problem details`, reply.wire);
  const { status: shown } = reply.json;
  expect(shown === status, `status ${shown} in the body of a ${status} response`, reply.wire);
}

/** Tries a method on each path that the document does not have there. */
async function checkMethods(client: Client, operations: readonly Operation[], anyGet?: Operation): Promise<void> {
  for (const operation of new Map(operations.map((each) => [each.path, each])).values()) {
    const { path } = await writeOperation(client, operation);
    const isDocumented = (each: string) => destinationOf({ method: each, path, headers: {} }, operations) !== undefined;
    const method = METHODS.find((each) => !isDocumented(each));
    if (method === undefined) continue;
    const reply = await client.send({ method, path, headers: {} });
    const { status, headers, wire } = reply;
    // Credentials are perhaps checked first, and whether the item exists.
    if (operation.path === anyGet?.path && isOpen(anyGet)) expectProblem(operation, reply, 405);
    else expectStatus(reply, 401, 403, 404, 405);
    // RFC 9110, 15.5.6. Another path with a parameter may match too.
    const own = operations.filter((each) => each.path === operation.path).map((each) => each.method);
    const allowed = (headers.allow ?? '').split(/\s*,\s*/).filter((each) => !/^(HEAD|OPTIONS|)$/.test(each));
    const isRight = status !== 405 || (own.every((each) => allowed.includes(each)) && allowed.every(isDocumented));
    expect(isRight, `Allow: ${headers.allow ?? 'missing'} instead of ${own.join(', ')}`, wire);
  }
}

const WRONG = 'conformance-wrong-credential-00000000';
const OTHER_SITE = 'https://other.example';

/**
 * Checks that missing and wrong credentials are refused: changed, truncated, extended, of another user, and sent by
 * another site.
 */
export const credentialChecks = (operations: readonly Operation[]): Check[] =>
  operations
    .filter((operation) => operation.security.some((name) => name !== 'none'))
    .filter((operation) => !isOpen(operation) || operation.responses.has(401))
    .flatMap((operation, at) => {
      const write: Need[] = ['GET', 'QUERY'].includes(operation.method) ? [] : ['write'];
      const check = (kind: string, text: string, needs: Need[], run: Check['run']): Check => {
        return { id: `${operation.id}:${kind}`, text, level: 'should', needs: [...needs, ...write], run };
      };
      const asks = check('asks', 'returns 401 without a credential', [], async (client) =>
        expectStatus(await client.send(await writeOperation(client, operation)), 401),
      );
      const rejects = check('rejects', 'rejects wrong credentials', ['state'], (client) =>
        checkRejection(client, operation, at),
      );
      return isOpen(operation) ? [rejects] : [asks, rejects];
    });

async function checkRejection(client: Client, operation: Operation, at: number): Promise<void> {
  const { document, method, responses } = operation;
  const wire = await writeOperation(client, operation);
  const credentials = credentialsOf(client, document);
  for (const name of new Set(operation.alternatives.flat())) {
    const scheme = schemeOf(document, name);
    const prefix = scheme.in === 'cookie' ? `${scheme.name}=` : '';
    const value = credentials.get(name);
    const candidates = [`${prefix}${WRONG}`, ...(value === undefined ? [] : variants(value))];
    // Two per operation are enough: all operations together try them all.
    for (const wrong of new Set([candidates[at % candidates.length], candidates[(at + 1) % candidates.length]])) {
      const own = scheme.in === 'cookie' ? { Origin: new URL(client.url).origin } : {};
      const sent = addCredential({ ...wire, headers: { ...wire.headers, ...own } }, scheme, wrong ?? WRONG);
      const reply = await client.send(sent);
      const isRefused = reply.status === 401 || reply.status === 403 || reply.status === 429;
      expect(isRefused, `${reply.status} with a wrong credential for ${name}`, reply.wire);
    }
    if (scheme.in !== 'cookie' || method === 'GET' || !responses.has(403) || value === undefined) continue;
    const alternatives = operation.alternatives.filter((names) => names.includes(name));
    const right = withCredentials(wire, { ...operation, alternatives }, client);
    expectStatus(await client.send({ ...right, headers: { ...right.headers, Origin: OTHER_SITE } }), 403);
  }
}

/** Values that differ from the right one in ways that a careless comparison misses. */
function variants(value: string): string[] {
  const [, user, password] = /^([^:]+):(.+)$/.exec(value) ?? [];
  const basic = user === undefined ? [] : [`${user}:${WRONG}`, `${user}:`, `${WRONG}:${password}`];
  return [changeText(value), value.slice(0, -1), `${value}x`, ...basic];
}
