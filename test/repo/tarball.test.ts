import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../../scripts/pack/index.ts';
import { systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log/log.ts';
import { type RunningGateway, startGateway } from '../../src/servers/gateway.ts';
import { type Platform, startPlatform } from '../../src/servers/platform.ts';
import { openDatabase } from '../../src/state/open.ts';
import type { Database } from '../../src/state/port.ts';
import { useHeadlessShell } from '../browser/chromium.ts';
import { LATER_ANSWER, LATER_PROGRAM, serveLater } from './later-service.ts';

const root = resolve(import.meta.dirname, '../..');
/** Of npm's cache it asks nobody whether there is something newer. */
const QUIETLY = ['--no-audit', '--no-fund', '--prefer-offline'];
const browser = useHeadlessShell();

/** A stranger's program: strict, on the packed types, run on Node 20. `sdk` and `mock` are what it imports. */
const program = (sdk: string, mock: string): string => `
import { connectGateway, createIntentsClient, createPackagesClient, Problem } from '${sdk}';
import { compareVersions, type Package } from '${sdk}/packages';
import { exchangeCode, OAuthError, startOAuthFlow, TokenStore } from '${sdk}/oauth';

const [platform = '', gateway = ''] = process.argv.slice(2);
const intents = createIntentsClient({ baseUrl: platform });
const intent = await intents.createIntent({ body: { max_age: 60 } });
const status = await intents.watchIntent({ path: { token: intent.token } });
const abort = new AbortController();
const events = intents.watchIntent.stream({ path: { token: intent.token } }, abort.signal);
abort.abort();
let aborted = false;
try {
  for await (const event of events) console.log(event.event);
} catch {
  aborted = true;
}
const missing = await intents.watchIntent.outcome({ path: { token: 'x'.repeat(43) } });
const problem = await createPackagesClient({ baseUrl: platform })
  .searchPackages({ query: { limit: 101 } })
  .catch((error: unknown) => (error instanceof Problem ? error.name : 'other'));
const state = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const socket = await connectGateway(gateway);
await socket.send({ type: 'register', state, provider: 'test' });
let registered = '';
for await (const message of socket) {
  registered = message.type;
  break;
}
await socket.close();
const app = { provider: 'test', authUrl: 'https://a.example/auth', clientId: 'c', scopes: 'a b' };
const flow = await startOAuthFlow({ ...app, gatewayUrl: gateway.replace('ws', 'http') });
await fetch(\`\${flow.redirectUri}?code=x&state=\${new URL(flow.authRedirectUrl).searchParams.get('state')}\`);
const received = await flow.waitForCode();
const exchanged = await exchangeCode({ ...app, ...received, tokenUrl: 'http://127.0.0.1:9/token' }).catch((error: unknown) =>
  error instanceof OAuthError ? error.code : 'other',
);
const store = new TokenStore('tokens');
await store.write('test', 'ada', { accessToken: 'a', refreshToken: null, expiresAt: null });
const [forNode, forTests]: string[] = ['${sdk}/packages/node', '${mock}']; // their types need those of Node
const { readRepository } = await import(forNode ?? '');
const { mockGateway } = await import(forTests ?? '');
const older: Pick<Package['versions'][number], 'version'> = { version: '1.0' };
console.log(
  JSON.stringify({
    node: process.versions.node.split('.')[0],
    max_age: intent.requested_max_age,
    state: status.state,
    aborted,
    missing: missing.ok ? 'found' : missing.problem.type,
    problem,
    registered,
    code: received.code,
    exchanged,
    stored: (await store.list()).length,
    newer: compareVersions({ version: '1.0.1' }, older) > 0,
    functions: [typeof mockGateway, typeof readRepository],
  }),
);
`;

const TYPES_OF_NODE = 'declare const process: { argv: string[]; versions: { node: string } };\n';

let folder: string;
/** Where the program is that has annex-sdk alone. */
let sdkFolder: string;
let database: Database;
let platform: Platform;
let gateway: RunningGateway;
/** The environment of a machine whose Node is 20. */
let node20: NodeJS.ProcessEnv;

/** Not synchronously: the servers answer from this process. */
const run = async (command: string, args: readonly string[], cwd = folder): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd, env: node20 })).stdout;

const CONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    skipDefaultLibCheck: true, // only the compiler's own, which takes longer than all of ours
    outDir: 'out',
  },
};

/** What the compiler has to say; the SDK is checked by the one that most people have. */
function compile(files: readonly string[], cwd = folder): string {
  writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ ...CONFIG, files }));
  const compiler = join(root, 'node_modules', cwd === sdkFolder ? 'typescript' : 'typescript7', 'bin/tsc');
  return spawnSync('node', [compiler], { cwd, env: node20, encoding: 'utf8' }).stdout;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'annex-tarball-'));
  node20 = environmentOfNode20(join(folder, '..', `${folder.split('/').at(-1)}-node`));
  sdkFolder = `${folder}-sdk`;
  const { annex, sdk } = pack();
  const stranger = { name: 'stranger', type: 'module', scripts: { v: 'node -v' } };
  for (const [at, tarball] of Object.entries({ [folder]: annex, [sdkFolder]: sdk })) {
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify(stranger));
    if (at === folder) copyDependencies(at);
    await run('npm', ['install', ...QUIETLY, tarball], at);
  }
  database = await openDatabase({ dataDir: join(folder, 'data'), role: 'server' });
  const shared = {
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog('silent'),
    violations: 'throw',
  } as const;
  platform = await startPlatform({ ...shared, packagesDir: join(folder, 'packages'), database });
  gateway = await startGateway(shared);
}, 300_000);

afterAll(async () => {
  await Promise.all([platform?.close(), gateway?.close()]);
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
  for (const beside of ['sdk', 'node']) rmSync(`${folder}-${beside}`, { recursive: true, force: true });
});

/** What the program says that runs with either package. */
const ANSWER = {
  node: '20',
  max_age: 60,
  state: 'pending',
  aborted: true,
  missing: '/problems/intent-not-found',
  problem: 'invalid-request',
  registered: 'registered',
  code: 'x',
  exchanged: 'provider-error',
  stored: 1,
  newer: true,
  functions: ['function', 'function'],
};

describe('the packed tarball', () => {
  it('brings no Node of its own', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/annex/package.json'), 'utf8'));
    expect(manifest.dependencies).not.toHaveProperty('node');
    expect(await run('node', ['-v'])).toMatch(/^v20\./);
    expect(await run('npm', ['run', '--silent', 'v'])).toMatch(/^v20\./);
  });

  it('brings its licence and the whole sample repository', () => {
    const installed = join(folder, 'node_modules/annex');
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
    const files = (at: string) => globSync('src/packages/sample/**/*', { cwd: at }).sort();
    expect(files(installed)).toEqual(files(root));
  });

  it('brings every script that its code starts by its place', () => {
    const installed = join(folder, 'node_modules/annex');
    const started = globSync('{src,generated}/**/*.js', { cwd: installed }).flatMap((file) =>
      [
        ...readFileSync(join(installed, file), 'utf8').matchAll(
          /new URL\(["'](\.[^"']+\.js)["'], import\.meta\.url\)/g,
        ),
      ].map(([, path = '']) => join(installed, file, '..', path)),
    );
    expect(started.map((file) => basename(file))).toContain('squeeze-thread.js');
    expect(started.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('type-checks a small program under strict and runs its SDK on Node 20', async () => {
    writeFileSync(join(folder, 'program.ts'), TYPES_OF_NODE + program('annex/sdk', 'annex/mock'));
    expect(compile(['program.ts'])).toBe('');
    expect(JSON.parse(await run('node', ['out/program.js', platform.url, gateway.socketUrl]))).toEqual(ANSWER);
  }, 120_000);

  it('refuses a program that breaks the contract', () => {
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { createIntentsClient } from 'annex/sdk';\nvoid createIntentsClient({ baseUrl: '' }).createIntent({ body: { maxage: 1 } });\n`,
    );
    expect(compile(['wrong.ts'])).toContain("Did you mean to write 'max_age'?");
  }, 120_000);

  it('runs its command under Node 24 when it is started on Node 20', async () => {
    expect(await run('npx', ['annex', 'help'])).toContain('annex <command>');
  }, 240_000);
});

describe('the packed SDK', () => {
  const installed = (pattern: string): string[] =>
    globSync(pattern, { cwd: join(sdkFolder, 'node_modules') }).map((file) => join(sdkFolder, 'node_modules', file));

  it('is at most 12 packages and 6 MB, without Koa, with its licence, without TypeScript source', () => {
    expect(installed('{*,@*/*}/package.json').length).toBeLessThanOrEqual(12);
    const files = installed('**/*').filter((file) => statSync(file).isFile());
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6e6);
    expect(installed('koa/package.json')).toEqual([]);
    expect(installed('annex-sdk/LICENSE')).toHaveLength(1);
    expect(installed('annex-sdk/**/*.ts').filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    expect(installed('annex-sdk/{test,src/servers,src/cli,src/state}')).toEqual([]);
  });

  it('type-checks the same program and the next one under strict and runs on Node 20', async () => {
    writeFileSync(join(sdkFolder, 'program.ts'), TYPES_OF_NODE + program('annex-sdk', 'annex-sdk/mock'));
    writeFileSync(join(sdkFolder, 'later.ts'), TYPES_OF_NODE + LATER_PROGRAM);
    expect(compile(['program.ts', 'later.ts'], sdkFolder)).toBe('');
    await run('npm', ['install', ...QUIETLY, 'koa@3'], sdkFolder); // the mock of the gateway stands on it
    const said = await run('node', ['out/program.js', platform.url, gateway.socketUrl], sdkFolder);
    expect(JSON.parse(said)).toEqual(ANSWER);
  }, 120_000);

  it('works against a later server: its fields, words and problems pass through, typed as such', async () => {
    const server = await serveLater();
    try {
      const said = await run('node', ['out/later.js', `http://127.0.0.1:${server.port}`], sdkFolder);
      expect(JSON.parse(said)).toEqual(LATER_ANSWER);
    } finally {
      await server.close();
    }
  }, 120_000);

  it('runs in a browser, bundled with the choice of packages and the contract client', async () => {
    writeFileSync(
      join(sdkFolder, 'page.js'),
      `export { createIntentsClient } from 'annex-sdk';
       export { compareVersions } from 'annex-sdk/packages';
       export { createClient } from 'annex-sdk/contract';`,
    );
    const { outputFiles } = await build({
      entryPoints: [join(sdkFolder, 'page.js')],
      bundle: true,
      format: 'iife',
      globalName: 'annex',
      platform: 'browser',
      external: ['ws'],
      write: false,
    });
    const page = await browser().newPage();
    await page.goto(`${platform.url}/health`);
    const said = await page.evaluate(`(async () => {
      ${outputFiles[0]?.text}
      const intents = annex.createIntentsClient({ baseUrl: location.origin });
      const { requested_max_age } = await intents.createIntent({ body: { max_age: 60 } });
      return [requested_max_age, annex.compareVersions({ version: '1.0.1' }, { version: '1.0' }) > 0];
    })()`);
    expect(said).toEqual([60, true]);
    await page.close();
  }, 120_000);
});

/**
 * The packages that `npm ci` has unpacked here already: npm checks them against what the tarball asks for, fetches what
 * is missing, removes what is not asked for, and need not unpack a hundred megabytes again.
 */
function copyDependencies(to: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  for (const [at, { dev }] of Object.entries(packages)) {
    const nested = at.indexOf('node_modules') !== at.lastIndexOf('node_modules');
    if (at === '' || dev || nested || /^node_modules\/node(-[\w-]+)?$/.test(at) || !existsSync(join(root, at)))
      continue;
    cpSync(join(root, at), join(to, at), { recursive: true });
  }
}

/** The machine's own Node where that is 20, else the npm package `node`. */
function environmentOfNode20(fallback: string): NodeJS.ProcessEnv {
  const { npm_config_local_prefix: _prefix, NODE_OPTIONS: _options, ...env } = process.env;
  const outside = (env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
  const machine = { ...clean, PATH: outside.join(delimiter) };
  if (versionIn(machine).startsWith('v20.')) return machine;
  mkdirSync(fallback, { recursive: true });
  writeFileSync(join(fallback, 'package.json'), '{"private":true,"allowScripts":{"node":true}}');
  execFileSync('npm', ['install', ...QUIETLY, 'node@20'], { cwd: fallback, env: machine });
  return { ...machine, PATH: [join(fallback, 'node_modules/.bin'), ...outside].join(delimiter) };
}

function versionIn(env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync('node', ['-v'], { env, encoding: 'utf8' });
  } catch {
    return '';
  }
}
