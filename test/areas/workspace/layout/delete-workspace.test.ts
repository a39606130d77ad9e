import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { rover, SANDBOX, startWithTab, startWorkspace } from '../workspace.ts';

const running = useRunning();
const ROVER = '/api/workspaces/editor/demo/rover';

describe('deleteWorkspace', () => {
  it('deletes the layout, the log and code that waits to run', async () => {
    const { api, page } = await startWorkspace(running);
    const { panelId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    const queued = await api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code: '6 * 7' } });
    const { evalId = '' } = queued as { evalId?: string };
    await api.deleteWorkspace({ path: rover });
    await expect(api.getEval({ path: { ...rover, evalId } })).rejects.toMatchObject({ name: 'eval-not-found' });
    const anew = await page();
    expect([anew.revision, anew.log, anew.begun]).toEqual([0, [], []]);
  });

  it('tells open pages, closes them and ends streams, also if nothing was ever changed', async () => {
    const { api, page, platform, key } = await startWorkspace(running);
    const open = await page();
    const closed = open.closed();
    const events = await running.events(`${platform.url}${ROVER}/current/events`, { 'x-api-key': key });
    await api.deleteWorkspace({ path: rover });
    expect(await open.next((message) => message.type === 'error')).toMatchObject({ code: 'workspace-gone' });
    expect(await closed).toBe(1000);
    await events.rest();
  });

  it('answers a call whose code is running in a closed page', async () => {
    const { api, page } = await startWorkspace(running);
    const { panelId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    const open = await page();
    open.mute = true;
    const run = api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code: '1' } });
    await open.untilBegun(1);
    await api.deleteWorkspace({ path: rover });
    expect(await run).toMatchObject({ status: 'error' });
  });

  it('is not undone by a page that still sends changes', async () => {
    const { api, page } = await startWithTab(running, 'Plot');
    const open = await page();
    open.stopReading();
    await api.deleteWorkspace({ path: rover });
    await open
      .send({ type: 'change', id: 'x', change: { op: 'openTab', panelId: 'leaf-1', panelType: SANDBOX } })
      .catch(() => {});
    await expect(api.deleteWorkspace({ path: rover })).rejects.toMatchObject({ name: 'workspace-not-found' });
  });

  it('leaves a page alone that opens the same name again', async () => {
    const { api, page } = await startWithTab(running, 'Plot');
    const old = await page();
    const closed = old.closed();
    await api.deleteWorkspace({ path: rover });
    const anew = await page();
    await closed;
    const { tabId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    await anew.untilRevision(1);
    expect(JSON.stringify(anew.layout)).toContain(tabId);
  });

  it.each([
    [404, 'workspace-not-found', '/api/workspaces/editor/demo/none'],
    [403, 'other-owner', '/api/workspaces/editor/acme/rover'],
  ])('answers %i %s', async (status, name, path) => {
    const { call } = await startWithTab(running, 'Plot');
    expect(await problemOf(await call('DELETE', path))).toMatchObject({ status, name });
  });

  it('is refused from another site', async () => {
    const { platform } = await startWithTab(running, 'Plot');
    const headers = { ...(await platform.login('ada', ['demo'])), origin: 'http://evil.example' };
    const answer = await fetch(platform.url + ROVER, { method: 'DELETE', headers });
    expect(await problemOf(answer)).toMatchObject({ status: 403, name: 'cross-site-request' });
  });
});
