import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/contract/server/index.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';

const running = useRunning();
const browser = useHeadlessShell();

/** The whole SDK, bundled for a browser without Node modules. */
let bundle: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, '../../src/sdk/index.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'annex',
    platform: 'browser',
    external: ['ws'],
    write: false,
  });
  bundle = outputFiles[0]?.text ?? '';
});

/** A page with the SDK, on another origin than the servers. */
async function openPage(): Promise<{ page: Page; origin: string }> {
  const site = await listen(
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>App</title>'),
    '127.0.0.1',
    0,
  );
  running.onClose(site.close);
  const origin = `http://127.0.0.1:${site.port}`;
  const page = await browser().newPage();
  running.onClose(() => page.close());
  await page.goto(origin);
  await page.addScriptTag({ content: bundle });
  return { page, origin };
}

declare const annex: typeof import('../../src/sdk/index.ts');

describe('the SDK in a browser, on a page of another origin', () => {
  it('creates an intent and receives the token from the stream after approval', async () => {
    const platform = await running.platform();
    const { page } = await openPage();
    const token = await page.evaluate(async (baseUrl) => {
      const intents = annex.createIntentsClient({ baseUrl });
      const intent = await intents.createIntent({ body: { app_name: 'A page' } });
      Object.assign(globalThis, {
        events: (async () => {
          for await (const event of intents.watchIntent.stream({ path: { token: intent.token } })) return event;
          return null;
        })(),
      });
      return intent.token;
    }, platform.url);
    const approved = await fetch(`${platform.url}/auth/intents/${token}`, {
      method: 'PATCH',
      headers: await platform.login(),
    });
    expect(approved.status).toBe(200);
    const event = await page.evaluate(() => (globalThis as unknown as { events: Promise<unknown> }).events);
    expect(event).toEqual({ event: 'authenticated', data: { session_token: expect.stringMatching(/^tok_/) } });
  });

  it('reads problems with Retry-After across origins', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 1 } });
    const { page } = await openPage();
    const problem = await page.evaluate(async (baseUrl) => {
      const intents = annex.createIntentsClient({ baseUrl });
      await intents.createIntent();
      return intents.createIntent().catch((error: unknown) => {
        if (!(error instanceof annex.Problem)) throw error;
        return { name: error.name, status: error.status, headers: error.headers };
      });
    }, platform.url);
    expect(problem).toMatchObject({ name: 'too-many-intents', status: 429, headers: { 'Retry-After': '60' } });
  });

  it('registers a state at the gateway socket and receives the code if its origin is allowed', async () => {
    const { page, origin } = await openPage();
    const gateway = await running.gateway({ origins: [origin] });
    const state = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
    const registered = await page.evaluate(
      async ([url, fresh]) => {
        const socket = await annex.connectGateway(url);
        await socket.send({ type: 'register', state: fresh, provider: 'test' });
        const messages = socket[Symbol.asyncIterator]();
        Object.assign(globalThis, { messages });
        return (await messages.next()).value;
      },
      [gateway.socketUrl, state] as const,
    );
    expect(registered).toEqual({ type: 'registered', state });
    expect((await fetch(`${gateway.url}/callback?state=${state}&code=abc`)).status).toBe(200);
    const callback = await page.evaluate(
      async () => (await (globalThis as unknown as { messages: AsyncIterator<unknown> }).messages.next()).value,
    );
    expect(callback).toMatchObject({ type: 'callback', state, code: 'abc' });
  });

  it('cannot open the socket if its origin is not allowed', async () => {
    const { page } = await openPage();
    const gateway = await running.gateway();
    const outcome = await page.evaluate(
      (url) =>
        annex.connectGateway(url).then(
          () => 'open',
          () => 'refused',
        ),
      gateway.socketUrl,
    );
    expect(outcome).toBe('refused');
  });
});
