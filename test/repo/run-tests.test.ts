// A run of tests ends, whatever a test does. The fixtures in `hanging` have small limits.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childrenOf, listProcesses, readProcess } from '../../scripts/processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ARGS = ['scripts/run-tests.ts', '--silence', '6', '--config', 'test/repo/hanging/vitest.config.ts'];

describe('a run of tests', { timeout: 120_000 }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'r'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const begin = (files: readonly string[], env: Record<string, string> = {}) => {
    const options = { cwd: ROOT, env: { ...process.env, TMPDIR: folder, NO_COLOR: '1', ...env } };
    const child = spawn(process.execPath, [...ARGS, ...files], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (more) => (text += more));
    const ended = once(child, 'close').then(([code]) => ({ code, text }));
    return { child, ended, text: () => text };
  };
  const run = (files: readonly string[], env = {}) => begin(files, env).ended;
  /** Processes with the folder in their environment. */
  const left = () =>
    listProcesses().flatMap((pid) =>
      readProcess(pid, 'environ').includes(folder) ? [readProcess(pid, 'cmdline')] : [],
    );

  it('does not end a file within its limits, however long that takes', async () => {
    const { code, text } = await run(['honest']);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringMatching(/Tests +1 passed/) });
    expect({ processes: left(), files: readdirSync(folder) }).toEqual({ processes: [], files: [] });
  });

  it('ends an endless loop in a test and after the last one, and runs the other files', async () => {
    const { code, text } = await run(['loop', 'after-all', 'never']);
    expect(code).toBe(1);
    expect(text).toContain('loop.hanging.ts hangs: "loops" has not ended after 3 s. Killed: worker');
    expect(text).toContain('after-all.hanging.ts hangs: "afterAll" has not ended after 6 s. Killed: worker');
    expect(text).toMatch(/× never ends, nor does its child/);
    expect(left()).toEqual([]);
  });

  it('names a process that keeps it from ending, and still reports the tests', async () => {
    const { code, text } = await run(['orphan']);
    expect(code).toBe(1);
    expect(text).toMatch(/The run hangs.*\n +\d+ test\/repo\/hanging\/orphan.hanging.ts sleep 4002\n/s);
    expect(text).toMatch(/Tests +1 passed/);
    expect(left()).toEqual([]);
  });

  it('ends when even the teardown of vitest loops', async () => {
    const { code, text } = await run(['orphan'], { TEARDOWN: 'teardown' });
    expect(code).toBe(1);
    expect(text).toContain('vitest does not end either');
    expect(left()).toEqual([]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGKILL', null],
  ] as const)('ends with everything it started on %s', async (signal, expected) => {
    const { child, ended } = begin(['honest']);
    await untilTests(child);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: expected });
    await expect.poll(() => ({ processes: left(), files: readdirSync(folder) })).toEqual({ processes: [], files: [] });
  });

  it('passes on the end of vitest', async () => {
    const { child, ended } = begin(['honest']);
    await untilTests(child);
    const vitest = childrenOf(child.pid ?? 0).find((pid) => readProcess(pid, 'cmdline').includes('vitest.mjs')) ?? 0;
    process.kill(vitest, 'SIGKILL');
    expect(await ended).toMatchObject({ code: 137 });
    expect(left()).toEqual([]);
  });

  describe('with projects that need what the machine lacks', () => {
    const LACK = { FIREFOX_PATH: '/lacking/firefox' };
    const NOTICE = 'Left out: browsers. The tests need Firefox at /lacking/firefox.';

    it.each([
      ['leaves them out', '', 0],
      ['fails under CI', 'true', 1],
    ])('names them at the start and before the summary, and %s', async (_, CI, code) => {
      const words = ['--project', 'browsers', '--project', 'hanging', 'honest'];
      const ended = await run(words, { ...LACK, CI });
      const [before = '', between = '', summary = ''] = ended.text.split(NOTICE);
      expect(ended).toMatchObject({ code, text: expect.stringMatching(/Tests +1 passed/) });
      expect(before).not.toContain('RUN');
      expect(between).toContain('honest.hanging.ts');
      expect(summary).toMatch(/^\s+Test Files +1 passed/);
    });

    it('fails if none is left', async () => {
      expect(await run(['--project', 'browsers'], LACK)).toEqual({ code: 1, text: `${NOTICE}\n` });
    });
  });

  /** Until a worker has begun with a file. */
  const untilTests = async (child: ChildProcess): Promise<void> => {
    const begun = () => readdirSync(folder).some((name) => readdirSync(join(folder, name)).includes('progress'));
    while (child.exitCode === null && !begun()) await delay(50);
  };
});
