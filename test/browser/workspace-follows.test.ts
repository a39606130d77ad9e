import { describe, expect, it } from 'vitest';
import { rover, SYSTEM_LOG } from '../areas/workspace/workspace.ts';
import { rounds } from '../rounds.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { loadOf, startOpenWorkspace, useNumberedSite } from './workspace.ts';

const STEPS = rounds(80);
const MOTOR = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a12';
/** For a busy machine. */
const PATIENT = { timeout: 60_000 };

describe(`the workspace page during ${STEPS} changes`, () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const site = useNumberedSite();

  it('follows splits and tabs, reloads no frame and leaks nothing', async () => {
    const workspace = await startOpenWorkspace(running, browser);
    const { api, open } = workspace;
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    const page = await open();
    const before = await loadOf(page, site());
    const elements = () => page.locator('*').count();
    const bare = await elements();
    const tabIds: string[] = [];
    let panelId = 'leaf-1';
    for (let step = 0; step < STEPS; step++) {
      const direction = step % 20 === 0 ? 'vertical' : 'horizontal';
      // In the end no log is active: each draws a line for every change, and 20 of them would dominate the work.
      const panelType = step % 2 === 0 ? SYSTEM_LOG : MOTOR;
      if (step % 10 === 0) {
        const made = await api.splitLeaf({ path: rover, body: { panelId: 'leaf-1', direction, panelType } });
        panelId = made.panelId;
        tabIds.push(made.tabId);
      } else {
        tabIds.push((await api.openTab({ path: rover, body: { panelId, panelType } })).tabId);
      }
    }
    await expect.poll(() => page.locator('.panel').count(), PATIENT).toBe(STEPS + 1);
    await expect.poll(() => page.locator('.dv-groupview').count()).toBe(STEPS / 10 + 1);
    expect(await loadOf(page, site())).toBe(before);
    for (const tabId of tabIds) await api.closeTab({ path: { ...rover, tabId } });
    await expect.poll(() => page.locator('.panel').count(), PATIENT).toBe(1);
    expect(await loadOf(page, site())).toBe(before);
    await expect.poll(elements).toBeLessThan(bare + 20);
    expect(workspace.complaints).toEqual([]);
  }, 240_000);
});
