// Our tasks through Annex, in an ordinary browser, and through Playwright MCP, in one run: `npm run bench -- agents`.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useAnnex } from '../../cli/annex.ts';
import { useRunning } from '../../running.ts';
import { startDetachedChromium, useDetached } from '../detached.ts';
import { type ReportingSite, serveReports, startAgent } from './agent.ts';
import { PlaywrightAgent } from './playwright-mcp.ts';
import { TASKS, type Task, type TaskStep } from './tasks/tasks.ts';
import { buildWidgets } from './widgets/build.ts';

const TOKEN = 4;
const SEED = Number(process.env['ANNEX_BENCH_SEED'] ?? 1);
const REPORT = process.env['ANNEX_BENCH_JSON'] ?? resolve(import.meta.dirname, '../../../.bench/agents.json');

/** What an agent does: opens a page and looks at it, then does the steps of one call. */
interface Driver {
  readonly name: string;
  open(tab: string): Promise<void>;
  act(tab: string, steps: readonly TaskStep[], until: string | undefined): Promise<string>;
  characters(): number;
}

/** Mulberry32, so that a seed gives the same order everywhere. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

async function measure(
  driver: Driver,
  site: ReportingSite,
): Promise<{ readonly failures: string[]; readonly tokens: number }> {
  const failures: string[] = [];
  let tasks = 0;
  for (const [tab, all] of shuffled(Object.entries(TASKS), SEED)) {
    const wanted = all.filter(({ isLeftOut }) => !isLeftOut);
    await driver.open(tab);
    for (const task of wanted) {
      tasks++;
      const said = await attempt(driver, tab, task);
      const isRight = () => Boolean(task.isDone(site.stateOf(`/${tab}.html`)));
      const isDone = await expect
        .poll(isRight, { timeout: 3_000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (!isDone) failures.push(`${tab}: ${task.name}: ${said.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
      if (!isDone) await driver.open(tab);
    }
  }
  return { failures, tokens: Math.round(driver.characters() / TOKEN / tasks) };
}

async function attempt(driver: Driver, tab: string, { calls, until }: Task): Promise<string> {
  let said = '';
  try {
    for (const [index, steps] of calls.entries()) said = await driver.act(tab, steps, index === 0 ? until : undefined);
  } catch (error) {
    said = String(error);
  }
  return said;
}

describe('agents', () => {
  const running = useRunning();
  const annex = useAnnex();
  const browser = useDetached(startDetachedChromium);

  it('do the same tasks through Annex and through Playwright MCP', { timeout: 1_800_000, retry: 0 }, async () => {
    const files = await buildWidgets(Object.keys(TASKS), join(import.meta.dirname, 'tasks'));
    const site = await serveReports(running, files);
    const agent = await startAgent(running, annex, browser());
    let seen = '';
    const call = async (name: string, args: object) => {
      const { text } = await agent.call(name, args);
      seen = `${text}\n${seen}`;
      return text;
    };
    const ours: Driver = {
      name: 'Annex',
      open: async (tab) => {
        await agent.call('workspace_open', { name: tab, url: `${site.url}/${tab}.html`, proxy: true });
        seen = '';
        await call('page_look', { tab });
      },
      act: (tab, steps, until) => {
        const own = steps.map(({ line, pw: _, ...step }) =>
          line ? { ...step, ref: line.exec(seen)?.[1] ?? 'e0' } : step,
        );
        return call('page_act', { tab, steps: own, ...(until ? { until: { text: until } } : {}) });
      },
      characters: () => agent.characters(),
    };
    const other = await PlaywrightAgent.start(running);
    const theirs: Driver = {
      name: 'Playwright MCP',
      open: (tab) => other.open(`${site.url}/${tab}.html`),
      act: async (_, steps, until) => {
        for (const step of steps) await other.run(step);
        if (until) await other.waitFor(until);
        return 'done';
      },
      characters: () => other.characters,
    };
    const all = Object.values(TASKS)
      .flat()
      .filter(({ isLeftOut }) => !isLeftOut).length;
    const results: { agent: string; tasks: number; done: number; tokens: number; failures: string[] }[] = [];
    for (const driver of SEED % 2 === 0 ? [theirs, ours] : [ours, theirs]) {
      const { failures, tokens } = await measure(driver, site);
      results.push({ agent: driver.name, tasks: all, done: all - failures.length, tokens, failures });
      console.log(
        `${driver.name}: ${all - failures.length} of ${all} tasks, ${tokens} tokens each\n${failures.join('\n')}`,
      );
    }
    await mkdir(dirname(REPORT), { recursive: true });
    await writeFile(REPORT, JSON.stringify({ seed: SEED, results }, null, 2));
    const done = (name: string) => results.find(({ agent: each }) => each === name)?.done ?? 0;
    expect(done('Annex')).toBeGreaterThanOrEqual(done('Playwright MCP'));
  });
});
