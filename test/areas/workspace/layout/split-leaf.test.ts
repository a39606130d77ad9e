import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace, WEB_VIEW } from '../workspace.ts';

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
