// Checks generated for each operation: documented examples, refusal of invalid requests, and random calls.

import { parseOr } from '../parse-or.ts';
import { acceptOf, exampleParts, inWorkspace, writeCall } from './calls.ts';
import { type Check, type Level, type Need, skipIfRateLimited } from './check.ts';
import { describeMismatch, describeMissingRefusal, excerpt, isDocumentedError, mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import * as credentials from './credentials.ts';
import { examplesOf, hasProblems, type Operation, parameterExamples, parameterSchema, responseOf } from './document.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { type Probe, probesOf } from './probes.ts';
import { Random } from './random.ts';
import { destinationOf, randomBody, randomCall } from './random-calls.ts';
import { type Wire, writeJson } from './wire.ts';

interface CaseOptions {
  readonly operations: readonly Operation[];
  readonly seed: number;
  /** Maximum cases of each kind per operation. */
  readonly cases: number;
  readonly write: boolean;
  readonly credentials: credentials.Credentials;
}
type Run = (client: Client, operation: Operation, options: CaseOptions) => Promise<void>;

export const operationChecks = (options: CaseOptions): Check[] =>
  options.operations.flatMap((operation) => {
    const { id, method, body, parameters } = operation;
    const own = credentials.credentialNeeds(operation);
    const write: Need[] = ['GET', 'QUERY'].includes(method) ? [] : ['write'];
    const check = (kind: string, text: string, level: Level, run: Run): Check => {
      const needs = [...write, ...own];
      return { id: `${id}:${kind}`, text, level, needs, run: (client) => run(client, operation, options) };
    };
    const hasOthers = own.includes('key') && options.credentials.size > 0;
    if (hasOthers && credentials.availableSchemes(operation, options.credentials) === null) return [];
    const refuses = check('refuses', 'returns 400 with a pointer to the invalid value', 'should', checkRefusals);
    return [
      check('accepts', 'responds to its examples as documented', 'must', checkExamples),
      check('survives', 'handles random calls without server errors', 'must', checkRandomCalls),
      ...(body === null && parameters.length === 0 ? [] : [refuses]),
    ];
  });

/** With the credentials of the run, unless the operation works without. */
const authorize = (wire: Wire, operation: Operation, client: Client): Wire =>
  credentials.isOpen(operation) ? wire : credentials.withCredentials(wire, operation, client);

const byUser = (operation: Operation): boolean => credentials.credentialNeeds(operation).includes('cookie');

/** A user's call that needs no body and no parameter is a logout, which would end the sessions of this run or of the user. */
function skipIfLogout(operation: Operation): void {
  const { method, body, parameters } = operation;
  const needsInput = body !== null || parameters.some(({ required }) => required);
  if (byUser(operation) && method !== 'GET' && !needsInput) throw new Skip('it would end sessions of the user');
}

async function checkExamples(client: Client, template: Operation): Promise<void> {
  const operation = inWorkspace(template, client);
  skipIfLogout(template);
  // Leaves out the required parameters alone, which may be incomplete: a callback also needs a code or an error.
  for (const part of exampleParts(operation).slice(0, -1)) {
    const wire = await writeCall(operation, part, { accept: acceptOf(operation) });
    if (!wire) continue;
    const reply = await client.send(authorize(wire, operation, client));
    const isRefused = reply.status === 400 && !isDocumentedError(operation, reply);
    const refusal = isRefused ? `400 for a documented example: ${excerpt(reply.text)}` : null;
    const mismatch = refusal ?? describeMismatch(operation, reply);
    if (mismatch !== null) throw new Mismatch(mismatch, reply.wire);
  }
}

async function checkRefusals(client: Client, template: Operation, { seed, cases }: CaseOptions): Promise<void> {
  const operation = inWorkspace(template, client);
  const { document } = operation;
  const json = operation.body?.content['application/json'];
  const subjects = [
    { kind: 'parameters', media: '', schema: parameterSchema(operation), examples: parameterExamples(operation) },
    { kind: 'body', media: 'application/json', schema: json?.schema ?? {}, examples: examplesOf(document, json ?? {}) },
  ] as const;
  for (const { kind, media, schema, examples } of subjects) {
    for (const probe of chooseProbes(probesOf({ schema, document, examples }).probes, seed, cases)) {
      const part = { kind, media, value: probe.value };
      const wire = await writeCall(operation, part, { parameters: 'required', accept: acceptOf(operation) });
      if (!wire) continue;
      const at = kind === 'body' ? `/body${probe.pointer}` : probe.pointer;
      const reply = await client.send(authorize(wire, operation, client));
      skipIfRateLimited(reply);
      // For too many query parameters the pointer is the query itself.
      const pointers = probe.keyword === 'maxProperties' ? [at, at.replace(/\/[^/]*$/, '')] : [at];
      const isRefused = reply.status >= 400 && reply.status < 500 && !hasProblems(operation, reply.status);
      const mismatch = isRefused ? null : describeMissingRefusal(reply, pointers);
      if (mismatch !== null)
        throw new Mismatch(`${probe.keyword} at ${at}, ${excerpt(probe.what)}: ${mismatch}`, reply.wire);
    }
  }
}

/** Chooses one probe per keyword first, then others at random. */
function chooseProbes(probes: readonly Probe[], seed: number, max: number): Probe[] {
  const random = new Random(seed);
  const ranked = probes.map((probe) => ({ rank: random.next(), probe })).sort((one, other) => one.rank - other.rank);
  const shuffled = ranked.map(({ probe }) => probe);
  const first = new Map(shuffled.map((probe) => [probe.keyword, probe])).values();
  return [...new Set([...first, ...shuffled])].slice(0, max);
}

async function checkRandomCalls(client: Client, template: Operation, options: CaseOptions): Promise<void> {
  const { operations, seed, cases, write } = options;
  skipIfLogout(template);
  const operation = inWorkspace(template, client);
  const reachable = operations.map((each) => inWorkspace(each, client));
  const findFault = async (wire: Wire): Promise<string | null> => {
    const reply = await client.send(wire);
    return faultOf(reply, destinationOf(wire, reachable));
  };
  for (let index = 0; index < cases; index++) {
    const random = new Random(seed + index);
    const call = randomCall(operation, random);
    const body = await randomBody(operation, random);
    const changed = { ...call, headers: { ...call.headers, ...body?.headers } };
    const wire = authorize(body?.body === undefined ? changed : { ...changed, body: body.body }, operation, client);
    // A changed method may call another operation, which may end the session or need `write`.
    const isSame = destinationOf(wire, reachable)?.id === operation.id;
    if (!isSame && (byUser(operation) || !(write || ['GET', 'HEAD'].includes(wire.method)))) continue;
    const mismatch = await findFault(wire);
    if (mismatch === null) continue;
    const fails = (smaller: Wire) => findFault(smaller).then(Boolean, (error) => error instanceof Mismatch);
    const smallest = await shrink(wire, fails);
    throw new Mismatch(`seed ${seed + index}: ${mismatch}`, smallest);
  }
}

function faultOf(reply: Reply, operation: Operation | undefined): string | null {
  const { status, headers, text, wire } = reply;
  const isDocumented = status === 503 || (status !== 500 && operation && responseOf(operation, status));
  if (status >= 500 && !isDocumented) return `${status}: ${excerpt(text)}`;
  const isExplained = ['application/problem+json', 'text/html'].includes(mediaOf(headers['content-type']));
  const needsProblem = operation !== undefined && hasProblems(operation, status);
  if (status >= 400 && wire.method !== 'HEAD' && !isExplained && needsProblem)
    return `${status} without problem details`;
  return status < 300 && operation && wire.method === operation.method ? describeMismatch(operation, reply) : null;
}

const MAX_TRIES = 60;

/**
 * Shrinks a failing request while it still fails: removes headers, query parameters, fields and items, and shortens
 * strings.
 */
async function shrink(wire: Wire, fails: (smaller: Wire) => Promise<boolean>, tries = MAX_TRIES): Promise<Wire> {
  let triesLeft = tries;
  for (const smaller of smallerWires(wire)) {
    if (triesLeft-- === 0) break;
    if (await fails(smaller)) return shrink(smaller, fails, triesLeft);
  }
  return wire;
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
  const value = parseOr(body, undefined);
  if (value === undefined && body.length > 1) yield { ...wire, body: body.slice(0, body.length >> 1) };
  for (const smaller of smallerValues(value)) yield { ...wire, body: writeJson(smaller) };
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string' && value.length > 1) yield value.slice(0, value.length >> 1);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    yield Array.isArray(value) ? value.toSpliced(Number(key), 1) : rest;
    for (const smaller of smallerValues(inner)) {
      yield Array.isArray(value) ? value.with(Number(key), smaller) : { ...value, [key]: smaller };
    }
  }
}
