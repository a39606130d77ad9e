import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Colour, colourAt, isNear } from '../../scripts/soak/workspace/picture-colour.ts';
import { EDITOR, openSandbox, rover } from '../areas/workspace/workspace.ts';
import { problemType } from '../requests.ts';
import { useRunning } from '../running.ts';
import { useChromium, useOwnChromium } from './chromium.ts';
import { drawDocuments } from './documents.ts';
import { loadOf, startOpenWorkspace, useNumberedSite } from './workspace.ts';

const DOCUMENTS = drawDocuments(20261115, 10);
/** A small window where the size does not matter: sharing a tab costs time per pixel. */
const SIZE = { width: 900, height: 600 };
const near = (wanted: Colour) => (colour: Colour) => isNear(colour, wanted);

describe('screenshots of panels in a browser', () => {
  const running = useRunning();
  const browser = useChromium();
  const site = useNumberedSite();

  it('answers 504 until the user shares, then returns what the panel shows [D-screenshot-sharing-icon]', async () => {
    const workspace = await startOpenWorkspace(running, browser);
    const { api, open, call } = workspace;
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'setHeaderHidden', hidden: true } });
    const { panelId } = await openSandbox(workspace);
    const page = await open();
    await loadOf(page, site());
    const take = (body: object, headers = {}) =>
      call('PATCH', `${EDITOR}/screenshot`, { scope: 'panel', ...body }, headers);
    const stage = await page.locator('#dock').boundingBox();
    const refused = await take({ panelId: 'leaf-1' });
    expect(refused.status).toBe(504);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ type: problemType('sharing-off') });
    await page.getByText(/^“key .+” wants to take a screenshot\./).waitFor();
    expect(await page.locator('#dock').boundingBox(), 'the prompt lies over the layout').toEqual(stage);
    await page.getByRole('button', { name: 'Share now' }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    await expect.poll(() => api.getScreenshotStatus({ path: rover })).toMatchObject({ browsers: 1, tabShared: true });
    const taken = await take({ panelId: 'leaf-1' }, { accept: 'image/png' });
    expect([taken.status, taken.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = new Uint8Array(await taken.arrayBuffer());
    const { width, height } = await sharp(picture).metadata();
    const box = await page.locator('.webview').boundingBox();
    expect([width, height]).toEqual([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]);
    expect(await colourAt(picture, 0.5, 0.5)).toSatisfy(near([200, 40, 90]));
    const strayNext = async () => {
      const next = await take({ panelId: 'leaf-1' }, { accept: 'image/png' });
      return strayPixels(new Uint8Array(await next.arrayBuffer()), [200, 40, 90]);
    };
    expect(await strayPixels(picture, [200, 40, 90])).toEqual([]);
    const showOwn = (isShown: boolean) =>
      page.evaluate((shown) => {
        for (const own of document.querySelectorAll<HTMLElement>('.webview :is(.hint, .ring)')) {
          own.hidden = !shown;
          Object.assign(
            own.style,
            shown ? { left: '90px', top: '90px', width: '90px', height: '90px' } : { inset: '' },
          );
        }
      }, isShown);
    await showOwn(true);
    expect(await strayNext(), 'our own notices and the ring are not in pictures').toEqual([]);
    await showOwn(false);
    await page.setViewportSize({ width: 1163, height: 701 }); // odd edges
    for (let taken = 0; taken < 5; taken++) expect(await strayNext()).toEqual([]);
    await api.controlSandbox({
      path: rover,
      body: { panelId, action: 'eval', code: 'document.body.style.background = "rgb(20, 160, 60)"' },
    });
    const small = await api.captureScreenshot({ path: rover, body: { scope: 'panel', panelId, maxDimension: 100 } });
    expect(Math.max(small.width, small.height)).toBe(100);
    expect(await colourAt(small.dataUrl, 0.5, 0.3)).toSatisfy(near([20, 160, 60]));
    expect(workspace.complaints).toEqual([]);
  });

  it.each([
    [2600, 1700, 1],
    [1400, 900, 3],
  ])('captures a tab that is larger than the screen: %i by %i at %i pixels each', async (width, height, scale) => {
    const { api, open } = await startOpenWorkspace(running, browser);
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    const page = await open();
    const session = await page.context().newCDPSession(page);
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false, screenWidth: 1280, screenHeight: 720 };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await loadOf(page, site());
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    await expect.poll(async () => (await api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
    for (const scope of ['panel', 'workspace'] as const) {
      const body = scope === 'panel' ? { scope, panelId: 'leaf-1' } : { scope };
      const taken = await api.captureScreenshot({ path: rover, body });
      const box = await page.locator(scope === 'panel' ? '.webview' : '#dock').boundingBox();
      expect(taken.width / taken.height).toBeCloseTo((box?.width ?? 0) / (box?.height ?? 1), 1);
      expect(Math.max(taken.width, taken.height)).toBeGreaterThan(1_000);
      expect(await colourAt(taken.dataUrl, 0.5, 0.5)).toSatisfy(near([200, 40, 90]));
    }
  });

  it('shows a background tab for its screenshot, then the previous one again', async () => {
    const { api, open } = await startOpenWorkspace(running, browser);
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    const { tabId } = await api.openTab({
      path: rover,
      body: { panelId: 'leaf-1', panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a04', displayName: 'Front' },
    });
    const page = await open(SIZE);
    await loadOf(page, site());
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    await expect.poll(async () => (await api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
    // Both at once: each waits until the other's tab is no longer shown.
    const take = (tabId: string) => api.captureScreenshot({ path: rover, body: { scope: 'panel', tabId } });
    const [back, front] = await Promise.all([take('tab-1'), take(tabId)]);
    expect(await colourAt(back.dataUrl, 0.5, 0.5)).toSatisfy(near([200, 40, 90]));
    expect(await colourAt(front.dataUrl, 0.5, 0.5)).not.toSatisfy(near([200, 40, 90]));
    await page.getByLabel('System log', { exact: true }).first().waitFor();
    expect(await api.getLayout({ path: rover })).toMatchObject({ layout: { activeTab: tabId } });
  });

  it('captures all panels side by side, and waits for a page that is loading [D-screenshot-workspace] [D-purpose-capture]', async () => {
    const workspace = await startOpenWorkspace(running, browser);
    const { api, open } = workspace;
    const { panelId } = await openSandbox(workspace);
    const page = await open(SIZE);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(async () => (await api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
    const code = 'document.body.style.background = "rgb(20, 160, 60)"';
    await api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    const { dataUrl, width, height, loaded } = await api.captureScreenshot({
      path: rover,
      body: { scope: 'workspace' },
    });
    const box = await page.locator('#dock').boundingBox();
    const margins = 12;
    expect([width, height, loaded]).toEqual([(box?.width ?? 0) - margins, (box?.height ?? 0) - margins, true]);
    expect(await colourAt(dataUrl, 0.25, 0.5)).toSatisfy(near([200, 40, 90]));
    expect(await colourAt(dataUrl, 0.75, 0.3)).toSatisfy(near([20, 160, 60]));
    expect(workspace.complaints).toEqual([]);
  });

  it('renders a sandbox without sharing like an element capture, with at most 3 % different pixels [D-screenshot-panel-html2canvas]', {
    timeout: 120_000,
  }, async () => {
    const workspace = await startOpenWorkspace(running, browser);
    const { api, open } = workspace;
    const { panelId } = await openSandbox(workspace);
    await api.controlSandbox({ path: rover, body: { panelId, action: 'setHeaderHidden', hidden: true } });
    const page = await open();
    const take = async (method: 'html2canvas' | 'element-capture') => {
      const { dataUrl } = await api.captureScreenshot({ path: rover, body: { scope: 'panel', panelId, method } });
      return Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64');
    };
    const drawn: Buffer[] = [];
    const show = (document: string) => {
      const code = `document.body.innerHTML = ${JSON.stringify(document)}; 0`;
      return api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    };
    for (const document of DOCUMENTS) {
      await show(document);
      drawn.push(await take('html2canvas'));
    }
    expect((await api.getScreenshotStatus({ path: rover })).sharing.active).toBe(false);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(async () => (await api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
    for (const [at, document] of DOCUMENTS.entries()) {
      await show(document);
      const apart = await difference(drawn[at] ?? Buffer.alloc(0), await take('element-capture'));
      expect(apart, `document ${at}`).toBeLessThanOrEqual(0.03);
    }
    expect(workspace.complaints).toEqual([]);
  });
});

describe('screenshots of the screen in a browser', () => {
  const running = useRunning();
  const browser = useOwnChromium(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream=display-media-type=monitor',
  );

  it('waits for the user, captures the screen, and stops when it is no longer shared [D-screenshot-screen]', async () => {
    const { api, open, call } = await startOpenWorkspace(running, browser);
    const page = await open(SIZE);
    const body = { scope: 'screen', reason: 'To see the desk.', waitForSharing: 30 } as const;
    const taken = api.captureScreenshot({ path: rover, body });
    await page.getByText('Reason: “To see the desk.” Share your screen to allow it.').waitFor();
    await page.getByRole('button', { name: 'Share now' }).click();
    const { dataUrl, width, height, scope } = await taken;
    expect([scope, Math.max(width, height) <= 1568]).toEqual(['screen', true]);
    const { channels } = await sharp(Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64')).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(1); // not blank
    expect(await api.getScreenshotStatus({ path: rover })).toMatchObject({ availableScopes: ['screen'] });
    await page.getByRole('button', { name: 'Screen shared' }).click();
    await expect.poll(async () => (await call('PATCH', `${EDITOR}/screenshot`, { scope: 'screen' })).status).toBe(504);
  });
});

/** Up to the first few positions below the site's text that do not have the expected colour. */
async function strayPixels(picture: Uint8Array, wanted: Colour): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found: string[] = [];
  for (let at = 3 * 100 * info.width; at < data.length && found.length < 5; at += 3) {
    const colour: Colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (isNear(colour, wanted)) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    found.push(`${colour} at ${x},${y} of ${info.width}x${info.height}`);
  }
  return found;
}

/** The share of visibly different pixels; the larger image is cropped to the size of the other. */
async function difference(picture: Buffer, larger: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const other = await sharp(larger).extract({ left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer();
  const visible = 64; // video changes colours and edges slightly
  const isApart = (at: number) => Math.abs((data[at] ?? 0) - (other[at] ?? 0)) > visible;
  let apart = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (isApart(at) || isApart(at + 1) || isApart(at + 2)) apart++;
  }
  return apart / (width * height);
}
