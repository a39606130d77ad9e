import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, problemOf, sending, useRunning, verifierPair } from '../../running.ts';

const MINUTE_MS = 60_000;

describe('createIntent', () => {
  const running = useRunning();

  it('answers 201 with a pending intent that lives for 15 minutes [C-create] [C-create-201] [C-create-all-fields] [C-intent-token] [C-intent-created-at] [C-intent-expires-at] [C-intent-expires-15m] [C-intent-completed] [C-intent-completed-false] [C-intent-auth-url] [C-intent-auth-url-token] [C-intent-updates-url] [C-no-credential-create] [C-prefix] [C-limit-intent-lifetime]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform, {});
    expect(intent).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      created_at: '2026-11-15T12:00:00.000Z',
      expires_at: '2026-11-15T12:15:00.000Z',
      requested_max_age: 7_776_000,
      auth_url: `${platform.url}/auth/approve?token=${intent.token}`,
      updates_url: `${platform.url}/auth/intents/${intent.token}/status`,
      completed: false,
    });
  });

  it('repeats the requested scopes, which the session then has [C-create-scopes]', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    const scopes = ['account', 'paste:read'] as const;
    const intent = await createIntent(platform, { app_name: 'Layout Assistant', scopes });
    expect(intent.scopes).toEqual(scopes);
    const found = await fetch(`${platform.url}/auth/intents/${intent.token}`);
    expect(await found.json()).toMatchObject({ scopes });
    const linked = await linkIntent(platform, intent.token, page);
    expect(await linked.json()).toMatchObject({ completed: true, scopes });
    const { session_token } = (await (await fetch(intent.updates_url)).json()) as Schemas['AuthenticatedStatus'];
    const headers = { authorization: `Bearer ${session_token}` };
    expect(await (await fetch(`${platform.url}/auth/session`, { headers })).json()).toMatchObject({ scopes });
    const listed = await fetch(`${platform.url}/auth/sessions`, { headers: page });
    expect((await listed.json()).sessions).toContainEqual(expect.objectContaining({ kind: 'Application', scopes }));
    const account = await (await fetch(`${platform.url}/account`, { headers: page })).text();
    expect(account).toContain('See your name and your owners · See your pasted screenshots');
    expect((await fetch(`${platform.url}/packages/search`, { headers })).status).toBe(403);
  });

  it.each([[[]], [['workspace']], [['account', 'account']], [['account ']], [[null]], ['account'], [null], [{}]])(
    'refuses scopes %j with 400',
    async (scopes) => {
      const platform = await running.platform();
      const response = await fetch(`${platform.url}/auth/intents`, sending('POST', { scopes }));
      const { status, name, pointers } = await problemOf(response);
      expect([status, name, pointers?.every((each) => each.startsWith('/body/scopes'))]).toEqual([
        400,
        'invalid-request',
        true,
      ]);
    },
  );

  it('accepts a missing body like an empty one [C-create-body]', async () => {
    const platform = await running.platform();
    expect(await createIntent(platform)).toMatchObject({ requested_max_age: 7_776_000, completed: false });
    const empty = await fetch(`${platform.url}/auth/intents`, { method: 'POST', body: '' });
    expect(empty.status).toBe(201);
  });

  it('builds the URLs from the configured base URL', async () => {
    const platform = await running.platform({ url: 'https://annex.example/base' });
    const address = `http://127.0.0.1:${platform.port}`;
    const intent = await createIntent({ url: address });
    expect(intent.auth_url).toBe(`https://annex.example/base/auth/approve?token=${intent.token}`);
    expect(intent.updates_url).toBe(`https://annex.example/base/auth/intents/${intent.token}/status`);
  });

  it('gives every intent a different token', async () => {
    const platform = await running.platform();
    const intents = await Promise.all(Array.from({ length: 20 }, () => createIntent(platform)));
    expect(new Set(intents.map(({ token }) => token)).size).toBe(20);
  });

  it.each([1, 3600, 2_147_483_647])(
    'echoes max_age %i [C-intent-requested-max-age] [C-create-max-age]',
    async (max_age) => {
      const platform = await running.platform();
      expect((await createIntent(platform, { max_age })).requested_max_age).toBe(max_age);
    },
  );

  it.each([0, -1, 2_147_483_648, 1.5, '60', null, true, [60]])('refuses max_age %j with 400', async (max_age) => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/auth/intents`, sending('POST', { max_age }));
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      name: 'invalid-request',
      pointers: ['/body/max_age'],
    });
  });

  it('accepts an app_name of 100 characters and refuses an empty one, a longer one and one with control characters', async () => {
    const platform = await running.platform();
    await createIntent(platform, { app_name: '🛰'.repeat(100) });
    for (const app_name of ['', 'x'.repeat(101), 'a\nb', 'a\u0000b', 'a\u202eb']) {
      const response = await fetch(`${platform.url}/auth/intents`, sending('POST', { app_name }));
      expect(await problemOf(response)).toMatchObject({
        name: 'invalid-request',
        pointers: ['/body/app_name'],
      });
    }
  });

  it('accepts only a challenge of 43 base64url characters', async () => {
    const platform = await running.platform();
    await createIntent(platform, { challenge: verifierPair().challenge });
    for (const challenge of ['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`]) {
      const response = await fetch(`${platform.url}/auth/intents`, sending('POST', { challenge }));
      expect(await problemOf(response)).toMatchObject({
        name: 'invalid-request',
        pointers: ['/body/challenge'],
      });
    }
  });

  it('reports all invalid fields at once', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/auth/intents`, sending('POST', { max_age: 0, app_name: 7 }));
    expect((await problemOf(response)).pointers).toEqual(['/body/app_name', '/body/max_age']);
  });

  it('ignores unknown fields', async () => {
    const platform = await running.platform();
    expect(await createIntent(platform, { max_age: 5, scope: 'all' })).toMatchObject({ requested_max_age: 5 });
  });

  it.each(['null', '[]', '"x"', '7', 'true'])('refuses the body %s, which is not an object', async (body) => {
    const platform = await running.platform();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers, body });
    expect(await problemOf(response)).toMatchObject({ name: 'invalid-request', pointers: ['/body'] });
  });

  it('answers 406 if the client does not accept JSON', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers: { accept: 'text/html' } });
    expect(await problemOf(response)).toMatchObject({ status: 406, name: 'not-acceptable' });
  });

  it('allows pages of any origin without credentials, also to read problems', async () => {
    const platform = await running.platform();
    const origin = 'https://elsewhere.example';
    const good = await fetch(`${platform.url}/auth/intents`, sending('POST', {}, { origin }));
    const bad = await fetch(`${platform.url}/auth/intents`, sending('POST', { max_age: 0 }, { origin }));
    for (const response of [good, bad]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  it('answers the preflight of a page of another origin', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/auth/intents`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type');
  });

  it('sends no CORS headers without an Origin', async () => {
    const platform = await running.platform();
    const response = await fetch(`${platform.url}/auth/intents`, { method: 'POST' });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('createIntent: limits', () => {
  const running = useRunning();
  const post = (url: string, address: string) =>
    fetch(`${url}/auth/intents`, { method: 'POST', headers: { 'x-forwarded-for': address } });
  const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };

  it('answers 429 with Retry-After to the 257th pending intent of one address, and 201 to another address [C-limit-pending]', async () => {
    const platform = await running.platform(behindProxy);
    for (let count = 1; count <= 256; count++) expect((await post(platform.url, '203.0.113.7')).status).toBe(201);
    const refused = await post(platform.url, '203.0.113.7');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-intents' });
    expect((await post(platform.url, '203.0.113.8')).status).toBe(201);
  });

  it('counts all addresses of this machine as one', async () => {
    const platform = await running.platform({ ...behindProxy, intents: { maxPendingPerAddress: 1 } });
    expect((await post(platform.url, '127.0.0.3')).status).toBe(201);
    expect((await post(platform.url, '127.200.1.2')).status).toBe(429);
  });

  it('counts an IPv6 address by its /64', async () => {
    const platform = await running.platform({ ...behindProxy, intents: { maxPendingPerAddress: 1 } });
    expect((await post(platform.url, '2001:db8:0:1::1')).status).toBe(201);
    expect((await post(platform.url, '2001:db8:0:1:ffff::2')).status).toBe(429);
    expect((await post(platform.url, '2001:db8:0:2::1')).status).toBe(201);
  });

  it('counts only pending intents, not linked, denied or expired ones', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 1 } });
    const page = await platform.login();
    const linked = await createIntent(platform);
    expect((await linkIntent(platform, linked.token, page)).status).toBe(200);
    const denied = await createIntent(platform);
    expect((await linkIntent(platform, denied.token, page, { action: 'deny' })).status).toBe(200);
    await createIntent(platform);
    platform.clock.advance(15 * MINUTE_MS - 1);
    expect((await post(platform.url, '')).status).toBe(429);
    platform.clock.advance(1);
    await createIntent(platform);
  });

  it('enforces the limit for simultaneous requests from one address', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 4 } });
    const wire = await running.wire(platform.port);
    wire.send('POST /auth/intents HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(24));
    const answers = await wire.answers(24);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('answers 503 when too many intents are pending in total [C-limit-pending]', async () => {
    const platform = await running.platform({ ...behindProxy, intents: { maxPending: 2 } });
    expect((await post(platform.url, '203.0.113.1')).status).toBe(201);
    expect((await post(platform.url, '203.0.113.2')).status).toBe(201);
    const refused = await post(platform.url, '203.0.113.3');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await problemOf(refused)).toMatchObject({ status: 503, name: 'unavailable' });
  });

  it('logs the request by operation and documented path', async () => {
    const platform = await running.platform();
    const intent: Schemas['Intent'] = await createIntent(platform);
    expect(platform.lines()).toEqual([
      expect.objectContaining({
        operation: 'createIntent',
        method: 'POST',
        path: '/auth/intents',
        status: 201,
        address: '127.0.0.1',
      }),
    ]);
    expect(platform.log.join('')).not.toContain(intent.token);
  });
});

describe('createIntent by pages of other origins', () => {
  const running = useRunning();

  it('is limited separately from programs and from our own pages', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 2 } });
    const post = async (origin?: string) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers: origin ? { origin } : {} })).status;
    const evil = 'https://evil.example';
    expect([await post(evil), await post(evil), await post(evil)]).toEqual([201, 201, 429]);
    expect([await post(), await post(new URL(platform.url).origin), await post()]).toEqual([201, 201, 429]);
  });
});

describe('createIntent with a key', () => {
  const running = useRunning();

  it('is limited per key, separately from anonymous callers at the same address', async () => {
    const limits = { maxPendingPerAddress: 1, maxPending: 1, maxPendingPerCaller: 2 };
    const platform = await running.platform({ intents: limits });
    const { key } = await platform.identity.keys.create('demo');
    const post = async (headers: Record<string, string> = {}) =>
      (await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers })).status;
    expect([await post(), await post()]).toEqual([201, 429]);
    const withKey = { 'x-api-key': key };
    expect([await post(withKey), await post(withKey), await post(withKey)]).toEqual([201, 201, 429]);
    expect(await post({ 'x-api-key': `ak_${'x'.repeat(43)}` })).toBe(401);
  });
});
