// The callback pages in a real browser.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useHeadlessShell } from '../../browser/chromium.ts';
import { type GatewayUnderTest, useRunning } from '../../running.ts';

/** Set it to a directory to save a screenshot of each page in every theme and width. */
const SCREENSHOTS = process.env['CALLBACK_PICTURES'];
const THEMES_AND_WIDTHS = [
  { colorScheme: 'light', viewport: { width: 900, height: 640 } },
  { colorScheme: 'dark', viewport: { width: 900, height: 640 } },
  { colorScheme: 'light', viewport: { width: 360, height: 640 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 640 } },
] as const;

const SITUATIONS: Readonly<
  Record<string, { readonly query: (state: string) => string; readonly heading: string; readonly provider: boolean }>
> = {
  success: { query: (state) => `code=the-code&state=${state}`, heading: 'You’re connected', provider: true },
  denied: { query: (state) => `error=access_denied&state=${state}`, heading: 'Access was declined', provider: true },
  'provider-error': {
    query: (state) => `error=server_error&state=${state}`,
    heading: 'The provider reported an error',
    provider: true,
  },
  unknown: {
    query: () => `code=the-code&state=${randomUUID()}`,
    heading: 'No application is waiting for this authorization',
    provider: false,
  },
  'bad-request': { query: () => 'code=the-code', heading: 'This link is invalid', provider: false },
  secret: {
    query: (state) => `code=the-code&state=${state}&access_token=x`,
    heading: 'This response was refused',
    provider: false,
  },
};

describe('the callback page', () => {
  const running = useRunning();
  const browser = useHeadlessShell();

  async function open(chromium: Browser, url: string) {
    const context = await chromium.newContext();
    running.onClose(() => context.close());
    const page = await context.newPage();
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security') && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(url);
    return { page, errors, requests };
  }

  /** A client that has closed its WebSocket but not the TCP connection, so that it receives nothing any more. */
  async function registerAndLeave(gateway: GatewayUnderTest): Promise<string> {
    const wire = await running.wire(gateway.port, true);
    wire.send(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await wire.answer();
    const state = randomUUID();
    const register = Buffer.from(JSON.stringify({ type: 'register', state, provider: 'google' }));
    wire.send(Buffer.from([0x81, 0x80 | register.length, 0, 0, 0, 0]), register);
    await wire.until((received) => (received.includes('registered') ? true : null));
    const ended = new Promise((resolve) => wire.socket.once('end', resolve));
    wire.send(Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8])); // close frame 1000; the TCP connection stays open
    await ended;
    return state;
  }

  /** Checks that nothing overflows at any width. */
  async function checkLayout(page: Page, name: string): Promise<void> {
    for (const { colorScheme, viewport } of THEMES_AND_WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${name}-${colorScheme}-${viewport.width}.png` });
    }
  }

  it.each(Object.entries(SITUATIONS))(
    'says what happened and what to do, in both themes and at phone width: %s',
    async (name, { query, heading, provider }) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl);
      const state = await socket.register();
      const { page, errors, requests } = await open(browser(), `${gateway.url}/callback?${query(state)}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
      expect(await page.getByText('google', { exact: true }).count()).toBe(provider ? 1 : 0);
      expect(page.url()).toBe(`${gateway.url}/callback`); // neither code nor state stays in the address bar
      expect(requests.filter((url) => !url.startsWith(gateway.url) && !url.startsWith('data:'))).toEqual([]);
      expect(errors).toEqual([]);
      await checkLayout(page, name);
    },
  );

  it('says that the application disconnected, and names the provider', async () => {
    const gateway = await running.gateway();
    const state = await registerAndLeave(gateway);
    const { page, errors } = await open(browser(), `${gateway.url}/callback?code=the-code&state=${state}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The application disconnected');
    expect(await page.getByText('google', { exact: true }).count()).toBe(1);
    expect(errors).toEqual([]);
    await checkLayout(page, 'client-gone');
  });

  it('tells users who are not on the provider’s test-user list what to ask for', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const { page } = await open(browser(), `${gateway.url}/callback?error=access_denied&state=${state}`);
    await page.getByText('Ask the application’s author to add your account to that list', { exact: false }).waitFor();
  });

  it('shows a provider label as text, even if it contains HTML', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = randomUUID();
    const provider = '<img src=x onerror=alert(1)> & "Größe" 🔑';
    await socket.ask({ type: 'register', state, provider });
    const { page, errors } = await open(browser(), `${gateway.url}/callback?code=a&state=${state}`);
    expect(await page.locator('.eyebrow').textContent()).toBe(provider);
    expect(errors).toEqual([]);
  });

  it('tells a reload after success, a reload after a failure and a visit without parameters apart', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
    const connected = await open(browser(), `${gateway.url}/callback?code=a&state=${await socket.register()}`);
    expect(await heading(connected.page)).toBe('You’re connected');
    for (const _ of ['once', 'twice']) {
      await connected.page.reload();
      expect(await heading(connected.page)).toBe('You’re already connected');
      expect(await connected.page.title()).toBe('You’re already connected · Annex');
    }
    const failed = await open(browser(), `${gateway.url}/callback?code=a&state=${randomUUID()}`);
    await failed.page.reload();
    expect(await heading(failed.page)).toBe('This response was already handled');
    const { page, errors } = await open(browser(), `${gateway.url}/callback`);
    expect(await heading(page)).toBe('Nothing to do here');
    await page.reload();
    expect(await heading(page)).toBe('Nothing to do here');
    expect([...errors, ...connected.errors, ...failed.errors]).toEqual([]);
    await checkLayout(connected.page, 'reloaded');
    await checkLayout(page, 'empty');
  });

  it('shows the same page again on a second visit, and delivers nothing', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const url = `${gateway.url}/callback?code=a&state=${state}`;
    const { page } = await open(browser(), url);
    await page.goto(url);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You’re connected');
    expect(await socket.next()).toMatchObject({ type: 'callback' });
    await socket.register();
    expect(socket.unread).toEqual([]);
  });
});
