import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();
const beside = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;

describe('moveTab', () => {
  it('moves a tab to another leaf and removes the leaf that becomes empty [D-layout-move]', async () => {
    const { api } = await startWorkspace(running);
    const { tabId, panelId } = await api.splitLeaf({ path: rover, body: beside });
    const body = { sourcePanelId: panelId, tabId, targetPanelId: 'leaf-1' };
    expect(await api.moveTab({ path: rover, body })).toEqual({ tabId, panelId: 'leaf-1', revision: 2 });
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({ type: 'leaf', tabs: [{ id: 'tab-1' }, { id: tabId }], activeTab: tabId });
  });

  it('moves a tab to an edge, into a new leaf', async () => {
    const { api } = await startWorkspace(running);
    const { tabId } = await api.openTab({ path: rover, body: { panelType: SANDBOX } });
    const moved = await api.moveTab({ path: rover, body: { tabId, targetPanelId: 'leaf-1', edge: 'left' } });
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({
      type: 'split',
      first: { id: moved.panelId, tabs: [{ id: tabId }] },
      second: { id: 'leaf-1' },
    });
  });

  it('changes nothing when the only tab of a leaf moves to the edge of its own leaf', async () => {
    const { api } = await startWorkspace(running);
    const body = { tabId: 'tab-1', targetPanelId: 'leaf-1', edge: 'top' } as const;
    expect(await api.moveTab({ path: rover, body })).toEqual({ tabId: 'tab-1', panelId: 'leaf-1', revision: 0 });
  });

  it.each([
    ['an unknown tab', { tabId: 'tab-9', targetPanelId: 'leaf-1' }, 'tab-not-found'],
    ['an unknown target', { tabId: 'tab-1', targetPanelId: 'leaf-9' }, 'panel-not-found'],
    ['a tab that is elsewhere', { sourcePanelId: 'leaf-3', tabId: 'tab-1', targetPanelId: 'leaf-1' }, 'tab-not-found'],
    ['an unknown source', { sourcePanelId: 'leaf-9', tabId: 'tab-1', targetPanelId: 'leaf-1' }, 'panel-not-found'],
  ])('answers 404 for %s', async (_, body, name) => {
    const { api, call } = await startWorkspace(running);
    await api.splitLeaf({ path: rover, body: beside });
    expect(await problemOf(await call('POST', `${EDITOR}/moves`, body))).toMatchObject({ status: 404, name });
  });
});
