import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();

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
