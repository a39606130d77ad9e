// Hostile responses and hostile pages against the console.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { openConsole, openContext } from './console.ts';
import { logInByCookie } from './cookie-login.ts';

const running = useRunning();
const browser = useHeadlessShell();
/** For a busy machine, whose browser has to read megabytes. */
const SLOW = { timeout: 30_000 };

describe('a hostile server or page', () => {
  /** Passes the console of a platform through, and answers everything else itself. */
  async function behind(
    platform: string,
    answer: (path: string, response: import('node:http').ServerResponse) => void,
  ): Promise<string> {
    const server: Server = createServer(async (request, response) => {
      const path = request.url ?? '';
      if (!path.startsWith('/console/')) return answer(path, response);
      const found = await fetch(platform + path);
      const policy = found.headers.get('content-security-policy');
      response.writeHead(found.status, {
        'content-type': found.headers.get('content-type') ?? '',
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      });
      response.end(await found.text());
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    running.onClose(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('cannot make the console run or render what it sends, nor fill the memory of the page', async () => {
    const platform = await running.platform();
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const flood = 'x'.repeat(1 << 16);
    let kind = 'html';
    const url = await behind(platform.url, (_, response) => {
      response.writeHead(200, {
        'content-type': kind === 'stream' ? 'text/event-stream' : kind === 'json' ? 'application/json' : 'text/html',
        'x-evil': evil,
      });
      if (kind === 'html') return response.end(evil);
      if (kind === 'json') return response.end(JSON.stringify({ status: evil, more: 'y'.repeat(300_000) }));
      const write = (): void => {
        while (!response.destroyed && response.write(kind === 'stream' ? `data: ${evil}\n\n` : flood));
      };
      response.on('drain', write);
      write();
    });
    const { page, complaints } = await openContext(running, browser());
    await openConsole(page, url, 'getPlatformHealth');
    const outcome = page.locator('#outcome');
    const shown = () =>
      page.locator('#content code').evaluate((code) => [code.textContent?.length ?? 0, code.childElementCount]);
    await page.locator('#send').click(SLOW);
    await expect.poll(() => outcome.innerText(), SLOW).toContain('not documented');
    expect(await page.locator('#content code').textContent()).toBe(evil);
    expect(await page.locator('#headers pre').textContent()).toContain(`x-evil: ${evil}`);
    kind = 'json';
    await page.locator('#send').click(SLOW);
    await expect.poll(async () => (await shown())[0], SLOW).toBeGreaterThan(90_000);
    expect((await shown())[0]).toBeLessThan(101_000);
    kind = 'flood';
    await page.locator('#send').click(SLOW);
    await expect.poll(() => outcome.innerText(), SLOW).toContain('Too large');
    expect((await shown())[0]).toBeLessThan(101_000);
    kind = 'stream';
    await page.locator('#send').click(SLOW);
    await expect.poll(() => outcome.innerText(), SLOW).toMatch(/\d{3,} events/);
    await page.locator('#send').click(SLOW);
    await expect.poll(() => outcome.innerText(), SLOW).toMatch(/Stopped|Too large/);
    expect(await shown()).toEqual([expect.any(Number), 0]);
    expect(await page.title()).toContain('Try it');
    expect(complaints).toEqual([]);
  }, 200_000);

  it('cannot frame, prefill or send a console', async () => {
    const platform = await running.platform();
    const { context, page } = await openContext(running, browser());
    await logInByCookie(context, platform, 'ada');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await openConsole(page, platform.url, 'endLogin');
    await page.goto(`${platform.url}/console/deleteWorkspace?owner=demo&repo=other&send=1#send`);
    await page.locator('[data-ready]').waitFor();
    expect(await page.getByLabel('repo').inputValue()).toBe('rover');
    expect(requests.filter((line) => !line.startsWith('GET'))).toEqual([]);
    const foreign = await behind(platform.url, (_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<iframe src="${platform.url}/console/endLogin"></iframe>`);
    });
    await page.goto(foreign);
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await page.frames()[1]?.locator('#send').count()).toBe(0);
  });
});
