// Runs every way out twice, in a sandbox of the real workspace page and in a frame that nothing protects, and tells where
// the first one was not closed or the second one not open. The browser's own log of its network has the last word.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SANDBOX } from '../../../src/workspace/panels/catalog.ts';
import { Environment } from '../workspace/environment.ts';
import { LeakDetector } from './leak-detector.ts';
import type { Vector } from './vectors.ts';

/** A machine with other work to do may need it. */
const CAUGHT_MS = 15_000;

export interface LeakReport {
  /** Ways out of the sandbox. */
  readonly leaks: readonly string[];
  /** Ways that did not even reach the network from an unprotected frame: of them the rest tells nothing. */
  readonly unproven: readonly string[];
}

export async function findLeaks(
  vectors: readonly Vector[],
  tell: (line: string) => void = () => {},
): Promise<LeakReport> {
  const unproven: string[] = [];
  const leaks = new Set<string>();
  const traps: { readonly name: string; readonly detector: LeakDetector }[] = [];
  const logFile = (folder: string) => join(folder, 'net-log.json');
  const environment = await Environment.start({
    flags: (folder) => [`--log-net-log=${logFile(folder)}`, '--net-log-capture-mode=Everything'],
  });
  try {
    const run = await openSandbox(environment);
    const open = await openUnprotected(environment.browser);
    for (const [index, { name, reaches, code }] of vectors.entries()) {
      const detector = await LeakDetector.set(`inside-${index}`);
      traps.push({ name, detector });
      await run(code(detector));
      if ((await run('"still here"')) !== 'executed') leaks.add(`${name}: the sandbox does not answer any more`);
      if (reaches === 'nothing') continue;
      const outside = await LeakDetector.set(`outside-${index}`);
      const close = await open(code(outside));
      if (!(await outside.caught(reaches, CAUGHT_MS))) unproven.push(name);
      await close();
      outside.close();
      tell(name);
    }
    await environment.browser.close(); // the log is whole then
    // What else the log holds are reports to nobody of what was refused.
    const { events } = JSON.parse(await readFile(logFile(environment.folder), 'utf8')) as { events: unknown };
    const log = JSON.stringify(events);
    if (!log.includes('outside-')) throw new Error('the log of the network is empty');
    for (const { name, detector } of traps) {
      if (detector.seen.tcp > 0) leaks.add(`${name}: ${detector.seen.tcp} connections`);
      if (detector.seen.udp > 0) leaks.add(`${name}: ${detector.seen.udp} datagrams`);
      if (log.includes(detector.host)) leaks.add(`${name}: the browser asked for ${detector.host}`);
    }
    return { leaks: [...leaks], unproven };
  } finally {
    for (const { detector } of traps) detector.close();
    await environment.stop();
  }
}

/** Resolves with what became of the code, which is waited for where it is queued. */
async function openSandbox({ api, open }: Environment): Promise<(code: string) => Promise<string>> {
  const path = { owner: 'demo', repo: 'leaks' };
  const body = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;
  const { panelId } = await api.splitLeaf({ path, body });
  await open('leaks');
  return async (code) => {
    let outcome = await api.controlSandbox({ path, body: { panelId, action: 'eval', code } });
    while (outcome?.status === 'queued') {
      outcome = await api.getEval({ path: { ...path, evalId: outcome.evalId } });
    }
    return outcome?.status ?? '';
  };
}

/** Runs code in a frame with the same sandbox attribute and no policy; resolves with what closes it. */
async function openUnprotected(browser: Browser): Promise<(code: string) => Promise<() => Promise<void>>> {
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(url === '/frame' ? '<!doctype html><body></body>' : '<iframe sandbox="allow-scripts" src="/frame">');
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return async (code) => {
    const page: Page = await browser.newPage();
    await page.goto(url);
    const frame = page.frames().find((each) => each.url() === `${url}frame`);
    void frame?.evaluate(`(() => { ${code} })(), 1`).catch(() => {}); // it may lead its frame away
    return () => page.close();
  };
}
