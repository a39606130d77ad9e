// One Chromium with a fresh profile, closed with the test file.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

/** `flags` beside the usual ones: `--auto-accept-this-tab-capture` answers the browser's own question about sharing. */
export function useChromium(...flags: readonly string[]): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS, ...flags] });
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('Chromium has not started');
    return browser;
  };
}
