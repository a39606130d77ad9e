import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/base/config/config.ts';
import { runPlatform } from '../../src/servers/run-platform.ts';
import { useRunning } from '../running.ts';

describe('the web view proxy', () => {
  const running = useRunning();

  /** Starts a platform with these public URLs. Returns the proxy's URL. */
  async function proxyUrlWith(baseUrl: string, proxyUrl: string): Promise<string | null> {
    const folder = await mkdtemp(join(tmpdir(), 'annex-run-proxy-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    const flags = {
      'base-url': baseUrl,
      'proxy-url': proxyUrl,
      'data-dir': folder,
      'platform-port': '0',
      'proxy-port': '0',
      'packages-sample': 'false',
      'log-level': 'silent',
    };
    const platform = await runPlatform(readConfig({ folder, flags }).settings);
    running.onClose(() => platform.close());
    return platform.proxyUrl;
  }

  it.each([
    ['https://annex.example', 'https://annex.example:8443'],
    ['https://annex.example', 'https://views.annex.example'],
    ['https://platform.annex.example', 'https://views.annex.example'],
    ['https://platform.annex.co.uk', 'https://views.annex.co.uk'],
  ])('does not start for a platform at %s with the URL %s: it would receive the cookies', async (baseUrl, proxyUrl) => {
    await expect(proxyUrlWith(baseUrl, proxyUrl)).rejects.toThrow(
      'ANNEX_PROXY_URL must use a different registrable domain than ANNEX_BASE_URL',
    );
  });

  it.each([
    ['https://annex.example', 'https://annex-views.example'],
    ['https://annex.co.uk', 'https://annex-views.co.uk'],
    ['https://platform.annex.com.au', 'https://views.annex-views.com.au'],
    ['http://localhost:8790', 'http://localhost:8798'],
  ])('starts for a platform at %s with the URL %s', async (baseUrl, proxyUrl) => {
    expect(await proxyUrlWith(baseUrl, proxyUrl)).toBe(proxyUrl);
  });
});
