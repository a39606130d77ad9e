// A development server's page in a web view in proxy mode: it shows, and shows an edit of its source by itself.
import type { Frame, Page } from 'playwright-core';
import { AFTER, BEFORE, type DevServer, edit, startDevServer, writeProject } from './dev-servers.ts';

/** The first compilation takes its time. */
const SHOWN_MS = 90_000;
const LOOK_MS = 50;

export interface Followed {
  readonly editMs: number;
  /** Whether what the page held is still there: the module was replaced, not the page. */
  readonly kept: boolean;
}

/** `show` sends the web view of `page` to an address; `modules` is the node_modules that has the server. */
export async function followEdit(
  page: Page,
  show: (url: string) => Promise<unknown>,
  server: DevServer,
  folder: string,
  modules: string,
): Promise<Followed> {
  await writeProject(server, folder);
  const { url, stop } = await startDevServer(server, folder, modules);
  try {
    await show(url + server.path);
    const frame = await frameWith(page, BEFORE);
    await frame.evaluate(() => Object.assign(globalThis, { kept: true }));
    const start = performance.now();
    await edit(server, folder);
    const after = await frameWith(page, AFTER);
    return { editMs: performance.now() - start, kept: await after.evaluate(() => 'kept' in globalThis) };
  } finally {
    await stop();
  }
}

/** Of the proxied pages of this page, the one that says `text`. */
async function frameWith(page: Page, text: string): Promise<Frame> {
  const end = performance.now() + SHOWN_MS;
  while (performance.now() < end) {
    for (const frame of page.frames()) {
      if (!/\.localhost:\d+\//.test(frame.url())) continue;
      const words = await frame.evaluate(() => document.body?.innerText ?? '').catch(() => '');
      if (words.includes(text)) return frame;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`no frame says "${text}": ${page.frames().map((frame) => frame.url())}`);
}
