// MCP sessions over HTTP stay in the workspace that they used first.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/base/config/config.ts';
import { runViewer } from '../../../src/servers/run-viewer.ts';
import { sending, useRunning } from '../../running.ts';
import { startWorkspace, WEB_VIEW } from '../workspace/workspace.ts';

const running = useRunning();

async function start(env: Readonly<Record<string, string>> = {}) {
  const workspace = await startWorkspace(running);
  const { platform, key, api, page } = workspace;
  const folder = await mkdtemp(join(tmpdir(), 'annex-sessions-'));
  running.onClose(() => rm(folder, { recursive: true }));
  const { settings } = readConfig({ flags: { 'viewer-port': '0', 'log-level': 'silent' }, env, folder });
  const run = async () => {
    const viewer = await runViewer(settings, platform);
    running.onClose(() => viewer.close());
    return viewer;
  };
  const viewer = await run();
  const connect = async (apiKey = key, url = viewer.url, init: object = {}) => {
    const client = new Client({ name: 'test', version: '1' }, init);
    const requestInit = { headers: { Authorization: `Bearer ${apiKey}` } };
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit });
    await client.connect(transport);
    running.onClose(() => client.close());
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name: `workspace_${name}`, arguments: args });
      const texts = (content as { text?: string }[]).map(({ text = '' }) => text);
      return { text: texts.join('\n'), where: texts.at(-1), isError: isError === true };
    };
    return { client, call, transport };
  };
  /** The user focuses this workspace. */
  const focus = async (repo: string, owner = 'demo') => {
    const browser = await page({ owner, repo });
    await browser.send({ type: 'focus', leaf: 'leaf-1' });
    const path = { owner, repo };
    await expect.poll(() => api.getLayout({ path })).toMatchObject({ focusedPanelId: 'leaf-1' });
    await expect.poll(() => platform.focusedWorkspace(owner)).toBe(`${owner}/${repo}`);
  };
  for (const repo of ['rover', 'arm']) {
    await api.openTab({ path: { owner: 'demo', repo }, body: { displayName: `tab of ${repo}`, panelType: WEB_VIEW } });
  }
  return { ...workspace, viewer, connect, focus, run };
}

describe('an MCP session over HTTP', () => {
  it('stays in the workspace that it used first, even if the user opens another', async () => {
    const { connect, focus, api } = await start();
    const agent = await connect();
    expect(await agent.call('tabs')).toMatchObject({ isError: true });
    await focus('rover');
    expect((await agent.call('tabs')).text).toContain('tab of rover');
    await focus('arm');
    for (const [tool, args] of [
      ['tabs', {}],
      ['close', { tab: 'tab of rover' }],
      ['console', { tab: 'tab of arm' }],
      ['eval', { code: '1' }],
    ] as const) {
      expect((await agent.call(tool, args)).where, tool).toBe('Workspace: demo/rover');
    }
    expect(JSON.stringify(await api.listTabs({ path: { owner: 'demo', repo: 'arm' } }))).toContain('tab of arm');
  });

  it('is independent of other sessions with the same key, and an argument selects a workspace for one call', async () => {
    const { connect, focus } = await start();
    const [first, second] = [await connect(), await connect()];
    await focus('rover');
    expect((await first.call('tabs')).where).toBe('Workspace: demo/rover');
    await focus('arm');
    expect((await second.call('tabs')).where).toBe('Workspace: demo/arm');
    expect((await first.call('tabs', { workspace: 'demo/arm' })).where).toBe('Workspace: demo/arm');
    expect((await first.call('tabs')).where).toBe('Workspace: demo/rover');
    const third = await connect();
    expect((await third.call('tabs', { workspace: 'demo/rover' })).where).toBe('Workspace: demo/rover');
    expect((await third.call('tabs')).where).toBe('Workspace: demo/rover');
    const pasting = await third.client.callTool({ name: 'av_screenshot_paste', arguments: { workspace: 'demo/arm' } });
    expect(pasting.structuredContent).toMatchObject({ opened: true, workspace: 'demo/arm' });
  });

  it('uses the configured workspace unless a call names another', async () => {
    const { connect, focus } = await start({ ANNEX_WORKSPACE: 'demo/arm' });
    await focus('rover');
    const agent = await connect();
    expect((await agent.call('tabs', { workspace: 'demo/rover' })).where).toBe('Workspace: demo/rover');
    expect((await agent.call('tabs')).where).toBe('Workspace: demo/arm');
  });

  it('is refused workspaces of other owners and invalid names', async () => {
    const { connect, platform } = await start();
    const { key } = await platform.identity.keys.create('acme');
    const agent = await connect(key);
    const refused = await agent.call('tabs', { workspace: 'demo/rover' });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('belongs to another owner') });
    for (const workspace of ['acme', 'acme/../demo/rover', 'acme/', '', 7]) {
      const wrong = await agent.call('tabs', { workspace }).catch(() => ({ isError: true }));
      expect(wrong.isError).toBe(true);
    }
  });

  it('must name its workspace after the viewer restarts', async () => {
    const { connect, focus, run, key } = await start();
    const agent = await connect();
    await focus('rover');
    await agent.call('tabs');
    const { sessionId = '' } = agent.transport;
    await focus('arm');
    const other = await run();
    const ask = async (session: Record<string, string>, workspace?: string) => {
      const params = { name: 'workspace_tabs', arguments: workspace ? { workspace } : {} };
      const headers = { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream', ...session };
      const call = sending('POST', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
      return (await fetch(`${other.url}/mcp`, call)).text();
    };
    for (const session of [{ 'mcp-session-id': sessionId }, { 'mcp-session-id': 'made-up' }, {}]) {
      const text = await ask(session as Record<string, string>);
      expect(text).toContain('"isError":true');
      expect(text).toContain('The user is in demo/arm.');
      expect(await ask(session as Record<string, string>, 'demo/rover')).toContain('Workspace: demo/rover');
    }
  });

  it('supports the revision without sessions, in which every call names the workspace', async () => {
    const { connect, focus, viewer, key } = await start();
    await focus('rover');
    const agent = await connect(key, viewer.url, { versionNegotiation: { mode: 'auto' } });
    expect(agent.transport.sessionId).toBeUndefined();
    expect(await agent.call('tabs')).toMatchObject({ isError: true, text: expect.stringContaining('demo/rover') });
    expect((await agent.call('tabs', { workspace: 'demo/rover' })).where).toBe('Workspace: demo/rover');
  });
});
