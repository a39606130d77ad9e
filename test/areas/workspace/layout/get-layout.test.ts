import { describe, expect, it } from 'vitest';
import { createWorkspaceClient } from '../../../../src/sdk/index.ts';
import { createIntent, linkIntent, problemOf, useRunning } from '../../../running.ts';
import { EDITOR, rover, startWorkspace, WEB_VIEW } from '../workspace.ts';

const running = useRunning();

describe('getLayout', () => {
  it('returns one leaf with one web view for a new workspace [D-layout-query] [D-layout-separate]', async () => {
    const { api } = await startWorkspace(running);
    const tab = {
      id: 'tab-1',
      panelType: WEB_VIEW,
      displayName: 'Web view',
      displayIcon: 'globe',
      panelState: { headerHidden: false, proxyEnabled: false, reloads: 0 },
    };
    const root = { type: 'leaf', id: 'leaf-1', tabs: [tab], activeTab: 'tab-1' };
    expect(await api.getLayout({ path: rover })).toEqual({
      ...root,
      revision: 0,
      layout: root,
      root,
      focusedPanelId: null,
    });
  });

  it('returns the last focused leaf while the page is open', async () => {
    const { api, page } = await startWorkspace(running);
    const open = await page();
    await open.send({ type: 'focus', leaf: 'leaf-1' });
    await open.change({ op: 'activateTab', tabId: 'tab-1' }); // answered after the focus message was processed
    expect((await api.getLayout({ path: rover })).focusedPanelId).toBe('leaf-1');
  });

  it('answers 401 without a key and with a wrong one [D-auth-401]', async () => {
    const { platform, call } = await startWorkspace(running);
    expect(await problemOf(await fetch(platform.url + EDITOR))).toMatchObject({ status: 401, name: 'unauthorized' });
    const wrong = await call('GET', EDITOR, undefined, { 'x-api-key': `ak_${'x'.repeat(43)}` });
    expect(await problemOf(wrong)).toMatchObject({ status: 401, name: 'unauthorized' });
  });

  it('answers 403 with a key of another owner [D-auth-403]', async () => {
    const { platform, call } = await startWorkspace(running);
    const { key } = await platform.identity.keys.create('acme');
    const answer = await call('GET', EDITOR, undefined, { 'x-api-key': key });
    expect(await problemOf(answer)).toMatchObject({ status: 403, name: 'other-owner' });
  });

  it('accepts a session token instead of a key, for the owners of its user [D-auth-bearer]', async () => {
    const { platform } = await startWorkspace(running);
    const { token } = await createIntent(platform);
    expect((await linkIntent(platform, token, await platform.login('ada', ['demo']))).status).toBe(200);
    const status = await fetch(`${platform.url}/auth/intents/${token}/status`);
    const { session_token: sessionToken } = (await status.json()) as { session_token: string };
    const api = createWorkspaceClient({ baseUrl: platform.url, sessionToken });
    expect((await api.getLayout({ path: rover })).revision).toBe(0);
    const elsewhere = await api.getLayout.outcome({ path: { owner: 'acme', repo: 'rover' } });
    expect(elsewhere).toMatchObject({ ok: false, problem: { type: '/problems/other-owner' } });
  });

  it('answers 400 for an invalid workspace name', async () => {
    const { call } = await startWorkspace(running);
    const answer = await call('GET', '/api/workspaces/editor/demo/-x/current');
    expect((await problemOf(answer)).pointers).toEqual(['/path/repo']);
  });
});
