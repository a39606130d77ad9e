// A whole run of the real program, at its most talkative; then a search for everything that should be nowhere.
import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { filesContain } from '../base/state/files-contain.ts';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { createIntent, linkIntent, sending, TestEvents, verifierPair } from '../running.ts';

const annex = useAnnex();

describe('a full run', () => {
  it('leaves no token, cookie, verifier or password in database, write-ahead log, log or metrics [C-auth-url-not-logged] [C-auth-url-secret]', {
    timeout: 60_000,
  }, async () => {
    const env = { ...FREE_PORTS, ANNEX_LOG_LEVEL: 'trace', ANNEX_LOG_FORMAT: 'json', ANNEX_INTENTS_POLL_MS: '1' };
    const server = await annex.start(['serve'], env, '/status');
    const greeting = server.stdout();
    const url = /platform +(\S+)/.exec(greeting)?.[1] ?? '';
    const secrets: Record<string, string> = {
      password: /password +(\S+)/.exec(greeting)?.[1] ?? '',
      key: /ak_[\w-]{43}/.exec(greeting)?.[0] ?? '',
    };
    const platform = { url };
    const origin = new URL(url).origin;

    // Logging in, wrongly and rightly.
    secrets['wrong password'] = 'a wrong password, but a secret';
    const login = (password = '') =>
      fetch(`${url}/auth/login`, sending('POST', { name: 'demo', password }, { origin }));
    expect((await login(secrets['wrong password'])).status).toBe(401);
    const loggedIn = await login(secrets['password']);
    expect(loggedIn.status).toBe(204);
    const cookie = loggedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    secrets['cookie'] = cookie.replace(/^[^=]*=/, '');
    const headers = { cookie, origin };

    // An intent with a challenge, streamed; one without, polled; one denied; all asked for in wrong ways too.
    const { verifier, challenge } = verifierPair();
    secrets['verifier'] = verifier;
    const mine = { 'intent-verifier': verifier };
    const streamed = await createIntent(platform, { challenge, app_name: 'Layout Assistant' });
    const polled = await createIntent(platform);
    const denied = await createIntent(platform);
    Object.assign(secrets, { streamed: streamed.token, polled: polled.token, denied: denied.token });
    const stream = await TestEvents.open(streamed.updates_url, mine);
    for (const { token, auth_url, updates_url } of [streamed, polled, denied]) {
      await fetch(updates_url);
      await fetch(`${url}/auth/intents/${token}`);
      await fetch(auth_url, { redirect: 'manual' });
      await fetch(auth_url, { headers });
      await linkIntent(platform, token, {});
      await linkIntent(platform, token, { ...headers, origin: 'https://elsewhere.example' });
      await linkIntent(platform, token, headers, { action: 'elephant' });
      await fetch(`${url}/auth/intents/${token}/elephant`);
      await fetch(`${url}/elephant?token=${token}`);
    }
    expect((await linkIntent(platform, streamed.token, headers)).status).toBe(200);
    expect((await linkIntent(platform, polled.token, headers)).status).toBe(200);
    expect((await linkIntent(platform, denied.token, headers, { action: 'deny' })).status).toBe(200);
    const [, first = ''] = /"session_token":"(tok_[\w-]{43})"/.exec(await stream.rest()) ?? [];
    const picked = (await (await fetch(polled.updates_url)).json()) as Schemas['AuthenticatedStatus'];
    Object.assign(secrets, { 'streamed session': first, 'polled session': picked.session_token });
    for (const token of [first, picked.session_token]) {
      const bearer = { authorization: `Bearer ${token}` };
      expect((await fetch(`${url}/auth/session`, { headers: bearer })).status).toBe(200);
      await fetch(`${url}/auth/session?access_token=${token}`, { headers: bearer });
    }
    await fetch(`${url}/account`, { headers });
    await fetch(`${url}/auth/session`, { method: 'DELETE', headers: { authorization: `Bearer ${first}` } });

    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('watchIntent');
    const found: string[] = [];
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(8);
      if (await filesContain(annex.folder(), secret)) found.push(`${name} in a file`);
      if (metrics.includes(secret)) found.push(`${name} in the metrics`);
    }
    const { stdout, stderr } = await server.stop();
    expect(stderr).toContain('watchIntent');
    const said = stderr + stdout.slice(greeting.length);
    for (const [name, secret] of Object.entries(secrets)) {
      if (said.includes(secret) || said.includes(encodeURIComponent(secret))) found.push(`${name} in the log`);
      if (await filesContain(annex.folder(), secret)) found.push(`${name} in a file after the end`);
    }
    expect(found).toEqual([]);
    expect(await filesContain(annex.folder(), 'Layout Assistant')).toBe(true); // the search finds what is there
  });
});
