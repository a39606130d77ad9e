// Twenty panels in one window: each stays inside the page, and each frame covers its own panel.
import { expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { rover, SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { startOpenWorkspace } from './workspace.ts';

const COUNT = 20;
const running = useRunning();
const browser = useHeadlessShell();

it.each([
  ['side by side', (leaves: readonly string[]) => leaves[0], () => 'horizontal' as const],
  ['one above the other', (leaves: readonly string[]) => leaves[0], () => 'vertical' as const],
  [
    'in a grid',
    (leaves: readonly string[], count: number) => leaves[(count * 7) % leaves.length],
    (count: number) => (count % 2 ? ('horizontal' as const) : ('vertical' as const)),
  ],
] as const)('fit into the page %s', async (_, leafOf, directionOf) => {
  const { api, open } = await startOpenWorkspace(running, browser, { clock: systemClock });
  const page = await open();
  const leaves = ['leaf-1'];
  for (let count = 1; count < COUNT; count++) {
    const panelType = [SYSTEM_LOG, SANDBOX, WEB_VIEW][count % 3] ?? WEB_VIEW;
    const body = { panelId: leafOf(leaves, count) ?? '', direction: directionOf(count), panelType };
    leaves.push((await api.splitLeaf({ path: rover, body })).panelId);
  }
  await expect.poll(() => page.locator('.dv-groupview').count()).toBe(COUNT);
  const outside = () =>
    page.evaluate(() => {
      const within = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 1 &&
        inner.top >= outer.top - 1 &&
        inner.right <= outer.right + 1 &&
        inner.bottom <= outer.bottom + 1;
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const [dock] = boxesOf('#dock');
      const groups = boxesOf('.dv-groupview');
      const frames = boxesOf('.dv-render-overlay').filter(({ width, height }) => width > 0 && height > 0);
      return {
        groups: groups.filter((group) => !dock || !within(group, dock)).map((group) => group.toJSON()),
        frames: frames.filter((frame) => !groups.some((group) => within(frame, group))).map((frame) => frame.toJSON()),
      };
    });
  await expect.poll(outside).toEqual({ groups: [], frames: [] });
});
