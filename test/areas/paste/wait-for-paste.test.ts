// wait_for_paste returns every screenshot once and in order, with its final path.
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { authenticate, connectMcp, connectWithKey, KEYS, TRANSPORTS } from './mcp-client.ts';
import { startModel } from './model.ts';
import { drawPixels, png, sizeOf } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();

interface WaitResult {
  readonly text: string;
  readonly image: string | undefined;
  readonly after: string | undefined;
  readonly isError: boolean;
}

async function wait(client: Client, after?: string, seconds = 10, onStart?: () => void): Promise<WaitResult> {
  const args = { timeout_seconds: seconds, ...(after === undefined ? {} : { after }) };
  const { content, isError, structuredContent } = await client.callTool(
    { name: 'wait_for_paste', arguments: args },
    onStart ? { onprogress: onStart } : {},
  );
  const items = content as { text?: string; data?: string }[];
  return {
    text: items.map(({ text = '' }) => text).join('\n'),
    image: items[0]?.data,
    after: (structuredContent as { after?: string } | undefined)?.after,
    isError: isError === true,
  };
}

/** Opens the widget and returns the cursor. */
const openWidget = async (client: Client): Promise<string> => {
  const asked = await client.callTool({ name: 'av_screenshot_paste', arguments: {} });
  return (asked.structuredContent as { after: string }).after;
};

let seed = 0;
const paste = async (viewer: ViewerUnderTest, title?: string) =>
  viewer.paste(await png(drawPixels(40, 30, 3, ++seed)), title);

describe.each(TRANSPORTS)('wait_for_paste over %s', (how) => {
  it('returns a screenshot pasted since the widget was opened, or that nothing was pasted', async () => {
    const viewer = await runViewer(running, { authenticate, paste: { maxEdgePx: 2000 } });
    const client = await connectMcp(running, how, viewer);
    await paste(viewer, 'before');
    const after = await openWidget(client);
    expect((await wait(client, after, 1)).text).toContain('Nothing was pasted within 1 seconds');
    await viewer.paste(await png(drawPixels(1800, 90)), 'since');
    const { image = '', text } = await wait(client, after);
    expect(await sizeOf(Buffer.from(image, 'base64'))).toBe('1568x78');
    expect(text).toContain('since-1800x90.png');
  });

  it('returns several screenshots one by one in order, including the very first', async () => {
    const viewer = await runViewer(running, { authenticate });
    const client = await connectMcp(running, how, viewer);
    let after: string | undefined = await openWidget(client);
    const titles = ['one', 'two', 'three', 'four'];
    for (const title of titles) await paste(viewer, title); // in the same millisecond
    for (const title of titles) {
      const result: WaitResult = await wait(client, after);
      expect(result.text).toContain(`${title}-40x30.png`);
      after = result.after;
    }
    const nothing = await wait(client, after, 1);
    expect(nothing.text).toContain('Nothing was pasted');
    expect(nothing.after).toBe(after);
  });

  it('waits for the next screenshot without a cursor, and never returns an old one after a deletion', async () => {
    const viewer = await runViewer(running, { authenticate });
    const client = await connectMcp(running, how, viewer);
    await paste(viewer, 'older');
    viewer.clock.advance(1000);
    const { id } = await paste(viewer, 'old');
    const started = Promise.withResolvers<void>();
    const waiting = wait(client, undefined, 10, started.resolve);
    await started.promise;
    await viewer.client.deletePaste({ path: { id } });
    const gone = await paste(viewer, 'gone');
    await viewer.client.deletePaste({ path: { id: gone.id } });
    viewer.clock.advance(-5000); // the clock is set back
    await paste(viewer, 'new');
    expect((await waiting).text).toMatch(/(new|gone)-40x30\.png/);
    const again = await wait(client, id);
    expect(again.text).toContain('new-40x30.png');
  });

  it('refuses an unknown cursor', async () => {
    const viewer = await runViewer(running, { authenticate });
    const client = await connectMcp(running, how, viewer);
    await paste(viewer, 'there');
    for (const cursor of ['unknown', '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21', '../../etc', 'ü']) {
      const refused = await wait(client, cursor, 5);
      expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('/after: ') });
    }
  });
});

describe('the cursor', () => {
  it('survives a restart', async () => {
    const first = await runViewer(running, { authenticate });
    const after = await openWidget(await connectMcp(running, 'http', first));
    const { id } = await paste(first, 'one');
    await paste(first, 'two');
    await first.close();
    const viewer = await runViewer(running, { authenticate, projectDir: first.projectDir });
    const client = await connectMcp(running, 'http', viewer);
    expect(await wait(client, after)).toMatchObject({ after: id, text: expect.stringContaining('one-40x30.png') });
    expect((await wait(client, id)).text).toContain('two-40x30.png');
  });
});

describe('the path that a tool returns', () => {
  it('is final: wait_for_paste waits until the screenshot is named', async () => {
    const { model, answer, asked } = await startModel(running, 'login-dialog');
    const viewer = await runViewer(running, { authenticate, paste: { model } });
    const client = await connectMcp(running, 'http', viewer);
    const waiting = wait(client, await openWidget(client));
    const { id } = await paste(viewer);
    await expect.poll(() => asked.length).toBe(1);
    const list = async () => JSON.stringify(await client.callTool({ name: 'av_screenshot_list', arguments: {} }));
    const read = async () => (await client.callTool({ name: 'av_screenshot_read', arguments: { id } })).content;
    expect(await list()).toContain(id);
    for (const early of [await list(), JSON.stringify((await read())[1])]) expect(early).not.toContain('sp/sp-');
    answer();
    const { text } = await waiting;
    const file = /screenshots\/sp\/\S+\.png/.exec(text)?.[0] ?? '';
    expect(file).toBe('screenshots/sp/login-dialog-40x30.png');
    expect((await stat(join(viewer.projectDir, file))).isFile()).toBe(true);
  });

  it('is omitted while another process names the screenshot', async () => {
    const { model, asked } = await startModel(running);
    const naming = await runViewer(running, { authenticate, paste: { model } });
    const other = await runViewer(running, { authenticate, projectDir: naming.projectDir, paste: { model } });
    const { id } = await paste(naming);
    await expect.poll(() => asked.length).toBe(1);
    expect(await other.client.getPaste({ path: { id } })).toMatchObject({ name_state: 'pending' });
  });

  it('is final after a start without automatic naming', async () => {
    const { model, asked } = await startModel(running);
    const first = await runViewer(running, { authenticate, paste: { model } });
    const { id } = await paste(first);
    await expect.poll(() => asked.length).toBe(1);
    await first.close();
    const second = await runViewer(running, { authenticate, projectDir: first.projectDir });
    const { file, name_state } = await second.client.getPaste({ path: { id } });
    expect(name_state).toBe('kept');
    await second.close();
    const third = await runViewer(running, { authenticate, projectDir: first.projectDir, paste: { model } });
    expect(await third.client.getPaste({ path: { id } })).toMatchObject({ file, name_state: 'kept' });
    expect(asked).toHaveLength(1);
  });
});

describe('waiting calls', () => {
  const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const call = (name: string, args: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

  /** `answer` resolves to the body; `close` closes the connection. */
  function post(viewer: ViewerUnderTest, owner: keyof typeof KEYS, body: string) {
    const headers = { ...HEADERS, authorization: `Bearer ${KEYS[owner]}`, 'content-length': Buffer.byteLength(body) };
    const sent = request(`${viewer.url}/mcp`, { method: 'POST', headers, agent: false });
    const answer = new Promise<string>((resolve) => {
      sent.on('error', () => resolve('closed'));
      sent.on('response', (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', () => resolve('closed'));
        response.on('end', () => resolve(text));
      });
    });
    sent.end(body);
    return { answer, close: () => sent.destroy() };
  }

  it('are limited for each key: 800 calls of one key do not block other keys or the health check', {
    timeout: 120_000,
  }, async () => {
    const viewer = await runViewer(running, { authenticate });
    const other = await connectWithKey(running, viewer, 'umbrella');
    await post(viewer, 'acme', call('av_screenshot_list', {})).answer; // loads the code
    const waits = Array.from({ length: 800 }, () =>
      post(viewer, 'acme', call('wait_for_paste', { timeout_seconds: 600 })),
    );
    const answers: string[] = [];
    for (const { answer } of waits) void answer.then((text) => answers.push(text));
    const serveOthers = async () => {
      expect((await fetch(`${viewer.url}/health`)).status).toBe(200);
      const listed = await other.callTool({ name: 'av_screenshot_list', arguments: {} });
      expect(listed.isError ?? false).toBe(false);
    };
    await serveOthers(); // during the flood
    await expect.poll(() => answers.length, { timeout: 90_000 }).toBe(784);
    const REFUSED = /Too many calls are waiting|An API key can run at most 32 requests/;
    expect(answers.filter((text) => !REFUSED.test(text))).toEqual([]);
    await serveOthers();
    expect((await wait(other, undefined, 1)).text).toContain('Nothing was pasted');
    expect(answers).toHaveLength(784); // the other key was served while 16 calls of the first one still wait
    for (const { close } of waits) close();
    await expect.poll(() => answers.length).toBe(800);
    const again = await connectWithKey(running, viewer, 'acme');
    await expect.poll(async () => (await wait(again, undefined, 1)).text).toContain('Nothing was pasted');
  });

  it('are limited within one batch too, and a body that is too large is refused', async () => {
    const viewer = await runViewer(running, { authenticate });
    const batch = Array.from({ length: 40 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'wait_for_paste', arguments: { timeout_seconds: 1 } },
    }));
    const text = await post(viewer, 'acme', JSON.stringify(batch)).answer;
    expect(text.match(/Too many calls are waiting/g)).toHaveLength(24);
    expect(text.match(/Nothing was pasted/g)).toHaveLength(16);
    const large = call('av_screenshot_paste', { title: 'x'.repeat(40 << 20) });
    expect(await post(viewer, 'acme', large).answer).not.toContain('"result"');
    expect((await fetch(`${viewer.url}/health`)).status).toBe(200);
  });
});
