// Tasks on pages of many libraries, done over MCP in a browser that nothing debugs. Each has one try.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useAnnex } from '../../cli/annex.ts';
import { useRunning } from '../../running.ts';
import { startDetachedChromium, useDetached } from '../detached.ts';
import { serveReports, startAgent } from './agent.ts';
import { TASKS, type Task, type TaskStep } from './tasks/tasks.ts';
import { buildWidgets } from './widgets/build.ts';

/** 54 of 58. */
const MIN_SHARE = 54 / 58;
/** Of the calls and the texts of their results, with one look at each page, and 4 characters for a token. */
const MAX_TOKENS = 300;
const TOKEN = 4;

describe('an agent in an ordinary browser', () => {
  const running = useRunning();
  const annex = useAnnex();
  const browser = useDetached(startDetachedChromium);

  it('does at least 54 of 58 tasks at the first try, with at most 300 tokens each', { timeout: 900_000 }, async () => {
    const files = await buildWidgets(Object.keys(TASKS), join(import.meta.dirname, 'tasks'));
    const site = await serveReports(running, files);
    const agent = await startAgent(running, annex, browser());
    const failures: string[] = [];
    const done: Task[] = [];
    let seen = '';
    const call = async (name: string, args: object) => {
      const result = await agent.call(name, args);
      seen = `${result.text}\n${seen}`;
      return result;
    };
    const open = async (tab: string) => {
      const { text, isError } = await agent.call('workspace_open', {
        name: tab,
        url: `${site.url}/${tab}.html`,
        proxy: true,
      });
      expect(isError, text).toBe(false);
      seen = '';
      await call('page_look', { tab });
      expect(seen).toContain('[e');
    };
    const withRef = ({ line, pw: _, ...step }: TaskStep) =>
      line ? { ...step, ref: line.exec(seen)?.[1] ?? 'e0' } : step;
    for (const [tab, tasks] of Object.entries(TASKS)) {
      await open(tab);
      for (const task of tasks) {
        const { calls, until, isDone } = task;
        const answers: string[] = [];
        for (const [index, steps] of calls.entries()) {
          const wait = until && index === 0 ? { until: { text: until } } : {};
          answers.push((await call('page_act', { tab, steps: steps.map(withRef), ...wait })).text);
        }
        const isRight = () => Boolean(isDone(site.stateOf(`/${tab}.html`)));
        if (!task.isLeftOut)
          await expect
            .poll(isRight, { timeout: 5_000 })
            .toBe(true)
            .catch(() => {});
        if (isRight()) done.push(task);
        else failures.push(`${tab}: ${task.name}: ${answers.at(-1)} ${JSON.stringify(site.stateOf(`/${tab}.html`))}`);
        if (!isRight()) await open(tab);
      }
    }
    const all = Object.values(TASKS).flat().length;
    const tokens = Math.round(agent.characters() / TOKEN / all);
    console.log(`${done.length} of ${all} tasks, ${tokens} tokens each. Not done:\n${failures.join('\n')}`);
    expect(done.length / all).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(tokens).toBeLessThanOrEqual(MAX_TOKENS);
  });
});
