// The consoles of gateway and workspace, against running servers.
import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { check, focused, openConsole, openContext, SPLIT } from './console.ts';
import { logInByCookie } from './cookie-login.ts';

const running = useRunning();
const browser = useHeadlessShell();

describe('the console of a socket', () => {
  it('of the gateway registers a state, receives the callback and explains why the connection was closed', async () => {
    const gateway = await running.gateway();
    const { page, complaints } = await openContext(running, browser(), 390);
    await openConsole(page, gateway.url, 'gateway');
    const log = page.getByRole('log');
    const state = crypto.randomUUID();
    await page.locator('#json').fill(JSON.stringify({ type: 'register', state: 5, provider: 'example' }));
    await expect.poll(() => page.locator('#errors').innerText()).toContain('/body/state must be a string');
    await page.locator('#json').fill(JSON.stringify({ type: 'register', state, provider: 'example' }));
    await page.locator('#send').press('Enter');
    await log.getByText('registered', { exact: true }).waitFor();
    const time = log.locator('time').first();
    expect(await time.textContent()).toMatch(/^\d\d:\d\d:\d\d (UTC|GMT)/);
    expect(await time.getAttribute('title')).toMatch(/^20.+Z$/);
    expect(await focused(page)).toBe('send');
    expect((await fetch(`${gateway.url}/callback?code=abc&state=${state}`)).status).toBe(200);
    await log.getByText('callback', { exact: true }).waitFor();
    expect(await log.innerText()).toContain('"code": "abc"');
    expect(await log.getByText('invalid').count()).toBe(0);
    await check(page);
    await page.locator('#json').fill('not json');
    await page.locator('#force').check();
    await page.locator('#send').click();
    await log.getByText('bad-message').waitFor();
    await gateway.close();
    await log.getByText('The gateway shuts down.').waitFor();
    expect(await page.locator('#outcome').textContent()).toBe('Not connected.');
    expect(complaints).toEqual([]);
  });

  it('of the workspace joins with the login and exchanges panel messages', async () => {
    const platform = await running.platform();
    const { context, page } = await openContext(running, browser());
    await openConsole(page, platform.url, 'workspace');
    const log = page.getByRole('log');
    await page.locator('#connect').press('Enter');
    await log.getByText('closed 1006').waitFor(); // not logged in
    const login = page.getByRole('main').getByRole('link', { name: 'Log in' });
    expect(await login.getAttribute('href')).toBe('/login?next=/console/workspace');
    expect(await focused(page)).toBe('connect');
    await logInByCookie(context, platform, 'ada');
    await openConsole(page, platform.url, 'workspace');
    await page.locator('#send').press('Enter');
    await log.getByText('welcome', { exact: true }).waitFor();
    await page.locator('#choice').selectOption('change');
    expect(await page.locator('#json').inputValue()).toContain('"setPanelState"');
    await page.locator('#send').press('Enter');
    await log.getByText('done', { exact: true }).waitFor();
    const { key } = await platform.identity.keys.create('demo');
    await fetch(`${platform.url}/api/workspaces/editor/demo/rover/current/splits`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(SPLIT),
    });
    await log.getByText('layout', { exact: true }).first().waitFor();
    expect(await log.getByText('invalid', { exact: true }).count()).toBe(0);
    await page.locator('#connect').press('Enter');
    await log.getByText('You closed the connection.').waitFor();
  });
});
