// Where av_screenshot_paste opens the widget, told by the calls that reach a platform: one that answers as the document
// of the workspace has it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { workspacePanel } from '../../src/mcp/workspace-panel.ts';
import { useRunning } from '../running.ts';

const running = useRunning();
const WEB_VIEW = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02';
const KEY = `ak_${'k'.repeat(43)}`;
const leaf = (id: string, panelType: string) => ({
  type: 'leaf',
  id,
  tabs: [{ id: `${id}-tab`, panelType, displayName: 'x', displayIcon: 'x', panelState: {} }],
  activeTab: `${id}-tab`,
});

async function startPlatform(focusedPanelId: string | null) {
  const calls: { readonly call: string; readonly key: unknown; readonly body: unknown }[] = [];
  const layout = {
    type: 'split',
    id: 'split-1',
    direction: 'horizontal',
    ratio: 0.5,
    first: leaf('leaf-1', WEB_VIEW),
    second: leaf('leaf-2', 'annex/another'),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body: unknown = text === '' ? null : JSON.parse(text);
    calls.push({ call: `${request.method} ${request.url}`, key: request.headers['x-api-key'], body });
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') response.end(JSON.stringify({ revision: 1, layout, focusedPanelId }));
    else if (request.method === 'PATCH') response.writeHead(204).end();
    else response.writeHead(201).end(JSON.stringify({ tabId: 'tab-9', panelId: 'leaf-2', revision: 2 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.onClose(() => void server.close());
  const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, panel: workspacePanel({ baseUrl, apiKey: KEY, workspace: 'acme/line-one' }) };
}

const url = 'http://127.0.0.1:8797/screenshot-paste';
const CURRENT = '/api/workspaces/editor/acme/line-one/current';

describe('The active viewer panel', () => {
  it('is the web view of the leaf that was focused last [E-tool-opens-widget]', async () => {
    const { calls, panel } = await startPlatform('leaf-1');
    expect(await panel.show(url)).toEqual({ workspace: 'acme/line-one' });
    expect(calls).toEqual([
      { call: `GET ${CURRENT}`, key: KEY, body: null },
      {
        call: 'PATCH /api/panels/webview/acme/line-one',
        key: KEY,
        body: { panelId: 'leaf-1', action: 'navigate', url },
      },
    ]);
  });

  it('is a new web view tab where the leaf shows something else', async () => {
    const { calls, panel } = await startPlatform('leaf-2');
    expect(await panel.show(url)).toEqual({ workspace: 'acme/line-one' });
    expect(calls[1]).toMatchObject({
      call: `POST ${CURRENT}/tabs`,
      body: { panelId: 'leaf-2', panelType: WEB_VIEW, initialState: { url } },
    });
  });

  it('is none while no browser has the workspace open', async () => {
    const { calls, panel } = await startPlatform(null);
    expect(await panel.show(url)).toBeNull();
    expect(calls).toHaveLength(1);
  });
});
