// Opens the page of a development server in a web view in proxy mode, and waits until the page shows an edit of its source.
import type { Frame, Page } from 'playwright-core';
import { AFTER, BEFORE, type DevServer, edit, startDevServer, writeProject } from './projects.ts';

/** The first compilation is slow. */
const SHOWN_MS = 90_000;
const LOOK_MS = 50;

export interface Followed {
  readonly editMs: number;
  /** Whether the page kept its state: only the module was replaced. */
  readonly kept: boolean;
}

/** `show` navigates the web view of `page`; `modules` is the node_modules folder with the server. */
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

/** Waits for a proxied frame that contains `text`. */
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
  throw new Error(`no frame contains "${text}": ${page.frames().map((frame) => frame.url())}`);
}
