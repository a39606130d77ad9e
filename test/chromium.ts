// One Chromium for the whole run: each test file has contexts of its own in it.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that Playwright connects to. */
    chromium: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}
