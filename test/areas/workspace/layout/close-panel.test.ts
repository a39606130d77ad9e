import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();

describe('closePanel', () => {
  it('closes a leaf with all its tabs, and its sibling takes its place', async () => {
    const { api } = await startWorkspace(running);
    const body = { panelId: 'leaf-1', direction: 'vertical', panelType: SANDBOX } as const;
    const { panelId } = await api.splitLeaf({ path: rover, body });
    await api.openTab({ path: rover, body: { panelId, panelType: SANDBOX } });
    await api.closePanel({ path: { ...rover, panelId } });
    expect(await api.getLayout({ path: rover })).toMatchObject({ revision: 3, layout: { type: 'leaf', id: 'leaf-1' } });
  });

  it('answers 404 for a closed leaf', async () => {
    const { call } = await startWorkspace(running);
    const answer = await call('DELETE', `${EDITOR}/panels/leaf-7`);
    expect(await problemOf(answer)).toMatchObject({ status: 404, name: 'panel-not-found' });
  });
});
