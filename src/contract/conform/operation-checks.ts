// Checks for each operation, drawn from its document: whom it asks for, what it takes, what it refuses, and what random
// calls do to it.
import { exampleParts, withoutCredentials, writeCall } from './calls.ts';
import { type Check, type Need, notLimited } from './check.ts';
import type { Client, Reply } from './client.ts';
import { examplesOf, type Operation, parameterExamples, parameterSchema } from './document.ts';
import { excerpt, mediaOf, undocumented, unrefused } from './judge.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { type Probe, probesOf } from './probes.ts';
import { Random } from './random.ts';
import { destinationOf, randomBody, randomCall } from './random-calls.ts';
import { shrink } from './shrink.ts';
import type { Wire } from './wire.ts';

export interface CaseOptions {
  readonly seed: number;
  /** At most so many of each kind, for each operation. */
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
    const asks = check('asks', 'answers 401 to a caller without a credential', (client) => ask(client, operation));
    if (!isOpen && security.every((scheme) => scheme === 'sessionToken')) return [asks];
    return [
      ...(isOpen ? [] : [asks]),
      check('accepts', 'answers its examples as its document says', (client) => accept(client, operation, as)),
      check('survives', 'answers random calls without a fault', (client) =>
        survive(client, operation, operations, as, options),
      ),
      ...(body === null && parameters.length === 0
        ? []
        : [
            check('refuses', 'answers 400 with a pointer to what breaks its document', (client) =>
              refuse(client, operation, as, options),
            ),
          ]),
    ];
  });

/** In the workspace that the run may use, if it is about one. */
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

/** A bare order by a user is one to log out. */
function sparesCookie({ method, body, parameters }: Operation, as: As): void {
  const isBare = method !== 'GET' && body === null && parameters.length === 0;
  if (as === 'user' && isBare) throw new Skip('it would end what the cookie stands for');
}

async function accept(client: Client, given: Operation, as: As): Promise<void> {
  const operation = inWorkspace(given, client);
  sparesCookie(given, as);
  // The required parameters alone need not make sense: a callback has a code or an error.
  for (const part of exampleParts(operation).slice(0, -1)) {
    const wire = await writeCall(operation, part, { origin: client.url, accept: acceptOf(operation) });
    if (!wire) continue;
    const reply = await client.send(withCredentials(wire, client, as));
    const wrong = reply.status === 400 ? `400 to an example: ${excerpt(reply.text)}` : undocumented(operation, reply);
    if (wrong !== null) throw new Mismatch(wrong, reply.wire);
  }
}

async function ask(client: Client, given: Operation): Promise<void> {
  const wire = await writeCall(inWorkspace(given, client), null, { origin: client.url });
  if (!wire) return;
  const reply = await client.send(withoutCredentials(wire));
  if (reply.status !== 401) throw new Mismatch(`${reply.status} instead of 401`, reply.wire);
}

async function refuse(client: Client, given: Operation, as: As, { seed, cases }: CaseOptions): Promise<void> {
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
      notLimited(reply);
      // How many parameters a whole query may have is told of the query.
      const wrong = unrefused(reply, probe.keyword === 'maxProperties' ? [at, at.replace(/\/[^/]*$/, '')] : [at]);
      if (wrong !== null) throw new Mismatch(`${probe.keyword} at ${at}, ${excerpt(probe.what)}: ${wrong}`, reply.wire);
    }
  }
}

/** One of each keyword first, then others by chance. */
function chooseProbes(probes: readonly Probe[], seed: number, most: number): Probe[] {
  const random = new Random(seed);
  const shuffled = probes.map((probe) => [random.next(), probe] as const).sort(([one], [other]) => one - other);
  const seen = new Set<string>();
  const [first, rest]: [Probe[], Probe[]] = [[], []];
  for (const [, probe] of shuffled) {
    (seen.has(probe.keyword) ? rest : first).push(probe);
    seen.add(probe.keyword);
  }
  return [...first, ...rest].slice(0, most);
}

async function survive(
  client: Client,
  given: Operation,
  operations: readonly Operation[],
  as: As,
  { seed, cases, write }: CaseOptions,
): Promise<void> {
  sparesCookie(given, as);
  const operation = inWorkspace(given, client);
  const reachable = operations.map((each) => inWorkspace(each, client));
  const judge = async (wire: Wire): Promise<string | null> => {
    const reply = await client.send(wire);
    return faultOf(reply, destinationOf(wire, reachable));
  };
  for (let index = 0; index < cases; index++) {
    const random = new Random(seed + index);
    const strayed = randomCall(operation, random);
    const body = await randomBody(operation, random);
    const changed = { ...strayed, headers: { ...strayed.headers, ...body?.headers } };
    const wire = withCredentials(body?.body === undefined ? changed : { ...changed, body: body.body }, client, as);
    // By another method it may have become another operation: one that ends things, or one that needs `write`.
    const isSame = destinationOf(wire, reachable)?.id === operation.id;
    if (!isSame && (as === 'user' || !(write || ['GET', 'HEAD'].includes(wire.method)))) continue;
    const wrong = await judge(wire);
    if (wrong === null) continue;
    const fails = (smaller: Wire) =>
      judge(smaller).then(
        (fault) => fault !== null,
        (error) => error instanceof Mismatch,
      );
    const smallest = await shrink(wire, fails);
    throw new Mismatch(`seed ${seed + index}: ${wrong}`, smallest);
  }
}

function faultOf(reply: Reply, operation: Operation | undefined): string | null {
  const { status, headers, text, wire } = reply;
  const isKnown = status === 503 || (status !== 500 && operation?.responses.has(status));
  if (status >= 500 && !isKnown) return `${status}: ${excerpt(text)}`;
  const isExplained = ['application/problem+json', 'text/html'].includes(mediaOf(headers['content-type']));
  if (status >= 400 && wire.method !== 'HEAD' && !isExplained) return `${status} without problem details`;
  return status < 300 && operation && wire.method === operation.method ? undocumented(operation, reply) : null;
}
