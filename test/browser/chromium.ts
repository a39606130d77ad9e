// Chromium for a test file, closed at its end unless shared by the whole run.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../../scripts/chromium.ts';

/** The headless shell shared by the whole run, for most pages. */
export const useHeadlessShell = (): (() => Browser) => use(() => chromium.connect(inject('headlessShell')));

/** The Chromium shared by the whole run, which shares a tab without a prompt. */
export const useChromium = (): (() => Browser) => use(() => chromium.connect(inject('chromium')));

/** A headless shell with its own clipboard. */
export const useOwnHeadlessShell = (): (() => Browser) => use(() => launch(findHeadlessShell() ?? findChromium(), []));

/** With additional `flags`. */
export const useOwnChromium = (...flags: readonly string[]): (() => Browser) =>
  use(() => launch(findChromium(), flags));

const launch = (executablePath: string | null, flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath ?? '', args: [...CHROMIUM_FLAGS, ...flags] });

function use(open: () => Promise<Browser>): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('Chromium has not started');
    return browser;
  };
}
