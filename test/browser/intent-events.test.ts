import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveHttp } from '../http-server.ts';
import { createIntent, linkIntent, type PlatformUnderTest, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';

const running = useRunning();
const browser = useHeadlessShell();

interface Seen {
  readonly source: EventSource;
  readonly events: [string, string][];
}
declare const seen: Seen;

/** A page of another origin with an open EventSource. */
async function watch(platform: PlatformUnderTest, url: string): Promise<Page> {
  const site = await serveHttp(running, (_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html>');
  });
  const page = await browser().newPage();
  running.onClose(() => page.close());
  await platform.prepare();
  const timers = platform.clock.waiting;
  await page.goto(`http://localhost:${site.port}/`);
  await page.evaluate((address) => {
    const source = new EventSource(address);
    const events: [string, string][] = [];
    for (const name of ['authenticated', 'timeout', 'denied', 'message']) {
      source.addEventListener(name, (event) => events.push([name, (event as MessageEvent<string>).data]));
    }
    Object.assign(globalThis, { seen: { source, events } });
    return new Promise((opened) => source.addEventListener('open', opened, { once: true }));
  }, url);
  expect(platform.clock.waiting).toBe(timers + 1);
  return page;
}

describe('Chromium’s EventSource', () => {
  it('receives timeout with empty data, and stops reconnecting after 410', async () => {
    const platform = await running.platform();
    const page = await watch(platform, (await createIntent(platform)).updates_url);
    platform.clock.advance(15 * 60_000);
    await page.waitForFunction(() => seen.source.readyState === EventSource.CLOSED);
    expect(await page.evaluate(() => seen.events)).toEqual([['timeout', '']]);
    const asked = platform.lines().filter(({ operation }) => operation === 'watchIntent');
    expect(asked.map(({ status }) => status)).toEqual([200, 410]);
  });

  it('receives denied with empty data, and stops reconnecting after 410', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const page = await watch(platform, intent.updates_url);
    await linkIntent(platform, intent.token, await platform.login(), { action: 'deny' });
    await page.waitForFunction(() => seen.source.readyState === EventSource.CLOSED);
    expect(await page.evaluate(() => seen.events)).toEqual([['denied', '']]);
  });

  it('receives the session token, and ignores keep-alives', async () => {
    const platform = await running.platform({ serve: { events: { keepAliveMs: 5, maxBufferedBytes: 1 << 20 } } });
    const intent = await createIntent(platform);
    const page = await watch(platform, intent.updates_url);
    await linkIntent(platform, intent.token, await platform.login());
    await page.waitForFunction(() => seen.events.length > 0);
    await page.evaluate(() => seen.source.close());
    const [[name, data] = ['', '{}']] = await page.evaluate(() => seen.events);
    expect(name).toBe('authenticated');
    expect(JSON.parse(data)).toEqual({ session_token: expect.stringMatching(/^tok_[\w-]{43}$/) });
  });
});
