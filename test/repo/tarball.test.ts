import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import type { Database } from '../../src/base/state/port.ts';
import { signTargets } from '../../src/package-manager/signing/sign.ts';
import { type RunningGateway, startGateway } from '../../src/servers/gateway.ts';
import { type Platform, startPlatform } from '../../src/servers/platform.ts';
import { createSigningKeys } from '../areas/packages/signed.ts';
import { useHeadlessShell } from '../browser/chromium.ts';
import { packed } from '../packed.ts';
import { OLDER_OUTPUT, OLDER_PROGRAM, serveNewerRelease } from './newer-server.ts';
import { copyDependencies, environmentOfNode20, NPM_FLAGS } from './node-20.ts';
import { program, TYPES_OF_NODE } from './sdk-program.ts';

const root = resolve(import.meta.dirname, '../..');
const browser = useHeadlessShell();

let folder: string;
/** A directory with only annex-sdk installed. */
let sdkFolder: string;
let database: Database;
let platform: Platform;
let gateway: RunningGateway;
/** An environment with Node 20. */
let node20: NodeJS.ProcessEnv;

/** Asynchronous, because the servers run in this process. */
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
    skipDefaultLibCheck: true, // checking the compiler's own types takes longer than all others
    outDir: 'out',
  },
};

/** Returns the compiler's output. The SDK is checked with TypeScript 5, which most users have. */
function compile(files: readonly string[], cwd = folder): string {
  writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ ...CONFIG, files }));
  const compiler = join(root, 'node_modules', cwd === sdkFolder ? 'typescript' : 'typescript7', 'bin/tsc');
  return spawnSync('node', [compiler], { cwd, env: node20, encoding: 'utf8' }).stdout;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'annex-tarball-'));
  node20 = environmentOfNode20(join(folder, '..', `${folder.split('/').at(-1)}-node`));
  sdkFolder = `${folder}-sdk`;
  const { annex, sdk } = await packed();
  const manifest = { name: 'user', type: 'module', scripts: { v: 'node -v' } };
  for (const [at, tarball] of Object.entries({ [folder]: annex, [sdkFolder]: sdk })) {
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify(manifest));
    if (at === folder) copyDependencies(at);
    await run('npm', ['install', ...NPM_FLAGS, tarball], at);
  }
  database = await openDatabase({ dataDir: join(folder, 'data'), role: 'server' });
  const shared = {
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
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

/** The program's output, with either package. */
const OUTPUT = {
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
  signed: [1, 'expired'],
  functions: ['function', 'function'],
};

/** The signing metadata of a repository without files, as JSON. */
async function signedMetadata(): Promise<string> {
  const { root, online } = await createSigningKeys();
  const files = signTargets({}, new Map(), { root, online });
  return JSON.stringify(Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])));
}

describe('the packed tarball', () => {
  it('has no dependency on Node', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/annex/package.json'), 'utf8'));
    expect(manifest.dependencies).not.toHaveProperty('node');
    expect(await run('node', ['-v'])).toMatch(/^v20\./);
    expect(await run('npm', ['run', '--silent', 'v'])).toMatch(/^v20\./);
  });

  it('contains the license and the whole sample repository', () => {
    const installed = join(folder, 'node_modules/annex');
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
    const files = (at: string) => globSync('src/areas/packages/sample/**/*', { cwd: at }).sort();
    expect(files(installed)).toEqual(files(root));
  });

  it('contains every script that its code starts by path', () => {
    const installed = join(folder, 'node_modules/annex');
    // In bundles, the module's former place is the base.
    const pattern =
      /new URL\(["'](\.[^"']+\.js)["'], (?:import\.meta\.url|new URL\("([^"]+)", import\.meta\.url\)\.href)\)(?!\.href)/g;
    const started = globSync('{src,generated,lib}/**/*.js', { cwd: installed }).flatMap((file) =>
      [...readFileSync(join(installed, file), 'utf8').matchAll(pattern)].map(([, path = '', base]) =>
        join(installed, file, '..', base === undefined ? '' : join(base, '..'), path),
      ),
    );
    const names = started.map((file) => basename(file));
    expect(names).toEqual(expect.arrayContaining(['line-finder-thread.js']));
    expect(started.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('compiles a small program under strict and runs it on Node 20', async () => {
    writeFileSync(join(folder, 'program.ts'), TYPES_OF_NODE + program('annex/sdk', 'annex/mock'));
    expect(compile(['program.ts'])).toBe('');
    expect(
      JSON.parse(await run('node', ['out/program.js', platform.url, gateway.socketUrl, await signedMetadata()])),
    ).toEqual(OUTPUT);
  }, 120_000);

  it('does not compile a program that violates the contract', () => {
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { createIntentsClient } from 'annex/sdk';\nvoid createIntentsClient({ baseUrl: '' }).createIntent({ body: { maxage: 1 } });\n`,
    );
    expect(compile(['wrong.ts'])).toContain("Did you mean to write 'max_age'?");
  }, 120_000);

  it('runs its command on Node 24 when started on Node 20', async () => {
    expect(await run('npx', ['annex', 'help'])).toContain('Usage: annex COMMAND');
  }, 240_000);
});

describe('the packed SDK', () => {
  const installed = (pattern: string): string[] =>
    globSync(pattern, { cwd: join(sdkFolder, 'node_modules') }).map((file) => join(sdkFolder, 'node_modules', file));

  it('has at most 12 packages and 6 MB, its license, no Koa and no TypeScript source', () => {
    expect(installed('{*,@*/*}/package.json').length).toBeLessThanOrEqual(12);
    const files = installed('**/*').filter((file) => statSync(file).isFile());
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6e6);
    expect(installed('koa/package.json')).toEqual([]);
    expect(installed('annex-sdk/LICENSE')).toHaveLength(1);
    expect(installed('annex-sdk/**/*.ts').filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    expect(installed('annex-sdk/{test,src/servers,src/cli,src/base/state}')).toEqual([]);
  });

  it('compiles the same program and an older one under strict and runs on Node 20', async () => {
    writeFileSync(join(sdkFolder, 'program.ts'), TYPES_OF_NODE + program('annex-sdk', 'annex-sdk/mock'));
    writeFileSync(join(sdkFolder, 'older.ts'), TYPES_OF_NODE + OLDER_PROGRAM);
    expect(compile(['program.ts', 'older.ts'], sdkFolder)).toBe('');
    await run('npm', ['install', ...NPM_FLAGS, 'koa@3'], sdkFolder); // required by the mock of the gateway
    const output = await run(
      'node',
      ['out/program.js', platform.url, gateway.socketUrl, await signedMetadata()],
      sdkFolder,
    );
    expect(JSON.parse(output)).toEqual(OUTPUT);
  }, 120_000);

  it('works with a newer server: unknown fields, enum values and problems pass through', async () => {
    const server = await serveNewerRelease();
    try {
      const output = await run('node', ['out/older.js', `http://127.0.0.1:${server.port}`], sdkFolder);
      expect(JSON.parse(output)).toEqual(OLDER_OUTPUT);
    } finally {
      await server.close();
    }
  }, 120_000);

  it('runs in a browser, bundled with its package functions and the contract client', async () => {
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
    const output = await page.evaluate(`(async () => {
      ${outputFiles[0]?.text}
      const intents = annex.createIntentsClient({ baseUrl: location.origin });
      const { requested_max_age } = await intents.createIntent({ body: { max_age: 60 } });
      return [requested_max_age, annex.compareVersions({ version: '1.0.1' }, { version: '1.0' }) > 0];
    })()`);
    expect(output).toEqual([60, true]);
    await page.close();
  }, 120_000);
});
