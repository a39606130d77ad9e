// An agent end to end: `annex start`, a real browser on the workspace, and the official MCP client on /mcp.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { colourAt, isNear } from '../../scripts/soak/workspace/picture-colour.ts';
import { useAnnex } from '../cli/annex.ts';
import { startFirst } from '../cli/first-start.ts';
import { useChromium } from './chromium.ts';
import { useNumberedSite } from './workspace.ts';

describe('the eight workspace tools over HTTP', () => {
  const annex = useAnnex();
  const browser = useChromium();
  const site = useNumberedSite();

  it('act on the workspace that the owner of the key has open, without any setting', async () => {
    const { address, name, password, key, viewer } = await startFirst(annex);
    const page = await browser().newPage();
    onTestFinished(() => page.close());
    await page.goto(address);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Connected').waitFor();
    await page.locator('.webview').first().click(); // the last focused workspace is used
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();

    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${viewer}/mcp`), { requestInit }));
    onTestFinished(() => client.close());
    const { tools } = await client.listTools();
    expect(tools.filter((tool) => tool.name.startsWith('workspace_'))).toHaveLength(8);
    const call = async (tool: string, args: Record<string, unknown> = {}) => {
      const { content } = await client.callTool({ name: `workspace_${tool}`, arguments: args });
      const [first] = content as { type: string; text?: string; data?: string; mimeType?: string }[];
      return first?.text ?? first;
    };
    expect(await call('open', { name: 'Site', url: site() })).toContain('has loaded');
    expect(await call('tabs')).toContain(`Site  ${site()}`);
    expect(await call('wait_for', { tab: 'Site' })).toBe(`${site()} has loaded.`);
    expect(await call('console', { tab: 'Site' })).toContain(': loaded.');
    const picture = (await call('screenshot', { tab: 'Site' })) as { type: string; mimeType: string; data: string };
    expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' });
    const png = Buffer.from(picture.data, 'base64');
    const { width, height } = await sharp(png).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(1568);
    expect(await colourAt(png, 0.5, 0.5)).toSatisfy((colour) => isNear(colour, [200, 40, 90]));
    const fresh = '(The code ran in a new frame. State from earlier code is gone.)';
    expect(await call('eval', { code: 'console.log("said"); var kept = 42; kept' })).toBe(`log: said\n42\n${fresh}`);
    expect(await call('eval', { code: 'kept' })).toBe('42');
    expect(await call('close', { tab: 'Site' })).toContain('Closed “Site”');
    await page.getByRole('tab', { name: 'Site' }).waitFor({ state: 'detached' });
  }, 120_000);
});
