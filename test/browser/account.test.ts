// The account page in Chromium: what a user does there, also with the keyboard alone.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GrantStore } from '../../src/areas/workspace/package-panels/grants.ts';
import { approve } from '../areas/identity/server.ts';
import { BOM_TYPE } from '../areas/workspace/package-panels/panel-packages.ts';
import { type PlatformUnderTest, sending, useRunning } from '../running.ts';
import { pageFaults } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';

const PASSWORD = 'correct horse battery staple';
const MARKUP = '<img src=x onerror="document.title=1">';

describe('the account page in a browser', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const opened: BrowserContext[] = [];
  const complaints: string[] = [];
  let platform: PlatformUnderTest;
  let page: Page;

  const logIn = async (from: Browser): Promise<Page> => {
    const context = await from.newContext();
    opened.push(context);
    const tab = await context.newPage();
    tab.setDefaultTimeout(10_000);
    tab.on('pageerror', (error) => complaints.push(error.message));
    tab.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
    });
    await tab.goto(`${platform.url}/login?next=/account`);
    await tab.getByLabel('Name').fill('ada');
    await tab.getByLabel('Password').fill(PASSWORD);
    await tab.keyboard.press('Enter');
    await tab.getByRole('heading', { name: 'Your account' }).waitFor();
    return tab;
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 60) ?? '');
  const message = (text: string) => page.locator('.message', { hasText: text }).waitFor();
  /** Presses Tab until the element with this accessible name has the focus. */
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
        const label = isField ? element.labels?.[0]?.textContent : element?.textContent;
        return (element?.getAttribute('aria-label') ?? label ?? '').trim();
      });
      if (found.startsWith(name)) return;
    }
    throw new Error(`${name} cannot be reached with the Tab key`);
  };

  beforeEach(async () => {
    platform = await running.platform();
    await platform.identity.users.add({ name: 'ada', owners: ['acme', 'demo'], password: PASSWORD });
    page = await logIn(browser());
  });
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  it('revokes what a panel may do with the keyboard, after a question', async () => {
    const grants = new GrantStore(platform.database);
    const domains = { connectDomains: ['https://api.parts.example'], resourceDomains: [], frameDomains: [] };
    const permissions = { ...domains, scopes: [], clipboardWrite: false };
    const about = { panelType: BOM_TYPE, title: MARKUP, version: '1.0.0', grantedBy: 'ada', grantedAt: 0 };
    await grants.save('demo', { ...about, permissions });
    await page.reload();
    await page.getByText('exchange data with api.parts.example').waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await tabTo('Revoke permissions');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await message('Permissions revoked');
    expect(await grants.list()).toEqual([]);
  });

  it('creates a key with the keyboard, shows it once, and revokes it after a question', async () => {
    await tabTo('Owner');
    await page.keyboard.press('d'); // selects demo
    await tabTo('Name (optional)');
    await page.keyboard.type(MARKUP);
    await tabTo('Expires');
    await page.keyboard.press('ArrowDown');
    await tabTo('See your pasted screenshots');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await message('Key created.');
    expect(await focused()).toContain('Save this key now.');
    const key = (await page.locator('.new-key code').textContent()) ?? '';
    expect(key).toMatch(/^ak_[\w-]{43}$/);
    const caller = await platform.identity.callers.findByKey(key);
    const week = { scopes: ['paste:read'], expiresAt: platform.clock.now() + 7 * 86_400_000 };
    expect(caller).toMatchObject({ owner: 'demo', ...week });
    const revoke = page.getByRole('button', { name: `Revoke key: ${MARKUP}` });
    await revoke.waitFor();
    expect(await page.title()).toBe('Your account · Annex');
    await page.reload();
    await revoke.waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(key);
    page.once('dialog', (dialog) => dialog.dismiss());
    await revoke.click();
    expect(await platform.identity.callers.findByKey(key)).not.toBeNull();
    page.once('dialog', (dialog) => dialog.accept());
    await revoke.focus();
    await page.keyboard.press('Enter');
    await message('Key revoked:');
    expect(await revoke.count()).toBe(0);
    expect(await focused()).toBe('API keys');
    expect(await platform.identity.callers.findByKey(key)).toBeNull();
    expect(platform.log.join('')).not.toContain(key);
  });

  it('changes the password, says what happens, and logs out the other browsers', async () => {
    const other = await logIn(browser());
    const change = async (current: string, fresh: string, repeated = fresh): Promise<void> => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(fresh);
      await page.getByLabel('Repeat the new password').fill(repeated);
      await page.keyboard.press('Enter');
    };
    await page.getByText('This logs out your other browsers. Applications and API keys keep their access.').waitFor();
    await change(PASSWORD, 'a longer passphrase', 'another one here');
    await message('The new passwords do not match.');
    await change('not the password', 'a longer passphrase');
    await message('The current password is wrong.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current_password');
    await change(PASSWORD, 'a longer passphrase');
    await message('Password changed. Your other browsers are logged out.');
    expect(await focused()).toBe('Password');
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
    await page.getByText('Password changed', { exact: true }).waitFor();
    await page.getByText('Change refused', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await other.reload();
    await other.getByRole('button', { name: 'Log in' }).waitFor();
    expect(platform.log.join('')).not.toMatch(/correct horse|longer passphrase|not the password/);
  });

  it('ends all other browsers after a question, and all applications, but not this browser', async () => {
    const others = [await logIn(browser()), await logIn(browser())];
    await approve(platform.identity, platform.database, platform.clock, 'ada', MARKUP);
    await approve(platform.identity, platform.database, platform.clock, 'ada', 'Layout Assistant');
    await page.reload();
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'End all others' }).click();
    await message('2 sessions ended.');
    expect(await focused()).toBe('Browsers');
    for (const other of others) {
      await other.reload();
      await other.getByRole('button', { name: 'Log in' }).waitFor();
    }
    await page.getByRole('button', { name: 'Revoke access: Layout Assistant' }).waitFor();
    await page.getByRole('button', { name: 'Revoke all', exact: true }).click();
    await page.locator('#application', { hasText: 'None' }).waitFor();
    expect(await page.title()).toBe('Your account · Annex');
  });

  it('keeps the focus on a button whose action has failed, and opens the login when the session has ended', async () => {
    await approve(platform.identity, platform.database, platform.clock, 'ada', 'Layout Assistant');
    await page.reload();
    page.on('dialog', (dialog) => dialog.accept());
    const end = page.getByRole('button', { name: 'Revoke access: Layout Assistant' });
    await page.route('**/auth/applications/*', (route) => route.abort());
    await end.click();
    await message('The platform is not responding.');
    expect(await end.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unrouteAll();
    const [user] = await platform.identity.users.list();
    await platform.identity.sessions.endAll(user?.id ?? '');
    await end.click();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
  });

  it('is accessible and fits, light and dark, on small and large screens', async () => {
    const attempt = (agent: string) =>
      sending('POST', { name: 'ada', password: 'wrong one' }, { 'user-agent': `${MARKUP} ${agent}` });
    for (let count = 0; count < 10; count++) {
      platform.clock.advance(60_000);
      await fetch(`${platform.url}/auth/login`, attempt('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'));
    }
    for (const name of ['Layout Assistant', 'x'.repeat(100)]) {
      await approve(platform.identity, platform.database, platform.clock, 'ada', name);
      await platform.identity.keys.create('demo', name);
    }
    platform.clock.advance(1_800_000);
    await page.reload();
    await page.getByLabel('Name (optional)').fill('build server');
    await page.getByLabel('See your pasted screenshots').check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Key created.').waitFor();
    expect(await page.title()).toBe('Your account · Annex');
    expect(await pageFaults(page)).toEqual([]);
  });
});
