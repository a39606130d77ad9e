// For every operation of every document that needs no credential, and for the pages that count attempts: what a page of
// another site can make its visitor's browser send uses up nothing that programs at the same address may do.
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import { writeCall } from '../../src/contract/conform/calls.ts';
import { isOpen } from '../../src/contract/conform/credentials.ts';
import type { Operation } from '../../src/contract/conform/document.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useWatchdog } from '../areas/watchdog/server.ts';
import { BROWSER, FOREIGN_PAGES } from '../requests.ts';
import { createIntent, type PlatformUnderTest, useRunning } from '../running.ts';

const running = useRunning();
const startWatchdog = useWatchdog();
let platform: PlatformUnderTest;
const urls: Record<string, string> = {};
beforeAll(async () => {
  platform = await running.platform({
    serve: { trustedProxies: ['127.0.0.1'], events: { maxStreamsPerAddress: 2 } },
    intents: { maxPendingPerAddress: 2, maxUnknownTokens: 2 },
    oauth: { maxFetches: 2, maxUserCodes: 2 },
    identity: { attempts: { windowMs: 60_000, perName: 2, perAddress: 2 } },
  });
  urls['gateway'] = (await running.gateway()).url;
  urls['paste'] = (await runViewer(running)).url;
  urls['watchdog'] = (await startWatchdog()).url;
});

type Send = (headers: Record<string, string>) => Promise<number>;
interface Case {
  readonly id: string;
  readonly send: Send;
}

const request = async (url: string, init: RequestInit): Promise<number> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  await response.body?.cancel();
  return response.status;
};

const ofOperation = (operation: Operation): Case => ({
  id: operation.id,
  send: async (headers) => {
    const wire = await writeCall(operation, null, { parameters: 'required' });
    if (!wire) throw new Error(`${operation.id} has no example`);
    const { method, path, body } = wire;
    // Without Origin, browsers send another site only what a form can: JSON needs a preflight request.
    const isForm = headers['user-agent'] && !headers['origin'] && wire.headers['Content-Type'] === 'application/json';
    const media = isForm ? { 'Content-Type': 'text/plain' } : {};
    const url = (urls[operation.area] ?? platform.url) + path;
    return request(url, {
      method,
      body: (body ?? null) as BodyInit,
      headers: { ...wire.headers, ...headers, ...media },
    });
  },
});

let documents = 0;
/** Each time another metadata document, which is not cached. Its address is private, so that nothing is fetched. */
const nextClient = () => `https://127.0.0.1/client-${documents++}.json`;

const get = (id: string, path: () => string): Case => ({
  id,
  send: (headers) => request(platform.url + path(), { headers }),
});

const CASES: readonly Case[] = [
  ...operations.filter(isOpen).map(ofOperation),
  get('the approval page', () => `/auth/approve?token=${'A'.repeat(43)}`),
  get('the page of the device flow', () => '/auth/device?user_code=AAAA-AAAA'),
  get('startAuthorization with a metadata document', () => {
    const query = { client_id: nextClient(), redirect_uri: 'https://127.0.0.1/', response_type: 'code' };
    return `/oauth/authorize?${new URLSearchParams(query)}`;
  }),
  {
    id: 'startDeviceAuthorization with a metadata document',
    send: (headers) => {
      const body = new URLSearchParams({ client_id: nextClient() });
      return request(`${platform.url}/oauth/device_authorization`, { method: 'POST', body, headers });
    },
  },
];

/** Those that have a limit per address. */
const LIMITED = new Set([
  'createLogin',
  'createRecoveryLogin',
  'createIntent',
  'getIntent',
  'endIntent',
  'watchIntent',
  'startDeviceAuthorization',
  'the approval page',
  'the page of the device flow',
  'startAuthorization with a metadata document',
  'startDeviceAuthorization with a metadata document',
]);

it('there are operations without credentials in every document', () => {
  const areas = new Set(operations.filter(isOpen).map(({ area }) => area));
  const all = new Set(operations.map(({ area }) => area));
  all.delete('notify'); // only for users
  expect([...areas].sort()).toEqual([...all].sort());
  expect([...LIMITED].filter((id) => !CASES.some((each) => each.id === id))).toEqual([]);
});

describe.each(CASES.map((each, index) => ({ ...each, address: `203.0.113.${index}` })))(
  '$id',
  ({ id, send, address }) => {
    // The other servers have no limits per address, and treat forwarded requests in another way.
    const isPlatform = !operations.some((operation) => operation.id === id && operation.area in urls);

    it('is not used up by pages of other sites', async () => {
      const own: Record<string, string> = isPlatform ? { 'x-forwarded-for': address } : {};
      const first = await send(own);
      expect(first).not.toBe(429);
      for (const page of FOREIGN_PAGES) await send({ ...page, ...own });
      expect(await send(own)).toBe(first);
      if (LIMITED.has(id)) expect(await send(own)).toBe(429);
      else expect(await send(own)).not.toBe(429);
    });
  },
);

describe.each(FOREIGN_PAGES.map((headers, index) => ({ headers, index })))('$headers', ({ headers, index }) => {
  it('has a limit of its own for event streams', async () => {
    const address = { 'x-forwarded-for': `198.51.100.${index}` };
    const { updates_url } = await createIntent(platform, {}, address);
    const open = (more: Record<string, string>) => running.events(updates_url, { ...more, ...address });
    for (let stream = 0; stream < 2; stream += 1) expect((await open(headers)).response.status).toBe(200);
    expect((await open(headers)).response.status).toBe(429);
    for (let stream = 0; stream < 2; stream += 1) expect((await open({})).response.status).toBe(200);
    expect((await open({})).response.status).toBe(429);
  });
});

it('our own pages share the limit of programs', async () => {
  const { origin } = new URL(platform.url);
  const address = { 'x-forwarded-for': '192.0.2.1' };
  const noReferrer = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const pages = [{ origin }, noReferrer, { 'sec-fetch-site': 'none' }];
  const send = (headers: Record<string, string>) =>
    request(`${platform.url}/auth/intents`, { method: 'POST', headers: { ...headers, ...address } });
  for (const headers of pages) expect(await send({ ...BROWSER, ...headers })).toBe(headers === pages[2] ? 429 : 201);
});

describe('the refusal says which limit is reached', () => {
  it.each([
    ['pending intents', 'intents.maxPendingPerAddress', {}],
    ['pending intents of a key', 'intents.maxPendingPerCaller', { key: true }],
    ['cancelled intents', 'intents.maxEndedPerAddress', { cancel: true }],
  ])('%s', async (_, setting, { key, cancel }: { key?: boolean; cancel?: boolean }) => {
    const intents = { maxPendingPerAddress: 1, maxPendingPerCaller: 1, maxEndedPerAddress: 1 };
    const limited = await running.platform({ intents });
    const headers: Record<string, string> = key
      ? { 'x-api-key': (await limited.identity.keys.create('demo')).key }
      : {};
    const intent = await createIntent(limited, {}, headers);
    if (cancel) await fetch(`${limited.url}/auth/intents/${intent.token}`, { method: 'DELETE' });
    const refused = await fetch(`${limited.url}/auth/intents`, { method: 'POST', headers });
    const { name, detail } = (await refused.json()) as { name: string; detail: string };
    expect([refused.status, name, detail]).toEqual([429, undefined, expect.stringContaining(`(setting ${setting})`)]);
  });
});
