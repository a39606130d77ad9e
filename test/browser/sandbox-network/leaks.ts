// Runs every vector twice, in a sandbox of the real workspace page and in an unprotected frame. Reports vectors that the
// sandbox does not block, and vectors that do not work in the unprotected frame. Also searches the browser's network log.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SANDBOX } from '../../../generated/workspace/panel-types.ts';
import { type HttpSite, startSite } from '../../../scripts/http-site.ts';
import { Environment } from '../../../scripts/soak/workspace/environment.ts';
import { LeakDetector } from './leak-detector.ts';
import type { Vector } from './vector.ts';

/** Frames with our sandbox attribute but without our policy, to see what code can do there. */
const serveUnprotectedFrames = (): Promise<HttpSite> =>
  startSite(({ url }, response) => {
    const count = Number(new URL(url ?? '', 'http://page').searchParams.get('frames'));
    const frames = Array.from({ length: count }, (_, index) => `<iframe sandbox="allow-scripts" src="/${index}">`);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><body>${frames.join('</iframe>')}</body>`);
  });

/** Runs each code in its own frame of one page. */
async function openUnprotected(browser: Browser, url: string, codes: readonly string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${url}/?frames=${codes.length}`);
  for (const [index, code] of codes.entries()) {
    const frame = page.frames().find((each) => each.url() === `${url}/${index}`);
    void frame?.evaluate(`(() => { ${code} })(), 1`).catch(() => {}); // the code may navigate its frame
  }
  return page;
}

/** Delayed effects of the code, such as timers and frame loads, have this much time. */
const DELAYED_MS = 100;

/** Opens sandboxes in the real workspace page. Returns one function per sandbox, which runs code and resolves with its final status. */
async function openSandboxes(
  { api, open }: Environment,
  count: number,
): Promise<readonly ((code: string) => Promise<string>)[]> {
  const path = { owner: 'demo', repo: 'leaks' };
  const panels: string[] = [];
  for (let index = 0; index < count; index++) {
    const direction = index % 2 === 0 ? 'horizontal' : 'vertical';
    const split = { panelId: panels.at(-2) ?? 'leaf-1', direction, panelType: SANDBOX } as const;
    panels.push((await api.splitLeaf({ path, body: split })).panelId);
  }
  await open('leaks');
  return panels.map((panelId) => async (code) => {
    const waiting = `${code}\n;new Promise((resolve) => setTimeout(resolve, ${DELAYED_MS}))`;
    let outcome = await api.controlSandbox({ path, body: { panelId, action: 'eval', code: waiting } });
    while (outcome?.status === 'queued') {
      outcome = await api.getEval({ path: { ...path, evalId: outcome.evalId } });
    }
    return outcome?.status ?? '';
  });
}

/** Enough for a busy machine. */
const CAUGHT_MS = 15_000;
/** Vectors per sandbox, and the maximum number of sandboxes. */
const PER_SANDBOX = 8;
const MAX_SANDBOXES = 6;
const UNPROTECTED_AT_ONCE = 12;

export interface LeakReport {
  /** Vectors that the sandbox does not block. */
  readonly leaks: readonly string[];
  /** Vectors that did not reach the network from an unprotected frame either, so that their result proves nothing. */
  readonly unproven: readonly string[];
}

interface Trial {
  readonly vector: Vector;
  readonly detector: LeakDetector;
}

export async function findLeaks(vectors: readonly Vector[]): Promise<LeakReport> {
  const logFile = (folder: string) => join(folder, 'net-log.json');
  const environment = await Environment.start({
    withoutFlags: ['--disable-quic'], // WebTransport
    flags: (folder) => [`--log-net-log=${logFile(folder)}`, '--net-log-capture-mode=Everything'],
  });
  const startDetector = (side: string) => async (vector: Vector, index: number) => ({
    vector,
    detector: await LeakDetector.start(`${side}-${index}`),
  });
  const inside = await Promise.all(vectors.map(startDetector('inside')));
  const outside = await Promise.all(
    vectors.filter(({ reaches }) => reaches !== 'nothing').map(startDetector('outside')),
  );
  try {
    const silent = await tryInside(environment, inside);
    // Meanwhile the sandboxes have time for delayed leaks.
    await tryOutside(environment, outside);
    await environment.browser.close(); // completes the log
    // Only events count: the rest of the log names blocked requests too.
    const { events } = JSON.parse(await readFile(logFile(environment.folder), 'utf8')) as { events: unknown };
    const log = JSON.stringify(events);
    if (!isNamed('outside-', log)) throw new Error('the network log is empty');
    return {
      leaks: [...silent, ...inside.flatMap((trial) => leaksOf(trial, log))],
      unproven: outside.filter((trial) => !isProven(trial)).map(({ vector }) => vector.name),
    };
  } finally {
    for (const { detector } of [...inside, ...outside]) detector.close();
    await environment.stop();
  }
}

/** Resolves with messages for vectors after which a sandbox stopped responding. */
async function tryInside(environment: Environment, trials: readonly Trial[]): Promise<readonly string[]> {
  const silent: string[] = [];
  const waiting = [...trials];
  const sandboxes = await openSandboxes(environment, Math.min(MAX_SANDBOXES, Math.ceil(trials.length / PER_SANDBOX)));
  const work = async (run: (code: string) => Promise<string>) => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const { vector, detector } = trial;
      await run(vector.code(detector));
      const answered = await run('"still here"');
      if (answered !== 'executed') silent.push(`${vector.name}: the sandbox stopped responding`);
    }
  };
  await Promise.all(sandboxes.map(work));
  return silent;
}

async function tryOutside({ browser }: Environment, trials: readonly Trial[]): Promise<void> {
  const frames = await serveUnprotectedFrames();
  for (let from = 0; from < trials.length; from += UNPROTECTED_AT_ONCE) {
    const part = trials.slice(from, from + UNPROTECTED_AT_ONCE);
    const codes = part.map(({ vector, detector }) => vector.code(detector));
    const page = await openUnprotected(browser, frames.url, codes);
    const caught = ({ vector: { reaches }, detector }: Trial) =>
      reaches === 'nothing' ? false : detector.caught(reaches, CAUGHT_MS);
    await Promise.all(part.map(caught));
    await page.close();
  }
  frames.close();
}

function leaksOf({ vector: { name }, detector: { host, seen } }: Trial, log: string): string[] {
  return [
    ...(seen.tcp > 0 ? [`${name}: ${seen.tcp} connections`] : []),
    ...(seen.udp > 0 ? [`${name}: ${seen.udp} datagrams`] : []),
    ...(isNamed(host, log) ? [`${name}: the browser requested ${host}`] : []),
  ];
}

const isProven = ({ vector: { reaches }, detector: { seen } }: Trial): boolean =>
  reaches !== 'nothing' && seen[reaches] > 0;

/** Also finds the host under another domain. */
const isNamed = (host: string, log: string): boolean => log.includes(host.replace(/localhost$/, ''));
