// Checks generated for each operation: authentication, documented examples, refusal of invalid requests, and random
// calls.
import { acceptOf, exampleParts, inWorkspace, withoutCredentials, writeCall } from './calls.ts';
import { type Check, type Need, skipIfRateLimited } from './check.ts';
import { describeMismatch, describeMissingRefusal, excerpt, mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import * as credentials from './credentials.ts';
import { examplesOf, hasProblems, type Operation, parameterExamples, parameterSchema, responseOf } from './document.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { type Probe, probesOf } from './probes.ts';
import { Random } from './random.ts';
import { destinationOf, randomBody, randomCall } from './random-calls.ts';
import { shrink } from './shrink.ts';
import type { Wire } from './wire.ts';

export interface CaseOptions {
  readonly seed: number;
  /** Maximum cases of each kind per operation. */
  readonly cases: number;
  readonly write: boolean;
  readonly credentials: credentials.Credentials;
}

export const operationChecks = (operations: readonly Operation[], options: CaseOptions): Check[] =>
  operations.flatMap((operation) => {
    const { id, method, body, parameters } = operation;
    const isOpen = credentials.isOpen(operation);
    const own = credentials.credentialNeeds(operation);
    const write: Need[] = method === 'GET' ? [] : ['write'];
    const needs: Need[] = [...write, ...own];
    const check = (kind: string, text: string, run: Check['run']): Check => {
      const level = ['asks', 'refuses'].includes(kind) ? 'should' : 'must';
      return { id: `${id}:${kind}`, text, level, needs: kind === 'asks' ? write : needs, run };
    };
    const asks = check('asks', 'returns 401 without a credential', (client) => checkUnauthorized(client, operation));
    const hasOthers = own.includes('key') && options.credentials.size > 0;
    if (hasOthers && credentials.availableSchemes(operation, options.credentials) === null) return [asks];
    return [
      ...(isOpen ? [] : [asks]),
      check('accepts', 'responds to its examples as documented', (client) => checkExamples(client, operation)),
      check('survives', 'handles random calls without server errors', (client) =>
        checkRandomCalls(client, operation, operations, options),
      ),
      ...(body === null && parameters.length === 0
        ? []
        : [
            check('refuses', 'returns 400 with a pointer to the invalid value', (client) =>
              checkRefusals(client, operation, options),
            ),
          ]),
    ];
  });

/** With the credentials of the run, unless the operation works without. */
const authorize = (wire: Wire, operation: Operation, client: Client): Wire => {
  const bare = withoutCredentials(wire, operation.document);
  return credentials.isOpen(operation) ? bare : credentials.withCredentials(bare, operation, client);
};

const byUser = (operation: Operation): boolean => credentials.credentialNeeds(operation).includes('cookie');

/** A user's call without body and parameters is a logout, which would end the run's session. */
function skipIfLogout(operation: Operation): void {
  const { method, body, parameters } = operation;
  const hasNoInput = method !== 'GET' && body === null && parameters.length === 0;
  if (byUser(operation) && hasNoInput) throw new Skip('it would end the session of the cookie');
}

async function checkExamples(client: Client, given: Operation): Promise<void> {
  const operation = inWorkspace(given, client);
  skipIfLogout(given);
  // Leaves out the required parameters alone, which may be incomplete: a callback also needs a code or an error.
  for (const part of exampleParts(operation).slice(0, -1)) {
    const wire = await writeCall(operation, part, { origin: client.url, accept: acceptOf(operation) });
    if (!wire) continue;
    const reply = await client.send(authorize(wire, operation, client));
    const mismatch =
      reply.status === 400
        ? `400 for a documented example: ${excerpt(reply.text)}`
        : describeMismatch(operation, reply);
    if (mismatch !== null) throw new Mismatch(mismatch, reply.wire);
  }
}

async function checkUnauthorized(client: Client, given: Operation): Promise<void> {
  const wire = await writeCall(inWorkspace(given, client), null, { origin: client.url });
  if (!wire) return;
  const reply = await client.send(withoutCredentials(wire, given.document));
  if (reply.status !== 401) throw new Mismatch(`${reply.status} instead of 401`, reply.wire);
}

async function checkRefusals(client: Client, given: Operation, { seed, cases }: CaseOptions): Promise<void> {
  const operation = inWorkspace(given, client);
  const { document } = operation;
  const json = operation.body?.content['application/json'];
  const subjects = [
    { kind: 'parameters', media: '', schema: parameterSchema(operation), examples: parameterExamples(operation) },
    { kind: 'body', media: 'application/json', schema: json?.schema ?? {}, examples: examplesOf(document, json ?? {}) },
  ] as const;
  for (const { kind, media, schema, examples } of subjects) {
    for (const probe of chooseProbes(probesOf({ schema, document, examples }).probes, seed, cases)) {
      const part = { kind, media, value: probe.value };
      const options = { origin: client.url, parameters: 'required', accept: acceptOf(operation) } as const;
      const wire = await writeCall(operation, part, options);
      if (!wire) continue;
      const at = kind === 'body' ? `/body${probe.pointer}` : probe.pointer;
      const reply = await client.send(authorize(wire, operation, client));
      skipIfRateLimited(reply);
      // For too many query parameters the pointer is the query itself.
      const pointers = probe.keyword === 'maxProperties' ? [at, at.replace(/\/[^/]*$/, '')] : [at];
      const isRefused = reply.status >= 400 && reply.status < 500 && !hasProblems(operation);
      const mismatch = isRefused ? null : describeMissingRefusal(reply, pointers);
      if (mismatch !== null)
        throw new Mismatch(`${probe.keyword} at ${at}, ${excerpt(probe.what)}: ${mismatch}`, reply.wire);
    }
  }
}

/** Chooses one probe per keyword first, then others at random. */
function chooseProbes(probes: readonly Probe[], seed: number, max: number): Probe[] {
  const random = new Random(seed);
  const shuffled = probes.map((probe) => [random.next(), probe] as const).sort(([one], [other]) => one - other);
  const seen = new Set<string>();
  const [first, rest]: [Probe[], Probe[]] = [[], []];
  for (const [, probe] of shuffled) {
    (seen.has(probe.keyword) ? rest : first).push(probe);
    seen.add(probe.keyword);
  }
  return [...first, ...rest].slice(0, max);
}

async function checkRandomCalls(
  client: Client,
  given: Operation,
  operations: readonly Operation[],
  { seed, cases, write }: CaseOptions,
): Promise<void> {
  skipIfLogout(given);
  const operation = inWorkspace(given, client);
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
    const fails = (smaller: Wire) =>
      findFault(smaller).then(
        (fault) => fault !== null,
        (error) => error instanceof Mismatch,
      );
    const smallest = await shrink(wire, fails);
    throw new Mismatch(`seed ${seed + index}: ${mismatch}`, smallest);
  }
}

function faultOf(reply: Reply, operation: Operation | undefined): string | null {
  const { status, headers, text, wire } = reply;
  const isDocumented = status === 503 || (status !== 500 && operation && responseOf(operation, status));
  if (status >= 500 && !isDocumented) return `${status}: ${excerpt(text)}`;
  const isExplained = ['application/problem+json', 'text/html'].includes(mediaOf(headers['content-type']));
  const needsProblem = operation !== undefined && hasProblems(operation);
  if (status >= 400 && wire.method !== 'HEAD' && !isExplained && needsProblem)
    return `${status} without problem details`;
  return status < 300 && operation && wire.method === operation.method ? describeMismatch(operation, reply) : null;
}
