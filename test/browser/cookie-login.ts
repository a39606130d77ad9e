// Logs a browser in with a cookie, without the cost of a password.
import type { BrowserContext } from 'playwright-core';
import type { PlatformUnderTest } from '../running.ts';

export async function logInByCookie(context: BrowserContext, platform: PlatformUnderTest, user: string): Promise<void> {
  const { cookie = '' } = await platform.login(user);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const url = platform.url.replace('http:', 'https:'); // here Chromium accepts a Secure cookie only for https
  await context.addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' }]);
}
