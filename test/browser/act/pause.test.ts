// The notice of programs that act in a page, with which the user pauses them.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isProblem } from '../../../src/base/problem.ts';
import { useRunning } from '../../running.ts';
import { usePlainHeadlessShell } from '../plain-chromium.ts';
import { useSite } from '../workspace.ts';
import { type Acting, startActing } from './acting.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/form': `<title>Form</title><label>Name <input></label><button onclick="this.textContent='Saved'">Save</button>`,
  '/late': `<title>Late</title><button onclick="document.title = 'Deleted'" disabled>Delete</button><script>
    const button = document.querySelector('button');
    if (location.search === '?missing') button.hidden = true;
    window.ready = () => { button.hidden = button.disabled = false };
  </script>`,
};

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    (found) => `no problem: ${JSON.stringify(found)}`,
    (error: unknown) => (isProblem(error) ? error.name : String(error)),
  );

describe('acting in a page', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const site = useSite(({ url = '' }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html>${PAGES[url.split('?', 1)[0] ?? '']}`);
  });
  let acting: Acting;
  let page: Page;
  beforeAll(async () => {
    acting = await startActing(running, browser);
    ({ page } = acting);
  });

  it('shows who acts and where, can be paused, and stops when the user uses the page', async () => {
    const frame = await acting.show(`${site()}/form`);
    await acting.act([{ action: 'click', name: 'Save' }]);
    await page.getByText(/is acting on this page/).waitFor();
    const ring = await page.locator('.ring').boundingBox();
    const button = await frame.getByText('Saved').boundingBox();
    expect(Math.abs((ring?.x ?? 0) - (button?.x ?? 99))).toBeLessThan(3);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await codeOf(acting.act([{ action: 'click', name: 'Saved' }]))).toBe('acting-paused');
    await page.getByRole('button', { name: 'Resume' }).click();
    const steps = Array.from(
      { length: 20 },
      (_, round) => ({ action: 'fill', name: 'Name', value: `${round}` }) as const,
    );
    const acted = acting.act(steps);
    await expect.poll(() => frame.locator('input').inputValue()).toMatch(/^\d+$/);
    await frame.locator('body').click({ position: { x: 2, y: 2 } });
    expect((await acted).failed).toMatchObject({ code: 'user-input' });
    expect(await codeOf(acting.look())).toContain('no problem');
    expect(await codeOf(acting.act([{ action: 'click', name: 'Saved' }]))).toBe('acting-paused');
  });

  it.each(['missing', 'disabled'])('can be paused while a step waits for an element that is %s', async (state) => {
    const frame = await acting.show(`${site()}/late?${state}`);
    const acted = acting.act([{ action: 'click', name: 'Delete' }]);
    await page.getByRole('button', { name: 'Pause' }).click();
    await frame.evaluate('ready()');
    expect(await acted).toMatchObject({ done: 0, failed: { code: 'user-input' } });
    expect(await frame.title()).toBe('Late');
  });

  it('can be paused and resumed at any time: soon after another action, and if the notice was dismissed', async () => {
    const frame = await acting.show(`${site()}/late`);
    await acting.act([{ action: 'press', value: 'a' }]);
    await page.waitForTimeout(1_500);
    const steps = Array.from({ length: 19 }, () => ({ action: 'press', value: 'a' }) as const);
    const acted = acting.act([...steps, { action: 'click', name: 'Delete' }]);
    await page.waitForTimeout(2_000); // the notice of the first action is over
    await page.getByRole('button', { name: 'Pause' }).click({ timeout: 1_000 });
    await frame.evaluate('ready()');
    expect(await acted).toMatchObject({ failed: { code: 'user-input' } });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await codeOf(acting.act([{ action: 'click', name: 'Delete' }]))).toBe('acting-paused');
    await page.getByRole('button', { name: 'Resume' }).click({ timeout: 2_000 });
    expect(await acting.act([{ action: 'click', name: 'Delete' }])).toMatchObject({ done: 1 });
  });
});
