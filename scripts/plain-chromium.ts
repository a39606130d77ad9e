// Chromium with default settings: Playwright's own flags block storage and cookies in framed pages.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';
import { findChromium, PLAIN_FLAGS } from './chromium.ts';

export interface PlainChromium {
  readonly browser: Browser;
  close(): Promise<void>;
}

const CONNECT_MS = 30_000;
const ATTEMPTS = 3;

export async function launchPlainChromium(executable = findChromium()): Promise<PlainChromium> {
  for (let attempt = 1; ; attempt++) {
    const { address, end } = await spawnChromium(executable, ['--headless=new']);
    try {
      const browser = await chromium.connectOverCDP(address, { timeout: CONNECT_MS });
      const close = async () => {
        await browser.close().catch(() => undefined);
        await end();
      };
      return { browser, close };
    } catch (error) {
      await end();
      // Playwright waits for ever for a first page whose process is replaced while it connects.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** A browser that nothing controls yet. `address` is that of its DevTools. */
export async function spawnChromium(
  executable: string | null,
  extraFlags: readonly string[],
): Promise<{ readonly address: string; end(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'annex-chromium-'));
  const flags = [
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...PLAIN_FLAGS,
    ...extraFlags,
    'about:blank',
  ];
  // Its own process group, because Debian's command is a shell script that starts the browser.
  const child = spawn(executable ?? '', flags, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // it has already exited
    }
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        const found = /DevTools listening on (\S+)/.exec(line)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error('Chromium did not start')));
    });
    return { address, end };
  } catch (error) {
    await end();
    throw error;
  }
}
