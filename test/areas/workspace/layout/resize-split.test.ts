import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();
const beside = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;

describe('resizeSplit', () => {
  it('changes the ratio of a split [D-layout-resize]', async () => {
    const { api } = await startWorkspace(running);
    const { splitId } = await api.splitLeaf({ path: rover, body: beside });
    for (const ratio of [0.05, 0.95, 0.25]) {
      await api.resizeSplit({ path: { ...rover, splitId }, body: { ratio } });
      expect((await api.getLayout({ path: rover })).layout).toMatchObject({ ratio });
    }
  });

  it('answers 404 for an unknown split and 400 for a ratio out of range', async () => {
    const { api, call } = await startWorkspace(running);
    expect(await problemOf(await call('PATCH', `${EDITOR}/splits/split-9`, { ratio: 0.5 }))).toMatchObject({
      status: 404,
      name: 'split-not-found',
    });
    const { splitId } = await api.splitLeaf({ path: rover, body: beside });
    for (const ratio of [0, 0.049, 0.951, 1, '0.5']) {
      expect((await call('PATCH', `${EDITOR}/splits/${splitId}`, { ratio })).status, String(ratio)).toBe(400);
    }
  });
});
