import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import { examplesOf, type Operation, type Parameter } from '../../src/contract/conform/document.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { destinationOf, randomCall } from '../../src/contract/conform/random-calls.ts';
import { type Wire, writeBody } from '../../src/contract/conform/wire.ts';
import { rounds, seed } from '../rounds.ts';
import { type Opinion, type Opinions, openOpinions } from './routing-opinions.ts';

const SEED = seed(8_790);
const REQUESTS = rounds(1_500);
/** How often each operation and each kind of response must occur. */
const LEAST_PER_KIND = REQUESTS < 5_000 ? 1 : 6;
/** How often an operation that the draw has missed is drawn again. */
const MAX_AGAIN = 20;
const STATE = 'state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';

interface Exception {
  readonly reason: string;
  /** Removes the differing part from the query; then the two must agree. */
  readonly repair: (pairs: readonly Pair[], operation: Operation) => readonly Pair[];
  /** A request on which the two still differ. */
  readonly sample: string;
}
interface Pair {
  readonly raw: string;
  /** Null if the text is not percent-encoded UTF-8. */
  readonly name: string | null;
  readonly text: string | null;
}

const isFreeForm = ({ parameters }: Operation): boolean => parameters.some(({ schema }) => schema.type === 'object');
const find = ({ parameters }: Operation, name: string | null): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);

const onceOf = ({ document, path, method }: Operation): string[] | undefined =>
  (document.paths[path]?.[method.toLowerCase()] as { 'x-once'?: string[] } | undefined)?.['x-once'];

/** Intended differences from openapi-backend; all are about the query. */
const EXCEPTIONS: readonly Exception[] = [
  {
    reason: 'RFC 3986, 2.1: % begins two hexadecimal digits of UTF-8. We refuse others; qs leaves them unchanged',
    repair: (pairs) => pairs.filter(({ name, text }) => name !== null && text !== null),
    sample: `/callback?${STATE}&code=%zz`,
  },
  {
    reason: 'An integer is written in digits. We refuse 1e2, 0x10, +5, 05 and 5.0; Ajv coerces whatever Number() reads',
    repair: (pairs, operation) =>
      pairs.filter(({ name, text }) => {
        return find(operation, name)?.schema.type !== 'integer' || /^-?(0|[1-9]\d*)$/.test(text ?? '');
      }),
    sample: '/packages/search?limit=1e1',
  },
  {
    reason: 'OpenAPI, style form: brackets are part of a name. qs parses them as lists and objects',
    repair: (pairs) => pairs.filter(({ name }) => !name?.includes('[')),
    sample: '/packages/search?limit[0]=5',
  },
  {
    reason: 'x-commas: a repeated list also accepts commas. openapi-backend reads one item',
    repair: (pairs, operation) =>
      pairs.filter(({ name, text }) => !find(operation, name)?.['x-commas'] || !text?.includes(',')),
    sample: '/packages/search?platform=linux,macos',
  },
  {
    reason:
      'OpenAPI, style form: the name of an exploded object is no parameter. openapi-backend wants an object there',
    repair: (pairs, operation) => pairs.filter(({ name }) => find(operation, name)?.schema.type !== 'object'),
    sample: `/callback?${STATE}&others=x`,
  },
  {
    reason: 'A free-form parameter may have any name. qs drops the names in Object.prototype',
    repair: (pairs, operation) => pairs.filter(({ name }) => !isFreeForm(operation) || !((name ?? '') in {})),
    sample: `/callback?${STATE}&constructor=x`,
  },
  {
    reason: 'A free-form parameter may have any name, even an empty one (URL Standard, 5.1). qs drops it',
    repair: (pairs, operation) => pairs.filter(({ raw, name }) => raw === '' || !isFreeForm(operation) || name !== ''),
    sample: `/callback?${STATE}&=x`,
  },
  {
    reason: 'A query may have at most 32 parameters of any kind',
    repair: (pairs) => pairs.slice(0, 32),
    sample: `/callback?${STATE}&${Array.from({ length: 32 }, (_, index) => `p${index}=x`).join('&')}`,
  },
  {
    reason: 'x-once: parameters that it does not list may be repeated, and the first value is used',
    repair: (pairs, operation) => {
      const once = onceOf(operation);
      const isFirst = ({ name }: Pair, index: number) => index === pairs.findIndex((other) => other.name === name);
      return pairs.filter((pair, index) => !once || once.includes(pair.name ?? '') || isFirst(pair, index));
    },
    sample: `/callback?${STATE}&code=a&iss=b&iss=c`,
  },
];

let opinions: Opinions;
beforeAll(async () => {
  opinions = await openOpinions();
});
afterAll(() => opinions.close());

/** In rotation, so that every operation is called; those with parameters more often. */
const turns = operations.flatMap((one) => [one, ...one.parameters.map(() => one)]);

/** Each request has its own seed, so that it can be reproduced alone. */
async function draw(index: number, drawn = turns[index % turns.length] as Operation): Promise<Wire> {
  const random = new Random(SEED + index);
  const wire = randomCall(drawn, random);
  const operation = destinationOf(wire, operations); // a missing body must not affect the result
  const [media, content] = Object.entries(operation?.body?.content ?? {}).at(-1) ?? [];
  if (!operation || media === undefined || !content) return wire;
  const body = await writeBody(operation, media, examplesOf(operation.document, content)[0]?.value);
  return { ...wire, ...body, headers: { ...wire.headers, ...body?.headers } }; // a valid body, so that only the parameters matter
}

const write = ({ route, verdict, parameters }: Opinion): string =>
  JSON.stringify([
    route,
    verdict,
    Object.entries(parameters ?? {}).map(([place, own]) => [
      place,
      Object.entries(place === 'header' ? asTexts(own) : own).sort(),
    ]),
  ]);

/** The backend does not convert headers. */
const asTexts = (own: object) => Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]));

/** Returns null if the two agree, else both results. */
async function difference(wire: Wire): Promise<{ ours: Opinion; theirs: Opinion } | null> {
  const ours = await opinions.ours(wire);
  // HEAD is GET without a body (RFC 9110, 9.3.2), but openapi-backend requires it to be documented. If GET has effects,
  // HEAD runs no handler and there are no parameters to compare.
  const theirs = opinions.theirs(wire.method === 'HEAD' ? { ...wire, method: 'GET' } : wire);
  const known = wire.method === 'HEAD' && !ours.parameters ? { ...theirs, parameters: null } : theirs;
  return write(ours) === write(known) ? null : { ours, theirs };
}

function readPair(raw: string): Pair {
  const [name = '', text = ''] = raw.split(/=(.*)/s).map(decode);
  return { raw, name, text };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The exceptions that explain a difference; empty if the two still differ after the query is repaired. */
async function exceptionsFor(wire: Wire, route: string): Promise<string[]> {
  const operation = operations.find(({ id }) => id === route);
  const [path = '', query] = wire.path.split(/\?(.*)/s);
  if (!operation || query === undefined) return [];
  const used: string[] = [];
  let pairs: readonly Pair[] = query.split('&').map(readPair);
  for (const { reason, repair } of EXCEPTIONS) {
    const repaired = repair(pairs, operation);
    if (repaired.length < pairs.length) used.push(reason);
    pairs = repaired;
  }
  const again = { ...wire, path: `${path}?${pairs.map(({ raw }) => raw).join('&')}` };
  return (await difference(again)) === null ? used : [];
}

describe('openapi-backend', () => {
  it(`agrees with our server on routes and parameters of ${REQUESTS} random requests`, {
    timeout: rounds(120_000),
  }, async () => {
    const differences: unknown[] = [];
    const tally = new Map<string, number>();
    const compare = async (index: number, drawn?: Operation) => {
      const wire = await draw(index, drawn);
      const { route, verdict } = opinions.theirs(wire);
      const kind = verdict ?? route;
      tally.set(kind, (tally.get(kind) ?? 0) + 1);
      tally.set(route, (tally.get(route) ?? 0) + 1);
      const found = await difference(wire);
      if (!found || (await exceptionsFor(wire, found.ours.route)).length > 0) return;
      const { method, path, headers } = wire;
      differences.push({
        seed: SEED + index,
        method,
        path,
        headers,
        ours: write(found.ours),
        theirs: write(found.theirs),
      });
    };
    for (let index = 0; index < REQUESTS; index++) await compare(index);
    // The draw changes a method or path now and then, so that it may miss an operation.
    const isRare = (kind: string) => (tally.get(kind) ?? 0) < LEAST_PER_KIND;
    for (const [at, operation] of operations.entries()) {
      for (let again = 0; again < MAX_AGAIN && isRare(operation.id); again++) {
        await compare(REQUESTS + at * MAX_AGAIN + again, operation);
      }
    }
    expect(differences).toEqual([]);
    const first = new Map([...operations].reverse().map(({ method, path, id }) => [`${method} ${path}`, id]));
    for (const kind of ['valid', 'invalid', '404', '405', ...first.values()]) {
      expect(tally.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(LEAST_PER_KIND);
    }
  });

  it.each(EXCEPTIONS)('still differs: $reason', async ({ sample, reason }) => {
    const wire = { method: 'GET', path: sample, headers: {} };
    const found = await difference(wire);
    expect(found).not.toBeNull();
    expect(await exceptionsFor(wire, found?.ours.route ?? '')).toEqual([reason]);
  });

  it('still requires HEAD to be documented', async () => {
    const wire = { method: 'HEAD', path: '/packages/search?limit=5', headers: {} };
    expect(opinions.theirs(wire).route).toBe('405');
    expect(await opinions.ours(wire)).toMatchObject({ route: 'searchPackages', verdict: 'valid' });
  });

  it('detects a server that uses another route, accepts an invalid value or reads another value', async () => {
    const wire = { method: 'GET', path: '/packages/search?limit=5&tag=ab&tag=cd', headers: {} };
    const { ours } = opinions;
    const lies: ((opinion: Opinion) => Opinion)[] = [
      (opinion) => ({ ...opinion, route: '404' }),
      (opinion) => ({ ...opinion, verdict: 'invalid' }),
      ({ parameters, ...opinion }) => ({ ...opinion, parameters: { ...parameters, query: { limit: '5' } } }),
    ];
    expect(await difference(wire)).toBeNull();
    for (const lie of lies) {
      opinions.ours = async (request) => lie(await ours(request));
      expect(await difference(wire)).not.toBeNull();
    }
    opinions.ours = ours;
  });
});
