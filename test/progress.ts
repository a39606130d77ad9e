// Tells the process that watches the run (scripts/run-tests.ts) what a test file does, and which limit that has.
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { markChildren, writeStep } from '../scripts/run-progress.ts';

/** To load a file and all that it imports, which has no limit of its own. */
const LOAD_LIMIT_MS = 120_000;
/** Where vitest keeps the limit of a `beforeAll`, on the function. */
const HOOK_LIMIT = Symbol.for('VITEST_CLEANUP_TIMEOUT');

let count = 0;

export class Progress {
  readonly #file: string;
  readonly #left = new Set<string>();
  /** Of a hook without a limit of its own. */
  #hookLimitMs = 0;
  /** Of all `beforeAll` together, because nobody can tell which one is next. */
  #beforeAllLimitMs = 0;

  constructor(file: string) {
    this.#file = file;
    markChildren(file);
    this.#write('load', LOAD_LIMIT_MS);
  }

  /** To be called by the first `beforeAll` of the file. */
  loaded(suite: RunnerTestSuite): void {
    const limits = [suite, ...suitesOf(suite)].flatMap((each) =>
      TestRunner.getSuiteHooks(each).beforeAll.map((hook) => Number(Reflect.get(hook, HOOK_LIMIT))),
    );
    [this.#hookLimitMs = 0] = limits;
    this.#beforeAllLimitMs = limits.reduce((sum, each) => sum + each, 0);
    for (const id of testsOf(suite)) this.#left.add(id);
    this.#write('beforeAll', this.#beforeAllLimitMs);
  }

  began({ name, timeout = 0 }: RunnerTestCase): void {
    this.#write(name, timeout + this.#hookLimitMs); // with the hooks around it
  }

  ended({ id }: RunnerTestCase): void {
    this.#left.delete(id);
    if (this.#left.size === 0) this.#write('afterAll', null);
    else this.#write('hooks between tests', this.#hookLimitMs + this.#beforeAllLimitMs);
  }

  finished(): void {
    writeStep(null);
  }

  #write(doing: string, limitMs: number | null): void {
    count += 1;
    writeStep({ file: this.#file, doing, limitMs, count });
  }
}

const suitesOf = (suite: RunnerTestSuite): RunnerTestSuite[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? [task, ...suitesOf(task)] : []));

const testsOf = (suite: RunnerTestSuite): string[] =>
  [suite, ...suitesOf(suite)]
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ type, mode, id }) => (type === 'test' && ['run', 'queued'].includes(mode) ? [id] : []));
