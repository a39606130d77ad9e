// Two browsers for the whole run: each test file has contexts of its own in them. What Debian's packages have to bring is
// fetched here, before any test: two installations at once would stand in each other's way.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, ensureChromium, findChromium, findHeadlessShell } from '../scripts/chromium.ts';
import { ensurePostgres } from '../scripts/debian-postgres.ts';
import { ensureFirefox } from '../scripts/firefox.ts';
import { ensureNginx } from '../scripts/nginx.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses that Playwright connects to. */
    chromium: string;
    headlessShell: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureChromium();
  ensureFirefox();
  ensureNginx();
  ensurePostgres();
  // Without a question of the browser's own a test can share a tab; nobody would answer it.
  const args = [...CHROMIUM_FLAGS, '--auto-accept-this-tab-capture'];
  const launch = (executablePath: string | null) =>
    chromium.launchServer({ executablePath: executablePath ?? '', args });
  const whole = await launch(findChromium());
  const shell = await launch(findHeadlessShell() ?? findChromium());
  project.provide('chromium', whole.wsEndpoint());
  project.provide('headlessShell', shell.wsEndpoint());
  return async () => {
    await Promise.all([whole.close(), shell.close()]);
  };
}
