// Stand-ins for the services that targets name: a server that keeps what it receives, and a push service with its browser.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { createNotifyClient } from '../../../generated/notify/client.ts';
import type { Schemas } from '../../../generated/notify/contract.ts';
import type { NotifyService } from '../../../src/areas/notify/service.ts';
import { serveHttp } from '../../http-server.ts';
import type { PlatformSettings, Running } from '../../running.ts';

const ece = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, keys: { version: string; privateKey: object; authSecret: string }): Buffer;
};

export interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Keeps every request. `respond` answers it: 200 by default. */
export async function startReceiver(
  running: Running,
  respond: (response: ServerResponse, count: number) => void = (response) => void response.end('ok'),
) {
  const received: Received[] = [];
  let arrived = Promise.withResolvers<void>();
  const site = await serveHttp(running, async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.of());
    received.push({ method: request.method, path: request.url, headers: request.headers, body });
    respond(response, received.length);
    arrived.resolve();
    arrived = Promise.withResolvers();
  });
  const until = async (count: number): Promise<readonly Received[]> => {
    while (received.length < count) await arrived.promise;
    return received;
  };
  return { received, until, site, url: site.url, host: `127.0.0.1:${site.port}` };
}

/** A browser's push subscription at the receiver, and what its service worker reads. */
export function subscribe({ url }: { readonly url: string }) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const subscription = { endpoint: `${url}/push/1`, keys: { p256dh: pair.getPublicKey('base64url'), auth } };
  const read = ({ body }: Received): unknown =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString());
  return { subscription, read };
}

/** Verifies the signature of RFC 8292 with the key that the browser subscribed with. Returns the claims. */
export function readVapid({ headers }: Received, pushKey: string) {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(pushKey);
  const point = Buffer.from(pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}

export const REQUEST = {
  title: 'Claude Code asks',
  text: 'on laptop, in ~/rover',
  url: 'https://annex.example/inbox#r1',
  priority: 'high',
} as const;

/** A platform whose user ada has logged in. `hosts` may be sent to although they are private. */
export async function startNotify(
  running: Running,
  hosts: readonly string[],
  { ended = new Set<string>(), ...settings }: PlatformSettings & { readonly ended?: ReadonlySet<string> } = {},
) {
  let notify: NotifyService | undefined;
  const platform = await running.platform({
    ...settings,
    notify: { privateHosts: hosts, stillWaiting: async (id) => !ended.has(id), ...settings.notify },
    load: async (options) => {
      const { createAreas } = await import('../../../src/servers/platform-areas.ts');
      const areas = await createAreas(options);
      notify = areas.notify;
      return areas;
    },
  });
  await platform.prepare();
  const headers = await platform.login();
  const { id: userId } = await platform.identity.users.ensure('ada', ['demo']);
  const client = createNotifyClient({ baseUrl: platform.url, headers });
  const add = async (body: Schemas['CreateTarget']) => client.createTarget({ body });
  const ring = (requestId: string, more: object = {}) =>
    (notify as NotifyService).ring({ requestId, userIds: [userId], ...REQUEST, ...more });
  /** Waits until no message is on its way, and returns the states of all, oldest first. */
  const states = async (): Promise<string[]> => {
    const { deliveries } = await client.getNotifications();
    if (deliveries.some(({ state }) => state === 'sending')) return states();
    return deliveries.map(({ state }) => state).reverse();
  };
  return { platform, headers, userId, client, add, ring, states, notify: notify as unknown as NotifyService };
}
