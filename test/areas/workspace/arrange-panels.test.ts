import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace, WEB_VIEW } from './workspace.ts';

const running = useRunning();
const beside = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;

describe('splitLeaf', () => {
  it('opens a new leaf beside an existing one, with the requested ratio [D-layout-split]', async () => {
    const { api } = await startWorkspace(running);
    const made = await api.splitLeaf({ path: rover, body: { ...beside, ratio: 0.67 } });
    expect(made).toEqual({ splitId: 'split-2', panelId: 'leaf-3', newPanelId: 'leaf-3', tabId: 'tab-4', revision: 1 });
    expect((await api.getLayout({ path: rover })).layout).toMatchObject({
      type: 'split',
      id: 'split-2',
      direction: 'horizontal',
      ratio: 0.67,
      first: { id: 'leaf-1' },
      second: { id: 'leaf-3', tabs: [{ id: 'tab-4', panelType: SANDBOX }], activeTab: 'tab-4' },
    });
  });

  it('opens the new leaf before the existing one on request, and loads a page in it', async () => {
    const { api } = await startWorkspace(running);
    const initialState = { url: 'https://docs.example/' };
    const body = {
      panelId: 'leaf-1',
      direction: 'vertical',
      position: 'before',
      panelType: WEB_VIEW,
      initialState,
    } as const;
    await api.splitLeaf({ path: rover, body });
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({
      direction: 'vertical',
      ratio: 0.5,
      first: { id: 'leaf-3' },
      second: { id: 'leaf-1' },
    });
    expect(layout).toHaveProperty('first.tabs.0.panelState.url', 'https://docs.example/');
  });

  it.each([
    ['an unknown leaf', { ...beside, panelId: 'leaf-9' }, 404, 'panel-not-found'],
    ['a ratio below 0.05', { ...beside, ratio: 0.04 }, 400, 'invalid-request'],
    ['a ratio above 0.95', { ...beside, ratio: 0.951 }, 400, 'invalid-request'],
    ['another direction', { ...beside, direction: 'diagonal' }, 400, 'invalid-request'],
  ])('refuses %s', async (_, body, status, name) => {
    const { call } = await startWorkspace(running);
    expect(await problemOf(await call('POST', `${EDITOR}/splits`, body))).toMatchObject({ status, name });
  });

  it('answers 409 for an empty leaf and for a leaf at the maximum depth', async () => {
    const { api, call } = await startWorkspace(running, { panels: { maxDepth: 2 } });
    await api.splitLeaf({ path: rover, body: beside });
    await api.splitLeaf({ path: rover, body: beside });
    expect(await problemOf(await call('POST', `${EDITOR}/splits`, beside))).toMatchObject({
      status: 409,
      name: 'layout-full',
    });
    const { revision } = await api.getLayout({ path: rover });
    expect(revision).toBe(2);
  });
});

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

describe('updateTab', () => {
  it('renames and activates a tab in one change', async () => {
    const { api } = await startWorkspace(running);
    await api.openTab({ path: rover, body: { panelType: SANDBOX } });
    const body = { displayName: 'Reference', displayIcon: 'book', active: true } as const;
    await api.updateTab({ path: { ...rover, tabId: 'tab-1' }, body });
    const { layout, revision } = await api.getLayout({ path: rover });
    expect(revision).toBe(2);
    expect(layout).toMatchObject({ activeTab: 'tab-1', tabs: [{ displayName: 'Reference', displayIcon: 'book' }, {}] });
  });

  it('creates no revision if nothing changes, and answers 404 for an unknown tab', async () => {
    const { api, call } = await startWorkspace(running);
    await api.updateTab({ path: { ...rover, tabId: 'tab-1' }, body: { displayName: 'Web view', active: true } });
    expect((await api.getLayout({ path: rover })).revision).toBe(0);
    const unknown = await call('PATCH', `${EDITOR}/tabs/tab-9`, { active: true });
    expect(await problemOf(unknown)).toMatchObject({ status: 404, name: 'tab-not-found' });
  });
});
