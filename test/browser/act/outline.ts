import type { Frame } from 'playwright-core';
import { expect } from 'vitest';
import type { Acting } from './acting.ts';

/** The outline has every control of Playwright's accessibility snapshot except `missing`, and is not much longer. */
export async function expectWholeOutline(acting: Acting, frame: Frame, missing: readonly string[] = []): Promise<void> {
  const snapshot = await frame.locator('body').ariaSnapshot();
  const outline = (await acting.lines()).join('\n').toLowerCase();
  const controls =
    /- (?:button|link|textbox|checkbox|radio|combobox|switch|slider|spinbutton|tab|option|heading) "([^"]+)"/g;
  const names = [...snapshot.matchAll(controls)].map(([, text = '']) => text.toLowerCase());
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((text) => !outline.includes(text.replaceAll('[', '(')))).toEqual(missing);
  expect(outline.replaceAll(/ \[e\d+\]/g, '').length).toBeLessThan(snapshot.length * 1.1); // that has no refs
}
