// What a page at another port of our host can do with cookies, in browsers that nothing debugs.
import { beforeAll, describe, expect, it } from 'vitest';
import { type PlatformUnderTest, useRunning } from '../running.ts';
import {
  type DetachedBrowser,
  startDetachedChromium,
  startDetachedFirefox,
  textStep,
  useDetached,
} from './detached.ts';
import { useSite } from './workspace.ts';

const PLANT = (url: string) => `(location.href = ${JSON.stringify(url)}, true)`;

describe.each<[string, () => Promise<DetachedBrowser>]>([
  ['Chromium', startDetachedChromium],
  ['Firefox', startDetachedFirefox],
])('%s', (_, start) => {
  const running = useRunning();
  const browser = useDetached(start);
  let platform: PlatformUnderTest;
  let session = '';
  const site = useSite((request, response) => {
    const bombs = Array.from({ length: 40 }, (_, index) => `bomb${index}=${'x'.repeat(4_000)}`);
    const planted = [`__Host-annex_session=${session}; Secure; Path=/; HttpOnly`];
    response.setHeader('Set-Cookie', request.url === '/bomb' ? bombs : planted);
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><h1>Planted</h1>`);
  });
  /** The cookies that the platform has received. */
  const seen: string[] = [];
  beforeAll(async () => {
    platform = await running.platform();
    const { id } = await platform.identity.users.ensure('mallory', ['demo']);
    platform.server.prependListener('request', ({ headers }) => seen.push(headers.cookie ?? ''));
    session = (await platform.identity.logins.createLogin(id, 'mallory', {}, null, {})).session;
  });

  it('shows nobody for a session that another port has set, and recovers from too many cookies', async () => {
    const elsewhere = site().replace('localhost', '127.0.0.1'); // the host of the platform
    const shownAtLogin = [textStep('Log in to Annex'), `!document.body.innerText.includes('mallory')`];
    await browser().open([
      `${elsewhere}/plant`,
      [
        textStep('Planted'),
        PLANT(`${platform.url}/account`),
        ...shownAtLogin,
        PLANT(`${elsewhere}/bomb`),
        textStep('Planted'),
        PLANT(`${platform.url}/account`),
        textStep('reload this page, and log in again'),
        '(location.reload(), true)',
        ...shownAtLogin,
      ],
    ]);
    expect(seen[0]).toContain(session);
    expect(seen.at(-1)).not.toContain('bomb');
  }, 180_000);
});
