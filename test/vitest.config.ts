import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { beginRun } from '../scripts/run-scope.ts';

/** What starts processes, browsers, databases or compilers, works on pictures, or goes on for long. All else is `quick`. */
const SYSTEM = [
  'test/{areas/paste,base/state,browser,cli,examples,faults,mcp,repo,versions}/**/*.test.ts',
  'test/contract/conform/{annex,honest-runs}.test.ts',
  'test/base/log/batched-stream.test.ts',
  'test/contract/{codegen-mock,codegen-watch,deprecation,files,leaks,mocks-agree,prism,prism-proxy,routing,hyperjump,soak}.test.ts',
  'test/base/files/lock.test.ts',
  'test/flows/*.test.ts',
  'test/areas/gateway/{callback-page,nodes,refused-at-node,resume-nodes,soak,thousand-clients}.test.ts',
  'test/areas/identity/{login-in-browser,secrets,store-postgres}.test.ts',
  'test/servers/{database-unavailable,descriptors,drain,hostile,listeners,metrics,platform-nodes,sockets}.test.ts',
  'test/sdk/oauth/token-store.test.ts',
  'test/areas/packages/big-repository.test.ts',
  'test/package-manager/{build,build-crashes,download-archive,download-killed,install-killed,install-real,mirror-killed}.test.ts',
  'test/areas/workspace/{faults,stores}.test.ts',
];

/** What packaging, upgrades, fresh clones, tools of others or long runs can break, and README and guides: `npm run test:release`. */
const RELEASE = [
  'test/browser/act/{tasks,widget-libraries}.test.ts',
  'test/browser/{agent-dev-loop,firefox,oauth-mcp,openid-client,paste-https,paste-names,public-views,workspace-dev-server,workspace-soak}.test.ts',
  'test/cli/{callback-programs,localhost-network}.test.ts',
  'test/contract/{prism,prism-proxy,soak}.test.ts',
  'test/areas/gateway/soak.test.ts',
  'test/examples/{commands,examples,judge-implementation,run-nodes}.test.ts',
  'test/faults/{nodes,restart,rolling-upgrade}.test.ts',
  'test/flows/intent-soak.test.ts',
  'test/repo/{codegen-packages,foreign-clients,leaves-nothing,readme,tarball}.test.ts',
  'test/servers/{hostile,sockets,supervision}.test.ts',
];

/** What watches its whole process, in which files before it may have left something behind. */
const ALONE = ['test/contract/no-webhooks.test.ts', 'test/repo/patterns.test.ts'];

/** Begun first, so that no worker is left alone with one at the end. */
const LONG =
  /(faults\/(nodes|rolling-upgrade|watchdog)|browser\/(docs|paste(-names|-ways)?|workspace-(capture|faults|interrupted|leaving|page|proxy))|cli\/start|examples\/examples|repo\/(codegen-packages|readme|tarball)|state\/postgres|workspace\/faults)\.test\.ts$/;

/** In this order: a worker is kept while the next file is of its project, and the small files fill the end evenly. */
const PROJECTS = ['system', 'quick', 'alone', 'release'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      LONG.test(moduleId) ? -1 : PROJECTS.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

beginRun({ signals: 'leave' });

/** For the workers, and for the processes that tests start. */
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../.cache/compile');

const shared = {
  setupFiles: resolve(import.meta.dirname, 'setup.ts'),
  expect: { poll: { timeout: 10_000 } }, // a busy machine is slow, not wrong
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  maxWorkers: 2 * availableParallelism(), // files wait as long as they work: for sockets, processes, browsers and clocks
  isolate: false, // files of one worker share its modules: they are loaded once, and no test changes them
} as const;

/**
 * For browsers and processes, which start in 1 s on a quiet machine and in 20 s on a busy one. What fails is run once more; the
 * report says `retry x1`: look at such a test.
 */
const patient = { expect: { poll: { timeout: 30_000 } }, testTimeout: 90_000, retry: 1 } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [...SYSTEM, ...ALONE, ...RELEASE],
        },
      },
      { test: { ...shared, name: 'alone', include: ALONE, isolate: true } },
      {
        test: {
          ...shared,
          ...patient,
          name: 'system',
          include: SYSTEM,
          exclude: [...RELEASE, ...ALONE],
          globalSetup: ['test/chromium.ts'],
        },
      },
      { test: { ...shared, ...patient, name: 'release', include: RELEASE, globalSetup: ['test/chromium.ts'] } },
    ],
  },
});
