// Sends valid requests to the real servers through Prism's proxy, an independent validator, which must report no
// violations in requests and responses. Event streams are left out, because Prism would wait for their end.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import { startPrism } from '../../scripts/prism.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { type CallPart, writeCall } from '../../src/contract/conform/calls.ts';
import type { Operation } from '../../src/contract/conform/document.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import { startViewer } from '../../src/servers/viewer.ts';
import { startWatchdog } from '../../src/servers/watchdog.ts';
import { StubGateway } from '../areas/watchdog/stub-gateway.ts';
import { DEFAULTS } from '../areas/watchdog/watched.ts';
import { createIntent, linkIntent, type PlatformUnderTest, useRunning } from '../running.ts';

const PASSWORD = 'correct horse battery staple';
const running = useRunning();
const proxies = new Map<string, string>();
const upstreams = new Map<string, string>();
let platform: PlatformUnderTest;
let register: () => Promise<string>;
let key = '';

beforeAll(async () => {
  platform = await running.platform();
  const gateway = await running.gateway();
  const { clock } = platform;
  const beside = { host: '127.0.0.1', port: 0, clock, log: createLog({ level: 'silent' }) };
  const viewer = await startViewer({ ...beside, violations: 'throw', projectDir: platform.packagesDir });
  const watchdog = await startWatchdog({
    ...beside,
    violations: 'throw',
    clock: systemClock,
    settings: { ...DEFAULTS, startGraceMs: 1 },
    launch: () => new StubGateway(101),
  });
  running.onClose(() => viewer.close());
  running.onClose(() => watchdog.close());
  const socket = await running.socket(gateway.socketUrl);
  register = () => socket.register();
  await platform.identity.users.add({ name: 'ada', owners: ['demo', 'acme'], password: PASSWORD });
  key = (await platform.identity.keys.create('acme', 'for the proxy')).key;
  const own = new Map([
    ['gateway', gateway],
    ['watchdog', watchdog],
    ['paste', viewer],
  ]);
  for (const area of new Set(operations.map((operation) => operation.area))) {
    const { url } = own.get(area) ?? platform;
    const proxy = await startPrism(area, { upstream: url });
    running.onClose(() => proxy.close());
    upstreams.set(area, url);
    proxies.set(area, proxy.url);
  }
});

interface Asked {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

async function applicationSession(): Promise<string> {
  const { token } = await createIntent(platform);
  await linkIntent(platform, token, await platform.login());
  const status = await fetch(`${platform.url}/auth/intents/${token}/status`);
  return ((await status.json()) as { session_token: string }).session_token;
}

/** What an operation needs in addition to its example to succeed. */
const STORIES: Readonly<Record<string, () => Promise<Asked>>> = {
  createLogin: async () => ({ headers: { Origin: platform.url }, body: { name: 'ada', password: PASSWORD } }),
  endOtherSession: async () => {
    const headers = await platform.login();
    const list = await fetch(`${platform.url}/auth/sessions`, { headers });
    const { sessions } = (await list.json()) as { sessions: { id: string; current: boolean }[] };
    return { path: `/auth/sessions/${sessions.find(({ current }) => !current)?.id}` };
  },
  getIntent: async () => ({ path: `/auth/intents/${(await createIntent(platform)).token}` }),
  linkIntent: async () => ({ path: `/auth/intents/${(await createIntent(platform)).token}`, body: {} }),
  watchIntent: async () => ({ path: `/auth/intents/${(await createIntent(platform)).token}/status` }),
  receiveCallback: async () => ({ path: `/callback?code=${randomUUID()}&state=${await register()}`, headers: {} }),
};

async function credentialsOf({ security }: Operation): Promise<Record<string, string>> {
  if (security.includes('browserSession')) {
    return platform.login();
  }
  if (security.includes('sessionToken')) return { Authorization: `Bearer ${await applicationSession()}` };
  return security.includes('apiKey') ? { 'X-Api-Key': key } : {};
}

async function writeValid(operation: Operation): Promise<Wire> {
  const story = await STORIES[operation.id]?.();
  const [media = ''] = Object.keys(operation.body?.content ?? {});
  const part: CallPart | null = story?.body ? { kind: 'body', media, value: story.body } : null;
  const { headers, ...rest } = (await writeCall(operation, part, { parameters: 'required' })) as Wire;
  const own = { ...headers, ...(await credentialsOf(operation)), ...story?.headers };
  return { ...rest, path: story?.path ?? rest.path, headers: own };
}

/** Prism waits for the end of a response, which a stream does not have. */
const onlyStreams = ({ responses }: Operation): boolean =>
  [...responses].some(
    ([status, { content }]) => status === 200 && Object.keys(content ?? {}).join() === 'text/event-stream',
  );

const complaints = ({ headers, text }: WireResponse): string =>
  `${headers['sl-violations'] ?? ''}${text.includes('stoplight.io/prism') ? text : ''}`;

describe("Prism's proxy", () => {
  it.each(operations.filter((one) => !onlyStreams(one)))(
    'reports no violation for $id and its response',
    async (operation) => {
      const answer = await send(proxies.get(operation.area) as string, await writeValid(operation));
      expect(complaints(answer)).toBe('');
      expect([...operation.responses.keys()]).toContain(answer.status);
      if (STORIES[operation.id]) expect(answer.status, answer.text).toBeLessThan(300);
    },
  );

  it('reports a request that violates the document', async () => {
    const wire = { method: 'POST', path: '/auth/intents', headers: { 'Content-Type': 'application/json' } };
    const answer = await send(proxies.get('intents') as string, { ...wire, body: '{"max_age":"long"}' });
    expect(answer.status).toBe(422);
    expect(complaints(answer)).not.toBe('');
  });

  it('reports a response that violates the document', async () => {
    const foreign = await startPrism('intents', { upstream: upstreams.get('gateway') as string });
    running.onClose(() => foreign.close());
    const answer = await send(foreign.url, { method: 'POST', path: '/auth/intents', headers: {} });
    expect(complaints(answer)).not.toBe('');
  });
});
