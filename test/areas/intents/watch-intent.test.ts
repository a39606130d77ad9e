import { describe, expect, it, vi } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, problemOf, useRunning, verifierPair } from '../../running.ts';
import { behindProxy, createLinkedIntent, fetchToken, from, LIFETIME_MS, poll, TOKEN } from './polling.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('watchIntent by polling', () => {
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

  it('returns the same session token every time once the user has approved, without Retry-After [C-status-authenticated] [C-state-link-status] [C-state-consume-state]', async () => {
    const platform = await running.platform();
    const intent = await createLinkedIntent(platform);
    const response = await poll(intent);
    expect(response.headers.has('retry-after')).toBe(false);
    const { session_token } = (await response.json()) as Schemas['AuthenticatedStatus'];
    expect(session_token).toMatch(TOKEN);
    expect(await fetchToken(intent)).toBe(session_token);
    expect(await fetchToken(intent)).toBe(session_token);
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

  it('returns the token after the 15 minutes, as long as the session is active, then 410 [C-state-later-polls] [C-limit-session-max-age]', async () => {
    const platform = await running.platform();
    const intent = await createLinkedIntent(platform, { max_age: 3600 });
    platform.clock.advance(3_600_000 - 1);
    await fetchToken(intent);
    platform.clock.advance(1);
    expect(await problemOf(await poll(intent))).toMatchObject({ status: 410, name: 'session-ended' });
  });

  it('gives a session a lifetime of 90 days by default [C-limit-session-lifetime]', async () => {
    const platform = await running.platform();
    const intent = await createLinkedIntent(platform);
    platform.clock.advance(7_776_000_000 - 1);
    await fetchToken(intent);
    platform.clock.advance(1);
    expect((await poll(intent)).status).toBe(410);
  });

  it('answers 404 for an unknown or malformed token', async () => {
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

  it('binds no caller with HEAD', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createLinkedIntent(platform);
    for (const accept of ['*/*', 'text/event-stream']) {
      const response = await poll(intent, { ...from('203.0.113.1'), accept }, 'HEAD');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    }
    await fetchToken(intent, from('203.0.113.2')); // the first GET binds
    expect((await poll(intent, from('203.0.113.1'))).status).toBe(403);
  });

  it('answers JSON if it is preferred, and 406 if neither type is accepted', async () => {
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

  it('allows pages of any origin, and their preflight with Intent-Verifier', async () => {
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

describe('watchIntent: callers', () => {
  const running = useRunning();

  it('returns the token only to the first address that fetches it, as often as it asks [C-state-other-caller-403]', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createLinkedIntent(platform);
    const token = await fetchToken(intent, from('203.0.113.1'));
    expect(await problemOf(await poll(intent, from('203.0.113.2')))).toMatchObject({
      status: 403,
      name: 'other-caller',
    });
    expect(await fetchToken(intent, from('203.0.113.1'))).toBe(token);
  });

  it('binds no caller while the intent is pending', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform);
    expect((await poll(intent, from('203.0.113.1'))).status).toBe(200);
    expect((await poll(intent, from('203.0.113.2'))).status).toBe(200);
    await linkIntent(platform, intent.token, await platform.login());
    await fetchToken(intent, from('203.0.113.2'));
    expect((await poll(intent, from('203.0.113.1'))).status).toBe(403);
  });

  it('returns the token to one of several addresses that ask at once', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createLinkedIntent(platform);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => poll(intent, from(`203.0.113.${index}`))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(403)]);
  });

  it('treats the addresses of one IPv6 /64 as one caller', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createLinkedIntent(platform);
    await fetchToken(intent, from('2001:db8:0:1::1'));
    await fetchToken(intent, from('2001:db8:0:1:aaaa:bbbb:cccc:dddd'));
    expect((await poll(intent, from('2001:db8:0:2::1'))).status).toBe(403);
  });

  it('answers only callers with the verifier, from any address', async () => {
    const platform = await running.platform(behindProxy);
    const { verifier, challenge } = verifierPair();
    const intent = await createIntent(platform, { challenge });
    const withVerifier = { 'intent-verifier': verifier };
    const refused = { status: 403, name: 'other-caller' };
    expect(await (await poll(intent, withVerifier)).json()).toEqual({ state: 'pending' });
    expect(await problemOf(await poll(intent))).toMatchObject(refused);
    await linkIntent(platform, intent.token, await platform.login());
    expect(await problemOf(await poll(intent))).toMatchObject(refused);
    expect(await problemOf(await poll(intent, { 'intent-verifier': verifierPair().verifier }))).toMatchObject(refused);
    const token = await fetchToken(intent, { ...withVerifier, ...from('203.0.113.1') });
    expect(await fetchToken(intent, { ...withVerifier, ...from('203.0.113.2') })).toBe(token);
    expect(await problemOf(await poll(intent, from('203.0.113.1')))).toMatchObject(refused);
  });

  it('answers 400 to a malformed verifier', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    for (const verifier of ['x'.repeat(42), 'x'.repeat(129), `${'x'.repeat(43)}!`]) {
      const response = await poll(intent, { 'intent-verifier': verifier });
      expect(await problemOf(response)).toMatchObject({ status: 400, pointers: ['/header/Intent-Verifier'] });
    }
  });
});
