// Starts two browsers for a project; each test file opens its own contexts in them. Installs missing Debian packages before
// any test, because two installations cannot run at the same time.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../scripts/chromium.ts';
import { describeLeftOut, meetNeeds } from '../scripts/test-needs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses that Playwright connects to. */
    chromium: string;
    headlessShell: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const leftOut = meetNeeds([project.name]);
  if (leftOut.length > 0) throw new Error(describeLeftOut(leftOut));
  // Tests share a tab without the browser's prompt, which nobody would answer.
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
