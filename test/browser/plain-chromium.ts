// Chromium as people run it: Playwright's own switches take storage and cookies away from framed pages.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

export function usePlainChromium(): () => Browser {
  let browser: Browser | undefined;
  let end = async () => {};
  beforeAll(async () => {
    const profile = mkdtempSync(join(tmpdir(), 'annex-chromium-'));
    const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...CHROMIUM_FLAGS];
    const child = spawn(findChromium() ?? '', flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    end = async () => {
      await browser?.close().catch(() => undefined);
      child.kill('SIGKILL');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    };
    const address = new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        const found = /DevTools listening on (\S+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error('Chromium did not start')));
    });
    browser = await chromium.connectOverCDP(await address, { timeout: 90_000 });
  }, 120_000);
  afterAll(() => end());
  return () => {
    if (!browser) throw new Error('Chromium has not started');
    return browser;
  };
}
