// Chromium as people run it, for a test file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchPlainChromium, type PlainChromium } from '../../scripts/plain-chromium.ts';

export function usePlainChromium(): () => Browser {
  let plain: PlainChromium | undefined;
  beforeAll(async () => {
    plain = await launchPlainChromium();
  }, 120_000);
  afterAll(() => plain?.close());
  return () => {
    if (!plain) throw new Error('Chromium has not started');
    return plain.browser;
  };
}
