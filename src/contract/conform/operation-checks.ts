// Checks generated for each operation: authentication, documented examples, refusal of invalid requests, and random
// calls.
import { exampleParts, withoutCredentials, writeCall } from './calls.ts';
import { type Check, type Need, skipIfRateLimited } from './check.ts';
import { describeMismatch, describeMissingRefusal, excerpt, mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import { examplesOf, type Operation, parameterExamples, parameterSchema } from './document.ts';
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
}

type As = 'key' | 'user' | undefined;

export const operationChecks = (operations: readonly Operation[], options: CaseOptions): Check[] =>
  operations.flatMap((operation) => {
    const { id, method, security, body, parameters } = operation;
    const isOpen = security.length === 0 || security.includes('none');
    const as: As = isOpen ? undefined : security.includes('apiKey') ? 'key' : 'user';
    const write: Need[] = method === 'GET' ? [] : ['write'];
    const needs: Need[] = as === undefined ? write : [...write, as === 'key' ? 'key' : 'cookie'];
    const check = (kind: string, text: string, run: Check['run']): Check => {
      const level = ['asks', 'refuses'].includes(kind) ? 'should' : 'must';
      return { id: `${id}:${kind}`, text, level, needs: kind === 'asks' ? write : needs, run };
    };
    const asks = check('asks', 'returns 401 without a credential', (client) => checkUnauthorized(client, operation));
    if (!isOpen && security.every((scheme) => scheme === 'sessionToken')) return [asks];
    return [
      ...(isOpen ? [] : [asks]),
      check('accepts', 'responds to its examples as documented', (client) => checkExamples(client, operation, as)),
      check('survives', 'handles random calls without server errors', (client) =>
        checkRandomCalls(client, operation, operations, as, options),
      ),
      ...(body === null && parameters.length === 0
        ? []
        : [
            check('refuses', 'returns 400 with a pointer to the invalid value', (client) =>
              checkRefusals(client, operation, as, options),
            ),
          ]),
    ];
  });

/** Replaces `{owner}/{repo}` in the path with the workspace that the run may use. */
export const inWorkspace = (operation: Operation, client: Client): Operation => ({
  ...operation,
  path: operation.path.replace('{owner}/{repo}', client.workspace),
  parameters: operation.parameters.filter(({ name }) => name !== 'owner' && name !== 'repo'),
});

export const withCredentials = (wire: Wire, client: Client, as: As): Wire => {
  const bare = withoutCredentials(wire);
  return { ...bare, headers: { ...bare.headers, ...client.credentials(as) } };
};

const acceptOf = ({ responses }: Operation): string | undefined =>
  responses.get(200)?.content?.['application/json'] ? 'application/json' : undefined;

/** A user's call without body and parameters is a logout, which would end the run's session. */
function skipIfLogout({ method, body, parameters }: Operation, as: As): void {
  const hasNoInput = method !== 'GET' && body === null && parameters.length === 0;
  if (as === 'user' && hasNoInput) throw new Skip('it would end the session of the cookie');
}

async function checkExamples(client: Client, given: Operation, as: As): Promise<void> {
  const operation = inWorkspace(given, client);
  skipIfLogout(given, as);
  // Leaves out the required parameters alone, which may be incomplete: a callback also needs a code or an error.
  for (const part of exampleParts(operation).slice(0, -1)) {
    const wire = await writeCall(operation, part, { origin: client.url, accept: acceptOf(operation) });
    if (!wire) continue;
    const reply = await client.send(withCredentials(wire, client, as));
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
  const reply = await client.send(withoutCredentials(wire));
  if (reply.status !== 401) throw new Mismatch(`${reply.status} instead of 401`, reply.wire);
}

async function checkRefusals(client: Client, given: Operation, as: As, { seed, cases }: CaseOptions): Promise<void> {
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
      const reply = await client.send(withCredentials(wire, client, as));
      skipIfRateLimited(reply);
      // For too many query parameters the pointer is the query itself.
      const mismatch = describeMissingRefusal(
        reply,
        probe.keyword === 'maxProperties' ? [at, at.replace(/\/[^/]*$/, '')] : [at],
      );
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
  as: As,
  { seed, cases, write }: CaseOptions,
): Promise<void> {
  skipIfLogout(given, as);
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
    const wire = withCredentials(body?.body === undefined ? changed : { ...changed, body: body.body }, client, as);
    // A changed method may call another operation, which may end the session or need `write`.
    const isSame = destinationOf(wire, reachable)?.id === operation.id;
    if (!isSame && (as === 'user' || !(write || ['GET', 'HEAD'].includes(wire.method)))) continue;
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
  const isDocumented = status === 503 || (status !== 500 && operation?.responses.has(status));
  if (status >= 500 && !isDocumented) return `${status}: ${excerpt(text)}`;
  const isExplained = ['application/problem+json', 'text/html'].includes(mediaOf(headers['content-type']));
  if (status >= 400 && wire.method !== 'HEAD' && !isExplained) return `${status} without problem details`;
  return status < 300 && operation && wire.method === operation.method ? describeMismatch(operation, reply) : null;
}
