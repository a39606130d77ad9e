// annex-contract and annex-codegen, installed from their tarballs in an empty directory.
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { packed } from '../packed.ts';
import { CALLS, FOREIGN, OUTPUT, SERVER, WEATHER } from './codegen/programs.ts';
import { measure, type Output, Project } from './codegen/project.ts';
import { NPM_FLAGS } from './node-20.ts';

const root = resolve(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'src/docs/guides/any-document.md'), 'utf8');

let folder: string;
let project: Project;

const codegen = (...args: readonly string[]): Promise<Output> => project.run(project.codegen, args);

/** The file of a block in the guide. */
const fromGuide = (file: string): string =>
  new RegExp(`^\`\`\`\\w+ ${file.replace('.', '\\.')}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';

afterEach(() => project.stopAll());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'annex-codegen-test-'));
  project = new Project(folder);
  const { contract, codegen: tool } = await packed();
  for (const tarball of [contract, tool]) cpSync(tarball, join(folder, basename(tarball)));
  for (const file of [
    'notes.yaml',
    'generate.sh',
    'server.ts',
    'client.ts',
    'mock.sh',
    'conform.sh',
    'board.yaml',
    'board.ts',
  ]) {
    writeFileSync(join(folder, file), fromGuide(file));
  }
  const env = {
    ...project.node[24],
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
  };
  const installed = await project.run('sh', ['-e', 'generate.sh'], env);
  expect(installed.code, installed.out + installed.err).toBe(0);
}, 600_000); // it downloads packages

afterAll(() => {
  for (const each of [folder, `${folder}-node`, `${folder}-runtime`]) rmSync(each, { recursive: true, force: true });
});

describe('annex-contract', () => {
  it('installs at most 45 packages and 4 MB including Koa, on Node 20 and 24', async () => {
    const at = `${folder}-runtime`;
    for (const version of [20, 24] as const) {
      rmSync(at, { recursive: true, force: true });
      mkdirSync(at);
      writeFileSync(join(at, 'package.json'), '{"type":"module"}');
      const [tarball = ''] = globSync('annex-contract-*.tgz', { cwd: folder });
      await project.run('npm', ['install', ...NPM_FLAGS, join(folder, tarball)], project.node[version], at);
      const { packages, bytes } = measure(at);
      expect(packages).toBeGreaterThan(20);
      expect(packages).toBeLessThanOrEqual(45);
      expect(bytes).toBeLessThan(4e6);
      const script = `Promise.all(['annex-contract', 'annex-contract/client', 'annex-contract/mock', 'koa'].map((name) => import(name)))
        .then(([all, client, mock]) => console.log(Object.keys({ ...all, ...client, ...mock }).join(' ')))`;
      const { out, err } = await project.run(
        'node',
        ['--input-type=module', '--eval', script],
        project.node[version],
        at,
      );
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
    const { code, err } = await project.run(project.codegen, ['help'], project.node[20]);
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
      [['generate', 'notes.yaml', '--to'], '--to needs a value'],
      [['generate', 'notes.yaml', '--to='], '--to needs a value'],
      [['generate', 'notes.yaml', '--check=1'], '--check takes no value'],
      [
        ['mock', 'notes.yaml', 'more.yaml'],
        "unexpected argument 'more.yaml'. Usage: annex-codegen mock FILE [options]",
      ],
      [['mock', 'notes.yaml', '--port', '65536'], "--port must be a whole number from 0 to 65535, not '65536'"],
      [['conform', 'notes.yaml'], 'missing option --url URL. Usage: annex-codegen conform FILE --url URL [options]'],
      [['conform', 'notes.yaml', '--url', 'x'], '--url must be the http or https URL of the server'],
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
    const env = { ...project.node[24], PORT, NOTES_URL: `http://127.0.0.1:${PORT}` };
    await project.start('listening', 'node', ['server.ts'], env);
    const { out, err } = await project.run('node', ['client.ts'], env);
    expect(out, err).toBe('1 Water the plants\n');
    const report = await project.run('sh', ['conform.sh'], env);
    expect(report.out + report.err).toMatch(/ 0 failed \(0 must, 0 should, 0 may\)/);
    expect(report.code).toBe(0);
  }, 120_000);

  it('shows uploads and streams', async () => {
    expect((await codegen('generate', 'board.yaml', '--to', 'board')).err).toBe('');
    const { out, err } = await project.run('node', ['board.ts']);
    expect(out, err).toBe('{"event":"added","data":{"album":"Sea","bytes":3}}\nSea 3\nSea 6\n');
  }, 60_000);

  it('leads to a mock', async () => {
    const port = await freePort();
    writeFileSync(join(folder, 'mock.sh'), fromGuide('mock.sh').replace('4010', `${port}`).replace('npx', 'exec npx'));
    await project.start('Press Ctrl-C', 'sh', ['mock.sh']);
    const { out, err } = await project.run('node', ['client.ts'], {
      ...project.node[24],
      NOTES_URL: `http://127.0.0.1:${port}`,
    });
    expect(out, err).toBe('1 Water the plants\n');
    expect((await fetch(`http://127.0.0.1:${port}/notes?limit=0`)).status).toBe(400);
    await project.stopAll();
    await expect(fetch(`http://127.0.0.1:${port}/notes`), 'no process is left').rejects.toThrow();
  }, 60_000);
});

const APIS = ['gallery', 'rail', 'shop'] as const;
const CONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    rewriteRelativeImportExtensions: true,
    skipDefaultLibCheck: true, // checking the compiler's own types takes longer than all others
    outDir: 'out',
  },
  files: ['app.ts', 'calls.ts', 'foreign.ts', 'weather.ts', 'board.ts'],
};

describe('documents with the features of well-known ones', () => {
  /** The output of the compiler. */
  let compiled: Output;
  let generated: Output;

  beforeAll(async () => {
    const files = [...APIS, 'chat', 'weather'].map((name) => `${name}.yaml`);
    for (const file of files) cpSync(join(import.meta.dirname, 'codegen', file), join(folder, file));
    for (const [file, text] of Object.entries({ app: SERVER, calls: CALLS, foreign: FOREIGN, weather: WEATHER })) {
      writeFileSync(join(folder, `${file}.ts`), text);
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    await project.run('npm', ['install', ...NPM_FLAGS, 'openapi-fetch@0.17.0']);
    rmSync(join(folder, 'generated'), { recursive: true });
    generated = await codegen('generate', ...files);
    for (const name of APIS)
      await project.run('npx', ['openapi-typescript', `${name}.yaml`, '-o', `foreign/${name}.d.ts`]);
    compiled = await project.run('npx', ['tsc']);
    for (const file of globSync('generated/*/validators.js', { cwd: folder })) {
      cpSync(join(folder, file), join(folder, 'out', file));
    }
  }, 240_000);

  const serve = async (version: 20 | 24): Promise<string> => {
    const printed = await project.start('port ', 'node', ['out/app.js'], project.node[version]);
    return `http://127.0.0.1:${/port (\d+)/.exec(printed)?.[1]}`;
  };

  it('are generated into one directory each, without webhooks', () => {
    expect(generated.code, generated.err).toBe(0);
    expect(readdirSync(join(folder, 'generated'))).toEqual(['chat', ...APIS, 'weather']);
    expect(generated.out.split('\n')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Wrote generated\/rail\/ from rail\.yaml: /)]),
    );
    expect(generated.err).toMatch(/rail\.yaml:\d+:\d+ #\/webhooks/);
    const [leftOut = ''] = generated.err.split('\nMistakes');
    expect([...leftOut.matchAll(/#\/paths\S+/g)]).toEqual([]);
  });

  it('compile under strict', () => {
    expect(compiled).toMatchObject({ code: 0, out: '' });
  });

  it.each([20, 24] as const)(
    'are served by a Koa application and called on Node %i',
    async (version) => {
      const url = await serve(version);
      const output = await project.json(['out/calls.js', url, url, url, `${url}/room`], project.node[version]);
      expect(output).toEqual({ node: `${version}`, ...OUTPUT });
    },
    60_000,
  );

  it('are called with the client of another generator', async () => {
    const output = await project.json(['out/foreign.js', await serve(24)]);
    expect(output).toEqual({
      exhibit: [201, 'Coins'],
      wrong: [400, 'application/problem+json'],
      stations: 0,
      plant: [200, 'Ivy'],
      none: 404,
    });
  }, 60_000);

  it('are mocked', async () => {
    const urls: string[] = [];
    for (const name of [...APIS, 'chat']) {
      const printed = await project.start('Press Ctrl-C', project.codegen, ['mock', `${name}.yaml`, '--port', '0']);
      urls.push(/at\s+(\S+)/.exec(printed)?.[1] ?? ''); // of a socket with its path
    }
    const output = await project.json(['out/calls.js', ...urls]);
    expect(output).toEqual({ node: '24', ...OUTPUT });
  }, 120_000);

  it.each([...APIS, 'chat'])(
    '%s conforms',
    async (name) => {
      const url = await serve(24);
      const key = name === 'gallery' ? 'ada:secret' : 'secret';
      const { code, out, err } = await codegen('conform', `${name}.yaml`, '--url', url, '--write', '--key', key);
      expect(out + err).toMatch(/ [1-9]\d* passed, 0 failed \(0 must, 0 should, 0 may\)/);
      expect(code).toBe(0);
    },
    120_000,
  );

  it('that cannot be served fail with --strict and write nothing', async () => {
    const strict = await codegen('generate', 'rail.yaml', '--to', 'strict', '--strict');
    expect(strict).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/rail\.yaml:\d+:\d+ #\/webhooks/) });
    expect(readdirSync(folder)).not.toContain('strict');
  }, 60_000);
});
