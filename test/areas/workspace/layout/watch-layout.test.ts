import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { SHARED } from '../capture/capture.ts';
import { rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();

describe('watchLayout', () => {
  it('streams the current layout, then every change by callers and users [D-layout-events]', async () => {
    const { api, page } = await startWorkspace(running);
    const stop = new AbortController();
    running.onClose(() => stop.abort());
    const events = api.watchLayout.stream({ path: rover }, stop.signal)[Symbol.asyncIterator]();
    const next = async () => (await events.next()).value;
    const told = (revision: number) => ({ event: 'message', data: { type: 'workspace_updated', revision } });
    expect(await next()).toEqual({ event: 'message', data: { type: 'connected' } });
    expect(await next()).toMatchObject({ event: 'layout', data: { revision: 0, layout: { id: 'leaf-1' } } });
    await api.openTab({ path: rover, body: { panelType: SANDBOX } });
    expect(await next()).toMatchObject({ data: { revision: 1, layout: { activeTab: 'tab-2' } } });
    expect(await next()).toEqual(told(1));
    const open = await page();
    await open.change({ op: 'renameTab', tabId: 'tab-2', displayName: 'Mine' });
    const event = await next();
    expect(event).toMatchObject({ data: { revision: 2 } });
    expect(event).toHaveProperty('data.layout.tabs.1.displayName', 'Mine');
  });

  it('sends an event when sharing changes', async () => {
    const { api, page } = await startWorkspace(running);
    const open = await page();
    const stop = new AbortController();
    running.onClose(() => stop.abort());
    const events = api.watchLayout.stream({ path: rover }, stop.signal)[Symbol.asyncIterator]();
    const next = async () => (await events.next()).value;
    await next();
    await next();
    const told = (active: boolean, availableScopes: readonly string[]) => ({
      event: 'message',
      data: { type: 'sharing_changed', browsers: 1, sharing: { active }, availableScopes },
    });
    await open.send({ type: 'sharing', ...SHARED });
    expect(await next()).toMatchObject(told(true, ['panel', 'workspace']));
    await open.send({ type: 'sharing', ...SHARED });
    await open.send({ type: 'sharing', tab: false, screen: false });
    expect(await next()).toMatchObject(told(false, []));
  });
});
