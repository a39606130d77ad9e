import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Colour, colourAt, isNear } from '../../scripts/soak/workspace/picture.ts';
import { useRunning } from '../running.ts';
import { EDITOR, openSandbox, rover } from '../workspace/workspace.ts';
import { useOwnChromium } from './chromium.ts';
import { loadOf, startOpenWorkspace, useSite } from './workspace.ts';

const near = (wanted: Colour) => (colour: Colour) => isNear(colour, wanted);

describe('screenshots of panels in a browser', () => {
  const running = useRunning();
  const browser = useOwnChromium('--auto-accept-this-tab-capture');
  const site = useSite();

  it('answers 504 until the user shares, then gives the picture of what the panel shows [D-screenshot-sharing-icon]', async () => {
    const workspace = await startOpenWorkspace(running, browser);
    const { api, open, call } = workspace;
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'setHeaderHidden', hidden: true } });
    const { panelId } = await openSandbox(workspace);
    const page = await open();
    await loadOf(page, site());
    const take = (body: object, headers = {}) =>
      call('PATCH', `${EDITOR}/screenshot`, { scope: 'panel', ...body }, headers);
    const refused = await take({ panelId: 'leaf-1' });
    expect(refused.status).toBe(504);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ type: '/problems/sharing-off' });
    await page.getByText('A program asked for a screenshot.').waitFor();
    await page.getByRole('button', { name: 'Share now' }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    await expect.poll(() => api.getScreenshotStatus({ path: rover })).toMatchObject({ browsers: 1, tabShared: true });
    const taken = await take({ panelId: 'leaf-1' }, { accept: 'image/png' });
    expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = new Uint8Array(await taken.arrayBuffer());
    const { width, height } = await sharp(picture).metadata();
    const box = await page.locator('.webview').boundingBox();
    expect(Math.abs(width - (box?.width ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs(height - (box?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(await colourAt(picture, 0.5, 0.5)).toSatisfy(near([200, 40, 90]));
    await api.controlSandbox({
      path: rover,
      body: { panelId, action: 'eval', code: 'document.body.style.background = "rgb(20, 160, 60)"' },
    });
    const small = await api.captureScreenshot({ path: rover, body: { scope: 'panel', panelId, maxDimension: 100 } });
    expect(Math.max(small.width, small.height)).toBe(100);
    expect(await colourAt(small.dataUrl, 0.5, 0.3)).toSatisfy(near([20, 160, 60]));
    expect(workspace.complaints).toEqual([]);
  });

  it('shows a tab of the background for its picture, and the former one again', async () => {
    const { api, open } = await startOpenWorkspace(running, browser);
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    const { tabId } = await api.openTab({
      path: rover,
      body: { panelId: 'leaf-1', panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a04', displayName: 'Front' },
    });
    const page = await open();
    await loadOf(page, site());
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    await expect.poll(async () => (await api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
    const { dataUrl } = await api.captureScreenshot({
      path: rover,
      body: { scope: 'panel', tabId: 'tab-1' },
    });
    expect(await colourAt(dataUrl, 0.5, 0.5)).toSatisfy(near([200, 40, 90]));
    await page.getByLabel('System log', { exact: true }).first().waitFor();
    expect(await api.getLayout({ path: rover })).toMatchObject({ layout: { activeTab: tabId } });
  });
});
