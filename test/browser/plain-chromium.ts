// Chromium with default settings, for a test file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findChromium, findHeadlessShell } from '../../scripts/chromium.ts';
import { launchPlainChromium, type PlainChromium } from '../../scripts/plain-chromium.ts';

export const usePlainChromium = (): (() => Browser) => use(findChromium());

/** The same engine without the browser's own handling of windows, downloads and third-party cookies. */
export const usePlainHeadlessShell = (): (() => Browser) => use(findHeadlessShell() ?? findChromium());

function use(executable: string | null): () => Browser {
  let plain: PlainChromium | undefined;
  beforeAll(async () => {
    plain = await launchPlainChromium(executable);
  }, 120_000);
  afterAll(() => plain?.close());
  return () => {
    if (!plain) throw new Error('Chromium has not started');
    return plain.browser;
  };
}
