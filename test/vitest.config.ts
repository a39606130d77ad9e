import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { beginRun } from '../scripts/run-scope.ts';
import { filesOf, LANES } from './lanes.ts';
import { SlowestFiles } from './slowest-files.ts';

/** Begun first, so that no worker is left alone with one at the end. */
const FIRST =
  /(faults\/(nodes|rolling-upgrade|watchdog)|browser\/(docs|paste(-names|-ways)?|workspace-(capture|faults|interrupted|leaving|page|proxy))|cli\/start|examples\/examples|repo\/(codegen-packages|readme|tarball)|state\/postgres|workspace\/faults)\.test\.ts$/;

/** In this order: a worker is kept while the next file is of its project. */
const PROJECTS = Object.keys(LANES);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      FIRST.test(moduleId) ? -1 : PROJECTS.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

beginRun({ signals: 'leave' });

/** For the workers, and for the processes that tests start. */
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../.cache/compile');

const shared = {
  setupFiles: resolve(import.meta.dirname, 'setup.ts'),
  // Browsers and processes start in 1 s on a quiet machine and in 20 s on a busy one, which is slow, not wrong.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 90_000,
  hookTimeout: 60_000,
  retry: 1, // of browsers and processes. The report says `retry x1`: look at such a test
  pool: 'forks',
  maxWorkers: 2 * availableParallelism(), // files wait as long as they work: for sockets, processes, browsers and clocks
  isolate: false, // files of one worker share its modules: they are loaded once, and no test changes them
} as const;

const withBrowsers = { globalSetup: ['test/chromium.ts'] };
const OPTIONS: Readonly<Record<string, object>> = {
  quick: { retry: 0 },
  alone: { retry: 0, isolate: true },
  browsers: withBrowsers,
  programs: withBrowsers,
  release: withBrowsers,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    reporters: [new SlowestFiles(), 'default'],
    projects: PROJECTS.map((name) => ({
      test: { ...shared, ...OPTIONS[name], name, ...filesOf(name) },
    })),
  },
});
