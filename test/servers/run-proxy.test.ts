import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/base/config/config.ts';
import { runPlatform } from '../../src/servers/run-platform.ts';
import { useRunning } from '../running.ts';

describe('the web view proxy', () => {
  const running = useRunning();

  async function start(more: Record<string, string>) {
    const folder = await mkdtemp(join(tmpdir(), 'annex-run-proxy-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    const flags = {
      'data-dir': folder,
      'platform-port': '0',
      'packages-sample': 'false',
      'log-level': 'silent',
      ...more,
    };
    const platform = await runPlatform(readConfig({ folder, flags }).settings);
    running.onClose(() => platform.close());
    return platform;
  }

  /** The URL of a proxy with a port of its own. */
  const proxyUrlWith = async (baseUrl: string, proxyUrl: string): Promise<string | null> =>
    (await start({ 'base-url': baseUrl, 'proxy-url': proxyUrl, 'proxy-port': '0' })).proxyUrl;

  /** 403: a label, but no cookie for it. 421: no name of ours. */
  async function statusAt(port: number, host: string): Promise<number> {
    const sent = request({ host: '127.0.0.1', port, headers: { host } }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    return response.statusCode;
  }

  const LABEL = 'mfrggzdfmztwq2lknnwg23tpobyxe43u';

  it.each([
    ['on this machine', {}, 421],
    ['with a public address, through a tunnel', { 'base-url': 'https://annex.example' }, 421],
    ['and below a wildcard', { 'base-url': 'https://annex.example', 'proxy-url': 'https://annex-views.example' }, 403],
  ])('has the port of the platform %s', async (_, flags, atWildcard) => {
    const { port, proxyUrl } = await start(flags);
    expect(proxyUrl).toBeNull();
    expect(await statusAt(port, `${LABEL}.localhost:${port}`)).toBe(403);
    expect(await statusAt(port, `${LABEL}.localhost:1234`)).toBe(403);
    expect(await statusAt(port, `${LABEL}.annex-views.example`)).toBe(atWildcard);
    expect(await statusAt(port, `${LABEL}.annex.example`)).toBe(421);
    expect(await statusAt(port, `${LABEL}.evil.example`)).toBe(421);
  });

  it.each([
    ['https://annex.example', 'https://annex.example:8443'],
    ['https://annex.example', 'https://annex.example/views'],
  ])('does not start for a platform at %s with the URL %s: it would receive the cookies', async (baseUrl, proxyUrl) => {
    await expect(proxyUrlWith(baseUrl, proxyUrl)).rejects.toThrow(
      'ANNEX_PROXY_URL must not be another port or a path of the name in ANNEX_BASE_URL',
    );
  });

  it.each([
    ['https://annex.example', 'https://annex-views.example'],
    ['https://annex.example', 'https://annex.example'],
    ['https://annex.example', 'https://views.annex.example'],
    ['http://localhost:8790', 'http://localhost:8798'],
  ])('starts for a platform at %s with the URL %s', async (baseUrl, proxyUrl) => {
    expect(await proxyUrlWith(baseUrl, proxyUrl)).toBe(proxyUrl);
  });
});
