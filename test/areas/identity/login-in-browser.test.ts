import { describe, expect, it } from 'vitest';
import { useHeadlessShell } from '../../browser/chromium.ts';
import { PASSWORD, useIdentity } from './server.ts';

describe('the login page in a browser', () => {
  const start = useIdentity();
  const browser = useHeadlessShell();

  it('reports a wrong password, logs in, opens the next page, and logs out', async () => {
    const { url, identity } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const context = await browser().newContext();
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.text().includes('Content Security') && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${url}/login?next=/account`);
      await page.getByLabel('Name').fill('ada');
      await page.getByLabel('Password').fill('not this one');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Incorrect name or password.').waitFor();
      expect(await page.getByLabel('Password').inputValue()).toBe('');
      await page.getByLabel('Password').fill(PASSWORD);
      const answered = Promise.withResolvers<void>();
      await page.route('**/auth/login', async (route) => {
        await answered.promise;
        await route.continue();
      });
      await page.keyboard.press('Enter');
      const busy = page.getByRole('button', { name: 'Logging in …' });
      await busy.waitFor();
      expect(await busy.isDisabled()).toBe(true);
      answered.resolve();
      await page.getByText('You are logged in as ada.').waitFor();
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({
        name: '__Host-annex_session',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      });
      await page.goto(`${url}/login`);
      await page.locator('#main').getByRole('button', { name: 'Log out' }).click();
      await page.getByLabel('Password').waitFor();
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-annex_device']);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  });

  it('shows the password on request, and hides it again when it is sent', async () => {
    const { url } = await start();
    const page = await browser().newPage();
    await page.goto(`${url}/login`);
    const type = () => page.getByLabel('Password').getAttribute('type');
    await page.getByLabel('Name').fill('nobody');
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await type()).toBe('text');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hide password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Incorrect name or password.').waitFor();
    expect(await type()).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).waitFor();
    await page.close();
  });

  it('says how long to wait after too many attempts', async () => {
    const { url } = await start({ settings: { attempts: { perName: 1 } } });
    const page = await browser().newPage();
    await page.goto(`${url}/login`);
    for (const message of ['Incorrect name or password.', 'Too many attempts. Try again in 15 minutes.']) {
      await page.getByLabel('Name').fill('nobody');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText(message).waitFor();
    }
    await page.close();
  });
});
