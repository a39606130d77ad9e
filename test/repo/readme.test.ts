// Follows the README from top to bottom in a fresh clone, on Node 20 and on Node 24, with a home of its own and servers on
// free ports in place of the documented ones.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import { FREE_PORTS } from '../cli/annex.ts';
import { environmentOfNode20, NPM_FLAGS } from './node-20.ts';

const root = resolve(import.meta.dirname, '../..');
const README = readFileSync(join(root, 'README.md'), 'utf8');

const blocks = (language: string, text = README): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);

const COMMANDS = blocks('sh')
  .flatMap((block) => block.trimEnd().split('\n'))
  .map((line) => line.replace(/\s+# .*$/, ''));
const INSTALL = 'npm ci --omit=dev && npm start';
/** It would run the tests inside the tests. */
const NOT_RUN = 'npm ci && npm test';
/** What `npm exec` runs. npm takes six times as long as most commands, so only the first one uses it. */
const WITHOUT_NPM = `annex() { '${process.execPath}' src/cli/annex.js "$@"; }`;

let clone = '';
let home = '';
let cloned: string[] = [];
let node20: NodeJS.ProcessEnv = {};
let server: ReturnType<typeof run>;
let addresses = new Map<string, string>();

beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), 'annex-clone-'));
  home = `${clone}-home`;
  node20 = environmentOfNode20(`${clone}-node`);
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  cloned = files.split('\0').filter((each) => each !== '' && existsSync(join(root, each)));
  for (const file of cloned) cpSync(join(root, file), join(clone, file));
  execFileSync('npm', ['ci', '--omit=dev', ...NPM_FLAGS], { cwd: clone, env: node20, stdio: 'ignore' });
  const { ANNEX_PACKAGES_SAMPLE: _, ...ports } = FREE_PORTS;
  server = run('npm start', node20, ports);
  await server.until(/API key/);
  addresses = addressesIn(clone);
  for (const name of ['login', 'workspace']) {
    const file = join(clone, `src/docs/examples/${name}.ts`);
    writeFileSync(file, here(readFileSync(file, 'utf8')));
  }
}, 300_000);

afterAll(async () => {
  server?.kill();
  await server?.ended;
  for (const folder of [clone, home, `${clone}-node`]) rmSync(folder, { recursive: true, force: true });
});

describe('the README', () => {
  it('begins with one command that starts Annex and one that tests it', () => {
    expect(COMMANDS.slice(0, 2)).toEqual([INSTALL, NOT_RUN]);
  });

  it('shows the output of the first start', () => {
    const [expected = ''] = blocks('text');
    const output = server.output().split('\n');
    const lines = here(expected).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const [start = '', end] = line.split('...');
      expect(output.filter((each) => (end === undefined ? each === line : each.startsWith(start)))).toHaveLength(1);
    }
  });

  it('shows the programs that it runs', () => {
    for (const file of ['src/docs/examples/login.ts', 'src/docs/examples/workspace.ts'])
      expect(blocks(`ts ${file}`)).toEqual([readFileSync(join(root, file), 'utf8')]);
  });

  it('has commands that work one after the other in a fresh clone on Node 20', async () => {
    const all = await follow(COMMANDS.slice(2), node20);
    for (const text of ['"auth_url":', 'Logged in at', 'via-stitcher 2.0.0', ...TOUR_OUTPUT])
      expect(all).toContain(text);
    const [pasted, last] = all.match(/\S+\/screenshots\/sp\/\.now\/\S+\.png$/gm) ?? [];
    expect(pasted).toBeDefined();
    expect(last).toBe(pasted);
  }, 240_000);

  it('leaves nothing that git shows', () => {
    execFileSync('git', ['init', '-q'], { cwd: clone });
    const shown = execFileSync('git', ['ls-files', '-oz', '--exclude-standard'], { cwd: clone, encoding: 'utf8' });
    expect(shown.split('\0').filter((file) => file !== '' && !cloned.includes(file))).toEqual([]);
    expect(existsSync(join(clone, 'screenshots/sp'))).toBe(true);
  });

  it('has a tour that works on Node 24', async () => {
    const PATH = [dirname(process.execPath), node20['PATH']].join(delimiter);
    const tour = COMMANDS.filter((line) => line.includes('npm exec -- node'));
    expect(tour).toHaveLength(2);
    const all = await follow(tour, { ...node20, PATH });
    for (const text of TOUR_OUTPUT) expect(all).toContain(text);
  }, 120_000);
});

describe('a clone without the development dependencies', () => {
  it('resolves what the guides import', async () => {
    const files = globSync(join(root, 'src/docs/guides/*.md')).filter((file) => !file.includes('any-document'));
    const code = files.flatMap((file) => blocks('ts \\S+', readFileSync(file, 'utf8'))).join('\n');
    const names = new Set([...code.matchAll(/ from '([^.'][^']*)'/g)].map(([, name = '']) => name));
    names.delete('vitest'); // the guide installs it
    expect(names).toContain('annex/sdk/workspace');
    const lines = [...names].map((name) => `import * as _ from '${name}'${name.endsWith('.json') ? JSON_IMPORT : ''};`);
    writeFileSync(join(clone, 'imports.ts'), lines.map((line, index) => line.replace('_', `_${index}`)).join('\n'));
    const { ended, output } = run('npm exec -- node imports.ts', node20);
    expect(await ended, output()).toBe(0);
  }, 60_000);

  it.each(['npm run --silent pack', 'npm test --silent'])(
    'says in one line what %s needs',
    async (command) => {
      const { ended, output } = run(command, node20);
      expect(await ended).toBe(1);
      expect(output()).toBe('This needs the development dependencies. Install them first: npm ci\n');
    },
    60_000,
  );
});

describe('the guides', () => {
  it('say how to run each program, and on which Node', () => {
    for (const file of globSync(join(root, 'src/docs/guides/*.md'))) {
      const text = readFileSync(file, 'utf8');
      const programs = [...text.matchAll(/^```ts (\S+)$/gm)].map(([, name = '']) => name);
      for (const name of programs)
        expect(text).toMatch(new RegExp(`\`(npm exec -- )?(node( --test)?|npx vitest run) ${name}\``));
      if (programs.length > 0) expect(text).toContain('Node 24');
      if (text.includes("from 'annex/")) expect(text).toContain('(/docs/guides/use-the-sdk)');
    }
  });
});

const JSON_IMPORT = " with { type: 'json' }";
const TOUR_OUTPUT = ['Received a token of 47 characters', 'The code is queued'];

/** Runs the lines in order and approves what they ask for. Returns their output. */
async function follow(lines: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  let definition = '';
  let all = '';
  for (const line of lines) {
    if (line.startsWith('annex()')) {
      expect(line).toBe('annex() { npm exec -- annex "$@"; }');
      definition = line;
      continue;
    }
    const command = here(line).replace('ak_...', /API key +(ak_\S+)/.exec(server.output())?.[1] ?? '');
    expect(command).not.toMatch(/(127\.0\.0\.1|localhost):87\d\d/);
    const ports = Object.fromEntries([...addresses].map(([name, url]) => [`ANNEX_${name}_PORT`, new URL(url).port]));
    const { until, ended, output } = run(`${definition}\n${command}`, env, ports);
    if (/login/.test(line)) {
      const [, token = ''] = await until(/token=([\w-]+)[\s\S]*code/i);
      await approve(token);
    }
    expect(await ended, `${line}: ${output()}`).toBe(0);
    all += output();
    if (line.startsWith('annex ')) definition = WITHOUT_NPM;
  }
  return all;
}

function run(command: string, { PATH }: NodeJS.ProcessEnv, more: Readonly<Record<string, string>> = {}) {
  const env = { PATH, HOME: home, npm_config_offline: 'true', npm_config_update_notifier: 'false', ...more };
  const child = spawn('sh', ['-ec', command], { cwd: clone, env, detached: true });
  child.stdin.end('correct horse battery staple\n');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const until = async (pattern: RegExp): Promise<readonly string[]> => {
    await vi.waitFor(() => expect(text).toMatch(pattern), { timeout: 60_000 });
    return pattern.exec(text) ?? [];
  };
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  return { ended, until, kill, output: () => text };
}

/** Replaces the documented addresses with the real ones. */
const here = (text: string): string =>
  text
    .replaceAll(/http:\/\/(127\.0\.0\.1|localhost):8790/g, addresses.get('PLATFORM') ?? '')
    .replaceAll('http://127.0.0.1:8797', addresses.get('VIEWER') ?? '');

/** The addresses by the name in their settings. */
const addressesIn = (folder: string): Map<string, string> => {
  const { urls } = JSON.parse(readFileSync(join(folder, '.annex', INSTANCE_FILE), 'utf8')) as Instance;
  const names = ['platform', 'gateway', 'watchdog', 'viewer'] as const;
  return new Map(names.map((name) => [name.toUpperCase(), urls[name]]));
};

/** Does what a person does in the browser, with the credentials of the first start. */
async function approve(token: string): Promise<void> {
  const [, name, password] = /user +(\S+)\n +password +(\S+)\n/.exec(server.output()) ?? [];
  const url = here('http://127.0.0.1:8790');
  const headers = { 'Content-Type': 'application/json', Origin: url };
  const login = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify({ name, password }) });
  const [cookie = ''] = login.headers.getSetCookie();
  const linked = await fetch(`${url}/auth/intents/${token}`, {
    method: 'PATCH',
    headers: { ...headers, Cookie: cookie.split(';')[0] ?? '' },
    body: JSON.stringify({ action: 'approve' }),
  });
  expect(linked.status).toBe(200);
}
