// Valid and invalid calls of every operation, reproducible by seed.
import { operations } from '../../scripts/areas.ts';
import { examplesOf, type Operation, parameterExamples, parameterSchema } from '../../src/contract/conform/document.ts';
import { probesOf } from '../../src/contract/conform/probes.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { randomBody, randomCall } from '../../src/contract/conform/random-calls.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import { type CallPart, exampleParts, withoutCredentials, writeCall } from './placeholder-calls.ts';

export interface RecordedCall {
  readonly area: string;
  readonly wire: Wire;
}

/** `origin` is the Origin header sent with cookies. */
export async function recordCalls(seed: number, count: number, origin: string): Promise<RecordedCall[]> {
  const random = new Random(seed);
  const calls: RecordedCall[] = [];
  while (calls.length < count) {
    const operation = operations[calls.length % operations.length] as Operation;
    const wire = await makeCall(operation, random, origin);
    if (wire) calls.push({ area: operation.area, wire });
  }
  return calls;
}

/** A valid or invalid call. */
export async function makeCall(operation: Operation, random: Random, origin: string): Promise<Wire | null> {
  const accept = random.chance(0.3) ? random.pick(acceptsOf(operation)) : undefined;
  const good = await writeCall(operation, random.pick(exampleParts(operation)), { origin, accept });
  if (!good || random.chance(0.3)) return good;
  if (random.chance(0.1)) return withoutCredentials(good);
  if (operation.body && random.chance(0.05))
    return { ...good, headers: { ...good.headers, 'Content-Type': 'text/plain' } };
  const broken = random.chance(0.6) ? brokenParts(operation) : [];
  if (broken.length > 0) return writeCall(operation, random.pick(broken), { origin, accept });
  if (operation.body && random.chance(0.6)) {
    const body = await randomBody(operation, random);
    return body && { ...good, ...body, headers: { ...good.headers, ...body.headers } };
  }
  const strayed = randomCall(operation, random);
  return { ...good, ...strayed, headers: { ...good.headers, ...strayed.headers, Origin: origin } };
}

/** A call with one violation: a value, the credential, the body's media type, or the Accept header. */
export async function makeBadCall(operation: Operation, random: Random, origin: string): Promise<Wire | null> {
  const { security, body } = operation;
  const good = (await writeCall(operation, null, { origin, parameters: 'required' })) as Wire;
  const bad: Wire[] = [];
  if (acceptsOf(operation).length > 3)
    bad.push({ ...good, headers: { ...good.headers, Accept: 'application/x-none' } });
  if (security.length > 0 && !security.includes('none')) bad.push(withoutCredentials(good));
  if (body) bad.push({ ...good, headers: { ...good.headers, 'Content-Type': 'text/plain' } });
  const broken = brokenParts(operation);
  if (bad.length > 0 && (broken.length === 0 || random.chance(0.15))) return random.pick(bad);
  if (broken.length === 0) return null;
  return writeCall(operation, random.pick(broken), { origin, parameters: 'required' });
}

const known = new Map<Operation, CallPart[]>();

/** Parameters and JSON bodies that each violate their schema in one place. */
function brokenParts(operation: Operation): CallPart[] {
  const found = known.get(operation);
  if (found) return found;
  const { document, body } = operation;
  const media = 'application/json';
  const json = body?.content[media];
  const bodies = json?.schema
    ? probesOf({ document, schema: json.schema, examples: examplesOf(document, json) })
    : null;
  const parameters = probesOf({
    document,
    schema: parameterSchema(operation),
    examples: parameterExamples(operation),
  });
  const parts: CallPart[] = [
    ...(bodies?.probes ?? []).map(({ value }) => ({ kind: 'body' as const, media, value })),
    ...parameters.probes.map(({ value }) => ({ kind: 'parameters' as const, media: '', value })),
  ];
  known.set(operation, parts);
  return parts;
}

const acceptsOf = ({ responses }: Operation): string[] => {
  const good = [...responses].filter(([status]) => status < 400);
  const media = good.flatMap(([, { content = {} }]) => Object.keys(content));
  return ['*/*', 'image/gif', 'text/*;q=0.5, */*;q=0.1', ...media, ...media, ...media];
};
