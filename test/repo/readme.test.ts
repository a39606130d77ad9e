// Runs every command and program of the README, line by line, on a fresh install: a directory and a home of its own, and
// servers on free ports in place of the documented ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';

const root = resolve(import.meta.dirname, '../..');
const annex = useAnnex();
const README = readFileSync(join(root, 'README.md'), 'utf8');

/** Commands that are not run here, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci --omit=dev && npm start': 'it installs what runs this test; test/cli/npm-start.test.ts starts and stops it',
};

/** What `npm exec` finds here. npm takes six times as long as most commands, so only one command uses it. */
const FOUND = 'annex() { node_modules/.bin/annex "$@"; }';

const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

const COMMANDS = blocks('sh')
  .flatMap((block) => block.trimEnd().split('\n'))
  .map((line) => line.replace(/\s+# .*$/, ''));

interface Fresh {
  readonly server: Started;
  /** Replaces the documented addresses with the real ones. */
  readonly here: (text: string) => string;
  readonly env: Readonly<Record<string, string>>;
}

let fresh: Fresh;

beforeEach(async () => {
  const { ANNEX_PACKAGES_SAMPLE: _, ...ports } = FREE_PORTS;
  installCommand(annex.folder());
  const server = await annex.start(['serve'], ports, '/status\n');
  const addresses = addressesIn(server.stdout());
  const here = (text: string) =>
    text
      .replaceAll('http://127.0.0.1:8790', addresses.get('PLATFORM') ?? '')
      .replaceAll('http://127.0.0.1:8797', addresses.get('VIEWER') ?? '');
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: join(annex.folder(), 'home'),
    npm_config_offline: 'true',
    ...Object.fromEntries([...addresses].map(([name, url]) => [`ANNEX_${name}_PORT`, new URL(url).port])),
  };
  fresh = { server, here, env };
}, 60_000);

describe('the README', () => {
  it('has commands that work on a fresh install', async () => {
    const [printed = '', ...lines] = COMMANDS.filter((line) => !(line in NOT_RUN)).sort(definitionsFirst);
    expect(printed).toBe('annex() { npm exec -- annex "$@"; }');
    let setup = printed;
    const outputs: string[] = [];
    for (const line of lines) {
      const command = fresh.here(line);
      expect(command).not.toMatch(/127\.0\.0\.1:87\d\d/);
      const { until, ended, output } = run('sh', ['-ec', `${setup}\n${command}`]);
      if (line === 'annex auth login') {
        await until(/shows this code/i);
        await approve(/token=([\w-]+)/.exec(output())?.[1] ?? '');
      }
      expect(await ended, `${line}: ${output()}`).toBe(0);
      outputs.push(output());
      if (line.startsWith('annex ')) setup = FOUND;
    }
    const all = outputs.join('\n');
    for (const text of ['"auth_url":', 'Logged in at', 'via-stitcher 2.0.0', 'landing-page']) {
      expect(all).toContain(text);
    }
    expect(COMMANDS).toEqual(expect.arrayContaining(Object.keys(NOT_RUN)));
  }, 180_000);

  it('shows the output of the first start', () => {
    const [expected = ''] = blocks('text');
    const output = fresh.server.stdout().split('\n');
    const lines = fresh.here(expected).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      const [start = '', end] = line.split('...');
      expect(output.filter((each) => (end === undefined ? each === line : each.startsWith(start)))).toHaveLength(1);
    }
  });

  it('has a program that signs a user in', async () => {
    const { until, ended, output } = program('login.ts');
    const [, token = ''] = await until(/token=([\w-]+) and compare the code [A-Z2-7]{8}\n/);
    await approve(token);
    expect(await ended, output()).toBe(0);
    expect(output()).toContain('Received a token of 47 characters');
  }, 60_000);

  it('has a program that controls a workspace', async () => {
    const [, key = ''] = /API key +(ak_\S+)/.exec(fresh.server.stdout()) ?? [];
    const { ended, output } = program('workspace.ts', { ANNEX_API_KEY: key });
    expect(await ended, output()).toBe(0);
    expect(output()).toBe('The code is queued\n');
  }, 60_000);
});

/** Runs a program of the README. */
function program(file: string, more: Readonly<Record<string, string>> = {}) {
  const [text = ''] = blocks(`ts ${file}`);
  expect(text).not.toBe('');
  writeFileSync(join(annex.folder(), file), fresh.here(text));
  return run(process.execPath, [file], more);
}

function run(command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const child = spawn(command, args, { cwd: annex.folder(), env: { ...fresh.env, ...more } });
  child.stdin.end('correct horse battery staple\n');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const until = async (pattern: RegExp): Promise<readonly string[]> => {
    await expect.poll(() => text, { timeout: 30_000 }).toMatch(pattern);
    return pattern.exec(text) ?? [];
  };
  return { ended, until, output: () => text };
}

/** As `npm ci` leaves it: the command and the package are installed, and the checkout's files are in the directory. */
function installCommand(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(join(modules, 'annex'));
  mkdirSync(join(folder, 'home'));
  symlinkSync(join(root, 'src/cli/annex.js'), join(modules, '.bin/annex'));
  for (const name of ['src', 'generated']) symlinkSync(join(root, name), join(modules, 'annex', name));
  symlinkSync(join(root, 'src'), join(folder, 'src'));
  const exports = { './sdk': './src/sdk/index.ts' };
  writeFileSync(join(modules, 'annex/package.json'), JSON.stringify({ name: 'annex', type: 'module', exports }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'fresh', private: true, type: 'module' }));
}

/** The addresses by the name in their settings. */
const addressesIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^ {2}(platform|gateway|watchdog|viewer) +(http:\/\/[\d.:]+)/gm)].map(
      ([, name = '', url = '']) => [name.toUpperCase(), url],
    ),
  );

const definitionsFirst = (a: string, b: string): number =>
  Number(b.startsWith('annex()')) - Number(a.startsWith('annex()'));

/** Does what a person does in the browser, with the credentials of the first start. */
async function approve(token: string): Promise<void> {
  const [, name, password] = /user +(\S+)\n +password +(\S+)\n/.exec(fresh.server.stdout()) ?? [];
  const url = fresh.here('http://127.0.0.1:8790');
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
