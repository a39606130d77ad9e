import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SlowestFiles } from '../../slowest-files.ts';

const { TEARDOWN } = process.env;

/** Files that hang, with small limits: for ../run-tests.test.ts. */
export default defineConfig({
  test: {
    name: 'hanging',
    dir: import.meta.dirname,
    include: ['*.hanging.ts'],
    reporters: [new SlowestFiles(), 'default'],
    setupFiles: join(import.meta.dirname, '../../setup.ts'),
    globalSetup: TEARDOWN ? join(import.meta.dirname, `${TEARDOWN}.ts`) : [],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 500,
    hookTimeout: 2_000,
  },
});
