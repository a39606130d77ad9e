// Compares an eval in a sandbox through the public API with Playwright's page.evaluate on an idle page of the same browser,
// screenshots of a panel with Playwright's of the same element, and reading a layout with bare Koa that returns the same
// JSON. Also measures the browser's CPU time per eval while the console is full.
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { SANDBOX } from '../../generated/workspace/panel-types.ts';
import { npmCi } from '../npm-ci.ts';
import { Environment } from '../soak/workspace/environment.ts';
import { measureInTurns, pauseGoals } from './measure.ts';
import { API_KEY } from './measured-call.ts';
import { type Target, withServer } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { encode } from './raw-http.ts';
import { alternate, conclude } from './rounds.ts';
import { median, table } from './table.ts';
import { measurePictures } from './workspace-pictures.ts';

const PEERS = join(import.meta.dirname, 'peers');
/** Warm-up of each side in the browser, once. */
const EVAL_WARMUP_MS = 2_000;
/** Warm-up of each slice, for connections and processor caches. */
const SLICE_WARMUP_MS = 100;
/** The sides alternate this often per round, so that other work on the machine affects them equally. */
const SLICES = 4;
const OPEN_MS = 30_000;
/** The console keeps this many lines. */
const CONSOLE_LINES = 500;
const layoutCall = {
  method: 'GET',
  path: '/api/workspaces/editor/acme/demo/current',
  headers: { 'x-api-key': API_KEY },
  body: '',
} as const;
const first = { call: layoutCall, status: 200 };
const ours: Target = { name: 'workspace', file: join(import.meta.dirname, 'workspace-server.ts'), first };
const theirs: Target = { name: 'koa-json', file: join(PEERS, 'koa-json.js'), first };

export async function workspace(options: BenchOptions): Promise<boolean> {
  await npmCi(PEERS);
  const evals = await measureEvals(options);
  const pictures = await measurePictures(options);
  const reads = await measureReads(options);
  const rows = [
    ['', 'annex', 'peer'],
    ['eval, p50 in ms', evals.p50Ms('eval'), evals.p50Ms('page.evaluate')],
    ...pictures.rows,
    [`CPU of the browser per eval with ${CONSOLE_LINES} lines, ms`, evals.cpuMs.toFixed(2), ''],
    ['GET current, us of CPU', reads.cpuUs(ours), reads.cpuUs(theirs)],
  ];
  console.log(table(rows));
  const goals = [
    { name: 'eval / page.evaluate, p50', measured: evals.evalRatio, atMost: 1.75 },
    { name: 'CPU of the browser per eval, ms', measured: evals.cpuMs, atMost: 7 },
    ...pictures.goals,
    { name: 'GET current / bare Koa, requests per CPU second', measured: reads.ratio, atLeast: 0.8 },
    ...reads.pauses,
  ];
  return conclude('workspace', goals, options, { rows });
}

async function measureEvals({ rounds, seconds }: BenchOptions) {
  const environment = await Environment.start({ direct: true });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const { api, browser } = environment;
    const body = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;
    const { panelId } = await api.splitLeaf({ path: { owner: 'demo', repo: 'code' }, body });
    const evaluate = (code: string) => patch(agent, environment, { panelId, action: 'eval', code });
    await environment.openUndriven('code');
    await untilVisible(() => evaluate('document.visibilityState'));
    await evaluate(`for (let i = 0; i < ${CONSOLE_LINES}; i++) { console.log("line " + i); await 0 }`);
    const idle = await (await browser.newContext()).newPage();
    const session = await browser.newBrowserCDPSession();
    const sides = [
      { name: 'eval', once: () => evaluate('6 * 7') },
      { name: 'page.evaluate', once: () => evaluateIn(idle) },
    ];
    for (const { once } of sides) await repeat(once, EVAL_WARMUP_MS);
    const results = await alternate(sides, rounds * SLICES, async ({ once }) => {
      await repeat(once, SLICE_WARMUP_MS);
      const before = await cpuMs(session);
      const times = await repeat(once, (seconds * 1_000) / SLICES);
      return { p50Ms: median(times), cpuMs: ((await cpuMs(session)) - before) / times.length };
    });
    return {
      p50Ms: (name: string) => results.median(name, 'p50Ms').toFixed(2),
      cpuMs: results.median('eval', 'cpuMs'),
      evalRatio: results.ratio('eval', 'page.evaluate', 'p50Ms'),
    };
  } finally {
    agent.destroy();
    await environment.stop();
  }
}

/** Compares CPU time: requests per second would also depend on other work on the machine. */
async function measureReads(options: BenchOptions) {
  process.env['BENCH_BODY'] = await withServer(ours, async ({ port }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${layoutCall.path}`, { headers: layoutCall.headers });
    return answer.text();
  });
  const load = ({ port }: { readonly port: number }) =>
    ({ kind: 'repeat', request: encode(layoutCall, port), status: 200 }) as const;
  const results = await measureInTurns([ours, theirs], load, options);
  return {
    cpuUs: ({ name }: Target) => results.median(name, 'cpuPerRequestUs').toFixed(1),
    ratio: results.ratio(theirs.name, ours.name, 'cpuPerRequestUs'),
    pauses: pauseGoals(results, ours.name, theirs.name),
  };
}

async function repeat(once: () => Promise<unknown>, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  for (let start = performance.now(); start < end; start = performance.now()) {
    await once();
    times.push(performance.now() - start);
  }
  return times;
}

/** Waits until the page is visible, because browsers render hidden pages less often. */
async function untilVisible(look: () => Promise<string>): Promise<void> {
  for (const end = performance.now() + OPEN_MS; performance.now() < end; await setTimeout(100)) {
    if ((await look().catch(String)).includes('"visible"')) return;
  }
  throw new Error('the workspace page is not visible');
}

async function evaluateIn(page: Page): Promise<void> {
  if ((await page.evaluate('6 * 7')) !== 42) throw new Error('page.evaluate returned a wrong result');
}

/** CPU time of all processes of the browser so far. */
async function cpuMs(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

/** A plain HTTP call, so that no client code is measured. Rejects unless the code was executed. */
function patch(agent: Agent, { port, key }: Environment, body: object): Promise<string> {
  const json = JSON.stringify(body);
  const headers = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
  const address = { host: '127.0.0.1', port, path: '/api/panels/sandbox/demo/code' };
  return new Promise((resolve, reject) => {
    const sent = request({ ...address, agent, method: 'PATCH', headers }, async (response) => {
      const text = (await response.toArray()).join('');
      return text.includes('"executed"') ? resolve(text) : reject(new Error(text));
    });
    sent.on('error', reject).end(json);
  });
}
