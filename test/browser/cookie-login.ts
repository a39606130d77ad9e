// A browser that is logged in already: for tests of what comes after, without the work that a password costs.
import type { BrowserContext } from 'playwright-core';
import type { PlatformUnderTest } from '../running.ts';

export async function logInByCookie(context: BrowserContext, platform: PlatformUnderTest, user: string): Promise<void> {
  const { cookie = '' } = await platform.login(user);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const url = platform.url.replace('http:', 'https:'); // Chromium lets only https set a Secure cookie this way
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }]);
}
