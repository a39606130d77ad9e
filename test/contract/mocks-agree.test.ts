// Sends calls that need no state to the real servers, our mocks and Prism: mocks and servers return the same responses,
// and Prism accepts and refuses the same calls. Then sends other calls to the mocks and Prism, also of documents in the
// style of other people's: both return the same status.
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import { startPrism, startPrismFor } from '../../scripts/prism.ts';
import { type OpenApi, type Operation, readOperations } from '../../src/contract/conform/document.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { destinationOf } from '../../src/contract/conform/random-calls.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import * as mocks from '../../src/servers/mock.ts';
import { useWatchdog } from '../areas/watchdog/server.ts';
import { rounds, seed } from '../rounds.ts';
import { useRunning } from '../running.ts';
import { conformGateway, conformPlatform, conformViewer } from './conform/annex-servers.ts';
import { library, tickets } from './foreign-documents.ts';
import { generateMock } from './foreign-mocks.ts';
import { crashesPrism, drawCalls, MOCK_DIFFERENCES, preferredCode } from './mock-calls.ts';
import { makeBadCall, makeCall } from './recorded-calls.ts';

const SEED = seed(4);
const CALLS = rounds(200);
const MOCKED_CALLS = rounds(600);
const ORIGIN = 'http://127.0.0.1:8790';

/** Operations whose response depends only on the call. For the others, only invalid calls are made. */
const STATELESS = new Set([
  ...['getGatewayHealth', 'getGatewayStatus', 'listSessions', 'createIntent', 'searchPackages', 'getPackageSchema'],
  ...['validatePackages', 'getPasteWidget', 'listPastes', 'getPlatformHealth', 'getMetrics'],
  ...['getOpenapi', 'getWatchdogStatus', 'getWatchdogHealth', 'getPanelCatalog'],
]);

interface Called {
  readonly area: string;
  readonly wire: Wire;
}
interface Difference {
  readonly reason: string;
  readonly applies: (wire: Wire) => boolean;
  readonly sample: Called;
}
const get = (area: string, path: string, method = 'GET'): Called => ({ area, wire: { method, path, headers: {} } });

const post = (body: string): Called => ({
  area: 'intents',
  wire: { method: 'POST', path: '/auth/intents', headers: { 'Content-Type': 'application/json' }, body },
});

/** Known differences between Prism and the servers and mocks. */
const KNOWN: readonly Difference[] = [
  {
    reason:
      'Prism routes by the decoded path without dot and empty segments; our servers match only the documented one',
    applies: ({ path }) => /%(2[de]|[4-7][0-9a-f])|\/\.{0,2}(\/|$)/i.test(path.split('?')[0] ?? ''),
    sample: get('watchdog', '/%73tart', 'POST'),
  },
  {
    reason: 'RFC 9110, 9.3.2: HEAD is served like GET; Prism serves only documented methods',
    applies: ({ method }) => method === 'HEAD',
    sample: get('platform', '/health', 'HEAD'),
  },
  {
    reason: 'Prism treats an empty optional parameter as absent',
    applies: ({ path, headers }) => /[?&]\w+=?(&|$)/.test(path) || Object.values(headers).includes(''),
    sample: get('packages', '/packages/search?limit='),
  },
  {
    reason: 'our servers read at most 32 query parameters',
    applies: ({ path }) => path.split('&').length > 32,
    sample: get('packages', `/packages/search?${'x=1&'.repeat(40)}`),
  },
  {
    reason: 'RFC 3986, 2.1: % begins two hexadecimal digits of UTF-8; Prism leaves others unchanged',
    applies: ({ path }) => /%(?![0-9a-f]{2})|%[89a-f][0-9a-f](?!%)/i.test(path),
    sample: get('packages', '/packages/search?q=%zz'),
  },
  {
    reason: 'Prism treats the body null as absent',
    applies: ({ body }) => body === 'null',
    sample: post('null'),
  },
  {
    reason: 'Prism does not check free-form query parameters',
    applies: ({ path }) => path.startsWith('/callback?'),
    sample: get('gateway', `/callback?state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b&code=x&extra=${'x'.repeat(5_000)}`),
  },
  {
    reason: 'RFC 7493, 2.1: text without lone surrogates; JSON.parse accepts them',
    applies: ({ body }) => typeof body === 'string' && /\\ud[89a-f]/.test(body),
    sample: post('{"a":"\\ud800"}'),
  },
];

/** The viewer has no keys and needs none on loopback. */
const NO_KEY = { 'X-Api-Key': '' };

const running = useRunning();
const startWatchdog = useWatchdog();
const servers = new Map<string, Record<'server' | 'mock' | 'prism', string>>();
const foreign: Operation[] = [];
let own: Record<string, string> = {};

beforeAll(async () => {
  const platform = await conformPlatform(running);
  const { url: watchdog } = await startWatchdog();
  const [{ url: gateway }, { url: paste }] = [await conformGateway(running), await conformViewer(running)];
  const started = {
    gateway: [gateway, mocks.mockGatewayHttp],
    identity: [platform.url, mocks.mockIdentity],
    notify: [platform.url, mocks.mockNotify],
    intents: [platform.url, mocks.mockIntents],
    packages: [platform.url, mocks.mockPackages],
    paste: [paste, mocks.mockPaste],
    platform: [platform.url, mocks.mockPlatform],
    watchdog: [watchdog, mocks.mockWatchdog],
    workspace: [platform.url, mocks.mockWorkspace],
  } as const;
  for (const [area, [server, startMock]] of Object.entries(started)) {
    const [mock, prism] = [await startMock(), await startPrism(area)];
    for (const { close } of [mock, prism]) running.onClose(close);
    servers.set(area, { server, mock: mock.url, prism: prism.url });
  }
  for (const [area, document] of Object.entries({ library, tickets })) {
    const generated = await generateMock(area, document);
    const [mock, prism] = [await generated.start(), await startPrismFor(generated.file, { errors: false })];
    for (const { close } of [mock, prism]) running.onClose(close);
    running.onClose(async () => generated[Symbol.dispose]());
    const base = area === 'library' ? '/v2' : ''; // Prism serves documents without their base path
    servers.set(area, { server: '', mock: mock.url + base, prism: prism.url });
    foreign.push(...readOperations(area, document as unknown as OpenApi));
  }
  own = { 'X-Api-Key': platform.key ?? '', Cookie: platform.cookie ?? '', 'Annex-Proof': platform.proof ?? '' };
});

/** ETags, tokens, sessions and cursors are valid on one server only. */
const needsState = ({ headers, path }: Wire): boolean =>
  /[?&]cursor=./.test(path) ||
  ['If-None-Match', 'Paste-Token', 'Authorization'].some((name) => headers[name] !== undefined);

async function chooseCalls(): Promise<Called[]> {
  const random = new Random(SEED + 1);
  const calls: Called[] = [];
  const stateless = operations.filter(({ id }) => STATELESS.has(id)); // each is called at least once
  while (calls.length < CALLS) {
    const operation = stateless[calls.length] ?? random.pick(operations.filter(({ id }) => id !== 'createPasteToken')); // this viewer knows no logins
    const isFree = STATELESS.has(operation.id) && (calls.length < stateless.length || random.chance(0.7));
    const wire = await (isFree ? makeCall : makeBadCall)(operation, random, ORIGIN);
    if (!wire || needsState(wire) || (wire.body !== undefined && crashesPrism(wire))) continue;
    const reached = destinationOf(wire, operations);
    // On paths without an operation, servers may have a page.
    const isPage = !reached && (['GET', 'HEAD'].includes(wire.method) || /^\/(\?|$)/.test(wire.path));
    if (isPage || (isFree && reached && !STATELESS.has(reached.id))) continue;
    calls.push({ area: operation.area, wire });
  }
  return calls;
}

/** Replaces the document's credentials with valid ones, and sends the server's own origin with a cookie. */
function wireFor(url: string, { headers: given, ...wire }: Wire, credentials: Record<string, string>): Wire {
  const { Origin: _, ...headers } = given;
  const known = Object.entries(headers)
    .filter(([name]) => credentials[name] !== '')
    .map(([name, value]) => [name, credentials[name] ?? value]);
  const { 'Annex-Proof': proof } = credentials;
  const origin = 'Cookie' in headers ? { Origin: url, ...(proof && { 'Annex-Proof': proof }) } : {};
  return { ...wire, headers: { ...Object.fromEntries(known), ...origin } };
}

const summary = ({ status, headers, text }: WireResponse): string => {
  const isProblem = text !== '' && headers['content-type']?.startsWith('application/problem+json');
  return isProblem
    ? `${status} ${String((JSON.parse(text) as { type: string }).type).replace(/^.*\//, '')}`
    : `${status}`;
};

async function call({ area, wire }: Called) {
  const { server, mock, prism } = servers.get(area) as Record<'server' | 'mock' | 'prism', string>;
  return {
    server: summary(await send(server, wireFor(server, wire, area === 'paste' ? NO_KEY : own))),
    mock: summary(await send(mock, wireFor(mock, wire, {}))),
    prism: summary(await send(prism, wireFor(prism, wire, {}))),
  };
}

const statusOf = (outcome: string): number => Number.parseInt(outcome, 10);

/** HTML pages do not contain the problem's name. */
const isSame = (one: string, other: string): boolean =>
  one === other || (statusOf(one) === statusOf(other) && !(one.includes(' ') && other.includes(' ')));

const isRefused = (outcome: string): boolean => statusOf(outcome) >= 400;

/** A call can be refused for several reasons, and Prism checks them in another order. */
const isSameStatus = (ours: WireResponse, theirs: WireResponse, preferred: number): boolean =>
  ours.status === theirs.status ||
  [ours, theirs].every(({ status, headers }) => {
    const isRefused = 'www-authenticate' in headers || 'sl-violations' in headers;
    return status >= 400 && status < 500 && (status !== preferred || isRefused);
  });

/** Calls that are rarely drawn: the operation, the path, the headers and the body. */
const RARE: readonly [string, string, Record<string, string>, string?][] = [
  ['getTicket', '/tickets/T-0000000A', { Authorization: 'Bearer' }],
  ['getCover', '/books/0%20/cover', {}],
  ['getTicket', '/tickets/T-0000000A', { 'Content-Type': 'application/json' }, '{}'],
  ['getCover', '/books/7/cover', { Accept: 'image/jpeg', Prefer: 'dynamic=true' }],
  ['ping', '/pings', { Prefer: 'code=418' }],
  [
    'getSigningMetadata',
    '/packages/metadata/timestamp.json',
    { Accept: 'application/x-none', Prefer: 'code=304', 'X-Api-Key': 'any' },
  ],
  ['listBooks', '/books?limit=10&sort=year', { Accept: 'image/gif', Prefer: 'code=299' }],
];

describe('our mocks and Prism', () => {
  it(
    `agree with the servers on ${CALLS} calls that need no state`,
    async () => {
      const different: object[] = [];
      const seen = new Set<string>();
      let known = 0;
      for (const called of await chooseCalls()) {
        const { server, mock, prism } = await call(called);
        seen.add(server);
        const agrees = isRefused(server) === isRefused(prism);
        if (!agrees && KNOWN.some(({ applies }) => applies(called.wire))) known += 1;
        else if (!agrees || !isSame(server, mock)) different.push({ server, mock, prism, ...called });
      }
      expect(different).toEqual([]);
      expect(known).toBeLessThan(CALLS / 20);
      expect([...seen]).toEqual(
        expect.arrayContaining(['200', '201', '400 invalid-request', '401 unauthorized', '406 not-acceptable']),
      );
    },
    rounds(60_000),
  );

  it.each(KNOWN)('have the known difference: $reason', async ({ applies, sample }) => {
    expect(applies(sample.wire)).toBe(true);
    const { server, mock, prism } = await call(sample);
    expect(isSame(mock, server)).toBe(true);
    expect(isRefused(prism)).not.toBe(isRefused(server));
  });

  it(
    `return the same status on ${MOCKED_CALLS} calls`,
    async () => {
      const different: object[] = [];
      const statuses = new Set<number>();
      const used = new Set<string>();
      let explained = 0;
      // Two sequences, so that a new operation of ours does not change the calls of the other documents.
      const calls = [
        ...(await drawCalls(operations, new Random(SEED), MOCKED_CALLS / 2, ORIGIN)),
        ...(await drawCalls(foreign, new Random(SEED), MOCKED_CALLS / 2, ORIGIN)),
      ];
      for (const [id, path, headers, body] of RARE) {
        const operation = [...foreign, ...operations].find((other) => other.id === id) as Operation;
        calls.push({
          area: operation.area,
          operation,
          wire: { method: operation.method, path, headers, ...(body && { body }) },
        });
      }
      for (const called of calls) {
        const { mock, prism } = servers.get(called.area) as Record<'mock' | 'prism', string>;
        const response = await send(mock, wireFor(mock, called.wire, {}));
        let other = await send(prism, wireFor(prism, called.wire, {}));
        // Prism draws such responses at random, and sometimes one that it cannot write: it draws again.
        for (let left = 5; left > 0 && other.status === 500 && called.wire.path.includes('__dynamic=true'); left--)
          other = await send(prism, wireFor(prism, called.wire, {}));
        const [ours, theirs] = [response.status, other.status];
        statuses.add(ours);
        if (isSameStatus(response, other, preferredCode(called.wire))) continue;
        const known = MOCK_DIFFERENCES.find(({ applies }) => applies(called, ours, theirs));
        if (known) used.add(known.reason);
        if (known || KNOWN.some(({ applies }) => applies(called.wire))) explained += 1;
        else different.push({ ours, theirs, area: called.area, id: called.operation.id, ...called.wire });
      }
      expect(different).toEqual([]);
      expect(explained).toBeLessThan(MOCKED_CALLS / 6);
      if (SEED === 4) expect([...used].sort()).toEqual(MOCK_DIFFERENCES.map(({ reason }) => reason).sort());
      expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404, 405, 406, 415, 418, 422]));
    },
    rounds(60_000),
  );
});
