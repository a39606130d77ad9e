// Panels of packages in the real page: a view that speaks MCP Apps in a few lines, and its frames.
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Buttons of questions count only after this time. */
const ARM_MS = 650;
export const TIMEOUT = 120_000;

/** A view that speaks MCP Apps in a few lines. `got` has the messages of its host. */
export const view = (
  body: string,
) => `<!doctype html><html lang="en"><head><title>View</title></head><body><p>${body}</p><script>
const got = [], waiting = new Map();
let last = 0;
const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const request = (method, params = {}) => new Promise((resolve) => { waiting.set(++last, resolve); send({ id: last, method, params }); });
addEventListener('message', ({ data }) => { if (data.method) got.push(data); else waiting.get(data.id)?.(data); });
const state = () => got.filter(({ method }) => method === 'ui/notifications/host-context-changed').map(({ params }) => params['annex/state']).filter(Boolean).at(-1);
const reach = (url) => fetch(url).then((response) => response.text(), (error) => 'refused');
const ready = request('ui/initialize', {}).then(({ result }) => { send({ method: 'ui/notifications/initialized' }); return result; });
</script></body></html>`;

export const press = async (page: Page, name: string) => {
  const button = page.locator('.view').getByRole('button', { name });
  await button.waitFor();
  await page.waitForTimeout(ARM_MS);
  await button.click();
};
export const views = (page: Page): Frame[] => page.frames().filter((frame) => frame.url().endsWith('/view'));
/** Waits for the script of a view, which runs after its frame is there. Its policy refuses `waitForFunction`. */
export async function untilReady(frame: Frame): Promise<void> {
  while ((await frame.evaluate('typeof ready')) === 'undefined') await delay(20);
  await frame.evaluate('ready');
}
/** The view of the last panel, once it has started. */
export async function viewOf(page: Page): Promise<Frame> {
  await expect.poll(() => views(page).length).toBeGreaterThan(0);
  const frame = views(page).at(-1) as Frame;
  await untilReady(frame);
  return frame;
}
