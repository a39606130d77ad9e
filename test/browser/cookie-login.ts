// Logs a browser in with a cookie, without the cost of a password.
import type { BrowserContext } from 'playwright-core';
import type { PlatformUnderTest } from '../running.ts';

export async function logInByCookie(context: BrowserContext, platform: PlatformUnderTest, user: string): Promise<void> {
  const { cookie = '', 'annex-proof': proof = '' } = await platform.login(user);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const url = platform.url.replace('http:', 'https:'); // here Chromium accepts a Secure cookie only for https
  const keepProof = ([origin, value]: readonly [string, string]) => {
    if (self.origin === origin) localStorage.setItem('annex-proof', value); // not in sandboxed frames
  };
  await context.addInitScript(keepProof, [new URL(platform.url).origin, proof] as const);
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }]);
}
