// Another port of this host can set our session cookie. A stranger's session, which has no proof or that of another browser,
// opens no page as the stranger.
import { beforeAll, describe, expect, it } from 'vitest';
import { createIntent, type PlatformUnderTest, useRunning } from '../../running.ts';

const running = useRunning();
const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
let platform: PlatformUnderTest;
/** Sessions of the user `mallory`. */
let planted: Record<string, string>;

beforeAll(async () => {
  platform = await running.platform();
  const { id } = await platform.identity.users.ensure('mallory', ['demo']);
  const logIn = async (proof?: string) => {
    const { session } = await platform.identity.logins.createLogin(id, 'mallory', { proof }, null, {});
    return session;
  };
  const theirs = 'M'.repeat(43);
  planted = { 'without proof': await logIn(), 'with its proof in the cookie': `${await logIn(theirs)}.${theirs}` };
});

describe.each(['without proof', 'with its proof in the cookie'])('the cookie of a session %s', (kind) => {
  it.each([
    '/',
    '/account',
    '/workspaces',
    '/workspaces/demo',
    '/workspaces/demo/rover',
    '/auth/device',
    '/auth/approve/done',
    '/auth/approve?token=',
    '/login',
    '/docs',
    '/packages',
    '/console/identity',
    '/no-such-page',
  ])('shows nobody at %s', async (path) => {
    const address = platform.url + (path.endsWith('=') ? path + (await createIntent(platform)).token : path);
    const cookie = `__Host-annex_session=${planted[kind]}`;
    const shell = await (await fetch(address, { headers: { cookie, ...NAVIGATION } })).text();
    expect(shell).not.toContain('mallory');
    for (const proof of ['', 'none', 'V'.repeat(43)]) {
      const headers = { cookie, accept: 'text/html', 'annex-proof': proof };
      const page = await fetch(address, { headers, redirect: 'manual' });
      expect([proof, page.status, await page.text()]).not.toContainEqual(expect.stringContaining('mallory'));
      expect(page.status).not.toBe(500);
    }
  });

  it('is no login for the calls of our pages', async () => {
    const headers = { cookie: `__Host-annex_session=${planted[kind]}`, 'annex-proof': 'V'.repeat(43) };
    expect((await fetch(`${platform.url}/auth/me`, { headers })).status).toBe(401);
  });
});
