// Runs all servers with every kind of secret, then searches for the secrets: in every file of the working directory (the
// database, its write-ahead log, the packages), in the log and in the metrics of each server.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { sending, TestSocket, verifierPair } from '../running.ts';

const annex = useAnnex();

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** Returns `file: secret` for each secret found in plain text, percent-encoded or in base64. */
function search(places: ReadonlyMap<string, Buffer>, secrets: Readonly<Record<string, string>>): string[] {
  return [...places].flatMap(([place, bytes]) =>
    Object.entries(secrets).flatMap(([name, secret]) => {
      expect(secret.length, name).toBeGreaterThan(8);
      const forms = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64url').slice(0, -2)];
      return forms.some((form) => bytes.includes(form)) ? [`${place}: ${name}`] : [];
    }),
  );
}

describe('a run of all servers', () => {
  it('leaves no secret in files, logs and metrics', { timeout: 120_000 }, async () => {
    const env = { ...FREE_PORTS, ANNEX_LOG_LEVEL: 'trace', ANNEX_LOG_FORMAT: 'json' };
    const started = await annex.start(['serve'], env, 'API key');
    const printed = (name: string) => new RegExp(`^  ${name} +(\\S+)`, 'm').exec(started.stdout())?.[1] ?? '';
    const [password, key] = [printed('password'), printed('API key')];
    const { platform, watchdog, viewer, gateway, gatewaySocket: socketUrl } = annex.instance().urls;
    const origin = { origin: platform };

    const wrong = `wrong-${randomUUID()}`;
    await fetch(`${platform}/auth/login`, sending('POST', { name: 'demo', password: wrong }, origin)); // 401
    const login = await fetch(`${platform}/auth/login`, sending('POST', { name: 'demo', password }, origin));
    expect(login.status).toBe(204);
    const [session = ''] = (login.headers.get('set-cookie') ?? '').split(';');
    const page = { ...origin, cookie: session };

    const { verifier, challenge } = verifierPair();
    const created = await fetch(`${platform}/auth/intents`, sending('POST', { challenge, app_name: 'Assistant' }));
    const intent = (await created.json()) as { token: string; auth_url: string };
    const status = `${platform}/auth/intents/${intent.token}/status`;
    await fetch(status, { headers: { 'intent-verifier': verifier } });
    await fetch(`${status}?token=${intent.token}`, { headers: { 'intent-verifier': `${verifier}x` } }); // 403
    await fetch(intent.auth_url, { headers: page });
    await fetch(`${platform}/auth/intents/${intent.token}`, sending('PATCH', {}, page));
    const polled = await fetch(status, { headers: { 'intent-verifier': verifier } });
    const { session_token } = (await polled.json()) as { session_token: string };
    const bearer = { authorization: `Bearer ${session_token}` };
    expect((await fetch(`${platform}/auth/session`, { headers: bearer })).status).toBe(200);
    await fetch(`${platform}/api/panels/catalog`, { headers: { 'x-api-key': key } });
    await fetch(`${platform}/api/panels/catalog?key=${key}`, { headers: { 'x-api-key': `${key}x` } }); // 401

    const socket = await TestSocket.open(socketUrl);
    const [state, code, other] = [randomUUID(), `code-${randomUUID()}`, randomUUID()];
    await socket.register(state);
    await socket.ask({ type: 'register', state, provider: 'google', client_secret: `secret-${code}` });
    expect((await fetch(`${gateway}/callback?code=${code}&state=${state}`)).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback', code });
    await fetch(`${gateway}/callback?code=${code}&state=${other}`); // 404
    await socket.end();

    const secrets = {
      ...{ password, wrong, key, cookie: session.replace(/^[^=]*=/, ''), session_token },
      ...{ token: intent.token, auth_url: intent.auth_url, verifier, state, code, other },
    };
    const whileRunning = new Map<string, Buffer>();
    for (const path of filesBelow(annex.folder())) whileRunning.set(path, readFileSync(path));
    for (const [name, url] of Object.entries({ platform, watchdog, viewer })) {
      const metrics = await fetch(`${url}/metrics`);
      whileRunning.set(`metrics of the ${name}`, Buffer.from(await metrics.text()));
    }
    whileRunning.set('metrics of the gateway', Buffer.from(await (await fetch(`${gateway}/metrics`)).text()));
    expect([...whileRunning.keys()].filter((path) => path.includes('.sqlite')).length).toBeGreaterThan(1); // the database and its log
    expect(search(whileRunning, secrets)).toEqual([]);

    await fetch(`${platform}/auth/logout`, { method: 'POST', headers: page });
    const { code: exitCode, stderr } = await started.stop();
    expect(exitCode).toBe(0);
    const afterwards = new Map(filesBelow(annex.folder()).map((path) => [path, readFileSync(path)]));
    afterwards.set('log', Buffer.from(stderr));
    expect(stderr).toContain('createLogin');
    expect(stderr).toContain('receiveCallback');
    expect(search(afterwards, secrets)).toEqual([]);
  });

  it('is searched for secrets in plain text, percent-encoded and in base64', () => {
    const secret = 'a secret & more';
    for (const text of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) {
      expect(search(new Map([['here', Buffer.from(`x${text}x`)]]), { it: secret })).toEqual(['here: it']);
    }
  });
});
