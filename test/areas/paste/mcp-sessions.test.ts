// An MCP session over HTTP stays in the workspace where it began; the real viewer beside a real platform.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/base/config/config.ts';
import { runViewer } from '../../../src/servers/from-settings.ts';
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
    const viewer = await runViewer(settings, { ...platform, platformUrl: () => platform.url });
    running.onClose(() => viewer.close());
    return viewer;
  };
  const viewer = await run();
  const connect = async (given = key, url = viewer.url, init: object = {}) => {
    const client = new Client({ name: 'test', version: '1' }, init);
    const requestInit = { headers: { Authorization: `Bearer ${given}` } };
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
  /** The user looks at this workspace now. */
  const look = async (repo: string, owner = 'demo') => {
    const browser = await page({ owner, repo });
    await browser.send({ type: 'focus', leaf: 'leaf-1' });
    const path = { owner, repo };
    await expect.poll(() => api.getLayout({ path })).toMatchObject({ focusedPanelId: 'leaf-1' });
    await expect.poll(() => platform.focusedWorkspace(owner)).toBe(`${owner}/${repo}`);
  };
  for (const repo of ['rover', 'arm']) {
    await api.openTab({ path: { owner: 'demo', repo }, body: { displayName: `tab of ${repo}`, panelType: WEB_VIEW } });
  }
  return { ...workspace, viewer, connect, look, run };
}

describe('An MCP session over HTTP', () => {
  it('stays in the workspace that it used first, whatever the user opens later', async () => {
    const { connect, look, api } = await start();
    const agent = await connect();
    expect(await agent.call('tabs')).toMatchObject({ isError: true });
    await look('rover');
    expect((await agent.call('tabs')).text).toContain('tab of rover');
    await look('arm');
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

  it('does not move another session with the same key, and an argument goes elsewhere for one call', async () => {
    const { connect, look } = await start();
    const [first, second] = [await connect(), await connect()];
    await look('rover');
    expect((await first.call('tabs')).where).toBe('Workspace: demo/rover');
    await look('arm');
    expect((await second.call('tabs')).where).toBe('Workspace: demo/arm');
    expect((await first.call('tabs', { workspace: 'demo/arm' })).where).toBe('Workspace: demo/arm');
    expect((await first.call('tabs')).where).toBe('Workspace: demo/rover');
    const third = await connect();
    expect((await third.call('tabs', { workspace: 'demo/rover' })).where).toBe('Workspace: demo/rover');
    expect((await third.call('tabs')).where).toBe('Workspace: demo/rover');
    const pasting = await third.client.callTool({ name: 'av_screenshot_paste', arguments: { workspace: 'demo/arm' } });
    expect(pasting.structuredContent).toMatchObject({ opened: true, workspace: 'demo/arm' });
  });

  it('is in the workspace of the setting, unless a call names another', async () => {
    const { connect, look } = await start({ ANNEX_WORKSPACE: 'demo/arm' });
    await look('rover');
    const agent = await connect();
    expect((await agent.call('tabs', { workspace: 'demo/rover' })).where).toBe('Workspace: demo/rover');
    expect((await agent.call('tabs')).where).toBe('Workspace: demo/arm');
  });

  it('is refused a workspace of another owner, and of no form', async () => {
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

  it('has to name its workspace after the viewer restarted, rather than go where the user is', async () => {
    const { connect, look, run, key } = await start();
    const agent = await connect();
    await look('rover');
    await agent.call('tabs');
    const { sessionId = '' } = agent.transport;
    await look('arm');
    const other = await run();
    const ask = async (session: Record<string, string>, workspace?: string) => {
      const params = { name: 'workspace_tabs', arguments: workspace ? { workspace } : {} };
      const headers = { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream', ...session };
      const call = sending('POST', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
      return (await fetch(`${other.url}/mcp`, call)).text();
    };
    for (const session of [{ 'mcp-session-id': sessionId }, { 'mcp-session-id': 'made-up' }, {}]) {
      const told = await ask(session as Record<string, string>);
      expect(told).toContain('"isError":true');
      expect(told).toContain('The user is in demo/arm.');
      expect(await ask(session as Record<string, string>, 'demo/rover')).toContain('Workspace: demo/rover');
    }
  });

  it('speaks the revision without sessions too, where every call names the workspace', async () => {
    const { connect, look, viewer, key } = await start();
    await look('rover');
    const agent = await connect(key, viewer.url, { versionNegotiation: { mode: 'auto' } });
    expect(agent.transport.sessionId).toBeUndefined();
    expect(await agent.call('tabs')).toMatchObject({ isError: true, text: expect.stringContaining('demo/rover') });
    expect((await agent.call('tabs', { workspace: 'demo/rover' })).where).toBe('Workspace: demo/rover');
  });
});
