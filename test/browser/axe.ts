// axe-core in a page: what it calls a violation, one line each.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: {
    runOnly?: readonly string[];
    resultTypes: readonly string[];
  }): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

/** By all rules, or by these: markup is the same in both schemes, colours are not. */
export async function violations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(async (rules) => {
    // Of what passes, it would describe every element.
    const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
    const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run(options);
    return found.map(
      ({ id, nodes }) => `${location.pathname} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, runOnly);
}

/** What is left to judge in the dark once everything was judged in the light. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];
