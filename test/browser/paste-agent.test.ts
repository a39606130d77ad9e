// An agent asks for a screenshot with the official client over both transports, and the user pastes it in Chromium.
import { describe, expect, it } from 'vitest';
import { authenticate, connectMcp, TRANSPORTS } from '../areas/paste/mcp-client.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { openInPage, WAYS } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();
const [[, pressPaste] = []] = WAYS;

describe.each(TRANSPORTS)('wait_for_paste over %s', (how) => {
  it('reports progress while it waits, and returns the image, which is then available as a resource', async () => {
    const widget = await openInPage(running, browser, { authenticate });
    const { viewer } = widget;
    const client = await connectMcp(running, how, viewer);
    const messages: (string | undefined)[] = [];
    const waiting = Promise.withResolvers<void>();
    const result = client.callTool(
      { name: 'wait_for_paste', arguments: {} },
      {
        onprogress: ({ message }) => {
          messages.push(message);
          waiting.resolve();
        },
        resetTimeoutOnProgress: true,
      },
    );
    await Promise.race([waiting.promise, result]);
    await pressPaste?.(widget, await png(drawPixels(300, 200)), 'Board for the agent', running);
    const [image, text] = (await result).content as { type: string; data: string; text: string }[];
    expect(messages[0]).toContain('Waiting');
    expect(image?.type).toBe('image');
    const saved = await viewer.read('screenshots/sp/board-for-the-agent-300x200.png');
    expect(Buffer.from(image?.data ?? '', 'base64').equals(saved)).toBe(true);
    expect(text?.text).toContain('board-for-the-agent-300x200.png');
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ name: 'board-for-the-agent', mimeType: 'image/png' }]);
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
    expect(contents).toMatchObject([{ mimeType: 'image/png', blob: saved.toString('base64') }]);
  }, 60_000);
});
