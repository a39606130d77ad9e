// annex callback: a real program, the real gateway, and attacks on the way back.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { systemClock } from '../../src/base/clock.ts';
import { GatewayConnection } from '../../src/sdk/oauth/gateway-connection.ts';
import { type GatewayUnderTest, useRunning } from '../running.ts';
import { type Started, useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();

/** Listens, opens a login by BROWSER, and prints every request. Arguments: address to listen on, name in redirect_uri. */
const PROGRAM = `
const http = require('http'), { spawnSync } = require('child_process');
const [bind = '127.0.0.1', name = '127.0.0.1', port = '0'] = process.argv.slice(2);
const server = http.createServer((request, response) => {
  if (request.url === '/start') return response.writeHead(302, { location: login }).end();
  if (request.url === '/slow') return;
  if (request.url.startsWith('/page')) return response.writeHead(302, { location: '/page/home' }).end();
  console.log('GOT ' + request.url + ' ' + request.headers.host);
  response.end('ok', () => setTimeout(() => process.exit(7), 100));
});
let login = '';
server.listen({ port: Number(port), host: bind, ipv6Only: process.env.IPV6_ONLY === '1' }, () => {
  const redirect = 'http://' + name + ':' + server.address().port + '/cb';
  login = 'https://provider.example/auth?response_type=code&state=st%2Fate%3D%3D&redirect_uri=' + encodeURIComponent(redirect);
  console.log('PORT ' + server.address().port);
  const open = (url) => spawnSync(process.env.BROWSER, [url]);
  open(process.env.OWN_PAGE ? 'http://127.0.0.1:' + server.address().port + '/start' : login);
  for (const url of (process.env.MORE || '').split(' ').filter(Boolean)) open(url.replace('PORT', server.address().port));
  console.log('READY');
});
setTimeout(() => process.exit(3), 60_000);
`;

async function start(
  gateway: GatewayUnderTest | null,
  words: readonly string[] = [],
  env: Record<string, string> = {},
) {
  const folder = annex.folder();
  await writeFile(join(folder, 'program.cjs'), PROGRAM);
  const settings = {
    ANNEX_GATEWAY_URL: gateway?.url ?? 'http://127.0.0.1:9',
    ANNEX_GATEWAY_WS_URL: gateway?.socketUrl ?? 'ws://127.0.0.1:9/',
    XDG_RUNTIME_DIR: folder,
    TMPDIR: folder,
    ...env,
  };
  const command = words.length > 0 ? words : [process.execPath, 'program.cjs'];
  const wrapper = annex.launch(['callback', '--name', 'sample', '--', ...command], settings);
  await expect
    .poll(() => wrapper.stderr(), { timeout: 20_000 })
    .toMatch(/return#[\w-]{36}|Start the gateway|wants to open/);
  const port = /PORT (\d+)/.exec(wrapper.stdout())?.[1] ?? '';
  const mailbox = /return#([\w-]+)/.exec(wrapper.stderr())?.[1] ?? '';
  return { wrapper, port, mailbox, settings };
}

const give = (gateway: GatewayUnderTest, mailbox: string, address: string) =>
  fetch(`${gateway.url}/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mailbox, address }),
  });

const GOOD = (port: string, name = '127.0.0.1') => `http://${name}:${port}/cb?code=c1&state=st%2Fate%3D%3D`;
const wrappersIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('annex-callback'));
const requestsOf = ({ stdout }: Started) => stdout().match(/GOT .*/g) ?? [];

describe('annex callback', () => {
  it('shows the login, takes the pasted address, hands it over once and returns the exit code', async () => {
    const gateway = await running.gateway({ clock: systemClock });
    const { wrapper, port, mailbox } = await start(gateway, [], { SSH_CONNECTION: 'x' });
    const login = `https://provider.example/auth?response_type=code&state=st%2Fate%3D%3D&redirect_uri=${encodeURIComponent(`http://127.0.0.1:${port}/cb`)}`;
    expect(wrapper.stderr()).toContain(`[annex] sample wants you to log in at provider.example:  ${login}\n`);
    await expect.poll(() => wrapper.stderr()).toContain(`ssh -N -L ${port}:127.0.0.1:${port} `);
    expect((await give(gateway, mailbox, GOOD(port).replace('c1', 'c1&access_token=x'))).status).toBe(400);
    expect((await give(gateway, mailbox, GOOD(port).replace('st%2F', 'wrong'))).status).toBe(400);
    expect(requestsOf(wrapper)).toEqual([]);
    const answer = await give(gateway, mailbox, GOOD(port));
    expect(await answer.json()).toMatchObject({ status: 'delivered', program: 'sample' });
    expect((await wrapper.ended).code).toBe(7);
    expect(requestsOf(wrapper)).toEqual([`GOT /cb?code=c1&state=st%2Fate%3D%3D 127.0.0.1:${port}`]);
    expect((await give(gateway, mailbox, GOOD(port))).status).toBeGreaterThanOrEqual(404);
    expect(await wrappersIn(annex.folder())).toEqual([]);
  });

  it('ignores what is no login, follows only its own pages, and never reaches other processes', async () => {
    const hits: string[] = [];
    const other = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    running.onClose(() => void other.close());
    const { port: otherPort } = other.address() as { port: number };
    const gateway = await running.gateway({ clock: systemClock });
    const auth = (query: string) => `https://p.example/auth?${query}`;
    const more = [
      auth(`response_type=token&state=implicit&redirect_uri=http%3A%2F%2F127.0.0.1%3APORT%2Fcb`),
      auth(`response_type=code&state=far&redirect_uri=http%3A%2F%2Fevil.example%3APORT%2Fcb`),
      auth(`response_type=code&state=other&redirect_uri=http%3A%2F%2F127.0.0.1%3A${otherPort}%2Fcb`),
      'file:///etc/passwd',
      `http://127.0.0.1:${otherPort}/secret`,
      'https://аpple.example/',
    ];
    const { wrapper, port } = await start(gateway, [], { OWN_PAGE: '1', MORE: more.join(' ') });
    await expect.poll(() => wrapper.stderr().match(/log in at/g)?.length, { timeout: 20_000 }).toBe(3);
    await expect.poll(() => wrapper.stderr(), { timeout: 20_000 }).toContain('xn--');
    const said = wrapper.stderr();
    expect(said).toContain('[annex] sample wants you to log in at provider.example:'); // by a redirect of its own page
    expect(said).not.toContain('passwd');
    expect(said).not.toContain('log in at xn--');
    expect(said).toContain('cannot return the answer of this login: it is a token'); // the third has no mailbox
    const mailboxes = [...said.matchAll(/return#([\w-]+)/g)].map(([, mailbox = '']) => mailbox);
    const foreign = `http://127.0.0.1:${otherPort}/cb?code=c1&state=other`;
    const answers = await Promise.all(mailboxes.map((mailbox) => give(gateway, mailbox, foreign)));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 410]);
    expect(hits).toEqual([]);
    expect(requestsOf(wrapper)).toEqual([]);
    expect(port).not.toBe('');
    await wrapper.stop();
  });

  it('takes the address from annex callback return, and says when the gateway is missing', async () => {
    const gateway = await running.gateway({ clock: systemClock });
    const { wrapper, port, settings } = await start(gateway);
    const wrong = annex.launch(['callback', 'return'], settings);
    wrong.input(`http://127.0.0.1:${port}/cb?code=c1&state=wrong\n`);
    expect(await wrong.ended).toMatchObject({ code: 1, stderr: expect.stringContaining('belongs to another login') });
    const command = annex.launch(['callback', 'return'], settings);
    command.input(`${GOOD(port)}\n`);
    const { code, stderr } = await command.ended;
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/The program received the response\.\n$/),
    });
    expect(stderr).toContain('sample wants you to log in at provider.example:  https://provider.example/auth?');
    expect((await wrapper.ended).code).toBe(7);
    const late = await annex.run(['callback', 'return'], settings);
    expect(late).toMatchObject({ code: 1, stderr: expect.stringContaining('no login is waiting') });
    const alone = await start(null);
    expect(alone.wrapper.stderr()).toContain(
      'The page after the login does not open? Start the gateway at http://127.0.0.1:9',
    );
    await alone.wrapper.stop();
    await mkdir(join(annex.folder(), 'annex-callback-4194304-x')); // of a wrapper that was killed
    await annex.run(['callback', 'return'], settings);
    expect(await wrappersIn(annex.folder())).toEqual([]);
  }, 60_000);

  it.each([
    ['0.0.0.0', '127.0.0.1'],
    ['::1', 'localhost'],
    ['::', '[::1]'],
  ])('reaches a grandchild that listens on %s as %s', async (bind, name) => {
    const gateway = await running.gateway({ clock: systemClock });
    const script = `setsid ${process.execPath} program.cjs ${bind} '${name}'; true`;
    const { wrapper, port, mailbox } = await start(gateway, ['sh', '-c', script]);
    expect((await give(gateway, mailbox, GOOD(port, name))).status).toBe(200);
    await wrapper.ended;
    expect(requestsOf(wrapper)).toHaveLength(1);
  });

  it('reaches a program that listens only on IPv6, and not another one at the same port of 127.0.0.1', async () => {
    const hits: string[] = [];
    const other = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    running.onClose(() => void other.close());
    const { port: shared } = other.address() as { port: number };
    const gateway = await running.gateway({ clock: systemClock });
    const words = [process.execPath, 'program.cjs', '::', 'localhost', String(shared)];
    const { wrapper, port, mailbox } = await start(gateway, words, { IPV6_ONLY: '1' });
    expect((await give(gateway, mailbox, GOOD(port, 'localhost'))).status).toBe(200);
    expect(hits).toEqual([]);
    await wrapper.ended;
    expect(requestsOf(wrapper)).toHaveLength(1);
  });

  it('gives a code neither to the next program at the same port nor to one that was started again', async () => {
    const gateway = await running.gateway({ clock: systemClock });
    const script = `${process.execPath} program.cjs & echo FIRST $!; wait $!; exec env MORE= BROWSER=true ${process.execPath} program.cjs 127.0.0.1 127.0.0.1 $(cat port)`;
    const { wrapper, port, mailbox } = await start(gateway, ['sh', '-c', script]);
    await writeFile(join(annex.folder(), 'port'), port);
    process.kill(Number(/FIRST (\d+)/.exec(wrapper.stdout())?.[1]), 'SIGKILL');
    await expect.poll(() => wrapper.stdout().match(/PORT/g)?.length, { timeout: 20_000 }).toBe(2);
    const answer = await give(gateway, mailbox, GOOD(port));
    expect(await answer.json()).toMatchObject({
      status: 410,
      detail: 'The program no longer waits for this login. Start it again.',
    });
    expect(requestsOf(wrapper)).toEqual([]);
    await wrapper.stop();
  });

  it('shows a page of the program as it was opened, even if it redirects to another one or does not answer', async () => {
    const pages = ['page?token=t1', 'slow'].map((path) => `http://127.0.0.1:PORT/${path}`);
    const { wrapper, port } = await start(null, [], { MORE: pages.join(' ') });
    for (const page of pages) {
      const line = `wants to open:  ${page.replace('PORT', port)}\n`;
      await expect.poll(() => wrapper.stderr(), { timeout: 20_000 }).toContain(line);
    }
    await wrapper.stop();
  }, 60_000);

  /** Registers after this time, and then reads nothing more. */
  async function silentGateway(registersAfterMs: number) {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    running.onClose(() => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    });
    await once(sockets, 'listening');
    sockets.on('connection', (socket) => {
      socket.once('message', async (data) => {
        socket.pause();
        await delay(registersAfterMs);
        socket.send(JSON.stringify({ type: 'registered', state: JSON.parse(String(data)).state }));
      });
    });
    const url = `127.0.0.1:${(sockets.address() as { port: number }).port}`;
    const folder = { XDG_RUNTIME_DIR: annex.folder(), TMPDIR: annex.folder() };
    return { ANNEX_GATEWAY_URL: `http://${url}`, ANNEX_GATEWAY_WS_URL: `ws://${url}/`, ...folder };
  }
  const OPEN_LOGIN = `xdg-open 'https://p.example/auth?state=s&redirect_uri=http%3A%2F%2F127.0.0.1%3A8976%2Fcb'`;

  it.each([
    ['before the gateway registers the login', 1_000, '0.3'],
    ['just after it opens the login', 0, '0.02'],
    ['after the gateway fell silent', 0, '1'],
  ])('ends soon, with its exit code and without its directory, if the program ends %s', async (_, ms, seconds) => {
    const env = await silentGateway(ms);
    const script = `${OPEN_LOGIN}; sleep ${seconds}; echo ENDED; exit 3`;
    const wrapper = annex.launch(['callback', '--', 'sh', '-c', script], env);
    await expect.poll(() => wrapper.stdout(), { timeout: 20_000 }).toContain('ENDED');
    const { code, stderr } = await Promise.race([wrapper.ended, delay(10_000, { code: 'still running', stderr: '' })]);
    expect(code).toBe(3);
    expect(stderr).not.toContain('Error');
    expect(await wrappersIn(annex.folder())).toEqual([]);
  });

  it('waits only briefly for a silent gateway to close the connection', async () => {
    const { ANNEX_GATEWAY_WS_URL: socketUrl } = await silentGateway(0);
    const timing = { connectTimeoutMs: 5_000, reconnectTimeoutMs: 1, signal: undefined };
    const connection = new GatewayConnection({ socketUrl, ...timing }, { state: randomUUID(), provider: 'p' });
    await connection.open();
    expect(await Promise.race([connection.close(), delay(3_000, 'still open')])).toBe(undefined);
  });

  it('ends by a signal once its program has ended', async () => {
    const script = 'sleep 5 > /dev/null 2>&1 & echo ENDED $$';
    const wrapper = annex.launch(['callback', '--', 'sh', '-c', script], { XDG_RUNTIME_DIR: annex.folder() });
    await expect.poll(() => wrapper.stdout(), { timeout: 20_000 }).toContain('ENDED');
    const [, pid = ''] = /ENDED (\d+)/.exec(wrapper.stdout()) ?? [];
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    await delay(100);
    expect((await wrapper.stop()).code).toBe(null);
  });

  it('needs no usable XDG_RUNTIME_DIR, and is found by annex callback return with another one', async () => {
    const gateway = await running.gateway({ clock: systemClock });
    const folder = annex.folder();
    await mkdir(join(folder, 'run'));
    for (const unusable of ['', 'run', join(folder, 'missing')]) {
      const { wrapper, port, settings } = await start(gateway, [], { XDG_RUNTIME_DIR: unusable });
      expect(await wrappersIn(folder), unusable).toHaveLength(1);
      const command = annex.launch(['callback', 'return'], { ...settings, XDG_RUNTIME_DIR: join(folder, 'run') });
      command.input(`${GOOD(port)}\n`);
      expect(await command.ended, unusable).toMatchObject({ code: 0 });
      expect((await wrapper.ended).code).toBe(7);
    }
  }, 60_000);

  it('catches the ways in which programs open a browser', async () => {
    const ways = [
      ...['xdg-open', 'x-www-browser', 'www-browser', 'sensible-browser', 'gnome-open', 'kde-open', 'wslview'],
      ...['"$BROWSER"', '"$GH_BROWSER"', 'python3 -m webbrowser', ...['/usr/bin/xdg-open'].filter(existsSync)],
    ];
    const lines = ways.map((way, at) => `${way} https://open.example/${at}/ > /dev/null; echo $?`);
    const env = { XDG_RUNTIME_DIR: annex.folder(), ANNEX_GATEWAY_URL: 'http://127.0.0.1:9' };
    const script = `${lines.join('\n')}\nsleep 1`;
    const { stdout, stderr } = await annex.runProcess(['callback', '--name', 'sample', '--', 'sh', '-c', script], env);
    expect(stdout).toBe('0\n'.repeat(ways.length));
    for (const [at, way] of ways.entries())
      expect(stderr, way).toContain(`wants to open:  https://open.example/${at}/\n`);
  });

  it('cleans hostile names, hides the display on request, and says when it cannot run the program', async () => {
    const name = `evil\u202e\u0007\u001b[31m${'x'.repeat(10_000)}`;
    const gateway = await running.gateway({ clock: systemClock });
    const env = {
      ANNEX_GATEWAY_URL: gateway.url,
      ANNEX_GATEWAY_WS_URL: gateway.socketUrl,
      XDG_RUNTIME_DIR: annex.folder(),
    };
    await writeFile(join(annex.folder(), 'program.cjs'), PROGRAM);
    const wrapper = annex.launch(['callback', '--name', name, '--', process.execPath, 'program.cjs'], env);
    await expect.poll(() => wrapper.stderr(), { timeout: 20_000 }).toContain('return#');
    expect(wrapper.stderr()).toMatch(/^\n\[annex\] evil··· ?\[31mx{60,80} wants|^\n\[annex\] evil···\[31mx+ wants/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(wrapper.stderr()).not.toMatch(/[\u202e\u0007\u001b]/);
    expect((await wrapper.stop()).code).toBe(143);
    const bin = join(annex.folder(), 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'show'), '#!/bin/sh\necho "$DISPLAY,$MIR_SOCKET,$XDG_CURRENT_DESKTOP,$BROWSER"\n');
    await chmod(join(bin, 'show'), 0o755);
    const shown = await annex.runProcess(['callback', '--no-display', '--', join(bin, 'show')], {
      ...env,
      DISPLAY: ':9',
    });
    expect(shown.stdout).toMatch(/^,annex,X-Generic,\/\S+\/bin\/xdg-open\n$/);
    const missing = await annex.runProcess(['callback', '--', `no-${randomUUID()}`], { ...env, PATH: bin });
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringMatching(/cannot run no-.*ENOENT/) });
    expect(await readFile(join(bin, 'show'), 'utf8')).toContain('echo');
  });
});
