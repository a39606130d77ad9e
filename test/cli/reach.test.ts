// The guide “Reach Annex from anywhere”: Caddy and nginx run as printed, with free ports and a test certificate, and
// `annex doctor --url` tries them by the public name, in a process whose hosts file has that name. Needs root.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { PROXY_MODE_OFF } from '../../src/base/proxy-mode.ts';
import { useRunning } from '../running.ts';
import { COMMAND, FREE_PORTS, useAnnex } from './annex.ts';
import { blocks, GUIDE, NAME, startCaddy, startGuidedNginx } from './guided-proxies.ts';

/** Need other machines or accounts. */
const NOT_RUN = ['ssh -L', 'tailscale serve', 'cloudflared tunnel', 'forwardPorts', 'docker run'];
const LABEL = 'doctor'.padEnd(32, 'a');

const running = useRunning();
const annex = useAnnex();

describe('the guide', () => {
  it('has at most 15 lines for each way, and runs Caddy and nginx only', () => {
    for (const { code } of blocks) expect(code.trim().split('\n').length).toBeLessThanOrEqual(15);
    for (const command of NOT_RUN)
      expect(
        blocks.filter(({ code }) => code.includes(command)),
        command,
      ).not.toEqual([]);
    expect(blocks.flatMap(({ file }) => file ?? [])).toEqual(['Caddyfile', 'annex.conf']);
    expect(GUIDE).toContain(`> ${PROXY_MODE_OFF}\n`);
  });
});

interface Finding {
  readonly name: string;
  readonly status: string;
  readonly observed: string;
  readonly action?: string;
}

/** Serves at the public name and a port of its own. */
async function startPublic(more: Readonly<Record<string, string>> = {}) {
  const folder = annex.folder();
  const [port, platformPort] = [await freePort(), await freePort()];
  const url = `https://${NAME}:${port}`;
  const settings = {
    ...FREE_PORTS,
    ANNEX_PLATFORM_PORT: `${platformPort}`,
    ANNEX_VIEWER_PORT: '',
    ANNEX_PROXY_PORT: '',
    ANNEX_DATA_DIR: join(folder, 'data'),
    ANNEX_BASE_URL: url,
    ANNEX_PROXY_URL: url,
    ANNEX_INTENTS_KEEP_ALIVE_MS: '1000',
    NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
    ...more,
  };
  const env = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
  const hosts = join(folder, 'hosts');
  writeFileSync(hosts, `127.0.0.1 localhost ${NAME} ${LABEL}.${NAME}\n::1 localhost\n`);
  const started = await annex.start(['serve'], env, 'Annex is running');
  /** In a process that knows the name. */
  const examine = async (address = url): Promise<Finding[]> => {
    const shell = 'mount --bind "$0" /etc/hosts && exec "$@"';
    const args = ['-m', 'sh', '-c', shell, hosts, process.execPath, COMMAND, 'doctor', '--json', '--url', address];
    const child = spawn('unshare', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, ...env } });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect(stderr).toBe('');
    return JSON.parse(stdout) as Finding[];
  };
  /** Names of what is wrong, with the remedy. */
  const problems = async (address = url) =>
    (await examine(address))
      .filter(({ status }) => status !== 'ok')
      .map(({ name, observed, action }) => `${name}: ${observed}. ${action}`);
  return { folder, port, platformPort, url, started, examine, problems, env };
}

describe('annex doctor --url', { timeout: 300_000 }, () => {
  it('has nothing to say behind Caddy as in the guide, and tries what users need [G-one-port-doctor]', async () => {
    const site = await startPublic();
    startCaddy(running, site);
    await expect.poll(() => site.problems(), { timeout: 60_000 }).toEqual([]);
    const findings = await site.examine();
    const tried = Object.fromEntries(findings.map(({ name, observed }) => [name, observed]));
    expect(tried).toMatchObject({
      page: expect.stringContaining('opens'),
      WebSocket: expect.stringContaining('opens'),
      callback: expect.stringContaining('reaches the gateway'),
      MCP: expect.stringContaining(`${site.url}/mcp`),
      'proxy mode': expect.stringContaining('names below'),
      uploads: '16 MiB pass',
      'forwarded addresses': 'the platform sees 127.0.0.2',
      'event streams': expect.stringMatching(/^the first byte arrives \d{1,3} ms after it was sent$/),
    });
  });

  it('has nothing to say behind nginx as in the guide, and names what another configuration does wrong', async () => {
    const site = await startPublic();
    const { configuration, replace, pid } = await startGuidedNginx(running, site);
    /** Until the new workers have replaced the old ones. */
    const expectProblem = async (from: string, to: string, expected: RegExp, address = site.url) => {
      expect(configuration).toContain(from);
      replace(configuration.replace(from, to));
      await expect
        .poll(async () => (await site.problems(address)).join('\n'), { timeout: 60_000, interval: 200 })
        .toMatch(expected);
    };
    await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0);
    await expectProblem('', '', /^$/);
    await expectProblem('proxy_set_header Upgrade $http_upgrade;', '', /^WebSocket: .*headers Upgrade and Connection/);
    const buffering = 'proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;';
    await expectProblem('proxy_buffering off;', buffering, /^event streams: nothing .*proxy_buffering off/);
    await expectProblem('client_max_body_size 0;', '', /^uploads: status 413 .*client_max_body_size 0/);
    const header = 'proxy_set_header X-Forwarded-For $remote_addr;';
    const forged = /^forwarded addresses: clients can forge .*proxy_set_header X-Forwarded-For/;
    await expectProblem(header, '', forged);
    const none = /^forwarded addresses: the proxy 127.0.0.1 sends no X-Forw/;
    await expectProblem(header, 'proxy_set_header X-Forwarded-For "";', none);
    const host = 'proxy_set_header Host $http_host;';
    await expectProblem(host, '', /^page: .*proxy_set_header Host \$http_host$/);
    await expectProblem(host, 'proxy_set_header Host other.example;', /^page: .*proxy_set_header Host/);
    const address = `127.0.0.1:${site.platformPort};`;
    await expectProblem(address, address.replace(';', '/annex/;'), /^page: the proxy adds a path.*without a path$/);
    const labels = `server_name annex.example; if ($host != ${NAME}) { return 404; }`;
    await expectProblem(`server_name ${NAME} *.${NAME};`, labels, /^proxy mode: .*status 404.*every name below/);
    await expectProblem('', '', /^$/);
    expect(await site.problems(`${site.url}/annex/`)).toEqual([expect.stringMatching(/^page: .*without a path$/)]);
    const plain = /^address: .* is plain http: browsers cannot log in there/;
    await expectProblem(' ssl;', ';', plain, site.url.replace('https', 'http'));
  });

  it('says where proxy mode is off, as the start, annex status and the problem do [G-one-port-proxy-mode]', async () => {
    const site = await startPublic({ ANNEX_PROXY_URL: '' });
    startCaddy(running, site);
    await expect.poll(() => site.problems(), { timeout: 60_000 }).toEqual([]);
    expect(await site.examine()).toContainEqual({ name: 'proxy mode', status: 'ok', observed: PROXY_MODE_OFF });
    const { stdout } = await annex.runProcess(['doctor'], site.env);
    expect(stdout).toContain(`ok       proxy mode: ${PROXY_MODE_OFF}\n`);
    expect((await annex.runProcess(['status'], site.env)).stdout).toContain(PROXY_MODE_OFF);
    expect(site.started.stderr()).toContain(PROXY_MODE_OFF);
  });

  it('refuses what is no address', async () => {
    const { code, stdout } = await annex.run(['doctor', '--url', 'annex'], FREE_PORTS);
    expect([code, stdout]).toEqual([2, expect.stringContaining('not an http or https URL')]);
  });
});
