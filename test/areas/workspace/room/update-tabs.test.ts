import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, startWithTab, startWorkspace } from '../workspace.ts';

const running = useRunning();

describe('updateTabs', () => {
  it('activates a tab by its name', async () => {
    const { api } = await startWithTab(running, 'Behind');
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
