// Files in the paste widget: images from other pages, formats that are refused, download, full size.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { serveHttp } from '../http-server.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { openInPage, PLACES, poll, type Widget } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();
const picture = await png(drawPixels(2000, 300));

describe('An image dragged from another page', () => {
  /** Drags the image of a page with the mouse, and drops what the browser carries onto the widget. */
  async function drag(source: string): Promise<Widget> {
    const widget = await openInPage(running, browser);
    const page = await widget.page.context().newPage();
    const { url } = await serveHttp(running, (request, response) => {
      response.setHeader('content-type', request.url === '/picture.png' ? 'image/png' : 'text/html');
      response.end(request.url === '/picture.png' ? picture : `<img width="300" height="60" src="${source}">`);
    });
    await page.goto(url);
    const from = await page.context().newCDPSession(page);
    await from.send('Input.setInterceptDrags', { enabled: true });
    const to = await page.context().newCDPSession(widget.page);
    const dropped = new Promise<void>((resolve, reject) => {
      from.once('Input.dragIntercepted', ({ data }) => {
        const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
          to.send('Input.dispatchDragEvent', { type, x: 300, y: 200, data });
        widget.page
          .bringToFront()
          .then(() => Promise.all([send('dragEnter'), send('dragOver'), send('drop')]))
          .then(() => resolve(), reject);
      });
    });
    const mouse = (type: 'mousePressed' | 'mouseMoved', x: number) =>
      from.send('Input.dispatchMouseEvent', { type, x, y: 40, button: 'left', buttons: 1, clickCount: 1 });
    await mouse('mousePressed', 100);
    await Promise.all([mouse('mouseMoved', 110), mouse('mouseMoved', 150), mouse('mouseMoved', 200)]);
    await dropped;
    return widget;
  }

  it('is saved if its data comes along', async () => {
    const { viewer } = await drag(`data:image/png;base64,${picture.toString('base64')}`);
    await poll(() => viewer.files()).toHaveLength(2);
    const [original = ''] = (await viewer.files()).filter((file) => file.endsWith('original.png'));
    expect((await viewer.read(`screenshots/sp/${original}`)).equals(picture)).toBe(true);
  });

  it('is explained if only its address comes along; the widget stays open', async () => {
    const { viewer, page, frame } = await drag('/picture.png');
    await poll(() => frame.locator('.failure span').textContent()).toBe(
      'The browser did not pass on the image. Copy it in the other page, then paste it here.',
    );
    expect(await viewer.files()).toEqual([]);
    expect(page.url()).toBe(`${viewer.url}/screenshot-paste`);
  });
});

it('An image whose data is damaged is explained when it is dropped', async () => {
  const { frame, wrong } = await openInPage(running, browser);
  await frame.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/uri-list', 'data:image/png;base64,iVBORw0KG');
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  });
  await poll(() => frame.locator('.failure span').textContent()).toMatch(/^The browser did not pass on the image/);
  expect(wrong).toEqual([]);
});

describe.each(PLACES.slice(0, 2))('The widget in %s', (place, open) => {
  it('shows both files in full size, and downloads where the browser allows it', async () => {
    const { viewer, page, frame, wrong } = await open(running, browser);
    await frame.locator('#file').setInputFiles({ name: 'wide board.png', mimeType: 'image/png', buffer: picture });
    const full = frame.locator('.full img');
    for (const [name, width] of [
      ['original', 2000],
      ['optimized copy', 1568],
    ] as const) {
      await poll(() => frame.locator(name === 'original' ? '#before' : '#after').getAttribute('src')).toMatch(/^blob:/);
      await frame.getByRole('button', { name: `Open the ${name} in full size` }).click();
      await poll(() => full.evaluate((image) => image.clientWidth)).toBe(width);
      await page.keyboard.press('Escape');
      await full.waitFor({ state: 'hidden' });
    }
    if (place === 'the page itself') {
      const downloading = page.waitForEvent('download');
      await frame.getByRole('button', { name: 'Download' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('wide-board-1568x235.png');
      const saved = await viewer.read('screenshots/sp/wide-board-1568x235.png');
      expect((await readFile(await download.path())).equals(saved)).toBe(true);
    } else expect(await frame.locator('#download').isHidden()).toBe(true);
    expect(wrong).toEqual([]);
  });
});
