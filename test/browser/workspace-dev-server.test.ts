// An agent corrects a page: `annex start`, a real browser, and the official MCP client over both transports.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { colourAt, isNear } from '../../scripts/soak/workspace/picture-colour.ts';
import { COMMAND, useAnnex } from '../cli/annex.ts';
import { startFirst } from '../cli/first-start.ts';
import { useRunning } from '../running.ts';
import { useChromium } from './chromium.ts';
import { DEV_SERVERS } from './dev-servers.ts';

const CASES = Object.entries(DEV_SERVERS).flatMap(([name, start]) =>
  (['stdio', 'http'] as const).map((how) => ({ name, start, how })),
);

describe('an agent with MCP tools', () => {
  const annex = useAnnex();
  const browser = useChromium();
  const running = useRunning();

  /** A user who has the workspace open and shares the tab. */
  async function openWorkspace() {
    const { address, name, password, key, viewer } = await startFirst(annex);
    const page = await browser().newPage();
    running.onClose(() => page.close());
    await page.goto(address);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Connected').waitFor();
    await page.locator('.webview').first().click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    const [, workspace = ''] = /workspaces\/([\w-]+\/[\w-]+)/.exec(page.url()) ?? [];
    return { key, viewer, workspace, platform: new URL(page.url()).origin };
  }

  async function connect(
    how: 'stdio' | 'http',
    { key, viewer, workspace, platform }: Awaited<ReturnType<typeof openWorkspace>>,
  ) {
    const client = new Client({ name: 'test', version: '1' });
    const env = { PATH: process.env['PATH'] ?? '', ANNEX_API_KEY: key, ANNEX_WORKSPACE: workspace };
    const urls = { ANNEX_BASE_URL: platform, ANNEX_VIEWER_URL: viewer };
    await client.connect(
      how === 'stdio'
        ? new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'], env: { ...env, ...urls } })
        : new StreamableHTTPClientTransport(new URL(`${viewer}/mcp`), {
            requestInit: { headers: { Authorization: `Bearer ${key}` } },
          }),
    );
    running.onClose(() => client.close());
    await client.listTools(); // from now on, the client checks every result against the output schema
    return async (name: string, args: object) => {
      const result = await client.callTool({ name, arguments: { ...args } });
      const content = result.content as { type: string; text?: string; data?: string }[];
      expect([name, result.isError ?? false, content[0]?.text]).toEqual([name, false, content[0]?.text]);
      return { content, structured: result.structuredContent as Record<string, unknown> };
    };
  }

  it.each(CASES)('corrects $name over $how', { timeout: 180_000 }, async ({ start, how }) => {
    const site = await start(running);
    const call = await connect(how, await openWorkspace());
    const tab = 'Shop';
    const errors = async () => {
      const { structured } = await call('workspace_console', { tab });
      const lines = structured['console'] as { level: string; text: string }[];
      return lines.filter(({ level }) => level === 'error').map(({ text }) => text);
    };
    await call('workspace_open', { name: tab, url: site.url, proxy: true });
    await expect.poll(errors).toContainEqual(expect.stringContaining("reading 'toFixed'"));
    await site.correct();
    await call('workspace_open', { name: tab, url: site.url, proxy: true });
    const { content } = await call('workspace_wait_for', { tab, text: 'price 2.00' });
    expect(content[0]?.text).toBe('log: price 2.00');
    expect(await errors()).toEqual([]);

    const look = await call('page_look', { tab });
    expect(look.structured['outline']).toContain('textbox "Customer"');
    const steps = [
      { action: 'fill', role: 'textbox', name: 'Customer', value: 'Ada' },
      { action: 'click', role: 'button', name: 'Order' },
    ];
    const acted = await call('page_act', { tab, steps, until: { text: 'Ordered for Ada' } });
    expect(acted.structured).toMatchObject({ done: 2, met: true, workspace: 'demo/rover' });
    await call('page_wait', { tab, until: { text: 'Ordered for Ada' } });

    const taken = await call('workspace_screenshot', { tab });
    const png = Buffer.from(taken.content[0]?.data ?? '', 'base64');
    expect(await colourAt(png, 0.5, 0.5)).toSatisfy((colour) => isNear(colour, [200, 40, 90]));
    expect(Math.max(Number(taken.structured['width']), Number(taken.structured['height']))).toBeLessThanOrEqual(1568);
    await call('workspace_close', { tab });
  });
});
