import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { rover, SANDBOX, startWithTab, startWorkspace } from '../workspace.ts';

const running = useRunning();
const ROVER = '/api/workspaces/editor/demo/rover';
const lander = { owner: 'demo', repo: 'lander' } as const;

describe('renameWorkspace', () => {
  it('moves the layout to the new name and frees the old one', async () => {
    const { api } = await startWithTab(running, 'Plot');
    await api.renameWorkspace({ path: rover, body: { repo: 'lander' } });
    const { tabs } = await api.listTabs({ path: lander });
    expect(tabs.map(({ name }) => name)).toContain('Plot');
    expect(await api.getLayout({ path: rover })).toMatchObject({ revision: 0, tabs: [{ id: 'tab-1' }] });
  });

  it('keeps the log and adds a line', async () => {
    const { api, page } = await startWithTab(running, 'Plot');
    await api.renameWorkspace({ path: rover, body: { repo: 'lander' } });
    const { log } = await page({ repo: 'lander' });
    expect(log.map(({ text }) => text)).toEqual(['Opened “Plot”.', 'Renamed the workspace from “rover” to “lander”.']);
  });

  it('tells open pages, closes them and ends streams', async () => {
    const { api, page, platform, key } = await startWithTab(running, 'Plot');
    const open = await page();
    const closed = open.closed();
    const events = await running.events(`${platform.url}${ROVER}/current/events`, { 'x-api-key': key });
    await api.renameWorkspace({ path: rover, body: { repo: 'lander' } });
    expect(await open.next((message) => message.type === 'error')).toMatchObject({ code: 'workspace-gone' });
    expect(await closed).toBe(1000);
    await events.rest();
  });

  it('keeps code that waits to run', async () => {
    const { api, page } = await startWorkspace(running);
    const { panelId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    const queued = await api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code: '6 * 7' } });
    const { evalId = '' } = queued as { evalId?: string };
    await api.renameWorkspace({ path: rover, body: { repo: 'lander' } });
    await page({ repo: 'lander' });
    await expect
      .poll(() => api.getEval({ path: { ...lander, evalId } }))
      .toMatchObject({ status: 'executed', result: 42 });
  });

  it('is accepted from a page of the platform, and refused from another site', async () => {
    const { platform } = await startWithTab(running, 'Plot');
    const headers = { ...(await platform.login('ada', ['demo'])), 'content-type': 'application/json' };
    const rename = (extra: Record<string, string>) =>
      fetch(platform.url + ROVER, { method: 'PATCH', headers: { ...headers, ...extra }, body: '{"repo":"lander"}' });
    const foreign = await rename({ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(await problemOf(foreign)).toMatchObject({ status: 403, name: 'cross-site-request' });
    expect((await rename({})).status).toBe(204);
  });

  it('answers 204 for the same name, and changes nothing', async () => {
    const { api, call } = await startWithTab(running, 'Plot');
    expect((await call('PATCH', ROVER, { repo: 'rover' })).status).toBe(204);
    expect(await api.getLayout({ path: rover })).toMatchObject({ revision: 1 });
  });

  it.each([
    [404, 'workspace-not-found', '/api/workspaces/editor/demo/none', { repo: 'lander' }],
    [409, 'workspace-exists', ROVER, { repo: 'taken' }],
    [400, 'invalid-request', ROVER, { repo: '../x' }],
    [400, 'invalid-request', ROVER, {}],
    [403, 'other-owner', '/api/workspaces/editor/acme/rover', { repo: 'lander' }],
  ])('answers %i %s', async (status, name, path, body) => {
    const { api, call } = await startWithTab(running, 'Plot');
    await api.openTab({ path: { ...rover, repo: 'taken' }, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    expect(await problemOf(await call('PATCH', path, body))).toMatchObject({ status, name });
    expect(await api.getLayout({ path: rover })).toMatchObject({ revision: 1 });
  });
});
