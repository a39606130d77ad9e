// Browsers as people have them: a script opens and prepares a page, then disconnects. Nothing debugs the browser while a
// test calls the API. Playwright pauses each new frame at its start, which hides races in our pages.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { WebSocket } from 'ws';
import { findChromium } from '../../scripts/chromium.ts';
import { ensureFirefox } from '../../scripts/debian.ts';
import { endChild } from '../../scripts/forked-server.ts';
import { spawnChromium } from '../../scripts/plain-chromium.ts';

/** JavaScript expressions. Each is evaluated until it is true, then the next, also across navigations. */
type Steps = readonly string[];

export interface DetachedBrowser {
  /** Opens each page in a new tab, runs its steps, and disconnects. */
  open(...pages: readonly (readonly [url: string, steps: Steps])[]): Promise<void>;
  close(): Promise<void>;
}

const STEP_MS = 30_000;
/** Firefox never answers for a page that it leaves meanwhile. */
const ANSWER_MS = 5_000;

export function useDetached(start: () => Promise<DetachedBrowser>): () => DetachedBrowser {
  let browser: DetachedBrowser | undefined;
  beforeAll(async () => {
    browser = await start();
  }, 120_000);
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('the browser has not started');
    return browser;
  };
}

/** `flags` replace the one for headless mode. It shares its tab without the browser's prompt. */
export async function startDetachedChromium(flags: readonly string[] = ['--headless=new']): Promise<DetachedBrowser> {
  const { address, end } = await spawnChromium(findChromium(), [...flags, '--auto-accept-this-tab-capture']);
  const { host } = new URL(address);
  return {
    close: end,
    open: async (...pages) => {
      for (const [url, steps] of pages) {
        const created = await fetch(`http://${host}/json/new?${encodeURIComponent(url)}`, { method: 'PUT' });
        const { webSocketDebuggerUrl } = (await created.json()) as { webSocketDebuggerUrl: string };
        const socket = new WebSocket(webSocketDebuggerUrl);
        await once(socket, 'open');
        await runSteps(steps, (expression) => evaluate(socket, expression));
        socket.close();
        await once(socket, 'close');
      }
    },
  };
}

async function evaluate(socket: WebSocket, expression: string): Promise<unknown> {
  const params = { expression, userGesture: true, awaitPromise: true, returnByValue: true };
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
  const [data] = await once(socket, 'message');
  const { result } = JSON.parse(String(data)) as { result?: { result?: { value?: unknown } } };
  return result?.result?.value;
}

/** Its whole window is controlled once, because Firefox accepts one session after another only. */
export async function startDetachedFirefox(): Promise<DetachedBrowser> {
  const running: (() => Promise<void>)[] = [];
  return {
    open: async (...pages) => {
      const browser = await launch({ browser: 'firefox', executablePath: ensureFirefox() });
      const child = browser.process();
      if (child) running.push(() => endChild(child));
      for (const [url, steps] of pages) {
        const page = await browser.newPage();
        await page.goto(url);
        await runSteps(steps, (expression) =>
          Promise.race([page.evaluate(expression), setTimeout(ANSWER_MS, 'no answer', { ref: false })]),
        );
      }
      await browser.disconnect();
    },
    close: async () => {
      for (const end of running) await end();
    },
  };
}

async function runSteps(steps: Steps, run: (expression: string) => Promise<unknown>): Promise<void> {
  for (const step of steps) {
    const end = Date.now() + STEP_MS;
    for (;;) {
      const value = await run(step).catch((error: unknown) => String(error)); // the page may be navigating
      if (value === true) break;
      if (Date.now() > end) throw new Error(`not true in time: ${step} (${JSON.stringify(value)})`);
      await setTimeout(50);
    }
  }
}

/** Fills in the login form and submits it. */
export const loginSteps = (name: string, password: string): Steps => [
  `document.readyState === 'complete' && !document.querySelector('form').hidden`,
  `(() => {
    const [name, password] = document.querySelectorAll('[name="name"], [name="password"]');
    [name.value, password.value] = ${JSON.stringify([name, password])};
    document.querySelector('button[type="submit"]').click();
    return true;
  })()`,
];

export const textStep = (text: string): string => `document.body.innerText.includes(${JSON.stringify(text)})`;
