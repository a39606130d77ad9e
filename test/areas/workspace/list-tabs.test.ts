import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { EDITOR, rover, SANDBOX, startWorkspace } from './workspace.ts';

const running = useRunning();

/** A workspace with a background tab of this name. */
async function startWithTab(displayName: string) {
  const workspace = await startWorkspace(running);
  const body = { panelId: 'leaf-1', panelType: SANDBOX, displayName, active: false } as const;
  await workspace.api.openTab({ path: rover, body });
  return workspace;
}

describe('listTabs', () => {
  it('lists all tabs, or those with a name, with their leaf and active state', async () => {
    const { api } = await startWithTab('Behind');
    expect((await api.listTabs({ path: rover })).tabs).toMatchObject([
      { id: 'tab-1', panelId: 'leaf-1', isActive: true },
      { id: 'tab-2', panelId: 'leaf-1', isActive: false, name: 'Behind' },
    ]);
    expect((await api.listTabs({ path: rover, query: { name: 'Behind' } })).tabs).toMatchObject([{ id: 'tab-2' }]);
    expect((await api.listTabs({ path: rover, query: { name: 'behind' } })).tabs).toEqual([]);
  });
});

describe('updateTabs', () => {
  it('activates a tab by its name', async () => {
    const { api } = await startWithTab('Behind');
    await api.updateTabs({ path: rover, query: { name: 'Behind' }, body: { active: true } });
    const query = { name: 'Behind' };
    expect((await api.listTabs({ path: rover, query })).tabs).toMatchObject([{ isActive: true }]);
  });

  it('answers 404 for an unknown name', async () => {
    const { call } = await startWorkspace(running);
    const answer = await call('PATCH', `${EDITOR}/tabs?name=Nowhere`, { active: true });
    expect(await problemOf(answer)).toMatchObject({ status: 404, name: 'tab-not-found' });
  });
});
