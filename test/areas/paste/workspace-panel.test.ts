// Where av_screenshot_paste opens the widget in a workspace.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/base/config/config.ts';
import { workspacePanel } from '../../../src/mcp/workspace-panel.ts';
import { runViewer } from '../../../src/servers/run-viewer.ts';
import { sending, useRunning } from '../../running.ts';
import { openSandbox, rover, startWorkspace, WEB_VIEW } from '../workspace/workspace.ts';

const url = 'http://127.0.0.1:8797/screenshot-paste';

describe('the active viewer panel', () => {
  const running = useRunning();
  const start = async () => {
    const workspace = await startWorkspace(running);
    const { platform, key } = workspace;
    return {
      ...workspace,
      panel: workspacePanel({ baseUrl: () => platform.url, apiKey: key, workspace: 'demo/rover' }),
    };
  };

  it('is the web view of the last focused leaf [E-tool-opens-widget]', async () => {
    const { api, page, panel } = await start();
    const browser = await page();
    await browser.send({ type: 'focus', leaf: 'leaf-1' });
    await expect.poll(() => api.getLayout({ path: rover })).toMatchObject({ focusedPanelId: 'leaf-1' });
    expect(await panel.show(url)).toEqual({ workspace: 'demo/rover' });
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({ tabs: [{ id: 'tab-1', panelState: { url } }] });
  });

  it('is a new web view tab if the leaf shows another panel', async () => {
    const workspace = await start();
    const { panelId } = await openSandbox(workspace);
    const browser = await workspace.page();
    await browser.send({ type: 'focus', leaf: panelId });
    await expect.poll(() => workspace.api.getLayout({ path: rover })).toMatchObject({ focusedPanelId: panelId });
    expect(await workspace.panel.show(url)).toEqual({ workspace: 'demo/rover' });
    const { layout } = await workspace.api.getLayout({ path: rover });
    expect(layout).toMatchObject({
      second: {
        id: panelId,
        tabs: [{}, { panelType: WEB_VIEW, displayName: 'Paste a screenshot', panelState: { url } }],
      },
    });
  });

  it('is by default in the workspace that the owner of the key focused last [E-tool-opens-widget]', async () => {
    const { platform, key, api, page } = await startWorkspace(running);
    const folder = await mkdtemp(join(tmpdir(), 'annex-panel-'));
    running.onClose(() => rm(folder, { recursive: true }));
    const { settings } = readConfig({ flags: { 'viewer-port': '0', 'log-level': 'silent' }, env: {}, folder });
    const viewer = await runViewer(settings, platform);
    running.onClose(() => viewer.close());
    const other = await platform.identity.keys.create('acme');
    const ask = async (apiKey: string) => {
      const params = { name: 'av_screenshot_paste', arguments: { title: 'Board' } };
      const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json, text/event-stream' };
      const call = sending('POST', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
      return (await fetch(`${viewer.url}/mcp`, call)).text();
    };
    expect(await ask(key)).toContain('"opened":false');
    const browser = await page();
    await browser.send({ type: 'focus', leaf: 'leaf-1' });
    await expect.poll(() => api.getLayout({ path: rover })).toMatchObject({ focusedPanelId: 'leaf-1' });
    expect(await ask(other.key)).toContain('"opened":false');
    expect(await ask(key)).toContain('"workspace":"demo/rover"');
    const shown = `${viewer.url}/screenshot-paste?title=Board`;
    expect((await api.getLayout({ path: rover })).layout).toMatchObject({ tabs: [{ panelState: { url: shown } }] });
  });

  it('does not exist while no browser has the workspace open', async () => {
    const { panel } = await start();
    expect(await panel.show(url)).toBeNull();
  });
});
