// The widget where an agent opens it: in the web view panel of a workspace that the user has open.
import { describe, expect, it } from 'vitest';
import { workspacePanel } from '../../src/mcp/workspace-panel.ts';
import { drawPixels, pixelsOf, png } from '../paste/pixels.ts';
import { runViewer } from '../paste/viewer.ts';
import { useRunning } from '../running.ts';
import { useChromium } from './chromium.ts';
import { startOpenWorkspace } from './workspace.ts';

describe('the widget in a web view panel', () => {
  const running = useRunning();
  const browser = useChromium();

  it('takes a picture by Control+V, and the original shows it pixel by pixel', async () => {
    const { platform, key, open } = await startOpenWorkspace(running, browser);
    const viewer = await runViewer(running, { platformUrl: () => platform.url });
    const page = await open();
    await page.bringToFront();
    await page.locator('.webview').click();
    const panel = workspacePanel({ baseUrl: () => platform.url, apiKey: key, workspace: 'demo/rover' });
    await expect.poll(() => panel.show(`${viewer.url}/screenshot-paste`)).toEqual({ workspace: 'demo/rover' });
    const widget = page.frameLocator(`iframe[src="${viewer.url}/screenshot-paste"]`);
    await widget.locator('.zone').waitFor();
    const bytes = await png(drawPixels(64, 40));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: platform.url });
    await page.evaluate(async (base64) => {
      const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([data], { type: 'image/png' }) })]);
    }, bytes.toString('base64'));
    await widget.locator('h1').click();
    await page.keyboard.press('Control+V');
    await widget.locator('.result').waitFor({ state: 'visible' });
    const { screenshots } = await viewer.client.listPastes({ query: { limit: 1 } });
    const original = await viewer.read(screenshots[0]?.original ?? '');
    expect((await pixelsOf(original)).equals(await pixelsOf(bytes))).toBe(true);
  });
});
