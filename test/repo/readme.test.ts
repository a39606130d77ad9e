// Every command of the README, line by line, on a fresh install: a folder and a home of its own, and servers on free
// ports in the place of the ones that the README names.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';

const root = resolve(import.meta.dirname, '../..');
const annex = useAnnex();

/** Lines that are not run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci --omit=dev && npm start': 'it installs what runs this test; test/cli/npm-start.test.ts starts and stops it',
  'claude mcp add viewer -- npx annex mcp': 'the agent is not here; test/areas/paste/mcp.test.ts speaks with annex mcp',
};

/** What `npm exec` finds here: npm takes six times as long as most commands, and is gone through for one. */
const FOUND = 'annex() { node_modules/.bin/annex "$@"; }';

const COMMANDS = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.trimEnd().split('\n'))
  .map((line) => line.replace(/\s+# .*$/, ''));

it('every command of the README works on a fresh install', async () => {
  const { ANNEX_PACKAGES_SAMPLE: _, ...ports } = FREE_PORTS;
  installCommand(annex.folder());
  const server = await annex.start(['serve'], ports, '/status\n');
  const addresses = addressesIn(server.stdout());
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: join(annex.folder(), 'home'),
    npm_config_offline: 'true',
    ...Object.fromEntries([...addresses].map(([name, url]) => [`ANNEX_${name}_PORT`, new URL(url).port])),
  };
  const [printed = '', ...lines] = COMMANDS.filter((line) => !(line in NOT_RUN)).sort(definitionsFirst);
  expect(printed).toBe('annex() { npm exec -- annex "$@"; }');
  let setup = printed;
  const outputs: string[] = [];
  for (const line of lines) {
    const told = line
      .replace('http://127.0.0.1:8790', addresses.get('PLATFORM') ?? '')
      .replace('http://127.0.0.1:8797', addresses.get('VIEWER') ?? '');
    expect(told).not.toMatch(/127\.0\.0\.1:87\d\d/);
    const child = spawn('sh', ['-ec', `${setup}\n${told}`], { cwd: annex.folder(), env });
    child.stdin.end('correct horse battery staple\n');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = once(child, 'close');
    if (line === 'annex auth login') {
      await expect.poll(() => output, { timeout: 30_000 }).toContain('Check that the page shows this code');
      await approve(server, addresses.get('PLATFORM') ?? '', /token=([\w-]+)/.exec(output)?.[1] ?? '');
    }
    const [code] = await ended;
    expect(code, `${line}: ${output}`).toBe(0);
    outputs.push(output);
    if (line.startsWith('annex ')) setup = FOUND;
  }
  const all = outputs.join('\n');
  for (const text of [
    'Logged in at',
    'no problems found.',
    'No breaking changes.',
    'via-stitcher 1.4.0',
    'landing-page',
  ]) {
    expect(all).toContain(text);
  }
  expect(COMMANDS).toEqual(expect.arrayContaining(Object.keys(NOT_RUN)));
}, 180_000);

/** As `npm ci` leaves it: the command at hand, and the checkout's files below the folder. */
function installCommand(folder: string): void {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'home'));
  symlinkSync(join(root, 'src/cli/annex.js'), join(folder, 'node_modules/.bin/annex'));
  symlinkSync(join(root, 'src'), join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'fresh', private: true }));
}

/** By the name in their settings. */
const addressesIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^ {2}(platform|gateway|watchdog|viewer) +(http:\/\/[\d.:]+)/gm)].map(
      ([, name = '', url = '']) => [name.toUpperCase(), url],
    ),
  );

const definitionsFirst = (a: string, b: string): number =>
  Number(b.startsWith('annex()')) - Number(a.startsWith('annex()'));

/** What a person does in the browser, with the credentials of the first start. */
async function approve({ stdout }: Started, url: string, token: string): Promise<void> {
  const [, name, password] = /user +(\S+)\n +password +(\S+)\n/.exec(stdout()) ?? [];
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
