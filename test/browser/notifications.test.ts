// The section "Notifications" of the account page, and a push message on its way through a stand-in of the push service.
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REQUEST, startNotify, startReceiver, subscribe } from '../areas/notify/receivers.ts';
import { useRunning } from '../running.ts';
import { pageFaults } from './axe.ts';
import { useChromium } from './chromium.ts';
import { logInByCookie } from './cookie-login.ts';

const running = useRunning();
const browser = useChromium();
let context: BrowserContext;
let page: Page;

/** Opens the account page of ada. */
async function openAccount(hosts: readonly string[]) {
  const notify = await startNotify(running, hosts);
  await logInByCookie(context, notify.platform, 'ada');
  await page.goto(`${notify.platform.url}/account`);
  await section().waitFor();
  return notify;
}
const section = () => page.getByRole('region', { name: 'Notifications' });
const message = (text: string) => page.locator('.message', { hasText: text }).waitFor();

beforeEach(async () => {
  context = await browser().newContext();
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});
afterEach(() => context.close());

describe('the notifications of the account page', () => {
  it('adds a service, tests it, includes commands, and removes it', async () => {
    const receiver = await startReceiver(running);
    const { client } = await openAccount([receiver.host]);
    const form = section().locator('form[data-form=target]');
    expect(await form.getByLabel('Token').isVisible()).toBe(true);
    expect(await form.getByLabel('Chat').isVisible()).toBe(false);
    await form.getByLabel('Address').fill(receiver.url);
    await form.getByLabel('Topic').fill('ada');
    await form.getByLabel('Label').fill('My phone');
    await form.getByRole('button', { name: 'Add' }).click();
    await message('Target added');
    await section().getByRole('button', { name: 'Send a test: My phone' }).click();
    await message('The test was sent.');
    expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({ topic: 'ada' });
    await section().getByRole('button', { name: 'Include commands: My phone' }).click();
    await section().getByRole('button', { name: 'Leave out commands: My phone' }).waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await section().getByRole('button', { name: 'Remove target: My phone' }).click();
    await message('Target removed');
    expect((await client.getNotifications()).targets).toEqual([]);
  });

  it('shows the secret of a signed webhook once, and why a test failed', async () => {
    await openAccount(['127.0.0.1:9']);
    const form = section().locator('form[data-form=target]');
    await form.getByLabel('Service').selectOption('webhook');
    expect(await form.getByLabel('Token').isVisible()).toBe(false);
    await form.getByRole('button', { name: 'Add' }).click();
    await message('needs the field url');
    await form.getByLabel('Service').selectOption('webhook');
    await form.getByLabel('Address').fill('http://127.0.0.1:9/');
    await form.getByRole('button', { name: 'Add' }).click();
    await section()
      .getByText(/^whsec_/)
      .waitFor();
    await section().getByRole('button', { name: 'Send a test' }).click();
    await message('The test could not be sent. The site is not responding.');
    await page.reload();
    expect(
      await section()
        .getByText(/^whsec_/)
        .count(),
    ).toBe(0);
  });

  it('mutes, sets quiet hours, and lists the last notifications', async () => {
    const receiver = await startReceiver(running);
    const { client, add, ring, states } = await openAccount([receiver.host]);
    await section().getByLabel('Mute all').check();
    await section().getByLabel('Quiet from').fill('22:00');
    await section().getByRole('button', { name: 'Save' }).click();
    await message('Enter both times');
    await section().getByLabel('Quiet until').fill('07:00');
    await section().getByRole('button', { name: 'Save' }).click();
    await message('saved');
    const time_zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    const quiet = { from: '22:00', to: '07:00', time_zone };
    expect(await client.getNotifications()).toMatchObject({ muted: true, quiet, when_done: false });
    await client.updateNotifications({ body: { muted: false, quiet: null } });
    await add({ kind: 'preset', preset: 'slack', url: receiver.url, name: 'Chat' });
    await ring('r1');
    await receiver.until(1);
    expect(await states()).toEqual(['sent']);
    await page.reload();
    const line = section().getByRole('listitem').filter({ hasText: 'Status 200' });
    expect(await line.textContent()).toMatch(/Sent\s+Chat/);
  });

  it('is accessible and fits, light and dark, from 320 to 1,280 pixels', async () => {
    const receiver = await startReceiver(running);
    const { add, ring, states } = await openAccount([receiver.host]);
    await add({
      kind: 'preset',
      preset: 'slack',
      url: receiver.url,
      name: 'A chat with a rather long name of its own',
    });
    await add({ kind: 'push', subscription: subscribe(receiver).subscription, name: 'Firefox on Android' });
    await ring('r1');
    await receiver.until(2);
    await states();
    await page.reload();
    expect(await pageFaults(page)).toEqual([]);
    for (const width of [320, 360, 700, 1_280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await section().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const directory = process.env['ANNEX_PICTURES'];
      for (const colorScheme of directory ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme });
        await section().screenshot({ path: `${directory}/notifications-${width}-${colorScheme}.png` });
      }
    }
  });
});

describe('web push', () => {
  it('subscribes this browser, and the service worker shows what the push service decrypts [D-ring-push]', async () => {
    const receiver = await startReceiver(running, (response) => void response.writeHead(201).end());
    const phone = subscribe(receiver);
    await context.grantPermissions(['notifications']);
    // subscribe() of Chromium needs its vendor's push service.
    await context.addInitScript((subscription) => {
      PushManager.prototype.subscribe = async (options) => {
        (window as { subscribedWith?: unknown }).subscribedWith = options;
        return { toJSON: () => subscription } as unknown as PushSubscription;
      };
    }, phone.subscription);
    const { platform, client, ring } = await openAccount([receiver.host]);
    await section().getByRole('button', { name: 'Notify this browser' }).click();
    await message('This browser is notified now');
    const { push_key, targets } = await client.getNotifications();
    const options = await page.evaluate(() => (window as { subscribedWith?: unknown }).subscribedWith);
    expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: push_key });
    expect(targets).toMatchObject([{ kind: 'push', name: expect.stringMatching(/^Chrome/) }]);

    const url = `${platform.url}/inbox/#r1`;
    await ring('r1', { url });
    const [pushed] = await receiver.until(1);
    if (!pushed) throw new Error('nothing was received');
    const notice = phone.read(pushed);
    expect(notice).toEqual({ title: REQUEST.title, text: REQUEST.text, url, tag: 'r1' });
    await deliver(await context.newCDPSession(page), platform.url, JSON.stringify(notice));
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/inbox/');
        const notifications = (await registration?.getNotifications()) ?? [];
        return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      });
    await expect.poll(shown).toEqual([{ title: REQUEST.title, body: REQUEST.text, tag: 'r1', data: { url } }]);
  });

  it('says what to do if the browser blocks notifications', async () => {
    await context.addInitScript(() => {
      Notification.requestPermission = async () => 'denied';
    });
    await openAccount([]);
    await section().getByRole('button', { name: 'Notify this browser' }).click();
    await message('Your browser blocks notifications of this site.');
  });
});

/** As the push service does it. */
async function deliver(debuggerOf: CDPSession, origin: string, data: string): Promise<void> {
  const found = new Promise<string>((resolve) => {
    debuggerOf.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${origin}/inbox/`);
      if (registration) resolve(registration.registrationId);
    });
  });
  await debuggerOf.send('ServiceWorker.enable');
  await debuggerOf.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
}
