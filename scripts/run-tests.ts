// run-tests.ts [--silence SECONDS] [ARGUMENTS OF VITEST]: runs the tests, and ends a run that hangs. It names what hangs: the test
// file, and each process with its command line. The exit code is that of vitest, but never 0 if something hung.
//
// A project after `--project` whose needs this machine does not meet (test-needs.ts) is left out, named before the first test and
// after the last one. With CI=true, or if no project is left, the run fails.
//
// A worker that exceeds the limit of what it does, such as one in an endless loop, is killed with its children; vitest goes on with
// the other files. If no worker does anything and vitest does not end, then all processes but vitest are killed, so that it can
// report the failures; at last vitest too.
import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf, killTree, readProcess } from './processes.ts';
import { processesOf } from './run-cleanup.ts';
import { changeOf, clearSteps, fileOf, readSteps, type Step } from './run-progress.ts';
import { beginRun } from './run-scope.ts';
import { describeLeftOut, meetNeeds } from './test-needs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const LOOK_EVERY_MS = 500;
/** Between two files, and after the last test of one: together with REPORT_MS, a run ends a minute after its last test. */
const SILENCE_S = 50;
/** How long vitest may take to report after everything else was killed. */
const REPORT_MS = 8_000;
/** Before the first test file, because the run may install browsers. */
const SETUP_MS = 900_000;

interface Watched extends Step {
  readonly pid: number;
  readonly text: string;
  readonly since: number;
}

class Watchdog {
  readonly #run: string;
  readonly #vitest: number;
  readonly #silenceMs: number;
  #steps: readonly Watched[] = [];
  #phase: 'setup' | 'tests' | 'report' = 'setup';
  /** Time in which this process was awake: not suspended, and not starved by a busy machine. */
  #now = 0;
  #changedAt = 0;
  #lastChange = 0;
  hasHung = false;

  constructor(run: string, vitest: number, silenceMs: number) {
    this.#run = run;
    this.#vitest = vitest;
    this.#silenceMs = silenceMs;
  }

  /** Returns when nothing else helps. */
  async watch(): Promise<void> {
    for (let last = performance.now(); ; await delay(LOOK_EVERY_MS)) {
      const read = performance.now();
      this.#now += Math.min(read - last, 2 * LOOK_EVERY_MS);
      last = read;
      this.#look();
      for (const step of this.#steps) {
        const limitMs = step.limitMs ?? this.#silenceMs;
        if (this.#now - step.since > limitMs) await this.#endWorker(step, limitMs);
      }
      const limits = { setup: SETUP_MS, tests: this.#silenceMs, report: Math.min(REPORT_MS, this.#silenceMs) };
      const isSilent = this.#steps.length === 0 && this.#now - this.#changedAt > limits[this.#phase];
      if (isSilent && this.#phase === 'report') return console.error('vitest does not end either; it is killed');
      if (isSilent) await this.#endAllButVitest();
    }
  }

  #look(): void {
    const before = this.#steps;
    this.#steps = [...readSteps(this.#run)].map(
      ([pid, text]) =>
        before.find((step) => step.pid === pid && step.text === text) ?? {
          ...JSON.parse(text),
          pid,
          text,
          since: this.#now,
        },
    );
    const lastChange = changeOf(this.#run);
    if (lastChange === this.#lastChange) return;
    [this.#lastChange, this.#changedAt] = [lastChange, this.#now];
    if (this.#phase === 'setup') this.#phase = 'tests';
  }

  async #endWorker({ pid, file, doing }: Watched, limitMs: number): Promise<void> {
    this.hasHung = true;
    console.error(
      `${file} hangs: "${doing}" has not ended after ${Math.round(limitMs / 1_000)} s. Killed: worker ${pid}`,
    );
    this.#print(descendantsOf([pid]));
    await killTree(pid);
  }

  async #endAllButVitest(): Promise<void> {
    this.hasHung = true;
    this.#phase = 'report';
    this.#changedAt = this.#now;
    console.error('The run hangs: no test runs, but it has not ended. Killed:');
    const left = processesOf(this.#run).flatMap(({ pid }) => (pid === this.#vitest ? [] : [pid]));
    this.#print(left);
    await Promise.all(left.map(killTree));
  }

  #print(pids: readonly number[]): void {
    for (const pid of pids) {
      const command = readProcess(pid, 'cmdline').slice(0, 200);
      if (command) console.error(`  ${[`${pid}`, fileOf(this.#run, pid), command].filter(Boolean).join(' ')}`);
    }
  }
}

const args = process.argv.slice(2);
const at = args.indexOf('--silence');
const silenceS = at < 0 ? SILENCE_S : Number(args.splice(at, 2)[1]);
const config = args.includes('--config') ? [] : ['--config', join(ROOT, 'test/vitest.config.ts')];

const run = beginRun();
const projects = args.flatMap((arg, index) => (args[index - 1] === '--project' ? [arg] : []));
/** Before vitest starts: what it installs takes longer than a run may be silent. */
const leftOut = meetNeeds(projects);
for (const { project } of leftOut) args.splice(args.indexOf(project) - 1, 2);
const notice = describeLeftOut(leftOut);
if (notice) console.error(notice);
if (projects.length > 0 && leftOut.length === projects.length) process.exit(1);
const isIncomplete = leftOut.length > 0 && process.env['CI'] === 'true';

clearSteps(run);
const env = { ...process.env, TEST_NOTICE: notice };
const vitest = fork(VITEST, ['run', ...config, ...args], { env, stdio: 'inherit' });
const watchdog = new Watchdog(run, vitest.pid ?? 0, silenceS * 1_000);
vitest.once('exit', (code, signal) => {
  const result = signal ? 128 + constants.signals[signal] : (code ?? 1);
  process.exit(watchdog.hasHung || isIncomplete ? result || 1 : result);
});
await watchdog.watch();
process.exit(1);
