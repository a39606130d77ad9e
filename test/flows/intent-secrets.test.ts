// Runs the real program with the most verbose log, then searches for secrets in files, log and metrics.
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
    const server = await annex.start(['serve'], env, 'API key');
    const startMessage = server.stdout();
    const { platform: url } = annex.instance().urls;
    const secrets: Record<string, string> = {
      password: /password +(\S+)/.exec(startMessage)?.[1] ?? '',
      key: /ak_[\w-]{43}/.exec(startMessage)?.[0] ?? '',
    };
    const platform = { url };
    const origin = new URL(url).origin;

    // Log in with a wrong password, then with the correct one.
    secrets['wrong password'] = 'a wrong password, but a secret';
    const login = (password = '') =>
      fetch(`${url}/auth/login`, sending('POST', { name: 'demo', password }, { origin }));
    expect((await login(secrets['wrong password'])).status).toBe(401);
    const loggedIn = await login(secrets['password']);
    expect(loggedIn.status).toBe(204);
    const cookie = loggedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    secrets['cookie'] = cookie.replace(/^[^=]*=/, '');
    const headers = { cookie, origin };

    // One intent with a challenge and a stream, one without and polled, one denied; plus invalid requests for each.
    const { verifier, challenge } = verifierPair();
    secrets['verifier'] = verifier;
    const withVerifier = { 'intent-verifier': verifier };
    const streamed = await createIntent(platform, { challenge, app_name: 'Layout Assistant' });
    const polled = await createIntent(platform);
    const denied = await createIntent(platform);
    Object.assign(secrets, { streamed: streamed.token, polled: polled.token, denied: denied.token });
    const stream = await TestEvents.open(streamed.updates_url, withVerifier);
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
    const polledStatus = (await (await fetch(polled.updates_url)).json()) as Schemas['AuthenticatedStatus'];
    Object.assign(secrets, { 'streamed session': first, 'polled session': polledStatus.session_token });
    for (const token of [first, polledStatus.session_token]) {
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
    const output = stderr + stdout.slice(startMessage.length);
    for (const [name, secret] of Object.entries(secrets)) {
      if (output.includes(secret) || output.includes(encodeURIComponent(secret))) found.push(`${name} in the log`);
      if (await filesContain(annex.folder(), secret)) found.push(`${name} in a file after the stop`);
    }
    expect(found).toEqual([]);
    expect(await filesContain(annex.folder(), 'Layout Assistant')).toBe(true); // proves that the search works
  });
});
