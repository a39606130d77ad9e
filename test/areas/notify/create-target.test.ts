import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/notify/contract.ts';
import { problemOf, sending, useRunning } from '../../running.ts';
import { startNotify, startReceiver, subscribe } from './receivers.ts';

const running = useRunning();

/** Adds the target, sends a test, and returns the request that the receiver got. */
async function sendTest(body: (url: string) => Schemas['CreateTarget']) {
  const receiver = await startReceiver(running);
  const { client, add } = await startNotify(running, [receiver.host]);
  const target = await add(body(receiver.url));
  expect(await client.testTarget({ path: { id: target.id } })).toEqual({ outcome: 'sent', status: 200 });
  const [received] = await receiver.until(1);
  const { method, path, headers, body: sent } = received ?? {};
  return { target, method, path, headers: headers ?? {}, text: String(sent), json: JSON.parse(String(sent)) };
}

const TEXT = 'This is a test. Requests of your agents look like this.';
const url = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/inbox\/$/);

describe('createTarget', () => {
  it('writes messages in the format of ntfy [D-ring-presets]', async () => {
    const sent = await sendTest((url) => ({ kind: 'preset', preset: 'ntfy', url, topic: 'ada"s', token: 'tk_1' }));
    expect([sent.method, sent.path]).toEqual(['POST', '/']);
    expect(sent.json).toEqual({ topic: 'ada"s', title: 'Annex', message: TEXT, click: url, priority: 3 });
    expect(sent.headers).toMatchObject({ authorization: 'Bearer tk_1', 'content-type': 'application/json' });
    const open = await sendTest((url) => ({ kind: 'preset', preset: 'ntfy', url, topic: 'ada' }));
    expect(open.headers).not.toHaveProperty('authorization');
    expect(open.target).toMatchObject({ kind: 'web', name: 'ntfy', include_command: false });
  });

  it('writes messages in the format of Gotify [D-ring-presets]', async () => {
    const sent = await sendTest((url) => ({ kind: 'preset', preset: 'gotify', url: `${url}/gotify/`, token: 'A1' }));
    expect([sent.method, sent.path]).toEqual(['POST', '/gotify/message']);
    expect(sent.headers).toMatchObject({ 'x-gotify-key': 'A1' });
    const message = expect.stringContaining(`${TEXT}\nhttp://127.0.0.1:`);
    expect(sent.json).toEqual({ title: 'Annex', message, priority: 3 });
  });

  it('writes messages in the format of Slack, Mattermost and Telegram [D-ring-presets]', async () => {
    const slack = await sendTest((url) => ({ kind: 'preset', preset: 'slack', url: `${url}/services/T0/B0/x` }));
    expect(slack).toMatchObject({ method: 'POST', path: '/services/T0/B0/x' });
    expect(slack.json).toEqual({ text: expect.stringMatching(/^Annex\nThis is .*\nhttp/) });
    const body = { kind: 'preset', preset: 'telegram', token: '12:ab/c', chat_id: '-100' } as const;
    const telegram = await sendTest((url) => ({ ...body, url }));
    expect(telegram).toMatchObject({ method: 'POST', path: '/bot12%3Aab%2Fc/sendMessage' });
    expect(telegram.json).toEqual({ chat_id: '-100', text: expect.stringMatching(/^Annex\nThis is .*\nhttp/) });
  });

  it('fills a template and keeps its method and headers [D-ring-template]', async () => {
    const template = '{"a": "{title}", "b": ["{url}"], "c": {priority}, "d": "{other} {text}"}';
    const headers = { 'X-Key': 'k1', 'Content-Type': 'application/vnd.example+json' };
    const sent = await sendTest((url) => ({ kind: 'template', url, method: 'PUT', headers, body: template }));
    expect(sent.method).toBe('PUT');
    expect(sent.headers).toMatchObject({ 'x-key': 'k1', 'content-type': 'application/vnd.example+json' });
    expect(sent.json).toEqual({ a: 'Annex', b: [url], c: 3, d: `{other} ${TEXT}` });
  });

  it('stores nothing that could be read, and returns no address [D-ring-sealed]', async () => {
    const receiver = await startReceiver(running);
    const { platform, client, add } = await startNotify(running, [receiver.host]);
    const secret = 'very-secret-token';
    await add({ kind: 'preset', preset: 'gotify', url: `${receiver.url}/hidden-path`, token: secret });
    const rows = await platform.database.read({ text: 'select * from notify_targets', values: [] });
    const returned = JSON.stringify(await client.getNotifications());
    for (const text of [JSON.stringify(rows), returned, platform.log.join('')]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain('hidden-path');
    }
    expect(await client.getNotifications()).toMatchObject({ targets: [{ name: 'Gotify', host: receiver.host }] });
  });

  it('allows five targets, also if they are added at once [D-ring-targets]', async () => {
    const receiver = await startReceiver(running);
    const { client, add } = await startNotify(running, [receiver.host]);
    const body = { kind: 'preset', preset: 'slack', url: receiver.url } as const;
    const added = await Promise.allSettled(Array.from({ length: 8 }, () => add(body)));
    const refused = added.flatMap((each) => (each.status === 'rejected' ? [each.reason.name] : []));
    expect(refused).toEqual(['too-many-targets', 'too-many-targets', 'too-many-targets']);
    expect((await client.getNotifications()).targets).toHaveLength(5);
  });

  it('replaces a browser that is added again [D-ring-targets]', async () => {
    const receiver = await startReceiver(running);
    const { client, add } = await startNotify(running, [receiver.host]);
    const { subscription } = subscribe(receiver);
    await add({ kind: 'push', subscription, name: 'Phone' });
    const again = await add({ kind: 'push', subscription, name: 'My phone' });
    expect((await client.getNotifications()).targets).toEqual([again]);
  });

  it.each<[string, Partial<Schemas['TemplateTarget']>, RegExp]>([
    ['a metadata address', { url: 'https://169.254.169.254/latest/' }, /not public.*notify\.privateHosts/],
    ['loopback', { url: 'https://127.0.0.1:8790/' }, /not public/],
    ['loopback over IPv6', { url: 'https://[::1]/' }, /not public/],
    ['a private network', { url: 'https://10.0.0.1/' }, /not public/],
    ['an IPv4 address in IPv6', { url: 'https://[::ffff:169.254.169.254]/' }, /not public/],
    ['plain http', { url: 'http://chat.example/' }, /must use https/],
    ['a placeholder outside quotes', { body: '{"a": {title}}' }, /inside quotes/],
    ['a body that is not JSON', { body: 'title={title}' }, /not JSON/],
    ['a header that routes', { headers: { Host: 'internal' } }, /header Host cannot/],
    ['a header that frames', { headers: { 'transfer-encoding': 'chunked' } }, /cannot be set/],
  ])('refuses %s [D-ring-guard]', async (_, fields, detail) => {
    const { platform, headers } = await startNotify(running, []);
    const body = { kind: 'template', url: 'https://chat.example/', body: '{"a":"{text}"}', ...fields };
    const response = await fetch(`${platform.url}/api/notify/targets`, sending('POST', body, headers));
    expect(await problemOf(response)).toMatchObject({ status: 400, detail: expect.stringMatching(detail) });
  });

  it('refuses a push service at a metadata address, too [D-ring-guard]', async () => {
    const { platform, headers } = await startNotify(running, []);
    const { subscription } = subscribe({ url: 'https://169.254.169.254' });
    const body = { kind: 'push', subscription };
    const response = await fetch(`${platform.url}/api/notify/targets`, sending('POST', body, headers));
    expect(await problemOf(response)).toMatchObject({ status: 400, detail: expect.stringMatching(/not public/) });
  });

  it.each([
    [{ kind: 'preset', preset: 'gotify', url: 'https://gotify.example' }, 'needs the field token'],
    [{ kind: 'preset', preset: 'webhook' }, 'needs the field url'],
  ])('names the field that a preset lacks', async (body, detail) => {
    const { platform, headers } = await startNotify(running, []);
    const response = await fetch(`${platform.url}/api/notify/targets`, sending('POST', body, headers));
    expect(await problemOf(response)).toMatchObject({ status: 400, detail: expect.stringContaining(detail) });
  });

  it('refuses header values with line breaks, a key that is no point of the curve, and other pages', async () => {
    const { platform, headers } = await startNotify(running, []);
    const post = (body: object, more: Record<string, string> = {}) =>
      fetch(`${platform.url}/api/notify/targets`, sending('POST', body, { ...headers, ...more }));
    const template = { kind: 'template', url: 'https://chat.example/', body: '{"a":"{text}"}' };
    expect((await post({ ...template, headers: { A: 'b\r\nc: d' } })).status).toBe(400);
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    const push = { kind: 'push', subscription: { endpoint: 'https://push.example/1', keys } };
    expect(await problemOf(await post(push))).toMatchObject({ detail: expect.stringContaining('public key') });
    expect((await post(template, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(template, { 'annex-proof': 'Q'.repeat(43) })).status).toBe(401);
  });

  it('accepts a key only if it names its user [D-ring-callers]', async () => {
    const { platform, userId } = await startNotify(running, []);
    const { keys } = platform.identity;
    const get = async (key: string) => fetch(`${platform.url}/api/notify`, { headers: { 'x-api-key': key } });
    const named = await keys.create('demo', 'ada', { user: { id: userId, name: 'ada' } });
    expect((await get(named.key)).status).toBe(200);
    const unnamed = await keys.create('demo', 'demo');
    expect(await problemOf(await get(unnamed.key))).toMatchObject({ status: 403, name: 'key-without-user' });
    const reader = await keys.create('demo', 'ada', { user: { id: userId, name: 'ada' }, scopes: ['workspace:read'] });
    expect(await problemOf(await get(reader.key))).toMatchObject({ status: 403, name: 'insufficient-scope' });
  });
});
