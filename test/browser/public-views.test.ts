// Public MCP App views from npm run unchanged as panels, with the data of their own servers.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { BOM, bomPanel, PanelPackages } from '../areas/workspace/package-panels/panel-packages.ts';
import { rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useChromium } from './chromium.ts';
import { views } from './package-panels.ts';
import { startOpenWorkspace } from './workspace.ts';

/** `shows`: a text that needs the data of the view's own tool. */
const VIEWS = [
  { name: 'server-budget-allocator', shows: 'Marketing' },
  { name: 'server-scenario-modeler', shows: '$' },
  { name: 'server-cohort-heatmap', shows: '100%' },
];

describe('public MCP App views', () => {
  const running = useRunning();
  const browser = useChromium();

  it('run unchanged [D-package-panel-public]', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'annex-test-views-'));
    const packages = new PanelPackages();
    running.onClose(() => {
      rmSync(folder, { recursive: true });
      packages.remove();
    });
    const panels: Record<string, { panel: object; html: string }> = {};
    for (const [index, { name }] of VIEWS.entries()) {
      const target = join(folder, name);
      mkdirSync(target);
      execFileSync('npm', ['pack', '--silent', `@modelcontextprotocol/${name}@2.0.3`], { cwd: target });
      execFileSync('tar', ['xzf', `modelcontextprotocol-${name}-2.0.3.tgz`], { cwd: target });
      const client = new Client({ name: 'test', version: '1.0.0' });
      const args = [join(target, 'package/dist/index.js'), '--stdio'];
      await client.connect(new StdioClientTransport({ command: process.execPath, args }));
      const [tool] = (await client.listTools()).tools;
      const result = await client.callTool({ name: tool?.name ?? '', arguments: {} });
      await client.close();
      const panel = bomPanel({
        id: `5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b0${index}`,
        title: name,
        result,
        answers: { [tool?.name ?? '']: result },
      });
      panels[name] = { panel, html: readFileSync(join(target, 'package/dist/mcp-app.html'), 'utf8') };
    }
    await packages.release({ panels });
    await packages.install();
    const workspace = await startOpenWorkspace(running, browser, { packages: { installDir: packages.root } });
    const page = await workspace.open();
    for (const [index, { shows }] of VIEWS.entries()) {
      const panelType = `${BOM}/5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b0${index}`;
      const { tabId } = await workspace.api.openTab({ path: rover, body: { panelType } });
      await expect.poll(() => views(page).length).toBe(1);
      await views(page)[0]?.getByText(shows).filter({ visible: true }).first().waitFor();
      await workspace.api.closeTab({ path: { ...rover, tabId } });
      await expect.poll(() => views(page)).toEqual([]);
    }
    expect(workspace.complaints).toEqual([]);
  });
});
