import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { rover, startWithTab } from '../workspace.ts';

const running = useRunning();

describe('listTabs', () => {
  it('lists all tabs, or those with a name, with their leaf and active state', async () => {
    const { api } = await startWithTab(running, 'Behind');
    expect((await api.listTabs({ path: rover })).tabs).toMatchObject([
      { id: 'tab-1', panelId: 'leaf-1', isActive: true },
      { id: 'tab-2', panelId: 'leaf-1', isActive: false, name: 'Behind' },
    ]);
    expect((await api.listTabs({ path: rover, query: { name: 'Behind' } })).tabs).toMatchObject([{ id: 'tab-2' }]);
    expect((await api.listTabs({ path: rover, query: { name: 'behind' } })).tabs).toEqual([]);
  });
});
