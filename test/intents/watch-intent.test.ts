import { describe, expect, it, vi } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { systemClock } from '../../src/clock.ts';
import {
  createIntent,
  linkIntent,
  type PlatformUnderTest,
  problemOf,
  type TestEvents,
  useRunning,
  verifierPair,
} from '../running.ts';

const LIFETIME_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const TOKEN = /^tok_[A-Za-z0-9_-]{43}$/;
const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

const poll = (intent: Schemas['Intent'], headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(intent.updates_url, { method, headers });

/** The session token, or a failure when there is none. */
async function pickUp(intent: Schemas['Intent'], headers?: Record<string, string>): Promise<string> {
  const response = await poll(intent, headers);
  expect(response.status).toBe(200);
  const status = (await response.json()) as Schemas['AuthenticatedStatus'];
  expect(status).toEqual({ state: 'authenticated', session_token: expect.stringMatching(TOKEN) });
  return status.session_token;
}

async function linked(platform: PlatformUnderTest, body?: object): Promise<Schemas['Intent']> {
  const intent = await createIntent(platform, body);
  expect((await linkIntent(platform, intent.token, await platform.login())).status).toBe(200);
  return intent;
}

describe('watchIntent, polled', () => {
  const running = useRunning();

  it('answers pending with Retry-After 2 until the user decides [C-status] [C-status-pending] [C-status-poll] [C-status-one-shot] [C-no-credential-status]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const response = await poll(intent);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toEqual({ state: 'pending' });
  });

  it('answers the session token once the user has approved, the same one every time, without Retry-After [C-status-authenticated] [C-state-link-status] [C-state-consume-state]', async () => {
    const platform = await running.platform();
    const intent = await linked(platform);
    const response = await poll(intent);
    expect(response.headers.has('retry-after')).toBe(false);
    const { session_token } = (await response.json()) as Schemas['AuthenticatedStatus'];
    expect(session_token).toMatch(TOKEN);
    expect(await pickUp(intent)).toBe(session_token);
    expect(await pickUp(intent)).toBe(session_token);
  });

  it('answers pending at 14:59.999 and 410 at 15:00', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    platform.clock.advance(LIFETIME_MS - 1);
    expect(await (await poll(intent)).json()).toEqual({ state: 'pending' });
    platform.clock.advance(1);
    expect(await problemOf(await poll(intent))).toMatchObject({ status: 410, name: 'intent-expired' });
  });

  it('answers 410 for a day after the end of an intent, then 404', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    platform.clock.advance(LIFETIME_MS + DAY_MS - 1);
    expect((await poll(intent)).status).toBe(410);
    platform.clock.advance(1);
    await vi.waitFor(async () => expect((await poll(intent)).status).toBe(404), { timeout: 3_000 });
    expect(await problemOf(await poll(intent))).toMatchObject({ name: 'intent-not-found' });
  });

  it('keeps answering the token past the 15 minutes, for as long as the session lives, then 410 [C-state-later-polls] [C-limit-session-max-age]', async () => {
    const platform = await running.platform();
    const intent = await linked(platform, { max_age: 3600 });
    platform.clock.advance(3_600_000 - 1);
    await pickUp(intent);
    platform.clock.advance(1);
    expect(await problemOf(await poll(intent))).toMatchObject({ status: 410, name: 'session-ended' });
  });

  it('gives a session 90 days when the application asked for nothing else [C-limit-session-lifetime]', async () => {
    const platform = await running.platform();
    const intent = await linked(platform);
    platform.clock.advance(7_776_000_000 - 1);
    await pickUp(intent);
    platform.clock.advance(1);
    expect((await poll(intent)).status).toBe(410);
  });

  it('answers 404 for a token that nobody was given, whatever it looks like', async () => {
    const platform = await running.platform();
    const status = (token: string) => fetch(`${platform.url}/auth/intents/${token}/status`);
    expect(await problemOf(await status('A'.repeat(43)))).toMatchObject({ status: 404, name: 'intent-not-found' });
    for (const token of ['A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}%00`, '..%2f..']) {
      expect(await problemOf(await status(token))).toMatchObject({ status: 404, name: 'intent-not-found' });
    }
    expect((await status('')).status).toBe(404);
    const halfCharacter = await status(`${'A'.repeat(42)}%ff`);
    expect(await problemOf(halfCharacter)).toMatchObject({ status: 400, pointers: ['/path/token'] });
  });

  it('uses nothing up when asked by HEAD, whatever is accepted', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await linked(platform);
    for (const accept of ['*/*', 'text/event-stream']) {
      const response = await poll(intent, { ...from('203.0.113.1'), accept }, 'HEAD');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    }
    await pickUp(intent, from('203.0.113.2')); // the first GET still binds
    expect((await poll(intent, from('203.0.113.1'))).status).toBe(403);
  });

  it('answers JSON to who names it first, and 406 to who accepts neither', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (const accept of [
      'application/json, text/event-stream',
      'text/event-stream;q=0.5, application/json',
      '*/*',
      'application/*',
    ]) {
      expect((await poll(intent, { accept })).headers.get('content-type')).toBe('application/json');
      platform.clock.advance(2_000);
    }
    expect(await problemOf(await poll(intent, { accept: 'text/html' }))).toMatchObject({ status: 406 });
  });

  it('answers pages of any origin, and their preflight with Intent-Verifier', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const origin = 'https://elsewhere.example';
    const response = await poll(intent, { origin });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
    const preflight = await fetch(intent.updates_url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'intent-verifier',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Intent-Verifier');
  });
});

describe('watchIntent: the caller', () => {
  const running = useRunning();

  it('gives the token to the first address that retrieves it, again and again, and to no other [C-state-other-caller-403]', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await linked(platform);
    const token = await pickUp(intent, from('203.0.113.1'));
    expect(await problemOf(await poll(intent, from('203.0.113.2')))).toMatchObject({
      status: 403,
      name: 'other-caller',
    });
    expect(await pickUp(intent, from('203.0.113.1'))).toBe(token);
  });

  it('binds nobody while the intent is pending', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform);
    expect((await poll(intent, from('203.0.113.1'))).status).toBe(200);
    expect((await poll(intent, from('203.0.113.2'))).status).toBe(200);
    await linkIntent(platform, intent.token, await platform.login());
    await pickUp(intent, from('203.0.113.2'));
    expect((await poll(intent, from('203.0.113.1'))).status).toBe(403);
  });

  it('gives the token to one address when many come at once', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await linked(platform);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => poll(intent, from(`203.0.113.${index}`))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)]);
  });

  it('takes the addresses of one IPv6 /64 for one caller', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await linked(platform);
    await pickUp(intent, from('2001:db8:0:1::1'));
    await pickUp(intent, from('2001:db8:0:1:aaaa:bbbb:cccc:dddd'));
    expect((await poll(intent, from('2001:db8:0:2::1'))).status).toBe(403);
  });

  it('believes no forwarded address that an untrusted client sends', async () => {
    const platform = await running.platform();
    const intent = await linked(platform);
    await pickUp(intent, from('203.0.113.1'));
    await pickUp(intent, from('203.0.113.2'));
  });

  it('takes the last address that no trusted proxy vouches for', async () => {
    const platform = await running.platform({ serve: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] } });
    const intent = await linked(platform);
    await pickUp(intent, from('198.51.100.9, 203.0.113.1, 10.1.2.3'));
    await pickUp(intent, from('203.0.113.1'));
    expect((await poll(intent, from('198.51.100.9'))).status).toBe(403);
  });

  it('tells who sends the verifier, from any address, and nobody else', async () => {
    const platform = await running.platform(behindProxy);
    const { verifier, challenge } = verifierPair();
    const intent = await createIntent(platform, { challenge });
    const mine = { 'intent-verifier': verifier };
    const refused = { status: 403, name: 'other-caller' };
    expect(await (await poll(intent, mine)).json()).toEqual({ state: 'pending' });
    expect(await problemOf(await poll(intent))).toMatchObject(refused);
    await linkIntent(platform, intent.token, await platform.login());
    expect(await problemOf(await poll(intent))).toMatchObject(refused);
    expect(await problemOf(await poll(intent, { 'intent-verifier': verifierPair().verifier }))).toMatchObject(refused);
    const token = await pickUp(intent, { ...mine, ...from('203.0.113.1') });
    expect(await pickUp(intent, { ...mine, ...from('203.0.113.2') })).toBe(token);
    expect(await problemOf(await poll(intent, from('203.0.113.1')))).toMatchObject(refused);
  });

  it('refuses a verifier that cannot be one with 400', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (const verifier of ['x'.repeat(42), 'x'.repeat(129), `${'x'.repeat(43)}!`]) {
      const response = await poll(intent, { 'intent-verifier': verifier });
      expect(await problemOf(response)).toMatchObject({ status: 400, pointers: ['/header/Intent-Verifier'] });
    }
  });
});

describe('watchIntent, streamed', () => {
  const running = useRunning();

  const sessionTokenOf = (text: string): string => {
    const [, data = '{}'] = /^event: authenticated\ndata: (.*)\n\n$/.exec(text) ?? [];
    return (JSON.parse(data) as { session_token: string }).session_token;
  };

  async function stream(intent: Schemas['Intent'], headers?: Record<string, string>): Promise<TestEvents> {
    const events = await running.events(intent.updates_url, headers);
    expect(events.response.status).toBe(200);
    return events;
  }

  it('opens as an event stream that proxies neither keep nor change [C-status-stream]', async () => {
    const platform = await running.platform();
    const { response } = await stream(await createIntent(platform), { origin: 'https://elsewhere.example' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('sends authenticated with the session token when the user approves, and ends [C-sse-authenticated] [C-sse-open-until-login]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const events = await stream(intent);
    await linkIntent(platform, intent.token, await platform.login());
    const token = sessionTokenOf(await events.rest());
    expect(token).toMatch(TOKEN);
    expect(await pickUp(intent)).toBe(token);
  });

  it('sends authenticated at once when the user had approved before', async () => {
    const platform = await running.platform();
    const intent = await linked(platform);
    expect(sessionTokenOf(await (await stream(intent)).rest())).toMatch(TOKEN);
  });

  it('sends timeout with an empty data line at 15:00, not before, and ends [C-sse-timeout] [C-sse-open-until-expiry] [C-state-expire-stream]', async () => {
    const platform = await running.platform({ serve: { events: { keepAliveMs: 10 } } });
    const intent = await createIntent(platform);
    const events = await stream(intent);
    platform.clock.advance(LIFETIME_MS - 1);
    expect(await events.until(':\n\n')).not.toContain('event');
    platform.clock.advance(1);
    expect(await events.rest()).toMatch(/^(:\n\n)+event: timeout\ndata:\n\n$/);
  });

  it('sends denied with an empty data line when the user denies, and ends [C-link-deny]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const events = await stream(intent);
    await linkIntent(platform, intent.token, await platform.login(), { action: 'deny' });
    expect(await events.rest()).toBe('event: denied\ndata:\n\n');
  });

  it('writes comments that keep the connection alive', async () => {
    const platform = await running.platform({ serve: { events: { keepAliveMs: 5 } } });
    const events = await stream(await createIntent(platform));
    expect(await events.until(':\n\n:\n\n:\n\n')).toMatch(/^(:\n\n)+$/);
  });

  it('tells every stream of the same caller', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const streams = await Promise.all(Array.from({ length: 5 }, () => stream(intent)));
    await linkIntent(platform, intent.token, await platform.login());
    const tokens = await Promise.all(streams.map(async (events) => sessionTokenOf(await events.rest())));
    expect(new Set(tokens).size).toBe(1);
  });

  it('tells one of two addresses and ends the stream of the other without a word', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform);
    const streams = [await stream(intent, from('203.0.113.1')), await stream(intent, from('203.0.113.2'))];
    await linkIntent(platform, intent.token, await platform.login());
    const texts = await Promise.all(streams.map((events) => events.rest()));
    expect(texts.filter((text) => text === '')).toHaveLength(1);
    expect(texts.map((text) => text && sessionTokenOf(text)).filter(Boolean)).toHaveLength(1);
  });

  it('answers a problem instead of a stream when the intent is over, unknown or somebody else’s', async () => {
    const platform = await running.platform(behindProxy);
    const page = await platform.login();
    const open = async (intent: Schemas['Intent'], headers?: Record<string, string>) =>
      problemOf((await running.events(intent.updates_url, headers)).response);
    const [expired, denied, taken] = [
      await createIntent(platform),
      await createIntent(platform),
      await linked(platform, { max_age: 3600 }),
    ];
    await linkIntent(platform, denied.token, page, { action: 'deny' });
    await pickUp(taken, from('203.0.113.1'));
    platform.clock.advance(LIFETIME_MS);
    expect(await open(expired)).toMatchObject({ status: 410, name: 'intent-expired' });
    expect(await open(denied)).toMatchObject({ status: 410, name: 'intent-denied' });
    expect(await open(taken, from('203.0.113.2'))).toMatchObject({ status: 403, name: 'other-caller' });
    const unknown = { ...taken, updates_url: `${platform.url}/auth/intents/${'A'.repeat(43)}/status` };
    expect(await open(unknown)).toMatchObject({ status: 404, name: 'intent-not-found' });
    platform.clock.advance(3_600_000);
    expect(await open(taken, from('203.0.113.1'))).toMatchObject({ status: 410, name: 'session-ended' });
  });

  it('asks for the verifier of a challenge before it opens', async () => {
    const platform = await running.platform();
    const { verifier, challenge } = verifierPair();
    const intent = await createIntent(platform, { challenge });
    expect((await running.events(intent.updates_url)).response.status).toBe(403);
    const events = await stream(intent, { 'intent-verifier': verifier });
    await linkIntent(platform, intent.token, await platform.login());
    expect(sessionTokenOf(await events.rest())).toMatch(TOKEN);
  });

  it('sends timeout to every stream when time passes by itself', { timeout: 60_000 }, async () => {
    const intents = { lifetimeMs: 2_000, maxPendingPerAddress: 100 };
    const platform = await running.platform({ clock: systemClock, intents });
    const streams: TestEvents[] = [];
    // One after the other: on a slow machine too, each has its whole lifetime to be opened in.
    while (streams.length < 20) streams.push(await stream(await createIntent(platform)));
    const texts = await Promise.all(streams.map((events) => events.rest()));
    expect(new Set(texts)).toEqual(new Set(['event: timeout\ndata:\n\n']));
  });

  it('forgets a stream that its client has left', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const before = platform.clock.waiting;
    const events = await stream(intent);
    expect(platform.clock.waiting).toBe(before + 1);
    const left = new Promise((resolve) => {
      platform.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const second = await stream(intent);
    second.end();
    events.end();
    await left;
    await vi.waitFor(() => expect(platform.clock.waiting).toBe(before));
  });
});
