// The notice of programs that act in a page, with which the user pauses them.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isProblem } from '../../../src/base/problem.ts';
import { EDITOR } from '../../areas/workspace/workspace.ts';
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
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    expect(await codeOf(acting.act([{ action: 'click', name: 'Saved' }]))).toBe('acting-paused');
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
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

  it('can be paused long after an action, from the bar, the page menu, the commands and the people list', async () => {
    await acting.show(`${site()}/form`);
    const save = () => codeOf(acting.act([{ action: 'click', name: 'Save' }]));
    const menuItem = (name: string) => page.getByRole('menuitem', { name });
    const ways: (() => Promise<void>)[] = [
      () =>
        page
          .getByRole('banner')
          .getByRole('button', { name: /^(Pause|Resume) agents$/ })
          .first()
          .click(),
      async () => {
        await page.getByRole('button', { name: 'Page menu' }).click();
        await menuItem('agents').click();
      },
      async () => {
        await page.getByRole('button', { name: 'All commands' }).click();
        await page.getByRole('combobox', { name: 'Search commands' }).fill('agents');
        await page.getByRole('option', { name: 'Pause or resume agents' }).click();
      },
      async () => {
        await page.getByRole('button', { name: /here: / }).click();
        await page.getByRole('dialog', { name: 'Who is here' }).getByRole('button', { name: 'agents' }).click();
        await page.keyboard.press('Escape');
      },
    ];
    const paused = page.getByText('Agents are paused.');
    for (const toggle of ways) {
      await toggle();
      await page.getByRole('button', { name: 'Resume agents' }).first().waitFor();
      expect(await save()).toBe('acting-paused');
      await paused.waitFor();
      await toggle();
      await page.getByRole('button', { name: 'Pause agents' }).first().waitFor();
      await paused.waitFor({ state: 'hidden' });
      expect(await save()).toContain('no problem');
      await acting.show(`${site()}/form`);
    }
  });

  it('stays paused after a reload, and until the user resumes it in the notice', async () => {
    await acting.show(`${site()}/form`);
    await page.getByRole('button', { name: 'Pause agents' }).click();
    await page.reload();
    await page.getByText('Connected').waitFor();
    await acting.until({ text: 'Name' }, 30_000);
    expect(await codeOf(acting.act([{ action: 'click', name: 'Save' }]))).toBe('acting-paused');
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    expect(await codeOf(acting.act([{ action: 'click', name: 'Save' }]))).toContain('no problem');
  });

  it('can be paused on a phone while a screenshot is requested', async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    await acting.show(`${site()}/form`);
    await acting.act([{ action: 'click', name: 'Save' }]);
    expect((await acting.call('PATCH', `${EDITOR}/screenshot`, { scope: 'workspace' })).status).toBe(504);
    await page.getByText(/^“.+” wants to take a screenshot\./).waitFor();
    await page.getByRole('button', { name: 'Pause', exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Pause agents' }).click();
    await page.getByRole('button', { name: 'Resume agents' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it.each(['missing', 'disabled'])('can be paused while a step waits for an element that is %s', async (state) => {
    const frame = await acting.show(`${site()}/late?${state}`);
    const acted = acting.act([{ action: 'click', name: 'Delete' }]);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
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
    await page.getByRole('button', { name: 'Pause', exact: true }).click({ timeout: 1_000 });
    await frame.evaluate('ready()');
    expect(await acted).toMatchObject({ failed: { code: 'user-input' } });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await codeOf(acting.act([{ action: 'click', name: 'Delete' }]))).toBe('acting-paused');
    await page.getByRole('button', { name: 'Resume', exact: true }).click({ timeout: 2_000 });
    expect(await acting.act([{ action: 'click', name: 'Delete' }])).toMatchObject({ done: 1 });
  });
});
