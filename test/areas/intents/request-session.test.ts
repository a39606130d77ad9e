import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ContractError,
  Problem,
  requestSession,
  type SessionRequest,
  UnreachableError,
} from '../../../src/sdk/index.ts';
import { POLL_MS, shortCode } from '../../../src/sdk/intents/index.ts';
import { linkIntent, type PlatformUnderTest, useRunning } from '../../running.ts';

const tokenOf = ({ authUrl }: SessionRequest): string => new URL(authUrl).searchParams.get('token') ?? '';

/** Forwards and records requests. With `streams` false it refuses streams, like a proxy without support for them. */
function recordingFetch(streams: boolean) {
  const calls: { readonly method: string; readonly path: string; readonly accept: string | null }[] = [];
  const bodies: unknown[] = [];
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    const accept = headers.get('accept');
    calls.push({ method: init?.method ?? 'GET', path: new URL(String(input)).pathname, accept });
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    if (!streams && accept === 'text/event-stream') {
      return Promise.resolve(new Response('<h1>no</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
    }
    return fetch(input, init);
  };
  return { send, calls, bodies };
}

describe('requestSession', () => {
  const running = useRunning();

  /** Returns a function that resolves once the application waits for the decision. */
  const expectWaiting = (platform: PlatformUnderTest) => {
    const watched = vi.spyOn(platform.database, 'watch');
    return () => vi.waitFor(() => expect(watched).toHaveBeenCalled(), { timeout: 10_000 });
  };

  it('sends the application’s name and an S256 challenge, and returns address, code and expiry', async () => {
    const platform = await running.platform();
    const { send, bodies } = recordingFetch(true);
    const request = await requestSession({ baseUrl: platform.url, appName: 'Test', maxAge: 3_600, fetch: send });
    await requestSession({ baseUrl: platform.url, scopes: ['account'], fetch: send });
    const challenge = expect.stringMatching(/^[\w-]{43}$/);
    expect(bodies).toEqual([
      { app_name: 'Test', max_age: 3_600, challenge },
      { scopes: ['account'], challenge },
    ]);
    expect(request.authUrl).toMatch(`${platform.url}/auth/approve?token=`);
    expect(request.code).toBe(await shortCode(tokenOf(request)));
    expect(request.expiresAt).toEqual(new Date('2026-11-15T12:15:00Z'));
    const stolen = await fetch(`${platform.url}/auth/intents/${tokenOf(request)}/status`);
    expect(stolen.status).toBe(403);
  });

  it('shows eight base32 characters of the SHA-256 of the token', async () => {
    const hash = createHash('sha256').update('a token').digest();
    const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const expected = Array.from({ length: 8 }, (_, index) => Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2));
    expect(await shortCode('a token')).toBe(expected.map((n) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[n]).join(''));
  });

  it('gets the session token from the stream, without polling [C-purpose-stream]', async () => {
    const platform = await running.platform();
    const { send, calls } = recordingFetch(true);
    const request = await requestSession({ baseUrl: platform.url, fetch: send });
    const waiting = expectWaiting(platform);
    const session = request.wait();
    await waiting();
    await linkIntent(platform, tokenOf(request), await platform.login());
    const { sessionToken } = await session;
    expect(calls.map(({ accept }) => accept)).toEqual(['application/json', 'text/event-stream']);
    const headers = { authorization: `Bearer ${sessionToken}` };
    const found = await fetch(`${platform.url}/auth/session`, { headers });
    expect(await found.json()).toMatchObject({ kind: 'Application', user: { name: 'ada' } });
    expect(await request.wait()).toEqual({ sessionToken });
  });

  it('polls if streams are not available [C-purpose-poll]', async () => {
    const platform = await running.platform();
    const { send, calls } = recordingFetch(false);
    const atPollInterval: typeof fetch = (input, init) => {
      platform.clock.advance(POLL_MS); // the platform's clock stands still, so every poll would be too early
      return send(input, init);
    };
    const request = await requestSession({ baseUrl: platform.url, fetch: atPollInterval, pollMs: 5 });
    const session = request.wait();
    const polls = () => calls.filter(({ path, accept }) => path.endsWith('/status') && accept === 'application/json');
    await vi.waitFor(() => expect(polls().length).toBeGreaterThan(2), { timeout: 10_000 });
    await linkIntent(platform, tokenOf(request), await platform.login());
    expect(await session).toEqual({ sessionToken: expect.stringMatching(/^tok_[\w-]{43}$/) });
  });

  it('polls if the stream is interrupted', async () => {
    const platform = await running.platform();
    const interrupted: typeof fetch = async (input, init) => {
      const stream = new Headers(init?.headers).get('accept') === 'text/event-stream';
      return stream ? new Response(':\n\n', { headers: { 'content-type': 'text/event-stream' } }) : fetch(input, init);
    };
    const request = await requestSession({ baseUrl: platform.url, fetch: interrupted });
    await linkIntent(platform, tokenOf(request), await platform.login());
    expect(await request.wait()).toEqual({ sessionToken: expect.stringMatching(/^tok_/) });
  });

  it.each([
    ['the stream', true],
    ['a poll', false],
  ])('fails with intent-denied as soon as the user denies, by %s', async (_, streams) => {
    const platform = await running.platform();
    const { send } = recordingFetch(streams);
    const request = await requestSession({ baseUrl: platform.url, fetch: send, pollMs: 5 });
    const waiting = expectWaiting(platform);
    if (!streams) await linkIntent(platform, tokenOf(request), await platform.login(), { action: 'deny' });
    const failed = expect(request.wait()).rejects.toMatchObject({ name: 'intent-denied', status: 410 });
    if (streams) await waiting();
    if (streams) await linkIntent(platform, tokenOf(request), await platform.login(), { action: 'deny' });
    await failed;
  });

  it.each([
    ['while it waits', true],
    ['before it waits', false],
  ])('fails with intent-expired if the user does not decide, %s', async (_, waits) => {
    const platform = await running.platform();
    const request = await requestSession({ baseUrl: platform.url });
    const waiting = expectWaiting(platform);
    if (!waits) platform.clock.advance(900_000);
    const failed = expect(request.wait()).rejects.toMatchObject({ name: 'intent-expired', status: 410 });
    if (waits) await waiting();
    if (waits) platform.clock.advance(900_000);
    await failed;
  });

  it('ends immediately with the signal’s reason when it is aborted, and leaves nothing open', async () => {
    const platform = await running.platform();
    await platform.prepare();
    const timers = platform.clock.waiting;
    const request = await requestSession({ baseUrl: platform.url });
    const waiting = expectWaiting(platform);
    const abort = new AbortController();
    const failed = expect(request.wait({ signal: abort.signal })).rejects.toThrow('changed my mind');
    await waiting();
    abort.abort(new Error('changed my mind'));
    await failed;
    await expect(request.wait({ signal: abort.signal })).rejects.toThrow('changed my mind');
    await vi.waitFor(() => expect(platform.clock.waiting).toBe(timers), { timeout: 5_000 });
    const aborted = requestSession({ baseUrl: platform.url, signal: AbortSignal.abort(new Error('not started')) });
    await expect(aborted).rejects.toThrow('not started');
  });
});

describe('requestSession: polling', () => {
  const json = (body: unknown, status = 200, type = 'application/json') =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  const intent = {
    token: 'T'.repeat(43),
    created_at: '2026-11-15T12:00:00.000Z',
    expires_at: '2026-11-15T12:15:00.000Z',
    requested_max_age: 60,
    auth_url: `http://localhost/auth/approve?token=${'T'.repeat(43)}`,
    updates_url: `http://localhost/auth/intents/${'T'.repeat(43)}/status`,
    completed: false,
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A platform that gives these responses in turn. An Error is a lost connection. */
  async function startRequest(...responses: (Response | Error)[]) {
    const pollTimes: number[] = [];
    const request = await requestSession({
      baseUrl: 'http://localhost',
      fetch: async (_, init) => {
        if (init?.method === 'POST') return json(intent, 201);
        if (new Headers(init?.headers).get('accept') === 'text/event-stream') return json({}, 500);
        pollTimes.push(Date.now());
        const response = responses.shift() ?? json({ state: 'pending' });
        if (response instanceof Error) throw response;
        return response;
      },
    });
    return { request, pollTimes };
  }
  const token = { state: 'authenticated', session_token: `tok_${'s'.repeat(43)}` };

  it('polls every 2000 ms by default [C-limit-client-poll]', async () => {
    expect(POLL_MS).toBe(2_000);
    const { request, pollTimes } = await startRequest(
      json({ state: 'pending' }),
      json({ state: 'pending' }),
      json(token),
    );
    vi.useFakeTimers();
    const session = request.wait();
    for (let step = 0; step < 50 && pollTimes.length < 3; step += 1) await vi.advanceTimersByTimeAsync(100);
    expect(await session).toEqual({ sessionToken: token.session_token });
    expect(pollTimes).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = pollTimes;
    expect([second - first, third - second]).toEqual([2_000, 2_000]);
  });

  it.each([
    [404, 'intent-not-found'],
    [403, 'other-caller'],
    [410, 'session-ended'],
    [429, 'polling-too-fast'],
    [500, 'internal-error'],
    [503, 'unavailable'],
  ])('fails after a response with status %i [C-client-poll-not-ok]', async (status, name) => {
    const problem = { type: `/problems/${name}`, title: 'No', status };
    const { request, pollTimes } = await startRequest(json(problem, status, 'application/problem+json'));
    await expect(request.wait()).rejects.toMatchObject({ name, status });
    expect(pollTimes).toHaveLength(1);
  });

  it('fails after an error page from a proxy [C-client-poll-not-ok]', async () => {
    const { request } = await startRequest(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(request.wait()).rejects.toBeInstanceOf(ContractError);
  });

  it.each([
    { state: 'expired' },
    { state: 'denied' },
    { state: null },
    {},
    { state: 'authenticated' },
    { state: 'authenticated', session_token: '' },
  ])('fails after the unexpected status %j [C-client-poll-unexpected]', async (body) => {
    const { request } = await startRequest(json(body));
    const failure = await request.wait().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContractError);
    expect(String(failure)).toContain('unexpected state');
    expect(String(failure)).not.toContain(intent.token);
  });

  it('tolerates lost connections, and gives up after 5 in a row', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lost = () => new TypeError('fetch failed');
    const once = await startRequest(lost(), lost(), json({ state: 'pending' }), lost(), json(token));
    const session = once.request.wait();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await session).toEqual({ sessionToken: token.session_token });
    const gone = await startRequest(...Array.from({ length: 5 }, lost), json(token));
    const failed = expect(gone.request.wait()).rejects.toBeInstanceOf(UnreachableError);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(gone.pollTimes).toHaveLength(5);
  });

  it('polls every 30 seconds while the stream is silent', async () => {
    vi.useFakeTimers();
    let polls = 0;
    const request = await requestSession({
      baseUrl: 'http://localhost',
      fetch: async (_, init) => {
        if (init?.method === 'POST') return json(intent, 201);
        if (new Headers(init?.headers).get('accept') === 'text/event-stream') return new Promise(() => {});
        polls += 1;
        return json(polls === 2 ? token : { state: 'pending' });
      },
    });
    const session = request.wait();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(polls).toBe(0);
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await session).toEqual({ sessionToken: token.session_token });
  });

  it('fails with a Problem that callers can identify by name', async () => {
    const { request } = await startRequest(
      json({ type: '/problems/intent-denied', title: 'No', status: 410 }, 410, 'application/problem+json'),
    );
    const failure = await request.wait().catch((error: unknown) => error);
    expect(failure instanceof Problem && failure.is('intent-denied')).toBe(true);
  });
});
