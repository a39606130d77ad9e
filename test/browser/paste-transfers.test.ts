// Files that are not pictures, in the paste widget: folders, progress, lost connections, and files that programs give.

import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uploadFile } from '../../src/sdk/paste/upload.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { openInPage, PLACES, poll } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-drop-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe.each(PLACES.slice(0, 2))('Files in %s', (_, open) => {
  it('are saved unchanged in incoming/, HEIC and SVG too, beside pictures [E-files-widget]', async () => {
    const { viewer, frame, wrong } = await open(running, browser);
    const files = ['IMG_1.HEIC', 'logo.svg', 'plan.pdf'];
    const buffer = Buffer.from('\0\0\0\x1cftypheic');
    await frame.locator('#file').setInputFiles(files.map((name) => ({ name, mimeType: '', buffer })));
    await poll(() => frame.locator('#sending li', { hasText: 'Saved' }).count()).toBe(3);
    for (const name of files) expect((await viewer.read(`incoming/${name}`)).equals(buffer)).toBe(true);
    expect(wrong).toEqual([]);
  });
});

describe('The widget', () => {
  it('sends a folder of 300 files with its folders, over at most 4 connections', async () => {
    const { viewer, page, wrong } = await openInPage(running, browser);
    const folder = join(await temporaryFolder(), 'photos');
    await mkdir(join(folder, '2026'), { recursive: true });
    for (let number = 0; number < 300; number++)
      await writeFile(join(folder, number % 2 ? '2026' : '.', `${number}.txt`), `${number}`);
    const client = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', { type, x: 300, y: 250, data });
    const saved = async () =>
      (await readdir(join(viewer.projectDir, 'incoming/photos'), { recursive: true }).catch(() => [])).length;
    await expect.poll(saved, { timeout: 60_000 }).toBe(301);
    expect(await readFile(join(viewer.projectDir, 'incoming/photos/2026/299.txt'), 'utf8')).toBe('299');
    await poll(() => page.locator('#announcement').textContent()).toBe('300 of 300 files saved');
    expect(wrong).toEqual([]);
  });

  it('shows the progress, goes on after a lost connection, and cancels', async () => {
    const { viewer, page } = await openInPage(running, browser);
    const path = join(await temporaryFolder(), 'big.bin');
    const content = randomBytes(48 << 20);
    await writeFile(path, content);
    let isLost = true;
    await page.route('**/files/*', (route) =>
      isLost && route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.locator('#file').setInputFiles(path);
    await poll(() => page.locator('#sending li').textContent()).toContain('no connection, trying again');
    expect((await readdir(join(viewer.projectDir, 'incoming'))).filter((name) => !name.startsWith('.'))).toEqual([]);
    isLost = false;
    await poll(() => page.locator('#sending li').textContent()).toContain('Saved, 50.3 MB');
    expect((await viewer.read('incoming/big.bin')).equals(content)).toBe(true);
    isLost = true;
    await page.locator('#file').setInputFiles(path);
    await poll(() => page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await poll(() => page.locator('#sending li').count()).toBe(1);
    await poll(
      async () => (await viewer.client.listFiles()).files.filter(({ state }) => state === 'uploading').length,
    ).toBe(0);
  });

  it('continues an upload after a reload when the file is chosen again, and says so', async () => {
    const { viewer, page } = await openInPage(running, browser);
    const path = join(await temporaryFolder(), 'big.bin');
    const content = randomBytes(40 << 20);
    await writeFile(path, content);
    let parts = 0;
    await page.route('**/files/*', (route) =>
      route.request().method() === 'PATCH' && ++parts > 1 ? route.abort() : route.continue(),
    );
    await page.locator('#file').setInputFiles(path);
    await poll(async () => (await viewer.client.listFiles()).files[0]?.offset).toBe(16 << 20);
    await page.unroute('**/files/*');
    await page.reload();
    await page.locator('#file').setInputFiles(path);
    await poll(() => page.locator('#sending li').textContent()).toMatch(/continued where it stopped|Saved/);
    await poll(() => page.locator('#sending li').textContent()).toContain('Saved');
    expect((await viewer.client.listFiles()).files).toHaveLength(1);
    expect((await viewer.read('incoming/big.bin')).equals(content)).toBe(true);
  });

  it('shows files that programs give, saves and dismisses them', async () => {
    const { viewer, page } = await openInPage(running, browser);
    const login = { name: '__Host-annex_session', value: 'one', secure: true };
    await page.context().addCookies([{ ...login, url: viewer.url.replace('http:', 'https:') }]);
    const bytes = Buffer.from('<script>document.title = 1</script>');
    const source = { size: bytes.length, slice: () => new Blob([bytes]) };
    const { id } = await uploadFile(viewer.client, source, { filename: 'report.html', give: '', from: 'build' });
    const card = page.locator('#given li');
    await poll(() => card.textContent()).toContain('report.htmlbuild gives you a file, 35 bytes');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('report.html');
    expect((await readFile(await download.path())).equals(bytes)).toBe(true);
    await poll(async () => (await viewer.client.getFile({ path: { id } })).state).toBe('saved');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await poll(() => card.count()).toBe(0);
    expect((await viewer.client.listFiles()).files).toEqual([]);
  });

  it.each([360, 700, 1280])('fits a window of %i pixels', async (width) => {
    const { viewer, page } = await openInPage(running, browser);
    const bytes = Buffer.from('a');
    const name = `${'a-long-name-'.repeat(12)}.pdf`;
    const source = { size: 1, slice: () => new Blob([bytes]) };
    await uploadFile(viewer.client, source, { filename: name, give: '', from: 'Claude Code on build-server-17' });
    await page.setViewportSize({ width, height: 900 });
    await page.locator('#file').setInputFiles([{ name, mimeType: '', buffer: bytes }]);
    await poll(() => page.locator('#sending li').textContent()).toContain('Saved');
    await poll(() => page.locator('#given li').count()).toBe(1);
    if (process.env['SCREENSHOTS']) await page.screenshot({ path: `${process.env['SCREENSHOTS']}/${width}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
