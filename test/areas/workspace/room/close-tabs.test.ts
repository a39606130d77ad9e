import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();

describe('closeTabs', () => {
  it('closes every tab with a name from the query or the body, in one change [D-layout-remove-tab]', async () => {
    const { api, call } = await startWorkspace(running);
    for (const displayName of ['Docs', 'Other', 'Docs']) {
      await api.openTab({ path: rover, body: { panelType: SANDBOX, displayName } });
    }
    expect(await api.closeTabs({ path: rover, query: { name: 'Docs' } })).toEqual({
      closed: ['tab-2', 'tab-4'],
      revision: 4,
    });
    const byBody = await call('DELETE', `${EDITOR}/tabs`, { name: 'Other' });
    expect(await byBody.json()).toEqual({ closed: ['tab-3'], revision: 5 });
    const again = await call('DELETE', `${EDITOR}/tabs?name=Other`);
    expect(await problemOf(again)).toMatchObject({ status: 404, name: 'tab-not-found' });
  });

  it('closes one tab of a leaf, given in the body [D-layout-remove-tab]', async () => {
    const { call } = await startWorkspace(running);
    const elsewhere = await call('DELETE', `${EDITOR}/tabs`, { panelId: 'leaf-7', tabId: 'tab-1' });
    expect(await problemOf(elsewhere)).toMatchObject({ status: 404, name: 'tab-not-found' });
    const closed = await call('DELETE', `${EDITOR}/tabs`, { panelId: 'leaf-1', tabId: 'tab-1' });
    expect(await closed.json()).toEqual({ closed: ['tab-1'], revision: 1 });
  });

  it('answers 404 if neither a name nor a tab is given', async () => {
    const { call } = await startWorkspace(running);
    expect(await problemOf(await call('DELETE', `${EDITOR}/tabs`))).toMatchObject({
      status: 404,
      name: 'tab-not-found',
    });
  });
});
