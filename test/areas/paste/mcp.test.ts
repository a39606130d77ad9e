// The MCP server, tested with the official client over both transports.
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ViewerOptions } from '../../../src/servers/viewer.ts';
import { problemOf, useRunning } from '../../running.ts';
import { authenticate, connectMcp, KEYS, TRANSPORTS, type Transport } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();
const connect = (how: Transport, viewer: ViewerUnderTest) => connectMcp(running, how, viewer);

const textOf = (result: { readonly content?: unknown }): string =>
  (result.content as { readonly type: string; readonly text?: string }[]).map(({ text }) => text ?? '').join('\n');

describe.each(TRANSPORTS)('the MCP server over %s', (how) => {
  it('is named viewer and lists its tools, which hosts show as mcp__viewer__av_screenshot_paste [E-tool] [E-tool-exposed-name]', async () => {
    const client = await connect(how, await runViewer(running, { authenticate }));
    expect(client.getServerVersion()?.name).toBe('viewer');
    const { tools } = await client.listTools();
    const names = [
      'mcp__viewer__av_screenshot_paste',
      'mcp__viewer__av_screenshot_store',
      'mcp__viewer__av_screenshot_list',
      'mcp__viewer__av_screenshot_read',
      'mcp__viewer__av_screenshot_text',
      'mcp__viewer__av_screenshot_rename',
      'mcp__viewer__av_screenshot_undo',
      'mcp__viewer__av_screenshot_delete',
      'mcp__viewer__av_screenshot_restore',
      'mcp__viewer__wait_for_paste',
      'mcp__viewer__give_file',
      'mcp__viewer__list_files',
      'mcp__viewer__wait_for_file',
      'mcp__viewer__ask_user',
      'mcp__viewer__workspace_tabs',
      'mcp__viewer__workspace_open',
      'mcp__viewer__workspace_show_panel',
      'mcp__viewer__workspace_screenshot',
      'mcp__viewer__workspace_eval',
      'mcp__viewer__workspace_console',
      'mcp__viewer__workspace_wait_for',
      'mcp__viewer__workspace_close',
      'mcp__viewer__page_look',
      'mcp__viewer__page_act',
      'mcp__viewer__page_wait',
    ];
    const usable = how === 'stdio' ? names.slice(0, 13) : names; // without a key, there is no workspace
    expect(tools.map(({ name }) => `mcp__${client.getServerVersion()?.name}__${name}`)).toEqual(usable);
    const [paste] = tools;
    expect(paste?.inputSchema).toMatchObject({ type: 'object', properties: { title: { type: 'string' } } });
    expect(paste?.inputSchema.required ?? []).toEqual([]);
  });

  it('returns the URL of the widget, with or without a title, if no workspace is open [E-tool-title]', async () => {
    const viewer = await runViewer(running, { authenticate });
    const client = await connect(how, viewer);
    const plain = await client.callTool({ name: 'av_screenshot_paste', arguments: {} });
    expect(plain.structuredContent).toEqual({
      url: `${viewer.url}/screenshot-paste`,
      opened: false,
      after: 'none',
    });
    const titled = await client.callTool({ name: 'av_screenshot_paste', arguments: { title: 'Login dialog' } });
    const { url } = titled.structuredContent as { url: string };
    expect(textOf(titled)).toContain(url);
    expect(await (await fetch(url)).text()).toContain('value="Login dialog"');
    const wrong = await client.callTool({ name: 'av_screenshot_paste', arguments: { title: 7, colour: 'red' } });
    expect(wrong.isError).toBe(true);
    expect(textOf(wrong).split('\n').sort()).toEqual([
      '/colour: is not an allowed key',
      '/title: must be a string',
      expect.stringMatching(/^av_screenshot_paste has invalid arguments: (title, colour|colour, title)\.$/),
    ]);
    await expect(client.callTool({ name: 'av_screenshot_paint', arguments: {} })).rejects.toThrow(/Unknown tool/);
  });

  it('lists, reads, renames and undoes, and asks for a name for unnamed screenshots', async () => {
    const viewer = await runViewer(running, { authenticate });
    const client = await connect(how, viewer);
    const { id } = await viewer.paste(await png(drawPixels(80, 60)));
    const listed = await client.callTool({ name: 'av_screenshot_list', arguments: {} });
    expect(listed.structuredContent).toMatchObject({ screenshots: [{ id }] });
    const read = await client.callTool({ name: 'av_screenshot_read', arguments: {} });
    const [image] = read.content as { type: string; data: string; mimeType: string }[];
    expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' });
    const { file } = await viewer.client.getPaste({ path: { id } });
    expect(Buffer.from(image?.data ?? '', 'base64').equals(await viewer.read(file))).toBe(true);
    expect(textOf(read)).toContain(`call av_screenshot_rename with id ${id}`);
    await client.callTool({ name: 'av_screenshot_rename', arguments: { id, name: 'Patches of colour' } });
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({
      name: 'patches-of-colour',
      name_source: 'agent',
    });
    expect(textOf(await client.callTool({ name: 'av_screenshot_read', arguments: { id } }))).not.toContain(
      'Nobody has named it',
    );
    await client.callTool({ name: 'av_screenshot_undo', arguments: { id } });
    expect(await viewer.client.getPaste({ path: { id } })).toMatchObject({ name_source: 'initial' });
    const wrong = await client.callTool({ name: 'av_screenshot_rename', arguments: { id: 'nobody', name: 'x' } });
    expect(wrong.isError).toBe(true);
    expect(textOf(wrong)).not.toBe('');
  });
});

describe('MCP over HTTP', () => {
  const hello = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
  });
  const post = (viewer: ViewerUnderTest, headers: Record<string, string>, body = hello) =>
    fetch(`${viewer.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    });

  it('requires a key, also on this machine', async () => {
    const viewer = await runViewer(running, { authenticate });
    const answer = await post(viewer, {});
    expect(answer.headers.get('www-authenticate')).toContain('Bearer realm="annex", resource_metadata=');
    expect(await problemOf(answer)).toMatchObject({ status: 401, name: 'unauthorized' });
    expect((await post(viewer, { authorization: `Bearer ak_${'x'.repeat(43)}` })).status).toBe(401);
    expect((await post(viewer, { authorization: `Bearer ${KEYS.demo}` })).status).toBe(200);
  });

  it('accepts the key as X-Api-Key, like the other APIs, unless there is another credential', async () => {
    const viewer = await runViewer(running, { authenticate });
    const wrong = `ak_${'x'.repeat(43)}`;
    expect((await post(viewer, { 'x-api-key': KEYS.demo })).status).toBe(200);
    for (const key of [wrong, '', `${KEYS.demo}, ${KEYS.demo}`, `Bearer ${KEYS.demo}`])
      expect((await post(viewer, { 'x-api-key': key })).status, key).toBe(401);
    expect((await post(viewer, { 'x-api-key': KEYS.demo, authorization: `Bearer ${wrong}` })).status).toBe(401);
    expect((await post(viewer, { 'x-api-key': KEYS.demo, origin: 'https://evil.example' })).status).toBe(403);
  });

  it('answers 405 to every other method', async () => {
    const viewer = await runViewer(running, { authenticate });
    for (const method of ['GET', 'DELETE', 'OPTIONS', 'PUT', 'TRACE']) {
      const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
      const headers = { authorization: `Bearer ${KEYS.demo}` };
      request(`${viewer.url}/mcp`, { method, headers }, resolve).end(); // fetch refuses to send TRACE
      const answer = await promise;
      answer.resume();
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'POST']);
    }
  });

  it('logs no mistakes of clients as faults, nor what they sent', async () => {
    const viewer = await runViewer(running, { authenticate });
    const authorization = `Bearer ${KEYS.demo}`;
    const modern = { 'io.modelcontextprotocol/protocolVersion': '2026-hunter2' };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: modern } };
    const capable = { ...modern, 'io.modelcontextprotocol/clientCapabilities': {} };
    for (const [status, body, headers] of [
      [400, '{"hunter2": hunter2}'],
      [400, 'null'],
      [400, '[]'],
      [400, '["hunter2"]'],
      [400, JSON.stringify(call)],
      [400, JSON.stringify({ ...call, params: { _meta: capable } }), { 'mcp-method': 'tools/list' }],
      [400, JSON.stringify({ ...call, params: { _meta: capable } }), { 'mcp-method': 'hunter2' }],
      [415, hello, { 'content-type': 'text/plain' }],
    ] as const) {
      expect((await post(viewer, { authorization, ...headers }, body)).status, body).toBe(status);
    }
    expect(viewer.log.filter((line) => /fault|hunter2/.test(line))).toEqual([]);
  });

  it('refuses pages of other origins, even with a key', async () => {
    const viewer = await runViewer(running, { authenticate });
    const authorization = `Bearer ${KEYS.demo}`;
    expect((await post(viewer, { authorization, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(viewer, { authorization, origin: 'null' })).status).toBe(403);
    expect((await post(viewer, { authorization, origin: `http://localhost:${viewer.port + 1}` })).status).toBe(403);
    for (const name of ['127.0.0.1', 'localhost']) // both mean this viewer, and addresses are printed as localhost
      expect((await post(viewer, { authorization, origin: `http://${name}:${viewer.port}` })).status).toBe(200);
  });
});

describe('av_screenshot_paste', () => {
  it('opens the widget in the given panel [E-tool-opens-widget]', async () => {
    const shown: string[] = [];
    const show = async (url: string) => {
      shown.push(url);
      return { workspace: 'acme/line-one' };
    };
    const viewer = await runViewer(running, { authenticate, panelOf: () => ({ show }) });
    const client = await connect('http', viewer);
    const result = await client.callTool({ name: 'av_screenshot_paste', arguments: { title: 'Board' } });
    expect(shown).toEqual([`${viewer.url}/screenshot-paste?title=Board`]);
    expect(result.structuredContent).toEqual({
      url: shown[0],
      opened: true,
      workspace: 'acme/line-one',
      after: 'none',
    });
  });

  it('acts for the owner of the API key, with that key', async () => {
    const asked: unknown[] = [];
    const panelOf: ViewerOptions['panelOf'] = (holder) => {
      asked.push(holder);
      return { show: async () => null };
    };
    const ofAcme = (scheme: string, credential: string) => {
      const caller = authenticate(scheme, credential);
      return caller && { ...caller, owner: 'acme' };
    };
    const client = await connect('http', await runViewer(running, { authenticate: ofAcme, panelOf }));
    const result = await client.callTool({ name: 'av_screenshot_paste', arguments: {} });
    expect(result.structuredContent).toMatchObject({ opened: false });
    expect(asked.at(-1)).toEqual({ owner: 'acme', key: KEYS.demo });
  });
});
