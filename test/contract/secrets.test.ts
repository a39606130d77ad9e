// The log must never contain tokens, codes, cookies, verifiers, or URLs that contain them.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import {
  createIntent,
  type GatewayUnderTest,
  linkIntent,
  type PlatformUnderTest,
  useRunning,
  verifierPair,
} from '../running.ts';

const running = useRunning();

/** All secrets by name, so that a failure names the leaked one without printing the log. */
function leaked(server: PlatformUnderTest | GatewayUnderTest, secrets: Readonly<Record<string, string>>): string[] {
  const log = server.log.join('');
  return Object.entries(secrets).flatMap(([name, secret]) => {
    expect(secret.length).toBeGreaterThan(8);
    return log.includes(secret) || log.includes(encodeURIComponent(secret)) ? [name] : [];
  });
}

describe('the log', () => {
  it('contains no secret of an intent, from its creation to the session token', async () => {
    const platform = await running.platform();
    const { verifier, challenge } = verifierPair();
    const page = await platform.login();
    const intent = await createIntent(platform, { challenge, app_name: 'Layout Assistant' });
    const mine = { 'intent-verifier': verifier };
    const status = (headers: Record<string, string>) => fetch(intent.updates_url, { headers });
    const events = await running.events(intent.updates_url, mine);
    await status(mine);
    await status({}); // 403
    await linkIntent(platform, intent.token, {}); // 401
    await linkIntent(platform, intent.token, { ...page, origin: 'https://elsewhere.example' }); // 403
    await linkIntent(platform, intent.token, page);
    await linkIntent(platform, intent.token, page); // 409
    await events.rest();
    const { session_token } = (await (await status(mine)).json()) as Schemas['AuthenticatedStatus'];
    await fetch(`${platform.url}/auth/intents/${intent.token}`, {
      headers: { authorization: `Bearer ${session_token}` },
    });
    await fetch(intent.auth_url, { headers: { cookie: page['cookie'] ?? '' } });
    platform.clock.advance(7_776_000_000);
    await status(mine); // 410
    expect(platform.lines().length).toBeGreaterThanOrEqual(9);
    const cookie = (page['cookie'] ?? '').replace('__Host-annex_session=', '');
    expect(leaked(platform, { token: intent.token, session_token, verifier, challenge, cookie })).toEqual([]);
    expect(leaked(platform, { auth_url: intent.auth_url, updates_url: intent.updates_url })).toEqual([]);
    expect(platform.log.join('')).not.toContain('?');
  });

  it('contains neither code nor state of a callback, whether delivered, repeated, refused or unknown', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const secrets = {
      code: `code-${randomUUID()}`,
      state: await socket.register(),
      access_token: `at-${randomUUID()}`,
    };
    const { code, state, access_token } = secrets;
    const callback = (query: Record<string, string>, headers = {}) =>
      fetch(`${gateway.url}/callback?${new URLSearchParams(query)}`, { headers });
    await callback({ code, state }, { 'sec-purpose': 'prefetch' });
    await callback({ code, state, access_token });
    await callback({ code, state });
    await callback({ code, state });
    await callback({ code, state: randomUUID() });
    await callback({ code });
    socket.send({ type: 'register', state, provider: 'google', access_token });
    await socket.next();
    expect(gateway.lines().map(({ status }) => status)).toEqual([503, 400, 200, 200, 404, 400]);
    expect(leaked(gateway, secrets)).toEqual([]);
    expect(gateway.log.join('')).not.toContain('?');
  });

  it('contains no secret when the client disconnects in the middle of a request', async () => {
    const platform = await running.platform({ faults: 'expected' });
    const { verifier, challenge } = verifierPair();
    const page = await platform.login();
    const intent = await createIntent(platform, { challenge });
    const cut = async (...lines: string[]) => {
      const wire = await running.wire(platform.port);
      const arrived = once(platform.server, 'request');
      wire.send([...lines, '', ''].join('\r\n'));
      const [, response] = (await arrived) as [unknown, ServerResponse];
      const gone = once(response, 'close');
      wire.socket.resetAndDestroy();
      await gone;
    };
    const { cookie = '', origin = '' } = page;
    await cut(
      `PATCH /auth/intents/${intent.token} HTTP/1.1`,
      'Host: localhost',
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      'Content-Length: 100',
    );
    await cut(
      `GET /auth/intents/${intent.token}/status HTTP/1.1`,
      'Host: localhost',
      'Accept: text/event-stream',
      `Intent-Verifier: ${verifier}`,
    );
    const secrets = { token: intent.token, cookie: cookie.replace('__Host-annex_session=', ''), verifier };
    expect(leaked(platform, secrets)).toEqual([]);
    expect(platform.faults()).toEqual([]);
  });

  it('contains no secret when a handler fails', async () => {
    const platform = await running.platform({ faults: 'expected' });
    const { verifier, challenge } = verifierPair();
    const page = await platform.login();
    const intent = await createIntent(platform, { challenge });
    await platform.database.close();
    const answers = [
      await linkIntent(platform, intent.token, page),
      await fetch(intent.updates_url, { headers: { 'intent-verifier': verifier } }),
      await fetch(`${platform.url}/auth/intents`, { method: 'POST' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.text()).not.toMatch(/sqlite|closed|\/src\//);
    }
    const cookie = (page['cookie'] ?? '').replace('__Host-annex_session=', '');
    expect(leaked(platform, { token: intent.token, cookie, verifier })).toEqual([]);
  });

  it('shows 503, not 500, while the database is unreachable', async () => {
    const platform = await running.platform({ faults: 'expected' });
    await platform.database.close();
    expect((await fetch(`${platform.url}/auth/intents`, { method: 'POST' })).status).toBe(503);
  });
});
