// Seeded calls for comparing mocks: valid and invalid ones, missing and wrong credentials, unknown paths, other methods,
// and preferences.
import type { Operation } from '../../src/contract/conform/document.ts';
import type { Random } from '../../src/contract/conform/random.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import { makeBadCall, makeCall } from './recorded-calls.ts';

export interface MockedCall {
  readonly area: string;
  readonly operation: Operation;
  readonly wire: Wire;
}

export async function drawCalls(
  operations: readonly Operation[],
  random: Random,
  count: number,
  origin: string,
): Promise<MockedCall[]> {
  const calls: MockedCall[] = [];
  while (calls.length < count) {
    const operation = random.pick(operations);
    const made = await (random.chance(0.8) ? makeCall : makeBadCall)(operation, random, origin);
    if (!made || crashesPrism(made)) continue;
    const changed = random.chance(0.15) ? stray(made, random) : made;
    const wire = random.chance(0.35) ? withPreference(changed, operation, random) : changed;
    calls.push({ area: operation.area, operation, wire });
  }
  return calls;
}

/** Prism does not respond to a path with an invalid escape, nor sometimes to invalid JSON. */
export function crashesPrism({ path, headers, body }: Wire): boolean {
  try {
    decodeURIComponent(path);
    if (headers['Content-Type'] === 'application/json') JSON.parse(String(body));
    return false;
  } catch {
    return true;
  }
}

const WRONG_CREDENTIALS = ['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'bearer a b', 'x'];

function stray(wire: Wire, random: Random): Wire {
  const method = random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  const headers = Object.keys(wire.headers).filter((name) => /^(authorization|x-(api-)?key)$/i.test(name));
  switch (random.between(0, 2)) {
    case 0:
      return { ...wire, path: wire.path.replace(/(\?|$)/, '/unknown$1') };
    case 1:
      return { ...wire, method };
    default: {
      const wrong = headers.map((name) => [name, random.pick(WRONG_CREDENTIALS)]);
      return { ...wire, headers: { ...wire.headers, ...Object.fromEntries(wrong) } };
    }
  }
}

/** As the header, or as query parameters. */
function withPreference(wire: Wire, { responses }: Operation, random: Random): Wire {
  const codes = [...responses.keys()].map((code) => (Number.isNaN(code) ? 418 : code));
  const names = [...responses.values()]
    .flatMap(({ content = {} }) => Object.values(content))
    .flatMap(({ examples = {} }) => Object.keys(examples));
  const pairs: [string, string][] = [];
  if (random.chance(0.7)) pairs.push(['code', String(random.pick([...codes, ...codes, 418, 299, 'abc', 42]))]);
  if (random.chance(0.2)) pairs.push(['example', random.pick([...names, 'unknown'])]);
  if (random.chance(0.3)) pairs.push(['dynamic', random.pick(['true', 'true', 'false', 'maybe'])]);
  if (pairs.length === 0) return wire;
  if (random.chance(0.7)) {
    const header = pairs.map((pair) => pair.join('=')).join(random.pick([', ', '; ', ',']));
    return { ...wire, headers: { ...wire.headers, Prefer: header } };
  }
  const query = pairs.map(([name, value]) => `__${name}=${encodeURIComponent(value)}`).join('&');
  return { ...wire, path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${query}` };
}

/** The status that a call prefers. */
/** NaN if there is none, or if the preference is invalid: such a call is refused. */
export function preferredCode({ path, headers }: Wire): number {
  const preference = headers['Prefer'] ?? path.split('?')[1] ?? '';
  return preference.includes('dynamic=maybe') ? Number.NaN : Number(/code=(\d+)/.exec(preference)?.[1]);
}

const prefers = ({ path, headers }: Wire, name: string): boolean =>
  new RegExp(`\\b(__)?${name}=`).test(headers['Prefer'] ?? path.split('?')[1] ?? '');

export interface MockDifference {
  readonly reason: string;
  readonly applies: (called: MockedCall, ours: number, theirs: number) => boolean;
}

/** Known differences in status between our mocks and Prism, in addition to those of the servers. */
export const MOCK_DIFFERENCES: readonly MockDifference[] = [
  {
    reason:
      'our mock finds an example in any response, and refuses one that does not exist; Prism looks in one response, and ignores it in a fallback',
    applies: ({ wire }) => prefers(wire, 'example'),
  },
  {
    reason:
      'RFC 9110, 15.5: an error need not have a media type that the client accepts; Prism returns a success instead',
    applies: ({ wire }, ours, theirs) => ours === preferredCode(wire) && (theirs < 300 || theirs === 500),
  },
  {
    reason:
      'RFC 9110, 15.5: our mock refuses other methods and media types with 405, 406 or 415; Prism sometimes returns 500',
    applies: (_, ours, theirs) => [405, 406, 415].includes(ours) && theirs === 500,
  },
  {
    reason: 'our servers check Accept before they know whether the response has a body; Prism checks it only with one',
    applies: ({ operation }, ours, theirs) => ours === 406 && operation.responses.get(theirs)?.content === undefined,
  },
  {
    reason: 'our mock generates images; Prism returns 500 for them',
    applies: ({ operation, wire }, ours, theirs) =>
      operation.id === 'getCover' && prefers(wire, 'dynamic') && ours === 200 && theirs === 500,
  },
  {
    reason: 'RFC 9110, 9.3.1 and 9.3.5: our servers ignore a body that has no meaning; Prism refuses it',
    applies: ({ wire }, ours) =>
      ['GET', 'DELETE'].includes(wire.method) &&
      wire.body !== undefined &&
      (ours < 300 || ours === preferredCode(wire)),
  },
  {
    reason: 'RFC 9110, 13 and 14: our mock serves conditional and range requests',
    applies: ({ wire: { headers } }, ours) =>
      (headers['If-None-Match'] !== undefined && ours === 304) || (headers['Range'] !== undefined && ours === 206),
  },
  {
    reason: 'without a documented success, our mock assumes one; Prism returns the first error',
    applies: ({ operation }, ours) => operation.id === 'fail' && ours === 200,
  },
  {
    reason: 'our servers refuse numbers that lose precision; Prism checks them after rounding',
    applies: ({ wire }, ours) => /1e(%2B)?\d\d|\d{16}/i.test(`${wire.path} ${wire.body}`) && ours === 400,
  },
  {
    reason: 'our servers refuse a number with spaces around it; Prism ignores the spaces',
    applies: ({ wire }, ours) => /\d(%20|\+)/.test(wire.path) && ours === 400,
  },
];
