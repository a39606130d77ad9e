import { describe, expect, it } from 'vitest';
import { createIntent, linkIntent, type PlatformUnderTest, problemOf, sending, useRunning } from '../../running.ts';

const LIFETIME_MS = 15 * 60_000;

describe('linkIntent', () => {
  const running = useRunning();

  /** Polls as the application does. */
  const poll = (platform: PlatformUnderTest, token: string) => fetch(`${platform.url}/auth/intents/${token}/status`);

  it('answers 200 with the completed intent when the user approves [C-link] [C-link-answer] [C-state-link]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform, { max_age: 60 });
    const response = await linkIntent(platform, intent.token, await platform.login(), { action: 'approve' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...intent, completed: true });
    expect(await (await poll(platform, intent.token)).json()).toMatchObject({ state: 'authenticated' });
  });

  it('approves without a body, and without an action in the body [C-link-body]', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    for (const body of [undefined, {}]) {
      const { token } = await createIntent(platform);
      expect(await (await linkIntent(platform, token, page, body)).json()).toMatchObject({ completed: true });
    }
  });

  it('works until 14:59.999 and answers 410 from 15:00 [C-state-link-not-expired] [C-link-errors]', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    const [first, second] = [await createIntent(platform), await createIntent(platform)];
    platform.clock.advance(LIFETIME_MS - 1);
    expect((await linkIntent(platform, first.token, page)).status).toBe(200);
    platform.clock.advance(1);
    const late = await linkIntent(platform, second.token, page);
    expect(await problemOf(late)).toMatchObject({ status: 410, name: 'intent-expired' });
  });

  it('answers 409 to a second approval by any user, even after the 15 minutes [C-error-409] [C-state-relink-409] [C-link-errors]', async () => {
    const platform = await running.platform();
    const [ada, grace] = [await platform.login('ada'), await platform.login('grace')];
    const { token } = await createIntent(platform);
    expect((await linkIntent(platform, token, ada)).status).toBe(200);
    const refused = { status: 409, name: 'intent-already-linked' };
    expect(await problemOf(await linkIntent(platform, token, ada))).toMatchObject(refused);
    expect(await problemOf(await linkIntent(platform, token, grace))).toMatchObject(refused);
    expect(await problemOf(await linkIntent(platform, token, ada, { action: 'deny' }))).toMatchObject(refused);
    platform.clock.advance(LIFETIME_MS);
    expect(await problemOf(await linkIntent(platform, token, ada))).toMatchObject(refused);
  });

  it('links once when several pages approve at the same time', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    const { token } = await createIntent(platform);
    const responses = await Promise.all(Array.from({ length: 8 }, () => linkIntent(platform, token, page)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('ends the intent when the user denies: from then on 410 with type intent-denied [C-link-deny]', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    const intent = await createIntent(platform);
    const response = await linkIntent(platform, intent.token, page, { action: 'deny' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(intent);
    const denied = { status: 410, name: 'intent-denied' };
    expect(await problemOf(await poll(platform, intent.token))).toMatchObject(denied);
    expect(await problemOf(await linkIntent(platform, intent.token, page))).toMatchObject(denied);
    expect(await problemOf(await linkIntent(platform, intent.token, page, { action: 'deny' }))).toMatchObject(denied);
  });

  it('answers 404 for an unknown or malformed token [C-link-errors]', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    const unknown = await linkIntent(platform, 'A'.repeat(43), page);
    expect(await problemOf(unknown)).toMatchObject({ status: 404, name: 'intent-not-found' });
    const malformed = await linkIntent(platform, 'short', page);
    expect(await problemOf(malformed)).toMatchObject({ status: 404, name: 'intent-not-found' });
  });

  it('refuses an unknown action', async () => {
    const platform = await running.platform();
    const { token } = await createIntent(platform);
    const response = await linkIntent(platform, token, await platform.login(), { action: 'maybe' });
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/action', detail: 'must be one of: approve, deny' }],
    });
    expect(await (await poll(platform, token)).json()).toEqual({ state: 'pending' });
  });
});

describe('linkIntent: authentication', () => {
  const running = useRunning();

  it('answers 401 with a challenge without a session [C-state-link-login]', async () => {
    const platform = await running.platform();
    const { token } = await createIntent(platform);
    for (const headers of [{}, { origin: platform.url }, { cookie: 'theme=dark' }, { authorization: 'Bearer tok_x' }]) {
      const response = await linkIntent(platform, token, headers as Record<string, string>);
      expect(response.headers.get('www-authenticate')).toContain('realm="annex"');
      expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
    }
  });

  it('answers 401 to a forged cookie and to one whose session has expired', async () => {
    const platform = await running.platform();
    const { token } = await createIntent(platform);
    const { origin = '' } = await platform.login();
    const forged = await linkIntent(platform, token, { origin, cookie: `__Host-annex_session=${'A'.repeat(43)}` });
    expect(await problemOf(forged)).toMatchObject({ status: 401, name: 'unauthorized' });
    const page = await platform.login();
    platform.clock.advance(12 * 60 * 60_000);
    const later = await createIntent(platform);
    expect((await linkIntent(platform, later.token, page)).status).toBe(401);
  });

  it('answers 403 to a page of another origin, and changes nothing', async () => {
    const platform = await running.platform();
    const { origin = '', ...session } = await platform.login();
    const { token } = await createIntent(platform);
    const attempts: Record<string, string>[] = [
      session,
      { ...session, origin: 'https://elsewhere.example' },
      { ...session, origin: 'null' },
      { ...session, origin: `${origin}.elsewhere.example` },
      { ...session, origin: origin.replace('http:', 'https:') },
      { ...session, origin, 'sec-fetch-site': 'cross-site' },
      { ...session, origin, 'sec-fetch-site': 'same-site' },
      { ...session, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of attempts) {
      const response = await linkIntent(platform, token, headers);
      expect(await problemOf(response)).toMatchObject({ status: 403, name: 'cross-site-request' });
    }
    const status = await fetch(`${platform.url}/auth/intents/${token}/status`);
    expect(await status.json()).toEqual({ state: 'pending' });
    const sameOrigin = await linkIntent(platform, token, { ...session, origin, 'sec-fetch-site': 'same-origin' });
    expect(sameOrigin.status).toBe(200);
  });

  it('sends no CORS headers and answers no preflight', async () => {
    const platform = await running.platform();
    const page = await platform.login();
    const { token } = await createIntent(platform);
    const path = `${platform.url}/auth/intents/${token}`;
    const preflight = await fetch(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
    expect(preflight.headers.get('allow')).toContain('PATCH');
    expect(await problemOf(preflight)).toMatchObject({ status: 405, name: 'method-not-allowed' });
    const response = await fetch(path, sending('PATCH', {}, page));
    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });
});
