// axe-core in a page: what it calls a violation, one line each.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
}

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const { violations: found } = await (globalThis as unknown as { axe: Axe }).axe.run();
    return found.map(
      ({ id, nodes }) => `${location.pathname} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
