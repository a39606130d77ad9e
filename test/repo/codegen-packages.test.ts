// annex-contract and annex-codegen, installed from their tarballs in an empty directory.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { pack } from '../../scripts/pack/index.ts';
import { environmentOfNode20, NPM_FLAGS } from './node-20.ts';

const root = resolve(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'src/docs/guides/any-document.md'), 'utf8');

let folder: string;
/** Environments by version of Node. */
let node: Readonly<Record<20 | 24, NodeJS.ProcessEnv>>;
const stops: (() => Promise<unknown>)[] = [];

interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = async (command: string, args: readonly string[], env = node[24], cwd = folder): Promise<Output> => {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1 << 26 });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

const codegen = (...args: readonly string[]): Promise<Output> => run('npx', ['annex-codegen', ...args]);

/** Starts a process and waits until it prints the text. */
async function start(text: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { cwd: folder, env });
  const exited = once(child, 'exit');
  stops.push(() => {
    child.kill();
    return exited;
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk));
  while (!printed.includes(text)) {
    if (child.exitCode !== null) throw new Error(`it exited with ${child.exitCode}: ${printed}`);
    await Promise.race([once(child.stdout, 'data'), exited]);
  }
  return printed;
}

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The file of a block in the guide. */
const fromGuide = (file: string): string =>
  new RegExp(`^\`\`\`\\w+ ${file.replace('.', '\\.')}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'annex-codegen-test-'));
  const old = environmentOfNode20(`${folder}-node`);
  const PATH = [dirname(process.execPath), old['PATH']].join(delimiter);
  node = { 20: old, 24: { ...old, PATH } };
  const { contract, codegen: tool } = pack();
  for (const tarball of [contract, tool]) cpSync(tarball, join(folder, basename(tarball)));
  for (const file of ['notes.yaml', 'generate.sh', 'server.ts', 'client.ts', 'mock.sh', 'conform.sh']) {
    writeFileSync(join(folder, file), fromGuide(file));
  }
  const env = { ...node[24], npm_config_audit: 'false', npm_config_fund: 'false', npm_config_prefer_offline: 'true' };
  const installed = await run('sh', ['-e', 'generate.sh'], env);
  expect(installed.code, installed.out + installed.err).toBe(0);
}, 300_000);

afterAll(() => {
  for (const each of [folder, `${folder}-node`, `${folder}-runtime`]) rmSync(each, { recursive: true, force: true });
});

/** The installed packages and their size in bytes. */
function measure(at: string): { readonly packages: number; readonly bytes: number } {
  const modules = join(at, 'node_modules');
  const files = globSync('**/*', { cwd: modules }).map((file) => statSync(join(modules, file)));
  const bytes = files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
  return { packages: globSync('{,**/node_modules/}{[^@.]*,@*/*}/package.json', { cwd: modules }).length, bytes };
}

describe('annex-contract', () => {
  it('installs at most 45 packages and 4 MB including Koa, on Node 20 and 24', async () => {
    const at = `${folder}-runtime`;
    for (const version of [20, 24] as const) {
      rmSync(at, { recursive: true, force: true });
      mkdirSync(at);
      writeFileSync(join(at, 'package.json'), '{"type":"module"}');
      const [tarball = ''] = globSync('annex-contract-*.tgz', { cwd: folder });
      await run('npm', ['install', ...NPM_FLAGS, join(folder, tarball)], node[version], at);
      const { packages, bytes } = measure(at);
      expect(packages).toBeGreaterThan(20);
      expect(packages).toBeLessThanOrEqual(45);
      expect(bytes).toBeLessThan(4e6);
      const script = `Promise.all(['annex-contract', 'annex-contract/client', 'annex-contract/mock', 'koa'].map((name) => import(name)))
        .then(([all, client, mock]) => console.log(Object.keys({ ...all, ...client, ...mock }).join(' ')))`;
      const { out, err } = await run('node', ['--input-type=module', '--eval', script], node[version], at);
      expect(out.trim().split(' '), err).toEqual(
        expect.arrayContaining(['operations', 'serveSocket', 'createClient', 'connectSocket', 'mockHttp']),
      );
    }
  }, 120_000);

  it('has its own README and the licence', () => {
    for (const name of ['annex-contract', 'annex-codegen']) {
      const installed = join(folder, 'node_modules', name);
      expect(readFileSync(join(installed, 'README.md'), 'utf8')).toMatch(new RegExp(`^# ${name}\n`));
      expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
      expect(globSync('**/*.ts', { cwd: installed }).filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    }
  });
});

describe('annex-codegen', () => {
  it('installs at most 60 MB, without a bundler', () => {
    expect(measure(folder).bytes).toBeLessThan(60e6);
    const installed = readdirSync(join(folder, 'node_modules'));
    for (const name of ['esbuild', 'json-schema-to-typescript']) expect(installed).not.toContain(name);
    expect(globSync('@redocly/cli', { cwd: join(folder, 'node_modules') })).toEqual([]);
  });

  it('says that it needs Node 24', async () => {
    const { code, err } = await run('npx', ['annex-codegen', 'help'], node[20]);
    expect(code).toBe(1);
    expect(err).toMatch(/^annex-codegen: Node 24 or newer is required, this is v20\.\S+\.\n/);
  });

  it('explains itself and wrong usage', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(await codegen('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect((await codegen()).out).toContain('Usage: annex-codegen COMMAND');
    expect((await codegen('generate', '--help')).out).toContain('--to DIR');
    const wrong: [args: string[], err: string][] = [
      [['genrate', 'notes.yaml'], "unknown command 'genrate'. Did you mean 'generate'?"],
      [['generate', 'notes.yaml', '--strct'], "unknown option '--strct'. Did you mean '--strict'?"],
      [['generate'], 'missing argument FILE. Usage: annex-codegen generate FILE... [options]'],
      [['generate', 'notes.yaml', '--to'], '--to needs a value: --to DIR'],
      [['generate', 'notes.yaml', '--check=1'], '--check takes no value'],
      [['mock', 'notes.yaml', 'more.yaml'], "unexpected argument 'more.yaml'"],
      [['mock', 'notes.yaml', '--port', '65536'], "--port must be a whole number from 0 to 65535, not '65536'"],
      [['conform', 'notes.yaml'], '--url must be the http or https URL of the server'],
    ];
    for (const [args, err] of wrong) {
      expect(await codegen(...args)).toEqual({ code: 2, out: '', err: `annex-codegen: ${err}\n` });
    }
    const missing = await codegen('generate', 'missing.yaml');
    expect(missing).toMatchObject({ code: 1, out: '', err: expect.stringContaining('missing.yaml') });
  }, 60_000);

  it('checks that generated files are up to date, removes old ones and keeps the user’s own', async () => {
    const check = ['generate', 'notes.yaml', '--to', 'generated', '--check'];
    expect(await codegen(...check)).toEqual({ code: 0, out: 'generated is up to date.\n', err: '' });
    const client = join(folder, 'generated/client.ts');
    const text = readFileSync(client, 'utf8');
    expect(text).toMatch(/^\/\/ Generated by annex-codegen from notes\.yaml\. Do not edit\.\n/);
    writeFileSync(client, `${text}// changed\n`);
    writeFileSync(join(folder, 'generated/old.ts'), text);
    writeFileSync(join(folder, 'generated/own.ts'), 'export {};\n');
    const { code, err } = await codegen(...check);
    expect(code).toBe(1);
    expect(err).toBe(
      'annex-codegen: generated/client.ts is out of date; run annex-codegen generate\n' +
        'generated/old.ts is not generated from any document\n',
    );
    expect((await codegen('generate', 'notes.yaml', '--to', 'generated')).code).toBe(0);
    expect(readFileSync(client, 'utf8')).toBe(text);
    expect(readdirSync(join(folder, 'generated'))).toContain('own.ts');
    expect(readdirSync(join(folder, 'generated'))).not.toContain('old.ts');
  }, 60_000);
});

describe('the guide “Serve any document”', () => {
  it('leads to a server that its client calls and that conforms', async () => {
    const PORT = String(await freePort());
    const env = { ...node[24], PORT, NOTES_URL: `http://127.0.0.1:${PORT}` };
    await start('listening', 'node', ['server.ts'], env);
    const { out, err } = await run('node', ['client.ts'], env);
    expect(out, err).toBe('1 Water the plants\n');
    const report = await run('sh', ['conform.sh'], env);
    expect(report.out + report.err).toMatch(/ 0 failed \(0 must, 0 should, 0 may\)/);
    expect(report.code).toBe(0);
  }, 120_000);

  it('leads to a mock', async () => {
    const port = await freePort();
    writeFileSync(join(folder, 'mock.sh'), fromGuide('mock.sh').replace('4010', `${port}`).replace('npx', 'exec npx'));
    await start('Press Ctrl-C', 'sh', ['mock.sh'], node[24]);
    const { out, err } = await run('node', ['client.ts'], { ...node[24], NOTES_URL: `http://127.0.0.1:${port}` });
    expect(out, err).toBe('1 Water the plants\n');
    expect((await fetch(`http://127.0.0.1:${port}/notes?limit=0`)).status).toBe(400);
  }, 60_000);
});
