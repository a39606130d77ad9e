import { describe, expect, it } from 'vitest';
import type { LeafNode } from '../../../../generated/workspace/messages.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace, WEB_VIEW } from '../workspace.ts';

const running = useRunning();

describe('closeTab', () => {
  it('closes a tab, and the sibling of an empty leaf takes its place [D-layout-remove-tab]', async () => {
    const { api } = await startWorkspace(running);
    const body = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;
    const { tabId } = await api.splitLeaf({ path: rover, body });
    await api.closeTab({ path: { ...rover, tabId } });
    expect(await api.getLayout({ path: rover })).toMatchObject({ revision: 2, layout: { type: 'leaf', id: 'leaf-1' } });
  });

  it('leaves a new web view in the last leaf, which keeps its id and can be controlled', async () => {
    const { api, page } = await startWorkspace(running);
    const open = await page();
    const navigate = (url: string) =>
      api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url } });
    await navigate('https://docs.example/');
    await api.closeTab({ path: { ...rover, tabId: 'tab-1' } });
    const { layout, revision } = await api.getLayout({ path: rover });
    const fresh = { id: 'tab-2', panelType: WEB_VIEW, panelState: { headerHidden: false, reloads: 0 } };
    expect(layout).toMatchObject({ type: 'leaf', id: 'leaf-1', tabs: [fresh], activeTab: 'tab-2' });
    expect((layout as LeafNode).tabs[0]?.panelState).not.toHaveProperty('url');
    await open.untilRevision(revision);
    expect(open.layout).toEqual(layout);
    expect((await api.openTab({ path: rover, body: { panelType: SANDBOX } })).tabId).toBe('tab-3');
    await api.updateTab({ path: { ...rover, tabId: 'tab-2' }, body: { active: true } });
    await navigate('https://other.example/');
    expect((await api.listTabs({ path: rover, query: {} })).tabs).toMatchObject([
      { tabId: 'tab-2', panelState: { url: 'https://other.example/' } },
      { tabId: 'tab-3' },
    ]);
  });

  it('answers 404 for a closed tab', async () => {
    const { call } = await startWorkspace(running);
    expect((await call('DELETE', `${EDITOR}/tabs/tab-1`)).status).toBe(204);
    const again = await call('DELETE', `${EDITOR}/tabs/tab-1`);
    expect(await problemOf(again)).toMatchObject({ status: 404, name: 'tab-not-found' });
  });
});
