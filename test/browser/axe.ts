// Runs axe-core in a page; returns one line per violation.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  readonly runOnly?: readonly string[];
  readonly rules?: { readonly [rule: string]: { readonly enabled: boolean } };
}

interface Axe {
  run(
    where: { readonly include: readonly Element[] },
    options: Options & { readonly resultTypes: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}

/** Rules to repeat in the dark scheme: the others do not depend on colors. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** With all rules, or only the given ones. Markup is the same in both color schemes, colors are not. */
export async function violations(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  const everything = await page.evaluateHandle(() => [document.documentElement]);
  return judge(page, everything, runOnly ? { runOnly } : {});
}

/**
 * Violations and overflow of a page: all rules at 1280 px in the light scheme, those about colors at 390 px in the dark one.
 * Markup is the same at both widths.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, colorScheme, rules] of [
    [1280, 'light', undefined],
    [390, 'dark', COLOURS],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    faults.push(...(await violations(page, rules)));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`${page.url()}: ${overflow} px too wide at ${width}`);
  }
  return faults;
}

/** With all rules except those about colors, which take most of the time. */
export async function markupViolations(page: Page): Promise<string[]> {
  const everything = await page.evaluateHandle(() => [document.documentElement]);
  return judge(page, everything, { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) });
}

/** Color contrast, checked once per style that is not in `looks` yet. For pages without overlapping elements. */
export async function colourViolations(page: Page, looks: Set<string>): Promise<string[]> {
  const found = await page.evaluateHandle(findLooks, [...looks]);
  for (const look of await found.evaluate(({ fresh }) => fresh)) looks.add(look);
  const texts = await found.evaluateHandle(({ elements }) => elements);
  if (await texts.evaluate(({ length }) => length === 0)) return [];
  return judge(page, texts, { runOnly: COLOURS });
}

async function judge(page: Page, where: JSHandle<readonly Element[]>, options: Options): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return where.evaluate(async (include, chosen) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // axe would describe every passing element too.
    const { violations: found } = await axe.run({ include }, { resultTypes: ['violations'], ...chosen });
    return found.map(
      ({ id, nodes }) => `${location.pathname} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

/** The first element of each style that affects contrast. Runs in the page. */
function findLooks(known: readonly string[]): { elements: Element[]; fresh: string[] } {
  const ground = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    return `${ground(element.parentElement)} / ${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
  };
  const letters = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecoration, textShadow, borderBottom } = getComputedStyle(element);
    return `${element.tagName} ${[color, fontSize, fontWeight, textDecoration, textShadow, borderBottom].join(' ')}`;
  };
  const looks = new Set(known);
  const elements: Element[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const hasText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasText || !element.checkVisibility() || !element.parentElement) continue;
    const look = `${letters(element.parentElement)} > ${letters(element)} on ${ground(element)}`;
    if (looks.has(look)) continue;
    looks.add(look);
    elements.push(element);
  }
  return { elements, fresh: [...looks].slice(known.length) };
}
