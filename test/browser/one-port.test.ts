// Everything that users do, with a browser in a network namespace of its own that reaches only one port of the machine:
// through one `ssh -L` to another local port, and behind Caddy and nginx as in the guide. Needs root.
import { spawn } from 'node:child_process';
import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as listenOn } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page, type Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findChromium, PLAIN_FLAGS } from '../../scripts/chromium.ts';
import { freePort } from '../../scripts/free-port.ts';
import { PROXY_MODE_OFF } from '../../src/base/proxy-mode.ts';
import { createWorkspaceClient } from '../../src/sdk/index.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { rover } from '../areas/workspace/workspace.ts';
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';
import { NAME, startCaddy, startGuidedNginx } from '../cli/guided-proxies.ts';
import { Agent, connectAgent, logIn } from '../flows/mcp-agent.ts';
import { useRunning } from '../running.ts';
import { listenForCallback } from './oauth-callback.ts';

const running = useRunning();
const annex = useAnnex();

/** Passes connections of one port on, as `ssh -L` does. */
const FORWARDER = `
const net = require('net'), [path, port] = process.argv.slice(1);
const pass = (socket) => {
  const other = net.connect(path);
  for (const [from, to] of [[socket, other], [other, socket]]) from.pipe(to).on('error', () => from.destroy());
};
for (const host of ['127.0.0.1', '::1']) net.createServer(pass).listen(Number(port), host, () => console.log('up'));
`;

/** A browser whose only way out is `localPort`, which leads to `port` of this machine. */
async function startBrowser(folder: string, localPort: number, port: number, flags: readonly string[]) {
  const path = join(folder, 'tunnel');
  const tunnel = listenOn((socket) => {
    const other = connect(port, '127.0.0.1');
    socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    other.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.pipe(other).pipe(socket);
  });
  await once(tunnel.listen(path), 'listening');
  running.onClose(() => void tunnel.close());
  const command = ['-n', 'sh', '-c', 'ip link set lo up; exec "$0" "$@"', process.execPath];
  const forwarder = spawn('unshare', [...command, '--eval', FORWARDER, path, `${localPort}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(forwarder, 'exit');
  running.onClose(async () => {
    forwarder.kill('SIGKILL');
    await ended;
  });
  let listening = '';
  for await (const text of forwarder.stdout) {
    listening += String(text);
    if (listening === 'up\nup\n') break;
  }
  const executablePath = join(folder, 'browser');
  writeFileSync(
    executablePath,
    `#!/bin/sh\nexec nsenter --net=/proc/${forwarder.pid}/ns/net -- ${findChromium()} "$@"\n`,
  );
  chmodSync(executablePath, 0o755);
  const browser = await chromium.launch({ executablePath, args: [...PLAIN_FLAGS, ...flags], timeout: 120_000 });
  running.onClose(() => browser.close());
  return browser;
}

const wordAfter = ({ stdout }: Started, label: string): string =>
  new RegExp(`${label} +(\\S+)`).exec(stdout())?.[1] ?? '';

type Way = 'ssh -L' | 'Caddy' | 'nginx' | 'Caddy without a wildcard';

async function start(way: Way) {
  const folder = annex.folder();
  const [platformPort, proxyPort] = [await freePort(), await freePort()];
  const isLocal = way === 'ssh -L';
  const { url: siteUrl, clicked } = await startSite();
  const https = { ANNEX_BASE_URL: `https://${NAME}`, NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem') };
  const wildcard = way === 'Caddy without a wildcard' ? {} : { ANNEX_PROXY_URL: `https://${NAME}` };
  const { ANNEX_VIEWER_PORT: _, ANNEX_PROXY_PORT: __, ...ports } = FREE_PORTS;
  const env = {
    ...ports,
    ANNEX_PLATFORM_PORT: `${platformPort}`,
    ANNEX_DATA_DIR: join(folder, 'data'),
    ANNEX_PROJECT_DIR: folder,
    ANNEX_PASTE_OCR_ENABLED: 'false',
    ANNEX_PANELS_PRIVATE_HOSTS: new URL(siteUrl).host,
    XDG_RUNTIME_DIR: folder,
    ...(isLocal ? {} : { ...https, ...wildcard }),
  };
  const started = await annex.start(['serve'], env, 'API key');
  const place = { folder, port: proxyPort, platformPort };
  if (way === 'nginx') await startGuidedNginx(running, place);
  else if (!isLocal) startCaddy(running, place);
  const rules = `--host-resolver-rules=MAP *.${NAME} 127.0.0.1, MAP ${NAME} 127.0.0.1`;
  const flags = isLocal ? [] : [rules, `--ignore-certificate-errors-spki-list=${keyHash(folder)}`];
  const localPort = isLocal ? 8791 : 443;
  const browser = await startBrowser(folder, localPort, isLocal ? platformPort : proxyPort, flags);
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(30_000);
  const url = isLocal ? `http://localhost:${localPort}` : `https://${NAME}`;
  const local = `http://localhost:${platformPort}`;
  const apiKey = wordAfter(started, 'API key');
  const api = createWorkspaceClient({ baseUrl: local, apiKey });
  const command = { ...env, ANNEX_BASE_URL: local, ANNEX_API_KEY: apiKey, ANNEX_WORKSPACE: 'demo/rover' };
  return { started, page, url, local, api, siteUrl, clicked, command, apiKey };
}

/** Pins the certificate, so that Chromium takes it for valid and allows passkeys. */
function keyHash(folder: string): string {
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'fullchain.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** Forbids framing. */
async function startSite() {
  const clicks: string[] = [];
  const server = createServer((request, response) => {
    clicks.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html').setHeader('X-Frame-Options', 'DENY');
    response.end('<title>Site</title><button onclick="fetch(\'/clicked\')">Press me</button>');
  });
  await once(server.listen(0, 'localhost'), 'listening');
  running.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    clicked: () => clicks.includes('/clicked'),
  };
}

type Site = Awaited<ReturnType<typeof start>>;

async function logInWithPassword(page: Page, { url, started }: Site): Promise<void> {
  await page.goto(`${url}/login?next=/account`);
  await page.getByLabel('Name').fill('demo');
  await page.getByLabel('Password').fill(wordAfter(started, 'password'));
  await page.keyboard.press('Enter');
}

const FEATURES: Readonly<Record<string, (site: Site) => Promise<unknown>>> = {
  'log in': async (site) => {
    await logInWithPassword(site.page, site);
    await site.page.waitForURL(({ pathname }) => pathname !== '/login');
  },
  passkey: async ({ page, url }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' } as const;
    const can = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
    await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...can } });
    await page.goto(`${url}/account`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Remove passkey: Chrome on Linux' }).waitFor({ state: 'attached' });
  },
  workspace: async ({ page, url }) => {
    await page.goto(`${url}/workspaces/demo/rover`);
    await page.getByText('Connected').waitFor();
  },
  stream: async ({ page, local }) => {
    const made = await fetch(`${local}/auth/intents`, { method: 'POST' });
    const { token } = (await made.json()) as { token: string };
    const events = page.evaluate(async (path) => {
      const response = await fetch(path, { headers: { accept: 'text/event-stream' } });
      return [response.headers.get('content-type'), await response.text()].join(' ');
    }, `/auth/intents/${token}/status`);
    await page.waitForTimeout(500);
    await fetch(`${local}/auth/intents/${token}`, { method: 'DELETE' });
    expect(await events).toMatch(/^text\/event-stream.*event: /s);
  },
  ask: async ({ page, command }) => {
    const asked = annex.runProcess(['ask', 'Deploy now?'], command);
    await page.locator('.request').filter({ hasText: 'Deploy now?' }).getByRole('button', { name: 'Yes' }).click();
    expect(await asked).toMatchObject({ code: 0 });
  },
  'proxy mode': async ({ api, siteUrl, clicked, page }) => {
    const { tabId } = await api.openTab({
      path: rover,
      body: {
        panelId: 'leaf-1',
        panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02',
        initialState: { url: siteUrl, proxyEnabled: true },
      },
    });
    const isShown = () => page.frames().some((frame) => /^https?:\/\/[a-z2-7]{32}\./.test(frame.url()));
    await expect.poll(isShown, { timeout: 30_000 }).toBe(true);
    const steps = [{ action: 'click', role: 'button', name: 'Press me' }];
    expect(await api.controlPage({ path: rover, body: { steps } as never })).toMatchObject({ done: 1 });
    await expect.poll(clicked, { timeout: 30_000 }).toBe(true);
    await api.closeTab({ path: { ...rover, tabId } });
  },
  docs: async ({ page, url }) => {
    await page.goto(`${url}/console/getPlatformHealth`);
    await page.waitForFunction(() => document.querySelector('[data-ready]') !== null);
    await page.locator('#send').click();
    await page.getByText('200').first().waitFor();
  },
  paste: async ({ page, url }) => {
    await page.goto(`${url}/screenshot-paste`);
    const buffer = await png(drawPixels(40, 30));
    await page.locator('#file').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer });
    await page.getByText('40x30').first().waitFor();
  },
  'gateway callback': async ({ page, url, local }) => {
    const state = randomUUID();
    const socket = await running.socket(`${local.replace('http', 'ws')}/`);
    expect(await socket.ask({ type: 'register', state, provider: 'test' })).toMatchObject({ type: 'registered' });
    const got = socket.next();
    await page.goto(`${url}/callback?state=${state}&code=abc`);
    await page.getByText('You’re connected').waitFor();
    expect(await got).toMatchObject({ type: 'callback', state, code: 'abc' });
  },
  viewer: async ({ page, url, local, api }) => {
    await page.goto(`${url}/workspaces/demo/rover`);
    await page.getByText('Connected').waitFor();
    const own = url.startsWith('https:') ? url : local;
    const initialState = { url: `${own}/screenshot-paste` };
    const panelType = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02';
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType, initialState } });
    const widget = () => page.frames().find((frame) => frame.url().includes('/screenshot-paste'));
    await expect.poll(() => widget()?.url(), { timeout: 30_000 }).toContain('/screenshot-paste');
    await widget()?.locator('#file').waitFor({ state: 'attached' });
  },
  '/mcp': async ({ page, url, local }) => {
    const callback = await listenForCallback(running);
    const agent = new Agent({ name: 'Registered Agent', redirectUrl: callback.url });
    const connection = { viewerUrl: local, agent };
    if (url.startsWith('https:')) {
      const metadata = await page.evaluate(async () => {
        const response = await fetch('/mcp', { method: 'POST' });
        const [, address = ''] =
          /resource_metadata="([^"]+)"/.exec(response.headers.get('www-authenticate') ?? '') ?? [];
        return (await fetch(address)).json();
      });
      return expect(metadata).toMatchObject({ resource: `${url}/mcp`, authorization_servers: [url] });
    }
    await logIn(connection, async (address) => {
      const opened = new URL(address);
      await page.goto(url + opened.pathname + opened.search);
      const isLeaving = (request: Request) => request.url().startsWith(callback.url);
      const approve = page.getByRole('button', { name: 'Approve' });
      const [left] = await Promise.all([page.waitForRequest(isLeaving), approve.click()]);
      return new URL(left.url()); // that port cannot be reached from here
    });
    const client = await connectAgent(running, connection);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('av_screenshot_paste');
  },
};

describe('one port', { timeout: 400_000 }, () => {
  it.each<Way>(['ssh -L', 'nginx', 'Caddy', 'Caddy without a wildcard'])(
    'serves everything by %s [G-one-port]',
    async (way) => {
      const site = await start(way);
      const failed: string[] = [];
      for (const [name, use] of Object.entries(FEATURES))
        await use(site).catch((error: Error) => void failed.push(`${name}: ${error.message}`));
      if (way !== 'Caddy without a wildcard') return expect(failed).toEqual([]);
      expect(failed).toEqual([expect.stringMatching(/^proxy mode: /)]);
      await site.page.goto(`${site.url}/workspaces/demo/rover`);
      await site.page.getByText(PROXY_MODE_OFF.slice(0, 40)).first().waitFor({ state: 'attached' });
    },
  );
});
