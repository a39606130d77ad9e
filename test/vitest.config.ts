import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What starts processes, browsers, databases or compilers, works on pictures, or goes on for long. All else is `quick`. */
const SYSTEM = [
  'test/{browser,cli,examples,faults,paste,repo,state,versions}/**/*.test.ts',
  'test/conform/annex.test.ts',
  'test/config/batched-stream.test.ts',
  'test/contract/{deprecation,files,leaks,mocks-agree,prism,prism-proxy,routing,hyperjump,soak}.test.ts',
  'test/files/lock.test.ts',
  'test/flows/*.test.ts',
  'test/gateway/{callback-page,nodes,soak,thousand-clients}.test.ts',
  'test/identity/{commands,login-in-browser,store-postgres}.test.ts',
  'test/servers/{hostile,platform-nodes}.test.ts',
  'test/oauth/{connect-command,token-store}.test.ts',
  'test/packages/{big-repository,build,build-crashes,download-archive,download-killed,install-killed,install-real}.test.ts',
  'test/workspace/{faults,mcp,stores}.test.ts',
];

const shared = {
  expect: { poll: { timeout: 10_000 } }, // a busy machine is slow, not wrong
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  isolate: false, // files of one worker share its modules: they are loaded once, and no test changes them
  env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../.cache/compile') }, // for the processes that tests start
} as const;

export default defineConfig({
  test: {
    // Most files wait for processes, browsers and clocks as long as they work.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      { test: { ...shared, name: 'quick', include: ['test/**/*.test.ts'], exclude: SYSTEM } },
      { test: { ...shared, name: 'system', include: SYSTEM, globalSetup: ['test/chromium.ts'] } },
    ],
  },
});
