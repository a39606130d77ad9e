// annex callback with programs whose answer is a form, that only print their address, or whose answer cannot be returned.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { type GatewayUnderTest, useRunning } from '../running.ts';
import { COMMAND, type Started, useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();
const SLOW = { timeout: 20_000 };

/** Listens, opens the addresses of OPEN (PORT stands for its port), and prints every request with its body. */
const PROGRAM = `
const http = require('http'), { spawnSync } = require('child_process');
const server = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  console.log(['GOT', request.method, request.url, request.headers['content-type'] || '-', body || '-'].join(' '));
  response.end('ok');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  console.log('PORT ' + port);
  for (const url of (process.env.OPEN || '').split(' ').filter(Boolean)) spawnSync('xdg-open', [url.replace('PORT', port)]);
  console.log('READY');
});
setTimeout(() => process.exit(3), 120_000);
`;

const redirectTo = (address: string) => `redirect_uri=${encodeURIComponent(address)}`;
const LOGIN = `https://p.example/auth?client_id=c&state=s1&${redirectTo('http://localhost:PORT/cb')}`;

let gateway: GatewayUnderTest;
beforeEach(async () => {
  gateway = await running.gateway({ clock: systemClock });
  await writeFile(join(annex.folder(), 'program.cjs'), PROGRAM);
});

const wrappers: Started[] = [];
/** The programs hold the output of their wrappers open. */
afterEach(async () => {
  await Promise.all(wrappers.splice(0).map((wrapper) => wrapper.stop()));
});

const settings = (): Record<string, string> => ({
  ANNEX_GATEWAY_URL: gateway.url,
  ANNEX_GATEWAY_WS_URL: gateway.socketUrl,
  XDG_RUNTIME_DIR: annex.folder(),
  TMPDIR: annex.folder(),
});

async function start(open: readonly string[], until: RegExp, env: Record<string, string> = {}) {
  const words = ['callback', '--name', 'sample', '--', process.execPath, 'program.cjs'];
  const wrapper = annex.launch(words, { ...settings(), OPEN: open.join(' '), ...env });
  wrappers.push(wrapper);
  await expect.poll(() => wrapper.stderr(), SLOW).toMatch(until);
  await expect.poll(() => wrapper.stdout(), SLOW).toContain('READY');
  const [, port = ''] = /PORT (\d+)/.exec(wrapper.stdout()) ?? [];
  const [, mailbox = ''] = /return#([\w-]+)/.exec(wrapper.stderr()) ?? [];
  return { wrapper, port, mailbox };
}

async function give(mailbox: string, address: string): Promise<[number, string]> {
  const body = JSON.stringify({ mailbox, address });
  const answer = await fetch(`${gateway.url}/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { detail, title, status } = (await answer.json()) as Record<string, string>;
  return [answer.status, detail ?? title ?? status ?? ''];
}

const requestsOf = ({ stdout }: Started) => stdout().match(/GOT .*/g) ?? [];

describe('annex callback: answers as a form', () => {
  it('says before the login what to paste, and posts the pasted data to the program', async () => {
    const { wrapper, port, mailbox } = await start([`${LOGIN}&response_mode=form_post`], /reload that page: .*\n/);
    expect(wrapper.stderr()).toContain("Paste its form's data at ");
    expect(wrapper.stderr()).toContain('F12');
    expect(wrapper.stderr()).toContain(`ssh -N -L ${port}:127.0.0.1:${port} `);
    const [status, detail] = await give(mailbox, `http://localhost:${port}/cb`);
    expect([status, detail]).toEqual([400, expect.stringContaining('paste its data: code=…&state=…')]);
    expect((await give(mailbox, 'code=c1&state=wrong'))[0]).toBe(400);
    expect((await give(mailbox, 'code=c1&state=s1&id_token=x'))[0]).toBe(400);
    expect((await give(mailbox, 'code=c1&state=s1&code=c2'))[0]).toBe(400);
    expect((await give(mailbox, `http://evil.example/cb code=c1&state=s1`))[0]).toBe(400);
    expect(requestsOf(wrapper)).toEqual([]);
    expect(await give(mailbox, ' code=c%2F1&state=s1\n')).toEqual([200, 'delivered']);
    const form = 'application/x-www-form-urlencoded';
    await expect.poll(() => requestsOf(wrapper)).toEqual([`GOT POST /cb ${form} code=c%2F1&state=s1`]);
    expect((await give(mailbox, 'code=c1&state=s1'))[0]).toBeGreaterThanOrEqual(404);
  });

  it.each([
    ['code=c1\nstate=s1', 'line by line, as Firefox copies them'],
    ['http://localhost:PORT/cb code=c1&state=s1', 'after the address'],
    ['http://localhost:PORT/cb?code=c1&state=s1', 'as the query that somebody typed'],
  ])('takes the data %j (%s)', async (text) => {
    const { wrapper, port, mailbox } = await start([`${LOGIN}&response_mode=form_post`], /return#/);
    expect((await give(mailbox, text.replace('PORT', port)))[0]).toBe(200);
    await expect.poll(() => requestsOf(wrapper)[0]).toMatch(/^GOT POST \/cb \S+ code=c1&state=s1$/);
  });
});

describe('annex callback: programs that open nothing that says where the login ends', () => {
  it('offers the port of a program that only prints its address, and hands over only codes, only there, once', async () => {
    const hits: string[] = [];
    const other = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end();
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    running.onClose(() => void other.close());
    const { wrapper, port, mailbox } = await start([], /return#/);
    expect(wrapper.stderr()).toContain(`sample listens on port ${port}. A login ends at http://localhost:${port}`);
    const refused = [
      `http://localhost:${(other.address() as AddressInfo).port}/cb?code=c1&state=s1`,
      `https://localhost:${port}/cb?code=c1&state=s1`,
      `http://evil.example:${port}/cb?code=c1&state=s1`,
      `http://127.0.0.1.evil.example:${port}/cb?code=c1`,
      `http://a@localhost:${port}/cb?code=c1`,
      `http://localhost:${port}/cb?code=c1&access_token=t`,
      `http://localhost:${port}/cb?code=c1#access_token=t`,
      `http://localhost:${port}/cb`,
      'code=c1&state=s1',
    ];
    for (const address of refused) expect((await give(mailbox, address))[0], address).toBeGreaterThanOrEqual(400);
    expect([hits, requestsOf(wrapper)]).toEqual([[], []]);
    const address = `http://localhost:${port}/cb?code=c1&state=s1`;
    expect(await give(mailbox, address)).toEqual([200, 'delivered']);
    await expect.poll(() => requestsOf(wrapper)).toEqual(['GOT GET /cb?code=c1&state=s1 - -']);
    expect((await give(mailbox, address))[0]).toBeGreaterThanOrEqual(404);
  });

  it('takes the address from annex callback return, again for the next login, and not the same one twice', async () => {
    const { wrapper, port } = await start([], /return#/);
    const tell = async (address: string) => {
      const command = annex.launch(['callback', 'return'], settings());
      command.input(`${address}\n`);
      return command.ended;
    };
    const address = `http://127.0.0.1:${port}/cb?code=c1&state=s1`;
    const first = await tell(address);
    expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining(`sample listens on port ${port}`) });
    const second = `http://127.0.0.1:${port}/cb code=c2&state=s2`;
    await expect.poll(async () => (await tell(second)).code, SLOW).toBe(0);
    const again = await tell(address);
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/already been completed|listens on no port/),
    });
    await expect.poll(() => requestsOf(wrapper)).toHaveLength(2);
    expect(requestsOf(wrapper)[1]).toMatch(/^GOT POST \/cb \S+ code=c2&state=s2$/);
  }, 60_000);

  it('shows the login of a pushed request, whose address does not say where it ends', async () => {
    const pushed = 'https://p.example/auth?client_id=c&request_uri=urn%3Aietf%3Aparams%3Aoauth%3Arequest_uri%3A1';
    const { wrapper, port, mailbox } = await start([pushed], /return#/);
    expect(wrapper.stderr()).toContain(`[annex] sample wants you to log in at p.example:  ${pushed}\n`);
    expect(wrapper.stderr()).toContain('A code can be returned, but no token, nor what comes by https or after a #.\n');
    expect(await give(mailbox, `http://localhost:${port}/cb?code=c1&state=s1`)).toEqual([200, 'delivered']);
    await expect.poll(() => requestsOf(wrapper)).toEqual(['GOT GET /cb?code=c1&state=s1 - -']);
  });

  it('offers the port of a program whose login address has its own names for the parameters', async () => {
    const { wrapper, port, mailbox } = await start(['https://p.example/#/sso?redirectUri=x'], /return#/);
    expect(wrapper.stderr()).toContain('sample wants to open:  https://p.example/#/sso?redirectUri=x\n');
    expect(await give(mailbox, `http://localhost:${port}/?code=c1&state=s1`)).toEqual([200, 'delivered']);
  });

  it('applies the rules of a login that it has seen', async () => {
    const pushed = 'https://p.example/auth?client_id=c&request_uri=urn%3A1';
    const { wrapper, port } = await start([pushed, LOGIN], /return#[\s\S]*return#/);
    const mailboxes = [...wrapper.stderr().matchAll(/return#([\w-]+)/g)].map(([, id = '']) => id);
    for (const id of mailboxes)
      expect((await give(id, `http://localhost:${port}/cb?code=c1&state=wrong`))[0], id).toBeGreaterThanOrEqual(400);
    expect(requestsOf(wrapper)).toEqual([]);
  });
});

describe('annex callback: what cannot be returned is named before the login', () => {
  it.each([
    [
      `https://p.example/auth?state=s&${redirectTo('https://localhost:8443/cb')}`,
      'it goes to https: and only http',
      '8443',
    ],
    [`${LOGIN}&response_type=token`, 'it is a token, and only a code may pass (response_type=token)', 'PORT'],
    [
      `${LOGIN}&response_type=code%20id_token`,
      'it is a token, and only a code may pass (response_type=code id_token)',
      'PORT',
    ],
    [
      `${LOGIN}&response_mode=fragment`,
      'it comes after a #, which only the browser sees (response_mode=fragment)',
      'PORT',
    ],
    [`${LOGIN}&response_mode=query.jwt`, 'it is not a plain code (response_mode=query.jwt)', 'PORT'],
    [`https://p.example/auth?state=s&redirect_uri=${encodeURIComponent('vscode://x/cb')}`, 'it goes to vscode:', ''],
  ])('%s', async (login, reason, forwarded) => {
    const { wrapper, port } = await start([login], /cannot return the answer/);
    const said = wrapper.stderr();
    expect(said).toContain('sample wants you to log in at p.example:  https://p.example/auth?');
    expect(said).toContain(`annex callback cannot return the answer of this login: ${reason}`);
    const to = forwarded.replace('PORT', port);
    if (to) expect(said).toContain(`run there before you log in:  ssh -N -L ${to}:127.0.0.1:${to} `);
    else expect(said).not.toContain('ssh -N');
    expect(said).not.toContain('return#');
  });
});

describe('annex callback: what the person sees', () => {
  it('shows one mailbox for an address that is opened twice', async () => {
    const { wrapper } = await start([LOGIN, LOGIN, `${LOGIN}&x=1`], /return#[\s\S]*return#/);
    expect(wrapper.stderr().match(/return#/g)).toHaveLength(2);
  });

  it('prints no address of this machine if the person comes by a public one', async () => {
    const { wrapper } = await start([LOGIN], /Paste its address/, { ANNEX_BASE_URL: 'https://annex.example' });
    expect(wrapper.stderr()).toContain("Paste its address into 'annex callback return', in a second terminal here");
    expect(wrapper.stderr()).not.toContain('return#');
  });

  it('does not let DEBIAN_FRONTEND keep the program from opening a browser', async () => {
    const words = ['callback', '--', 'sh', '-c', 'echo "[$DEBIAN_FRONTEND]"'];
    const keep = await annex.runProcess(words, { ...settings(), DEBIAN_FRONTEND: 'readline' });
    const drop = await annex.runProcess(words, { ...settings(), DEBIAN_FRONTEND: 'noninteractive' });
    expect([keep.stdout, drop.stdout]).toEqual(['[readline]\n', '[]\n']);
  });

  it('is silent while the program draws on the terminal: the login is shown by annex callback return, and afterwards', async () => {
    const login = LOGIN.replace('PORT', '8976');
    const program = `stty raw -echo; xdg-open '${login}'; echo RAW; while [ ! -e done ]; do sleep 0.1; done; stty sane; sleep 60`;
    await writeFile(join(annex.folder(), 'draw.sh'), program);
    const command = `${process.execPath} ${COMMAND} callback --name sample -- sh draw.sh`;
    const env = { PATH: process.env['PATH'] ?? '', HOME: annex.folder(), ...settings() };
    const terminal = spawn('script', ['-qec', command, '/dev/null'], { cwd: annex.folder(), env });
    running.onClose(() => void terminal.kill('SIGKILL'));
    let screen = '';
    terminal.stdout.on('data', (chunk: Buffer) => {
      screen += chunk;
    });
    await expect.poll(() => screen, SLOW).toContain('RAW');
    expect(screen).toContain('To see the login of sample in a second terminal: annex callback return');
    const show = async () => {
      const second = annex.launch(['callback', 'return'], settings());
      second.input('\n');
      return (await second.ended).stderr;
    };
    await expect.poll(show, SLOW).toContain(`sample wants you to log in at p.example:  ${login}`);
    expect(screen).not.toContain('p.example');
    await writeFile(join(annex.folder(), 'done'), '');
    await expect.poll(() => screen, SLOW).toContain(`[annex] sample wants you to log in at p.example:  ${login}`);
  }, 60_000);
});
